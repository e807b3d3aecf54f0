## rules/absence.py

player-is-not-at-the-table = { $player } is not at the table.
an-absence-is-recorded-before-the-roll = An absence is recorded before the roll, while two others are there.

## rules/bonus_moves.py

and-relation-cannot-be-the-bonus-cube = = and ⊆ cannot be the bonus cube.
a-bonus-cube-comes-from-resources = A bonus cube comes from Resources, not out of Permitted.
there-is-one-bonus-in-a-turn = There is one bonus in a turn.
the-player-who-leads-the-match-has-no-bonus-move = The player who leads the match has no bonus move.
the-basic-game-has-no-bonus-moves = The basic game has no bonus moves.
a-bonus-move-comes-before-the-goal-or-before-a-regular = A bonus move comes before the Goal or before a regular move.
cube-cannot-be-a-bonus-cube = { $cube } cannot be a bonus cube.
there-is-no-cube-in-resources = There is no { $cube } in Resources.
a-bonus-cube-goes-from-resources-to-forbidden = A bonus cube goes from Resources to Forbidden.
only-the-goal-setter-has-a-bonus-now = Only the Goal-setter has a bonus now.
the-goal-is-begun = The Goal is begun: it is too late for a bonus.

## rules/challenging.py

a-digit-is-no-move = A digit is no move: it is still { $player }'s turn, and the challenge is set aside.
now-needs-at-least-needed-cubes-in-resources = Now needs at least { $needed } cubes in Resources.
there-is-nothing-to-challenge-now = There is nothing to challenge now.
that-move-does-not-count = That move does not count: the cube goes back, and play goes on.
the-time-for-challenging-is-over = The time for challenging is over.
you-have-presented-a-solution = You have presented a Solution, and so decided not to challenge.
you-moved-last-you-cannot-challenge-yourself = You moved last: you cannot challenge yourself.
the-block-was-picked-up-without-a-challenge = The block was picked up without a challenge.
now-is-not-possible-while-required-and-permitted-are-empty = Now is not possible while Required and Permitted are empty.
player-has-the-challenge-block = { $player } has the challenge block.
there-is-no-goal-to-challenge-yet = There is no Goal to challenge yet.

## rules/checking.py

the-judge-has-said-that-it-equals-the-goal = The judge has said that it equals the Goal: no further objection is allowed.
players-solution-is-being-checked = { $player }'s Solution is being checked: one at a time.
you-have-accepted-it = You have accepted it: an answer is not taken back.
in-this-book-each-checker-proves-ambiguity-alone = In this book each checker proves ambiguity alone.
that-is-not-shown-to-be-wrong-with-it = That is not shown to be wrong with it.
your-proof-of-ambiguity-failed = Your proof of ambiguity failed: no further objection is allowed.
no-solution-is-checked-now = No Solution is checked now.
player-has-presented-nothing = { $player } has presented nothing.
your-opponents-check-your-solution = Your opponents check your Solution.
player-is-not-the-other-checker = { $player } is not the other checker.
yes-the-solution-equals-the-goal = Yes, the Solution equals the Goal.
checkers-join-to-prove-ambiguity = Checkers join to prove ambiguity: show the regrouping.
player-has-tried-already = { $player } has tried already.

## rules/end_of_round.py

only-the-director-ends-the-round = Only the director ends the round.
only-the-clock-tells-the-time = Only the clock tells the time.
time-goes-forward-a-day-at-a-time-at-most = Time goes forward, a day at a time at most.

## rules/engine.py

the-shake-is-over = The shake is over.
player-does-not-play-at-this-table = { $player } does not play at this table.

## rules/illegal_procedures.py

player-has-had-no-warning-yet = { $player } has had no warning yet: warn first, and take a point when it happens again.
player-has-the-challenge-block-the-challenge-comes-first = { $player } has the challenge block: the challenge comes first.
that-is-not-illegal-procedure = That is not illegal procedure; the play stands.
it-is-too-late = It is too late: another player has acted since.
only-a-judge-may-do-that = Only a judge may do that.
a-penalty-takes-at-least-one-point = A penalty takes at least one point.

## rules/legal_actions.py

a-referee-sees-to-the-rules-here = A referee sees to the rules here: what is illegal is not done.
it-is-too-late-to-charge-anything-in-this-shake = It is too late to charge anything in this shake.

## rules/match.py

no-shake-is-under-way = No shake is under way.

## rules/match_actions.py

all-have-signed-the-scoresheet-stands = All have signed: the scoresheet stands, unless the director rules on intent to deceive.
player-does-not-play-in-this-match = { $player } does not play in this match.
the-scoresheet-is-signed = The scoresheet is signed: the match is over.
the-first-goal-setter-is-known = The first Goal-setter is known.
player-does-not-roll-now = { $player } does not roll now.
that-face-is-not-on-the-cube-that-is-rolled-for = That face is not on the cube that is rolled for the first Goal.
two-players-at-least-play-a-shake = Two players at least play a shake.
the-first-goal-setter-is-not-drawn-yet = The first Goal-setter is not drawn yet.
a-shake-is-under-way = A shake is under way.
the-rounds-time-is-up = The round's time is up: no new shake is started.
the-scoresheet-is-being-signed = The scoresheet is being signed.
who-has-signed-the-scoresheet-appeals-no-more = Who has signed the scoresheet appeals no more.
this-book-has-no-appeals = This book has no appeals: the judge's ruling stands.
a-second-judge-must-have-ruled-on-it-before-it-is = A second judge must have ruled on it before it is appealed.
the-scoresheet-is-signed-when-the-last-shake-is-over = The scoresheet is signed when the last shake is over.
player-has-signed = { $player } has signed.
who-appeals-signs-when-the-appeal-is-decided = Who appeals signs when the appeal is decided.
a-judge-must-first-initial-the-penalties-on-the-scoresheet = A judge must first initial the penalties on the scoresheet.
in-this-book-one-judge-rules = In this book one judge rules.
player-has-no-penalty-to-approve = { $player } has no penalty to approve.
a-player-is-disqualified-once = A player is disqualified once, between shakes; void the shake first.
in-this-book-no-time-is-added-to-a-round = In this book no time is added to a round.
between-one-second-and-an-hour-is-added = Between one second and an hour is added.
there-is-no-finished-shake-to-play-again = There is no finished shake to play again; a shake under way is voided.
a-shake-or-the-round-is-played-again = A shake or the round is played again, by two or by three.
it-is-played-again-by-those-who-are-not-disqualified = It is played again by those who are not disqualified, or by all three.
only-the-director-rules-on-that = Only the director rules on that.
the-director-gives-a-reason = The director gives a reason.
player-has-not-signed-the-scoresheet = { $player } has not signed the scoresheet.
player-has-no-open-appeal = { $player } has no open appeal.

## rules/moving_cubes.py

cube-cant-go-to-forbidden-yet = { $cube } can't go to Forbidden yet: { $count } cubes are still in Resources. It may once four or fewer are left.
cubes-stay-where-they-were-played-for-the-rest-of-the = Cubes stay where they were played for the rest of the shake.
cube-is-never-shifted-to-forbidden = { $cube } is never shifted to Forbidden; it may be shifted to Required.
no-solution-uses-cube = No Solution uses { $cube }: move another cube.
it-is-players-turn = It is { $player }'s turn.
the-last-cube-cannot-go-to-forbidden = The last cube cannot go to Forbidden: Required or Permitted.
cubes-stay-where-they-were-played = Cubes stay where they were played, unless { $variation } is in force.
no-cube-can-be-moved-now = No cube can be moved now.
a-cube-goes-to-required = A cube goes to required, permitted or forbidden.
no-cube-can-be-shifted-now = No cube can be shifted now.
there-is-no-cube-in-permitted = There is no { $cube } in Permitted.
a-cube-is-shifted-to-required-or-forbidden = A cube is shifted to required or forbidden.
once-the-last-cube-is-down-nothing-is-shifted = Once the last cube is down nothing is shifted.

## rules/selecting.py

the-cubes-are-not-rolled-now = The cubes are not rolled now.
player-rolls-the-cubes = { $player } rolls the cubes.
only-the-restriction-cubes-are-set-out-again = Only the Restriction cubes are set out again; the others stay.
no-cards-are-dealt-now = No cards are dealt now.
the-cards-are-dealt-already = The cards are dealt already.
player-deals-the-cards = { $player } deals the cards.
variations-are-not-selected-now = Variations are not selected now.
player-selects-a-variation-now = { $player } selects a variation now.
a-variation-must-be-selected = A variation must be selected.

## rules/setting_goal.py

every-cube-that-was-in-the-goal-stays-in-it = Every cube that was in the Goal stays in it.
no-goal-can-be-set-now = No Goal can be set now; once set it is not changed.
player-sets-the-goal = { $player } sets the Goal.
this-cannot-be-read-as-a-goal = This cannot be read as a Goal.
there-is-no-taken-left-to-use = There is no { $taken } left to use.
no-goal-is-declared-when-a-goal-is-to-be-set = "No Goal" is declared when a Goal is to be set.
after-a-bonus-move = After a bonus move, or a cube in its section, a Goal must be set.
nobody-has-declared-no-goal = Nobody has declared "no Goal".
your-answer-is-not-asked-for-again = Your answer is not asked for (again).
player-sets-a-goal-now = { $player } sets a Goal now.

## rules/starting_shake.py

variation-is-always-in-force-in-division = { $variation } is always in force in { $division }: pick another.
variation-is-not-on-the-list-of-division = { $variation } is not on the list of { $division }: pick another.
variation-is-already-chosen-for-this-shake = { $variation } is already chosen for this shake: pick another.
variation-would-change-nothing-in-this-shake = { $variation } would change nothing in this shake, so it cannot be picked.
variation-conflicts-with-other = { $variation } conflicts with { $other }, which is already chosen: pick another.

## rules/two_challengers.py

there-is-no-challenge-that-two-could-have-made = There is no challenge that two could have made.
the-other-challenger-is-neither-the-mover-nor-the-challenger = The other Challenger is neither the Mover nor the Challenger.
the-third-player-says-whether-two-picked-up-the-block-together = The third player says whether two picked up the block together.

## rules/two_cubes_without_bonus.py

there-is-no-cube-to-choose-between = There is no cube to choose between.
the-cubes-have-been-moved-since = The cubes have been moved since.
the-cube-that-can-go-back-instead-is-cube = The cube that can go back instead is { $cube }.
the-cubes-that-can-go-back-are-cube-and-other = The cubes that can go back are { $cube } and { $other }.

## rules/variation.py

variation-has-nothing-to-fill-in = { $variation } has nothing to fill in.

## rules/writing.py

your-claim-is-that-there-is-no-solution = Your claim is that there is no Solution, so you present none.
you-declared-no-goal = You declared "no Goal", so you present no Solution.
you-say-that-there-is-no-solution-with-one-more-cube = You say that there is no Solution with one more cube, so you present none.
no-side-is-taken-now = No side is taken now.
there-is-no-third-party-who-could-take-a-side = There is no Third Party who could take a side.
only-the-third-party-takes-a-side = Only the Third Party takes a side: the Challenger's or the Mover's.
the-decision-is-made-and-is-not-taken-back = The decision is made and is not taken back.
nobody-has-to-say-now-whether-a-solution-will-be-presented = Nobody has to say now whether a Solution will be presented.
there-is-no-third-party-who-could-say-so = There is no Third Party who could say so.
only-the-third-party-says-whether-a-solution-will-be-presented = Only the Third Party says whether a Solution will be presented.
the-decision-not-to-present-is-not-taken-back = The decision not to present is not taken back.
no-solution-is-asked-for-now = No Solution is asked for now.
what-is-presented-is-not-changed = What is presented is not changed.
the-time-for-presenting-is-over = The time for presenting is over.
what-is-presented-is-not-taken-back = What is presented is not taken back.
unreadable-at = { $why } (at { $text })
unreadable-at-the-end = { $why } (at the end)
player-has-had-no-warning-yet-second-judge = { $player } has had no warning yet: warn first, and take a point when it happens again. At once only where a second judge agrees (IX-D).
no-variations-are-selected-in-the-form-game = No variations are selected in the { $form ->
        [basic] basic
        [advanced] advanced
       *[adventurous] adventurous
    } game.
