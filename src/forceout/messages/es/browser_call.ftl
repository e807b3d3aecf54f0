### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Calling a judge from the table, in Spanish.

call_what = ¿De qué se trata?
call_stops = Tu arena se para mientras esperas, y la mesa queda tapada hasta que llegue el juez. Eso pasa una vez por tirada.
call_stops-not = La arena sigue mientras esperas. Solo se para con tu primera llamada de la tirada.
call_nobody = Nadie juzga esta mesa todavía. Tu llamada va al director, y la arena sigue.
call_already = Has llamado a un juez. Espera, o di que ya está arreglado.
call_you-called = Has llamado a un juez.
call_called = { $name } ha llamado a un juez.
call_coming = { $name } está en camino.
call_here = { $name } está aquí.
call_covered = El juego espera, y la arena también.
call_sand-waits = La arena espera hasta que se arregle.
call_plays-on = Mientras tanto, el juego sigue.
call_withdraw = Ya está arreglado
call-why_not-allowed = Algo no estaba permitido
call-why_rule = Una pregunta sobre una regla
call-why_equals-goal = ¿Es la Solución igual al Goal?
call-why_solution = No nos ponemos de acuerdo sobre una Solución
call-why_time = Se acabó el tiempo
call-why_scoresheet = Un número de la hoja de puntos
call-why_equipment = Un cubo, una carta o el bloque
call-why_behaviour = La conducta de alguien
call-note_not-allowed = Di exactamente qué. Una acusación equivocada no cuesta nada.
call-note_rule = El juez explica la regla, no la jugada.
call-note_equals-goal = Al comprobar. Pone fin a todas las objeciones.
call-note_solution = El juez los escucha a los dos, y después solo lo que se preguntó.
call-note_time = Alguien no terminó a tiempo.
call-note_scoresheet = Antes de que nadie firme.
call-note_equipment = Falta algo, o está mal puesto.
call-note_behaviour = Esto solo lo lee el juez, no la mesa.
