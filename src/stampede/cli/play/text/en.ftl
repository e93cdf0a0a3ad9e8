### What the terminal itself says. Everything else comes from the games.

## Around a game

terminal-person = Player { $seat }
terminal-yes = yes
terminal-no = no
terminal-dice-bound = Fair dice: this table commits itself to { $commitment } before the first card. Then every player adds to the dice, and once the game is over anyone can check them.
terminal-dice-given = This deal was chosen in advance: by a seed, for a daily challenge, or to play the same deal again.
terminal-resumed = Continuing { $file }
terminal-torn = The game stopped while the last line of its log was being written. That move was never shown as played, and has been dropped.
terminal-saved = Everything is saved. To continue: { $command }
terminal-curtain = Pass the screen to { $name }, then press Enter.

## Bots: a level, whom you get there, and what they are like

terminal-bot-gentle = gentle
terminal-bot-gentle-title = First time here
terminal-bot-gentle-line = Follows the balloon more than the herd.
terminal-bot-steady = steady
terminal-bot-steady-title = Up since four
terminal-bot-steady-line = Bakes first, runs later, keeps a cool head.
terminal-bot-sharp = sharp
terminal-bot-sharp-title = Knows every corner
terminal-bot-sharp-line = Reads your plan before the newspaper.
terminal-bot-mighty = mighty
terminal-bot-mighty-title = A thousand mornings
terminal-bot-mighty-line = Has seen every run, and remembers yours.
terminal-bot-random = random
terminal-bots-ask = { $bots ->
    [one] Which bot do you want to play against?
   *[other] Which bots do you want to play against?
}
terminal-bots-how = { $bots ->
    [one] Type a number or a name. Enter: { $usual }.
   *[other] Type a number or a name, or { $bots } of them: 1, 4. Enter: { $usual }.
}
terminal-bots-what = { $bots ->
    [one] Type a number from 1 to { $most }, or a name.
   *[other] Type one for all, or { $bots } with commas: numbers from 1 to { $most }, or names.
}
terminal-bot-thinks = { $name } is thinking…

## Bots that somebody brought along

terminal-guest-crashed = { $name } ({ $bot }) crashed, so a steady bot decided.
terminal-guest-illegal = { $name } ({ $bot }) chose something illegal, so a steady bot decided.
terminal-guest-timeout = { $name } ({ $bot }) took too long, so a steady bot decided.

## The screen

terminal-your-turn = { $name }: { $question }
terminal-since = Since your last move
terminal-only = { $why } Enter: { $choice }.
terminal-auto-how = Type auto and a number to turn one on or off. They answer after a moment, as a person would.
terminal-auto-what = Type auto and numbers from 1 to { $most }, or auto alone to see them.
terminal-tip = A number or a move · hint · preview · { $cards ->
    [yes] cards
   *[no] log
} · ? · why · undo · help · quit
terminal-since-more = (more: all of it)
terminal-go-on = Enter goes on.
terminal-stopped-at = { $done ->
    [0] Nothing was played: { $choice } is not possible.
    [1] Only the first of { $all } moves was played: { $choice } is not possible.
   *[other] Only the first { $done } of { $all } moves were played: { $choice } is not possible.
}
terminal-over = The game is over

## The end

terminal-ended = The end: { $reason }
terminal-has-resigned = resigned
terminal-record-saved = The record of this game is in { $file }
terminal-check-it = Check the dice: { $verify }  Watch it again: { $replay }
terminal-offer = again: play again with the same seats. again same: play the same deal again. Enter: leave the table.
terminal-after-what = Type again, again same, log or dice, or press Enter to leave.
terminal-same = same

## Answers

terminal-no-such-number = { $most ->
    [1] There is only one choice: 1.
   *[other] Choose a number from 1 to { $most }, or type a move.
}
terminal-did-you-mean = “{ $typed }” is not a choice. Did you mean: { $choices }?
terminal-not-understood = “{ $typed }” is neither a choice nor a command. Choose 1 to { $most }, or type: { $choices }. Type help to see the commands.
terminal-unclear = That could mean several commands: { $words }. Type a little more.
terminal-preview-what = Preview what? For example: preview { $example }. Separate several moves with commas.
terminal-preview-refused = { $choice } would not be possible then:
terminal-preview-chance = From there on, it is up to chance.
terminal-preview-hidden = { $choice } would reveal something hidden, so the preview ends here.
terminal-preview-end = { $choice } would end the game.
terminal-preview-then = Then you could choose: { $choices }.
terminal-preview-wait = Then it would be the others’ turn.
terminal-why-what = Why what? Type why and the move that was refused.
terminal-why-possible = { $choice } is possible now.
terminal-refused-more = ({ $clause }: to see the rule, type “why” and the move, or “? { $clause }”.)
terminal-hint = Number { $number }, { $choice }: { $sentence }.
terminal-hint-wins = From here you’d win about { $wins } games in 100 if everyone plays on sensibly.
terminal-hint-points = From here you’d end with about { $points } points if you play on sensibly.
terminal-hint-other-same = Number { $number }, { $choice }, is about as good.
terminal-hint-other-wins = With number { $number }, { $choice }, you’d win about { $fewer } fewer.
terminal-hint-other-points = With number { $number }, { $choice }, you’d end with about { $fewer } fewer.
terminal-resign-sure = Resign for good? A bot will play on for you, and you will be ranked last. Type { $yes } to confirm.
terminal-resign-not = You are still in the game.
terminal-declined-nothing-to-undo = You have nothing to take back.
terminal-declined-answered = You can’t take this back: somebody has already responded to it.
terminal-declined-chance-drawn = You can’t take this back: cards have been drawn or dice rolled since.
terminal-declined-shown = You can’t take this back: something hidden has been revealed since.

## Commands: how to type them (alternatives separated by commas), what they take, what they do

terminal-command-hint = hint
terminal-help-hint = the best choice, why, and what it’s worth
terminal-command-preview = preview
terminal-about-preview = MOVE, MOVE…
terminal-help-preview = what moves would do, without playing them
terminal-command-cards = cards
terminal-about-cards = [CARD]
terminal-help-cards = the card counter: what is gone, what is left, and where it can be
terminal-command-rule = rule
terminal-about-rule = [MOVE]
terminal-help-rule = the rule behind a choice
terminal-command-why = why
terminal-about-why = MOVE
terminal-help-why = why a move is not possible, and the rule behind that
terminal-command-undo = undo
terminal-help-undo = take back your last move, if nobody has learned anything from it
terminal-command-more = more
terminal-help-more = everything since your last move
terminal-command-log = log
terminal-help-log = everything that has happened
terminal-command-rules = rules
terminal-help-rules = the whole rulebook
terminal-command-dice = dice
terminal-help-dice = how to check the dice of this table
terminal-command-auto = auto, automatic
terminal-about-auto = [NUMBERS]
terminal-help-auto = answers given in advance
terminal-command-help = help
terminal-help-help = this list
terminal-command-resign = resign
terminal-help-resign = give up: a bot plays on, and you are ranked last
terminal-command-quit = quit, exit
terminal-help-quit = leave; everything is already saved
terminal-command-again = again
terminal-help-number-example = 1
terminal-help-number = the choice with that number
terminal-help-several-example = 1 3 4
terminal-help-several = several choices from the list, in that order; or moves separated by commas
terminal-help-notation = a move, as written in the list of choices
terminal-help-moves = The moves of this game begin with: { $moves }.
terminal-help-shorten = Commands can be shortened, and Tab completes what you type. Enter shows the table again.

## Replaying a game

terminal-replay-at = Move { $move } of { $moves }
terminal-replay-opening = The opening, before { $moves } moves
terminal-replay-move = { $name } plays { $choice }
terminal-replay-seen-by = as { $name } saw it
terminal-replay-spectator = as everybody saw it
terminal-replay-all = all cards open
terminal-replay-result = over: { $reason }
terminal-replay-step = This step
terminal-replay-tip = Enter · previous · first · last · number · seat 2 · spectator · all · quit
terminal-replay-what = Type next, previous, first, last, a number from 0 to { $moves }, seat and a number from 1 to { $seats }, spectator, all or quit.
terminal-replay-first = This is the opening.
terminal-replay-last = This is the last move.
terminal-replay-not-over = This game is not over: all the cards can be shown only once it is.
terminal-command-next = next
terminal-command-previous = previous, back
terminal-command-first = first
terminal-command-last = last
terminal-command-seat = seat
terminal-command-spectator = spectator
terminal-command-all = all

## Trip & Run

terminal-command-square = square
terminal-about-square = NUMBER
terminal-help-square = what a square shows, and who stands there
terminal-command-discards = discards
terminal-help-discards = the cards that were played
terminal-primes-start = start
terminal-primes-hand = Your hand
terminal-primes-pile = Pile of { $cards }, showing
terminal-primes-no-pile = The pile is empty.
terminal-primes-earned = Moves earned: { $moves }
terminal-primes-needs = Square { $square } still needs { $needs }
terminal-primes-which-square = Which square? Type square and a number from 0 to { $goal }.
terminal-primes-square-shows = Square { $square } shows { $symbols }.
terminal-primes-square-blank = { $square ->
    [0] The start shows nothing.
   *[other] Square { $square } shows nothing.
}
terminal-primes-square-there = There: { $who }.
terminal-primes-square-empty = Nobody stands there.
terminal-primes-square-trip = You can trip there: trip { $square }.
terminal-primes-trip = With { $cards }: { $who } back to { $to ->
    [0] the start
   *[other] { $to }
}, and you earn { $meeples ->
    [1] a move
   *[other] { $meeples } moves
} of { $sum }: { $landings }.
terminal-primes-landings = A move of { $sum }: { $landings }.
terminal-primes-landing = { $start ->
    [0] start
   *[other] { $start }
} to { $to } ({ $safety } % safe)
terminal-primes-no-landing = too far for all of yours
terminal-primes-open = Played openly:
terminal-primes-ran = Runs of { $name }:

## RUN 2 Street

terminal-street-deck = Deck { $deck }, discards { $discards }, rebuilt { $rebuilds } of { $most }
terminal-street-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
terminal-street-goal = { $rest } to go ({ $goal })
terminal-street-rest = { $rest } to go
terminal-street-stopped = police!
terminal-street-on-foot = on foot
terminal-street-out = out at { $km } km, goal { $goal }
terminal-street-hand = Your hand
terminal-street-known = { $name } holds
terminal-street-discards = Discards: { $cards }
terminal-street-laid = Laid by { $name }: { $cards }
terminal-street-then-km = You would have { $km } km, with { $rest } to go.
terminal-street-then-wins = You would have exactly { $km } km, and win.
terminal-street-then-out = You would have { $km } km, { $rest } too many: you would be out.
terminal-street-then-blocked = { $name } could ride no distance. Ways out: { $ways }.
terminal-street-then-free = You could ride again.
terminal-street-then-on-foot = You would be on foot.
terminal-street-then-stopped = { $name } would miss the next turn.
terminal-street-then-safe = You would be safe until your { $turns ->
    [1] next turn
    [2] second turn from now
   *[other] third turn from now
}.
terminal-street-way-vehicle = another vehicle
terminal-street-way-wait = { $turns ->
    [one] waiting for 1 turn
   *[other] waiting for { $turns } turns
}
terminal-street-order = Play passes to the right: { $names }.

## Corre el encierro

terminal-command-card = card
terminal-about-card = [NAME]
terminal-help-card = what a card does
terminal-encierro-hand = Your hand
terminal-encierro-cabestros = Cabestros
terminal-encierro-pile = { $cards } until the Cabestros: { $bulls ->
    [one] 1 bull
   *[other] { $bulls } bulls
}, { $falls ->
    [one] 1 fall
   *[other] { $falls } falls
}
terminal-encierro-discards = Discards { $cards }
terminal-encierro-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
terminal-encierro-expelled = expelled ({ $number })
terminal-encierro-barred-pending = loses a turn
terminal-encierro-barred-out = sits out
terminal-encierro-hit-waits = next
terminal-encierro-hit-now = now
terminal-encierro-hit-repelled = safe
terminal-encierro-hit-sent = sent on
terminal-encierro-hit-lost = lost
terminal-encierro-hit-back = stepped back
terminal-encierro-which-card = Which card? Type card and its name or id, such as { $some }.

## Raging Bulls

terminal-command-sheet = sheet
terminal-about-sheet = SEAT
terminal-help-sheet = the field of a seat, its score line by line, and what the letters mean
terminal-raging-round = round { $round }
terminal-raging-dice = Dice
terminal-raging-mallets = { $mallets ->
    [one] 1 mallet
   *[other] { $mallets } mallets
}
terminal-raging-saws = { $saws ->
    [one] 1 saw
   *[other] { $saws } saws
}
terminal-raging-shed = { $stands ->
    [yes] { $shed ->
        [bull] the bull’s shed stands
       *[sheep] the sheep’s shed stands
    }
   *[no] { $shed ->
        [bull] shed for the bull
       *[sheep] shed for the sheep
    }
}
terminal-raging-recycling = Recycled
terminal-raging-line = { $line ->
    [isolated] bulls { $points }
    [couples] couples { $points }
    [prize] prize { $points }
    [sheep] sheep { $points }
    [mallets] mallets { $points }
    [posts] posts { $points }
   *[escaped] escaped { $points }
}
terminal-raging-targets = medals { $bronze }/{ $silver }/{ $gold }
terminal-raging-then = Score { $now } → { $then }
terminal-raging-sure-stop = You would stop for good with { $score ->
    [one] { $score } point
   *[other] { $score } points
}. Sure? Type { $yes } to stop, anything else to play on.
terminal-raging-sure-mallet = This is your last mallet: your game would end with { $score ->
    [one] { $score } point
   *[other] { $score } points
}. Sure? Type { $yes } to mark it off, anything else to think again.
terminal-raging-medals = Bronze from { $bronze }, silver from { $silver }, gold from { $gold }.
terminal-raging-legend = B bull, b isolated bull, c cow, s sheep, * rosette, { $pond } pond; before a post: used once ·, twice ×.

## Running with the Bulls

terminal-bulls-which-card = There is no such card. Type card on its own to list them all.
terminal-bulls-odd = o
terminal-bulls-even = e
terminal-bulls-day = Day { $day }, step { $step }
terminal-bulls-deck = Deck of { $cards }
terminal-bulls-hand = Your hand
terminal-bulls-runners-more = { $number } run.
terminal-bulls-cards-more = { $number } cards
terminal-bulls-cards = { $number ->
    [1] 1 card
   *[other] { $number } cards
}
terminal-bulls-tokens = { $number ->
    [1] 1 token
   *[other] { $number } tokens
}
terminal-bulls-trampled = { $number } trampled
terminal-bulls-evening-line = { $place }. { $name }: { $arrived }; { $trampled ->
    [0] nobody fell
    [1] 1 fell
   *[other] { $trampled } fell
}{ $souvenirs ->
    [0] {""}
   *[other] ; { $souvenirs } for souvenirs
}. +{ $points } today, { $total } in all.
terminal-bulls-evening-at = { $runners } at { $sight } ({ $points } each)
terminal-bulls-evening-none = nobody by the sea

## A game looked at again

terminal-review-player = Player
terminal-review-decisions = Decisions
terminal-review-mistakes = Mistakes
terminal-review-lost = Cost
terminal-review-wins = { $wins ->
    [one] 1 win in 100
   *[other] { $wins } wins in 100
}
terminal-review-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-review-moment = Move { $move }, { $name }: { $chosen }.
terminal-review-cost = That cost about { $amount }.
terminal-review-better = Better: { $best }.
terminal-review-no-mistake = No decision clearly cost anybody anything.

## Learning

terminal-learner = You
terminal-learn-step = Step { $step } of { $steps }.
terminal-learn-ways = (hint: what to type · next: skip this step · quit: continue another time)
terminal-learn-look = (Enter: continue · quit: continue another time)
terminal-learn-hint = Type: { $choices }
terminal-learn-help = Make the move: a number or a move from the list. Or type: { $commands }.
terminal-learn-left = Your place is kept. To continue: { $command }
terminal-learn-over = You can run!
terminal-learn-play = Play for real: { $command }
terminal-learn-offer = New here? Type { $learn } for a tutorial of a few minutes.
terminal-command-learn = learn, tutorial
