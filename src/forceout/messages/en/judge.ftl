## judge/equations/answers.py

these-cubes-make-no-expression = These cubes make no expression.
game-has-no-edition-name = { $game } has no edition { $name }; it has { $known }.
the-field-form-equations-is-basic-or-adventurous = The field 'form': Equations is basic or adventurous.
required-permitted-forbidden-and-resources-together-hold-excess = 'required', 'permitted', 'forbidden' and 'resources' together hold { $excess }.
situation-in-equations-who-disagrees-with-no-goal-sets-a-goal = 'situation': in Equations who disagrees with no Goal sets a Goal (IV-D-2).
there-are-too-many-ways-to-read-it = there are too many ways to read it
its-value-cannot-be-verified = Its value cannot be verified: { $unknown }.
it-has-no-value = It has no value: { $reason }.
the-field-side-is-side = The field 'side' is { $side }; it must be solution or goal.
a-goal-has-one-to-most-cubes = A Goal has one to { $most } cubes.
resources-holds-excess = 'resources' holds { $excess }.
some-of-its-values-are-not-known = Some of its values are not known: { $unknown }.

## judge/equations/solve.py

budget-ms-must-be-a-number-above-0 = 'budget_ms' must be a number above 0, at most { $longest }.

## judge/equations/working.py

the-goal-read-as-wrong-goal = the Goal, read as { $wrong_goal }, is { $wrong_goal_value }
goal-read-as-goal = Goal, read as { $goal }
solution-read-as-solution = Solution, read as { $solution }
it-may-also-be-read-as-wrong-equals-wrong-goal = It may also be read as { $wrong } = { $wrong_goal }

## judge/on_sets/answers.py

these-digits-are-not-in-one-of-the-legal-shapes = These digits are not in one of the legal shapes: row, column, tee (upside-down T) or ell.
universe-the-card-is-there-twice = 'universe': the card { $card } is there twice.
universe-no-card-is-there = 'universe': no card is there.
situation-in-edition-who-disagrees-with-no-goal-sets-a-goal = 'situation': in { $edition } who disagrees with no Goal sets a Goal (III-D-2), and writes nothing.
the-goal-is-a-negative-number = The Goal is a negative number.
universe-there-is-no-card-text = 'universe': there is no card { $text }.
field-digits-are-for-the-goal-only = { $field }: digits are for the Goal only.

## judge/on_sets/solve.py

the-field-budget-ms-holds-no-number = The field 'budget_ms' holds no number.
the-field-budget-ms-must-be-between-0-and-longest = The field 'budget_ms' must be between 0 and { $longest }.

## judge/on_sets/working.py

set-name-grouping = Set-Name { $grouping }
restriction = Restriction { $restriction }
equals-the-goal = equals the Goal
does-not-equal-the-goal = does NOT equal the Goal
removes-no-card = removes no card

## judge/protocol/answer.py

there-is-no-kind = There is no kind { $kind }; there are { $known }.
there-is-no-kind-for-game = There is no kind { $kind } for { $game }.
the-field-game-is-game = The field 'game' is { $game }; it must be one of { $known }.
the-question-is-longer-than-longest-characters = The question is longer than { $longest } characters.
a-question-is-a-json-object-with-a-kind = A question is a JSON object with a 'kind'.
the-question-is-not-one-line-of-json = The question is not one line of JSON.

## judge/protocol/play.py

actions-holds-count-up-to-most-are-played = 'actions' holds { $count }; up to { $most } are played.
players-two-or-three-different-names = 'players': two or three different names, none of them an official's.
goal-setter-is-not-one-of-players = 'goal_setter' is not one of 'players'.
scores-names-somebody-who-is-not-one-of-players = 'scores' names somebody who is not one of 'players'.
warnings-names-somebody-who-is-not-one-of-players = 'warnings' names somebody who is not one of 'players'.
the-field-universe-is-missing = The field 'universe' is missing.
roll-must-hold-the-cubes-of-one-kit = 'roll' must hold the cubes of one kit.
field-the-form-game-has-no-variations = { $field }: the { $form } game has no variations.
field-division-does-not-play-name = { $field }: { $division } does not play { $name }.
field-name-cannot-be-in-force-so = { $field }: { $name } cannot be in force so.
field-there-is-no-variation-name = { $field }: there is no variation { $name }.
field-this-game-has-no-cards = { $field }: this game has no cards.
field-there-is-no-such-card = { $field }: there is no such card.
field-there-is-no-action-kind = { $field }: there is no action { $kind }.
field-no-cube-shows-text = { $field }: no cube shows { $text }.
field-must-be-a-whole-number-from-0-to-1-000 = { $field } must be a whole number from 0 to 1,000,000.
field-must-be-now = { $field } must be now, impossible or nothing.
the-field-roll-is-missing = The field 'roll' is missing.

## judge/protocol/question.py

true-or-false = true or false
a-text = a text
a-list = a list
an-object = an object
something-else = something else
a-whole-number = a whole number
the-field-is-missing = The field { $field } is missing.
the-field-holds-kind = The field { $field } holds { $kind }, not a text.
the-field-holds-kind-not-a-list = The field { $field } holds { $kind }, not a list.
the-field-holds-kind-not-an-object = The field { $field } holds { $kind }, not an object.
field-place-is-kind = { $field }[{ $place }] is { $kind }, not a text.
the-field-is-value = The field { $field } is { $value }; it must be one of { $known }.
field-name-is-kind = { $field }.{ $name } is { $kind }, not { $expected }.
field-place-is-kind-not-an-object = { $field }[{ $place }] is { $kind }, not an object.
there-is-no-field-in-this-question = There is no field { $field } in this question.

## judge/protocol/scoring.py

end-edition-scores-no-solution-against-no-goal = 'end': { $edition } scores no Solution against no Goal.
challenger-mover-and-third-must-be-different-players = 'challenger', 'mover' and 'third' must be different players.
player-is-not-one-of-players = { $player } is not one of 'players'.
presented-player-may-not-present-a-solution-here = 'presented': { $player } may not present a Solution here.
played-names-a-player-twice = 'played' names a player twice.
played-a-match-has-two-or-three-players = 'played': a match has two or three players.
the-field-role-is-missing = The field { $role } is missing: the shake ended by a challenge.
sided-only-the-third-party-takes-a-side = 'sided': only the Third Party takes a side, not { $name }.
sided-name-must-be-challenger-or-mover = 'sided.{ $name }' must be challenger or mover.
played-name-has-no-total = 'played': { $name } has no total.
field-name-is-nobody-at-this-table = { $field }: { $name } is nobody at this table.

## judge/protocol/shared_fields.py

field-no-cube-of-the-game-shows-text = { $field }: no cube of the game shows { $text }.
field-game-has-no-variation-name = { $field }: { $game } has no variation { $name }.
field-division-does-not-play-kind = { $field }: { $division } does not play { $kind }.
field-has-kind-twice = { $field } has { $kind } twice.

## judge/reading.py

this-is-too-long = This is too long: there are { $count } symbols, and far fewer cubes.
and-relation-stand-outside-all-groups = = and ⊆ stand outside all groups.

## judge/rejection_places.py

say-which-cube-a-claim-about-cubes-without-the-cube-is = Say which cube: a claim about cubes without the cube is not ruled on.
say-which-variation-is-broken = Say which variation is broken.
show-it-copy-the-solution-and-add-brackets = Show it: copy the Solution and add brackets.
say-what-you-get = Say what you get: your own count or value.
say-where-copy-the-part-that-is-wrong = Say where: copy the part that is wrong.
that-is-too-long-for-a-place = That is too long for a place: name one cube, one variation or one part.
that-variation-is-not-in-force-in-this-shake = That variation is not in force in this shake. Name one that is.

## judge/replay.py

a-record-of-at-most-actions-is-replayed-here = a record of at most { $most } actions is replayed here

## judge/score_reasons.py

wrote-a-correct-solution = Wrote a correct Solution.
the-solution-was-not-correct = The Solution was not correct.
accepted-a-solution-that-was-then-proved-wrong = Accepted a Solution that was then proved wrong.
nobody-wrote-a-correct-solution = Nobody wrote a correct Solution.
somebody-wrote-a-correct-solution = Somebody wrote a correct Solution.
was-away-in-this-shake = Was away in this shake.
everybody-agreed-that-there-is-no-goal-to-set = Everybody agreed that there is no Goal to set.
wrote-no-solution = Wrote no Solution.
field-why = { $field }: { $why }
third-party-did = Third Party. { $did }
party-who-had-to-write-did = { $role ->
        [mover] Mover
       *[challenger] Challenger
    }, who had to write. { $did }
party-did = { $role ->
        [mover] Mover
       *[challenger] Challenger
    }. { $did }
working-cubes = Cubes
working-readings = Readings
part-is-value = { $indent }{ $part } is { $value }
cube-as-meaning = { $cube } as { $meaning }
from-section-cubes = from { $section ->
        [Required] Required
        [Permitted] Permitted
        [Forbidden] Forbidden
       *[Resources] Resources
    }: { $cubes }
working-of-solution-number = Solution { $number }: { $title }
cards-left = left: { $cards }
statements-are-value = { $statements }: { $value }, { $mark }
removes-cards = removes { $cards }: in { $inside }, not in { $outside }
picks-cards = picks { $cards }
cards-are-value = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $value }
cards-are-value-doubled = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { $doubled } of them counted double: { $value }
part-is-played = { $part ->
        [restriction-part] Restriction part
       *[set-name] Set-Name
    }: { $cubes }
symbol-from-section = { $symbol } from { $section ->
        [Required] Required
        [Permitted] Permitted
        [Forbidden] Forbidden
       *[Resources] Resources
    }
symbol-from-section-by-cube = { $symbol } (a { $cube } cube) from { $section ->
        [Required] Required
        [Permitted] Permitted
        [Forbidden] Forbidden
       *[Resources] Resources
    }
goal-as-it-lies = Goal { $goal }
equals-value = equals { $value }
no-legal-value = no legal value
