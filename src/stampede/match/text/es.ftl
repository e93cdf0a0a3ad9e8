list-and = { $rest } y { $last }
seat-number = el asiento { $number }
reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.

## Lo que prueba una partida guardada

proof-moves = Las { $moves } jugadas son legales y llevan al resultado guardado.
proof-moves-so-far = Las { $moves } jugadas son legales; la partida no ha terminado.
proof-chance = El reparto y los { $draws } robos y tiradas posteriores son los que da la clave.
proof-given-key = La clave venía dada, por una semilla o para repetir un reparto: nada prueba cómo se eligió.
proof-mixed-key = La clave se compone del secreto de la mesa y de lo que añadió { $people }: nadie la decidió solo.
proof-table-alone = Nadie añadió nada al secreto de la mesa: la mesa sola decidió la clave, pero antes de la primera carta.
proof-commitment = La mesa quedó atada a su secreto por { $commitment }.
proof-compare = Compara esa línea con la que mostró tu pantalla antes de la partida: este archivo no puede hacerlo por ti.
