### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Calling a judge from the table, in French.

call_what = De quoi s’agit-il ?
call_stops = Ton sable s’arrête pendant que tu attends, et la table est couverte jusqu’à l’arrivée du juge. Cela arrive une fois par manche.
call_stops-not = Le sable continue pendant que tu attends. Il ne s’arrête que pour ton premier appel de la manche.
call_nobody = Personne ne juge encore cette table. Ton appel va au directeur, et le sable continue.
call_already = Tu as appelé un juge. Attends, ou dis que c’est réglé.
call_you-called = Tu as appelé un juge.
call_called = { $name } a appelé un juge.
call_coming = { $name } arrive.
call_here = { $name } est là.
call_covered = Le jeu attend, et le sable aussi.
call_sand-waits = Le sable attend jusqu’à ce que ce soit réglé.
call_plays-on = En attendant, le jeu continue.
call_withdraw = C’est réglé
call-why_not-allowed = Quelque chose n’était pas permis
call-why_rule = Une question sur une règle
call-why_equals-goal = La Solution est-elle égale au Goal ?
call-why_solution = Nous ne sommes pas d’accord sur une Solution
call-why_time = Le temps est écoulé
call-why_scoresheet = Un nombre sur la feuille de score
call-why_equipment = Un cube, une carte ou le bloc
call-why_behaviour = La conduite de quelqu’un
call-note_not-allowed = Dis exactement quoi. Une accusation fausse ne coûte rien.
call-note_rule = Le juge explique la règle, pas le coup.
call-note_equals-goal = Pendant la vérification. Cela met fin à toutes les objections.
call-note_solution = Le juge vous écoute tous les deux, puis seulement ce qui a été demandé.
call-note_time = Quelqu’un n’a pas fini à temps.
call-note_scoresheet = Avant que quelqu’un signe.
call-note_equipment = Il manque quelque chose, ou c’est mal posé.
call-note_behaviour = Seul le juge lit ceci, pas la table.
