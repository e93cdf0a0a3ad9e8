list-and = { $rest } y { $last }
seat-number = el sitio { $number }
reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.
reason-not-this-step = Se puede, pero este paso trata de otra cosa.

## Lo que prueba una partida guardada

proof-moves = Las { $moves } jugadas son legales y llevan al resultado guardado.
proof-moves-so-far = Las { $moves } jugadas son legales; la partida no ha terminado.
proof-chance = El reparto y los { $draws } robos y tiradas posteriores salen de la clave.
proof-known-deal = Es el reparto de una partida anterior, que aquí alguien ya había jugado.
proof-given-key = La clave venía dada, como semilla, para el reto del día o para repetir un reparto, así que nada prueba cómo se eligió.
proof-mixed-key = La clave combina el secreto de la mesa con lo que aportaron los jugadores ({ $people }): nadie la decidió por su cuenta.
proof-table-alone = Nadie añadió nada al secreto de la mesa: la mesa sola decidió la clave, pero antes de repartir o tirar nada.
proof-commitment = La mesa se comprometió con su secreto mediante { $commitment }.
proof-compare = Compara esa línea con la que mostró tu pantalla antes de la partida; este archivo no puede hacerlo por ti.

## Lo que pasa en la mesa

event-guest-bot = { $seat-me ->
    [yes] Eres un bot invitado: todos saben que por ti juega un programa.
   *[no] { $seat } es un bot invitado: ahí juega un programa.
}
event-known-deal = Es el mismo reparto: alguien ya lo conoce.
event-stand-in-came = { $why ->
    [clock] { $seat-me ->
        [yes] Se te ha acabado el tiempo: un bot juega por ti hasta que hagas algo.
       *[no] A { $seat } se le ha acabado el tiempo: juega un bot hasta que vuelva.
    }
   *[away] { $seat-me ->
        [yes] Te habías ido: un bot juega por ti hasta que hagas algo.
       *[no] { $seat } no está: juega un bot hasta que vuelva.
    }
}
event-stand-in-left = { $seat-me ->
    [yes] Has vuelto: vuelves a jugar tú.
   *[no] { $seat } ha vuelto. El bot le devuelve su sitio.
}
event-resigned = { $seat-me ->
    [yes] Abandonas. Un bot sigue jugando por ti.
   *[no] { $seat } abandona. Un bot sigue jugando.
}
event-bot-came = Un bot se queda con el sitio de { $seat }.
event-paused = { $seat-me ->
    [yes] Pones la mesa en pausa.
   *[no] { $seat } pone la mesa en pausa.
}
event-resumed = { $why ->
    [lapsed] Se acabó la pausa: ha durado lo que puede durar una jugada.
   *[asked] { $seat-me ->
        [yes] Reanudas la partida.
       *[no] { $seat } reanuda la partida.
    }
}
event-renamed = { $seat-me ->
    [yes] Ahora te llamas { $seat }.
   *[no] { $before } ahora se llama { $seat }.
}

## El recuento de cartas

list-or = { $rest } o { $last }
counter-title = Recuento de cartas
counter-left = { $left } de { $total } sin ver
counter-left-none = todas vistas ({ $total })
counter-card = Carta
counter-unseen = Sin ver
counter-where = Dónde
counter-of = { $left } de { $total }
counter-amount = { $count } { $place }
counter-none = No hay ninguna carta así. Escribe el nombre de una carta, o parte de él.
back-card = Cartas
place-pile = en el mazo
place-deck = en el mazo
place-discards = en los descartes
place-hand = { $seat-me ->
    [yes] en tu mano
   *[no] en la mano de { $seat }
}
place-seen-hand = { $seat-me ->
    [yes] en tu mano
   *[no] en la mano de { $seat }
}
place-known-hand = { $seat-me ->
    [yes] en tu mano
   *[no] en la mano de { $seat }
}

## Lo que dice un enlace antes de abrirlo

link-text = Cinco juegos de carreras y toros: contra bots o con amigos por un enlace.
link-invitation = { $name } te invita a { $game }
link-invitation-text = { $free ->
    [one] Queda un sitio libre. No hace falta cuenta.
   *[other] Quedan { $free } sitios libres. No hace falta cuenta.
}
link-table = { $game } con { $name }
