list-and = { $rest } and { $last }
reason-game-over = The game is over.
reason-not-your-turn = It is not your turn.
