## The head of the page

home-skip = Skip to the content
home-brand = Stampede home
home-nav = Main
home-nav-games = Games
home-nav-tables = Tables
home-nav-today = Today
home-nav-history = History
home-nav-learn = Learn
home-menu = Menu
home-to-dark = Switch to dark
home-to-light = Switch to light
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
home-play-bots = Play against bots
home-invite = Invite friends
home-dock = Play

## Games

home-pick = Pick a race
home-players = Players:
home-open-sheet = Seats, options, clock
home-lots = Surprise me
home-lots-line = We pick one for you
home-cover-odd = ODD
home-cover-even = EVEN

## Tables

home-tables = Your tables
home-tables-none = No race under way. The street is all yours.
home-tables-all = Show all { $tables } tables
home-set = New game
home-your-turn = Your turn
home-bots = { $bots ->
    [one] a bot
   *[other] { $bots } bots
}
home-table-with = With { $names }
home-table-waiting = Waiting for friends
home-table-alone = A table for one
home-table-open = { $free ->
    [0] Everyone is here
    [one] One seat is free
   *[other] { $free } seats are free
}
home-table-thinks = { $name } is thinking
home-table-bots = The bots are thinking
home-table-over = The race is over
home-open = Open tables
home-open-none = Nobody is waiting right now. Start a new game, leave it open, and see who turns up.
home-open-host = { $name }’s table
home-open-free = { $free } of { $seats } seats free
home-open-clock = { $clock } per move
home-sit = Sit down
home-learn = Learn
home-learn-line = In pictures or rule by rule
home-tutorial = { $minutes }-minute tutorial

## Creating a table

home-which-game = Which race?
home-how-to-play = How to play
home-seats = Who’s playing
home-seat-me = Your name
home-seat-me-placeholder = Your name
home-seat-you = you
home-player = Player { $number }
home-seat-kind = Who takes seat { $number }
home-seat-name = Name for seat { $number }
home-seat-level = How seat { $number } plays
home-seat-bot = Bot
home-seat-friend = Friend
home-seat-here = Same device
home-seat-friend-note = Joins by link
home-seat-remove = Remove seat { $number }
home-seat-add = Add a seat
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
home-clock-note = Time per move. When it runs out, a bot moves for you.
home-listed = Leave the table open
home-listed-note = It’s listed for everyone, and anyone can take a free seat.
home-set-title = Your table is ready
home-set-lead = { $friends ->
    [one] One seat is waiting for a friend. Send the link, or let them scan the code.
   *[other] { $friends } seats are waiting for friends. Send the link, or let them scan the code.
}
home-to-table = Go to the table
home-name-ask = What should we call you?
home-name-missing = The others will want to know who you are.

## The link

invitation-link = Link for your friends
invitation-copy = Copy the link
invitation-copied = Copied
invitation-share = Share
invitation-qr = The link as a QR code
invitation-note = Anyone with the link can take a free seat. No account needed.
invitation-message = Come and play { $game } with me!
invitation-message-plain = Come to my table!

## Settings

settings-title = Settings
settings-name = Your name
settings-name-note = No account needed: this browser remembers it.
settings-language = Language
settings-theme = Theme
settings-theme-light = Morning
settings-theme-dark = Before dawn
settings-sound = Sound
settings-left = Left-handed
settings-left-note = On a phone, the confirm button sits under your left thumb.

## When something fails

home-retry = Try again
home-problem-unreachable = We can’t reach the server. Are you online?
home-problem-failed = Something went wrong on our side. Please try again.
home-problem-other = That didn’t work: { $detail }
home-problem-too-many-tables = You’ve created a lot of tables. Wait a little before the next one.
home-problem-too-many-requests = Not so fast: wait a moment and try again.
home-problem-no-such-table = This table no longer exists.
home-problem-no-such-game = We don’t have that game.
home-problem-no-such-bot = We don’t have that bot.
home-problem-no-free-seat = All seats are taken, but you can watch.
home-problem-not-invited = You need an invitation to this table: open the link you were sent.
home-problem-seat-taken = Somebody was faster: this seat is taken.
home-problem-already-started = The game has started without you, but you can watch.
home-problem-bad-name = A name has 1 to { $most } characters, all on one line.
home-problem-key-used = That table already exists. Try again to create a new one.
home-problem-no-commitment = The dice couldn’t be mixed. Please try again.
home-problem-not-possible = A table can’t be created with these settings.
home-problem-not-understood = A table can’t be created with these settings.
home-problem-not-written = We couldn’t save it. Please try again.

## Play now

play-title = Which race?
play-back = Back
play-new = New here?
play-known = You know this one
play-starting = Setting off…
play-starts = Starts { $against }.
play-goes-on = Your race goes on.
play-against = against { $bots ->
    [1] one { $level } bot
    [2] two { $level } bots
    [3] three { $level } bots
    [4] four { $level } bots
   *[other] five { $level } bots
}
play-bots = { $bots ->
    [1] one { $level } bot
    [2] two { $level } bots
    [3] three { $level } bots
    [4] four { $level } bots
   *[other] five { $level } bots
}
play-against-mixed = against { $bots } bots of your choice
play-against-last = The bots you played against last
play-touch = Choose a race and it starts.
play-other = Other bots
play-other-short = Change
play-other-legend = How the bots play
play-friends = New game with friends
