## service/errors.py

somebody-was-faster-look-at-the-table-again = Somebody was faster. Look at the table again, then decide.
the-table-cannot-be-saved-at-the-moment = The table cannot be saved at the moment, so nothing was done. Try again in a few seconds.

## service/positions/positions.py

very-many-tables-are-being-played = Very many tables are being played. Ask again in a few seconds.
somebody-is-playing-a-shake-like-this-one = Somebody is playing a shake like this one. Ask again when it is over.
you-are-playing-a-match-now = You are playing a match now, so the machine does not help you. Ask when it is over.

## service/positions/subjects.py

at-most-positions-of-a-record-are-looked-at = at most { $most } positions of a record are looked at

## service/tables/actions.py

an-action-carries-a-key-of-1-to-longest-characters = An action carries a key of 1 to { $longest } characters, the same when it is sent again.
the-table-is-paused = The table is paused.
this-key-was-used-for-another-action = This key was used for another action.
you-have-accepted-this-solution = You have accepted this Solution.

## service/tables/appointments.py

a-player-does-not-judge-the-table-that-they-play-at = A player does not judge the table that they play at.
a-table-has-at-most-judges = A table has at most { $most } judges.
there-is-no-such-judge-at-this-table = There is no such judge at this table.
this-judge-was-appointed-by-somebody-else = This judge was appointed by somebody else: they or a director may let them go.

## service/tables/authority.py

only-those-who-play-at-this-table-say-who-may-judge = Only those who play at this table say who may judge it.
only-who-appointed-a-judge = Only who appointed a judge, the judge or a director may do that.
the-match-has-not-begun-yet = The match has not begun yet.
the-match-has-already-begun = The match has already begun.
the-match-is-over = The match is over.
this-table-was-closed = This table was closed.
only-the-host-of-this-table-may-do-that = Only the host of this table may do that.
only-the-host-or-a-judge-may-do-that = Only the host or a judge may do that.
only-those-who-sit-at-this-table-may-do-that = Only those who sit at this table may do that.

## service/tables/claims.py

no-cube-of-this-game-shows-that = No cube of this game shows that. Name the cube by its symbol.

## service/tables/hosting.py

a-bot-is-one-of-known = A bot is one of { $known }.
a-table-is-closed-because-of-host-left = A table is closed because of host-left, players-agree or nobody-came.
a-nonce-is-nonce-hexadecimal-digits = A nonce is { $nonce } hexadecimal digits.
this-table-is-not-in-the-lobby = This table is not in the lobby. Ask its host for the code.
this-is-somebodys-practice-table = This is somebody's practice table.
a-judge-does-not-play-at-the-table-that-they-judge = A judge does not play at the table that they judge.
that-seat-is-taken = That seat is taken.
nobody-sits-there = Nobody sits there.
nobody-has-left-that-seat = Nobody has left that seat.
you-are-here-yourself = You are here yourself.
a-seat-is-still-free = A seat is still free: wait for a player, or put a bot there.
at-a-practice-table-one-plays-against-bots-only = At a practice table one plays against bots only.

## service/tables/join_codes.py

a-code-has-eight-letters-and-numbers = A code has eight letters and numbers, like 7K3M-Q9TX. Look at it again.
no-table-has-that-code-now = No table has that code now. Check it, or ask the host for a new one.
that-code-was-ended = That code was ended by the host. Ask for the new one.
there-is-no-such-table = There is no such table.

## service/tables/ruling_bounds.py

warn-player-first-a-point-is-taken-when-they-do-it = Warn { $player } first: a point is taken when they do it again after that.
an-hour-at-most-is-added-to-a-round = An hour at most is added to a round.
a-judge-takes-one-point-for-each-violation = A judge takes one point for each violation, no more and no less.

## service/tables/table_settings.py

a-table-has-two-or-three-seats = A table has two or three seats.
there-is-no-edition-of-game = There is no edition { $edition } of { $game }.
name-is-one-of-known = { $name } is one of { $known }.
a-table-has-no-setting-called-name = A table has no setting called { $name }.
only-some-games-have-seasons = Only { $games } has seasons.
name-is-true-or-false = { $name } is true or false.
a-match-has-1-to-most-shakes = A match has 1 to { $most } shakes.

## service/tables/tables.py

there-is-no-such-table-or-it-is-gone = There is no such table, or it is gone.
player-would-have-total-points = { $total ->
        [one] { $player } would have one point.
       *[other] { $player } would have { $total } points.
    } After { $shakes ->
        [one] { $shakes } shake
       *[other] { $shakes } shakes
    } a total is between { $fewest } and { $most }.

## service/practice/sets.py

report-cell =
    { $cell ->
        [first] first
        [later] later
       *[no] no
    }
a-set-has-one-to-most-puzzles = A set has one to { $most } puzzles.
there-is-no-puzzle-of-that-name = There is no puzzle { $name }.
you-have-very-many-sets = You have very many sets already. The oldest go by themselves after sixty days.
there-is-no-set-of-that-code = There is no set with that code. Ask your coach to read it out again.
