### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Writing, checking, scores and judging in French.

## writing

writing_type = { $label }, au clavier
writing_placeholder = Écris ici, ou utilise les touches ci-dessous
writing_restriction = Restr.
writing_set = Ens.
writing_blank = Carte
writing_goal = Le Goal dont tu dis qu’il existe, en notation
writing_hand-in = La rendre
writing_decline = Ne rien écrire
writing_decline-sure = Ne rien rendre ?
writing_write-on = Continuer d’écrire
writing_handed-in = Ce que tu as rendu
reading_ways = { $count ->
    [1] Cela se lit d’une seule façon.
   *[other] Cela se lit de { $count } façons. Des parenthèses trancheraient.
}
reading_also = Encore une : { $other }
keypad_label = Touches de symboles, prises des cubes
keypad_paper = Papier
keypad_used = { $cube }, utilisé
keypad_line = Nouvelle ligne
keypad_delete = Effacer
keypad_undo = Annuler
keypad_stands-for = vaut
keypad_stands-for_help = Un cube qui vaut un autre symbole : écris le symbole, puis @, puis le cube qui le joue.
keypad_blank-card = [Carte blanche|blank-card]
keypad_dot = point { $color } sur la carte blanche
key_u007E = à l’envers
key_u003E = sur le côté
key_u0021 = factorielle
key__ = virgule décimale
key_lcm = plus petit commun multiple
key_gcf = plus grand commun diviseur
key_i = unité imaginaire
key_u2191 = exposant
key_u0025 = pour cent
key_rem = reste
key_log = logarithme
key_T = dix
key_E = onze
chart_title = [Tableau de l’Univers|universe-chart]
chart_yours = à toi
chart_kind = Sorte de tableau
chart_square = Carré
chart_all = Les 16
chart_dealt = Comme distribué
chart_caption = Tableau de l’Univers, à marquer
chart_help = Les cartes non distribuées sont barrées. Touche une case pour la barrer, l’entourer ou la vider.
chart_cell = { $card }, { $state }
chart_state_dealt = distribuée
chart_state_out = pas distribuée
chart_state_cut = barrée par toi
chart_state_ringed = entourée par toi
why_write-first = Écris d’abord quelque chose. Tu peux aussi ne rien rendre.
why_goal-missing = Écris le Goal dont tu dis qu’il existe.
why_wait = Un instant : ta feuille est en route.
why_not-dealt = Cette carte n’a pas été distribuée, elle n’est donc pas dans l’Univers.
why_choose-reason = Choisis d’abord ce qui ne va pas.
why_place = Dis d’abord où : personne ne le cherche pour toi.
place_cube = Quel cube ?
place_variation = Quelle variation ?
place_part = Quelle partie ? Touche son premier symbole, puis le dernier.
place_first = Premier
place_last = Dernier
place_first-back = Le premier symbole un à gauche
place_first-on = Le premier symbole un à droite
place_last-back = Le dernier symbole un à gauche
place_last-on = Le dernier symbole un à droite
place_symbol = { $symbol }, symbole { $number }
place_count_on-sets = Combien de cartes trouves-tu ?
place_count_equations = Quelle valeur trouves-tu ?
check_failed = { $count ->
    [one] { $name } : { $count } objection a échoué
   *[other] { $name } : { $count } objections ont échoué
}
why_brackets = Mets d’abord des parenthèses, pour montrer comment on peut la lire autrement.

## checking

check_empty = Rien n’est écrit.
check_nothing = Aucune Solution n’est ouverte.
check_of = La Solution de { $name }
check_for-goal = Pour le Goal { $goal }
check_boxes = Boîtes
check_tree = Arbre
check_accept = Accepter
check_reject = Rejeter…
check_because = Qu’est-ce qui ne va pas ?
check_accepted-by = { $name } a accepté
check_correct = La Solution de { $name } est correcte.
check_incorrect = La Solution de { $name } n’est pas correcte.
check_accepted-though = Tout le monde l’a acceptée, elle reste donc. Un juge aurait pu dire :
check_equals-note = { $judge ->
    [asks-nobody] Dis-le seulement si tu l’as calculé.
   *[can-be-asked] Un juge répond seulement si elle est égale au Goal. Après un oui, plus personne ne peut objecter.
}
check_does-equal = { $judge ->
    [asks-nobody] Elle est bien égale au Goal. Donne une autre raison, ou accepte-la.
   *[can-be-asked] Oui, elle est égale au Goal. Maintenant plus personne ne peut objecter : accepte-la.
}
check_reject-this = Rejeter pour cette raison
check_reject-grouping = Rejeter avec ce groupement
check_not-upheld = Il n’est pas montré que cela ne va pas. Donne une autre raison, ou accepte-la.
check_grouping-fails = Ce groupement ne le prouve pas. Tu avais un essai.
reason_equals = Elle n’est pas égale au Goal
reason_not-equal = Elle n’est pas égale au Goal
reason_ambiguous = Je peux la grouper pour qu’elle soit fausse
reason_syntax = On ne peut pas la lire
reason_no-set-name = Elle ne nomme aucun ensemble
reason_several-set-names = Elle nomme plusieurs ensembles
reason_relation-in-set-name = Le nom de l’ensemble contient = ou ⊆
reason_restriction-grouping = Une Restriction est mal groupée
reason_restriction-not-allowed = On ne joue pas de Restrictions ici
reason_wrote-goal = Le Goal est écrit dedans
reason_missing-restriction = Il manque une Restriction
reason_required-unused = Un cube de Required n’est pas utilisé
reason_cube-unavailable = Elle utilise un cube interdit
reason_too-many-resources = Trop de cubes de Resources
reason_fewer-than-two-cubes = Elle a moins de deux cubes
reason_goal-illegal = Le Goal n’a pas de lecture permise
reason_goal-misread = Le Goal ne peut pas se lire ainsi
reason_no-goal-written = Le Goal n’est pas écrit
reason_two-digit-numeral = Elle a un nombre de deux chiffres
reason_undefined = Elle n’a pas de valeur
reason_required-cube = Il manque le cube exigé par la variation
reason_wild-inconsistent = Un cube wild vaut des symboles différents
reason_wild-unknown = Un cube vaut ce qu’il ne peut pas valoir
reason_two-operations = Elle a moins de deux opérations
reason_three-operations = Elle a moins de trois opérations
reason_null-restriction = Une Restriction ne retire aucune carte
reason_required-card = Il manque la carte exigée
reason_forbidden-card = Elle a la carte interdite
reason_not-two-solutions = Ce ne sont pas deux Solutions
reason_same-sets = Les deux Solutions nomment le même ensemble
reason_multiple-of = La différence n’est pas celle demandée
reason_base-digit = La base n’a pas ce chiffre
reason_too-many-factorials = Trop de factorielles
reason_variation-misused = Une variation n’est pas respectée
regroup_title = Ajouter des parenthèses
regroup_open = Touche là où une parenthèse s’ouvre. Tu as un essai.
regroup_close = Maintenant touche là où elle se ferme.
regroup_before = avant { $symbol }
regroup_end = à la fin
regroup_reads = Se lit
regroup_undo = Retirer les dernières parenthèses

## scores

scored_void = La manche est [nulle|void-shake].
scored_ended = La manche est finie.
scored_now-right = [Now|now-challenge] était juste. Bien vu, { $name } !
scored_now-wrong = [Now|now-challenge] n’était pas juste cette fois.
scored_impossible-right = { $impossible ->
    [never] [Never|never-challenge] était juste. Bien vu, { $name } !
   *[impossible] [Impossible|impossible-challenge] était juste. Bien vu, { $name } !
}
scored_impossible-wrong = C’était possible finalement.
scored_all-some = [Forceout|forceout], et cela se résout.
scored_all-none = [Forceout|forceout], et personne ne l’a résolu.
scored_scores = Points de cette manche
scored_in-all = en tout
scored_wrote-right = A écrit une Solution correcte.
scored_wrote-wrong = A écrit une Solution qui n’est pas correcte.
scored_wrote-nothing = N’a pas écrit de Solution.
scored_penalty = { $count ->
    [one] { $count } point de pénalité.
   *[other] { $count } points de pénalité.
}
scored_analysis = Analyse de cette manche
scored_see-analysis = Analyse
scored_record = Enregistrement
scored_replay = Revoir
scored_sign = Signer la feuille de score
sheet_rules = Selon les règles { $edition } d’{ $game }.
sheet_title = [Feuille de score|scoresheet]
sheet_shake-number = Manche { $number }
sheet_void = nulle
sheet_goal-of = Goal : { $name }
sheet_correction = Correction
sheet_total = Total
sheet_points = [Points de match|match-points]
sheet_signed = Signé
sheet_appeal = Faire appel d’une décision : qu’est-ce qui n’allait pas ?
appeal_solution-was-right = Une Solution était juste
appeal_solution-was-wrong = Une Solution était fausse
appeal_rule-misread = Une règle a été mal lue
appeal_time-was-wrong = Le temps était faux
appeal_score-was-wrong = Les points sont faux
sheet_seal = Scellé par le serveur : { $hash }…
sheet_seal_why = Garde l’enregistrement. Si quelqu’un change ce match sur le serveur, le sceau le montre.

## judges

judge_title = Juge
judge_desk = Bureau du juge
judge_what = Décision
judge_whom = Joueur
judge_why = Raison
judge_points = Points
judge_seconds = Secondes
judge_do = Décider ainsi
judge_penalize = Retirer des points
judge_warn = Avertir
judge_absent = Manque cette manche
judge_approve = Parapher les pénalités
judge_correct = Corriger un total
judge_add-time = Ajouter du temps
judge_void = Annuler la manche
judge_disqualify = Disqualifier
judge_warning = Finir la ronde
judge_stop = Arrêter la ronde
reason_illegal-procedure = Procédure interdite
reason_too-late = Trop tard
reason_behaviour = Conduite
reason_false-charge = Faux signalement
reason_talking = Bavardage
reason_disturbing = Dérange les autres
reason_delaying = Fait traîner
reason_help-from-outside = Aide du dehors
reason_equipment = Matériel
reason_disturbance = Dérangement
reason_mistake-of-an-official = Erreur d’un juge
reason_players-agree = Les joueurs sont d’accord
reason_sum-was-wrong = La somme était fausse
reason_row-was-wrong = Une ligne était fausse
reason_ruling-was-changed = Une décision a été changée
reason_left = A quitté la table

## the frame: paper and keys

writing_equation = Éq.
writing_which = Quelle Solution
writing_reads = Comment elle se lit
writing_grouped = Voir les groupes
writing_decline-door = Ne rien écrire…
writing_final-short = Rendue : on ne peut plus la changer
writing_on-pad = Calcule-la au brouillon
keypad_required = Required : tous
keypad_one-resource = Resources : un
keypad_symbols = Plus de symboles
keypad_type = La taper
keypad_type-short = Clavier
keypad_more = Plus, comme ne rien écrire
keypad_cubes = Retour aux cubes
third_title = Que dis-tu ?
third_with = Avec { $name }
third_with_writer = Cela t’engage : tu en écris une aussi.
third_with_other = Cela t’engage : tu n’écris rien.
third_will = J’en présenterai une
third_will_means = Cela t’engage : tu dois en rendre une.
third_will-not = Je n’en présente pas
third_will-not_means = Cela t’engage : tu vérifies seulement les leurs.
third_nothing = Rien encore
third_nothing_means = Personne ne le sait. En attendant, tu peux écrire.
third_binds = Tu ne peux pas reprendre ta parole.
third_sure = { $word } : sûr ?
third_sure_means = Appuie encore pour le dire.
third_sure-spoken = { $word }. { $note } Appuie encore pour le dire.
third_write = Écrire sans rien dire

## the frame: checking and scores

check_as-written = comme écrite
check_place = { $number } sur { $count }
check_back = Retour
check_show-how = Montrer comment…
check_show-where = Montrer où…
check_one-reason = Une raison à la fois. Personne ne te dit si elle tient avant que tu la dises.
scored_nobody = Personne ne marque
scored_wins-shake = { $winners ->
    [one] { $count ->
        [one] { $name } gagne la manche : { $count } point
       *[other] { $name } gagne la manche : { $count } points
    }
   *[other] { $count ->
        [one] { $name } partagent la manche : { $count } point chacun
       *[other] { $name } partagent la manche : { $count } points chacun
    }
}
scored_wins-match = { $winners ->
    [1] { $name } gagne le match
   *[other] { $name } partagent le match
}
scored_standing = { $name } { $count }
scored_stands = En tout : { $list }.
scored_shakes = manches { $list }
scored_match-points = { $count ->
    [one] { $count } point de match
   *[other] { $count } points de match
}
scored_points = Points
scored_solutions = Solutions
scored_sheet = Feuille de score
sheet_empty = Rien n’est encore sur la feuille de score.
sheet_signatures = Signatures
sheet_sign = Signer : { $count } est juste
sheet_sign-here = Signe ici, { $name }
sheet_not-signed = { $name } n’a pas signé
sheet_ends = Signer dit que ta colonne est juste. Quand tous ont signé, le match est fini.
sheet_wrong = C’est faux…
sheet_wrong-how = Ne signe pas. Demande un juge : un juge peut corriger un total, et tout le monde le voit.
sheet_sign-early = Finir ici et signer
sheet_ends-early = Il reste des manches à jouer. Quand tous ont signé, le match finit ici.
sheet_not-yet = pas encore signé
keypad_short_req = Req.
keypad_short_per = Perm.
keypad_short_res = Res.
keypad_short_goal = Goal
