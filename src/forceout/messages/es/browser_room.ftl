### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The room before the match in Spanish.
room_title = { $game }, antes de empezar
room_sit = Sentarme aquí
room_stand = Levantarme
room_remove = Quitar
room_free = Liberar el asiento
room_kept-for = Guardado para { $name }
room_invite = Invitar a un amigo
room_invite_what = Un código abre un asiento en esta mesa.
room_new-code = Mostrar el código
room_start = Empezar el partido
room_not-full = Primero llena todos los asientos: con amigos o con bots.
room_deal-told = a quien reparte se le dice cuántas cartas tocan
room_wait = El anfitrión empieza el partido cuando todos estén sentados.
room_watchable = Otros pueden mirar
room_not-watchable = Nadie puede mirar
room_nickname = ¿Cómo te llamamos?
room_nickname_what = Apodo
clock_official = relojes oficiales
clock_relaxed = relojes tranquilos
clock_off = sin relojes
