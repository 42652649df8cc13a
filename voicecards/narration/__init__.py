"""Events, questions and refusals become utterances, through Fluent."""
