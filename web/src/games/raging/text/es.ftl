## El tablero de Raging Bulls

raging-field = { $field }: { $isolated } de { $bulls } toros aislados, { $fences ->
    [0] ninguna valla
    [1] una valla
   *[other] { $fences } vallas
  }.
raging-others-built = Lo que han hecho los demás
raging-round = Ronda { $round }
raging-post-name = Poste: { $post }, { $uses ->
    [0] sin usar
    [1] usado una vez
   *[other] usado dos veces
  }
raging-post-start = Empezar una valla en { $post }: { $ends ->
    [1] puede acabar en un poste
   *[other] puede acabar en { $ends } postes
  }
raging-post-end = Levantar la valla entre { $first } y { $post }
raging-post-first = La valla empieza en { $post }. Toca otra vez para soltarlo.
raging-post-drafted = La valla que planeas acaba en { $post }
raging-post = { $number } { $side }
raging-zoom-out = Ver todo el campo
raging-zoom-whole = Todo el campo

## Vallas

raging-stepper = Vallas posibles
raging-step-back = Valla anterior
raging-step-next = Valla siguiente
raging-step-of = { $at } de { $all }
raging-fences = { $count ->
    [0] Ninguna valla posible
    [1] Una valla posible
   *[other] { $count } vallas posibles
  }
raging-fences-from = { $count ->
    [1] Una valla desde { $post }
   *[other] { $count } vallas desde { $post }
  }
raging-isolated-of = { $isolated } de { $bulls } aislados
raging-points-short = { $shown } pts
raging-points = { $score ->
    [1] { $shown } punto
   *[other] { $shown } puntos
  }

## Dados y sierras

raging-dice = Dados
raging-no-dice = Aún no se ha tirado.
raging-die = { $state ->
    [sawn] Un dado serrado, ahora { $number }: toca para recuperar la sierra
    [fence] Un { $number }, usado para la valla
    [spare] Un { $number } que sobra
    [lost] Un { $number } que sobra, sin casilla libre
    [saw] Un { $number }: úsale una sierra
   *[plain] Un dado que muestra { $number }
  }
raging-fate-fence = valla
raging-fate-spare = se recicla
raging-fate-lost = se pierde
raging-fate-sawn = serrado
raging-saw = Serrar el { $from } para que sea { $to }
raging-how = Toca dos postes iluminados de lados distintos; las flechas recorren todas las vallas.
raging-other-end = Ahora el otro extremo: toca un poste iluminado, u otra vez { $post } para soltarlo.
raging-no-fence = Con estos dados no hay valla posible.
raging-saw-hint = Tienes una sierra: puede cambiar un dado en uno.

## Actos

raging-roll = Tirar
raging-roll-note = tres dados
raging-stop = Plantarse
raging-stop-note = con { $shown }
raging-none = Sin valla
raging-none-note = { $left ->
    [0] tu último mazo: acaba tu partida
    [1] cuesta un mazo, queda uno
   *[other] cuesta un mazo, quedan { $left }
  }
raging-shed-bull = Para el toro
raging-shed-bull-worth = 2 por escarapela
raging-shed-sheep = Para las ovejas
raging-shed-sheep-worth = 3 por oveja
raging-shed-so-far = { $count ->
    [0] aún no hay
   *[other] ya hay { $count }
  }
raging-shed-rule = Se levanta cuando hayas reciclado { $stands } números distintos. Solo hay uno, y no podrás cambiarlo.
raging-stops = Tu partida acaba ahí; los demás pueden seguir.
raging-stops-alone = Tu partida acaba ahí.
raging-hold-saw = Ahora una valla, o ninguna
raging-hold-shed = ¿Toro u ovejas?
raging-deed-fence = Levantar { $first } – { $second }
raging-deed-mallet = Sin valla: perder un mazo
raging-deed-last-mallet = Sin valla: acabar mi partida
raging-deed-stop = Plantarse con { $score ->
    [1] { $shown } punto
   *[other] { $shown } puntos
  }
raging-deed-shed-bull = Establo para el toro
raging-deed-shed-sheep = Establo para las ovejas

## Hoja de puntos

raging-sheet = Hoja de puntos, si te plantaras ahora
raging-sheet-open = Abrir la hoja de puntos y los otros campos
raging-line = Línea
raging-now = ahora
raging-then = luego
raging-total = Total
raging-worth-isolated = × 6
raging-worth-couples = × 5
raging-worth-prize = { $prize ->
    [1] × 1, con establo × 2
   *[other] × 2
  }
raging-worth-sheep = { $sheep ->
    [1] × 1, con establo × 3
   *[other] × 3
  }
raging-worth-mallets = × 3
raging-worth-posts = × 1
raging-worth-escaped = × −3
raging-medals = Medallas de este campo
raging-medal-reached = conseguida

## Reciclaje, establo, mazos

raging-recycling-name = Zona de reciclaje: { $count ->
    [0] nada marcado
   *[other] { $marks }
  }
raging-marks = { $number } marcado { $count ->
    [1] una vez
    [2] dos veces
   *[other] { $count } veces
  }
raging-saws = { $count ->
    [0] Ninguna sierra
    [1] Una sierra
   *[other] { $count } sierras
  }
raging-mallets = { $count ->
    [0] No queda ningún mazo
    [1] Queda un mazo
   *[other] Quedan { $count } mazos
  }
raging-shed-open = establo: { $marked } de { $needed } números
raging-shed-plan = { $marked } de { $needed } números
raging-shed-stands = el establo está en pie

## Los demás

raging-others = Los otros campos
raging-enlarge = Mirar el campo de { $name }
raging-field-of = El campo de { $name }
raging-rival-roll = a punto de tirar
raging-rival-turn = levantando…
raging-rival-shed = eligiendo establo…
raging-rival-waiting = espera la tirada
raging-rival-busy = está decidiendo…
raging-rival-ready = ya ha decidido
raging-lately-fence = última ronda: { $first } – { $second }
raging-lately-none = última ronda: sin valla
raging-rival-stopped = se ha plantado
raging-rival-out = sin mazos

## Leyenda

raging-legend-legal = se puede usar
raging-legend-once = usado una vez
raging-legend-twice = usado dos veces

## Teclas

raging-key-number = Siguiente poste de ese número
raging-key-arrows = Recorrer los postes (Mayús: todos)
raging-key-step = Recorrer las vallas posibles
raging-key-saw = Ir a los dados y las sierras
raging-key-mallet = No levantar valla
raging-key-roll = Tirar los dados
raging-honour-bronze = Medalla de bronce
raging-honour-silver = Medalla de plata
raging-honour-gold = Medalla de oro

## Antes de acabar

raging-waste-stop = { $score ->
    [1] Te plantarías con { $shown } punto y ya no jugarías más.
    [-1] Te plantarías con { $shown } punto y ya no jugarías más.
   *[other] Te plantarías con { $shown } puntos y ya no jugarías más.
  }
raging-waste-mallet = Es tu último mazo: sin valla se acaba tu partida.

raging-short = { $points ->
    [1] a 1 punto { $medal }
   *[other] a { $points } puntos { $medal }
  }
raging-medal-bronze = del bronce
raging-medal-silver = de la plata
raging-medal-gold = del oro
reason-same-side = Una valla une dos lados distintos: elige un poste de otro.
