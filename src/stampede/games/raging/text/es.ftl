game-title = Raging Bulls
game-line = Tira tres dados, levanta vallas rectas de poste a poste y dale a cada toro su propio cercado.
# Unas doce rondas por partida (`stampede simulate raging --bots steady`), un minuto cada una.
game-time = 10–15 min
game-kind = dados y vallas

## Qué se le pregunta a un jugador

decision-roll = Tira los dados o plántate
decision-turn = Levanta una valla o tacha un mazo
decision-shed = Elige para quién construyes el establo

## Qué puede hacer

action-roll = Tirar los dados
action-stop = Plantarse
action-decide = Decidir sin que los demás lo vean hasta el final de la ronda
action-saw = Serrar un { $arg1 } para que sea un { $arg2 }
action-fence = Levantar una valla entre { $arg1 } y { $arg2 }
action-mallet = No levantar nada y tachar un mazo
action-shed = { $arg1 ->
    [bull] Un establo para el toro premiado: 2 puntos por escarapela
   *[sheep] Un establo para las ovejas: 3 puntos por oveja
}

## Qué ha pasado

event-opened = { $field ->
    [home-paddock] El campo es Dehesa Chica
    [duckpond-meadow] El campo es Prado de los Patos
    [long-acre] El campo es Haza Larga
    [stampede-corner] El campo es Rincón de la Estampida
    [day-easy] El campo fácil del día
    [day-medium] El campo intermedio del día
    [day-hard] El campo difícil del día
    [day-wild] El campo salvaje del día
    [random-easy] Un campo fácil al azar
    [random-medium] Un campo intermedio al azar
    [random-hard] Un campo difícil al azar
    [random-wild] Un campo salvaje al azar
   *[other] El campo es { $field }
}: { $bulls ->
    [one] un toro
   *[other] { $bulls } toros
} y { $cows ->
    [0] ninguna vaca
    [one] una vaca
   *[other] { $cows } vacas
}.
event-ready = { $seat-me ->
    [yes] Esperas la próxima tirada.
   *[no] { $seat } ya ha decidido.
}
event-rolled = Ronda { $round }: los dados muestran { $dice }.
event-sawed = { $seat-me ->
    [yes] Sierras un { $from } y queda un { $to }.
   *[no] { $seat } sierra un { $from } y queda un { $to }.
}
event-fenced = { $seat-me ->
    [yes] Levantas una valla entre { $first } y { $second }.
   *[no] { $seat } levanta una valla entre { $first } y { $second }.
}
event-isolated = { $seat-me ->
    [yes] { $count ->
        [one] Con ella aíslas un toro.
       *[other] Con ella aíslas { $count } toros.
    }
   *[no] { $count ->
        [one] Con ella { $seat } aísla un toro.
       *[other] Con ella { $seat } aísla { $count } toros.
    }
}
event-completed = { $seat-me ->
    [yes] Cada toro tiene su cercado: ¡has completado tu campo!
   *[no] Cada toro tiene su cercado: ¡{ $seat } ha completado su campo!
}
event-recycled = { $seat-me ->
    [yes] Reciclas un { $number }.
   *[no] { $seat } recicla un { $number }.
}
event-wasted = { $seat-me ->
    [yes] No te queda casilla para otro { $number }.
   *[no] A { $seat } no le queda casilla para otro { $number }.
}
event-saw-earned = { $seat-me ->
    [yes] Las casillas del { $number } están llenas: ganas una sierra.
   *[no] Las casillas del { $number } están llenas: { $seat } gana una sierra.
}
event-malleted = { $seat-me ->
    [yes] No levantas nada; { $left ->
        [0] era tu último mazo
        [one] te queda un mazo
       *[other] te quedan { $left } mazos
    }.
   *[no] { $seat } no levanta nada; { $left ->
        [0] era su último mazo
        [one] le queda un mazo
       *[other] le quedan { $left } mazos
    }.
}
event-shed-offered = { $seat-me ->
    [yes] Ya has reciclado suficientes números distintos para elegir establo.
   *[no] { $seat } ya ha reciclado suficientes números distintos para elegir establo.
}
event-shed-chosen = { $seat-me ->
    [yes] Construirás el establo para { $shed ->
        [bull] el toro premiado
       *[sheep] las ovejas
    }.
   *[no] { $seat } construirá el establo para { $shed ->
        [bull] el toro premiado
       *[sheep] las ovejas
    }.
}
event-shed-built = { $seat-me ->
    [yes] Los seis números están marcados: tu establo para { $shed ->
        [bull] el toro premiado
       *[sheep] las ovejas
    } está en pie.
   *[no] Los seis números están marcados: el establo de { $seat } para { $shed ->
        [bull] el toro premiado
       *[sheep] las ovejas
    } está en pie.
}
event-stopped = { $seat-me ->
    [yes] Te plantas con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
   *[no] { $seat } se planta con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
}
event-out = { $seat-me ->
    [yes] Sin mazos se acabó tu partida, con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
   *[no] Sin mazos se acabó la partida de { $seat }, con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
}
event-medal = { $seat-me ->
    [yes] Has ganado { $medal ->
        [gold] una medalla de oro
        [silver] una medalla de plata
       *[bronze] una medalla de bronce
    }.
   *[no] { $seat } ha ganado { $medal ->
        [gold] una medalla de oro
        [silver] una medalla de plata
       *[bronze] una medalla de bronce
    }.
}
event-ended = { $reason ->
    [stopped] Nadie quiere tirar más: la partida ha terminado.
    [mallets] Se acabaron los mazos: la partida ha terminado.
   *[both] Nadie sigue jugando: unos se han plantado y otros han perdido su último mazo. La partida ha terminado.
}

## Por qué algo no es posible

reason-stopped-for-good = Te has plantado, y no hay vuelta atrás.
reason-no-mallets = Has gastado tu último mazo: tu partida ha terminado.
reason-wait-for-the-roll = Ya has dicho que sigues. Se tira cuando todos hayan decidido.
reason-choose-the-shed = Antes elige para quién construyes el establo.
reason-shed-is-chosen = El establo ya está elegido, y la elección es definitiva.
reason-no-shed-yet = El establo se elige con { $needed } números distintos marcados; tienes { $marked }.
reason-roll-first = Antes tira los dados.
reason-finish-the-turn = Los dados ya están tirados: antes levanta una valla o tacha un mazo.
reason-no-saw = No tienes ninguna sierra. La tercera marca de un número da una.
reason-no-such-die = Ningún dado muestra un { $number }.
reason-sawn-already = El dado que muestra { $number } ya se ha serrado este turno: una sierra por dado.
reason-through-a-bull = Esa valla atravesaría un toro.
reason-through-a-pond = Esa valla atravesaría un estanque.
reason-fence-is-there = Ya hay una valla entre esos postes.
reason-needs-a-pair = Para unir dos postes del { $number } hacen falta dos dados que muestren { $number }.
reason-no-die-for-post = Ningún dado muestra un { $number }: no puedes usar { $post }.
reason-post-used-twice = Ya has usado { $post } dos veces: no hay tercera.
reason-used-needs-pair = Ya has usado { $post }: para usarlo otra vez hacen falta dos dados que muestren { $number }.
reason-used-needs-triple = Ya has usado { $post }: para unirlo con otro { $number } hacen falta tres dados que muestren { $number }.

## Cómo terminó

end-stopped = nadie quiso tirar más
end-mallets = se acabaron los mazos
end-both = unos se plantaron y otros se quedaron sin mazos
score-isolated = Toros aislados
score-couples = Parejas
score-prize = Toro premiado
score-sheep = Ovejas
score-mallets = Mazos sin usar
score-posts = Postes sin usar de un campo completo
score-escaped = Toros escapados

## Opciones

option-field = Campo
option-field-note = Los campos con nombre tienen medallas que ganar, de fácil a difícil. El campo del día y sus dados son los mismos para todo el mundo, todo el día.
option-field-home-paddock = Dehesa Chica
option-field-duckpond-meadow = Prado de los Patos
option-field-long-acre = Haza Larga
option-field-stampede-corner = Rincón de la Estampida
option-field-random = Al azar
option-field-day = Campo del día
option-difficulty = Dificultad
option-difficulty-note = Para un campo al azar o el campo del día.
option-difficulty-easy = fácil
option-difficulty-medium = intermedio
option-difficulty-hard = difícil
option-difficulty-wild = salvaje
option-seed = Número del campo
option-seed-note = El número de un campo al azar; 0 para uno nuevo cada vez. Para el campo del día, su fecha, como 20260131; 0 para hoy.
option-closed_perimeter = El borde cuenta como valla
option-closed_perimeter-note = Más fácil: toda región es un cercado y ningún toro escapa.
option-mallet_recycles = Un turno sin valla recicla los tres dados

## Consejos

advice-roll = Si sigues, deberías pasar de { $now } a unos { $final } puntos. La próxima tirada por sí sola { $gain ->
    [0] apenas debería cambiar tu puntuación
    [one] { $sign ->
        [less] debería costarte cerca de un punto
       *[more] debería darte cerca de un punto
    }
   *[other] { $sign ->
        [less] debería costarte unos { $gain } puntos
       *[more] debería darte unos { $gain } puntos
    }
}.
advice-stop = Si siguieras, pasarías de { $now } a unos { $final } puntos. La próxima tirada por sí sola { $gain ->
    [0] apenas debería cambiar tu puntuación
    [one] { $sign ->
        [less] debería costarte cerca de un punto
       *[more] debería darte cerca de un punto
    }
   *[other] { $sign ->
        [less] debería costarte unos { $gain } puntos
       *[more] debería darte unos { $gain } puntos
    }
}.
advice-isolates = { $count ->
    [one] Aísla un toro: tu puntuación pasa de { $before } a { $after }.
   *[other] Aísla { $count } toros: tu puntuación pasa de { $before } a { $after }.
}
advice-gains = Tu puntuación pasa de { $before } a { $after }.
advice-prepares = { $parts ->
    [yes] Separa toros y deja buenos postes para después.
   *[no] Va cercando a los toros que siguen libres y deja buenos postes para después.
}
advice-saw = Así puedes unir { $first } y { $second }.
advice-saw-recycle = Un { $number } es lo que te falta en la zona de reciclaje.
advice-mallet = { $fences ->
    [0] No hay ninguna valla que levantar.
   *[other] Ninguna valla posible vale los postes que gasta.
}
advice-shed = Por ahora el toro premiado tiene { $rosettes ->
    [0] ninguna escarapela
    [one] una escarapela
   *[other] { $rosettes } escarapelas
} y { $sheep ->
    [0] no hay ovejas
    [one] hay una oveja
   *[other] hay { $sheep } ovejas
}.

## Nombres

field-home-paddock = Dehesa Chica
field-duckpond-meadow = Prado de los Patos
field-long-acre = Haza Larga
field-stampede-corner = Rincón de la Estampida
field-random = Un campo al azar
field-day = El campo del día
field-random-easy = Campo al azar, fácil
field-random-medium = Campo al azar, intermedio
field-random-hard = Campo al azar, difícil
field-random-wild = Campo al azar, salvaje
field-day-easy = Campo del día, fácil
field-day-medium = Campo del día, intermedio
field-day-hard = Campo del día, difícil
field-day-wild = Campo del día, salvaje
difficulty-easy = fácil
difficulty-medium = intermedio
difficulty-hard = difícil
difficulty-wild = salvaje
medal-bronze = bronce
medal-silver = plata
medal-gold = oro
side-N = arriba
side-E = derecha
side-S = abajo
side-W = izquierda
component-bull = toro
component-cow = vaca
component-pond = estanque
component-post = poste
component-fence = valla
component-mallet = mazo
component-saw = sierra
component-shed = establo
component-die = dado
component-sheep = oveja
component-rosette = escarapela

## Los postes, como los llaman las frases

card-N1 = el 1 de arriba
card-N2 = el 2 de arriba
card-N3 = el 3 de arriba
card-N4 = el 4 de arriba
card-N5 = el 5 de arriba
card-N6 = el 6 de arriba
card-E1 = el 1 de la derecha
card-E2 = el 2 de la derecha
card-E3 = el 3 de la derecha
card-E4 = el 4 de la derecha
card-E5 = el 5 de la derecha
card-E6 = el 6 de la derecha
card-S1 = el 1 de abajo
card-S2 = el 2 de abajo
card-S3 = el 3 de abajo
card-S4 = el 4 de abajo
card-S5 = el 5 de abajo
card-S6 = el 6 de abajo
card-W1 = el 1 de la izquierda
card-W2 = el 2 de la izquierda
card-W3 = el 3 de la izquierda
card-W4 = el 4 de la izquierda
card-W5 = el 5 de la izquierda
card-W6 = el 6 de la izquierda

## Cercados y jugadores

enclosure-isolated = toro aislado
enclosure-couple = pareja
enclosure-herd = toros juntos
enclosure-cows = solo vacas
enclosure-empty = vacío
condition-roll = tira o se planta
condition-turn = levanta vallas
condition-shed = elige establo
condition-waiting = espera la tirada
condition-busy = está decidiendo
condition-ready = ya ha decidido
condition-stopped = se ha plantado
condition-out = no tiene mazos

## Campos de la vista, para la mesa de texto

view-players = Jugadores
view-condition = Estado
view-condition-roll = tira o se planta
view-condition-turn = está levantando
view-condition-shed = elige establo
view-condition-waiting = espera la tirada
view-condition-busy = está decidiendo
view-condition-ready = ya ha decidido
view-condition-stopped = se ha plantado
view-condition-out = no tiene mazos
view-fences = Vallas
view-uses = Postes usados
view-uses-each = { $place ->
    [1] { card-N1 }
    [2] { card-N4 }
    [3] { card-N2 }
    [4] { card-N6 }
    [5] { card-N3 }
    [6] { card-N5 }
    [7] { card-E1 }
    [8] { card-E4 }
    [9] { card-E2 }
    [10] { card-E6 }
    [11] { card-E3 }
    [12] { card-E5 }
    [13] { card-S1 }
    [14] { card-S4 }
    [15] { card-S2 }
    [16] { card-S6 }
    [17] { card-S3 }
    [18] { card-S5 }
    [19] { card-W1 }
    [20] { card-W4 }
    [21] { card-W2 }
    [22] { card-W6 }
    [23] { card-W3 }
   *[24] { card-W5 }
} { $count ->
    [1] una vez
   *[2] dos veces
}
view-dice = Dados
view-rolled = Salió
view-sawn = Serrado
view-saws = Sierras
view-spent = Números cuya sierra ya se ha usado
view-marks = Marcas del 1 al 6
view-shed = Establo para
view-shed-bull = el toro premiado
view-shed-sheep = las ovejas
view-shed_stands = El establo está en pie
view-mallets = Mazos
view-enclosures = Cercados
view-outline = –
view-size = Intersecciones dentro
view-points = Puntos
view-enclosures-points = Cuáles (columna, fila)
view-kind = Clase
view-kind-isolated = un toro aislado
view-kind-couple = una pareja
view-kind-herd = toros juntos
view-kind-cows = solo vacas
view-kind-empty = vacío
view-prize = Toro premiado
view-sheep = Ovejas
view-isolated = Toros aislados (columna, fila)
view-escaping = Toros fuera de todo cercado
view-complete = Todos los toros están aislados
view-lines = Hoja de puntos
view-key = Línea
view-key-isolated = toros aislados
view-key-couples = parejas
view-key-prize = toro premiado
view-key-sheep = ovejas
view-key-mallets = mazos sin usar
view-key-posts = postes sin usar de un campo completo
view-key-escaped = toros escapados
view-count = Cantidad
view-score = Puntos ahora
view-field = Campo
view-name = Nombre
view-name-home-paddock = Dehesa Chica
view-name-duckpond-meadow = Prado de los Patos
view-name-long-acre = Haza Larga
view-name-stampede-corner = Rincón de la Estampida
view-bulls = Toros (columna, fila)
view-cows = Vacas (columna, fila)
view-ponds = Estanques (columna y fila de su esquina inferior izquierda)
view-medals = Puntos para bronce, plata y oro
view-posts = Postes, en el sentido del reloj desde arriba a la izquierda
view-side = Lado
view-side-N = arriba
view-side-E = derecha
view-side-S = abajo
view-side-W = izquierda
view-number = Número
view-dice-number = Muestra
view-x = –
view-y = –
view-round = Ronda
view-boxes = Casillas de reciclaje por número
view-choose = Números distintos para elegir establo
view-stands = Números distintos para construirlo
view-closed_perimeter = El borde cuenta como valla
view-mallet_recycles = Los turnos con mazo reciclan
view-chances = –
view-ending = Cómo acabó
view-ending-stopped = nadie quiso tirar más
view-ending-mallets = se acabaron los mazos
view-ending-both = unos se plantaron y otros se quedaron sin mazos
view-open_round = –
view-steps = Tus pasos en esta ronda

## Cómo se juega, en siete posiciones (lessons.toml)

lesson-goal = Dale a cada toro su propio cercado. Con estas cuatro vallas, dos de cinco toros están solos y en calma; uno hace pareja con una vaca. Tres siguen sueltos: el borde está abierto, solo cierran las vallas.
lesson-dice = Se tiran tres dados, los mismos para todos. Une dos postes con los números de dos dados: aquí 3 y 4, 3 y 6, o 4 y 6. La valla, recta, no cruza toros ni estanques. El otro se recicla.
lesson-pair = Un poste se usa una vez. Con una pareja, uno de ese número sirve otra vez: dos cincos unen el 5 de arriba con un 2 libre. Con tres iguales, ambos. El 1 de arriba ya no da más.
lesson-mallet = Las vallas para 4, 4 y 6 están bloqueadas o piden postes usados: tachas un mazo, o si ninguna te gusta. Las dos primeras veces se reciclan los tres dados. Cada mazo guardado da 3; el último acaba tu partida.
lesson-saw = Los dados sin usar llenan la zona de reciclaje. La tercera marca de un número te da una sierra, aquí el 6: cambia un dado en uno, arriba o abajo; 6 y 1 son vecinos. Sirve una vez.
lesson-shed = Con cuatro números reciclados eliges establo; con los seis queda en pie. El toro premiado, en el cercado mayor, tiene 11 escarapelas: 2 puntos cada una con establo; sin él, 1. Las ovejas, en el mayor vacío: 3.
lesson-stop = Antes de cada tirada puedes plantarte. Aquí está todo hecho: cinco toros aislados, dos parejas, 14 escarapelas con establo, tres mazos y, con el campo completo, 7 postes sin usar: 84 puntos. Cada toro escapado costaría 3.

## El tutorial y la primera mesa

game-pick = Tira, levanta vallas y separa a los toros.
first-goal = Dale a cada toro su propio cercado y consigue todos los puntos que puedas.
first-first = Tira los dados; después une dos postes con dos de sus números.
tutorial-roll = **Tira** los tres dados.
tutorial-roll-why = Sus números dicen qué postes puedes unir.
tutorial-roll-done = 5, 3 y 1: con dos de ellos se hace una valla.
tutorial-posts = Une **dos postes** con los números de dos dados.
tutorial-posts-why = Las vallas van rectas, de lado a lado.
tutorial-posts-done = ¡Tu primera valla! El dado que sobra se recicla.
tutorial-enclose = Une el **1 de arriba** con el **4 de abajo**.
tutorial-enclose-why = Así encierras a un toro: vallas alrededor y nadie más dentro.
tutorial-enclose-done = Un toro tranquilo: 6 puntos.
tutorial-refusal = Intenta unir el **4 de arriba** con el **3 de abajo**.
tutorial-refusal-why = Los números son esos. ¿Está libre el camino?
tutorial-refusal-done = Ninguna valla atraviesa a un toro. Siempre sabrás por qué.
tutorial-pair = Dos seises: usa otra vez el **6 de la izquierda**, con un 2.
tutorial-pair-why = Sin pareja, un poste usado está cerrado.
tutorial-pair-done = Un poste se usa dos veces como máximo.
tutorial-mallet = Nada encaja. Tacha un **mazo**.
tutorial-mallet-why = Tienes tres, y al gastar el último se acaba tu partida.
tutorial-mallet-done = Los tres dados se reciclan, y sigues jugando.
tutorial-saw = **Sierra** el 3: será un 2. Únelo al 4 de abajo, por la izquierda.
tutorial-saw-why = Tres marcas de un número dan una sierra: un dado, uno más o menos.
tutorial-saw-done = Un dado serrado, y un toro encerrado.
tutorial-stop = Los cinco toros están tranquilos: **plántate** ahora que va bien.
tutorial-stop-why = Puedes plantarte antes de cualquier tirada; los mazos sin usar también puntúan.
tutorial-stop-done = 84 puntos y medalla de oro.
tutorial-learned-1 = Dos dados, dos postes, una valla recta.
tutorial-learned-2 = Un toro en cada cercado; con una pareja reutilizas un poste.
tutorial-learned-3 = Mazos, sierras y saber cuándo plantarse.
tutorial-end = Esto era Raging Bulls. Lo demás te lo enseñará el campo.

## En papel

print-sheet = { $field } · hoja { $seat }
print-player = Jugador
print-mallets = Mazos
print-recycling = Zona de reciclaje
print-set-sheets = Campos
piece-post = poste
piece-mallet = mazo
piece-box = casilla de la zona de reciclaje
piece-die = dado
print-total = Total
print-or = { $points }, o { $shed } con el establo
print-note = Cada jugador toma una hoja del mismo campo y un lápiz; los tres dados son para todos. Dóblalos y pégalos, o usa tres dados corrientes. Hay una hoja de cada campo para cada jugador; cópialas o vuelve a imprimir esas páginas para la próxima partida. Tacha un poste usado una vez, y dos si se ha usado dos veces. Debajo de la zona de reciclaje, una marca por cada número distinto: con la cuarta eliges el establo y con la sexta queda construido.
