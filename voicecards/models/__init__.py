"""Better ears to be fetched: what there is, what is here, how it comes and goes."""
