### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## service/rooms/acts.py

a-room-does-not-know-that = Un aula no conoce eso: { $why }

## service/rooms/authority.py

only-the-coach-of-this-room-may-do-that = Eso solo puede hacerlo el entrenador de esta aula.

## service/rooms/codes.py

no-room-has-that-code-now = Ningún aula tiene ahora ese código. Mira otra vez la pared, o pregunta a tu entrenador.
there-is-no-such-room = No hay tal aula, o no te toca verla.

## service/rooms/plans.py

a-room-has-places-for-most-students = Un aula tiene sitio para { $most } alumnos. Deja ir primero a alguien.
every-seat-of-that-table-is-taken = Todos los asientos de esa mesa están ocupados. Mueve primero a alguien.
no-lesson-goes-on = No hay ninguna lección en marcha. Sienta primero a todos.
no-such-shake-was-set = En esta aula no se puso tal tirada.
nobody-of-that-label-is-in-the-room = Esa persona ya no está en el aula. Mira la lista otra vez.
somebody-would-sit-at-two-tables = Alguien estaría en dos mesas. Mira el plan otra vez.
there-is-no-table-of-that-number = En esta lección no hay mesa con ese número.

## service/rooms/door.py

a-room-has-at-most-so-many-coaches = Un aula tiene como mucho { $most } entrenadores.
that-card-opens-nothing = Esa tarjeta no abre nada ahora. Escribe el código de la pared.
the-coach-has-locked-the-room = El entrenador ha cerrado el aula. Levanta la mano y pide que te dejen entrar.
very-many-wait-at-the-door = Ya espera muchísima gente en la puerta. Prueba otra vez cuando el entrenador haya dejado entrar a algunos.
you-are-in-this-room-already = Ya estás en esta aula.

## service/rooms/report.py

report-column =
    { $column ->
        [player] jugador
        [effort] esfuerzo
        [shakes] tiradas
        [puzzles] problemas
        [tried] intentados
        [solved] resueltos
        [solution-right] Solución correcta
        [challenge-right] reto acertado
        [rejection-held] rechazo aceptado
        [solution-wrong] Solución incorrecta
        [challenge-wrong] reto equivocado
       *[rejection-failed] rechazo no aceptado
    }

## service/rooms/rooms.py

a-room-has-at-most-so-many-lessons = Un aula tiene como mucho { $most } lecciones. Abre una nueva.
a-room-has-at-most-so-many-tables = Un aula tiene como mucho { $most } mesas. Pon tres en una mesa, o divide la clase.
nobody-is-in-the-room-yet = Todavía no hay nadie en el aula. Muestra el código y deja entrar a la clase.
you-have-very-many-rooms = Ya tienes { $most } aulas. Borra una que no necesites.

## service/rooms/set_shakes.py

those-are-not-cards-of-the-deck-each-once = Esas no son cartas de la baraja, cada una una sola vez.

## service/tables/rematches.py

the-coach-seats-everybody-here = Esta mesa es del aula de un entrenador: él sienta a todos para la próxima lección.

## web/api/actions.py

other-tables-still-play-this-shake = Otras mesas todavía juegan esta tirada. Se abre cuando la última termine, o cuando el entrenador la abra.

## web/api/room_moments.py

no-moment-of-todays-tables-makes-a-puzzle = En las tiradas terminadas no hay ningún momento que sirva de problema: nadie dejó sin decir un Now que haga pensar. Da otra serie.

## web/api/room_papers.py

login-card-is-good-until = { $address } · hasta el { $day }
login-cards-of-a-room = Tarjetas de entrada
square-that-signs-you-in = Un cuadro que una cámara puede leer, para entrar sin escribir

## web/api/people.py

in-a-room-the-coach-gives-nicknames = Estás en el aula de un entrenador, donde los apodos vienen dados. Sal del aula para elegir otro.
