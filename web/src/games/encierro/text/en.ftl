## The board of Corre el encierro

encierro-course = The course of the run. { $runners } { $fallen ->
    [0] No location is closed.
    [1] The first location is closed.
   *[other] The first { $fallen } locations are closed.
  }
encierro-course-at = { $name } is at { $place }.
encierro-course-out = { $name } has been expelled.
encierro-go = { $deed }, to { $place }

## Deeds

encierro-do-advance = Advance one step
encierro-do-sprint = { $card } + { $other }: two steps
encierro-do-two = Advance two steps
encierro-do-all = Confirm { $count } plays
encierro-do-swap = Swap places with { $name }
encierro-do-attack = { $card } on { $name }
encierro-do-barrier = { $card } for { $name }
encierro-do-lay = Lay { $card }
encierro-do-recover = Get back { $card }
encierro-do-discard = Discard { $card }
encierro-do-discards = Discard { $count } cards
encierro-do-draw = Draw a card
encierro-do-stop = Stop drawing
encierro-do-shield = Repel it with { $card }
encierro-do-send = Send the bull to { $name }
encierro-do-use = Save yourself with { $card }
encierro-do-lose = Lose { $card }
encierro-do-back = Step back instead
encierro-do-cancel = Cancel it with { $card }
encierro-do-take = Let it happen
encierro-short-advance = One step
encierro-short-sprint = With { $other }: two
encierro-short-lay = Lay it
encierro-short-discard = Discard it
encierro-short-draw = Draw
encierro-short-lose = Lose { $card }
encierro-short-shield = Repel it
encierro-short-use = Save yourself
encierro-do-stay = Stay and be expelled

## The stage

encierro-stage = What is happening
encierro-stage-eye = { $me ->
    [yes] { $card } hits you
   *[no] { $card } hits { $name }
  }
encierro-stage-attack = { $who ->
    [mine] You play { $card } on { $name }
    [me] { $by } plays { $card } on you
   *[other] { $by } plays { $card } on { $name }
  }
encierro-stage-rescue = { $me ->
    [yes] The Cabestros are here: run!
   *[no] The Cabestros reach { $name } at { $place }
  }
encierro-ask-full = Your hand is full: play or discard a card first
encierro-stage-play = Your turn: play, discard, draw
encierro-stage-discard = Discarding
encierro-stage-draw = Another card?
encierro-stage-turn = { $me ->
    [yes] Your turn
   *[no] { $name } is running
  }
encierro-tell-sent = { $name } sent you the bull.
encierro-cost-object = It costs you an object.
encierro-cost-card = { $cards ->
    [1] It costs you your only card.
   *[other] It costs you one of your { $cards } cards, picked at random.
  }
encierro-cost-theft = { $cards ->
    [1] { $by } gets your only card.
   *[other] { $by } gets one of your { $cards } cards, picked at random.
  }
encierro-cost-turn = It costs you your next turn; until the one after it, no bull and no fall hits you.
encierro-cost-place = You swap places, and drop back to { $place }.
encierro-tell-aim = Choose one of the lit runners.
encierro-tell-aimed = { $name } is chosen. To choose somebody else, touch another lit runner.
encierro-answer-repel = Repel it with { $things }
encierro-answer-cancel = Cancel it with { $things }
encierro-answer-run = Run with { $things }
encierro-answer-lose = Lose { $things }
encierro-answer-last = Lose { $things } and be expelled
encierro-answer-give = Give up { $things } instead
encierro-fold = Fold this question
encierro-unfold = Unfold this question
encierro-tell-play = Touch a card to see what it can do. Underlined cards can only be discarded. Draw last: after that, nothing more can be played.
encierro-tell-full = Your hand is full: play or discard a card, then draw. Underlined cards can only be discarded.
encierro-tell-discard = Touch more cards to discard them too, or draw.
encierro-tell-draw = Draw up to five cards in hand. { $eyes ->
    [0] No bull and no fall is left in the pile.
   *[other] Of { $cards } cards, { $bulls ->
        [1] one is a bull
       *[other] { $bulls } are bulls
      } and { $falls ->
        [1] one is a fall
       *[other] { $falls } are falls
      }.
  }
encierro-only-object = To lose another object instead, tap it.
encierro-last = On top of the discards: { $card }.
encierro-rocket = the rocket: the run has begun
encierro-you = You
encierro-queue = Who is hit, in order

## Runners

encierro-mat = { $name }, at { $place }. Wears { $objects }; special object: { $special }. { $cards ->
    [1] One card in hand.
   *[other] { $cards } cards in hand.
  } { $state }
encierro-mat-why = { $name } can’t be chosen; ask why
encierro-nothing = nothing
encierro-state-out = expelled
encierro-state-attacked = answers { $card }
encierro-state-draws = draws cards
encierro-state-turn = their turn
encierro-barred-pending = will miss a turn
encierro-barred-out = sits out
encierro-hit-none = not hit
encierro-hit-waits = is next
encierro-hit-now = hit by { $eye }
encierro-hit-repelled = repelled it
encierro-hit-sent = sent it on
encierro-hit-lost = lost an object
encierro-hit-back = stepped back

## Piles

encierro-pile = { $pile ->
    [0] 0 cards left: the Cabestros come.
    [1] 1 card left before the Cabestros come.
   *[other] { $pile } cards left before the Cabestros come.
  }
encierro-risk = { $bulls ->
    [1] 1 bull
   *[other] { $bulls } bulls
  }, { $falls ->
    [1] 1 fall
   *[other] { $falls } falls
  }
encierro-discards = Discards
encierro-discards-count = { $count ->
    [1] 1 discard
   *[other] { $count } discards
  }
encierro-discards-open = { $count ->
    [0] No discards
    [1] One discard
   *[other] { $count } discards
  }
encierro-discard-here = discard it
encierro-known = Cards you know of in { $name }’s hand

## My things

encierro-hand = Your cards
encierro-hand-empty = No cards in hand.
encierro-objects = What you wear
encierro-own = { $name }: yours
encierro-lost = { $name }: lost
encierro-special = { $name }: { $gloss }
encierro-no-special = no special object
encierro-card-still = { $card }: { $gloss }
encierro-card-used = { $card }: take it back
encierro-card-partner = Together with { $card }: one step more
encierro-card-play = { $card }: { $gloss }
encierro-card-spare = { $card }: { $gloss }. For now it can only be discarded
encierro-card-shaded = { $card }: { $gloss }. Not possible now; ask why

## Keys

encierro-key-digit = The card at that place in your hand
encierro-key-objects = The next object you may choose
encierro-key-special = Your special object
encierro-key-targets = The next runner you may choose
encierro-key-draw = Draw a card
encierro-key-stop = Stop drawing
encierro-key-fold = On a phone: fold or unfold a question
encierro-key-arrows = Move between things you may touch

## A question out of turn

encierro-threat-bull = A bull hits you!
encierro-threat-fall = You fall!
encierro-threat-rescue = Get away!

## Before something is given up

encierro-waste-stay = You still have a way out. If you stay, you’re expelled. Stay anyway?

## What an attack costs, unless it is cancelled
encierro-beat-object = An object is lost, unless Otra vez será cancels it.
encierro-beat-card = A card is lost, unless Otra vez será cancels it.
encierro-beat-theft = A card is stolen, unless Otra vez será cancels it.
encierro-beat-turn = A turn is lost, unless Otra vez será cancels it.
encierro-beat-place = They swap places, unless Otra vez será cancels it.

## The result

encierro-result-head = Reached
encierro-result-at = { $location } of { $last }
encierro-result-note = { $place }, { $objects ->
    [1] with one object left
   *[other] with { $objects } objects left
  }
encierro-result-out = out
encierro-result-expelled = { $order ->
    [1] First to be expelled
    [2] Second to be expelled
    [3] Third to be expelled
    [4] Fourth to be expelled
   *[other] Fifth to be expelled
  }
encierro-result-tie = { $ahead } and { $behind } got equally far. Then objects decide: { $better } against { $worse }.
encierro-do-send-on = Send it on with { $card }
encierro-or-tap = Or { $way }: tap it below.
