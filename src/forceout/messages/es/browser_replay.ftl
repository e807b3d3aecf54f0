### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### Replay and analysis in Spanish, and the table as they draw it.

## replay

claim_never = Never
claim_nothing = nada
replay_title = { $names }
replay_keys = Avanza con las flechas; Inicio y Fin van a los extremos, la barra espaciadora reproduce.
replay_where = { $division } · { $form } · { $edition }
replay_looking = Abriendo el registro…
replay_nothing = Este registro todavía no tiene jugadas.
replay_not-found = Este partido no se encuentra, o no se puede mirar.
replay_choose = Repetir un partido
replay_choose_how = Abre el registro de un partido, tal como lo escribe Forceout. Queda entre tú y este servidor; sin cuenta.
replay_file = Elegir un archivo
replay_file_how = o suéltalo aquí
replay_paste = O pega el registro
replay_show = Mostrarlo
replay_example = Mostrar un ejemplo
replay_record = Registro
replay_share = Compartir
replay_another = Otro
replay_shakes = Tiradas
replay_shake = Tirada { $number }
replay_table = La mesa en ese momento
replay_move-by-move = Jugada a jugada
replay_moves = Jugadas
replay_moment = Momento
replay_moment-of = { $number } de { $of }: { $what }
replay_play = Reproducir
replay_pause = Pausa
replay_back = Uno atrás
replay_on = Uno adelante
replay_no-shake = La primera tirada no ha empezado.
replay_now = ¿Now?
replay_impossible = ¿{ $impossible }?
replay_yes = sí
replay_no = no
replay_unknown = ?
replay_waiting = …
replay_bonus = Bono
replay_analysis = Análisis
replay_after-move = Después de la jugada { $number }
replay_before-moves = Aquí ves, después de cada jugada, si un reto habría sido acertado.
replay_thinking = Buscando Soluciones…
replay_no-analysis = Todavía no hay análisis de este partido.
replay_now-right = Now sería acertado
replay_now-wrong = Now sería un error
replay_impossible-right = { $impossible } sería acertado
replay_impossible-wrong = { $impossible } sería un error
replay_undecided = Demasiado difícil para decidirlo a tiempo
replay_works-now = Con los cubos del tapete y como mucho uno más, funciona esto:
replay_works-later = Con cubos que faltan por llegar, funcionaría esto:
replay_nothing-works = Ya no se puede escribir ninguna Solución.
replay_scores = Puntos de esta tirada
replay_in-all = { $role } · { $total } en total
replay_role_challenger = Retador
replay_role_mover = Quien movió
replay_role_third = Tercer jugador
replay_role_player = Jugador
replay_solution-of = Solución de { $name }
replay_correct = correcta
replay_incorrect = no correcta
replay_did_lot = { $name } sacó { $face } por el primer Goal.
replay_did_shake = { $name } empezó una tirada.
replay_did_roll = { $name } tiró los cubos.
replay_did_deal = { $name } repartió { $count } cartas.
replay_did_select = { $name } eligió una variación: { $variation }.
replay_did_pass-variation = { $name } no eligió segunda variación.
replay_did_bonus = { $name } puso { $cube } en Forbidden como bono.
replay_did_goal = { $name } fijó el Goal.
replay_did_no-goal = { $name } dijo que ningún Goal se puede resolver.
replay_did_agree = { $name } aceptó que no hay Goal.
replay_did_disagree = { $name } no aceptó que no haya Goal.
replay_did_move = { $name } puso { $cube } en { $to }.
replay_did_shift = { $name } pasó { $cube } de Permitted a { $to }.
replay_did_return = { $name } devolvió { $cube }.
replay_did_pick-up = { $name } tomó el bloque.
replay_did_challenge = { $name } retó: { $claim }.
replay_did_challenge_nothing = { $name } devolvió el bloque sin decir nada.
replay_did_tie = Dos jugadores tuvieron el bloque a la vez.
replay_did_side = { $side ->
    [challenger] { $name } se puso del lado del retador.
   *[mover] { $name } se puso del lado de quien movió.
}
replay_did_present = { $name } entregó una Solución.
replay_did_decline = { $name } no entregó nada.
replay_did_accept = { $name } aceptó la Solución de { $of }.
replay_did_reject = { $name } rechazó la Solución de { $of }.
replay_did_charge = { $name } denunció un procedimiento ilegal.
replay_did_sign = { $name } firmó la hoja de puntos.
replay_did_appeal = { $name } apeló.
replay_did_warning = Se acabó el tiempo de la ronda: ninguna tirada nueva.
replay_did_stop = La ronda se paró.
replay_did_other = { $name }: decisión de un juez.
replay_did_refused = { $name } intentó algo que se rechazó: { $why }
replay_another-solution = Mostrar otra
replay_no-other = No se encontró otra Solución en el tiempo que hay.
replay_cards-count = { $count ->
    [one] Se elige 1 carta.
   *[other] Se eligen { $count } cartas.
}
replay_comes-to = Da { $value }.
replay_safer = Una jugada más segura para { $name }: { $cube } a { $section }. Entonces ningún reto sería acertado.
replay_safer-shift = Una jugada más segura para { $name }: { $cube } de Permitted a { $section }. Entonces ningún reto sería acertado.
replay_look-at = Qué mirar
replay_tab_moves = Jugadas
replay_tab_mistakes = Errores
replay_tab_goals = Goals

## Perfect play: room, every move, the line

room_title = Margen
room_means = jugadas seguras de las legales, antes de cada jugada
room_of = { $safe } de { $legal }
room_of_spoken = { $safe ->
        [one] { $safe } segura
       *[other] { $safe } seguras
    } de { $legal ->
        [one] una jugada legal
       *[other] { $legal } jugadas legales
    }.
room_safe = segura
room_still = todavía abierta
room_now = ¡Now!
room_impossible = ¡{ $impossible }!
room_reach = Una línea continua bajo una jugada: mirado hasta el final. Una línea punteada: se contaron las jugadas seguras, y el final está demasiado lejos.
room_reach_end = La línea continua bajo cada jugada dice que se miró hasta el final.
room_before = Antes de la jugada { $number }
room_to-end = mirado hasta el final
room_counted = jugadas seguras contadas
room_sure = Puntos que cada jugador tiene seguros
room_sure-of =
    { $points ->
        [one] Cada jugador tiene seguro un punto, hagan lo que hagan los demás.
       *[other] Cada jugador tiene seguros { $points } puntos, hagan lo que hagan los demás.
    }
room_not-known = Aquí no se sabe qué tiene seguro cada jugador.
room_lost-already = Un reto ya era acertado antes de esta jugada, así que es tarde para contar.
room_proof_theorem = Está demostrado: desde una posición segura siempre hay una jugada segura.
room_proof_search = Está demostrado: se probó todo hasta el final.
room_proof_solution = Lo demuestra una Solución, o que no hay ninguna.
room_then = Se jugó { $cube } a { $to }: entonces son { $points } para { $name }.
room_all = { $count ->
    [one] La única jugada
   *[other] Las { $count } jugadas, la mejor primero
}
room_group_forceout = Forceout, { $points } cada uno
room_group_now = Now enseguida
room_group_impossible = { $impossible } enseguida
room_group_unknown = Sin saber
room_group_safe = { $count ->
    [0] Ninguna jugada segura.
    [one] 1 jugada segura: la única.
   *[other] { $count } jugadas seguras.
}
room_group_safe-alike = { $count ->
    [one] 1 jugada segura: la única. Deja a { $name } { $safe } de { $legal }.
   *[other] { $count } jugadas seguras. Cada una deja a { $name } { $safe } de { $legal }.
}
room_group_lost = { $count ->
    [0] Ninguna jugada.
    [one] 1 jugada. { $name } { $mover }, el retador { $challenger }.
   *[other] { $count } jugadas. { $name } { $mover }, el retador { $challenger }.
}
room_group_unknown-told = { $count ->
    [0] 0 jugadas. Lo que no se decide a tiempo se lista aquí, y no se adivina.
    [one] 1 jugada. No se decidió a tiempo. Eso no es un no.
   *[other] { $count } jugadas. No se decidieron a tiempo. Eso no es un no.
}
room_move_spoken = { $cube } a { $to }
room_by_shift = desde Permitted
room_by_bonus = como bono
room_made = se jugó
room_leaves = deja { $safe } de { $legal }
room_why_none = Entonces no se puede hacer ninguna Solución, o no se conoce ninguna.
room_why_now = Con el tapete y un cubo más:
room_why_later = No con un cubo más, pero sí con más:
room_line = Línea principal
room_line_means = cada uno deja al siguiente las menos respuestas seguras
room_end_forceout = Forceout
room_end_stuck = atascado: ninguna jugada segura
room_end_challenge = un reto es acertado
room_end_unknown = entonces no se sabe

## Mistakes to try again

retry_title = Tu jugada otra vez, { $name }.
retry_was_now = Pusiste { $cube } en { $to }, y Now era acertado. Encuentra una jugada tras la cual ningún reto lo sea.
retry_was_impossible = Pusiste { $cube } en { $to }, y el reto { $impossible } era acertado. Encuentra una jugada tras la cual ningún reto lo sea.
retry_put = Pon { $cube } aquí. { $section }
retry_good_title = Segura.
retry_good = Después de { $cube } a { $to } no hay Solución con un cubo más, y todavía la hay con más.
retry_leaves =
    { $safe ->
        [one] { $name } tiene entonces una jugada segura de { $legal }.
       *[other] { $name } tiene entonces { $safe } jugadas seguras de { $legal }.
    }
retry_now_title = Entonces Now es acertado.
retry_now = Después de { $cube } a { $to }, un cubo más hace esta Solución.
retry_impossible_title = Entonces { $impossible } es acertado.
retry_impossible = Después de { $cube } a { $to } ya no se puede hacer ninguna Solución.
retry_unknown_title = No se sabe.
retry_unknown = Después de { $cube } a { $to } no se decidió a tiempo. Eso no es un no: prueba otra jugada.
retry_illegal_title = Esa jugada no está permitida.
retry_illegal = Ahora { $cube } no puede ir a { $to }.
retry_next = Siguiente error
retry_all =
    { $count ->
        [one] La única jugada
       *[other] Las { $count } jugadas
    }
retry_again = Probar otra vez
retry_show = Enséñame
retry_whose = Errores de quién
retry_everybody = Todos
retry_none = Nadie cometió un error en esta tirada, hasta donde se sabe.
retry_none-of = { $name } no cometió ningún error en esta tirada, hasta donde se sabe.
retry_list = Errores aquí
retry_which = { $number } de { $count }
retry_move = Jugada { $number }: { $name } a { $to }
retry_now-right = Now era acertado
retry_impossible-right = { $impossible } era acertado
retry_found = encontrado
retry_try = prueba
retry_later = después
retry_not-rated = No cuenta. Prueba las veces que quieras.
retry_every-safe = Vale cada jugada segura, no solo la mejor.

## The Goals of a roll

goals_looking = Mirando cada Goal de esta tirada…
goals_none = En esta tirada no había Goal que fijar.
goals_title = { $count ->
    [one] El único valor que dan estas cifras
   *[other] Todos los valores que dan estas cifras: { $count }
}
goals_title-short = { $count ->
    [one] 1 valor de Goals de uno a tres cubos
   *[other] { $count } valores de Goals de uno a tres cubos
}
goals_order = Orden
goals_by-value = Por valor
goals_hardest = El más difícil primero
goals_table = Los Goals; la tabla se desliza hacia los lados
goals_value = Valor
goals_like = Se fija así
goals_how-many = Maneras de fijarlo
goals_ways = { $count ->
    [one] 1 manera
   *[other] { $count } maneras
}
goals_fewest = Menos cubos
goals_fewest-is = { $count }
goals_fewest-most = { $count } o menos
goals_solutions = Soluciones
goals_many = { $count }+
goals_so-far = { $count } hasta ahora
goals_spoiled = ¿Lo estropean dos?
goals_pair = { $first } y { $second }
goals_no-two = ninguna pareja
goals_room = Margen
goals_all-forceout = Nadie puede retar uno de estos enseguida con razón, y con juego perfecto todos acaban en forceout: siempre hay una jugada segura.
goals_impossible = { $count ->
    [0] Ningún valor es { $impossible } desde el principio.
    [one] { $impossible } desde el principio: 1 valor. Se puede retar enseguida.
   *[other] { $impossible } desde el principio: { $count } valores. Se pueden retar enseguida.
}
goals_unknown = { $count ->
    [0] Ninguno de los Goals. Un signo de interrogación en la tabla no se miró a tiempo.
    [one] 1 valor no se decidió a tiempo. Eso no es un no.
   *[other] { $count } valores no se decidieron a tiempo. Eso no es un no.
}
goals_read = Cómo se lee esto
goals_read_solutions = Las Soluciones se cuentan hasta 400. «Hasta ahora» quiere decir que puede haber más.
goals_read_spoiled = Lo estropean dos: una pareja de cubos que no deja Solución cuando los dos están en Forbidden.
goals_read_room = Margen: cuántas de las primeras jugadas tras el Goal son seguras.
goals_read_fewest = Menos cubos: lo que usa la Solución más corta. «O menos» quiere decir que no se descartó una más corta.
goals_roll = Lo que salió
