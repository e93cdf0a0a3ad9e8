## La página

table-title = { $game } – Stampede
table-title-turn = ● Tu turno – { $game }
table-loading = Llegando a la mesa…
apart-none = Esta mesa no existe
apart-none-text = Puede que se haya recogido o que el enlace no esté completo.
apart-unplayable = Esta mesa no se puede abrir
apart-unplayable-text = Se jugó con otra versión del juego y este servidor no la puede leer.
apart-closed = Este asiento se ha cerrado
apart-closed-text = El anfitrión se lo ha dado a otra persona, o se ha creado un enlace nuevo en otro dispositivo.
apart-closed-again = Volver a mirar
apart-failed = La mesa no se puede mostrar
apart-failed-text = El servidor no ha enviado los textos de este juego.
apart-again = Reintentar

## La conexión

line-lost = Se ha perdido la conexión. Reconectando…
line-lost-sending = Se ha perdido la conexión. Tu jugada espera para enviarse…
line-back = De vuelta en la mesa.
line-lost-not-done = Sin conexión: no se ha hecho.
table-went-on = Entretanto la mesa ha seguido; esto no se ha jugado.
move-uncertain = La conexión se cortó durante tu jugada. Comprueba si se ha jugado.
refused = No ha sido posible. { $detail }

## Cabecera y menú

table-menu = Menú
table-home = Volver a los juegos
table-rules = Reglas
table-log = Registro
table-chat = Charla
table-text = Mesa de texto
table-board = El tablero
table-to-text = Ir a la mesa de texto
table-to-board = Ir al tablero
table-sound-on = Activar el sonido
table-sound-off = Quitar el sonido
table-settings = Ajustes
table-keys = Teclas
table-keys-board = En este tablero
table-new-link = Seguir en otro dispositivo
table-resign = Abandonar
table-leave-note = Puedes irte cuando quieras y volver: tu asiento sigue siendo tuyo en este navegador.
table-cancel = Cancelar
table-new-lines = sin leer
table-open = Esperando jugadores
table-over = La partida ha terminado
table-watching = Estás mirando
table-your-turn = Tu turno
table-you = tú
table-name-you = Tú
table-thinking = pensando…
table-waiting-for = Esperando a { $names }
table-one-moment = Un momento…
table-around = Asientos, registro y charla
table-actions = Acciones
table-notices = Avisos
table-dismiss = Descartar
table-clock = Tiempo restante:
table-clock-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}

## Asientos

table-seats = Asientos
table-seat-free = Asiento libre
table-seat-here = en la mesa
table-seat-device = en este dispositivo
table-seat-away = ausente
table-seat-bot = bot { $level }
table-seat-stand-in = ausente, juega un bot
table-seat-resigned = ha abandonado, juega un bot
table-spectators = { $count ->
    [one] Una persona está mirando
   *[other] { $count } personas están mirando
}
table-level-random = tranquilo
table-level-greedy = despierto
table-shape-disc = disco
table-shape-square = cuadrado
table-shape-triangle = triángulo
table-shape-diamond = rombo
table-shape-cross = cruz
table-shape-star = estrella

## La pregunta

table-prompt = Qué se te pregunta
table-sending = Jugando…
table-waiting-to-be-sent = Esperando para enviarse…
table-confirm = Confirmar
table-confirm-now = Confirma o vuelve atrás
table-confirm-steps = Jugar { $count } pasos
table-choose-first = Elige primero
table-back = Atrás
table-undo = Deshacer
table-hint = Pista
table-see-result = Ver el resultado
table-clause = Regla { $clause }
table-would = { $what }: { $happens }
table-then-chance = Después decide el azar.
table-then-hidden = Después se descubre algo oculto.
table-then-end = Con eso termina la partida.
table-playing-back = Desde tu último turno…
table-play-back = Verlo otra vez

## Registro y charla

table-story = Registro y charla
table-since = Desde tu último turno
table-log-dealt = Se reparten las cartas.
table-log-many = { $first } Y { $count } más del mismo tipo.
table-log-earlier = Mostrar { $count } sucesos anteriores
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-say = Di algo
table-chat-send = Enviar
table-mute = Silenciar a { $name }
table-muted = No oyes a { $names }.
table-unmute = Volver a oír a todos
table-standing = Respuestas por adelantado

## Mesa de texto

text-choices = { $count ->
    [one] Una opción
   *[other] { $count } opciones
}
text-nothing-to-choose = Ahora no hay nada que elegir
text-confirm-or-back = Confirma o retira algo
text-steps = Elegido hasta ahora
text-take-back = Retirar
text-advised = aconsejado
text-position = La posición
text-draft = La posición tras tu borrador
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
key-confirm-anywhere = confirmar, estés donde estés
key-back = retirar un paso
key-undo = deshacer lo jugado
key-next = ir a lo siguiente que puedes tocar
key-numbers = elegir en la lista de la mesa de texto
key-hint = una pista
key-log = el registro
key-playback = ver otra vez lo que te has perdido
key-text = mesa de texto o tablero
key-rules = la regla en cuestión
key-keys = esta lista
key-escape = cerrar, apartar

## Llegar y esperar

join-title = Te han invitado
join-text = Di quién eres y siéntate.
join-name = Tu nombre
join-sit = Sentarse
wait-title = { $free ->
    [one] Queda un asiento libre
   *[other] Quedan { $free } asientos libres
}
wait-full = Ya estáis todos
wait-host = Envía el enlace a tus amigos o da un asiento libre a un bot.
wait-guest = Se empieza cuando todos los asientos estén ocupados.
wait-onlooker = Puedes quedarte a mirar.
wait-seat-open = esperando a alguien
wait-bot = Un bot
wait-bot-title = ¿Qué bot se sienta aquí?
wait-remove = Quitar a { $name }
wait-remove-text = El asiento vuelve a quedar libre y lo que lo abría ya no abre nada.
wait-remove-do = Quitar
wait-leave = Irse
wait-leave-title = ¿Dejar esta mesa?
wait-leave-text = Tu asiento queda libre para otra persona.
wait-start = Empezar
wait-start-when = Podéis empezar cuando no quede ningún asiento libre.
wait-invite = Invitar a amigos
wait-public = Esta mesa está anunciada: cualquiera puede sentarse. Esta es su dirección.
wait-no-link = La invitación no está guardada en este navegador. Un enlace nuevo cierra el anterior.
wait-ask-host = El anfitrión tiene el enlace de invitación.
wait-new-link = Un enlace nuevo
link-text = Recibes un enlace nuevo a tu asiento: ábrelo en el otro dispositivo. Los enlaces anteriores se cierran; este navegador sigue en la mesa.
link-make = Crear el enlace
link-secret = Quien tenga este enlace juega en tu asiento. No lo compartas.
resign-title = ¿Abandonar?
resign-text = Un bot jugará por ti hasta el final y no podrás volver a esta partida.
resign-no = Seguir jugando
resign-yes = Abandonar

## Un dispositivo, varias personas

table-curtain = Pasa el dispositivo a { $name }
table-curtain-note = Que nadie más mire.
table-curtain-reveal = Soy { $name }

## El final

result-you-win = ¡Has ganado!
result-alone = ¡{ $points ->
    [one] Un punto
   *[other] { $points } puntos
  }!
result-you-share = ¡Compartes la victoria!
result-wins = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡{ $names } comparten la victoria!
}
result-ranking = Clasificación final
result-place = Puesto
result-lines = Se compone de
result-points = Puntos
result-rematch = Otra partida
result-rematch-same = El mismo reparto
result-replay = Repetición
result-record = Descargar el acta
result-proof = Comprobar los dados
proof-good = El acta se sostiene
proof-noted = Este navegador anotó esa misma línea cuando llegaste a la mesa.
proof-noted-other = Cuando llegaste a la mesa este navegador anotó otra línea: { $noted }.
proof-bad = El acta no se sostiene
rematch-by = { $name } quiere la revancha.
rematch-somebody = Hay una revancha.
rematch-go = Ir allí
rematch-later = Más tarde
replay-title = Repetición
replay-first = Al principio
replay-back = Una jugada atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Una jugada adelante
replay-last = Al final
replay-speed = Velocidad { $speed }
replay-scrub = Jugada
replay-move = Jugada { $move } de { $last }
replay-eyes = Visto por
replay-spectator = Visto por un espectador
replay-seen-by = Visto por { $name }
replay-leave = Volver al resultado

## Negativas

refusal-not-yours = Este no es tu asiento.
refusal-not-host = Solo el anfitrión puede hacerlo.
refusal-not-invited = Esta mesa necesita su invitación: abre el enlace que te enviaron.
refusal-no-free-seat = Todos los asientos están ocupados: puedes mirar.
refusal-seat-taken = Alguien ha sido más rápido: el asiento está ocupado.
refusal-already-started = La partida ha empezado.
refusal-open-seats = Queda un asiento libre: espera a alguien o dáselo a un bot.
refusal-resigned = Has abandonado: un bot juega por ti.
refusal-game-over = La partida ha terminado.
refusal-not-over = La partida aún no ha terminado.
refusal-not-started = La partida no ha empezado.
refusal-stale = Entretanto la mesa ha seguido; esto se preguntó antes.
refusal-illegal = Ahora no es posible.
refusal-unknown-action = La mesa no conoce esta jugada.
refusal-nothing-asked = Ahora no se te pregunta nada.
refusal-nothing-to-undo = No hay nada tuyo que deshacer.
refusal-answered = Alguien ya ha respondido: no se puede deshacer.
refusal-chance-drawn = Desde entonces se han robado cartas o tirado dados: no se puede deshacer.
refusal-shown = Desde entonces se ha descubierto algo oculto: no se puede deshacer.
refusal-too-fast = No tan deprisa.
refusal-bad-chat = Un mensaje es una línea de texto.
refusal-bad-name = Un nombre tiene de 1 a 40 letras, cifras o signos.
refusal-bad-contribution = No se han podido mezclar los dados. Inténtalo otra vez.
refusal-no-such-answer = Este juego no tiene esa respuesta por adelantado.
refusal-no-such-seat = Ese asiento no existe.
refusal-not-written = No se ha podido anotar y no se ha jugado: inténtalo otra vez.
refusal-conflict = No se ha podido anotar y no se ha jugado: inténtalo otra vez.
refusal-unreachable = No se puede llegar al servidor.
