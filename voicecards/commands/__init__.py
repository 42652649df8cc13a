"""The one layer of commands: keys and sentences become the same `Command`."""
