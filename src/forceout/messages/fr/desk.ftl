### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## judge/disclosure/lock.py

only-writer-and-checkers-ask-for-that = Seuls l’auteur et les vérificateurs le demandent.
this-book-has-no-question-to-a-judge-whether-it-equals = Dans ce livre, personne ne demande à un juge si une Solution est égale au Goal : le vérificateur le calcule.
it-is-settled-no-objection-is-left = C’est réglé : il ne reste pas d’objection.
our-sources-have-no-guidelines-for-this-game = Nos sources n’ont pas de guide des juges pour ce jeu, on ne dit donc jamais cela.
nobody-has-challenged-impossible = Personne n’a défié { $impossible }.
player-has-not-decided-yet = { $player } n’a pas encore décidé.
everything-is-shown-when-the-shake-is-scored = Tout est montré quand la manche est comptée.
this-book-has-no-section = Ce livre n’a pas de section { $section }.

## judge/disclosure/objections.py

player-does-not-check-it = { $player } ne vérifie pas cette Solution.
player-may-object-no-further = { $player } ne peut plus objecter.
what-is-wrong-has-to-be-named = Il faut d’abord nommer ce qui ne va pas, et où.

## judge/disclosure/printed_lock.py

level-name =
    { $level ->
        [rule] Ce que dit la règle
        [objection] L’objection tient-elle ?
        [equals] Est-elle égale au Goal ?
        [worked-out] Calculé pas à pas
        [no-solution] Il n’existe pas de Solution
       *[everything] Tout
    }
level-is-heard-by =
    { $level ->
        [rule] Quiconque demande
        [objection] Tous, pour une objection nommée
        [equals] Tous, si un vérificateur demande ; cela met fin aux objections
        [worked-out] Tous, si deux résultats diffèrent ou si personne ne peut
        [no-solution] Tous, quand le troisième joueur a décidé
       *[everything] Les juges seulement, quand la manche est comptée
    }

## judge/disclosure/answers.py

the-objection-holds = L’objection tient.
the-objection-does-not-hold = L’objection ne tient pas.
no-it-does-not-equal-the-goal = Non, la Solution n’est pas égale au Goal.
nothing-can-be-worked-out = On ne peut pas la lire, on ne peut donc rien calculer.
it-is-worked-out-step-by-step = Calculé comme on la lit ici.
none-of-the-guidelines-reasons-is-here = Aucune des raisons du guide n’est là : on calcule de la façon habituelle.
the-challenger-is-right = Le challenger a raison ({ $reason }).
it-is-correct = Elle est correcte.
it-is-not-correct = Elle n’est pas correcte.

## judge/desk/lines.py

desk-yes = Oui.
desk-no = Non.

## judge/desk/selection_check.py

that-selection-is-legal = Ce choix est permis.
the-selection-is-insulated-and-ignored = { $player } a agi de façon permise depuis, personne ne perd donc de point, et la variation est ignorée.
a-point-and-the-pick-is-lost = Un point, et plus de choix à la place de celui-ci : c’était le second essai.
a-point-and-another-pick = Un point, et une autre variation dans les quinze secondes.

## judge/desk/illegal_procedure.py

procedure-title =
    { $procedure ->
        [not-your-turn] A joué hors de son tour
        [two-cubes-without-bonus] Deux cubes sans dire Bonus
        [bonus-while-leading] Le joueur en tête a fait un bonus
        [bonus-before-goal-while-leading] Qui fixe le Goal, en tête, a fait un bonus
        [last-cube-to-forbidden] Le dernier cube mis dans Forbidden
        [cube-moved-again] Un cube déjà joué est déplacé encore
        [relation-to-forbidden] = ou ⊆ trop tôt dans Forbidden
        [relation-shifted-to-forbidden] = ou ⊆ passé dans Forbidden
        [relation-as-bonus-before-goal] = ou ⊆ en bonus avant le Goal
        [shift-as-bonus] Un passage depuis Permitted en bonus
        [shift-after-last-cube] Un passage après le dernier cube
        [digit-moved] Un chiffre en trop déplacé
        [illegal-selection] Un choix interdit
        [goal-of-no-legal-shape] Un Goal sans forme permise
        [goal-set-too-early] Le Goal fixé trop tôt
        [too-many-cards] Trop de cartes distribuées
        [too-few-cards] Trop peu de cartes distribuées
        [cards-chosen-by-dealer] Qui distribue a choisi les cartes
        [restriction-cubes-rolled] Cubes de Restriction lancés en Elementary
        [negative-goal] Un Goal négatif
        [goal-that-is-no-expression] Un Goal qui n’est pas une expression permise
        [last-required-cube-forbidden] Le dernier cube exigé mis dans Forbidden
        [too-few-operations-left] Trop peu d’opérations restent pour Two Operations
       *[bonus-then-shift] Un bonus, puis un passage
    }
procedure-goes-back =
    { $procedure ->
        [two-cubes-without-bonus] Un des deux cubes revient dans Resources, celui que le joueur préfère.
        [bonus-while-leading] Le second cube revient dans Resources ; le premier reste comme coup.
        [shift-as-bonus] Le second cube revient dans Resources, et aucun autre coup ne le remplace.
        [relation-as-bonus-before-goal] Le cube revient dans Resources, sans autre bonus une fois le Goal commencé ; les chiffres posés restent.
        [cube-moved-again] Le cube revient où il était, et le joueur joue encore.
        [relation-shifted-to-forbidden] Le cube revient dans Permitted, et le joueur joue encore.
        [shift-after-last-cube] Le cube revient dans Permitted, et tout le monde écrit.
        [digit-moved] Les chiffres en trop vont dans Forbidden, et c’est encore au même joueur.
        [illegal-selection] Le joueur choisit une autre variation dans les quinze secondes ; après un second échec, le choix est perdu.
        [goal-of-no-legal-shape] Le Goal est réarrangé ; les chiffres posés restent, on peut en ajouter jusqu’à trois.
        [goal-set-too-early] Le Goal est retiré du tapis jusqu’à ce que cartes et variations soient prêtes.
        [too-many-cards] Les cartes distribuées en dernier quittent l’Univers, seulement celles de trop.
        [too-few-cards] Qui distribue ajoute des cartes ; après un second échec, on les ramasse toutes et qui fixe le Goal distribue.
        [cards-chosen-by-dealer] Toutes les cartes sont mélangées encore et distribuées du dessus.
        [restriction-cubes-rolled] Qui fixe le Goal les tourne jusqu’à ce que V et Λ soient deux contre un.
        [last-cube-to-forbidden] Le cube revient dans Resources et va dans Required ou Permitted ; un défi de ce coup est abandonné.
        [bonus-before-goal-while-leading] Le cube bonus revient dans Resources.
       *[other] Le cube revient dans Resources, et le joueur joue encore.
    }
was-it-named-exactly-and-at-once = A-t-on nommé cela aussitôt, et exactement ?
is-that-illegal = Est-ce interdit ?
has-another-player-legally-acted-since = Un autre joueur a-t-il agi de façon permise depuis ?
by-player-who-did =
    { $did ->
        [select] Oui : { $player } a choisi.
        [goal] Oui : { $player } a fixé un Goal.
        [challenge] Oui : { $player } a défié.
        [present] Oui : { $player } a présenté une Solution.
       *[other] Oui : { $player } a joué.
    }
name-it-exactly-or-it-is-not-heard = Nomme-le exactement, sinon ce n’est pas entendu. Jusque-là tout reste.
it-stands-as-played-a-mistaken-charge-is-free = Cela reste comme joué. Un signalement faux ne coûte rien.
play-has-gone-on-so-it-stands = Le jeu a continué, cela reste donc, et personne ne perd de point.
the-charge-holds = Le signalement tient. { $player } corrige, et ne perd un point que si ce n’est pas fait à temps.
the-charge-holds-and-costs-a-point = Le signalement tient. { $player } corrige et perd un point.

## judge/desk/penalties.py

cause-title =
    { $cause ->
        [too-late] Pas fait à la fin du compte à rebours
        [too-late-again] Pas fait non plus dans la minute de plus
        [invalid-challenge] Un défi qui n’est pas permis
        [block-without-challenge] A pris le bloc, rien de valable dit
        [now-with-too-few-cubes] Now avec trop peu de cubes dans Resources
        [now-with-nothing-on-mat] Now sans rien dans Required ni Permitted
        [challenge-after-last-cube] Un défi trop tard après le dernier cube
        [illegal-selection] Un choix qui n’est pas permis
        [second-illegal-selection] Un second choix qui n’est pas permis
        [leader-bonus] Un bonus du joueur en tête
        [leader-bonus-before-goal] Un bonus de qui fixe le Goal, en tête
        [behaviour] Conduite, après un avertissement
        [false-charges] Un faux signalement après l’autre, après un avertissement
        [disputed-and-no-goal-after-all] A contesté no Goal, puis l’a dit aussi
        [wrong-no-goal] A déclaré no Goal, et un autre joueur en a fixé un
       *[unfair-advantage] Avantage injuste, sans avertissement
    }
warning-first = D’abord un avertissement
not-needed-for-this-cause = Pas nécessaire pour cette cause.
warn-player-first = { $player } n’a pas eu d’avertissement. Avertis d’abord.
warned-in-round-it-lasts-into-later-rounds =
    { $round ->
        [0] Donné plus tôt. Il dure pour les rondes suivantes.
       *[other] Donné en ronde { $round }, manche { $shake }. Il dure pour les rondes suivantes.
    }
your-initials = Ton paraphe
it-is-initialled = Paraphé.
without-initials-it-does-not-count = Sans lui, cela ne compte pas.
not-needed-in-this-division = Pas nécessaire dans cette division.
second-judge = Second juge
no-second-judge-is-needed = Aucun second juge n’est nécessaire pour cela.
both-judges-must-agree-or-there-is-no-penalty = Les deux juges doivent être d’accord, sinon pas de pénalité.
judge-agrees = { $judge } est d’accord.
next-is-a-warning-or-a-point-with-a-second-judge = Ensuite : un avertissement pour { $player }. Un point tout de suite seulement si un second juge est d’accord.
next-is-a-warning = Ensuite : un avertissement pour { $player }.
next-is-a-point = Ensuite : un point de { $player }.
next-is-a-point-or-disqualification = Ensuite : un point de { $player }, ou disqualification pour la ronde ou toutes les suivantes.

## judge/desk/clocks.py

clock-title =
    { $clock ->
        [rolling] Lancer et distribuer
        [selecting] Choisir une variation
        [setting-goal] Fixer le Goal
        [first-turn] Premier tour
        [turn] Tout autre tour
        [naming-challenge] Nommer le défi
        [challenging-last-cube] Défier le dernier cube
        [writing] Écrire
        [checking] Vérifier
        [agreeing-no-goal] Accepter qu’il n’y a pas de Goal
        [countdown] Compte à rebours
        [additional-minute] Minute de plus
        [correcting] Corriger un coup interdit, au moins
        [round] La ronde
        [last-shake] La dernière manche, après l’annonce
       *[writing-after-stop] Écrire après le stop
    }
this-book-adds-no-time-for-controversies = Ce livre n’ajoute pas de temps pour les litiges.
time-is-added-only-in-the-last-five-minutes = On n’ajoute du temps que si on t’appelle dans les cinq dernières minutes avant l’annonce.
seconds-are-added-for-this-table =
    { $seconds ->
        [1] On ajoute une seconde à cette table.
       *[other] On ajoute { $seconds } secondes à cette table.
    }

## judge/desk/appeals.py

does-this-book-have-appeals = Ce livre a-t-il des appels ?
the-judges-ruling-is-final-by-this-book = Dans ce livre, la décision d’un juge est définitive.
has-a-second-judge-ruled = Un second juge a-t-il décidé ?
is-the-scoresheet-not-yet-initialled = La feuille n’est-elle pas encore paraphée par le joueur ?
a-signature-ends-it = Le joueur a paraphé la feuille, ce qui y met fin.
call-a-second-judge-first = Appelle d’abord un second juge.
the-result-is-held-until-the-appeal-is-decided = Le résultat est retenu jusqu’à ce que l’appel soit décidé.

## judge/desk/equipment.py

equipment-item =
    { $item ->
        [cards] Seize cartes, toutes différentes, dont la blanche
        [cubes-with-cards] Dix-huit cubes : trois de chiffres, huit de couleurs, quatre d’opérations, trois avec V, Λ, = et ⊆
        [cubes-without-cards] Vingt-quatre cubes, six de chaque couleur
        [mat] Un tapis avec Goal, Required, Permitted et Forbidden
        [timer] Un sablier d’une minute
        [block] Un bloc de défi comme un cube, assez petit pour une main
        [paper] Crayons ou stylos, papier blanc, la feuille des variations ; pas de notes, de livres ni de tables
        [charts] Tableaux imprimés sans aucune marque
       *[devices] Téléphones, montres, calculatrices et autres appareils rangés
    }
there-are-no-such-cards = Ces cartes n’existent pas : { $cards }.
these-cards-are-missing = Il manque : { $cards }.
these-cards-are-there-twice = En double : { $cards }.
there-are-no-such-cubes = Aucun cube ne montre { $cubes }.
the-kit-has-not-so-many = Un jeu n’en a pas tant : { $excess }.
cubes-are-missing =
    { $count ->
        [1] Il n’y a qu’un cube.
       *[other] Il n’y a que { $count } cubes.
    }

## judge/desk/two_challengers.py

do-three-play-so-that-the-third-can-say = Joue-t-on à trois, pour que le troisième puisse le dire ?
does-this-book-have-two-challengers = Ce livre a-t-il deux challengers ?
has-the-third-player-said = Le troisième joueur a-t-il dit comment c’était ?
player-was-first-and-is-the-challenger = { $player } était le premier et est le challenger.
ask-the-third-player = Demande au troisième joueur : qui était le premier, ou était-ce ensemble ?
who-has-the-block-is-the-challenger = Ce livre a un seul challenger : qui a le bloc.
both-are-challengers = { $first } et { $second } sont tous deux challengers.

## judge/desk/rule_questions.py

name-what-is-wrong-with-it-or-we-go-on = C’était la question { $asked }. Dis ce qui ne va pas, et où ; si tu ne peux pas, on continue.

## judge/practice_test/from_situations.py

what-do-you-rule = { $happened } Que décides-tu ?
what-does-it-cost = { $happened } Combien cela coûte-t-il ?
may-you-tell-the-players = { $happened } Peux-tu dire ceci aux joueurs maintenant ? { $line }
price-in-words =
    { $price ->
        [nothing] Rien
        [point] Un point tout de suite
        [point-if-late] Un point, mais seulement si ce n’est pas fait ou corrigé à temps
       *[warning] D’abord un avertissement, puis un point chaque fois
    }
ruling-and-penalty = { $ruling } Pénalité : { $penalty }

## judge/practice_test/from_positions.py

is-this-variation-legal = Choisi : { $variation }. Est-ce un choix permis ?
is-this-selection-legal = Choisi : { $variation } ({ $filled }). Est-ce un choix permis ?
does-this-objection-hold = La Solution est { $solution }. Un vérificateur dit : { $objection } L’objection tient-elle ?
the-objection-holds-because = Elle tient. { $why }
nothing-shows-that = Elle ne tient pas.

## judge/on_sets/samples.py

objection-not-equal = Elle n’est pas égale au Goal, { $goal }.
objection-required-unused = Le { $cube } de Required n’est pas utilisé.
objection-cube-unavailable = Il n’y a pas de { $cube } qui puisse servir.
