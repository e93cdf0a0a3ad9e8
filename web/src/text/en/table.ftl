## The page

table-title = { $game } – Stampede
table-title-turn = ● Your turn – { $game }
table-loading = Coming to the table…
apart-none = There is no such table
apart-none-text = It may have been cleared away, or the link is not whole.
apart-unplayable = This table cannot be opened
apart-unplayable-text = It was played with another version of the game, and this server cannot read it.
apart-closed = This seat was closed
apart-closed-text = The host has given it to somebody else, or a new link was made for it on another device.
apart-closed-again = Look in again
apart-failed = The table cannot be shown
apart-failed-text = The server did not send the words of this game.
apart-again = Try again

## The line

line-lost = The line is lost. Reconnecting…
line-lost-sending = The line is lost. Your move is waiting to be sent…
line-back = Back at the table.
line-lost-not-done = The line is lost: this was not done.
table-went-on = The table has gone on meanwhile; this was not played.
move-uncertain = The line broke during your move. Look whether it was played.
refused = That was not possible. { $detail }

## Head and menu

table-menu = Menu
table-home = Back to the games
table-rules = Rules
table-log = Log
table-chat = Chat
table-text = Text table
table-board = The board
table-to-text = Go to the text table
table-to-board = Go to the board
table-sound-on = Sound on
table-sound-off = Sound off
table-settings = Settings
table-keys = Keys
table-keys-board = On this board
table-new-link = Go on on another device
table-resign = Resign
table-leave-note = You can leave at any time and come back: your seat stays yours in this browser.
table-cancel = Cancel
table-new-lines = new
table-open = Waiting for players
table-over = The game is over
table-watching = You are watching
table-your-turn = Your turn
table-you = you
table-name-you = You
table-thinking = thinking…
table-waiting-for = Waiting for { $names }
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
table-seat-bot = { $level } bot
table-seat-stand-in = away, a bot plays on
table-seat-resigned = resigned, a bot plays on
table-spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}
table-level-random = gentle
table-level-greedy = keen
table-shape-disc = disc
table-shape-square = square
table-shape-triangle = triangle
table-shape-diamond = diamond
table-shape-cross = cross
table-shape-star = star

## The prompt

table-prompt = What is asked
table-sending = Playing…
table-waiting-to-be-sent = Waiting to be sent…
table-confirm = Confirm
table-confirm-now = Confirm, or go back
table-confirm-steps = Play { $count } steps
table-choose-first = Choose first
table-back = Back
table-undo = Undo
table-hint = Hint
table-see-result = See the result
table-clause = Rule { $clause }
table-would = { $what }: { $happens }
table-then-chance = Then chance decides.
table-then-hidden = Then something hidden is shown.
table-then-end = That ends the game.
table-playing-back = Since your last turn…
table-play-back = Play it back

## Log and chat

table-story = Log and chat
table-since = Since your last turn
table-log-dealt = The cards are dealt.
table-log-many = { $first } And { $count } more of this kind.
table-log-earlier = Show { $count } earlier events
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-mute = Mute { $name }
table-muted = You do not hear { $names }.
table-unmute = Hear everybody again
table-standing = Answers in advance

## Text table

text-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
text-nothing-to-choose = Nothing to choose now
text-confirm-or-back = Confirm, or take something back
text-steps = Chosen so far
text-take-back = Take back
text-advised = advised
text-position = The position
text-draft = The position after your draft
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
key-confirm-anywhere = confirm, wherever you are
key-back = take back a step
key-undo = undo what was played
key-next = go to the next thing you may touch
key-numbers = choose from the list of the text table
key-hint = a hint
key-log = the log
key-playback = play back what you missed
key-text = text table or board
key-rules = the rule in question
key-keys = this list
key-escape = close, put away

## Joining and waiting

join-title = You are invited
join-text = Say who you are and sit down.
join-name = Your name
join-sit = Sit down
wait-title = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
wait-full = Everybody is here
wait-host = Send the link to friends, or give a free seat to a bot.
wait-guest = It begins when all seats are taken.
wait-onlooker = You can stay and watch.
wait-seat-open = waiting for somebody
wait-bot = A bot
wait-bot-title = Which bot shall sit here?
wait-remove = Remove { $name }
wait-remove-text = The seat is free again, and what opened it opens nothing any more.
wait-remove-do = Remove
wait-leave = Leave
wait-leave-title = Leave this table?
wait-leave-text = Your seat is free again for somebody else.
wait-start = Start
wait-start-when = You can start when no seat is free.
wait-invite = Invite friends
wait-public = This table is listed: everybody can sit down. This is its address.
wait-no-link = The invitation is not kept in this browser. A new link closes the old one.
wait-ask-host = The host has the invitation link.
wait-new-link = A new link
link-text = You get a new link to your seat: open it on the other device. Older links to it are closed; this browser stays at the table.
link-make = Make the link
link-secret = Whoever has this link plays your seat. Keep it to yourself.
resign-title = Resign?
resign-text = A bot plays on for you until the end, and you cannot come back to this game.
resign-no = Play on
resign-yes = Resign

## One device, several people

table-curtain = Pass the device to { $name }
table-curtain-note = Nobody else should look.
table-curtain-reveal = I am { $name }

## The end

result-you-win = You win!
result-alone = { $points ->
    [one] One point!
   *[other] { $points } points!
  }
result-you-share = You share the victory!
result-wins = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
result-ranking = Final ranking
result-place = Place
result-lines = Made of
result-points = Points
result-rematch = Play again
result-rematch-same = Same deal again
result-replay = Replay
result-record = Download the record
result-proof = Check the dice
proof-good = The record holds
proof-noted = This browser noted that same line when you came to the table.
proof-noted-other = When you came to the table this browser noted another line: { $noted }.
proof-bad = The record does not hold
rematch-by = { $name } wants a rematch.
rematch-somebody = A rematch is set.
rematch-go = Go there
rematch-later = Later
replay-title = Replay
replay-first = To the beginning
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-speed = Speed { $speed } times
replay-scrub = Move
replay-move = Move { $move } of { $last }
replay-eyes = Seen by
replay-spectator = Seen by a spectator
replay-seen-by = Seen by { $name }
replay-leave = Back to the result

## Refusals

refusal-not-yours = This is not your seat.
refusal-not-host = Only the host can do this.
refusal-not-invited = This table needs its invitation: open the link you were sent.
refusal-no-free-seat = All seats are taken: you can watch.
refusal-seat-taken = Somebody else was quicker: this seat is taken.
refusal-already-started = The game has begun.
refusal-open-seats = A seat is still free: wait for somebody, or give it to a bot.
refusal-resigned = You have resigned: a bot plays on for you.
refusal-game-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-not-started = The game has not begun.
refusal-stale = The table has gone on meanwhile; this was asked before.
refusal-illegal = This is not possible now.
refusal-unknown-action = The table does not know this move.
refusal-nothing-asked = You are not asked anything now.
refusal-nothing-to-undo = There is nothing of yours to take back.
refusal-answered = Somebody has already answered it: it cannot be taken back.
refusal-chance-drawn = Cards were drawn or dice rolled since: it cannot be taken back.
refusal-shown = Something hidden was shown since: it cannot be taken back.
refusal-too-fast = Not so fast.
refusal-bad-chat = A message is one line of text.
refusal-bad-name = A name has 1 to 40 letters, digits or signs.
refusal-bad-contribution = The dice could not be mixed. Try again.
refusal-no-such-answer = This game has no such answer in advance.
refusal-no-such-seat = There is no such seat.
refusal-not-written = It could not be written down, and was not played: try again.
refusal-conflict = It could not be written down, and was not played: try again.
refusal-unreachable = The server cannot be reached.
