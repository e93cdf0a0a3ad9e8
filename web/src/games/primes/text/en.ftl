## The board of Trip & Run

primes-board = The snake of a hundred squares. { $meeples }
primes-board-seat = { $name }: { $squares }.
primes-start = Start
primes-start-lower = the start
primes-trip-square = Aim at { $square }: { $who }. It shows { $pictures }.
primes-move-square = Move your meeple from { $from ->
    [0] the start
   *[other] { $from }
  } to { $to }
primes-nothing-shown = nothing

## Aim and equation

primes-your-aims = Squares you can trip
primes-other-aims = Or trip
primes-no-aims = There’s nobody you can trip.
primes-aim = Aim
primes-aims = { $name } aims at
primes-you-aim = You aim at
primes-runs = { $name } runs
primes-you-run = You run
primes-hold = needs { $needs }
primes-drop = Cancel trip
primes-sets = Cards that work
primes-set-name = Lay { $cards }: back by { $sum }
primes-laid-back = Take back { $card }
primes-picked = { $squares ->
    [0] { $cards } trips nobody here.
    [1] { $cards } fits one square.
   *[other] { $cards } fits { $squares } squares: choose one.
  }
primes-picked-wait = Looking for squares …
primes-put-down = Put the cards down
primes-trip-told = Trip { $square }, back { $sum }: { $who } → { $to ->
    [0] start
   *[other] { $to }
  }.
primes-trip-earns = { $moves ->
    [1] You earn a move of { $sum }.
   *[other] You earn { $moves } moves of { $sum }.
  }
primes-whose-meeple = { $times ->
    [1] { $name }
   *[other] { $name } ×{ $times }
  }

## Run

primes-run-title = Or run
primes-run-one = { $ahead ->
    [0] Run: move { $sum }
   *[other] Run: move { $sum } ({ $cards } + { $ahead } head start)
  }
primes-run-word = Move:
primes-run-short = { $ahead ->
    [0] { $count ->
        [1] { $sum }
       *[other] { $number }s: up to { $sum }
    }
   *[other] { $count ->
        [1] { $cards } + { $ahead } = { $sum }
       *[other] { $number }s: up to { $cards } + { $ahead } = { $sum }
    }
  }
primes-run-many = { $ahead ->
    [0] Run { $number }s: move up to { $sum }
   *[other] Run { $number }s: move up to { $sum } ({ $cards } + { $ahead } head start)
  }
primes-run-head-short = run { $number }s
primes-run-upto = { $count ->
    [1] move { $sum }
   *[other] up to { $sum }
  }
primes-run-how = { $ahead ->
    [0] Run { $number }s: how many?
   *[other] Run { $number }s, with a head start of { $ahead }: how many?
  }
primes-run-count = { $ahead ->
    [0] { $count ->
        [1] One card: { $sum }
       *[other] { $count } cards: { $sum }
    }
   *[other] { $count ->
        [1] One card and your head start: { $sum }
       *[other] { $count } cards and your head start: { $sum }
    }
  }
primes-head-start = Head start
primes-head-start-mark = First run: +{ $squares }
primes-head-start-own = Your first run: +{ $squares }
primes-run-which = Or tap the cards themselves.
primes-run-with = Run with { $card }

## What there is to do

primes-ask-run = Run, or pass
primes-ask-trip = Trip, or pass
primes-ask-pass = Nothing to trip or run: pass

## Moves

primes-move-chip = Move of { $sum }
primes-move-which = Which meeple goes { $sum }?
primes-move-choose = Choose a move, then a meeple.
primes-moved-told = { $from ->
    [0] start
   *[other] { $from }
  } → { $to }
primes-drag = Drag it onto a meeple, or tap it.

## Ends of a turn

primes-pass = Pass
primes-to-moves = On to the moves
primes-no-more = No more cards
primes-forgo = { $moves ->
    [0] End the turn
    [1] Skip this move
   *[other] Skip the remaining moves
  }
primes-forgo-short = No more moves

## Hand

primes-hand = Your cards
primes-hand-of = Cards of { $name }
primes-hand-empty = No cards in hand.
primes-only-fits = Hide unusable cards
primes-card = { $number } with { $pictures }
primes-card-lay = Lay { $number } with { $pictures }
primes-card-run = Run with { $number } ({ $pictures })
primes-card-pick = { $number } with { $pictures }: which squares does it fit?
primes-card-shaded = { $number } with { $pictures }: doesn’t fit; tap to ask why
primes-card-used = { $number } with { $pictures }: take it back

## Piles and backs

primes-pile-name = { $pile ->
    [0] The pile is empty
    [1] One card in the pile, number { $top } on top
   *[other] { $pile } cards in the pile, number { $top } on top
  }
primes-pile-left = { $pile } left
primes-discards = Discards
primes-discards-count = { $count ->
    [0] No discards
   *[other] Discards: { $count }
  }
primes-discards-open = White side up, for everyone to see
primes-discards-secret = Black side up, run by { $name }
primes-discards-none = Nothing has been played yet.
primes-backs-of-all = The backs of all hands
primes-backs-of = { $cards ->
    [0] { $name }: no cards
    [1] { $name }: one card, { $backs }
   *[other] { $name }: { $cards } cards, { $backs }
  }
primes-back-times = { $times } of { $number }
primes-cards-count = { $cards ->
    [1] 1 card
   *[other] { $cards } cards
  }

## Keys of the board

primes-key-digit = The next card of that number
primes-key-aim = The next square you can trip
primes-key-run = The next number you can run
primes-key-moves = Your moves and the meeples for them
primes-key-pass = Pass
primes-key-arrows = Move between things you can choose

## The confirm button

primes-deed-trip = trip { $square }
primes-deed-run = run { $sum }
primes-deed-move = { $moves ->
    [1] move
   *[other] { $moves } moves
  }

## A turn in four words

primes-phase-trip = Trip, as often as you can
primes-phase-run = Run, once
primes-phase-move = Move what you earned
primes-phase-draw = Draw one more than you played

## Before moves are given up

primes-waste-moves = { $moves ->
    [1] You would give up the move you earned. End the turn anyway?
   *[other] You would give up { $moves } moves you earned. End the turn anyway?
  }

## The result

primes-result-head = Last meeple on
primes-result-home = all meeples home
primes-result-next = next meeple on { $next }
primes-result-tie = { $ahead } and { $behind } both stopped with the last meeple on { $last }. Then the one before it decides: { $better } against { $worse }.
