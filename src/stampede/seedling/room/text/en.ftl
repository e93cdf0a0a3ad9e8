game-title = Stepping Stones
game-line = Hop across the pond, and make the others slip.
game-time = 5 min
game-kind = a race with cards
game-pick = Hop across the pond, and make the others slip.
first-goal = Be the first on the far bank.
first-first = Play a card: your frog hops that far.

## The box

card-step = step
card-jump = jump
card-leap = leap

## What a seat is asked, and may do

decision-turn = Play a card: how far does your frog hop?
action-play =
    Play { $arg1-id ->
        [step] a step: one stone
        [jump] a jump: two stones
       *[leap] a leap: three stones
    }
deed-play = Play { $arg1 }

## What happened. `-seen` is told to those who may see the secret.

event-dealt =
    { $seat-me ->
        [yes] You are dealt { $count } cards.
       *[no] { $seat } is dealt { $count } cards.
    }
event-dealt-seen =
    { $seat-me ->
        [yes] You are dealt { $cards }.
       *[no] { $seat } is dealt { $cards }.
    }
event-turn =
    { $seat-me ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
event-hopped =
    { $seat-me ->
        [yes] You play { $card } and hop
       *[no] { $seat } plays { $card } and hops
    } from { $from ->
        [0] the bank
       *[other] { $from }
    } to { $to }.
event-slipped =
    { $victim-me ->
        [yes] You slip
       *[no] { $victim } slips
    } from { $from } back to { $to ->
        [0] the bank
       *[other] { $to }
    }.
event-drew =
    { $seat-me ->
        [yes] You draw a card.
       *[no] { $seat } draws a card.
    }
event-drew-seen =
    { $seat-me ->
        [yes] You draw { $card }.
       *[no] { $seat } draws { $card }.
    }
event-ended =
    { $reason ->
        [across] A frog is across: the race is over.
       *[dry] No cards are left: the race is over.
    }

## Why something can’t be done

reason-not-in-hand = You don’t have that card: { $card }.

## How it ended

end-across = a frog reached the far bank
end-dry = the cards ran out
score-stones = The frog sits on stone

## Advice

advice-gain =
    { $stones ->
        [one] Gains one stone on the others.
       *[other] Gains { $stones } stones on the others.
    }

## Fields of the view, for the text table

view-frogs = Frogs
view-stone = Stone
view-stone-0 = the near bank
view-cards = Cards in hand
view-hand = Hand
view-turn = Whose turn it is
view-pile = Cards in the pile
view-discards = Discards
view-chances = Draws so far
view-ended = How it ended
view-ended-across = a frog is across
view-ended-dry = the cards ran out

## The parts of the layout

layout-pond = The pond
layout-hand = Your hand
layout-cards = The cards
layout-pile = Pile
layout-discards = Discards

## How to play, in three positions

lesson-race = The frogs race from the near bank, on the left, to the far bank. You see your own two cards; everybody else’s are hidden.
lesson-slip = You landed where another frog sat: it slipped two stones back.
lesson-end = The far bank is near. Any card that takes you there, or beyond, ends the race at once and wins it.

## The tutorial

tutorial-hop = Play any **card**: your frog hops that far.
tutorial-hop-why = A step is one stone, a jump two, a leap three.
tutorial-hop-done = You also drew a new card.
tutorial-slip = Land on the **other frog**.
tutorial-slip-why = Where you land, nobody else stays.
tutorial-slip-done = It slipped two stones back.
tutorial-across = Hop to the **far bank**.
tutorial-across-why = You needn’t land there exactly.
tutorial-across-done = Across: the race is over, and it is yours.
tutorial-learned-1 = A card moves your frog; then you draw another.
tutorial-learned-2 = A frog you land on slips two stones back.
tutorial-learned-3 = The first on the far bank wins.
tutorial-end = That was all of it. Mind the slippery stones.
