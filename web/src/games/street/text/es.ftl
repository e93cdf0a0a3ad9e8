## El tablero de RUN 2 Street

street-lane = { $name }: { $km } km, { $vehicle }. { $goal ->
    [0] No se conoce su meta.
   *[other] Meta: { $goal } km; faltan { $left } km.
  }
street-on-foot = a pie
street-out = fuera de la carrera
street-cards = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
  }
street-next = sigue
street-next-long = Se juega hacia la derecha: le toca después
street-right = Se juega hacia la derecha: después le toca a { $name }.
street-waits = { $name }: { $waited } de { $wait } turnos
street-waits-short = { $name } { $waited }/{ $wait }
street-safe = { $turns ->
    [1] invencible hasta su próximo turno
   *[other] invencible, { $turns } turnos
  }
street-stopped = policía: pierde un turno
street-finish = { $cards }: ¡la meta!
street-beyond = { $km } > { $goal }: ¡fuera!
street-barred = { $card } para { $name }: ahora no se puede; pregunta por qué

## Lo que frena a alguien

street-cures = Qué sirve contra { $card }
street-cures-title = { $me ->
    [yes] { $card } te frena
   *[no] { $card } frena a { $name }
  }
street-cures-wait = { $wait ->
    [0] Esperar no sirve.
   *[other] También se pasa esperando: van { $waited } de { $wait } turnos.
  }
street-cures-lost = En esta mesa el vehículo se pierde con la jugarreta, acabe como acabe.
street-aim = Ahora elige a quién

## Meta y mazos

street-goal = Meta { $goal } km
street-to-go = { $state ->
    [there] ¡justo ahí!
    [beyond] te pasas { $left } km
   *[way] { $left ->
        [1] falta
       *[other] faltan
      } { $left } km
  }
street-ticks = Rayas blancas: posibles metas
street-quick = Carrera corta. Rayas blancas: dónde pueden estar las metas de los demás.
street-long = Carrera larga. Rayas blancas: dónde pueden estar las metas de los demás.
street-deck = Cartas en el mazo:
street-discards = Descartes { $count }
street-discards-none = Aún no se ha descartado nada.
street-deck-long = Quedan { $deck } cartas en el mazo. Se ha rehecho { $rebuilds } de { $most } veces.
street-known = Lo que sabes de la mano de { $name }
street-times = { $times ->
    [1] { $card }
   *[other] { $card }, { $times } veces
  }
street-discard = Descartar
street-discard-instead = Mejor descartar
street-discard-name = Descartar { $card }
street-end = Fin del turno

## Mano

street-hand = Tu mano
street-hand-of = La mano de { $name }
street-hand-empty = Sin cartas.
street-ask-discard-first = Ninguna carta sirve ahora: descarta una
street-ask-discard-next = Ninguna otra carta sirve ahora: descarta una o termina tu turno
street-card-play = { $card }: elige a quién
street-card-far = { $card }: te pasas de tu meta y quedas fuera
street-card-barred = { $card }: ahora no se puede jugar, solo descartar
street-card-used = Recuperar { $card }
street-card-picked = { $card }, elegida: ahora elige a quién, o descártala
street-card-armed = { $card }: te pasas de tu meta. Elígela otra vez si aun así quieres.
street-note-aim = { $card }: { $does }. Elige a quién.
street-note-used = carta { $step }
street-note-discard = descartada
street-note-far = te pasas
street-note-sure = ¿Seguro?
street-note-goal = ¡meta!

## Hechos

street-deed-both = Las dos y fin de turno
street-deed-discard = Descartar y acabar
street-deed-beyond = Pasarse: fuera
street-deed-end = Jugar y acabar el turno

## Teclas

street-key-card = elegir una carta
street-key-lane = y luego para quién es
street-key-discard = descartar la carta elegida
street-key-end = terminar el turno
street-key-arrows = recorrer cartas y carriles

## Lo que una carta le hace a alguien

street-beat-police = El próximo turno se pierde.
street-beat-cramp = Dos turnos sin rodar, salvo con una Botella de agua.
street-beat-obstacle = Dos turnos sin rodar, salvo con un Esquive o una Pirueta.
street-beat-pothole = Un turno sin rodar, salvo con un Esquive o una Pirueta.
street-beat-broken-wheel = Sin rodar hasta que haya una Rueda de repuesto u otro vehículo.
street-beat-broken-tray = Sin rodar hasta que haya una Plataforma nueva u otro vehículo.
street-beat-broken-chain = Sin rodar hasta que haya una Cadena reparada u otro vehículo.
street-beat-broken-rollerskate = Sin rodar hasta que haya un Patín reparado u otro vehículo.
street-beat-broken-board = Sin rodar hasta que haya una Tabla reparada u otro vehículo.

## El resultado

street-result-head = Le faltan
street-result-rest = { $rest } km
street-result-goal = { $km } km de { $goal }
street-result-out = fuera
street-result-over = se pasó { $over } km de su meta de { $goal } km{ $out ->
    [1] ; fue la primera baja
    [2] ; fue la segunda baja
    [3] ; fue la tercera baja
   *[other] {""}
  }
