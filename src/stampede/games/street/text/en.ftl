game-title = RUN 2 Street
game-line = Ride exactly as far as your secret goal says, in spite of everyone’s tricks.

game-time = 20–30 min
game-kind = cards on wheels

## What a table may choose

option-length = Length of the race
option-length-quick = quick: about 100 km
option-length-long = long: about 150 km
option-objectives = Goals
option-objectives-note = Even: 91 to 100 km, all about equally hard. Mixed: 94 to 106 km, and the shorter ones are easier. In the long race, 50 km more.
option-objectives-mixed = mixed
option-objectives-even = even
option-shared_objective = One goal for all
option-strict_start = Without a vehicle, you can play only vehicles
option-vehicle_lost = A vehicle is lost with its trick
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

cures-cramp = A Water bottle ends it at once. Until then you can play no other vehicle.
cures-broken-wheel = A Spare wheel ends it at once. Another vehicle works too; the old one is discarded with the trick.
cures-obstacle = A Dodge or a Figure ends it at once. Until then you can play no other vehicle.
cures-pothole = A Dodge or a Figure ends it at once. Until then you can play no other vehicle.
cures-broken-tray = A New tray ends it at once. Another vehicle works too; the old one is discarded with the trick.
cures-broken-chain = A Repaired chain ends it at once. Another vehicle works too; the old one is discarded with the trick.
cures-broken-rollerskate = A Repaired rollerskate ends it at once. Another vehicle works too; the old one is discarded with the trick.
cures-broken-board = A Repaired board ends it at once. Another vehicle works too; the old one is discarded with the trick.

## What a seat is asked

decision-first = Play or discard a card
decision-next = Another card, or end your turn

## What the seat may do

action-mount = Get on: { $arg1 }
action-ride = Ride { $arg1 }
action-trick = { $arg1 } on { $arg2-name }
action-counter = Counter with { $arg1 }
action-invincible = Play { $arg1 }
action-swap = Swap hands with { $arg2-name }
action-police = Police control on { $arg2-name }
action-discard = Discard { $arg1 }
action-end = End your turn

## What happened

event-objective = { $seat-me ->
    [yes] You get a secret goal.
   *[no] { $seat } gets a secret goal.
}
event-objective-seen = { $seat-me ->
    [yes] Your goal: exactly { $goal } km.
   *[no] { $seat }’s goal: exactly { $goal } km.
}
event-shared-objective = Everybody’s goal: exactly { $goal } km.
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
    [yes] You get on another vehicle ({ $card }) and get rid of { $trick }.
   *[no] { $seat } gets on another vehicle ({ $card }) and gets rid of { $trick }.
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
event-recovered = { $rides ->
    [yes] { $seat-me ->
        [yes] { $trick } is over: you can ride again.
       *[no] { $trick } is over: { $seat } can ride again.
    }
   *[no] { $trick } is over.
}
event-lost = { $seat-me ->
    [yes] You lose your vehicle with the trick: { $card }.
   *[no] { $seat } loses the vehicle with the trick: { $card }.
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
    [yes] { $seat } plays Police control on you.
   *[no] { $seat-me ->
        [yes] You play Police control on { $target }.
       *[no] { $seat } plays Police control on { $target }.
    }
}
event-skipped = { $seat-me ->
    [yes] The police are holding you: you lose this turn.
   *[no] The police are holding { $seat }, who loses this turn.
}
event-passed = { $seat-me ->
    [yes] You have no cards, so you pass.
   *[no] { $seat } has no cards and passes.
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
   *[other] The deck has now been rebuilt { $number } times: { $cards } cards.
}
event-out = { $seat-me ->
    [yes] { $km } km is more than your goal of { $goal }: you are out.
   *[no] { $km } km is more than the goal of { $goal }: { $seat } is out.
} { $count ->
    [0] No cards were left in hand.
   *[other] Discarded: { $cards }.
}
event-ended = { $reason ->
    [exact] The race is over.
    [last-left] Only one rider is left and wins.
   *[rebuilds] The deck can’t be rebuilt again: the race is over.
}

## Why something can’t be done

reason-not-in-hand = You don’t have { $card }.
reason-nothing-played = Play or discard at least one card.
reason-vehicle-first = At this table you first need a vehicle: play one, or discard.
reason-no-vehicle = You need a vehicle before you can ride.
reason-blocked = { $trick } blocks you: you can’t play distances now.
reason-no-change-under = While { $trick } blocks you, you can’t play a vehicle.
reason-nothing-to-counter = Nothing blocks you: { $card } is for { $card-id ->
    [water-bottle] a Cramp
    [spare-wheel] a Broken wheel
    [new-tray] a Broken tray
    [repaired-chain] a Broken chain
    [repaired-rollerskate] a Broken rollerskate
    [repaired-board] a Broken board
   *[other] an Obstacle or a Pothole
}.
reason-wrong-counter = { $card } doesn’t help against { $trick }.
reason-no-such-rider = Nobody sits there.
reason-not-on-yourself = You can only play that on an opponent.
reason-rider-is-out = That rider is out of the race.
reason-rider-is-invincible = That rider is invincible for now.
reason-nothing-to-block = That rider has no vehicle yet.
reason-already-blocked = That rider is already blocked by { $trick }.
reason-does-not-fit = { $card } doesn’t fit: that rider’s vehicle is { $vehicle }.
reason-already-stopped = The police are already holding that rider.

## How it ended

end-exact = a rider hit the goal exactly
end-last-left = everyone else was out
end-rebuilds = the deck couldn’t be rebuilt again
score-ridden = Kilometres ridden
score-to-go = Kilometres still to go
score-beyond = Kilometres over: out of the race

## Advice

advice-end = Your other cards are worth more in your hand.
advice-discard = { $card } isn’t much use now; a new card may be better.
advice-too-far = { $card } would take you past your goal: you have only { $rest } km to go.
advice-chance = { $last ->
    [yes] That gives you a { $chance } % chance to finish next turn, if nobody stops you or gets there first.
   *[no] If you ride no further this turn, you have a { $chance } % chance to finish next turn, if nobody stops you or gets there first.
}
advice-police = { $target }, who is at { $km } km, misses a turn.
advice-swap = { $poor ->
    [yes] An average hand would be better than yours, and { $target } has { $cards } cards.
   *[no] It gets you { $target }’s { $cards } cards for yours.
}
advice-invincible = It keeps tricks and specials off you for { $turns } turns.
advice-counter = It frees you from { $trick } at once.
advice-trick = { $km ->
    [0] It holds up { $target } at the start.
   *[other] It holds up { $target }, who is at { $km } km.
}
advice-mount = Without a vehicle you get nowhere.
advice-escape = It gets rid of { $trick }.
advice-change = It only replaces your vehicle.
advice-win = That is exactly your { $goal } km: you win.
advice-beyond = That would take you past your { $goal } km: you would be out.
advice-then-win = That leaves { $rest } km, and you have exactly that card.
advice-ride = It takes you to { $km } km, with { $rest } to go.

## Fields of the view, for the text table

view-players = Riders
view-km = Kilometres
view-declined = –
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
view-goal = Goal
view-goal-0 = secret
view-possible = Possible goals
view-out = Standing
view-out-0 = in the race
view-out-1 = first to drop out
view-out-2 = second to drop out
view-out-3 = third to drop out
view-out-4 = fourth to drop out
view-out-5 = fifth to drop out
view-length = Length of the race
view-length-quick = quick
view-length-long = long
view-even = All goals about equally hard
view-shared = One goal for all
view-objectives = Goals in this race
view-order = Order of play
view-turn = Whose turn it is
view-decision = Now must
view-decision-first = play or discard a card
view-decision-next = play or discard another card, or end the turn
view-played = Cards used this turn
view-plays = Cards a turn
view-deck = Cards in the deck
view-discards = Discards
view-rebuilds = Times the deck was rebuilt
view-max_rebuilds = Times it may be rebuilt
view-overshoots = Choices that go past your goal
view-finishes = Choices that win this turn
view-strict_start = Vehicle first
view-vehicle_lost = Vehicle is lost with its trick
view-memory = –
view-chances = –
view-ending = How it ended
view-ending-exact = a rider hit the goal exactly
view-ending-last-left = everyone else was out
view-ending-rebuilds = the deck couldn’t be rebuilt again

## How to play, in seven positions

lesson-goal = Ride exactly as far as your secret goal says. Yours is 100 km and you are at 40: 60 to go, and not one more. White lines across the road show where the others’ goals can be.
lesson-vehicle = In a turn you play or discard one or two cards, then draw back up to eight. You’re on foot, so first get on the BMX bike, then ride 10 km. Beñat has just done the same with 20.
lesson-trick = Tricks hold the others up: a blocked rider can’t play distances. Your Broken chain fits only a BMX bike, so it can go to Carla or to Diego. Ana is already blocked, and nobody is blocked twice.
lesson-counter = Now you are blocked, by a Broken wheel. The Spare wheel puts it right, and so does another vehicle: the old one is discarded together with the trick.
lesson-wait = A new vehicle doesn’t help against a Cramp, only the Water bottle or two turns of patience. One has passed, so at the end of this turn you’re free. Use it to discard what you don’t need.
lesson-special = Specials change a lot. Carla is invincible until her third turn from now begins: no tricks or specials can be played on her. Your Police control can stop Ana instead: her next turn is skipped.
lesson-finish = You have ridden 90 km and your goal is 97: 7 km wins at once; so do 2 and 5. With 10 km you’d go too far and be out; the table warns you. The last rider left wins, too.

## The card counter

back-objective = Goals
place-lane = { $seat-me ->
    [yes] in front of you
   *[no] in front of { $seat }
}
place-objectives-left = set aside
place-objective = { $seat-me ->
    [yes] yours
    [no] { $seat }’s
   *[nobody] everybody’s
}

## The tutorial, and the first table

game-pick = Ride exactly as far as your secret goal, past every trick.
first-goal = Ride exactly as far as your secret goal says, before anybody else does.
first-first = First get on a vehicle; then lay kilometres.
tutorial-set-off = Get on the **Skateboard**.
tutorial-set-off-why = Nobody rides a kilometre without wheels.
tutorial-set-off-done = You are rolling. Now for some kilometres.
tutorial-ride = Ride **20 km**.
tutorial-ride-why = One or two cards a turn; then you draw back up to eight.
tutorial-ride-done = 20 km, and the others set off too.
tutorial-trick = Play a trick on a rival: **Cramp** or **Obstacle**.
tutorial-trick-why = A blocked rider can’t play distances.
tutorial-trick-done = That one won’t be riding next turn without a cure.
tutorial-counter = A Broken wheel blocks you. Play the **Spare wheel**.
tutorial-counter-why = Every trick has its cure.
tutorial-counter-done = Fixed: you can ride again.
tutorial-change = Blocked again, and no Spare wheel. Get on the **BMX bike**.
tutorial-change-why = A new vehicle leaves what is broken behind.
tutorial-change-done = New wheels, and your kilometres stay.
tutorial-overshoot = Only 7 km to go. Ride **10 km** and see what happens.
tutorial-overshoot-why = It’s allowed, and the table warns you first.
tutorial-overshoot-done = Beyond your goal you are out. Let’s try that again.
tutorial-finish = The same moment again: ride exactly **7 km**.
tutorial-finish-why = Whoever stops exactly on their goal wins at once.
tutorial-finish-done = 97 km, not one more: you win!
tutorial-learned-1 = Get on wheels, then lay kilometres.
tutorial-learned-2 = Put a trick in a rival’s way; cure your own.
tutorial-learned-3 = Stop exactly on your goal, not one beyond.
tutorial-end = That was RUN 2 Street. The street will teach you the rest.

## On paper: what the cards do

print-vehicle = You need a vehicle to ride. Another one replaces the one in front of you; your kilometres stay.
print-distance = Ride { $km } km. You need a vehicle that is not blocked.
print-trick = Play it on an opponent’s vehicle: they can play no distances.
print-trick-on = Play it on an opponent’s { $vehicle }: they can play no distances.
print-either = {" or "}
print-ends = It ends { $ways }.
print-ends-cure = with { $cures }
print-ends-wait = { $turns ->
    [one] after one turn
   *[other] after { $turns } turns
}
print-ends-change = with another vehicle
print-counter = Play it on your own vehicle, against { $tricks }. Both cards are discarded.
print-invincible = No tricks and no specials against you until the start of your { $turns ->
    [2] second
    [3] third
   *[other] { $turns }th
} turn from now.
print-hand-swap = Exchange the rest of your hand with an opponent’s hand.
print-police = An opponent’s next turn is skipped, and they do not draw.
print-set-cards = Cards
print-set-objectives = Objectives
print-board-kilometres = The road
piece-rider = rider
print-note = An objective has a day side for the quick race and a night side for the long one: keep it hidden. Your rider shows your kilometres on the road, so they stay when the laid distances are shuffled into a new deck. The flags stand where an objective may be.

## What a card does, for those who listen to the text table

does-skateboard = a vehicle: you need one to ride
does-scooter = a vehicle: you need one to ride
does-bmx = a vehicle: you need one to ride
does-rollerskates = a vehicle: you need one to ride
does-cramp = blocks a rider for two turns
does-broken-wheel = blocks any vehicle until it is repaired or changed
does-obstacle = blocks a rider for two turns
does-pothole = blocks a rider for one turn
does-broken-tray = blocks a Scooter until it is repaired or changed
does-broken-chain = blocks a BMX bike until it is repaired or changed
does-broken-rollerskate = blocks Rollerskates until they are repaired or changed
does-broken-board = blocks a Skateboard until it is repaired or changed
does-water-bottle = ends your Cramp
does-spare-wheel = ends your Broken wheel
does-dodge = ends your Obstacle or Pothole
does-figure = ends your Obstacle or Pothole
does-new-tray = ends your Broken tray
does-repaired-chain = ends your Broken chain
does-repaired-rollerskate = ends your Broken rollerskate
does-repaired-board = ends your Broken board
does-invincible-2 = keeps tricks and specials off you for two turns
does-invincible-3 = keeps tricks and specials off you for three turns
does-hand-swap = swaps your hand with an opponent’s
does-police = an opponent loses the next turn
