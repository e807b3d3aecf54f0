### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

# What stands on printed paper (tournament/paper/templates).

## tournament/paper/templates
paper-section = Grupo { $section }
paper-scoresheet = Hoja de puntos de { $game }
paper-round-of = División { $division } · ronda { $round } de { $rounds }
paper-game-and-division = { $game } · división { $division }
paper-one-player = un jugador
paper-two-players = dos jugadores
paper-three-players = tres jugadores
paper-shake = Tirada
paper-shake-number = Tirada { $number }
paper-goal-setter = Fija el Goal
paper-ended-by = Terminó con
paper-seat = asiento { $seat }
paper-void = Nula
paper-last = Últ.
paper-added-up = Suma de las tiradas
paper-penalties = Penalizaciones
paper-each-minus-one = −1 cada una. Un juez pone sus iniciales junto a cada una.
paper-each-minus-one-or-none = −1 cada una. Un juez pone sus iniciales junto a cada una; sin ellas no cuenta.
paper-total = Total
paper-match-points = Puntos de partido
paper-each-shake = Cada tirada
paper-each-shake-how = 6, 4 o 2. Ausente: −2. Tirada nula: marca la casilla, tacha la fila, iniciales del juez.
paper-each-shake-how-late = 6, 4 o 2. Ausente o tarde: −2. Tirada nula: marca la casilla, tacha la fila, iniciales del juez.
paper-warnings = Advertencias
paper-who-judge = quién, juez
paper-time-added = Tiempo añadido
paper-minutes-judge = minutos y segundos, juez
paper-checked = Hemos comprobado cada número.
paper-no-appeal = Después de firmar nadie puede apelar.
paper-winner-hands-in = El ganador entrega la hoja.
paper-variation-list = Lista para elegir variaciones
paper-season-even = años pares
paper-season-odd = años impares
paper-variation-list-how = Primero quien fija el Goal, luego hacia la izquierda: rodea una línea y pon tu inicial al lado. Llena el hueco si lo hay.
paper-front = Delante: hoja de puntos
paper-reverse = Detrás: lista de variaciones
paper-universe-charts = Tablas del Universo
paper-strike-out = { $game }. Tacha las cartas que no se repartieron.
paper-as-dealt = En el orden repartido
paper-all-sixteen = Las dieciséis
paper-square-named = Cuadrada, con nombres
paper-square-open = Cuadrada, abierta
paper-four-by-four = Cuatro por cuatro
paper-recording-chart = Tabla de anotación
paper-resources-how = Resources: marca cada cubo, táchalo cuando se juegue
paper-variation = Variación
paper-solution = Solución
paper-senior-only = 13 y 14 son solo para Senior.
paper-chart-allowed = Elementary y Middle pueden usar esta tabla, sin nada marcado antes de la ronda.
paper-by-name = por nombre
paper-by-table = por mesa
paper-version = Versión { $version } de estas mesas. Solo cuenta la hoja más nueva.
paper-find-your-seat = Ronda { $round }: busca tu asiento
paper-round-tables = Ronda { $round }: mesas
paper-school = Escuela
paper-seat-column = Asiento
paper-after-the-round = Después de la ronda:
paper-enter-here = anota aquí el resultado.
paper-fold = doblar
paper-player-small = jugador
paper-round-small = ronda { $round }
paper-points-small = puntos
paper-sum-small = suma
paper-shared-and-provisional = Un puesto con = es compartido. Con + es provisional: falta un resultado.
paper-standings = Clasificación
paper-place = Puesto
paper-player = Jugador
paper-section-column = Grupo
paper-first-place = Primer puesto
paper-second-place = Segundo puesto
paper-third-place = Tercer puesto
paper-place-number = Puesto { $place }
paper-first-place-shared = Primer puesto, compartido
paper-second-place-shared = Segundo puesto, compartido
paper-third-place-shared = Tercer puesto, compartido
paper-place-number-shared = Puesto { $place }, compartido
paper-winner-of-section = Ganador del grupo { $section }
paper-with-points = con { $points } puntos
paper-director = Director
paper-date = Fecha

## tournament/paper/sheets_of_paper.py
paper-day = { $day } de { $year }
paper-decimal-number = { $whole },{ $decimals }

## tournament/paper/scoresheets.py
paper-way-alone = solo
paper-way-equal = iguales
paper-way-two-first = dos primeros
paper-way-two-second = dos segundos
paper-way-all-equal = todos iguales
