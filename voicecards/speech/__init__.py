"""Utterances become sound: synthesisers, the queue with priorities, the history."""
