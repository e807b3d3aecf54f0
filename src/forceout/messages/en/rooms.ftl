## service/rooms/acts.py

a-room-does-not-know-that = A room does not know that: { $why }

## service/rooms/authority.py

only-the-coach-of-this-room-may-do-that = Only the coach of this room may do that.

## service/rooms/codes.py

no-room-has-that-code-now = No room has that code now. Look at the wall again, or ask your coach.
there-is-no-such-room = There is no such room, or it is not yours to see.

## service/rooms/plans.py

a-room-has-places-for-most-students = A room has places for { $most } students. Let somebody go first.
every-seat-of-that-table-is-taken = Every seat of that table is taken. Move somebody away from it first.
no-lesson-goes-on = No lesson goes on. Seat everyone first.
no-such-shake-was-set = No such shake was set in this room.
nobody-of-that-label-is-in-the-room = Whoever that was is not in the room now. Look at the list again.
somebody-would-sit-at-two-tables = Somebody would sit at two tables. Look at the plan again.
there-is-no-table-of-that-number = There is no table of that number in this lesson.

## service/rooms/door.py

a-room-has-at-most-so-many-coaches = A room has at most { $most } coaches.
that-card-opens-nothing = That card opens nothing now. Type the code from the wall instead.
the-coach-has-locked-the-room = The coach has locked the room. Raise your hand, and ask to be let in.
very-many-wait-at-the-door = Very many wait at the door already. Try again when the coach has let some in.
you-are-in-this-room-already = You are in this room already.

## service/rooms/report.py

report-column =
    { $column ->
        [player] player
        [effort] effort
        [shakes] shakes
        [puzzles] puzzles
        [tried] tried
        [solved] solved
        [solution-right] solution-right
        [challenge-right] challenge-right
        [rejection-held] rejection-held
        [solution-wrong] solution-wrong
        [challenge-wrong] challenge-wrong
       *[rejection-failed] rejection-failed
    }

## service/rooms/rooms.py

a-room-has-at-most-so-many-lessons = A room has at most { $most } lessons. Open a new one.
a-room-has-at-most-so-many-tables = A room has at most { $most } tables. Put three at a table, or split the class.
nobody-is-in-the-room-yet = Nobody is in the room yet. Show the code, and let the class in.
you-have-very-many-rooms = You have { $most } rooms already. Delete one that you do not need any more.

## service/rooms/set_shakes.py

those-are-not-cards-of-the-deck-each-once = Those are not cards of the deck, each of them once.

## service/tables/rematches.py

the-coach-seats-everybody-here = This table is in a coach's room: the coach seats everybody for the next lesson.

## web/api/actions.py

other-tables-still-play-this-shake = Other tables still play this shake. It opens when the last of them has finished, or when the coach opens it.

## web/api/room_moments.py

no-moment-of-todays-tables-makes-a-puzzle = In the shakes that are over there is no moment that makes a puzzle: nobody left a Now unsaid that takes some thought. Give another set.

## web/api/room_papers.py

login-card-is-good-until = { $address } · until { $day }
login-cards-of-a-room = Login cards
square-that-signs-you-in = A square that a camera reads, to come in without typing

## web/api/people.py

in-a-room-the-coach-gives-nicknames = You are in a coach's room, where nicknames are given. Leave the room to choose another one.
