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
terminal-over = La partida ha terminado

## El final

terminal-ended = Fin: { $reason }
terminal-has-resigned = abandonó
terminal-record-saved = El acta de esta partida está en { $file }
terminal-check-it = Comprobar el azar: { $verify }  Volver a verla: { $replay }
terminal-offer = otra: jugar otra vez con los mismos jugadores. otra igual: repetir el mismo reparto. Intro: levantarse.
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
terminal-resign-sure = ¿Abandonar del todo? Un bot seguirá por ti y quedarás en último lugar. Escribe { $yes } para confirmarlo.
terminal-resign-not = Sigues jugando.
terminal-declined-nothing-to-undo = No tienes nada que deshacer.
terminal-declined-answered = No puedes deshacerlo: alguien ya ha respondido.
terminal-declined-chance-drawn = No puedes deshacerlo: desde entonces se han robado cartas o se han tirado dados.
terminal-declined-shown = No puedes deshacerlo: desde entonces se ha revelado algo oculto.

## Órdenes: cómo se escriben (las alternativas, separadas por comas), qué llevan detrás y qué hacen

terminal-command-hint = pista
terminal-help-hint = lo que jugaría el bot greedy, y por qué
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
terminal-help-notation = una jugada, escrita como en la lista
terminal-help-more = Las órdenes se pueden abreviar. Intro muestra la mesa otra vez.

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
terminal-primes-square-trip = Puedes zancadillear allí: trip { $square }.
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
terminal-street-stopped = ¡policía!
terminal-street-on-foot = a pie
terminal-street-out = fuera con { $km } km, objetivo { $goal }
terminal-street-hand = Tu mano
terminal-street-known = { $name } tiene
terminal-street-discards = Descartes: { $cards }
terminal-street-laid = Recorrido por { $name }: { $cards }

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
