## The board of Running with the Bulls

bulls-board = The town on day { $day }. { $wells }
bulls-board-well = { $place }: { $runners ->
    [0] no runners
    [1] one runner
   *[other] { $runners } runners
  }, bulls { $bulls }.
bulls-day-short = Day { $day }
bulls-sign-odd = odd
bulls-sign-even = even
bulls-sign-all = all
bulls-horns = Horns mark your runners that will meet a bull with their number.
bulls-last-step = Last step of the day: this is where they would score.
bulls-holds = { $points ->
    [1] 1 point
   *[other] { $points } points
  }
bulls-first = Begins this step
bulls-more-runners = { $runners ->
    [1] +1 runner
    [-1] −1 runner
    [-2] −2 runners
   *[other] +{ $runners } runners
  }
bulls-more-cards = +{ $cards } cards
bulls-risk = { $risk } at risk: { $odds } in 6
bulls-odds = { $odds } in 6
bulls-land-safe = yours match no bull
bulls-land-no-bulls = no bulls
bulls-land-none = none of yours
bulls-land-nobody = nobody comes
bulls-land-of = of { $runners }

## Dice, bulls, places, signs

bulls-strip = Dice and choices
bulls-tabs = Whose dice
bulls-tab = { $name ->
    [You] Your dice: { $points } points, { $standing } up, { $trampled } trampled
   *[other] { $name }’s dice: { $points } points, { $standing } up, { $trampled } trampled
  }
bulls-mine = mine
bulls-bulls = Bulls
bulls-next-mine = Your runners, and where they go next
bulls-next = { $name ->
    [You] Your runners, and where they go next
   *[other] { $name }’s runners, and where they go next
  }
bulls-arrived-mine = Your runners by the sea
bulls-arrived = { $name ->
    [You] Your runners by the sea
   *[other] { $name }’s runners by the sea
  }
bulls-die = A { $face } at { $place }
bulls-die-goes = A { $face } at { $place }, going to { $to }
bulls-die-risk = It meets a bull with its number: { $odds ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] six
  } in six to fall.
bulls-put-back = Leave the { $face } at { $place } as it is
bulls-bull-at = A bull showing { $face } at { $place }
bulls-lead = Lead the bull showing { $face } at { $place } to one side
bulls-no-dice = No runners of this colour are up.
bulls-no-bulls = There are no bulls.
bulls-of = { $picked } of { $most }
bulls-out-roll = Roll none
bulls-out-roll-some = Roll these
bulls-out-skip = Do nothing
bulls-out-skip-some = Do nothing
bulls-out-keep = { $cards ->
    [1] Keep it
   *[other] Keep them all
  }
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
    [1] One { $face } at { $place }
   *[other] { $dice } dice showing { $face } at { $place }
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

bulls-ones = { $ones ->
    [1] One of yours rolled a 1: it goes to any gate, and stays a 1.
    [2] Two of yours rolled a 1: they go to any gates, and stay 1s.
    [3] Three of yours rolled a 1: they go to any gates, and stay 1s.
   *[other] { $ones } of yours rolled a 1: they go to any gates, and stay 1s.
  }
bulls-ones-left = { $ones ->
    [0] That was the last of your 1s.
    [1] One more 1 to place.
   *[other] { $ones } more 1s to place.
  }
reason-enough-picked = { $most ->
    [2] Two at most: take one back first.
   *[3] Three at most: take one back first.
  }
bulls-hold = Choose a target
bulls-hold-place = Choose a place
bulls-hold-bull = Choose a bull
bulls-hold-sign = Choose a sign
bulls-hold-token = Choose a token
bulls-hold-runner = Choose a runner
bulls-hold-runners = Choose whose runners
bulls-deed-roll = { $dice ->
    [1] Roll 1 die
   *[other] Roll { $dice } dice
  }
bulls-deed-roll-none = Roll none
bulls-deed-discard = { $cards ->
    [1] Discard 1 card
   *[other] Discard { $cards } cards
  }
bulls-deed-at = { $card ->
    [loose-bull] Let it loose at { $place }
    [stampede] Roll the bulls at { $place }
   *[panic] Roll everyone at { $place }
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

## What somebody else's card does

bulls-does = { $card ->
    [second-wind] Rerolls runners of their own in one roundabout.
    [sprint] Rerolls up to three runners of their own.
    [change-of-plans] Rerolls runners of their own, anywhere.
    [panic] Rerolls everybody’s runners in one roundabout.
    [shove] Rerolls up to two of one opponent’s runners.
    [heckler] Rerolls all of one opponent’s runners in one roundabout.
    [red-cape] Rerolls one bull.
    [stampede] Rerolls all the bulls in one roundabout.
    [ole] Leads one bull to the next roundabout.
    [loose-bull] Lets one more bull into this row.
    [directions] Places a direction token.
    [road-crew] Removes a direction token.
    [guidebook] Draws two action cards.
   *[souvenir] Gains two points.
  }

## The end of a day

bulls-evening-on = On to day { $day }
bulls-evening-begun = Day { $day } has begun.
bulls-evening-discard = Next, discard the cards you don’t want.
bulls-discarding = For the new day your hand is filled up to five cards; extra cards come on top.
bulls-evening-fell = { $runners ->
    [1] 1 fell
   *[other] { $runners } fell
  }
bulls-evening-up = { $places ->
    [1] up one place
   *[other] up { $places } places
  }
bulls-evening-down = { $places ->
    [1] down one place
   *[other] down { $places } places
  }
bulls-evening-again = How day { $day } ended
bulls-ready = Ready
bulls-key-evening = How the latest day ended

## A charge

bulls-charge-at = Charge at { $place }!
bulls-charge-rule = Whoever shows a { $list } rolls once. Another { $list }, and they fall.
bulls-or = { $rest } or { $last }
bulls-charge-stands = stands
bulls-charge-falls = falls
bulls-charge-yours = yours
bulls-charge-of = Charge { $at } of { $of }
bulls-charge-skip = Skip
bulls-running = The runners move down a row
bulls-charging = The bulls charge
bulls-counting = The day’s points

## Before a card is wasted

bulls-waste-skip = { $card } would do nothing, and be gone. Play it anyway?
bulls-waste-roll = Nobody is chosen, so { $card } would do nothing, and be gone. Play it anyway?
bulls-waste-target = There’s nothing here for { $card } to work on: it would be gone for nothing. Play it anyway?
bulls-see-day = See the day again
bulls-day-again = Day { $day } again
