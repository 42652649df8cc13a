"""Barbu: short contracts that every player leads once; the highest total wins."""
