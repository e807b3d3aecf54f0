### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## service/tables/calls.py

a-call-is-for-one-of-known = Se llama a un juez por una de estas razones: { $known }.
you-have-called-a-judge-already = Ya has llamado a un juez. Espera a que llegue.
nothing-is-being-checked-now = Ahora no se comprueba nada, así que no se puede preguntar por una Solución.
the-judge-is-here = El juez está aquí. Dile que ya está arreglado.
a-judge-was-called-very-often-here = Aquí se ha llamado a un juez muchas veces. Levanta la mano, y uno se queda.
another-judge-is-going-there = Otro juez va hacia allí.
there-is-no-such-call = No hay tal llamada, o ya está arreglada.
there-is-no-such-seat-at-this-table = En esta mesa no hay tal asiento.

## service/tables/hosting.py

a-judge-has-been-called-play-goes-on-when-it-is-settled = Se ha llamado a un juez. El juego sigue cuando esté arreglado.

## service/tables/authority.py

only-the-host-or-a-director-lets-somebody-judge = Solo el anfitrión o un director deja juzgar a alguien.
only-those-who-play-at-this-table-call-a-judge = Solo quienes juegan en esta mesa llaman a un juez.
only-who-set-up-this-paper-table-or-a-director = Eso solo puede hacerlo quien preparó esta mesa de papel, o un director.
this-is-a-paper-table = Esta es una mesa de papel: se juega en la sala.

## service/tables/judge_codes.py

no-judge-has-that-code-now = Ninguna mesa pide ahora un juez con ese código. Pide uno nuevo.

## service/tables/ruling_bounds.py

two-judges-must-agree-to-a-point-without-a-warning = Dos jueces tienen que estar de acuerdo para un punto sin advertencia. Pregunta antes a un segundo juez.

## service/tables/table_settings.py

an-event-is-named-by-letters-and-numbers = Un torneo se nombra con 1 a 16 letras y números.

## service/desk/desk.py

there-is-no-such-table-on-your-desk = No llevas esa mesa como juez. Pide su código de juez.

## service/desk/rulings.py

there-is-no-such-situation = No hay tal situación en el buscador.
very-much-was-ruled-here-already = Aquí ya se ha decidido muchísimo. Escribe el resto en papel y díselo al director.
nobody-asks-that = Nadie pregunta eso.
a-second-judge-is-somebody-else = Un segundo juez es otra persona que el primero.
another-judge-has-answered-that = Otro juez ya ha respondido a eso.
a-second-judge-is-asked-about-known = Se pregunta a un segundo juez por una de estas cosas: { $known }.
there-is-no-such-ruling = No hay tal decisión en esta mesa.

## service/desk/paper_tables.py

you-do-not-judge-at-this-event = No juzgas en este torneo. Pide su código de juez.
a-section-is-a-letter-other-than-i = Un grupo es una letra que no sea la I.
there-is-no-such-appeal = No hay tal apelación.
this-appeal-is-decided = Esta apelación está decidida.
who-ruled-does-not-decide-the-appeal = Quien decidió no decide la apelación. Pregunta a alguien que no tomó parte.
an-appeal-is-open-here = Aquí hay una apelación abierta: la hoja espera hasta que se decida.
there-is-no-penalty-to-initial = Aquí no hay ninguna penalización que espere iniciales.

## service/desk/paper_penalties.py

there-is-no-such-cause = No hay tal causa de penalización.

## service/desk/solution_checks.py

there-is-no-such-check = No hay tal Solución bajo sello.
nothing-is-written-yet = Todavía no hay nada escrito. Copia lo que está rodeado.
a-solution-has-at-most-characters = Una Solución tiene aquí como mucho { $most } caracteres.
the-goal-is-not-tapped-in-yet = El Goal todavía no está puesto.
no-solution-of-that-player-lies-open = Ahora no hay ninguna Solución de ese jugador a la vista.

## service/desk/desk_lists.py

player-number = Jugador { $number }

## web/api/tables.py

only-a-director-makes-a-table-part-of-an-event = Solo un director hace que una mesa sea parte de un torneo.

## web/api/desk_sheets.py

that-question-has-no-such-answer = Esa pregunta no tiene tal respuesta.
two-different-players-pick-up-the-block = El bloque lo toman dos jugadores distintos.
