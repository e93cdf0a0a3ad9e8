## La cabecera

home-skip = Ir al contenido
home-brand = Stampede, inicio
home-nav = Principal
home-nav-games = Juegos
home-nav-tables = Mesas
home-nav-today = Hoy
home-nav-history = Historial
home-nav-learn = Aprender
home-menu = Menú
home-to-dark = Cambiar a oscuro
home-to-light = Cambiar a claro
home-no-name = Tu nombre

## Las primeras palabras

home-title = Stampede: juegos de carreras y toros
home-title-waiting = { $tables ->
    [one] Te toca en una mesa · Stampede
   *[other] Te toca en { $tables } mesas · Stampede
}
home-headline-games = { $games ->
    [1] Un juego.
    [2] Dos juegos.
    [3] Tres juegos.
    [4] Cuatro juegos.
    [5] Cinco juegos.
    [6] Seis juegos.
   *[other] { $games } juegos.
}
home-headline-herd = Un encierro.
home-headline-run = ¡Corre!
home-promise = Corre, levanta vallas y da traspiés por San Fermín con quien ya esté en pie.
home-hero-scene = Mañana en Pamplona: corredores de blanco con faja roja y los toros pisándoles los talones
home-play = Jugar ya
home-play-bots = Jugar contra bots
home-invite = Invitar a amigos
home-dock = Jugar

## Juegos

home-pick = Elige carrera
home-players = Jugadores:
home-open-sheet = Sitios, opciones, reloj
home-lots = Sorpréndeme
home-lots-line = Elegimos uno por ti
home-cover-odd = IMPAR
home-cover-even = PAR

## Mesas

home-tables = Tus mesas
home-tables-none = No hay ninguna carrera en marcha. La calle es toda tuya.
home-tables-all = Ver las { $tables } mesas
home-set = Nueva partida
home-your-turn = Te toca
home-bots = { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
home-table-with = Con { $names }
home-table-waiting = Esperando a los amigos
home-table-alone = Mesa para uno
home-table-open = { $free ->
    [0] Ya están todos
    [one] Queda un sitio libre
   *[other] Quedan { $free } sitios libres
}
home-table-thinks = { $name } está pensando
home-table-bots = Los bots están pensando
home-table-over = La carrera ha terminado
home-open = Mesas abiertas
home-open-none = Ahora mismo no hay nadie esperando. Empieza una partida, déjala abierta y a ver quién viene.
home-open-host = La mesa de { $name }
home-open-free = { $free ->
    [one] { $free } sitio libre de { $seats }
   *[other] { $free } sitios libres de { $seats }
}
home-open-clock = { $clock } por jugada
home-sit = Sentarse
home-learn = Aprender
home-learn-line = En imágenes o regla a regla
home-tutorial = Tutorial de { $minutes } min

## Crear una mesa

home-which-game = ¿Qué carrera?
home-how-to-play = Cómo se juega
home-seats = Quién juega
home-seat-me = Tu nombre
home-seat-me-placeholder = Tu nombre
home-seat-you = tú
home-player = Jugador { $number }
home-seat-kind = Quién ocupa el sitio { $number }
home-seat-name = Nombre para el sitio { $number }
home-seat-level = Cómo juega el sitio { $number }
home-seat-bot = Bot
home-seat-friend = Amigo
home-seat-here = Mismo dispositivo
home-seat-friend-note = Se une por enlace
home-seat-remove = Quitar el sitio { $number }
home-seat-add = Añadir un sitio
home-options = Opciones
home-less = Menos
home-more = Más
home-clock-title = Reloj
home-clock = { $seconds ->
    [0] Sin reloj
    [30] 30 s
    [60] 60 s
    [120] 2 min
    [86400] 1 día
    [259200] 3 días
   *[other] { $seconds } s
}
home-clock-note = Tiempo por jugada. Si se agota, un bot juega por ti.
home-listed = Dejar la mesa abierta
home-listed-note = Aparece en la lista y cualquiera puede ocupar un sitio libre.
home-set-title = Tu mesa está lista
home-set-lead = { $friends ->
    [one] Un sitio espera a un amigo. Manda el enlace o que escanee el código.
   *[other] { $friends } sitios esperan a tus amigos. Manda el enlace o que escaneen el código.
}
home-to-table = Ir a la mesa
home-name-ask = ¿Cómo te llamamos?
home-name-missing = Los demás querrán saber quién eres.

## El enlace

invitation-link = Enlace para tus amigos
invitation-copy = Copiar el enlace
invitation-copied = Copiado
invitation-share = Compartir
invitation-qr = El enlace como código QR
invitation-note = Quien tenga el enlace puede ocupar un sitio libre. No hace falta cuenta.
invitation-message = ¡Ven a jugar conmigo a { $game }!
invitation-message-plain = ¡Ven a mi mesa!

## Ajustes

settings-title = Ajustes
settings-name = Tu nombre
settings-name-note = No hace falta cuenta: este navegador lo recuerda.
settings-language = Idioma
settings-theme = Tema
settings-theme-light = Mañana
settings-theme-dark = Madrugada
settings-sound = Sonido
settings-left = Para zurdos
settings-left-note = En el móvil, el botón de confirmar queda bajo el pulgar izquierdo.

## Cuando algo falla

home-retry = Volver a intentarlo
home-problem-unreachable = No podemos conectar con el servidor. ¿Tienes conexión?
home-problem-failed = Algo ha fallado por nuestra parte. Inténtalo de nuevo.
home-problem-other = No ha funcionado: { $detail }
home-problem-too-many-tables = Has creado muchas mesas. Espera un poco antes de la siguiente.
home-problem-too-many-requests = No tan deprisa: espera un momento e inténtalo de nuevo.
home-problem-no-such-table = Esa mesa ya no existe.
home-problem-no-such-game = No tenemos ese juego.
home-problem-no-such-bot = No tenemos ese bot.
home-problem-no-free-seat = Todos los sitios están ocupados, pero puedes mirar.
home-problem-not-invited = Para esta mesa hace falta invitación: abre el enlace que te mandaron.
home-problem-seat-taken = Alguien ha sido más rápido: este sitio está ocupado.
home-problem-already-started = La partida ha empezado sin ti, pero puedes mirar.
home-problem-bad-name = Un nombre tiene de 1 a { $most } caracteres, en una sola línea.
home-problem-key-used = Esa mesa ya existe. Inténtalo de nuevo para crear otra.
home-problem-no-commitment = No se han podido mezclar los dados. Inténtalo de nuevo.
home-problem-not-possible = No se puede crear una mesa así.
home-problem-not-understood = No se puede crear una mesa así.
home-problem-not-written = No se ha podido guardar. Inténtalo de nuevo.

## Jugar ya

play-title = ¿Qué carrera?
play-back = Volver
play-new = ¿Primera vez?
play-known = Este ya lo conoces
play-starting = Allá vamos…
play-starts = Empieza { $against }.
play-goes-on = Sigue tu carrera.
play-against = contra { $bots ->
    [1] un bot { $level }
    [2] dos bots { $level }
    [3] tres bots { $level }
    [4] cuatro bots { $level }
   *[other] cinco bots { $level }
}
play-bots = { $bots ->
    [1] un bot { $level }
    [2] dos bots { $level }
    [3] tres bots { $level }
    [4] cuatro bots { $level }
   *[other] cinco bots { $level }
}
play-against-mixed = contra { $bots } bots a tu elección
play-against-last = Los últimos bots contra los que jugaste
play-touch = Toca una carrera y empieza.
play-other = Otros bots
play-other-short = Cambiar
play-other-legend = Cómo juegan los bots
play-friends = Nueva partida con amigos
