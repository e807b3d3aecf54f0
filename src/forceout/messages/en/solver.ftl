## solver/equations/reasons.py

nothing-equals-a-goal-that-cannot-be-read = The Goal cannot be read as a legal expression, so nothing can equal it.
every-solution-needs-an-operation-and-none-is-left = Every Solution needs an operation between its numbers, and none is left.
a-required-cube-has-no-use = A cube in Required has no use in any Solution: it is neither a digit nor a sign in play.
required-digits-need-operations =
    { $operations ->
        [one] Required asks for { $digits } digits in one Solution, and there is only one operation to put between them.
       *[other] Required asks for { $digits } digits in one Solution, and there are only { $operations } operations to put between them.
    }
required-operations-need-numbers =
    { $digits ->
        [0] Required asks for operations, and no digit is left to put beside them.
        [one] Required asks for { $operations } operations in one Solution, and there is only one digit to put beside them.
       *[other] Required asks for { $operations } operations in one Solution, and there are only { $digits } digits to put around them.
    }
only-whole-numbers-can-be-made = These cubes make whole numbers only, and the Goal { $goal } is none.
only-multiples-can-be-made = Everything that these cubes make is a multiple of { $divisor }, and the Goal { $goal } is not.
nothing-below-one-can-be-made = These cubes make nothing that is as small as the Goal { $goal }.
no-prime-comes-into-a-denominator = Where nothing can be divided these cubes make no number with such a denominator as the Goal { $goal }.
no-such-root-can-be-taken = No sign here takes such a root as the Goal { $goal } needs.
a-required-zero-makes-all-zero = A required 0 makes everything 0 here, and the Goal is { $goal }.
nothing-so-long-can-be-made = These cubes are too few for a number that takes as long to write as the Goal { $goal }.
nothing-so-large-can-be-made = These cubes make nothing that is as large as the Goal { $goal }.
only-fractions-can-be-made = These cubes make fractions only, and the Goal { $goal } is none.
only-these-primes-can-be-multiplied = Without + and - these cubes make products of { $primes } only, and the Goal { $goal } is no such product.
only-one-and-zero-can-be-multiplied = Without + and - these cubes make 0 and 1 only, and the Goal is { $goal }.
nothing-below-zero-can-be-made = Without a - these cubes make nothing as far down as the Goal { $goal }.
these-cubes-were-put-together-in-every-way =
    { $count ->
        [one] One expression was worked out, the only one that these cubes can make, and it is not the Goal.
       *[other] { $count } steps were worked out, until these cubes could make nothing else, and the Goal was not among it.
    }
roots-without-end-never-come-to-the-goal = However many √ you put in front of a number, it only comes closer and closer to 1. That never leads to the Goal, and neither does anything else that these cubes can make.
factorials-without-end-never-come-to-the-goal = However many ! you write, the numbers only grow and grow. That never leads to the Goal, and neither does anything else that these cubes can make.
no-power-of-the-base-leads-to-the-goal = Whichever power of the base a 1 stands for, nothing that these cubes can make is the Goal.
nothing-without-end-leads-to-the-goal = Some things may go on without end here, such as √ in front of √, ! after !, or larger and larger powers of the base. However long they go on, nothing that these cubes can make is the Goal.
whatever-these-cubes-make-is-not-the-goal = Whatever these cubes can make is not the Goal.

## solver/on_sets/reasons.py

a-card-that-must-be-picked-was-not-dealt = Every Solution must pick a card that was not dealt.
all-cards-together-count-less = All cards together count { $most }, and the Goal is { $goal }.
a-cube-that-every-solution-needs-is-not-there = Every Solution needs { $cubes }, and there is none that may be used.
these-cubes-make-no-set-name = No Set-Name can be made of these cubes, whatever the wild cube stands for.
every-set-name-needs-a-set-and-none-is-left = Every Set-Name needs a color, V or Λ, and none is left.
every-solution-has-two-cubes-and-one-is-left = Every Solution has two cubes or more, and there are not so many left.
every-set-name-needs-an-operation-and-none-is-left = The { $sets } sets in Required need operations between them, and none is left.
required-sets-need-operations =
    { $operations ->
        [one] Required asks for { $sets } sets in one Set-Name, and there is only one operation to put between them.
       *[other] Required asks for { $sets } sets in one Set-Name, and there are only { $operations } operations to put between them.
    }
required-operations-need-sets = Required asks for { $operations ->
        [one] one operation between sets
       *[other] { $operations } operations between sets
    }, and { $sets ->
        [one] there is only one set to put around them
       *[other] there are only { $sets } sets to put around them
    }.
a-restriction-stands-between-two-sets = Required asks for a Restriction, which stands between two sets, and there are not so many.
only-one-set-is-the-goal = Two different sets are asked for, and only one of those that can be named is the Goal: { $solution }.
every-set-that-these-cubes-name-was-looked-at = Every set that these cubes can name was looked at, with every Restriction: none is the Goal.
