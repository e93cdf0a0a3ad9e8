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
decision-answer = Te atacan: anula el ataque o acéptalo
decision-rescue = Llegan los cabestros: avanza ahora o quedarás expulsado

## Qué puede hacer

action-advance = { $arg1 }: un tramo
action-sprint = { $arg1 } con { $arg2 }: dos tramos
action-swap = { $arg1 }: cambiar de sitio con { $arg2-name }
action-attack = { $arg1 } contra { $arg2-name }
action-barrier = { $arg1 } para { $arg2-name }: pierde un turno
action-lay = Bajar { $arg1 } junto a tus objetos
action-recover = Objetos perdidos: recuperar { $arg1 }
action-discard = Descartar { $arg1 }
action-draw = Robar una carta
action-stop = No robar más
action-shield = Repeler con { $arg1 }
action-send = { $arg1 }: enviar el toro a { $arg2-name }
action-use = Salvarte con { $arg1 }
action-lose = Perder { $arg1 }
action-back = Retroceder un tramo a cambio
action-cancel = { $arg1 }: anular el ataque
action-take = Aceptar el ataque
action-stay = Quedarte y ser expulsado

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
    [yes] Juegas { $cards } y llegas a { $location }.
   *[no] { $seat } juega { $cards } y llega a { $location }.
}
event-swapped = { $seat-me ->
    [yes] Cambias de sitio con { $target }: ahora estás en { $location }.
   *[no] { $target-me ->
        [yes] { $seat } cambia de sitio contigo: vuelves a { $back }.
       *[no] { $seat } cambia de sitio con { $target } y ahora está en { $location }.
    }
}
event-laid = { $seat-me ->
    [yes] Bajas { $card } junto a tus objetos.
   *[no] { $seat } baja { $card } junto a sus objetos.
}
event-replaced = { $seat-me ->
    [yes] Bajas { $card } en lugar de { $old }.
   *[no] { $seat } baja { $card } en lugar de { $old }.
}
event-recovered = { $seat-me ->
    [yes] Juegas Objetos perdidos y recuperas { $object }.
   *[no] { $seat } juega Objetos perdidos y recupera { $object }.
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
    [yes] Robas un toro: ¡{ $card } embiste en { $location }!
   *[no] { $seat } roba un toro: ¡{ $card } embiste en { $location }!
}
event-fall-shown = { $seat-me ->
    [yes] Robas una caída: ¡{ $card } en { $location }!
   *[no] { $seat } roba una caída: ¡{ $card } en { $location }!
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
    [yes] Pierdes { $object }.
   *[no] { $seat } pierde { $object }.
}
event-gave = { $seat-me ->
    [yes] Entregas { $card } en lugar de un objeto.
   *[no] { $seat } entrega { $card } en lugar de un objeto.
}
event-stepped-back = { $seat-me ->
    [yes] Retrocedes a { $location }.
   *[no] { $seat } retrocede a { $location }.
}
event-fell = Se acaba el mazo y llegan los cabestros: se cierra { $location }.
event-stayed = { $seat-me ->
    [yes] No logras escapar.
   *[no] { $seat } no logra escapar.
}
event-expelled = { $seat-me ->
    [yes] Quedas expulsado del encierro.
   *[no] { $seat } queda fuera del encierro.
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
    [arrival] Se ha llegado a la plaza: fin del encierro.
    [last-runner] Solo queda un corredor: fin del encierro.
   *[all-expelled] No queda nadie: fin del encierro.
}

## Por qué algo no es posible

reason-discarding-now = Ya has empezado a descartar: en este turno no se juega más.
reason-drawing-now = Estás robando: las cartas esperan a tu próximo turno, salvo para defenderte.
reason-leave-or-stay = Tu tramo se cierra: avanza o quédate.
reason-answer-first = Primero responde a { $card }.
reason-hit-first = { $card } te alcanza: primero resuelve eso.
reason-not-in-hand = No tienes { $card } en la mano.
reason-advanced-already = Ya has avanzado en este turno.
reason-not-lying-there = { $card } no está bajada junto a tus objetos.
reason-no-such-runner = No hay corredor { $number }.
reason-not-yourself = Elige a otro corredor, no a ti.
reason-is-expelled = Ese corredor ya está expulsado.
reason-sits-out = Ese corredor está fuera, tras la barrera.
reason-not-one-ahead = Intercambio necesita a un corredor exactamente un tramo por delante de ti.
reason-not-lost = No has perdido { $object }.
reason-barred-already = Ese corredor ya tiene delante Desde la barrera.
reason-empty-hand = Ese corredor no tiene cartas en la mano.
reason-out-of-reach = { $card } solo alcanza a corredores de tu tramo y del siguiente.
reason-no-discard-while-drawing = Mientras se roba no se descarta.
reason-draw-first = Hay que robar al menos una carta.
reason-hand-full = Descarta antes: para robar puedes tener como mucho { $most } cartas.
reason-shields-only-repel = { $card } solo sirve para repeler lo que te alcanza.
reason-wrong-shield = { $card } no sirve contra { $eye }.
reason-no-bull = Toro volteado es para un toro que te embiste.
reason-nothing-hits = No te alcanza nada de lo que { $card } pueda salvarte.
reason-wrong-special = { $card } no te salva de { $eye }.
reason-nothing-to-lose = Ahora nada te hace perder un objeto.
reason-special-first = Antes tienes que entregar { $card }.
reason-several-objects = Solo se puede retroceder con un único objeto.
reason-cabestros-behind = Los cabestros te pisan los talones: no puedes retroceder.
reason-lost-already = Ya no tienes { $object } entre tus objetos.
reason-last-to-go = { $object } es siempre lo último que se pierde.
reason-choose-the-loss = Elige qué pierdes.
reason-nothing-attacks = Nadie te ataca.
reason-not-against-eyes = { $card } no para embestidas ni caídas.
reason-nothing-falls = Tu tramo no se cierra ahora.

## Cuando no hay nada que elegir

only-bull = No tienes nada contra un toro.
only-fall = No tienes nada contra una caída.
only-attacked = No tienes Otra vez será.
only-answer = No tienes Otra vez será.
only-rescue = No tienes con qué escapar.

## Cómo terminó

end-arrival = un corredor ha llegado a la plaza
end-last-runner = solo quedaba un corredor
end-all-expelled = los últimos corredores fueron expulsados a la vez
score-location = Tramo alcanzado
score-objects = Objetos conservados
score-expelled = Orden de expulsión

## Respuestas por adelantado

standing-repel-bulls = Repeler los toros, o enviárselos a otro, siempre que pueda
standing-repel-falls = Repeler las caídas siempre que pueda
standing-keep-pair = Guardar Santo Patrón y Ernest Hemingway para correr
standing-keep-objects = Anular los ataques a mis objetos siempre que pueda
standing-cancel-attacks = Anular los demás ataques siempre que pueda
standing-take-attacks = Aceptar los demás ataques
standing-nothing-to-do = Dejar que pase cuando no pueda hacer nada

## Consejos

advice-advance = Te lleva a { $location }.
advice-slow-down = Frena a { $victim }, que está en { $location }.
advice-prepare = Te deja mejor preparado para lo que venga.
advice-part = { $card } es la carta que menos necesitas.
advice-draw = La próxima carta te daña con una probabilidad de { $risk } de cada 100.
advice-stop = La próxima carta te dañaría con una probabilidad de { $risk } de cada 100.
advice-repel = { $objects ->
    [one] Conservas tu último objeto.
   *[other] Conservas tus { $objects } objetos.
}
advice-back = Conservas tu último objeto y quedas en { $location }.
advice-bear-it = Es la pérdida que menos te cuesta.
advice-no-way-out = No tienes con qué escapar.

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
gloss-gloria = un corredor de tu tramo o del siguiente pierde un objeto
card-miron = Por mirón
gloss-miron = un corredor de tu tramo o del siguiente pierde un objeto
card-veterano = Consejo de veterano
gloss-veterano = un corredor de tu tramo o del siguiente pierde un objeto
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
gloss-intercambio = cambia de sitio con un corredor un tramo por delante
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
view-location = Tramo
view-objects = Objetos
view-lost = Objetos perdidos
view-special = Objeto especial
view-cards = Cartas en la mano
view-hand = La mano
view-known = Cartas que se conocen de ella
view-barred = Desde la barrera
view-barred-pending = perderá el próximo turno
view-barred-out = está fuera
view-expelled = Orden de expulsión
view-expelled-0 = sigue corriendo
view-hit = Alcanzado por la carta mostrada
view-hit-waits = responderá después
view-hit-now = responde ahora
view-hit-repelled = se ha librado
view-hit-sent = la ha enviado a otro
view-hit-lost = ha perdido un objeto
view-hit-back = ha retrocedido
view-course = El recorrido
view-fallen = Tramos cerrados
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
view-decision-rescue = si avanza o queda fuera
view-advanced = Ha avanzado en este turno
view-eye = Carta con ojo que se resuelve
view-queue = A quién alcanza, por orden
view-sent_by = Quién ha enviado el toro
view-sent_by--1 = nadie
view-attack = Ataque por responder
view-attacker = Quién ataca
view-attacker--1 = nadie
view-falling = Se cierra un tramo
view-stayed = Quién ha renunciado a dejarlo
view-pile = Cartas en el mazo
view-bulls = Toros en el mazo
view-falls = Caídas en el mazo
view-discards = Descartes
view-top = Último descarte
view-memory = –
view-chances = Robos hasta ahora
view-ending = Cómo terminó
view-ending-arrival = un corredor ha llegado a la plaza
view-ending-last-runner = solo quedaba un corredor
view-ending-all-expelled = los últimos corredores fueron expulsados a la vez

## Cómo se juega, en posiciones reales

lesson-race = Siete tramos llevan de Santo Domingo a la plaza: quien llega primero gana al instante. Todos corren con cinco objetos, y cada figura lleva puesto lo que aún conserva: Ana ha perdido la Boina; Carla, la Faja. Tú lo conservas todo, pero vas al final; Avanzar tramo te lleva un tramo adelante, una vez por turno.
lesson-turn = En tu turno juega lo que quieras, descarta después lo que quieras y al final roba, hasta cinco cartas. Avanzar tramo con La carrera de tu vida vale dos tramos; unas Zapatillas bajadas junto a tus objetos harían lo mismo. Chupete le cuesta una carta a cualquier corredor.
lesson-eye = Las cartas con ojo golpean en cuanto se roban y alcanzan, uno tras otro, a todos los del tramo de quien las robó. Beñat ha robado a Manchado y ha perdido la Boina. Ahora te alcanza a ti: Santo Patrón es un escudo contra toros; si no, pierdes un objeto. Después responden Diego y Ana.
lesson-send = Tornasol te alcanza solo a ti, muy por delante de los demás. Acurrucado lo repele; Toro volteado lo envía al corredor que elijas, esté donde esté, y este puede enviarlo a otro, incluso de vuelta. Quien no ha perdido nada puede seguir robando.
lesson-lose = Selfie hace caer a todos en la Plaza del Ayuntamiento, y no tienes escudo contra caídas. Elige qué pierdes: la Boina o el Pañuelico, o entrega en su lugar el Capote que está bajado. La Ropa básica siempre es lo último; sin ella quedas expulsado.
lesson-attack = Los ataques llegan fuera de tu turno: Beñat juega Kilikis contra ti, que cuesta un objeto. Otra vez será lo anula. Se te pregunta la tengas o no, así que nadie puede leer tu mano en la pausa.
lesson-cabestros = Cuando se acaba el mazo llegan los cabestros y cierran el último tramo. Diego se queda y será expulsado. Tú aún puedes escapar: Avanzar tramo te lleva adelante, o Intercambio te cambia con Ana o con Carla, que correría entonces el peligro. Después los descartes forman el nuevo mazo.
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
