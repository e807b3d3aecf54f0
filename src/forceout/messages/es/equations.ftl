### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## games/equations/checking.py

write-the-whole-equation = Escribe la ecuación entera, la Solución = el Goal como lo lees: falta el Goal (VII-B-2).
the-goal-may-not-be-read-like-this = El Goal { $goal } no se puede leer así: { $reason }
what-is-written-for-the-goal-is-not-the-goal = Lo que está escrito para el Goal no es el Goal { $goal }: escribe sus cubos en su orden, agrupados como los lees, y no su valor (VII-C-5-b).
keep-together-what-its-spaces-set-apart = deja junto lo que sus espacios separan, y respeta sus límites (VII-C-5-b).
an-equation-has-one-equals-sign = Una ecuación tiene un signo =.

## games/equations/cubes.py


## games/equations/cubes_used.py

the-solution-needs-cubes-more-than-it-may-use = La Solución necesita { $cubes } más de lo que puede usar: lo que queda { $where } ({ $section }).{ $color }
after-now-one-cube-may-come-from-resources = Después de Now puede venir un cubo de Resources, y esto necesita más ({ $cubes }): usa uno como mucho (VII-B-3-e).
a-solution-uses-at-least-two-cubes = Una Solución usa al menos dos cubos, y esta usa uno: añade otro (VII-B-3-a).
lies-only-in-forbidden-or-is-used-up = está solo en Forbidden o ya se usó
is-not-there-to-be-used = no está para usarse

## games/equations/goal.py

after-or-a-color-comes-the-symbol-on-the-cube = Después de ~, > o un color viene el símbolo del cubo.
a-goal-has-at-most-cubes = Un Goal tiene como mucho { $most } cubos.
a-goal-has-at-least-one-cube = Un Goal tiene al menos un cubo.
character-is-on-no-cube = { $character } no está en ningún cubo: un Goal son sus cubos de izquierda a derecha.

## games/equations/in_force.py

the-solution-and-the-goal-must-be-equal = La Solución es { $solution } y el Goal, como está escrito, es { $goal }: tienen que ser iguales (VII-B-2).

## games/equations/language/legal_expressions.py

at-the-end = al final
a-number = un número
an-operation-sign = un signo de operación
this-is-not-a-legal-expression = Esto no es una expresión legal: falta { $expected } { $here } (III-A).
before-item = antes de { $item }
before-the-group = antes del grupo
a-numeral-of-two-digits-is-not-allowed-here = Aquí no vale un número de dos cifras (VII-B-4).
what-stands-after-remark-is-none-of-the-values-that-this = Lo que está después de := no es ninguno de los valores que puede tener esta expresión (XIII-D-11).
it-is-grouped-against-the-spaces-of-the-goal = está agrupado en contra de los espacios del Goal

## games/equations/language/notation.py

a-turned-meaning-means-nothing = Un { $meaning } girado no significa nada: solo se giran las cifras, √ (por ciento) y ÷.
after-at-comes-the-symbol-on-the-cube = Después de @ viene el símbolo del cubo, como en 3@0.
character-is-on-no-cube-of-equations-and-is-no-grouping = { $character } no está en ningún cubo de Equations ni es signo de agrupación.
this-is-length-characters-long = Esto tiene { $length } caracteres; se lee una ecuación de hasta { $longest }.
a-cube-is-upside-down = Un cubo está al revés (~), de lado (>) o las dos cosas (>~).
after-or-comes-the-symbol-that-is-turned = Después de ~ o > viene el símbolo que se gira.
before-at-comes-the-symbol-that-the-cube-stands-for = Antes de @ viene el símbolo por el que vale el cubo, como en 3@0.
which-complex-number-is-meant-is-written-with-remark-inside-parentheses = Qué número complejo se quiere se escribe con := entre paréntesis.
this-symbol-is-never-closed = Este { $symbol } no se cierra nunca.
a-number-or-an-expression-was-expected-here = Aquí se esperaba un número o una expresión.
these-groups-are-nested-more-than-deepest-deep = Estos grupos están uno dentro de otro más de { $deepest } veces.
nothing-is-open-that-symbol-could-close-here = No hay nada abierto que { $symbol } pueda cerrar aquí.
remark-stands-once-inside-the-parentheses-of-the-expression-it-explains = := está una vez, dentro de los paréntesis de la expresión que explica.

## games/equations/language/numerals.py

a-numeral-of-count-digits-is-not-allowed-in-this-solution = En esta Solución no vale un número de { $count } cifras: pon una operación entre las cifras (VII-B-4).
a-turned-digit-stands-alone = Una cifra girada va sola: no es parte de un número más largo ni lleva coma decimal ({ $section }).
digit-is-a-turned-cube = { $digit } es un cubo girado, y aquí no vale: Sideways o Upside-down tiene que estar en vigor, y un Goal no tiene ningún cubo girado de las dos maneras ({ $section }).
a-decimal-point-of-the-goal-goes-in-front-of-a = Una coma decimal del Goal va delante de una cifra ({ $section }).
a-numeral-of-the-goal-has-one-or-two-digits = Un número del Goal tiene una o dos cifras, no { $count } (IV-B-1).
there-is-no-digit-in-base = En base { $base } no hay cifra { $digit }: usa cifras menores ({ $section }).
zero-has-no-reciprocal = cero no tiene inverso, así que un 0 no puede estar de lado

## games/equations/language/symbols.py

the-sign-symbol-why = El signo { $symbol } { $why }: déjalo fuera ({ $section }).
may-be-put-into-the-goal-only = solo se puede poner en el Goal
a-cube-cannot-stand-for-symbol-here = Un cubo { $cube } no puede valer por { $symbol } aquí: { $why } ({ $section }).
cube-is-not-wild-in-this-shake = { $cube } no es wild en esta tirada
the-goal-has-count-factorial-signs = El Goal tiene { $count } signos de factorial, y ahí se pueden poner como mucho { $most } ({ $section }).
the-equation-has-count-factorial-signs = La ecuación tiene { $count } signos de factorial: entre Goal y Solución se pueden usar como mucho { $most } ({ $section }).
a-1-is-one-unless-powers-of-the-base-is-in = un 1 es uno, salvo que Powers of the Base esté en vigor
base-has-no-digit-symbol = la base { $base } no tiene cifra { $symbol }

## games/equations/play.py

the-twenty-four-cubes-of-the-kit-are-rolled = Se tiran los veinticuatro cubos del juego.
equations-has-no-cards = Equations no tiene cartas.
a-goal-has-one-to-six-cubes = Un Goal tiene de uno a seis cubos.
there-is-no-variation-name = No hay ninguna variación { $name }.

## games/equations/readings/comparison.py

it-may-also-be-read-as-solution-equals-goal = También se puede leer como { $solution } = { $goal }, es decir { $solution_value } y { $goal_value }, y eso no encaja: añade signos de agrupación o di qué valor se quiere (VII-B-6).
the-solution-has-no-value = La Solución no tiene valor: { $reason } ({ $section }).
the-solution-has-no-value-at-all = La Solución no tiene valor (III-A).
nobody-can-verify-this-equation = Nadie puede comprobar esta ecuación, así que se da por incorrecta: { $reason } ({ $section }).
it-has-too-many-readings = tiene demasiadas lecturas, o valores que no se pueden comparar

## games/equations/readings/goal_readings.py

there-are-no-grouping-symbols-on-the-mat = en el tapete no hay signos de agrupación
reason-a-goal-has-one-to-six-cubes = un Goal tiene de uno a seis cubos
the-goal-may-not-be-beyond-largest-goal = el Goal no puede pasar de { $largest_goal }

## games/equations/variations/base.py

division-does-not-play-base-number = { $division } no juega la base { $number }.
base-needs-a-number-from-eight-to-twelve = Base necesita un número de ocho a doce.

## games/equations/variations/exponent.py

exponent-needs-a-color = Exponent necesita un color: rojo, azul, verde o negro.

## games/equations/variations/general_rule.py

the-base-of-a-power = la base de una potencia
an-exponent = un exponente
the-index-of-a-root = el índice de una raíz
the-number-under-a-radical = el número bajo un radical
a-root = una raíz
it-cannot-be-told-whether-what-is-whole = no se puede saber si { $what } es entero

## games/equations/variations/multiple_of.py

the-solution-and-the-goal-must-differ-by-a-multiple = La Solución es { $solution } y el Goal, como está escrito, es { $goal }: tienen que diferenciarse en { $k }, { $twice } u otro múltiplo de { $k }, y no ser iguales ({ $rule }).
multiple-of-k-needs-a-whole-number-k-from-six-to = Multiple of k necesita un número entero k de seis a once.

## games/equations/variations/smallest_prime.py

the-smallest-prime-is-taken-above-numbers-up-to-200 = el primo más pequeño se toma por encima de números de hasta 200

## games/equations/variations/wild.py

in-division-only-the-0-cube-may-be-wild = En { $division } solo el cubo 0 puede ser wild.
the-wild-cube-is-0-or = El cubo wild es 0 o ×: di cuál.
color-name =
    { $color ->
        [red] rojo
        [blue] azul
        [green] verde
       *[black] negro
    }
shown-names-cubes-and-the-kit-has-held = { $shown } cubos { $names }, y el juego tiene { $held }
every-cube-in-required-must-be-used = Hay que usar todos los cubos de Required, y de ellos { $cubes } { $count ->
        [one] no se usa
       *[other] no se usan
    } (VII-B-3-b).
an-exponent-needs-a-color-cube = {" "}Un exponente necesita un cubo { $color }.
the-goal-has-no-legal-reading = El Goal { $goal } no tiene lectura legal como expresión, así que ninguna Solución es igual a él (VII-C-5-a).
the-goal-has-no-legal-reading-why = El Goal { $goal } no tiene lectura legal: { $why }, así que ninguna Solución es igual a él (VII-C-5-a).
reason-and-section = { $reason } ({ $section }).
a-decimal-point-goes-with-at-most-digits-here = Aquí una coma decimal va con como mucho { $most ->
        [0] cero
       *[other] { $most }
    } cifras, y esto tiene más ({ $section }).
needs-variation-which-is-not-in-force-here = necesita { $variation }, que aquí no está en vigor
needs-variation-which-is-not-played-here = necesita { $variation }, que aquí no se juega
the-wild-cube-may-stand-for-a-numeral = el { $cube } wild puede valer por un número
the-wild-cube-may-stand-for-a-symbol = el { $cube } wild puede valer por un símbolo que está en los cubos
the-wild-cube-stands-for-several = El { $cube } wild vale por { $meanings }: tiene que ser un solo símbolo en todas partes, en el Goal y en la Solución ({ $section }).
first-and-for-others = { $first } y por { $others }
in-elementary-what-must-be-a-kind-number = en Elementary { $what } tiene que ser un número { $kind ->
        [counting] natural desde 1
       *[whole] entero desde 0
    }
three-operation-solution-asks-for-three-operation-symbols = Three-operation Solution pide al menos tres signos de operación, y esta Solución tiene { $count ->
        [0] ninguno
       *[other] { $count }
    }: usa más ({ $rule }).
base-eleven-or-twelve = Base once o doce
base-twelve = Base doce
