## The head of the page

home-skip = Skip to the content
home-brand = Stampede, to the games
home-nav = Main
home-nav-games = Games
home-nav-tables = Tables
home-nav-learn = Learn
home-to-dark = Make it dark
home-to-light = Make it light
home-no-name = Your name

## The first words

home-title = Stampede: race and bull games
home-title-waiting = { $tables ->
    [one] Your turn at a table · Stampede
   *[other] Your turn at { $tables } tables · Stampede
}
home-headline-games = { $games ->
    [1] One game.
    [2] Two games.
    [3] Three games.
    [4] Four games.
    [5] Five games.
    [6] Six games.
   *[other] { $games } games.
}
home-headline-herd = One herd.
home-headline-run = Run!
home-promise = Race, fence and stumble through San Fermín with whoever is awake.
home-hero-scene = Morning in Pamplona: runners in white with red sashes, bulls close behind
home-play = Play now
home-play-bots = Play with bots
home-invite = Invite friends
home-dock = Play

## Games

home-pick = Pick a race
home-players = Players:
home-open-sheet = Seats, options, clock
home-lots = Draw lots
home-lots-line = We pick one for you
home-cover-odd = ODD
home-cover-even = EVEN

## Tables

home-tables = Your tables
home-tables-none = No race under way. The street is all yours.
home-tables-all = Show all { $tables } tables
home-set = Set a table
home-your-turn = Your turn
home-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
home-table-with = With { $names }
home-table-waiting = Waiting for friends
home-table-alone = A table for one
home-table-open = { $free ->
    [0] Everybody is here
    [one] One seat is free
   *[other] { $free } seats are free
}
home-table-thinks = { $name } is thinking
home-table-bots = The bots are thinking
home-table-over = The race is over
home-open = Open tables
home-open-none = Nobody is waiting in the street just now. Set a table, leave it open, and see who comes.
home-open-host = { $name }’s table
home-open-free = { $free } of { $seats } seats free
home-open-clock = { $clock } a move
home-sit = Sit down
home-learn = Learn
home-learn-line = In pictures, and rule by rule

## Setting a table

home-which-game = Which race?
home-how-to-play = How to play
home-seats = Who plays
home-seat-me = Your name
home-seat-me-placeholder = Your name
home-seat-you = you
home-default-name = Host
home-player = Player { $number }
home-seat-kind = Who sits on seat { $number }
home-seat-name = Name on seat { $number }
home-seat-level = How seat { $number } plays
home-seat-bot = Bot
home-seat-friend = Friend
home-seat-here = Here
home-seat-friend-note = Comes by the link
home-seat-remove = Take seat { $number } away
home-seat-add = Another seat
home-level-random = Gentle
home-level-greedy = Keen
home-options = Options
home-less = Less
home-more = More
home-clock-title = Clock
home-clock = { $seconds ->
    [0] None
    [30] 30 s
    [60] 60 s
    [120] 2 min
    [86400] 1 day
    [259200] 3 days
   *[other] { $seconds } s
}
home-clock-note = For each move. When the time is up, a bot moves in your place.
home-listed = Leave the table open
home-listed-note = It is listed for everybody, and anybody may take a free seat.
home-set-title = Your table is set
home-set-lead = { $friends ->
    [one] One seat waits for a friend. Send the link, or let them point a camera at the square.
   *[other] { $friends } seats wait for friends. Send the link, or let them point a camera at the square.
}
home-to-table = To the table
home-name-ask = What shall we call you?
home-name-missing = The others should know whose table it is.

## The link

invitation-link = The link for your friends
invitation-copy = Copy the link
invitation-copied = Copied
invitation-share = Share
invitation-qr = The link as a QR code
invitation-note = Whoever has the link can take a free seat. No account needed.
invitation-message = Come and play { $game } with me!
invitation-message-plain = Come to my table!

## Settings

settings-title = Settings
settings-name = Your name
settings-name-note = No account: this browser remembers it.
settings-language = Language
settings-theme = Light
settings-theme-light = Morning
settings-theme-dark = Before dawn
settings-sound = Sound
settings-left = Left-handed
settings-left-note = On a phone, the confirming button lies under the left thumb.

## When something fails

home-retry = Try again
home-problem-unreachable = The server cannot be reached. Are you online?
home-problem-failed = Something went wrong on our side. Please try again.
home-problem-other = That did not work: { $detail }
home-problem-too-many-tables = You have set many tables. Wait a little before the next.
home-problem-too-many-requests = Not so fast: wait a moment and try again.
home-problem-no-such-table = There is no such table any more.
home-problem-no-such-game = There is no such game here.
home-problem-no-such-bot = There is no such bot here.
home-problem-no-free-seat = All seats are taken. You can watch.
home-problem-not-invited = This table needs its invitation: open the link you were sent.
home-problem-seat-taken = Somebody was quicker: this seat is taken.
home-problem-already-started = The game has begun without you. You can watch.
home-problem-bad-name = A name is 1 to 40 letters, digits or signs, on one line.
home-problem-key-used = That table was set already. Try once more for a new one.
home-problem-not-possible = The table cannot be set like this.
home-problem-not-understood = The table cannot be set like this.
home-problem-not-written = It could not be written down. Please try again.
