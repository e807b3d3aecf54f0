### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The table in French: what every phase needs.

## the table

table_title = Table d’{ $game }
table_where = { $division } { $shake }
table_shake = · [manche|shake] { $number }
table_leave = Quitter la table
table_menu = Menu de la table
table_side = Variations et ce qui s’est passé
table_faster = { $name } a été plus rapide. La table montre ce qui s’est passé.
table_moved-on = La table a continué. Regarde encore, puis décide.
table_bye = Le serveur a coupé la ligne. On continue dans un instant.
table_back = { $count ->
    [one] De retour. { $count } chose s’est passée entre-temps.
   *[other] De retour. { $count } choses se sont passées entre-temps.
}
table_reconnecting = Reconnexion… La table est en sécurité.
table_announce = { $told } { $say }
table_pause = Pause
table_resume = Reprendre
table_none = Il n’y a pas de table ici
table_home = Accueil

## the say line: one heading, up to two lines; whom the table waits for, the server says

say_you = toi
say_cut = Reconnexion…
say_cut_rest = { $clock ->
    [runs] La table est en sécurité ; le temps court.
   *[none] La table est en sécurité.
}
say_waiting = Un instant.
say_waiting-for = On attend { $who }.
say_not-you = On attend { $who }, pas toi.
say_abandoned = Ce match a été interrompu.
say_abandoned_rest = Il ne compte pour personne. Demande une revanche, et vos places sont gardées.
say_over = Le match est fini.
say_won = { $count ->
    [1] { $who } gagne le match.
   *[other] { $who } gagnent le match ensemble.
}
say_you-won = Tu gagnes le match. Bien joué !
say_drawn = Égalité : tout le monde a autant.
say_won_rest = { $totals }. Tout le monde a signé.
say_paused = La table est en pause.
say_eyes = Regardez devant, s’il vous plaît. Le temps est arrêté.
say_paused_rest = Le temps est arrêté jusqu’à ce que quelqu’un reprenne.
say_lot = Lance un cube, { $name }.
say_lot_rest = Le plus haut fixe le premier Goal.
say_lot-other = { $count ->
    [1] { $who } doit encore lancer pour le premier Goal.
   *[other] { $who } doivent encore lancer pour le premier Goal.
}
say_tie = Égalité : { $who } ont tiré { $face }.
say_tie-of-signs = Égalité : personne n’a tiré de chiffre.
say_tie_roll = { $count ->
    [1] Lance encore une fois : les autres l’ont fait.
   *[other] Chacun de vous lance encore une fois.
}
say_tie_waiting = { $count ->
    [1] { $who } lance encore une fois.
   *[other] { $who } lancent encore une fois.
}
say_tie_out = { $count ->
    [1] { $who } est éliminé avec { $face }.
   *[other] { $who } sont éliminés.
}
say_tie_you-out = Tu es éliminé avec { $face }.
say_first = { $name } fixe le premier Goal.
say_begin = Commencez quand tout le monde est prêt.
say_roll = Lance les [cubes|cube], { $name }.
say_rolling = { $who } lance les [cubes|cube].
say_deals-too = { $who } distribue les cartes pendant ce temps.
say_deal = [Distribue|deal-cards] les cartes, { $name }.
say_deal_rest = Choisis combien, puis appuie sur Distribuer.
say_dealing = { $who } [distribue|deal-cards].
say_rolls-too = { $who } lance les cubes pendant ce temps.
say_rolled = Les cubes sont lancés.
say_select = Choisis une [variation|variation], { $name }.
say_select_rest = Elle devient une règle pour tous dans cette manche.
say_select-again = Ta seconde [variation|variation], { $name }.
say_select-again_stop = Entoures-en une de plus, ou arrête.
say_select-again_due = Entoures-en une de plus.
say_you-circled = Tu as entouré { $title }.
say_chose = { $name } a choisi { $title }.
say_you-chose = Tu as choisi { $title }.
say_selecting = { $who } choisit une [variation|variation].
say_goal = Fixe le [Goal|goal], { $name }.
say_goal_on-sets = Choisis une [forme|legal-configuration] et mets-y des chiffres.
say_goal_equations = Un à six cubes. Un [espace|physical-grouping] les groupe.
say_goal_after-bonus = Ton [bonus|bonus-move] est fait. Maintenant le Goal.
say_goal_against = Tu as dit qu’il y en a un.
say_goal-other = { $who } fixe le [Goal|goal].
say_no-goal = { $name } dit : [no Goal|no-goal-declaration]. Es-tu d’accord ?
say_no-goal_rest = Si tous le sont, la manche est nulle.
say_no-goal-other = { $name } dit qu’[aucun Goal|no-goal-declaration] ne peut être résolu.
say_no-goal-yours = Tu as déclaré [no Goal|no-goal-declaration].
say_turn = À toi, { $name }.
say_thinking = { $who } réfléchit.
say_put = { $name } a mis { $cube } dans { $section }.
say_you-put = Tu as mis { $cube } dans { $section }.
say_goal-is-set = { $name } a fixé le Goal.
say_you-set-goal = Tu as fixé le Goal.
say_you-moved-last = Tu as joué en dernier, seuls les autres peuvent donc [défier|challenge].
say_pick = Prends un cube, puis une [section|playing-mat].
say_move-or-challenge = Déplace un cube, ou [défie|challenge].
say_place = Place { $cube } : touche une section.
say_place-bonus = [Bonus|bonus-move] : { $cube } va dans Forbidden.
say_confirm = Mettre { $cube } dans { $section } ?
say_confirm_rest = Confirme, ou touche une autre section.
say_after-bonus = Ton [bonus|bonus-move] est fait. Maintenant ton [coup|regular-move].
say_may-challenge = Tu peux [défier|challenge] { $name }.
say_holding = Tiens encore le bloc…
say_holding_rest = Si tu lâches maintenant, rien ne se passe. { $name } a joué en dernier.
say_tapped = Maintiens le bloc pour le prendre.
say_tapped_rest = Tiens-le un instant, ou fais-le glisser. Un simple appui ne fait rien.
say_block = Tu tiens le [bloc|challenge-block].
say_block_rest = { $name } a joué en dernier. Dis-le !
say_block-other = { $who } a pris le [bloc|challenge-block]…
say_block-other_rest = { $impossible ->
    [never] { $who } doit dire Now ou Never.
   *[impossible] { $who } doit dire Now ou Impossible.
}
say_block-other_seconds = { $impossible ->
    [never] { $who } a { $count } secondes pour dire Now ou Never.
   *[impossible] { $who } a { $count } secondes pour dire Now ou Impossible.
}
say_write = Écris ta [Solution|solution], { $name }.
say_write_may-challenge = { $impossible ->
    [never] Tu peux encore dire [Never|never-challenge].
   *[impossible] Tu peux encore dire [Impossible|impossible-challenge].
}
say_write_bound = Tu as dit que tu en présenteras une.
say_writes = { $seated ->
    [yes] { $count ->
        [1] { $who } écrit. Tu attends.
       *[other] { $who } écrivent. Tu attends.
    }
   *[no] { $count ->
        [1] { $who } écrit.
       *[other] { $who } écrivent.
    }
}
say_third-decides = { $who } peut écrire aussi.
say_handed-in = Rendue. On ne peut plus la changer.
said_now = { $name } a dit [Now|now-challenge] après le coup de { $mover }.
said-of-you_now = { $name } a dit [Now|now-challenge] après ton coup.
said_impossible = { $impossible ->
    [never] { $name } a dit [Never|never-challenge] après le coup de { $mover }.
   *[impossible] { $name } a dit [Impossible|impossible-challenge] après le coup de { $mover }.
}
said-of-you_impossible = { $impossible ->
    [never] { $name } a dit [Never|never-challenge] après ton coup.
   *[impossible] { $name } a dit [Impossible|impossible-challenge] après ton coup.
}
said_no-goal = Il y a peut-être un Goal quand même, dit { $name }.
said-of-you_no-goal = Il y a un Goal, dit { $name }.
said_forceout = Le dernier cube est placé : un [forceout|forceout]. Tout le monde écrit.
said_time-up = La ronde est finie. Chacun écrit ce qu’il peut.
you-said_now = Tu as dit [Now|now-challenge] : au plus un cube de Resources. { $mover } attend.
you-said_impossible = { $impossible ->
    [never] Tu as dit [Never|never-challenge]. Attends les autres.
   *[impossible] Tu as dit [Impossible|impossible-challenge]. Attends les autres.
}
you-said_no-goal = Tu dis qu’il y a un Goal. Écris-le avec une Solution.
say_third_now = { $name } a dit [Now|now-challenge].
say_third_impossible = { $impossible ->
    [never] { $name } a dit [Never|never-challenge].
   *[impossible] { $name } a dit [Impossible|impossible-challenge].
}
say_third_no-goal = { $name } dit qu’il y a un Goal.
say_third_rest = { $third_party ->
    [takes-side] Après le coup de { $mover }. Tu es le [troisième joueur|third-party] : avec qui es-tu d’accord ?
   *[may-present] Après le coup de { $mover }. Tu es le [troisième joueur|third-party] : que dis-tu ?
}
say_deciding = { $who } peut encore écrire.
say_check = [Vérifie|checker] la [Solution|solution] de { $name }.
say_check_rest = Accepte-la, ou dis ce qui ne va pas.
say_check_nth = C’est la { $nth } sur { $count }.
say_check_too = { $count ->
    [1] { $who } vérifie aussi.
   *[other] { $who } vérifient aussi.
}
say_checking = On vérifie la Solution de { $name }.
say_checking-yours = On vérifie ta [Solution|solution].
say_scored = La manche est comptée.
say_void = La manche est [nulle|void-shake].
say_now-right = [Now|now-challenge] était juste. Bien vu, { $name } !
say_now-wrong = [Now|now-challenge] n’était pas juste cette fois.
say_impossible-right = { $impossible ->
    [never] [Never|never-challenge] était juste. Bien vu, { $name } !
   *[impossible] [Impossible|impossible-challenge] était juste. Bien vu, { $name } !
}
say_impossible-wrong = C’était possible finalement.
say_solved = Le Goal a été résolu.
say_unsolved = Personne n’a résolu le Goal.
say_next = { $name } fixe le prochain [Goal|goal-setter].
say_sign = Signe la [feuille de score|scoresheet], { $name }.
say_sign_rest = Ta colonne est-elle juste ? Quand tous ont signé, le match est fini.
say_signed = Tu as signé.
say_signing = On signe la [feuille de score|scoresheet].
say_approve = Un juge regarde les pénalités.
say_approve_rest = Il les paraphe avant que quelqu’un signe.
say_appeal = Un appel est ouvert.
say_appeal_rest = Le directeur en décide avant que { $who } puisse signer.

## the tab's title, and what a notification says

title_you = { $what ->
    [lot] ● Lance un cube · { $game }
    [roll] ● Lance les cubes · { $game }
    [deal] ● Distribue les cartes · { $game }
    [select] ● Choisis une variation · { $game }
    [goal] ● Fixe le Goal · { $game }
    [answer] ● Es-tu d’accord ? · { $game }
    [state] ● Dis-le ! · { $game }
    [write] ● Écris une Solution · { $game }
    [decide] ● À toi de dire · { $game }
    [check] ● Vérifie une Solution · { $game }
    [sign] ● Signe · { $game }
   *[move] ● À toi · { $game }
}
title_other = { $what ->
    [goal] { $who } fixe le Goal · { $game }
    [move] { $who } joue · { $game }
    [write] { $who } écrit · { $game }
    [check] { $who } vérifie · { $game }
   *[other] On attend { $who } · { $game }
}
title_plain = Table d’{ $game } · Forceout
notice_body = La table t’attend.

## seats and officials

seats_label = Joueurs, dans l’ordre du jeu
seats_your-turn = À toi
seats_turn = À { $name }
seats_free = Place libre
seats_leads = [en tête|leading]
seats_you = toi
seats_away = absent
seats_absent = [manque cette manche|absent-player]
seats_challenger = [Challenger|challenger]
seats_mover = [A joué|mover]
seats_third = [Troisième joueur|third-party]
seats_player = Joueur
seats_goal-setter = [Fixe le Goal|goal-setter]
seats_left-wait = { $count ->
    [1] { $name } a quitté la table. L’hôte ou un juge peut arrêter le temps.
   *[other] { $name } ont quitté la table. L’hôte ou un juge peut arrêter le temps.
}
seats_left = { $count ->
    [1] { $name } a quitté la table. Attendre, ou arrêter le temps ?
   *[other] { $name } ont quitté la table. Attendre, ou arrêter le temps ?
}
seats_wait = Attendre
seats_bot-now = Laisser jouer un bot
seats_bot-soon = Bot dans { $count } s
seats_not-yet = { $count ->
    [one] { $name } peut encore revenir. Dans { $count } seconde, un bot pourra jouer.
   *[other] { $name } peut encore revenir. Dans { $count } secondes, un bot pourra jouer.
}
seats_you-left = Un bot joue pour toi.
seats_come-back = Reprendre ma place
judges_label = Juges
judges_one = { $name } juge.
judges_waits = { $name } jugera quand tous seront d’accord.
judges_asked = { $by ->
    [host] À la demande de l’hôte.
    [director] À la demande du directeur.
   *[player] À la demande de { $name }.
}
judges_dismiss = Laisser partir
judges_question = { $by ->
    [host] L’hôte joue ici et demande à { $name } de juger ce match. Un juge peut retirer des points et annuler des manches. Es-tu d’accord ?
    [director] Le directeur joue ici et demande à { $name } de juger ce match. Un juge peut retirer des points et annuler des manches. Es-tu d’accord ?
   *[player] { $asker } joue ici et demande à { $name } de juger ce match. Un juge peut retirer des points et annuler des manches. Es-tu d’accord ?
}
judges_yes = D’accord
judges_no = Non
say_gap = { $count ->
    [one] Le serveur était absent. La table a été en pause { $count } seconde : personne n’a perdu de temps.
   *[other] Le serveur était absent. La table a été en pause { $count } secondes : personne n’a perdu de temps.
}
dice_not-mine = Les dés ont été mêlés avec un autre nombre que celui de cette fenêtre. Si tu as cette table ouverte ailleurs aussi, c’est pour cela.
official_judge = Le juge
official_director = Le directeur
official_clock = L’horloge

## the clock

time_minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time_seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
clock_label = { $late ->
    [late] Encore { $time } : { $whose }. La minute de plus a coûté un point.
   *[no] Encore { $time } : { $whose }.
}
clock_seconds = { $count } s
clock_sand-out = Le sable est écoulé
clock_you = { $task ->
    [rolling] tu lances
    [dealing] tu distribues
    [selecting] tu choisis
    [goal] tu le fixes
    [agreeing] tu réponds
    [turn] tu joues
    [stating] tu parles
    [writing] tu écris
    [checking] tu vérifies
   *[deciding] tu décides
}
clock_other = { $task ->
    [rolling] { $who } lance
    [dealing] { $who } distribue
    [selecting] { $who } choisit
    [goal] { $who } le fixe
    [agreeing] { $count ->
        [1] { $who } répond
       *[other] { $who } répondent
    }
    [turn] { $who } joue
    [stating] { $who } parle
    [writing] { $count ->
        [1] { $who } écrit
       *[other] { $who } écrivent
    }
    [checking] { $count ->
        [1] { $who } vérifie
       *[other] { $who } vérifient
    }
   *[deciding] { $who } décide
}
timer_late = a coûté un point
timer_ten = Le sable est écoulé. Dix secondes.
timer_warning = Encore { $time }.
timer_round = Ronde { $time }

## mat, tray, cards

section_label = { $count ->
    [one] { $section }, { $count } cube : { $cubes }
   *[other] { $section }, { $count } cubes : { $cubes }
}
section_required_note = tous à utiliser
section_permitted_note = peuvent servir
section_forbidden_note = ne servent pas
section_put = Mettre { $cube } dans { $section }
section_take = { $cube }, le sortir de Permitted
tray_label = { $count ->
    [one] Resources, { $count } cube
   *[other] Resources, { $count } cubes
}
tray_cube = { $cube }, dans Resources
tray_last-cube = [Dernier cube|last-cube-procedure]
tray_roll = Lancer les cubes
tray_empty = Les cubes ne sont pas encore lancés.
universe_title = [Univers|universe]
universe_label = { $count ->
    [one] Univers, { $count } carte
   *[other] Univers, { $count } cartes
}
universe_how-many = Combien de cartes, de { $fewest } à { $most } ?
universe_deal-how-many = Combien de cartes distribues-tu ?
universe_deal-some = Distribuer
universe_choose = Choisis d’abord combien de cartes.
universe_deal = Distribuer { $count }
hold_open = { $cube } en main. Il peut aller dans { $sections }.
hold_closed = { $cube } en main. Il ne peut aller nulle part maintenant.
hold_bonus-only = Un cube bonus va dans Forbidden.
hold_not-there = { $cube } ne peut pas aller dans { $section } maintenant.
hold_put-back-label = Remettre { $cube }
hold_confirm = Confirmer
hold_tap-section = Touche une section
hold_tap-cube = Touche un cube
bonus_first = D’abord le bonus
bonus_tap = Bonus : touche le cube qui va dans Forbidden, puis confirme.
bonus_confirm = Bonus : { $cube } vers Forbidden
return_other = Reprendre { $cube } à la place
charge_open = Signaler…
charge_title = Signaler une procédure interdite
charge_do = Signaler ceci
charge_choose = Choisis d’abord ce que tu signales.
charge_what = Voici tout ce qu’on pourrait signaler maintenant, à tort ou à raison : personne ne te dit si c’est arrivé. Une erreur ne coûte rien, et tout le monde l’apprend ; signaler sans cesse est une mauvaise conduite.
charge_nothing = Rien ne peut être signalé maintenant.
charge_upheld = C’était interdit. C’est corrigé.
charge_failed = Ce n’était pas interdit, ou c’est trop tard. Le coup reste.
shake_next = Manche suivante
shake_first = Commencer la manche
lot_title = Qui fixe le premier Goal ?
lot_what = Chacun lance un cube. Le plus haut commence ; les égaux relancent.
lot_roll = Lancer un cube

## why not

why_not-now = Ce n’est pas permis maintenant.
why_watching = Tu regardes. Seuls les joueurs peuvent faire cela.
why_cube-first = Touche d’abord un cube de Resources, puis la section où il va.
why_section-first = Touche Required, Permitted ou Forbidden, puis confirme.

## the block

block_name = Défier
block_both = Now · { $impossible }
block_impossible-only = { $impossible } seulement
block_now-only = Now seulement
block_not-yourself = pas toi-même
block_nothing = rien maintenant
block_after-goal = après le Goal
block_next-shake = manche suivante
block_match-over = match fini
block_others = { $name } l’a
block_was-yours = tu l’as dit
block_in-hand = dans ta main
block_unsaid = Sans rien dire, il coûte 1 point
block_moved-last-too = { $name } a joué en dernier.
block_not-now = Il n’y a rien à défier maintenant.
block_not-open = Cela ne peut pas se dire maintenant.
block_say-it = Tu tiens le bloc.
block_costs = Le reposer sans un mot coûte 1 point.
block_put-back = Le reposer (−1)…
block_put-back-sure = Oui, le reposer (−1)
claim_now = Now
claim_impossible = Impossible
claim_never = Never
claim_now_means = On peut en écrire une, avec un cube de Resources au plus. Tu l’écris.
claim_impossible_means = Personne ne pourra jamais en écrire une. { $name } doit essayer.

## what happened

log_title = Ce qui s’est passé
log_empty = Rien encore.
log_other = { $name } : { $kind }
log_lot = { $name } a tiré { $face } pour le premier Goal.
log_shake = { $name } a commencé une manche.
log_roll = { $name } a lancé les cubes.
log_deal = { $name } a distribué { $cards } cartes.
log_select = { $name } a choisi { $variation } { $filled }
log_pass-variation = { $name } n’a pas choisi de variation.
log_bonus = { $name }, bonus : { $cube } → Forbidden
log_goal = { $name } a fixé le Goal.
log_no-goal = { $name } a déclaré « no Goal ».
log_agree = { $name } est d’accord : no Goal.
log_disagree = { $name } dit qu’il y a un Goal.
log_move = { $name } : { $cube } → { $section }
log_shift = { $name } a passé { $cube } → { $section }
log_return = { $name } a repris { $cube }.
log_pick-up = { $name } a pris le bloc.
log_challenge_now = { $name } a dit Now.
log_challenge_impossible = { $impossible ->
    [never] { $name } a dit Never.
   *[impossible] { $name } a dit Impossible.
}
log_challenge_nothing = { $name } a reposé le bloc.
log_tie = { $name } a dit que deux ont pris le bloc au même instant.
log_side = { $name } a pris parti.
log_will-present = { $name } présentera une Solution.
log_present = { $name } a rendu une Solution.
log_decline = { $name } n’a rien rendu.
log_accept = { $name } a accepté la Solution de { $of }.
log_reject = { $name } a rejeté la Solution de { $of }.
log_charge = { $name } a signalé : { $procedure }.
log_charge_failed = { $name } a signalé : { $procedure }. Ce n’était pas le cas.
log_reject_failed = { $name } a reproché quelque chose à la Solution de { $of }. Ce n’était pas montré.
log_sign = { $name } a signé la feuille de score.
log_appeal = { $name } a fait appel.
log_penalize = { $name } a retiré { $points } à { $of }.
log_warn = { $name } a averti { $of }.
log_absent = { $of } manque cette manche.
log_void = { $name } a annulé la manche.
log_approve = { $name } a paraphé les pénalités de { $of }.
log_correct = { $name } a corrigé un total de { $of }.
log_add-time = { $name } a ajouté du temps.
log_disqualify = { $name } a disqualifié { $of }.
log_warning = Le temps de la ronde est écoulé : plus de nouvelle manche.
log_stop = La ronde a été arrêtée.
log_seated = { $name } s’est assis.
log_stood = { $name } s’est levé.
log_started = Le match a commencé.
log_given = L’entraîneur a choisi la prochaine manche, la même à chaque table.
log_paused = La table a été mise en pause.
log_resumed = La table reprend.
log_gap =
    { $seconds ->
        [one] Le serveur était absent. Le temps a été arrêté { $seconds } seconde.
       *[other] Le serveur était absent. Le temps a été arrêté { $seconds } secondes.
    }
log_judged = Un juge a été demandé.
log_dismissed = Un juge est reparti.
log_called = { $name } a appelé un juge.
log_call-taken = Un juge arrive.
log_call-passed = Le juge a passé l’appel à un autre.
log_judge-came = Le juge est à la table.
log_call-closed = L’appel est réglé.
log_ruled = Le juge a décidé.
log_second-asked = On a demandé un second juge.
log_second-answered = Le second juge a répondu.
log_check-sealed = Le juge a pris la Solution en main.
log_check-opened = Le juge a répondu à une question sur la Solution.
log_check-closed = Le juge a rangé la Solution.
log_abandoned = Le match a été interrompu.
log_rematched = Une revanche a été demandée.

## what older rulebooks say in other words

## of other parts, needed at once

goal_none = Pas encore fixé
goal_two-readings = { $first } ou { $second }
goal_many-readings = { $first }, ou lu de { $count } autres façons
no-goal_declare = Déclarer « no Goal »
no-goal_not-yet = Pas encore
no-goal_agree = D’accord
no-goal_disagree = Il y a un Goal
variations_title = [Variations|variation]
variations_none = Aucune dans cette manche.
variations_sheet = Feuille des variations
variation_filled = { $title } : { $filled }
variation_by = Choisie par { $name }.
scratch_title = Brouillon
scratch_what = Essaie une Solution ici. Personne ne la voit, et personne ne te dit si elle est juste.
scratch_tag = brouillon
scratch_open = Ouvrir le brouillon
variations_open = Variations
writing_yours = Ta Solution
writing_nth = Solution { $number }
writing_second = Seconde Solution
procedure_illegal-roll = le lancer
procedure_illegal-deal = la distribution
procedure_illegal-selection = la variation
procedure_illegal-configuration = le Goal
procedure_not-your-turn = a joué hors de son tour
procedure_relation-to-forbidden = = ou ⊆ vers Forbidden
procedure_bonus-while-leading = un bonus en étant en tête
procedure_bonus-from-permitted = un bonus depuis Permitted
procedure_last-cube-to-forbidden = le dernier cube vers Forbidden
procedure_shift-not-in-force = un passage depuis Permitted pas en vigueur
procedure_shift-too-late = un passage depuis Permitted avec le dernier cube
procedure_digit-not-playable = un chiffre déplacé

## calling a judge

call_title = Appeler un juge
## the frame: tabs, shelf, seats

tabs_label = Plus sur la table
tabs_variations = Variations { $count }
tabs_pad = Brouillon
tabs_log = Journal
tabs_chart = Tableau de l’Univers
tabs_judge = Juge
shelf_over = Match fini
shelf_wait = Un instant
shelf_waits = { $what ->
    [lot] { $count ->
        [1] { $name } lance
       *[other] { $name } lancent
    }
    [begin] Un instant
    [roll] { $name } lance
    [deal] { $name } distribue
    [select] { $name } choisit
    [goal] { $name } fixe le Goal
    [answer] { $count ->
        [1] { $name } réfléchit
       *[other] { $name } réfléchissent
    }
    [move] À { $name }
    [state] { $name } a le bloc
    [write] { $count ->
        [1] { $name } écrit
       *[other] { $name } écrivent
    }
    [decide] { $name } décide
    [check] { $count ->
        [1] { $name } vérifie
       *[other] { $name } vérifient
    }
    [sign] { $count ->
        [1] { $name } doit signer
       *[other] { $name } doivent signer
    }
   *[judge] On attend un juge
}
why_not-you = C’est à un autre joueur maintenant. Tu n’as rien à faire.
section_refuses = Pas dans { $section }.
section_no = pas celui-ci
section_no_relation-to-forbidden = pas encore { $cube } : { $count } restent
section_no_last-cube-to-forbidden = pas le dernier
tray_rolled = Lancés
seats_you-do = { $task ->
    [rolling] tu lances
    [dealing] tu distribues
    [selecting] tu choisis
    [goal] tu le fixes
    [agreeing] tu réponds
    [turn] à toi
    [stating] tu le dis
    [writing] tu écris
    [checking] tu vérifies
   *[deciding] tu décides
}
seats_does = { $task ->
    [rolling] lance
    [dealing] distribue
    [selecting] choisit
    [goal] fixe le Goal
    [agreeing] répond
    [turn] joue
    [stating] a le bloc
    [writing] écrit
    [checking] vérifie
   *[deciding] décide
}
lot_begins = fixe le premier Goal
lot_again = { $face }, relance
lot_to-roll = doit lancer
lot_out = éliminé avec { $face }
