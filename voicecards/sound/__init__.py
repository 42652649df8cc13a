"""The mixer, the cues, panning and volumes."""
