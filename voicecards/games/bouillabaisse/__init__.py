"""Bouillabaisse: trick avoidance in six rounds; the lowest total wins."""
