game-title = Trip & Run
game-line = Corre hasta el 100. Haz tropezar a los rivales con los factores primos de su casilla.
# Unas 200 decisiones pequeñas por partida (`stampede simulate primes --bots steady`), cinco segundos cada una.
game-time = 15–20 min
game-kind = cartas y primos

## Qué puede elegir la mesa

option-head_start = Ventaja inicial
option-head_start-note = La primera carrera de cada jugador llega estas casillas más lejos por cada uno que haya empezado antes. De cuatro a seis jugadores, 5 iguala las opciones; con tres, 10; con dos ayuda poco.

## Qué se le pregunta a un jugador

decision-turn = Haz tropezar, corre o termina tu turno
decision-lay = Pon la siguiente carta de la zancadilla
decision-run = Pon otra carta de la carrera o detente
decision-earned = Elige un movimiento que has ganado
decision-meeple = Elige el peón que avanza

## Qué puede hacer

action-trip = Hacer tropezar a quien esté en la casilla { $arg1 }
action-lay = Poner { $arg1 } por la cara blanca
action-run = Correr con { $arg1 }
action-use = Usar el movimiento de { $arg1 }
action-move = Mover el peón de { $arg1 ->
    [0] la salida
   *[other] la casilla { $arg1 }
}
action-pass = Pasar
action-stop = No poner más cartas
action-done = No hacer más movimientos

## Qué ha pasado

event-dealt = { $seat-me ->
    [yes] Recibes un { $back }.
   *[no] { $seat } recibe un { $back }.
}
event-dealt-seen = { $seat-me ->
    [yes] Recibes { $card }.
   *[no] { $seat } recibe { $card }.
}
event-top = { $number ->
    [0] El mazo está vacío.
   *[other] El mazo muestra un { $number }.
}
event-turn = { $seat-me ->
    [yes] Es tu turno.
   *[no] Es el turno de { $seat }.
}
event-aimed = { $seat-me ->
    [yes] Apuntas a la casilla { $square }.
   *[no] { $seat } apunta a la casilla { $square }.
}
event-laid = { $seat-me ->
    [yes] Pones { $card }.
   *[no] { $seat } pone { $card }.
}
event-tripped = { $victim-me ->
    [yes] { $seat } te hace tropezar: de { $from } a { $to ->
        [0] la salida
       *[other] { $to }
    }.
   *[no] { $seat-me ->
        [yes] Haces tropezar a { $victim }: de { $from } a { $to ->
            [0] la salida
           *[other] { $to }
        }.
       *[no] { $seat } hace tropezar a { $victim }: de { $from } a { $to ->
            [0] la salida
           *[other] { $to }
        }.
    }
}
event-ran = { $seat-me ->
    [yes] Corres con un { $number }.
   *[no] { $seat } corre con un { $number }.
}
event-ran-seen = { $seat-me ->
    [yes] Corres con { $card }.
   *[no] { $seat } corre con { $card }.
}
event-head-start = { $seat-me ->
    [yes] Tu ventaja inicial suma { $squares ->
        [1] 1 casilla
       *[other] { $squares } casillas
    }.
   *[no] La ventaja inicial de { $seat } suma { $squares ->
        [1] 1 casilla
       *[other] { $squares } casillas
    }.
}
event-stuck = { $seat-me ->
    [yes] Ninguno de tus peones puede avanzar { $sum }.
   *[no] Ningún peón de { $seat } puede avanzar { $sum }.
}
event-used = { $seat-me ->
    [yes] Usas el movimiento de { $sum }.
   *[no] { $seat } usa el movimiento de { $sum }.
}
event-moved = { $seat-me ->
    [yes] Avanzas { $sum }: { $from ->
        [0] salida
       *[other] { $from }
    } → { $to }.
   *[no] { $seat } avanza { $sum }: { $from ->
        [0] salida
       *[other] { $from }
    } → { $to }.
}
event-forwent = { $seat-me ->
    [yes] Renuncias a mover { $moves }.
   *[no] { $seat } renuncia a mover { $moves }.
}
event-passed = { $seat-me ->
    [yes] Pasas.
   *[no] { $seat } pasa.
}
event-drew = { $seat-me ->
    [yes] Robas { $backs }.
   *[no] { $seat } roba { $backs }.
}
event-drew-seen = { $seat-me ->
    [yes] Robas { $cards }.
   *[no] { $seat } roba { $cards }.
}
event-ended = { $reason ->
    [home] Todos los peones de un color han llegado: la carrera ha terminado.
   *[passes] Todos han pasado: la carrera ha terminado.
}

## Por qué algo no es posible

reason-nothing-played = Aún no has jugado nada: haz tropezar, corre o pasa.
reason-pass-after-cards = Un turno con cartas no es pasar.
reason-finish-the-trip = La zancadilla de la casilla { $square } aún no está completa.
reason-finish-the-run = Antes pon otro { $number } o detente.
reason-moves-come-last = Los movimientos vienen después de las cartas: antes haz tropezar, corre o detente.
reason-laying-is-over = Las cartas van antes que los movimientos.
reason-trips-before-run = Las zancadillas van antes que la carrera.
reason-safe-square = { $square ->
    [0] En la salida no se puede hacer tropezar a nadie.
    [1] En la casilla 1 no se puede hacer tropezar a nadie: no muestra nada.
   *[other] Un peón en { $square } está a salvo.
}
reason-nobody-there = No hay ningún rival en la casilla { $square }.
reason-symbols-missing = Tus cartas no forman los símbolos de la casilla { $square }.
reason-not-in-hand = No tienes { $card }.
reason-aim-first = Elige la casilla antes de poner { $card }.
reason-wrong-symbols = Los símbolos de { $card } no están entre los que aún faltan en la casilla { $square }.
reason-cannot-be-completed = Con { $card } no podrías completar la casilla { $square }.
reason-name-the-card = Di con qué carta corres.
reason-other-number = Una carrera es de un solo número: esta es de { $number }.
reason-move-chosen = Antes termina el movimiento de { $sum }.
reason-not-earned = No has ganado un movimiento de { $sum }.
reason-choose-the-move = Elige primero cuál de los movimientos ganados haces.
reason-no-meeple = No tienes ningún peón en { $square ->
    [0] la salida
   *[other] la casilla { $square }
}.
reason-beyond-the-goal = { $sum } desde { $square } pasaría de 100.

## Cómo terminó

end-home = todos los peones de un jugador llegaron al 100
end-passes = todos pasaron
score-last-meeple = El último peón está en

## Consejos

advice-nothing-better = Ninguna otra cosa ganaría nada.
advice-keep = Conservas las cartas que tienes.
advice-unmade = El resto de tus movimientos queda sin hacer.
advice-pass-ends = { $result ->
    [win] Al pasar se acaba la partida, y ganas tú.
    [share] Al pasar se acaba la partida, y compartes la victoria.
   *[lose] Al pasar se acaba la partida, y pierdes.
}
advice-moves-win = Con los movimientos que has ganado, ganas la partida.
advice-forgo = Vaya adonde vaya ahora un peón, el peligro de tropezar allí pesa más que las casillas.
advice-land = { $safety ->
    [100] Llega a { $to }, donde nadie puede hacerlo tropezar antes de tu próximo turno.
   *[other] Llega a { $to }. Con un { $safety } % de probabilidad, más o menos, nadie puede hacerlo tropezar allí antes de tu próximo turno.
}
advice-come-home = Llega a 100: ya está a salvo, en la meta.
advice-move-wins = { $moves ->
    [1] Lleva tu último peón a 100: ganas.
    [2] Con este movimiento y otro más, ganas la partida.
   *[other] Con { $moves } movimientos ganas la partida, y este es uno de ellos.
}
advice-use = Lo mejor es hacer ahora el movimiento de { $sum }.
advice-use-wins = { $moves ->
    [1] Con el movimiento de { $sum } ganas la partida.
   *[other] Con { $moves } movimientos ganas la partida, y el de { $sum } es uno de ellos.
}
advice-run = { $furthest ->
    [yes] Tienes { $held ->
        [1] un { $number }
       *[other] { $held } cartas de { $number }
    }: correr con { $number } es como más avanzas.
   *[no] Correr con { $cards ->
        [1] { $number }
       *[other] { $cards } cartas de { $number }
    } hace avanzar a un peón { $sum ->
        [1] una casilla
       *[other] { $sum } casillas
    }, y te quedas con las demás cartas.
}
advice-run-on = Con { $cards ->
    [1] otro { $number }
   *[other] { $cards } cartas más de { $number }
}, tu carrera hace avanzar a un peón { $sum } casillas.
advice-run-stuck = Ninguno de tus peones puede avanzar tanto: solo cambias cartas.
advice-run-wins = Con { $cards ->
    [1] este { $number }
   *[other] { $cards } cartas de { $number }
} ganas la partida: { $moves ->
    [1] la carrera lleva tu último peón a 100.
   *[other] la carrera y tus otros movimientos te llevan a 100.
}
advice-head-start = Es tu primera carrera: la ventaja inicial suma { $squares ->
    [1] 1 casilla
   *[other] { $squares } casillas
}.
advice-trip = { $meeples ->
    [1] Hace tropezar a un peón en { $square }: retrocede { $to ->
        [0] a la salida
       *[other] a { $to }
    }, y tú ganas un movimiento de { $sum }.
   *[other] Hace tropezar a { $meeples } peones en { $square }: retroceden { $to ->
        [0] a la salida
       *[other] a { $to }
    }, y tú ganas { $meeples } movimientos de { $sum }.
}
advice-trip-wins = { $meeples ->
    [1] Con esta zancadilla ganas un movimiento de { $sum }, y con él, la partida.
   *[other] Con esta zancadilla ganas { $meeples } movimientos de { $sum }, y con ellos, la partida.
}

## Dibujos de los primos

picture-cherries = cerezas
picture-banana = plátano
picture-orange = naranja
picture-grapes = uvas
picture-rooster = gallo
picture-pig = cerdo
picture-sheep = oveja
picture-cow = vaca
picture-fish = pez
picture-crab = cangrejo
picture-octopus = pulpo
picture-whale = ballena
picture-crocodile = cocodrilo
picture-tortoise = tortuga
picture-snake = serpiente
picture-elephant = elefante
picture-giraffe = jirafa
picture-lion = león
picture-flamingo = flamenco
picture-ladybird = mariquita
picture-bee = abeja
picture-butterfly = mariposa
picture-stegosaurus = estegosaurio
picture-unicorn = unicornio
picture-dinosaur = dinosaurio con boina

## Campos de la vista, para la mesa de texto

view-players = Jugadores
view-meeples = Peones en
view-meeples-0 = salida
view-head_start = Ventaja en la primera carrera
view-backs = Reversos en la mano
view-hand = Cartas en la mano
view-run_backs = Reversos de carreras
view-run_cards = Cartas de carreras
view-first = –
view-head_start_step = –
view-turn = Le toca a
view-decision = Se le pregunta
view-decision-turn = si hace tropezar, corre o termina el turno
view-decision-lay = qué carta pone en la zancadilla
view-decision-run = qué carta pone en la carrera
view-decision-earned = qué movimiento ganado hace
view-decision-meeple = qué peón avanza
view-pile = Cartas en el mazo
view-top = Número encima del mazo
view-top-0 = ninguno
view-discards = Descartes a la vista
view-aim = Casilla de la zancadilla
view-aim-0 = ninguna
view-needs = Falta poner allí: símbolos que multiplicados dan
view-needs-0 = –
view-laid = Cartas puestas allí
view-running = Número de la carrera
view-running-0 = ninguno
view-total = Suma de la zancadilla o la carrera
view-earned = Movimientos ganados
view-stride = Movimiento en curso
view-stride-0 = ninguno
view-played = Cartas jugadas este turno
view-passes = Pases seguidos
view-chances = –
view-ending = Cómo terminó
view-ending-home = todos los de un color han llegado
view-ending-passes = todos pasaron

## Cómo se juega, en siete posiciones

lesson-race = Todos corren hasta el 100: con tres peones si sois dos, con dos si sois tres y con uno si sois más. Cuenta tu último peón: los tuyos están en el 6 y el 14, así que acabarías con 6.
lesson-primes = Cada casilla muestra en dibujos los factores primos de su número: 30 es 2 × 3 × 5, es decir, cerezas, plátano y naranja. Ana está en el 30 y tus cartas muestran justo esos dibujos: puedes apuntar ahí.
lesson-trip = Para hacer tropezar, pon cartas hasta que sus dibujos sean justo los de la casilla. 24 es 2 × 2 × 2 × 3: hay tres cerezas y falta un plátano. 8 y 4 suman 12: ambos rivales retroceden 12.
lesson-earned = Cada peón que haces tropezar te da un movimiento de la misma suma, y la carrera, otro. Hiciste tropezar a dos de Ana por 16 y corriste 6: tres movimientos, en cualquier orden, con cualquier peón, o ninguno.
lesson-run = Tras las zancadillas puedes correr una vez: pon cuantas cartas quieras de un mismo número por el dorso negro, para que nadie vea los dibujos. Ya hay un 8; con los otros dos sería un movimiento de 24.
lesson-move = Queda un movimiento de 14 para cualquiera de tus peones. Después acaba el turno y robas una carta más de las que jugaste: seis jugadas, siete robadas. Tu mano crece en una, juegues lo que juegues.
lesson-win = Al 100 se llega justo: desde el 95, el 5 es perfecto. Quien tiene todos sus peones en el 100 gana al instante. Si todos pasan, también termina: gana quien tenga más adelantado su último peón.

## Junto al nombre de un jugador

head-start = +{ $squares } de ventaja

## El recuento de cartas

back = Número { $back }
place-face-down = { $seat-me ->
    [yes] entre tus carreras
   *[no] entre las carreras de { $seat }
}

## El tutorial y la primera mesa

game-pick = Corre hasta el 100 y haz tropezar con los primos de cada casilla.
first-goal = Lleva antes que nadie todos tus peones justo hasta el 100.
first-first = Haz tropezar a un rival si tus dibujos son los de su casilla; después corre.
tutorial-run = Corre con tu **8** y mueve tu peón.
tutorial-run-why = Todos corren hacia el 100.
tutorial-run-done = Ocho casillas. Robas una carta más de las que has jugado.
tutorial-trip = Hay un rival en el **3**: apunta, pon tu plátano y mueve.
tutorial-trip-why = Los dibujos de tus cartas deben ser justo los de la casilla.
tutorial-trip-done = Vuelve a la salida, y tú avanzas ocho.
tutorial-trip-two = Haz tropezar al rival del **12** con las dos cartas y mueve.
tutorial-trip-two-why = 12 es 2 × 2 × 3: cerezas, cerezas, plátano.
tutorial-trip-two-done = Vuelve a la salida, y tú avanzas 13.
tutorial-safe = Corre con tu **9**, del 50 al 59.
tutorial-safe-why = 59 es primo: ahí solo te hace tropezar una carta con la jirafa.
tutorial-safe-done = Difícil hacerte tropezar, y ya queda menos.
tutorial-goal = Estás en el 93. Corre con tu **7**.
tutorial-goal-why = Al 100 hay que llegar justo.
tutorial-goal-done = 100: ¡has ganado!
tutorial-learned-1 = Corre con cartas de un mismo número y roba una más.
tutorial-learned-2 = Haz tropezar con los dibujos justos de la casilla.
tutorial-learned-3 = Los primos son buen refugio, y al 100 se llega justo.
tutorial-end = Esto era Trip & Run. Lo demás te lo enseñará el camino.

## En papel

print-start = Salida
print-set-cards = Cartas numeradas
print-board-snake = El tablero
piece-meeple = peón
print-note = Dobla los peones por la mitad y sus pies hacia fuera. Si juegan dos, cada uno usa tres peones; si juegan tres, dos; si son de cuatro a seis, uno. Las cartas necesitan su reverso: todo el mundo ve el número.

## Las cartas en palabras: el número y los dibujos que muestra

of-parts = { $whole } ({ $parts })
part-2 = { picture-cherries }
part-3 = { picture-banana }
part-5 = { picture-orange }
part-7 = { picture-grapes }
part-11 = { picture-rooster }
part-13 = { picture-pig }
part-17 = { picture-sheep }
part-19 = { picture-cow }
part-23 = { picture-fish }
part-29 = { picture-crab }
part-31 = { picture-octopus }
part-37 = { picture-whale }
part-41 = { picture-crocodile }
part-43 = { picture-tortoise }
part-47 = { picture-snake }
part-53 = { picture-elephant }
part-59 = { picture-giraffe }
part-61 = { picture-lion }
part-67 = { picture-flamingo }
part-71 = { picture-ladybird }
part-73 = { picture-bee }
part-79 = { picture-butterfly }
part-83 = { picture-stegosaurus }
part-89 = { picture-unicorn }
part-97 = { picture-dinosaur }
