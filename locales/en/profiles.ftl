# Several players at one computer.

profile-error-empty = A player needs a name with a letter or a digit in it.
profile-error-long = That name is too long.
profile-error-exists = There is a player of that name already.
profile-error-missing = There is no player of that name.
profile-error-unwritable = The player cannot be added: nothing can be written here.
