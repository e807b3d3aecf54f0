### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## service/errors.py

somebody-was-faster-look-at-the-table-again = Alguien fue más rápido. Mira la mesa otra vez y decide.
the-table-cannot-be-saved-at-the-moment = Ahora mismo no se puede guardar la mesa, así que no se hizo nada. Prueba otra vez en unos segundos.

## service/positions/positions.py

very-many-tables-are-being-played = Se juegan muchísimas mesas. Pregunta otra vez en unos segundos.
somebody-is-playing-a-shake-like-this-one = Alguien está jugando una tirada como esta. Pregunta otra vez cuando termine.
you-are-playing-a-match-now = Ahora estás jugando un partido, así que la máquina no te ayuda. Pregunta cuando termine.

## service/positions/subjects.py

at-most-positions-of-a-record-are-looked-at = se miran como mucho { $most } posiciones de un registro

## service/tables/actions.py

an-action-carries-a-key-of-1-to-longest-characters = Una acción lleva una clave de 1 a { $longest } caracteres, la misma cuando se envía otra vez.
the-table-is-paused = La mesa está en pausa.
this-key-was-used-for-another-action = Esta clave se usó para otra acción.
you-have-accepted-this-solution = Has aceptado esta Solución.

## service/tables/appointments.py

a-player-does-not-judge-the-table-that-they-play-at = Un jugador no juzga la mesa en la que juega.
a-table-has-at-most-judges = Una mesa tiene como mucho { $most } jueces.
there-is-no-such-judge-at-this-table = No hay tal juez en esta mesa.
this-judge-was-appointed-by-somebody-else = A este juez lo nombró otra persona: ella o un director puede soltarlo.

## service/tables/authority.py

only-those-who-play-at-this-table-say-who-may-judge = Solo quienes juegan en esta mesa dicen quién puede juzgarla.
only-who-appointed-a-judge = Eso solo puede hacerlo quien nombró al juez, el juez o un director.
the-match-has-not-begun-yet = El partido todavía no ha empezado.
the-match-has-already-begun = El partido ya ha empezado.
the-match-is-over = El partido ha terminado.
this-table-was-closed = Esta mesa se cerró.
only-the-host-of-this-table-may-do-that = Eso solo puede hacerlo el anfitrión de esta mesa.
only-the-host-or-a-judge-may-do-that = Eso solo puede hacerlo el anfitrión o un juez.
only-those-who-sit-at-this-table-may-do-that = Eso solo pueden hacerlo quienes están sentados en esta mesa.

## service/tables/claims.py

no-cube-of-this-game-shows-that = Ningún cubo de este juego muestra eso. Nombra el cubo por su símbolo.

## service/tables/hosting.py

a-bot-is-one-of-known = Un bot es uno de { $known }.
a-table-is-closed-because-of-host-left = Una mesa se cierra por host-left, players-agree o nobody-came.
a-nonce-is-nonce-hexadecimal-digits = Un nonce son { $nonce } cifras hexadecimales.
this-table-is-not-in-the-lobby = Esta mesa no está en la lista. Pide el código a su anfitrión.
this-is-somebodys-practice-table = Esta es la mesa de práctica de otra persona.
a-judge-does-not-play-at-the-table-that-they-judge = Un juez no juega en la mesa que juzga.
that-seat-is-taken = Ese asiento está ocupado.
nobody-sits-there = Ahí no hay nadie sentado.
nobody-has-left-that-seat = Nadie ha dejado ese asiento.
you-are-here-yourself = Tú mismo estás aquí.
a-seat-is-still-free = Todavía hay un asiento libre: espera a un jugador, o pon un bot.
at-a-practice-table-one-plays-against-bots-only = En una mesa de práctica se juega solo contra bots.

## service/tables/join_codes.py

a-code-has-eight-letters-and-numbers = Un código tiene ocho letras y números, como 7K3M-Q9TX. Míralo otra vez.
no-table-has-that-code-now = Ninguna mesa tiene ahora ese código. Revísalo, o pide uno nuevo al anfitrión.
that-code-was-ended = El anfitrión acabó con ese código. Pide el nuevo.
there-is-no-such-table = No hay tal mesa.

## service/tables/ruling_bounds.py

warn-player-first-a-point-is-taken-when-they-do-it = Advierte primero a { $player }: se quita un punto cuando lo haga otra vez después.
an-hour-at-most-is-added-to-a-round = A una ronda se le añade como mucho una hora.
a-judge-takes-one-point-for-each-violation = Un juez quita un punto por cada falta, ni más ni menos.

## service/tables/table_settings.py

a-table-has-two-or-three-seats = Una mesa tiene dos o tres asientos.
there-is-no-edition-of-game = No hay edición { $edition } de { $game }.
name-is-one-of-known = { $name } es uno de { $known }.
a-table-has-no-setting-called-name = Una mesa no tiene ningún ajuste llamado { $name }.
only-some-games-have-seasons = Solo { $games } tiene temporadas.
name-is-true-or-false = { $name } es true o false.
a-match-has-1-to-most-shakes = Un partido tiene de 1 a { $most } tiradas.

## service/tables/tables.py

there-is-no-such-table-or-it-is-gone = No hay tal mesa, o ya no está.
player-would-have-total-points = { $total ->
        [one] { $player } tendría un punto.
       *[other] { $player } tendría { $total } puntos.
    } Después de { $shakes ->
        [one] { $shakes } tirada
       *[other] { $shakes } tiradas
    }, un total está entre { $fewest } y { $most }.

## service/practice/sets.py

report-cell =
    { $cell ->
        [first] a la primera
        [later] después
       *[no] no
    }
a-set-has-one-to-most-puzzles = Una serie tiene de uno a { $most } problemas.
there-is-no-puzzle-of-that-name = No hay ningún problema { $name }.
you-have-very-many-sets = Ya tienes muchísimas series. Las más viejas se borran solas a los sesenta días.
there-is-no-set-of-that-code = No hay ninguna serie con ese código. Pide a tu entrenador que lo lea otra vez.
