### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The judge's desk in French.

## every screen

desk_title = Bureau du juge
desk_opening = Ouverture…
desk_tools = Outils
desk_at-table = À cette table
desk_online = en direct
desk_table = Table { $section } { $number }
desk_table-online = { $names }
desk_table-state = { $table } : { $state }
desk_shake = manche { $number }
desk_round = ronde { $number }
desk_guide = Guide { $section }
desk_less = { $label } : moins
desk_more = { $label } : plus
desk_hold-how = Tiens appuyé { $seconds } secondes.
desk_new-paper = Une table sur papier
desk_by-code = Juger avec un code
desk_offline-waits = Pas de réseau. Cet écran attend ; décisions, règles, temps et cartes continuent.
desk_offline-goes-on = Pas de réseau. Cet écran continue sans.
dock_check = Vérifier une Solution
dock_find = Trouver une décision
dock_penalty = Pénalité
dock_appeal = Appel
dock_clock = Temps
dock_questions = Oui ou non
dock_new = Table sur papier
tools_title = Tout le reste
tool_find = Trouver une décision
tool_questions = Questions de règle
tool_rules = Textes des règles
tool_clocks = Temps
tool_cards = Tableau de cartes
tool_selection = Ce choix est-il permis ?
tool_procedure = Procédure interdite
tool_equipment = Matériel
tool_two = Deux challengers
tool_test = Test d’entraînement

## becoming a judge

join-desk_title = Bureau du juge
join-desk_lead = Un hôte ou un directeur lit un code à voix haute. Il te fait juge de cette table, ou de toutes les tables d’un tournoi. Sans code, tu peux t’occuper de tes propres tables sur papier.
join-desk_name = Ton nom de juge
join-desk_code = Le code de juge
join-desk_go = Juger ici
join-desk_without = Ouvrir mon bureau
join-desk_rules = Personne ne juge une table où il joue, et tous y voient ton nom.
join-desk_open = Sans nom :

## calls and tables

calls_title = Appels
calls_waiting = { $count ->
    [0] personne n’attend
    [one] { $count } attend
   *[other] { $count } attendent, premier venu d’abord
}
calls_none = Personne n’appelle. Regarde les tables.
calls_waited = a attendu
calls_go = J’y vais
calls_pass = Passer à un autre
calls_going = { $name } y va.
calls_here = { $name } y est.
tables_title = Tables
tables_count = { $count ->
    [one] { $count } ouverte
   *[other] { $count } ouvertes
}
state_call = appelle
state_appeal = appel
state_sign = à signer
state_play = en jeu
state_idle = pas commencé
state_done = rendue
phase-name_rolling = lancer
phase-name_selecting = variations
phase-name_goal = fixer le Goal
phase-name_no-goal = no Goal
phase-name_moving = jouer
phase-name_last-cube = dernier cube
phase-name_challenged = défi
phase-name_writing = écrire
phase-name_forceout = Forceout
phase-name_checking = vérifier
phase-name_scored = comptée
phase-name_void = nulle
call-why_not-allowed = Quelque chose n’était pas permis
call-why_rule = Une question sur une règle
call-why_equals-goal = Demandé : est-elle égale au Goal ?
call-why_solution = Ils ne sont pas d’accord sur une Solution
call-why_time = Le temps est écoulé
call-why_scoresheet = Un nombre sur la feuille de score
call-why_equipment = Un cube, une carte ou le bloc
call-why_behaviour = Conduite : pour toi seul
controversy_title = Litige
controversy_what = Appelé dans les minutes 25 à 30 ? Alors le temps que cela prend est ajouté à cette table.
controversy_by = { $name } a appelé.
controversy_stands = Le sable est arrêté.
controversy_here = J’y suis
controversy_settled = Réglé : le jeu continue
controversy_settled-add = Réglé : ajouter { $time }
controversy_no-time = Réglé, sans ajouter de temps
card_scores = Points jusqu’ici
card_player = Joueur
card_penalties = Pén.
card_now = Now
card_seat = place { $number }
card_sets = fixe le Goal
card_leads = en tête
card_warned = { $count ->
    [1] averti
   *[other] averti { $count } fois
}
card_signed = a signé
card_out-round = exclu de la ronde
card_out-all = exclu pour de bon
card_held = Le résultat est retenu.
card_variations = Variations en vigueur
card_filled = { $title } : { $filled }
card_no-variations = aucune
card_penalty-of = { $name } −{ $points }, manche { $shake }
card_no-initials = Pas paraphé, donc ne compte pas.
card_initial = Parapher
card_warned-name = Averti : { $name }
card_earlier-table = { $count ->
    [1] à une table précédente
   *[other] { $count } fois à des tables précédentes
}
card_earlier = { $count ->
    [1] dans une ronde précédente ({ $round })
   *[other] { $count } fois dans une ronde précédente ({ $round })
}
card_added = Temps ajouté : { $time }
card_rulings = Ce qui a été décidé
card_ruled-by = { $name }, manche { $shake }
card_ruled-too = { $name } a décidé de même.
card_asked-second = Un second juge est demandé.
card_ask-second = Second juge
card_appeal-of = { $name } fait appel
card_decided = C’est décidé.
card_look = Voir
card_sealed = Scellée : { $name }
card_open = Ouvrir
card_to-table = Vers la table en direct
card_set-up = Cubes et cartes
card_enter-call = Un appel
card_enter-scores = Points
card_enter = Entrer l’appel
card_save = Enregistrer
card_sign = { $name } a signé
card_close = La feuille est rendue
card_judges = Juges ici
card_files = Emporte ce qu’ont fait les juges :
card_file-table = Cette table en { $kind }
card_file-event = Tout le tournoi en { $kind }
card_judge-you = { $name } (toi)
card_code = Un code pour un autre juge
card_code-how = Un autre téléphone ouvre la page Juge et le tape. Il est valable deux heures.

## finding a ruling

find_count = { $count } décisions · marche sans réseau
find_what = Que s’est-il passé ?
find_game = Jeu
find_division = Division
find_phase = Quand
find_fit = { $count ->
    [one] { $count } convient
   *[other] { $count } conviennent
}
find_from-table = d’après { $table }
find_nothing = Rien ne convient.
find_otherwise = Rien ne convient ? Décide selon le livre, note ce que tu as décidé, et appelle un second juge.
find_translated = Une traduction qu’un lecteur de langue maternelle doit encore relire : c’est le texte anglais qui vaut.
find-phase_starting = Début
find-phase_selecting = Variations
find-phase_goal = Goal
find-phase_moving = Coups
find-phase_challenging = Défi
find-phase_writing = Écrire
find-phase_checking = Vérifier
find-phase_scoring = Points
find-phase_conduct = Conduite
find-phase_round = Ronde
ruling_title = Décision
ruling_ruling = Décision
ruling_penalty = Pénalité
ruling_say = Dis
ruling_dont-say = Ne dis pas
ruling_show-say = Montrer « Dis »
ruling_ruled = Je l’ai décidé à { $table }
ruling_and-if = Et si…
ruling_where = Je l’ai décidé à…
ruling_back = Retour
ruling_english = En anglais
rules_search = Cherche un mot ou une section
rules-book_guidelines = Pour les juges
rules-book_on-sets = On-Sets
rules-book_equations = Equations
questions_lead = Oui ou non, et la règle. Rien sur la Solution.
questions_count = { $count ->
    [one] { $count } question jusqu’ici
   *[other] { $count } questions jusqu’ici
}
questions_another = Une autre question
questions_reset = Un autre vérificateur

## a paper table

paper-table_title = Une table sur papier
paper-table_make = La préparer
paper-table_section = Groupe
paper-table_number = Table
paper-table_round = Ronde
paper-table_seats = Joueurs
paper-table_players = { $count } joueurs
paper-table_edition = Édition
paper-table_season = Liste de l’année
paper-table_season-even = Années paires
paper-table_season-odd = Années impaires
paper-table_event = De quel tournoi fait-elle partie ?
paper-table_same-event = Le même tournoi : avertissements et juges suivent
paper-table_new-event = Un nouveau tournoi
paper-table_lead = Les joueurs sont les numéros de leurs badges. On ne demande pas de noms.
mat_steps = Trois étapes
mat_step-mat = Tapis
mat_step-solution = Solution
mat_step-check = Réponse
mat_dealt = Cartes distribuées : { $count }
mat_tap-cards = touche celles qui sont sur la table
mat_goal-first = touche des chiffres
mat_shape = Forme du Goal
mat_cubes = Cubes : { $section }
mat_more = Badges
mat_next = Ensuite : la Solution
mat_badges = Badges
mat_badges-why = Un avertissement suit le badge pendant les rondes d’un tournoi.
mat_always = Toujours en vigueur : { $names }
mat_fill = Remplir
mat_shake = Manche
mat_goal-setter = Qui fixe le Goal
shape_row = Ligne
shape_column = Colonne
shape_tee = T
shape_ell = L
turn_u007E = À l’envers
turn_u003E = Sur le côté
turn_space = Un espace
turn-short_u007E = ~
turn-short_u003E = >
turn-short_space = vide

## a Solution under the lock

solution_whose = De qui, et après quoi ?
solution_none-open = Aucune Solution n’est ouverte maintenant.
solution_after = Après quoi
solution_third = Troisième joueur, s’il y en a un
solution_copy = Copie ce qui est entouré
solution_exactly = exactement comme c’est
solution_typed = Ou tape-la
solution_brackets = Ce n’est pas à toi d’ajouter des parenthèses qui ne sont pas sur le papier. Tu ne verras rien sur elle avant d’ouvrir une bande.
solution_seal = La sceller
situation_now = Now
situation_impossible = Impossible
situation_forceout = Tous ont écrit
situation_time-up = Temps écoulé
situation_no-goal = No Goal
lock_title = Scellée
lock_of = Solution de { $name }
lock_lead = N’ouvre que ce qui a été demandé.
lock_rest = Le reste n’est même pas sur ce téléphone.
lock_ask = Demander
lock_ask-level = Quelqu’un demande : { $name }
lock_hold = Tenir
lock_hold-level = Tiens appuyé pour ouvrir : { $name }
lock_open = Tiens appuyé pour ouvrir
lock_by = Qui demande
lock_section = Quelle section
lock_objection = Ce qui ne va pas, disent-ils
lock_choose = Choisir
lock_place-cube = Quel cube
lock_place-variation = Quelle variation
lock_place-count = Ce qu’ils ont trouvé
lock_place-part = Quelle partie
lock_regrouped = Leur copie avec parenthèses
lock_read-as = Comment la table le lit, si elle le dit
lock_why = Pourquoi
lock_results-differ = Deux résultats
lock_nobody-can = Personne ne le peut
lock_ends = Cela met fin à toutes les objections de ce vérificateur.
lock_turn = Tourner cette réponse vers la table
lock_director = Directeur
lock_solver = Le programme a trouvé { $solution }.
lock_none = Le programme a trouvé qu’il n’en existe pas.
lock_attempt-left = { $name } a un essai pour regrouper.
lock_no-attempt = { $name } n’en a plus.
lock_third-decided = { $name } a décidé
lock_shake-over = La manche est comptée
lock_close = Fermer et ranger
worked_removed = Retirées :
worked_chosen = { $count ->
    [one] { $count } carte :
   *[other] { $count } cartes :
}
worked_value = { $value }, et le Goal { $goal }
worked_goal = Le Goal : { $goal }
turned_back = Juge : tiens appuyé deux secondes

## penalties, second judges, appeals

penalty_who = Qui ?
penalty_what-for = Pourquoi ?
penalty_all = Les { $count } causes
penalty_warn-for = Seulement un avertissement ? Pourquoi ?
penalty_warn-only = Avertir seulement
penalty_take = Retirer 1 point à { $name }
penalty_take-one = Retirer 1 point
penalty_ask-second = Demander un second juge
penalty_asked = Un second juge est demandé
penalty_waits-second = Le second juge répond sur un autre téléphone. Avant, rien n’est retiré.
penalty_second-agrees = { $name } est d’accord. Le point est retiré.
penalty_second-does-not = { $name } n’est pas d’accord. Personne ne perd de point.
out_door = Disqualifier un joueur…
out_when = Pour une mauvaise conduite grave, ou si elle continue après un avertissement et une pénalité.
out_why = Pourquoi ?
out_how-long = Pour combien de temps ?
out_round = Cette ronde
out_all = Toutes les rondes à venir
out_who = Dis d’abord qui
out_already = { $name } est déjà exclu
out_do-round = { $name } est exclu de la ronde…
out_do-all = { $name } est exclu pour de bon…
out_sure-round = Oui : { $name } ne joue plus dans cette ronde
out_sure-all = Oui : { $name } ne joue plus aucune ronde
second_title = Un juge te demande
second_asks = { $name } demande : es-tu d’accord ?
second_both = Tu es le second juge. Les deux doivent être d’accord, sinon pas de pénalité.
second_same = Tu es le second juge. Déciderais-tu de même ?
second_ago = il y a
second_doubt = Si tu doutes, dis non. Alors rien ne se passe.
second_yes = D’accord
second_no = Pas d’accord
second_agreed = { $name } était d’accord.
second_disagreed = { $name } n’était pas d’accord.
appeal_which = Quelle décision ?
appeal_who = Qui fait appel ?
appeal_why = Pourquoi ?
appeal_may = { $name } peut-il faire appel ?
appeal_yes = oui
appeal_no = non
appeal_one-judge = Un juge jusqu’ici.
appeal_no-ruling = Rien n’a encore été décidé ici. Trouve d’abord la décision et note-la.
appeal_send = L’envoyer au directeur
appeal_next = Le directeur entend les deux côtés. La feuille attend, et ses points restent provisoires.
appeal_online = À une table en direct, le joueur fait appel sur son propre écran, avant de signer.

## clocks, cards, worksheets, test

clocks_start = Démarrer
clocks_again = Recommencer
clocks_stop = Arrêter
clocks_reset = Vider
clocks_which = Quel temps
clocks_countdown = Dix secondes
clocks_after = { $seconds ->
    [0] Le temps est écoulé.
   *[other] Le temps est écoulé : un point, et { $seconds } secondes de plus.
}
cards_lead = le vérificateur travaille, l’auteur objecte
cards_none = Ce jeu n’a pas de cartes.
cards_mode = Poser ou travailler
cards_lay = Poser
cards_work = Travailler
cards_count = { $laid ->
        [one] { $laid } carte
       *[other] { $laid } cartes
    }, { $picked ->
        [one] { $picked } choisie
       *[other] { $picked } choisies
    }
cards_nothing = Ne dis rien sans qu’on demande : ce qui est manqué est manqué.
cards_object = L’auteur objecte ({ $count })
cards_all-up = Toutes face visible
cards_up = face visible
cards_down = retournée
cards_picked = choisie
sheet_ask = Que dit le livre ?
sheet_which = Laquelle
sheet_answer = Réponse
sheet_yes = Oui
sheet_no = Non
selection_variation = Quelle variation ?
selection_attempt = Combien de fois a-t-elle été signalée avant ?
selection_since = Qu’a-t-on fait de permis depuis ?
procedure_charged = Qu’a-t-on signalé ?
procedure_said = Dit aussitôt et exactement ?
procedure_since = Qu’a-t-on fait de permis depuis ?
equipment_lead = Avant la ronde, et quand il manque quelque chose.
equipment_deck = Cartes présentes
equipment_missing = { $count ->
    [0] Les seize sont là.
    [one] Il manque { $count } carte.
   *[other] Il manque { $count } cartes.
}
two_who = Qui a pris le bloc ?
two_third = Que dit le troisième joueur ?
two_first = { $name } était le premier
two_same = Au même instant
two_cannot = On ne sait pas
test_begin = Commencer
test_lead = Des questions comme elles viennent aux tables, chacune avec sa réponse et la règle.
test_question = Question { $number } sur { $of }
test_right = Juste.
test_wrong = Pas cette fois.
test_next = Suivant
test_score = { $right } sur { $of }
test_after = Après
test_again = Un autre test
deed_move = a déplacé un cube
deed_bonus = a joué avec un bonus
deed_shift = a passé un cube
deed_select = a choisi une variation
deed_goal = a fixé le Goal
deed_challenge = a défié
deed_present = a présenté une Solution
