## practice/grading.py

the-answer-says-nothing = The answer needs “{ $field }”, with something in it.
the-answer-is-too-long = “{ $field }” has more than { $longest } characters. No Solution is so long.

## practice/kinds/which_challenge.py

the-claim-is-one-of-three = Say “now”, “impossible” or “neither”.
now-is-right-because-of-a-solution = Now is right: { $solution } uses what lies on the mat and at most one more cube.
impossible-is-right = Impossible is right. { $proof }
impossible-is-wrong-because-of-a-solution = It is possible: { $solution }.
one-more-cube-is-not-enough = Every cube in Resources was tried as the one more, and none is enough. With more of them there is { $solution }, so neither challenge is right.
it-would-be-possible-with-a-forbidden-cube = There would be a Solution with the { $cube } that lies in Forbidden: { $solution }. Without it, every way to use the cubes fails.
the-required-cubes-do-not-go-together = There would be a Solution if no cube were in Required: { $solution }. But there is none that uses all of those.
a-variation-makes-it-impossible = There would be a Solution without { $variation }: { $solution }. But there is none that does as it asks.
every-way-to-use-the-cubes-was-looked-at = Every way to use the cubes that are left was looked at, and none equals the Goal.

## practice/kinds/what_is_wrong.py

that-criterion-was-not-offered = Choose one of the reasons that are offered.
that-criterion-is-kept = The Solution does keep that rule. Something else is wrong with it.
that-copy-shows-no-failing-reading = That copy does not show it. Add brackets only, and so that the value is not the Goal's.
the-criterion-is-right-the-place-is-not = That is the rule that is broken, but not there. Look for the exact place.

## practice/kinds/another_reading.py

it-can-be-read-so-that-it-fails = Somebody can put brackets into it so that it does not equal the Goal. Whoever writes it so has lost.
ambiguous-is-true-or-false = “ambiguous” is true or false.
every-reading-of-it-equals-the-goal = Nobody can do that here: wherever brackets are put, it equals the Goal.
every-reading-with-a-value-equals-the-goal = Nobody can do that here: wherever brackets are put so that it has a value, it equals the Goal. A way to read it without a value, such as dividing by 0, does not count.

## practice/kinds/safe_move.py

no-such-cube-to-move = There is no { $cube } in Resources that could go there.
that-move-is-not-allowed-now = { $cube } may not go there now.
then-now-is-right = After that move Now is right: { $solution }.
then-impossible-is-right = After that move Impossible is right: every way to use the cubes that are left fails.

## practice/goal_outcomes.py

that-is-no-goal = That is not a Goal. Lay out digits in one of the shapes.
two-cubes-spoil-this-goal = If { $first } and { $second } go to Forbidden, there is no Solution any more, and Impossible is right.
this-goal-is-impossible-at-once = Impossible is right as soon as this Goal is set: no Solution equals it.

## practice/equations/sense.py

that-goal-was-not-offered = Choose one of the Goals that are offered.

## practice/sprints/equations.py

technique-power-remainder = Powers and what is left
technique-number-of-factors = Number of factors
technique-factorial = Factorials
technique-base = Base 8, 9, 11, 12
technique-lcm = Least common multiple
technique-gcf = Greatest common factor
technique-smallest-prime = Smallest prime above
technique-decimal = Tenths
technique-root = Roots that come out
task-power-remainder = { $base } * { $exponent } divided by { $k }: what is left?
step-power-starts = { $base } divided by { $k } leaves { $left }.
step-power-goes-on = For { $base } * { $power }: { $before } × { $base } = { $product }, and divided by { $k } that leaves { $left }.
task-number-of-factors = How many factors has { $number }?
step-prime-factors = { $number } = { $product }
step-count-of-factors = Each prime may be taken not at all, or up to as often as it is there: { $product } = { $count }.
task-factorial = { $top }!
task-factorial-divided = { $top }! ÷ { $bottom }!
step-factorial = { $top }! = { $product }
step-factorial-cancels = All of { $bottom }! is in { $top }! too. What is left is { $product }.
step-that-is = That is { $value }.
task-base = { $numeral } in base { $base } is which number?
step-base-place = The first digit counts { $base }s: { $tens } × { $base } = { $product }.
step-sum = { $first } + { $second } = { $value }
task-lcm = Least common multiple of { $first } and { $second }
step-multiples = Multiples of { $number }: { $multiples }
step-first-multiple = { $value } is the first of them that { $other } divides.
task-gcf = Greatest common factor of { $first } and { $second }
step-common-factors = What both have: { $product }.
task-smallest-prime = Smallest prime above { $number }
step-not-prime = { $number } = { $product } is not prime.
step-is-prime = { $number } is prime.
task-decimal = .{ $tenths } × { $number }
step-tenths = { $tenths } × { $number } = { $product }
step-divided-by-ten = It is tenths that are counted, so divide by ten: { $product } ÷ 10 = { $value }.
task-root = { $index } √ { $power }
step-root = { $product } = { $power }, so the root is { $value }.

## practice/sprints/on_sets.py

technique-how-many = How many cards?
technique-removed = What does the Restriction remove?
technique-null = Is it a null Restriction?
technique-complement-difference = Complement and difference
technique-which-pick = Which picks exactly that many?
task-how-many = How many cards does { $set } pick?
task-removed = How many cards does { $restriction } remove?
task-is-null = Does { $restriction } remove no card at all?
task-which-picks = Which one picks exactly { $count }?
step-set-picks =
    { $count ->
        [one] { $set } picks one card.
       *[other] { $set } picks { $count } cards.
    }
step-equal-removes = { $left } = { $right } removes every card that is in one of them and not in the other.
step-subset-removes = { $left } ⊆ { $right } removes every card that is in { $left } and not in { $right }.
step-removed =
    { $count ->
        [0] That is none: a null Restriction.
        [one] That is one card.
       *[other] That is { $count } cards.
    }

## practice/worksheet.py

worksheet-title = Puzzles { $code }
worksheet-answers = Answers { $code }
worksheet-name = Name
worksheet-variation = { $name } { $value }
worksheet-variations = Variations: { $names }
worksheet-find = Write a Solution. Use every Required cube, and what you like from Resources.
worksheet-find-now = Write a Solution. Use every Required cube, and one cube from Resources at most.
worksheet-find-forceout = Write a Solution. Use every Required cube, and nothing from Resources.
worksheet-challenge = Would Now be right, would Impossible be right, or neither?
worksheet-wrong =
    { $end ->
        [now] This was written after Now. What is wrong with it, and where?
        [forceout] This was written after a forceout. What is wrong with it, and where?
       *[impossible] This was written after Impossible was challenged. What is wrong with it, and where?
    }
worksheet-reading = Put brackets in so that it does not equal the Goal, or write that nobody can.
worksheet-safe = After which moves is neither Now nor Impossible right? There are one or two, and no bonus.
worksheet-goal = Set a Goal that is possible whichever two cubes go to Forbidden.
worksheet-goal-at-once = Set a Goal for which there is a Solution.
worksheet-cards = Cards
worksheet-goal-on-mat = Goal
worksheet-section =
    { $section ->
        [required] Required
        [permitted] Permitted
        [forbidden] Forbidden
       *[resources] Resources
    }
worksheet-claim =
    { $claim ->
        [now] Now is right.
        [impossible] Impossible is right.
       *[neither] Neither is right.
    }
worksheet-not-ambiguous = Nobody can.
worksheet-move = { $cube } to { $section }
