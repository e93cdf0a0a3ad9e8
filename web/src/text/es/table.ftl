## La página

table-title = { $game } – Stampede
table-title-turn = ● Tu turno – { $game }
table-title-attack = ▲ { $what } – { $game }
table-title-paused = Ⅱ En pausa – { $game }
table-loading = Llegando a la mesa…
apart-none = Esta mesa no existe
apart-none-text = El enlace está incompleto o la mesa ya se ha recogido.
apart-unplayable = No se puede abrir esta mesa
apart-unplayable-text = Se jugó con otra versión del juego, y este servidor no puede leerla.
apart-closed = Este sitio está cerrado
apart-closed-text = El anfitrión se lo ha dado a otra persona, o se ha creado un enlace nuevo en otro dispositivo.
apart-closed-again = Volver a la mesa
apart-failed = No se puede mostrar la mesa
apart-failed-text = El servidor no ha enviado todo lo que necesita este juego.
apart-again = Reintentar

## La conexión

line-lost = Se ha perdido la conexión. Reconectando…
line-lost-sending = Se ha perdido la conexión. Tu jugada está pendiente de enviarse…
line-back = De vuelta en la mesa.
line-lost-not-done = Se ha perdido la conexión: no se ha podido hacer.
table-went-on = La partida ha seguido adelante y esto no se ha jugado.
move-uncertain = La conexión se cortó durante tu jugada. Comprueba si ha llegado.
announced = Aviso de este servidor: { $text }
refused = No ha funcionado. { $detail }

## Cabecera y menú

table-menu = Menú
table-home = Volver a los juegos
table-rules = Reglas
table-log = Registro
table-counter = Cartas
table-chat = Chat
table-text = Vista de texto
table-board = El tablero
table-to-text = Cambiar a la vista de texto
table-to-board = Cambiar al tablero
table-sound-on = Activar el sonido
table-sound-off = Quitar el sonido
table-settings = Ajustes
table-keys = Atajos de teclado
table-keys-board = En este tablero
table-rename = Cambiar tu nombre
rename-save = Guardar
table-new-link = Continuar en otro dispositivo
table-resign = Abandonar
table-leave-note = Puedes irte y volver cuando quieras: tu sitio sigue siendo tuyo en este navegador.
table-cancel = Cancelar
table-new-lines = sin leer
table-open = Esperando jugadores
table-over = La partida ha terminado
table-watching = Estás mirando
table-your-turn = Tu turno
table-you = tú
table-thinking = pensando…
table-bot-playing = jugando…
table-hurried = Los bots piensan ahora menos de lo normal.
table-waiting-for = Esperando a { $names }
table-waiting-for-one = Esperando a { $name }
table-waiting-for-many = Esperando a { $count } jugadores
table-waiting = Esperando…
table-playing = Juega { $name }…
table-is-playing = Juega { $name }
table-away = { $name } no está, juega un bot
table-is-away = { $name } no está
table-away-note = Un bot juega por { $name } hasta que vuelva.
table-attack = ¡Te atacan!
table-answer = ¡Responde!
table-must-answer = debes responder
table-must-answer-now = Responde.
table-on-turn = le toca
table-paused = En pausa
table-paused-by = En pausa por { $name }
table-paused-by-you = En pausa por ti
table-is-paused = La mesa está en pausa
table-paused-note = En pausa desde las { $time }. Los relojes están parados. Cualquiera puede reanudarla.
table-paused-mine = La pausaste a las { $time }. Los relojes están parados. Cualquiera puede reanudarla.
table-paused-alone = En pausa desde las { $time }. No pasa nada hasta que la reanudes.
table-paused-watching = En pausa desde las { $time }. Los relojes están parados hasta que alguien la reanude.
table-seat-paused = en pausa
table-pause-alone = Pausar la partida
table-pause-all = Pausa para todos
table-one-moment = Un momento…
table-around = Sitios, registro y chat
table-actions = Acciones
table-notices = Avisos
table-dismiss = Cerrar
table-clock = Tiempo restante:
table-clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}

## Sitios

table-seats = Sitios
table-seat-free = Sitio libre
table-seat-here = en la mesa
table-seat-device = en este dispositivo
table-seat-away = ausente
table-seat-program = bot invitado
table-seat-program-away = bot invitado, ausente
table-seat-stand-in = no está: bot { $level }
table-seat-resigned = abandonó: bot { $level }
table-spectators = { $count ->
    [one] Una persona está mirando
   *[other] { $count } personas están mirando
}
table-shape-disc = disco
table-shape-square = cuadrado
table-shape-triangle = triángulo
table-shape-diamond = rombo
table-shape-cross = cruz
table-shape-star = estrella

## La pregunta

table-prompt = Qué hacer
table-sending = Jugando…
table-waiting-to-be-sent = Pendiente de enviarse…
table-confirm = Confirmar
table-confirm-now = Confirma o vuelve atrás
table-confirm-steps = Jugar { $count } pasos
table-choose-first = Elige primero
table-back = Atrás
table-undo = Deshacer
table-hint = Pista
hint-wins = Desde aquí ganarías unas { $wins } de cada 100 partidas, si todos siguen jugando con cabeza.
hint-points = Desde aquí acabarías con unos { $points } puntos, si sigues jugando con cabeza.
hint-wins-briefly = Así ganarías unas { $wins } de cada 100 partidas.
hint-points-briefly = Así acabarías con unos { $points } puntos.
hint-same = casi igual de buena
hint-fewer-wins = unas { $fewer } victorias menos
hint-fewer-points = unos { $fewer } puntos menos
table-see-result = Ver el resultado
table-clause = Regla { $clause }
table-would = { $what }. { $happens }
table-then-chance = No podrás deshacerlo.
table-then-hidden = Se revela algo oculto: no podrás deshacerlo.
table-then-end = Con eso acaba la partida.
table-playing-back = Desde tu último turno…
table-play-back = Verlo otra vez

## A qué ritmo se ve lo que hacen los demás

pace-title = Ritmo
pace-calm = Tranquilo
pace-normal = Normal
pace-fast = Rápido
pace-instant = Al instante
pace-pause = Pausa
pace-step = Paso
pace-go-on = Reanudar
pace-paused = En pausa. Reanuda, o avanza paso a paso.
pace-paused-here = En pausa en tu pantalla; la partida sigue.

## Lo que ha pasado mientras tanto

missed-title = Mientras no estabas
missed-count = Han pasado { $count ->
    [2] dos cosas
    [3] tres cosas
    [4] cuatro cosas
    [5] cinco cosas
    [6] seis cosas
   *[other] { $count } cosas
}, { $hits ->
    [0] ninguna a ti.
    [one] una de ellas a ti.
   *[other] { $hits } de ellas a ti.
}
missed-to-my-turn = A mi turno

## Registro y chat

table-story = Registro y chat
table-since = Desde tu último turno
table-log-dealt = Se reparten las cartas.
log-times = { $text }, { $times ->
    [2] dos veces
   *[other] { $times } veces
  }.
table-log-earlier = Mostrar { $count } anteriores
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-say = Di algo
table-chat-send = Enviar
table-mute = Silenciar a { $name }
table-muted = Has silenciado a { $names }.
table-unmute = Dejar de silenciar
table-standing = Respuestas automáticas

## Mesa de texto

text-choices = { $count ->
    [one] Una opción
   *[other] { $count } opciones
}
text-nothing-to-choose = Ahora no hay nada que elegir
text-confirm-or-back = Confirma o quita algo
text-steps = Elegido hasta ahora
text-take-back = Quitar
text-advised = sugerido
text-position = La posición
text-draft = La posición después de estos pasos
text-table-itself = La mesa
text-seat = Jugador
text-number = Número
text-hidden = oculto
text-none = nada
text-yes = sí
text-no = no
text-times = { $item } × { $count }

## Teclas

key-confirm = elegir y después confirmar
key-confirm-anywhere = confirmar desde cualquier sitio
key-back = quitar un paso
key-undo = deshacer lo que has jugado
key-next = ir a lo siguiente que puedes elegir; mientras juegan los demás: un paso
key-jump = ir a lo que te preguntan
key-pause = pausar mientras juegan los demás, y seguir
key-pace = más lento o más rápido mientras juegan los demás
key-numbers = elegir en la lista de la vista de texto
key-hint = una pista
key-log = el registro
key-playback = ver otra vez lo que te has perdido
key-counter = el recuento de cartas
key-text = cambiar entre vista de texto y tablero
key-rules = la regla de esta decisión
key-keys = esta lista
key-escape = cerrar

## Llegar y esperar

join-title = Te han invitado
join-text = Escribe tu nombre y siéntate.
join-name = Tu nombre
join-sit = Sentarse
wait-title = { $free ->
    [one] Queda un sitio libre
   *[other] Quedan { $free } sitios libres
}
wait-full = Ya estáis todos
wait-host = Envía el enlace a tus amigos o da un sitio libre a un bot.
wait-guest = La partida empieza cuando todos los sitios estén ocupados.
wait-onlooker = Puedes quedarte a mirar.
wait-seat-open = esperando a alguien
wait-bot = Añadir un bot
wait-bot-title = ¿Qué bot se sienta aquí?
wait-remove = Quitar a { $name }
wait-remove-text = El sitio queda libre y sus enlaces dejan de funcionar.
wait-remove-do = Quitar
wait-leave = Irse
wait-leave-title = ¿Dejar esta mesa?
wait-leave-text = Tu sitio queda libre para otra persona.
wait-start = Empezar
wait-invite = Invitar a amigos
wait-public = Esta mesa es pública: cualquiera puede sentarse. Este es su enlace.
wait-no-link = Este navegador no tiene la invitación. Un enlace nuevo cierra el anterior.
wait-ask-host = El anfitrión tiene el enlace de invitación.
wait-new-link = Crear un enlace nuevo
wait-renew-title = ¿Crear un enlace nuevo?
wait-renew-text = El enlace que hayas enviado deja de funcionar. Quien ya está en la mesa se queda.
link-text = Crea un enlace nuevo a tu sitio y ábrelo en el otro dispositivo. Los enlaces anteriores dejan de funcionar; este navegador sigue en la mesa.
link-make = Crear el enlace
link-secret = Quien tenga este enlace juega en tu sitio. No lo compartas.
resign-title = ¿Abandonar?
resign-text = Un bot jugará por ti hasta el final y no podrás volver a esta partida.
resign-no = Seguir jugando
resign-yes = Abandonar

## Un dispositivo, varias personas

table-curtain = Pasa el dispositivo a { $name }
table-curtain-note = Los demás, que no miren.
table-curtain-reveal = Soy { $name }

## El final

result-you-win = ¡Has ganado!
result-alone = ¡{ $points ->
    [one] Un punto
   *[other] { $points } puntos
  }!
result-you-share = ¡Compartes la victoria!
result-alone-low = { $points ->
    [1] Un punto
   *[other] { $points } puntos
  }
result-wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
result-ranking = Clasificación final
result-stood-in = { $count ->
    [one] Un bot hizo una jugada por esta persona.
   *[other] Un bot hizo { $count } jugadas por esta persona.
}
result-known-deal = Era un reparto que alguien ya conocía.
result-place = Puesto
result-lines = Detalles
result-points = Puntos
result-rematch = Otra partida
result-rematch-same = El mismo reparto
result-replay = Repetición
result-record = Descargar la partida
result-proof = Comprobar que fue limpio
proof-good = Comprobado: partida limpia
proof-noted = Coincide con la huella que guardó este navegador cuando llegaste a la mesa.
proof-noted-other = Cuando llegaste a la mesa, este navegador guardó otra huella: { $noted }.
proof-bad = Sin comprobar: la partida no cuadra
rematch-by = { $name } quiere la revancha.
rematch-somebody = La revancha está lista.
rematch-go = Unirse
rematch-later = Más tarde
replay-title = Repetición
replay-first = Ir al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-last = Ir al final
replay-speed = Velocidad: { $speed }×
replay-scrub = Jugada
replay-move = Jugada { $move } de { $last }
replay-eyes = Visto por
replay-spectator = Visto por un espectador
replay-seen-by = Visto por { $name }
replay-leave = Volver al resultado

## Rechazos

refusal-not-yours = Este no es tu sitio.
refusal-not-host = Solo el anfitrión puede hacerlo.
refusal-not-invited = Para esta mesa hace falta invitación: abre el enlace que te enviaron.
refusal-no-free-seat = Todos los sitios están ocupados, pero puedes mirar.
refusal-seat-taken = Alguien ha sido más rápido: el sitio está ocupado.
refusal-already-started = La partida ya ha empezado.
refusal-open-seats = Queda un sitio libre: espera a alguien o dáselo a un bot.
refusal-resigned = Has abandonado: un bot juega por ti.
refusal-game-over = La partida ha terminado.
refusal-not-over = La partida aún no ha terminado.
refusal-not-started = La partida aún no ha empezado.
refusal-stale = La partida ha seguido adelante desde entonces.
refusal-illegal = Ahora no puedes hacer eso.
refusal-unknown-action = Este juego no tiene esa jugada.
refusal-nothing-asked = Ahora mismo no tienes nada que decidir.
refusal-paused = La mesa está en pausa. Reanúdala primero.
refusal-pause-spent = Tu última pausa ya terminó. Haz una jugada antes de pedir otra.
refusal-nothing-to-undo = No tienes nada que deshacer.
refusal-answered = Alguien ya ha respondido: no se puede deshacer.
refusal-chance-drawn = Desde entonces se han robado cartas o tirado dados: no se puede deshacer.
refusal-shown = Desde entonces se ha revelado algo oculto: no se puede deshacer.
refusal-too-fast = No tan deprisa.
refusal-bad-chat = Un mensaje debe ser una sola línea de texto.
refusal-bad-name = Un nombre tiene de 1 a { $most } caracteres.
refusal-bad-contribution = No se han podido mezclar los dados. Inténtalo de nuevo.
refusal-no-commitment = No se han podido mezclar los dados. Inténtalo de nuevo.
refusal-no-such-answer = Este juego no tiene esa respuesta automática.
refusal-no-such-seat = Esta mesa no tiene ese sitio.
refusal-not-written = No se ha podido guardar, así que no se ha hecho. Inténtalo de nuevo.
refusal-conflict = No se ha podido guardar, así que no se ha hecho. Inténtalo de nuevo.
refusal-unreachable = No podemos conectar con el servidor.

## Pensarlo dos veces, y la primera mesa

doubt-title = ¿Seguro?
doubt-no = Pensarlo mejor
first-close = Entendido
result-shared = { $names } comparten el { $place ->
    [1] primer puesto
    [2] segundo puesto
    [3] tercer puesto
   *[other] puesto
}.
result-track = Hasta dónde llegó cada cual
text-hand = Tus cartas

## Mirar atrás

moments-looking = Repasando tu partida…
moments-none = No cometiste ningún error caro.
moments-title = { $count ->
    [1] Un momento decisivo
    [2] Dos momentos decisivos
   *[other] Tres momentos decisivos
  }
moments-note = Cada decisión se juzga por lo que podías saber entonces.
moments-when = Jugada { $move }
moments-did = Elegiste «{ $what }»
moments-better = Mejor: «{ $what }»
moments-wins = Jugando { $playouts } veces desde ahí, ganas unas { $better } de cada 100 en vez de { $worse }.
moments-points = Jugando { $playouts } veces desde ahí, acabas con unos { $better } puntos en vez de { $worse }.
moments-try = Probar desde aquí
moments-see = Verlo en el tablero
moments-nothing-better = No había nada mejor. Fue la suerte.
moments-luck = Lo demás fue la suerte.
moments-chance = Lo que vino después
moments-fell = Entre dos jugadas tuyas pasaste de ganar unas { $before } de cada 100 partidas a ganar { $after }.
moments-fell-points = Entre dos jugadas tuyas pasaste de unos { $before } puntos a { $after }.
