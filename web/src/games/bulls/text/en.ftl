## The board of Running with the Bulls

bulls-board = The town on day { $day }. { $wells }
bulls-board-well = { $place }: { $runners ->
    [0] no runners
    [1] one runner
   *[other] { $runners } runners
  }, bulls { $bulls }.
bulls-day-short = Day { $day }
bulls-step = step { $step } of { $steps }
bulls-step-short = { $step } of { $steps }
bulls-sign-odd = odd
bulls-sign-even = even
bulls-first = Begins this step
bulls-more-runners = { $runners ->
    [1] +1 runner
    [-1] −1 runner
    [-2] −2 runners
   *[other] +{ $runners } runners
  }
bulls-more-cards = +{ $cards } cards
bulls-you = yours: { $runners }
bulls-risk = { $risk } at risk, { $odds } in 6
bulls-odds = { $odds }/6

## Dice, bulls, places, signs

bulls-strip = Dice and choices
bulls-tabs = Whose dice
bulls-tab = Dice of { $name }: { $points } points, { $standing } up, { $trampled } trampled
bulls-mine = mine
bulls-bulls = Bulls
bulls-next-mine = Your dice, and where they go next
bulls-next = Dice of { $name }, and where they go next
bulls-die = A { $face } on { $place }
bulls-put-back = Leave the { $face } on { $place } as it is
bulls-bull-at = A bull showing { $face } on { $place }
bulls-lead = Take the bull showing { $face } on { $place } to one side
bulls-at-count = { $runners } · { $bulls ->
    [1] 1 bull
   *[other] { $bulls } bulls
  }
bulls-no-dice = No runner of this colour is up.
bulls-no-bulls = There are no bulls.
bulls-of = { $picked } of { $most }
bulls-out-roll = Roll none
bulls-out-roll-some = Roll these
bulls-out-skip = Do without
bulls-out-skip-some = Do without
bulls-out-keep = Keep them all
bulls-out-keep-some = Keep the rest

## A roundabout as a table

bulls-well = { $place }: { $runners ->
    [0] no runners
    [1] one runner
   *[other] { $runners } runners
  }
bulls-wells = Roundabouts in play
bulls-goes = Odd · even to
bulls-ways = { $odd } · { $even }
bulls-dice-at = { $dice ->
    [1] One { $face } on { $place }
   *[other] { $dice } dice showing { $face } on { $place }
  }

## Hand

bulls-hand = Your cards
bulls-hand-of = Cards of { $name }
bulls-hand-empty = No cards in hand.
bulls-card = { $name }. { $text }
bulls-card-discard = Discard { $name }. { $text }

## The deed on the confirming button

bulls-hold = Choose a target
bulls-deed-roll = { $dice ->
    [1] Roll 1 die
   *[other] Roll { $dice } dice
  }
bulls-deed-roll-none = Roll none
bulls-deed-discard = { $cards ->
    [1] Discard 1 card
   *[other] Discard { $cards } cards
  }
bulls-deed-place = { $runners ->
    [1] Place the runner
   *[other] Place { $runners } runners
  }

## Keys of the board

bulls-key-card = That card of your hand
bulls-key-dice = That choice in the strip
bulls-key-colour = The dice of that colour
bulls-key-bulls = The bulls
bulls-key-filter = Only the dice of one colour
bulls-key-open = A roundabout as a table of its dice
bulls-key-board = The next thing on the board you may touch
bulls-key-arrows = From one thing you may touch to the next

## What lies open

bulls-open = Days, discards, sights
bulls-open-player = Player
bulls-open-points = Points
bulls-open-up = Up
bulls-open-cards = Cards
bulls-open-tokens = Tokens
bulls-open-discards = Discards: { $cards }; in the deck: { $deck }
bulls-open-aside = Sights that are not there today
