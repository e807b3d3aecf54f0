### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## rules/absence.py

player-is-not-at-the-table = { $player } n’est pas à la table.
an-absence-is-recorded-before-the-roll = Une absence se note avant le lancer, pendant que deux autres sont là.

## rules/bonus_moves.py

and-relation-cannot-be-the-bonus-cube = = et ⊆ ne peuvent pas être le cube bonus.
a-bonus-cube-comes-from-resources = Un cube bonus vient de Resources, pas de Permitted.
there-is-one-bonus-in-a-turn = Il y a un bonus par tour.
the-player-who-leads-the-match-has-no-bonus-move = Le joueur en tête du match n’a pas de bonus.
the-basic-game-has-no-bonus-moves = Le jeu de base n’a pas de bonus.
a-bonus-move-comes-before-the-goal-or-before-a-regular = Un bonus vient avant le Goal ou avant un coup normal.
cube-cannot-be-a-bonus-cube = { $cube } ne peut pas être un cube bonus.
there-is-no-cube-in-resources = Il n’y a pas de { $cube } dans Resources.
a-bonus-cube-goes-from-resources-to-forbidden = Un cube bonus va de Resources à Forbidden.
only-the-goal-setter-has-a-bonus-now = Seul qui fixe le Goal a un bonus maintenant.
the-goal-is-begun = Le Goal est commencé : il est trop tard pour un bonus.

## rules/challenging.py

a-digit-is-no-move = Un chiffre n’est pas un coup : c’est encore à { $player }, et le défi est mis de côté.
now-needs-at-least-needed-cubes-in-resources = Now demande au moins { $needed } cubes dans Resources.
there-is-nothing-to-challenge-now = Il n’y a rien à défier maintenant.
that-move-does-not-count = Ce coup ne compte pas : le cube revient, et le jeu continue.
the-time-for-challenging-is-over = Le temps pour défier est passé.
you-have-presented-a-solution = Tu as présenté une Solution, et donc décidé de ne pas défier.
you-moved-last-you-cannot-challenge-yourself = Tu as joué en dernier : tu ne peux pas te défier toi-même.
the-block-was-picked-up-without-a-challenge = Le bloc a été pris sans défi.
now-is-not-possible-while-required-and-permitted-are-empty = Now n’est pas possible tant que Required et Permitted sont vides.
player-has-the-challenge-block = { $player } a le bloc.
there-is-no-goal-to-challenge-yet = Il n’y a pas encore de Goal à défier.

## rules/checking.py

the-judge-has-said-that-it-equals-the-goal = Le juge a dit qu’elle est égale au Goal : plus aucune objection n’est permise.
players-solution-is-being-checked = On vérifie la Solution de { $player } : une à la fois.
you-have-accepted-it = Tu l’as acceptée : on ne reprend pas une réponse.
in-this-book-each-checker-proves-ambiguity-alone = Dans ce livre, chaque vérificateur prouve seul l’ambiguïté.
that-is-not-shown-to-be-wrong-with-it = Il n’est pas montré que cela ne va pas.
your-proof-of-ambiguity-failed = Ta preuve d’ambiguïté a échoué : plus aucune objection n’est permise.
no-solution-is-checked-now = Aucune Solution n’est vérifiée maintenant.
player-has-presented-nothing = { $player } n’a rien présenté.
your-opponents-check-your-solution = Ce sont tes adversaires qui vérifient ta Solution.
player-is-not-the-other-checker = { $player } n’est pas l’autre vérificateur.
yes-the-solution-equals-the-goal = Oui, la Solution est égale au Goal.
checkers-join-to-prove-ambiguity = Pour prouver l’ambiguïté ensemble, montrez le regroupement.
player-has-tried-already = { $player } a déjà essayé.

## rules/end_of_round.py

only-the-director-ends-the-round = Seul le directeur finit la ronde.
only-the-clock-tells-the-time = Seule l’horloge dit l’heure.
time-goes-forward-a-day-at-a-time-at-most = Le temps avance, d’un jour au plus à la fois.

## rules/engine.py

the-shake-is-over = La manche est finie.
player-does-not-play-at-this-table = { $player } ne joue pas à cette table.

## rules/illegal_procedures.py

player-has-had-no-warning-yet = { $player } n’a pas encore eu d’avertissement : avertis d’abord, et retire un point si cela recommence.
player-has-the-challenge-block-the-challenge-comes-first = { $player } a le bloc : le défi passe d’abord.
that-is-not-illegal-procedure = Ce n’est pas une procédure interdite ; le coup reste.
it-is-too-late = C’est trop tard : un autre joueur a agi depuis.
only-a-judge-may-do-that = Seul un juge peut faire cela.
a-penalty-takes-at-least-one-point = Une pénalité retire au moins un point.

## rules/legal_actions.py

a-referee-sees-to-the-rules-here = Un arbitre veille ici aux règles : ce qui est interdit ne se fait pas.
it-is-too-late-to-charge-anything-in-this-shake = Il est trop tard pour signaler quelque chose dans cette manche.

## rules/match.py

no-shake-is-under-way = Aucune manche n’est en cours.

## rules/match_actions.py

all-have-signed-the-scoresheet-stands = Tous ont signé : la feuille de score reste, sauf si le directeur décide qu’on a voulu tromper.
player-does-not-play-in-this-match = { $player } ne joue pas dans ce match.
the-scoresheet-is-signed = La feuille de score est signée : le match est fini.
the-first-goal-setter-is-known = On sait qui fixe le premier Goal.
player-does-not-roll-now = { $player } ne lance pas maintenant.
that-face-is-not-on-the-cube-that-is-rolled-for = Cette face n’est pas sur le cube qu’on lance pour le premier Goal.
two-players-at-least-play-a-shake = Une manche se joue à deux au moins.
the-first-goal-setter-is-not-drawn-yet = On n’a pas encore tiré au sort qui fixe le premier Goal.
a-shake-is-under-way = Une manche est en cours.
the-rounds-time-is-up = Le temps de la ronde est écoulé : aucune nouvelle manche ne commence.
the-scoresheet-is-being-signed = On signe la feuille de score.
who-has-signed-the-scoresheet-appeals-no-more = Qui a signé la feuille de score ne fait plus appel.
this-book-has-no-appeals = Ce livre n’a pas d’appels : la décision du juge reste.
a-second-judge-must-have-ruled-on-it-before-it-is = Un second juge doit avoir décidé avant qu’on fasse appel.
the-scoresheet-is-signed-when-the-last-shake-is-over = La feuille de score se signe quand la dernière manche est finie.
player-has-signed = { $player } a signé.
who-appeals-signs-when-the-appeal-is-decided = Qui fait appel signe quand l’appel est décidé.
a-judge-must-first-initial-the-penalties-on-the-scoresheet = Un juge doit d’abord parapher les pénalités de la feuille.
in-this-book-one-judge-rules = Dans ce livre, un seul juge décide.
player-has-no-penalty-to-approve = { $player } n’a pas de pénalité à approuver.
a-player-is-disqualified-once = Un joueur est disqualifié une fois, entre les manches ; annule d’abord la manche.
in-this-book-no-time-is-added-to-a-round = Dans ce livre, on n’ajoute pas de temps à une ronde.
between-one-second-and-an-hour-is-added = On ajoute entre une seconde et une heure.
there-is-no-finished-shake-to-play-again = Il n’y a pas de manche finie à rejouer ; une manche en cours s’annule.
a-shake-or-the-round-is-played-again = On rejoue une manche ou la ronde, à deux ou à trois.
it-is-played-again-by-those-who-are-not-disqualified = Elle est rejouée par ceux qui ne sont pas disqualifiés, ou par les trois.
only-the-director-rules-on-that = Seul le directeur en décide.
the-director-gives-a-reason = Le directeur donne une raison.
player-has-not-signed-the-scoresheet = { $player } n’a pas signé la feuille de score.
player-has-no-open-appeal = { $player } n’a pas d’appel ouvert.

## rules/moving_cubes.py

cube-cant-go-to-forbidden-yet = { $cube } ne peut pas encore aller dans Forbidden : il reste { $count } cubes dans Resources. Il le peut quand il en reste quatre ou moins.
cubes-stay-where-they-were-played-for-the-rest-of-the = Les cubes restent où ils ont été joués pendant toute la manche.
cube-is-never-shifted-to-forbidden = { $cube } ne passe jamais dans Forbidden ; il peut passer dans Required.
no-solution-uses-cube = Aucune Solution n’utilise { $cube } : déplace un autre cube.
it-is-players-turn = C’est à { $player }.
the-last-cube-cannot-go-to-forbidden = Le dernier cube ne peut pas aller dans Forbidden : Required ou Permitted.
cubes-stay-where-they-were-played = Les cubes restent où ils ont été joués, sauf si { $variation } est en vigueur.
no-cube-can-be-moved-now = Aucun cube ne peut être déplacé maintenant.
a-cube-goes-to-required = Un cube va dans Required, Permitted ou Forbidden.
no-cube-can-be-shifted-now = Aucun cube ne peut passer maintenant.
there-is-no-cube-in-permitted = Il n’y a pas de { $cube } dans Permitted.
a-cube-is-shifted-to-required-or-forbidden = Un cube passe dans Required ou Forbidden.
once-the-last-cube-is-down-nothing-is-shifted = Quand le dernier cube est posé, plus rien ne passe.

## rules/selecting.py

the-cubes-are-not-rolled-now = On ne lance pas les cubes maintenant.
player-rolls-the-cubes = { $player } lance les cubes.
only-the-restriction-cubes-are-set-out-again = Seuls les cubes de Restriction sont posés à nouveau ; les autres restent.
no-cards-are-dealt-now = On ne distribue pas de cartes maintenant.
the-cards-are-dealt-already = Les cartes sont déjà distribuées.
player-deals-the-cards = { $player } distribue les cartes.
variations-are-not-selected-now = On ne choisit pas de variations maintenant.
player-selects-a-variation-now = { $player } choisit maintenant une variation.
a-variation-must-be-selected = Il faut choisir une variation.

## rules/setting_goal.py

every-cube-that-was-in-the-goal-stays-in-it = Chaque cube qui était dans le Goal y reste.
no-goal-can-be-set-now = On ne peut pas fixer de Goal maintenant ; une fois fixé, il ne change plus.
player-sets-the-goal = { $player } fixe le Goal.
this-cannot-be-read-as-a-goal = Cela ne peut pas se lire comme un Goal.
there-is-no-taken-left-to-use = Il ne reste pas de { $taken } à utiliser.
no-goal-is-declared-when-a-goal-is-to-be-set = « No Goal » se déclare quand il faut fixer un Goal.
after-a-bonus-move = Après un bonus, ou un cube dans sa section, il faut fixer un Goal.
nobody-has-declared-no-goal = Personne n’a déclaré « no Goal ».
your-answer-is-not-asked-for-again = On ne te demande pas (encore) de réponse.
player-sets-a-goal-now = { $player } fixe maintenant un Goal.

## rules/starting_shake.py

variation-is-always-in-force-in-division = { $variation } est toujours en vigueur en { $division } : choisis-en une autre.
variation-is-not-on-the-list-of-division = { $variation } n’est pas sur la liste de { $division } : choisis-en une autre.
variation-is-already-chosen-for-this-shake = { $variation } est déjà choisie pour cette manche : choisis-en une autre.
variation-would-change-nothing-in-this-shake = { $variation } ne changerait rien dans cette manche, on ne peut donc pas la choisir.
variation-conflicts-with-other = { $variation } contredit { $other }, déjà choisie : choisis-en une autre.

## rules/two_challengers.py

there-is-no-challenge-that-two-could-have-made = Il n’y a pas de défi que deux auraient pu lancer.
the-other-challenger-is-neither-the-mover-nor-the-challenger = L’autre challenger n’est ni celui qui a joué ni le challenger.
the-third-player-says-whether-two-picked-up-the-block-together = Le troisième joueur dit si deux ont pris le bloc ensemble.

## rules/two_cubes_without_bonus.py

there-is-no-cube-to-choose-between = Il n’y a pas de cubes entre lesquels choisir.
the-cubes-have-been-moved-since = Les cubes ont été déplacés depuis.
the-cube-that-can-go-back-instead-is-cube = Le cube qui peut revenir à la place est { $cube }.
the-cubes-that-can-go-back-are-cube-and-other = Les cubes qui peuvent revenir sont { $cube } et { $other }.

## rules/variation.py

variation-has-nothing-to-fill-in = { $variation } n’a rien à remplir.

## rules/writing.py

your-claim-is-that-there-is-no-solution = Tu dis qu’il n’y a pas de Solution, tu n’en présentes donc pas.
you-declared-no-goal = Tu as déclaré « no Goal », tu ne présentes donc pas de Solution.
you-say-that-there-is-no-solution-with-one-more-cube = Tu dis qu’il n’y a pas de Solution avec un cube de plus, tu n’en présentes donc pas.
no-side-is-taken-now = On ne prend pas parti maintenant.
there-is-no-third-party-who-could-take-a-side = Il n’y a pas de troisième joueur qui pourrait prendre parti.
only-the-third-party-takes-a-side = Seul le troisième joueur prend parti : pour le challenger ou pour celui qui a joué.
the-decision-is-made-and-is-not-taken-back = La décision est prise et ne se reprend pas.
nobody-has-to-say-now-whether-a-solution-will-be-presented = Personne n’a à dire maintenant s’il présentera une Solution.
there-is-no-third-party-who-could-say-so = Il n’y a pas de troisième joueur qui pourrait le dire.
only-the-third-party-says-whether-a-solution-will-be-presented = Seul le troisième joueur dit s’il présentera une Solution.
the-decision-not-to-present-is-not-taken-back = La décision de ne pas présenter ne se reprend pas.
no-solution-is-asked-for-now = On ne demande pas de Solution maintenant.
what-is-presented-is-not-changed = Ce qui est présenté ne se change pas.
the-time-for-presenting-is-over = Le temps pour présenter est passé.
what-is-presented-is-not-taken-back = Ce qui est présenté ne se reprend pas.
unreadable-at = { $why } (à { $text })
unreadable-at-the-end = { $why } (à la fin)
player-has-had-no-warning-yet-second-judge = { $player } n’a pas encore eu d’avertissement : avertis d’abord, et retire un point si cela recommence. Tout de suite seulement si un second juge est d’accord (IX-D).
no-variations-are-selected-in-the-form-game = On ne choisit pas de variations dans le jeu { $form ->
        [basic] de base
        [advanced] avancé
       *[adventurous] aventureux
    }.
