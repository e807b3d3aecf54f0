### Traducción al español. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## editions/recorded_match.py

there-is-no-revision-of-the-rules = no hay revisión { $revision } de las reglas; hay { $known }
two-or-three-players-sit-at-a-table = en una mesa se sientan dos o tres jugadores, cada uno con su propio nombre
who-was-warned-in-an-earlier-round-is-one-of-the = quien fue advertido en una ronda anterior es uno de los jugadores
there-is-no-name-value = no hay { $name } { $value }; hay { $known }
there-is-no-game-of-edition = no hay juego { $game } de { $edition }
there-is-no-game-of-edition-in-season = no hay juego { $game } de { $edition } en la temporada { $season }

## rules/record.py

a-record-has-at-most-longest-characters = un registro tiene como mucho { $longest } caracteres
a-record-begins-with-first = un registro empieza con { $first }
the-header-lacks-digit = a la cabecera le falta { $digit }
line-is-no-line-of-a-header = { $line } no es una línea de cabecera
line-why = línea { $line }: { $why }

## rules/wire.py

an-action-is-who-and-what = una acción es quién y qué, como en: Ada move R required
there-is-no-action = no hay acción { $action }
action-has-something-left-over = a { $action } le sobra algo: { $text }
value-is-not-a-whole-number = { $value } no es un número entero
cannot-be-read-from-text-on = no se puede leer desde { $text } en adelante
record-action-needs-field = a { $action } le falta { $field }
text-is-not-a-text-in-quotation-marks = { $text } no es un texto entre comillas
the-reason-is-one-of-known = La razón es una de { $known }.
a-claim-is-now = Una afirmación es now, impossible o nothing.
name-is-a-text = { $name } es un texto.
name-is-too-long = { $name } es demasiado largo: como mucho { $longest } caracteres.
name-holds-a-character-that-cannot-be-printed = { $name } tiene un carácter que no se puede imprimir.
action-has-no-name = { $action } no tiene { $name }.
name-is-a-whole-number-up-to-largest = { $name } es un número entero de hasta { $largest }.
action-needs-field = A { $action } le falta { $field }.
there-is-no-action-called-name = No hay ninguna acción llamada { $name }.
say-how-many-cards-to-deal = Di cuántas cartas repartir, de 0 a 16.
