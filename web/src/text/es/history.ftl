history-title = Tus carreras
history-lead = { $games ->
    [one] Una partida, guardada solo en este dispositivo.
   *[other] { $games } partidas, guardadas solo en este dispositivo.
}
history-none = Aún no hay carreras. La calle es tuya.
history-none-here = Aún no tienes carreras así.
history-played = { $count ->
    [one] jugada
   *[other] jugadas
}
history-won = { $count ->
    [one] ganada
   *[other] ganadas
}
history-row = { $count ->
    [one] día seguido
   *[other] días seguidos
}
history-filter = Qué partidas
history-all = Todas
history-filter-won = Ganadas
history-friends = Con amigos
history-daily = Partidas del día
history-with = con { $names }
history-with-bots = { $bots ->
    [one] con un bot
   *[other] con { $bots } bots
}
history-with-both = con { $names } y { $bots ->
    [one] un bot
   *[other] { $bots } bots
}
history-alone = en solitario
history-of-the-day = partida del día
history-when = { $what }, { $when }
history-first = ganada
history-place = { $place } de { $players }
history-open = Resultado y repetición
history-older = Mostrar { $count } más antiguas
history-save = Guardar en un archivo
history-load = Añadir desde un archivo
history-added = { $count ->
    [0] No hay nada nuevo en ese archivo.
    [one] Se ha añadido una partida.
   *[other] Se han añadido { $count } partidas.
}
history-not-ours = Ese archivo no es un historial guardado aquí. Elige uno llamado stampede-history.json.
