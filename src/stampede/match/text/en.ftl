list-and = { $rest } and { $last }
seat-number = seat { $number }
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.

## What a record proves

proof-moves = All { $moves } moves are legal, and they lead to the recorded result.
proof-moves-so-far = All { $moves } moves are legal; the game is not over.
proof-chance = The deal and all { $draws } later draws and rolls are those that the key gives.
proof-given-key = The key was given, by a seed or to repeat a deal: nothing is proven about how it was chosen.
proof-mixed-key = The key is made of the table’s secret and of what { $people } added: nobody alone decided it.
proof-table-alone = Nobody added to the table’s secret: the table alone decided the key, but before the first card.
proof-commitment = The table was bound to its secret by { $commitment }.
proof-compare = Compare that line with the one your screen showed before the game: this file cannot do it for you.
