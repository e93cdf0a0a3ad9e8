list-and = { $rest } and { $last }
seat-number = seat { $number }
reason-game-over = The game is over.
reason-not-your-turn = It’s not your turn.
reason-not-this-step = That’s allowed, but it isn’t what this step is about.

## What a record proves

proof-moves = All { $moves } moves are legal, and they lead to the recorded result.
proof-moves-so-far = All { $moves } moves are legal; the game is not over.
proof-chance = The deal and all { $draws } later draws and rolls follow from the key.
proof-known-deal = This is the deal of an earlier game, which some people here had already played.
proof-given-key = The key was given, as a seed, for a daily challenge or to repeat a deal, so nothing is proven about how it was chosen.
proof-mixed-key = The key combines the table’s secret with what { $people } added, so nobody decided it alone.
proof-table-alone = Nobody added to the table’s secret, so the table alone decided the key, but before anything was dealt or rolled.
proof-commitment = The table committed itself to its secret with { $commitment }.
proof-compare = Compare that line with the one your screen showed before the game; this file can’t do that for you.

## What happens at a table

event-guest-bot = { $seat-me ->
    [yes] You are a guest bot: everybody knows that a program plays for you.
   *[no] { $seat } is a guest bot: a program plays there.
}
event-known-deal = It’s the same deal again: some of the players know it.
event-stand-in-came = { $why ->
    [clock] { $seat-me ->
        [yes] You ran out of time: a bot plays for you until you do something.
       *[no] { $seat } ran out of time: a bot plays until they’re back.
    }
   *[away] { $seat-me ->
        [yes] You were away: a bot plays for you until you do something.
       *[no] { $seat } is away: a bot plays until they’re back.
    }
}
event-stand-in-left = { $seat-me ->
    [yes] You’re back, and play yourself again.
   *[no] { $seat } is back. The bot hands the seat over.
}
event-resigned = { $seat-me ->
    [yes] You resign. A bot plays on for you.
   *[no] { $seat } resigns. A bot plays on.
}
event-bot-came = A bot takes over the seat of { $seat } for good.
event-paused = { $seat-me ->
    [yes] You pause the table.
   *[no] { $seat } pauses the table.
}
event-resumed = { $why ->
    [lapsed] The pause is over: it has lasted as long as a move may take.
   *[asked] { $seat-me ->
        [yes] You resume the game.
       *[no] { $seat } resumes the game.
    }
}
event-renamed = { $seat-me ->
    [yes] You’re now called { $seat }.
   *[no] { $before } is now called { $seat }.
}

## The card counter

list-or = { $rest } or { $last }
counter-title = Card counter
counter-left = { $left } of { $total } unseen
counter-left-none = all { $total } seen
counter-card = Card
counter-unseen = Unseen
counter-where = Where
counter-of = { $left } of { $total }
counter-amount = { $count } { $place }
counter-none = No such card. Type the name of a card, or part of it.
back-card = Cards
place-pile = in the pile
place-deck = in the deck
place-discards = in the discards
place-hand = { $seat-me ->
    [yes] in your hand
   *[no] in { $seat }’s hand
}
place-seen-hand = { $seat-me ->
    [yes] in your hand
   *[no] in { $seat }’s hand
}
place-known-hand = { $seat-me ->
    [yes] in your hand
   *[no] in { $seat }’s hand
}

## What a link says before it is opened

link-text = Five race-and-bull board games: alone against bots, or with friends by a link.
link-invitation = { $name } invites you to { $game }
link-invitation-text = { $free ->
    [one] One seat is free. No account needed.
   *[other] { $free } seats are free. No account needed.
}
link-table = { $game } with { $name }
