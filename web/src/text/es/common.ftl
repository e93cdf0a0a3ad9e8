app-name = Stampede
list-and = { $rest } y { $last }
nowhere-title = Aquí no hay nada
nowhere-text = El enlace está incompleto o mal escrito, o ya no existe lo que había aquí.
close = Cerrar

## Los bots: el nivel, a quién te encuentras y cómo es

bot-gentle = amable
bot-gentle-title = Primera vez
bot-gentle-line = Mira más al globo que a la manada.
bot-steady = constante
bot-steady-title = En pie desde las cuatro
bot-steady-line = Primero el pan y luego a correr, con la cabeza fría.
bot-sharp = sagaz
bot-sharp-title = Conoce cada esquina
bot-sharp-line = Te lee la jugada antes que el periódico.
bot-mighty = temible
bot-mighty-title = Mil mañanas
bot-mighty-line = Ha visto todos los encierros y se acuerda del tuyo.
bot-random = al azar
bots-gentle = amables
bots-steady = constantes
bots-sharp = sagaces
bots-mighty = temibles
bot-of-level = bot { $level }
bot-spoken = { $level }. { $title }. { $line }

## La huella de un número secreto, antes de que nadie añada nada a los dados

fair-title = Dados sin trampa
fair-table = La mesa ya ha sacado su número secreto para los dados y las cartas. Esta es la huella del número:
fair-next = El servidor ya ha sacado un número secreto para los dados y las cartas de tu próxima partida. Esta es la huella del número:
fair-mix = El navegador de cada jugador añade otro número, así que nadie puede elegir lo que sale. Después de la partida, «{ $check }» dice si la huella coincide.
fair-mix-next = Tu navegador añade otro número, así que nadie puede elegir lo que sale. Después de la partida, «{ $check }» dice si la huella coincide.
fair-known = Un reparto que es igual para todos, como el reparto del día, tiene sus propios dados.
