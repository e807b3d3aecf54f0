### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### A day at an event in French: players' phones, a coach's list, the board for the hall, the public page.

## day/seat.js, day/results.js, day/frame.js

day_opening = Ouverture de la salle…
day_ways = Ta journée
day_way_seat = Ma place
day_way_results = Mes résultats
day_way_sign = Signer
day_competition = { $division }, { $game }
day_round = Ronde { $round }
day_round-soon = La ronde { $round } sur { $rounds } commence bientôt
day_published = { $game }, places publiées à { $at }
day_your-seat = Ta place
day_version = nouvelles places, version { $version }
day_section = Groupe { $section },
day_table = Table { $table },
day_seat = Place { $seat }
day_seat-small = place { $seat }
day_you = Toi
day_to-table = Aller à ta table
day_to-table-early = Ta table est prête. Elle commence avec l’horloge de la salle
day_enter = Entrer le résultat de ta table
day_to-sign = Regarder la feuille de score et signer
day_hand-in = La ronde est finie. Tout le monde signe la feuille, et un gagnant l’apporte au bureau.
day_no-seat = Pas encore de place
day_no-seat-why = Ta place s’affiche ici toute seule quand le directeur publie la ronde.
day_gone-home = Tu es rentré chez toi
day_phones-away = Range ton téléphone maintenant
day_phones-away-why = Pendant que ta table joue, les téléphones restent loin, jusqu’à ce que tous aient signé.
day_phones-allowed = À ce tournoi, le directeur laisse les téléphones aux tables.
day_bring = Apporte :
day_bring-what = un crayon et tes propres tableaux, sans rien de marqué. Si tu arrives quand les cubes sont lancés, cette manche te coûte 2 points.
day_bring-what-no-phone = un crayon et tes propres tableaux, sans rien de marqué. Ton téléphone reste loin pendant que tu joues. Si tu arrives quand les cubes sont lancés, cette manche te coûte 2 points.
day_names-until = Les noms de ce tournoi sont effacés le { $day }. Les autres joueurs voient ton prénom et une initiale.
day_after =
    { $played ->
        [one] Après { $played } ronde sur { $rounds }
       *[other] Après { $played } rondes sur { $rounds }
    }
day_of-points = sur { $most } points
day_of-players = sur { $count }
day_in-section = numéro { $place } en { $section }
day_my-rounds = Mes rondes, { $game }
day_with = avec { $names }
day_points-to =
    { $own ->
        [one] { $own } point contre { $others }
       *[other] { $own } points contre { $others }
    }
day_points-to-checked =
    { $own ->
        [one] { $own } point contre { $others }, en vérification
       *[other] { $own } points contre { $others }, en vérification
    }
day_status_out = pas encore
day_status_entered = en vérification
day_status_disputed = en vérification encore
day_status_confirmed = définitif
day_status_held = un appel est ouvert
day_status_left-out = le tournoi a continué sans
day_no-results = Pas encore de résultats
day_provisional = un résultat manque, ou n’est pas confirmé
day_how-points = Comment se font les points
day_how-points-what = Premier, deuxième, troisième : 6, 4, 2. Deux premiers : 5, 5, 2. Deux deuxièmes : 6, 3, 3. Tous égaux : 4, 4, 4. À une table de deux : 6, 4 ou 5, 5.

## day/sign.js

sign_title = Signer la feuille de score
sign_shake = Manche
sign_goal = Goal
sign_void = nulle
sign_penalties = Pénalités
sign_total = Total
sign_points = Points de match
sign_here = signe ici
sign_not-yet = pas encore
sign_is-right = Ta colonne est-elle juste, { $name } ?
sign_signed = Tu as signé
sign_appealed = Tu as fait appel. Le directeur décide.
sign_with-paper = Compare avec le papier avant de signer.
sign_hold = Tiens appuyé pour signer
sign_ends-appeals = Signer met fin aux appels.
sign_winner = Un gagnant rend la feuille.
sign_nothing = Rien à signer
sign_nothing-why = Quand le résultat de ta table est entré, il s’affiche ici.
sign_wrong = Quelque chose est faux
sign_wrong-appeal = Tu peux faire appel avant de signer. Le résultat est alors retenu jusqu’à la décision du directeur. Qu’est-ce qui est faux ?
sign_wrong-desk = Ne signe pas. Va au bureau avec ton papier, et quelqu’un le regarde avec toi.
sign_wrong_total = Mon total est faux
sign_wrong_ruling = Une décision était fausse
sign_wrong_penalty = Une pénalité est fausse

## day/enter.js

enter_title = Le résultat de { $table }
enter_how = Tape ce que dit le papier signé, pour tout le monde.
enter_total-of = Total de { $name }
enter_all-signed = Tous ont signé le papier
enter_send = Envoyer le résultat
enter_sent = Envoyé. Le bureau regarde aussi le papier.
enter_waits = Le résultat attend sur ce téléphone
enter_waits-why = Pas de réseau. Il est gardé ici et envoyé une fois, dès le retour du réseau.
enter_nothing = Rien à entrer
enter_nothing-why = Un résultat s’entre quand la table a fini, là où le directeur le permet. Sinon, apporte la feuille au bureau.

## day/coach.js

coach_title = Mes joueurs
coach_players = { $division } : { $count ->
        [1] un joueur
       *[other] { $count } joueurs
    }
coach_where = ronde { $round }, place { $seat } : { $status }
coach_points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
coach_nobody = Aucun joueur de ton école n’est encore inscrit

## day/public.js

public_closed = Ce tournoi ne montre rien en public.
public_final = Le tournoi est fini. Prénoms et initiales seulement.
public_so-far = Au fil des résultats. Prénoms et initiales seulement.
public_not-yet = Pas encore de résultats.

## front

front_opening = Ouverture du tableau…
front_missing = Le tableau a besoin du réseau et d’une fonction au tournoi. Entre par la page du tournoi.
front_offline = Pas de réseau. Ce que tu vois peut être ancien.
front_screens = Ce que montre le tableau
front_screen_clock = Temps
front_screen_seats = Places
front_screen_standings = Classements
front_screen_auto = Tout seul
front_foot_clock = Les gagnants apportent la feuille au bureau, signée par tous.
front_foot_seats = Par prénom. Demande au bureau si tu ne trouves pas le tien.
front_foot_standings = Les égalités restent jusqu’au barrage.
front_next-page = Page { $page } sur { $count }. La suivante vient dans { $seconds ->
        [1] une seconde
       *[other] { $seconds } secondes
    }.
front_round = Ronde { $round } sur { $rounds }
front_round-short = ronde { $round }
front_version = nouvelles places, version { $version }
front_over = Finie
front_no-round = Aucune ronde ne se joue maintenant.
front_no-standings = Pas encore de résultats
front_no-seats = Aucune place n’est encore publiée
front_say_before = Trouve ta place.
front_say_play = Jouez.
front_say_last-minutes = Dernières { $minutes } minutes. Plus de nouvelle manche.
front_say_writing = Stop. Vous avez { $write } minutes pour écrire.
front_say_over = La ronde est finie. Signez vos feuilles.
front_due_start = Le directeur commence la ronde.
front_due_no-new-shakes = À { $at }, plus de nouvelle manche.
front_due_stop = À { $at }, on annonce le stop.
front_still = { $count ->
        [0] Plus personne ne joue
       *[other] Encore en jeu
    }
front_and-more = { $count ->
        [1] et une table de plus
       *[other] et { $count } tables de plus
    }
front_settling = { $settling ->
        [0] Rendues : { $handed }.
       *[other] À signer ou à régler : { $settling } ; rendues : { $handed }.
    }
front_after =
    { $round ->
        [one] après { $round } ronde sur { $rounds }
       *[other] après { $round } rondes sur { $rounds }
    }
front_provisional = un résultat manque encore
front_find = Trouve ta place : de { $first } à { $last }
front_seat = place
