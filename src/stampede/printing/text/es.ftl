box = Contenido de la caja
players = { $least ->
    [one] De 1 a { $most } jugadores
   *[other] De { $least } a { $most } jugadores
}
how = Cómo imprimir y recortar
how-scale = Imprime a tamaño real (100 %), sin «ajustar a la página»: la regla de abajo tiene que medir { $length }.
how-card = Para todo menos las reglas, lo mejor es papel grueso (160–250 g/m²). Las cartas caben en fundas de 63 × 88 mm.
how-both = En las páginas de «dos caras» se alternan anversos y reversos: imprímelas de una vez, a doble cara, girando por el lado largo. Si tu impresora no puede, pega los reversos a los anversos.
how-one = Las demás páginas, por una sola cara.
how-cut = Recorta por las marcas del borde del papel y por las líneas continuas; dobla por las discontinuas.
pages = Páginas
side-one = una cara
side-both = dos caras
side-any = como quieras
rules = Reglas
front-page = Esta página
table = En la mesa
dice = Dados
figures = Figuras
tokens = Fichas
front = anverso
back = reverso
cards-plain = Componentes
made-with = Impreso con Stampede. Las reglas están contadas con nuestras palabras; los juegos son de sus autores.
seat-shape-1 = amarillo (círculo)
seat-shape-2 = azul (cuadrado)
seat-shape-3 = verde (triángulo)
seat-shape-4 = ciruela (rombo)
seat-shape-5 = rosa (cruz)
seat-shape-6 = celeste (estrella)
how-paper = Para todo menos las reglas, lo mejor es papel grueso (160–250 g/m²).
how-all-one = Imprime por una sola cara.
hint-standee = recorta por las líneas continuas, dobla por la mitad y los pies hacia fuera
hint-chip = recorta por las líneas
hint-die = recorta por las líneas continuas, dobla por las discontinuas y pega las pestañas por dentro
group = { $kind }: { $names }
pieces = Piezas
