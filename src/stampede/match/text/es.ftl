list-and = { $rest } y { $last }
reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.
