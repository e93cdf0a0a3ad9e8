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
bulls-tab = { $name ->
    [You] Your dice: { $points } points, { $standing } up, { $trampled } trampled
   *[other] { $name }’s dice: { $points } points, { $standing } up, { $trampled } trampled
  }
bulls-mine = mine
bulls-bulls = Bulls
bulls-next-mine = Your dice, and where they go next
bulls-next = { $name ->
    [You] Your dice, and where they go next
   *[other] { $name }’s dice, and where they go next
  }
bulls-die = A { $face } on { $place }
bulls-put-back = Leave the { $face } on { $place } as it is
bulls-bull-at = A bull showing { $face } on { $place }
bulls-lead = Lead the bull showing { $face } on { $place } to one side
bulls-at-count = { $runners } · { $bulls ->
    [1] 1 bull
   *[other] { $bulls } bulls
  }
bulls-no-dice = No runners of this colour are up.
bulls-no-bulls = There are no bulls.
bulls-of = { $picked } of { $most }
bulls-out-roll = Roll none
bulls-out-roll-some = Roll these
bulls-out-skip = Do nothing
bulls-out-skip-some = Do nothing
bulls-out-keep = Keep them all
bulls-out-keep-some = Keep the rest

## A roundabout as a table

bulls-well = { $place }: { $runners ->
    [0] no runners
    [1] one runner
   *[other] { $runners } runners
  }
bulls-wells = Roundabouts in play
bulls-goes = Odd · even go to
bulls-ways = { $odd } · { $even }
bulls-dice-at = { $dice ->
    [1] One { $face } on { $place }
   *[other] { $dice } dice showing { $face } on { $place }
  }

## Hand

bulls-hand = Your cards
bulls-hand-of = { $name ->
    [You] Your cards
   *[other] { $name }’s cards
  }
bulls-hand-empty = No cards in hand.
bulls-card = { $name }. { $text }
bulls-card-discard = Discard { $name }. { $text }

## What the confirming button says

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

## Keys on the board

bulls-key-card = That card in your hand
bulls-key-dice = That choice in the strip
bulls-key-colour = That colour’s dice
bulls-key-bulls = The bulls
bulls-key-filter = Show only one colour’s dice
bulls-key-open = Show a roundabout as a table of its dice
bulls-key-board = The next thing you can touch on the board
bulls-key-arrows = Move between things you can touch

## What everybody can see

bulls-open = Days, discards, sights
bulls-open-player = Player
bulls-open-points = Points
bulls-open-up = Up
bulls-open-cards = Cards
bulls-open-tokens = Tokens
bulls-open-discards = Discards: { $cards }; in the deck: { $deck }
bulls-open-aside = Sights not in play today
