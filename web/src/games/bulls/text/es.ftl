## El tablero de Running with the Bulls

bulls-board = El pueblo en el día { $day }. { $wells }
bulls-board-well = { $place }: { $runners ->
    [0] sin corredores
    [1] un corredor
   *[other] { $runners } corredores
  }, toros { $bulls }.
bulls-day-short = Día { $day }
bulls-step = paso { $step } de { $steps }
bulls-step-short = { $step } de { $steps }
bulls-sign-odd = non
bulls-sign-even = par
bulls-first = Empieza este paso
bulls-more-runners = { $runners ->
    [1] +1 corredor
    [-1] −1 corredor
    [-2] −2 corredores
   *[other] +{ $runners } corredores
  }
bulls-more-cards = +{ $cards } cartas
bulls-you = tuyos: { $runners }
bulls-risk = { $risk } en peligro, { $odds } de 6
bulls-odds = { $odds }/6

## Dados, toros, lugares, señales

bulls-strip = Dados y opciones
bulls-tabs = De quién son los dados
bulls-tab = Dados de { $name }: { $points } puntos, { $standing } en pie, { $trampled } arrollados
bulls-mine = míos
bulls-bulls = Toros
bulls-next-mine = Tus dados y adónde van
bulls-next = Dados de { $name } y adónde van
bulls-die = Un { $face } en { $place }
bulls-put-back = Dejar el { $face } de { $place } como está
bulls-bull-at = Un toro con un { $face } en { $place }
bulls-lead = Llevar a un lado el toro con un { $face } de { $place }
bulls-at-count = { $runners } · { $bulls ->
    [1] 1 toro
   *[other] { $bulls } toros
  }
bulls-no-dice = Ningún corredor de este color está en pie.
bulls-no-bulls = No hay toros.
bulls-of = { $picked } de { $most }
bulls-out-roll = No tirar
bulls-out-roll-some = Tirar estos
bulls-out-skip = No hacer nada
bulls-out-skip-some = No hacer nada
bulls-out-keep = Quedarse con todas
bulls-out-keep-some = Quedarse con el resto

## Una rotonda como tabla

bulls-well = { $place }: { $runners ->
    [0] sin corredores
    [1] un corredor
   *[other] { $runners } corredores
  }
bulls-wells = Rotondas en juego
bulls-goes = Impar · par van a
bulls-ways = { $odd } · { $even }
bulls-dice-at = { $dice ->
    [1] Un { $face } en { $place }
   *[other] { $dice } dados con un { $face } en { $place }
  }

## Mano

bulls-hand = Tus cartas
bulls-hand-of = Cartas de { $name }
bulls-hand-empty = No hay cartas en la mano.
bulls-card = { $name }. { $text }
bulls-card-discard = Descartar { $name }. { $text }

## Lo que dice el botón de confirmar

bulls-hold = Elige un objetivo
bulls-deed-roll = { $dice ->
    [1] Tirar 1 dado
   *[other] Tirar { $dice } dados
  }
bulls-deed-roll-none = No tirar ninguno
bulls-deed-discard = { $cards ->
    [1] Descartar 1 carta
   *[other] Descartar { $cards } cartas
  }
bulls-deed-place = { $runners ->
    [1] Colocar el corredor
   *[other] Colocar { $runners } corredores
  }

## Teclas del tablero

bulls-key-card = Esa carta de tu mano
bulls-key-dice = Esa opción de la tira
bulls-key-colour = Los dados de ese color
bulls-key-bulls = Los toros
bulls-key-filter = Mostrar solo los dados de un color
bulls-key-open = Mostrar una rotonda como tabla de sus dados
bulls-key-board = Lo siguiente que puedes tocar en el tablero
bulls-key-arrows = Moverse entre lo que puedes tocar

## Lo que está a la vista

bulls-open = Días, descartes, sitios
bulls-open-player = Jugador
bulls-open-points = Puntos
bulls-open-up = En pie
bulls-open-cards = Cartas
bulls-open-tokens = Fichas
bulls-open-discards = Descartes: { $cards }; en el mazo: { $deck }
bulls-open-aside = Sitios que hoy no están en juego
