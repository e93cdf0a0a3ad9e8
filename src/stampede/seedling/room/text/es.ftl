game-title = Stepping Stones
game-line = Cruza el estanque de piedra en piedra y haz resbalar a las demás.
game-time = 5 min
game-kind = carrera con cartas
game-pick = Cruza el estanque de piedra en piedra y haz resbalar a las demás.
first-goal = Llega el primero a la otra orilla.
first-first = Juega una carta: eso es lo que salta tu rana.

## La caja

card-step = paso
card-jump = salto
card-leap = brinco

## Lo que se le pregunta a cada uno, y lo que puede hacer

decision-turn = Juega una carta: ¿cuánto salta tu rana?
action-play =
    Jugar un { $arg1-id ->
        [step] paso: una piedra
        [jump] salto: dos piedras
       *[leap] brinco: tres piedras
    }
deed-play = Jugar { $arg1 }

## Lo que ha pasado. `-seen` se cuenta a quien puede ver el secreto.

event-dealt =
    { $seat-me ->
        [yes] Recibes { $count } cartas.
       *[no] { $seat } recibe { $count } cartas.
    }
event-dealt-seen =
    { $seat-me ->
        [yes] Recibes { $cards }.
       *[no] { $seat } recibe { $cards }.
    }
event-turn =
    { $seat-me ->
        [yes] Te toca a ti.
       *[no] Le toca a { $seat }.
    }
event-hopped =
    { $seat-me ->
        [yes] Juegas { $card } y saltas
       *[no] { $seat } juega { $card } y salta
    } { $from ->
        [0] de la orilla
       *[other] de la { $from }
    } a la { $to }.
event-slipped =
    { $victim-me ->
        [yes] Resbalas
       *[no] { $victim } resbala
    } de la { $from } { $to ->
        [0] hasta la orilla
       *[other] a la { $to }
    }.
event-drew =
    { $seat-me ->
        [yes] Robas una carta.
       *[no] { $seat } roba una carta.
    }
event-drew-seen =
    { $seat-me ->
        [yes] Robas { $card }.
       *[no] { $seat } roba { $card }.
    }
event-ended =
    { $reason ->
        [across] Una rana ha cruzado: la carrera ha terminado.
       *[dry] No quedan cartas: la carrera ha terminado.
    }

## Por qué algo no se puede hacer

reason-not-in-hand = No tienes esa carta: { $card }.

## Cómo ha terminado

end-across = una rana llegó a la otra orilla
end-dry = se acabaron las cartas
score-stones = La rana está en la piedra

## Consejos

advice-gain =
    { $stones ->
        [one] Les gana una piedra a las demás.
       *[other] Les gana { $stones } piedras a las demás.
    }

## Los campos de la vista, para la mesa en texto

view-frogs = Ranas
view-stone = Piedra
view-stone-0 = esta orilla
view-cards = Cartas en la mano
view-hand = Mano
view-turn = Le toca a
view-pile = Cartas en el mazo
view-discards = Descartes
view-chances = Sorteos hasta ahora
view-ended = Cómo ha terminado
view-ended-across = una rana ha cruzado
view-ended-dry = se acabaron las cartas

## Las partes de la mesa

layout-pond = El estanque
layout-hand = Tu mano
layout-cards = Las cartas
layout-pile = Mazo
layout-discards = Descartes

## Cómo se juega, en tres posiciones

lesson-race = Las ranas corren desde esta orilla, a la izquierda, hasta la otra. Ves tus dos cartas; las de los demás están ocultas.
lesson-slip = Has caído donde estaba otra rana: ha resbalado dos piedras hacia atrás.
lesson-end = La otra orilla está cerca. Cualquier carta que te lleve hasta ella, o más allá, acaba la carrera en el acto y la gana.

## El tutorial

tutorial-hop = Juega cualquier **carta**: eso es lo que salta tu rana.
tutorial-hop-why = Un paso es una piedra; un salto, dos; un brinco, tres.
tutorial-hop-done = Además has robado una carta nueva.
tutorial-slip = Cae encima de la **otra rana**.
tutorial-slip-why = Donde tú caes no se queda nadie más.
tutorial-slip-done = Ha resbalado dos piedras hacia atrás.
tutorial-across = Salta a la **otra orilla**.
tutorial-across-why = No hace falta llegar justo.
tutorial-across-done = Has cruzado: la carrera termina, y es tuya.
tutorial-learned-1 = Una carta mueve tu rana; después robas otra.
tutorial-learned-2 = La rana sobre la que caes resbala dos piedras.
tutorial-learned-3 = Gana quien llega primero a la otra orilla.
tutorial-end = Eso era todo. Cuidado con las piedras mojadas.
