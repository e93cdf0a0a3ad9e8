## El tablero de Running with the Bulls

bulls-board = El pueblo en el día { $day }. { $wells }
bulls-board-well = { $place }: { $runners ->
    [0] sin corredores
    [1] un corredor
   *[other] { $runners } corredores
  }, toros { $bulls }.
bulls-day-short = Día { $day }
bulls-sign-odd = impar
bulls-sign-even = par
bulls-sign-all = todos
bulls-horns = Los cuernos señalan a tus corredores que se cruzarán con un toro de su mismo número.
bulls-last-step = Último paso del día: así puntuarían.
bulls-holds = { $points ->
    [1] 1 punto
   *[other] { $points } puntos
  }
bulls-first = Empieza este paso
bulls-more-runners = { $runners ->
    [1] +1 corredor
    [-1] −1 corredor
    [-2] −2 corredores
   *[other] +{ $runners } corredores
  }
bulls-more-cards = +{ $cards } cartas
bulls-risk = { $risk } en peligro: { $odds } de 6
bulls-odds = { $odds } de 6
bulls-land-safe = los tuyos no coinciden
bulls-land-no-bulls = sin toros
bulls-land-none = ninguno tuyo
bulls-land-nobody = no llega nadie
bulls-land-of = de { $runners }

## Dados, toros, lugares, señales

bulls-strip = Dados y opciones
bulls-tabs = De quién son los dados
bulls-tab = Dados de { $name }: { $points } puntos, { $standing } en pie, { $trampled } arrollados
bulls-mine = míos
bulls-bulls = Toros
bulls-next-mine = Tus corredores y adónde van
bulls-next = Corredores de { $name } y adónde van
bulls-arrived-mine = Tus corredores, junto al mar
bulls-arrived = Corredores de { $name }, junto al mar
bulls-die = Un { $face } en { $place }
bulls-die-goes = Un { $face } en { $place }, que irá hacia { $to }
bulls-die-risk = Se cruza con un toro de su mismo número: cae { $odds ->
    [1] una vez
    [2] dos veces
    [3] tres veces
    [4] cuatro veces
    [5] cinco veces
   *[other] siempre: seis veces
  } de cada seis.
bulls-put-back = Dejar como está el { $face } que hay en { $place }
bulls-bull-at = Un toro con un { $face } en { $place }
bulls-lead = Llevar a un lado el toro con un { $face } que hay en { $place }
bulls-no-dice = Ningún corredor de este color está en pie.
bulls-no-bulls = No hay toros.
bulls-of = { $picked } de { $most }
bulls-out-roll = No tirar
bulls-out-roll-some = Tirar estos
bulls-out-skip = No hacer nada
bulls-out-skip-some = No hacer nada
bulls-out-keep = { $cards ->
    [1] Quedarse con ella
   *[other] Quedarse con todas
  }
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

bulls-ones = { $ones ->
    [1] Uno de los tuyos ha sacado un 1: va a la puerta que quieras y sigue siendo un 1.
    [2] Dos de los tuyos han sacado un 1: van a las puertas que quieras y siguen siendo unos.
    [3] Tres de los tuyos han sacado un 1: van a las puertas que quieras y siguen siendo unos.
   *[other] { $ones } de los tuyos han sacado un 1: van a las puertas que quieras y siguen siendo unos.
  }
bulls-ones-left = { $ones ->
    [0] Era el último 1.
    [1] Queda otro 1 por colocar.
   *[other] Quedan { $ones } unos por colocar.
  }
reason-enough-picked = { $most ->
    [2] Como mucho dos: quita antes uno.
   *[3] Como mucho tres: quita antes uno.
  }
bulls-hold = Elige un objetivo
bulls-hold-place = Elige un lugar
bulls-hold-bull = Elige un toro
bulls-hold-sign = Elige una señal
bulls-hold-token = Elige una ficha
bulls-hold-runner = Elige un corredor
bulls-hold-runners = Elige de quién
bulls-deed-roll = { $dice ->
    [1] Tirar 1 dado
   *[other] Tirar { $dice } dados
  }
bulls-deed-roll-none = No tirar ninguno
bulls-deed-discard = { $cards ->
    [1] Descartar 1 carta
   *[other] Descartar { $cards } cartas
  }
bulls-deed-at = { $card ->
    [loose-bull] Soltarlo en { $place }
    [stampede] Tirar los toros en { $place }
   *[panic] Tirarlos todos en { $place }
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

## Lo que hace la carta de otro

bulls-does = { $card ->
    [second-wind] Vuelve a tirar corredores propios de una rotonda.
    [sprint] Vuelve a tirar hasta tres corredores propios.
    [change-of-plans] Vuelve a tirar corredores propios, estén donde estén.
    [panic] Vuelve a tirar los corredores de todos en una rotonda.
    [shove] Vuelve a tirar hasta dos corredores de un rival.
    [heckler] Vuelve a tirar todos los corredores de un rival en una rotonda.
    [red-cape] Vuelve a tirar un toro.
    [stampede] Vuelve a tirar todos los toros de una rotonda.
    [ole] Lleva un toro a la rotonda de al lado.
    [loose-bull] Suelta otro toro en esta fila.
    [directions] Pone una ficha de dirección.
    [road-crew] Quita una ficha de dirección.
    [guidebook] Roba dos cartas de acción.
   *[souvenir] Gana dos puntos.
  }

## El final de un día

bulls-evening-on = Al día { $day }
bulls-evening-begun = Ya ha empezado el día { $day }.
bulls-evening-discard = Ahora descarta las cartas que no quieras.
bulls-discarding = Para el nuevo día recibirás cartas hasta tener cinco, además de las extra.
bulls-evening-fell = { $runners ->
    [1] 1 caído
   *[other] { $runners } caídos
  }
bulls-evening-up = { $places ->
    [1] sube un puesto
   *[other] sube { $places } puestos
  }
bulls-evening-down = { $places ->
    [1] baja un puesto
   *[other] baja { $places } puestos
  }
bulls-evening-again = Cómo acabó el día { $day }
bulls-ready = Listo
bulls-key-evening = Cómo acabó el último día

## Una embestida

bulls-charge-at = ¡Embestida en { $place }!
bulls-charge-rule = Quien muestre un { $list } tira una vez. Si vuelve a sacar un { $list }, al suelo.
bulls-or = { $rest } o { $last }
bulls-charge-stands = en pie
bulls-charge-falls = cae
bulls-charge-yours = tuyo
bulls-charge-of = Embestida { $at } de { $of }
bulls-charge-skip = Saltar
bulls-running = Los corredores bajan una fila
bulls-charging = Los toros embisten
bulls-counting = Los puntos del día

## Antes de malgastar una carta

bulls-waste-skip = { $card } no haría nada y te quedarías sin ella. ¿La juegas igualmente?
bulls-waste-roll = No has elegido a nadie: { $card } no haría nada y te quedarías sin ella. ¿La juegas igualmente?
bulls-waste-target = Aquí { $card } no puede hacer nada y te quedarías sin ella. ¿La juegas igualmente?
bulls-see-day = Ver el día otra vez
bulls-day-again = El día { $day }, otra vez
