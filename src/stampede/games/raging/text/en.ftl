game-title = Raging Bulls
game-line = Roll three dice, build straight fences from post to post, and give every bull an enclosure of its own.

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
option-difficulty = Difficulty of a random field or of the field of the day
option-seed = Number of a random field (0: another one every time); for the field of the day its date, as 20260131 (0: today)
option-closed_perimeter = The edge of the field counts as fence (easier)
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
