game-title = Raging Bulls
game-line = Roll three dice, build straight fences from post to post, and give every bull an enclosure of its own.
# About twelve rounds a game (`stampede simulate raging --bots greedy`), a minute each for a person.
game-time = 10–15 min
game-kind = dice and fences

## What a seat is asked

decision-roll = Roll the dice, or stop for good
decision-turn = Build a fence, use a saw, or mark off a mallet
decision-shed = Choose for whom you build the shed

## What it may do

action-roll = Roll the dice
action-stop = Stop for good
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
    [day-medium] The middling field of the day
    [day-hard] The hard field of the day
    [day-wild] The wild field of the day
    [random-easy] An easy field at random
    [random-medium] A middling field at random
    [random-hard] A hard field at random
    [random-wild] A wild field at random
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
   *[no] { $seat } is ready for the next roll.
}
event-rolled = Round { $round }: the dice show { $dice }.
event-sawed = { $seat-me ->
    [yes] You saw a { $from } into a { $to }.
   *[no] { $seat } saws a { $from } into a { $to }.
}
event-fenced = { $seat-me ->
    [yes] You build a fence from { $first } to { $second }.
   *[no] { $seat } builds a fence from { $first } to { $second }.
}
event-isolated = { $seat-me ->
    [yes] { $count ->
        [one] That isolates a bull of yours.
       *[other] That isolates { $count } bulls of yours.
    }
   *[no] { $count ->
        [one] That isolates a bull for { $seat }.
       *[other] That isolates { $count } bulls for { $seat }.
    }
}
event-completed = { $seat-me ->
    [yes] Every bull has its own enclosure: your field is complete!
   *[no] Every bull has its own enclosure: the field of { $seat } is complete!
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
    [yes] The boxes of { $number } are full: you gain a saw.
   *[no] The boxes of { $number } are full: { $seat } gains a saw.
}
event-malleted = { $seat-me ->
    [yes] You build nothing; { $left ->
        [0] that was your last mallet
        [one] one mallet is left
       *[other] { $left } mallets are left
    }.
   *[no] { $seat } builds nothing; { $left ->
        [0] that was the last mallet
        [one] one mallet is left
       *[other] { $left } mallets are left
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
    } stands.
   *[no] All six numbers are marked: the shed of { $seat } for { $shed ->
        [bull] the prize bull
       *[sheep] the sheep
    } stands.
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
    [yes] Without mallets your game is over, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
   *[no] Without mallets the game of { $seat } is over, with { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
}
event-medal = { $seat-me ->
    [yes] You have earned { $medal ->
        [gold] a gold medal
        [silver] a silver medal
       *[bronze] a bronze medal
    }.
   *[no] { $seat } has earned { $medal ->
        [gold] a gold medal
        [silver] a silver medal
       *[bronze] a bronze medal
    }.
}
event-ended = { $reason ->
    [stopped] Nobody builds any more: the game is over.
   *[mallets] The last mallet is gone: the game is over.
}

## Why something is not possible

reason-stopped-for-good = You have stopped for good.
reason-no-mallets = Your last mallet is gone: your game is over.
reason-wait-for-the-roll = You are ready. The dice are rolled when everybody is.
reason-choose-the-shed = First choose for whom you build the shed.
reason-shed-is-chosen = The shed is chosen, and the choice is final.
reason-no-shed-yet = The shed is chosen when { $needed } different numbers are marked; yours are { $marked }.
reason-roll-first = Roll the dice first.
reason-finish-the-turn = The dice are rolled: build a fence or mark off a mallet first.
reason-no-saw = You have no saw to use. The third mark of a number gives one.
reason-no-such-die = No die shows { $number }.
reason-sawn-already = The die that shows { $number } was sawn this turn: one saw for a die.
reason-through-a-bull = That fence would run through a bull.
reason-through-a-pond = That fence would run through a pond.
reason-fence-is-there = There is a fence between these posts already.
reason-needs-a-pair = Two posts of { $number } need two dice that show { $number }.
reason-no-die-for-post = No die shows { $number } for post { $post }.
reason-post-used-twice = Post { $post } has been used twice: never a third time.
reason-used-needs-pair = Post { $post } has been used: only a pair of { $number } would let you use it once more.
reason-used-needs-triple = Post { $post } has been used: two posts of { $number } can only be used again with three dice that show { $number }.

## How it ended

end-stopped = the last player stopped
end-mallets = the last player ran out of mallets
score-isolated = Isolated bulls
score-couples = Couples
score-prize = Prize bull
score-sheep = Sheep
score-mallets = Unused mallets
score-posts = Unused posts of a complete field
score-escaped = Escaped bulls

## Options

option-field = Field
option-field-note = The named fields have medals to win, from easy to hard. The field of the day is the same for everybody, all day.
option-field-home-paddock = Home Paddock
option-field-duckpond-meadow = Duckpond Meadow
option-field-long-acre = Long Acre
option-field-stampede-corner = Stampede Corner
option-field-random = Random
option-field-day = Of the day
option-difficulty = Difficulty
option-difficulty-note = For a random field or the field of the day.
option-difficulty-easy = easy
option-difficulty-medium = middling
option-difficulty-hard = hard
option-difficulty-wild = wild
option-seed = Number of the field
option-seed-note = For a random field, its number; 0: another one every time. For the field of the day, its date, as 20260131; 0: today.
option-closed_perimeter = The edge counts as fence
option-closed_perimeter-note = Every region is an enclosure and no bull escapes: easier.
option-mallet_recycles = A turn without a fence recycles all three dice

## Advice

advice-roll = { $gain ->
    [0] Another roll risks next to nothing.
    [one] Another roll should bring about a point.
   *[other] Another roll should bring about { $gain } points.
}
advice-stop = Another roll would most likely cost a mallet and bring nothing.
advice-isolates = { $count ->
    [one] Isolates a bull: your score goes from { $before } to { $after }.
   *[other] Isolates { $count } bulls: your score goes from { $before } to { $after }.
}
advice-gains = Your score goes from { $before } to { $after }.
advice-prepares = { $parts ->
    [yes] Parts bulls that stood together, and leaves good posts for what is still to come.
   *[no] Closes in on the bulls that are still free, and leaves good posts for what is still to come.
}
advice-saw = Then you can build { $first }-{ $second }.
advice-saw-recycle = A { $number } is what you need in the recycling zone.
advice-mallet = { $fences ->
    [0] There is no fence to build.
   *[other] No fence that you could build is worth the posts it takes.
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
field-random = A field at random
field-day = The field of the day
field-random-easy = Random field, easy
field-random-medium = Random field, middling
field-random-hard = Random field, hard
field-random-wild = Random field, wild
field-day-easy = Field of the day, easy
field-day-medium = Field of the day, middling
field-day-hard = Field of the day, hard
field-day-wild = Field of the day, wild
difficulty-easy = easy
difficulty-medium = middling
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
enclosure-isolated = isolated bull
enclosure-couple = couple
enclosure-herd = bulls together
enclosure-cows = cows only
enclosure-empty = empty
condition-roll = rolls or stops
condition-turn = is building
condition-shed = chooses a shed
condition-waiting = is ready
condition-stopped = has stopped
condition-out = has no mallets left

## Fields of the view, for the text table

view-players = Players
view-condition = State
view-condition-roll = rolls or stops
view-condition-turn = is building
view-condition-shed = chooses a shed
view-condition-waiting = waits for the roll
view-condition-stopped = has stopped
view-condition-out = has no mallets left
view-fences = Fences
view-uses = Uses of the posts, clockwise from the top left
view-dice = Dice
view-rolled = Fell as
view-sawn = Sawn
view-saws = Saws
view-spent = Saws that have been used, by number
view-marks = Marks of 1 to 6
view-shed = Shed for
view-shed-bull = the prize bull
view-shed-sheep = the sheep
view-shed_stands = The shed stands
view-mallets = Mallets
view-enclosures = Enclosures
view-outline = –
view-size = Intersections inside
view-points = Points
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
view-key-posts = unused posts of a complete field
view-key-escaped = escaped bulls
view-count = Number
view-score = Score, if stopped now
view-field = Field
view-name = Name
view-name-home-paddock = Home Paddock
view-name-duckpond-meadow = Duckpond Meadow
view-name-long-acre = Long Acre
view-name-stampede-corner = Stampede Corner
view-bulls = Bulls (column, row)
view-cows = Cows (column, row)
view-ponds = Ponds (column, row of their lower left corner)
view-medals = Scores for bronze, silver, gold
view-posts = Posts, clockwise from the top left
view-side = Side
view-side-N = top
view-side-E = right
view-side-S = bottom
view-side-W = left
view-number = Number
view-x = Steps from the left
view-y = Steps from the bottom
view-round = Round
view-boxes = Recycling boxes of each number
view-choose = Numbers marked for choosing the shed
view-stands = Numbers marked for building it
view-closed_perimeter = The edge counts as fence
view-mallet_recycles = Turns with a mallet recycle
view-chances = Rolls so far
view-ending = How it ended
view-ending-stopped = everybody has stopped
view-ending-mallets = the last mallet is gone

## How to play, in seven positions (lessons.toml)

lesson-goal = Give every bull an enclosure of its own. Four fences stand: two of the five bulls are alone and have calmed down, one of them with a cow, so they are a couple. Three still run free. The edge of the field is open: only fences close an enclosure.
lesson-dice = In every round three dice are rolled, the same for everybody. You join two posts whose numbers two of the dice show; here 3 and 4, 3 and 6, or 4 and 6. The fence is straight, and may not run through a bull or a pond. The third die goes to the recycling zone.
lesson-pair = A post is normally used once. With a pair you may use a post of that number a second time: two fives let you build from N5, where a fence hangs already, to an unused 2. Three of a kind let you use two such posts. N1 has been used twice: that is the end of it.
lesson-mallet = Nothing fits: all fences for 4, 4 and 6 are blocked, or need posts that are used. Then, or if you like none, you mark off a mallet, and on the first two such turns all three dice are recycled. Each mallet you keep is worth 3 points; with the last one your game ends.
lesson-saw = Dice you do not use fill the recycling zone. The third mark of a number gives a saw, as here for 6: with it you change one die by one, up or down, 6 and 1 being neighbours. A saw can make a pair. Used saws are gone.
lesson-shed = With four different numbers recycled you choose a shed, and with all six it stands. The prize bull has the largest enclosure of a lone bull: 11 rosettes, 2 points each with its shed instead of 1. The 2 sheep are in the largest empty enclosure: 3 points each with theirs.
lesson-stop = Before each roll you may stop for good. Here everything is done: five isolated bulls at 6, two couples at 5, the prize bull’s 14 rosettes with a shed, three mallets at 3, and, since the field is complete, 7 unused posts: 84 points, and no bull escaped, which would cost 3 each.
