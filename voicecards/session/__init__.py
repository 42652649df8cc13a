"""One run of the program: what the command line asked for, and a stage with its front end."""
