### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## practice/grading.py

the-answer-says-nothing = La respuesta necesita «{ $field }», con algo dentro.
the-answer-is-too-long = «{ $field }» tiene más de { $longest } caracteres. Ninguna Solución es tan larga.

## practice/kinds/which_challenge.py

the-claim-is-one-of-three = Di «now», «impossible» o «neither».
now-is-right-because-of-a-solution = Now es acertado: { $solution } usa lo que hay en el tapete y como mucho un cubo más.
impossible-is-right = Impossible es acertado. { $proof }
impossible-is-wrong-because-of-a-solution = Es posible: { $solution }.
one-more-cube-is-not-enough = Se probó cada cubo de Resources como el que falta, y ninguno basta. Con más de uno está { $solution }, así que ningún reto es acertado.
it-would-be-possible-with-a-forbidden-cube = Habría una Solución con el { $cube } que está en Forbidden: { $solution }. Sin él, falla toda manera de usar los cubos.
the-required-cubes-do-not-go-together = Habría una Solución si no hubiera cubos en Required: { $solution }. Pero no hay ninguna que los use todos.
a-variation-makes-it-impossible = Habría una Solución sin { $variation }: { $solution }. Pero no hay ninguna que haga lo que pide.
every-way-to-use-the-cubes-was-looked-at = Se miró toda manera de usar los cubos que quedan, y ninguna es igual al Goal.

## practice/kinds/what_is_wrong.py

that-criterion-was-not-offered = Elige una de las razones que se ofrecen.
that-criterion-is-kept = La Solución sí cumple esa regla. Tiene mal otra cosa.
that-copy-shows-no-failing-reading = Esa copia no lo muestra. Añade solo paréntesis, y de modo que el valor no sea el del Goal.
the-criterion-is-right-the-place-is-not = Esa es la regla que se incumple, pero no ahí. Busca el sitio exacto.

## practice/kinds/another_reading.py

it-can-be-read-so-that-it-fails = Alguien puede ponerle paréntesis de modo que no sea igual al Goal. Quien la escribe así ha perdido.
ambiguous-is-true-or-false = «ambiguous» es true o false.
every-reading-of-it-equals-the-goal = Eso aquí no puede nadie: se pongan donde se pongan los paréntesis, es igual al Goal.
every-reading-with-a-value-equals-the-goal = Eso aquí no puede nadie: donde se pongan los paréntesis de modo que tenga un valor, es igual al Goal. Una manera de leerla sin valor, como dividir entre 0, no cuenta.

## practice/kinds/safe_move.py

no-such-cube-to-move = No hay ningún { $cube } en Resources que pueda ir ahí.
that-move-is-not-allowed-now = Ahora { $cube } no puede ir ahí.
then-now-is-right = Después de esa jugada, Now es acertado: { $solution }.
then-impossible-is-right = Después de esa jugada, Impossible es acertado: falla toda manera de usar los cubos que quedan.

## practice/goal_outcomes.py

that-is-no-goal = Eso no es un Goal. Pon cifras en una de las formas.
two-cubes-spoil-this-goal = Si { $first } y { $second } van a Forbidden, ya no hay Solución, e Impossible es acertado.
this-goal-is-impossible-at-once = Impossible es acertado en cuanto se fija este Goal: ninguna Solución es igual a él.

## practice/equations/sense.py

that-goal-was-not-offered = Elige uno de los Goals que se ofrecen.

## practice/sprints/equations.py

technique-power-remainder = Potencias y lo que sobra
technique-number-of-factors = Número de divisores
technique-factorial = Factoriales
technique-base = Base 8, 9, 11, 12
technique-lcm = Mínimo común múltiplo
technique-gcf = Máximo común divisor
technique-smallest-prime = Primo siguiente
technique-decimal = Décimas
technique-root = Raíces exactas
task-power-remainder = { $base } * { $exponent } dividido entre { $k }: ¿qué sobra?
step-power-starts = { $base } dividido entre { $k } deja { $left }.
step-power-goes-on = Para { $base } * { $power }: { $before } × { $base } = { $product }, y dividido entre { $k } deja { $left }.
task-number-of-factors = ¿Cuántos divisores tiene { $number }?
step-prime-factors = { $number } = { $product }
step-count-of-factors = Cada primo puede no tomarse, o tomarse hasta tantas veces como está: { $product } = { $count }.
task-factorial = { $top }!
task-factorial-divided = { $top }! ÷ { $bottom }!
step-factorial = { $top }! = { $product }
step-factorial-cancels = Todo { $bottom }! está también en { $top }!. Lo que queda es { $product }.
step-that-is = Eso es { $value }.
task-base = { $numeral } en base { $base }, ¿qué número es?
step-base-place = La primera cifra cuenta grupos de { $base }: { $tens } × { $base } = { $product }.
step-sum = { $first } + { $second } = { $value }
task-lcm = Mínimo común múltiplo de { $first } y { $second }
step-multiples = Múltiplos de { $number }: { $multiples }
step-first-multiple = { $value } es el primero de ellos que { $other } divide.
task-gcf = Máximo común divisor de { $first } y { $second }
step-common-factors = Lo que tienen los dos: { $product }.
task-smallest-prime = Primo más pequeño mayor que { $number }
step-not-prime = { $number } = { $product } no es primo.
step-is-prime = { $number } es primo.
task-decimal = .{ $tenths } × { $number }
step-tenths = { $tenths } × { $number } = { $product }
step-divided-by-ten = Se cuentan décimas, así que divide entre diez: { $product } ÷ 10 = { $value }.
task-root = { $index } √ { $power }
step-root = { $product } = { $power }, así que la raíz es { $value }.

## practice/sprints/on_sets.py

technique-how-many = ¿Cuántas cartas?
technique-removed = ¿Qué quita la Restricción?
technique-null = ¿Es una Restricción nula?
technique-complement-difference = Complemento y diferencia
technique-which-pick = ¿Cuál escoge justo tantas?
task-how-many = ¿Cuántas cartas escoge { $set }?
task-removed = ¿Cuántas cartas quita { $restriction }?
task-is-null = ¿{ $restriction } no quita ninguna carta?
task-which-picks = ¿Cuál escoge justo { $count }?
step-set-picks =
    { $count ->
        [one] { $set } escoge una carta.
       *[other] { $set } escoge { $count } cartas.
    }
step-equal-removes = { $left } = { $right } quita cada carta que está en uno y no en el otro.
step-subset-removes = { $left } ⊆ { $right } quita cada carta que está en { $left } y no en { $right }.
step-removed =
    { $count ->
        [0] Eso es ninguna: una Restricción nula.
        [one] Eso es una carta.
       *[other] Eso son { $count } cartas.
    }

## practice/worksheet.py

worksheet-title = Problemas { $code }
worksheet-answers = Respuestas { $code }
worksheet-name = Nombre
worksheet-variation = { $name } { $value }
worksheet-variations = Variaciones: { $names }
worksheet-find = Escribe una Solución. Usa todos los cubos de Required, y lo que quieras de Resources.
worksheet-find-now = Escribe una Solución. Usa todos los cubos de Required, y como mucho un cubo de Resources.
worksheet-find-forceout = Escribe una Solución. Usa todos los cubos de Required, y nada de Resources.
worksheet-challenge = ¿Sería acertado Now, sería acertado Impossible, o ninguno?
worksheet-wrong =
    { $end ->
        [now] Esto se escribió después de Now. ¿Qué tiene mal, y dónde?
        [forceout] Esto se escribió después de un forceout. ¿Qué tiene mal, y dónde?
       *[impossible] Esto se escribió después de un reto Impossible. ¿Qué tiene mal, y dónde?
    }
worksheet-reading = Pon paréntesis para que no sea igual al Goal, o escribe que nadie puede.
worksheet-safe = ¿Después de qué jugadas no es acertado ni Now ni Impossible? Hay una o dos, y ningún bono.
worksheet-goal = Fija un Goal que sea posible, vayan los dos cubos que vayan a Forbidden.
worksheet-goal-at-once = Fija un Goal para el que haya una Solución.
worksheet-cards = Cartas
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
        [now] Now es acertado.
        [impossible] Impossible es acertado.
       *[neither] Ninguno es acertado.
    }
worksheet-not-ambiguous = Nadie puede.
worksheet-move = { $cube } a { $section }
