### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## solver/equations/reasons.py

nothing-equals-a-goal-that-cannot-be-read = El Goal no se puede leer como expresión legal, así que nada puede ser igual a él.
every-solution-needs-an-operation-and-none-is-left = Toda Solución necesita una operación entre sus números, y no queda ninguna.
a-required-cube-has-no-use = Un cubo en Required no sirve en ninguna Solución: no es ni cifra ni signo en juego.
required-digits-need-operations =
    { $operations ->
        [one] Required pide { $digits } cifras en una Solución, y solo hay una operación para poner entre ellas.
       *[other] Required pide { $digits } cifras en una Solución, y solo hay { $operations } operaciones para poner entre ellas.
    }
required-operations-need-numbers =
    { $digits ->
        [0] Required pide operaciones, y no queda ninguna cifra para poner al lado.
        [one] Required pide { $operations } operaciones en una Solución, y solo hay una cifra para poner al lado.
       *[other] Required pide { $operations } operaciones en una Solución, y solo hay { $digits } cifras para poner alrededor.
    }
only-whole-numbers-can-be-made = Estos cubos solo dan números enteros, y el Goal { $goal } no lo es.
only-multiples-can-be-made = Todo lo que dan estos cubos es múltiplo de { $divisor }, y el Goal { $goal } no lo es.
nothing-below-one-can-be-made = Estos cubos no dan nada tan pequeño como el Goal { $goal }.
no-prime-comes-into-a-denominator = Sin poder dividir, estos cubos no forman ningún número con un denominador como el del Goal { $goal }.
no-such-root-can-be-taken = Ningún signo saca aquí una raíz como la que pide el Goal { $goal }.
a-required-zero-makes-all-zero = Un 0 obligatorio lo convierte aquí todo en 0, y el Goal es { $goal }.
nothing-so-long-can-be-made = Estos cubos son muy pocos para un número tan largo de escribir como el Goal { $goal }.
nothing-so-large-can-be-made = Estos cubos no dan nada tan grande como el Goal { $goal }.
only-fractions-can-be-made = Estos cubos solo dan fracciones, y el Goal { $goal } no lo es.
only-these-primes-can-be-multiplied = Sin + ni - estos cubos solo dan productos de { $primes }, y el Goal { $goal } no es uno de ellos.
only-one-and-zero-can-be-multiplied = Sin + ni - estos cubos solo dan 0 y 1, y el Goal es { $goal }.
nothing-below-zero-can-be-made = Sin un - estos cubos no dan nada tan abajo como el Goal { $goal }.
these-cubes-were-put-together-in-every-way =
    { $count ->
        [one] Se calculó una expresión, la única que pueden dar estos cubos, y no es el Goal.
       *[other] Se calcularon { $count } pasos, hasta que estos cubos no podían dar nada más, y el Goal no estaba entre ello.
    }
roots-without-end-never-come-to-the-goal = Por muchas √ que pongas delante de un número, solo se acerca más y más a 1. Eso nunca lleva al Goal, y tampoco lo demás que pueden dar estos cubos.
factorials-without-end-never-come-to-the-goal = Por muchos ! que escribas, los números solo crecen y crecen. Eso nunca lleva al Goal, y tampoco lo demás que pueden dar estos cubos.
no-power-of-the-base-leads-to-the-goal = Valga un 1 por la potencia de la base que valga, nada de lo que pueden dar estos cubos es el Goal.
nothing-without-end-leads-to-the-goal = Aquí algunas cosas pueden seguir sin fin, como √ delante de √, ! detrás de !, o potencias de la base cada vez mayores. Por mucho que sigan, nada de lo que pueden dar estos cubos es el Goal.
whatever-these-cubes-make-is-not-the-goal = Lo que puedan dar estos cubos no es el Goal.

## solver/on_sets/reasons.py

a-card-that-must-be-picked-was-not-dealt = Toda Solución tiene que escoger una carta que no se repartió.
all-cards-together-count-less = Todas las cartas juntas cuentan { $most }, y el Goal es { $goal }.
a-cube-that-every-solution-needs-is-not-there = Toda Solución necesita { $cubes }, y no hay ninguno que se pueda usar.
these-cubes-make-no-set-name = Con estos cubos no se puede hacer ningún nombre de conjunto, valga lo que valga el cubo wild.
every-set-name-needs-a-set-and-none-is-left = Todo nombre de conjunto necesita un color, V o Λ, y no queda ninguno.
every-solution-has-two-cubes-and-one-is-left = Toda Solución tiene dos cubos o más, y no quedan tantos.
every-set-name-needs-an-operation-and-none-is-left = Los { $sets } conjuntos de Required necesitan operaciones entre ellos, y no queda ninguna.
required-sets-need-operations =
    { $operations ->
        [one] Required pide { $sets } conjuntos en un nombre de conjunto, y solo hay una operación para poner entre ellos.
       *[other] Required pide { $sets } conjuntos en un nombre de conjunto, y solo hay { $operations } operaciones para poner entre ellos.
    }
required-operations-need-sets = Required pide { $operations ->
        [one] una operación entre conjuntos
       *[other] { $operations } operaciones entre conjuntos
    }, y solo hay { $sets ->
        [one] un conjunto para poner alrededor
       *[other] { $sets } conjuntos para poner alrededor
    }.
a-restriction-stands-between-two-sets = Required pide una Restricción, que va entre dos conjuntos, y no hay tantos.
only-one-set-is-the-goal = Se piden dos conjuntos distintos, y solo uno de los que se pueden nombrar es el Goal: { $solution }.
every-set-that-these-cubes-name-was-looked-at = Se miró cada conjunto que estos cubos pueden nombrar, con cada Restricción: ninguno es el Goal.
