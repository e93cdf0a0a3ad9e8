game-title = Running with the Bulls
game-line = Lead your dice through the forks of a town to the best sights by the sea, and out of the bulls’ way.
game-time = 15–40 min
game-kind = dice, forks and bulls

## What a seat is asked

decision-place = Choose a start for a runner that rolled 1
decision-card = Play an action card
decision-own-here = Choose your runners in one roundabout, then roll them
decision-own = Choose runners of yours, then roll them
decision-theirs = Choose runners of one opponent, then roll them
decision-theirs-here = Choose an opponent’s roundabout: all their runners there are rolled
decision-all-here = Choose a roundabout: every runner there is rolled
decision-bulls-here = Choose a roundabout: all bulls there are rolled
decision-loose = Choose the roundabout for a loose bull
decision-bull = Choose a bull to roll
decision-lead = Choose a bull, and where it goes
decision-lift = Choose which of your direction tokens moves
decision-sign = Choose a sign for your direction token
decision-crew = Choose a direction token to remove
decision-discard = Discard cards you do not want, or keep the rest

## What it may do

action-place = Put the runner on start { $arg1 }
action-play = Play { the-card-chosen }
action-pick = Choose a { the-colour-chosen } { $arg3 } on { $arg2 }
action-roll = Choose no more, and roll
action-at = Choose { $arg1 }
action-heckle = Roll all { the-colour-chosen } runners on { $arg2 }
action-bull = Roll a bull showing { $arg2 } on { $arg1 }
action-lead = Take a bull showing { $arg2 } from { $arg1 } to { $arg3 }
action-lift = Take up your token at { $arg1 }, { the-sign-chosen } sign
action-sign = Place your token at { $arg1 }, { the-sign-chosen } sign
action-clear = Remove the token at { $arg1 }, { the-sign-chosen } sign
action-skip = Do without
action-discard = Discard { the-card-chosen }
action-keep = Discard no more

## What happened

event-day = Day { $day } begins. By the sea, from left to right: { $names }.
event-dealt = { $cards ->
    [0] { $seat } is dealt no card.
    [1] { $seat } is dealt a card.
   *[other] { $seat } is dealt { $cards } cards.
}
event-dealt-seen = { $seat-me ->
    [yes] { $cards ->
        [0] You are dealt no card.
       *[other] You are dealt { $names }.
    }
   *[no] { $cards ->
        [0] { $seat } is dealt no card.
       *[other] { $seat } is dealt { $names }.
    }
}
event-reshuffled = The deck is empty: the discards are shuffled, { $cards } cards.
event-bulls-start = The bulls on the starts show { $rolls }.
event-runners-start = { $seat-me ->
    [yes] Your runners show { $rolls }.
   *[no] The runners of { $seat } show { $rolls }.
}
event-placed = { $seat-me ->
    [yes] You put a 1 on { $place }.
   *[no] { $seat } puts a 1 on { $place }.
}
event-last-bull = The sixth bull stands on { $place }.
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
event-no-target = { the-card } finds no target.
event-skipped = { $seat-me ->
    [yes] You leave { the-card } undone.
   *[no] { $seat } leaves { the-card } undone.
}
event-rolled = { $own ->
    [yes] { $seat-me ->
        [yes] On { $place } you roll { the-dice } again: { $rolls }.
       *[no] On { $place } { $seat } rolls { the-dice } again: { $rolls }.
    }
   *[no] { $target-me ->
        [yes] On { $place } { $seat } rolls { the-dice } of yours again: { $rolls }.
       *[no] { $seat-me ->
            [yes] On { $place } you roll { the-dice } of { $target }’s again: { $rolls }.
           *[no] On { $place } { $seat } rolls { the-dice } of { $target }’s again: { $rolls }.
        }
    }
}
event-bulls-rolled = { $seat-me ->
    [yes] You roll { $dice ->
        [1] a bull
       *[other] { $dice } bulls
    } showing { $face } on { $place } again: { $rolls }.
   *[no] { $seat } rolls { $dice ->
        [1] a bull
       *[other] { $dice } bulls
    } showing { $face } on { $place } again: { $rolls }.
}
event-led = { $seat-me ->
    [yes] You take a bull showing { $face } from { $from } to { $to }.
   *[no] { $seat } takes a bull showing { $face } from { $from } to { $to }.
}
event-loose = { $seat-me ->
    [yes] You let a bull loose on { $place }: it shows { $face }.
   *[no] { $seat } lets a bull loose on { $place }: it shows { $face }.
}
event-lifted = { $seat-me ->
    [yes] You take up your token at { $place }, { the-sign } sign.
   *[no] { $seat } takes up a token at { $place }, { the-sign } sign.
}
event-replaced = { $target-me ->
    [yes] Your token at { $place }, { the-sign } sign, comes back to you.
   *[no] The token of { $target } at { $place }, { the-sign } sign, goes back.
}
event-signed = { $seat-me ->
    [yes] Your token now lies at { $place }, { the-sign } sign.
   *[no] A token of { $seat } now lies at { $place }, { the-sign } sign.
}
event-cleared = { $seat-me ->
    [yes] { $target-me ->
        [yes] You remove your own token at { $place }, { the-sign } sign.
       *[no] You remove the token of { $target } at { $place }, { the-sign } sign.
    }
   *[no] { $target-me ->
        [yes] { $seat } removes your token at { $place }, { the-sign } sign.
       *[no] { $seat } removes the token of { $target } at { $place }, { the-sign } sign.
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
event-runners-advanced = The runners go down a row.
event-bulls-advanced = The bulls follow, and charge.
event-charged = { $trampled ->
    [0] { $target-me ->
        [yes] On { $place } bulls charge { the-dice } of yours: { $rolls }, and you get away.
       *[no] On { $place } bulls charge { the-dice } of { $target }’s: { $rolls }, nobody is caught.
    }
    [1] { $target-me ->
        [yes] On { $place } bulls charge { the-dice } of yours: { $rolls }. A runner is trampled.
       *[no] On { $place } bulls charge { the-dice } of { $target }’s: { $rolls }. A runner is trampled.
    }
   *[other] { $target-me ->
        [yes] On { $place } bulls charge { the-dice } of yours: { $rolls }. { $trampled } runners are trampled.
       *[no] On { $place } bulls charge { the-dice } of { $target }’s: { $rolls }. { $trampled } runners are trampled.
    }
}
event-scored = { $seat-me ->
    [yes] { $runners ->
        [1] A runner of yours reaches
       *[other] { $runners } runners of yours reach
    } { the-sight }: { $points ->
        [1] a point
       *[other] { $points } points
    }.
   *[no] { $runners ->
        [1] A runner of { $seat } reaches
       *[other] { $runners } runners of { $seat } reach
    } { the-sight }: { $points ->
        [1] a point
       *[other] { $points } points
    }.
}
event-day-scored = { $seat-me ->
    [yes] Day { $day } brings you { $points ->
        [1] a point
       *[other] { $points } points
    }; you have { $total } in all.
   *[no] Day { $day } brings { $seat } { $points ->
        [1] a point
       *[other] { $points } points
    }; that makes { $total } in all.
}
event-tomorrow-runners = { $seat-me ->
    [yes] Tomorrow you have { $runners ->
        [1] a runner more
        [2] two runners more
        [3] three runners more
        [-1] a runner fewer
        [-2] two runners fewer
        [-3] three runners fewer
       *[other] a change of { $runners } runners
    }.
   *[no] Tomorrow { $seat } has { $runners ->
        [1] a runner more
        [2] two runners more
        [3] three runners more
        [-1] a runner fewer
        [-2] two runners fewer
        [-3] three runners fewer
       *[other] a change of { $runners } runners
    }.
}
event-tomorrow-cards = { $seat-me ->
    [yes] Tomorrow you get { $cards } cards more.
   *[no] Tomorrow { $seat } gets { $cards } cards more.
}
event-discarded = { $seat-me ->
    [yes] You discard { the-card }.
   *[no] { $seat } discards { the-card }.
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

## Why something is not possible

reason-place-first = First choose a start for the runner that rolled 1.
reason-play-first = First play a card.
reason-must-play = Everybody has to play a card.
reason-discard-first = Now only cards can be discarded, or the rest kept.
reason-card-first = First finish { the-card }.
reason-not-in-hand = You do not hold { the-card }.
reason-own-runners-only = This card is about your own runners.
reason-opponents-only = This card is about an opponent’s runners.
reason-one-opponent-only = All have to be runners of one opponent.
reason-one-roundabout-only = All have to stand in one roundabout: you have begun on { $place }.
reason-no-such-runner = There is no such runner left showing { $face } on { $place }.
reason-nobody-there = There is no such runner on { $place }.
reason-no-such-bull = There is no bull showing { $face } on { $place }.
reason-no-bull-there = There is no bull on { $place }.
reason-not-in-the-row = The bulls are not in the row of { $place }.
reason-not-your-token = None of your tokens lies at { $place }, { the-sign } sign.
reason-no-token = No token lies at { $place }, { the-sign } sign.
reason-token-in-the-air = The token you have taken up has to be placed.

## How it ended

end-days = the last day is over
score-day-1 = Day 1
score-day-2 = Day 2
score-day-3 = Day 3

## Advice

advice-start = From there it is worth { $points } points.
advice-gain = Likely to be worth { $points } points.
advice-little = Hardly any card gains anything now; this one is missed least.
advice-enough = Everything else is better left as it is.
advice-discard = Another card is likely to be better.
advice-keep = These are worth keeping.

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

## What the cards do, for who looks at one

card-second-wind = Roll again any of your runners in one roundabout.
card-sprint = Roll again up to three of your runners, anywhere.
card-change-of-plans = Roll again any of your runners, anywhere.
card-panic = Roll again every runner of every colour in one roundabout.
card-shove = Roll again up to two runners of one opponent, anywhere.
card-heckler = Roll again all runners of one opponent in one roundabout.
card-red-cape = Roll one bull again.
card-stampede = Roll again all bulls in one roundabout.
card-ole = Take one bull to the next roundabout on its left or right.
card-loose-bull = Roll a spare bull onto a roundabout of this row.
card-directions = Place one of your direction tokens.
card-road-crew = Remove any direction token.
card-guidebook = Draw two action cards.
card-souvenir = Gain two points.

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
   *[other] { $dice } × { $face }
}
the-sign = { $sign ->
    [odd] ODD
   *[even] EVEN
}
the-sign-chosen = { $arg2 ->
    [odd] ODD
   *[even] EVEN
}

## The deed on a button, where the choice is long

deed-place = Start { $arg1 }
deed-heckle = Roll them on { $arg2 }
deed-bull = Roll the bull
deed-lead = Lead it to { $arg3 }
deed-lift = Take it up
deed-sign = Place the token
deed-clear = Remove the token

## Fields of the view, for the text table

view-town = The town
view-name = Place
view-row = Row
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
view-cards = Cards
view-hand = Hand
view-drawn = Cards drawn from this deck
view-squad = Runners of the day
view-standing = Up
view-trampled = Trampled
view-ones = 1s to place
view-tokens = Direction tokens
view-more_runners = Runners more tomorrow
view-more_cards = Cards more tomorrow
view-day = Day
view-step = Step
view-steps = Steps of a day
view-first = Begins the step
view-turn = On turn
view-done = Have played in this round
view-decision = Is asked
view-decision-place = to place a rolled 1
view-decision-card = to play a card
view-decision-own-here = to choose own runners in one roundabout
view-decision-own = to choose own runners
view-decision-theirs = to choose runners of one opponent
view-decision-theirs-here = to choose an opponent’s roundabout
view-decision-all-here = to choose a roundabout
view-decision-bulls-here = to choose a roundabout with bulls
view-decision-loose = to choose the roundabout of a loose bull
view-decision-bull = to choose a bull
view-decision-lead = to choose a bull and its way
view-decision-lift = to take up a direction token
view-decision-sign = to choose a sign
view-decision-crew = to choose a direction token
view-decision-discard = to discard cards
view-card = Card in play
view-target = Whose runners are chosen
view-here = Roundabout of the card
view-picked = Dice that will be rolled
view-place = Place
view-face = Face
view-dice = Dice
view-most_picks = Dice at most
view-most_picks-0 = any number
view-lifted = A token is in the air
view-wells = The row in play
view-runners = Runners
view-runners-at = { $count } showing { $place }
view-runners-each = { $name } { $count }
view-bulls = Bulls
view-exits = Odd and even faces of each player go to
view-forecast = What comes to the next row
view-charged = To be charged
view-charged-each = { $name } { $count }
view-odds = Fatal faces of six
view-destinations = By the sea
view-aside = Not there today
view-sign = Sign
view-sign-odd = ODD
view-sign-even = EVEN
view-seat = Whose
view-spare_bulls = Spare bulls
view-deck = Cards in the deck
view-shuffled = The deck was made of
view-discards = Discards
view-chances = Rolls and shuffles so far
view-ending = How it ended
view-ending-days = the last day is over

## How to play, in seven positions

lesson-town = Your runners are dice, and the town is full of forks: odd faces follow one sign, even faces the other. Your 3 on S3 is odd and will go to A1, your 4 on S4 is even and will go to A3. After four such steps everybody is by the sea, where every sight is worth points for each runner.
lesson-ones = In the morning everybody rolls all runners. One that shows 2 to 6 stands on the start of that number. You rolled a single 1: put it on any start you like; it stays a 1.
lesson-card = In each step everybody plays one card before the dice go down. Sprint rolls up to three of your runners again: your 5 on S5 and a 2 on S2 are chosen, a third may follow. Rolling again changes the face of a die, never its place.
lesson-bulls = Bulls are the big red dice. They go down by their own faces, and then they charge. Five of your runners will come to A1, and so will bulls showing 2 and 4: three of yours show one of these faces. Each of them will be rolled once, and two faces of six are fatal.
lesson-charge = On A3 bulls showing 4 and 6 met your five 4s, which were rolled: 6, 2, 4, 1 and 4. Three of them show the face of a bull now: they are trampled and out for the day. The other two run on with their new faces.
lesson-token = A direction token on a sign leads all runners of its colour that way. Yours lies on the ODD sign of C1: your 4 there goes to D1 like your 1. Other colours and the bulls do not mind it, and it stays from day to day.
lesson-sights = The day is over. One of your runners stands at the Bank, two at a Bookstore, three at a Restaurant: 4, 4 and 9 points, and a Souvenir brought 2. The Bookstore gives you two cards more tomorrow. Now lay away what you do not want; after three days the most points win.
