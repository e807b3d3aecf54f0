### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The director's desk in Spanish: tournaments from the list of events to the awards.

## tournament/lobby.js, tournament/new_settings.js

events_title = Torneos
events_lead = Un sábado en una biblioteca o una final nacional: asientos, reloj, hojas de puntos, clasificación.
events_mine = Tus torneos
events_facts = { $date } · { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    } · eres { $office }
events_open = Abrir
events_open-named = Abrir { $title }
events_closed = terminado
events_join = Tengo un código
events_join_how = Los códigos del director abren un torneo a suplentes, anotadores, jueces, entrenadores y jugadores.
events_code = Tu código
events_join_go = Entrar
events_nobody = Aquí todavía no se te conoce. Escribe tu nombre y el código que te dieron.
events_no-office = No hay tal torneo, o no tienes ningún cargo en él. Pide un código al director.
events_file = Un torneo en un archivo
events_file_how = Trae un torneo que se exportó antes. Se comprueba acto por acto, y tú serás su director.
events_file_choose = Elegir el archivo
events_file_reading = Leyendo el archivo…
office_director = director
office_deputy = suplente
office_scorekeeper = anotador
office_judge = juez
office_coach = entrenador
office_player = jugador
new-event_title = Un torneo nuevo
new-event_name = Cómo se llama
new-event_date = Día
new-event_divisions = Divisiones
new-event_games = Juegos
new-event_rounds = Rondas de cada juego
new-event_seating = Reparto de mesas
new-event_later = Todo se puede cambiar hasta que empiece. La clasificación y los premios vienen como en la mayoría de las ligas.
new-event_make = Crear el torneo
new-event_teams = Equipos, { $competition }
new-event_schools = Escuelas
new-event_players = Jugadores, { $competition }
new-event_sections = Ganadores de grupo, { $competition }
way-of_power = Por puntos
way-of_power_how = Ronda 1 por sorteo. Después se encuentran los que tienen más o menos los mismos puntos.
way-of_sections = Grupos
way-of_sections_how = Los primeros jugadores de unos nueve equipos se encuentran entre sí, luego los segundos, y así.
way-of_seed = Por cabezas de serie
way-of_seed_how = Ronda 1 según el orden de tu archivo. Después se encuentran los que tienen más o menos los mismos puntos.
setting_online = Las mesas se juegan en línea y se abren solas
setting_phones = Los jugadores pueden tener su teléfono en las mesas de papel, contra el libro
setting_public = Cualquiera puede ver la clasificación, con nombre de pila e inicial
setting_second-person = Una segunda persona escribe los totales de cada hoja
setting_players-enter = Los jugadores pueden anotar el resultado de su mesa después de la ronda

## tournament/desk_state.js, tournament/screen.js, tournament/kept.js

hall_competition = { $division }, { $game }
hall_screens = Pantallas de este torneo
hall_tab_setup = Preparar
hall_tab_pairing = Mesas
hall_tab_round = Ronda
hall_tab_sheets = Hojas de puntos
hall_tab_standings = Clasificación
hall_tab_awards = Premios
hall_stale = Otra persona ha cambiado esto. Ya está al día: mira otra vez, por favor.
hall_opening = Abriendo la sala…
hall_offline = Sin red. Lo que ves puede ser antiguo; lo que anotes se guarda aquí.
hall_kept = Sin red. { $count ->
        [one] Una anotación está guardada en este dispositivo y se enviará una vez.
       *[other] { $count } anotaciones están guardadas en este dispositivo y se enviarán una vez.
    }
hall_kept-sending = { $count ->
        [one] Enviando la anotación guardada…
       *[other] Enviando { $count } anotaciones guardadas…
    }
hall_kept-refused = La anotación guardada de la mesa { $table } no se aceptó: { $why }

## tournament/setup.js, tournament/settings_form.js, tournament/codes.js, tournament/equipment.js, tournament/names.js

setup_title = Preparar
setup_paper = Papel y archivos
setup_diary = Diario
setup_step_players = Jugadores
setup_step_officials = Cargos
setup_step_tables = Mesas
setup_step_first = Primera ronda
setup_people = Jugadores
setup_counts = { $players ->
        [one] 1 jugador
       *[other] { $players } jugadores
    }, { $teams ->
        [one] 1 equipo
       *[other] { $teams } equipos
    }, { $schools ->
        [one] 1 escuela
       *[other] { $schools } escuelas
    }
setup_import = Traer un archivo
setup_who = Quién juega
setup_seat = Repartir una ronda
settings_title = Qué se juega
settings_changed = sin guardar
settings_more = Resultados, y qué cuesta un compromiso
settings_saved = Guardado.
settings_why = Por qué cambia (puede quedar vacío)
settings_save = Guardar
settings_undo = Deshacer
settings_edition = Reglamento
settings_season = Temporada
settings_season_even = años pares
settings_season_odd = años impares
settings_form = Forma
settings_form_basic = Básica
settings_form_advanced = Avanzada
settings_form_adventurous = Aventurera
settings_rounds = Rondas
settings_letter = Primera letra de sus mesas
settings_sizes = Equipos en cada conjunto de grupos
settings_sizes_proposed = propuesto
settings_remove = Quitar { $what }
settings_add = Un juego más
settings_add_choose = Elegir…
settings_weights = Al repartir una ronda, cada compromiso cuesta tanto; el más caro se evita primero.
seating_draw-power = Por sorteo, después por puntos
seating_power = Por puntos
seating_sections = Grupos
seating_seed-power = Por cabezas de serie, después por puntos
seating_draw = Por sorteo, cada ronda
seating_seed = Por cabezas de serie, cada ronda
weight_two-again = Una mesa de dos por segunda vez
weight_rematch = Encontrarse otra vez
weight_conflict = Con alguien de quien se le separa
weight_gap = Cada punto entre el primero y el último
weight_may-seat-teammates = Los compañeros pueden sentarse juntos si no hay más remedio
codes_title = Cargos y códigos
codes_how = Un código abre un cargo en este torneo a quien lo escriba. Sin correo, sin cuenta. Vale 14 días.
codes_office = Un código para
codes_for_coach = La escuela
codes_for_player = El jugador
codes_make = Crear un código
codes_all = Códigos para todos los jugadores
codes_made = { $count ->
        [0] Cada jugador ya tiene un código.
        [one] Se hizo 1 código. Imprime las tarjetas de jugador: está en ellas.
       *[other] Se hicieron { $count } códigos. Imprime las tarjetas de jugador: están en ellas.
    }
codes_players = { $count ->
        [one] 1 jugador tiene un código, impreso en su tarjeta.
       *[other] { $count } jugadores tienen códigos, impresos en sus tarjetas.
    }
codes_coach-of = entrenador de { $school }
codes_qr = Mostrar { $code } como código QR
codes_picture = Código QR de { $code }, { $office }
equipment_title = En cada mesa
equipment_how = Mira cada mesa antes de la ronda 1.
equipment_left = faltan { $count } por mirar
equipment_ready = está todo
names_title = Nombres
names_count = { $count ->
        [0] ningún nombre
        [one] 1 nombre
       *[other] { $count } nombres
    }
names_who = Los cargos de este torneo ven los nombres completos; un entrenador, los de su escuela. Los jugadores, la pantalla de la sala y el papel muestran nombre e inicial. Los resultados nunca necesitan un nombre.
names_until = Los nombres se borran después del { $day }.
names_day = Borrarlos después del
names_reason = Otro día para borrar los nombres
names_delete = Borrar todos los nombres ahora
names_sure = ¿Borrar todos los nombres?
names_sure_what = { $count ->
        [one] Se olvida un nombre
       *[other] Se olvidan { $count } nombres
    } para siempre. Los jugadores conservan sus números, asientos y resultados.
names_keep = Conservarlos
reason_label = Por qué (se anota)

## tournament/import.js, tournament/people.js

import_title = Traer a los jugadores
import_step_file = Archivo
import_step_problems = Columnas y problemas
import_step_bring = Traer
import_another = Otro archivo
import_settle = Arregla primero { $count ->
        [one] 1 problema
       *[other] { $count } problemas
    }
import_bring = Traer { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
import_typed = Lo que pegaste
import_how = Una tabla con encabezado, guardada como CSV. Las columnas pueden tener otros nombres y otro orden; solo hace falta la escuela. No se trae nada antes de arreglar cada problema.
import_example = Nombre, División, Escuela, Equipo, Cabeza de serie
import_divisions = Las divisiones de este torneo: { $divisions }.
import_choose = Elegir el archivo
import_paste = O pega aquí la tabla
import_read = Leerla
import_rows = { $count ->
        [one] 1 fila
       *[other] { $count } filas
    }, la primera línea es un encabezado
import_matched =
    { $of ->
        [one] Reconocimos { $count } de una columna. Cámbiala en su casilla.
       *[other] Reconocimos { $count } de { $of } columnas. Cambia una en su casilla.
    }
import_table = Filas del archivo
import_row = Fila
import_nameless = sin encabezado
import_column = Qué es { $heading }
import_empty = vacío
import_folded = { $count ->
        [one] Una fila más no tiene problemas y está
       *[other] { $count } filas más no tienen problemas y están
    } plegadas.
import_problems = Problemas
import_stops = { $count } impiden
import_asks = { $count } preguntan
import_fine = Cada fila se puede leer.
import_decided = Esto lo has decidido tú.
import_unless = Esto haremos si no dices otra cosa.
import_use = Usar { $value }
import_other = Otro…
import_drop = Quitar la fila { $row }
import_keep = Conservar las dos
import_cell = { $column } en la fila { $row }
import_take = Tomarlo
import_outcome = Lo que sale
import_permission = Las escuelas están de acuerdo en que se guarden nombres aquí para este torneo
import_permission_what = Sin esto, a los jugadores se les conoce solo por número. Los nombres se borran después del { $day }.
import_permission_day = Otro día
column_unused = sin usar
column_name = Nombre
column_division = División
column_grade = Grado
column_school = Escuela
column_team = Equipo
column_group = Separar
column_seed = Cabeza de serie
column_level = Nivel
column_number = Número de jugador
people_title = Quién juega
people_late = Inscripción tardía
people_find = Buscar por nombre, número, escuela o equipo
people_found = { $count ->
        [one] 1 encontrado
       *[other] { $count } encontrados
    }
people_number = N.º
people_do = Qué hacer
people_more = Mostrar { $count } más
people_withdraw = Retirar
people_withdraw-named = Retirar a { $name }
people_withdraw_what = No juega ninguna ronda sin publicar, y conserva lo que tiene.
people_return = Dejar jugar otra vez
people_return-named = Dejar jugar otra vez a { $name }
people_return_what = Juega desde la próxima ronda sin publicar.
people_late_what = Juega desde la próxima ronda sin publicar.
people_no-team = sin equipo
people_enter = Inscribir
people_entered = { $name } juega desde la próxima ronda.

## tournament/pairing.js, tournament/draft_tables.js, tournament/compromises.js

pairing_title = Borrador de la ronda { $number }
pairing_title_published = Ronda { $number }, publicada
pairing_lead = { $competition }, { $way }. Nadie lo ve antes de que publiques.
pairing_lead_published = { $competition }, { $way }. Todos ven estas mesas.
pairing_lead_none = { $competition }, { $way }. Sin repartir todavía.
pairing_nothing = Todavía no hay borrador. Reparte la ronda: cada compromiso se lista antes de publicar.
way_draw = por sorteo
way_power = por puntos hasta ahora
way_sections = en grupos
way_seed = por cabezas de serie
pairing_competition = Competición
pairing_round = Ronda
pairing_draw = Repartir la ronda
pairing_again = Repartir otra vez
pairing_seating = Repartiendo…
pairing_publish = Publicar
pairing_publish-with = Publicar con { $count ->
        [one] 1 compromiso
       *[other] { $count } compromisos
    }
pairing_first-swap = Primero separa a los compañeros
pairing_published = La ronda { $number } está publicada.
pairing_how = Arrastra a un jugador sobre otro para cambiarlos, o pulsa Intro en los dos.
pairing_points =
    { $points ->
        [one] un punto hasta ahora
       *[other] { $points } puntos hasta ahora
    }
pairing_two = una mesa de dos
pairing_version = Versión { $number }, { $time }.
pairing_version-why = Versión { $number }, { $time }: { $why }.
pairing_change = ¿Publicar otra versión?
pairing_change_what = Estas mesas ya se publicaron y pueden estar impresas. Todos leerán por qué cambian.
table_named = Mesa { $table }
compromise_none = limpia
compromise_teammates = compañeros
compromise_alone = solo
compromise_rematch = repetición
compromise_conflict = separados
compromise_two = dos jugadores
compromise_two-again = otra vez de dos
compromise_gap = lejos
compromise_teammates_why = Nunca se permite: cambia a uno.
compromise_alone_why = Nadie puede jugar solo.
compromise_rematch_why = Los que están cerca son compañeros, ya se encontraron o están más lejos.
compromise_conflict_why = Están en un grupo que se separa, a menudo una escuela.
compromise_two_why = El número de jugadores no se divide entre tres.
compromise_two-again_why = Ya jugaron antes en una mesa de dos.
compromise_gap_why = Nadie más cerca en puntos estaba libre.
compromises_title = Compromisos
compromises_more = Y { $count } más.
compromises_no-teammates = Ningún compañero en la misma mesa. Nunca se permite.
compromises_nothing-better = Ningún cambio de dos lo mejora.
compromises_best = Mejor cambio: { $first } con { $second }, { $table }
swap_question = ¿Cambiar a { $first } y { $second }?
swap_gone = Arregla: { $what }
swap_new = Nuevo:
swap_nothing = No arregla nada y no cuesta nada.
swap_better = Mejor, en conjunto.
swap_worse = Más caro, en conjunto.
swap_same = Tan bueno como antes.
swap_do = Cambiar
swap_back = Volver atrás
swap_done = { $first } y { $second } han cambiado de sitio.

## tournament/round.js, tournament/table_states.js, tournament/clock_panel.js, tournament/outstanding.js, tournament/table_dialog.js

round_title = Ronda { $number }
round_short = Ronda { $number }
round_title_several = Las rondas en marcha
round_lead = { $out ->
        [0] No falta ninguna mesa
        [one] Todavía falta 1 mesa
       *[other] Todavía faltan { $out } mesas
    }; entregadas: { $done }.
round_screen = Pantalla de la sala
round_print = Imprimir
round_all = Todas
round_none = Ninguna ronda todavía
round_none_what = El tablero muestra mesas en cuanto se publica una ronda.
round_show = Mostrar
round_needs = Necesita a alguien
round_out = Jugando
round_idle = Sin empezar
round_done = Entregadas
round_tables = { $count ->
        [one] 1 mesa
       *[other] { $count } mesas
    }
round_card = Mesa { $table }, { $state }: { $names }
round_call = { $why } · espera { $time }
round_call-going = { $why } · va { $judge } · espera { $time }
round_appeal = { $name } apela.
round_disputed = La segunda persona escribió otros totales.
round_second = Una segunda persona escribe los totales.
round_left-out = La ronda siguió sin ella.
round_added = +{ $added } añadido
round_added-stop = +{ $added } añadido, alto a las { $time }
table-state_call = llaman al juez
table-state_appeal = en apelación
table-state_check = no iguales
table-state_sign = por confirmar
table-state_play = jugando
table-state_idle = sin empezar
table-state_done = entregada
status_out = falta
status_entered = anotado, sin confirmar
status_disputed = los totales no coinciden
status_confirmed = definitivo
status_held = retenido por una apelación
status_left-out = se siguió sin él
clock_title = Reloj de la sala
clock_late = tarde: anúncialo
clock_tell_start = Empezar
clock_tell_no-new-shakes = Cinco minutos
clock_tell_stop = Alto
clock_read_start = Lee esto en voz alta y pulsa Empezar. También va a cada pantalla.
clock_read_no-new-shakes = Lee esto en voz alta cuando se acabe el tiempo para tiradas nuevas. También va a cada pantalla.
clock_read_stop = Lee esto en voz alta al decir Alto. También va a cada pantalla.
clock_later = { $table } para a las { $time }.
out_title = Resultados
out_some = { $count ->
        [one] La próxima ronda espera 1 resultado.
       *[other] La próxima ronda espera { $count } resultados.
    }
out_none-next = Están todos los resultados. Se puede repartir la próxima ronda.
out_none-last = Están todos los resultados.
out_next = Repartir la ronda { $number }
out_without = Seguir sin ellos
out_without-go = Seguir sin { $count ->
        [one] 1 resultado
       *[other] { $count } resultados
    }
table_sheet = Hoja de puntos
table_watch = Mirar la mesa
table_absent = no vino
table_no-show = No está
table_no-show-named = { $name } no está
table_here = Llegó
table_here-named = { $name } llegó al final
table_add-time = Añadir tiempo a esta mesa
table_minutes = +{ $minutes } min
table_player = Jugador
table_appeal = Apelación
table_appeal_what = El resultado queda retenido hasta que el director decida.
table_appeal_go = Anotar la apelación
table_replay = Jugar otra vez
table_replay_what = La mesa juega otra vez, con dos o con tres. Se espera de nuevo su resultado.
table_replay_seats = Entre cuántos
table_replay_go = Que jueguen otra vez
table_disqualify = Descalificar
table_disqualify_what = Por esta ronda. El porqué no se escribe aquí.
table_disqualify_go = Descalificar
appeal_answer = La decisión, y por qué
appeal_uphold = El jugador tiene razón
appeal_refuse = La decisión vale
appeal_upheld = El jugador tenía razón.
appeal_refused = La decisión vale.

## tournament/sheets.js, tournament/sheet.js, tournament/sheet_ledger.js, tournament/sheet_entered.js, tournament/blind.js, tournament/corrections.js

sheets_title = Hojas de la ronda { $number }
sheets_lead = { $out } por anotar, { $second } para una segunda persona.
sheets_find = ¿Qué mesa está en el papel?
sheets_open = Abrir { $table }
sheets_open-none = Abrir
sheets_disputed = Los totales no coinciden
sheets_second = Escribe los totales por segunda vez
sheets_enter = Por anotar
sheets_kept = Guardadas aquí hasta que haya red
sheets_held = Retenidas por una apelación
sheets_waits = Esperan a una segunda persona
sheets_done = Definitivas
sheet_title = Hoja de puntos { $table }
sheet_entered-by = anotada por { $name } a las { $time }
sheet_again = Anotarla otra vez
sheet_all = Todas las hojas
sheet_shake = Tirada
sheet_setter = Fija el Goal
sheet_setter-of = Quién fija el Goal en la tirada { $number }
sheet_seat = asiento { $number }
sheet_void = nula
sheet_empty = vacío
sheet_cell = Tirada { $number }, { $name }: { $points }
sheet_penalties = Penalizaciones
sheet_penalty-named = Una penalización para { $name }
sheet_penalty-away = Quitar esa penalización de { $name }
sheet_initials = iniciales
sheet_initials-of = Iniciales del juez para una penalización de { $name }
sheet_no-initials = sin iniciales
sheet_total = Total
sheet_total-of = Total de { $name }
sheet_points = Puntos de partido
sheet_keys = Puntos
sheet_keys_how = Teclas 6 4 2, menos para −2, V para nula. Intro sigue.
sheet_signed = firmó
sheet_did-not-play = no jugó
sheet_all-signed = Todos han firmado
sheet_enter = Anotar la hoja
sheet_totals-first = Escribe cada total
sheet_entered = { $table } está anotada.
sheet_kept = { $table } se guarda en este dispositivo y se envía cuando vuelva la red.
sheet_hidden = Verás esta hoja cuando sea definitiva: una segunda persona escribe sus totales a ciegas.
checked_title = Comprobado
checked_soon = Escribe, y todo se comprueba al momento.
checked_offline = Sin red: la hoja se guarda aquí y se comprueba cuando se envía.
checked_settle = { $count } por arreglar
checked_fine = bien
checked_take = Tomar { $points }
checked_leads = { $names } va primero.
checked_lead-shared = { $names } van primeros.
second-person_title = Segunda persona
second-person_done = { $name } escribió los mismos totales.
second-person_waits = Otra persona escribe los totales del papel, sin ver estos.
second-person_unequal = { $names } escribió otros totales. Mira el papel: anota la hoja otra vez, o que confirme otra persona.
blind_title = Segunda mirada a { $table }
blind_say = Escribe lo que dice el papel.
blind_how = No ves lo que anotó { $name }. Cuatro ojos ven más que dos.
blind_somebody = la primera persona
blind_totals = Totales
blind_confirm = Confirmar
blind_look = Mirar la hoja
blind_same = { $table } es definitiva: los mismos totales.
blind_other = { $table }: esos totales no son los anotados. Alguien mira el papel otra vez.
corrections_title = Correcciones
corrections_never = nunca se borran
corrections_none = Ninguna.
corrections_by = { $name } a las { $time }
corrections_deceit = Firmado con intención de engañar: { $why }
corrections_make = Corregir un total
corrections_total = El total correcto
corrections_listed = El total que estaba anotado
corrections_agreed = Quién de la mesa está de acuerdo
corrections_is-deceit = Esto decide sobre intención de engañar, no sobre un descuido
corrections_rule = Decidir
corrections_go = Corregirlo

## tournament/standings.js, tournament/playoffs.js, tournament/awards.js

standings_kinds = Tipos de clasificación
standings_players = Jugadores
standings_teams = Equipos
standings_schools = Escuelas
standings_sections = Grupos
standings_playoffs = Desempates
standings_lead = { $competition }, { $of ->
        [one] { $played } de { $of } ronda
       *[other] { $played } de { $of } rondas
    }. { $out ->
        [0] Están todos los resultados.
        [one] Todavía falta 1 resultado.
       *[other] Todavía faltan { $out } resultados.
    }
standings_place = Puesto
standings_player = Jugador
standings_section = Grupo
standings_section-named = Grupo { $name }
standings_round = R{ $number }
standings_provisional = provisional
standings_not-yet = sin jugar todavía
standings_out = falta
standings_legend = provisional: un resultado falta o no está confirmado. «=» comparte el puesto. Una casilla punteada todavía falta.
standings_no-ranking = Este torneo no tiene esa clasificación.
standings_no-sections = Esta competición no se juega en grupos.
playoffs_title = Desempate
playoffs_make = ¿Quién juega por un puesto?
playoffs_none = Nadie comparte uno de los tres primeros puestos.
playoffs_place = Puesto { $place }
playoffs_winners = Ganadores de grupo
playoffs_go = Organizar
playoffs_go-named = Organizar el desempate: { $name }
playoffs_played = jugado
playoffs_open = por jugar
playoffs_enter = Anotar los totales
awards_certificates = Diplomas
awards_close = Cerrar el torneo
awards_wait = Todavía no está listo
awards_closed = El torneo está cerrado. Felicidades a todos.
awards_lead_closed = Definitivo. Se lee de abajo arriba.
awards_lead_ready = Todo es definitivo. Se lee de abajo arriba.
awards_lead_wait = Todavía no se puede leer.
awards_none = Este torneo no tiene premios preparados.
awards_ready = ¿Listo para leer?
awards_yes = sí
awards_no = todavía no
awards_next = Siguiente de la lista
awards_of = { $at } de { $of }
awards_back = Uno atrás
awards_read = Leído, siguiente
awards_provisional = provisional
awards_points = { $points } puntos
awards_unplayed = { $competition }: { $count ->
        [one] 1 ronda está
       *[other] { $count } rondas están
    } todavía por jugar.
awards_out = { $competition }: { $count ->
        [one] 1 resultado está
       *[other] { $count } resultados están
    } todavía pendientes.
awards_unconfirmed = { $competition }: no todos los resultados están confirmados.
awards_confirmed = { $competition }: todas las hojas están confirmadas.
awards_playoff = { $count ->
        [one] 1 desempate está
       *[other] { $count } desempates están
    } todavía por jugar.
awards_say = { $award }: { $shared ->
        [yes] comparte el puesto { $place }
       *[other] puesto { $place }
    }, con { $points } puntos: { $name }, de { $from }.
awards_say-alone = { $award }: { $shared ->
        [yes] comparte el puesto { $place }
       *[other] puesto { $place }
    }, con { $points } puntos: { $name }.
awards_say-section = { $award }: ganador del grupo { $section }: { $name }, de { $from }.

## tournament/paper.js, tournament/diary.js

paper_title = Papel y archivos
paper_lead = Todo en PDF, listo para imprimir.
paper_size = Papel
paper_full-names = Nombres completos (si no, nombre e inicial)
paper_of-round = Ronda { $number }
paper_of-competition = { $competition }
paper_not-yet = todavía no
paper_print-named = { $what } en PDF
paper_scoresheets = Hojas de puntos
paper_scoresheets_what = Una por mesa, con las variaciones detrás
paper_table-cards = Tarjetas de mesa
paper_table-cards_what = Para doblar y poner en cada mesa
paper_seats-by-name = Asientos por nombre
paper_seats-by-name_what = Para la pared
paper_seats-by-table = Asientos por mesa
paper_seats-by-table_what = Para jueces
paper_player-cards = Tarjetas de jugador
paper_player-cards_what = Una por jugador, con asientos y casillas para puntos
paper_charts = Tablas
paper_charts_what = Donde los jugadores pueden escribir
paper_standings = Clasificación
paper_standings_what = Como está ahora
paper_certificates = Diplomas
paper_certificates_what = Para cada premiado
files_title = Archivos
files_names = Con nombres
files_results = Resultados en CSV
files_event = El torneo en un archivo
files_what = El archivo contiene cada acto del torneo, y se puede traer de nuevo aquí o en otro servidor.
diary_lead =
    { $count ->
        [one] Una anotación; nunca se quita nada.
       *[other] { $count } anotaciones; nunca se quita nada.
    }
diary_by = { $name }, { $office }
diary_more = Antes
diary_found = Se fundó el torneo
diary_settings = Ajustes cambiados
diary_import = Jugadores traídos
diary_late-entry = Inscripción tardía
diary_withdraw = Retirado
diary_return = Juega otra vez
diary_no-show = Quién no vino
diary_draft = Ronda repartida
diary_swap = Asientos cambiados
diary_publish = Publicado
diary_clock = Anuncio en la sala
diary_add-time = Tiempo añadido
diary_enter = Hoja anotada
diary_confirm = Totales escritos por segunda vez
diary_correct = Total corregido
diary_deceit = Decisión sobre engaño
diary_disqualify = Descalificado
diary_replay = Por jugar otra vez
diary_appeal = Apelación
diary_decide-appeal = Apelación decidida
diary_go-on = Se siguió sin resultados
diary_bonus = Puntos de bono
diary_playoff = Desempate organizado
diary_playoff-result = Desempate jugado
diary_awards = Cerrado, premios leídos

delete_title = Borrar este torneo
delete_what = Se borra todo: jugadores y resultados, nombres, códigos y cargos, sus mesas en línea y en la mesa de jueces con sus partidas, y los invitados que vinieron solo como sus jugadores.
delete_who = Solo la dirección puede hacerlo. Después nadie ve nada del torneo. Las copias del servidor y los archivos que alguien exportó quedan hasta que sus dueños los borren.
delete_file = Guardar antes un archivo, sin nombres
delete_begin = Borrar el torneo
delete_sure = ¿Borrar el torneo entero?
delete_for-good = No se puede deshacer. Nadie podrá volver a abrir este torneo.
delete_type = Para estar seguros, escribe su nombre: { $title }
delete_go = Borrarlo para siempre
delete_keep = Conservarlo
