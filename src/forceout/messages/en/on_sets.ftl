## games/on_sets/blank_card.py

dots-may-be-put-on-the-blank-card-only-when-blank = Dots may be put on the blank card only when Blank Card Wild is in force.
the-blank-card-is-not-in-the-universe = The blank card is not in the Universe, so there is nothing to put dots on.

## games/on_sets/checking.py

the-goal-is-not-in-one-of-the-legal-shapes = The Goal { $goal } is not in one of the legal shapes, so no Solution equals it.
the-digit-of-this-goal-was-not-rolled-often-enough = The digit { $digit } of this Goal was not rolled (often enough): use digits in Resources.
both-shares-a-restriction-between-two-solutions = both shares a Restriction between two Solutions, and one is asked for: write one, without both.
two-solutions-must-be-written = Two Solutions must be written, separated by ||, and the number written is { $count }.
relation-is-in-required = { $relation } is in Required, so the Solution must contain a Restriction.
the-solution-equals-named = The Solution equals { $named }, and the Goal is { $wanted }.
this-can-be-grouped-in-more-ways-than-anyone-can-check = This can be grouped in more ways than anyone can check: use parentheses.
it-may-be-grouped-as-grouped = It may be grouped as { $grouped }, which is { $value }, and the Goal is { $wanted }: use parentheses.
one-solution-is-asked-for = One Solution is asked for, and more are written: leave out what follows ||.
the-goal-is-negative = The Goal is negative, so no Solution equals it.

## games/on_sets/goal.py

a-goal-is-a-shape-and-its-digits = A Goal is a shape and its digits, such as row 3 2 or ell 3 ~2 ~1.
word-is-not-a-digit-cube = { $word } is not a digit cube: they show 1 to 5, and ~ turns one upside-down.

## games/on_sets/notation.py

character-is-on-no-cube-of-on-sets-and-is-no-grouping = { $character } is on no cube of On-Sets and is no grouping symbol.
this-is-length-characters-long-a-solution-of-up-to-longest-is-read = This is { $length } characters long; a Solution of up to { $longest } is read.
the-dots-of-the-blank-card-go-with-each-solution = The dots of the blank card go with each Solution, behind the colon of both.
after-both-come-the-shared-restriction-and-a-colon = After both come the shared Restriction and a colon, as in both B = R: G ∪ Y || R ∪ Y.
between-both-and-its-colon-stands-a-restriction = Between both and its colon stands a Restriction, with = or ⊆.
both-shares-a-restriction-between-two-solutions-with-bars-between-them = both shares a Restriction between two Solutions, with || between them.
after-blank-comes-a-colon-and-the-dots-on-the-blank = After blank comes a colon and the dots on the blank card, as in blank: BG.
the-dots-on-the-blank-card-are-some-of-b = The dots on the blank card are some of B, R, G and Y, each once.
before-at-comes-the-symbol-that-the-cube-stands-for-as-in-at-b = Before @ comes the symbol that the cube stands for, as in ∪@B.
two-solutions-are-separated-by-two-bars = Two Solutions are separated by two bars: ||.
the-dots-of-the-blank-card-are-a-statement-of-their = The dots of the blank card are a statement of their own, given { $how_often }.
after-at-comes-the-symbol-on-the-cube-as-in-at-b = After @ comes the symbol on the cube, as in ∪@B.

## games/on_sets/parts_of_solution.py

stands-behind-the-set-that-it-complements = ' stands behind the set that it complements, as in B'.
symbol-closes-a-group-that-was-never-opened = { $symbol } closes a group that was never opened.
a-set-is-missing-at-the-end = A set is missing at the end: a color, V, Λ or a group is expected.
the-digit-symbol-names-no-set = The digit { $symbol } names no set: digits are for the Goal only.
symbol-needs-a-set-on-its-left = { $symbol } needs a set on its left: a color, V, Λ or a group is expected.
symbol-needs-a-set-on-its-right = { $symbol } needs a set on its right.
the-group-opened-with-symbol-is-never-closed = The group opened with { $symbol } is never closed.
symbol-cannot-follow-a-set-directly = { $symbol } cannot follow a set directly: ∪, ∩ or - must join them.
groups-are-nested-more-than-deepest-deep = Groups are nested more than { $deepest } deep.
symbol-cannot-close-a-group-opened-with-opening = { $symbol } cannot close a group opened with { $opening }.
symbol-needs-a-left-set = { $symbol } needs a set on its left.

## games/on_sets/play.py

two-v-and-one-are-set-out = Two V and one Λ are set out, or one V and two Λ, before the others are rolled.
that-is-not-a-number-of-cards-that-may-be-dealt = That is not a number of cards that may be dealt here, or a card is there twice. Deal otherwise.
the-digits-are-not-in-one-of-the-legal-shapes = The digits are not in one of the legal shapes.
the-eighteen-cubes-of-the-kit-are-rolled = The eighteen cubes of the kit are rolled.

## games/on_sets/reading_parts.py

grouping-symbols-may-not-enclose-equals-or-relation = Grouping symbols may not enclose = or ⊆, unless they enclose the whole Restriction: group only inside a side.
a-solution-has-one-set-name = A Solution has one Set-Name, and here are { $count }.
a-set-name-may-not-contain-equals-or-relation = A Set-Name may not contain = or ⊆.
do-not-write-equals-and-the-goal-behind-the-set-name = Do not write = and the Goal behind the Set-Name: leave them out.
a-set-name-is-missing = A Set-Name is missing: a Solution names a set of cards.
and-relation-are-not-used-here = = and ⊆ are not used here: write a Set-Name only.

## games/on_sets/using_cubes.py

a-solution-has-at-least-two-cubes = A Solution has at least two cubes: add a symbol, for example an operation.
one-in-forbidden-may-not-be-used = one in Forbidden may not be used
there-is-no-other-that-may-be-used = there is no other that may be used
after-a-now-challenge-a-solution-may-use-one-cube-from = After a Now challenge a Solution may use one cube from Resources at most; this one needs more.
a-restriction = a Restriction
the-solution = the Solution
variation-asks-for-a-face-cube-in-where = { $variation } asks for a { $face } cube in { $where }, and none is used.

## games/on_sets/variation.py

variation-needs-a-symbol-that-is-on-the-cubes = { $variation } needs a symbol that is on the cubes.
variation-cannot-be-a-digit = { $variation } cannot be a digit.

## games/on_sets/variations/double_set.py

set-is-the-whole-universe = { $set } is the whole Universe, which may not be the Double Set.
double-set-needs-the-name-of-a-set = Double Set needs the name of a set, such as B ∪ R'.
the-double-set-is-named-by-plain-symbols = The Double Set is named by plain symbols.
the-double-set-is-named-by-at-most-four-symbols = The Double Set is named by at most four symbols, grouping not counted; this has { $count }.
double-set-needs-the-name-of-one-set = Double Set needs the name of one set.

## games/on_sets/variations/no_null_restrictions.py

restriction-number = Restriction { $number }
the-restriction = The Restriction
no-card-that-the-others-leave = no card that the others leave
no-card = no card
null-restriction-removes-problem = { $which } removes { $problem }; under No Null Restrictions each must remove at least one, in whatever order they are applied.

## games/on_sets/variations/required_card.py

variation-needs-a-card = { $variation } needs a card, such as BRG, or - for the blank card.
the-set-must-contain-the-card = The set must contain the { $card } card, which is required in this shake.
the-set-contains-the-card-or-a-blank-card-dotted-like = The set contains the { $card } card (or a blank card dotted like it), which is forbidden in this shake.

## games/on_sets/variations/two_solutions.py

the-second-solution-must-pick-at-least-one-card-of-the = The second Solution must pick at least one card of the Universe that the first does not; other dots on the blank card do not make it another card.

## games/on_sets/variations/wild_cube.py

symbol-cannot-be-wild = { $symbol } cannot be wild.

## games/on_sets/wild_meanings.py

a-cube-cannot-stand-for-the-digit-symbol = A { $cube } cube cannot stand for the digit { $symbol }.
a-cube-cannot-stand-for-symbol = A { $cube } cube cannot stand for { $symbol }: { $cube } is not wild in this shake.
the-wild-cube-stands-for-meaning-in-one-place-and-for = The wild { $cube } stands for { $meaning } in one place and for { $other } in another; it must be the same symbol throughout the Solution.
the-wild-cube-is-used-as-meaning-and-as-other = The wild { $cube } is used as { $meaning } and as { $other }, so a { $cube } without a mark does not say which it is: mark it.
value-names-no-set = { $value } names no set. { $why }
shown-kind-cubes-and-the-kit-has-held = { $shown } { $kind ->
        [digit] digit
        [color] color
        [operation] operation
       *[restriction] Restriction
    } cubes, and the kit has { $held }
required-still-holds-cubes = Required still holds { $cubes } that the { $part ->
        [restriction-part] Restriction part
       *[set-name] Set-Name
    } does not use: it must contain { $count ->
        [one] { $face }
       *[other] more { $face }
    }.
the-part-has-symbol-times = The { $part ->
        [restriction-part] Restriction part
       *[set-name] Set-Name
    } has { $symbol } { $times ->
        [one] once
       *[other] { $times } times
    }, but { $cubes } can play it: { $reason }.
drawn-once = once
drawn-times-at-most = { $most } times at most
two-operations-asks-for-two-operation-symbols = Two Operations asks for at least two operation symbols in the Set-Name, and this one has { $count ->
        [0] none
       *[other] { $count }
    }: use two of ∪, ∩, - and ' there.
