list-and = { $rest } y { $last }
seat-number = el sitio { $number }
reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.

## Lo que prueba una partida guardada

proof-moves = Las { $moves } jugadas son legales y llevan al resultado guardado.
proof-moves-so-far = Las { $moves } jugadas son legales; la partida no ha terminado.
proof-chance = El reparto y los { $draws } robos y tiradas posteriores salen de la clave.
proof-given-key = La clave venía dada, como semilla, para el reto del día o para repetir un reparto, así que nada prueba cómo se eligió.
proof-mixed-key = La clave combina el secreto de la mesa con lo que añadió { $people }: nadie la decidió por su cuenta.
proof-table-alone = Nadie añadió nada al secreto de la mesa: la mesa sola decidió la clave, pero antes de la primera carta.
proof-commitment = La mesa se comprometió con su secreto mediante { $commitment }.
proof-compare = Compara esa línea con la que mostró tu pantalla antes de la partida; este archivo no puede hacerlo por ti.
