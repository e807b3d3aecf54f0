### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## games/equations/values/arithmetic.py

it-cannot-be-told-whether-the-number-is-real = on ne peut pas dire si le nombre est réel
it-cannot-be-told-whether-the-divisor-is-zero = on ne peut pas dire si le diviseur est zéro
nothing-can-be-divided-by-zero = rien ne se divise par zéro
an-exponent-is-a-real-number = un exposant est un nombre réel
it-cannot-be-told-whether-the-exponent-is-whole = on ne peut pas dire si l’exposant est entier
which-of-the-complex-roots-is-meant-must-be-said = il faut dire laquelle des racines complexes on veut
the-power-of-a-complex-number-is-too-large = la puissance d’un nombre complexe est trop grande
a-root-is-taken-of-real-numbers = une racine se prend de nombres réels
a-logarithms-argument-and-base-are-positive-numbers = l’argument et la base d’un logarithme sont des nombres positifs

## games/equations/values/complexes.py

the-direction-of-a-complex-root-cannot-be-told = on ne peut pas dire la direction d’une racine complexe
it-cannot-be-told-how-many-values-the-power-has = on ne peut pas dire combien de valeurs a la puissance
a-power-with-values-is-too-large = une puissance à { $values } valeurs est trop grande
the-sign-of-the-base-cannot-be-told = on ne peut pas dire le signe de la base
the-number-is-too-large-for-a-complex-root = le nombre est trop grand pour une racine complexe

## games/equations/values/functions.py

the-number-is-too-large-to-be-split-into-primes = le nombre est trop grand pour être décomposé en nombres premiers
it-cannot-be-told-whether-the-number-is-whole = on ne peut pas dire si le nombre est entier
only-whole-numbers-from-0-up-have-a-factorial = seuls les nombres entiers à partir de 0 ont une factorielle
a-remainder-is-taken-of-counting-numbers = un reste se prend de nombres entiers à partir de 1
a-remainder-is-taken-of-numbers-up-to-limit = un reste se prend de nombres jusqu’à { $limit }
the-remainder-is-out-of-reach = le reste est hors de portée
a-greatest-common-factor-is-taken-of-whole-numbers = un plus grand commun diviseur se prend de nombres entiers
zero-and-zero-have-no-greatest-common-factor = 0 et 0 n’ont pas de plus grand commun diviseur
a-least-common-multiple-is-taken-of-counting-numbers = un plus petit commun multiple se prend de nombres entiers à partir de 1
the-prime-factors-of-a-large-sum-are-out-of-reach = les facteurs premiers d’une grande somme sont hors de portée
only-counting-numbers-have-factors = seuls les nombres entiers à partir de 1 ont des diviseurs
factors-are-counted-for-numbers-up-to-limit = on compte les diviseurs de nombres jusqu’à { $limit }
only-a-rational-number-has-a-next-prime = seul un nombre rationnel a un nombre premier suivant
the-next-prime-is-out-of-reach = le nombre premier suivant est hors de portée
the-greatest-common-factor-is-out-of-reach = le plus grand commun diviseur est hors de portée

## games/equations/values/inverse.py

the-sign-of-a-part-cannot-be-told = on ne peut pas dire le signe d’une partie
the-terms-have-no-common-denominator = les termes n’ont pas de dénominateur commun

## games/equations/values/limits.py

the-number-is-too-long-to-write-out = le nombre est trop long à écrire en entier

## games/equations/values/logs.py

it-cannot-be-told-whether-a-part-is-1 = on ne peut pas dire si une partie est 1
it-cannot-be-told-whether-a-logarithms-base-is-1 = on ne peut pas dire si la base d’un logarithme est 1
there-are-no-logarithms-to-the-base-1 = il n’y a pas de logarithme de base 1

## games/equations/values/meter.py

the-calculation = le calcul
all-its-calculations-together = tous ses calculs ensemble
what-would-take-too-many-steps = { $what } demanderait trop de pas

## games/equations/values/number.py

the-expression-is-too-large-to-be-handled-exactly = l’expression est trop grande pour être traitée exactement

## games/equations/values/powers.py

it-cannot-be-told-whether-the-index-is-zero = on ne peut pas dire si l’indice est zéro
there-is-no-zeroth-root = il n’y a pas de racine d’indice zéro
it-cannot-be-told-whether-the-exponent-is-odd-or-even = on ne peut pas dire si l’exposant est pair ou impair
an-even-root-of-a-negative-number-is-not-a-real = une racine paire d’un nombre négatif n’est pas un nombre réel
it-cannot-be-told-whether-the-exponent-is-positive = on ne peut pas dire si l’exposant est positif
zero-has-only-positive-powers-and-roots = zéro n’a que des puissances et racines positives

## games/equations/values/terms.py

the-sum-has-too-many-terms = la somme a trop de termes
the-sign-of-a-logarithms-part-cannot-be-told = on ne peut pas dire le signe de { $part ->
        [base] la base
       *[argument] l’argument
    } d’un logarithme
a-logarithms-part-is-a-positive-number = dans un logarithme, { $part ->
        [base] la base
       *[argument] l’argument
    } est un nombre positif
a-negative-number-has-no-kind-with-an-irrational-exponent = un nombre négatif n’a pas de { $kind ->
        [root] racine
       *[power] puissance
    } d’exposant irrationnel
no-interval-holds-it = aucun intervalle ne le contient
