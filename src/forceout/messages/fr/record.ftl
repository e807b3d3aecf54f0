### Traduction française. Wants a native reader's eye: translated plainly from messages/en, not yet read by a native speaker.

## editions/recorded_match.py

there-is-no-revision-of-the-rules = il n’y a pas de révision { $revision } des règles ; il y a { $known }
two-or-three-players-sit-at-a-table = deux ou trois joueurs sont à une table, chacun avec son propre nom
who-was-warned-in-an-earlier-round-is-one-of-the = qui a été averti dans une ronde précédente est un des joueurs
there-is-no-name-value = il n’y a pas de { $name } { $value } ; il y a { $known }
there-is-no-game-of-edition = il n’y a pas de jeu { $game } de { $edition }
there-is-no-game-of-edition-in-season = il n’y a pas de jeu { $game } de { $edition } dans la saison { $season }

## rules/record.py

a-record-has-at-most-longest-characters = un enregistrement a au plus { $longest } caractères
a-record-begins-with-first = un enregistrement commence par { $first }
the-header-lacks-digit = il manque { $digit } à l’en-tête
line-is-no-line-of-a-header = { $line } n’est pas une ligne d’en-tête
line-why = ligne { $line } : { $why }

## rules/wire.py

an-action-is-who-and-what = une action est qui et quoi, comme dans : Ada move R required
there-is-no-action = il n’y a pas d’action { $action }
action-has-something-left-over = { $action } a quelque chose de trop : { $text }
value-is-not-a-whole-number = { $value } n’est pas un nombre entier
cannot-be-read-from-text-on = illisible à partir de { $text }
record-action-needs-field = il manque { $field } à { $action }
text-is-not-a-text-in-quotation-marks = { $text } n’est pas un texte entre guillemets
the-reason-is-one-of-known = La raison est une de { $known }.
a-claim-is-now = Une affirmation est now, impossible ou nothing.
name-is-a-text = { $name } est un texte.
name-is-too-long = { $name } est trop long : au plus { $longest } caractères.
name-holds-a-character-that-cannot-be-printed = { $name } contient un caractère qui ne s’imprime pas.
action-has-no-name = { $action } n’a pas de { $name }.
name-is-a-whole-number-up-to-largest = { $name } est un nombre entier jusqu’à { $largest }.
action-needs-field = Il manque { $field } à { $action }.
there-is-no-action-called-name = Aucune action ne s’appelle { $name }.
say-how-many-cards-to-deal = Dis combien de cartes distribuer, de 0 à 16.
