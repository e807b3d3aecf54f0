### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Replay and analysis in French, and the table as they draw it.

## replay

claim_never = Never
claim_nothing = rien
replay_title = { $names }
replay_keys = Avance avec les flèches ; Début et Fin vont aux bouts, la barre d’espace lit.
replay_where = { $division } · { $form } · { $edition }
replay_looking = Ouverture de l’enregistrement…
replay_nothing = Cet enregistrement n’a pas encore de coups.
replay_not-found = Ce match est introuvable, ou on ne peut pas le regarder.
replay_choose = Revoir un match
replay_choose_how = Ouvre l’enregistrement d’un match, comme Forceout l’écrit. Il reste entre toi et ce serveur ; sans compte.
replay_file = Choisir un fichier
replay_file_how = ou dépose-le ici
replay_paste = Ou colle l’enregistrement
replay_show = Le montrer
replay_example = Montrer un exemple
replay_record = Enregistrement
replay_share = Partager
replay_another = Un autre
replay_shakes = Manches
replay_shake = Manche { $number }
replay_table = La table à ce moment
replay_move-by-move = Coup par coup
replay_moves = Coups
replay_moment = Moment
replay_moment-of = { $number } sur { $of } : { $what }
replay_play = Lire
replay_pause = Pause
replay_back = Un en arrière
replay_on = Un en avant
replay_no-shake = La première manche n’a pas commencé.
replay_now = Now ?
replay_impossible = { $impossible } ?
replay_yes = oui
replay_no = non
replay_unknown = ?
replay_waiting = …
replay_bonus = Bonus
replay_analysis = Analyse
replay_after-move = Après le coup { $number }
replay_before-moves = Ici tu vois, après chaque coup, si un défi aurait été juste.
replay_thinking = Recherche de Solutions…
replay_no-analysis = Il n’y a pas encore d’analyse de ce match.
replay_now-right = Now serait juste
replay_now-wrong = Now serait faux
replay_impossible-right = { $impossible } serait juste
replay_impossible-wrong = { $impossible } serait faux
replay_undecided = Trop difficile à décider à temps
replay_works-now = Avec les cubes du tapis et au plus un de plus, ceci marche :
replay_works-later = Avec des cubes encore à venir, ceci marcherait :
replay_nothing-works = On ne peut plus écrire de Solution.
replay_scores = Points de cette manche
replay_in-all = { $role } · { $total } en tout
replay_role_challenger = Challenger
replay_role_mover = Qui a joué
replay_role_third = Troisième joueur
replay_role_player = Joueur
replay_solution-of = Solution de { $name }
replay_correct = correcte
replay_incorrect = pas correcte
replay_did_lot = { $name } a tiré { $face } pour le premier Goal.
replay_did_shake = { $name } a commencé une manche.
replay_did_roll = { $name } a lancé les cubes.
replay_did_deal = { $name } a distribué { $count } cartes.
replay_did_select = { $name } a choisi une variation : { $variation }.
replay_did_pass-variation = { $name } n’a pas choisi de seconde variation.
replay_did_bonus = { $name } a mis { $cube } dans Forbidden en bonus.
replay_did_goal = { $name } a fixé le Goal.
replay_did_no-goal = { $name } a dit qu’aucun Goal ne peut être résolu.
replay_did_agree = { $name } est d’accord qu’il n’y a pas de Goal.
replay_did_disagree = { $name } n’est pas d’accord qu’il n’y a pas de Goal.
replay_did_move = { $name } a mis { $cube } dans { $to }.
replay_did_shift = { $name } a passé { $cube } de Permitted à { $to }.
replay_did_return = { $name } a remis { $cube }.
replay_did_pick-up = { $name } a pris le bloc.
replay_did_challenge = { $name } a défié : { $claim }.
replay_did_challenge_nothing = { $name } a reposé le bloc sans un mot.
replay_did_tie = Deux joueurs avaient le bloc en même temps.
replay_did_side = { $side ->
    [challenger] { $name } a pris le parti du challenger.
   *[mover] { $name } a pris le parti de celui qui a joué.
}
replay_did_present = { $name } a rendu une Solution.
replay_did_decline = { $name } n’a rien rendu.
replay_did_accept = { $name } a accepté la Solution de { $of }.
replay_did_reject = { $name } a rejeté la Solution de { $of }.
replay_did_charge = { $name } a signalé une procédure interdite.
replay_did_sign = { $name } a signé la feuille de score.
replay_did_appeal = { $name } a fait appel.
replay_did_warning = Le temps de la ronde était écoulé : plus de nouvelle manche.
replay_did_stop = La ronde a été arrêtée.
replay_did_other = { $name } : décision d’un juge.
replay_did_refused = { $name } a essayé quelque chose qui a été refusé : { $why }
replay_another-solution = En montrer une autre
replay_no-other = Aucune autre Solution n’a été trouvée dans le temps donné.
replay_cards-count = { $count ->
    [one] { $count } carte est choisie.
   *[other] { $count } cartes sont choisies.
}
replay_comes-to = Cela fait { $value }.
replay_safer = Un coup plus sûr pour { $name } : { $cube } vers { $section }. Alors aucun défi ne serait juste.
replay_safer-shift = Un coup plus sûr pour { $name } : { $cube } de Permitted vers { $section }. Alors aucun défi ne serait juste.
replay_look-at = Quoi regarder
replay_tab_moves = Coups
replay_tab_mistakes = Erreurs
replay_tab_goals = Goals

## Perfect play: room, every move, the line

room_title = Marge
room_means = coups sûrs parmi les permis, avant chaque coup
room_of = { $safe } sur { $legal }
room_of_spoken =
    { $safe ->
        [one] { $safe } coup sûr sur { $legal } permis.
       *[other] { $safe } coups sûrs sur { $legal } permis.
    }
room_safe = sûr
room_still = encore ouvert
room_now = Now !
room_impossible = { $impossible } !
room_reach = Un trait plein sous un coup : regardé jusqu’au bout. Un trait en pointillé : les coups sûrs ont été comptés, et la fin est trop loin.
room_reach_end = Le trait plein sous chaque coup dit qu’on a regardé jusqu’au bout.
room_before = Avant le coup { $number }
room_to-end = regardé jusqu’au bout
room_counted = coups sûrs comptés
room_sure = Points dont chaque joueur est sûr
room_sure-of =
    { $points ->
        [one] Chaque joueur est sûr de { $points } point, quoi que fassent les autres.
       *[other] Chaque joueur est sûr de { $points } points, quoi que fassent les autres.
    }
room_not-known = On ne sait pas ici de quoi chaque joueur est sûr.
room_lost-already = Un défi était déjà juste avant ce coup, il est donc trop tard pour compter.
room_proof_theorem = C’est prouvé : d’une position sûre il y a toujours un coup sûr.
room_proof_search = C’est prouvé : tout a été essayé jusqu’au bout.
room_proof_solution = C’est prouvé par une Solution, ou parce qu’il n’y en a pas.
room_then = On a joué { $cube } vers { $to } : cela fait alors { $points } pour { $name }.
room_all = { $count ->
    [1] Le seul coup
   *[other] Les { $count } coups, le meilleur d’abord
}
room_group_forceout = Forceout, { $points } chacun
room_group_now = Now tout de suite
room_group_impossible = { $impossible } tout de suite
room_group_unknown = Inconnu
room_group_safe = { $count ->
    [0] Aucun coup sûr.
    [1] { $count } coup sûr : le seul.
   *[other] { $count } coups sûrs.
}
room_group_safe-alike = { $count ->
    [1] { $count } coup sûr : le seul. Il laisse à { $name } { $safe } sur { $legal }.
   *[other] { $count } coups sûrs. Chacun laisse à { $name } { $safe } sur { $legal }.
}
room_group_lost = { $count ->
    [0] Aucun coup.
    [one] { $count } coup. { $name } { $mover }, le challenger { $challenger }.
   *[other] { $count } coups. { $name } { $mover }, le challenger { $challenger }.
}
room_group_unknown-told = { $count ->
    [0] 0 coup. Ce qui ne se décide pas à temps est listé ici, et n’est pas deviné.
    [one] { $count } coup. Il n’a pas été décidé à temps. Ce n’est pas un non.
   *[other] { $count } coups. Ils n’ont pas été décidés à temps. Ce n’est pas un non.
}
room_move_spoken = { $cube } vers { $to }
room_by_shift = depuis Permitted
room_by_bonus = en bonus
room_made = a été joué
room_leaves = laisse { $safe } sur { $legal }
room_why_none = Aucune Solution n’est alors possible, ou aucune n’est connue.
room_why_now = Avec le tapis et un cube de plus :
room_why_later = Pas avec un cube de plus, mais avec plusieurs :
room_line = Ligne principale
room_line_means = chacun laisse au suivant le moins de réponses sûres
room_end_forceout = Forceout
room_end_stuck = bloqué : aucun coup sûr
room_end_challenge = un défi est juste
room_end_unknown = alors on ne sait pas

## Mistakes to try again

retry_title = À toi de rejouer, { $name }.
retry_was_now = Tu as mis { $cube } dans { $to }, et Now était juste. Trouve un coup après lequel aucun défi ne l’est.
retry_was_impossible = Tu as mis { $cube } dans { $to }, et { $impossible } était juste. Trouve un coup après lequel aucun défi ne l’est.
retry_put = Mets { $cube } ici. { $section }
retry_good_title = Sûr.
retry_good = Après { $cube } vers { $to }, il n’y a pas de Solution avec un cube de plus, et il y en a encore avec plusieurs.
retry_leaves =
    { $safe ->
        [one] { $name } a alors { $safe } coup sûr sur { $legal }.
       *[other] { $name } a alors { $safe } coups sûrs sur { $legal }.
    }
retry_now_title = Now est alors juste.
retry_now = Après { $cube } vers { $to }, un cube de plus fait cette Solution.
retry_impossible_title = { $impossible } est alors juste.
retry_impossible = Après { $cube } vers { $to }, on ne peut plus faire de Solution.
retry_unknown_title = Inconnu.
retry_unknown = Après { $cube } vers { $to }, ce n’a pas été décidé à temps. Ce n’est pas un non : essaie un autre coup.
retry_illegal_title = Ce coup n’est pas permis.
retry_illegal = { $cube } ne peut pas aller dans { $to } maintenant.
retry_next = Erreur suivante
retry_all =
    { $count ->
        [1] Le seul coup
       *[other] Les { $count } coups
    }
retry_again = Réessayer
retry_show = Montre-moi
retry_whose = Erreurs de qui
retry_everybody = Tout le monde
retry_none = Personne n’a fait d’erreur dans cette manche, à ce qu’on sait.
retry_none-of = { $name } n’a pas fait d’erreur dans cette manche, à ce qu’on sait.
retry_list = Erreurs ici
retry_which = { $number } sur { $count }
retry_move = Coup { $number } : { $name } vers { $to }
retry_now-right = Now était juste
retry_impossible-right = { $impossible } était juste
retry_found = trouvé
retry_try = essaie
retry_later = ensuite
retry_not-rated = Non compté. Essaie autant que tu veux.
retry_every-safe = Chaque coup sûr compte, pas seulement le meilleur.

## The Goals of a roll

goals_looking = On regarde chaque Goal de ce lancer…
goals_none = Il n’y avait pas de Goal à fixer dans cette manche.
goals_title = { $count ->
    [1] La seule valeur que font ces chiffres
   *[other] Toutes les valeurs que font ces chiffres : { $count }
}
goals_title-short = { $count ->
    [one] { $count } valeur de Goals d’un à trois cubes
   *[other] { $count } valeurs de Goals d’un à trois cubes
}
goals_order = Ordre
goals_by-value = Par valeur
goals_hardest = Le plus difficile d’abord
goals_table = Les Goals ; le tableau glisse sur le côté
goals_value = Valeur
goals_like = Fixé ainsi
goals_how-many = Façons de le fixer
goals_ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
goals_fewest = Le moins de cubes
goals_fewest-is = { $count }
goals_fewest-most = { $count } ou moins
goals_solutions = Solutions
goals_many = { $count }+
goals_so-far = { $count } jusqu’ici
goals_spoiled = Gâché par deux ?
goals_pair = { $first } et { $second }
goals_no-two = aucune paire
goals_room = Marge
goals_all-forceout = Personne ne peut en défier un tout de suite avec raison, et en jeu parfait chacun finit en forceout : il y a toujours un coup sûr.
goals_impossible = { $count ->
    [0] Aucune valeur n’est { $impossible } dès le départ.
    [one] { $impossible } dès le départ : { $count } valeur. On peut la défier tout de suite.
   *[other] { $impossible } dès le départ : { $count } valeurs. On peut les défier tout de suite.
}
goals_unknown = { $count ->
    [0] Aucun des Goals. Un point d’interrogation dans le tableau n’a pas été regardé à temps.
    [one] { $count } valeur n’a pas été décidée à temps. Ce n’est pas un non.
   *[other] { $count } valeurs n’ont pas été décidées à temps. Ce n’est pas un non.
}
goals_read = Comment lire ceci
goals_read_solutions = Les Solutions sont comptées jusqu’à 400. « Jusqu’ici » veut dire qu’il peut y en avoir plus.
goals_read_spoiled = Gâché par deux : une paire de cubes qui ne laisse pas de Solution quand les deux sont dans Forbidden.
goals_read_room = Marge : combien des premiers coups après le Goal sont sûrs.
goals_read_fewest = Le moins de cubes : ce qu’utilise la Solution la plus courte. « Ou moins » veut dire qu’une plus courte n’a pas été exclue.
goals_roll = Le lancer
