### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The director's desk in French: tournaments from the list of events to the awards.

## tournament/lobby.js, tournament/new_settings.js

events_title = Tournois
events_lead = Un samedi à la bibliothèque ou une finale nationale : places, horloge, feuilles de score, classements.
events_mine = Tes tournois
events_facts = { $date } · { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } · tu es { $office }
events_open = Ouvrir
events_open-named = Ouvrir { $title }
events_closed = terminé
events_join = J’ai un code
events_join_how = Les codes du directeur ouvrent un tournoi aux adjoints, marqueurs, juges, entraîneurs et joueurs.
events_code = Ton code
events_join_go = Entrer
events_nobody = On ne te connaît pas encore ici. Tape ton nom et le code qu’on t’a donné.
events_no-office = Ce tournoi n’existe pas, ou tu n’y as pas de fonction. Demande un code au directeur.
events_file = Un tournoi dans un fichier
events_file_how = Apporte un tournoi exporté auparavant. Il est vérifié acte par acte, et tu en deviens le directeur.
events_file_choose = Choisir le fichier
events_file_reading = Lecture du fichier…
office_director = directeur
office_deputy = adjoint
office_scorekeeper = marqueur
office_judge = juge
office_coach = entraîneur
office_player = joueur
new-event_title = Un nouveau tournoi
new-event_name = Comment il s’appelle
new-event_date = Jour
new-event_divisions = Divisions
new-event_games = Jeux
new-event_rounds = Rondes de chaque jeu
new-event_seating = Placement
new-event_later = Tout peut changer jusqu’au début. Classements et prix sont réglés comme dans la plupart des ligues.
new-event_make = Créer le tournoi
new-event_teams = Équipes, { $competition }
new-event_schools = Écoles
new-event_players = Joueurs, { $competition }
new-event_sections = Gagnants de groupe, { $competition }
way-of_power = Aux points
way-of_power_how = Ronde 1 au sort. Ensuite se rencontrent ceux qui ont à peu près les mêmes points.
way-of_sections = Groupes
way-of_sections_how = Les premiers joueurs d’environ neuf équipes se rencontrent, puis les seconds, et ainsi de suite.
way-of_seed = Par têtes de série
way-of_seed_how = Ronde 1 selon l’ordre de ton fichier. Ensuite se rencontrent ceux qui ont à peu près les mêmes points.
setting_online = Les tables se jouent en ligne, et s’ouvrent toutes seules
setting_phones = Les joueurs peuvent avoir leur téléphone aux tables sur papier, contre le livre
setting_public = Tout le monde peut voir les classements, par prénom et initiale
setting_second-person = Une seconde personne tape les totaux de chaque feuille
setting_players-enter = Les joueurs peuvent entrer le résultat de leur table après la ronde

## tournament/desk_state.js, tournament/screen.js, tournament/kept.js

hall_competition = { $division }, { $game }
hall_screens = Écrans de ce tournoi
hall_tab_setup = Préparer
hall_tab_pairing = Tables
hall_tab_round = Ronde
hall_tab_sheets = Feuilles de score
hall_tab_standings = Classements
hall_tab_awards = Prix
hall_stale = Quelqu’un d’autre a changé ceci. C’est à jour maintenant : regarde encore une fois.
hall_opening = Ouverture de la salle…
hall_offline = Pas de réseau. Ce que tu vois peut être ancien ; ce que tu entres est gardé ici.
hall_kept = Pas de réseau. { $count ->
        [1] Une entrée est gardée sur cet appareil et sera envoyée une fois.
       *[other] { $count } entrées sont gardées sur cet appareil et seront envoyées une fois.
    }
hall_kept-sending = { $count ->
        [1] Envoi de l’entrée gardée…
       *[other] Envoi de { $count } entrées gardées…
    }
hall_kept-refused = L’entrée gardée de la table { $table } n’a pas été prise : { $why }

## tournament/setup.js, tournament/settings_form.js, tournament/codes.js, tournament/equipment.js, tournament/names.js

setup_title = Préparer
setup_paper = Papier et fichiers
setup_diary = Journal
setup_step_players = Joueurs
setup_step_officials = Responsables
setup_step_tables = Tables
setup_step_first = Première ronde
setup_people = Joueurs
setup_counts = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $teams ->
        [one] { $teams } équipe
       *[other] { $teams } équipes
    }, { $schools ->
        [one] { $schools } école
       *[other] { $schools } écoles
    }
setup_import = Apporter un fichier
setup_who = Qui joue
setup_seat = Placer une ronde
settings_title = Ce qu’on joue
settings_changed = pas enregistré
settings_more = Résultats, et ce que coûte un compromis
settings_saved = Enregistré.
settings_why = Pourquoi cela change (peut rester vide)
settings_save = Enregistrer
settings_undo = Annuler
settings_edition = Livre de règles
settings_season = Saison
settings_season_even = années paires
settings_season_odd = années impaires
settings_form = Forme
settings_form_basic = De base
settings_form_advanced = Avancée
settings_form_adventurous = Aventureuse
settings_rounds = Rondes
settings_letter = Première lettre de ses tables
settings_sizes = Équipes dans chaque ensemble de groupes
settings_sizes_proposed = proposé
settings_remove = Retirer { $what }
settings_add = Un jeu de plus
settings_add_choose = Choisir…
settings_weights = Quand on place une ronde, chaque compromis coûte tant ; le plus cher est évité d’abord.
seating_draw-power = Au sort, puis aux points
seating_power = Aux points
seating_sections = Groupes
seating_seed-power = Par têtes de série, puis aux points
seating_draw = Au sort, chaque ronde
seating_seed = Par têtes de série, chaque ronde
weight_two-again = Une table de deux pour la seconde fois
weight_rematch = Se rencontrer encore
weight_conflict = Avec quelqu’un dont on le sépare
weight_gap = Chaque point entre le premier et le dernier
weight_may-seat-teammates = Des coéquipiers peuvent être ensemble si on ne peut l’éviter
codes_title = Responsables et codes
codes_how = Un code ouvre une fonction dans ce tournoi à qui le tape. Pas d’e-mail, pas de compte. Il vaut 14 jours.
codes_office = Un code pour
codes_for_coach = L’école
codes_for_player = Le joueur
codes_make = Créer un code
codes_all = Codes pour tous les joueurs
codes_made = { $count ->
        [0] Chaque joueur a déjà un code.
        [one] { $count } code a été créé. Imprime les cartes de joueur : il est dessus.
       *[other] { $count } codes ont été créés. Imprime les cartes de joueur : ils sont dessus.
    }
codes_players = { $count ->
        [one] { $count } joueur a un code, imprimé sur sa carte.
       *[other] { $count } joueurs ont des codes, imprimés sur leurs cartes.
    }
codes_coach-of = entraîneur de { $school }
codes_qr = Montrer { $code } en code QR
codes_picture = Code QR de { $code }, { $office }
equipment_title = Sur chaque table
equipment_how = Regarde chaque table avant la ronde 1.
equipment_left = { $count } à regarder
equipment_ready = tout est là
names_title = Noms
names_count = { $count ->
        [0] aucun nom
        [one] { $count } nom
       *[other] { $count } noms
    }
names_who = Les responsables de ce tournoi voient les noms entiers, un entraîneur ceux de son école. Joueurs, écran de la salle et papier montrent prénom et initiale. Les résultats n’ont jamais besoin d’un nom.
names_until = Les noms sont effacés après le { $day }.
names_day = Les effacer après le
names_reason = Un autre jour pour effacer les noms
names_delete = Effacer tous les noms maintenant
names_sure = Effacer tous les noms ?
names_sure_what = { $count ->
        [1] Un nom est oublié
       *[other] { $count } noms sont oubliés
    } pour de bon. Les joueurs gardent leurs numéros, places et résultats.
names_keep = Les garder
reason_label = Pourquoi (c’est noté)

## tournament/import.js, tournament/people.js

import_title = Apporter les joueurs
import_step_file = Fichier
import_step_problems = Colonnes et problèmes
import_step_bring = Apporter
import_another = Un autre fichier
import_settle = Règle d’abord { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
import_bring = Apporter { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
import_typed = Ce que tu as collé
import_how = Un tableau avec en-tête, enregistré en CSV. Les colonnes peuvent avoir d’autres noms et un autre ordre ; seule l’école est nécessaire. Rien n’est apporté avant que chaque problème soit réglé.
import_example = Nom, Division, École, Équipe, Tête de série
import_divisions = Les divisions de ce tournoi : { $divisions }.
import_choose = Choisir le fichier
import_paste = Ou colle le tableau ici
import_read = Le lire
import_rows = { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }, la première ligne est un en-tête
import_matched =
    { $count ->
        [one] Nous avons reconnu { $count } colonne sur { $of }. Change-en une dans sa case.
       *[other] Nous avons reconnu { $count } colonnes sur { $of }. Change-en une dans sa case.
    }
import_table = Lignes du fichier
import_row = Ligne
import_nameless = sans en-tête
import_column = Ce qu’est { $heading }
import_empty = vide
import_folded = { $count ->
        [1] Une ligne de plus n’a pas de problème et est
       *[other] { $count } lignes de plus n’ont pas de problème et sont
    } repliées.
import_problems = Problèmes
import_stops = { $count } bloquent
import_asks = { $count } demandent
import_fine = Chaque ligne peut se lire.
import_decided = Tu as décidé cela.
import_unless = C’est ce que nous faisons si tu ne dis pas autre chose.
import_use = Utiliser { $value }
import_other = Autre…
import_drop = Retirer la ligne { $row }
import_keep = Garder les deux
import_cell = { $column } à la ligne { $row }
import_take = Le prendre
import_outcome = Ce qui en sort
import_permission = Les écoles sont d’accord que des noms soient gardés ici pour ce tournoi
import_permission_what = Sans cela, les joueurs ne sont connus que par numéro. Les noms sont effacés après le { $day }.
import_permission_day = Un autre jour
column_unused = inutilisée
column_name = Nom
column_division = Division
column_grade = Classe
column_school = École
column_team = Équipe
column_group = Séparer
column_seed = Tête de série
column_level = Niveau
column_number = Numéro de joueur
people_title = Qui joue
people_late = Inscription tardive
people_find = Chercher par nom, numéro, école ou équipe
people_found = { $count ->
        [one] { $count } trouvé
       *[other] { $count } trouvés
    }
people_number = N°
people_do = Que faire
people_more = En montrer { $count } de plus
people_withdraw = Retirer
people_withdraw-named = Retirer { $name }
people_withdraw_what = Il ne joue plus de ronde non publiée, et garde ce qu’il a.
people_return = Laisser rejouer
people_return-named = Laisser rejouer { $name }
people_return_what = Il joue dès la prochaine ronde non publiée.
people_late_what = Il joue dès la prochaine ronde non publiée.
people_no-team = sans équipe
people_enter = Inscrire
people_entered = { $name } joue dès la prochaine ronde.

## tournament/pairing.js, tournament/draft_tables.js, tournament/compromises.js

pairing_title = Brouillon de la ronde { $number }
pairing_title_published = Ronde { $number }, publiée
pairing_lead = { $competition }, { $way }. Personne ne le voit avant que tu publies.
pairing_lead_published = { $competition }, { $way }. Tout le monde voit ces places.
pairing_lead_none = { $competition }, { $way }. Pas encore placée.
pairing_nothing = Pas encore de brouillon. Place la ronde : chaque compromis est listé avant de publier.
way_draw = au sort
way_power = aux points jusqu’ici
way_sections = en groupes
way_seed = par têtes de série
pairing_competition = Compétition
pairing_round = Ronde
pairing_draw = Placer la ronde
pairing_again = Placer encore
pairing_seating = Placement…
pairing_publish = Publier
pairing_publish-with = Publier avec { $count ->
        [one] { $count } compromis
       *[other] { $count } compromis
    }
pairing_first-swap = Sépare d’abord les coéquipiers
pairing_published = La ronde { $number } est publiée.
pairing_how = Fais glisser un joueur sur un autre pour les échanger, ou appuie sur Entrée sur les deux.
pairing_points =
    { $points ->
        [one] { $points } point jusqu’ici
       *[other] { $points } points jusqu’ici
    }
pairing_two = une table de deux
pairing_version = Version { $number }, { $time }.
pairing_version-why = Version { $number }, { $time } : { $why }.
pairing_change = Publier une autre version ?
pairing_change_what = Ces places ont déjà été publiées, et peut-être imprimées. Tout le monde lira pourquoi elles changent.
table_named = Table { $table }
compromise_none = rien
compromise_teammates = coéquipiers
compromise_alone = seul
compromise_rematch = revanche
compromise_conflict = séparés
compromise_two = deux joueurs
compromise_two-again = encore à deux
compromise_gap = loin
compromise_teammates_why = Jamais permis : échange l’un d’eux.
compromise_alone_why = Personne ne peut jouer seul.
compromise_rematch_why = Les autres proches sont coéquipiers, se sont rencontrés aussi, ou sont plus loin.
compromise_conflict_why = Ils sont d’un groupe qu’on sépare, souvent une école.
compromise_two_why = Le nombre de joueurs ne se divise pas par trois.
compromise_two-again_why = Ils ont déjà joué à une table de deux.
compromise_gap_why = Personne de plus proche en points n’était libre.
compromises_title = Compromis
compromises_more = Et { $count } de plus.
compromises_no-teammates = Pas de coéquipiers à la même table. Jamais permis.
compromises_nothing-better = Aucun échange de deux n’améliore.
compromises_best = Meilleur échange : { $first } avec { $second }, { $table }
swap_question = Échanger { $first } et { $second } ?
swap_gone = Réparé : { $what }
swap_new = Nouveau :
swap_nothing = Ne répare rien et ne coûte rien.
swap_better = Mieux, en tout.
swap_worse = Plus cher, en tout.
swap_same = Aussi bon qu’avant.
swap_do = Échanger
swap_back = Remettre
swap_done = { $first } et { $second } ont échangé leurs places.

## tournament/round.js, tournament/table_states.js, tournament/clock_panel.js, tournament/outstanding.js, tournament/table_dialog.js

round_title = Ronde { $number }
round_short = Ronde { $number }
round_title_several = Les rondes en cours
round_lead = { $out ->
        [0] Aucune table ne manque
        [one] { $out } table manque encore
       *[other] { $out } tables manquent encore
    } ; rendues : { $done }.
round_screen = Écran de la salle
round_print = Imprimer
round_all = Toutes
round_none = Pas encore de ronde
round_none_what = Le tableau montre des tables dès qu’une ronde est publiée.
round_show = Montrer
round_needs = A besoin de quelqu’un
round_out = En jeu
round_idle = Pas commencées
round_done = Rendues
round_tables = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
round_card = Table { $table }, { $state } : { $names }
round_call = { $why } · attend { $time }
round_call-going = { $why } · { $judge } y va · attend { $time }
round_appeal = { $name } fait appel.
round_disputed = La seconde personne a tapé d’autres totaux.
round_second = Une seconde personne tape les totaux.
round_left-out = La ronde a continué sans elle.
round_added = +{ $added } ajouté
round_added-stop = +{ $added } ajouté, stop à { $time }
table-state_call = juge appelé
table-state_appeal = en appel
table-state_check = pas égal
table-state_sign = à confirmer
table-state_play = en jeu
table-state_idle = pas commencée
table-state_done = rendue
status_out = pas encore
status_entered = entré, pas confirmé
status_disputed = les totaux ne concordent pas
status_confirmed = définitif
status_held = retenu par un appel
status_left-out = continué sans lui
clock_title = Horloge de la salle
clock_late = en retard : annonce-le
clock_tell_start = Début
clock_tell_no-new-shakes = Cinq minutes
clock_tell_stop = Stop
clock_read_start = Lis ceci à voix haute et appuie sur Début. Cela va aussi sur chaque écran.
clock_read_no-new-shakes = Lis ceci à voix haute quand le temps des nouvelles manches est passé. Cela va aussi sur chaque écran.
clock_read_stop = Lis ceci à voix haute au Stop. Cela va aussi sur chaque écran.
clock_later = { $table } s’arrête à { $time }.
out_title = Résultats
out_some = { $count ->
        [one] La prochaine ronde attend { $count } résultat.
       *[other] La prochaine ronde attend { $count } résultats.
    }
out_none-next = Tous les résultats sont là. On peut placer la prochaine ronde.
out_none-last = Tous les résultats sont là.
out_next = Placer la ronde { $number }
out_without = Continuer sans eux
out_without-go = Continuer sans { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
table_sheet = Feuille de score
table_watch = Regarder la table
table_absent = pas venu
table_no-show = Pas là
table_no-show-named = { $name } n’est pas là
table_here = Venu
table_here-named = { $name } est venu finalement
table_add-time = Ajouter du temps à cette table
table_minutes = +{ $minutes } min
table_player = Joueur
table_appeal = Appel
table_appeal_what = Le résultat est retenu jusqu’à la décision du directeur.
table_appeal_go = Noter l’appel
table_replay = Rejouer
table_replay_what = La table rejoue, à deux ou à trois. Son résultat est attendu à nouveau.
table_replay_seats = À combien
table_replay_go = Les faire rejouer
table_disqualify = Disqualifier
table_disqualify_what = Pour cette ronde. Le pourquoi n’est pas écrit ici.
table_disqualify_go = Disqualifier
appeal_answer = La décision, et pourquoi
appeal_uphold = Le joueur a raison
appeal_refuse = La décision reste
appeal_upheld = Le joueur avait raison.
appeal_refused = La décision reste.

## tournament/sheets.js, tournament/sheet.js, tournament/sheet_ledger.js, tournament/sheet_entered.js, tournament/blind.js, tournament/corrections.js

sheets_title = Feuilles de la ronde { $number }
sheets_lead = { $out } à entrer, { $second } pour une seconde personne.
sheets_find = Quelle table est sur le papier ?
sheets_open = Ouvrir { $table }
sheets_open-none = Ouvrir
sheets_disputed = Les totaux ne concordent pas
sheets_second = Taper les totaux une seconde fois
sheets_enter = À entrer
sheets_kept = Gardées ici jusqu’au réseau
sheets_held = Retenues par un appel
sheets_waits = Attendent une seconde personne
sheets_done = Définitives
sheet_title = Feuille de score { $table }
sheet_entered-by = entrée par { $name } à { $time }
sheet_again = L’entrer encore
sheet_all = Toutes les feuilles
sheet_shake = Manche
sheet_setter = Fixe le Goal
sheet_setter-of = Qui fixe le Goal de la manche { $number }
sheet_seat = place { $number }
sheet_void = nulle
sheet_empty = vide
sheet_cell = Manche { $number }, { $name } : { $points }
sheet_penalties = Pénalités
sheet_penalty-named = Une pénalité pour { $name }
sheet_penalty-away = Retirer cette pénalité de { $name }
sheet_initials = paraphe
sheet_initials-of = Paraphe du juge pour une pénalité de { $name }
sheet_no-initials = sans paraphe
sheet_total = Total
sheet_total-of = Total de { $name }
sheet_points = Points de match
sheet_keys = Points
sheet_keys_how = Touches 6 4 2, moins pour −2, V pour nulle. Entrée continue.
sheet_signed = signé
sheet_did-not-play = n’a pas joué
sheet_all-signed = Tous ont signé
sheet_enter = Entrer la feuille
sheet_totals-first = Tape chaque total
sheet_entered = { $table } est entrée.
sheet_kept = { $table } est gardée sur cet appareil et sera envoyée au retour du réseau.
sheet_hidden = Tu verras cette feuille quand elle sera définitive : une seconde personne tape ses totaux sans les voir.
checked_title = Vérifié
checked_soon = Tape, et tout est regardé en même temps.
checked_offline = Pas de réseau : la feuille est gardée ici, et regardée à l’envoi.
checked_settle = { $count } à régler
checked_fine = bien
checked_take = Prendre { $points }
checked_leads = { $names } est en tête.
checked_lead-shared = { $names } sont en tête.
second-person_title = Seconde personne
second-person_done = { $name } a tapé les mêmes totaux.
second-person_waits = Quelqu’un d’autre tape les totaux du papier, sans voir ceux-ci.
second-person_unequal = { $names } a tapé d’autres totaux. Regarde le papier : entre la feuille encore, ou laisse quelqu’un d’autre confirmer.
blind_title = Second regard sur { $table }
blind_say = Tape ce que dit le papier.
blind_how = Tu ne vois pas ce que { $name } a entré. Deux personnes, quatre yeux.
blind_somebody = la première personne
blind_totals = Totaux
blind_confirm = Confirmer
blind_look = Regarder la feuille
blind_same = { $table } est définitive : les mêmes totaux.
blind_other = { $table } : ce sont d’autres totaux que ceux entrés. Quelqu’un regarde encore le papier.
corrections_title = Corrections
corrections_never = jamais effacées
corrections_none = Aucune.
corrections_by = { $name } à { $time }
corrections_deceit = Signé en voulant tromper : { $why }
corrections_make = Corriger un total
corrections_total = Le bon total
corrections_listed = Le total qui était noté
corrections_agreed = Qui de la table est d’accord
corrections_is-deceit = C’est une décision sur une tromperie, pas un oubli
corrections_rule = Décider
corrections_go = Le corriger

## tournament/standings.js, tournament/playoffs.js, tournament/awards.js

standings_kinds = Sortes de classements
standings_players = Joueurs
standings_teams = Équipes
standings_schools = Écoles
standings_sections = Groupes
standings_playoffs = Barrages
standings_lead = { $competition }, { $played ->
        [one] { $played } ronde sur { $of }
       *[other] { $played } rondes sur { $of }
    }. { $out ->
        [0] Tous les résultats sont là.
        [one] { $out } résultat manque encore.
       *[other] { $out } résultats manquent encore.
    }
standings_place = Place
standings_player = Joueur
standings_section = Groupe
standings_section-named = Groupe { $name }
standings_round = R{ $number }
standings_provisional = provisoire
standings_not-yet = pas encore jouée
standings_out = pas encore
standings_legend = provisoire : un résultat manque ou n’est pas confirmé. « = » partage la place. Une case en pointillé manque encore.
standings_no-ranking = Ce tournoi n’a pas ce classement.
standings_no-sections = Cette compétition ne se joue pas en groupes.
playoffs_title = Barrage
playoffs_make = Qui joue pour une place ?
playoffs_none = Personne ne partage une des trois premières places.
playoffs_place = Place { $place }
playoffs_winners = Gagnants de groupe
playoffs_go = Organiser
playoffs_go-named = Organiser le barrage : { $name }
playoffs_played = joué
playoffs_open = à jouer
playoffs_enter = Entrer les totaux
awards_certificates = Diplômes
awards_close = Clore le tournoi
awards_wait = Pas encore prêt
awards_closed = Le tournoi est clos. Félicitations à tous.
awards_lead_closed = Définitif. À lire de bas en haut.
awards_lead_ready = Tout est définitif. À lire de bas en haut.
awards_lead_wait = Pas encore à lire.
awards_none = Ce tournoi n’a pas de prix réglés.
awards_ready = Prêt à lire ?
awards_yes = oui
awards_no = pas encore
awards_next = Suivant sur la liste
awards_of = { $at } sur { $of }
awards_back = Un en arrière
awards_read = Lu, suivant
awards_provisional = provisoire
awards_points = { $points } points
awards_unplayed = { $competition } : { $count ->
        [one] { $count } ronde est
       *[other] { $count } rondes sont
    } encore à jouer.
awards_out = { $competition } : { $count ->
        [one] { $count } résultat est
       *[other] { $count } résultats sont
    } encore à venir.
awards_unconfirmed = { $competition } : tous les résultats ne sont pas confirmés.
awards_confirmed = { $competition } : toutes les feuilles sont confirmées.
awards_playoff = { $count ->
        [one] { $count } barrage est
       *[other] { $count } barrages sont
    } encore à jouer.
awards_say = { $award } : { $shared ->
        [yes] partage la place { $place }
       *[other] place { $place }
    }, avec { $points } points : { $name }, de { $from }.
awards_say-alone = { $award } : { $shared ->
        [yes] partage la place { $place }
       *[other] place { $place }
    }, avec { $points } points : { $name }.
awards_say-section = { $award } : gagnant du groupe { $section } : { $name }, de { $from }.

## tournament/paper.js, tournament/diary.js

paper_title = Papier et fichiers
paper_lead = Tout en PDF, prêt à imprimer.
paper_size = Papier
paper_full-names = Noms complets (sinon prénom et initiale)
paper_of-round = Ronde { $number }
paper_of-competition = { $competition }
paper_not-yet = pas encore
paper_print-named = { $what } en PDF
paper_scoresheets = Feuilles de score
paper_scoresheets_what = Une par table, avec les variations au dos
paper_table-cards = Cartes de table
paper_table-cards_what = À plier et à poser sur chaque table
paper_seats-by-name = Places par nom
paper_seats-by-name_what = Pour le mur
paper_seats-by-table = Places par table
paper_seats-by-table_what = Pour les juges
paper_player-cards = Cartes de joueur
paper_player-cards_what = Une par joueur, avec places et cases pour les points
paper_charts = Tableaux
paper_charts_what = Là où les joueurs peuvent écrire
paper_standings = Classements
paper_standings_what = Comme ils sont maintenant
paper_certificates = Diplômes
paper_certificates_what = Pour tous les primés
files_title = Fichiers
files_names = Avec noms
files_results = Résultats en CSV
files_event = Le tournoi en un fichier
files_what = Le fichier contient chaque acte du tournoi, et peut être rapporté ici ou sur un autre serveur.
diary_lead =
    { $count ->
        [one] { $count } entrée ; rien n’est jamais retiré.
       *[other] { $count } entrées ; rien n’est jamais retiré.
    }
diary_by = { $name }, { $office }
diary_more = Avant
diary_found = Le tournoi a été fondé
diary_settings = Réglages changés
diary_import = Joueurs apportés
diary_late-entry = Inscription tardive
diary_withdraw = Retiré
diary_return = Rejoue
diary_no-show = Qui n’est pas venu
diary_draft = Ronde placée
diary_swap = Places échangées
diary_publish = Publié
diary_clock = Annonce dans la salle
diary_add-time = Temps ajouté
diary_enter = Feuille entrée
diary_confirm = Totaux tapés une seconde fois
diary_correct = Total corrigé
diary_deceit = Décision sur une tromperie
diary_disqualify = Disqualifié
diary_replay = À rejouer
diary_appeal = Appel
diary_decide-appeal = Appel décidé
diary_go-on = Continué sans résultats
diary_bonus = Points bonus
diary_playoff = Barrage organisé
diary_playoff-result = Barrage joué
diary_awards = Clos, prix lus

delete_title = Supprimer ce tournoi
delete_what = Tout disparaît : joueurs et résultats, noms, codes et fonctions, ses tables en ligne et au bureau des juges avec leurs matchs, et les invités venus seulement comme ses joueurs.
delete_who = Seule la direction peut le faire. Ensuite, personne ne voit plus rien du tournoi. Les sauvegardes du serveur et les fichiers exportés restent jusqu’à ce que leurs détenteurs les suppriment.
delete_file = En garder d’abord un fichier, sans les noms
delete_begin = Supprimer le tournoi
delete_sure = Supprimer tout le tournoi ?
delete_for-good = C’est définitif. Personne ne pourra rouvrir ce tournoi.
delete_type = Pour être sûr, écris son nom : { $title }
delete_go = Supprimer pour toujours
delete_keep = Le garder
