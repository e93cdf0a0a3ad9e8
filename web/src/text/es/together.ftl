## Invitaciones y sala de espera

join-title-named = { $name } te invita a { $game }
join-picture = La portada de { $game }
table-ready = Listos para empezar
wait-ready = Pulsa Empezar cuando estéis listos.
wait-ready-onlooker = Todos los sitios están ocupados, pero puedes quedarte a mirar.
wait-chat = Charlad mientras esperáis

## Reacciones

reactions = Reacciones rápidas
reaction-ole = ¡Olé!
reaction-bravo = ¡Bien jugado!
reaction-ouch = ¡Ay!
reaction-run = ¡Corre!
reaction-sorry = ¡Perdón!
reaction-wait = ¡Un momento!
reaction-said = { $name }: { $reaction }

## Saber que te toca

notify-title = Te toca
notify-body = { $game }: los demás te esperan.

## El resultado en una imagen

share-title = Enséñaselo a tus amigos
share-text = Una imagen con los puestos, para enviar o guardar.
share-preview = Los puestos en una imagen
share-share = Compartir
share-save = Guardar
share-message = Así ha acabado nuestra carrera: { $headline }
