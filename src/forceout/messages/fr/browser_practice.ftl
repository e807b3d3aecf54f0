### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The words of practice in French: whole sentences, named slots.

practice_title = S’exercer
practice_hub-title = S’exercer · Forceout
practice_page-title = { $kind } · Forceout
practice_lead = Des problèmes de vraies manches, des sprints et de petites leçons. Sans compte, et personne d’autre ne voit comment tu t’en tires.
practice_loading = Mise en place de la table…
practice_back = Retour aux exercices
practice_where = { $game } · { $division }
practice_game = Jeu
practice_division = Division
practice_division_elementary = Elementary
practice_division_middle = Middle
practice_division_junior = Junior
practice_division_senior = Senior
practice_side = À propos de ce problème

## hub

practice_today = Le problème du jour
practice_today_what = Tout le monde a le même aujourd’hui.
practice_today_go = Le résoudre
practice_kinds = Problèmes
practice_of-tried =
    { $count ->
        [one] sur { $count } résolu
       *[other] sur { $count } résolus
    }
practice_easier = Plus facile
practice_harder = Plus difficile
practice_sprints = Sprints
practice_sprints_what = Une ou deux minutes d’une technique. Non compté.
practice_lessons = Leçons
practice_mine = À moi
practice_coach = Pour les entraîneurs
practice_themes = Thèmes
practice_theme = Thème
practice_theme_solved = Résolus
practice_theme_count = { $solved } sur { $tried }
practice_weeks = Semaines
practice_weeks_none = Cinq problèmes font une semaine.
practice_weeks_row =
    { $count ->
        [1] Une semaine jusqu’ici.
       *[other] { $count } semaines de suite.
    }
practice_weeks_open =
    { $count ->
        [1] Encore un problème remplit celle-ci.
       *[other] Encore { $count } problèmes remplissent celle-ci.
    }
practice_kind_find = Trouve une Solution
practice_kind_find_what = Toute Solution correcte compte.
practice_kind_challenge = Now, Impossible ou aucun ?
practice_kind_challenge_what = Une réponse, pas de second essai.
practice_kind_wrong = Qu’est-ce qui ne va pas ?
practice_kind_wrong_what = Une faute. Dis laquelle, et où.
practice_kind_reading = Une autre lecture ?
practice_kind_reading_what = Des parenthèses peuvent-elles la rendre fausse ?
practice_kind_goal = Un Goal qui tient
practice_kind_goal_what = Un que personne ne peut gâcher.
practice_kind_safe = Un coup sûr
practice_kind_safe_what = Presque tous les autres perdent.
practice_theme_no-variations = Sans variations
practice_theme_end_now = Après Now
practice_theme_end_impossible = On a défié Impossible
practice_theme_end_forceout = Forceout
practice_theme_claim_now = Now est juste
practice_theme_claim_impossible = Impossible est juste
practice_theme_claim_neither = Aucun n’est juste
practice_theme_restrictions = Restrictions
practice_theme_complement = Complémentaire
practice_theme_difference = Différence
practice_theme_universe-and-null = V et Λ
practice_theme_union-and-intersection = ∪ avec ∩
practice_theme_powers = Puissances
practice_theme_roots = Racines
practice_theme_division = Division de nombres
practice_theme_multiplication = Multiplication
practice_theme_sums = Sommes seulement
practice_theme_factorials = Factorielles
practice_theme_wild = Cubes wild
practice_theme_short = Solutions courtes
practice_theme_long = Solutions longues
practice_theme_ambiguous = Ambiguës
practice_theme_not-ambiguous = Pas ambiguës
practice_theme_form_basic = Jeu de base
practice_theme_form_advanced = Jeu avancé
practice_theme_safe-move = Coups sûrs
practice_theme_goal_at-once = Goals qui tiennent tout de suite
practice_theme_goal_two-gone = Goals qui durent

## puzzles

practice_ask_find = Trouve une Solution.
practice_ask_find_now = Quelqu’un a dit Now : utilise tous les cubes de Required, et au plus un cube de Resources.
practice_ask_find_impossible = Quelqu’un a dit Impossible. Montre que c’est possible : utilise tous les cubes de Required, et ce que tu veux de Resources.
practice_ask_find_forceout = Le dernier cube est posé : utilise tous les cubes de Required, et ceux de Permitted que tu veux.
practice_ask_challenge = Now, Impossible ou aucun ?
practice_ask_challenge_what = Quelqu’un vient de jouer. Quel défi serait juste ?
practice_ask_wrong = Qu’est-ce qui ne va pas ?
practice_ask_wrong_now = Ceci a été écrit après Now. Il y a exactement une faute.
practice_ask_wrong_impossible = Ceci a été écrit après un défi Impossible. Il y a exactement une faute.
practice_ask_wrong_forceout = Ceci a été écrit après un forceout. Il y a exactement une faute.
practice_ask_reading = Peut-on la lire autrement ?
practice_ask_reading_impossible = Mets des parenthèses pour qu’elle ne soit plus égale au Goal, ou dis que personne ne le peut.
practice_ask_goal = Fixe un Goal qui tient.
practice_ask_goal_at-once = Un pour lequel il existe une Solution, pour que personne ne puisse dire Impossible tout de suite avec raison.
practice_ask_goal_two-gone = Un qui reste possible, quels que soient les deux cubes qui vont dans Forbidden.
practice_ask_safe = Trouve un coup sûr.
practice_ask_safe_what = C’est à toi, sans bonus. Il y en a un ou deux ; après tout autre coup, Now ou Impossible est juste.
practice_paper = Sol.
practice_paper_label = Ta Solution
practice_keys = Touches pour écrire
practice_key = Écrire { $key }
practice_use-all = tous à utiliser
practice_one-at-most = un au plus
practice_not-to-use = à ne pas utiliser
practice_on-paper = Papier
practice_rub = Gommer
practice_check = La vérifier
practice_written = Ce qui a été écrit
practice_challenge_label = Ta réponse
practice_claim_now = Now
practice_claim_now_means = Avec ce qui est sur le tapis et au plus un cube de plus, il y a une Solution.
practice_claim_impossible = Impossible
practice_claim_impossible_means = Quoi qu’on fasse des cubes, il n’y a pas de Solution.
practice_claim_neither = Aucun
practice_claim_neither_means = Il existe une Solution, mais il faut plus d’un cube de plus.
practice_wrong_label = Ce qui ne va pas
practice_wrong_rule = La règle :
practice_fault_ambiguous = On peut la lire autrement
practice_fault_syntax = On ne peut pas la lire du tout
practice_fault_no-set-name = Il n’y a pas de nom d’ensemble
practice_fault_missing-restriction = Il manque une Restriction
practice_fault_required-unused = Un cube de Required n’est pas utilisé
practice_fault_cube-unavailable = Elle utilise un cube qui ne peut pas servir
practice_fault_too-many-resources = Elle prend trop de Resources
practice_fault_fewer-than-two-cubes = Elle a moins de deux cubes
practice_fault_goal-illegal = Le Goal lui-même n’est pas permis
practice_fault_several-set-names = Il y a plusieurs noms d’ensemble
practice_fault_relation-in-set-name = Il y a = ou ⊆ dans le nom de l’ensemble
practice_fault_restriction-grouping = Une Restriction a de mauvaises parenthèses
practice_fault_restriction-not-allowed = On ne joue pas de Restrictions ici
practice_fault_wrote-goal = Le Goal est écrit comme une partie d’elle
practice_fault_not-equal = Elle n’est pas égale au Goal
practice_fault_no-goal-written = Le Goal n’est pas écrit à côté
practice_fault_goal-misread = Le Goal est lu d’une façon qui n’est pas permise
practice_fault_undefined = Une partie n’a pas de valeur
practice_fault_two-digit-numeral = Elle a un nombre de deux chiffres
practice_fault_unverifiable = Personne ne peut vérifier sa valeur
practice_fault_wild-inconsistent = Le cube wild vaut deux choses
practice_fault_wild-unknown = Elle ne dit pas ce que vaut le cube wild
practice_fault_required-cube = Il manque le cube que demande la variation
practice_fault_two-operations = Elle a moins de deux opérations
practice_fault_three-operations = Elle a moins de trois opérations
practice_fault_null-restriction = Une Restriction ne retire rien
practice_fault_required-card = Il manque la carte que demande la variation
practice_fault_forbidden-card = Elle a la carte que la variation interdit
practice_fault_not-two-solutions = Deux Solutions sont demandées
practice_fault_same-sets = Les deux Solutions choisissent les mêmes cartes
practice_fault_multiple-of = Elle ne diffère pas du Goal d’un tel multiple
practice_fault_base-digit = Un chiffre n’est pas de la base
practice_fault_too-many-factorials = Elle a trop de signes de factorielle
practice_fault_variation-misused = Une variation est mal utilisée
practice_place_cube = Quel cube ?
practice_place_variation = Quelle variation ?
practice_place_part = Quelle partie ?
practice_place_count = Combien cela fait-il ?
practice_place_regrouping = Montre-le : mets des parenthèses pour qu’elle échoue.
practice_brackets_label = Ce qui a été écrit, avec de la place pour des parenthèses
practice_brackets_piece = { $piece }, numéro { $place }
practice_brackets_begin = Touche là où commence la parenthèse.
practice_brackets_end = Maintenant touche là où elle finit.
practice_brackets_clear = Retirer les parenthèses
practice_reading_none = Personne ne le peut
practice_reading_fails = Ainsi elle échoue
practice_goal_label = Goals au choix
practice_goal_choice = Goal { $goal }
practice_goal_digits = Chiffres
practice_goal_how = Touche un chiffre pour le poser, encore pour le retourner, encore pour le reprendre.
practice_goal_turned = { $digit }, à l’envers
practice_goal_shape = Forme
practice_shape_row = Côte à côte
practice_shape_column = L’un sur l’autre
practice_shape_tee = Un au-dessus de deux
practice_shape_ell = Deux en haut, un à côté
practice_safe_label = Où il va
practice_safe_put = { $cube } va ici.
practice_safe_take = Prends d’abord un cube.
practice_first-try = Le premier essai compte. Après, essaie autant que tu veux.
practice_hint-free = Un indice ne coûte rien. Le problème n’est alors pas compté.
practice_no-clock = Sans temps.
practice_right = Juste.
practice_right-first = Juste, du premier coup.
practice_wrong-answer = Pas encore.
practice_again = Réessayer, non compté
practice_show-me = Montre-moi
practice_shown = Voici comment c’est.
practice_next = Problème suivant
practice_hint = Indice
practice_hint_cubes = La Solution la plus courte a { $count } cubes.
practice_hint_possible = Il existe une Solution.
practice_hint_look-required = Regarde ce qu’il y a dans Required et dans Forbidden.
practice_hint_not = Ce n’est pas ceci : { $fault }.
practice_hint_first-sign = Demande-toi quel signe se calcule en dernier.
practice_hint_goals =
    { $count ->
        [1] Une valeur tient.
       *[other] Il y en a { $count } qui tiennent.
    }
practice_hint_not-to = Il ne va pas dans { $section }.
practice_rating = Ton niveau
practice_give-or-take = à { $points } près
practice_rating_label = Ton niveau { $rating }, entre { $low } et { $high }
practice_shown_solutions = Solutions
practice_shown_yours = la tienne
practice_shown_shortest =
    { $count ->
        [1] un cube · la plus courte
       *[other] { $count } cubes · la plus courte
    }
practice_shown_these =
    { $count ->
        [1] Une a été trouvée.
       *[other] { $count } ont été trouvées qui diffèrent par plus que l’ordre et les parenthèses. Il peut y en avoir d’autres.
    }
practice_shown_now = Un cube de plus suffit.
practice_shown_neither = Chaque cube a été essayé comme cube de plus, et aucun ne suffit. Avec plusieurs c’est possible.
practice_shown_impossible = Il n’y a pas de Solution.
practice_shown_ambiguous = On peut la lire de façon qu’elle échoue.
practice_shown_not-ambiguous = Elle est égale au Goal dans toutes les lectures.
practice_shown_goals = Quels Goals tiennent
practice_shown_hold = Ceux-ci tiennent : { $goals }.
practice_shown_spoiled = { $goal } est perdu quand { $first } et { $second } vont dans Forbidden.
practice_shown_impossible-goals = Impossibles dès le départ : { $goals }.
practice_shown_moves = Chaque coup
practice_move_safe = Sûr
practice_move_now = Now est juste
practice_move_impossible = Impossible est juste

## sprints

practice_sprint_how = Réponds à autant que tu peux. Après une erreur on montre les étapes, et le temps attend.
practice_sprint_seconds = { $count } secondes
practice_sprint_answer = Ta réponse
practice_sprint_left = Secondes restantes
practice_sprint_solved =
    { $count ->
        [one] { $count } juste jusqu’ici
       *[other] { $count } justes jusqu’ici
    }
practice_sprint_sand-waits = Le temps attend.
practice_sprint_missed = C’est { $answer }.
practice_sprint_go-on = Continuer
practice_sprint_ok = OK
practice_sprint_result =
    { $count ->
        [1] Une réponse juste en { $seconds } secondes.
       *[other] { $count } réponses justes en { $seconds } secondes.
    }
practice_sprint_given = Tu as dit { $given }. C’est { $answer }.
practice_sprint_again = Encore une fois
practice_yes = Oui
practice_no = Non

## lessons

practice_lesson_step = Étape { $step } sur { $of }
practice_lesson_done = C’était la leçon.
practice_lesson_puzzles = Trois problèmes pour essayer.
practice_lesson_go = Vers les problèmes
practice_lesson_judge = Cette Solution est-elle correcte ?
practice_lesson_correct = Correcte
practice_lesson_not-correct = Pas correcte
practice_lesson_is-correct = Elle utilise ce qu’elle peut, et elle est égale au Goal.
practice_lesson_next = Continuer

## my mistakes

practice_mistakes = Mes erreurs
practice_mistakes_what = Les problèmes que tu as ratés reviennent après quelques jours, chaque fois plus tard. Ils sont gardés sur ce serveur sous le pseudonyme de ton surnom, et personne d’autre ne les voit.
practice_mistakes_off = Rien n’est gardé maintenant.
practice_mistakes_due = { $due } sur { $of } sont à refaire.
practice_mistakes_go = Les essayer
practice_mistakes_switch-on = Garder mes erreurs
practice_mistakes_switch-off = N’en garder aucune, et oublier celles-ci
practice_delete = Effacer mes exercices
practice_delete_what = Essais, niveau et erreurs disparaissent aussitôt et pour toujours.
practice_delete_do = Tout effacer
practice_forgotten = Tout est effacé.

## my matches

practice_own = De ce match
practice_own_none = Dans ce match, personne n’a rien laissé passer qui fasse un problème.
practice_own_done = C’était tout pour ce match.

## sets

practice_set = Une série de ton entraîneur
practice_set_what =
    { $count ->
        [1] Un problème.
       *[other] { $count } problèmes.
    }
practice_set_go = Commencer
practice_set_puzzle = Problème { $place }
practice_coach_what = Compose une série et lis son code à voix haute. Tu vois qui a essayé et qui a résolu. Elle s’efface toute seule après soixante jours.
practice_coach_all-kinds = Toutes les sortes
practice_coach_all-themes = Tous les thèmes
practice_coach_by-theme = Par thème, le plus faible d’abord
practice_coach_how-many = Combien
practice_coach_easiest = Le plus facile
practice_coach_hardest = Le plus difficile
practice_coach_make = Créer une série
practice_coach_code = Le code
practice_coach_read-out = Tes joueurs vont à { $address }
practice_coach_results = Résultats
practice_coach_csv = En tableau (CSV)
practice_coach_worksheet = En feuille d’exercices (PDF)
practice_coach_player = Joueur
practice_coach_effort = Effort
practice_coach_solved = Résolus
practice_coach_rating = Niveau
practice_coach_nobody = Personne n’a encore essayé.
practice_without-network = Pas de réseau : les problèmes l’attendent. Les leçons et sprints déjà ouverts marchent sans.
practice_waits = Pas de réseau : ta réponse est gardée ici, et jugée dès qu’il y en a un.
practice_sent =
    { $sent ->
        [1] Une réponse qui attendait a été envoyée : { $right } juste.
       *[other] { $right ->
            [one] { $sent } réponses qui attendaient ont été envoyées : { $right } juste.
           *[other] { $sent } réponses qui attendaient ont été envoyées : { $right } justes.
        }
    }
practice_set_kept = Cette série est gardée ici : elle marche aussi sans réseau.
practice_set_waiting =
    { $count ->
        [1] Une réponse attend le réseau.
       *[other] { $count } réponses attendent le réseau.
    }
practice_run = Une série de dix
practice_run_title =
    { $count ->
        [10] Dix sur dix, du premier coup.
        [0] Une série de dix
       *[other] { $count } de suite, du premier coup.
    }
practice_run_what = Dix problèmes de suite, justes tout de suite et sans indice : c’est une série entière.
practice_run_tap = Un cube pour chaque problème. Appuie sur un pour le revoir.
practice_run_again = Problème { $place } : { $kind }
practice_run_hardest = Le plus difficile d’entre eux
practice_run_hardest_what = { $kind }, { $rating }
practice_run_look = Revoir
practice_run_more = Dix de plus
practice_run_bot = Face à un bot
practice_run_done = C’est bon
