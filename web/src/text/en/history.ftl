history-title = Your races
history-lead = { $games ->
    [one] One game, kept on this device only.
   *[other] { $games } games, kept on this device only.
}
history-none = No races yet. The street is yours.
history-none-here = No races of that kind yet.
history-played = { $count ->
   *[other] played
}
history-won = { $count ->
   *[other] won
}
history-row = { $count ->
    [one] day in a row
   *[other] days in a row
}
history-filter = Which games
history-all = All games
history-filter-won = Won
history-friends = With friends
history-daily = Deals of the day
history-with = with { $names }
history-with-bots = { $bots ->
    [one] with one bot
   *[other] with { $bots } bots
}
history-with-both = with { $names } and { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
history-alone = alone
history-of-the-day = deal of the day
history-when = { $what }, { $when }
history-first = won
history-place = { $place } of { $players }
history-open = Result and replay
history-older = Show { $count } older
history-save = Save as a file
history-load = Add from a file
history-added = { $count ->
    [0] Nothing new in that file.
    [one] One game added.
   *[other] { $count } games added.
}
history-not-ours = That file isn’t a history saved here. Choose one called stampede-history.json.
