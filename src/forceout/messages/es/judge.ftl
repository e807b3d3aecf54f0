### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## judge/equations/answers.py

these-cubes-make-no-expression = Estos cubos no forman ninguna expresión.
game-has-no-edition-name = { $game } no tiene edición { $name }; tiene { $known }.
the-field-form-equations-is-basic-or-adventurous = El campo 'form': Equations es basic o adventurous.
required-permitted-forbidden-and-resources-together-hold-excess = 'required', 'permitted', 'forbidden' y 'resources' tienen juntos { $excess }.
situation-in-equations-who-disagrees-with-no-goal-sets-a-goal = 'situation': en Equations, quien no acepta no Goal fija un Goal (IV-D-2).
there-are-too-many-ways-to-read-it = hay demasiadas maneras de leerlo
its-value-cannot-be-verified = Su valor no se puede comprobar: { $unknown }.
it-has-no-value = No tiene valor: { $reason }.
the-field-side-is-side = El campo 'side' es { $side }; tiene que ser solution o goal.
a-goal-has-one-to-most-cubes = Un Goal tiene de uno a { $most } cubos.
resources-holds-excess = 'resources' tiene { $excess }.
some-of-its-values-are-not-known = Algunos de sus valores no se conocen: { $unknown }.

## judge/equations/solve.py

budget-ms-must-be-a-number-above-0 = 'budget_ms' tiene que ser un número mayor que 0, como mucho { $longest }.

## judge/equations/working.py

the-goal-read-as-wrong-goal = el Goal, leído como { $wrong_goal }, es { $wrong_goal_value }
goal-read-as-goal = Goal, leído como { $goal }
solution-read-as-solution = Solución, leída como { $solution }
it-may-also-be-read-as-wrong-equals-wrong-goal = También se puede leer como { $wrong } = { $wrong_goal }

## judge/on_sets/answers.py

these-digits-are-not-in-one-of-the-legal-shapes = Estas cifras no están en una de las formas legales: fila, columna, T invertida o L.
universe-the-card-is-there-twice = 'universe': la carta { $card } está dos veces.
universe-no-card-is-there = 'universe': no hay ninguna carta.
situation-in-edition-who-disagrees-with-no-goal-sets-a-goal = 'situation': en { $edition }, quien no acepta no Goal fija un Goal (III-D-2) y no escribe nada.
the-goal-is-a-negative-number = El Goal es un número negativo.
universe-there-is-no-card-text = 'universe': no hay ninguna carta { $text }.
field-digits-are-for-the-goal-only = { $field }: las cifras son solo para el Goal.

## judge/on_sets/solve.py

the-field-budget-ms-holds-no-number = El campo 'budget_ms' no tiene un número.
the-field-budget-ms-must-be-between-0-and-longest = El campo 'budget_ms' tiene que estar entre 0 y { $longest }.

## judge/on_sets/working.py

set-name-grouping = Nombre del conjunto { $grouping }
restriction = Restricción { $restriction }
equals-the-goal = es igual al Goal
does-not-equal-the-goal = NO es igual al Goal
removes-no-card = no quita ninguna carta

## judge/protocol/answer.py

there-is-no-kind = No hay tipo { $kind }; hay { $known }.
there-is-no-kind-for-game = No hay tipo { $kind } para { $game }.
the-field-game-is-game = El campo 'game' es { $game }; tiene que ser uno de { $known }.
the-question-is-longer-than-longest-characters = La pregunta pasa de { $longest } caracteres.
a-question-is-a-json-object-with-a-kind = Una pregunta es un objeto JSON con un 'kind'.
the-question-is-not-one-line-of-json = La pregunta no es una línea de JSON.

## judge/protocol/play.py

actions-holds-count-up-to-most-are-played = 'actions' tiene { $count }; se juegan hasta { $most }.
players-two-or-three-different-names = 'players': dos o tres nombres distintos, ninguno de un juez.
goal-setter-is-not-one-of-players = 'goal_setter' no es uno de 'players'.
scores-names-somebody-who-is-not-one-of-players = 'scores' nombra a alguien que no está en 'players'.
warnings-names-somebody-who-is-not-one-of-players = 'warnings' nombra a alguien que no está en 'players'.
the-field-universe-is-missing = Falta el campo 'universe'.
roll-must-hold-the-cubes-of-one-kit = 'roll' tiene que tener los cubos de un juego.
field-the-form-game-has-no-variations = { $field }: el juego { $form } no tiene variaciones.
field-division-does-not-play-name = { $field }: { $division } no juega { $name }.
field-name-cannot-be-in-force-so = { $field }: { $name } no puede estar en vigor así.
field-there-is-no-variation-name = { $field }: no hay variación { $name }.
field-this-game-has-no-cards = { $field }: este juego no tiene cartas.
field-there-is-no-such-card = { $field }: no hay tal carta.
field-there-is-no-action-kind = { $field }: no hay acción { $kind }.
field-no-cube-shows-text = { $field }: ningún cubo muestra { $text }.
field-must-be-a-whole-number-from-0-to-1-000 = { $field } tiene que ser un número entero de 0 a 1 000 000.
field-must-be-now = { $field } tiene que ser now, impossible o nothing.
the-field-roll-is-missing = Falta el campo 'roll'.

## judge/protocol/question.py

true-or-false = true o false
a-text = un texto
a-list = una lista
an-object = un objeto
something-else = otra cosa
a-whole-number = un número entero
the-field-is-missing = Falta el campo { $field }.
the-field-holds-kind = El campo { $field } tiene { $kind }, no un texto.
the-field-holds-kind-not-a-list = El campo { $field } tiene { $kind }, no una lista.
the-field-holds-kind-not-an-object = El campo { $field } tiene { $kind }, no un objeto.
field-place-is-kind = { $field }[{ $place }] es { $kind }, no un texto.
the-field-is-value = El campo { $field } es { $value }; tiene que ser uno de { $known }.
field-name-is-kind = { $field }.{ $name } es { $kind }, no { $expected }.
field-place-is-kind-not-an-object = { $field }[{ $place }] es { $kind }, no un objeto.
there-is-no-field-in-this-question = En esta pregunta no hay campo { $field }.

## judge/protocol/scoring.py

end-edition-scores-no-solution-against-no-goal = 'end': { $edition } no puntúa ninguna Solución contra no Goal.
challenger-mover-and-third-must-be-different-players = 'challenger', 'mover' y 'third' tienen que ser jugadores distintos.
player-is-not-one-of-players = { $player } no es uno de 'players'.
presented-player-may-not-present-a-solution-here = 'presented': { $player } no puede presentar una Solución aquí.
played-names-a-player-twice = 'played' nombra a un jugador dos veces.
played-a-match-has-two-or-three-players = 'played': un partido tiene dos o tres jugadores.
the-field-role-is-missing = Falta el campo { $role }: la tirada acabó con un reto.
sided-only-the-third-party-takes-a-side = 'sided': solo el tercer jugador toma partido, no { $name }.
sided-name-must-be-challenger-or-mover = 'sided.{ $name }' tiene que ser challenger o mover.
played-name-has-no-total = 'played': { $name } no tiene total.
field-name-is-nobody-at-this-table = { $field }: { $name } no es nadie de esta mesa.

## judge/protocol/shared_fields.py

field-no-cube-of-the-game-shows-text = { $field }: ningún cubo del juego muestra { $text }.
field-game-has-no-variation-name = { $field }: { $game } no tiene variación { $name }.
field-division-does-not-play-kind = { $field }: { $division } no juega { $kind }.
field-has-kind-twice = { $field } tiene { $kind } dos veces.

## judge/reading.py

this-is-too-long = Esto es demasiado largo: hay { $count } símbolos, y muchos menos cubos.
and-relation-stand-outside-all-groups = = y ⊆ están fuera de todos los grupos.

## judge/rejection_places.py

say-which-cube-a-claim-about-cubes-without-the-cube-is = Di qué cubo: no se decide sobre cubos sin nombrar el cubo.
say-which-variation-is-broken = Di qué variación se incumple.
show-it-copy-the-solution-and-add-brackets = Muéstralo: copia la Solución y añade paréntesis.
say-what-you-get = Di qué te sale: tu propia cuenta o tu valor.
say-where-copy-the-part-that-is-wrong = Di dónde: copia la parte que está mal.
that-is-too-long-for-a-place = Eso es demasiado largo para un sitio: nombra un cubo, una variación o una parte.
that-variation-is-not-in-force-in-this-shake = Esa variación no está en vigor en esta tirada. Nombra una que lo esté.

## judge/replay.py

a-record-of-at-most-actions-is-replayed-here = aquí se repite un registro de como mucho { $most } acciones

## judge/score_reasons.py

wrote-a-correct-solution = Escribió una Solución correcta.
the-solution-was-not-correct = La Solución no era correcta.
accepted-a-solution-that-was-then-proved-wrong = Aceptó una Solución que después se demostró incorrecta.
nobody-wrote-a-correct-solution = Nadie escribió una Solución correcta.
somebody-wrote-a-correct-solution = Alguien escribió una Solución correcta.
was-away-in-this-shake = Faltó en esta tirada.
everybody-agreed-that-there-is-no-goal-to-set = Todos aceptaron que no hay Goal que fijar.
wrote-no-solution = No escribió Solución.
field-why = { $field }: { $why }
third-party-did = Tercer jugador. { $did }
party-who-had-to-write-did = { $role ->
        [mover] Quien movió
       *[challenger] El retador
    }, que tenía que escribir. { $did }
party-did = { $role ->
        [mover] Quien movió
       *[challenger] El retador
    }. { $did }
working-cubes = Cubos
working-readings = Lecturas
part-is-value = { $indent }{ $part } es { $value }
cube-as-meaning = { $cube } como { $meaning }
from-section-cubes = de { $section ->
        [Required] Required
        [Permitted] Permitted
        [Forbidden] Forbidden
       *[Resources] Resources
    }: { $cubes }
working-of-solution-number = Solución { $number }: { $title }
cards-left = quedan: { $cards }
statements-are-value = { $statements }: { $value }, { $mark }
removes-cards = quita { $cards }: está en { $inside }, no en { $outside }
picks-cards = escoge { $cards }
cards-are-value = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: { $value }
cards-are-value-doubled = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }, { $doubled } contadas dos veces: { $value }
part-is-played = { $part ->
        [restriction-part] Parte de la Restricción
       *[set-name] Nombre del conjunto
    }: { $cubes }
symbol-from-section = { $symbol } de { $section ->
        [Required] Required
        [Permitted] Permitted
        [Forbidden] Forbidden
       *[Resources] Resources
    }
symbol-from-section-by-cube = { $symbol } (un cubo { $cube }) de { $section ->
        [Required] Required
        [Permitted] Permitted
        [Forbidden] Forbidden
       *[Resources] Resources
    }
goal-as-it-lies = Goal { $goal }
equals-value = es igual a { $value }
no-legal-value = sin valor legal
