### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## service/tables/calls.py

a-call-is-for-one-of-known = On appelle un juge pour une de ces raisons : { $known }.
you-have-called-a-judge-already = Tu as déjà appelé un juge. Attends qu’il soit là.
nothing-is-being-checked-now = Rien n’est vérifié maintenant, on ne peut donc pas demander pour une Solution.
the-judge-is-here = Le juge est là. Dis-lui que c’est réglé.
a-judge-was-called-very-often-here = On a très souvent appelé un juge ici. Lève la main, et un juge reste.
another-judge-is-going-there = Un autre juge y va.
there-is-no-such-call = Cet appel n’existe pas, ou il est réglé.
there-is-no-such-seat-at-this-table = Cette place n’existe pas à cette table.

## service/tables/hosting.py

a-judge-has-been-called-play-goes-on-when-it-is-settled = Un juge a été appelé. Le jeu reprend quand c’est réglé.

## service/tables/authority.py

only-the-host-or-a-director-lets-somebody-judge = Seul l’hôte ou un directeur laisse quelqu’un juger.
only-those-who-play-at-this-table-call-a-judge = Seuls ceux qui jouent à cette table appellent un juge.
only-who-set-up-this-paper-table-or-a-director = Seul qui a préparé cette table sur papier, ou un directeur, peut faire cela.
this-is-a-paper-table = C’est une table sur papier : elle se joue dans la salle.

## service/tables/judge_codes.py

no-judge-has-that-code-now = Aucune table ne demande de juge avec ce code maintenant. Demandes-en un nouveau.

## service/tables/ruling_bounds.py

two-judges-must-agree-to-a-point-without-a-warning = Deux juges doivent être d’accord pour un point sans avertissement. Demande d’abord un second juge.

## service/tables/table_settings.py

an-event-is-named-by-letters-and-numbers = Un tournoi se nomme avec 1 à 16 lettres et chiffres.

## service/desk/desk.py

there-is-no-such-table-on-your-desk = Cette table n’est pas sur ton bureau. Demande son code de juge.

## service/desk/rulings.py

there-is-no-such-situation = Cette situation n’est pas dans le guide.
very-much-was-ruled-here-already = On a déjà beaucoup décidé ici. Écris le reste sur papier, et dis-le au directeur.
nobody-asks-that = Personne ne demande cela.
a-second-judge-is-somebody-else = Un second juge est une autre personne que le premier.
another-judge-has-answered-that = Un autre juge a répondu à cela.
a-second-judge-is-asked-about-known = On demande un second juge pour une de ces choses : { $known }.
there-is-no-such-ruling = Cette décision n’existe pas à cette table.

## service/desk/paper_tables.py

you-do-not-judge-at-this-event = Tu ne juges pas à ce tournoi. Demande son code de juge.
a-section-is-a-letter-other-than-i = Un groupe est une lettre autre que I.
there-is-no-such-appeal = Cet appel n’existe pas.
this-appeal-is-decided = Cet appel est décidé.
who-ruled-does-not-decide-the-appeal = Qui a décidé ne tranche pas l’appel. Demande à quelqu’un qui n’y a pas pris part.
an-appeal-is-open-here = Un appel est ouvert ici : la feuille attend qu’il soit décidé.
there-is-no-penalty-to-initial = Aucune pénalité n’attend de paraphe ici.

## service/desk/paper_penalties.py

there-is-no-such-cause = Cette cause de pénalité n’existe pas.

## service/desk/solution_checks.py

there-is-no-such-check = Cette Solution n’est pas sous scellé.
nothing-is-written-yet = Rien n’est encore écrit. Copie ce qui est entouré.
a-solution-has-at-most-characters = Une Solution a ici au plus { $most } caractères.
the-goal-is-not-tapped-in-yet = Le Goal n’est pas encore entré.
no-solution-of-that-player-lies-open = Aucune Solution de ce joueur n’est ouverte maintenant.

## service/desk/desk_lists.py

player-number = Joueur { $number }

## web/api/tables.py

only-a-director-makes-a-table-part-of-an-event = Seul un directeur fait d’une table une partie d’un tournoi.

## web/api/desk_sheets.py

that-question-has-no-such-answer = Cette question n’a pas une telle réponse.
two-different-players-pick-up-the-block = Ce sont deux joueurs différents qui prennent le bloc.
