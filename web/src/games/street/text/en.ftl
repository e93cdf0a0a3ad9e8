## The board of RUN 2 Street

street-lane = { $name }: { $km } km, { $vehicle }. { $goal ->
    [0] You don’t know the goal.
   *[other] Goal { $goal } km, { $left } km to go.
  }
street-on-foot = on foot
street-out = out of the race
street-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
street-next = next
street-next-long = Play passes to the right: this rider is next
street-right = Play passes to the right: next is { $name }.
street-waits = { $name }: { $waited } of { $wait } turns
street-waits-short = { $name } { $waited }/{ $wait }
street-safe = { $turns ->
    [1] invincible until the next turn
   *[other] invincible, { $turns } turns
  }
street-stopped = police: skips a turn
street-finish = { $cards }: the goal!
street-beyond = { $km } > { $goal }: out!
street-barred = { $card } on { $name }: not possible now; see why

## What blocks a rider

street-cures = What helps against { $card }
street-cures-title = { $me ->
    [yes] { $card } blocks you
   *[no] { $card } blocks { $name }
  }
street-cures-wait = { $wait ->
    [0] Waiting doesn’t end it.
   *[other] Waiting ends it: { $waited } of { $wait } turns have passed.
  }
street-cures-lost = At this table the vehicle goes with the trick, however it ends.
street-aim = Now choose a rider

## Goal and piles

street-goal = Goal { $goal } km
street-to-go = { $state ->
    [there] exactly there!
    [beyond] { $left } km too far
   *[way] { $left } km to go
  }
street-ticks = White lines: where goals can be
street-quick = Quick race. White lines: where the others’ goals can be.
street-long = Long race. White lines: where the others’ goals can be.
street-deck = Cards in the deck:
street-discards = Discards { $count }
street-discards-none = Nothing has been discarded.
street-deck-long = { $deck } cards are left in the deck. It has been rebuilt { $rebuilds } of { $most } times.
street-known = What you know of { $name }’s hand
street-times = { $times ->
    [1] { $card }
   *[other] { $card }, { $times } times
  }
street-discard = Discard it
street-discard-instead = Discard instead
street-discard-name = Discard { $card }
street-end = End turn

## Hand

street-hand = Your hand
street-hand-of = { $name ->
    [You] Your hand
   *[other] { $name }’s hand
  }
street-hand-empty = No cards.
street-ask-discard-first = No card fits now: discard one
street-ask-discard-next = No other card fits now: discard one, or end your turn
street-card-play = { $card }: choose a rider
street-card-far = { $card }: past your goal, you would be out
street-card-barred = { $card }: can only be discarded now
street-card-used = Take back { $card }
street-card-picked = { $card }, chosen: now choose a rider, or discard it
street-card-armed = { $card }: past your goal. Choose it again if you mean it.
street-note-aim = { $card }: { $does }. Choose a rider.
street-note-used = card { $step }
street-note-discard = discarded
street-note-far = too far
street-note-sure = Sure?
street-note-goal = goal!

## Deeds

street-deed-both = Both cards, end turn
street-deed-discard = Discard, end turn
street-deed-end = Play, end turn
street-deed-beyond = Go too far: out

## Keys

street-key-card = choose a card
street-key-lane = then choose a rider for it
street-key-discard = discard the chosen card
street-key-end = end the turn
street-key-arrows = move between cards and lanes

## What a card does to somebody

street-beat-police = The next turn is lost.
street-beat-cramp = No riding for two turns, unless a Water bottle helps.
street-beat-obstacle = No riding for two turns, unless a Dodge or a Figure helps.
street-beat-pothole = No riding for a turn, unless a Dodge or a Figure helps.
street-beat-broken-wheel = No riding until there is a Spare wheel or another vehicle.
street-beat-broken-tray = No riding until there is a New tray or another vehicle.
street-beat-broken-chain = No riding until there is a Repaired chain or another vehicle.
street-beat-broken-rollerskate = No riding until there is a Repaired rollerskate or another vehicle.
street-beat-broken-board = No riding until there is a Repaired board or another vehicle.

## The result

street-result-head = Still to go
street-result-rest = { $rest } km
street-result-goal = rode { $km } of { $goal } km
street-result-out = out
street-result-over = { $over } km past a goal of { $goal } km{ $out ->
    [1] ; first to go out
    [2] ; second to go out
    [3] ; third to go out
   *[other] {""}
  }
