## games/equations/values/arithmetic.py

it-cannot-be-told-whether-the-number-is-real = it cannot be told whether the number is real
it-cannot-be-told-whether-the-divisor-is-zero = it cannot be told whether the divisor is zero
nothing-can-be-divided-by-zero = nothing can be divided by zero
an-exponent-is-a-real-number = an exponent is a real number
it-cannot-be-told-whether-the-exponent-is-whole = it cannot be told whether the exponent is whole
which-of-the-complex-roots-is-meant-must-be-said = which of the complex roots is meant must be said
the-power-of-a-complex-number-is-too-large = the power of a complex number is too large
a-root-is-taken-of-real-numbers = a root is taken of real numbers
a-logarithms-argument-and-base-are-positive-numbers = a logarithm's argument and base are positive numbers

## games/equations/values/complexes.py

the-direction-of-a-complex-root-cannot-be-told = the direction of a complex root cannot be told
it-cannot-be-told-how-many-values-the-power-has = it cannot be told how many values the power has
a-power-with-values-is-too-large = a power with { $values } values is too large
the-sign-of-the-base-cannot-be-told = the sign of the base cannot be told
the-number-is-too-large-for-a-complex-root = the number is too large for a complex root

## games/equations/values/functions.py

the-number-is-too-large-to-be-split-into-primes = the number is too large to be split into primes
it-cannot-be-told-whether-the-number-is-whole = it cannot be told whether the number is whole
only-whole-numbers-from-0-up-have-a-factorial = only whole numbers from 0 up have a factorial
a-remainder-is-taken-of-counting-numbers = a remainder is taken of counting numbers
a-remainder-is-taken-of-numbers-up-to-limit = a remainder is taken of numbers up to { $limit }
the-remainder-is-out-of-reach = the remainder is out of reach
a-greatest-common-factor-is-taken-of-whole-numbers = a greatest common factor is taken of whole numbers
zero-and-zero-have-no-greatest-common-factor = 0 and 0 have no greatest common factor
a-least-common-multiple-is-taken-of-counting-numbers = a least common multiple is taken of counting numbers
the-prime-factors-of-a-large-sum-are-out-of-reach = the prime factors of a large sum are out of reach
only-counting-numbers-have-factors = only counting numbers have factors
factors-are-counted-for-numbers-up-to-limit = factors are counted for numbers up to { $limit }
only-a-rational-number-has-a-next-prime = only a rational number has a next prime
the-next-prime-is-out-of-reach = the next prime is out of reach
the-greatest-common-factor-is-out-of-reach = the greatest common factor is out of reach

## games/equations/values/inverse.py

the-sign-of-a-part-cannot-be-told = the sign of a part cannot be told
the-terms-have-no-common-denominator = the terms have no common denominator

## games/equations/values/limits.py

the-number-is-too-long-to-write-out = the number is too long to write out

## games/equations/values/logs.py

it-cannot-be-told-whether-a-part-is-1 = it cannot be told whether a part is 1
it-cannot-be-told-whether-a-logarithms-base-is-1 = it cannot be told whether a logarithm's base is 1
there-are-no-logarithms-to-the-base-1 = there are no logarithms to the base 1

## games/equations/values/meter.py

the-calculation = the calculation
all-its-calculations-together = all its calculations together
what-would-take-too-many-steps = { $what } would take too many steps

## games/equations/values/number.py

the-expression-is-too-large-to-be-handled-exactly = the expression is too large to be handled exactly

## games/equations/values/powers.py

it-cannot-be-told-whether-the-index-is-zero = it cannot be told whether the index is zero
there-is-no-zeroth-root = there is no zeroth root
it-cannot-be-told-whether-the-exponent-is-odd-or-even = it cannot be told whether the exponent is odd or even
an-even-root-of-a-negative-number-is-not-a-real = an even root of a negative number is not a real number
it-cannot-be-told-whether-the-exponent-is-positive = it cannot be told whether the exponent is positive
zero-has-only-positive-powers-and-roots = zero has only positive powers and roots

## games/equations/values/terms.py

the-sum-has-too-many-terms = the sum has too many terms
the-sign-of-a-logarithms-part-cannot-be-told = the sign of a logarithm's { $part ->
        [base] base
       *[argument] argument
    } cannot be told
a-logarithms-part-is-a-positive-number = a logarithm's { $part ->
        [base] base
       *[argument] argument
    } is a positive number
a-negative-number-has-no-kind-with-an-irrational-exponent = a negative number has no { $kind ->
        [root] root
       *[power] power
    } with an irrational exponent
no-interval-holds-it = no interval holds it
