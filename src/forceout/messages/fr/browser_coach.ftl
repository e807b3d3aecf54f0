### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The coach's room in French: whole sentences, named slots.

coach_title = Salle de l’entraîneur
coach_page-title = { $part } · Forceout
coach_lead = Un code pour la classe, toutes les tables d’un coup d’œil, quelque chose à emporter. Personne n’a besoin de compte, toi non plus.
coach_open = Ouvrir une salle
coach_open_title = Une nouvelle salle
coach_open_what = Tu reçois un code pour le mur. La classe le tape ou le scanne, tu laisses entrer tout le monde, et tu les places d’un coup.
coach_mine = Mes salles
coach_none = Tu n’as pas encore de salle.
coach_untitled = Salle du { $day }
coach_entry =
    { $students ->
        [1] un élève ; salle gardée jusqu’au { $day }
       *[other] { $students } élèves ; salle gardée jusqu’au { $day }
    }
coach_goes-on = leçon en cours
coach_hold = Entrer
coach_hold_title = Tenir une salle à deux
coach_hold_what = Un autre entraîneur peut te donner un code pour sa salle. Tape-le ici, et vous la tenez tous les deux.
coach_hold_code = Code pour un second entraîneur
coach_offline = Pas de réseau. La page continue toute seule à son retour ; rien n’est perdu.
coach_gone = Cette salle n’existe pas
coach_gone_what = Elle a été effacée, ou elle est à quelqu’un d’autre. Les salles sont effacées quatre semaines après leur dernière leçon.
coach_part_setup = Préparer
coach_part_tables = Tables
coach_part_report = Bilan
coach_part_cards = Cartes d’entrée
coach_until = Tout ce qui est de cette salle est effacé le { $day }, quatre semaines après la dernière leçon.
coach_delete = L’effacer maintenant
coach_delete_title = Effacer tout ce qui est de cette salle ?
coach_delete_what = Les tables, le bilan, les codes et les surnoms disparaissent aussitôt, pour tous. Personne ne peut les ramener.
coach_delete_sure = Tout effacer
coach_delete_not = Garder
coach_stay-here = Les noms que tu tapes restent dans ce navigateur. Ils ne sont jamais envoyés, et la liste imprimée est faite ici.

## set up

coach_room-title = Comment tu appelles cette salle, gardé dans ce navigateur
coach_room-title_placeholder = Salle 204, groupe du lundi (ici seulement)
coach_code = Le code pour la classe
coach_go-to = Va sur { $host } et tape
coach_square = Un carré qu’une caméra peut lire : { $link }
coach_projector = Projecteur
coach_new-code = Nouveau code
coach_new-code_what = Un nouveau code ne met personne dehors. L’ancien ne marche plus aussitôt après.
coach_approve = Je décide qui entre
coach_lock = Fermer la salle
coach_second = Un second entraîneur
coach_second_what = La personne qui tape ce code sur la page Entraîneur tient cette salle avec toi. Il sert une fois, pendant un quart d’heure.
coach_just-now = à l’instant
coach_minutes =
    { $count ->
        [1] une minute
       *[other] { $count } minutes
    }
coach_door = À la porte
coach_door_empty = Personne n’attend à la porte.
coach_waiting = en attente : { $count }
coach_waiting-now =
    { $count ->
        [1] Un élève attend à la porte.
       *[other] { $count } élèves attendent à la porte.
    }
coach_let-in = Laisser entrer
coach_let-in_name = Laisser entrer { $name }
coach_let-in_all = Laisser entrer les { $count }
coach_turn-away = Ne pas laisser entrer { $name }
coach_turn-away_all = Renvoyer les { $count }
coach_inside = Dans la salle
coach_show-all = Montrer les { $count }
coach_show-few = En montrer moins
coach_table = Table { $number }
coach_real-name = Vrai nom de { $name }, gardé dans ce navigateur
coach_real-name_placeholder = Nom, ici seulement
coach_rename = Donner un autre surnom à { $name }
coach_send-out = Faire sortir { $name }
coach_tables = Les tables
coach_game = Jeu
coach_division = Division
coach_division_elementary = Elem.
coach_division_middle = Middle
coach_division_junior = Junior
coach_division_senior = Senior
coach_form = Forme
coach_form_basic = De base
coach_form_advanced = Avancée
coach_form_adventurous = Aventureuse
coach_clocks = Temps
coach_clock_off = Aucun
coach_clock_relaxed = Tranquilles
coach_clock_official = Officiels
coach_seats = Places
coach_seats_three = Trois
coach_seats_two = Deux
coach_nobody-yet = Personne n’est encore dans la salle.
coach_seating =
    { $players ->
        [1] Un joueur
       *[other] { $players } joueurs
    } { $tables ->
        [1] à une table.
       *[other] à { $tables } tables.
    } { $bots ->
        [0] Toutes les places sont prises.
        [1] Une place a un bot débutant.
       *[other] { $bots } places ont des bots débutants.
    }
coach_same = La même manche à chaque table
coach_begin = Placer tout le monde et lancer
coach_begin-anew = Replacer tout le monde
coach_plan = Qui est avec qui
coach_plan_what = Sans plan, tout le monde est mélangé. Fais glisser un nom vers une autre table, ou touche le nom puis la table.
coach_plan_mix = Tout mélanger
coach_plan_clear = Pas de plan
coach_plan_free = Sans table
coach_plan_full = La table { $number } est pleine.
coach_plan_here = { $name } ici

## tables

coach_count =
    { $count ->
        [0] Pas encore de table
        [1] Une table
       *[other] { $count } tables
    }
coach_about = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } · { $game }, { $division }, { $form } · temps : { $clock }
coach_no-tables = Personne n’est encore à une table. Place d’abord tout le monde.
coach_pause = Pause pour tous
coach_resume = Reprendre
coach_paused = Tout est en pause.
coach_paused_what = Les tables disent : « Regardez devant, s’il vous plaît. » Le temps est arrêté.
coach_names = Noms
coach_only-here = ici seulement
coach_end = Finir et voir le bilan
coach_end_title = Finir la leçon ?
coach_end_what = Toutes les tables sont fermées comme elles sont, et ce qui a été joué reste dans le bilan.
coach_end_sure = La finir
coach_end_not = Continuer à jouer
coach_hands =
    { $count ->
        [one] { $count } main levée
       *[other] { $count } mains levées
    }
coach_stuck = bloquées : { $count }
coach_order = Les mains d’abord, puis les tables bloquées, puis par numéro. Rien ne bouge pendant que tu pointes.
coach_flag_hand = main levée · { $time }
coach_flag_call = appelle un juge · { $time }
coach_flag_stuck = bloquée · { $time }
coach_shake = Manche { $number }
coach_set = choisie par l’entraîneur
coach_turn = tour
coach_away = absent
coach_bot = { $name }, bot
coach_called = { $name } · { $real }
coach_mat =
    { $count ->
        [0] Rien n’est sur le tapis
        [1] Un cube sur le tapis
       *[other] { $count } cubes sur le tapis
    }
coach_clock_done = fermée
coach_clock_paused = en pause
coach_phase_waiting = attend
coach_phase_lot = premier Goal
coach_phase_rolling = lancer
coach_phase_selecting = variations
coach_phase_goal = Goal
coach_phase_no-goal = no Goal
coach_phase_moving = jouer
coach_phase_last-cube = dernier cube
coach_phase_forceout = forceout
coach_phase_challenged = défi
coach_phase_writing = écrire
coach_phase_checking = vérifier
coach_phase_scored = comptée
coach_phase_void = nulle
coach_phase_between = comptée
coach_phase_over = finie
coach_phase_abandoned = fermée
coach_phase_paper = papier
coach_last_move = { $name } : { $cube } vers { $section }
coach_last_goal = { $name } a fixé le Goal
coach_last_now = { $name } a dit Now
coach_last_impossible = { $name } a dit Impossible
coach_last_no-goal = { $name } a contesté No Goal
coach_last_forceout = Forceout
coach_helped = C’est fait
coach_move = Déplacer { $name } à une autre table
coach_move_choose = Déplacer vers…
coach_move_none = Aucune table
coach_unseated = Sans table ; ils peuvent prendre ici la place d’un bot :
coach_look = Regarder la table
coach_show = Au mur

## the same shake

coach_deal = Donner la même manche
coach_deal_title = La même manche pour tous
coach_deal_what = Chaque table lance ces cubes et distribue ces cartes à sa prochaine manche. Personne là-bas ne les voit avant.
coach_deal_roll = Le lancer
coach_deal_cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
coach_deal_type = Les cubes, avec des espaces entre eux
coach_deal_promise = Une manche que tu choisis est marquée à la table et dans son enregistrement : elle est hors de la promesse des dés honnêtes.
coach_deal_go =
    { $count ->
        [1] La donner à une table
       *[other] La donner à { $count } tables
    }
coach_deal_again = En lancer une autre
coach_deal_typed = En taper une
coach_dealt =
    { $tables ->
        [one] { $finished ->
            [0] La manche : la table ne l’a pas finie. Rediffusions et Solutions s’ouvrent quand elle l’a finie.
           *[other] La manche : la table l’a finie.
        }
       *[other] { $finished ->
            [one] La même manche : { $finished } table sur { $tables } l’a finie. Rediffusions et Solutions s’ouvrent quand toutes ont fini.
           *[other] La même manche : { $finished } tables sur { $tables } l’ont finie. Rediffusions et Solutions s’ouvrent quand toutes ont fini.
        }
    }
coach_dealt_open = L’ouvrir maintenant

## practice

coach_give = Donner des exercices
coach_give_title = Donner une série d’exercices
coach_give_code = Le code de la série
coach_give_to = Pour
coach_give_all = Tous : { $count }
coach_give_idle = Qui attend : { $count }
coach_give_some = Choisir…
coach_give_when = Quand
coach_give_now = Maintenant
coach_give_after = Après cette manche
coach_give_home = À la maison, avec un lien
coach_give_go = La donner
coach_give_done = Donnée : série { $code }.
coach_give_done-home = Pour la maison : { $link }
coach_give_before = Données avant : { $codes }
coach_kind_mixed = Un peu de tout
coach_kind_mixed_what = { $count } problèmes de toutes sortes
coach_kind_find = Trouve une Solution
coach_kind_find_what = { $count } problèmes
coach_kind_challenge = Now, Impossible ou aucun ?
coach_kind_challenge_what = { $count } problèmes, une réponse chacun
coach_kind_wrong = Qu’est-ce qui ne va pas ?
coach_kind_wrong_what = { $count } Solutions avec une faute
coach_kind_goal = Fixer un Goal
coach_kind_goal_what = { $count } problèmes sur les Goals
coach_kind_today = Des tables d’aujourd’hui
coach_kind_today_what = Jusqu’à { $count } moments où personne n’a dit Now
coach_kind_code = Une série que j’ai
coach_kind_code_what = Par son code, du coin de l’entraîneur dans S’exercer

## the wall

coach_wall_back = Retour
coach_wall_code = Code
coach_wall_inside = { $count } dans la salle
coach_wall_wait = À la porte tu reçois un surnom. Attends qu’on te laisse entrer.
coach_wall_come = À la porte tu reçois un surnom. Entre.
coach_wall_until = Rien à installer, pas de compte. Tout est effacé le { $day }.
coach_wall_ask = Table { $number }. Que ferais-tu, { $name } ?
coach_wall_left =
    { $count ->
        [1] Il reste un cube.
       *[other] Il reste { $count } cubes.
    }
coach_wall_shown = montré par l’entraîneur
coach_wall_put = { $name } a mis { $cube } dans { $section }.
coach_wall_moment = Table { $number }, manche { $shake }, coup { $move }. Que dirais-tu ?
coach_wall_told = Now était juste : { $solution }
coach_wall_tell = Montrer une Solution

## report and cards

coach_print = Imprimer
coach_csv = Tableau (CSV)
coach_report_about = { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } · { $shakes ->
        [one] { $shakes } manche
       *[other] { $shakes } manches
    } · { $puzzles ->
        [one] { $puzzles } problème
       *[other] { $puzzles } problèmes
    }
coach_effort = Effort
coach_effort_for = pour ce qui a été essayé, pas pour ce qui était juste
coach_effort_how = Comment l’effort est compté
coach_effort_rule = Deux points pour une manche jouée jusqu’au bout. Un pour chaque Solution écrite, chaque Solution vérifiée et chaque défi. Pour un problème, un point ; un de plus par nouvel essai, jusqu’à deux ; et deux quand il est résolu à la fin. Rien n’est retiré.
coach_player = Joueur
coach_shakes = Manches
coach_puzzles = Problèmes
coach_well = A bien marché
coach_look-at = À revoir
coach_sorted = Il n’y a pas de classement par force ici. Trié par
coach_sort_name = surnom
coach_sort_effort = effort
coach_outcome_solution-right =
    { $count ->
        [1] une Solution correcte
       *[other] { $count } Solutions correctes
    }
coach_outcome_solution-wrong =
    { $count ->
        [1] une Solution avec une faute
       *[other] { $count } Solutions avec une faute
    }
coach_outcome_challenge-right =
    { $count ->
        [1] un défi juste
       *[other] { $count } défis justes
    }
coach_outcome_challenge-wrong =
    { $count ->
        [1] un défi faux
       *[other] { $count } défis faux
    }
coach_outcome_rejection-held =
    { $count ->
        [1] a trouvé une faute dans une Solution
       *[other] a trouvé des fautes dans { $count } Solutions
    }
coach_outcome_rejection-failed =
    { $count ->
        [1] un rejet qui a échoué
       *[other] { $count } rejets qui ont échoué
    }
coach_themes = Thèmes des exercices
coach_of = { $solved } sur { $tried }
coach_next-week = Pour la semaine prochaine : { $theme }.
coach_moment = Un moment à montrer
coach_moment_of = { $place } sur { $count }
coach_moment_what =
    { $seconds ->
        [1] Table { $table }, manche { $shake }, coup { $move } : Now a été juste pendant une seconde, et personne ne l’a dit.
       *[other] Table { $table }, manche { $shake }, coup { $move } : Now a été juste pendant { $seconds } secondes, et personne ne l’a dit.
    }
coach_moment_show = Ouvrir au mur
coach_moment_next = Un autre
coach_moment_none = Dans les manches terminées, personne n’a laissé passer un Now.
coach_moment_searching = On cherche dans les manches terminées…
coach_student_effort = Effort : { $effort }.
coach_student_table =
    { $count ->
        [1] Table { $table } : une manche.
       *[other] Table { $table } : { $count } manches.
    }
coach_student_did = Ce qui a été fait
coach_student_times = Nombre de fois
coach_student_points = Points
coach_student_shakes = Manches jusqu’au bout
coach_student_written = Solutions écrites
coach_student_checked = Solutions vérifiées
coach_student_challenged = Défis
coach_student_puzzles = Problèmes essayés
coach_student_well = A bien marché : { $outcomes }.
coach_student_look-at = À revoir : { $outcomes }.
coach_student_next = À travailler : { $theme }.
coach_student_next-any = Rien ne ressort encore : un peu de tout est un bon entraînement.
coach_given = Exercices donnés
coach_worksheet = Feuille d’exercices
coach_cards_what = Une par joueur : la caméra ouvre la place, sans taper. Coupe le long des lignes.
coach_cards_pdf = PDF, surnoms seulement
coach_cards_print =
    { $count ->
        [1] Imprimer une carte
       *[other] Imprimer { $count } cartes
    }
coach_cards_square = Un carré qui ouvre la place de { $name }
coach_cards_until = { $address } · jusqu’au { $day }
