### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The words of practice in Spanish: whole sentences, named slots.

practice_title = Practicar
practice_hub-title = Practicar · Forceout
practice_page-title = { $kind } · Forceout
practice_lead = Problemas de tiradas reales, carreras y lecciones cortas. Sin cuenta, y nadie más ve cómo te va.
practice_loading = Poniendo la mesa…
practice_back = Volver a practicar
practice_where = { $game } · { $division }
practice_game = Juego
practice_division = División
practice_division_elementary = Elementary
practice_division_middle = Middle
practice_division_junior = Junior
practice_division_senior = Senior
practice_side = Sobre este problema

## hub

practice_today = El problema de hoy
practice_today_what = Hoy todos tienen el mismo.
practice_today_go = Resolverlo
practice_kinds = Problemas
practice_of-tried =
    { $count ->
        [one] de { $count } resuelto
       *[other] de { $count } resueltos
    }
practice_easier = Algo más fácil
practice_harder = Algo más difícil
practice_sprints = Carreras
practice_sprints_what = Uno o dos minutos de una técnica. No cuenta.
practice_lessons = Lecciones
practice_mine = Lo mío
practice_coach = Para entrenadores
practice_themes = Temas
practice_theme = Tema
practice_theme_solved = Resueltos
practice_theme_count = { $solved } de { $tried }
practice_weeks = Semanas
practice_weeks_none = Cinco problemas hacen una semana.
practice_weeks_row =
    { $count ->
        [one] Una semana hasta ahora.
       *[other] { $count } semanas seguidas.
    }
practice_weeks_open =
    { $count ->
        [one] Con un problema más se llena esta.
       *[other] Con { $count } problemas más se llena esta.
    }
practice_kind_find = Encuentra una Solución
practice_kind_find_what = Cualquiera que sea correcta vale.
practice_kind_challenge = ¿Now, Impossible o ninguno?
practice_kind_challenge_what = Una respuesta, sin segundo intento.
practice_kind_wrong = ¿Qué tiene mal?
practice_kind_wrong_what = Un fallo. Di cuál y dónde.
practice_kind_reading = ¿Otra lectura?
practice_kind_reading_what = ¿Se pueden poner paréntesis para que falle?
practice_kind_goal = Un Goal que aguanta
practice_kind_goal_what = Uno que nadie puede estropear.
practice_kind_safe = Una jugada segura
practice_kind_safe_what = Casi todas las demás pierden.
practice_theme_no-variations = Sin variaciones
practice_theme_end_now = Después de Now
practice_theme_end_impossible = Se retó con Impossible
practice_theme_end_forceout = Forceout
practice_theme_claim_now = Now es acertado
practice_theme_claim_impossible = Impossible es acertado
practice_theme_claim_neither = Ninguno es acertado
practice_theme_restrictions = Restricciones
practice_theme_complement = Complemento
practice_theme_difference = Diferencia
practice_theme_universe-and-null = V y Λ
practice_theme_union-and-intersection = ∪ con ∩
practice_theme_powers = Potencias
practice_theme_roots = Raíces
practice_theme_division = División de números
practice_theme_multiplication = Multiplicación
practice_theme_sums = Solo sumas
practice_theme_factorials = Factoriales
practice_theme_wild = Cubos wild
practice_theme_short = Soluciones cortas
practice_theme_long = Soluciones largas
practice_theme_ambiguous = Ambiguas
practice_theme_not-ambiguous = No ambiguas
practice_theme_form_basic = Juego básico
practice_theme_form_advanced = Juego avanzado
practice_theme_safe-move = Jugadas seguras
practice_theme_goal_at-once = Goals que valen enseguida
practice_theme_goal_two-gone = Goals que duran

## puzzles

practice_ask_find = Encuentra una Solución.
practice_ask_find_now = Alguien dijo Now: usa todos los cubos de Required y como mucho un cubo de Resources.
practice_ask_find_impossible = Alguien dijo Impossible. Demuestra que no lo es: usa todos los cubos de Required, y lo que quieras de Resources.
practice_ask_find_forceout = El último cubo está puesto: usa todos los cubos de Required, y los de Permitted que quieras.
practice_ask_challenge = ¿Now, Impossible o ninguno?
practice_ask_challenge_what = Alguien acaba de mover. ¿Qué reto sería acertado?
practice_ask_wrong = ¿Qué tiene mal?
practice_ask_wrong_now = Esto se escribió después de Now. Tiene justo un fallo.
practice_ask_wrong_impossible = Esto se escribió después de un reto Impossible. Tiene justo un fallo.
practice_ask_wrong_forceout = Esto se escribió después de un forceout. Tiene justo un fallo.
practice_ask_reading = ¿Se puede leer de otra manera?
practice_ask_reading_impossible = Pon paréntesis para que ya no sea igual al Goal, o di que nadie puede.
practice_ask_goal = Fija un Goal que aguante.
practice_ask_goal_at-once = Uno para el que existe una Solución, de modo que nadie pueda decir Impossible enseguida con razón.
practice_ask_goal_two-gone = Uno que siga siendo posible, sean cuales sean los dos cubos que vayan a Forbidden.
practice_ask_safe = Encuentra una jugada segura.
practice_ask_safe_what = Es tu turno, sin bono. Hay una o dos; después de cualquier otra, Now o Impossible es acertado.
practice_paper = Sol.
practice_paper_label = Tu Solución
practice_keys = Teclas para escribir
practice_key = Escribir { $key }
practice_use-all = usar todos
practice_one-at-most = uno como mucho
practice_not-to-use = no se usan
practice_on-paper = Papel
practice_rub = Borrar
practice_check = Comprobarla
practice_written = Lo que se escribió
practice_challenge_label = Tu respuesta
practice_claim_now = Now
practice_claim_now_means = Con lo que hay en el tapete y como mucho un cubo más hay una Solución.
practice_claim_impossible = Impossible
practice_claim_impossible_means = Se haga lo que se haga con los cubos, no hay Solución.
practice_claim_neither = Ninguno
practice_claim_neither_means = Existe una Solución, pero hace falta más de un cubo más.
practice_wrong_label = Qué tiene mal
practice_wrong_rule = La regla:
practice_fault_ambiguous = Se puede leer de otra manera
practice_fault_syntax = No se puede leer
practice_fault_no-set-name = No hay nombre de conjunto
practice_fault_missing-restriction = Falta una Restricción
practice_fault_required-unused = No se usa un cubo de Required
practice_fault_cube-unavailable = Usa un cubo que no se puede usar
practice_fault_too-many-resources = Toma demasiado de Resources
practice_fault_fewer-than-two-cubes = Tiene menos de dos cubos
practice_fault_goal-illegal = El propio Goal no es legal
practice_fault_several-set-names = Hay varios nombres de conjunto
practice_fault_relation-in-set-name = Hay = o ⊆ en el nombre del conjunto
practice_fault_restriction-grouping = Una Restricción tiene mal los paréntesis
practice_fault_restriction-not-allowed = Aquí no se juegan Restricciones
practice_fault_wrote-goal = El Goal está escrito como parte de ella
practice_fault_not-equal = No es igual al Goal
practice_fault_no-goal-written = El Goal no está escrito al lado
practice_fault_goal-misread = El Goal se lee de un modo que no vale
practice_fault_undefined = Una parte no tiene valor
practice_fault_two-digit-numeral = Tiene un número de dos cifras
practice_fault_unverifiable = Nadie puede comprobar su valor
practice_fault_wild-inconsistent = El cubo wild vale por dos cosas
practice_fault_wild-unknown = No dice por qué vale el cubo wild
practice_fault_required-cube = Le falta el cubo que pide la variación
practice_fault_two-operations = Tiene menos de dos operaciones
practice_fault_three-operations = Tiene menos de tres operaciones
practice_fault_null-restriction = Una Restricción no quita nada
practice_fault_required-card = Le falta la carta que pide la variación
practice_fault_forbidden-card = Tiene la carta que la variación prohíbe
practice_fault_not-two-solutions = Se piden dos Soluciones
practice_fault_same-sets = Las dos Soluciones escogen las mismas cartas
practice_fault_multiple-of = No se diferencia del Goal en tal múltiplo
practice_fault_base-digit = Una cifra no es de la base
practice_fault_too-many-factorials = Tiene demasiados signos de factorial
practice_fault_variation-misused = Una variación está mal usada
practice_place_cube = ¿Qué cubo?
practice_place_variation = ¿Qué variación?
practice_place_part = ¿Qué parte?
practice_place_count = ¿Cuánto da?
practice_place_regrouping = Muéstralo: pon paréntesis para que falle.
practice_brackets_label = Lo que se escribió, con sitio para paréntesis
practice_brackets_piece = { $piece }, número { $place }
practice_brackets_begin = Toca donde empieza el paréntesis.
practice_brackets_end = Ahora toca donde acaba.
practice_brackets_clear = Quitar los paréntesis
practice_reading_none = Nadie puede
practice_reading_fails = Así falla
practice_goal_label = Goals para elegir
practice_goal_choice = Goal { $goal }
practice_goal_digits = Cifras
practice_goal_how = Toca una cifra para ponerla, otra vez para darle la vuelta y otra para quitarla.
practice_goal_turned = { $digit }, al revés
practice_goal_shape = Forma
practice_shape_row = Uno al lado de otro
practice_shape_column = Uno encima de otro
practice_shape_tee = Uno sobre dos
practice_shape_ell = Dos arriba, uno al lado
practice_safe_label = Adónde va
practice_safe_put = { $cube } va aquí.
practice_safe_take = Toma primero un cubo.
practice_first-try = Cuenta el primer intento. Después, prueba las veces que quieras.
practice_hint-free = Una pista no cuesta nada. Entonces el problema no cuenta para tu nivel.
practice_no-clock = Sin reloj.
practice_right = Bien.
practice_right-first = Bien, al primer intento.
practice_wrong-answer = Todavía no.
practice_again = Probar otra vez, sin contar
practice_show-me = Enséñame
practice_shown = Es así.
practice_next = Siguiente problema
practice_hint = Pista
practice_hint_cubes = La Solución más corta tiene { $count } cubos.
practice_hint_possible = Existe una Solución.
practice_hint_look-required = Mira lo que hay en Required y en Forbidden.
practice_hint_not = No es esto: { $fault }.
practice_hint_first-sign = Pregúntate qué signo se calcula el último.
practice_hint_goals =
    { $count ->
        [one] Hay un valor que aguanta.
       *[other] Hay { $count } que aguantan.
    }
practice_hint_not-to = No va a { $section }.
practice_rating = Tu nivel
practice_give-or-take = { $points } más o menos
practice_rating_label = Tu nivel { $rating }, entre { $low } y { $high }
practice_shown_solutions = Soluciones
practice_shown_yours = la tuya
practice_shown_shortest =
    { $count ->
        [one] un cubo · la más corta
       *[other] { $count } cubos · la más corta
    }
practice_shown_these =
    { $count ->
        [one] Se encontró una.
       *[other] Se encontraron { $count } que se diferencian en algo más que el orden y los paréntesis. Puede haber más.
    }
practice_shown_now = Basta un cubo más.
practice_shown_neither = Se probó cada cubo como el que falta, y ninguno basta. Con más de uno es posible.
practice_shown_impossible = No hay Solución.
practice_shown_ambiguous = Se puede leer de modo que falla.
practice_shown_not-ambiguous = Es igual al Goal en todas las lecturas.
practice_shown_goals = Qué Goals aguantan
practice_shown_hold = Estos aguantan: { $goals }.
practice_shown_spoiled = { $goal } se pierde cuando { $first } y { $second } van a Forbidden.
practice_shown_impossible-goals = Impossible desde el principio: { $goals }.
practice_shown_moves = Cada jugada
practice_move_safe = Segura
practice_move_now = Now es acertado
practice_move_impossible = Impossible es acertado

## sprints

practice_sprint_how = Responde todas las que puedas. Después de un fallo se muestran los pasos, y el reloj espera.
practice_sprint_seconds = { $count } segundos
practice_sprint_answer = Tu respuesta
practice_sprint_left = Segundos que quedan
practice_sprint_solved = { $count } bien hasta ahora
practice_sprint_sand-waits = El reloj espera.
practice_sprint_missed = Es { $answer }.
practice_sprint_go-on = Seguir
practice_sprint_ok = OK
practice_sprint_result =
    { $count ->
        [one] Una respuesta correcta en { $seconds } segundos.
       *[other] { $count } respuestas correctas en { $seconds } segundos.
    }
practice_sprint_given = Dijiste { $given }. Es { $answer }.
practice_sprint_again = Otra vez
practice_yes = Sí
practice_no = No

## lessons

practice_lesson_step = Paso { $step } de { $of }
practice_lesson_done = Esa era la lección.
practice_lesson_puzzles = Tres problemas para probarlo.
practice_lesson_go = A los problemas
practice_lesson_judge = ¿Es correcta esta Solución?
practice_lesson_correct = Correcta
practice_lesson_not-correct = No correcta
practice_lesson_is-correct = Usa lo que puede y es igual al Goal.
practice_lesson_next = Seguir

## my mistakes

practice_mistakes = Mis errores
practice_mistakes_what = Los problemas que fallaste vuelven después de unos días, cada vez más tarde. Se guardan en este servidor bajo el seudónimo de tu apodo, y nadie más los ve.
practice_mistakes_off = Ahora no se guarda nada.
practice_mistakes_due = Tocan { $due } de { $of }.
practice_mistakes_go = Probarlos
practice_mistakes_switch-on = Guardar mis errores
practice_mistakes_switch-off = No guardar ninguno y olvidar estos
practice_delete = Borrar mi práctica
practice_delete_what = Los intentos, el nivel y los errores desaparecen enseguida y para siempre.
practice_delete_do = Borrarlo todo
practice_forgotten = Todo está borrado.

## my matches

practice_own = De este partido
practice_own_none = En este partido nadie pasó por alto nada que dé un problema.
practice_own_done = Eso era todo de este partido.

## sets

practice_set = Una serie de tu entrenador
practice_set_what =
    { $count ->
        [one] Un problema.
       *[other] { $count } problemas.
    }
practice_set_go = Empezar
practice_set_puzzle = Problema { $place }
practice_coach_what = Arma una serie y lee su código en voz alta. Ves quién lo intentó y quién lo resolvió. Se borra sola a los sesenta días.
practice_coach_all-kinds = Todos los tipos
practice_coach_all-themes = Todos los temas
practice_coach_by-theme = Por tema, el más flojo primero
practice_coach_how-many = Cuántos
practice_coach_easiest = El más fácil
practice_coach_hardest = El más difícil
practice_coach_make = Crear una serie
practice_coach_code = El código
practice_coach_read-out = Tus jugadores van a { $address }
practice_coach_results = Resultados
practice_coach_csv = Como tabla (CSV)
practice_coach_worksheet = Como hoja de ejercicios (PDF)
practice_coach_player = Jugador
practice_coach_effort = Esfuerzo
practice_coach_solved = Resueltos
practice_coach_rating = Nivel
practice_coach_nobody = Nadie lo ha intentado todavía.
practice_without-network = Sin red: los problemas la esperan. Las lecciones y carreras que ya has abierto funcionan sin ella.
practice_waits = Sin red: tu respuesta se guarda aquí y se juzga cuando la haya.
practice_sent =
    { $sent ->
        [one] Se envió una respuesta que esperaba: { $right } bien.
       *[other] Se enviaron { $sent } respuestas que esperaban: { $right } bien.
    }
practice_set_kept = Esta serie se guarda aquí: también funciona sin red.
practice_set_waiting =
    { $count ->
        [one] Una respuesta espera la red.
       *[other] { $count } respuestas esperan la red.
    }
practice_run = Una racha de diez
practice_run_title =
    { $count ->
        [10] Diez de diez, al primer intento.
        [0] Una racha de diez
       *[other] { $count } seguidos, al primer intento.
    }
practice_run_what = Diez problemas seguidos, bien a la primera y sin pista: eso es una racha entera.
practice_run_tap = Un cubo por cada problema. Pulsa uno para verlo otra vez.
practice_run_again = Problema { $place }: { $kind }
practice_run_hardest = El más difícil de ellos
practice_run_hardest_what = { $kind }, { $rating }
practice_run_look = Mirar otra vez
practice_run_more = Diez más
practice_run_bot = Jugar con un bot
practice_run_done = Listo
