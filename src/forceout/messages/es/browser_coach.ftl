### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The coach's room in Spanish: whole sentences, named slots.

coach_title = Aula del entrenador
coach_page-title = { $part } · Forceout
coach_lead = Un código para la clase, todas las mesas de un vistazo, algo para llevarse a casa. Nadie necesita cuenta, tú tampoco.
coach_open = Abrir un aula
coach_open_title = Un aula nueva
coach_open_what = Recibes un código para la pared. La clase lo escribe o lo escanea, tú dejas entrar a todos y los sientas de una vez.
coach_mine = Mis aulas
coach_none = Todavía no tienes aula.
coach_untitled = Aula del { $day }
coach_entry =
    { $students ->
        [one] un alumno, se guarda hasta el { $day }
       *[other] { $students } alumnos, se guarda hasta el { $day }
    }
coach_goes-on = lección en marcha
coach_hold = Entrar
coach_hold_title = Llevar un aula entre dos
coach_hold_what = Otro entrenador puede darte un código para su aula. Escríbelo aquí, y la llevan entre los dos.
coach_hold_code = Código para un segundo entrenador
coach_offline = Sin red. La página sigue sola cuando vuelva; no se pierde nada.
coach_gone = No hay tal aula
coach_gone_what = Se borró, o es de otra persona. Las aulas se borran cuatro semanas después de su última lección.
coach_part_setup = Preparar
coach_part_tables = Mesas
coach_part_report = Informe
coach_part_cards = Tarjetas de entrada
coach_until = Todo lo de esta aula se borra el { $day }, cuatro semanas después de la última lección.
coach_delete = Borrarlo ahora
coach_delete_title = ¿Borrar todo lo de esta aula?
coach_delete_what = Las mesas, el informe, los códigos y los apodos desaparecen enseguida, para todos. Nadie puede recuperarlos.
coach_delete_sure = Borrarlo todo
coach_delete_not = Conservarlo
coach_stay-here = Los nombres que escribes se quedan en este navegador. Nunca se envían, y la lista impresa se hace aquí.

## set up

coach_room-title = Cómo llamas a esta aula, guardado en este navegador
coach_room-title_placeholder = Aula 204, grupo del lunes (solo aquí)
coach_code = El código para la clase
coach_go-to = Ve a { $host } y escribe
coach_square = Un cuadro que una cámara puede leer: { $link }
coach_projector = Proyector
coach_new-code = Código nuevo
coach_new-code_what = Un código nuevo no echa a nadie. El viejo deja de valer enseguida.
coach_approve = Yo decido quién entra
coach_lock = Cerrar el aula
coach_second = Un segundo entrenador
coach_second_what = Quien escriba este código en la página Entrenador lleva esta aula contigo. Vale una vez, un cuarto de hora.
coach_just-now = ahora mismo
coach_minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
coach_door = En la puerta
coach_door_empty = Nadie espera en la puerta.
coach_waiting = esperando: { $count }
coach_waiting-now =
    { $count ->
        [one] Un alumno espera en la puerta.
       *[other] { $count } alumnos esperan en la puerta.
    }
coach_let-in = Dejar entrar
coach_let-in_name = Dejar entrar a { $name }
coach_let-in_all = Dejar entrar a los { $count }
coach_turn-away = No dejar entrar a { $name }
coach_turn-away_all = Rechazar a los { $count }
coach_inside = En el aula
coach_show-all = Mostrar los { $count }
coach_show-few = Mostrar menos
coach_table = Mesa { $number }
coach_real-name = Nombre real de { $name }, guardado en este navegador
coach_real-name_placeholder = Nombre, solo aquí
coach_rename = Dar otro apodo a { $name }
coach_send-out = Sacar a { $name } del aula
coach_tables = Las mesas
coach_game = Juego
coach_division = División
coach_division_elementary = Elem.
coach_division_middle = Middle
coach_division_junior = Junior
coach_division_senior = Senior
coach_form = Forma
coach_form_basic = Básica
coach_form_advanced = Avanzada
coach_form_adventurous = Aventurera
coach_clocks = Relojes
coach_clock_off = Apagados
coach_clock_relaxed = Tranquilos
coach_clock_official = Oficiales
coach_seats = Asientos
coach_seats_three = Tres
coach_seats_two = Dos
coach_nobody-yet = Todavía no hay nadie en el aula.
coach_seating =
    { $players ->
        [one] Un jugador
       *[other] { $players } jugadores
    } { $tables ->
        [one] en una mesa.
       *[other] en { $tables } mesas.
    } { $bots ->
        [0] Todos los asientos están ocupados.
        [one] Un asiento lo tiene un bot aprendiz.
       *[other] { $bots } asientos los tienen bots aprendices.
    }
coach_same = La misma tirada en cada mesa
coach_begin = Sentar a todos y tirar
coach_begin-anew = Sentar a todos de nuevo
coach_plan = Quiénes se sientan juntos
coach_plan_what = Sin plan, todos se mezclan. Arrastra un nombre a otra mesa, o toca el nombre y después la mesa.
coach_plan_mix = Mezclar a todos
coach_plan_clear = Sin plan
coach_plan_free = Sin mesa
coach_plan_full = La mesa { $number } está llena.
coach_plan_here = { $name } aquí

## tables

coach_count =
    { $count ->
        [0] Ninguna mesa todavía
        [one] Una mesa
       *[other] { $count } mesas
    }
coach_about = { $players ->
        [one] un jugador
       *[other] { $players } jugadores
    } · { $game }, { $division }, { $form } · relojes: { $clock }
coach_no-tables = Nadie está todavía en una mesa. Sienta primero a todos.
coach_pause = Pausa para todos
coach_resume = Seguir
coach_paused = Todo está en pausa.
coach_paused_what = Las mesas dicen: «La vista al frente, por favor». Los relojes están parados.
coach_names = Nombres
coach_only-here = solo aquí
coach_end = Terminar y ver el informe
coach_end_title = ¿Terminar la lección?
coach_end_what = Todas las mesas se cierran como están, y lo jugado queda en el informe.
coach_end_sure = Terminarla
coach_end_not = Seguir jugando
coach_hands =
    { $count ->
        [one] 1 mano levantada
       *[other] { $count } manos levantadas
    }
coach_stuck = atascadas: { $count }
coach_order = Primero las manos, después las mesas atascadas, después por número. Nada se mueve mientras señalas.
coach_flag_hand = mano levantada · { $time }
coach_flag_call = llama a un juez · { $time }
coach_flag_stuck = atascada · { $time }
coach_shake = Tirada { $number }
coach_set = puesta por el entrenador
coach_turn = turno
coach_away = fuera
coach_bot = { $name }, bot
coach_called = { $name } · { $real }
coach_mat =
    { $count ->
        [0] No hay nada en el tapete
        [one] Un cubo en el tapete
       *[other] { $count } cubos en el tapete
    }
coach_clock_done = cerrada
coach_clock_paused = en pausa
coach_phase_waiting = esperando
coach_phase_lot = primer Goal
coach_phase_rolling = tirando
coach_phase_selecting = variaciones
coach_phase_goal = Goal
coach_phase_no-goal = no Goal
coach_phase_moving = jugando
coach_phase_last-cube = último cubo
coach_phase_forceout = forceout
coach_phase_challenged = reto
coach_phase_writing = escribiendo
coach_phase_checking = comprobando
coach_phase_scored = puntuada
coach_phase_void = nula
coach_phase_between = puntuada
coach_phase_over = terminada
coach_phase_abandoned = cerrada
coach_phase_paper = papel
coach_last_move = { $name }: { $cube } a { $section }
coach_last_goal = { $name } ha fijado el Goal
coach_last_now = { $name } dijo Now
coach_last_impossible = { $name } dijo Impossible
coach_last_no-goal = { $name } discutió No Goal
coach_last_forceout = Forceout
coach_helped = Atendido
coach_move = Mover a { $name } a otra mesa
coach_move_choose = Mover a…
coach_move_none = Ninguna mesa
coach_unseated = Sin mesa; pueden tomar aquí el asiento de un bot:
coach_look = Mirar la mesa
coach_show = En la pared

## the same shake

coach_deal = Repartir la misma tirada
coach_deal_title = La misma tirada para todos
coach_deal_what = Cada mesa tira estos cubos y reparte estas cartas en su próxima tirada. Nadie allí los ve antes.
coach_deal_roll = Lo que salió
coach_deal_cubes =
    { $count ->
        [one] un cubo
       *[other] { $count } cubos
    }
coach_deal_type = Los cubos, con espacios entre ellos
coach_deal_promise = Una tirada puesta por ti se marca en la mesa y en su registro: queda fuera de la promesa de dados limpios.
coach_deal_go =
    { $count ->
        [one] Repartirla a una mesa
       *[other] Repartirla a { $count } mesas
    }
coach_deal_again = Tirar otra
coach_deal_typed = Escribir una
coach_dealt =
    { $tables ->
        [one] { $finished ->
            [one] La tirada: la mesa la ha terminado.
           *[other] La tirada: la mesa no la ha terminado. Las repeticiones y las Soluciones se abren cuando la termine.
        }
       *[other] { $finished ->
            [one] La misma tirada: una de { $tables } mesas la ha terminado. Las repeticiones y las Soluciones se abren cuando todas hayan terminado.
           *[other] La misma tirada: { $finished } de { $tables } mesas la han terminado. Las repeticiones y las Soluciones se abren cuando todas hayan terminado.
        }
    }
coach_dealt_open = Abrirla ahora

## practice

coach_give = Dar práctica
coach_give_title = Dar una serie de práctica
coach_give_code = El código de la serie
coach_give_to = Para
coach_give_all = Todos: { $count }
coach_give_idle = Quienes esperan: { $count }
coach_give_some = Elegir…
coach_give_when = Cuándo
coach_give_now = Ahora
coach_give_after = Después de esta tirada
coach_give_home = En casa, con un enlace
coach_give_go = Darla
coach_give_done = Dada: serie { $code }.
coach_give_done-home = Para casa: { $link }
coach_give_before = Dadas antes: { $codes }
coach_kind_mixed = Un poco de todo
coach_kind_mixed_what = { $count } problemas de todos los tipos
coach_kind_find = Encuentra una Solución
coach_kind_find_what = { $count } problemas
coach_kind_challenge = ¿Now, Impossible o ninguno?
coach_kind_challenge_what = { $count } problemas, una respuesta cada uno
coach_kind_wrong = ¿Qué tiene mal?
coach_kind_wrong_what = { $count } Soluciones con un fallo
coach_kind_goal = Fijar un Goal
coach_kind_goal_what = { $count } problemas sobre Goals
coach_kind_today = De las mesas de hoy
coach_kind_today_what = Hasta { $count } momentos en que nadie dijo Now
coach_kind_code = Una serie que tengo
coach_kind_code_what = Por su código, del rincón del entrenador en Practicar

## the wall

coach_wall_back = Atrás
coach_wall_code = Código
coach_wall_inside = { $count } en el aula
coach_wall_wait = En la puerta recibes un apodo. Espera a que te dejen entrar.
coach_wall_come = En la puerta recibes un apodo. Entra.
coach_wall_until = Nada que instalar, sin cuenta. Todo se borra el { $day }.
coach_wall_ask = Mesa { $number }. ¿Qué harías tú, { $name }?
coach_wall_left =
    { $count ->
        [one] Queda un cubo.
       *[other] Quedan { $count } cubos.
    }
coach_wall_shown = lo muestra el entrenador
coach_wall_put = { $name } puso { $cube } en { $section }.
coach_wall_moment = Mesa { $number }, tirada { $shake }, jugada { $move }. ¿Qué dirías tú?
coach_wall_told = Now era correcto: { $solution }
coach_wall_tell = Mostrar una Solución

## report and cards

coach_print = Imprimir
coach_csv = Tabla (CSV)
coach_report_about = { $minutes ->
        [one] un minuto
       *[other] { $minutes } minutos
    } · { $shakes ->
        [one] una tirada
       *[other] { $shakes } tiradas
    } · { $puzzles ->
        [one] un problema
       *[other] { $puzzles } problemas
    }
coach_effort = Esfuerzo
coach_effort_for = por lo que se intentó, no por lo que salió bien
coach_effort_how = Cómo se cuenta el esfuerzo
coach_effort_rule = Dos puntos por una tirada jugada hasta el final. Uno por cada Solución escrita, cada Solución comprobada y cada reto. Por un problema, un punto; uno más por cada nuevo intento, hasta dos; y dos cuando al final se resuelve. No se quita nada.
coach_player = Jugador
coach_shakes = Tiradas
coach_puzzles = Problemas
coach_well = Salió bien
coach_look-at = Por repasar
coach_sorted = Aquí no hay clasificación por fuerza. Ordenado por
coach_sort_name = apodo
coach_sort_effort = esfuerzo
coach_outcome_solution-right =
    { $count ->
        [one] una Solución correcta
       *[other] { $count } Soluciones correctas
    }
coach_outcome_solution-wrong =
    { $count ->
        [one] una Solución con un fallo
       *[other] { $count } Soluciones con un fallo
    }
coach_outcome_challenge-right =
    { $count ->
        [one] un reto acertado
       *[other] { $count } retos acertados
    }
coach_outcome_challenge-wrong =
    { $count ->
        [one] un reto equivocado
       *[other] { $count } retos equivocados
    }
coach_outcome_rejection-held =
    { $count ->
        [one] encontró un fallo en una Solución
       *[other] encontró fallos en { $count } Soluciones
    }
coach_outcome_rejection-failed =
    { $count ->
        [one] un rechazo que falló
       *[other] { $count } rechazos que fallaron
    }
coach_themes = Temas de la práctica
coach_of = { $solved } de { $tried }
coach_next-week = Para la próxima semana: { $theme }.
coach_moment = Un momento para mostrar
coach_moment_of = { $place } de { $count }
coach_moment_what =
    { $seconds ->
        [one] Mesa { $table }, tirada { $shake }, jugada { $move }: Now fue correcto durante un segundo, y nadie lo dijo.
       *[other] Mesa { $table }, tirada { $shake }, jugada { $move }: Now fue correcto durante { $seconds } segundos, y nadie lo dijo.
    }
coach_moment_show = Abrir en la pared
coach_moment_next = Otro
coach_moment_none = En las tiradas terminadas nadie dejó sin decir un Now.
coach_moment_searching = Buscando en las tiradas terminadas…
coach_student_effort = Esfuerzo: { $effort }.
coach_student_table =
    { $count ->
        [one] Mesa { $table }: una tirada.
       *[other] Mesa { $table }: { $count } tiradas.
    }
coach_student_did = Lo que hizo
coach_student_times = Veces
coach_student_points = Puntos
coach_student_shakes = Tiradas hasta el final
coach_student_written = Soluciones escritas
coach_student_checked = Soluciones comprobadas
coach_student_challenged = Retos
coach_student_puzzles = Problemas intentados
coach_student_well = Salió bien: { $outcomes }.
coach_student_look-at = Por repasar: { $outcomes }.
coach_student_next = Para practicar: { $theme }.
coach_student_next-any = Nada destaca todavía: un poco de todo es buena práctica.
coach_given = Práctica dada
coach_worksheet = Hoja de ejercicios
coach_cards_what = Una por jugador: la cámara abre el asiento, sin escribir. Corta por las líneas.
coach_cards_pdf = PDF, solo apodos
coach_cards_print =
    { $count ->
        [one] Imprimir una tarjeta
       *[other] Imprimir { $count } tarjetas
    }
coach_cards_square = Un cuadro que abre el sitio de { $name }
coach_cards_until = { $address } · hasta el { $day }
