"""Bouillotte: three cards, one card turned up for all, and chips to bet."""
