game-title = Lantern Duel
game-line = Keep your lantern burning through the night, and let it glow the brightest.

card-spark = spark
card-flame = flame
card-gust = gust
card-shutter = shutter
card-mirror = mirror

option-mirrors = Play with mirrors
option-lights = Lights at the beginning

decision-lay = Lay a card face down under your lantern.
decision-turn = Your turn: blow a gust, swap hands, or wait.
decision-react = A gust blows at you: close a shutter, or take it.

action-lay = Lay { $arg1 } face down
action-gust = Blow a gust at keeper { $arg1 }
action-swap = Swap hands with keeper { $arg1 }
action-wait = Wait
action-shutter = Close a shutter
action-take = Take it

event-drew =
    { $seat-me ->
        [yes] You draw
       *[no] { $seat } draws
    } { $count ->
        [one] one card
       *[other] { $count } cards
    }.
event-drew-seen =
    { $seat-me ->
        [yes] You draw
       *[no] { $seat } draws
    } { $count ->
        [0] no cards
       *[other] { $cards }
    }.
event-night =
    Night { $number } falls. { $seat-me ->
        [yes] You lead
       *[no] { $seat } leads
    }.
event-laid =
    { $seat-me ->
        [yes] You lay
       *[no] { $seat } lays
    } a card face down.
event-laid-seen =
    { $seat-me ->
        [yes] You lay
       *[no] { $seat } lays
    } a card face down: { $card }.
event-blew =
    { $seat-me ->
        [yes] You blow
       *[no] { $seat } blows
    } a gust at { $target-me ->
        [yes] you
       *[no] { $target }
    }.
event-shut =
    { $seat-me ->
        [yes] You close
       *[no] { $seat } closes
    } a shutter: the gust is gone.
event-dimmed =
    { $seat-me ->
        [yes] You lose a light and have
       *[no] { $seat } loses a light and has
    } { $lights } left.
event-out =
    { $seat-me ->
        [yes] You are
       *[no] { $seat } is
    } out. Laid open: { $cards }; from under the lantern: { $laid }.
event-swapped =
    { $seat-me ->
        [yes] You swap
       *[no] { $seat } swaps
    } hands with { $target-me ->
        [yes] you
       *[no] { $target }
    }.
event-swapped-seen =
    { $seat-me ->
        [yes] You swap
       *[no] { $seat } swaps
    } hands with { $target-me ->
        [yes] you
       *[no] { $target }
    }: gives { $gave } for { $got }.
event-waited =
    { $seat-me ->
        [yes] You wait
       *[no] { $seat } waits
    }.
event-shown =
    Dawn shows the card under { $seat-me ->
        [yes] your lantern
       *[no] the lantern of { $seat }
    }: { $card }.
event-would-glow = At dawn it would glow for { $points }.

reason-other-decision = Something else has to be decided first.
reason-which-card = Say which card you lay.
reason-not-in-hand = You do not hold that card: { $card }.
reason-no-target = It takes another keeper whose lantern burns.

end-last-light = Only one lantern still burns.
end-morning = The pile cannot fill all hands: it is morning.

score-glow = Glow of the row
score-lights = Lights left
score-out = Out

standing-shutter-if-possible = Close a shutter whenever I can
standing-take = Always take it

## Where cards are

place-shade = under { $seat-me ->
    [yes] your lantern
   *[no] { $seat }’s lantern
}
place-row = in { $seat-me ->
    [yes] your row
   *[no] { $seat }’s row
}
place-aside = in the box

## The tutorial

tutorial-lay = Lay a card **face down** under your lantern.
tutorial-lay-why = Only you may look at it.
tutorial-lay-done = Everybody has laid one.
tutorial-mirror = Try to lay a **mirror**.
tutorial-mirror-why = You don’t hold one, and are told so.
tutorial-mirror-done = That is how refusals look.
tutorial-dark = Look at your **lantern**.
tutorial-dark-why = Without lights you are out.
tutorial-dark-done = Keep it burning.
tutorial-learned-1 = Lay a card at nightfall.
tutorial-learned-2 = Refusals say why.
tutorial-learned-3 = Keep your lantern burning.
tutorial-end = That was Lantern Duel.
