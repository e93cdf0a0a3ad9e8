app-name = Stampede
list-and = { $rest } y { $last }
nowhere-title = Aquí no hay nada.
nowhere-home = Volver a los juegos
close = Cerrar
