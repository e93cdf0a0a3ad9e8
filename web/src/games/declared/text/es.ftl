# El tablero de piezas comunes, para los juegos que declaran una disposición.

declared-start = Salida
declared-space = Casilla { $number }
declared-at = { $place }: { $who }
declared-nobody = nadie
declared-cell = Fila { $row }, columna { $column }: { $what }
declared-empty = vacía
declared-cards = { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
}
declared-pile = { $pile }: { $cards }
declared-open = { $pile }: { $cards } ({ $list })
declared-times = { $count } × { $card }
declared-no-hand = Las cartas están ocultas.
declared-empty-hand = Sin cartas.
declared-die = Un dado que marca { $face }
declared-no-dice = No se ha tirado nada.
declared-meter = { $value } de { $most }
declared-more = Otras opciones
declared-key-choose = Elegir lo que brilla, por orden
declared-key-arrows = Ir a lo que brilla al lado
