game-title = Trip & Run
game-line = Corre hasta el 100. Haz tropezar a los rivales con los factores primos de su casilla.

## Qué se le pregunta a un jugador

decision-turn = Haz tropezar, corre o termina tu turno
decision-lay = Pon la siguiente carta de la zancadilla
decision-run = Pon otra carta de la carrera o detente
decision-earned = Elige un movimiento que has ganado
decision-meeple = Elige el peón que avanza

## Qué puede hacer

action-trip = Hacer tropezar a los peones de la casilla { $arg1 }
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
event-stuck = { $seat-me ->
    [yes] Ninguno de tus peones puede avanzar { $sum }.
   *[no] Ningún peón de { $seat } puede avanzar { $sum }.
}
event-used = { $seat-me ->
    [yes] Usas el movimiento de { $sum }.
   *[no] { $seat } usa el movimiento de { $sum }.
}
event-moved = { $seat-me ->
    [yes] Avanzas de { $from ->
        [0] la salida
       *[other] { $from }
    } a { $to }.
   *[no] { $seat } avanza de { $from ->
        [0] la salida
       *[other] { $from }
    } a { $to }.
}
event-forwent = { $seat-me ->
    [yes] Renuncias a { $moves }.
   *[no] { $seat } renuncia a { $moves }.
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
advice-land = Llega a { $to }, a salvo en { $safety } de cada 100 casos.
advice-use = Lo mejor es hacer ahora el movimiento de { $sum }.
advice-run = Tienes { $held ->
    [1] un { $number }
   *[other] { $held } cartas de { $number }
}: correr con { $number } es lo que más te lleva.
advice-trip = Hace tropezar a { $meeples ->
    [1] un peón
   *[other] { $meeples } peones
} en { $square } por { $sum } y gana { $meeples ->
    [1] un movimiento
   *[other] { $meeples } movimientos
} de { $sum }.

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
