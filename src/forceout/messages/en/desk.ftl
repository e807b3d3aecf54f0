## judge/disclosure/lock.py

only-writer-and-checkers-ask-for-that = Only the writer and the checkers ask for that.
this-book-has-no-question-to-a-judge-whether-it-equals = In this book nobody asks a judge whether a Solution equals the Goal: a checker works it out.
it-is-settled-no-objection-is-left = It is settled: no objection is left.
our-sources-have-no-guidelines-for-this-game = Our sources have no guidelines for officials of this game, so this is never said.
nobody-has-challenged-impossible = Nobody has challenged { $impossible }.
player-has-not-decided-yet = { $player } has not decided yet.
everything-is-shown-when-the-shake-is-scored = Everything is shown when the shake is scored.
this-book-has-no-section = This book has no section { $section }.

## judge/disclosure/objections.py

player-does-not-check-it = { $player } does not check this Solution.
player-may-object-no-further = { $player } may object no further.
what-is-wrong-has-to-be-named = What is wrong has to be named first, and where.

## judge/disclosure/printed_lock.py

level-name =
    { $level ->
        [rule] What the rule says
        [objection] Does the objection hold?
        [equals] Does it equal the Goal?
        [worked-out] Worked out step by step
        [no-solution] No Solution exists
       *[everything] Everything
    }
level-is-heard-by =
    { $level ->
        [rule] Anyone who asks
        [objection] All, for an objection that was named
        [equals] All, if a checker asks; it ends objections
        [worked-out] All, if two results differ or nobody can
        [no-solution] All, once the Third Party has decided
       *[everything] Judges only, when the shake is scored
    }

## judge/disclosure/answers.py

the-objection-holds = The objection holds.
the-objection-does-not-hold = The objection does not hold.
no-it-does-not-equal-the-goal = No, the Solution does not equal the Goal.
nothing-can-be-worked-out = It cannot be read, so nothing can be worked out.
it-is-worked-out-step-by-step = Worked out as it is read here.
none-of-the-guidelines-reasons-is-here = None of the guidelines' reasons is here: it is worked out in the usual way.
the-challenger-is-right = The Challenger is right ({ $reason }).
it-is-correct = It is correct.
it-is-not-correct = It is not correct.

## judge/desk/lines.py

desk-yes = Yes.
desk-no = No.

## judge/desk/selection_check.py

that-selection-is-legal = That selection is legal.
the-selection-is-insulated-and-ignored = { $player } has acted legally since, so nobody loses a point, and the variation is ignored.
a-point-and-the-pick-is-lost = One point, and no more picks in place of this one: it was the second try.
a-point-and-another-pick = One point, and another variation within fifteen seconds.

## judge/desk/illegal_procedure.py

procedure-title =
    { $procedure ->
        [not-your-turn] Moved out of turn
        [two-cubes-without-bonus] Two cubes without calling Bonus
        [bonus-while-leading] The leader made a bonus move
        [bonus-before-goal-while-leading] A leading Goal-setter made a bonus move
        [last-cube-to-forbidden] The last cube put in Forbidden
        [cube-moved-again] A cube that was played is moved again
        [relation-to-forbidden] = or ⊆ put in Forbidden too early
        [relation-shifted-to-forbidden] = or ⊆ shifted to Forbidden
        [relation-as-bonus-before-goal] = or ⊆ as a bonus before the Goal
        [shift-as-bonus] A shift out of Permitted as a bonus
        [shift-after-last-cube] A shift after the last cube
        [digit-moved] A spare digit moved
        [illegal-selection] An illegal selection
        [goal-of-no-legal-shape] A Goal of no legal shape
        [goal-set-too-early] The Goal set too early
        [too-many-cards] Too many cards dealt
        [too-few-cards] Too few cards dealt
        [cards-chosen-by-dealer] The dealer chose the cards
        [restriction-cubes-rolled] Restriction cubes rolled in Elementary
        [negative-goal] A negative Goal
        [goal-that-is-no-expression] A Goal that is no legal expression
        [last-required-cube-forbidden] The last required cube put in Forbidden
        [too-few-operations-left] Too few operations left for Two Operations
       *[bonus-then-shift] A bonus, then a shift
    }
procedure-goes-back =
    { $procedure ->
        [two-cubes-without-bonus] One of the two cubes returns to Resources, whichever the player prefers.
        [bonus-while-leading] The second cube returns to Resources; the first stays as the move.
        [shift-as-bonus] The second cube returns to Resources, and no other move replaces it.
        [relation-as-bonus-before-goal] The cube returns to Resources, without another bonus once the Goal is begun; digits that are down stay.
        [cube-moved-again] The cube goes back to where it lay, and the player moves again.
        [relation-shifted-to-forbidden] The cube goes back to Permitted, and the player moves again.
        [shift-after-last-cube] The cube goes back to Permitted, and everybody writes.
        [digit-moved] Spare digits go to Forbidden, and it is still the same player's turn.
        [illegal-selection] The player picks another variation within fifteen seconds; after a second failure the pick is lost.
        [goal-of-no-legal-shape] The Goal is rearranged; digits that are down stay, more may be added up to three.
        [goal-set-too-early] The Goal is taken off the mat until cards and variations are ready.
        [too-many-cards] The cards dealt last leave the Universe, only as many as are too many.
        [too-few-cards] The dealer adds cards; after a second failure all are picked up and the Goal-setter deals.
        [cards-chosen-by-dealer] All cards are shuffled again and dealt from the top.
        [restriction-cubes-rolled] The Goal-setter turns them until V and Λ lie two to one.
        [last-cube-to-forbidden] The cube returns to Resources and goes to Required or Permitted; a challenge of that move is dropped.
        [bonus-before-goal-while-leading] The bonus cube returns to Resources.
       *[other] The cube returns to Resources, and the player moves again.
    }
was-it-named-exactly-and-at-once = Was it named at once, and exactly?
is-that-illegal = Is that illegal?
has-another-player-legally-acted-since = Has another player legally acted since?
by-player-who-did =
    { $did ->
        [select] Yes: { $player } has selected.
        [goal] Yes: { $player } has set a Goal.
        [challenge] Yes: { $player } has challenged.
        [present] Yes: { $player } has presented a Solution.
       *[other] Yes: { $player } has moved.
    }
name-it-exactly-or-it-is-not-heard = Name it exactly, or it is not heard. Until then everything stands.
it-stands-as-played-a-mistaken-charge-is-free = It stands as played. A mistaken charge costs nothing.
play-has-gone-on-so-it-stands = Play has gone on, so it stands, and nobody loses a point.
the-charge-holds = The charge holds. { $player } puts it right, and loses a point only if that is not done in time.
the-charge-holds-and-costs-a-point = The charge holds. { $player } puts it right and loses a point.

## judge/desk/penalties.py

cause-title =
    { $cause ->
        [too-late] Not done when the countdown ended
        [too-late-again] Not done in the additional minute either
        [invalid-challenge] A challenge that is not allowed
        [block-without-challenge] Picked up the block, nothing valid said
        [now-with-too-few-cubes] Now with too few cubes in Resources
        [now-with-nothing-on-mat] Now with nothing in Required or Permitted
        [challenge-after-last-cube] A challenge too late after the last cube
        [illegal-selection] A selection that is not legal
        [second-illegal-selection] A second selection that is not legal
        [leader-bonus] A bonus move by the leader
        [leader-bonus-before-goal] A bonus move by a leading Goal-setter
        [behaviour] Behaviour, after a warning
        [false-charges] One false charge after another, after a warning
        [disputed-and-no-goal-after-all] Disputed no Goal, then said it too
        [wrong-no-goal] Declared no Goal, and another player set one
       *[unfair-advantage] Unfair advantage, no warning needed
    }
warning-first = Warning first
not-needed-for-this-cause = Not needed for this cause.
warn-player-first = { $player } has had no warning. Warn first.
warned-in-round-it-lasts-into-later-rounds =
    { $round ->
        [0] Given earlier. It lasts into later rounds.
       *[other] Given in round { $round }, shake { $shake }. It lasts into later rounds.
    }
your-initials = Your initials
it-is-initialled = Initialled.
without-initials-it-does-not-count = Without them it does not count.
not-needed-in-this-division = Not needed in this division.
second-judge = Second judge
no-second-judge-is-needed = No second judge is needed for this.
both-judges-must-agree-or-there-is-no-penalty = Both judges must agree, or there is no penalty.
judge-agrees = { $judge } agrees.
next-is-a-warning-or-a-point-with-a-second-judge = Next: a warning for { $player }. A point at once only if a second judge agrees.
next-is-a-warning = Next: a warning for { $player }.
next-is-a-point = Next: a point from { $player }.
next-is-a-point-or-disqualification = Next: a point from { $player }, or disqualification for the round or all that follow.

## judge/desk/clocks.py

clock-title =
    { $clock ->
        [rolling] Rolling, and dealing
        [selecting] Selecting a variation
        [setting-goal] Setting the Goal
        [first-turn] First turn
        [turn] Any other turn
        [naming-challenge] Naming the challenge
        [challenging-last-cube] Challenging the last cube
        [writing] Writing
        [checking] Checking
        [agreeing-no-goal] Agreeing that there is no Goal
        [countdown] Countdown
        [additional-minute] Additional minute
        [correcting] Putting an illegal move right, at least
        [round] The round
        [last-shake] The last shake, after the warning
       *[writing-after-stop] Writing after the stop
    }
this-book-adds-no-time-for-controversies = This book adds no time for controversies.
time-is-added-only-in-the-last-five-minutes = Time is added only when you are called in the last five minutes before the warning.
seconds-are-added-for-this-table =
    { $seconds ->
        [one] One second is added for this table.
       *[other] { $seconds } seconds are added for this table.
    }

## judge/desk/appeals.py

does-this-book-have-appeals = Does this book have appeals?
the-judges-ruling-is-final-by-this-book = By this book a judge's ruling is final.
has-a-second-judge-ruled = Has a second judge ruled?
is-the-scoresheet-not-yet-initialled = Is the scoresheet not initialled by the player?
a-signature-ends-it = The player has initialled the scoresheet, which ends it.
call-a-second-judge-first = Call a second judge first.
the-result-is-held-until-the-appeal-is-decided = The result is held until the appeal is decided.

## judge/desk/equipment.py

equipment-item =
    { $item ->
        [cards] Sixteen cards, all different, the blank one among them
        [cubes-with-cards] Eighteen cubes: three with digits, eight with colours, four with operations, three with V, Λ, = and ⊆
        [cubes-without-cards] Twenty-four cubes, six of each colour
        [mat] A mat with Goal, Required, Permitted and Forbidden
        [timer] A sand timer of one minute
        [block] A challenge block like a cube, small enough for one hand
        [paper] Pencils or pens, blank paper, the variation sheet; no notes, books or tables
        [charts] Printed charts without any mark
       *[devices] Phones, watches, calculators and other devices put away
    }
there-are-no-such-cards = There are no such cards: { $cards }.
these-cards-are-missing = Missing: { $cards }.
these-cards-are-there-twice = There twice: { $cards }.
there-are-no-such-cubes = No cube shows { $cubes }.
the-kit-has-not-so-many = One kit has not so many: { $excess }.
cubes-are-missing =
    { $count ->
        [one] Only one cube is there.
       *[other] Only { $count } cubes are there.
    }

## judge/desk/two_challengers.py

do-three-play-so-that-the-third-can-say = Do three play, so that the third player can say?
does-this-book-have-two-challengers = Does this book have two Challengers?
has-the-third-player-said = Has the third player said how it was?
player-was-first-and-is-the-challenger = { $player } was first and is the Challenger.
ask-the-third-player = Ask the third player: who was first, or was it together?
who-has-the-block-is-the-challenger = This book has one Challenger: whoever has the block.
both-are-challengers = { $first } and { $second } are both Challengers.

## judge/desk/rule_questions.py

name-what-is-wrong-with-it-or-we-go-on = That was question { $asked }. Say what is wrong with it, and where; if you can't, we go on.

## judge/practice_test/from_situations.py

what-do-you-rule = { $happened } What do you rule?
what-does-it-cost = { $happened } What does it cost?
may-you-tell-the-players = { $happened } May you tell the players this now? { $line }
price-in-words =
    { $price ->
        [nothing] Nothing
        [point] A point at once
        [point-if-late] A point, but only if it is not done or put right in time
       *[warning] A warning first, then a point each time
    }
ruling-and-penalty = { $ruling } Penalty: { $penalty }

## judge/practice_test/from_positions.py

is-this-variation-legal = Selected: { $variation }. Is that a legal choice?
is-this-selection-legal = Selected: { $variation } ({ $filled }). Is that a legal choice?
does-this-objection-hold = The Solution is { $solution }. A checker says: { $objection } Does the objection hold?
the-objection-holds-because = It holds. { $why }
nothing-shows-that = It does not hold.

## judge/on_sets/samples.py

objection-not-equal = It does not equal the Goal, { $goal }.
objection-required-unused = The { $cube } in Required is not used.
objection-cube-unavailable = There is no { $cube } that may be used.
