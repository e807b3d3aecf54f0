## service/tables/calls.py

a-call-is-for-one-of-known = A judge is called for one of { $known }.
you-have-called-a-judge-already = You have called a judge already. Wait until they are here.
nothing-is-being-checked-now = Nothing is being checked now, so nobody can be asked about a Solution.
the-judge-is-here = The judge is here. Tell them that it is settled.
a-judge-was-called-very-often-here = A judge was called very often here. Raise your hand, and one stays.
another-judge-is-going-there = Another judge is going there.
there-is-no-such-call = There is no such call, or it is settled.
there-is-no-such-seat-at-this-table = There is no such seat at this table.

## service/tables/hosting.py

a-judge-has-been-called-play-goes-on-when-it-is-settled = A judge has been called. Play goes on when it is settled.

## service/tables/authority.py

only-the-host-or-a-director-lets-somebody-judge = Only the host or a director lets somebody judge.
only-those-who-play-at-this-table-call-a-judge = Only those who play at this table call a judge.
only-who-set-up-this-paper-table-or-a-director = Only who set up this paper table, or a director, may do that.
this-is-a-paper-table = This is a paper table: it is played in the hall.

## service/tables/judge_codes.py

no-judge-has-that-code-now = No table wants a judge by that code now. Ask for a new one.

## service/tables/ruling_bounds.py

two-judges-must-agree-to-a-point-without-a-warning = Two judges must agree to a point without a warning. Ask a second judge first.

## service/tables/table_settings.py

an-event-is-named-by-letters-and-numbers = An event is named by 1 to 16 letters and numbers.

## service/desk/desk.py

there-is-no-such-table-on-your-desk = There is no such table on your desk. Ask for its judge's code.

## service/desk/rulings.py

there-is-no-such-situation = There is no such situation in the finder.
very-much-was-ruled-here-already = Very much was ruled here already. Write the rest on paper, and tell the director.
nobody-asks-that = Nobody asks that.
a-second-judge-is-somebody-else = A second judge is somebody else than the first.
another-judge-has-answered-that = Another judge has answered that.
a-second-judge-is-asked-about-known = A second judge is asked about one of { $known }.
there-is-no-such-ruling = There is no such ruling at this table.

## service/desk/paper_tables.py

you-do-not-judge-at-this-event = You do not judge at this event. Ask for its judge's code.
a-section-is-a-letter-other-than-i = A section is a letter other than I.
there-is-no-such-appeal = There is no such appeal.
this-appeal-is-decided = This appeal is decided.
who-ruled-does-not-decide-the-appeal = Who ruled does not decide the appeal. Ask somebody who had no part in it.
an-appeal-is-open-here = An appeal is open here: the sheet waits until it is decided.
there-is-no-penalty-to-initial = There is no penalty here that waits for initials.

## service/desk/paper_penalties.py

there-is-no-such-cause = There is no such cause for a penalty.

## service/desk/solution_checks.py

there-is-no-such-check = There is no such Solution under the lock.
nothing-is-written-yet = Nothing is written yet. Copy what is circled.
a-solution-has-at-most-characters = A Solution has at most { $most } characters here.
the-goal-is-not-tapped-in-yet = The Goal is not tapped in yet.
no-solution-of-that-player-lies-open = No Solution of that player lies open now.

## service/desk/desk_lists.py

player-number = Player { $number }

## web/api/tables.py

only-a-director-makes-a-table-part-of-an-event = Only a director makes a table part of an event.

## web/api/desk_sheets.py

that-question-has-no-such-answer = That question has no such answer.
two-different-players-pick-up-the-block = Two different players pick up the block.
