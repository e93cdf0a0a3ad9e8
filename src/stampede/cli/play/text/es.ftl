### Lo que dice la terminal. Todo lo demás lo dicen los juegos.

## Alrededor de una partida

terminal-person = Jugador { $seat }
terminal-yes = sí
terminal-no = no
terminal-dice-bound = Azar limpio: esta mesa se compromete con { $commitment } antes de la primera carta. Después cada jugador añade lo suyo al azar, y al terminar la partida cualquiera puede comprobarlo.
terminal-dice-given = Este reparto se eligió de antemano: con una semilla, para el reto del día, o para volver a jugar el mismo.
terminal-resumed = Continúa la partida de { $file }
terminal-torn = La partida se interrumpió mientras se escribía la última línea de su registro. Esa jugada nunca se mostró como hecha y se ha descartado.
terminal-saved = Todo está guardado. Para continuar: { $command }
terminal-curtain = Pásale la pantalla a { $name } y pulsa Intro.

## Los bots: el nivel, a quién te encuentras y cómo es

terminal-bot-gentle = amable
terminal-bot-gentle-title = Primera vez
terminal-bot-gentle-line = Mira más al globo que a la manada.
terminal-bot-steady = constante
terminal-bot-steady-title = En pie desde las cuatro
terminal-bot-steady-line = Primero el pan y luego a correr, con la cabeza fría.
terminal-bot-sharp = sagaz
terminal-bot-sharp-title = Conoce cada esquina
terminal-bot-sharp-line = Te lee la jugada antes que el periódico.
terminal-bot-mighty = temible
terminal-bot-mighty-title = Mil mañanas
terminal-bot-mighty-line = Ha visto todos los encierros y se acuerda del tuyo.
terminal-bot-random = al azar
terminal-bots-ask = { $bots ->
    [one] ¿Contra qué bot quieres jugar?
   *[other] ¿Contra qué bots quieres jugar?
}
terminal-bots-how = { $bots ->
    [one] Escribe un número o un nombre. Intro: { $usual }.
   *[other] Escribe un número o un nombre, o { $bots }: 1, 4. Intro: { $usual }.
}
terminal-bots-what = { $bots ->
    [one] Escribe un número del 1 al { $most }, o un nombre.
   *[other] Escribe uno para todos, o { $bots } separados por comas: números del 1 al { $most }, o nombres.
}
terminal-bot-thinks = { $name } está pensando…

## Bots que ha traído alguien

terminal-guest-crashed = { $name } ({ $bot }) ha fallado, así que ha decidido un bot constante.
terminal-guest-illegal = { $name } ({ $bot }) ha elegido algo no permitido, así que ha decidido un bot constante.
terminal-guest-timeout = { $name } ({ $bot }) ha tardado demasiado, así que ha decidido un bot constante.

## La pantalla

terminal-your-turn = { $name }: { $question }
terminal-since = Desde tu última jugada
terminal-only = { $why } Intro: { $choice }.
terminal-auto-how = Escribe auto y un número para activar o quitar una. Responden al cabo de un momento, como lo haría una persona.
terminal-auto-what = Escribe auto y números del 1 al { $most }, o solo auto para verlas.
terminal-tip = Número o jugada · pista · { $cards ->
    [yes] cartas
   *[no] prueba
} · ? · por qué · deshacer · ayuda · salir
terminal-since-more = (más: todo entero)
terminal-go-on = Intro: seguir.
terminal-stopped-at = { $done ->
    [0] No se ha jugado nada: { $choice } no es posible.
    [1] Solo se ha hecho la primera de { $all } jugadas: { $choice } no es posible.
   *[other] Solo se han hecho las primeras { $done } de { $all } jugadas: { $choice } no es posible.
}
terminal-over = La partida ha terminado

## El final

terminal-ended = Fin: { $reason }
terminal-has-resigned = abandonó
terminal-record-saved = La partida queda guardada en { $file }
terminal-check-it = Comprobar el azar: { $verify }  Volver a verla: { $replay }
terminal-offer = otra: jugar otra vez con los mismos jugadores. otra igual: repetir el mismo reparto. Intro: levantarse de la mesa.
terminal-after-what = Escribe otra, otra igual, historia o azar, o pulsa Intro para levantarte.
terminal-same = igual

## Respuestas

terminal-no-such-number = { $most ->
    [1] Solo hay una opción: la 1.
   *[other] Elige un número del 1 al { $most }, o escribe una jugada.
}
terminal-did-you-mean = «{ $typed }» no es una opción. ¿Querías decir: { $choices }?
terminal-not-understood = «{ $typed }» no es ni una opción ni una orden. Elige del 1 al { $most } o escribe: { $choices }. Escribe ayuda para ver las órdenes.
terminal-unclear = Eso podría ser varias órdenes: { $words }. Escribe un poco más.
terminal-preview-what = ¿Qué quieres probar? Por ejemplo: prueba { $example }. Separa varias jugadas con comas.
terminal-preview-refused = Entonces { $choice } no sería posible:
terminal-preview-chance = A partir de ahí decide el azar.
terminal-preview-hidden = { $choice } revelaría algo oculto, así que la prueba termina aquí.
terminal-preview-end = { $choice } terminaría la partida.
terminal-preview-then = Después podrías elegir: { $choices }.
terminal-preview-wait = Después les tocaría a otros.
terminal-why-what = ¿Por qué no se puede qué? Escribe por qué y la jugada rechazada.
terminal-why-possible = { $choice } es posible ahora.
terminal-refused-more = ({ $clause }: para ver la regla, escribe «por qué» y la jugada, o «? { $clause }».)
terminal-hint = Número { $number }, { $choice }: { $sentence }.
terminal-hint-wins = Desde aquí ganarías unas { $wins } de cada 100 partidas, si todos siguen jugando con cabeza.
terminal-hint-points = Desde aquí acabarías con unos { $points } puntos, si sigues jugando con cabeza.
terminal-hint-other-same = La número { $number }, { $choice }, vale casi lo mismo.
terminal-hint-other-wins = Con la número { $number }, { $choice }, ganarías unas { $fewer } menos.
terminal-hint-other-points = Con la número { $number }, { $choice }, acabarías con unos { $fewer } menos.
terminal-resign-sure = ¿Abandonar del todo? Un bot seguirá por ti y quedarás en último lugar. Escribe { $yes } para confirmarlo.
terminal-resign-not = Sigues jugando.
terminal-declined-nothing-to-undo = No tienes nada que deshacer.
terminal-declined-answered = No puedes deshacerlo: alguien ya ha respondido.
terminal-declined-chance-drawn = No puedes deshacerlo: desde entonces se han robado cartas o se han tirado dados.
terminal-declined-shown = No puedes deshacerlo: desde entonces se ha revelado algo oculto.

## Órdenes: cómo se escriben (las alternativas, separadas por comas), qué llevan detrás y qué hacen

terminal-command-hint = pista
terminal-help-hint = la mejor jugada, por qué y cuánto vale
terminal-command-preview = prueba, probar
terminal-about-preview = JUGADA, JUGADA…
terminal-help-preview = lo que harían unas jugadas, sin hacerlas
terminal-command-cards = cartas
terminal-about-cards = [CARTA]
terminal-help-cards = el recuento de cartas: qué ha salido, qué queda y dónde puede estar
terminal-command-rule = regla
terminal-about-rule = [JUGADA]
terminal-help-rule = la regla detrás de una opción
terminal-command-why = por qué, porqué
terminal-about-why = JUGADA
terminal-help-why = por qué una jugada no es posible, y la regla detrás
terminal-command-undo = deshacer
terminal-help-undo = deshacer tu última jugada, si no le ha revelado nada a nadie
terminal-command-more = más
terminal-help-more = todo lo ocurrido desde tu última jugada
terminal-command-log = historia
terminal-help-log = todo lo que ha pasado
terminal-command-rules = reglas, reglamento
terminal-help-rules = el reglamento entero
terminal-command-dice = azar, dados
terminal-help-dice = cómo comprobar el azar de esta mesa
terminal-command-auto = auto, automático
terminal-about-auto = [NÚMEROS]
terminal-help-auto = respuestas dadas de antemano
terminal-command-help = ayuda
terminal-help-help = esta lista
terminal-command-resign = abandonar
terminal-help-resign = rendirse: sigue un bot, y quedas en último lugar
terminal-command-quit = salir
terminal-help-quit = levantarse; ya está todo guardado
terminal-command-again = otra
terminal-help-number-example = 1
terminal-help-number = la opción con ese número
terminal-help-several-example = 1 3 4
terminal-help-several = varias opciones de la lista, en ese orden; o jugadas separadas por comas
terminal-help-notation = una jugada, escrita como en la lista
terminal-help-moves = Las jugadas de este juego empiezan por: { $moves }. También valen las palabras inglesas.
terminal-help-shorten = Las órdenes se pueden abreviar, y el tabulador completa lo que escribes. Intro muestra la mesa otra vez.

## Volver a ver una partida

terminal-replay-at = Jugada { $move } de { $moves }
terminal-replay-opening = El comienzo, antes de { $moves } jugadas
terminal-replay-move = { $name } juega { $choice }
terminal-replay-seen-by = como lo vio { $name }
terminal-replay-spectator = como lo vieron todos
terminal-replay-all = todas las cartas a la vista
terminal-replay-result = fin: { $reason }
terminal-replay-step = Este paso
terminal-replay-tip = Intro · anterior · primera · última · número · asiento 2 · público · todo · salir
terminal-replay-what = Escribe siguiente, anterior, primera, última, un número del 0 al { $moves }, asiento y un número del 1 al { $seats }, público, todo o salir.
terminal-replay-first = Este es el comienzo.
terminal-replay-last = Esta es la última jugada.
terminal-replay-not-over = Esta partida no ha terminado: solo entonces se pueden ver todas las cartas.
terminal-command-next = siguiente
terminal-command-previous = anterior
terminal-command-first = primera
terminal-command-last = última
terminal-command-seat = asiento
terminal-command-spectator = público
terminal-command-all = todo

## Trip & Run

terminal-command-square = casilla
terminal-about-square = NÚMERO
terminal-help-square = lo que muestra una casilla, y quién está allí
terminal-command-discards = descartes
terminal-help-discards = las cartas que se han jugado
terminal-primes-start = salida
terminal-primes-hand = Tu mano
terminal-primes-pile = Mazo de { $cards }, encima
terminal-primes-no-pile = El mazo está vacío.
terminal-primes-earned = Movimientos ganados: { $moves }
terminal-primes-needs = A la casilla { $square } le falta { $needs }
terminal-primes-which-square = ¿Qué casilla? Escribe casilla y un número del 0 al { $goal }.
terminal-primes-square-shows = La casilla { $square } muestra { $symbols }.
terminal-primes-square-blank = { $square ->
    [0] La salida no muestra nada.
   *[other] La casilla { $square } no muestra nada.
}
terminal-primes-square-there = Allí: { $who }.
terminal-primes-square-empty = Allí no hay nadie.
terminal-primes-square-trip = Puedes zancadillear allí: zancadilla { $square }.
terminal-primes-trip = Con { $cards }: { $who } a { $to ->
    [0] la salida
   *[other] { $to }
}, y ganas { $meeples ->
    [1] un movimiento
   *[other] { $meeples } movimientos
} de { $sum }: { $landings }.
terminal-primes-landings = Un movimiento de { $sum }: { $landings }.
terminal-primes-landing = de { $start ->
    [0] la salida
   *[other] { $start }
} a { $to } (a salvo al { $safety } %)
terminal-primes-no-landing = demasiado para todos los tuyos
terminal-primes-open = Jugadas a la vista:
terminal-primes-ran = Carreras de { $name }:

## RUN 2 Street

terminal-street-deck = Mazo { $deck }, descartes { $discards }, rehecho { $rebuilds } de { $most }
terminal-street-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
terminal-street-goal = faltan { $rest } ({ $goal })
terminal-street-rest = faltan { $rest }
terminal-street-stopped = ¡policía!
terminal-street-on-foot = a pie
terminal-street-out = fuera con { $km } km, meta { $goal }
terminal-street-hand = Tu mano
terminal-street-known = { $name } tiene
terminal-street-discards = Descartes: { $cards }
terminal-street-laid = Recorrido por { $name }: { $cards }
terminal-street-then-km = Tendrías { $km } km y te faltarían { $rest }.
terminal-street-then-wins = Tendrías { $km } km justos y ganarías.
terminal-street-then-out = Tendrías { $km } km, { $rest } de más: quedarías fuera.
terminal-street-then-blocked = { $name } no podría avanzar. Salidas: { $ways }.
terminal-street-then-free = Podrías volver a avanzar.
terminal-street-then-on-foot = Te quedarías a pie.
terminal-street-then-stopped = { $name } perdería su próximo turno.
terminal-street-then-safe = Estarías a salvo hasta tu { $turns ->
    [1] próximo turno
    [2] segundo turno a partir de ahora
   *[other] tercer turno a partir de ahora
}.
terminal-street-way-vehicle = otro vehículo
terminal-street-way-wait = { $turns ->
    [one] esperar 1 turno
   *[other] esperar { $turns } turnos
}
terminal-street-order = Se juega hacia la derecha: { $names }.

## Corre el encierro

terminal-command-card = carta
terminal-about-card = [NOMBRE]
terminal-help-card = qué hace una carta
terminal-encierro-hand = Tu mano
terminal-encierro-cabestros = Cabestros
terminal-encierro-pile = { $cards } hasta los cabestros: { $bulls ->
    [one] 1 toro
   *[other] { $bulls } toros
}, { $falls ->
    [one] 1 caída
   *[other] { $falls } caídas
}
terminal-encierro-discards = Descartes { $cards }
terminal-encierro-cards = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
terminal-encierro-expelled = expulsado ({ $number })
terminal-encierro-barred-pending = pierde un turno
terminal-encierro-barred-out = fuera
terminal-encierro-hit-waits = después
terminal-encierro-hit-now = ahora
terminal-encierro-hit-repelled = a salvo
terminal-encierro-hit-sent = enviado
terminal-encierro-hit-lost = pierde
terminal-encierro-hit-back = retrocede
terminal-encierro-which-card = ¿Qué carta? Escribe carta y su nombre o su clave, como { $some }.

## Raging Bulls

terminal-command-sheet = hoja
terminal-about-sheet = JUGADOR
terminal-help-sheet = el campo de un jugador, su puntuación línea a línea y qué significan las letras
terminal-raging-round = ronda { $round }
terminal-raging-dice = Dados
terminal-raging-mallets = { $mallets ->
    [one] 1 mazo
   *[other] { $mallets } mazos
}
terminal-raging-saws = { $saws ->
    [one] 1 sierra
   *[other] { $saws } sierras
}
terminal-raging-shed = { $stands ->
    [yes] { $shed ->
        [bull] establo del toro en pie
       *[sheep] establo de las ovejas en pie
    }
   *[no] { $shed ->
        [bull] establo para el toro
       *[sheep] establo para las ovejas
    }
}
terminal-raging-recycling = Reciclado
terminal-raging-line = { $line ->
    [isolated] toros { $points }
    [couples] parejas { $points }
    [prize] premio { $points }
    [sheep] ovejas { $points }
    [mallets] mazos { $points }
    [posts] postes { $points }
   *[escaped] escapados { $points }
}
terminal-raging-targets = medallas { $bronze }/{ $silver }/{ $gold }
terminal-raging-then = Puntuación { $now } → { $then }
terminal-raging-sure-stop = Te plantarías definitivamente con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}. ¿Seguro? Escribe { $yes } para plantarte, o cualquier otra cosa para seguir.
terminal-raging-sure-mallet = Es tu último mazo: tu partida acabaría con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}. ¿Seguro? Escribe { $yes } para tacharlo, o cualquier otra cosa para pensarlo mejor.
terminal-raging-medals = Bronce desde { $bronze }, plata desde { $silver }, oro desde { $gold }.
terminal-raging-legend = B toro, b toro aislado, c vaca, s oveja, * escarapela, { $pond } estanque; ante un poste: usado una vez ·, dos ×.

## Running with the Bulls

terminal-bulls-which-card = No existe esa carta. Escribe carta a secas para verlas todas.
terminal-bulls-odd = i
terminal-bulls-even = p
terminal-bulls-day = Día { $day }, paso { $step }
terminal-bulls-deck = Mazo de { $cards }
terminal-bulls-hand = Tu mano
terminal-bulls-runners-more = { $number } corr.
terminal-bulls-cards-more = { $number } cart.
terminal-bulls-cards = { $number ->
    [1] 1 carta
   *[other] { $number } cartas
}
terminal-bulls-tokens = { $number ->
    [1] 1 ficha
   *[other] { $number } fichas
}
terminal-bulls-trampled = { $number ->
    [1] 1 caído
   *[other] { $number } caídos
}
terminal-bulls-evening-line = { $place }. { $name }: { $arrived }; { $trampled ->
    [0] sin caídos
    [1] 1 caído
   *[other] { $trampled } caídos
}{ $souvenirs ->
    [0] {""}
   *[other] ; { $souvenirs } por recuerdos
}. +{ $points } hoy, { $total } en total.
terminal-bulls-evening-at = { $runners } en { $sight } (a { $points })
terminal-bulls-evening-none = nadie junto al mar

## Una partida vista otra vez

terminal-review-player = Jugador
terminal-review-decisions = Decisiones
terminal-review-mistakes = Errores
terminal-review-lost = Coste
terminal-review-wins = { $wins ->
    [one] 1 victoria de cada 100
   *[other] { $wins } victorias de cada 100
}
terminal-review-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
terminal-review-moment = Jugada { $move }, { $name }: { $chosen }.
terminal-review-cost = Eso costó más o menos { $amount }.
terminal-review-better = Mejor: { $best }.
terminal-review-no-mistake = Ninguna decisión le costó claramente nada a nadie.

## Aprender

terminal-learner = Tú
terminal-learn-step = Paso { $step } de { $steps }.
terminal-learn-ways = (pista: qué escribir · siguiente: saltar este paso · salir: seguir otro día)
terminal-learn-look = (Intro: seguir · salir: seguir otro día)
terminal-learn-hint = Escribe: { $choices }
terminal-learn-help = Haz la jugada: un número o una jugada de la lista. O escribe: { $commands }.
terminal-learn-left = Tu sitio queda guardado. Para seguir: { $command }
terminal-learn-over = ¡Ya sabes correr!
terminal-learn-play = Juega de verdad: { $command }
terminal-learn-offer = ¿Primera vez? Escribe { $learn } para hacer un tutorial de pocos minutos.
terminal-command-learn = aprender, tutorial
