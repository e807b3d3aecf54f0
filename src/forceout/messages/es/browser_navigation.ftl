### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The ways around in Spanish.

## the ways around

nav_main = Principal
nav_more = Más
nav_play = Jugar
nav_play_what = Con un bot o con amigos
nav_practise = Practicar
nav_practise_what = Problemas, carreras, lecciones
nav_learn = Aprender
nav_learn_what = Una tirada guiada, las reglas
nav_watch = Mirar
nav_watch_what = Mesas de ahora y repeticiones
nav_coach = Entrenador
nav_coach_what = Todas las mesas de un vistazo
nav_tournaments = Torneos
nav_tournaments_what = Rondas y clasificación
nav_judge = Mesa del juez
nav_judge_what = Pregunta por cualquier Solución
nav_my = Mi página
nav_my_what = Tus partidos, otro dispositivo
nav_offline = Sin red. Aprender, las reglas y las lecciones que has abierto funcionan sin ella; las mesas la esperan.
