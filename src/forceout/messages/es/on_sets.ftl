### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## games/on_sets/blank_card.py

dots-may-be-put-on-the-blank-card-only-when-blank = Solo se pueden poner puntos en la carta en blanco cuando Blank Card Wild está en vigor.
the-blank-card-is-not-in-the-universe = La carta en blanco no está en el Universo, así que no hay dónde poner puntos.

## games/on_sets/checking.py

the-goal-is-not-in-one-of-the-legal-shapes = El Goal { $goal } no está en una de las formas legales, así que ninguna Solución es igual a él.
the-digit-of-this-goal-was-not-rolled-often-enough = La cifra { $digit } de este Goal no salió (tantas veces): usa cifras de Resources.
both-shares-a-restriction-between-two-solutions = both comparte una Restricción entre dos Soluciones, y se pide una: escribe una, sin both.
two-solutions-must-be-written = Hay que escribir dos Soluciones, separadas por ||, y hay escritas { $count }.
relation-is-in-required = { $relation } está en Required, así que la Solución tiene que llevar una Restricción.
the-solution-equals-named = La Solución da { $named }, y el Goal es { $wanted }.
this-can-be-grouped-in-more-ways-than-anyone-can-check = Esto se puede agrupar de más maneras de las que nadie puede comprobar: usa paréntesis.
it-may-be-grouped-as-grouped = Se puede agrupar como { $grouped }, que da { $value }, y el Goal es { $wanted }: usa paréntesis.
one-solution-is-asked-for = Se pide una Solución, y hay más escritas: quita lo que sigue a ||.
the-goal-is-negative = El Goal es negativo, así que ninguna Solución es igual a él.

## games/on_sets/goal.py

a-goal-is-a-shape-and-its-digits = Un Goal es una forma y sus cifras, como row 3 2 o ell 3 ~2 ~1.
word-is-not-a-digit-cube = { $word } no es un cubo de cifra: muestran de 1 a 5, y ~ pone uno al revés.

## games/on_sets/notation.py

character-is-on-no-cube-of-on-sets-and-is-no-grouping = { $character } no está en ningún cubo de On-Sets ni es signo de agrupación.
this-is-length-characters-long-a-solution-of-up-to-longest-is-read = Esto tiene { $length } caracteres; se lee una Solución de hasta { $longest }.
the-dots-of-the-blank-card-go-with-each-solution = Los puntos de la carta en blanco van con cada Solución, detrás de los dos puntos de both.
after-both-come-the-shared-restriction-and-a-colon = Después de both vienen la Restricción compartida y dos puntos, como en both B = R: G ∪ Y || R ∪ Y.
between-both-and-its-colon-stands-a-restriction = Entre both y sus dos puntos va una Restricción, con = o ⊆.
both-shares-a-restriction-between-two-solutions-with-bars-between-them = both comparte una Restricción entre dos Soluciones, con || entre ellas.
after-blank-comes-a-colon-and-the-dots-on-the-blank = Después de blank vienen dos puntos y los puntos de la carta en blanco, como en blank: BG.
the-dots-on-the-blank-card-are-some-of-b = Los puntos de la carta en blanco son algunos de B, R, G e Y, cada uno una vez.
before-at-comes-the-symbol-that-the-cube-stands-for-as-in-at-b = Antes de @ viene el símbolo por el que vale el cubo, como en ∪@B.
two-solutions-are-separated-by-two-bars = Dos Soluciones se separan con dos barras: ||.
the-dots-of-the-blank-card-are-a-statement-of-their = Los puntos de la carta en blanco son una frase aparte, que se da { $how_often }.
after-at-comes-the-symbol-on-the-cube-as-in-at-b = Después de @ viene el símbolo del cubo, como en ∪@B.

## games/on_sets/parts_of_solution.py

stands-behind-the-set-that-it-complements = ' va detrás del conjunto que complementa, como en B'.
symbol-closes-a-group-that-was-never-opened = { $symbol } cierra un grupo que no se abrió.
a-set-is-missing-at-the-end = Falta un conjunto al final: se espera un color, V, Λ o un grupo.
the-digit-symbol-names-no-set = La cifra { $symbol } no nombra ningún conjunto: las cifras son solo para el Goal.
symbol-needs-a-set-on-its-left = { $symbol } necesita un conjunto a su izquierda: se espera un color, V, Λ o un grupo.
symbol-needs-a-set-on-its-right = { $symbol } necesita un conjunto a su derecha.
the-group-opened-with-symbol-is-never-closed = El grupo abierto con { $symbol } no se cierra nunca.
symbol-cannot-follow-a-set-directly = { $symbol } no puede ir justo detrás de un conjunto: tiene que unirlos ∪, ∩ o -.
groups-are-nested-more-than-deepest-deep = Hay grupos uno dentro de otro más de { $deepest } veces.
symbol-cannot-close-a-group-opened-with-opening = { $symbol } no puede cerrar un grupo abierto con { $opening }.
symbol-needs-a-left-set = { $symbol } necesita un conjunto a su izquierda.

## games/on_sets/play.py

two-v-and-one-are-set-out = Se ponen dos V y un Λ, o un V y dos Λ, antes de tirar los demás.
that-is-not-a-number-of-cards-that-may-be-dealt = Ese no es un número de cartas que se pueda repartir aquí, o una carta está dos veces. Reparte de otra manera.
the-digits-are-not-in-one-of-the-legal-shapes = Las cifras no están en una de las formas legales.
the-eighteen-cubes-of-the-kit-are-rolled = Se tiran los dieciocho cubos del juego.

## games/on_sets/reading_parts.py

grouping-symbols-may-not-enclose-equals-or-relation = Los signos de agrupación no pueden encerrar = ni ⊆, salvo que encierren toda la Restricción: agrupa solo dentro de un lado.
a-solution-has-one-set-name = Una Solución tiene un nombre de conjunto, y aquí hay { $count }.
a-set-name-may-not-contain-equals-or-relation = Un nombre de conjunto no puede llevar = ni ⊆.
do-not-write-equals-and-the-goal-behind-the-set-name = No escribas = y el Goal detrás del nombre del conjunto: quítalos.
a-set-name-is-missing = Falta un nombre de conjunto: una Solución nombra un conjunto de cartas.
and-relation-are-not-used-here = = y ⊆ no se usan aquí: escribe solo un nombre de conjunto.

## games/on_sets/using_cubes.py

a-solution-has-at-least-two-cubes = Una Solución tiene al menos dos cubos: añade un símbolo, por ejemplo una operación.
one-in-forbidden-may-not-be-used = uno de Forbidden no se puede usar
there-is-no-other-that-may-be-used = no hay otro que se pueda usar
after-a-now-challenge-a-solution-may-use-one-cube-from = Después de un reto Now, una Solución puede usar como mucho un cubo de Resources; esta necesita más.
a-restriction = una Restricción
the-solution = la Solución
variation-asks-for-a-face-cube-in-where = { $variation } pide un cubo { $face } en { $where }, y no se usa ninguno.

## games/on_sets/variation.py

variation-needs-a-symbol-that-is-on-the-cubes = { $variation } necesita un símbolo que esté en los cubos.
variation-cannot-be-a-digit = { $variation } no puede ser una cifra.

## games/on_sets/variations/double_set.py

set-is-the-whole-universe = { $set } es todo el Universo, que no puede ser el Double Set.
double-set-needs-the-name-of-a-set = Double Set necesita el nombre de un conjunto, como B ∪ R'.
the-double-set-is-named-by-plain-symbols = El Double Set se nombra con símbolos sencillos.
the-double-set-is-named-by-at-most-four-symbols = El Double Set se nombra con cuatro símbolos como mucho, sin contar la agrupación; este tiene { $count }.
double-set-needs-the-name-of-one-set = Double Set necesita el nombre de un conjunto.

## games/on_sets/variations/no_null_restrictions.py

restriction-number = La Restricción { $number }
the-restriction = La Restricción
no-card-that-the-others-leave = ninguna carta que las otras dejen
no-card = ninguna carta
null-restriction-removes-problem = { $which } no quita { $problem }; con No Null Restrictions cada una tiene que quitar al menos una, en cualquier orden en que se apliquen.

## games/on_sets/variations/required_card.py

variation-needs-a-card = { $variation } necesita una carta, como BRG, o - para la carta en blanco.
the-set-must-contain-the-card = El conjunto tiene que contener la carta { $card }, que se exige en esta tirada.
the-set-contains-the-card-or-a-blank-card-dotted-like = El conjunto contiene la carta { $card } (o una carta en blanco con los mismos puntos), que está prohibida en esta tirada.

## games/on_sets/variations/two_solutions.py

the-second-solution-must-pick-at-least-one-card-of-the = La segunda Solución tiene que escoger al menos una carta del Universo que la primera no escoge; otros puntos en la carta en blanco no la hacen otra carta.

## games/on_sets/variations/wild_cube.py

symbol-cannot-be-wild = { $symbol } no puede ser wild.

## games/on_sets/wild_meanings.py

a-cube-cannot-stand-for-the-digit-symbol = Un cubo { $cube } no puede valer por la cifra { $symbol }.
a-cube-cannot-stand-for-symbol = Un cubo { $cube } no puede valer por { $symbol }: { $cube } no es wild en esta tirada.
the-wild-cube-stands-for-meaning-in-one-place-and-for = El { $cube } wild vale por { $meaning } en un sitio y por { $other } en otro; tiene que ser el mismo símbolo en toda la Solución.
the-wild-cube-is-used-as-meaning-and-as-other = El { $cube } wild se usa como { $meaning } y como { $other }, así que un { $cube } sin marca no dice cuál es: márcalo.
value-names-no-set = { $value } no nombra ningún conjunto. { $why }
shown-kind-cubes-and-the-kit-has-held = { $shown } { $kind ->
        [digit] cubos de cifra
        [color] cubos de color
        [operation] cubos de operación
       *[restriction] cubos de Restricción
    }, y el juego tiene { $held }
required-still-holds-cubes = En Required todavía está { $cubes }, que no usa { $part ->
        [restriction-part] la parte de la Restricción
       *[set-name] el nombre del conjunto
    }: tiene que llevar { $count ->
        [one] { $face }
       *[other] más { $face }
    }.
the-part-has-symbol-times = En { $part ->
        [restriction-part] la parte de la Restricción
       *[set-name] el nombre del conjunto
    } está { $symbol } { $times ->
        [one] una vez
       *[other] { $times } veces
    }, pero para eso hay { $cubes }: { $reason }.
drawn-once = una vez
drawn-times-at-most = { $most } veces como mucho
two-operations-asks-for-two-operation-symbols = Two Operations pide al menos dos signos de operación en el nombre del conjunto, y este tiene { $count ->
        [0] ninguno
       *[other] { $count }
    }: usa ahí dos de ∪, ∩, - y '.
