### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

# What stands in a page before its modules have come, and on pages that have none.

## web/pages/templates
title-about = À propos
title-coach = Entraîneur
title-glossary = Glossaire
title-play = Jouer
title-join = Rejoindre une table
title-judge = Bureau du juge
title-learn = Apprendre
title-missing = Rien ici
title-my = Ma page
title-practise = S’exercer
title-replay = Revoir
title-room = Salle de l’entraîneur
title-rules = Règles
title-table = Table
title-answer = Réponse
title-watch = Regarder
title-tournaments = Tournois
title-day = Ta journée
title-front = Écran de la salle
wait-a-moment = Un instant…
wait-book = Ouverture du livre…
wait-box = Ouverture de la boîte…
wait-join = Recherche de la table…
wait-desk = Préparation du bureau…
wait-table = Mise en place de la table…
wait-room = Ouverture de la salle…
wait-own-page = Ouverture de ta page…
wait-record = Ouverture de l’enregistrement…
wait-watch = Un coup d’œil autour…
wait-hall = Ouverture de la salle…
wait-board = Ouverture du tableau…
title-waiting = En attente du réseau
missing-page-code = J’ai un code
missing-page-learn = Apprendre les jeux
missing-page-perhaps = Peut-être que la table est fermée, ou qu’il manque une lettre. Entre quand même : un bot attend quelqu’un avec qui jouer.
scripts-are-needed = Forceout dessine ses tables avec JavaScript. Active-le pour cette page, s’il te plaît.

## web/pages/install.py
live-tables-for-both-games = Tables en direct pour On-Sets et Equations.
