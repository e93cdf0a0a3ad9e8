## El tablero de Trip & Run

primes-board = La serpiente de cien casillas. { $meeples }
primes-board-seat = { $name }: { $squares }.
primes-start = Salida
primes-start-lower = la salida
primes-trip-square = Apuntar a { $square }: { $who }. Muestra { $pictures }.
primes-move-square = Mover tu peón de { $from ->
    [0] la salida
   *[other] { $from }
  } a { $to }
primes-nothing-shown = nada

## La casilla y la ecuación

primes-your-aims = Casillas donde puedes hacer tropezar
primes-other-aims = O bien
primes-no-aims = No puedes hacer tropezar a nadie.
primes-aim = Casilla elegida
primes-aims = { $name } apunta a
primes-you-aim = Apuntas a
primes-runs = { $name } corre
primes-you-run = Corres
primes-hold = falta: { $needs }
primes-drop = Cancelar la zancadilla
primes-sets = Cartas que sirven
primes-set-name = Poner { $cards }: retrocede { $sum }
primes-laid-back = Recuperar { $card }
primes-picked = { $squares ->
    [0] { $cards } no hace tropezar a nadie aquí.
    [1] { $cards } sirve en una casilla.
   *[other] { $cards } sirve en { $squares } casillas: elige una.
  }
primes-picked-wait = Buscando casillas …
primes-put-down = Soltar las cartas
primes-trip-told = Zancadilla en { $square }, atrás { $sum }: { $who } → { $to ->
    [0] salida
   *[other] { $to }
  }.
primes-trip-earns = { $moves ->
    [1] Ganas un movimiento de { $sum }.
   *[other] Ganas { $moves } movimientos de { $sum }.
  }
primes-whose-meeple = { $times ->
    [1] { $name }
   *[other] { $name } ×{ $times }
  }

## Correr

primes-run-title = O corre
primes-run-one = { $ahead ->
    [0] Correr: { $sum ->
        [1] { $sum } casilla
       *[other] { $sum } casillas
    }
   *[other] Correr: { $sum } casillas ({ $cards } + { $ahead } de ventaja)
  }
primes-run-word = Avanza:
primes-run-short = { $ahead ->
    [0] { $count ->
        [1] { $sum }
       *[other] { $number }: hasta { $sum }
    }
   *[other] { $count ->
        [1] { $cards } + { $ahead } = { $sum }
       *[other] { $number }: hasta { $cards } + { $ahead } = { $sum }
    }
  }
primes-run-many = { $ahead ->
    [0] Correr con { $number }: hasta { $sum } casillas
   *[other] Correr con { $number }: hasta { $sum } casillas ({ $cards } + { $ahead } de ventaja)
  }
primes-run-head-short = correr { $number }
primes-run-upto = { $count ->
    [1] avanzar { $sum }
   *[other] hasta { $sum }
  }
primes-run-how = { $ahead ->
    [0] Correr con { $number }: ¿cuántas?
   *[other] Correr con { $number }, con { $ahead } de ventaja: ¿cuántas?
  }
primes-run-count = { $ahead ->
    [0] { $count ->
        [1] Una carta: { $sum }
       *[other] { $count } cartas: { $sum }
    }
   *[other] { $count ->
        [1] Una carta y tu ventaja: { $sum }
       *[other] { $count } cartas y tu ventaja: { $sum }
    }
  }
primes-head-start = Ventaja inicial
primes-head-start-mark = Primera carrera: +{ $squares }
primes-head-start-own = Tu primera carrera: +{ $squares }
primes-run-which = O toca directamente las cartas.
primes-run-with = Correr con { $card }

## Qué se puede hacer

primes-ask-run = Corre o pasa
primes-ask-trip = Haz tropezar o pasa
primes-ask-pass = No puedes hacer tropezar ni correr: pasa

## Movimientos

primes-move-chip = Movimiento de { $sum }
primes-move-which = ¿Qué peón avanza { $sum }?
primes-move-choose = Elige un movimiento y luego un peón.
primes-moved-told = { $from ->
    [0] salida
   *[other] { $from }
  } → { $to }
primes-drag = Arrástralo hasta un peón o tócalo.

## Finales de turno

primes-pass = Pasar
primes-to-moves = A los movimientos
primes-no-more = No más cartas
primes-forgo = { $moves ->
    [0] Terminar el turno
    [1] Saltar este movimiento
   *[other] Saltar los movimientos restantes
  }
primes-forgo-short = No mover más

## La mano

primes-hand = Tus cartas
primes-hand-of = Cartas de { $name }
primes-hand-empty = No tienes cartas.
primes-only-fits = Ocultar las que no sirven
primes-card = { $number } con { $pictures }
primes-card-lay = Poner { $number } con { $pictures }
primes-card-run = Correr con { $number } ({ $pictures })
primes-card-pick = { $number } con { $pictures }: ¿en qué casillas sirve?
primes-card-shaded = { $number } con { $pictures }: no sirve; toca para saber por qué
primes-card-used = { $number } con { $pictures }: recuperarla

## El mazo y los dorsos

primes-pile-name = { $pile ->
    [0] El mazo está vacío
    [1] Queda una carta en el mazo, arriba un { $top }
   *[other] Quedan { $pile } cartas en el mazo, arriba un { $top }
  }
primes-pile-left = quedan { $pile }
primes-discards = Descartes
primes-discards-count = { $count ->
    [0] Sin descartes
   *[other] Descartes: { $count }
  }
primes-discards-open = Por la cara blanca, a la vista de todos
primes-discards-secret = Por el dorso negro, carreras de { $name }
primes-discards-none = Aún no se ha jugado nada.
primes-backs-of-all = Los dorsos de todas las manos
primes-backs-of = { $cards ->
    [0] { $name }: sin cartas
    [1] { $name }: una carta, { $backs }
   *[other] { $name }: { $cards } cartas, { $backs }
  }
primes-back-times = { $times } de { $number }
primes-cards-count = { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
  }

## Teclas del tablero

primes-key-digit = La siguiente carta de ese número
primes-key-aim = La siguiente casilla donde hacer tropezar
primes-key-run = El siguiente número con que correr
primes-key-moves = Tus movimientos y los peones que pueden hacerlos
primes-key-pass = Pasar
primes-key-arrows = Moverte entre lo que puedes elegir

## El botón que confirma

primes-deed-trip = zancadilla en { $square }
primes-deed-run = correr { $sum }
primes-deed-move = { $moves ->
    [1] mover
   *[other] { $moves } movimientos
  }

## Un turno en cuatro palabras

primes-phase-trip = Pon cuantas zancadillas puedas
primes-phase-run = Corre una vez
primes-phase-move = Mueve lo que ganaste
primes-phase-draw = Roba una más de las que jugaste

## Antes de renunciar a movimientos

primes-waste-moves = { $moves ->
    [1] Renunciarías al movimiento que has ganado. ¿Terminas el turno igualmente?
   *[other] Renunciarías a { $moves } movimientos que has ganado. ¿Terminas el turno igualmente?
  }

## El resultado

primes-result-head = Último peón en
primes-result-home = todos los peones en casa
primes-result-next = el siguiente, en el { $next }
primes-result-tie = { $ahead } y { $behind } se quedaron con el último peón en el { $last }. Entonces decide el anterior: { $better } contra { $worse }.
