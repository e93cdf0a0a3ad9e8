game-title = Corre el encierro
game-line = Run from Santo Domingo to the bullring, dodge bulls and falls, and keep your clothes on.
game-time = 25 min
game-kind = cards and reactions

## What a seat is asked

decision-play = Play cards, discard, or draw
decision-discard = Discard more cards, or draw
decision-draw = Draw another card, or stop
decision-bull = A bull hits you: repel it, send it on, or lose an object
decision-fall = You are falling: repel it, or lose an object
decision-attacked = You are attacked: cancel it, or lose an object
decision-answer = You are attacked: cancel it, or let it happen
decision-rescue = The Cabestros are here: advance now, or be expelled

## With their articles

the-place = { $location-id ->
    [cuesta-de-santo-domingo] the Cuesta de Santo Domingo
    [plaza-del-ayuntamiento] the Plaza del Ayuntamiento
    [mercaderes] Mercaderes
    [estafeta] Estafeta
    [telefonica] Telefónica
    [callejon] the Callejón
   *[plaza-de-toros] the Plaza de Toros
}
to-the-place = to { the-place }
the-place-behind = { $back-id ->
    [cuesta-de-santo-domingo] the Cuesta de Santo Domingo
    [plaza-del-ayuntamiento] the Plaza del Ayuntamiento
    [mercaderes] Mercaderes
    [estafeta] Estafeta
    [telefonica] Telefónica
   *[callejon] the Callejón
}
the-object = the { $object }
the-special = the { $card }
the-thing = the { $arg1 }

## What it may do

action-advance = { $arg1 }: one step
action-sprint = { $arg1 } with { $arg2 }: two steps
action-swap = { $arg1 }: swap places with { $arg2-name }
action-attack = { $arg1 } against { $arg2-name }
action-barrier = { $arg1 } for { $arg2-name }: a turn is lost
action-lay = Lay { the-thing } beside your objects
action-recover = Objetos perdidos: get back { the-thing }
action-discard = Discard { $arg1 }
action-draw = Draw a card
action-stop = Stop drawing
action-shield = Repel it with { $arg1 }
action-send = { $arg1 }: send the bull to { $arg2-name }
action-use = Save yourself with { the-thing }
action-lose = Lose { the-thing }
action-back = Step back one location instead
action-cancel = { $arg1 }: cancel the attack
action-take = Let it happen
action-stay = Stay and be expelled

## What happened

event-dealt = { $seat-me ->
    [yes] You are dealt your hand.
   *[no] { $seat } is dealt a hand.
}
event-dealt-seen = { $seat-me ->
    [yes] You are dealt { $cards }.
   *[no] { $seat } is dealt { $cards }.
}
event-turn = { $seat-me ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
event-discarded = { $seat-me ->
    [yes] You discard { $card }.
   *[no] { $seat } discards { $card }.
}
event-advanced = { $seat-me ->
    [yes] You play { $cards } and run { to-the-place }.
   *[no] { $seat } plays { $cards } and runs { to-the-place }.
}
event-swapped = { $seat-me ->
    [yes] You swap places with { $target }: you are now at { the-place }.
   *[no] { $target-me ->
        [yes] { $seat } swaps places with you: you are back at { the-place-behind }.
       *[no] { $seat } swaps places with { $target } and is now at { the-place }.
    }
}
event-laid = { $seat-me ->
    [yes] You lay { the-special } beside your objects.
   *[no] { $seat } lays { the-special } beside their objects.
}
event-replaced = { $seat-me ->
    [yes] You lay { the-special } and discard { $old }.
   *[no] { $seat } lays { the-special } and discards { $old }.
}
event-recovered = { $seat-me ->
    [yes] You play Objetos perdidos and get back { the-object }.
   *[no] { $seat } plays Objetos perdidos and gets back { the-object }.
}
event-attacked = { $seat-me ->
    [yes] You play { $card } on { $victim }.
   *[no] { $victim-me ->
        [yes] { $seat } plays { $card } on you.
       *[no] { $seat } plays { $card } on { $victim }.
    }
}
event-cancelled = { $seat-me ->
    [yes] You cancel { $attack } with { $card }.
   *[no] { $seat } cancels { $attack } with { $card }.
}
event-barred = { $seat-me ->
    [yes] { $card } lies in front of you: you will lose your next turn.
   *[no] { $card } lies in front of { $seat }, who will lose a turn.
}
event-lost-card = { $seat-me ->
    [yes] You lose { $card } from your hand.
   *[no] { $seat } loses { $card } from their hand.
}
event-stole = { $seat-me ->
    [yes] You steal a card from { $victim }.
   *[no] { $seat } steals a card from { $victim }.
}
event-stole-seen = { $seat-me ->
    [yes] You steal { $card } from { $victim }.
   *[no] { $victim-me ->
        [yes] { $seat } steals { $card } from you.
       *[no] { $seat } steals { $card } from { $victim }.
    }
}
event-drew = { $seat-me ->
    [yes] You draw a card.
   *[no] { $seat } draws a card.
}
event-drew-seen = { $seat-me ->
    [yes] You draw { $card }.
   *[no] { $seat } draws { $card }.
}
event-stopped = { $seat-me ->
    [yes] You stop drawing.
   *[no] { $seat } stops drawing.
}
event-bull-shown = { $seat-me ->
    [yes] You draw a bull: { $card } charges through { the-place }!
   *[no] { $seat } draws a bull: { $card } charges through { the-place }!
}
event-fall-shown = { $seat-me ->
    [yes] You draw a fall: { $card }, at { the-place }!
   *[no] { $seat } draws a fall: { $card }, at { the-place }!
}
event-hit = { $seat-me ->
    [yes] { $card } hits you.
   *[no] { $card } hits { $seat }.
}
event-repelled = { $seat-me ->
    [yes] You repel { $eye } with { $card }.
   *[no] { $seat } repels { $eye } with { $card }.
}
event-saved = { $seat-me ->
    [yes] { $card } saves you from { $eye }.
   *[no] { $card } saves { $seat } from { $eye }.
}
event-sent = { $seat-me ->
    [yes] Toro volteado: you send { $eye } to { $target }.
   *[no] { $target-me ->
        [yes] Toro volteado: { $seat } sends { $eye } to you.
       *[no] Toro volteado: { $seat } sends { $eye } to { $target }.
    }
}
event-lost = { $seat-me ->
    [yes] You lose { the-object }.
   *[no] { $seat } loses { the-object }.
}
event-gave = { $seat-me ->
    [yes] You give up { the-special } instead of an object.
   *[no] { $seat } gives up { the-special } instead of an object.
}
event-stepped-back = { $seat-me ->
    [yes] You step back { to-the-place }.
   *[no] { $seat } steps back { to-the-place }.
}
event-fell = The pile has run out and the Cabestros come: { the-place } is closed.
event-stayed = { $seat-me ->
    [yes] You don’t get away.
   *[no] { $seat } doesn’t get away.
}
event-expelled = { $seat-me ->
    [yes] You are expelled from the run.
   *[no] { $seat } is expelled from the run.
}
event-shuffled = The discards become the new pile: { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-sat-out = { $seat-me ->
    [yes] You lose your turn behind the barrier.
   *[no] { $seat } loses a turn behind the barrier.
}
event-returned = { $seat-me ->
    [yes] You are back in the run.
   *[no] { $seat } is back in the run.
}
event-ended = { $reason ->
    [arrival] A runner reaches the bullring: the run is over.
    [last-runner] Only one runner is left: the run is over.
   *[all-expelled] Nobody is left: the run is over.
}

## Why something is not possible

reason-discarding-now = You have started discarding: nothing more can be played this turn.
reason-drawing-now = You are drawing: cards wait until your next turn, except to defend.
reason-leave-or-stay = Your location is being closed: advance, or stay.
reason-answer-first = Answer { $card } first.
reason-hit-first = { $card } hits you: settle that first.
reason-not-in-hand = You don’t have { $card }.
reason-advanced-already = You have already advanced this turn.
reason-not-lying-there = { $card } isn’t lying beside your objects.
reason-no-such-runner = There is no runner { $number }.
reason-not-yourself = Choose another runner, not yourself.
reason-is-expelled = That runner has been expelled.
reason-sits-out = That runner is sitting out behind the barrier.
reason-not-one-ahead = Intercambio takes a runner exactly one location ahead of you.
reason-not-lost = You have not lost { the-object }.
reason-barred-already = Desde la barrera already lies in front of that runner.
reason-empty-hand = That runner has no card in hand.
reason-out-of-reach = { $card } only reaches runners on your location and the next one.
reason-no-discard-while-drawing = You can’t discard while you are drawing.
reason-draw-first = You must draw at least one card.
reason-hand-full = Play or discard a card first: to draw, you can hold at most { $most } cards.
reason-shields-only-repel = { $card } can only repel what hits you.
reason-wrong-shield = { $card } doesn’t help against { $eye }.
reason-no-bull = Toro volteado is for a bull that hits you.
reason-nothing-hits = Nothing is hitting you that { $card } could save you from.
reason-wrong-special = { $card } doesn’t save you from { $eye }.
reason-nothing-to-lose = Nothing is costing you an object now.
reason-special-first = You must give up { the-special } first.
reason-several-objects = You can only step back when you have a single object left.
reason-cabestros-behind = The Cabestros are right behind you: you can’t step back.
reason-lost-already = You have already lost { the-object }.
reason-last-to-go = The { $object } is always the last to go.
reason-choose-the-loss = Choose what you lose.
reason-nothing-attacks = Nobody is attacking you.
reason-not-against-eyes = { $card } doesn’t stop bulls or falls.
reason-nothing-falls = Your location isn’t being closed.

## Where there is nothing to choose

only-bull = You have nothing against a bull.
only-fall = You have nothing against a fall.
only-attacked = You don’t have Otra vez será.
only-answer = You don’t have Otra vez será.
only-rescue = You have no card to get away with.

## How it ended

end-arrival = a runner reached the bullring
end-last-runner = only one runner was left
end-all-expelled = the last runners were expelled together
score-location = Location reached
score-objects = Objects kept
score-expelled = Order of expulsion

## Answers in advance

standing-repel-bulls = Repel bulls, or send them on, whenever I can
standing-repel-falls = Repel falls whenever I can
standing-keep-pair = Keep Santo Patrón and Ernest Hemingway for running
standing-keep-objects = Cancel attacks on my objects whenever I can
standing-cancel-attacks = Cancel all other attacks whenever I can
standing-take-attacks = Let all other attacks happen
standing-nothing-to-do = Let it happen when I can do nothing about it

## Advice

advice-arrive = Takes you { to-the-place }: you win.
advice-advance = Takes you { to-the-place }, { $left ->
    [one] one step
   *[other] { $left } steps
} from the goal.
advice-swap = You take { $victim }’s place at { the-place }, and { $victim } falls back to yours.
advice-barrier = { $victim }, at { the-place }, loses a turn.
advice-object = { $objects ->
    [one] { $victim }, at { the-place }, has only one object left to lose.
   *[other] Costs { $victim }, at { the-place }, one of { $objects } objects.
}
advice-card = Costs { $victim } { $cards ->
    [one] the only card in hand
   *[other] one of { $cards } cards in hand
}.
advice-steal = You get { $cards ->
    [one] the only card
   *[other] one of the { $cards } cards
} in { $victim }’s hand.
advice-lay = { $card-id ->
    [capote] It saves you from the next bull, and works from now on.
    [liquido] It saves you from the next fall, and works from now on.
   *[other] With them, an Avanzar tramo takes you a step further.
}
advice-recover = Then you have { $objects } objects again.
advice-part = { $least ->
    [yes] { $card } is the card you need least.
   *[no] It makes room for a new card.
}
advice-draw = { $risk ->
    [0] The next card can’t cost you an object: you can ward off whatever comes.
   *[other] { $risk } % chance the next card costs you an object.
}
advice-stop = { $risk ->
    [0] The next card couldn’t cost you an object, but it might cost you a shield.
   *[other] { $risk } % chance the next card would cost you an object.
}
advice-repel = { $objects ->
    [one] Keeps your last object.
   *[other] Keeps all your { $objects } objects.
}
advice-send = The bull hits { $victim } instead.
advice-keep-place = Keeps your place at { the-place }.
advice-keep-turn = Saves your next turn.
advice-keep-cards = Only Otra vez será goes, not a card picked at random.
advice-back = You keep your last object and drop back { to-the-place }.
advice-bear-it = This loss costs you least.
advice-loss = You have to lose something.
advice-take = Otra vez será is better kept for something worse.
advice-nothing-against-it = You have nothing against it.
advice-no-way-out = You have no card to get away with.
advice-stay = You would be expelled here.
advice-get-away = Whoever stays here is expelled.

## Cards: their names, and what the names mean

card-ropa = Ropa básica
gloss-ropa = basic clothes, the last to go
card-panuelico = Pañuelico
gloss-panuelico = the red neckerchief
card-faja = Faja
gloss-faja = the red sash
card-boina = Boina
gloss-boina = the beret
card-periodico = Periódico enroscado
gloss-periodico = the rolled-up newspaper
card-chulin = Chulín
gloss-chulin = a bull, the cocky one
card-tornasol = Tornasol
gloss-tornasol = a bull, the iridescent one
card-manchado = Manchado
gloss-manchado = a bull, the spotted one
card-perdigon = Perdigón
gloss-perdigon = a bull, called Pellet
card-bravucon = Bravucón
gloss-bravucon = a bull, the bully
card-huron = Hurón
gloss-huron = a bull, called Ferret
card-selfie = Selfie
gloss-selfie = a fall while taking a picture
card-pintxos = Entre Pintxos
gloss-pintxos = a fall between snacks
card-pobre = Pobre de ti
gloss-pobre = a fall to the song that ends the feast
card-recorte = Recorte
gloss-recorte = body dodge: repels a bull
card-ole = Olé maestro
gloss-ole = well done, maestro: repels a bull
card-patron = Santo Patrón
gloss-patron = the patron saint: repels a bull; with Ernest Hemingway, two steps
card-acurrucado = Acurrucado
gloss-acurrucado = curled up on the ground: repels a bull
card-gigantes = El baile de los gigantes
gloss-gigantes = the dance of the giants: repels a fall
card-zaldiko = Zaldiko
gloss-zaldiko = the hobby horse: repels a fall
card-desayuno = Desayuno de campeones
gloss-desayuno = breakfast of champions: repels a fall
card-hemingway = Ernest Hemingway
gloss-hemingway = the writer who made the run famous: repels a fall; with Santo Patrón, two steps
card-txiki = Encierro Txiki
gloss-txiki = the children’s bull run: repels a fall
card-volteado = Toro volteado
gloss-volteado = turn the bull: it goes to another runner
card-gloria = Tu minuto de gloria
gloss-gloria = your minute of glory: a runner here or one ahead loses an object
card-miron = Por mirón
gloss-miron = for gawking: a runner here or one ahead loses an object
card-veterano = Consejo de veterano
gloss-veterano = a veteran’s advice: a runner here or one ahead loses an object
card-kilikis = Kilikis
gloss-kilikis = the big-heads with their clubs: a runner anywhere loses an object
card-linea = Línea roja
gloss-linea = red line: a runner anywhere loses a card
card-chupete = Chupete
gloss-chupete = a baby’s dummy: a runner anywhere loses a card
card-garrotazo = Garrotazo
gloss-garrotazo = a blow with the stick: a runner anywhere loses a card
card-pillo = El Pillo
gloss-pillo = the rascal: steal a card from a runner anywhere
card-barrera = Desde la barrera
gloss-barrera = watch from the fence: a runner anywhere loses a turn
card-otra = Otra vez será
gloss-otra = better luck next time: cancels an attack on you
card-avanzar = Avanzar tramo
gloss-avanzar = run a stretch: one step
card-carrera = La carrera de tu vida
gloss-carrera = the run of your life: with Avanzar tramo, one step more
card-intercambio = Intercambio
gloss-intercambio = swap: change places with a runner one ahead
card-perdidos = Objetos perdidos
gloss-perdidos = lost property: get an object back
card-capote = Capote
gloss-capote = the cape: saves you from a bull
card-liquido = Líquido de agarre
gloss-liquido = grip liquid: saves you from a fall
card-zapatillas = Zapatillas
gloss-zapatillas = running shoes: with Avanzar tramo, one step more
card-cuesta-de-santo-domingo = Cuesta de Santo Domingo
card-plaza-del-ayuntamiento = Plaza del Ayuntamiento
card-mercaderes = Mercaderes
card-estafeta = Estafeta
card-telefonica = Telefónica
card-callejon = Callejón
card-plaza-de-toros = Plaza de Toros
card-chupinazo = Chupinazo
card-cabestros = Cabestros

## Fields of the view, for the text table

view-players = Runners
view-location = Location
view-location-1 = 1, { card-cuesta-de-santo-domingo }
view-location-2 = 2, { card-plaza-del-ayuntamiento }
view-location-3 = 3, { card-mercaderes }
view-location-4 = 4, { card-estafeta }
view-location-5 = 5, { card-telefonica }
view-location-6 = 6, { card-callejon }
view-location-7 = 7, { card-plaza-de-toros }
view-objects = Objects
view-lost = Lost objects
view-special = Special object
view-cards = Cards in hand
view-hand = The hand
view-known = Cards you know of in it
view-declined = –
view-barred = Desde la barrera
view-barred-pending = misses the next turn
view-barred-out = sits out
view-expelled = Standing
view-expelled-0 = still running
view-expelled-1 = first to be expelled
view-expelled-2 = second to be expelled
view-expelled-3 = third to be expelled
view-expelled-4 = fourth to be expelled
view-expelled-5 = fifth to be expelled
view-hit = Hit by the shown card
view-hit-waits = is asked later
view-hit-now = is asked now
view-hit-repelled = repelled it
view-hit-sent = sent it on
view-hit-lost = lost an object
view-hit-back = stepped back
view-course = The course
view-fallen = Closed locations
view-turn = Whose turn it is
view-phase = Phase of the turn
view-phase-play = playing cards
view-phase-discard = discarding
view-phase-draw = drawing
view-phase-done = a loss has ended the draw
view-asked = Who is asked
view-decision = Now must
view-decision-play = play, discard or draw
view-decision-discard = discard or draw
view-decision-draw = draw or stop
view-decision-bull = answer a bull
view-decision-fall = answer a fall
view-decision-attacked = answer an attack that costs an object
view-decision-answer = answer an attack
view-decision-rescue = advance or be expelled
view-advanced = Has advanced this turn
view-eye = Eye card being settled
view-queue = Whom it hits, in order
view-sent_by = Who sent the bull on
view-sent_by--1 = –
view-attack = Attack to be answered
view-attacker = Who attacks
view-attacker--1 = –
view-falling = A location is being closed
view-stayed = Who chose to stay
view-pile = Cards in the pile
view-bulls = Bulls in the pile
view-falls = Falls in the pile
view-discards = Discards
view-top = Latest discard
view-memory = –
view-chances = –
view-ending = How it ended
view-ending-arrival = a runner reached the bullring
view-ending-last-runner = only one runner was left
view-ending-all-expelled = the last runners were expelled together

## How to play, by real positions

lesson-race = Seven locations lead to the bullring; whoever gets there first wins at once. Figures wear what their runners still have: Ana has lost the Boina, Carla the Faja. You have everything, but you’re last. Avanzar tramo: one step a turn.
lesson-turn = On your turn play cards, then discard any you like, then draw up to five. Avanzar tramo with La carrera de tu vida makes two steps; so would Zapatillas laid beside your objects. Chupete costs any runner a card.
lesson-eye = Cards with an eye strike when drawn, and hit everyone on the drawer’s location in turn. Beñat drew Manchado and lost the Boina. Now it hits you: repel it with Santo Patrón, or lose an object.
lesson-send = Tornasol hits only you, far ahead. Acurrucado repels it; Toro volteado sends it to any runner, who may send it on, even back to you. As long as you have lost nothing, you may go on drawing.
lesson-lose = Selfie makes everyone at the Ayuntamiento fall, and you have no shield. Choose what to lose: Boina or Pañuelico, or give up the Capote instead. Ropa básica always goes last; without it you’re expelled.
lesson-attack = You can be attacked out of turn: Beñat plays Kilikis on you, which costs you an object. Otra vez será cancels it. You’re asked whether you hold it or not, so nobody can read your hand from the pause.
lesson-cabestros = When the pile runs out, the Cabestros close the last location behind you. Diego stays and will be expelled. You can get away with Avanzar tramo or Intercambio: then Ana or Carla is in danger. The discards become the pile.
lesson-arrive = Two steps to go: Avanzar tramo with La carrera de tu vida takes you to the bullring, and you win at once, however little you still wear. Otherwise the last runner left wins.

## The card counter

back-eye-card = Cards to be shown when drawn
place-known-pile = in the pile
place-stage = being played
place-table = on the table
place-special = { $seat-me ->
    [yes] in front of you
   *[no] in front of { $seat }
}
place-barrier = { $seat-me ->
    [yes] in your barrier
   *[no] in { $seat }’s barrier
}

## The tutorial, and the first table

game-pick = Cards fly, bulls charge: be the first into the bullring.
first-goal = Be the first into the bullring, with clothes on your back.
first-first = Play cards if you like; then draw at least one.
tutorial-advance = Play **Avanzar tramo** to run one location ahead.
tutorial-advance-why = The first runner to reach the bullring wins.
tutorial-advance-done = One location closer to the bullring.
tutorial-combine = The same hand again: add **La carrera de tu vida**.
tutorial-combine-why = Together they are two steps. You advance only once a turn.
tutorial-combine-done = Two locations at once.
tutorial-capote = Lay the **Capote** beside your objects.
tutorial-capote-why = It saves you from one bull.
tutorial-capote-done = There it lies, ready for a bull.
tutorial-draw = Now **draw** a card.
tutorial-draw-why = You draw at least one every turn, and bulls hide in the pile.
tutorial-draw-done = A bull! Cards with an eye strike at once.
tutorial-repel = Repel the bull with **Recorte**.
tutorial-repel-why = Shields and the Capote save what you wear.
tutorial-repel-done = It runs past, and you have lost nothing.
tutorial-loss = You fall, and no shield helps. **Choose** what to lose.
tutorial-loss-why = Ropa básica always goes last; without it you are expelled.
tutorial-loss-done = Gone, but you run on.
tutorial-cancel = El Pillo wants your card. Cancel him with **Otra vez será**.
tutorial-cancel-why = You can be attacked when it isn’t your turn.
tutorial-cancel-done = Nothing happens: your hand stays yours.
tutorial-cabestros = The Cabestros are here: **advance** or be expelled!
tutorial-cabestros-why = When the pile runs out, they close the rearmost location still open.
tutorial-cabestros-done = You got away.
tutorial-learned-1 = Advance once a turn; two cards together take you further.
tutorial-learned-2 = Draw with a shield in hand: bulls and falls strike at once.
tutorial-learned-3 = Keep ahead of the Cabestros.
tutorial-end = That was Corre el encierro. The street will teach you the rest.

## On paper: what the cards do

print-bulls = An eye card: show it as soon as you draw it. It hits every runner on your location: repel it with a shield against bulls or a Capote, or lose an object.
print-falls = An eye card: show it as soon as you draw it. It hits every runner on your location: repel it with a shield against falls or Líquido de agarre, or lose an object.
print-bull_shields = Repels a bull that hits you.
print-fall_shields = Repels a fall that hits you.
print-patron = Repels a bull that hits you. Or, with Ernest Hemingway: advance two steps.
print-hemingway = Repels a fall that hits you. Or, with Santo Patrón: advance two steps.
print-turning = When a bull hits you: send it to any other runner, wherever they are.
print-lose_near = In your turn: a runner on your location or the next one loses an object.
print-lose_anyone = In your turn: any runner loses an object.
print-lose_card = In your turn: any runner loses a random card of the hand.
print-steal = In your turn: take a random card from any runner’s hand.
print-barrier = In your turn: lay it before a runner. Their next turn is lost, and until the one after it they can do nothing and no eye card hits them.
print-cancel = Cancels an attack on you, even out of turn. It does nothing against bulls and falls.
print-advance = Advance one step. You advance at most once a turn.
print-boost = With Avanzar tramo: one step more.
print-swap = As your advance: swap places with a runner exactly one location ahead.
print-recover = Brings back one of your lost objects, but not a special one.
print-cape = A special object: lay it beside your objects. It saves you once from a bull.
print-grip = A special object: lay it beside your objects. It saves you once from a fall.
print-shoes = A special object: lay it beside your objects. Once, it adds a step to an Avanzar tramo.
print-object = One of your five objects.
print-ropa = One of your five objects: it always goes last. Without objects you are expelled.
print-chupinazo = Everybody draws one. Whoever draws the coloured one begins.
print-cabestros = Lies face up under the pile. When only this card is left, turn the first open location face down: whoever stands there must advance at once or is expelled. Then shuffle the discards into a new pile.
print-set-cards = Cards
print-set-locations = Locations
piece-pawn = runner
print-note = Lay the seven locations in a row, the Cuesta de Santo Domingo first. Fold the runners in the middle and fold their feet outwards. One chupinazo is coloured, the others are grey: take as many as you are, the coloured one among them, and draw.

## What a card does, in two or three words under its name

does-recorte = repels a bull
does-ole = repels a bull
does-patron = repels a bull
does-acurrucado = repels a bull
does-gigantes = repels a fall
does-zaldiko = repels a fall
does-desayuno = repels a fall
does-hemingway = repels a fall
does-txiki = repels a fall
does-volteado = passes a bull on
does-gloria = takes an object
does-miron = takes an object
does-veterano = takes an object
does-kilikis = takes an object
does-linea = takes a card
does-chupete = takes a card
does-garrotazo = takes a card
does-pillo = steals a card
does-barrera = takes a turn
does-otra = cancels an attack
does-avanzar = one step
does-carrera = +1 step
does-intercambio = swap one ahead
does-perdidos = object back
does-capote = saves from a bull
does-liquido = saves from a fall
does-zapatillas = +1 step
