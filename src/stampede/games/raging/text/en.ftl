game-title = Raging Bulls
game-line = Roll three dice, build straight fences from post to post, and give every bull an enclosure of its own.
# About twelve rounds a game (`stampede simulate raging --bots steady`), a minute each for a person.
game-time = 10–15 min
game-kind = dice and fences

## What a seat is asked

decision-roll = Roll the dice, or stop for good
decision-turn = Build a fence, or mark off a mallet
decision-shed = Choose who gets the shed

## What it can do

action-roll = Roll the dice
action-stop = Stop for good
action-decide = Decide, unseen by the others until the round closes
action-saw = Saw a { $arg1 } into a { $arg2 }
action-fence = Build a fence from { $arg1 } to { $arg2 }
action-mallet = Build nothing and mark off a mallet
action-shed = { $arg1 ->
    [bull] A shed for the prize bull: 2 points a rosette
   *[sheep] A shed for the sheep: 3 points a sheep
}

## What happened

event-opened = { $field ->
    [home-paddock] The field is Home Paddock
    [duckpond-meadow] The field is Duckpond Meadow
    [long-acre] The field is Long Acre
    [stampede-corner] The field is Stampede Corner
    [day-easy] The easy field of the day
    [day-medium] The medium field of the day
    [day-hard] The hard field of the day
    [day-wild] The wild field of the day
    [random-easy] An easy random field
    [random-medium] A medium random field
    [random-hard] A hard random field
    [random-wild] A wild random field
   *[other] The field is { $field }
}: { $bulls ->
    [one] one bull
   *[other] { $bulls } bulls
}, { $cows ->
    [0] no cow
    [one] one cow
   *[other] { $cows } cows
}.
event-ready = { $seat-me ->
    [yes] You are ready for the next roll.
   *[no] { $seat } is ready.
}
event-rolled = Round { $round }: the dice show { $dice }.
event-sawed = { $seat-me ->
    [yes] You use a saw: a { $from } becomes a { $to }.
   *[no] { $seat } uses a saw: a { $from } becomes a { $to }.
}
event-fenced = { $seat-me ->
    [yes] You build a fence from { $first } to { $second }.
   *[no] { $seat } builds a fence from { $first } to { $second }.
}
event-isolated = { $seat-me ->
    [yes] { $count ->
        [one] That isolates one of your bulls.
       *[other] That isolates { $count } of your bulls.
    }
   *[no] { $count ->
        [one] That isolates a bull for { $seat }.
       *[other] That isolates { $count } bulls for { $seat }.
    }
}
event-completed = { $seat-me ->
    [yes] Every bull has its own enclosure: your field is complete!
   *[no] Every bull has its own enclosure: { $seat }’s field is complete!
}
event-recycled = { $seat-me ->
    [yes] You recycle a { $number }.
   *[no] { $seat } recycles a { $number }.
}
event-wasted = { $seat-me ->
    [yes] You have no box left for another { $number }.
   *[no] { $seat } has no box left for another { $number }.
}
event-saw-earned = { $seat-me ->
    [yes] All boxes for { $number } are full: you get a saw.
   *[no] All boxes for { $number } are full: { $seat } gets a saw.
}
event-malleted = { $seat-me ->
    [yes] You build nothing; { $left ->
        [0] that was your last mallet
        [one] one mallet left
       *[other] { $left } mallets left
    }.
   *[no] { $seat } builds nothing; { $left ->
        [0] that was the last mallet
        [one] one mallet left
       *[other] { $left } mallets left
    }.
}
event-shed-offered = { $seat-me ->
    [yes] You have recycled enough different numbers to choose a shed.
   *[no] { $seat } has recycled enough different numbers to choose a shed.
}
event-shed-chosen = { $seat-me ->
    [yes] You will build the shed for { $shed ->
        [bull] the prize bull
       *[sheep] the sheep
    }.
   *[no] { $seat } will build the shed for { $shed ->
        [bull] the prize bull
       *[sheep] the sheep
    }.
}
event-shed-built = { $seat-me ->
    [yes] All six numbers are marked: your shed for { $shed ->
        [bull] the prize bull
       *[sheep] the sheep
    } is built.
   *[no] All six numbers are marked: { $seat }’s shed for { $shed ->
        [bull] the prize bull
       *[sheep] the sheep
    } is built.
}
event-stopped = { $seat-me ->
    [yes] You stop with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[no] { $seat } stops with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}
event-out = { $seat-me ->
    [yes] You are out of mallets: your game ends with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[no] { $seat } is out of mallets and ends with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}
event-medal = { $seat-me ->
    [yes] You earn { $medal ->
        [gold] a gold medal
        [silver] a silver medal
       *[bronze] a bronze medal
    }.
   *[no] { $seat } earns { $medal ->
        [gold] a gold medal
        [silver] a silver medal
       *[bronze] a bronze medal
    }.
}
event-ended = { $reason ->
    [stopped] Nobody wants another roll: the game is over.
    [mallets] The mallets have run out: the game is over.
   *[both] Some have stopped, the others are out of mallets: the game is over.
}

## Why something can’t be done

reason-stopped-for-good = You have stopped for good.
reason-no-mallets = Your last mallet is gone: your game is over.
reason-wait-for-the-roll = You are ready. The dice are rolled once everybody is.
reason-choose-the-shed = First choose who gets the shed.
reason-shed-is-chosen = You have chosen who gets the shed, and the choice is final.
reason-no-shed-yet = You choose the shed once { $needed } different numbers are marked; you have { $marked }.
reason-roll-first = Roll the dice first.
reason-finish-the-turn = The dice are rolled: build a fence or mark off a mallet first.
reason-no-saw = You have no saw. The third mark of a number gives you one.
reason-no-such-die = No die shows { $number }.
reason-sawn-already = You have already sawn the die that shows { $number }: one saw per die and turn.
reason-through-a-bull = That fence would run through a bull.
reason-through-a-pond = That fence would run through a pond.
reason-fence-is-there = There is already a fence between these posts.
reason-needs-a-pair = To join two posts with { $number }, you need two dice that show { $number }.
reason-no-die-for-post = No die shows { $number }, so you can’t use { $post }.
reason-post-used-twice = You have used { $post } twice, and that is the limit.
reason-used-needs-pair = You have used { $post } already: you need two dice that show { $number } to use it again.
reason-used-needs-triple = You have used { $post } already: you need three dice that show { $number } to join it to another { $number }.

## How it ended

end-stopped = nobody wanted another roll
end-mallets = the mallets ran out
end-both = some stopped, the others ran out of mallets
score-isolated = Isolated bulls
score-couples = Couples
score-prize = Prize bull
score-sheep = Sheep
score-mallets = Unused mallets
score-posts = Unused posts on a complete field
score-escaped = Escaped bulls

## Options

option-field = Field
option-field-note = The named fields have medals to win, from easy to hard. The field of the day and its dice are the same for everybody, all day.
option-field-home-paddock = Home Paddock
option-field-duckpond-meadow = Duckpond Meadow
option-field-long-acre = Long Acre
option-field-stampede-corner = Stampede Corner
option-field-random = Random
option-field-day = Field of the day
option-difficulty = Difficulty
option-difficulty-note = For a random field or the field of the day.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-difficulty-wild = wild
option-seed = Field number
option-seed-note = The number of a random field; 0 for a new one every time. For the field of the day, its date, such as 20260131; 0 for today.
option-closed_perimeter = The edge counts as a fence
option-closed_perimeter-note = Easier: every region is an enclosure, and no bull escapes.
option-mallet_recycles = A turn without a fence recycles all three dice

## Advice

advice-roll = Playing on should take you from { $now } to about { $final } points. The next roll alone should { $gain ->
    [0] hardly change your score
    [one] { $sign ->
        [less] cost you about a point
       *[more] bring you about a point
    }
   *[other] { $sign ->
        [less] cost you about { $gain } points
       *[more] bring you about { $gain } points
    }
}.
advice-stop = Playing on should take you from { $now } to about { $final } points. The next roll alone should { $gain ->
    [0] hardly change your score
    [one] { $sign ->
        [less] cost you about a point
       *[more] bring you about a point
    }
   *[other] { $sign ->
        [less] cost you about { $gain } points
       *[more] bring you about { $gain } points
    }
}.
advice-isolates = { $count ->
    [one] Isolates a bull: your score goes from { $before } to { $after }.
   *[other] Isolates { $count } bulls: your score goes from { $before } to { $after }.
}
advice-gains = Your score goes from { $before } to { $after }.
advice-prepares = { $parts ->
    [yes] Separates bulls, and leaves good posts for later.
   *[no] Closes in on the bulls that are still free, and leaves good posts for later.
}
advice-saw = Then you can join { $first } and { $second }.
advice-saw-recycle = A { $number } is what you need in the recycling zone.
advice-mallet = { $fences ->
    [0] There is no fence to build.
   *[other] No fence you could build is worth the posts it uses.
}
advice-shed = So far the prize bull has { $rosettes ->
    [0] no rosette
    [one] one rosette
   *[other] { $rosettes } rosettes
}, and there { $sheep ->
    [0] are no sheep
    [one] is one sheep
   *[other] are { $sheep } sheep
}.

## Names

field-home-paddock = Home Paddock
field-duckpond-meadow = Duckpond Meadow
field-long-acre = Long Acre
field-stampede-corner = Stampede Corner
field-random = A random field
field-day = The field of the day
field-random-easy = Random field, easy
field-random-medium = Random field, medium
field-random-hard = Random field, hard
field-random-wild = Random field, wild
field-day-easy = Field of the day, easy
field-day-medium = Field of the day, medium
field-day-hard = Field of the day, hard
field-day-wild = Field of the day, wild
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-wild = wild
medal-bronze = bronze
medal-silver = silver
medal-gold = gold
side-N = top
side-E = right
side-S = bottom
side-W = left
component-bull = bull
component-cow = cow
component-pond = pond
component-post = post
component-fence = fence
component-mallet = mallet
component-saw = saw
component-shed = shed
component-die = die
component-sheep = sheep
component-rosette = rosette

## Posts, as sentences call them

card-N1 = the 1 at the top
card-N2 = the 2 at the top
card-N3 = the 3 at the top
card-N4 = the 4 at the top
card-N5 = the 5 at the top
card-N6 = the 6 at the top
card-E1 = the 1 on the right
card-E2 = the 2 on the right
card-E3 = the 3 on the right
card-E4 = the 4 on the right
card-E5 = the 5 on the right
card-E6 = the 6 on the right
card-S1 = the 1 at the bottom
card-S2 = the 2 at the bottom
card-S3 = the 3 at the bottom
card-S4 = the 4 at the bottom
card-S5 = the 5 at the bottom
card-S6 = the 6 at the bottom
card-W1 = the 1 on the left
card-W2 = the 2 on the left
card-W3 = the 3 on the left
card-W4 = the 4 on the left
card-W5 = the 5 on the left
card-W6 = the 6 on the left

## What enclosures and players are called

enclosure-isolated = isolated bull
enclosure-couple = couple
enclosure-herd = bulls together
enclosure-cows = cows only
enclosure-empty = empty
condition-roll = rolls or stops
condition-turn = is building
condition-shed = is choosing a shed
condition-waiting = is ready
condition-busy = is still deciding
condition-ready = is ready
condition-stopped = has stopped
condition-out = has no mallets left

## Fields of the view, for the text table

view-players = Players
view-condition = State
view-condition-roll = rolls or stops
view-condition-turn = is building
view-condition-shed = is choosing a shed
view-condition-waiting = is waiting for the roll
view-condition-busy = is still deciding
view-condition-ready = is ready
view-condition-stopped = has stopped
view-condition-out = has no mallets left
view-fences = Fences
view-uses = Posts used
view-uses-each = { $place ->
    [1] { card-N1 }
    [2] { card-N4 }
    [3] { card-N2 }
    [4] { card-N6 }
    [5] { card-N3 }
    [6] { card-N5 }
    [7] { card-E1 }
    [8] { card-E4 }
    [9] { card-E2 }
    [10] { card-E6 }
    [11] { card-E3 }
    [12] { card-E5 }
    [13] { card-S1 }
    [14] { card-S4 }
    [15] { card-S2 }
    [16] { card-S6 }
    [17] { card-S3 }
    [18] { card-S5 }
    [19] { card-W1 }
    [20] { card-W4 }
    [21] { card-W2 }
    [22] { card-W6 }
    [23] { card-W3 }
   *[24] { card-W5 }
} { $count ->
    [1] once
   *[2] twice
}
view-dice = Dice
view-rolled = Rolled
view-sawn = Sawn
view-saws = Saws
view-spent = Numbers whose saw has been used
view-marks = Marks of 1 to 6
view-shed = Shed for
view-shed-bull = the prize bull
view-shed-sheep = the sheep
view-shed_stands = The shed is built
view-mallets = Mallets
view-enclosures = Enclosures
view-outline = –
view-size = Intersections inside
view-points = Points
view-enclosures-points = Which (column, row)
view-kind = Kind
view-kind-isolated = an isolated bull
view-kind-couple = a couple
view-kind-herd = bulls together
view-kind-cows = cows only
view-kind-empty = empty
view-prize = Prize bull
view-sheep = Sheep
view-isolated = Isolated bulls (column, row)
view-escaping = Bulls in no enclosure
view-complete = Every bull is isolated
view-lines = Score sheet
view-key = Line
view-key-isolated = isolated bulls
view-key-couples = couples
view-key-prize = prize bull
view-key-sheep = sheep
view-key-mallets = unused mallets
view-key-posts = unused posts on a complete field
view-key-escaped = escaped bulls
view-count = Number
view-score = Score now
view-field = Field
view-name = Name
view-name-home-paddock = Home Paddock
view-name-duckpond-meadow = Duckpond Meadow
view-name-long-acre = Long Acre
view-name-stampede-corner = Stampede Corner
view-bulls = Bulls (column, row)
view-cows = Cows (column, row)
view-ponds = Ponds (column and row of the lower left corner)
view-medals = Scores for bronze, silver, gold
view-posts = Posts, clockwise from the top left
view-side = Side
view-side-N = top
view-side-E = right
view-side-S = bottom
view-side-W = left
view-number = Number
view-dice-number = Shows
view-x = –
view-y = –
view-round = Round
view-boxes = Recycling boxes for each number
view-choose = Different numbers needed to choose the shed
view-stands = Different numbers needed to build it
view-closed_perimeter = The edge counts as a fence
view-mallet_recycles = Mallet turns recycle all dice
view-chances = –
view-ending = How it ended
view-ending-stopped = nobody wanted another roll
view-ending-mallets = the mallets ran out
view-ending-both = some stopped, the others ran out of mallets
view-open_round = –
view-steps = Your steps this round

## How to play, in seven positions (lessons.toml)

lesson-goal = Give every bull an enclosure of its own. With these four fences, two of five bulls are alone and calm, one of them coupled with a cow. Three still run free: the field’s edge is open, only fences close.
lesson-dice = Three dice are rolled, the same for everybody. Join two posts with the numbers of two dice: here 3 and 4, 3 and 6, or 4 and 6. Fences are straight and avoid bulls and ponds. The third is recycled.
lesson-pair = A post is used once. With a pair, one of that number works again: two fives join the top 5 and an unused 2. Three of a kind reuse both. The top 1 is used twice: that’s the limit.
lesson-mallet = All fences for 4, 4 and 6 are blocked or need used posts, so you mark off a mallet, as you always may. The first two times, all dice are recycled. Mallets kept score 3; the last ends your game.
lesson-saw = Unused dice fill the recycling zone. The third mark of a number gives you a saw, here for 6. It changes one die by one, up or down, and 6 and 1 are neighbours. Each saw works once.
lesson-shed = With four numbers recycled you choose a shed; all six build it. The prize bull, in the largest enclosure, has 11 rosettes: 2 points each with its shed, else 1. The sheep in the largest empty one: 3 with theirs.
lesson-stop = Before each roll you can stop for good. Here everything is done: five isolated bulls, two couples, 14 rosettes with a shed, three mallets and, as the field is complete, 7 unused posts: 84. An escaped bull would cost 3.

## The tutorial, and the first table

game-pick = Roll, build fences and part the bulls from one another.
first-goal = Give every bull an enclosure of its own, and score as much as you can.
first-first = Roll the dice; then join two posts with two of their numbers.
tutorial-roll = **Roll** the three dice.
tutorial-roll-why = Their numbers say which posts you can join.
tutorial-roll-done = 5, 3 and 1: two of these make a fence.
tutorial-posts = Join **two posts** with two of the dice’s numbers.
tutorial-posts-why = Fences run straight, side to side.
tutorial-posts-done = Your first fence! The die you left goes to recycling.
tutorial-enclose = Join the **1 at the top** and the **4 at the bottom**.
tutorial-enclose-why = That shuts in a bull: fences all around, nobody else inside.
tutorial-enclose-done = A calm bull: 6 points.
tutorial-refusal = Try to join the **4 at the top** and the **3 at the bottom**.
tutorial-refusal-why = The numbers are right. Is the way free?
tutorial-refusal-done = No fence runs through a bull. You are always told why.
tutorial-pair = Two sixes: use the **6 on the left** again, with a 2.
tutorial-pair-why = Without a pair, a used post is closed.
tutorial-pair-done = Twice is the limit for a post.
tutorial-mallet = Nothing fits. Mark off a **mallet**.
tutorial-mallet-why = You have three, and without the last your game ends.
tutorial-mallet-done = All three dice are recycled, and you play on.
tutorial-saw = **Saw** the 3 into a 2; join bottom 4 and left 2.
tutorial-saw-why = Three marks of a number give you a saw: one die, one up or down.
tutorial-saw-done = A sawn die, and a bull shut in.
tutorial-stop = All five bulls are calm: **stop** while you’re ahead.
tutorial-stop-why = You can stop before any roll; unused mallets score, too.
tutorial-stop-done = 84 points, and a gold medal.
tutorial-learned-1 = Two dice, two posts, one straight fence.
tutorial-learned-2 = One bull in each enclosure; pairs reuse a post.
tutorial-learned-3 = Mallets, saws, and knowing when to stop.
tutorial-end = That was Raging Bulls. The field will teach you the rest.

## On paper

print-sheet = { $field } · sheet { $seat }
print-player = Player
print-mallets = Mallets
print-recycling = Recycling zone
print-set-sheets = Fields
piece-post = post
piece-mallet = mallet
piece-box = box of the recycling zone
piece-die = die
print-total = Total
print-or = { $points } or { $shed } with the shed
print-note = Everybody takes a sheet of the same field and a pencil; the three dice are for all. Fold and glue them, or take three ordinary dice. There is a sheet of each field for every player; copy them or print those pages again for the next game. Cross a used post once, and twice when it has been used twice. Below the recycling zone, a mark for each different number: the fourth lets you choose the shed, the sixth builds it.
