## Invitations and the waiting room

join-title-named = { $name } invites you to { $game }
join-picture = The cover of { $game }
table-ready = Ready to start
wait-ready = Press Start when you’re ready.
wait-ready-onlooker = All seats are taken, but you can stay and watch.
wait-chat = Talk while you wait

## Reactions

reactions = Quick reactions
reaction-ole = ¡Olé!
reaction-bravo = Well played!
reaction-ouch = Ouch!
reaction-run = Run!
reaction-sorry = Sorry!
reaction-wait = One moment!
reaction-said = { $name }: { $reaction }

## Being told of one’s turn

notify-title = Your turn
notify-body = { $game }: the others are waiting for you.

## The result as a picture

share-title = Show your friends
share-text = A picture with the places, to send or to keep.
share-preview = The places as a picture
share-share = Share
share-save = Save
share-message = How our race ended: { $headline }
