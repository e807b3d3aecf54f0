## judge/disclosure/lock.py

only-writer-and-checkers-ask-for-that = Only the writer and the checkers ask for that.
this-book-has-no-question-to-a-judge-whether-it-equals = In this book nobody asks a judge whether a Solution equals the Goal: a checker works it out.
it-is-settled-no-objection-is-left = It is settled: no objection is left.
our-sources-have-no-guidelines-for-this-game = Our sources have no guidelines for officials of this game, so this is never said.
nobody-has-challenged-impossible = Nobody has challenged { $impossible }.
player-has-not-decided-yet = { $player } has not decided yet.
everything-is-shown-when-the-shake-is-scored = Everything is shown when the shake is scored.
this-book-has-no-section = This book has no section { $section }.
player-does-not-check-it = { $player } does not check this Solution.
player-may-object-no-further = { $player } may object no further.
what-is-wrong-has-to-be-named = What is wrong has to be named first, and where.

## judge/disclosure/printed_lock.py

level-name =
    { $level ->
        [rule] What the rule says
        [objection] Does the objection hold?
        [equals] Does it equal the Goal?
        [worked_out] Worked out step by step
        [no_solution] No Solution exists
       *[everything] Everything
    }
level-is-heard-by =
    { $level ->
        [rule] Anyone who asks
        [objection] All, for an objection that was named
        [equals] All, if a checker asks; it ends objections
        [worked_out] All, if two results differ or nobody can
        [no_solution] All, once the Third Party has decided
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
