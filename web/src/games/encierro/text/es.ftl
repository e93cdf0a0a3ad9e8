## El tablero de Corre el encierro

encierro-course = El recorrido del encierro. { $runners } { $fallen ->
    [0] Ninguna localización está boca abajo.
    [1] La primera localización está boca abajo.
   *[other] Las { $fallen } primeras localizaciones están boca abajo.
  }
encierro-course-at = { $name } está en { $place }.
encierro-course-out = { $name } ya no corre.
encierro-go = { $deed }, hasta { $place }

## Jugadas

encierro-do-advance = Avanzar un tramo
encierro-do-sprint = { $card } + { $other }: dos tramos
encierro-do-two = Avanzar dos tramos
encierro-do-all = Confirmar { $count } jugadas
encierro-do-swap = Cambiar de sitio con { $name }
encierro-do-attack = { $card } contra { $name }
encierro-do-barrier = { $card } para { $name }
encierro-do-lay = Bajar { $card }
encierro-do-recover = Recuperar { $card }
encierro-do-discard = Descartar { $card }
encierro-do-discards = Descartar { $count } cartas
encierro-do-draw = Robar una carta
encierro-do-stop = No robar más
encierro-do-shield = Repeler con { $card }
encierro-do-send = Enviar el toro a { $name }
encierro-do-use = Salvarte con { $card }
encierro-do-lose = Perder { $card }
encierro-do-back = Retroceder a cambio
encierro-do-cancel = Anularlo con { $card }
encierro-do-take = Dejar que pase
encierro-short-advance = Un tramo
encierro-short-sprint = Con { $other }: dos
encierro-short-lay = Bajarlo
encierro-short-discard = Descartar
encierro-short-draw = Robar
encierro-short-lose = Perder { $card }
encierro-short-shield = Repeler
encierro-short-use = Salvarte
encierro-do-stay = Quedarte y que te expulsen

## El escenario

encierro-stage = Qué está pasando
encierro-stage-eye = { $me ->
    [yes] { $card } te alcanza
   *[no] { $card } alcanza a { $name }
  }
encierro-stage-attack = { $who ->
    [mine] Juegas { $card } contra { $name }
    [me] { $by } juega { $card } contra ti
   *[other] { $by } juega { $card } contra { $name }
  }
encierro-stage-rescue = { $me ->
    [yes] Llegan los cabestros: ¡corre!
   *[no] Los cabestros alcanzan a { $name } en { $place }
  }
encierro-ask-full = Tienes la mano llena: antes juega o descarta una carta
encierro-stage-play = Tu turno: juega, descarta, roba
encierro-stage-discard = Descartas
encierro-stage-draw = ¿Otra carta?
encierro-stage-turn = { $me ->
    [yes] Tu turno
   *[no] Corre { $name }
  }
encierro-tell-sent = { $name } te ha enviado el toro.
encierro-cost-object = Te cuesta un objeto.
encierro-cost-card = { $cards ->
    [1] Te cuesta tu única carta.
   *[other] Te cuesta una de tus { $cards } cartas, al azar.
  }
encierro-cost-theft = { $cards ->
    [1] { $by } se queda con tu única carta.
   *[other] { $by } se queda con una de tus { $cards } cartas, al azar.
  }
encierro-cost-turn = Te cuesta tu próximo turno; hasta el siguiente no te alcanza ningún toro ni ninguna caída.
encierro-cost-place = Cambiáis de sitio, y vuelves atrás: { $place }.
encierro-tell-aim = Elige a alguien que esté iluminado.
encierro-tell-aimed = Has elegido a { $name }. Para cambiar, toca a otra persona iluminada.
encierro-answer-repel = Repélelo con { $things }
encierro-answer-cancel = Anúlalo con { $things }
encierro-answer-run = Corre con { $things }
encierro-answer-lose = Pierde { $things }
encierro-answer-last = Pierde { $things } y queda fuera
encierro-answer-give = Entrega { $things } en su lugar
encierro-fold = Plegar esta pregunta
encierro-unfold = Desplegar esta pregunta
encierro-tell-play = Toca una carta para ver qué puede hacer. Las que llevan una línea solo se pueden descartar. Roba al final: después ya no se juega nada más.
encierro-tell-full = Tienes la mano llena: juega o descarta una carta y después roba. Las que llevan una línea solo se pueden descartar.
encierro-tell-discard = Toca más cartas para descartarlas también, o roba.
encierro-tell-draw = Roba hasta cinco cartas en la mano. { $eyes ->
    [0] No quedan toros ni caídas en el mazo.
   *[other] De { $cards } cartas, { $bulls ->
        [1] una es un toro
       *[other] { $bulls } son toros
      } y { $falls ->
        [1] una es una caída
       *[other] { $falls } son caídas
      }.
  }
encierro-only-object = Si prefieres perder otro objeto, tócalo.
encierro-last = Último descarte: { $card }.
encierro-rocket = el cohete: ha empezado el encierro
encierro-you = Tú
encierro-queue = A quién alcanza, por orden

## Corredores

encierro-mat = { $name }, en { $place }. Lleva { $objects }; objeto especial: { $special }. { $cards ->
    [1] Una carta en la mano.
   *[other] { $cards } cartas en la mano.
  } { $state }
encierro-mat-why = No se puede elegir a { $name }; pregunta por qué
encierro-nothing = nada
encierro-state-out = ya no corre
encierro-state-attacked = responde a { $card }
encierro-state-draws = roba cartas
encierro-state-turn = en su turno
encierro-barred-pending = perderá un turno
encierro-barred-out = tras la barrera
encierro-hit-none = a salvo
encierro-hit-waits = después
encierro-hit-now = alcanza { $eye }
encierro-hit-repelled = a salvo
encierro-hit-sent = toro enviado
encierro-hit-lost = perdió un objeto
encierro-hit-back = retrocedió

## Los mazos

encierro-pile = { $pile ->
    [0] Quedan 0 cartas: llegan los cabestros.
    [1] Queda 1 carta antes de los cabestros.
   *[other] Quedan { $pile } cartas antes de los cabestros.
  }
encierro-risk = { $bulls ->
    [1] 1 toro
   *[other] { $bulls } toros
  }, { $falls ->
    [1] 1 caída
   *[other] { $falls } caídas
  }
encierro-discards = Descartes
encierro-discards-count = { $count ->
    [1] 1 descarte
   *[other] { $count } descartes
  }
encierro-discards-open = { $count ->
    [0] Sin descartes
    [1] Un descarte
   *[other] { $count } descartes
  }
encierro-discard-here = descartar
encierro-known = Cartas que conoces en la mano de { $name }

## Lo mío

encierro-hand = Tus cartas
encierro-hand-empty = No tienes cartas.
encierro-objects = Lo que llevas puesto
encierro-own = { $name }: lo conservas
encierro-lost = { $name }: perdido
encierro-special = { $name }: { $gloss }
encierro-no-special = sin objeto especial
encierro-card-still = { $card }: { $gloss }
encierro-card-used = { $card }: recuperarla
encierro-card-partner = Junto con { $card }: un tramo más
encierro-card-play = { $card }: { $gloss }
encierro-card-spare = { $card }: { $gloss }. Ahora solo se puede descartar
encierro-card-shaded = { $card }: { $gloss }. Ahora no es posible; pregunta por qué

## Teclas

encierro-key-digit = Esa carta de tu mano
encierro-key-objects = El siguiente objeto que puedes elegir
encierro-key-special = Tu objeto especial
encierro-key-targets = El siguiente corredor que puedes elegir
encierro-key-draw = Robar una carta
encierro-key-stop = No robar más
encierro-key-fold = En el móvil: plegar o desplegar una pregunta
encierro-key-arrows = De una cosa que puedes tocar a la siguiente

## Una pregunta fuera de turno

encierro-threat-bull = ¡Te embiste un toro!
encierro-threat-fall = ¡Te caes!
encierro-threat-rescue = ¡Ponte a salvo!

## Antes de renunciar a algo

encierro-waste-stay = Todavía puedes escapar. Si te quedas, te expulsan. ¿Te quedas igualmente?

## Lo que cuesta un ataque, si no se anula
encierro-beat-object = Cuesta un objeto, si Otra vez será no lo anula.
encierro-beat-card = Cuesta una carta, si Otra vez será no lo anula.
encierro-beat-theft = Se lleva una carta, si Otra vez será no lo anula.
encierro-beat-turn = Cuesta un turno, si Otra vez será no lo anula.
encierro-beat-place = Cambian de sitio, si Otra vez será no lo anula.

## El resultado

encierro-result-head = Llegó a
encierro-result-at = { $location } de { $last }
encierro-result-note = { $place }, { $objects ->
    [1] con un objeto
   *[other] con { $objects } objetos
  }
encierro-result-out = fuera
encierro-result-expelled = { $order ->
    [1] Primera expulsión
    [2] Segunda expulsión
    [3] Tercera expulsión
    [4] Cuarta expulsión
   *[other] Quinta expulsión
  }
encierro-result-tie = { $ahead } y { $behind } llegaron igual de lejos. Entonces deciden los objetos: { $better } contra { $worse }.
encierro-do-send-on = Enviarlo a otro con { $card }
encierro-or-tap = O { $way }: tócalo abajo.
