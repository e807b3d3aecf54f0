### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## bots/hints.py

hint-wait = Tu n’as rien à faire pour l’instant. Regarde ce que font les autres.
hint-nothing-to-challenge = Le dernier coup n’a rien de faux, à ce qu’on voit : ni Now ni Impossible n’ont été trouvés justes. Laisse-les jouer.
hint-otherwise = Un joueur fort ferait ceci maintenant.
hint-lot = Lance le cube. Qui tire le chiffre le plus haut fixe le premier Goal.
hint-roll = Lance les cubes : tout le monde joue avec ce qu’ils montrent.
hint-deal = Distribue les cartes. Elles sont l’Univers de cette manche.
hint-shake = Commence la manche suivante quand tous ont regardé les points.
hint-sign = Compare les points, puis signe la feuille de score. Cela finit le match.
hint-now = Now serait juste : on peut écrire une Solution avec les cubes du tapis et au plus un de plus. Prends le bloc avant un autre.
hint-impossible = Impossible serait juste : on ne peut plus écrire de Solution, quoi qu’on joue encore. Prends le bloc.
hint-safe-move = Déplace { $cube }. Après cela, personne ne peut dire Now avec raison, et on peut encore écrire une Solution.
hint-risky-move = Déplace { $cube }. Aucun coup n’a été trouvé après lequel personne ne puisse rien dire, et celui-ci est difficile à percer.
hint-goal = Fixe le Goal { $goal }. On peut écrire une Solution pour lui, et elle n’est pas facile à voir.
hint-goal-unsure = Fixe le Goal { $goal }. On n’a pas trouvé à temps si une Solution peut être écrite.
hint-select = Choisis { $title } : c’est permis avec ce qui a été lancé.
hint-pass-variation = Tu peux te passer de la seconde variation.
hint-write = Il y a une Solution. Cherche d’abord ce qui est dans Required, car il faut tout utiliser.
hint-decline = Nous n’avons pas trouvé de Solution à écrire. Tu peux ne rien rendre.
hint-side = Prends ce parti : c’est celui qui peut gagner.
hint-say-now = Dis Now : on peut écrire une Solution avec au plus un cube de plus.
hint-say-impossible = Dis Impossible : on ne peut plus écrire de Solution.
hint-say-nothing = Repose le bloc : aucun des deux mots ne serait juste.
hint-accept = Accepte-la : rien de faux n’y a été trouvé.
hint-reject = Rejette-la : elle ne donne pas ce que dit le Goal.
hint-reject-because = Rejette-la. { $why }
