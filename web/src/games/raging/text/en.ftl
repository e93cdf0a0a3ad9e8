## The board of Raging Bulls

raging-field = { $field }: { $isolated } of { $bulls } bulls isolated, { $fences ->
    [0] no fence
    [1] one fence
   *[other] { $fences } fences
  }.
raging-round = Round { $round }
raging-others-built = What the others did
raging-post-name = Post: { $post }, { $uses ->
    [0] unused
    [1] used once
   *[other] used twice
  }
raging-post-start = Start a fence at { $post }: { $ends ->
    [1] it can end at one post
   *[other] it can end at { $ends } posts
  }
raging-post-end = Build the fence from { $first } to { $post }
raging-post-first = The fence begins at { $post }. Touch it again to let go.
raging-post-drafted = The fence you are planning ends at { $post }
raging-post = { $side } { $number }
raging-zoom-out = Show the whole field
raging-zoom-whole = Whole field

## Fences

raging-stepper = Possible fences
raging-step-back = Previous fence
raging-step-next = Next fence
raging-step-of = { $at } of { $all }
raging-fences = { $count ->
    [0] No fence possible
    [1] One fence possible
   *[other] { $count } fences possible
  }
raging-fences-from = { $count ->
    [1] One fence from { $post }
   *[other] { $count } fences from { $post }
  }
raging-isolated-of = { $isolated } of { $bulls } isolated
raging-points-short = { $shown } pts
raging-points = { $score ->
    [1] { $shown } point
   *[other] { $shown } points
  }

## Dice and saws

raging-dice = Dice
raging-no-dice = Nothing rolled yet.
raging-die = { $state ->
    [sawn] A sawn die, now { $number }: touch to take the saw back
    [fence] A { $number }, used for the fence
    [spare] A { $number }, left over
    [lost] A { $number }, left over, with no box left for it
    [saw] A { $number }: use a saw on it
   *[plain] A die that shows { $number }
  }
raging-fate-fence = fence
raging-fate-spare = recycled
raging-fate-lost = lost
raging-fate-sawn = sawn
raging-saw = Saw the { $from } into a { $to }
raging-how = Touch two lit posts on different sides; the arrows step through all the fences.
raging-other-end = Now the other end: touch a lit post, or { $post } again to let go.
raging-no-fence = No fence is possible with these dice.
raging-saw-hint = You have a saw: it can change a die by one.

## Deeds

raging-roll = Roll
raging-roll-note = three dice
raging-stop = Stop
raging-stop-note = at { $shown }
raging-none = No fence
raging-none-note = { $left ->
    [0] your last mallet: ends your game
    [1] costs a mallet, one left
   *[other] costs a mallet, { $left } left
  }
raging-shed-bull = For the prize bull
raging-shed-bull-worth = 2 per rosette
raging-shed-sheep = For the sheep
raging-shed-sheep-worth = 3 per sheep
raging-shed-so-far = { $count ->
    [0] none so far
   *[other] { $count } so far
  }
raging-shed-rule = It stands once { $stands } different numbers are recycled. There’s only one, and the choice is final.
raging-stops = Your game ends there; the others may play on.
raging-stops-alone = Your game ends there.
raging-hold-saw = Now a fence, or none
raging-hold-shed = Bull or sheep?
raging-deed-fence = Build { $first } – { $second }
raging-deed-mallet = No fence: lose a mallet
raging-deed-last-mallet = No fence: end my game
raging-deed-stop = Stop with { $score ->
    [1] { $shown } point
   *[other] { $shown } points
  }
raging-deed-shed-bull = Shed for the bull
raging-deed-shed-sheep = Shed for the sheep

## Score sheet

raging-sheet = Score sheet, if you stopped now
raging-sheet-open = Open the score sheet and the other fields
raging-line = Line
raging-now = now
raging-then = then
raging-total = Total
raging-worth-isolated = × 6
raging-worth-couples = × 5
raging-worth-prize = { $prize ->
    [1] × 1, with shed × 2
   *[other] × 2
  }
raging-worth-sheep = { $sheep ->
    [1] × 1, with shed × 3
   *[other] × 3
  }
raging-worth-mallets = × 3
raging-worth-posts = × 1
raging-worth-escaped = × −3
raging-medals = Medals on this field
raging-medal-reached = reached

## Recycling, shed, mallets

raging-recycling-name = Recycling zone: { $count ->
    [0] nothing marked
   *[other] { $marks }
  }
raging-marks = { $number } marked { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
  }
raging-saws = { $count ->
    [0] No saw
    [1] One saw
   *[other] { $count } saws
  }
raging-mallets = { $count ->
    [0] No mallet left
    [1] One mallet left
   *[other] { $count } mallets left
  }
raging-shed-open = shed: { $marked } of { $needed } numbers
raging-shed-plan = { $marked } of { $needed } numbers
raging-shed-stands = the shed is built

## The others

raging-others = The other fields
raging-enlarge = Look at { $name }’s field
raging-field-of = { $name ->
    [You] Your field
   *[other] { $name }’s field
  }
raging-rival-roll = about to roll
raging-rival-turn = building…
raging-rival-shed = choosing a shed…
raging-rival-waiting = ready to roll
raging-rival-busy = deciding…
raging-rival-ready = ready
raging-lately-fence = last round: { $first } – { $second }
raging-lately-none = last round: no fence
raging-rival-stopped = stopped
raging-rival-out = out of mallets

## Legend

raging-legend-legal = can be used
raging-legend-once = used once
raging-legend-twice = used twice

## Keys

raging-key-number = Next post with that number
raging-key-arrows = Move around the posts (Shift: all of them)
raging-key-step = Step through the possible fences
raging-key-saw = Go to the dice and saws
raging-key-mallet = Build no fence
raging-key-roll = Roll the dice
raging-honour-bronze = Bronze medal
raging-honour-silver = Silver medal
raging-honour-gold = Gold medal

## Before the game is over

raging-waste-stop = { $score ->
    [1] You would stop for good with { $shown } point.
    [-1] You would stop for good with { $shown } point.
   *[other] You would stop for good with { $shown } points.
  }
raging-waste-mallet = This is your last mallet: without a fence your game is over.

raging-short = { $points ->
    [1] 1 point short of { $medal }
   *[other] { $points } points short of { $medal }
  }
raging-medal-bronze = bronze
raging-medal-silver = silver
raging-medal-gold = gold
reason-same-side = A fence joins two different sides: choose a post on another one.
