### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Company at a table in Spanish: its code, a rematch, phrases, hints, the pace of bots.

## the code of a table

code_of-table = El código de la mesa
code_link = Enlace
code_copy = Copiar el enlace
code_copied = El enlace está copiado.
code_not-copied = No se pudo copiar el enlace. Selecciónalo y cópialo a mano.
code_picture = Una imagen para escanear con un teléfono: abre el enlace a esta mesa.
code_stays = El código sigue igual, se muestre las veces que se muestre.
code_other = Otro código…
code_other_ends = Otro código acaba con este: quien tenga { $code } y todavía no esté sentado aquí ya no puede entrar con él. Nadie que esté sentado tiene que irse.
code_other_yes = Acabar con { $code } y hacer otro
code_other_no = Conservar este código
code_ended = { $code } ya no vale. Este es el código nuevo.

## a rematch

rematch_ask = Revancha
rematch_asked = { $name } pide la revancha. Tu asiento está guardado.
rematch_asked_somebody = Se pide la revancha. Tu asiento está guardado.
rematch_asked_yourself = Has pedido la revancha.
rematch_yes = Sentarme otra vez
rematch_no = No, gracias
rematch_declined = Has dicho que no. Los demás pueden jugar sin ti.
rematch_go = A la mesa nueva
rematch_watch = Mirar la revancha

## phrases, hints and the pace of bots

phrase_say = Decir algo
phrase_said = { $name }: { $phrase }
phrase_hello = ¡Hola!
phrase_good-game = ¡Buen partido!
phrase_well-played = ¡Bien jugado!
phrase_one-moment = Un momento, por favor.
phrase_im-back = Ya volví.
phrase_thank-you = ¡Gracias!
phrase_good-luck = ¡Suerte!
phrase_my-mistake = Fallo mío.
phrase_allowed = Las frases están activas
phrase_not-allowed = Las frases están apagadas
hint_title = Una pista
hint_ask = ¿Qué podría hacer?
hint_looking = Pensando…
hint_more = Enséñame la Solución
hint_solution = Una Solución: { $solution }
hint_old = La mesa ha seguido desde entonces.
hint_marked = Con pistas: los otros jugadores son bots aprendices, y puedes preguntar.
pace_label = Qué rápido juegan los bots
pace_human = Como personas
pace_quick = Deprisa
