game-title = Trip & Run
game-line = Race to 100. Trip opponents by matching the prime factors of their square.
# About 200 small decisions a game (`stampede simulate primes --bots steady`), five seconds each.
game-time = 15–20 min
game-kind = cards and primes

## What a table may choose

option-head_start = Head start
option-head_start-note = A player’s first run goes this many squares further for each player who began before them. With four to six players 5 evens the odds, with three 10; with two it helps little.

## What a seat is asked

decision-turn = Trip, run, or end your turn
decision-lay = Lay the next card of the trip
decision-run = Lay another card of the run, or stop
decision-earned = Choose a move you have earned
decision-meeple = Choose the meeple that moves

## What the seat may do

action-trip = Trip whoever is on square { $arg1 }
action-lay = Lay { $arg1 } white side up
action-run = Run with { $arg1 }
action-use = Use the move of { $arg1 }
action-move = Move the meeple on { $arg1 ->
    [0] the start
   *[other] square { $arg1 }
}
action-pass = Pass
action-stop = Lay no more cards
action-done = Make no more moves

## What happened

event-dealt = { $seat-me ->
    [yes] You are dealt number { $back }.
   *[no] { $seat } is dealt number { $back }.
}
event-dealt-seen = { $seat-me ->
    [yes] You are dealt { $card }.
   *[no] { $seat } is dealt { $card }.
}
event-top = { $number ->
    [0] The pile is empty.
   *[other] The pile shows number { $number }.
}
event-turn = { $seat-me ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
event-aimed = { $seat-me ->
    [yes] You aim at square { $square }.
   *[no] { $seat } aims at square { $square }.
}
event-laid = { $seat-me ->
    [yes] You lay { $card }.
   *[no] { $seat } lays { $card }.
}
event-tripped = { $victim-me ->
    [yes] { $seat } trips you: from { $from } back to { $to ->
        [0] the start
       *[other] { $to }
    }.
   *[no] { $seat-me ->
        [yes] You trip { $victim }: from { $from } back to { $to ->
            [0] the start
           *[other] { $to }
        }.
       *[no] { $seat } trips { $victim }: from { $from } back to { $to ->
            [0] the start
           *[other] { $to }
        }.
    }
}
event-ran = { $seat-me ->
    [yes] You run with number { $number }.
   *[no] { $seat } runs with number { $number }.
}
event-ran-seen = { $seat-me ->
    [yes] You run with { $card }.
   *[no] { $seat } runs with { $card }.
}
event-head-start = { $seat-me ->
    [yes] Your head start adds { $squares ->
        [1] 1 square
       *[other] { $squares } squares
    }.
   *[no] { $seat }’s head start adds { $squares ->
        [1] 1 square
       *[other] { $squares } squares
    }.
}
event-stuck = { $seat-me ->
    [yes] None of your meeples can move { $sum }.
   *[no] None of { $seat }’s meeples can move { $sum }.
}
event-used = { $seat-me ->
    [yes] You use the move of { $sum }.
   *[no] { $seat } uses the move of { $sum }.
}
event-moved = { $seat-me ->
    [yes] You move { $sum }: { $from ->
        [0] start
       *[other] { $from }
    } → { $to }.
   *[no] { $seat } moves { $sum }: { $from ->
        [0] start
       *[other] { $from }
    } → { $to }.
}
event-forwent = { $seat-me ->
    [yes] You choose not to move { $moves }.
   *[no] { $seat } chooses not to move { $moves }.
}
event-passed = { $seat-me ->
    [yes] You pass.
   *[no] { $seat } passes.
}
event-drew = { $seat-me ->
    [yes] You draw cards with { $backs }.
   *[no] { $seat } draws cards with { $backs }.
}
event-drew-seen = { $seat-me ->
    [yes] You draw { $cards }.
   *[no] { $seat } draws { $cards }.
}
event-ended = { $reason ->
    [home] All meeples of one colour are home: the race is over.
   *[passes] Everybody has passed: the race is over.
}

## Why something can’t be done

reason-nothing-played = You haven’t played anything yet: trip, run, or pass.
reason-pass-after-cards = You have played cards this turn, so you can’t pass.
reason-finish-the-trip = Complete the trip of square { $square } first.
reason-finish-the-run = Lay another { $number }, or stop first.
reason-moves-come-last = Moves come after the cards: trip, run or stop first.
reason-laying-is-over = Cards come before the moves.
reason-trips-before-run = Trips come before the run.
reason-safe-square = { $square ->
    [0] Nobody can be tripped on the start.
    [1] Nobody can be tripped on square 1: it shows nothing.
   *[other] A meeple on { $square } is safe.
}
reason-nobody-there = No opponent stands on square { $square }.
reason-symbols-missing = Your cards don’t make up the symbols of square { $square }.
reason-not-in-hand = You don’t have { $card }.
reason-aim-first = Choose the square to trip before you lay { $card }.
reason-wrong-symbols = Square { $square } doesn’t need the symbols of { $card }.
reason-cannot-be-completed = With { $card } you couldn’t complete square { $square }.
reason-name-the-card = Say which card you run with.
reason-other-number = All cards of a run have the same number, and this one began with { $number }.
reason-move-chosen = Finish the move of { $sum } first.
reason-not-earned = You have not earned a move of { $sum }.
reason-choose-the-move = First choose which move to make.
reason-no-meeple = You have no meeple on { $square ->
    [0] the start
   *[other] square { $square }
}.
reason-beyond-the-goal = { $sum } from { $square } would go beyond 100.

## How it ended

end-home = all meeples of a player reached 100
end-passes = everybody passed
score-last-meeple = The last meeple stands on

## Advice

advice-nothing-better = Nothing else would gain anything.
advice-keep = You keep the cards you hold.
advice-unmade = The rest of your moves stay unmade.
advice-pass-ends = { $result ->
    [win] Passing ends the game, and you win.
    [share] Passing ends the game, and you share the victory.
   *[lose] Passing ends the game, and you lose.
}
advice-moves-win = With the moves you have earned you win the race.
advice-forgo = Wherever a meeple could go now, being tripped there is a greater danger than the squares are worth.
advice-land = { $safety ->
    [100] Lands on { $to }, where nobody can trip it before your next turn.
   *[other] Lands on { $to }. It is about { $safety } % likely that nobody can trip it there before your next turn.
}
advice-come-home = Takes it to 100, where it is home and safe.
advice-move-wins = { $moves ->
    [1] Takes your last meeple to 100: you win.
    [2] With this move and another one you win the race.
   *[other] With { $moves } moves you win the race, and this is one of them.
}
advice-use = The move of { $sum } is best made now.
advice-use-wins = { $moves ->
    [1] The move of { $sum } wins the race.
   *[other] With { $moves } moves you win the race, and that of { $sum } is one of them.
}
advice-run = { $furthest ->
    [yes] You hold { $held ->
        [1] one { $number }
       *[other] { $held } cards of { $number }
    }: a run with { $number } takes you furthest.
   *[no] Running with { $cards ->
        [1] { $number }
       *[other] { $cards } cards of { $number }
    } takes a meeple { $sum ->
        [1] one square
       *[other] { $sum } squares
    } and keeps your other cards.
}
advice-run-on = With { $cards ->
    [1] another { $number }
   *[other] { $cards } more cards of { $number }
}, your run takes a meeple { $sum } squares.
advice-run-stuck = None of your meeples can move that far: you only exchange cards.
advice-run-wins = With { $cards ->
    [1] this { $number }
   *[other] { $cards } cards of { $number }
} you win the race: { $moves ->
    [1] the run takes your last meeple to 100.
   *[other] the run and your other moves take you to 100.
}
advice-head-start = It’s your first run, so your head start adds { $squares ->
    [1] 1 square
   *[other] { $squares } squares
}.
advice-trip = { $meeples ->
    [1] Throws a meeple on { $square } back to { $to ->
        [0] the start
       *[other] { $to }
    }, and earns you a move of { $sum }.
   *[other] Throws { $meeples } meeples on { $square } back to { $to ->
        [0] the start
       *[other] { $to }
    }, and earns you { $meeples } moves of { $sum }.
}
advice-trip-wins = { $meeples ->
    [1] This trip earns you a move of { $sum }, and with that you win the race.
   *[other] This trip earns you { $meeples } moves of { $sum }, and with those you win the race.
}

## Pictures of the primes

picture-cherries = cherries
picture-banana = banana
picture-orange = orange
picture-grapes = grapes
picture-rooster = rooster
picture-pig = pig
picture-sheep = sheep
picture-cow = cow
picture-fish = fish
picture-crab = crab
picture-octopus = octopus
picture-whale = whale
picture-crocodile = crocodile
picture-tortoise = tortoise
picture-snake = snake
picture-elephant = elephant
picture-giraffe = giraffe
picture-lion = lion
picture-flamingo = flamingo
picture-ladybird = ladybird
picture-bee = bee
picture-butterfly = butterfly
picture-stegosaurus = stegosaurus
picture-unicorn = unicorn
picture-dinosaur = dinosaur in a beret

## Fields of the view, for the text table

view-players = Players
view-meeples = Meeples on
view-meeples-0 = start
view-head_start = Head start of the first run
view-backs = Backs in hand
view-hand = Cards in hand
view-run_backs = Backs of runs
view-run_cards = Cards of runs
view-first = –
view-head_start_step = –
view-turn = Whose turn it is
view-decision = Now must
view-decision-turn = trip, run or end the turn
view-decision-lay = lay a card of the trip
view-decision-run = lay a card of the run
view-decision-earned = choose an earned move
view-decision-meeple = choose a meeple
view-pile = Cards in the pile
view-top = Number on top of the pile
view-top-0 = none
view-discards = Open discards
view-aim = Square being tripped
view-aim-0 = none
view-needs = Still to lay there: symbols that multiply to
view-needs-0 = –
view-laid = Cards laid there
view-running = Number of the run
view-running-0 = none
view-total = Sum of the trip or the run
view-earned = Moves earned
view-stride = Move being made
view-stride-0 = none
view-played = Cards played this turn
view-passes = Passes in a row
view-chances = –
view-ending = How it ended
view-ending-home = all meeples of one colour are home
view-ending-passes = everybody passed

## How to play, in seven positions

lesson-race = Everybody races from the start to 100: three meeples each with two players, two with three, else one. Your last meeple is the one that counts: yours are on 6 and 14, so now you’d end with 6.
lesson-primes = Every square shows the prime factors of its number as pictures: 30 is 2 × 3 × 5, so cherries, banana and orange. Ana stands on 30, and your cards show exactly these pictures: you can aim at it.
lesson-trip = To trip, lay cards until their pictures are exactly those of the square. 24 is 2 × 2 × 2 × 3: three cherries are laid, a banana is needed. 8 and 4 make 12: both rivals fall back 12.
lesson-earned = Each meeple you trip earns a move of the same sum, and a run one more. You tripped two of Ana’s by 16 and ran 6: three moves, in any order, with any of your meeples, or not at all.
lesson-run = After the trips you may run once: lay as many cards of one number as you like, black side up, so nobody sees the pictures. One 8 is down; with the other two it would be a move of 24.
lesson-move = A move of 14 is left for any of your meeples. Then the turn is over and you draw one card more than you played: six played, seven drawn. Your hand grows by one, whatever you play.
lesson-win = 100 must be hit exactly: from 95 the 5 is just right. The first with all meeples on 100 wins at once. The race also ends when everybody passes; then the furthest last meeple wins.

## Beside a seat's name

head-start = +{ $squares } head start

## The card counter

back = Number { $back }
place-face-down = { $seat-me ->
    [yes] among your runs
   *[no] among { $seat }’s runs
}

## The tutorial, and the first table

game-pick = Race to 100, and trip rivals by the primes of their square.
first-goal = Be the first to bring all your meeples exactly to 100.
first-first = Trip a rival if your pictures match their square; then run.
tutorial-run = Run with your **8**, and move your meeple.
tutorial-run-why = Everybody races to 100.
tutorial-run-done = Eight squares. You draw one card more than you played.
tutorial-trip = A rival stands on **3**: aim there, lay your banana, and move.
tutorial-trip-why = The pictures on your cards must be exactly those of the square.
tutorial-trip-done = Back to the start with them, and eight squares for you.
tutorial-trip-two = Trip the rival on **12** with both cards, and move.
tutorial-trip-two-why = 12 is 2 × 2 × 3: cherries, cherries, banana.
tutorial-trip-two-done = Back to the start with them, and 13 squares for you.
tutorial-safe = Run with your **9**, from 50 to 59.
tutorial-safe-why = 59 is prime: only a card with the giraffe can trip you there.
tutorial-safe-done = Hard to hit, and well on your way.
tutorial-goal = You stand on 93. Run with your **7**.
tutorial-goal-why = 100 must be hit exactly.
tutorial-goal-done = 100: you win!
tutorial-learned-1 = Run with cards of one number; draw one more than you played.
tutorial-learned-2 = Trip with exactly the pictures of the square.
tutorial-learned-3 = Primes are safe places, and 100 must be hit exactly.
tutorial-end = That was Trip & Run. The snake will teach you the rest.

## On paper

print-start = Start
print-set-cards = Number cards
print-board-snake = The board
piece-meeple = meeple
print-note = Fold the meeples in the middle and fold their feet outwards. Two players use three meeples each, three players two, and four to six players one. The cards must have their backs: everybody sees the numbers on them.

## Cards in words: the number, and the pictures that it shows

of-parts = { $whole } ({ $parts })
part-2 = { picture-cherries }
part-3 = { picture-banana }
part-5 = { picture-orange }
part-7 = { picture-grapes }
part-11 = { picture-rooster }
part-13 = { picture-pig }
part-17 = { picture-sheep }
part-19 = { picture-cow }
part-23 = { picture-fish }
part-29 = { picture-crab }
part-31 = { picture-octopus }
part-37 = { picture-whale }
part-41 = { picture-crocodile }
part-43 = { picture-tortoise }
part-47 = { picture-snake }
part-53 = { picture-elephant }
part-59 = { picture-giraffe }
part-61 = { picture-lion }
part-67 = { picture-flamingo }
part-71 = { picture-ladybird }
part-73 = { picture-bee }
part-79 = { picture-butterfly }
part-83 = { picture-stegosaurus }
part-89 = { picture-unicorn }
part-97 = { picture-dinosaur }
