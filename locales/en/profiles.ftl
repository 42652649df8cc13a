# Several players at one computer.

profile-error-empty = A player needs a name with a letter or a digit in it.
profile-error-long = That name is too long.
profile-error-exists = There is a player of that name already.
profile-error-missing = There is no player of that name.
profile-error-unwritable = The player cannot be added: nothing can be written here.

menu-item-players = Who plays
players-title = Who plays.
players-first = the first player
players-row-here = { $name }, plays now
players-add = Add a player
players-name = Name of the player
players-here-already = { $name } plays already.
players-sits = Now plays: { $name }. Settings, score sheets, games and statistics are theirs.
players-stays = Neither the first player nor the one who plays now can be removed.
players-remove-question = Remove { $name }, with all settings, score sheets, games and statistics?
players-kept = Nothing has been removed.
players-removed = Removed: { $name }.
help-players = Several people can play on this computer, each with settings, keys, score sheets, games and statistics of their own. { KEYOF("confirm") } lets the player in this row sit down, { KEYOF("delete_sheet") } removes the player, after asking.
