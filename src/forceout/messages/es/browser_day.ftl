### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

### A day at an event in Spanish: players' phones, a coach's list, the board for the hall, the public page.

## day/seat.js, day/results.js, day/frame.js

day_opening = Abriendo la sala…
day_ways = Tu día
day_way_seat = Mi asiento
day_way_results = Mis resultados
day_way_sign = Firmar
day_competition = { $division }, { $game }
day_round = Ronda { $round }
day_round-soon = La ronda { $round } de { $rounds } empieza pronto
day_published = { $game }, mesas publicadas a las { $at }
day_your-seat = Tu asiento
day_version = mesas nuevas, versión { $version }
day_section = Grupo { $section },
day_table = Mesa { $table },
day_seat = Asiento { $seat }
day_seat-small = asiento { $seat }
day_you = Tú
day_to-table = Ir a tu mesa
day_to-table-early = Tu mesa está lista. Empieza con el reloj de la sala
day_enter = Anotar el resultado de tu mesa
day_to-sign = Mirar la hoja de puntos y firmar
day_hand-in = La ronda ha terminado. Todos firman la hoja, y un ganador la lleva a la mesa de control.
day_no-seat = Sin asiento todavía
day_no-seat-why = Tu asiento aparece aquí solo cuando el director publique la ronda.
day_gone-home = Te has ido a casa
day_phones-away = Guarda tu teléfono ahora
day_phones-away-why = Mientras juega tu mesa, los teléfonos quedan lejos, hasta que todos hayan firmado.
day_phones-allowed = En este torneo el director deja que los teléfonos queden en las mesas.
day_bring = Trae:
day_bring-what = un lápiz y tus propias tablas, sin nada marcado. Si llegas con los cubos ya tirados, esa tirada te cuesta 2 puntos.
day_bring-what-no-phone = un lápiz y tus propias tablas, sin nada marcado. Tu teléfono queda lejos mientras juegas. Si llegas con los cubos ya tirados, esa tirada te cuesta 2 puntos.
day_names-until = Los nombres de este torneo se borran el { $day }. Los demás jugadores ven tu nombre de pila y una inicial.
day_after =
    { $rounds ->
        [one] Después de { $played } de { $rounds } ronda
       *[other] Después de { $played } de { $rounds } rondas
    }
day_of-points = de { $most } puntos
day_of-players = de { $count }
day_in-section = número { $place } en { $section }
day_my-rounds = Mis rondas, { $game }
day_with = con { $names }
day_points-to =
    { $own ->
        [one] { $own } punto contra { $others }
       *[other] { $own } puntos contra { $others }
    }
day_points-to-checked =
    { $own ->
        [one] { $own } punto contra { $others }, en comprobación
       *[other] { $own } puntos contra { $others }, en comprobación
    }
day_status_out = falta
day_status_entered = en comprobación
day_status_disputed = en comprobación otra vez
day_status_confirmed = definitivo
day_status_held = hay una apelación abierta
day_status_left-out = el torneo siguió sin él
day_no-results = Ningún resultado todavía
day_provisional = un resultado falta, o no está confirmado
day_how-points = Cómo se hacen los puntos
day_how-points-what = Primero, segundo, tercero: 6, 4, 2. Dos primeros: 5, 5, 2. Dos segundos: 6, 3, 3. Todos iguales: 4, 4, 4. En una mesa de dos: 6, 4 o 5, 5.

## day/sign.js

sign_title = Firmar la hoja de puntos
sign_shake = Tirada
sign_goal = Goal
sign_void = nula
sign_penalties = Penalizaciones
sign_total = Total
sign_points = Puntos de partido
sign_here = firma aquí
sign_not-yet = todavía no
sign_is-right = ¿Está bien tu columna, { $name }?
sign_signed = Has firmado
sign_appealed = Has apelado. El director decide.
sign_with-paper = Compárala con el papel antes de firmar.
sign_hold = Mantén pulsado para firmar
sign_ends-appeals = Al firmar se acaban las apelaciones.
sign_winner = Un ganador entrega la hoja.
sign_nothing = Nada que firmar
sign_nothing-why = Cuando se anote el resultado de tu mesa, aparecerá aquí.
sign_wrong = Algo está mal
sign_wrong-appeal = Puedes apelar antes de firmar. Entonces el resultado queda retenido hasta que el director decida. ¿Qué está mal?
sign_wrong-desk = No firmes. Ve a la mesa de control con tu papel, y alguien lo mira contigo.
sign_wrong_total = Mi total está mal
sign_wrong_ruling = Una decisión estaba mal
sign_wrong_penalty = Una penalización está mal

## day/enter.js

enter_title = El resultado de { $table }
enter_how = Escribe lo que dice el papel firmado, para todos.
enter_total-of = Total de { $name }
enter_all-signed = Todos han firmado el papel
enter_send = Enviar el resultado
enter_sent = Enviado. La mesa de control también mira el papel.
enter_waits = El resultado espera en este teléfono
enter_waits-why = Sin red. Se guarda aquí y se envía una vez, cuando vuelva la red.
enter_nothing = Nada que anotar
enter_nothing-why = Un resultado se anota cuando la mesa ha terminado, donde el director lo permite. Si no, lleva la hoja a la mesa de control.

## day/coach.js

coach_title = Mis jugadores
coach_players = { $division }: { $count ->
        [one] un jugador
       *[other] { $count } jugadores
    }
coach_where = ronda { $round }, asiento { $seat }: { $status }
coach_points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
coach_nobody = Todavía no hay jugadores inscritos de tu escuela

## day/public.js

public_closed = Este torneo no muestra nada en público.
public_final = El torneo ha terminado. Solo nombres de pila e iniciales.
public_so-far = Según llegan los resultados. Solo nombres de pila e iniciales.
public_not-yet = Ningún resultado todavía.

## front

front_opening = Abriendo el tablero…
front_missing = El tablero necesita la red y un cargo en el torneo. Entra por la página del torneo.
front_offline = Sin red. Lo que ves puede ser antiguo.
front_screens = Qué muestra el tablero
front_screen_clock = Reloj
front_screen_seats = Asientos
front_screen_standings = Clasificación
front_screen_auto = Solo
front_foot_clock = Los ganadores llevan la hoja a la mesa de control, firmada por todos.
front_foot_seats = Por nombre de pila. Pregunta en la mesa de control si no encuentras el tuyo.
front_foot_standings = Los empates siguen empates hasta que se desempatan.
front_next-page = Página { $page } de { $count }. La siguiente viene en { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
front_round = Ronda { $round } de { $rounds }
front_round-short = ronda { $round }
front_version = mesas nuevas, versión { $version }
front_over = Terminada
front_no-round = Ahora no se juega ninguna ronda.
front_no-standings = Ningún resultado todavía
front_no-seats = Todavía no hay mesas publicadas
front_say_before = Busca tu asiento.
front_say_play = Jueguen.
front_say_last-minutes = Últimos { $minutes } minutos. Ninguna tirada nueva.
front_say_writing = Alto. Tienen { $write } minutos para escribir.
front_say_over = La ronda ha terminado. Firmen sus hojas.
front_due_start = El director empieza la ronda.
front_due_no-new-shakes = A las { $at } ya no empiezan tiradas.
front_due_stop = A las { $at } se anuncia el alto.
front_still = { $count ->
        [0] Ya no juega nadie
       *[other] Siguen jugando
    }
front_and-more = { $count ->
        [one] y una mesa más
       *[other] y { $count } mesas más
    }
front_settling = { $settling ->
        [0] Entregadas: { $handed }.
       *[other] Por firmar o resolver: { $settling }; entregadas: { $handed }.
    }
front_after =
    { $rounds ->
        [one] después de { $round } de { $rounds } ronda
       *[other] después de { $round } de { $rounds } rondas
    }
front_provisional = falta un resultado
front_find = Busca tu asiento: de { $first } a { $last }
front_seat = asiento
