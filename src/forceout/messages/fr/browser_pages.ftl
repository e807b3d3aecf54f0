### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The words of home, learning and replay in French: whole sentences, named slots.

## home

home_title = Lance. Raisonne. Défie.
home_lead = Deux jeux de tournoi, d’ensembles et de nombres, sur une vraie table, avec des amis ou un bot. Sans compte.
home_choose-game = Choisis un jeu
home_about_on-sets = Des cartes à points colorés. Nomme un ensemble qui a exactement autant de cartes que le dit le Goal.
home_about_equations = Vingt-quatre cubes de nombres et de signes. Construis une Solution égale au Goal.
home_division = Division
home_level = Bot
home_level_learner = Débutant
home_level_club = De club
home_level_champion = Champion
home_level_perfect = Parfait
home_bot_learner = Joue pour apprendre et rate des choses.
home_bot_club = Connaît le jeu et regarde deux fois.
home_bot_champion = Voit presque tout.
home_bot_perfect = Ne fait aucun coup risqué s’il en connaît un sûr, et te laisse peu de place.
home_form_basic = Règles de base.
home_form_advanced = Avec Restrictions.
home_form_adventurous = Avec variations.
home_pace = À quelle vitesse
home_pace_human = comme des gens
home_pace_quick = vite
home_set = { $division } · { $bot } · joue { $pace }
home_change = Changer
home_change_of = Changer la façon de jouer à { $game }
home_change_title = { $game } contre un bot
home_change_done = C’est bon
home_doors = À faire encore
home_play-bot = Face à un bot
home_new-table = Nouvelle table
home_setting-up = Mise en place de la table…
home_first-time = Première fois ?
home_first-time_how = Joue une manche guidée : dix petites étapes sur une vraie table. Environ quatre minutes.
home_start = Commencer { $game }
home_go-on = Continuer { $game }
home_again = Encore { $game }
home_steps = { $game } : { $done ->
        [one] { $done } étape sur { $of } faite
       *[other] { $done } étapes sur { $of } faites
    }
home_more = À lire encore
home_learn = Apprendre
home_rules = Règles
home_glossary = Glossaire
home_replay = Revoir
home_about = À propos de Forceout
home_judges = Pour les juges
home_no-account = Gratuit à jouer, gratuit à héberger. Rien à installer.

## names, codes, invitations

name_label = Ton nom à la table
name_cut = Un nom a au plus { $longest } lettres, le tien a donc été coupé.
name_title = Comment t’appelle-t-on ?
name_how = Un surnom, pas ton vrai nom.
name_save = C’est moi
name_you-are = Tu joues sous le nom de { $name }.
name_other = Un autre nom
name_suggestions = Loutre Renard Lynx Pinson Blaireau Hibou Ibis Corbeau Castor Panda Dauphin Koala Puma Faucon Lapin Grue
join_label = Tu as un code ?
join_placeholder = ABCD-EFGH
join_go = Rejoindre
join_title = On t’invite à une table
join_lead = Dis comment tu veux t’appeler, et assieds-toi.
join_code = Le code de la table
join_sit = M’asseoir
join_sitting = Je m’assieds…
join_home = Vers l’accueil
join_ask-again = En attendant, tu peux jouer contre un bot depuis l’accueil.
invite_title = Ta table est prête
invite_how = Donne le code, le lien ou l’image. Qui en a un peut prendre une place libre.
invite_copied = Le lien est copié.
invite_not-copied = Le lien n’a pas pu être copié. Sélectionne-le et copie-le à la main.
invite_go = Aller à la table

## lobby

lobby_title = Tables ouvertes
lobby_looking = Un coup d’œil autour…
lobby_empty = Aucune table n’est ouverte en ce moment. Mets-en une en place, et les autres la verront ici.
lobby_with = avec { $names }
lobby_nobody = encore personne
lobby_details = { $division } · { $form } · { $clock }
lobby_clock_official = temps officiels
lobby_clock_relaxed = temps tranquilles
lobby_clock_off = sans temps
lobby_seats =
    { $taken ->
        [one] { $taken } place sur { $seats } prise
       *[other] { $taken } places sur { $seats } prises
    }
lobby_sit = M’asseoir
lobby_watch = Regarder
lobby_playing = { $count ->
    [one] { $count } table en jeu
   *[other] { $count } tables en jeu
}

## one's own tables

own_title = Tes tables
own_all = Toutes les { $count }
own_turn = À toi.
own_go-on = Continuer
own_sit-again = Me rasseoir
own_no-thanks = Non, merci
own_asked = Une revanche avec { $names } : ta place est gardée.
own_left = Un bot joue pour toi. Reprends ta place.
own_paused = La table est en pause.
own_just-now = à l’instant
own_minutes = { $count ->
    [1] depuis une minute
   *[other] depuis { $count } minutes
}
own_hours = { $count ->
    [1] depuis une heure
   *[other] depuis { $count } heures
}
own_days = depuis { $count } jours
own_you_start = Tout le monde est assis : commence le match.
own_you_lot = Lance pour le premier Goal.
own_you_begin = Commence la manche suivante.
own_you_sign = Signe la feuille de score.
own_you_roll = Lance les cubes.
own_you_deal = Distribue les cartes.
own_you_select = Choisis une variation.
own_you_goal = Fixe le Goal.
own_you_answer = Pas de Goal possible ? Dis-le.
own_you_move = Déplace un cube, ou défie.
own_you_state = Dis ce que tu défies.
own_you_write = Écris ta Solution.
own_you_decide = Écris une Solution toi aussi, ou attends.
own_you_check = Vérifie une Solution.
own_you_appeal = Ton appel est chez le directeur.
own_wait_sit = Quelqu’un doit encore s’asseoir.
own_wait_start = L’hôte commence le match.
own_wait_lot = { $count ->
    [1] { $names } doit encore lancer pour le premier Goal.
   *[other] { $names } doivent encore lancer pour le premier Goal.
}
own_wait_begin = La manche suivante doit commencer.
own_wait_appeal = Le directeur décide d’un appel.
own_wait_approve = Un juge doit encore approuver la feuille de score.
own_wait_sign = { $count ->
    [1] { $names } doit encore signer.
   *[other] { $names } doivent encore signer.
}
own_wait_roll = { $names } lance les cubes.
own_wait_deal = { $names } distribue les cartes.
own_wait_select = { $names } choisit une variation.
own_wait_goal = { $names } fixe le Goal.
own_wait_answer = { $count ->
    [1] { $names } dit s’il y a un Goal.
   *[other] { $names } disent s’il y a un Goal.
}
own_wait_move = { $names } joue.
own_wait_state = { $names } tient le bloc.
own_wait_write = { $count ->
    [1] { $names } écrit encore.
   *[other] { $names } écrivent encore.
}
own_wait_decide = { $names } décide s’il faut écrire.
own_wait_check = { $count ->
    [1] { $names } vérifie encore.
   *[other] { $names } vérifient encore.
}

## watching

watch_title = Regarder
watch_lead = Vois comment jouent les autres, et revois ce que tu as joué.
watch_now = Tables en jeu maintenant
watch_empty = En ce moment, personne ne joue à une table qu’on peut regarder.
watch_own = Tes matchs
watch_record = Ouvrir un enregistrement

## a new table

new_title = Une nouvelle table
new_create = Mettre la table en place
new_cancel = Pas maintenant
new_game = Jeu
new_edition = Livre de règles
new_season = Liste de l’année
new_season_even = Paire
new_season_odd = Impaire
new_form = Forme
new_form_basic = De base
new_form_advanced = Avancée
new_form_adventurous = Aventureuse
new_form_note_basic = Le jeu simple, pour un premier match.
new_form_note_advanced = Le jeu entier, sans variations ; dans On-Sets avec Restrictions.
new_form_note_adventurous = Le jeu de tournoi : chaque joueur choisit une variation à chaque manche.
new_seats = Places
new_seats_2 = Deux
new_seats_3 = Trois
new_seats_note = À la table, tu peux remplir les places vides avec des bots.
new_clock = Temps
new_clock_official = Officiels
new_clock_relaxed = Tranquilles
new_clock_off = Aucun
new_clock_note_official = Les limites du livre : une minute par tour, deux pour une Solution.
new_clock_note_relaxed = Trois fois les limites du livre.
new_clock_note_off = Personne n’est jamais en retard.
new_pace = Rythme des bots
new_pace_human = Comme des gens
new_pace_quick = Vite
new_pace_note_human = Un bot prend son temps, comme une personne.
new_pace_note_quick = Un bot joue dès qu’il sait quoi jouer.
new_policing = Qui veille aux règles
new_policing_referee = Arbitre
new_policing_players = Joueurs
new_policing_note_referee = Ce qui est interdit ne peut pas se faire, et on te dit pourquoi.
new_policing_note_players = Un coup interdit reste jusqu’à ce que quelqu’un le signale, comme à une vraie table.
new_judging = Qui juge les Solutions
new_judging_table = La table
new_judging_panel = La machine
new_judging_note_table = Les joueurs vérifient les Solutions des autres ; la machine tranche ce qu’ils discutent.
new_judging_note_panel = La machine vérifie chaque Solution aussitôt.
new_listed = Montrer dans la liste des tables
new_watchable = D’autres peuvent regarder
new_timed = Rondes de trente minutes
new_deal-told = Tous d’accord : dire combien de cartes distribuer
new_phrases = Phrases toutes faites

## the words of a challenge

claim_now = Now
claim_impossible = Impossible
claim_now_means = On peut écrire une Solution avec les cubes du tapis et au plus un de plus de Resources.
claim_impossible_means = On ne peut plus écrire de Solution, quoi qu’on joue encore.

## learning

learn_title = Apprends à jouer
learn_lead = Joue une première manche avec un entraîneur à côté de toi. Ensuite, cherche ce que tu veux savoir.
learn_first-shake = Ta première manche d’{ $game }
learn_guided_on-sets = Dix petites étapes : lancer, fixer un Goal, déplacer des cubes, défier, et écrire un ensemble qui a juste le bon nombre de cartes.
learn_guided_equations = Dix petites étapes : lancer, fixer un Goal, déplacer des cubes, défier, et écrire une équation qui tombe juste.
learn_rules_on-sets = Règles d’On-Sets
learn_rules_equations = Règles d’Equations
learn_rules_guidelines = Guide des juges
learn_rules_on-sets_what = Article par article, dans nos mots, pour chaque division.
learn_rules_equations_what = Article par article, dans nos mots, pour chaque division.
learn_rules_guidelines_what = Comment décident les juges d’On-Sets.
learn_glossary_what = Chaque mot des deux jeux, expliqué.
rules_title = Règles
rules_lead = Ce que dit chaque article, dans nos mots (en anglais). Les numéros sont ceux du livre, pour retrouver l’endroit imprimé.
rules_book = Livre
rules_book_on-sets = On-Sets
rules_book_equations = Equations
rules_book_guidelines = Guide
rules_all = Toutes
rules_search = Chercher dans les règles
rules_chapters = Chapitres
rules_found = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
rules_looking = Ouverture du livre…
rules_nothing = Aucun article n’a tous ces mots. Essaie avec moins de mots, ou une autre division.
rules_judge-only = un juge y veille
rules_advisory = explication
glossary_title = Glossaire
glossary_lead = Chaque mot des deux jeux (en anglais), avec les articles qui l’emploient.
glossary_search = Chercher dans le glossaire
glossary_both = Les deux jeux
glossary_found = { $count ->
    [one] { $count } mot
   *[other] { $count } mots
}

## about

about_title = À propos de Forceout
about_what = Forceout a des tables en direct pour On-Sets et Equations, deux jeux auxquels les écoles jouent en tournoi. C’est gratuit, et chacun peut avoir son propre serveur.
about_judge = Derrière chaque table se tient un juge fait de code : il connaît les livres article par article, nomme l’article pour tout ce qu’il refuse, et calcule si une Solution est correcte. Tant que ce n’est pas à lui de parler, il ne dit rien.
about_kept_title = Ce qui est gardé
about_kept = Ton surnom et les matchs que tu as joués. Pas besoin de compte, personne n’est suivi, et aucune page ne demande quoi que ce soit à un autre serveur.
about_fair_title = Des dés honnêtes
about_fair = Avant une manche, le serveur s’engage sur ses dés par une empreinte que tout le monde voit ; après la manche, il montre le nombre qui est derrière, pour que chacun puisse vérifier que rien n’a été changé.
about_parts_title = Fait avec
about_parts = Preact, htm et Preact Signals dessinent les pages ; Atkinson Hyperlegible Next, Fraunces et Nunito sont les lettres. Leurs licences sont à côté, sur ce serveur.
about_rules_title = Selon quelles règles
about_rules = On joue à On-Sets selon les livres de { $on_sets }, à Equations selon celui de { $equations } ; il y en a de plus récents pour Equations, que nous n’avons pas. L’édition est écrite sur chaque feuille de score et dans chaque enregistrement. Là où un livre se discute, la décision d’un juge l’emporte sur la machine, qui peut se tromper comme tout programme.
about_names = On-Sets et Equations sont les jeux de leurs propriétaires, et leurs noms aussi. Forceout n’a pas de lien avec eux. Les règles sont racontées ici dans nos propres mots.
