### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## games/equations/values/arithmetic.py

it-cannot-be-told-whether-the-number-is-real = no se puede saber si el número es real
it-cannot-be-told-whether-the-divisor-is-zero = no se puede saber si el divisor es cero
nothing-can-be-divided-by-zero = nada se puede dividir entre cero
an-exponent-is-a-real-number = un exponente es un número real
it-cannot-be-told-whether-the-exponent-is-whole = no se puede saber si el exponente es entero
which-of-the-complex-roots-is-meant-must-be-said = hay que decir cuál de las raíces complejas se quiere
the-power-of-a-complex-number-is-too-large = la potencia de un número complejo es demasiado grande
a-root-is-taken-of-real-numbers = una raíz se saca de números reales
a-logarithms-argument-and-base-are-positive-numbers = el argumento y la base de un logaritmo son números positivos

## games/equations/values/complexes.py

the-direction-of-a-complex-root-cannot-be-told = no se puede saber la dirección de una raíz compleja
it-cannot-be-told-how-many-values-the-power-has = no se puede saber cuántos valores tiene la potencia
a-power-with-values-is-too-large = una potencia con { $values } valores es demasiado grande
the-sign-of-the-base-cannot-be-told = no se puede saber el signo de la base
the-number-is-too-large-for-a-complex-root = el número es demasiado grande para una raíz compleja

## games/equations/values/functions.py

the-number-is-too-large-to-be-split-into-primes = el número es demasiado grande para partirlo en primos
it-cannot-be-told-whether-the-number-is-whole = no se puede saber si el número es entero
only-whole-numbers-from-0-up-have-a-factorial = solo los números enteros desde 0 tienen factorial
a-remainder-is-taken-of-counting-numbers = un resto se saca de números naturales desde 1
a-remainder-is-taken-of-numbers-up-to-limit = un resto se saca de números de hasta { $limit }
the-remainder-is-out-of-reach = el resto está fuera de alcance
a-greatest-common-factor-is-taken-of-whole-numbers = un máximo común divisor se saca de números enteros
zero-and-zero-have-no-greatest-common-factor = 0 y 0 no tienen máximo común divisor
a-least-common-multiple-is-taken-of-counting-numbers = un mínimo común múltiplo se saca de números naturales desde 1
the-prime-factors-of-a-large-sum-are-out-of-reach = los factores primos de una suma grande están fuera de alcance
only-counting-numbers-have-factors = solo los números naturales desde 1 tienen divisores
factors-are-counted-for-numbers-up-to-limit = los divisores se cuentan de números de hasta { $limit }
only-a-rational-number-has-a-next-prime = solo un número racional tiene primo siguiente
the-next-prime-is-out-of-reach = el primo siguiente está fuera de alcance
the-greatest-common-factor-is-out-of-reach = el máximo común divisor está fuera de alcance

## games/equations/values/inverse.py

the-sign-of-a-part-cannot-be-told = no se puede saber el signo de una parte
the-terms-have-no-common-denominator = los términos no tienen denominador común

## games/equations/values/limits.py

the-number-is-too-long-to-write-out = el número es demasiado largo para escribirlo entero

## games/equations/values/logs.py

it-cannot-be-told-whether-a-part-is-1 = no se puede saber si una parte es 1
it-cannot-be-told-whether-a-logarithms-base-is-1 = no se puede saber si la base de un logaritmo es 1
there-are-no-logarithms-to-the-base-1 = no hay logaritmos de base 1

## games/equations/values/meter.py

the-calculation = el cálculo
all-its-calculations-together = todos sus cálculos juntos
what-would-take-too-many-steps = { $what } llevaría demasiados pasos

## games/equations/values/number.py

the-expression-is-too-large-to-be-handled-exactly = la expresión es demasiado grande para tratarla con exactitud

## games/equations/values/powers.py

it-cannot-be-told-whether-the-index-is-zero = no se puede saber si el índice es cero
there-is-no-zeroth-root = no hay raíz de índice cero
it-cannot-be-told-whether-the-exponent-is-odd-or-even = no se puede saber si el exponente es par o impar
an-even-root-of-a-negative-number-is-not-a-real = una raíz par de un número negativo no es un número real
it-cannot-be-told-whether-the-exponent-is-positive = no se puede saber si el exponente es positivo
zero-has-only-positive-powers-and-roots = cero solo tiene potencias y raíces positivas

## games/equations/values/terms.py

the-sum-has-too-many-terms = la suma tiene demasiados términos
the-sign-of-a-logarithms-part-cannot-be-told = no se puede saber el signo de { $part ->
        [base] la base
       *[argument] el argumento
    } de un logaritmo
a-logarithms-part-is-a-positive-number = en un logaritmo, { $part ->
        [base] la base
       *[argument] el argumento
    } es un número positivo
a-negative-number-has-no-kind-with-an-irrational-exponent = un número negativo no tiene { $kind ->
        [root] raíz
       *[power] potencia
    } con exponente irracional
no-interval-holds-it = ningún intervalo lo contiene
