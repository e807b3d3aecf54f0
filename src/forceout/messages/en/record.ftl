## editions/recorded_match.py

there-is-no-revision-of-the-rules = there is no revision { $revision } of the rules; there are { $known }
two-or-three-players-sit-at-a-table = two or three players sit at a table, each with a name of their own
who-was-warned-in-an-earlier-round-is-one-of-the = who was warned in an earlier round is one of the players
there-is-no-name-value = there is no { $name } { $value }; there are { $known }
there-is-no-game-of-edition = there is no game { $game } of { $edition }
there-is-no-game-of-edition-in-season = there is no game { $game } of { $edition } in the { $season } season

## rules/record.py

a-record-has-at-most-longest-characters = a record has at most { $longest } characters
a-record-begins-with-first = a record begins with { $first }
the-header-lacks-digit = the header lacks { $digit }
line-is-no-line-of-a-header = { $line } is no line of a header
line-why = line { $line }: { $why }

## rules/wire.py

an-action-is-who-and-what = an action is who and what, as in: Ada move R required
there-is-no-action = there is no action { $action }
action-has-something-left-over = { $action } has something left over: { $text }
value-is-not-a-whole-number = { $value } is not a whole number
cannot-be-read-from-text-on = cannot be read from { $text } on
record-action-needs-field = { $action } needs { $field }
text-is-not-a-text-in-quotation-marks = { $text } is not a text in quotation marks
the-reason-is-one-of-known = The reason is one of { $known }.
a-claim-is-now = A claim is now, impossible or nothing.
name-is-a-text = { $name } is a text.
name-is-too-long = { $name } is too long: at most { $longest } characters.
name-holds-a-character-that-cannot-be-printed = { $name } holds a character that cannot be printed.
action-has-no-name = { $action } has no { $name }.
name-is-a-whole-number-up-to-largest = { $name } is a whole number up to { $largest }.
action-needs-field = { $action } needs { $field }.
there-is-no-action-called-name = There is no action called { $name }.
say-how-many-cards-to-deal = Say how many cards to deal, from 0 to 16.
