game-title = Running with the Bulls
game-line = Lead your dice through a town full of forks to the best sights by the sea, and keep out of the bulls’ way.
game-time = 15–40 min
game-kind = dice, forks and bulls

## What a seat is asked

decision-place = Choose a gate for your 1
decision-card = Play an action card
decision-own-here = Choose your runners in one roundabout
decision-own = Choose which of your runners to roll
decision-theirs = Choose one opponent’s runners to roll
decision-theirs-here = Choose whose runners to roll, and where
decision-all-here = Choose where every runner is rolled
decision-bulls-here = Choose where all the bulls are rolled
decision-loose = Choose a roundabout for a loose bull
decision-bull = Choose a bull to roll
decision-lead = Choose a bull, and where to lead it
decision-lift = Choose which of your direction tokens to move
decision-sign = Choose a sign for your direction token
decision-crew = Choose a direction token to remove
decision-discard = Discard the cards you don’t want

## What a seat may do

action-place = Put the runner at Gate { $arg1 }
action-play = Play { the-card-chosen }
action-pick = Roll a { the-colour-chosen } { $arg3 } at { $arg2 }
action-roll = Stop choosing and roll
action-at = Choose { $arg1 }
action-heckle = Roll all { the-colour-chosen } runners at { $arg2 }
action-bull = Roll a bull showing { $arg2 } at { $arg1 }
action-lead = Lead a bull showing { $arg2 } from { $arg1 } to { $arg3 }
action-lift = Take your token off the { the-sign-chosen } sign of { $arg1 }
action-sign = Put your token on the { the-sign-chosen } sign of { $arg1 }
action-clear = Remove the token on the { the-sign-chosen } sign of { $arg1 }
action-skip = Do nothing
action-discard = Discard { the-card-chosen }
action-keep = Keep the rest

## What happened

event-day = Day { $day } begins. By the sea, from left to right: { $names }.
event-dealt = { $cards ->
    [1] { $seat } is dealt a card.
   *[other] { $seat } is dealt { $cards } cards.
}
event-dealt-seen = { $seat-me ->
    [yes] You are dealt { $names }.
   *[no] { $seat } is dealt { $names }.
}
event-reshuffled = The deck is empty, so the discards are shuffled: { $cards } cards.
event-bulls-start = The bulls at the gates show { $rolls }.
event-runners-start = { $seat-me ->
    [yes] Your runners show { $rolls }.
   *[no] { $seat }’s runners show { $rolls }.
}
event-placed = { $seat-me ->
    [yes] You put a 1 at { $place }.
   *[no] { $seat } puts a 1 at { $place }.
}
event-last-bull = The sixth bull comes to { $place }.
event-step = Day { $day }, step { $step }: { $seat-me ->
    [yes] you begin.
   *[no] { $seat } begins.
}
event-no-card = { $seat-me ->
    [yes] You have no card to play.
   *[no] { $seat } has no card to play.
}
event-played = { $seat-me ->
    [yes] You play { the-card }.
   *[no] { $seat } plays { the-card }.
}
event-no-target = { the-card } has no target.
event-skipped = { $seat-me ->
    [yes] You do nothing with { the-card }.
   *[no] { $seat } does nothing with { the-card }.
}
event-rolled = { $own ->
    [yes] { $seat-me ->
        [yes] You reroll { the-dice } at { $place } and get { $rolls }.
       *[no] { $seat } rerolls { the-dice } at { $place } and gets { $rolls }.
    }
   *[no] { $target-me ->
        [yes] { $seat } rerolls { the-dice } of yours at { $place } and gets { $rolls }.
       *[no] { $seat-me ->
            [yes] You reroll { the-dice } of { $target }’s at { $place } and get { $rolls }.
           *[no] { $seat } rerolls { the-dice } of { $target }’s at { $place } and gets { $rolls }.
        }
    }
}
event-bulls-rolled = { $seat-me ->
    [yes] You reroll { $dice ->
        [1] a bull
       *[other] { $dice } bulls
    } showing { $face } at { $place } and get { $rolls }.
   *[no] { $seat } rerolls { $dice ->
        [1] a bull
       *[other] { $dice } bulls
    } showing { $face } at { $place } and gets { $rolls }.
}
event-led = { $seat-me ->
    [yes] You lead a bull showing { $face } from { $from } to { $to }.
   *[no] { $seat } leads a bull showing { $face } from { $from } to { $to }.
}
event-loose = { $seat-me ->
    [yes] You let a bull loose at { $place }: it shows { $face }.
   *[no] { $seat } lets a bull loose at { $place }: it shows { $face }.
}
event-lifted = { $seat-me ->
    [yes] You take your token off the { the-sign } sign of { $place }.
   *[no] { $seat } takes a token off the { the-sign } sign of { $place }.
}
event-replaced = { $target-me ->
    [yes] Your token on the { the-sign } sign of { $place } comes back to you.
   *[no] { $target }’s token on the { the-sign } sign of { $place } goes back.
}
event-signed = { $seat-me ->
    [yes] You put a token on the { the-sign } sign of { $place }.
   *[no] { $seat } puts a token on the { the-sign } sign of { $place }.
}
event-cleared = { $seat-me ->
    [yes] { $target-me ->
        [yes] You remove your own token from the { the-sign } sign of { $place }.
       *[no] You remove { $target }’s token from the { the-sign } sign of { $place }.
    }
   *[no] { $target-me ->
        [yes] { $seat } removes your token from the { the-sign } sign of { $place }.
       *[no] { $seat } removes { $target }’s token from the { the-sign } sign of { $place }.
    }
}
event-gained = { $seat-me ->
    [yes] You gain { $points ->
        [1] a point
       *[other] { $points } points
    }.
   *[no] { $seat } gains { $points ->
        [1] a point
       *[other] { $points } points
    }.
}
event-drew = { $cards ->
    [1] { $seat } draws a card.
   *[other] { $seat } draws { $cards } cards.
}
event-drew-seen = { $seat-me ->
    [yes] You draw { $names }.
   *[no] { $seat } draws { $names }.
}
event-runners-advanced = The runners move down a row.
event-bulls-advanced = The bulls follow, and charge.
event-charged = { $target-me ->
    [yes] At { $place } bulls charge { the-dice } of yours.
   *[no] At { $place } bulls charge { the-dice } of { $target }’s.
} { $dice ->
    [1] It rolls { $rolls } { $trampled ->
        [0] and gets away.
       *[other] and is trampled.
    }
    [2] They roll { $rolls }: { $trampled ->
        [0] both get away.
        [1] one is trampled.
       *[other] both are trampled.
    }
   *[other] They roll { $rolls }: { $trampled ->
        [0] all get away.
        [1] one is trampled.
       *[other] { $trampled } are trampled.
    }
}
event-scored = { $seat-me ->
    [yes] { $runners ->
        [1] One of your runners reaches
       *[other] { $runners } of your runners reach
    } { the-sight }: { $points ->
        [1] a point
       *[other] { $points } points
    }.
   *[no] { $runners ->
        [1] One of { $seat }’s runners reaches
       *[other] { $runners } of { $seat }’s runners reach
    } { the-sight }: { $points ->
        [1] a point
       *[other] { $points } points
    }.
}
event-day-scored = { $seat-me ->
    [yes] Day { $day } brings you { $points ->
        [1] a point
       *[other] { $points } points
    }; you now have { $total }.
   *[no] Day { $day } brings { $seat } { $points ->
        [1] a point
       *[other] { $points } points
    }; the total is now { $total }.
}
event-tomorrow-runners = { $seat-me ->
    [yes] Tomorrow you have { $runners ->
        [1] one more runner
        [2] two more runners
        [3] three more runners
        [-1] one fewer runner
        [-2] two fewer runners
        [-3] three fewer runners
       *[other] a change of { $runners } runners
    }.
   *[no] Tomorrow { $seat } has { $runners ->
        [1] one more runner
        [2] two more runners
        [3] three more runners
        [-1] one fewer runner
        [-2] two fewer runners
        [-3] three fewer runners
       *[other] a change of { $runners } runners
    }.
}
event-tomorrow-cards = { $seat-me ->
    [yes] Tomorrow you get { $cards } extra cards.
   *[no] Tomorrow { $seat } gets { $cards } extra cards.
}
event-discarded = { $seat-me ->
    [yes] You discard { $names }.
   *[no] { $seat } discards { $names }.
}
event-set-aside = { $seat-me ->
    [yes] You will discard { the-card }.
   *[no] { $seat } will discard { the-card }.
}
event-ready = { $seat-me ->
    [yes] You are ready for the new day.
   *[no] { $seat } is ready for the new day.
}
event-kept = { $seat-me ->
    [yes] You keep { $cards ->
        [1] a card
       *[other] { $cards } cards
    }.
   *[no] { $seat } keeps { $cards ->
        [1] a card
       *[other] { $cards } cards
    }.
}
event-ended = The last day is over.
event-tie-broken = { $seat-me ->
    [yes] You and { $target } both have { $total } points. You scored more on the last day, { $points } to { $behind }, so you come out ahead.
   *[no] { $target-me ->
        [yes] { $seat } and you both have { $total } points. { $seat } scored more on the last day, { $points } to { $behind }, and comes out ahead.
       *[no] { $seat } and { $target } both have { $total } points. { $seat } scored more on the last day, { $points } to { $behind }, and comes out ahead.
    }
}
event-tie-shared = { $seat-me ->
    [yes] You and { $target } both have { $total } points, { $points } of them from the last day: you share the place.
   *[no] { $target-me ->
        [yes] { $seat } and you both have { $total } points, { $points } of them from the last day: you share the place.
       *[no] { $seat } and { $target } both have { $total } points, { $points } of them from the last day: they share the place.
    }
}

## Why something is not allowed

reason-place-first = First choose a gate for the runner that rolled a 1.
reason-play-first = First play a card.
reason-must-play = Everybody must play a card.
reason-discard-first = You can only discard cards now, or keep the rest.
reason-card-first = First finish { the-card }.
reason-which-card = Say which card to discard.
reason-not-in-hand = You don’t have { the-card }.
reason-own-runners-only = This card rerolls your own runners.
reason-opponents-only = This card rerolls an opponent’s runners.
reason-one-opponent-only = All runners must belong to the same opponent.
reason-one-roundabout-only = All runners must be in the same roundabout, and you started with { $place }.
reason-no-such-runner = There is no runner like that left showing { $face } at { $place }.
reason-nobody-there = There is no runner like that at { $place }.
reason-no-such-bull = There is no bull showing { $face } at { $place }.
reason-no-bull-there = There is no bull at { $place }.
reason-not-in-the-row = Choose a place in the bulls’ row; { $place } isn’t in it.
reason-not-your-token = You have no token on the { the-sign } sign of { $place }.
reason-no-token = There is no token on the { the-sign } sign of { $place }.
reason-token-in-the-air = You must place the token you picked up.

## How it ended

end-days = the last day is over
score-day-1 = Day 1
score-day-2 = Day 2
score-day-3 = Day 3

## Advice

advice-start = From there it should be worth about { $points }.{ $tenths } points{ $last ->
    [yes] .
   *[no] , with a rough guess at what it means for tomorrow.
}
advice-gain = Should gain you about { $points }.{ $tenths } points on the others{ $last ->
    [yes] .
   *[no] , with a rough guess at what it means for tomorrow.
}
advice-little = No card gains much now; you will miss this one least.
advice-sign-tomorrow = It changes nothing today, but will still be there tomorrow.
advice-least = Nothing here gains you anything; this costs you least.
advice-enough = Everything else is better left alone.
advice-discard = Another card is likely to be better.
advice-keep = These are worth keeping.

## The end of a day

evening-title = Day { $day } is over: { $rank ->
    [0] { $leaders ->
        [1] { $names } leads
       *[other] { $names } share the lead
    }
    [1] { $leaders ->
        [1] you lead
       *[other] you share the lead
    }
   *[other] { $leaders ->
        [1] { $names } leads
       *[other] { $names } share the lead
    }, you are { $rank ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    }
}
evening-mine = { $arrived ->
    [0] None of your runners reached the sea
    [1] One of your runners reached the sea
   *[other] { $arrived } of your runners reached the sea
}: { $points ->
    [0] no points
    [1] 1 point
   *[other] { $points } points
} today.
evening-player = Player
evening-each = { $points } each
evening-fell = Fell
evening-souvenir = Souvenir
evening-today = Today
evening-total = Total
evening-tomorrow = Tomorrow
evening-usual = as usual
evening-more-runners = { $runners ->
    [1] +1 runner
    [-1] −1 runner
    [-2] −2 runners
    [-3] −3 runners
   *[other] +{ $runners } runners
}
evening-more-cards = +{ $cards } cards

## What comes next if nothing changes

forecast-charged = { $charged ->
    [1] 1 of yours will be charged: it falls
   *[other] { $charged } of yours will be charged: they fall
} on { $odds } of the 6 faces
forecast-also = { $charged } more: on { $odds }
forecast-safe = None of yours will be charged

## Names

name-second-wind = Second Wind
name-sprint = Sprint
name-change-of-plans = Change of Plans
name-panic = Panic!
name-shove = Shove
name-heckler = Heckler
name-red-cape = Red Cape
name-stampede = Stampede
name-ole = ¡Olé!
name-loose-bull = Loose Bull
name-directions = Directions
name-road-crew = Road Crew
name-guidebook = Guidebook
name-souvenir = Souvenir
name-restaurant = Restaurant
name-nightclub = Nightclub
name-casino = Casino
name-bank = Bank
name-bookstore = Bookstore
name-mozos-pier = Mozo’s Pier
name-festival = Festival
name-china-shop = China Shop
colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-plum = plum
colour-pink = pink
colour-sky = sky-blue

## What the cards do, shown when one is looked at

card-second-wind = Reroll any of your runners in one roundabout.
card-sprint = Reroll up to three of your runners, anywhere.
card-change-of-plans = Reroll any of your runners, anywhere.
card-panic = Reroll every runner of every colour in one roundabout.
card-shove = Reroll up to two of one opponent’s runners, anywhere.
card-heckler = Reroll all of one opponent’s runners in one roundabout.
card-red-cape = Reroll one bull.
card-stampede = Reroll all bulls in one roundabout.
card-ole = Lead one bull to the next roundabout on its left or right.
card-loose-bull = Roll a spare bull onto a roundabout of this row.
card-directions = Place one of your direction tokens.
card-road-crew = Remove any direction token.
card-guidebook = Draw two action cards.
card-souvenir = Gain two points.

## Places, as the map calls them; a town of another box goes by its codes

map-S2 = Gate 2
map-S3 = Gate 3
map-S4 = Gate 4
map-S5 = Gate 5
map-S6 = Gate 6
map-A1 = Bell
map-A2 = Clock
map-A3 = Lamp
map-A4 = Well
map-B1 = Lemon
map-B2 = Olive
map-B3 = Rose
map-B4 = Cherry
map-B5 = Grape
map-C1 = Anchor
map-C2 = Shell
map-C3 = Fish
map-C4 = Sail

## The same in a sentence

card-S2 = Gate 2
card-S3 = Gate 3
card-S4 = Gate 4
card-S5 = Gate 5
card-S6 = Gate 6
card-A1 = the Bell
card-A2 = the Clock
card-A3 = the Lamp
card-A4 = the Well
card-B1 = the Lemon
card-B2 = the Olive
card-B3 = the Rose
card-B4 = the Cherry
card-B5 = the Grape
card-C1 = the Anchor
card-C2 = the Shell
card-C3 = the Fish
card-C4 = the Sail
card-D1 = the first sight by the sea
card-D2 = the second sight by the sea
card-D3 = the third sight by the sea
card-D4 = the fourth sight by the sea
card-D5 = the fifth sight by the sea

## The rows of the town, from the top

row-0 = Gates
row-1 = Old town
row-2 = Market
row-3 = Harbour
row-4 = Sights

## Where a runner arrives

sight-restaurant = the Restaurant
sight-nightclub = the Nightclub
sight-casino = the Casino
sight-bank = the Bank
sight-bookstore = the Bookstore
sight-mozos-pier = Mozo’s Pier
sight-festival = the Festival
sight-china-shop = the China Shop

## Which name it is

the-card = { $card ->
    [second-wind] { name-second-wind }
    [sprint] { name-sprint }
    [change-of-plans] { name-change-of-plans }
    [panic] { name-panic }
    [shove] { name-shove }
    [heckler] { name-heckler }
    [red-cape] { name-red-cape }
    [stampede] { name-stampede }
    [ole] { name-ole }
    [loose-bull] { name-loose-bull }
    [directions] { name-directions }
    [road-crew] { name-road-crew }
    [guidebook] { name-guidebook }
   *[souvenir] { name-souvenir }
}
the-card-chosen = { $arg1 ->
    [second-wind] { name-second-wind }
    [sprint] { name-sprint }
    [change-of-plans] { name-change-of-plans }
    [panic] { name-panic }
    [shove] { name-shove }
    [heckler] { name-heckler }
    [red-cape] { name-red-cape }
    [stampede] { name-stampede }
    [ole] { name-ole }
    [loose-bull] { name-loose-bull }
    [directions] { name-directions }
    [road-crew] { name-road-crew }
    [guidebook] { name-guidebook }
   *[souvenir] { name-souvenir }
}
the-sight = { $sight ->
    [restaurant] { sight-restaurant }
    [nightclub] { sight-nightclub }
    [casino] { sight-casino }
    [bank] { sight-bank }
    [bookstore] { sight-bookstore }
    [mozos-pier] { sight-mozos-pier }
    [festival] { sight-festival }
   *[china-shop] { sight-china-shop }
}
the-colour-chosen = { $arg1 ->
    [yellow] { colour-yellow }
    [blue] { colour-blue }
    [green] { colour-green }
    [plum] { colour-plum }
    [pink] { colour-pink }
   *[sky] { colour-sky }
}
the-dice = { $dice ->
    [1] a { $face }
    [2] two { $face }s
    [3] three { $face }s
    [4] four { $face }s
    [5] five { $face }s
    [6] six { $face }s
   *[other] { $dice } { $face }s
}
the-sign = { $sign ->
    [odd] odd
   *[even] even
}
the-sign-chosen = { $arg2 ->
    [odd] odd
   *[even] even
}

## A short button text, where the choice is long

deed-place = Gate { $arg1 }
deed-heckle = Roll them at { $arg2 }
deed-bull = Roll the bull
deed-lead = Lead it to { $arg3 }
deed-lift = Pick it up
deed-sign = Place the token
deed-clear = Remove the token

## Fields of the view, for the text table

view-town = The town
view-name = Place
view-row = –
view-x = –
view-y = –
view-odd = Odd faces go to
view-even = Even faces go to
view-players = Players
view-colour = Colour
view-colour-yellow = { colour-yellow }
view-colour-blue = { colour-blue }
view-colour-green = { colour-green }
view-colour-plum = { colour-plum }
view-colour-pink = { colour-pink }
view-colour-sky = { colour-sky }
view-points = Points
view-days = Days
view-players-days = Points by day
view-cards = Cards
view-hand = Hand
view-past = –
view-laid = Then laid down
view-drawn = –
view-ready = Ready for the new day
view-unwanted = Will discard
view-squad = Runners today
view-standing = Up
view-trampled = Trampled
view-ones = 1s to place
view-tokens = Direction tokens
view-more_runners = Runners tomorrow
view-more_runners-1 = one more
view-more_runners-2 = two more
view-more_runners-3 = three more
view-more_runners--1 = one fewer
view-more_runners--2 = two fewer
view-more_runners--3 = three fewer
view-more_cards = Extra cards tomorrow
view-day = Day
view-step = Step
view-steps = Steps in a day
view-first = Begins the step
view-turn = Turn
view-done = Players done in this round
view-decision = Now must
view-decision-place = place a rolled 1
view-decision-card = play a card
view-decision-own-here = choose runners of theirs in one roundabout
view-decision-own = choose runners of theirs
view-decision-theirs = choose runners of one opponent
view-decision-theirs-here = choose an opponent’s roundabout
view-decision-all-here = choose a roundabout
view-decision-bulls-here = choose a roundabout with bulls
view-decision-loose = choose a roundabout for a loose bull
view-decision-bull = choose a bull
view-decision-lead = choose a bull and where to lead it
view-decision-lift = pick up a direction token
view-decision-sign = choose a sign
view-decision-crew = choose a direction token
view-decision-discard = discard cards
view-card = Card in play
view-target = Whose runners are being chosen
view-here = The card’s roundabout
view-picked = Dice to be rolled
view-place = Where
view-face = Face
view-dice = Dice
view-most_picks = Most dice allowed
view-most_picks-0 = any number
view-lifted = A token is in the air
view-wells = Row in play
view-runners = Runners
view-runners-at = { $count } showing { $place }
view-runners-each = { $name } { $count }
view-bulls = Bulls
view-exits = Each player’s odd and even faces go to
view-exits-each = { $name }
view-forecast = Coming to the next row
view-charged = To be charged
view-charged-each = { $name } { $count }
view-odds = Fatal faces out of six
view-destinations = By the sea
view-destinations-points = Points for each runner
view-destinations-runners = Runners tomorrow
view-destinations-runners-0 = as usual
view-destinations-runners-1 = one more
view-destinations-runners-2 = two more
view-destinations-runners--1 = one fewer
view-destinations-runners--2 = two fewer
view-destinations-cards = Extra cards tomorrow
view-aside = Not there today
view-sign = Sign
view-sign-odd = odd
view-sign-even = even
view-seat = Whose
view-evening = –
view-spare_bulls = Spare bulls
view-deck = Cards in the deck
view-decks = –
view-discards = Discards
view-chances = –
view-ending = How it ended
view-ending-days = the last day is over

## How to play, in seven positions

lesson-town = Your runners are dice in a town of forks: odd faces follow one sign, even faces the other. Your 3 goes to the Bell, your 4 to the Lamp. After four steps they reach the sea, where every sight scores.
lesson-ones = Each morning everybody rolls all their runners. A runner showing 2 to 6 starts at the gate with that number. You rolled a single 1: put it at any gate you like. It stays a 1.
lesson-card = Before the dice move down, everybody plays a card. Sprint rerolls up to three of your runners: a 5 and a 2 are chosen, and there’s room for a third. A reroll changes a die’s face, never its place.
lesson-bulls = The red dice are the bulls. They move by their faces, then charge. At the Bell your five runners meet bulls showing 2 and 4. Three of yours match: each rolls once, and two faces in six are fatal.
lesson-charge = At the Lamp, bulls showing 4 and 6 met your five 4s, which rolled 6, 2, 4, 1 and 4. Three match a bull again: trampled, and out for the day. The other two run on with their new faces.
lesson-token = Your token on the odd sign of the Anchor sends all your runners there to the first sight, whatever they show: the 4 as well as the 1. Nobody else’s go along. It stays from day to day.
lesson-sights = The day is over: one runner at the Bank, two at a Bookstore, three at a Restaurant make 4, 4 and 9 points, plus 2 for a Souvenir. Discard what you don’t want. After three days, most points win.

## The card counter

back-action = Action cards
place-in-play = in play

## The tutorial, and the first table

game-pick = Send your dice down the forks before the herd arrives.
first-goal = Bring your runners safely to the best sights by the sea, three days running.
first-first = Put every 1 you rolled at a gate; then play a card.
tutorial-place = You rolled a 1. Put it at **any gate**.
tutorial-place-why = Runners showing 2 to 6 stand at the gate with their number; a 1 goes anywhere.
tutorial-place-done = All your runners are in town.
tutorial-fork = A 1 is odd. Put it at **Gate 4**, where the street forks.
tutorial-fork-why = Odd faces follow the odd sign, 1·3·5; even faces the other, 2·4·6.
tutorial-fork-done = At the next step it will take the odd street.
tutorial-step = Play **Souvenir** and watch everybody run down a row.
tutorial-step-why = You play last; then runners and bulls follow their faces.
tutorial-step-done = Two points, and the whole town is a row further down.
tutorial-reroll = A bull with a 3 awaits your two 3s: play **Second Wind**, choose both.
tutorial-reroll-why = A bull charges the runners that show its face.
tutorial-reroll-done = No bull down their street shows those faces.
tutorial-charge = Two of your 5s meet a bull with a 5. Play **Souvenir**.
tutorial-charge-why = Charged runners are rolled once; a bull’s face there tramples them.
tutorial-charge-done = Two 2s: both run on.
tutorial-token = Play **Directions** and put your token on any sign.
tutorial-token-why = All your runners follow it, whatever they show. Nobody else does.
tutorial-token-done = It stays there, tomorrow too.
tutorial-shove = Play **Shove** and choose two runners of one rival.
tutorial-shove-why = A new face sends them another way, perhaps into the horns.
tutorial-shove-done = That ruins somebody’s plan.
tutorial-score = The last step of the day: play **Guidebook** and count your points.
tutorial-score-why = Every runner still standing scores the points of its sight.
tutorial-score-done = 18 points today. After three days, the most points win.
tutorial-learned-1 = Odd and even faces part at every fork.
tutorial-learned-2 = Keep your runners away from bulls that show their face.
tutorial-learned-3 = Runners that reach the sea score, three days running.
tutorial-end = That was Running with the Bulls. The street will teach you the rest.

## On paper: destination cards, the board

print-points = { $points ->
    [one] 1 point for each runner
   *[other] { $points } points for each runner
}
print-more-runners = { $runners ->
    [one] Next day: one extra runner
   *[other] Next day: { $runners } extra runners
}
print-fewer-runners = { $runners ->
    [one] Next day: one runner fewer
   *[other] Next day: { $runners } runners fewer
}
print-more-cards = { $cards ->
    [one] Next day: one extra action card
   *[other] Next day: { $cards } extra action cards
}
print-loose-bull = Choose a roundabout in the bulls’ row, roll a spare bull, and put it there until the day ends.
print-directions = Place one of your direction tokens on any sign. Your runners leave that roundabout by it.
print-odd = ODD
print-even = EVEN
print-all = ALL
print-set-actions = Action cards
print-set-destinations = Destination cards
print-board-town = The town
piece-runner = runner
piece-token = direction token
piece-bull = bull
print-note = Runners and bulls are dice. Fold and glue them, or take ordinary dice instead: small ones in six colours for the runners, bigger ones for the bulls. Lay the five destination cards of a day below D1 to D5, and keep the score on the sheet. Any coin will do as the first-player token.
print-score = Score
print-day = Day { $day }
print-total = Total
