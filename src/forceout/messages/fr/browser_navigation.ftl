### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The ways around in French.

## the ways around

nav_main = Principal
nav_more = Plus
nav_play = Jouer
nav_play_what = Avec un bot ou des amis
nav_practise = S’exercer
nav_practise_what = Problèmes, sprints, leçons
nav_learn = Apprendre
nav_learn_what = Une manche guidée, les règles
nav_watch = Regarder
nav_watch_what = Tables en cours et rediffusions
nav_coach = Entraîneur
nav_coach_what = Toutes les tables d’un coup d’œil
nav_tournaments = Tournois
nav_tournaments_what = Rondes et classements
nav_judge = Bureau du juge
nav_judge_what = Pose une question sur une Solution
nav_my = Ma page
nav_my_what = Tes matchs, un autre appareil
nav_offline = Pas de réseau. Apprendre, les règles et les leçons déjà ouvertes marchent sans ; les tables l’attendent.
