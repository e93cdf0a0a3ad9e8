game-title = RUN 2 Street
game-line = Ride exactly as far as your secret objective says, past the tricks of the others.

game-time = 20–30 min
game-kind = cards on wheels

## What a table may choose

option-length = Length of the race
option-length-quick = quick: about 100 km
option-length-long = long: about 150 km
option-shared_objective = One objective for all
option-max_rebuilds = How often the deck may be rebuilt

## Cards

card-skateboard = Skateboard
card-scooter = Scooter
card-bmx = BMX bike
card-rollerskates = Rollerskates
card-1km = 1 km
card-2km = 2 km
card-3km = 3 km
card-5km = 5 km
card-7km = 7 km
card-8km = 8 km
card-10km = 10 km
card-20km = 20 km
card-cramp = Cramp
card-broken-wheel = Broken wheel
card-obstacle = Obstacle
card-pothole = Pothole
card-broken-tray = Broken tray
card-broken-chain = Broken chain
card-broken-rollerskate = Broken rollerskate
card-broken-board = Broken board
card-water-bottle = Water bottle
card-spare-wheel = Spare wheel
card-dodge = Dodge
card-figure = Figure
card-new-tray = New tray
card-repaired-chain = Repaired chain
card-repaired-rollerskate = Repaired rollerskate
card-repaired-board = Repaired board
card-invincible-2 = Invincible for 2 turns
card-invincible-3 = Invincible for 3 turns
card-hand-swap = Hand swap
card-police = Police control

## What helps against a trick

cures-cramp = A Water bottle ends it at once. No other vehicle may be played meanwhile.
cures-broken-wheel = A Spare wheel ends it at once. Another vehicle does so as well; the old one is discarded with it.
cures-obstacle = A Dodge or a Figure ends it at once. No other vehicle may be played meanwhile.
cures-pothole = A Dodge or a Figure ends it at once. No other vehicle may be played meanwhile.
cures-broken-tray = A New tray ends it at once. Another vehicle does so as well; the old one is discarded with it.
cures-broken-chain = A Repaired chain ends it at once. Another vehicle does so as well; the old one is discarded with it.
cures-broken-rollerskate = A Repaired rollerskate ends it at once. Another vehicle does so as well; the old one is discarded with it.
cures-broken-board = A Repaired board ends it at once. Another vehicle does so as well; the old one is discarded with it.

## What a seat is asked

decision-first = Play or discard a card
decision-next = Another card, or end your turn

## What it may do

action-mount = Get on: { $arg1 }
action-ride = Ride { $arg1 }
action-trick = { $arg1 } for { $arg2-name }
action-counter = Counter with { $arg1 }
action-invincible = Play { $arg1 }
action-swap = Swap hands with { $arg2-name }
action-police = Police control for { $arg2-name }
action-discard = Discard { $arg1 }
action-end = End your turn

## What happened

event-objective = { $seat-me ->
    [yes] You get a secret objective.
   *[no] { $seat } gets a secret objective.
}
event-objective-seen = { $seat-me ->
    [yes] Your objective: exactly { $goal } km.
   *[no] The objective of { $seat }: exactly { $goal } km.
}
event-shared-objective = Everybody’s objective: exactly { $goal } km.
event-dealt = { $seat-me ->
    [yes] You are dealt { $count } cards.
   *[no] { $seat } is dealt { $count } cards.
}
event-dealt-seen = { $seat-me ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
event-turn = { $seat-me ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
event-discarded = { $seat-me ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-mounted = { $seat-me ->
    [yes] You set off: { $card }.
   *[no] { $seat } sets off: { $card }.
}
event-changed = { $seat-me ->
    [yes] You change vehicles: { $card } instead of { $old }.
   *[no] { $seat } changes vehicles: { $card } instead of { $old }.
}
event-escaped = { $seat-me ->
    [yes] You change vehicles: { $card } instead of { $old }, and are rid of { $trick }.
   *[no] { $seat } changes vehicles: { $card } instead of { $old }, and is rid of { $trick }.
}
event-rode = { $seat-me ->
    [yes] You ride { $card }, { $km } in all.
   *[no] { $seat } rides { $card }, { $km } in all.
}
event-arrived = { $seat-me ->
    [yes] You have ridden exactly { $goal } km: you win!
   *[no] { $seat } has ridden exactly { $goal } km and wins!
}
event-tricked = { $target-me ->
    [yes] { $seat } plays { $card } on you.
   *[no] { $seat-me ->
        [yes] You play { $card } on { $target }.
       *[no] { $seat } plays { $card } on { $target }.
    }
}
event-countered = { $seat-me ->
    [yes] You counter { $trick } with { $card }.
   *[no] { $seat } counters { $trick } with { $card }.
}
event-waited = { $seat-me ->
    [yes] { $trick }: you have waited { $turns } of { $of } turns.
   *[no] { $trick }: { $seat } has waited { $turns } of { $of } turns.
}
event-recovered = { $seat-me ->
    [yes] { $trick } is over: you can ride again.
   *[no] { $trick } is over: { $seat } can ride again.
}
event-protected = { $seat-me ->
    [yes] You are invincible until your { $turns ->
        [2] second
        [3] third
       *[other] { $turns }th
    } turn from now begins.
   *[no] { $seat } is invincible for { $turns } turns.
}
event-exposed = { $seat-me ->
    [yes] You are no longer protected by { $card }.
   *[no] { $seat } is no longer protected by { $card }.
}
event-swapped = { $target-me ->
    [yes] { $seat } swaps hands with you.
   *[no] { $seat-me ->
        [yes] You swap hands with { $target }.
       *[no] { $seat } swaps hands with { $target }.
    }
}
event-swapped-seen = { $target-me ->
    [yes] { $seat } swaps hands with you. You get { $gives ->
        [0] nothing
       *[other] { $given }
    } for { $gets ->
        [0] nothing
       *[other] { $taken }
    }.
   *[no] { $seat-me ->
        [yes] You swap hands with { $target }. You get { $gets ->
            [0] nothing
           *[other] { $taken }
        } for { $gives ->
            [0] nothing
           *[other] { $given }
        }.
       *[no] { $seat } swaps hands with { $target } and gets { $gets ->
            [0] nothing
           *[other] { $taken }
        } for { $gives ->
            [0] nothing
           *[other] { $given }
        }.
    }
}
event-stopped = { $target-me ->
    [yes] { $seat } sends you into a Police control.
   *[no] { $seat-me ->
        [yes] You send { $target } into a Police control.
       *[no] { $seat } sends { $target } into a Police control.
    }
}
event-skipped = { $seat-me ->
    [yes] The police keep you: your turn is skipped.
   *[no] The police keep { $seat }: the turn is skipped.
}
event-passed = { $seat-me ->
    [yes] You have no card and pass.
   *[no] { $seat } has no card and passes.
}
event-drew = { $seat-me ->
    [yes] You draw { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[no] { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
event-drew-seen = { $seat-me ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
event-rebuilt = { $number ->
    [one] The deck is rebuilt for the first time: { $cards } cards.
   *[other] The deck is rebuilt, { $number } times by now: { $cards } cards.
}
event-out = { $seat-me ->
    [yes] { $km } km is beyond your objective of { $goal }: you are out.
   *[no] { $km } km is beyond the objective of { $goal }: { $seat } is out.
} { $count ->
    [0] There was no card left.
   *[other] Discarded: { $cards }.
}
event-ended = { $reason ->
    [exact] The race is over.
    [last-left] Only one rider is left, and wins.
   *[rebuilds] The deck may not be rebuilt any more: the race is over.
}

## Why something is not possible

reason-not-in-hand = You do not hold { $card }.
reason-nothing-played = Play or discard at least one card.
reason-no-vehicle = You need a vehicle before you can ride.
reason-blocked = { $trick } blocks you: no distances now.
reason-no-change-under = Under { $trick } no vehicle may be played.
reason-nothing-to-counter = Nothing blocks you: { $card } is only played against its trick.
reason-wrong-counter = { $card } does not help against { $trick }.
reason-no-such-rider = Nobody sits there.
reason-not-on-yourself = That is played on an opponent.
reason-rider-is-out = That rider is out of the race.
reason-rider-is-invincible = That rider is invincible now.
reason-nothing-to-block = That rider has no vehicle yet.
reason-already-blocked = That rider is blocked already, by { $trick }.
reason-does-not-fit = { $card } does not fit: that rider’s vehicle is { $vehicle }.
reason-already-stopped = The police have that rider already.

## How it ended

end-exact = a rider met the objective exactly
end-last-left = all others were out
end-rebuilds = the deck could not be rebuilt any more
score-ridden = Kilometres ridden
score-to-go = Kilometres still to go
score-beyond = Kilometres too many: out of the race

## Advice

advice-end = No other card is better played now than kept.
advice-discard = { $card } is of little use now; a fresh card may be better.
advice-police = { $target } is who should lose a turn.
advice-swap = An average hand is better than what you hold, and { $target } has the cards for it.
advice-invincible = You have a lead worth protecting.
advice-counter = It frees you from { $trick } at once.
advice-trick = It holds up { $target }, who is at { $km } km.
advice-mount = Without a vehicle you get nowhere.
advice-escape = It gets you rid of { $trick }.
advice-change = It replaces your vehicle, and nothing else.
advice-win = That is exactly your { $goal } km: you win.
advice-beyond = That is beyond your { $goal } km: you would be out.
advice-then-win = Then { $rest } km are left, and you hold just that card.
advice-ride = It brings you to { $km } km; then { $rest } are left.

## Fields of the view, for the text table

view-players = Riders
view-km = Kilometres
view-laid = Distances laid
view-vehicle = Vehicle
view-trick = Blocked by
view-waited = Turns waited
view-wait = Turns to wait
view-wait-0 = –
view-shields = Invincible cards
view-card = Card
view-left = Turns left
view-invincible = Invincible, turns
view-invincible-0 = no
view-stopped = Stopped by the police
view-cards = Cards in hand
view-hand = Cards you know of
view-seen = Cards of yours they know of
view-goal = Objective
view-goal-0 = secret
view-possible = Objectives it can be
view-out = Left the race as number
view-out-0 = in the race
view-length = Length of the race
view-length-quick = quick
view-length-long = long
view-shared = One objective for all
view-objectives = Objectives in this race
view-order = Order of play
view-turn = On turn
view-decision = Is asked
view-decision-first = to play or discard a card
view-decision-next = to play or discard another card, or to end the turn
view-played = Cards used this turn
view-plays = Cards a turn
view-deck = Cards in the deck
view-discards = Discards
view-rebuilds = Times the deck was rebuilt
view-max_rebuilds = Times it may be rebuilt
view-overshoots = Choices that lead beyond your objective
view-finishes = Choices that win in this turn
view-chances = Draws so far
view-ending = How it ended
view-ending-exact = a rider met the objective exactly
view-ending-last-left = all others were out
view-ending-rebuilds = the deck could not be rebuilt any more

## How to play, in seven positions

lesson-goal = Ride exactly as far as your secret objective says. Yours is 106 km, and you are at 40: 66 to go, and not one more. Of the others you only know where their objectives can be: the white lines across the road.
lesson-vehicle = In a turn you use one or two cards; each is played or discarded. Then you draw back up to eight. You are still on foot, so first get on the BMX bike, and then ride 10 km. Beñat has done just that with 20.
lesson-trick = Tricks hold the others up: who is blocked plays no distances. Your Broken chain fits only a BMX bike, so it can go to Carla or to Diego. Ana is blocked already, and nobody is blocked twice.
lesson-counter = You are blocked yourself: a Broken wheel. The Spare wheel puts it right, and another vehicle does as well: the old one is discarded together with the trick.
lesson-wait = No new vehicle helps against a Cramp, only the Water bottle or patience: after two of your turns it is over. One has passed already, so at the end of this turn you are free. Until then use your turn to discard what you do not need.
lesson-special = Specials change a lot. Carla is invincible until her third turn from now begins: no tricks and no specials for her. Your Police control can stop Ana instead: her next turn is skipped.
lesson-finish = 90 km ridden, 97 is your objective: 7 km wins at once, and so do 2 and 5 one after the other. 10 km would be beyond it, and you would be out: the table warns you first. Who is the last one left wins, too.
