rules-page-title = Cómo se juega a { $game } · Stampede
rules-how = Cómo se juega
rules-pictures = El juego en imágenes
rules-picture = El tablero en ese momento
rules-back = Atrás
rules-next = Siguiente
rules-at = { $picture } de { $pictures }
rules-book = El reglamento
rules-search = Buscar en las reglas
rules-found = { $clauses ->
    [0] No hay resultados
    [one] Una regla
   *[other] { $clauses } reglas
}
rules-none = Ninguna regla habla de eso. ¿Será que se puede?
rules-clause = Regla { $clause }
rules-play = A jugar
rules-source-book = del reglamento
rules-source-house = regla de la casa
rules-source-fact = de fuentes publicadas
