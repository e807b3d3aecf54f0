### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Writing, checking, scores and judging in Spanish.

## writing

writing_type = { $label }, con el teclado
writing_placeholder = Escribe aquí, o usa las teclas de abajo
writing_restriction = Restr.
writing_set = Conj.
writing_blank = Carta
writing_goal = El Goal que dices que hay, en notación
writing_hand-in = Entregarla
writing_decline = No escribir nada
writing_decline-sure = ¿No entregar nada?
writing_write-on = Seguir escribiendo
writing_handed-in = Lo que entregaste
reading_ways = { $count ->
    [one] Esto se puede leer de una manera.
   *[other] Esto se puede leer de { $count } maneras. Con paréntesis quedaría decidido.
}
reading_also = Otra más: { $other }
keypad_label = Teclas de símbolos, tomadas de los cubos
keypad_paper = Papel
keypad_used = { $cube }, usado
keypad_line = Línea nueva
keypad_delete = Borrar
keypad_undo = Deshacer
keypad_stands-for = vale por
keypad_stands-for_help = Un cubo que vale por otro símbolo: escribe el símbolo, después @ y después el cubo que hace de él.
keypad_blank-card = [Carta en blanco|blank-card]
keypad_dot = punto { $color } en la carta en blanco
key_u007E = al revés
key_u003E = de lado
key_u0021 = factorial
key__ = coma decimal
key_lcm = mínimo común múltiplo
key_gcf = máximo común divisor
key_i = unidad imaginaria
key_u2191 = exponente
key_u0025 = por ciento
key_rem = resto
key_log = logaritmo
key_T = diez
key_E = once
chart_title = [Tabla del Universo|universe-chart]
chart_yours = tuya
chart_kind = Tipo de tabla
chart_square = Cuadrada
chart_all = Las 16
chart_dealt = Como se repartió
chart_caption = Tabla del Universo, para que la marques
chart_help = Las cartas que no se repartieron están tachadas. Toca una casilla para tacharla, rodearla o limpiarla.
chart_cell = { $card }, { $state }
chart_state_dealt = repartida
chart_state_out = no repartida
chart_state_cut = tachada por ti
chart_state_ringed = rodeada por ti
why_write-first = Escribe algo primero. También puedes no entregar nada.
why_goal-missing = Escribe el Goal que dices que hay.
why_wait = Un momento: tu hoja está en camino.
why_not-dealt = Esta carta no se repartió, así que no está en el Universo.
why_choose-reason = Elige primero qué tiene mal.
why_place = Di primero dónde: nadie lo busca por ti.
place_cube = ¿Qué cubo?
place_variation = ¿Qué variación?
place_part = ¿Qué parte? Toca su primer símbolo y después el último.
place_first = Primero
place_last = Último
place_first-back = El primer símbolo uno a la izquierda
place_first-on = El primer símbolo uno a la derecha
place_last-back = El último símbolo uno a la izquierda
place_last-on = El último símbolo uno a la derecha
place_symbol = { $symbol }, símbolo { $number }
place_count_on-sets = ¿Cuántas cartas te salen?
place_count_equations = ¿Qué valor te sale?
check_failed = { $count ->
    [one] { $name }: 1 objeción falló
   *[other] { $name }: { $count } objeciones fallaron
}
why_brackets = Pon primero paréntesis para mostrar de qué otra manera se puede leer.

## checking

check_empty = No hay nada escrito.
check_nothing = No hay ninguna Solución a la vista.
check_of = La Solución de { $name }
check_for-goal = Para el Goal { $goal }
check_boxes = Cajas
check_tree = Árbol
check_accept = Aceptar
check_reject = Rechazar…
check_because = ¿Qué tiene mal?
check_accepted-by = { $name } aceptó
check_correct = La Solución de { $name } es correcta.
check_incorrect = La Solución de { $name } no es correcta.
check_accepted-though = Todos la aceptaron, así que vale. Un juez habría podido decir:
check_equals-note = { $judge ->
    [asks-nobody] Dilo solo si lo has calculado.
   *[can-be-asked] Un juez solo responde si es igual al Goal. Después de un sí, nadie puede objetar más.
}
check_does-equal = { $judge ->
    [asks-nobody] Sí es igual al Goal. Da otra razón, o acéptala.
   *[can-be-asked] Sí, es igual al Goal. Ahora nadie puede objetar más: acéptala.
}
check_reject-this = Rechazar por esta razón
check_reject-grouping = Rechazar con esta agrupación
check_not-upheld = No queda demostrado que eso esté mal. Da otra razón, o acéptala.
check_grouping-fails = Esa agrupación no lo demuestra. Tenías un intento.
reason_equals = No es igual al Goal
reason_not-equal = No es igual al Goal
reason_ambiguous = Puedo agruparla de modo que esté mal
reason_syntax = No se puede leer
reason_no-set-name = No nombra ningún conjunto
reason_several-set-names = Nombra varios conjuntos
reason_relation-in-set-name = El nombre del conjunto lleva = o ⊆
reason_restriction-grouping = Una Restricción está mal agrupada
reason_restriction-not-allowed = Aquí no se juegan Restricciones
reason_wrote-goal = El Goal está escrito dentro
reason_missing-restriction = Falta una Restricción
reason_required-unused = No se usa un cubo de Required
reason_cube-unavailable = Usa un cubo que no puede usar
reason_too-many-resources = Demasiados cubos de Resources
reason_fewer-than-two-cubes = Tiene menos de dos cubos
reason_goal-illegal = El Goal no tiene lectura legal
reason_goal-misread = El Goal no se puede leer así
reason_no-goal-written = El Goal no está escrito
reason_two-digit-numeral = Tiene un número de dos cifras
reason_undefined = No tiene valor
reason_required-cube = Falta el cubo que exige la variación
reason_wild-inconsistent = Un cubo wild vale por símbolos distintos
reason_wild-unknown = Un cubo vale por lo que no puede
reason_two-operations = Tiene menos de dos operaciones
reason_three-operations = Tiene menos de tres operaciones
reason_null-restriction = Una Restricción no quita ninguna carta
reason_required-card = Falta la carta exigida
reason_forbidden-card = Tiene la carta prohibida
reason_not-two-solutions = No son dos Soluciones
reason_same-sets = Las dos Soluciones nombran el mismo conjunto
reason_multiple-of = La diferencia no es la pedida
reason_base-digit = La base no tiene esa cifra
reason_too-many-factorials = Demasiados factoriales
reason_variation-misused = Se incumple una variación
regroup_title = Añadir paréntesis
regroup_open = Toca donde se abre un paréntesis. Tienes un intento.
regroup_close = Ahora toca donde se cierra.
regroup_before = antes de { $symbol }
regroup_end = al final
regroup_reads = Se lee
regroup_undo = Quitar los últimos paréntesis

## scores

scored_void = La tirada es [nula|void-shake].
scored_ended = La tirada ha terminado.
scored_now-right = [Now|now-challenge] era acertado. ¡Bien visto, { $name }!
scored_now-wrong = [Now|now-challenge] esta vez no era acertado.
scored_impossible-right = { $impossible ->
    [never] [Never|never-challenge] era acertado. ¡Bien visto, { $name }!
   *[impossible] [Impossible|impossible-challenge] era acertado. ¡Bien visto, { $name }!
}
scored_impossible-wrong = Al final sí era posible.
scored_all-some = [Forceout|forceout], y se puede resolver.
scored_all-none = [Forceout|forceout], y nadie lo resolvió.
scored_scores = Puntos de esta tirada
scored_in-all = en total
scored_wrote-right = Escribió una Solución correcta.
scored_wrote-wrong = Escribió una Solución que no es correcta.
scored_wrote-nothing = No escribió Solución.
scored_penalty = { $count ->
    [one] 1 punto de penalización.
   *[other] { $count } puntos de penalización.
}
scored_analysis = Análisis de esta tirada
scored_see-analysis = Análisis
scored_record = Registro
scored_replay = Repetición
scored_sign = Firmar la hoja de puntos
sheet_rules = Según las reglas { $edition } de { $game }.
sheet_title = [Hoja de puntos|scoresheet]
sheet_shake-number = Tirada { $number }
sheet_void = nula
sheet_goal-of = Goal: { $name }
sheet_correction = Corrección
sheet_total = Total
sheet_points = [Puntos de partido|match-points]
sheet_signed = Firmado
sheet_appeal = Apelar una decisión: ¿qué estaba mal?
appeal_solution-was-right = Una Solución estaba bien
appeal_solution-was-wrong = Una Solución estaba mal
appeal_rule-misread = Se leyó mal una regla
appeal_time-was-wrong = El tiempo estaba mal
appeal_score-was-wrong = Los puntos están mal
sheet_seal = Sellado por el servidor: { $hash }…
sheet_seal_why = Guarda el registro. Si alguien altera este partido en el servidor, el sello lo muestra.

## judges

judge_title = Juez
judge_desk = Mesa del juez
judge_what = Decisión
judge_whom = Jugador
judge_why = Razón
judge_points = Puntos
judge_seconds = Segundos
judge_do = Decidir así
judge_penalize = Quitar puntos
judge_warn = Advertir
judge_absent = Falta esta tirada
judge_approve = Iniciales en penalizaciones
judge_correct = Corregir un total
judge_add-time = Añadir tiempo
judge_void = Anular la tirada
judge_disqualify = Descalificar
judge_warning = Cerrar la ronda
judge_stop = Parar la ronda
reason_illegal-procedure = Procedimiento ilegal
reason_too-late = Demasiado tarde
reason_behaviour = Conducta
reason_false-charge = Denuncia falsa
reason_talking = Hablar
reason_disturbing = Molestar a otros
reason_delaying = Retrasar
reason_help-from-outside = Ayuda de fuera
reason_equipment = Material
reason_disturbance = Interrupción
reason_mistake-of-an-official = Error de un juez
reason_players-agree = Los jugadores están de acuerdo
reason_sum-was-wrong = La suma estaba mal
reason_row-was-wrong = Una fila estaba mal
reason_ruling-was-changed = Se cambió una decisión
reason_left = Dejó la mesa

## the frame: paper and keys

writing_equation = Ec.
writing_which = Cuál de las Soluciones
writing_reads = Cómo se lee
writing_grouped = Ver grupos
writing_decline-door = No escribir nada…
writing_final-short = Entregada: no se puede cambiar
writing_on-pad = Calcúlala en tu bloc
keypad_required = Required: todos
keypad_one-resource = Resources: uno
keypad_symbols = Más símbolos
keypad_type = Escribirlo
keypad_type-short = Teclado
keypad_more = Más, como no escribir nada
keypad_cubes = Volver a los cubos
third_title = ¿Qué dices?
third_with = Con { $name }
third_with_writer = Te obliga: tú también escribes una.
third_with_other = Te obliga: no escribes nada.
third_will = Presentaré una
third_will_means = Te obliga: tienes que entregar una.
third_will-not = No presentaré
third_will-not_means = Te obliga: solo compruebas las de ellos.
third_nothing = Nada todavía
third_nothing_means = Nadie lo sabe. Mientras, puedes escribir.
third_binds = No puedes retirar tu palabra.
third_sure = { $word }: ¿seguro?
third_sure_means = Pulsa otra vez para decirlo.
third_sure-spoken = { $word }. { $note } Pulsa otra vez para decirlo.
third_write = Escribir sin decir nada

## the frame: checking and scores

check_as-written = como está escrita
check_place = { $number } de { $count }
check_back = Atrás
check_show-how = Mostrar cómo…
check_show-where = Mostrar dónde…
check_one-reason = Una razón cada vez. Nadie te dice si vale antes de que la digas.
scored_nobody = Nadie puntúa
scored_wins-shake = { $winners ->
    [one] { $count ->
        [one] { $name } gana la tirada: un punto
       *[other] { $name } gana la tirada: { $count } puntos
    }
   *[other] { $count ->
        [one] { $name } comparten la tirada: un punto cada uno
       *[other] { $name } comparten la tirada: { $count } puntos cada uno
    }
}
scored_wins-match = { $winners ->
    [one] { $name } gana el partido
   *[other] { $name } comparten el partido
}
scored_standing = { $name } { $count }
scored_stands = En total: { $list }.
scored_shakes = tiradas { $list }
scored_match-points = { $count ->
    [one] 1 punto de partido
   *[other] { $count } puntos de partido
}
scored_points = Puntos
scored_solutions = Soluciones
scored_sheet = Hoja de puntos
sheet_empty = La hoja de puntos todavía está vacía.
sheet_signatures = Firmas
sheet_sign = Firmar: { $count } está bien
sheet_sign-here = Firma aquí, { $name }
sheet_not-signed = { $name } no ha firmado
sheet_ends = Firmar dice que tu columna está bien. Cuando todos han firmado, el partido termina.
sheet_wrong = Está mal…
sheet_wrong-how = No firmes. Pide un juez: un juez puede corregir un total, y todos lo ven.
sheet_sign-early = Terminar aquí y firmar
sheet_ends-early = Quedan tiradas por jugar. Cuando todos han firmado, el partido termina aquí.
sheet_not-yet = sin firmar todavía
keypad_short_req = Req.
keypad_short_per = Perm.
keypad_short_res = Res.
keypad_short_goal = Goal
