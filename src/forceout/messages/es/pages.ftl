### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

# What stands in a page before its modules have come, and on pages that have none.

## web/pages/templates
title-about = Acerca de
title-coach = Entrenador
title-glossary = Glosario
title-play = Jugar
title-join = Entrar en una mesa
title-judge = Mesa del juez
title-learn = Aprender
title-missing = Aquí no hay nada
title-my = Mi página
title-practise = Practicar
title-replay = Repetición
title-room = Aula del entrenador
title-rules = Reglas
title-table = Mesa
title-answer = Respuesta
title-watch = Mirar
title-tournaments = Torneos
title-day = Tu día
title-front = Pantalla de la sala
wait-a-moment = Un momento…
wait-book = Abriendo el libro…
wait-box = Abriendo la caja…
wait-join = Buscando la mesa…
wait-desk = Preparando la mesa del juez…
wait-table = Poniendo la mesa…
wait-room = Abriendo el aula…
wait-own-page = Abriendo tu página…
wait-record = Abriendo el registro…
wait-watch = Mirando alrededor…
wait-hall = Abriendo la sala…
wait-board = Abriendo el tablero…
title-waiting = Esperando la red
missing-page-code = Tengo un código
missing-page-learn = Aprender los juegos
missing-page-perhaps = Quizá la mesa está cerrada o falta una letra. Entra de todos modos: un bot espera a alguien con quien jugar.
scripts-are-needed = Forceout dibuja sus mesas con JavaScript. Actívalo para esta página, por favor.

## web/pages/install.py
live-tables-for-both-games = Mesas en directo de On-Sets y Equations.
