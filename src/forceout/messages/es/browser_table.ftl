### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### The table in Spanish: what every phase needs.

## the table

table_title = Mesa de { $game }
table_where = { $division } { $shake }
table_shake = · [tirada|shake] { $number }
table_leave = Dejar la mesa
table_menu = Menú de la mesa
table_side = Variaciones y lo que pasó
table_faster = { $name } fue más rápido. La mesa muestra lo que pasó.
table_moved-on = La mesa ha seguido. Mira otra vez y decide.
table_bye = El servidor cortó la línea. Seguimos enseguida.
table_back = { $count ->
    [one] De vuelta. Mientras tanto pasó 1 cosa.
   *[other] De vuelta. Mientras tanto pasaron { $count } cosas.
}
table_reconnecting = Reconectando… La mesa está a salvo.
table_announce = { $told } { $say }
table_pause = Pausa
table_resume = Seguir
table_none = Aquí no hay ninguna mesa
table_home = Inicio

## the say line: one heading, up to two lines; whom the table waits for, the server says

say_you = tú
say_cut = Reconectando…
say_cut_rest = { $clock ->
    [runs] La mesa está a salvo; el reloj sigue.
   *[none] La mesa está a salvo.
}
say_waiting = Un momento.
say_waiting-for = Esperando a { $who }.
say_not-you = Esperando a { $who }, no a ti.
say_abandoned = Este partido se interrumpió.
say_abandoned_rest = No cuenta para nadie. Pide la revancha, y sus asientos se guardan.
say_over = El partido ha terminado.
say_won = { $count ->
    [one] { $who } gana el partido.
   *[other] { $who } ganan juntos el partido.
}
say_you-won = Ganas el partido. ¡Bien jugado!
say_drawn = Empate: todos tienen lo mismo.
say_won_rest = { $totals }. Todos han firmado.
say_paused = La mesa está en pausa.
say_eyes = La vista al frente, por favor. Los relojes están parados.
say_paused_rest = Los relojes están parados hasta que alguien siga.
say_lot = Tira un cubo, { $name }.
say_lot_rest = El más alto fija el primer Goal.
say_lot-other = { $count ->
    [one] { $who } todavía tiene que tirar por el primer Goal.
   *[other] { $who } todavía tienen que tirar por el primer Goal.
}
say_tie = Empate: { $who } sacaron { $face }.
say_tie-of-signs = Empate: nadie sacó una cifra.
say_tie_roll = { $count ->
    [one] Tira otra vez: los demás ya lo hicieron.
   *[other] Cada uno tira otra vez.
}
say_tie_waiting = { $count ->
    [one] { $who } tira otra vez.
   *[other] { $who } tiran otra vez.
}
say_tie_out = { $count ->
    [one] { $who } queda fuera con { $face }.
   *[other] { $who } quedan fuera.
}
say_tie_you-out = Quedas fuera con { $face }.
say_first = { $name } fija el primer Goal.
say_begin = Empiecen cuando todos estén listos.
say_roll = Tira los [cubos|cube], { $name }.
say_rolling = { $who } tira los [cubos|cube].
say_deals-too = { $who } reparte mientras tanto las cartas.
say_deal = [Reparte|deal-cards] las cartas, { $name }.
say_deal_rest = Elige cuántas y pulsa Repartir.
say_dealing = { $who } está [repartiendo|deal-cards].
say_rolls-too = { $who } tira mientras tanto los cubos.
say_rolled = Los cubos están tirados.
say_select = Elige una [variación|variation], { $name }.
say_select_rest = Será una regla para todos en esta tirada.
say_select-again = Tu segunda [variación|variation], { $name }.
say_select-again_stop = Rodea una más, o para.
say_select-again_due = Rodea una más.
say_you-circled = Rodeaste { $title }.
say_chose = { $name } eligió { $title }.
say_you-chose = Elegiste { $title }.
say_selecting = { $who } elige una [variación|variation].
say_goal = Fija el [Goal|goal], { $name }.
say_goal_on-sets = Elige una [forma|legal-configuration] y pon cifras en ella.
say_goal_equations = De uno a seis cubos. Un [espacio|physical-grouping] los agrupa.
say_goal_after-bonus = Tu [bono|bonus-move] está hecho. Ahora el Goal.
say_goal_against = Dijiste que hay uno.
say_goal-other = { $who } fija el [Goal|goal].
say_no-goal = { $name } dice: [no Goal|no-goal-declaration]. ¿Estás de acuerdo?
say_no-goal_rest = Si todos lo están, la tirada se anula.
say_no-goal-other = { $name } dice que [ningún Goal|no-goal-declaration] se puede resolver.
say_no-goal-yours = Declaraste [no Goal|no-goal-declaration].
say_turn = Tu turno, { $name }.
say_thinking = { $who } está pensando.
say_put = { $name } puso { $cube } en { $section }.
say_you-put = Pusiste { $cube } en { $section }.
say_goal-is-set = { $name } fijó el Goal.
say_you-set-goal = Fijaste el Goal.
say_you-moved-last = Moviste el último, así que solo los demás pueden [retar|challenge].
say_pick = Toma un cubo, después una [sección|playing-mat].
say_move-or-challenge = Mueve un cubo, o [reta|challenge].
say_place = Coloca { $cube }: toca una sección.
say_place-bonus = [Bono|bonus-move]: { $cube } va a Forbidden.
say_confirm = ¿Poner { $cube } en { $section }?
say_confirm_rest = Confirma, o toca otra sección.
say_after-bonus = Tu [bono|bonus-move] está hecho. Ahora tu [jugada|regular-move].
say_may-challenge = Puedes [retar|challenge] a { $name }.
say_holding = Mantén el bloque…
say_holding_rest = Si lo sueltas ahora, no pasa nada. { $name } movió el último.
say_tapped = Mantén pulsado el bloque para tomarlo.
say_tapped_rest = Manténlo un momento, o arrástralo fuera. Un toque no hace nada.
say_block = Tienes el [bloque|challenge-block].
say_block_rest = { $name } movió el último. ¡Dilo!
say_block-other = { $who } tomó el [bloque|challenge-block]…
say_block-other_rest = { $impossible ->
    [never] { $who } tiene que decir Now o Never.
   *[impossible] { $who } tiene que decir Now o Impossible.
}
say_block-other_seconds = { $impossible ->
    [never] { $who } tiene { $count } segundos para decir Now o Never.
   *[impossible] { $who } tiene { $count } segundos para decir Now o Impossible.
}
say_write = Escribe tu [Solución|solution], { $name }.
say_write_may-challenge = { $impossible ->
    [never] Todavía puedes decir [Never|never-challenge].
   *[impossible] Todavía puedes decir [Impossible|impossible-challenge].
}
say_write_bound = Dijiste que presentarás una.
say_writes = { $seated ->
    [yes] { $count ->
        [one] { $who } escribe. Tú esperas.
       *[other] { $who } escriben. Tú esperas.
    }
   *[no] { $count ->
        [one] { $who } escribe.
       *[other] { $who } escriben.
    }
}
say_third-decides = { $who } también puede escribir.
say_handed-in = Entregada. Ya no se puede cambiar.
said_now = { $name } dijo [Now|now-challenge] tras la jugada de { $mover }.
said-of-you_now = { $name } dijo [Now|now-challenge] tras tu jugada.
said_impossible = { $impossible ->
    [never] { $name } dijo [Never|never-challenge] tras la jugada de { $mover }.
   *[impossible] { $name } dijo [Impossible|impossible-challenge] tras la jugada de { $mover }.
}
said-of-you_impossible = { $impossible ->
    [never] { $name } dijo [Never|never-challenge] tras tu jugada.
   *[impossible] { $name } dijo [Impossible|impossible-challenge] tras tu jugada.
}
said_no-goal = Quizá sí haya un Goal, dice { $name }.
said-of-you_no-goal = Hay un Goal, dice { $name }.
said_forceout = El último cubo está puesto: un [forceout|forceout]. Todos escriben.
said_time-up = La ronda ha terminado. Cada uno escribe lo que pueda.
you-said_now = Dijiste [Now|now-challenge]: como mucho un cubo de Resources. { $mover } espera.
you-said_impossible = { $impossible ->
    [never] Dijiste [Never|never-challenge]. Espera a los demás.
   *[impossible] Dijiste [Impossible|impossible-challenge]. Espera a los demás.
}
you-said_no-goal = Dices que hay un Goal. Escríbelo con una Solución.
say_third_now = { $name } dijo [Now|now-challenge].
say_third_impossible = { $impossible ->
    [never] { $name } dijo [Never|never-challenge].
   *[impossible] { $name } dijo [Impossible|impossible-challenge].
}
say_third_no-goal = { $name } dice que hay un Goal.
say_third_rest = { $third_party ->
    [takes-side] Tras la jugada de { $mover }. Eres el [tercer jugador|third-party]: ¿con quién estás de acuerdo?
   *[may-present] Tras la jugada de { $mover }. Eres el [tercer jugador|third-party]: ¿qué dices?
}
say_deciding = { $who } todavía puede escribir.
say_check = [Comprueba|checker] la [Solución|solution] de { $name }.
say_check_rest = Acéptala, o di qué tiene mal.
say_check_nth = Esta es la { $nth } de { $count }.
say_check_too = { $count ->
    [one] { $who } también comprueba.
   *[other] { $who } también comprueban.
}
say_checking = Se comprueba la Solución de { $name }.
say_checking-yours = Se comprueba tu [Solución|solution].
say_scored = La tirada está puntuada.
say_void = La tirada es [nula|void-shake].
say_now-right = [Now|now-challenge] era acertado. ¡Bien visto, { $name }!
say_now-wrong = [Now|now-challenge] esta vez no era acertado.
say_impossible-right = { $impossible ->
    [never] [Never|never-challenge] era acertado. ¡Bien visto, { $name }!
   *[impossible] [Impossible|impossible-challenge] era acertado. ¡Bien visto, { $name }!
}
say_impossible-wrong = Al final sí era posible.
say_solved = El Goal se resolvió.
say_unsolved = Nadie resolvió el Goal.
say_next = { $name } fija el próximo [Goal|goal-setter].
say_sign = Firma la [hoja de puntos|scoresheet], { $name }.
say_sign_rest = ¿Está bien tu columna? Cuando todos hayan firmado, el partido termina.
say_signed = Has firmado.
say_signing = Se firma la [hoja de puntos|scoresheet].
say_approve = Un juez mira las penalizaciones.
say_approve_rest = Pone sus iniciales antes de que nadie firme.
say_appeal = Hay una apelación abierta.
say_appeal_rest = El director la decide antes de que { $who } pueda firmar.

## the tab's title, and what a notification says

title_you = { $what ->
    [lot] ● Tira un cubo · { $game }
    [roll] ● Tira los cubos · { $game }
    [deal] ● Reparte las cartas · { $game }
    [select] ● Elige una variación · { $game }
    [goal] ● Fija el Goal · { $game }
    [answer] ● ¿De acuerdo? · { $game }
    [state] ● ¡Dilo! · { $game }
    [write] ● Escribe una Solución · { $game }
    [decide] ● Decides tú · { $game }
    [check] ● Comprueba una Solución · { $game }
    [sign] ● Firma · { $game }
   *[move] ● Tu turno · { $game }
}
title_other = { $what ->
    [goal] { $who } fija el Goal · { $game }
    [move] { $who } juega · { $game }
    [write] { $who } escribe · { $game }
    [check] { $who } comprueba · { $game }
   *[other] Esperando a { $who } · { $game }
}
title_plain = Mesa de { $game } · Forceout
notice_body = La mesa te espera.

## seats and officials

seats_label = Jugadores, en orden de juego
seats_your-turn = Tu turno
seats_turn = Turno de { $name }
seats_free = Asiento libre
seats_leads = [va primero|leading]
seats_you = tú
seats_away = fuera
seats_absent = [falta esta tirada|absent-player]
seats_challenger = [Retador|challenger]
seats_mover = [Quien movió|mover]
seats_third = [Tercer jugador|third-party]
seats_player = Jugador
seats_goal-setter = [Fija el Goal|goal-setter]
seats_left-wait = { $count ->
    [one] { $name } ha dejado la mesa. El anfitrión o un juez puede parar los relojes.
   *[other] { $name } han dejado la mesa. El anfitrión o un juez puede parar los relojes.
}
seats_left = { $count ->
    [one] { $name } ha dejado la mesa. ¿Esperar, o parar los relojes?
   *[other] { $name } han dejado la mesa. ¿Esperar, o parar los relojes?
}
seats_wait = Esperar
seats_bot-now = Que siga un bot
seats_bot-soon = Bot en { $count } s
seats_not-yet = { $count ->
    [one] { $name } todavía puede volver. En 1 segundo podrá seguir un bot.
   *[other] { $name } todavía puede volver. En { $count } segundos podrá seguir un bot.
}
seats_you-left = Un bot juega por ti.
seats_come-back = Volver a mi asiento
judges_label = Jueces
judges_one = { $name } juzga.
judges_waits = { $name } juzgará cuando todos estén de acuerdo.
judges_asked = { $by ->
    [host] A petición del anfitrión.
    [director] A petición del director.
   *[player] A petición de { $name }.
}
judges_dismiss = Dejar ir
judges_question = { $by ->
    [host] El anfitrión juega aquí y pide a { $name } que juzgue este partido. Un juez puede quitar puntos y anular tiradas. ¿Estás de acuerdo?
    [director] El director juega aquí y pide a { $name } que juzgue este partido. Un juez puede quitar puntos y anular tiradas. ¿Estás de acuerdo?
   *[player] { $asker } juega aquí y pide a { $name } que juzgue este partido. Un juez puede quitar puntos y anular tiradas. ¿Estás de acuerdo?
}
judges_yes = De acuerdo
judges_no = No
say_gap = { $count ->
    [one] El servidor no estaba. La mesa quedó en pausa 1 segundo: nadie perdió tiempo.
   *[other] El servidor no estaba. La mesa quedó en pausa { $count } segundos: nadie perdió tiempo.
}
dice_not-mine = Los dados se mezclaron con otro número que el que envió esta ventana. Si tienes esta mesa abierta también en otro sitio, es por eso.
official_judge = El juez
official_director = El director
official_clock = El reloj

## the clock

time_minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
time_seconds = { $count ->
    [one] 1 segundo
   *[other] { $count } segundos
}
clock_label = { $late ->
    [late] Tiempo que queda, { $time }: { $whose }. El minuto de más costó un punto.
   *[no] Tiempo que queda, { $time }: { $whose }.
}
clock_seconds = { $count } s
clock_sand-out = La arena se acabó
clock_you = { $task ->
    [rolling] tiras
    [dealing] repartes
    [selecting] eliges
    [goal] lo fijas
    [agreeing] respondes
    [turn] juegas
    [stating] hablas
    [writing] escribes
    [checking] compruebas
   *[deciding] decides
}
clock_other = { $task ->
    [rolling] { $who } tira
    [dealing] { $who } reparte
    [selecting] { $who } elige
    [goal] { $who } lo fija
    [agreeing] { $count ->
        [one] { $who } responde
       *[other] { $who } responden
    }
    [turn] { $who } juega
    [stating] { $who } habla
    [writing] { $count ->
        [one] { $who } escribe
       *[other] { $who } escriben
    }
    [checking] { $count ->
        [one] { $who } comprueba
       *[other] { $who } comprueban
    }
   *[deciding] { $who } decide
}
timer_late = costó un punto
timer_ten = La arena se acabó. Diez segundos.
timer_warning = Tiempo que queda: { $time }.
timer_round = Ronda { $time }

## mat, tray, cards

section_label = { $count ->
    [one] { $section }, 1 cubo: { $cubes }
   *[other] { $section }, { $count } cubos: { $cubes }
}
section_required_note = usar todos
section_permitted_note = se puede usar
section_forbidden_note = no se puede usar
section_put = Poner { $cube } en { $section }
section_take = { $cube }, sacarlo de Permitted
tray_label = { $count ->
    [one] Resources, 1 cubo
   *[other] Resources, { $count } cubos
}
tray_cube = { $cube }, en Resources
tray_last-cube = [Último cubo|last-cube-procedure]
tray_roll = Tirar los cubos
tray_empty = Los cubos todavía no se han tirado.
universe_title = [Universo|universe]
universe_label = { $count ->
    [one] Universo, 1 carta
   *[other] Universo, { $count } cartas
}
universe_how-many = ¿Cuántas cartas, de { $fewest } a { $most }?
universe_deal-how-many = ¿Cuántas cartas repartes?
universe_deal-some = Repartir
universe_choose = Elige primero cuántas cartas.
universe_deal = Repartir { $count }
hold_open = { $cube } en la mano. Puede ir a { $sections }.
hold_closed = { $cube } en la mano. Ahora no puede ir a ningún sitio.
hold_bonus-only = Un cubo de bono va a Forbidden.
hold_not-there = Ahora { $cube } no puede ir a { $section }.
hold_put-back-label = Devolver { $cube }
hold_confirm = Confirmar
hold_tap-section = Toca una sección
hold_tap-cube = Toca un cubo
bonus_first = Primero el bono
bonus_tap = Bono: toca el cubo que va a Forbidden y confirma.
bonus_confirm = Bono: { $cube } a Forbidden
return_other = Devolver { $cube } en su lugar
charge_open = Denunciar…
charge_title = Denunciar un procedimiento ilegal
charge_do = Denunciar esto
charge_choose = Elige primero qué denuncias.
charge_what = Aquí está todo lo que se podría denunciar ahora, con razón o sin ella: nadie te dice si pasó. Un error no cuesta nada, y todos se enteran; denunciar una y otra vez es mala conducta.
charge_nothing = Ahora no se puede denunciar nada.
charge_upheld = Eso era ilegal. Se corrige.
charge_failed = Eso no era ilegal, o es demasiado tarde. La jugada vale.
shake_next = Siguiente tirada
shake_first = Empezar la tirada
lot_title = ¿Quién fija el primer Goal?
lot_what = Cada uno tira un cubo. El más alto empieza; los iguales tiran otra vez.
lot_roll = Tirar un cubo

## why not

why_not-now = Eso no se puede hacer ahora.
why_watching = Estás mirando. Eso solo pueden hacerlo los jugadores.
why_cube-first = Toca primero un cubo de Resources y después la sección a la que va.
why_section-first = Toca Required, Permitted o Forbidden y confirma.

## the block

block_name = Retar
block_both = Now · { $impossible }
block_impossible-only = solo { $impossible }
block_now-only = solo Now
block_not-yourself = no a ti mismo
block_nothing = nada ahora
block_after-goal = tras el Goal
block_next-shake = próxima tirada
block_match-over = partido terminado
block_others = lo tiene { $name }
block_was-yours = ya lo dijiste
block_in-hand = en tu mano
block_unsaid = Sin decir nada, cuesta 1 punto
block_moved-last-too = { $name } movió el último.
block_not-now = Ahora no hay nada que retar.
block_not-open = Esto no se puede decir ahora.
block_say-it = Tienes el bloque.
block_costs = Devolverlo sin decir nada cuesta 1 punto.
block_put-back = Devolverlo (−1)…
block_put-back-sure = Sí, devolverlo (−1)
claim_now = Now
claim_impossible = Impossible
claim_never = Never
claim_now_means = Se puede escribir una, con un cubo de Resources como mucho. La escribes tú.
claim_impossible_means = Nadie podrá escribir una nunca. { $name } tiene que intentarlo.

## what happened

log_title = Lo que pasó
log_empty = Nada todavía.
log_other = { $name }: { $kind }
log_lot = { $name } sacó { $face } por el primer Goal.
log_shake = { $name } empezó una tirada.
log_roll = { $name } tiró los cubos.
log_deal = { $name } repartió { $cards } cartas.
log_select = { $name } eligió { $variation } { $filled }
log_pass-variation = { $name } no eligió variación.
log_bonus = { $name }, bono: { $cube } → Forbidden
log_goal = { $name } fijó el Goal.
log_no-goal = { $name } declaró «no Goal».
log_agree = { $name } está de acuerdo: no Goal.
log_disagree = { $name } dice que hay un Goal.
log_move = { $name }: { $cube } → { $section }
log_shift = { $name } pasó { $cube } → { $section }
log_return = { $name } devolvió { $cube }.
log_pick-up = { $name } tomó el bloque.
log_challenge_now = { $name } dijo Now.
log_challenge_impossible = { $impossible ->
    [never] { $name } dijo Never.
   *[impossible] { $name } dijo Impossible.
}
log_challenge_nothing = { $name } devolvió el bloque.
log_tie = { $name } dijo que dos tomaron el bloque en el mismo instante.
log_side = { $name } tomó partido.
log_will-present = { $name } presentará una Solución.
log_present = { $name } entregó una Solución.
log_decline = { $name } no entregó nada.
log_accept = { $name } aceptó la Solución de { $of }.
log_reject = { $name } rechazó la Solución de { $of }.
log_charge = { $name } denunció: { $procedure }.
log_charge_failed = { $name } denunció: { $procedure }. No era así.
log_reject_failed = { $name } dijo algo contra la Solución de { $of }. No se demostró.
log_sign = { $name } firmó la hoja de puntos.
log_appeal = { $name } apeló.
log_penalize = { $name } quitó { $points } a { $of }.
log_warn = { $name } advirtió a { $of }.
log_absent = { $of } falta esta tirada.
log_void = { $name } anuló la tirada.
log_approve = { $name } puso sus iniciales en las penalizaciones de { $of }.
log_correct = { $name } corrigió un total de { $of }.
log_add-time = { $name } añadió tiempo.
log_disqualify = { $name } descalificó a { $of }.
log_warning = Se acabó el tiempo de la ronda: ninguna tirada nueva.
log_stop = La ronda se paró.
log_seated = { $name } se sentó.
log_stood = { $name } se levantó.
log_started = El partido empezó.
log_given = El entrenador ha puesto la próxima tirada, la misma en cada mesa.
log_paused = La mesa se puso en pausa.
log_resumed = La mesa sigue.
log_gap =
    { $seconds ->
        [one] El servidor no estaba. Los relojes quedaron parados un segundo.
       *[other] El servidor no estaba. Los relojes quedaron parados { $seconds } segundos.
    }
log_judged = Se pidió un juez.
log_dismissed = Un juez ya no juzga aquí.
log_called = { $name } llamó a un juez.
log_call-taken = Un juez viene de camino.
log_call-passed = El juez pasó la llamada a otro.
log_judge-came = El juez está en la mesa.
log_call-closed = La llamada está resuelta.
log_ruled = El juez decidió.
log_second-asked = Se preguntó a un segundo juez.
log_second-answered = El segundo juez respondió.
log_check-sealed = El juez tomó la Solution.
log_check-opened = El juez respondió a una pregunta sobre la Solution.
log_check-closed = El juez dejó la Solution.
log_abandoned = El partido se interrumpió.
log_rematched = Se pidió la revancha.

## what older rulebooks say in other words

## of other parts, needed at once

goal_none = Sin fijar todavía
goal_two-readings = { $first } o { $second }
goal_many-readings = { $first }, o leído de otras { $count } maneras
no-goal_declare = Declarar «no Goal»
no-goal_not-yet = Todavía no
no-goal_agree = De acuerdo
no-goal_disagree = Hay un Goal
variations_title = [Variaciones|variation]
variations_none = Ninguna en esta tirada.
variations_sheet = Hoja de variaciones
variation_filled = { $title }: { $filled }
variation_by = La eligió { $name }.
scratch_title = Bloc de notas
scratch_what = Prueba aquí una Solución. Nadie la ve, y nadie te dice si está bien.
scratch_tag = bloc
scratch_open = Abrir el bloc
variations_open = Variaciones
writing_yours = Tu Solución
writing_nth = Solución { $number }
writing_second = Segunda Solución
procedure_illegal-roll = cómo se tiró
procedure_illegal-deal = cómo se repartió
procedure_illegal-selection = la variación
procedure_illegal-configuration = el Goal
procedure_not-your-turn = jugó fuera de turno
procedure_relation-to-forbidden = = o ⊆ a Forbidden
procedure_bonus-while-leading = un bono yendo primero
procedure_bonus-from-permitted = un bono desde Permitted
procedure_last-cube-to-forbidden = el último cubo a Forbidden
procedure_shift-not-in-force = un paso desde Permitted que no está en vigor
procedure_shift-too-late = un paso desde Permitted con el último cubo
procedure_digit-not-playable = se movió una cifra

## calling a judge

call_title = Llamar a un juez
## the frame: tabs, shelf, seats

tabs_label = Más de la mesa
tabs_variations = Variaciones { $count }
tabs_pad = Bloc
tabs_log = Registro
tabs_chart = Tabla del Universo
tabs_judge = Juez
shelf_over = Partido terminado
shelf_wait = Un momento
shelf_waits = { $what ->
    [lot] { $count ->
        [one] { $name } tira
       *[other] { $name } tiran
    }
    [begin] Un momento
    [roll] { $name } tira
    [deal] { $name } reparte
    [select] { $name } elige
    [goal] { $name } fija el Goal
    [answer] { $count ->
        [one] { $name } se lo piensa
       *[other] { $name } se lo piensan
    }
    [move] Turno de { $name }
    [state] { $name } tiene el bloque
    [write] { $count ->
        [one] { $name } escribe
       *[other] { $name } escriben
    }
    [decide] { $name } decide
    [check] { $count ->
        [one] { $name } comprueba
       *[other] { $name } comprueban
    }
    [sign] { $count ->
        [one] { $name } tiene que firmar
       *[other] { $name } tienen que firmar
    }
   *[judge] Se espera a un juez
}
why_not-you = Esto le toca ahora a otro jugador. No tienes que hacer nada.
section_refuses = En { $section } no.
section_no = este no
section_no_relation-to-forbidden = { $cube } no aún: quedan { $count }
section_no_last-cube-to-forbidden = el último no
tray_rolled = Tirados
seats_you-do = { $task ->
    [rolling] tiras
    [dealing] repartes
    [selecting] eliges
    [goal] lo fijas
    [agreeing] respondes
    [turn] tu turno
    [stating] lo dices
    [writing] escribes
    [checking] compruebas
   *[deciding] decides
}
seats_does = { $task ->
    [rolling] tira
    [dealing] reparte
    [selecting] elige
    [goal] fija el Goal
    [agreeing] responde
    [turn] juega
    [stating] tiene el bloque
    [writing] escribe
    [checking] comprueba
   *[deciding] decide
}
lot_begins = fija el primer Goal
lot_again = { $face }, tira otra vez
lot_to-roll = tiene que tirar
lot_out = fuera con { $face }
