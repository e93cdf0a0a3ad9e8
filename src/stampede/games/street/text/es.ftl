game-title = RUN 2 Street
game-line = Recorre justo la distancia de tu meta secreta, a pesar de las jugarretas de los demás.

game-time = 20–30 min
game-kind = cartas sobre ruedas

## Qué puede elegir una mesa

option-length = Duración de la carrera
option-length-quick = corta: unos 100 km
option-length-long = larga: unos 150 km
option-objectives = Metas
option-objectives-note = Parejas: de 91 a 100 km, todas más o menos igual de difíciles. Variadas: de 94 a 106 km, y las más cortas son más fáciles. En la carrera larga, 50 km más.
option-objectives-mixed = variadas
option-objectives-even = parejas
option-shared_objective = Una sola meta para todos
option-strict_start = Sin vehículo, solo se pueden jugar vehículos
option-vehicle_lost = El vehículo se pierde con la jugarreta
option-max_rebuilds = Cuántas veces se puede rehacer el mazo

## Cartas

card-skateboard = Monopatín
card-scooter = Patinete
card-bmx = Bici BMX
card-rollerskates = Patines
card-1km = 1 km
card-2km = 2 km
card-3km = 3 km
card-5km = 5 km
card-7km = 7 km
card-8km = 8 km
card-10km = 10 km
card-20km = 20 km
card-cramp = Calambre
card-broken-wheel = Rueda rota
card-obstacle = Obstáculo
card-pothole = Bache
card-broken-tray = Plataforma rota
card-broken-chain = Cadena rota
card-broken-rollerskate = Patín roto
card-broken-board = Tabla rota
card-water-bottle = Botella de agua
card-spare-wheel = Rueda de repuesto
card-dodge = Esquive
card-figure = Pirueta
card-new-tray = Plataforma nueva
card-repaired-chain = Cadena reparada
card-repaired-rollerskate = Patín reparado
card-repaired-board = Tabla reparada
card-invincible-2 = Invencible 2 turnos
card-invincible-3 = Invencible 3 turnos
card-hand-swap = Cambio de manos
card-police = Control policial

## Qué sirve contra una jugarreta

cures-cramp = Lo arregla al momento: Botella de agua. Mientras tanto no se puede jugar otro vehículo.
cures-broken-wheel = Lo arregla al momento: Rueda de repuesto. También sirve otro vehículo; el viejo se descarta con la jugarreta.
cures-obstacle = Lo arregla al momento: Esquive o Pirueta. Mientras tanto no se puede jugar otro vehículo.
cures-pothole = Lo arregla al momento: Esquive o Pirueta. Mientras tanto no se puede jugar otro vehículo.
cures-broken-tray = Lo arregla al momento: Plataforma nueva. También sirve otro vehículo; el viejo se descarta con la jugarreta.
cures-broken-chain = Lo arregla al momento: Cadena reparada. También sirve otro vehículo; el viejo se descarta con la jugarreta.
cures-broken-rollerskate = Lo arregla al momento: Patín reparado. También sirve otro vehículo; el viejo se descarta con la jugarreta.
cures-broken-board = Lo arregla al momento: Tabla reparada. También sirve otro vehículo; el viejo se descarta con la jugarreta.

## Qué se le pregunta a un jugador

decision-first = Juega o descarta una carta
decision-next = Otra carta, o termina tu turno

## Qué puede hacer

action-mount = Montar: { $arg1 }
action-ride = Recorrer { $arg1 }
action-trick = { $arg1 } para { $arg2-name }
action-counter = Responder con { $arg1 }
action-invincible = Jugar { $arg1 }
action-swap = Cambiar de mano con { $arg2-name }
action-police = Control policial para { $arg2-name }
action-discard = Descartar { $arg1 }
action-end = Terminar el turno

## Qué ha pasado

event-objective = { $seat-me ->
    [yes] Recibes una meta secreta.
   *[no] { $seat } recibe una meta secreta.
}
event-objective-seen = { $seat-me ->
    [yes] Tu meta: { $goal } km justos.
   *[no] La meta de { $seat }: { $goal } km justos.
}
event-shared-objective = La meta de todos: { $goal } km justos.
event-dealt = { $seat-me ->
    [yes] Recibes { $count } cartas.
   *[no] { $seat } recibe { $count } cartas.
}
event-dealt-seen = { $seat-me ->
    [yes] Recibes { $cards }.
   *[no] { $seat } recibe { $cards }.
}
event-turn = { $seat-me ->
    [yes] Es tu turno.
   *[no] Es el turno de { $seat }.
}
event-discarded = { $seat-me ->
    [yes] Descartas { $card }.
   *[no] { $seat } descarta { $card }.
}
event-mounted = { $seat-me ->
    [yes] Te pones en marcha: { $card }.
   *[no] { $seat } se pone en marcha: { $card }.
}
event-changed = { $seat-me ->
    [yes] Cambias de vehículo: { $card } en lugar de { $old }.
   *[no] { $seat } cambia de vehículo: { $card } en lugar de { $old }.
}
event-escaped = { $seat-me ->
    [yes] Te subes a otro vehículo ({ $card }) y te libras de { $trick }.
   *[no] { $seat } se sube a otro vehículo ({ $card }) y se libra de { $trick }.
}
event-rode = { $seat-me ->
    [yes] Recorres { $card }; ya llevas { $km }.
   *[no] { $seat } recorre { $card }; ya lleva { $km }.
}
event-arrived = { $seat-me ->
    [yes] Has recorrido { $goal } km justos: ¡ganas!
   *[no] { $seat } ha recorrido { $goal } km justos: ¡gana!
}
event-tricked = { $target-me ->
    [yes] { $seat } te juega { $card }.
   *[no] { $seat-me ->
        [yes] Le juegas { $card } a { $target }.
       *[no] { $seat } le juega { $card } a { $target }.
    }
}
event-countered = { $seat-me ->
    [yes] Respondes a { $trick } con { $card }.
   *[no] { $seat } responde a { $trick } con { $card }.
}
event-waited = { $seat-me ->
    [yes] { $trick }: has esperado { $turns } de { $of } turnos.
   *[no] { $trick }: { $seat } ha esperado { $turns } de { $of } turnos.
}
event-recovered = { $rides ->
    [yes] { $seat-me ->
        [yes] Se acabó { $trick }: puedes volver a rodar.
       *[no] Se acabó { $trick }: { $seat } puede volver a rodar.
    }
   *[no] Se acabó { $trick }.
}
event-lost = { $seat-me ->
    [yes] Pierdes el vehículo junto con la jugarreta: { $card }.
   *[no] { $seat } pierde el vehículo junto con la jugarreta: { $card }.
}
event-protected = { $seat-me ->
    [yes] Nadie puede contigo hasta que empiece tu { $turns ->
        [2] segundo
        [3] tercer
       *[other] { $turns }.º
    } turno a partir de ahora.
   *[no] Nadie puede con { $seat } durante { $turns } turnos.
}
event-exposed = { $seat-me ->
    [yes] Ya no te protege { $card }.
   *[no] A { $seat } ya no le protege { $card }.
}
event-swapped = { $target-me ->
    [yes] { $seat } cambia su mano por la tuya.
   *[no] { $seat-me ->
        [yes] Cambias tu mano por la de { $target }.
       *[no] { $seat } cambia su mano por la de { $target }.
    }
}
event-swapped-seen = { $target-me ->
    [yes] { $seat } cambia su mano por la tuya. Recibes { $gives ->
        [0] nada
       *[other] { $given }
    } por { $gets ->
        [0] nada
       *[other] { $taken }
    }.
   *[no] { $seat-me ->
        [yes] Cambias tu mano por la de { $target }. Recibes { $gets ->
            [0] nada
           *[other] { $taken }
        } por { $gives ->
            [0] nada
           *[other] { $given }
        }.
       *[no] { $seat } cambia su mano por la de { $target } y recibe { $gets ->
            [0] nada
           *[other] { $taken }
        } por { $gives ->
            [0] nada
           *[other] { $given }
        }.
    }
}
event-stopped = { $target-me ->
    [yes] { $seat } te manda a un control policial.
   *[no] { $seat-me ->
        [yes] Mandas a { $target } a un control policial.
       *[no] { $seat } manda a { $target } a un control policial.
    }
}
event-skipped = { $seat-me ->
    [yes] La policía te retiene: pierdes el turno.
   *[no] La policía retiene a { $seat }: pierde el turno.
}
event-passed = { $seat-me ->
    [yes] No tienes cartas y pasas.
   *[no] { $seat } no tiene cartas y pasa.
}
event-drew = { $seat-me ->
    [yes] Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
   *[no] { $seat } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
}
event-drew-seen = { $seat-me ->
    [yes] Robas { $cards }.
   *[no] { $seat } roba { $cards }.
}
event-rebuilt = { $number ->
    [one] El mazo se rehace por primera vez: { $cards } cartas.
   *[other] El mazo se rehace, y ya van { $number } veces: { $cards } cartas.
}
event-out = { $seat-me ->
    [yes] { $km } km pasan de tu meta de { $goal }: quedas fuera.
   *[no] { $km } km pasan de la meta de { $goal }: { $seat } queda fuera.
} { $count ->
    [0] Ya no quedaba ninguna carta en la mano.
   *[other] Al descarte: { $cards }.
}
event-ended = { $reason ->
    [exact] La carrera ha terminado.
    [last-left] Solo queda un corredor, y gana.
   *[rebuilds] El mazo ya no se puede rehacer: la carrera ha terminado.
}

## Por qué algo no es posible

reason-not-in-hand = No tienes { $card }.
reason-nothing-played = Juega o descarta al menos una carta.
reason-vehicle-first = En esta mesa primero hace falta un vehículo: juega uno o descarta.
reason-no-vehicle = Para rodar necesitas un vehículo.
reason-blocked = Te frena { $trick }: ahora no puedes jugar distancias.
reason-no-change-under = Con { $trick } no se puede jugar ningún vehículo.
reason-nothing-to-counter = Nada te frena: { $card } sirve contra { $card-id ->
    [water-bottle] un Calambre
    [spare-wheel] una Rueda rota
    [new-tray] una Plataforma rota
    [repaired-chain] una Cadena rota
    [repaired-rollerskate] un Patín roto
    [repaired-board] una Tabla rota
   *[other] un Obstáculo o un Bache
}.
reason-wrong-counter = { $card } no sirve contra { $trick }.
reason-no-such-rider = Ahí no se sienta nadie.
reason-not-on-yourself = Eso se le juega a un rival.
reason-rider-is-out = Ese corredor está fuera de la carrera.
reason-rider-is-invincible = Ese corredor es invencible por ahora.
reason-nothing-to-block = Ese corredor aún no tiene vehículo.
reason-already-blocked = A ese corredor ya lo frena { $trick }.
reason-does-not-fit = { $card } no le va: el vehículo de ese corredor es { $vehicle }.
reason-already-stopped = A ese corredor ya lo tiene la policía.

## Cómo terminó

end-exact = alguien llegó justo a su meta
end-last-left = todos los demás quedaron fuera
end-rebuilds = el mazo ya no se podía rehacer
score-ridden = Kilómetros recorridos
score-to-go = Kilómetros por recorrer
score-beyond = Kilómetros de más: fuera de la carrera

## Consejos

advice-end = Tus otras cartas valen más en la mano.
advice-discard = { $card } sirve ahora de poco; una carta nueva puede ser mejor.
advice-too-far = Con { $card } te pasarías de la meta: solo te quedan { $rest } km.
advice-chance = { $last ->
    [yes] Así llegas a la meta el próximo turno con un { $chance } % de probabilidad, si nadie te para ni llega antes.
   *[no] Si este turno no avanzas más, llegas a la meta el próximo con un { $chance } % de probabilidad, si nadie te para ni llega antes.
}
advice-police = { $target }, que va por el km { $km }, pierde un turno.
advice-swap = { $poor ->
    [yes] Una mano cualquiera sería mejor que la tuya, y { $target } tiene { $cards } cartas.
   *[no] Te da las { $cards } cartas de { $target } a cambio de las tuyas.
}
advice-invincible = Te protege de jugarretas y especiales durante { $turns } turnos.
advice-counter = Te libra enseguida de { $trick }.
advice-trick = { $km ->
    [0] Frena a { $target } en la salida.
   *[other] Frena a { $target }, que va por el km { $km }.
}
advice-mount = Sin vehículo no se va a ninguna parte.
advice-escape = Te libra de { $trick }.
advice-change = Solo cambia tu vehículo por otro.
advice-win = Son justo tus { $goal } km: ganas.
advice-beyond = Te pasarías de tus { $goal } km: quedarías fuera.
advice-then-win = Después quedan { $rest } km, y tienes justo esa carta.
advice-ride = Llegas al km { $km }; después quedan { $rest }.

## Campos de la vista, para la mesa de texto

view-players = Corredores
view-km = Kilómetros
view-declined = –
view-laid = Distancias puestas
view-vehicle = Vehículo
view-trick = Bloqueado por
view-waited = Turnos esperados
view-wait = Turnos que hay que esperar
view-wait-0 = –
view-shields = Cartas de Invencible
view-card = Carta
view-left = Turnos que quedan
view-invincible = Invencible, turnos
view-invincible-0 = no
view-stopped = Parado por la policía
view-cards = Cartas en la mano
view-hand = Cartas que conoces
view-seen = Cartas tuyas que conoce
view-goal = Meta
view-goal-0 = secreta
view-possible = Metas que puede tener
view-out = Situación
view-out-0 = sigue en carrera
view-out-1 = primera baja
view-out-2 = segunda baja
view-out-3 = tercera baja
view-out-4 = cuarta baja
view-out-5 = quinta baja
view-length = Duración de la carrera
view-length-quick = corta
view-length-long = larga
view-even = Metas igual de difíciles
view-shared = Una sola meta para todos
view-objectives = Metas de esta carrera
view-order = Orden de juego
view-turn = Le toca a
view-decision = Se le pregunta
view-decision-first = qué carta juega o descarta
view-decision-next = si juega o descarta otra carta o termina el turno
view-played = Cartas usadas este turno
view-plays = Cartas por turno
view-deck = Cartas en el mazo
view-discards = Descartes
view-rebuilds = Veces que se ha rehecho el mazo
view-max_rebuilds = Veces que se puede rehacer
view-overshoots = Jugadas que se pasan de tu meta
view-finishes = Jugadas que ganan este turno
view-strict_start = Primero, el vehículo
view-vehicle_lost = El vehículo se pierde con la jugarreta
view-memory = –
view-chances = –
view-ending = Cómo terminó
view-ending-exact = alguien llegó justo a su meta
view-ending-last-left = todos los demás quedaron fuera
view-ending-rebuilds = el mazo ya no se podía rehacer

## Cómo se juega, en siete posiciones

lesson-goal = Recorre justo la distancia de tu meta secreta. La tuya es de 100 km y llevas 40: faltan 60, ni uno más. Las rayas blancas de la carretera muestran dónde pueden estar las metas de los demás.
lesson-vehicle = En un turno juegas o descartas una o dos cartas, y luego robas hasta ocho. Todavía vas a pie: primero monta en la bici BMX y luego recorre 10 km. Beñat acaba de hacer lo mismo con 20.
lesson-trick = Las jugarretas frenan a los demás: quien está bloqueado no juega distancias. Tu Cadena rota solo vale contra una bici BMX, así que puede ser para Carla o para Diego. Ana ya está bloqueada, y nadie se bloquea dos veces.
lesson-counter = Ahora el bloqueo es tuyo: una Rueda rota. La Rueda de repuesto lo arregla, y otro vehículo también: el viejo se descarta junto con la jugarreta.
lesson-wait = Contra un Calambre no sirve cambiar de vehículo: solo la Botella de agua o dos turnos de paciencia. Ya ha pasado uno: al final de este quedas libre. Mientras tanto, descarta lo que no te haga falta.
lesson-special = Las especiales cambian mucho. Carla es invencible hasta que empiece su tercer turno a partir de ahora: ni jugarretas ni especiales contra ella. En cambio, tu Control policial puede parar a Ana: se salta su próximo turno.
lesson-finish = Llevas 90 km y tu meta es 97: con 7 km ganas al instante, y también con 2 y 5. Con 10 te pasarías y quedarías fuera; la mesa te avisa antes. También gana quien se queda solo en carrera.

## El recuento de cartas

back-objective = Metas
place-lane = { $seat-me ->
    [yes] delante de ti
   *[no] delante de { $seat }
}
place-objectives-left = apartado
place-objective = { $seat-me ->
    [yes] tuyo
    [no] de { $seat }
   *[nobody] de todos
}

## El tutorial y la primera mesa

game-pick = Rueda justo hasta tu meta secreta, por muchas jugarretas que te hagan.
first-goal = Llega justo hasta tu meta secreta antes que los demás.
first-first = Primero súbete a un vehículo; luego suma kilómetros.
tutorial-set-off = Súbete al **Monopatín**.
tutorial-set-off-why = Sin ruedas no se avanza ni un kilómetro.
tutorial-set-off-done = Ya ruedas. Ahora, a sumar kilómetros.
tutorial-ride = Recorre **20 km**.
tutorial-ride-why = Una o dos cartas por turno; luego robas hasta tener ocho.
tutorial-ride-done = 20 km, y los demás también arrancan.
tutorial-trick = Juégale una jugarreta a un rival: **Calambre** u **Obstáculo**.
tutorial-trick-why = Quien está bloqueado no puede sumar kilómetros.
tutorial-trick-done = Si no tiene remedio a mano, no rodará en su próximo turno.
tutorial-counter = Una Rueda rota te bloquea. Juega la **Rueda de repuesto**.
tutorial-counter-why = Cada jugarreta tiene su remedio.
tutorial-counter-done = Arreglado: ya puedes rodar.
tutorial-change = Otro bloqueo, y sin repuesto. Súbete a la **Bici BMX**.
tutorial-change-why = Un vehículo nuevo deja atrás lo que se ha roto.
tutorial-change-done = Ruedas nuevas, y conservas tus kilómetros.
tutorial-overshoot = Solo faltan 7 km. Recorre **10 km** y mira qué pasa.
tutorial-overshoot-why = Se puede, pero la mesa te avisa antes.
tutorial-overshoot-done = Si te pasas de la meta, quedas fuera. Probemos otra vez.
tutorial-finish = El mismo momento otra vez: recorre justo **7 km**.
tutorial-finish-why = Quien se para justo en su meta gana al instante.
tutorial-finish-done = 97 km, ni uno más: ¡has ganado!
tutorial-learned-1 = Súbete a unas ruedas y luego suma kilómetros.
tutorial-learned-2 = Frena a un rival con una jugarreta y líbrate de las suyas.
tutorial-learned-3 = Párate justo en tu meta, ni uno más.
tutorial-end = Esto era RUN 2 Street. Lo demás te lo enseñará la calle.

## En papel: qué hacen las cartas

print-vehicle = Para rodar necesitas un vehículo. Otro sustituye al que tienes delante; conservas tus kilómetros.
print-distance = Recorre { $km } km. Necesitas un vehículo que no esté bloqueado.
print-trick = Juégala sobre el vehículo de un rival: no puede jugar distancias.
print-trick-on = Juégala sobre un rival con { $vehicle }: no puede jugar distancias.
print-either = {" o "}
print-ends = Se acaba { $ways }.
print-ends-cure = con { $cures }
print-ends-wait = { $turns ->
    [one] al cabo de un turno
   *[other] al cabo de { $turns } turnos
}
print-ends-change = con otro vehículo
print-counter = Juégala sobre tu propio vehículo, contra { $tricks }. Se descartan las dos cartas.
print-invincible = Ni jugarretas ni especiales contra ti hasta el comienzo de tu { $turns ->
    [2] segundo
    [3] tercer
   *[other] { $turns }.º
} turno a partir de ahora.
print-hand-swap = Cambia el resto de tu mano por la mano de un rival.
print-police = Un rival pierde su próximo turno y no roba.
print-set-cards = Cartas
print-set-objectives = Objetivos
print-board-kilometres = La carretera
piece-rider = corredor
print-note = Cada objetivo tiene una cara de día, para la carrera corta, y otra de noche, para la larga: que nadie lo vea. Tu corredor marca tus kilómetros en la carretera; así no se pierden cuando las distancias jugadas se barajan en un mazo nuevo. Las banderas están donde puede haber un objetivo.

## Qué hace cada carta, para quien escucha la mesa de texto

does-skateboard = un vehículo: sin uno no se avanza
does-scooter = un vehículo: sin uno no se avanza
does-bmx = un vehículo: sin uno no se avanza
does-rollerskates = un vehículo: sin uno no se avanza
does-cramp = bloquea a un rival dos turnos
does-broken-wheel = bloquea cualquier vehículo hasta que se arregle o se cambie
does-obstacle = bloquea a un rival dos turnos
does-pothole = bloquea a un rival un turno
does-broken-tray = bloquea un Patinete hasta que se arregle o se cambie
does-broken-chain = bloquea una Bici BMX hasta que se arregle o se cambie
does-broken-rollerskate = bloquea unos Patines hasta que se arreglen o se cambien
does-broken-board = bloquea un Monopatín hasta que se arregle o se cambie
does-water-bottle = acaba con tu Calambre
does-spare-wheel = acaba con tu Rueda rota
does-dodge = acaba con tu Obstáculo o tu Bache
does-figure = acaba con tu Obstáculo o tu Bache
does-new-tray = acaba con tu Plataforma rota
does-repaired-chain = acaba con tu Cadena rota
does-repaired-rollerskate = acaba con tu Patín roto
does-repaired-board = acaba con tu Tabla rota
does-invincible-2 = ni jugarretas ni especiales contra ti durante dos turnos
does-invincible-3 = ni jugarretas ni especiales contra ti durante tres turnos
does-hand-swap = cambia tu mano por la de un rival
does-police = un rival pierde el próximo turno
