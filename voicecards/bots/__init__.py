"""Opponents: a bot sees a view and returns an action; nothing else."""
