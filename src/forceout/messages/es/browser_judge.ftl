### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The judge's desk in Spanish.

## every screen

desk_title = Mesa del juez
desk_opening = Abriendo…
desk_tools = Herramientas
desk_at-table = En esta mesa
desk_online = en directo
desk_table = Mesa { $section } { $number }
desk_table-online = { $names }
desk_table-state = { $table }: { $state }
desk_shake = tirada { $number }
desk_round = ronda { $number }
desk_guide = Guía { $section }
desk_less = { $label }: menos
desk_more = { $label }: más
desk_hold-how = Mantén pulsado { $seconds } segundos.
desk_new-paper = Una mesa de papel
desk_by-code = Juzgar con un código
desk_offline-waits = Sin red. Esta pantalla espera; las decisiones, las reglas, los relojes y las cartas siguen.
desk_offline-goes-on = Sin red. Esta pantalla sigue sin ella.
dock_check = Comprobar Solución
dock_find = Buscar decisión
dock_penalty = Penalización
dock_appeal = Apelación
dock_clock = Reloj
dock_questions = Sí o no
dock_new = Mesa de papel
tools_title = Todo lo demás
tool_find = Buscar decisión
tool_questions = Preguntas de reglas
tool_rules = Textos de las reglas
tool_clocks = Relojes
tool_cards = Tablero de cartas
tool_selection = ¿Es legal esta elección?
tool_procedure = Procedimiento ilegal
tool_equipment = Material
tool_two = Dos retadores
tool_test = Examen de práctica

## becoming a judge

join-desk_title = Mesa del juez
join-desk_lead = Un anfitrión o un director lee un código en voz alta. Te hace juez de esa mesa, o de todas las mesas de un torneo. Sin código puedes llevar tus propias mesas de papel.
join-desk_name = Tu nombre como juez
join-desk_code = El código de juez
join-desk_go = Juzgar aquí
join-desk_without = Abrir mi mesa de juez
join-desk_rules = Nadie juzga una mesa en la que juega, y todos allí ven tu nombre.
join-desk_open = Sin nombre:

## calls and tables

calls_title = Llamadas
calls_waiting = { $count ->
    [0] nadie espera
    [one] 1 espera
   *[other] { $count } esperan, primero quien llegó antes
}
calls_none = Nadie llama. Mira las mesas.
calls_waited = esperó
calls_go = Voy yo
calls_pass = Pasar a otro
calls_going = { $name } va.
calls_here = { $name } está allí.
tables_title = Mesas
tables_count = { $count ->
    [one] 1 abierta
   *[other] { $count } abiertas
}
state_call = llamada
state_appeal = apelación
state_sign = por firmar
state_play = jugando
state_idle = sin empezar
state_done = entregada
phase-name_rolling = tirando
phase-name_selecting = variaciones
phase-name_goal = fijando el Goal
phase-name_no-goal = no Goal
phase-name_moving = jugando
phase-name_last-cube = último cubo
phase-name_challenged = reto
phase-name_writing = escribiendo
phase-name_forceout = Forceout
phase-name_checking = comprobando
phase-name_scored = puntuada
phase-name_void = nula
call-why_not-allowed = Algo no estaba permitido
call-why_rule = Una pregunta sobre una regla
call-why_equals-goal = Preguntan: ¿es igual al Goal?
call-why_solution = No se ponen de acuerdo sobre una Solución
call-why_time = Se acabó el tiempo
call-why_scoresheet = Un número de la hoja de puntos
call-why_equipment = Un cubo, una carta o el bloque
call-why_behaviour = Conducta: solo para ti
controversy_title = Discusión
controversy_what = ¿Te llamaron en los minutos 25 a 30? Entonces el tiempo que cuesta se añade a esa mesa.
controversy_by = Llamó { $name }.
controversy_stands = La arena está parada.
controversy_here = Ya estoy allí
controversy_settled = Arreglado: se sigue jugando
controversy_settled-add = Arreglado: añadir { $time }
controversy_no-time = Arreglado, sin añadir tiempo
card_scores = Puntos hasta ahora
card_player = Jugador
card_penalties = Pen.
card_now = Now
card_seat = asiento { $number }
card_sets = fija el Goal
card_leads = va primero
card_warned = { $count ->
    [one] advertido
   *[other] advertido { $count } veces
}
card_signed = firmó
card_out-round = fuera esta ronda
card_out-all = fuera del todo
card_held = El resultado queda retenido.
card_variations = Variaciones en vigor
card_filled = { $title }: { $filled }
card_no-variations = ninguna
card_penalty-of = { $name } −{ $points }, tirada { $shake }
card_no-initials = Sin iniciales, así que no cuenta.
card_initial = Poner iniciales
card_warned-name = Advertido: { $name }
card_earlier-table = { $count ->
    [one] en una mesa anterior
   *[other] { $count } veces en mesas anteriores
}
card_earlier = { $count ->
    [one] en una ronda anterior ({ $round })
   *[other] { $count } veces en una ronda anterior ({ $round })
}
card_added = Tiempo añadido: { $time }
card_rulings = Lo que se decidió
card_ruled-by = { $name }, tirada { $shake }
card_ruled-too = { $name } decidió lo mismo.
card_asked-second = Se pide un segundo juez.
card_ask-second = Segundo juez
card_appeal-of = { $name } apela
card_decided = Está decidido.
card_look = Mirar
card_sealed = Sellada: { $name }
card_open = Abrir
card_to-table = A la mesa en directo
card_set-up = Cubos y cartas
card_enter-call = Una llamada
card_enter-scores = Puntos
card_enter = Anotar la llamada
card_save = Guardar
card_sign = { $name } firmó
card_close = La hoja está entregada
card_judges = Jueces aquí
card_files = Llévate lo que hicieron los jueces:
card_file-table = Esta mesa en { $kind }
card_file-event = Todo el torneo en { $kind }
card_judge-you = { $name } (tú)
card_code = Un código para otro juez
card_code-how = Otro teléfono abre la página Juez y lo escribe. Vale dos horas.

## finding a ruling

find_count = { $count } decisiones · funciona sin red
find_what = ¿Qué pasó?
find_game = Juego
find_division = División
find_phase = Cuándo
find_fit = { $count ->
    [one] 1 encaja
   *[other] { $count } encajan
}
find_from-table = según { $table }
find_nothing = Nada encaja.
find_otherwise = ¿Nada encaja? Decide con el reglamento, anota lo que decidiste y llama a un segundo juez.
find_translated = Una traducción que aún debe leer un hablante nativo: vale el texto en inglés.
find-phase_starting = Comienzo
find-phase_selecting = Variaciones
find-phase_goal = Goal
find-phase_moving = Jugadas
find-phase_challenging = Reto
find-phase_writing = Escribir
find-phase_checking = Comprobar
find-phase_scoring = Puntos
find-phase_conduct = Conducta
find-phase_round = Ronda
ruling_title = Decisión
ruling_ruling = Decisión
ruling_penalty = Penalización
ruling_say = Di
ruling_dont-say = No digas
ruling_show-say = Mostrar «Di»
ruling_ruled = Lo decidí en { $table }
ruling_and-if = Y si…
ruling_where = Lo decidí en…
ruling_back = Atrás
ruling_english = En inglés
rules_search = Busca una palabra o una sección
rules-book_guidelines = Para jueces
rules-book_on-sets = On-Sets
rules-book_equations = Equations
questions_lead = Sí o no, y la regla. Nada sobre la Solución.
questions_count = { $count ->
    [one] 1 pregunta hasta ahora
   *[other] { $count } preguntas hasta ahora
}
questions_another = Otra pregunta
questions_reset = Otro que comprueba

## a paper table

paper-table_title = Una mesa de papel
paper-table_make = Prepararla
paper-table_section = Grupo
paper-table_number = Mesa
paper-table_round = Ronda
paper-table_seats = Jugadores
paper-table_players = { $count } jugadores
paper-table_edition = Edición
paper-table_season = Lista del año
paper-table_season-even = Años pares
paper-table_season-odd = Años impares
paper-table_event = ¿De qué torneo es parte?
paper-table_same-event = El mismo torneo: vienen las advertencias y los jueces
paper-table_new-event = Un torneo nuevo
paper-table_lead = Los jugadores son los números de sus insignias. No se piden nombres.
mat_steps = Tres pasos
mat_step-mat = Tapete
mat_step-solution = Solución
mat_step-check = Respuesta
mat_dealt = Cartas repartidas: { $count }
mat_tap-cards = toca las que están en la mesa
mat_goal-first = toca cifras
mat_shape = Forma del Goal
mat_cubes = Cubos: { $section }
mat_more = Insignias
mat_next = Siguiente: la Solución
mat_badges = Insignias
mat_badges-why = Una advertencia sigue a la insignia por las rondas de un torneo.
mat_always = Siempre en vigor: { $names }
mat_fill = Llenar
mat_shake = Tirada
mat_goal-setter = Quién fija el Goal
shape_row = Fila
shape_column = Columna
shape_tee = T
shape_ell = L
turn_u007E = Al revés
turn_u003E = De lado
turn_space = Un espacio
turn-short_u007E = ~
turn-short_u003E = >
turn-short_space = hueco

## a Solution under the lock

solution_whose = ¿De quién, y después de qué?
solution_none-open = Ahora no hay ninguna Solución a la vista.
solution_after = Después de qué
solution_third = Tercer jugador, si lo hay
solution_copy = Copia lo que está rodeado
solution_exactly = exactamente como está
solution_typed = O escríbela
solution_brackets = No te toca añadir paréntesis que no están en el papel. No verás nada sobre ella antes de abrir una tira.
solution_seal = Sellarla
situation_now = Now
situation_impossible = Impossible
situation_forceout = Todos escribieron
situation_time-up = Tiempo agotado
situation_no-goal = No Goal
lock_title = Sellada
lock_of = Solución de { $name }
lock_lead = Abre solo lo que se preguntó.
lock_rest = Lo demás ni siquiera está en este teléfono.
lock_ask = Preguntar
lock_ask-level = Alguien pregunta: { $name }
lock_hold = Mantener
lock_hold-level = Mantén pulsado para abrir: { $name }
lock_open = Mantén pulsado para abrir
lock_by = Quién pregunta
lock_section = Qué sección
lock_objection = Qué dicen que está mal
lock_choose = Elegir
lock_place-cube = Qué cubo
lock_place-variation = Qué variación
lock_place-count = Qué les salió
lock_place-part = Qué parte
lock_regrouped = Su copia con paréntesis
lock_read-as = Cómo lo lee la mesa, si lo dice
lock_why = Por qué
lock_results-differ = Dos resultados
lock_nobody-can = Nadie puede
lock_ends = Esto pone fin a todas las objeciones de quien comprueba.
lock_turn = Girar esta respuesta hacia la mesa
lock_director = Director
lock_solver = El programa encontró { $solution }.
lock_none = El programa encontró que no existe ninguna.
lock_attempt-left = { $name } tiene un intento de reagrupar.
lock_no-attempt = A { $name } no le queda ninguno.
lock_third-decided = { $name } ha decidido
lock_shake-over = La tirada está puntuada
lock_close = Cerrar y guardar
worked_removed = Quitadas:
worked_chosen = { $count ->
    [one] 1 carta:
   *[other] { $count } cartas:
}
worked_value = { $value }, y el Goal { $goal }
worked_goal = El Goal: { $goal }
turned_back = Juez: mantén pulsado dos segundos

## penalties, second judges, appeals

penalty_who = ¿Quién?
penalty_what-for = ¿Por qué?
penalty_all = Las { $count } causas
penalty_warn-for = ¿Solo una advertencia? ¿Por qué?
penalty_warn-only = Solo advertir
penalty_take = Quitar 1 punto a { $name }
penalty_take-one = Quitar 1 punto
penalty_ask-second = Pedir un segundo juez
penalty_asked = Se pide un segundo juez
penalty_waits-second = El segundo juez responde en otro teléfono. Antes no se quita nada.
penalty_second-agrees = { $name } está de acuerdo. Se quita el punto.
penalty_second-does-not = { $name } no está de acuerdo. Nadie pierde un punto.
out_door = Descalificar a un jugador…
out_when = Por mala conducta grave, o cuando sigue después de una advertencia y una penalización.
out_why = ¿Por qué?
out_how-long = ¿Por cuánto tiempo?
out_round = Esta ronda
out_all = Todas las rondas que faltan
out_who = Di primero quién
out_already = { $name } ya está fuera
out_do-round = { $name } queda fuera esta ronda…
out_do-all = { $name } queda fuera del todo…
out_sure-round = Sí: { $name } no sigue en esta ronda
out_sure-all = Sí: { $name } no juega ninguna ronda más
second_title = Un juez te pregunta
second_asks = { $name } pregunta: ¿estás de acuerdo?
second_both = Eres el segundo juez. Los dos tienen que estar de acuerdo, o no hay penalización.
second_same = Eres el segundo juez. ¿Decidirías lo mismo?
second_ago = hace
second_doubt = Si dudas, di que no. Entonces no pasa nada.
second_yes = De acuerdo
second_no = No estoy de acuerdo
second_agreed = { $name } estuvo de acuerdo.
second_disagreed = { $name } no estuvo de acuerdo.
appeal_which = ¿Qué decisión?
appeal_who = ¿Quién apela?
appeal_why = ¿Por qué?
appeal_may = ¿Puede apelar { $name }?
appeal_yes = sí
appeal_no = no
appeal_one-judge = Hasta ahora, un juez.
appeal_no-ruling = Aquí todavía no se ha decidido nada. Busca primero la decisión y anótala.
appeal_send = Enviarla al director
appeal_next = El director escucha a las dos partes. La hoja espera, y sus puntos quedan provisionales.
appeal_online = En una mesa en directo el jugador apela en su propia pantalla, antes de firmar.

## clocks, cards, worksheets, test

clocks_start = Empezar
clocks_again = Desde el principio
clocks_stop = Parar
clocks_reset = Limpiar
clocks_which = Qué reloj
clocks_countdown = Diez segundos
clocks_after = { $seconds ->
    [0] Se acabó el tiempo.
   *[other] Se acabó el tiempo: un punto, y { $seconds } segundos más.
}
cards_lead = quien comprueba trabaja, quien escribió objeta
cards_none = Este juego no tiene cartas.
cards_mode = Poner o trabajar
cards_lay = Poner
cards_work = Trabajar
cards_count = { $laid ->
        [one] una carta
       *[other] { $laid } cartas
    }, { $picked ->
        [one] una escogida
       *[other] { $picked } escogidas
    }
cards_nothing = No digas nada sin que pregunten: lo que se escapa, se escapa.
cards_object = Quien escribió objeta ({ $count })
cards_all-up = Todas boca arriba
cards_up = boca arriba
cards_down = boca abajo
cards_picked = escogida
sheet_ask = ¿Qué dice el libro?
sheet_which = Cuál
sheet_answer = Respuesta
sheet_yes = Sí
sheet_no = No
selection_variation = ¿Qué variación?
selection_attempt = ¿Cuántas veces se denunció antes?
selection_since = ¿Qué se hizo legalmente desde entonces?
procedure_charged = ¿Qué se denunció?
procedure_said = ¿Dicho enseguida y con exactitud?
procedure_since = ¿Qué se hizo legalmente desde entonces?
equipment_lead = Antes de la ronda, y cuando falta algo.
equipment_deck = Cartas que hay
equipment_missing = { $count ->
    [0] Están las dieciséis.
    [one] Falta 1 carta.
   *[other] Faltan { $count } cartas.
}
two_who = ¿Quién tomó el bloque?
two_third = ¿Qué dice el tercer jugador?
two_first = { $name } fue primero
two_same = En el mismo instante
two_cannot = No se sabe
test_begin = Empezar
test_lead = Preguntas como las que surgen en las mesas, cada una con su respuesta y la regla.
test_question = Pregunta { $number } de { $of }
test_right = Bien.
test_wrong = Esta vez no.
test_next = Siguiente
test_score = { $right } de { $of }
test_after = Después de
test_again = Otro examen
deed_move = movió un cubo
deed_bonus = movió con bono
deed_shift = pasó un cubo
deed_select = eligió una variación
deed_goal = fijó el Goal
deed_challenge = retó
deed_present = presentó una Solución
