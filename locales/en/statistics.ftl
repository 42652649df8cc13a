# What the player has achieved.

menu-item-statistics = Statistics
stats-title = Statistics.
stats-of-game = { GAME($game) }.
stats-none = No finished game counts yet
stats-write = Write a table for other programs
stats-written = Written: the file "statistics" lies beside your settings. The command "doctor" tells where that is.
stats-unwritable = The table cannot be written here.
help-stats = Games played to their end are counted here, each game by itself, then by score sheet and opponents. Practice, games in which a decision was taken back, and games only listened to do not count.

stats-game = { GAME($game) }: { $played ->
    [one] one game
   *[other] { NUM($played) } games
}, { $won ->
    [0] none won
   *[other] { NUM($won) } won
}.
stats-played = Played: { NUM($played) }. Won: { $won ->
    [0] none
   *[other] { NUM($won) }
}.
stats-average = On average place { $mean_place }, score { $mean_score }.
stats-extremes = Best score { NUM($best) }, worst { NUM($worst) }.
stats-streak = { $streak ->
    [0] The last game was not won
    [one] The last game was won
   *[other] The last { NUM($streak) } games were won
}; most in a row: { $longest ->
    [0] none
   *[other] { NUM($longest) }
}.
stats-table = { $sheet }, against { $opponents }: played { NUM($played) }, won { $won ->
    [0] none
   *[other] { NUM($won) }
}, average place { $mean_place }.
stats-no-sheet = Table of your own
stats-decimal = { $sign ->
    [minus] minus { NUM($whole) }
   *[plus] { NUM($whole) }
}{ $rest ->
    [0] { "" }
   *[other] { " " }point { NUM($rest) }
}
