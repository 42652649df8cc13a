"""Sound to sentences: the microphone, the end of speech, recognizers, and what to make of them."""
