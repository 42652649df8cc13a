"""Trick play on integer bit masks: fast enough to play a hand out thousands of times."""
