"""The techniques of On-Sets, with cards of the deck and sets that cubes can name (On-Sets VI, VII-B-3)."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from forceout.games.on_sets.cards import DECK, Universe, print_card
from forceout.games.on_sets.cubes import COLORS
from forceout.games.on_sets.readings import unsatisfying
from forceout.messages.message import Message
from forceout.practice.sprints.technique import Keys, Task, Technique

FEWEST_CARDS: Final = 6
MOST_CARDS: Final = 10
CHOICES: Final = 4
YES: Final = "yes"
NO: Final = "no"


class Named(NamedTuple):
    """A set with how it is written, the cards that it picks, and the smaller sets that it is made of."""

    text: str
    picked: int
    parts: tuple["Named", ...] = ()


Join = Callable[[int, int], int]
JOINS: Final[dict[str, Join]] = {
    "∪": lambda left, right: left | right,
    "∩": lambda left, right: left & right,
    "-": lambda left, right: left & ~right,
}


def dealt(dice: Random) -> Universe:
    """Six to ten cards."""
    return Universe.of(tuple(dice.sample(list(DECK), dice.randint(FEWEST_CARDS, MOST_CARDS))))


def shown_cards(universe: Universe) -> tuple[str, ...]:
    """The cards as they are drawn."""
    return tuple(print_card(card) for card in universe.cards)


def single(universe: Universe, color: str) -> Named:
    """The cards with a color."""
    return Named(color, universe.masks[color])


def complement(universe: Universe, inner: Named) -> Named:
    """The cards that are not in a set."""
    return Named(f"{_grouped(inner)}'", universe.everything & ~inner.picked, (inner,))


def joined(left: Named, sign: str, right: Named) -> Named:
    """Two sets and the sign between them."""
    return Named(f"{_grouped(left)} {sign} {_grouped(right)}", JOINS[sign](left.picked, right.picked), (left, right))


def _grouped(named: Named) -> str:
    return f"({named.text})" if " " in named.text else named.text


def random_set(dice: Random, universe: Universe, signs: int) -> Named:
    """A set named with so many signs between colors, sometimes with a complement."""
    colors = dice.sample(COLORS, 3)
    found = single(universe, colors[0])
    for place in range(signs):
        other = single(universe, colors[1 + place % 2])
        if dice.random() < 0.2:
            other = complement(universe, other)
        found = joined(found, dice.choice(list(JOINS)), other)
    return complement(universe, found) if dice.random() < 0.2 else found


def working(named: Named) -> Iterator[Message]:
    """How many cards every part picks, the smallest parts first."""
    for part in named.parts:
        yield from working(part)
    yield Message("step-set-picks", set=named.text, count=named.picked.bit_count())


def how_many(dice: Random) -> Task:
    """How many cards a Set-Name picks."""
    universe = dealt(dice)
    named = random_set(dice, universe, dice.randint(1, 2))
    return _count(Message("task-how-many", set=named.text), universe, named)


def complement_and_difference(dice: Random) -> Task:
    """Complements and differences, alone and together."""
    universe = dealt(dice)
    first, second = (single(universe, color) for color in dice.sample(COLORS, 2))
    named = dice.choice(
        (
            complement(universe, first),
            joined(first, "-", second),
            joined(complement(universe, first), "-", second),
            complement(universe, joined(first, "-", second)),
        )
    )
    return _count(Message("task-how-many", set=named.text), universe, named)


def _count(question: Message, universe: Universe, named: Named) -> Task:
    steps = tuple(dict.fromkeys(working(named)))
    return Task(question, str(named.picked.bit_count()), steps, shown_cards(universe))


def restriction(dice: Random, universe: Universe) -> tuple[Named, str, Named, int]:
    """A Restriction: its sides, its relation, and the cards that it removes."""
    first, second = dice.sample(COLORS, 2)
    left, right = single(universe, first), single(universe, second)
    if dice.random() < 0.3:
        left = complement(universe, left)
    relation = dice.choice("=⊆")
    return left, relation, right, unsatisfying(left.picked, relation, right.picked)


def _removed_steps(left: Named, relation: str, right: Named, removed: int) -> tuple[Message, ...]:
    lost = (
        Message("step-equal-removes", left=left.text, right=right.text)
        if relation == "="
        else Message("step-subset-removes", left=left.text, right=right.text)
    )
    return (*dict.fromkeys([*working(left), *working(right)]), lost, Message("step-removed", count=removed.bit_count()))


def what_is_removed(dice: Random) -> Task:
    """How many cards a Restriction removes."""
    universe = dealt(dice)
    left, relation, right, removed = restriction(dice, universe)
    question = Message("task-removed", restriction=f"{left.text} {relation} {right.text}")
    steps = _removed_steps(left, relation, right, removed)
    return Task(question, str(removed.bit_count()), steps, shown_cards(universe))


def is_null(dice: Random) -> Task:
    """Whether a Restriction removes nothing."""
    wants_null = dice.random() < 0.5
    for _ in range(30):
        universe = dealt(dice)
        left, relation, right, removed = restriction(dice, universe)
        if (not removed) is wants_null:
            break
    question = Message("task-is-null", restriction=f"{left.text} {relation} {right.text}")
    steps = _removed_steps(left, relation, right, removed)
    return Task(question, NO if removed else YES, steps, shown_cards(universe), (YES, NO))


def which_pick(dice: Random) -> Task:
    """Which of some Set-Names picks exactly so many cards."""
    while True:
        universe = dealt(dice)
        by_count: dict[int, Named] = {}
        for _ in range(40):
            named = random_set(dice, universe, dice.randint(1, 2))
            by_count.setdefault(named.picked.bit_count(), named)
        if len(by_count) >= CHOICES:
            break
    counts = dice.sample(sorted(by_count), CHOICES)
    offered = [by_count[count] for count in counts]
    wanted = dice.randrange(CHOICES)
    steps = tuple(Message("step-set-picks", set=one.text, count=one.picked.bit_count()) for one in offered)
    return Task(
        Message("task-which-picks", count=counts[wanted]),
        offered[wanted].text,
        steps,
        shown_cards(universe),
        tuple(one.text for one in offered),
    )


TECHNIQUES: Final = (
    Technique("how-many", Message("technique-how-many"), Keys.COUNT, how_many),
    Technique("removed", Message("technique-removed"), Keys.COUNT, what_is_removed),
    Technique("null", Message("technique-null"), Keys.CHOICE, is_null),
    Technique(
        "complement-difference",
        Message("technique-complement-difference"),
        Keys.COUNT,
        complement_and_difference,
    ),
    Technique("which-pick", Message("technique-which-pick"), Keys.CHOICE, which_pick),
)
