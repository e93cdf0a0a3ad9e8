game-title = Running with the Bulls
game-line = Lleva tus dados por las bifurcaciones de un pueblo hasta los mejores sitios junto al mar, lejos de los toros.
game-time = 15–40 min
game-kind = dados, bifurcaciones y toros

## Qué se le pregunta a un jugador

decision-place = Elige una puerta para tu 1
decision-card = Juega una carta de acción
decision-own-here = Elige corredores tuyos de una rotonda
decision-own = Elige qué corredores tuyos tirar
decision-theirs = Elige qué corredores de un rival tirar
decision-theirs-here = Elige de quién tirar los corredores, y dónde
decision-all-here = Elige dónde se tiran todos los corredores
decision-bulls-here = Elige dónde se tiran todos los toros
decision-loose = Elige una rotonda para un toro suelto
decision-bull = Elige qué toro tirar
decision-lead = Elige un toro y adónde llevarlo
decision-lift = Elige cuál de tus fichas de dirección mover
decision-sign = Elige una señal para tu ficha de dirección
decision-crew = Elige qué ficha de dirección quitar
decision-discard = Descarta las cartas que no quieras

## Qué puede hacer un jugador

action-place = Poner el corredor en la Puerta { $arg1 }
action-play = Jugar { the-card-chosen }
action-pick = Tirar un { $arg3 } { the-colour-chosen } en { $arg2 }
action-roll = Dejar de elegir y tirar
action-at = Elegir { $arg1 }
action-heckle = Tirar todos los corredores de color { the-colour-chosen } en { $arg2 }
action-bull = Tirar un toro con un { $arg2 } en { $arg1 }
action-lead = Llevar un toro con un { $arg2 } desde { $arg1 } hasta { $arg3 }
action-lift = Levantar tu ficha en { $arg1 }, señal { the-sign-chosen }
action-sign = Poner tu ficha en { $arg1 }, señal { the-sign-chosen }
action-clear = Quitar la ficha que hay en { $arg1 }, señal { the-sign-chosen }
action-skip = No hacer nada
action-discard = Descartar { the-card-chosen }
action-keep = Quedarse con el resto

## Qué ha pasado

event-day = Empieza el día { $day }. Junto al mar, de izquierda a derecha: { $names }.
event-dealt = { $cards ->
    [1] { $seat } recibe una carta.
   *[other] { $seat } recibe { $cards } cartas.
}
event-dealt-seen = { $seat-me ->
    [yes] Recibes { $names }.
   *[no] { $seat } recibe { $names }.
}
event-reshuffled = El mazo está vacío: se barajan los descartes, { $cards } cartas.
event-bulls-start = Los toros de las puertas muestran { $rolls }.
event-runners-start = { $seat-me ->
    [yes] Tus corredores muestran { $rolls }.
   *[no] Los corredores de { $seat } muestran { $rolls }.
}
event-placed = { $seat-me ->
    [yes] Pones un 1 en { $place }.
   *[no] { $seat } pone un 1 en { $place }.
}
event-last-bull = El sexto toro entra por { $place }.
event-step = Día { $day }, paso { $step }: { $seat-me ->
    [yes] empiezas tú.
   *[no] empieza { $seat }.
}
event-no-card = { $seat-me ->
    [yes] No tienes ninguna carta que jugar.
   *[no] { $seat } no tiene ninguna carta que jugar.
}
event-played = { $seat-me ->
    [yes] Juegas { the-card }.
   *[no] { $seat } juega { the-card }.
}
event-no-target = { the-card } no tiene objetivo.
event-skipped = { $seat-me ->
    [yes] No haces nada con { the-card }.
   *[no] { $seat } no hace nada con { the-card }.
}
event-rolled = { $own ->
    [yes] { $seat-me ->
        [yes] Vuelves a tirar { the-dice } en { $place } y sacas { $rolls }.
       *[no] { $seat } vuelve a tirar { the-dice } en { $place } y saca { $rolls }.
    }
   *[no] { $target-me ->
        [yes] { $seat } vuelve a tirar { the-dice } de los tuyos en { $place } y saca { $rolls }.
       *[no] { $seat-me ->
            [yes] Vuelves a tirar { the-dice } de { $target } en { $place } y sacas { $rolls }.
           *[no] { $seat } vuelve a tirar { the-dice } de { $target } en { $place } y saca { $rolls }.
        }
    }
}
event-bulls-rolled = { $seat-me ->
    [yes] Vuelves a tirar { $dice ->
        [1] un toro
       *[other] { $dice } toros
    } con un { $face } en { $place } y sacas { $rolls }.
   *[no] { $seat } vuelve a tirar { $dice ->
        [1] un toro
       *[other] { $dice } toros
    } con un { $face } en { $place } y saca { $rolls }.
}
event-led = { $seat-me ->
    [yes] Llevas un toro con un { $face } desde { $from } hasta { $to }.
   *[no] { $seat } lleva un toro con un { $face } desde { $from } hasta { $to }.
}
event-loose = { $seat-me ->
    [yes] Sueltas un toro en { $place }: muestra un { $face }.
   *[no] { $seat } suelta un toro en { $place }: muestra un { $face }.
}
event-lifted = { $seat-me ->
    [yes] Levantas tu ficha en { $place }, señal { the-sign }.
   *[no] { $seat } levanta su ficha en { $place }, señal { the-sign }.
}
event-replaced = { $target-me ->
    [yes] Tu ficha en { $place }, señal { the-sign }, vuelve a ti.
   *[no] La ficha de { $target } en { $place }, señal { the-sign }, vuelve a su dueño.
}
event-signed = { $seat-me ->
    [yes] Pones una ficha en { $place }, señal { the-sign }.
   *[no] { $seat } pone una ficha en { $place }, señal { the-sign }.
}
event-cleared = { $seat-me ->
    [yes] { $target-me ->
        [yes] Quitas tu propia ficha en { $place }, señal { the-sign }.
       *[no] Quitas la ficha de { $target } en { $place }, señal { the-sign }.
    }
   *[no] { $target-me ->
        [yes] { $seat } quita tu ficha en { $place }, señal { the-sign }.
       *[no] { $seat } quita la ficha de { $target } en { $place }, señal { the-sign }.
    }
}
event-gained = { $seat-me ->
    [yes] Ganas { $points ->
        [1] un punto
       *[other] { $points } puntos
    }.
   *[no] { $seat } gana { $points ->
        [1] un punto
       *[other] { $points } puntos
    }.
}
event-drew = { $cards ->
    [1] { $seat } roba una carta.
   *[other] { $seat } roba { $cards } cartas.
}
event-drew-seen = { $seat-me ->
    [yes] Robas { $names }.
   *[no] { $seat } roba { $names }.
}
event-runners-advanced = Los corredores bajan una fila.
event-bulls-advanced = Los toros los siguen y embisten.
event-charged = { $target-me ->
    [yes] En { $place } los toros embisten a { the-dice } de los tuyos.
   *[no] En { $place } los toros embisten a { the-dice } de { $target }.
} { $dice ->
    [1] Saca { $rolls } { $trampled ->
        [0] y se salva.
       *[other] y cae.
    }
    [2] Sacan { $rolls }: { $trampled ->
        [0] se salvan los dos.
        [1] cae uno.
       *[other] caen los dos.
    }
   *[other] Sacan { $rolls }: { $trampled ->
        [0] se salvan todos.
        [1] cae uno.
       *[other] caen { $trampled }.
    }
}
event-scored = { $seat-me ->
    [yes] { $runners ->
        [1] Un corredor tuyo llega
       *[other] { $runners } corredores tuyos llegan
    } hasta { the-sight }: { $points ->
        [1] un punto
       *[other] { $points } puntos
    }.
   *[no] { $runners ->
        [1] Un corredor de { $seat } llega
       *[other] { $runners } corredores de { $seat } llegan
    } hasta { the-sight }: { $points ->
        [1] un punto
       *[other] { $points } puntos
    }.
}
event-day-scored = { $seat-me ->
    [yes] El día { $day } te da { $points ->
        [1] un punto
       *[other] { $points } puntos
    }; ya tienes { $total }.
   *[no] El día { $day } da a { $seat } { $points ->
        [1] un punto
       *[other] { $points } puntos
    }; ya tiene { $total }.
}
event-tomorrow-runners = { $seat-me ->
    [yes] Mañana tendrás { $runners ->
        [1] un corredor más
        [2] dos corredores más
        [3] tres corredores más
        [-1] un corredor menos
        [-2] dos corredores menos
        [-3] tres corredores menos
       *[other] un cambio de { $runners } corredores
    }.
   *[no] Mañana { $seat } tendrá { $runners ->
        [1] un corredor más
        [2] dos corredores más
        [3] tres corredores más
        [-1] un corredor menos
        [-2] dos corredores menos
        [-3] tres corredores menos
       *[other] un cambio de { $runners } corredores
    }.
}
event-tomorrow-cards = { $seat-me ->
    [yes] Mañana recibirás { $cards } cartas extra.
   *[no] Mañana { $seat } recibirá { $cards } cartas extra.
}
event-discarded = { $seat-me ->
    [yes] Descartas { $names }.
   *[no] { $seat } descarta { $names }.
}
event-set-aside = { $seat-me ->
    [yes] Descartarás { the-card }.
   *[no] { $seat } descartará { the-card }.
}
event-ready = { $seat-me ->
    [yes] Estás a punto para el nuevo día.
   *[no] { $seat } está a punto para el nuevo día.
}
event-kept = { $seat-me ->
    [yes] Te quedas con { $cards ->
        [1] una carta
       *[other] { $cards } cartas
    }.
   *[no] { $seat } se queda con { $cards ->
        [1] una carta
       *[other] { $cards } cartas
    }.
}
event-ended = Ha terminado el último día.
event-tie-broken = { $seat-me ->
    [yes] { $target } y tú tenéis { $total } puntos. El último día puntuaste más, { $points } a { $behind }: quedas por delante.
   *[no] { $target-me ->
        [yes] { $seat } y tú tenéis { $total } puntos. { $seat } puntuó más el último día, { $points } a { $behind }, y queda por delante.
       *[no] { $seat } y { $target } tienen { $total } puntos. { $seat } puntuó más el último día, { $points } a { $behind }, y queda por delante.
    }
}
event-tie-shared = { $seat-me ->
    [yes] { $target } y tú tenéis { $total } puntos, { $points } de ellos del último día: compartís el puesto.
   *[no] { $target-me ->
        [yes] { $seat } y tú tenéis { $total } puntos, { $points } de ellos del último día: compartís el puesto.
       *[no] { $seat } y { $target } tienen { $total } puntos, { $points } de ellos del último día: comparten el puesto.
    }
}

## Por qué algo no es posible

reason-place-first = Primero elige una puerta para el corredor que ha sacado un 1.
reason-play-first = Primero juega una carta.
reason-must-play = Todos tienen que jugar una carta.
reason-discard-first = Ahora solo puedes descartar cartas o quedarte con el resto.
reason-card-first = Primero termina { the-card }.
reason-which-card = Di qué carta descartas.
reason-not-in-hand = No tienes { the-card }.
reason-own-runners-only = Esta carta vuelve a tirar tus propios corredores.
reason-opponents-only = Esta carta vuelve a tirar corredores de un rival.
reason-one-opponent-only = Todos los corredores tienen que ser del mismo rival.
reason-one-roundabout-only = Todos los corredores tienen que estar en la misma rotonda, y has empezado por { $place }.
reason-no-such-runner = En { $place } no queda ningún corredor así con un { $face }.
reason-nobody-there = En { $place } no hay ningún corredor así.
reason-no-such-bull = En { $place } no hay ningún toro con un { $face }.
reason-no-bull-there = En { $place } no hay ningún toro.
reason-not-in-the-row = Elige un lugar de la fila de los toros; { $place } no está en ella.
reason-not-your-token = No tienes ninguna ficha en { $place }, señal { the-sign }.
reason-no-token = No hay ninguna ficha en { $place }, señal { the-sign }.
reason-token-in-the-air = Tienes que poner la ficha que has levantado.

## Cómo terminó

end-days = terminó el último día
score-day-1 = Día 1
score-day-2 = Día 2
score-day-3 = Día 3

## Consejos

advice-start = Desde allí debería valer unos { $points },{ $tenths } puntos{ $last ->
    [yes] .
   *[no] , con lo que suponga para mañana, a ojo.
}
advice-gain = Deberías sacar unos { $points },{ $tenths } puntos a los demás{ $last ->
    [yes] .
   *[no] , con lo que suponga para mañana, a ojo.
}
advice-little = Ahora ninguna carta gana gran cosa; esta es la que menos echarás de menos.
advice-sign-tomorrow = Hoy no cambia nada, pero mañana seguirá ahí.
advice-least = Aquí no se gana nada; esto es lo que menos te cuesta.
advice-enough = Lo demás está mejor como está.
advice-discard = Es probable que otra carta sea mejor.
advice-keep = Vale la pena quedarse con estas.

## El final de un día

evening-title = Se acabó el día { $day }: { $rank ->
    [0] { $leaders ->
        [1] va en cabeza { $names }
       *[other] comparten el liderato { $names }
    }
    [1] { $leaders ->
        [1] vas en cabeza
       *[other] compartes el liderato
    }
   *[other] { $leaders ->
        [1] va en cabeza { $names }
       *[other] comparten el liderato { $names }
    } y tú vas en { $rank ->
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
       *[other] sexto
    } lugar
}
evening-mine = { $arrived ->
    [0] Ninguno de tus corredores llegó al mar
    [1] Uno de tus corredores llegó al mar
   *[other] { $arrived } de tus corredores llegaron al mar
}: { $points ->
    [0] ningún punto
    [1] 1 punto
   *[other] { $points } puntos
} hoy.
evening-player = Jugador
evening-each = { $points } cada uno
evening-fell = Caídos
evening-souvenir = Recuerdo
evening-today = Hoy
evening-total = Total
evening-tomorrow = Mañana
evening-usual = como siempre
evening-more-runners = { $runners ->
    [1] +1 corredor
    [-1] −1 corredor
    [-2] −2 corredores
    [-3] −3 corredores
   *[other] +{ $runners } corredores
}
evening-more-cards = +{ $cards } cartas

## Lo que viene si nada cambia

forecast-charged = { $charged ->
    [1] Embestirán a 1 de los tuyos: cae
   *[other] Embestirán a { $charged } de los tuyos: caen
} con { $odds } de las 6 caras
forecast-also = { $charged ->
    [1] a otro más: cae
   *[other] a otros { $charged }: caen
} con { $odds }
forecast-safe = No embestirán a ninguno de los tuyos

## Nombres

name-second-wind = Segundo aliento
name-sprint = Esprint
name-change-of-plans = Cambio de planes
name-panic = ¡Pánico!
name-shove = Empujón
name-heckler = Alborotador
name-red-cape = Capote rojo
name-stampede = Estampida
name-ole = ¡Olé!
name-loose-bull = Toro suelto
name-directions = Indicaciones
name-road-crew = Brigada de obras
name-guidebook = Guía de viaje
name-souvenir = Recuerdo
name-restaurant = Restaurante
name-nightclub = Discoteca
name-casino = Casino
name-bank = Banco
name-bookstore = Librería
name-mozos-pier = Muelle de Mozo
name-festival = Festival
name-china-shop = Cacharrería
colour-yellow = amarillo
colour-blue = azul
colour-green = verde
colour-plum = ciruela
colour-pink = rosa
colour-sky = celeste

## Qué hacen las cartas, al mirar una

card-second-wind = Vuelve a tirar los corredores tuyos que quieras de una rotonda.
card-sprint = Vuelve a tirar hasta tres corredores tuyos, estén donde estén.
card-change-of-plans = Vuelve a tirar los corredores tuyos que quieras, estén donde estén.
card-panic = Vuelve a tirar todos los corredores, de todos los colores, de una rotonda.
card-shove = Vuelve a tirar hasta dos corredores de un rival, estén donde estén.
card-heckler = Vuelve a tirar todos los corredores de un rival en una rotonda.
card-red-cape = Vuelve a tirar un toro.
card-stampede = Vuelve a tirar todos los toros de una rotonda.
card-ole = Lleva un toro a la rotonda contigua, a su izquierda o a su derecha.
card-loose-bull = Tira un toro de reserva y ponlo en una rotonda de esta fila.
card-directions = Pon una de tus fichas de dirección.
card-road-crew = Quita cualquier ficha de dirección.
card-guidebook = Roba dos cartas de acción.
card-souvenir = Gana dos puntos.

## Los lugares, como los llama el plano; los de otra caja van por su código

map-S2 = Puerta 2
map-S3 = Puerta 3
map-S4 = Puerta 4
map-S5 = Puerta 5
map-S6 = Puerta 6
map-A1 = La Campana
map-A2 = El Reloj
map-A3 = La Farola
map-A4 = El Pozo
map-B1 = El Limón
map-B2 = El Olivo
map-B3 = La Rosa
map-B4 = La Cereza
map-B5 = La Uva
map-C1 = El Ancla
map-C2 = La Concha
map-C3 = El Pez
map-C4 = La Vela

## Lo mismo en una frase

card-S2 = la Puerta 2
card-S3 = la Puerta 3
card-S4 = la Puerta 4
card-S5 = la Puerta 5
card-S6 = la Puerta 6
card-A1 = La Campana
card-A2 = El Reloj
card-A3 = La Farola
card-A4 = El Pozo
card-B1 = El Limón
card-B2 = El Olivo
card-B3 = La Rosa
card-B4 = La Cereza
card-B5 = La Uva
card-C1 = El Ancla
card-C2 = La Concha
card-C3 = El Pez
card-C4 = La Vela
card-D1 = el primer destino junto al mar
card-D2 = el segundo destino junto al mar
card-D3 = el tercer destino junto al mar
card-D4 = el cuarto destino junto al mar
card-D5 = el quinto destino junto al mar

## Las filas del pueblo, desde arriba

row-0 = Puertas
row-1 = Casco viejo
row-2 = Mercado
row-3 = Puerto
row-4 = Destinos

## Adónde llega un corredor

sight-restaurant = el restaurante
sight-nightclub = la discoteca
sight-casino = el casino
sight-bank = el banco
sight-bookstore = la librería
sight-mozos-pier = el muelle de Mozo
sight-festival = el festival
sight-china-shop = la cacharrería

## Qué nombre es

the-card = { $card ->
    [second-wind] { name-second-wind }
    [sprint] { name-sprint }
    [change-of-plans] { name-change-of-plans }
    [panic] { name-panic }
    [shove] { name-shove }
    [heckler] { name-heckler }
    [red-cape] { name-red-cape }
    [stampede] { name-stampede }
    [ole] { name-ole }
    [loose-bull] { name-loose-bull }
    [directions] { name-directions }
    [road-crew] { name-road-crew }
    [guidebook] { name-guidebook }
   *[souvenir] { name-souvenir }
}
the-card-chosen = { $arg1 ->
    [second-wind] { name-second-wind }
    [sprint] { name-sprint }
    [change-of-plans] { name-change-of-plans }
    [panic] { name-panic }
    [shove] { name-shove }
    [heckler] { name-heckler }
    [red-cape] { name-red-cape }
    [stampede] { name-stampede }
    [ole] { name-ole }
    [loose-bull] { name-loose-bull }
    [directions] { name-directions }
    [road-crew] { name-road-crew }
    [guidebook] { name-guidebook }
   *[souvenir] { name-souvenir }
}
the-sight = { $sight ->
    [restaurant] { sight-restaurant }
    [nightclub] { sight-nightclub }
    [casino] { sight-casino }
    [bank] { sight-bank }
    [bookstore] { sight-bookstore }
    [mozos-pier] { sight-mozos-pier }
    [festival] { sight-festival }
   *[china-shop] { sight-china-shop }
}
the-colour-chosen = { $arg1 ->
    [yellow] { colour-yellow }
    [blue] { colour-blue }
    [green] { colour-green }
    [plum] { colour-plum }
    [pink] { colour-pink }
   *[sky] { colour-sky }
}
the-dice = { $dice ->
    [1] un { $face }
    [2] dos { $face }
    [3] tres { $face }
    [4] cuatro { $face }
    [5] cinco { $face }
    [6] seis { $face }
   *[other] { $dice } dados con un { $face }
}
the-sign = { $sign ->
    [odd] impar
   *[even] par
}
the-sign-chosen = { $arg2 ->
    [odd] impar
   *[even] par
}

## Un texto corto de botón, donde la opción es larga

deed-place = Puerta { $arg1 }
deed-heckle = Tirarlos en { $arg2 }
deed-bull = Tirar el toro
deed-lead = Llevarlo hasta { $arg3 }
deed-lift = Levantarla
deed-sign = Poner la ficha
deed-clear = Quitar la ficha

## Campos de la vista, para la mesa de texto

view-town = El pueblo
view-name = Lugar
view-row = –
view-x = –
view-y = –
view-odd = Los impares van a
view-even = Los pares van a
view-players = Jugadores
view-colour = Color
view-colour-yellow = { colour-yellow }
view-colour-blue = { colour-blue }
view-colour-green = { colour-green }
view-colour-plum = { colour-plum }
view-colour-pink = { colour-pink }
view-colour-sky = { colour-sky }
view-points = Puntos
view-days = Días
view-players-days = Puntos por día
view-cards = Cartas
view-hand = Mano
view-past = –
view-laid = Después jugó o descartó
view-drawn = –
view-ready = A punto para el nuevo día
view-unwanted = Va a descartar
view-squad = Corredores de hoy
view-standing = En pie
view-trampled = Arrollados
view-ones = Unos por colocar
view-tokens = Fichas de dirección
view-more_runners = Corredores mañana
view-more_runners-1 = uno más
view-more_runners-2 = dos más
view-more_runners-3 = tres más
view-more_runners--1 = uno menos
view-more_runners--2 = dos menos
view-more_runners--3 = tres menos
view-more_cards = Cartas extra mañana
view-day = Día
view-step = Paso
view-steps = Pasos de un día
view-first = Empieza el paso
view-turn = Le toca a
view-done = Jugadores que ya han actuado en esta ronda
view-decision = Se le pregunta
view-decision-place = dónde coloca un 1
view-decision-card = qué carta juega
view-decision-own-here = qué corredores suyos elige en una rotonda
view-decision-own = qué corredores suyos elige
view-decision-theirs = qué corredores de un rival elige
view-decision-theirs-here = qué rotonda de un rival elige
view-decision-all-here = qué rotonda elige
view-decision-bulls-here = qué rotonda con toros elige
view-decision-loose = a qué rotonda va un toro suelto
view-decision-bull = qué toro elige
view-decision-lead = qué toro elige y adónde va
view-decision-lift = qué ficha de dirección levanta
view-decision-sign = qué señal elige
view-decision-crew = qué ficha de dirección elige
view-decision-discard = qué cartas descarta
view-card = Carta en juego
view-target = De quién son los corredores que se eligen
view-here = Rotonda de la carta
view-picked = Dados que se tirarán
view-place = Dónde
view-face = Cara
view-dice = Dados
view-most_picks = Máximo de dados
view-most_picks-0 = los que se quiera
view-lifted = Hay una ficha en el aire
view-wells = La fila en juego
view-runners = Corredores
view-runners-at = { $count } con { $place }
view-runners-each = { $name } { $count }
view-bulls = Toros
view-exits = Los impares y pares de cada jugador van a
view-exits-each = { $name }
view-forecast = Lo que llega a la fila siguiente
view-charged = Serán embestidos
view-charged-each = { $name } { $count }
view-odds = Caras fatales de las seis
view-destinations = Junto al mar
view-destinations-points = Puntos por corredor
view-destinations-runners = Corredores mañana
view-destinations-runners-0 = como siempre
view-destinations-runners-1 = uno más
view-destinations-runners-2 = dos más
view-destinations-runners--1 = uno menos
view-destinations-runners--2 = dos menos
view-destinations-cards = Cartas extra mañana
view-aside = Hoy no están
view-sign = Señal
view-sign-odd = impar
view-sign-even = par
view-seat = De quién
view-evening = –
view-spare_bulls = Toros de reserva
view-deck = Cartas en el mazo
view-decks = –
view-discards = Descartes
view-chances = –
view-ending = Cómo terminó
view-ending-days = ha terminado el último día

## Cómo se juega, en siete posiciones

lesson-town = Tus corredores son dados en un pueblo de cruces: los impares siguen una señal y los pares, la otra. Tu 3 irá hacia La Campana; tu 4, hacia La Farola. Tras cuatro pasos llegan al mar, donde cada destino puntúa.
lesson-ones = Por la mañana todos tiran todos sus corredores. El que muestra de 2 a 6 se pone en la puerta de ese número. Has sacado un solo 1: ponlo en la puerta que quieras; sigue siendo un 1.
lesson-card = Antes de que bajen los dados, cada cual juega una carta. Esprint vuelve a tirar hasta tres corredores tuyos: ya hay elegidos un 5 y un 2, y cabe otro. Cambia la cara, nunca el lugar.
lesson-bulls = Los dados rojos son los toros: bajan según su cara y embisten. En La Campana, tus cinco corredores coincidirán con un 2 y un 4. Tres muestran esas caras: cada uno tira, y dos caras de seis son fatales.
lesson-charge = En La Farola, toros con 4 y 6 alcanzaron a tus cinco 4, que sacaron 6, 2, 4, 1 y 4. Tres vuelven a coincidir: arrollados, fuera por hoy. Los otros dos siguen con su cara nueva.
lesson-token = Tu ficha en la señal impar, en El Ancla, manda a todos tus corredores de allí al primer destino, saquen lo que saquen: al 4 como al 1. No afecta a nadie más y dura varios días.
lesson-sights = Se acabó el día: uno en el Banco, dos en una Librería y tres en un Restaurante dan 4, 4 y 9 puntos, más 2 de un Recuerdo. Descarta lo que no quieras. Tras tres días gana quien tenga más.

## El recuento de cartas

back-action = Cartas de acción
place-in-play = en juego

## El tutorial y la primera mesa

game-pick = Lanza tus dados por las bifurcaciones antes de que llegue la manada.
first-goal = Lleva a tus corredores a salvo hasta los mejores lugares junto al mar, tres días seguidos.
first-first = Pon cada 1 que hayas sacado en una puerta; después juega una carta.
tutorial-place = Has sacado un 1. Ponlo en **cualquier puerta**.
tutorial-place-why = Los del 2 al 6 van a la puerta de su número; un 1 va donde quieras.
tutorial-place-done = Ya tienes a todos los corredores en el pueblo.
tutorial-fork = El 1 es impar. Ponlo en la **Puerta 4**, donde hay una bifurcación.
tutorial-fork-why = Los impares siguen la señal impar, 1·3·5; los pares, la otra, 2·4·6.
tutorial-fork-done = En el próximo paso tomará la calle impar.
tutorial-step = Juega **Recuerdo** y mira cómo todos bajan una fila.
tutorial-step-why = Juegas en último lugar; después corredores y toros siguen sus caras.
tutorial-step-done = Dos puntos, y todo el mundo está una fila más abajo.
tutorial-reroll = Un toro con un 3 amenaza a tus treses: juega **Segundo aliento** y elígelos.
tutorial-reroll-why = Un toro embiste a los corredores con su misma cara.
tutorial-reroll-done = En su calle ya no hay toros con esas caras.
tutorial-charge = Dos de tus cincos se cruzan con un toro con un 5. Juega **Recuerdo**.
tutorial-charge-why = Los embestidos se tiran una vez; si sale la cara de un toro, quedan arrollados.
tutorial-charge-done = Dos doses: los dos siguen corriendo.
tutorial-token = Juega **Indicaciones** y pon tu ficha en cualquier señal.
tutorial-token-why = Todos tus corredores la siguen, saquen lo que saquen. Los demás, no.
tutorial-token-done = Se queda ahí, también mañana.
tutorial-shove = Juega **Empujón** y elige dos corredores de un rival.
tutorial-shove-why = Una cara nueva los lleva por otro camino, quizá hacia los cuernos.
tutorial-shove-done = Le has estropeado el plan a alguien.
tutorial-score = El último paso del día: juega **Guía de viaje** y cuenta tus puntos.
tutorial-score-why = Cada corredor en pie suma los puntos de su lugar.
tutorial-score-done = 18 puntos hoy. Tras tres días gana quien tenga más.
tutorial-learned-1 = Pares e impares se separan en cada bifurcación.
tutorial-learned-2 = Aleja a tus corredores de los toros con su misma cara.
tutorial-learned-3 = Puntúan los corredores que llegan al mar, tres días seguidos.
tutorial-end = Esto era Running with the Bulls. Lo demás te lo enseñará la calle.

## En papel: cartas de destino y tablero

print-points = { $points ->
    [one] 1 punto por cada corredor
   *[other] { $points } puntos por cada corredor
}
print-more-runners = { $runners ->
    [one] Al día siguiente: un corredor más
   *[other] Al día siguiente: { $runners } corredores más
}
print-fewer-runners = { $runners ->
    [one] Al día siguiente: un corredor menos
   *[other] Al día siguiente: { $runners } corredores menos
}
print-more-cards = { $cards ->
    [one] Al día siguiente: una carta de acción más
   *[other] Al día siguiente: { $cards } cartas de acción más
}
print-loose-bull = Elige una rotonda de la fila de los toros, tira un toro de reserva y déjalo allí hasta que acabe el día.
print-directions = Coloca una de tus fichas de dirección en cualquier señal. Tus corredores saldrán por ella de esa rotonda.
print-odd = IMPAR
print-even = PAR
print-all = TODOS
print-set-actions = Cartas de acción
print-set-destinations = Cartas de destino
print-board-town = El pueblo
piece-runner = corredor
piece-token = ficha de dirección
piece-bull = toro
print-note = Los corredores y los toros son dados. Dóblalos y pégalos, o usa dados corrientes: pequeños y de seis colores para los corredores, más grandes para los toros. Coloca las cinco cartas de destino del día debajo de D1 a D5 y apunta los puntos en la hoja. Como ficha de primer jugador vale cualquier moneda.
print-score = Puntos
print-day = Día { $day }
print-total = Total
