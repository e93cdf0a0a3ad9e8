game-title = Duelo de Faroles
game-line = Mantén tu farol encendido toda la noche y haz que brille más que ninguno.

card-spark = chispa
card-flame = llama
card-gust = ráfaga
card-shutter = postigo
card-mirror = espejo

option-mirrors = Jugar con espejos
option-lights = Luces al empezar

decision-lay = Coloca una carta boca abajo bajo tu farol.
decision-turn = Tu turno: sopla una ráfaga, cambia manos o espera.
decision-react = Una ráfaga sopla contra ti: cierra un postigo o aguántala.

action-lay = Colocar { $arg1 } boca abajo
action-gust = Soplar una ráfaga contra { $arg1 }
action-swap = Cambiar manos con { $arg1 }
action-wait = Esperar
action-shutter = Cerrar un postigo
action-take = Aguantar

event-drew =
    { $seat-me ->
        [yes] Robas
       *[no] { $seat } roba
    } { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
event-drew-seen =
    { $seat-me ->
        [yes] Robas
       *[no] { $seat } roba
    } { $count ->
        [0] cero cartas
       *[other] { $cards }
    }.
event-night =
    Cae la noche { $number }. { $seat-me ->
        [yes] Empiezas tú
       *[no] Empieza { $seat }
    }.
event-laid =
    { $seat-me ->
        [yes] Colocas
       *[no] { $seat } coloca
    } una carta boca abajo.
event-laid-seen =
    { $seat-me ->
        [yes] Colocas
       *[no] { $seat } coloca
    } una carta boca abajo: { $card }.
event-blew =
    { $seat-me ->
        [yes] Soplas
       *[no] { $seat } sopla
    } una ráfaga contra { $target-me ->
        [yes] ti
       *[no] { $target }
    }.
event-shut =
    { $seat-me ->
        [yes] Cierras
       *[no] { $seat } cierra
    } un postigo: la ráfaga se pierde.
event-dimmed =
    { $seat-me ->
        [yes] Pierdes una luz; te quedan
       *[no] { $seat } pierde una luz; le quedan
    } { $lights }.
event-out =
    { $seat-me ->
        [yes] Quedas fuera
       *[no] { $seat } queda fuera
    }. A la vista: { $cards }; bajo el farol: { $laid }.
event-swapped =
    { $seat-me ->
        [yes] Cambias tu
       *[no] { $seat } cambia su
    } mano con { $target-me ->
        [yes] la tuya
       *[no] la de { $target }
    }.
event-swapped-seen =
    { $seat-me ->
        [yes] Cambias tu
       *[no] { $seat } cambia su
    } mano con { $target-me ->
        [yes] la tuya
       *[no] la de { $target }
    }: da { $gave } por { $got }.
event-waited =
    { $seat-me ->
        [yes] Esperas
       *[no] { $seat } espera
    }.
event-shown =
    El alba muestra la carta bajo { $seat-me ->
        [yes] tu farol
       *[no] el farol de { $seat }
    }: { $card }.
event-would-glow = Al alba brillaría por { $points }.

reason-other-decision = Antes hay que decidir otra cosa.
reason-which-card = Di qué carta colocas.
reason-not-in-hand = No tienes esa carta: { $card }.
reason-no-target = Hace falta otro guardián con el farol encendido.

end-last-light = Solo un farol sigue encendido.
end-morning = El mazo no puede completar las manos: es de día.

score-glow = Brillo de la fila
score-lights = Luces que quedan
score-out = Fuera

standing-shutter-if-possible = Cerrar un postigo siempre que pueda
standing-take = Aguantar siempre

## Dónde están las cartas

place-shade = bajo { $seat-me ->
    [yes] tu farol
   *[no] el farol de { $seat }
}
place-row = en { $seat-me ->
    [yes] tu fila
   *[no] la fila de { $seat }
}
place-aside = en la caja

## El tutorial

tutorial-lay = Pon una carta **boca abajo** bajo tu farol.
tutorial-lay-why = Solo tú puedes mirarla.
tutorial-lay-done = Todos han puesto una.
tutorial-mirror = Intenta poner un **espejo**.
tutorial-mirror-why = No tienes ninguno, y se te dice.
tutorial-mirror-done = Así se explica un rechazo.
tutorial-dark = Mira tu **farol**.
tutorial-dark-why = Sin luces quedas fuera.
tutorial-dark-done = Que siga encendido.
tutorial-learned-1 = Al anochecer se pone una carta.
tutorial-learned-2 = Los rechazos dicen por qué.
tutorial-learned-3 = Que tu farol siga encendido.
tutorial-end = Esto era el duelo de faroles.
