app-name = Stampede
list-and = { $rest } and { $last }
nowhere-title = There’s nothing here
nowhere-text = The link is incomplete or mistyped, or what it led to is gone.
close = Close

## Bots: a level, whom you get there, and what they are like

bot-gentle = gentle
bot-gentle-title = First time here
bot-gentle-line = Follows the balloon more than the herd.
bot-steady = steady
bot-steady-title = Up since four
bot-steady-line = Bakes first, runs later, keeps a cool head.
bot-sharp = sharp
bot-sharp-title = Knows every corner
bot-sharp-line = Reads your plan before the newspaper.
bot-mighty = mighty
bot-mighty-title = A thousand mornings
bot-mighty-line = Has seen every run, and remembers yours.
bot-random = random
bots-gentle = gentle
bots-steady = steady
bots-sharp = sharp
bots-mighty = mighty
bot-of-level = { $level } bot
bot-spoken = { $level }. { $title }. { $line }

## The fingerprint of a secret number, before anybody adds to the dice

fair-title = Fair dice
fair-table = The table has already drawn its secret number for dice and cards. This is the number’s fingerprint:
fair-next = The server has already drawn a secret number for the dice and cards of your next game. This is the number’s fingerprint:
fair-mix = Each player’s browser adds a number of its own, so nobody can choose what comes. After the game, “{ $check }” shows whether the fingerprint fits.
fair-mix-next = Your browser adds a number of its own, so nobody can choose what comes. After the game, “{ $check }” shows whether the fingerprint fits.
fair-known = A deal that is the same for everyone, such as the deal of the day, has its own dice.
