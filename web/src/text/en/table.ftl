## The page

table-title = { $game } – Stampede
table-title-turn = ● Your turn – { $game }
table-title-attack = ▲ { $what } – { $game }
table-title-paused = Ⅱ Paused – { $game }
table-loading = Taking you to the table…
apart-none = This table doesn’t exist
apart-none-text = The link is incomplete, or the table is gone.
apart-unplayable = This table can’t be opened
apart-unplayable-text = It was played with a different version of the game, which this server can’t read.
apart-closed = This seat is closed
apart-closed-text = The host gave it to somebody else, or a new link was made for it on another device.
apart-closed-again = Back to the table
apart-failed = The table can’t be shown
apart-failed-text = The server didn’t send everything this game needs.
apart-again = Try again

## The connection

line-lost = Connection lost. Reconnecting…
line-lost-sending = Connection lost. Your move is waiting to be sent…
line-back = You’re back at the table.
line-lost-not-done = Connection lost: that didn’t go through.
table-went-on = The game has moved on, so this wasn’t played.
move-uncertain = The connection dropped during your move. Check whether your move went through.
announced = News from this server: { $text }
refused = That didn’t work. { $detail }

## Header and menu

table-menu = Menu
table-home = Back to the games
table-rules = Rules
table-log = Log
table-counter = Cards
table-chat = Chat
table-text = Text table
table-board = The board
table-to-text = Switch to the text table
table-to-board = Switch to the board
table-sound-on = Sound on
table-sound-off = Sound off
table-settings = Settings
table-keys = Keyboard shortcuts
table-keys-board = On this board
table-rename = Change your name
rename-save = Save
table-new-link = Continue on another device
table-resign = Resign
table-leave-note = Leave and come back whenever you like: this browser keeps your seat.
table-cancel = Cancel
table-new-lines = new
table-open = Waiting for players
table-over = The game is over
table-watching = You’re watching
table-your-turn = Your turn
table-you = you
table-thinking = thinking…
table-bot-playing = playing…
table-hurried = The bots are thinking less than usual just now.
table-waiting-for = Waiting for { $names }
table-waiting-for-one = Waiting for { $name }
table-waiting-for-many = Waiting for { $count } players
table-waiting = Waiting…
table-playing = { $name } is playing…
table-is-playing = { $name } is playing
table-away = { $name } is away, a bot plays
table-is-away = { $name } is away
table-away-note = A bot plays for { $name } until { $name } is back.
table-attack = You’re under attack
table-answer = Answer!
table-must-answer = must answer
table-must-answer-now = Answer.
table-on-turn = their turn
table-paused = Paused
table-paused-by = Paused by { $name }
table-paused-by-you = Paused by you
table-is-paused = The table is paused
table-paused-note = Paused since { $time }. The clocks are stopped. Anyone can resume.
table-paused-mine = You paused it at { $time }. The clocks are stopped. Anyone can resume.
table-paused-alone = Paused since { $time }. Nothing happens until you resume.
table-paused-watching = Paused since { $time }. The clocks are stopped until a player resumes.
table-seat-paused = paused
table-pause-alone = Pause the game
table-pause-all = Pause for everybody
table-one-moment = One moment…
table-around = Seats, log and chat
table-actions = Actions
table-notices = Notices
table-dismiss = Dismiss
table-clock = Time left:
table-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

## Seats

table-seats = Seats
table-seat-free = Free seat
table-seat-here = here
table-seat-device = on this device
table-seat-away = away
table-seat-program = guest bot
table-seat-program-away = guest bot, away
table-seat-stand-in = away: { $level } bot
table-seat-resigned = resigned: { $level } bot
table-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
table-shape-disc = disc
table-shape-square = square
table-shape-triangle = triangle
table-shape-diamond = diamond
table-shape-cross = cross
table-shape-star = star

## The prompt

table-prompt = What to do
table-sending = Playing…
table-waiting-to-be-sent = Waiting to be sent…
table-confirm = Confirm
table-confirm-now = Confirm or go back
table-confirm-steps = Play { $count } steps
table-choose-first = Choose first
table-back = Back
table-undo = Undo
table-hint = Hint
hint-wins = From here you’d win about { $wins } games in 100 if everyone plays on sensibly.
hint-points = From here you’d end with about { $points } points if you play on sensibly.
hint-wins-briefly = You’d win about { $wins } games in 100 from here.
hint-points-briefly = You’d end with about { $points } points.
hint-same = about as good
hint-fewer-wins = about { $fewer } wins fewer
hint-fewer-points = about { $fewer } points fewer
table-see-result = See the result
table-clause = Rule { $clause }
table-would = { $what }. { $happens }
table-then-chance = You can’t take this back.
table-then-hidden = Something hidden is revealed: you can’t take this back.
table-then-end = That ends the game.
table-playing-back = Since your last turn…
table-play-back = Play it back

## How fast others’ moves are shown

pace-title = Pace
pace-calm = Calm
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
pace-pause = Pause
pace-step = Step
pace-go-on = Resume
pace-paused = Paused. Resume, or step through one move at a time.
pace-paused-here = Paused on your screen; the game goes on.

## What happened meanwhile

missed-title = While you were away
missed-count = { $count ->
    [2] Two things
    [3] Three things
    [4] Four things
    [5] Five things
    [6] Six things
   *[other] { $count } things
} happened, { $hits ->
    [0] none of them to you.
    [one] one of them to you.
   *[other] { $hits } of them to you.
}
missed-to-my-turn = To my turn

## Log and chat

table-story = Log and chat
table-since = Since your last turn
table-log-dealt = The cards are dealt.
log-times = { $text }, { $times ->
    [2] twice
   *[other] { $times } times
  }.
table-log-earlier = Show { $count } earlier
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-mute = Mute { $name }
table-muted = You’ve muted { $names }.
table-unmute = Unmute everyone
table-standing = Automatic answers

## Text table

text-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
text-nothing-to-choose = Nothing to choose right now
text-confirm-or-back = Confirm, or take something back
text-steps = Chosen so far
text-take-back = Take back
text-advised = suggested
text-position = The position
text-draft = The position after these steps
text-table-itself = The table
text-seat = Player
text-number = Number
text-hidden = hidden
text-none = none
text-yes = yes
text-no = no
text-times = { $item } × { $count }

## Keys

key-confirm = choose, then confirm
key-confirm-anywhere = confirm from anywhere
key-back = take back a step
key-undo = undo what you played
key-next = go to the next thing you can choose; while others play: one step
key-jump = go to what you’re asked
key-pause = pause while others play, and resume
key-pace = slower or faster while others play
key-numbers = choose from the text table’s list
key-hint = a hint
key-log = the log
key-playback = show what you missed again
key-counter = the card counter
key-text = switch between text table and board
key-rules = the rule behind this decision
key-keys = this list
key-escape = close

## Joining and waiting

join-title = You’re invited
join-text = Enter your name and take a seat.
join-name = Your name
join-sit = Sit down
wait-title = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
wait-full = Everyone is here
wait-host = Send the link to friends, or give a free seat to a bot.
wait-guest = The game starts when all seats are taken.
wait-onlooker = You can stay and watch.
wait-seat-open = waiting for somebody
wait-bot = Add a bot
wait-bot-title = Which bot should sit here?
wait-remove = Remove { $name }
wait-remove-text = The seat becomes free, and its links stop working.
wait-remove-do = Remove
wait-leave = Leave
wait-leave-title = Leave this table?
wait-leave-text = Your seat becomes free for somebody else.
wait-start = Start
wait-invite = Invite friends
wait-public = This table is public: anyone can sit down. Here is its link.
wait-no-link = This browser doesn’t have the invitation. A new link closes the old one.
wait-ask-host = The host has the invitation link.
wait-new-link = Make a new link
wait-renew-title = Make a new link?
wait-renew-text = The link you’ve sent stops working. Whoever is seated stays.
link-text = Get a new link to your seat and open it on the other device. Older links stop working; this browser stays at the table.
link-make = Make the link
link-secret = Whoever has this link plays your seat. Keep it to yourself.
resign-title = Resign?
resign-text = A bot will play for you until the end, and you can’t come back to this game.
resign-no = Keep playing
resign-yes = Resign

## One device, several people

table-curtain = Pass the device to { $name }
table-curtain-note = Everyone else, look away.
table-curtain-reveal = I’m { $name }

## The end

result-you-win = You win!
result-alone = { $points ->
    [one] One point!
   *[other] { $points } points!
  }
result-you-share = You share the victory!
result-alone-low = { $points ->
    [1] One point
   *[other] { $points } points
  }
result-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
result-ranking = Final ranking
result-stood-in = { $count ->
    [one] A bot made one move for this player.
   *[other] A bot made { $count } moves for this player.
}
result-known-deal = It was a deal that some of the players already knew.
result-place = Place
result-lines = Details
result-points = Points
result-rematch = Play again
result-rematch-same = Same deal again
result-replay = Replay
result-record = Download the record
result-proof = Check it was fair
proof-good = Verified: fair game
proof-noted = It matches the fingerprint this browser saved when you came to the table.
proof-noted-other = When you came to the table, this browser saved a different fingerprint: { $noted }.
proof-bad = Not verified: the record doesn’t add up
rematch-by = { $name } wants a rematch.
rematch-somebody = A rematch is ready.
rematch-go = Join
rematch-later = Later
replay-title = Replay
replay-first = Go to the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = Go to the end
replay-speed = Speed: { $speed }×
replay-scrub = Move
replay-move = Move { $move } of { $last }
replay-eyes = Seen by
replay-spectator = Seen by a spectator
replay-seen-by = Seen by { $name }
replay-leave = Back to the result

## Refusals

refusal-not-yours = This isn’t your seat.
refusal-not-host = Only the host can do that.
refusal-not-invited = You need an invitation to this table: open the link you were sent.
refusal-no-free-seat = All seats are taken, but you can watch.
refusal-seat-taken = Somebody was faster: this seat is taken.
refusal-already-started = The game has already started.
refusal-open-seats = A seat is still free: wait for somebody, or give it to a bot.
refusal-resigned = You’ve resigned: a bot is playing for you.
refusal-game-over = The game is over.
refusal-not-over = The game isn’t over yet.
refusal-not-started = The game hasn’t started yet.
refusal-stale = The game has moved on since then.
refusal-illegal = You can’t do that right now.
refusal-unknown-action = This game has no such move.
refusal-nothing-asked = Nothing is being asked of you right now.
refusal-paused = The table is paused. Resume it first.
refusal-pause-spent = Your last pause was ended. Make a move before you pause again.
refusal-nothing-to-undo = You have nothing to undo.
refusal-answered = Somebody has already responded, so it can’t be undone.
refusal-chance-drawn = Cards have been drawn or dice rolled since, so it can’t be undone.
refusal-shown = Something hidden has been revealed since, so it can’t be undone.
refusal-too-fast = Not so fast.
refusal-bad-chat = A message must be a single line of text.
refusal-bad-name = A name has 1 to { $most } characters.
refusal-bad-contribution = The dice couldn’t be mixed. Try again.
refusal-no-commitment = The dice couldn’t be mixed. Try again.
refusal-no-such-answer = This game has no such automatic answer.
refusal-no-such-seat = This table has no such seat.
refusal-not-written = That couldn’t be saved, so it didn’t happen. Try again.
refusal-conflict = That couldn’t be saved, so it didn’t happen. Try again.
refusal-unreachable = We can’t reach the server.

## Second thoughts, and the first table

doubt-title = Are you sure?
doubt-no = Think again
first-close = Got it
result-shared = { $names } share { $place ->
    [1] first place
    [2] second place
    [3] third place
   *[other] a place
}.
result-track = How far everybody came
text-hand = Your cards

## Looking back

moments-looking = Looking back at your game…
moments-none = You made no costly mistake.
moments-title = { $count ->
    [1] One moment that mattered
    [2] Two moments that mattered
   *[other] Three moments that mattered
  }
moments-note = Each is judged by what you could know at the time.
moments-when = Move { $move }
moments-did = You chose “{ $what }”
moments-better = Better: “{ $what }”
moments-wins = Played out { $playouts } times from there, you win about { $better } in 100 instead of { $worse }.
moments-points = Played out { $playouts } times from there, you end with about { $better } points instead of { $worse }.
moments-try = Try it from here
moments-see = See it on the board
moments-nothing-better = Nothing was better. This was luck.
moments-luck = The rest was luck.
moments-chance = What came next
moments-fell = Between two of your moves, you went from winning about { $before } games in 100 to { $after }.
moments-fell-points = Between two of your moves, you went from about { $before } points to { $after }.
