## tournament/codec.py

there-is-no-such-act = There is no act called { $name }.
an-entry-says-who-in-which-office-and-when = An entry says who did it, in which office, and when.
a-text-of-so-many-characters-belongs-here = A text of at most { $longest } characters belongs here.
yes-or-no-belongs-here = Yes or no belongs here.
a-whole-number-belongs-here = A whole number belongs here.
a-list-belongs-here = A list belongs here.
an-object-belongs-here = An object with names belongs here.
nothing-of-this-name-belongs-here = Nothing of this name belongs here.
something-is-missing-here = Something is missing here.

## tournament/settings.py

an-event-has-a-title = Give the event a title.
an-event-has-a-division-and-a-game = An event has at least one division, and a game that it plays.
an-event-has-at-most-so-many-divisions = An event has at most { $most } divisions. Make two events of it.
two-things-are-called-the-same = There are two of the kind { $kind } called { $name }. Give one another name.
an-id-has-letters-digits-and-hyphens = { $name } cannot be a short name: use up to 40 letters, digits and hyphens.
there-is-no-such-level = There is no level { $name }; the rulebooks have { $known }.
there-is-no-such-division-in-the-event = There is no division { $name } in this event.
there-is-no-such-book = There is no rulebook { $name }.
there-is-no-such-form = There is no form of the game called { $name }.
a-competition-has-so-many-rounds = A competition has 1 to { $most } rounds.
a-round-is-seated-in-one-of-these-ways = A round is seated in one of these ways: { $known }.
tables-begin-with-a-letter-but-not-i = The first table has a capital letter, but not I, which looks like a number.
there-is-no-such-metric = There is no metric called { $name } to rank by.
a-weight-is-from-nothing-on =
    The weight “{ $weight ->
        [teammates] teammates at one table
        [two-again] a table of two for the second time
        [rematch] meeting again
        [conflict] sitting with somebody they are kept apart from
        [gap] each point between first and last
       *[listed-gap] the gap from which on it is listed
    }” is { $said }. Give it a whole number from 0 to { $most }; 0 means that it does not matter.
a-ranking-is-over-competitions-of-the-event = The ranking { $name } counts competitions that this event does not have.
a-ranking-is-of-players-teams-or-schools = The ranking { $name } is of players, teams or schools, by their sum or their average.
a-ranking-drops-fewer-than-it-counts = The ranking { $name } must drop fewer competitions than it counts.
an-award-has-a-source = The award { $name } names no competition or ranking of this event.
an-award-is-by-place-or-by-score = Say for the award { $name } how many places it honours, or from which score on.

## tournament/fold.py

this-office-may-not-do-that = In the office of { $office } you may not do that. Ask the director.
an-event-is-founded-first = An event is founded first, with its divisions and games.
the-event-is-founded-already = This event is founded already.
the-event-is-closed = The event is closed: its awards have been read out.

## tournament/verifying.py

what-has-begun-cannot-be-changed = { $name } has begun: its division, its rulebook and its rounds stay as they are.
a-division-with-players-stays = The division { $name } has players, so it stays.
there-is-no-draft-to-publish = There is no draft to publish. Seat the round first.
just-this-is-published-already = Just these seats are published already.
a-change-after-publishing-says-why = These seats were published before. Say why they change, so that everybody can read it.
a-table-with-a-result-stays-as-it-is = Table { $table } has a result, so its players stay.
teammates-never-sit-together = Teammates never sit at one table, and they do at { $table }. Swap one of them.
a-round-follows-the-one-before = Round { $number } comes first: publish its seats.
the-next-round-waits-for-results = These results are still out: { $tables }. Enter them, or go on without them and say why.
the-hall-is-told-one-of-these = The hall is told one of these: { $known }.
a-round-starts-when-its-seats-are-published = A round starts when its seats are published.
the-hall-is-told-in-this-order = The hall is told in this order, each once: { $known }.
no-such-table-is-waited-for = Nobody waits for a result of table { $table }.
there-is-no-such-competition = There is no competition { $name } in this event.
nobody-of-the-event-is-called-so = Nobody in this event has the number { $name }.
a-bonus-is-a-number-of-points = A bonus is at most 100 points, more or less than nothing.
there-is-a-playoff-of-that-name = There is a playoff called { $name } already.
a-playoff-is-between-two-or-more = A playoff is between two players or more, each named once.
a-player-is-not-in-the-competition = { $player } does not play in that round.
there-is-no-such-playoff = There is no playoff called { $name }.
a-playoff-has-a-total-for-everybody = A playoff has a total for everybody who played it, and for nobody else.
a-round-is-still-to-be-played = Round { $number } of { $competition } is still to be played.
awards-wait-for-results = Awards wait until every result is confirmed. These are not: { $tables }.
awards-wait-for-a-playoff = Awards wait for the playoff { $name }.

## tournament/verifying_people.py

after-the-first-round-people-enter-late = Round 1 is published. Whoever comes now is a late entry, one by one.
a-team-has-a-school-and-a-division = The team { $name } has no known school, or no division of this event.
an-event-has-at-most-so-many-players = An event has at most { $most } players.
there-is-a-player-of-that-number = There is a player { $player } already, or the number has signs that it cannot have.
a-player-has-a-school-and-a-known-team = { $player } has a school or a team that nobody knows.
a-team-plays-in-one-division = { $player } plays in another division than the rest of the team.
a-team-has-at-most-five = The team { $name } has five players already.
a-player-plays-what-the-division-plays = { $player } is entered for a game that the division does not play.
a-level-is-from-one-to-five = The level of { $player } is not from 1 to 5.
a-seed-is-a-number-from-one-on = The seed of { $player } is not a number from 1 on.
whoever-comes-in-plays-from-now-on = { $player } cannot bring rounds along: whoever comes in plays from now on.
a-player-has-withdrawn-already = { $player } has withdrawn already.
a-player-has-not-withdrawn = { $player } has not withdrawn.
the-result-of-that-table-is-in = The result of table { $table } is in. Correct it instead.

## tournament/verifying_seats.py

a-draft-says-its-way-and-seed = A draft says in which way it was made, and its seed.
a-round-that-has-begun-is-not-drawn-again = This round has begun, so it is not drawn again.
somebody-sits-twice = { $player } sits at two tables.
somebody-has-no-seat = { $player } has no seat.
somebody-is-not-to-be-seated = { $player } has a seat, but does not play in this round.
two-tables-are-called-the-same = Two tables have the same name.
two-or-three-sit-at-each-table = Two or three players sit at a table. Table { $table } has another number.
there-is-no-draft-to-change = There is no draft to change. Seat the round first.
a-player-is-not-in-the-draft = { $player } is not in this draft.
two-players-change-places = Name two players who change places.

## tournament/verifying_results.py

say-why = Say why, in a few words: it is written down.
a-competition-has-rounds-up-to = This competition has the rounds 1 to { $most }.
there-is-no-such-table-in-the-round = There is no table { $table } in this round as it was published.
a-player-is-not-at-that-table = { $player } does not sit at table { $table }.
that-result-is-still-out = The result of table { $table } is still out.
the-desk-enters-results-here = At this event the desk enters results. Bring the sheet there.
players-enter-the-result-of-their-own-table = You can enter the result of your own table only.
phones-stay-away-while-a-table-plays = While your table plays, phones stay away. Enter the result when everybody has signed.
players-sign-at-their-own-table = You can sign at your own table only.
the-sheet-is-another-one-now = The sheet was changed since you looked. Look again, then sign.
who-appeals-signs-when-it-is-decided = You have appealed. Sign when the director has decided.
that-table-is-open-already = Table { $table } is open already.
a-confirmed-result-is-corrected = The result of table { $table } is final. Correct it, with why, instead of entering it again.
that-result-is-confirmed-already = The result of table { $table } is confirmed already.
a-second-person-confirms = A second person confirms: whoever entered a result cannot.
who-typed-other-totals-does-not-confirm = You typed other totals before. Somebody else confirms, or the sheet is entered again.
every-total-of-the-table-is-typed = Type the total of every player at the table.
that-is-the-total-already = That is what { $player } has already.
everybody-at-the-table-agrees = In this rulebook a total is corrected when everybody at the table agrees. Somebody is missing.
that-score-was-listed-rightly = The score of { $player } was listed as it is, so there was nothing to deceive with.
that-is-noted-already = That is noted of { $player } already.
a-replay-is-by-two-or-by-three = A table plays again by two or by three of its players.
players-appeal-for-themselves = You can appeal for yourself only.
after-signing-nobody-can-appeal = { $player } has signed the sheet, and after signing nobody can appeal.
no-appeal-of-that-player-is-open = No appeal of { $player } is open.
this-book-adds-no-time = In this rulebook no time is added to a table.
time-is-added-in-seconds = Time is added in seconds, 1 to { $most }.

## tournament/sheets.py

the-total-is-another = The total of { $player } says { $said }. The shakes less the penalties make { $right }.
a-penalty-without-initials-does-not-count = Penalty { $number }, of { $player }, has no judge's initials, so it does not count.
a-player-has-not-signed = { $player } has not signed.
somebody-else-is-on-the-sheet = { $player } is on the sheet, but does not sit at this table.
a-player-has-no-total = { $player } has no total.
a-total-cannot-be-so-large = The total of { $player } cannot be that.
a-sheet-has-at-most-so-many-shakes = A sheet has at most { $most } shakes, and as many penalties.
a-penalty-is-points-with-initials = Penalty { $number } is 1 to 9 points, with the initials of a judge.
a-shake-gives-six-four-or-two = Shake { $number }: { $player } can score 6, 4 or 2, or −2 when absent.
a-void-shake-has-no-points = Shake { $number } is void, so nobody scores in it, unless somebody was absent.
somebody-has-no-points-in-a-shake = Shake { $number } has no points for somebody. Fill them in, or make it void.
these-points-cannot-come-together = Shake { $number }: no shake gives these points together. Look at the paper again.
the-goal-goes-to-the-left = Shake { $number }: the Goal was { $player }'s to set.

## tournament/seating/compromises.py

these-two-meet-again = { $table }: { $players } met in round { $rounds }
these-are-points-apart =
    { $points ->
        [one] { $table }: { $players } are one point apart
       *[other] { $table }: { $players } are { $points } points apart
    }
these-are-teammates = { $table }: { $players } are teammates
these-are-kept-apart = { $table }: { $players } should be kept apart
this-player-sits-at-two-again = { $table }: { $players } has sat at a table of two before
this-player-sits-alone = { $table }: { $players } has nobody to play with
these-play-at-two = { $table }: { $players } play at a table of two

## tournament/hall_clock.py

the-round-begins = The round begins. You have { $minutes } minutes. Good luck to everybody.
no-new-shakes-from-now-on = Time for new shakes is over: start none from now on. If your shake is not finished, you have { $minutes } more minutes for it.
stop-and-write = Stop. { $challenges ->
        [closed] Play no more cubes and challenge no more.
       *[other] Play no more cubes.
    } Everybody has { $minutes } minutes to write { $game ->
        [equations] an Equation
       *[other] a Solution
    }, and may use any cubes that are left in Resources. If somebody has challenged, or the last cube is played, finish as usual.
stop-with-longer-writing = { $stop } Tables with Two Solutions in force have { $minutes } minutes.

## tournament/exchange/csv_import.py

a-file-has-at-most-so-many-characters = A file has at most { $most } characters. Cut it in two.
the-file-is-no-table-of-cells = The file cannot be read as a table. Save it as CSV and try again.
the-file-has-no-players = The file has a heading at most, and no players.
a-file-has-at-most-so-many-rows = A file has at most { $most } rows. Split it up.
a-row-has-too-many-cells = Row { $row } has more cells than the heading. A comma too many, perhaps?
a-cell-cannot-be-read = Row { $row }: what stands under { $column } is too long, or has signs that cannot be printed.
a-row-has-no-name = Row { $row } has no name.
a-grade-stands-for-a-division = Row { $row }: the division is “{ $said }”. As a grade that would be { $division }.
a-row-has-no-known-division = Row { $row }: there is no division “{ $said }” in this event.
a-row-has-no-school = Row { $row } has no school.
a-seed-is-not-a-number = Row { $row }: the seed “{ $said }” is not a number.
a-level-is-not-one-to-five = Row { $row }: the level “{ $said }” is not 1 to 5, or I to V.
a-row-is-in-the-event-already = Row { $row } is in this event already, as { $player }.
a-row-says-the-same-as = Row { $row } says the same as { $player }, who has no name here.
a-row-changes-a-player = Row { $row } is { $player } and changes { $changes }.
a-changed-cell =
    { $column ->
        [name] name
        [division] division
        [school] school
        [team] team
        [seed] seed
        [group] group
       *[level] level
    } { $before } → { $after }
a-row-repeats-another = Row { $row } repeats row { $first }.
a-row-is-the-sixth-of-a-team = Row { $row }: { $team } would have more than { $most } players.
a-player-number-is-taken-or-unclear = Row { $row }: the player number “{ $said }” is taken, or has signs that it cannot have.

## tournament/exchange/event_file.py

this-is-no-file-of-an-event = This is no file of an event.
the-file-was-altered = The file was altered since it was written.
names-are-texts-by-player = Names are texts, each with the number of a player.

## service/events/events.py

there-is-no-such-event = There is no such event, or you have no office in it. Ask the director for a code.
that-key-was-used-for-something-else = That key was used for something else. Send it with a new one.
a-day-is-written-like-this = “{ $said }” is no day. Write it like 2027-06-30.

## service/events/members.py

a-code-is-for-a-player-or-a-school-of-the-event = A player's code names a player of the event, a coach's code a school, and others nobody.
no-event-has-that-code-now = No event has that code now. Ask the director for a new one.
you-have-another-office-in-this-event = You have another office in this event already.

## web/api/events.py

this-cannot-be-read-there = { $where } cannot be read: { $why }
a-column-is-one-of-these = A column can be one of these: { $known }.
there-is-nothing-of-that-to-print = There is nothing of that to print yet.

## tournament/equipment.py

a-mat-with-four-sections = a mat with Goal, Required, Permitted and Forbidden
a-sand-timer-of-one-minute = a sand timer of one minute
a-block-that-is-not-flat = a challenge block that stands up, and that one hand can take
pencils-and-blank-paper = pencils and blank paper, with nothing prepared on it
the-list-of-variations = the division's list of variations
phones-and-watches-stay-away = no calculators, no phones or other devices, from the first roll to the last signature

## tournament/paper/on_sets.py

sixteen-cards-none-twice = 16 cards, one of them blank and none twice
eighteen-cubes = 18 cubes: 3 with digits, 8 with colours, 4 with operations, 3 for Restrictions

## tournament/paper/equations.py

twenty-four-cubes = 24 cubes: 6 each of red, blue, green and black
