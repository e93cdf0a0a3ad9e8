## Results, by what a game counts

score-of-any = score { $score }
score-of-bulls = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
score-of-raging = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
score-of-street = { $score } km
score-of-primes = last meeple on { $score }
score-of-encierro = { $score ->
    [0] expelled
   *[other] stretch { $score } of the course
}

## The deal of the day

daily-title = { $weekday }’s deal
daily-lead = The same cards and dice for everyone, against the same bots. One try counts; new deals come at eight in the morning{ $here ->
    [yes] .
   *[no] {" "}in Pamplona, { $time } where you are.
}
daily-rank = { $rank } of { $players }
daily-result = { $place } at the table, { $score }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
daily-result-alone = { $score }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
daily-new = Not tried yet
daily-against = { $bots ->
    [0] On your own. One try counts.
    [one] Against one bot. One try counts.
    [3] Against three bots. One try counts.
   *[other] Against { $bots } bots. One try counts.
}
daily-begun = Begun
daily-begun-note = Your try is waiting for you.
daily-void = Doesn’t count
daily-void-note = You resigned, somebody else moved for you, or time was up.
daily-try = Use your try
daily-try-short = Try
daily-go-on = Continue
daily-see-ranks = See the ranks
daily-see-ranks-short = Ranks
daily-ranks = { $game } today
daily-compared = your place at the table, then the score, then fewer moves
daily-compared-alone = the score, then fewer moves
daily-what = Result
daily-nobody = Nobody has finished this one yet.
daily-look = Look at { $name }’s game
daily-medals = Your medals
daily-medal-gold = gold
daily-medal-silver = silver
daily-medal-bronze = bronze
daily-medal-now-gold = gold, as things stand
daily-medal-now-silver = silver, as things stand
daily-medal-now-bronze = bronze, as things stand
daily-medals-how = Gold for the best tenth of the day, silver for the best quarter, bronze for the best half. They’re counted once the day is over.
daily-after = After your try
daily-after-text = You can play the same deal again as often as you like and look at other people’s games. Only the first try counts.
daily-send = Send today’s deals
daily-send-text = Today’s deals are the same for everyone. Can you beat me?
daily-streak = { $days ->
    [0] A neckerchief a day
    [one] The first of many days
   *[other] { $days } days in a row
}
daily-played = played
daily-missed = not played
daily-start-title = This is your one try. Start?
daily-start-text = { $game }: you can leave and come back. It counts if you finish by { $time }.
daily-start = Start
daily-not-now = Not now
daily-name-note = It’s shown in the ranks.
daily-home-title = { $weekday }’s deal: everyone plays the same
daily-home-new = { $games ->
    [one] One game, one try.
    [5] Five games, one try each.
   *[other] { $games } games, one try each.
}
daily-home-tried = { $games ->
    [one] You’ve tried one today.
   *[other] You’ve tried { $games } today.
}
daily-home-look = See today’s deals
daily-home-open = Look
daily-home-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
share-failed = That couldn’t be shared.
result-daily = See today’s ranks
