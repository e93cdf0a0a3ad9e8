### What the table in the terminal says by itself. All else is said by the games.

## Around a game

terminal-person = Player { $seat }
terminal-yes = yes
terminal-no = no
terminal-dice-bound = Fair dice: before the first card this table is bound to { $commitment }. Everybody adds to the dice after that, and when the game is over all of it can be checked.
terminal-dice-given = The deal of this table was given, by a seed or to repeat it.
terminal-resumed = Going on with { $file }
terminal-torn = The last line of its log was only half written when the game was stopped. It was never shown as done, and has been dropped.
terminal-saved = Everything is saved. To go on: { $command }
terminal-curtain = Hand over to { $name }; Enter when ready.

## The screen

terminal-your-turn = { $name }: { $question }
terminal-since = Since your last move
terminal-tip = A number or a move · hint · preview · ? · why · undo · log · help · quit
terminal-over = The game is over

## The end

terminal-ended = The end: { $reason }
terminal-has-resigned = resigned
terminal-record-saved = The record of this game is { $file }
terminal-check-it = Check its dice: { $verify }  Look at it again: { $replay }
terminal-offer = again: another game with the same seats. again same: with the same deal. Enter: leave the table.
terminal-after-what = Type again, again same, log or dice; or Enter to leave.
terminal-same = same

## Answers

terminal-no-such-number = { $most ->
    [1] There is only choice 1.
   *[other] Choose a number from 1 to { $most }, or write a move.
}
terminal-did-you-mean = “{ $typed }” is not a choice. Did you mean: { $choices }?
terminal-not-understood = “{ $typed }” is neither a choice nor a command. You can choose 1 to { $most }, or write: { $choices }. help lists the commands.
terminal-unclear = That can mean several commands: { $words }. Write a little more.
terminal-preview-what = Preview what? For example: preview { $example }. Several moves are separated by commas.
terminal-preview-refused = Then { $choice } is not possible:
terminal-preview-chance = From there on it is up to chance.
terminal-preview-hidden = { $choice } would show something that is hidden now: no more can be foreseen.
terminal-preview-end = { $choice } would end the game.
terminal-preview-then = Then you could choose: { $choices }.
terminal-preview-wait = Then it would be up to others.
terminal-why-what = Why what? Write why and the move that is refused.
terminal-why-possible = { $choice } is possible now.
terminal-refused-more = ({ $clause }; “why” and the move, or “? { $clause }”, shows the rule.)
terminal-hint = Number { $number }, { $choice }: { $sentence }.
terminal-resign-sure = Resign for good? A bot plays on for you, and you are ranked last. Write { $yes } to do it.
terminal-resign-not = You play on.
terminal-declined-nothing-to-undo = There is nothing of yours to take back.
terminal-declined-answered = This cannot be taken back: somebody has already answered it.
terminal-declined-chance-drawn = This cannot be taken back: cards were drawn or dice were rolled since.
terminal-declined-shown = This cannot be taken back: something hidden was shown since.

## Commands: how they are written (several ways are separated by commas), what they are about, what they do

terminal-command-hint = hint
terminal-help-hint = what the greedy bot would choose, and why
terminal-command-preview = preview
terminal-about-preview = MOVE, MOVE…
terminal-help-preview = what moves would do, without doing them
terminal-command-rule = rule
terminal-about-rule = [MOVE]
terminal-help-rule = the rule behind a choice
terminal-command-why = why
terminal-about-why = MOVE
terminal-help-why = why a move is not possible, and the rule behind that
terminal-command-undo = undo
terminal-help-undo = take your latest move back, while nobody has learnt anything from it
terminal-command-log = log
terminal-help-log = everything that has happened
terminal-command-rules = rules
terminal-help-rules = the whole rulebook
terminal-command-dice = dice
terminal-help-dice = how the dice of this table can be checked
terminal-command-help = help
terminal-help-help = this list
terminal-command-resign = resign
terminal-help-resign = give up: a bot plays on, and you are ranked last
terminal-command-quit = quit, exit
terminal-help-quit = leave; everything is saved already
terminal-command-again = again
terminal-help-number-example = 1
terminal-help-number = the choice of that number
terminal-help-notation = a move, written as in the list of choices
terminal-help-more = Commands may be shortened. Enter shows the table again.

## Looking at a game again

terminal-replay-at = Move { $move } of { $moves }
terminal-replay-opening = The opening, before { $moves } moves
terminal-replay-move = { $name } plays { $choice }
terminal-replay-seen-by = as { $name } saw it
terminal-replay-spectator = as everybody saw it
terminal-replay-all = all cards open
terminal-replay-result = over: { $reason }
terminal-replay-step = This step
terminal-replay-tip = Enter · previous · first · last · number · seat 2 · spectator · all · quit
terminal-replay-what = Write next, previous, first, last, a number from 0 to { $moves }, seat with a number from 1 to { $seats }, spectator, all or quit.
terminal-replay-first = This is the opening.
terminal-replay-last = This is the last move.
terminal-replay-not-over = This game is not over: all cards can be shown only when it is.
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
terminal-primes-which-square = Which square? Write square and a number from 0 to { $goal }.
terminal-primes-square-shows = Square { $square } shows { $symbols }.
terminal-primes-square-blank = { $square ->
    [0] The start shows nothing.
   *[other] Square { $square } shows nothing.
}
terminal-primes-square-there = There: { $who }.
terminal-primes-square-empty = Nobody stands there.
terminal-primes-square-trip = You can trip there: trip { $square }.
terminal-primes-open = Played openly:
terminal-primes-ran = Runs of { $name }:

## RUN 2 Street

terminal-street-deck = Deck { $deck }, discards { $discards }, rebuilt { $rebuilds } of { $most }
terminal-street-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
terminal-street-goal = { $rest } to go ({ $goal })
terminal-street-stopped = police!
terminal-street-on-foot = on foot
terminal-street-out = out at { $km } km, objective { $goal }
terminal-street-hand = Your hand
terminal-street-known = { $name } holds
terminal-street-discards = Discards: { $cards }
terminal-street-laid = Laid by { $name }: { $cards }

## Corre el encierro

terminal-command-card = card
terminal-about-card = [NAME]
terminal-help-card = what a card does
terminal-encierro-hand = Your hand
terminal-encierro-cabestros = Cabestros
terminal-encierro-pile = Pile { $cards }
terminal-encierro-discards = discards { $cards }
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
terminal-raging-medals = Bronze from { $bronze }, silver from { $silver }, gold from { $gold }.
terminal-raging-legend = B bull, b isolated bull, c cow, s sheep, * rosette, { $pond } pond; before a post: used once ·, twice ×.

## Running with the Bulls

terminal-bulls-which-card = There is no such card. card alone lists them all.
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
