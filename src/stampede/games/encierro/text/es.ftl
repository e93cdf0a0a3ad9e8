game-title = Corre el encierro
game-line = Corre de Santo Domingo a la plaza, esquiva toros y caídas y no pierdas la ropa.
game-time = 25 min
game-kind = cartas y reacciones

## Qué se le pregunta a un corredor

decision-play = Juega cartas, descarta o roba
decision-discard = Descarta más cartas o roba
decision-draw = Roba otra carta o detente
decision-bull = Te embiste un toro: esquívalo, envíalo a otro o pierde un objeto
decision-fall = Te caes: evítalo o pierde un objeto
decision-attacked = Te atacan: anula el ataque o pierde un objeto
decision-answer = Te atacan: anula el ataque o deja que pase
decision-rescue = Llegan los cabestros: avanza ahora o te expulsan

## Con su artículo

the-place = { $location-id ->
    [cuesta-de-santo-domingo] la Cuesta de Santo Domingo
    [plaza-del-ayuntamiento] la Plaza del Ayuntamiento
    [mercaderes] Mercaderes
    [estafeta] la Estafeta
    [telefonica] Telefónica
    [callejon] el Callejón
   *[plaza-de-toros] la Plaza de Toros
}
to-the-place = { $location-id ->
    [callejon] al Callejón
   *[other] a { the-place }
}
the-place-behind = { $back-id ->
    [cuesta-de-santo-domingo] a la Cuesta de Santo Domingo
    [plaza-del-ayuntamiento] a la Plaza del Ayuntamiento
    [mercaderes] a Mercaderes
    [estafeta] a la Estafeta
    [telefonica] a Telefónica
   *[callejon] al Callejón
}
the-object = { $object-id ->
    [ropa] la Ropa básica
    [panuelico] el Pañuelico
    [faja] la Faja
    [boina] la Boina
   *[periodico] el Periódico enroscado
}
the-special = { $card-id ->
    [capote] el Capote
    [liquido] el Líquido de agarre
   *[zapatillas] las Zapatillas
}
the-thing = { $arg1-id ->
    [ropa] la Ropa básica
    [panuelico] el Pañuelico
    [faja] la Faja
    [boina] la Boina
    [periodico] el Periódico enroscado
    [capote] el Capote
    [liquido] el Líquido de agarre
   *[zapatillas] las Zapatillas
}

## Qué puede hacer

action-advance = { $arg1 }: un tramo
action-sprint = { $arg1 } con { $arg2 }: dos tramos
action-swap = { $arg1 }: cambiar de sitio con { $arg2-name }
action-attack = { $arg1 } contra { $arg2-name }
action-barrier = { $arg1 } para { $arg2-name }: pierde un turno
action-lay = Bajar { the-thing } junto a tus objetos
action-recover = Objetos perdidos: recuperar { the-thing }
action-discard = Descartar { $arg1 }
action-draw = Robar una carta
action-stop = No robar más
action-shield = Repeler con { $arg1 }
action-send = { $arg1 }: enviar el toro a { $arg2-name }
action-use = Salvarte con { the-thing }
action-lose = Perder { the-thing }
action-back = Retroceder una posición a cambio
action-cancel = { $arg1 }: anular el ataque
action-take = Dejar que pase
action-stay = Quedarte y que te expulsen

## Qué ha pasado

event-dealt = { $seat-me ->
    [yes] Recibes tu mano.
   *[no] { $seat } recibe su mano.
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
event-advanced = { $seat-me ->
    [yes] Juegas { $cards } y llegas { to-the-place }.
   *[no] { $seat } juega { $cards } y llega { to-the-place }.
}
event-swapped = { $seat-me ->
    [yes] Cambias de sitio con { $target }: ahora estás en { the-place }.
   *[no] { $target-me ->
        [yes] { $seat } cambia de sitio contigo: vuelves { the-place-behind }.
       *[no] { $seat } cambia de sitio con { $target } y ahora está en { the-place }.
    }
}
event-laid = { $seat-me ->
    [yes] Bajas { the-special } junto a tus objetos.
   *[no] { $seat } baja { the-special } junto a sus objetos.
}
event-replaced = { $seat-me ->
    [yes] Bajas { the-special } y descartas { $old }.
   *[no] { $seat } baja { the-special } y descarta { $old }.
}
event-recovered = { $seat-me ->
    [yes] Juegas Objetos perdidos y recuperas { the-object }.
   *[no] { $seat } juega Objetos perdidos y recupera { the-object }.
}
event-attacked = { $seat-me ->
    [yes] Juegas { $card } contra { $victim }.
   *[no] { $victim-me ->
        [yes] { $seat } juega { $card } contra ti.
       *[no] { $seat } juega { $card } contra { $victim }.
    }
}
event-cancelled = { $seat-me ->
    [yes] { $card }: anulas { $attack }.
   *[no] { $card }: { $seat } anula { $attack }.
}
event-barred = { $seat-me ->
    [yes] { $card } queda delante de ti: perderás tu próximo turno.
   *[no] { $card } queda delante de { $seat }, que perderá su próximo turno.
}
event-lost-card = { $seat-me ->
    [yes] Pierdes { $card } de tu mano.
   *[no] { $seat } pierde { $card } de su mano.
}
event-stole = { $seat-me ->
    [yes] Le robas una carta a { $victim }.
   *[no] { $seat } le roba una carta a { $victim }.
}
event-stole-seen = { $seat-me ->
    [yes] Le robas { $card } a { $victim }.
   *[no] { $victim-me ->
        [yes] { $seat } te roba { $card }.
       *[no] { $seat } le roba { $card } a { $victim }.
    }
}
event-drew = { $seat-me ->
    [yes] Robas una carta.
   *[no] { $seat } roba una carta.
}
event-drew-seen = { $seat-me ->
    [yes] Robas { $card }.
   *[no] { $seat } roba { $card }.
}
event-stopped = { $seat-me ->
    [yes] No robas más.
   *[no] { $seat } no roba más.
}
event-bull-shown = { $seat-me ->
    [yes] Robas un toro: ¡{ $card } embiste en { the-place }!
   *[no] { $seat } roba un toro: ¡{ $card } embiste en { the-place }!
}
event-fall-shown = { $seat-me ->
    [yes] Robas una caída: ¡{ $card } en { the-place }!
   *[no] { $seat } roba una caída: ¡{ $card } en { the-place }!
}
event-hit = { $seat-me ->
    [yes] { $card } te alcanza.
   *[no] { $card } alcanza a { $seat }.
}
event-repelled = { $seat-me ->
    [yes] Te libras de { $eye } con { $card }.
   *[no] { $seat } se libra de { $eye } con { $card }.
}
event-saved = { $seat-me ->
    [yes] { $card } te salva de { $eye }.
   *[no] { $card } salva a { $seat } de { $eye }.
}
event-sent = { $seat-me ->
    [yes] Toro volteado: le envías { $eye } a { $target }.
   *[no] { $target-me ->
        [yes] Toro volteado: { $seat } te envía { $eye }.
       *[no] Toro volteado: { $seat } le envía { $eye } a { $target }.
    }
}
event-lost = { $seat-me ->
    [yes] Pierdes { the-object }.
   *[no] { $seat } pierde { the-object }.
}
event-gave = { $seat-me ->
    [yes] Entregas { the-special } en lugar de un objeto.
   *[no] { $seat } entrega { the-special } en lugar de un objeto.
}
event-stepped-back = { $seat-me ->
    [yes] Retrocedes { to-the-place }.
   *[no] { $seat } retrocede { to-the-place }.
}
event-fell = Se acaba el mazo y llegan los cabestros: queda boca abajo { the-place }.
event-stayed = { $seat-me ->
    [yes] No logras escapar.
   *[no] { $seat } no logra escapar.
}
event-expelled = { $seat-me ->
    [yes] Te expulsan del encierro.
   *[no] Expulsan a { $seat } del encierro.
}
event-shuffled = Los descartes forman el nuevo mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
event-sat-out = { $seat-me ->
    [yes] Pierdes el turno desde la barrera.
   *[no] { $seat } pierde el turno desde la barrera.
}
event-returned = { $seat-me ->
    [yes] Vuelves al encierro.
   *[no] { $seat } vuelve al encierro.
}
event-ended = { $reason ->
    [arrival] Un corredor llega a la Plaza de Toros: fin del encierro.
    [last-runner] Solo queda un corredor: fin del encierro.
   *[all-expelled] No queda nadie: fin del encierro.
}

## Por qué algo no es posible

reason-discarding-now = Ya has empezado a descartar: en este turno no se juega más.
reason-drawing-now = Estás robando: las cartas esperan a tu próximo turno, salvo para defenderte.
reason-leave-or-stay = Tu localización se pone boca abajo: avanza o quédate.
reason-answer-first = Primero responde a { $card }.
reason-hit-first = { $card } te alcanza: primero resuelve eso.
reason-not-in-hand = No tienes { $card } en la mano.
reason-advanced-already = Ya has avanzado en este turno.
reason-not-lying-there = { $card } no está bajada junto a tus objetos.
reason-no-such-runner = No hay corredor { $number }.
reason-not-yourself = Elige a otro corredor, no a ti.
reason-is-expelled = Ese corredor ya está expulsado.
reason-sits-out = Ese corredor está fuera, tras la barrera.
reason-not-one-ahead = Intercambio necesita a un corredor exactamente una posición por delante de ti.
reason-not-lost = No has perdido { the-object }.
reason-barred-already = Ese corredor ya tiene delante Desde la barrera.
reason-empty-hand = Ese corredor no tiene cartas en la mano.
reason-out-of-reach = { $card } solo alcanza a corredores de tu tramo o de uno por delante.
reason-no-discard-while-drawing = Mientras se roba no se descarta.
reason-draw-first = Hay que robar al menos una carta.
reason-hand-full = Juega o descarta antes una carta: para robar puedes tener como mucho { $most }.
reason-shields-only-repel = { $card } solo sirve para repeler lo que te alcanza.
reason-wrong-shield = { $card } no sirve contra { $eye }.
reason-no-bull = Toro volteado es para un toro que te embiste.
reason-nothing-hits = No te alcanza nada de lo que { $card } pueda salvarte.
reason-wrong-special = { $card } no te salva de { $eye }.
reason-nothing-to-lose = Ahora nada te hace perder un objeto.
reason-special-first = Antes tienes que entregar { the-special }.
reason-several-objects = Solo puedes retroceder cuando te queda un único objeto.
reason-cabestros-behind = Los cabestros te pisan los talones: no puedes retroceder.
reason-lost-already = Ya no tienes { the-object } entre tus objetos.
reason-last-to-go = La { $object } es siempre lo último que se pierde.
reason-choose-the-loss = Elige qué pierdes.
reason-nothing-attacks = Nadie te ataca.
reason-not-against-eyes = { $card } no sirve contra embestidas ni caídas.
reason-nothing-falls = Tu localización no se pone boca abajo ahora.

## Cuando no hay nada que elegir

only-bull = No tienes nada contra un toro.
only-fall = No tienes nada contra una caída.
only-attacked = No tienes Otra vez será.
only-answer = No tienes Otra vez será.
only-rescue = No tienes con qué escapar.

## Cómo terminó

end-arrival = un corredor ha llegado a la Plaza de Toros
end-last-runner = solo quedaba un corredor
end-all-expelled = los últimos corredores fueron expulsados a la vez
score-location = Localización alcanzada
score-objects = Objetos conservados
score-expelled = Orden de expulsión

## Respuestas por adelantado

standing-repel-bulls = Repeler los toros, o enviárselos a otro, siempre que pueda
standing-repel-falls = Repeler las caídas siempre que pueda
standing-keep-pair = Guardar Santo Patrón y Ernest Hemingway para correr
standing-keep-objects = Anular los ataques a mis objetos siempre que pueda
standing-cancel-attacks = Anular los demás ataques siempre que pueda
standing-take-attacks = Dejar que pasen los demás ataques
standing-nothing-to-do = Dejar que pase cuando no pueda hacer nada

## Consejos

advice-arrive = Te lleva { to-the-place }: ganas.
advice-advance = Te lleva { to-the-place }, a { $left ->
    [one] un tramo
   *[other] { $left } tramos
} de la meta.
advice-swap = Ocupas el puesto de { $victim } en { the-place }, y { $victim } retrocede al tuyo.
advice-barrier = { $victim }, que está en { the-place }, pierde un turno.
advice-object = { $objects ->
    [one] A { $victim }, que está en { the-place }, solo le queda un objeto que perder.
   *[other] Le cuesta a { $victim }, que está en { the-place }, uno de sus { $objects } objetos.
}
advice-card = Le cuesta a { $victim } { $cards ->
    [one] la única carta de su mano
   *[other] una de las { $cards } cartas de su mano
}.
advice-steal = Te llevas { $cards ->
    [one] la única carta
   *[other] una de las { $cards } cartas
} de la mano de { $victim }.
advice-lay = { $card-id ->
    [capote] Te salva del próximo toro, y ya desde ahora.
    [liquido] Te salva de la próxima caída, y ya desde ahora.
   *[other] Con ellas, un Avanzar tramo te lleva un tramo más lejos.
}
advice-recover = Así vuelves a tener { $objects } objetos.
advice-part = { $least ->
    [yes] { $card } es la carta que menos necesitas.
   *[no] Hace sitio para una carta nueva.
}
advice-draw = { $risk ->
    [0] La próxima carta no puede costarte un objeto: puedes librarte de lo que venga.
   *[other] La próxima carta te cuesta un objeto con un { $risk } % de probabilidad.
}
advice-stop = { $risk ->
    [0] La próxima carta no te costaría un objeto, pero quizá sí un escudo.
   *[other] La próxima carta te costaría un objeto con un { $risk } % de probabilidad.
}
advice-repel = { $objects ->
    [one] Conservas tu último objeto.
   *[other] Conservas tus { $objects } objetos.
}
advice-send = El toro embiste a { $victim } en tu lugar.
advice-keep-place = Conservas tu puesto en { the-place }.
advice-keep-turn = Conservas tu próximo turno.
advice-keep-cards = Solo se va Otra vez será, y no una carta al azar.
advice-back = Conservas tu último objeto y quedas en { the-place }.
advice-bear-it = Es la pérdida que menos te cuesta.
advice-loss = Algo tienes que perder.
advice-take = Otra vez será se guarda mejor para algo peor.
advice-nothing-against-it = No tienes nada con qué evitarlo.
advice-no-way-out = No tienes con qué escapar.
advice-stay = Aquí te expulsarían.
advice-get-away = A quien se quede aquí lo expulsan.

## Cartas: sus nombres y qué hacen

card-ropa = Ropa básica
gloss-ropa = lo último que se pierde
card-panuelico = Pañuelico
gloss-panuelico = el pañuelo rojo
card-faja = Faja
gloss-faja = la faja roja
card-boina = Boina
gloss-boina = la boina
card-periodico = Periódico enroscado
gloss-periodico = el periódico enrollado
card-chulin = Chulín
gloss-chulin = toro
card-tornasol = Tornasol
gloss-tornasol = toro
card-manchado = Manchado
gloss-manchado = toro
card-perdigon = Perdigón
gloss-perdigon = toro
card-bravucon = Bravucón
gloss-bravucon = toro
card-huron = Hurón
gloss-huron = toro
card-selfie = Selfie
gloss-selfie = caída
card-pintxos = Entre Pintxos
gloss-pintxos = caída
card-pobre = Pobre de ti
gloss-pobre = caída
card-recorte = Recorte
gloss-recorte = escudo contra toros
card-ole = Olé maestro
gloss-ole = escudo contra toros
card-patron = Santo Patrón
gloss-patron = escudo contra toros; con Ernest Hemingway, dos tramos
card-acurrucado = Acurrucado
gloss-acurrucado = escudo contra toros
card-gigantes = El baile de los gigantes
gloss-gigantes = escudo contra caídas
card-zaldiko = Zaldiko
gloss-zaldiko = escudo contra caídas
card-desayuno = Desayuno de campeones
gloss-desayuno = escudo contra caídas
card-hemingway = Ernest Hemingway
gloss-hemingway = escudo contra caídas; con Santo Patrón, dos tramos
card-txiki = Encierro Txiki
gloss-txiki = escudo contra caídas
card-volteado = Toro volteado
gloss-volteado = envía el toro a otro corredor
card-gloria = Tu minuto de gloria
gloss-gloria = un corredor de tu tramo o de uno por delante pierde un objeto
card-miron = Por mirón
gloss-miron = un corredor de tu tramo o de uno por delante pierde un objeto
card-veterano = Consejo de veterano
gloss-veterano = un corredor de tu tramo o de uno por delante pierde un objeto
card-kilikis = Kilikis
gloss-kilikis = cualquier corredor pierde un objeto
card-linea = Línea roja
gloss-linea = cualquier corredor pierde una carta
card-chupete = Chupete
gloss-chupete = cualquier corredor pierde una carta
card-garrotazo = Garrotazo
gloss-garrotazo = cualquier corredor pierde una carta
card-pillo = El Pillo
gloss-pillo = róbale una carta a cualquier corredor
card-barrera = Desde la barrera
gloss-barrera = cualquier corredor pierde un turno
card-otra = Otra vez será
gloss-otra = anula un ataque contra ti
card-avanzar = Avanzar tramo
gloss-avanzar = avanza un tramo
card-carrera = La carrera de tu vida
gloss-carrera = con Avanzar tramo, un tramo más
card-intercambio = Intercambio
gloss-intercambio = cambia de sitio con un corredor que esté una posición por delante
card-perdidos = Objetos perdidos
gloss-perdidos = recupera un objeto
card-capote = Capote
gloss-capote = te salva de un toro
card-liquido = Líquido de agarre
gloss-liquido = te salva de una caída
card-zapatillas = Zapatillas
gloss-zapatillas = con Avanzar tramo, un tramo más
card-cuesta-de-santo-domingo = Cuesta de Santo Domingo
card-plaza-del-ayuntamiento = Plaza del Ayuntamiento
card-mercaderes = Mercaderes
card-estafeta = Estafeta
card-telefonica = Telefónica
card-callejon = Callejón
card-plaza-de-toros = Plaza de Toros
card-chupinazo = Chupinazo
card-cabestros = Cabestros

## Campos de la vista, para la mesa de texto

view-players = Corredores
view-location = Localización
view-location-1 = 1, { card-cuesta-de-santo-domingo }
view-location-2 = 2, { card-plaza-del-ayuntamiento }
view-location-3 = 3, { card-mercaderes }
view-location-4 = 4, { card-estafeta }
view-location-5 = 5, { card-telefonica }
view-location-6 = 6, { card-callejon }
view-location-7 = 7, { card-plaza-de-toros }
view-objects = Objetos
view-lost = Objetos perdidos
view-special = Objeto especial
view-cards = Cartas en la mano
view-hand = La mano
view-known = Cartas que se conocen de ella
view-declined = –
view-barred = Desde la barrera
view-barred-pending = perderá el próximo turno
view-barred-out = está fuera
view-expelled = Situación
view-expelled-0 = sigue corriendo
view-expelled-1 = primera expulsión
view-expelled-2 = segunda expulsión
view-expelled-3 = tercera expulsión
view-expelled-4 = cuarta expulsión
view-expelled-5 = quinta expulsión
view-hit = Alcanzado por la carta mostrada
view-hit-waits = responderá después
view-hit-now = responde ahora
view-hit-repelled = se ha librado
view-hit-sent = la ha enviado a otro
view-hit-lost = ha perdido un objeto
view-hit-back = ha retrocedido
view-course = El recorrido
view-fallen = Localizaciones boca abajo
view-turn = Turno de
view-phase = Fase del turno
view-phase-play = juega cartas
view-phase-discard = descarta
view-phase-draw = roba
view-phase-done = una pérdida ha terminado el robo
view-asked = Quién responde
view-decision = Se le pregunta
view-decision-play = si juega, descarta o roba
view-decision-discard = si descarta o roba
view-decision-draw = si roba o se detiene
view-decision-bull = cómo responde a un toro
view-decision-fall = cómo responde a una caída
view-decision-attacked = cómo responde a un ataque que cuesta un objeto
view-decision-answer = cómo responde a un ataque
view-decision-rescue = si avanza o se deja expulsar
view-advanced = Ha avanzado en este turno
view-eye = Carta de muestra obligada que se resuelve
view-queue = A quién alcanza, por orden
view-sent_by = Quién ha enviado el toro
view-sent_by--1 = –
view-attack = Ataque por responder
view-attacker = Quién ataca
view-attacker--1 = –
view-falling = Se pone boca abajo una localización
view-stayed = Quién ha decidido quedarse
view-pile = Cartas en el mazo
view-bulls = Toros en el mazo
view-falls = Caídas en el mazo
view-discards = Descartes
view-top = Último descarte
view-memory = –
view-chances = –
view-ending = Cómo terminó
view-ending-arrival = un corredor ha llegado a la Plaza de Toros
view-ending-last-runner = solo quedaba un corredor
view-ending-all-expelled = los últimos corredores fueron expulsados a la vez

## Cómo se juega, en posiciones reales

lesson-race = Siete localizaciones llevan a la plaza: quien llega primero gana al instante. Cada figura lleva lo que conserva: Ana ha perdido la Boina; Carla, la Faja. Tú lo tienes todo, pero vas al final. Avanzar tramo: un tramo por turno.
lesson-turn = En tu turno juega cartas, luego descarta las que quieras y al final roba, hasta cinco. Avanzar tramo con La carrera de tu vida vale dos tramos; con unas Zapatillas bajadas, también. Chupete le cuesta una carta a cualquiera.
lesson-eye = Las cartas con ojo golpean al robarlas, por turno, a todos los del mismo lugar. Beñat robó a Manchado y perdió la Boina. Ahora te toca: repele al toro con Santo Patrón o pierde un objeto. Luego, Diego y Ana.
lesson-send = Tornasol solo te alcanza a ti, muy por delante. Acurrucado lo repele; Toro volteado lo envía a cualquier corredor, que puede enviarlo a otro, incluso de vuelta. Quien no ha perdido nada puede seguir robando.
lesson-lose = Selfie hace caer a todos en el Ayuntamiento, y no tienes escudo. Elige qué pierdes: la Boina o el Pañuelico, o entrega en su lugar el Capote. La Ropa básica es siempre lo último; sin ella, te expulsan.
lesson-attack = Los ataques llegan fuera de tu turno: Beñat juega Kilikis contra ti, que cuesta un objeto. Otra vez será lo anula. Se te pregunta la tengas o no, así que nadie puede leer tu mano en la pausa.
lesson-cabestros = Cuando se acaba el mazo, los cabestros cierran el último lugar abierto: el tuyo. Diego se queda y será expulsado. Escapa con Avanzar tramo o Intercambio: entonces peligran Ana o Carla. Los descartes forman el nuevo mazo.
lesson-arrive = Faltan dos tramos: Avanzar tramo con La carrera de tu vida te lleva a la plaza y ganas al instante, por poca ropa que te quede. Si no llega nadie, gana el último corredor que no ha sido expulsado.

## El recuento de cartas

back-eye-card = Cartas de muestra obligada
place-known-pile = en el mazo
place-stage = en juego ahora
place-table = en la mesa
place-special = { $seat-me ->
    [yes] delante de ti
   *[no] delante de { $seat }
}
place-barrier = { $seat-me ->
    [yes] en tu barrera
   *[no] en la barrera de { $seat }
}

## El tutorial y la primera mesa

game-pick = Vuelan las cartas, embisten los toros: entra antes que nadie en la plaza.
first-goal = Llega antes que nadie a la plaza de toros, y sin quedarte sin ropa.
first-first = Juega las cartas que quieras; después roba al menos una.
tutorial-advance = Juega **Avanzar tramo** para correr un tramo.
tutorial-advance-why = Gana quien llegue antes a la plaza de toros.
tutorial-advance-done = Un tramo menos hasta la plaza.
tutorial-combine = La misma mano otra vez: añade **La carrera de tu vida**.
tutorial-combine-why = Juntas valen dos tramos. Solo avanzas una vez por turno.
tutorial-combine-done = Dos tramos de una vez.
tutorial-capote = Baja el **Capote** junto a tus objetos.
tutorial-capote-why = Te salva de un toro.
tutorial-capote-done = Ahí lo tienes, listo para un toro.
tutorial-draw = Ahora **roba** una carta.
tutorial-draw-why = Cada turno robas al menos una, y en el mazo se esconden toros.
tutorial-draw-done = ¡Un toro! Las cartas con ojo actúan al momento.
tutorial-repel = Repele al toro con **Recorte**.
tutorial-repel-why = Los escudos y el Capote salvan lo que llevas puesto.
tutorial-repel-done = Pasa de largo, y no has perdido nada.
tutorial-loss = Te caes, y ningún escudo te vale. **Elige** qué pierdes.
tutorial-loss-why = La Ropa básica siempre se pierde la última; sin ella quedas fuera.
tutorial-loss-done = Lo has perdido, pero sigues corriendo.
tutorial-cancel = El Pillo quiere tu carta. Anúlalo con **Otra vez será**.
tutorial-cancel-why = Te pueden atacar aunque no sea tu turno.
tutorial-cancel-done = No pasa nada: tu mano sigue siendo tuya.
tutorial-cabestros = Llegan los cabestros: ¡**avanza** o quedas fuera!
tutorial-cabestros-why = Cuando se acaba el mazo, cierran el tramo abierto de más atrás.
tutorial-cabestros-done = Te has escapado.
tutorial-learned-1 = Avanza una vez por turno; dos cartas juntas te llevan más lejos.
tutorial-learned-2 = Roba con un escudo en la mano: toros y caídas actúan al momento.
tutorial-learned-3 = No dejes que te alcancen los cabestros.
tutorial-end = Esto era Corre el encierro. Lo demás te lo enseñará la calle.

## En papel: qué hacen las cartas

print-bulls = Muestra obligada: enséñala en cuanto la robes. Alcanza a todos los corredores de tu Localización: se repele con un escudo contra toros o un Capote, o se pierde un objeto.
print-falls = Muestra obligada: enséñala en cuanto la robes. Alcanza a todos los corredores de tu Localización: se repele con un escudo contra caídas o Líquido de agarre, o se pierde un objeto.
print-bull_shields = Repele un toro que te alcanza.
print-fall_shields = Repele una caída que te alcanza.
print-patron = Repele un toro que te alcanza. O bien, con Ernest Hemingway: avanza dos tramos.
print-hemingway = Repele una caída que te alcanza. O bien, con Santo Patrón: avanza dos tramos.
print-turning = Cuando te alcance un toro, envíaselo a cualquier otro corredor, esté donde esté.
print-lose_near = En tu turno: un corredor de tu Localización o de la siguiente pierde un objeto.
print-lose_anyone = En tu turno: cualquier corredor pierde un objeto.
print-lose_card = En tu turno: cualquier corredor pierde una carta de la mano, al azar.
print-steal = En tu turno: róbale a cualquier corredor una carta de la mano, al azar.
print-barrier = En tu turno: ponla delante de un corredor. Pierde su próximo turno y, hasta el siguiente, no puede hacer nada ni le alcanza ninguna carta de muestra obligada.
print-cancel = Anula un ataque contra ti, aunque no sea tu turno. No sirve contra toros ni caídas.
print-advance = Avanza un tramo. En cada turno se avanza una vez como mucho.
print-boost = Con Avanzar tramo: un tramo más.
print-swap = Como avance: cambia de sitio con un corredor que esté justo una Localización por delante.
print-recover = Recupera uno de tus objetos perdidos, pero no uno especial.
print-cape = Objeto especial: ponlo junto a tus objetos. Te salva una vez de un toro.
print-grip = Objeto especial: ponlo junto a tus objetos. Te salva una vez de una caída.
print-shoes = Objeto especial: ponlo junto a tus objetos. Una vez, añade un tramo a un Avanzar tramo.
print-object = Uno de tus cinco objetos.
print-ropa = Uno de tus cinco objetos: siempre se pierde el último. Quien se queda sin objetos es expulsado.
print-chupinazo = Cada uno roba uno. Empieza quien saque el de color.
print-cabestros = Está boca arriba debajo del mazo. Cuando solo quede esta carta, pon boca abajo la primera Localización descubierta: quien esté allí avanza enseguida o es expulsado. Después, los descartes se barajan y forman el nuevo mazo.
print-set-cards = Cartas
print-set-locations = Localizaciones
piece-pawn = ficha
print-note = Coloca las siete Localizaciones en fila, empezando por la Cuesta de Santo Domingo. Dobla las fichas por la mitad y sus pies hacia fuera. Un chupinazo es de color y los demás, grises: coged tantos como seáis, el de color entre ellos, y robad.

## Qué hace cada carta, en dos o tres palabras bajo su nombre

does-recorte = repele un toro
does-ole = repele un toro
does-patron = repele un toro
does-acurrucado = repele un toro
does-gigantes = repele una caída
does-zaldiko = repele una caída
does-desayuno = repele una caída
does-hemingway = repele una caída
does-txiki = repele una caída
does-volteado = desvía un toro
does-gloria = quita un objeto
does-miron = quita un objeto
does-veterano = quita un objeto
does-kilikis = quita un objeto
does-linea = quita una carta
does-chupete = quita una carta
does-garrotazo = quita una carta
does-pillo = roba una carta
does-barrera = quita un turno
does-otra = anula un ataque
does-avanzar = un tramo
does-carrera = +1 tramo
does-intercambio = cambio de sitio
does-perdidos = recupera un objeto
does-capote = salva de un toro
does-liquido = salva de una caída
does-zapatillas = +1 tramo
