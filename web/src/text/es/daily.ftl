## Resultados, según lo que cuenta cada juego

score-of-any = puntuación: { $score }
score-of-bulls = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
score-of-raging = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
score-of-street = { $score } km
score-of-primes = último peón en el { $score }
score-of-encierro = { $score ->
    [0] fuera del encierro
   *[other] tramo { $score } del recorrido
}

## La partida del día

daily-title = La partida del { $weekday }
daily-lead = Las mismas cartas y dados para todos, contra los mismos bots. Cuenta un solo intento; hay partidas nuevas a las ocho de la mañana{ $here ->
    [yes] .
   *[no] {" "}en Pamplona, las { $time } donde estás.
}
daily-rank = { $rank } de { $players }
daily-result = { $place } en la mesa, { $score }, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
daily-result-alone = { $score }, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
daily-new = Sin intentar
daily-against = { $bots ->
    [0] En solitario. Cuenta un intento.
    [one] Contra un bot. Cuenta un intento.
    [3] Contra tres bots. Cuenta un intento.
   *[other] Contra { $bots } bots. Cuenta un intento.
}
daily-begun = Empezada
daily-begun-note = Tu intento te espera.
daily-void = No cuenta
daily-void-note = Abandonaste, alguien jugó por ti o se acabó el tiempo.
daily-try = Juega tu intento
daily-try-short = Jugar
daily-go-on = Continuar
daily-see-ranks = Ver la clasificación
daily-see-ranks-short = Puestos
daily-ranks = { $game }, hoy
daily-compared = tu puesto en la mesa; luego, la marca; luego, menos jugadas
daily-compared-alone = la marca; luego, menos jugadas
daily-what = Resultado
daily-nobody = Todavía no la ha terminado nadie.
daily-look = Ver la partida de { $name }
daily-medals = Tus medallas
daily-medal-gold = oro
daily-medal-silver = plata
daily-medal-bronze = bronce
daily-medal-now-gold = oro, tal como va
daily-medal-now-silver = plata, tal como va
daily-medal-now-bronze = bronce, tal como va
daily-medals-how = Oro para la mejor décima parte del día, plata para el mejor cuarto y bronce para la mejor mitad. Se reparten cuando acaba el día.
daily-after = Después de tu intento
daily-after-text = Puedes volver a jugar la misma partida cuantas veces quieras y ver las de los demás. Solo cuenta el primer intento.
daily-send = Enviar las partidas de hoy
daily-send-text = Las partidas de hoy son iguales para todos. ¿Me ganas?
daily-streak = { $days ->
    [0] Un pañuelo cada día
    [one] El primer día de muchos
   *[other] { $days } días seguidos
}
daily-played = jugado
daily-missed = sin jugar
daily-start-title = Este es tu único intento. ¿Empezamos?
daily-start-text = { $game }: puedes irte y volver. Cuenta si terminas antes de las { $time }.
daily-start = Empezar
daily-not-now = Ahora no
daily-name-note = Sale en la clasificación.
daily-home-title = La partida del { $weekday }: todos juegan la misma
daily-home-new = { $games ->
    [one] Un juego, un intento.
    [5] Cinco juegos, un intento en cada uno.
   *[other] { $games } juegos, un intento en cada uno.
}
daily-home-tried = { $games ->
    [one] Hoy has intentado uno.
   *[other] Hoy has intentado { $games }.
}
daily-home-look = Ver las partidas de hoy
daily-home-open = Ver
daily-home-days = { $days ->
    [one] { $days } día
   *[other] { $days } días
}
share-failed = No se ha podido compartir.
result-daily = Ver la clasificación de hoy
