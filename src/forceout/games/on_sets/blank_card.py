"""The dots that a writer puts on the blank card (On-Sets XIII-C-12; Guidelines E17, E18)."""

from collections.abc import Iterator

from forceout.games.on_sets.cards import BLANK, Universe
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.notation import Writing
from forceout.games.on_sets.position import Position
from forceout.messages.message import Message
from forceout.rulebook.rule import ON_SETS
from forceout.rules.codes import Code
from forceout.rules.violation import Violation


def misused_dots(writing: Writing, position: Position, in_force: InForce) -> Iterator[Violation]:
    """Dots go on the blank card only when it is wild and was dealt (On-Sets XIII-C-12, XIII-C-12-a)."""
    if not writing.dots and not writing.other_dots:
        return
    if not in_force.dots_allowed:
        message = Message("dots-may-be-put-on-the-blank-card-only-when-blank")
        yield Violation(Code.VARIATION_MISUSED, in_force.cited("XIII-C-12"), message)
    elif BLANK not in position.universe.cards:
        message = Message("the-blank-card-is-not-in-the-universe")
        yield Violation(Code.VARIATION_MISUSED, ON_SETS["XIII-C-12-a"], message)


def dotted_universe(writing: Writing, position: Position) -> Universe:
    """The Universe with the writer's dots on its blank card, blank where none are stated (On-Sets XIII-C-12,
    XIII-C-12-b; Guidelines E17)."""
    return position.universe.with_dots(writing.dots) if writing.dots else position.universe


def drawings_that_may_count(writing: Writing, position: Position, in_force: InForce) -> tuple[Writing, ...]:
    """The writing with each drawing of the blank card that the writer may name when a judge asks which of several
    counts, a card without dots among them (Guidelines E18-comment)."""
    if not writing.other_dots or any(misused_dots(writing, position, in_force)):
        return (writing,)
    drawings = dict.fromkeys((writing.dots, *writing.other_dots, BLANK))
    return tuple(writing._replace(dots=dots, other_dots=()) for dots in drawings)
