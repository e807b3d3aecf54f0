## games/equations/checking.py

write-the-whole-equation = Write the whole Equation, the Solution = the Goal as you read it: the Goal is missing (VII-B-2).
the-goal-may-not-be-read-like-this = The Goal { $goal } may not be read like this: { $reason }
what-is-written-for-the-goal-is-not-the-goal = What is written for the Goal is not the Goal { $goal }: write its cubes in their order, grouped as you read them, and not its value (VII-C-5-b).
keep-together-what-its-spaces-set-apart = keep together what its spaces set apart, and keep to its limits (VII-C-5-b).
an-equation-has-one-equals-sign = An Equation has one = sign.

## games/equations/cubes.py


## games/equations/cubes_used.py

the-solution-needs-cubes-more-than-it-may-use = The Solution needs { $cubes } more than it may use: what is left { $where } ({ $section }).{ $color }
after-now-one-cube-may-come-from-resources = After Now one cube may come from Resources, and this needs more ({ $cubes }): use one at most (VII-B-3-e).
a-solution-uses-at-least-two-cubes = A Solution uses at least two cubes, and this one uses one: add another (VII-B-3-a).
lies-only-in-forbidden-or-is-used-up = lies only in Forbidden or is used up
is-not-there-to-be-used = is not there to be used

## games/equations/goal.py

after-or-a-color-comes-the-symbol-on-the-cube = After ~, > or a color comes the symbol on the cube.
a-goal-has-at-most-cubes = A Goal has at most { $most } cubes.
a-goal-has-at-least-one-cube = A Goal has at least one cube.
character-is-on-no-cube = { $character } is on no cube: a Goal is its cubes from left to right.

## games/equations/in_force.py

the-solution-and-the-goal-must-be-equal = The Solution is { $solution } and the Goal, as written, is { $goal }: they must be equal (VII-B-2).

## games/equations/language/legal_expressions.py

at-the-end = at the end
a-number = a number
an-operation-sign = an operation sign
this-is-not-a-legal-expression = This is not a legal expression: { $expected } is missing { $here } (III-A).
before-item = before { $item }
before-the-group = before the group
a-numeral-of-two-digits-is-not-allowed-here = A numeral of two digits is not allowed here (VII-B-4).
what-stands-after-remark-is-none-of-the-values-that-this = What stands after := is none of the values that this expression can have (XIII-D-11).
it-is-grouped-against-the-spaces-of-the-goal = it is grouped against the spaces of the Goal

## games/equations/language/notation.py

a-turned-meaning-means-nothing = A turned { $meaning } means nothing: only digits, √ (percent) and ÷ are turned.
after-at-comes-the-symbol-on-the-cube = After @ comes the symbol on the cube, as in 3@0.
character-is-on-no-cube-of-equations-and-is-no-grouping = { $character } is on no cube of Equations and is no grouping symbol.
this-is-length-characters-long = This is { $length } characters long; an Equation of up to { $longest } is read.
a-cube-is-upside-down = A cube is upside-down (~), sideways (>) or both (>~).
after-or-comes-the-symbol-that-is-turned = After ~ or > comes the symbol that is turned.
before-at-comes-the-symbol-that-the-cube-stands-for = Before @ comes the symbol that the cube stands for, as in 3@0.
which-complex-number-is-meant-is-written-with-remark-inside-parentheses = Which complex number is meant is written with := inside parentheses.
this-symbol-is-never-closed = This { $symbol } is never closed.
a-number-or-an-expression-was-expected-here = A number or an expression was expected here.
these-groups-are-nested-more-than-deepest-deep = These groups are nested more than { $deepest } deep.
nothing-is-open-that-symbol-could-close-here = Nothing is open that { $symbol } could close here.
remark-stands-once-inside-the-parentheses-of-the-expression-it-explains = := stands once inside the parentheses of the expression it explains.

## games/equations/language/numerals.py

a-numeral-of-count-digits-is-not-allowed-in-this-solution = A numeral of { $count } digits is not allowed in this Solution: put an operation between the digits (VII-B-4).
a-turned-digit-stands-alone = A turned digit stands alone: it is no part of a longer numeral and takes no decimal point ({ $section }).
digit-is-a-turned-cube = { $digit } is a turned cube, which is not allowed here: Sideways or Upside-down must be in force, and a Goal has no cube turned both ways ({ $section }).
a-decimal-point-of-the-goal-goes-in-front-of-a = A decimal point of the Goal goes in front of a digit ({ $section }).
a-numeral-of-the-goal-has-one-or-two-digits = A numeral of the Goal has one or two digits, not { $count } (IV-B-1).
there-is-no-digit-in-base = There is no digit { $digit } in base { $base }: use digits below it ({ $section }).
zero-has-no-reciprocal = zero has no reciprocal, so a 0 cannot lie sideways

## games/equations/language/symbols.py

the-sign-symbol-why = The sign { $symbol } { $why }: leave it out ({ $section }).
may-be-put-into-the-goal-only = may be put into the Goal only
a-cube-cannot-stand-for-symbol-here = A { $cube } cube cannot stand for { $symbol } here: { $why } ({ $section }).
cube-is-not-wild-in-this-shake = { $cube } is not wild in this shake
the-goal-has-count-factorial-signs = The Goal has { $count } factorial signs, and at most { $most } may be put there ({ $section }).
the-equation-has-count-factorial-signs = The Equation has { $count } factorial signs: at most { $most } may be used in Goal and Solution together ({ $section }).
a-1-is-one-unless-powers-of-the-base-is-in = a 1 is one unless Powers of the Base is in force
base-has-no-digit-symbol = base { $base } has no digit { $symbol }

## games/equations/play.py

the-twenty-four-cubes-of-the-kit-are-rolled = The twenty-four cubes of the kit are rolled.
equations-has-no-cards = Equations has no cards.
a-goal-has-one-to-six-cubes = A Goal has one to six cubes.
there-is-no-variation-name = There is no variation { $name }.

## games/equations/readings/comparison.py

it-may-also-be-read-as-solution-equals-goal = It may also be read as { $solution } = { $goal }, that is { $solution_value } and { $goal_value }, which does not fit: add grouping symbols or say which value is meant (VII-B-6).
the-solution-has-no-value = The Solution has no value: { $reason } ({ $section }).
the-solution-has-no-value-at-all = The Solution has no value (III-A).
nobody-can-verify-this-equation = Nobody can verify this Equation, so it is ruled incorrect: { $reason } ({ $section }).
it-has-too-many-readings = it has too many readings, or values that cannot be compared

## games/equations/readings/goal_readings.py

there-are-no-grouping-symbols-on-the-mat = there are no grouping symbols on the mat
reason-a-goal-has-one-to-six-cubes = a Goal has one to six cubes
the-goal-may-not-be-beyond-largest-goal = the Goal may not be beyond { $largest_goal }

## games/equations/variations/base.py

division-does-not-play-base-number = { $division } does not play base { $number }.
base-needs-a-number-from-eight-to-twelve = Base needs a number from eight to twelve.

## games/equations/variations/exponent.py

exponent-needs-a-color = Exponent needs a color: red, blue, green or black.

## games/equations/variations/general_rule.py

the-base-of-a-power = the base of a power
an-exponent = an exponent
the-index-of-a-root = the index of a root
the-number-under-a-radical = the number under a radical
a-root = a root
it-cannot-be-told-whether-what-is-whole = it cannot be told whether { $what } is whole

## games/equations/variations/multiple_of.py

the-solution-and-the-goal-must-differ-by-a-multiple = The Solution is { $solution } and the Goal, as written, is { $goal }: they must differ by { $k }, { $twice } or another multiple of { $k }, and not be equal ({ $rule }).
multiple-of-k-needs-a-whole-number-k-from-six-to = Multiple of k needs a whole number k from six to eleven.

## games/equations/variations/smallest_prime.py

the-smallest-prime-is-taken-above-numbers-up-to-200 = the smallest prime is taken above numbers up to 200

## games/equations/variations/wild.py

in-division-only-the-0-cube-may-be-wild = In { $division } only the 0 cube may be wild.
the-wild-cube-is-0-or = The wild cube is 0 or ×: say which.
color-name =
    { $color ->
        [red] red
        [blue] blue
        [green] green
       *[black] black
    }
shown-names-cubes-and-the-kit-has-held = { $shown } { $names } cubes, and the kit has { $held }
every-cube-in-required-must-be-used = Every cube in Required must be used, and { $cubes } of them { $count ->
        [one] is
       *[other] are
    } not (VII-B-3-b).
an-exponent-needs-a-color-cube = {" "}An exponent needs a { $color } cube.
the-goal-has-no-legal-reading = The Goal { $goal } has no legal reading as an expression, so no Solution equals it (VII-C-5-a).
the-goal-has-no-legal-reading-why = The Goal { $goal } has no legal reading: { $why }, so no Solution equals it (VII-C-5-a).
reason-and-section = { $reason } ({ $section }).
a-decimal-point-goes-with-at-most-digits-here = A decimal point goes with at most { $most ->
        [0] no
       *[other] { $most }
    } digits here, and this has more ({ $section }).
needs-variation-which-is-not-in-force-here = needs { $variation }, which is not in force here
needs-variation-which-is-not-played-here = needs { $variation }, which is not played here
the-wild-cube-may-stand-for-a-numeral = the wild { $cube } may stand for a numeral
the-wild-cube-may-stand-for-a-symbol = the wild { $cube } may stand for a symbol that is on the cubes
the-wild-cube-stands-for-several = The wild { $cube } stands for { $meanings }: it must be one symbol everywhere, in the Goal and in the Solution ({ $section }).
first-and-for-others = { $first } and for { $others }
in-elementary-what-must-be-a-kind-number = in Elementary { $what } must be a { $kind ->
        [counting] counting
       *[whole] whole
    } number
three-operation-solution-asks-for-three-operation-symbols = Three-operation Solution asks for at least three operation symbols, and this Solution has { $count ->
        [0] none
       *[other] { $count }
    }: use more of them ({ $rule }).
base-eleven-or-twelve = Base eleven or twelve
base-twelve = Base twelve
