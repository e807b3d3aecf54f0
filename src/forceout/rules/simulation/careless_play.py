"""Careless play: what is hardly ever legal, such as the wrong cube, the wrong place, the wrong turn, a stranger."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from forceout.rules import actions as do
from forceout.rules.illegal_procedures import STANDING_CODES
from forceout.rules.state import Phase, Section, Shake

REASONS: Final = ("not-equal", "ambiguous", "syntax", "cube-unavailable", "required-unused", "no-set-name")
"""Reasons that a checker may give without knowing better."""
PROCEDURES: Final = tuple(sorted(frozenset().union(*STANDING_CODES.values())))
STRANGER: Final = "Zoe"
Careless = Callable[[Random, Shake], do.Action]


def careless_action(dice: Random, shake: Shake) -> do.Action:
    """Something that somebody should not do now, most of the time of a kind that belongs to the phase."""
    kinds = IN_PHASE.get(shake.phase, ())
    return dice.choice(kinds if kinds and dice.random() < 0.75 else EVERYTHING)(dice, shake)


def anybody(dice: Random, shake: Shake) -> str:
    """The player on turn, somebody else at the table, or a stranger."""
    on_turn = (shake.turn,) * 3 if shake.turn is not None else ()
    people: tuple[str, ...] = (*on_turn, *shake.table.players, STRANGER)
    return dice.choice(people)


def some_cube(dice: Random, shake: Shake) -> str:
    """A cube from anywhere."""
    section = dice.choice((shake.resources, shake.permitted, shake.permitted, shake.forbidden, shake.goal_cubes))
    return dice.choice(section or shake.roll or ("B",))


def move(dice: Random, shake: Shake) -> do.Action:
    """Any cube to any section."""
    return do.Move(anybody(dice, shake), some_cube(dice, shake), dice.choice(tuple(Section)).value)


def move_to_forbidden(dice: Random, shake: Shake) -> do.Action:
    """A cube of Resources to Forbidden, even the last one, even = or ⊆ too early."""
    kept = [cube for cube in shake.resources if shake.table.game.is_relation(cube)]
    return do.Move(anybody(dice, shake), dice.choice(kept or shake.resources or ("B",)), Section.FORBIDDEN.value)


def second_cube(dice: Random, shake: Shake) -> do.Action:
    """A second cube by the player who has just moved one, without "Bonus"."""
    cube = dice.choice(shake.resources or ("B",))
    return do.Move(shake.mover or anybody(dice, shake), cube, dice.choice(tuple(Section)).value)


def bonus(dice: Random, shake: Shake) -> do.Action:
    """A bonus out of turn, in the lead, out of Permitted, or to Required."""
    return do.Bonus(anybody(dice, shake), some_cube(dice, shake), dice.choice(("forbidden",) * 5 + ("required",)))


def shift(dice: Random, shake: Shake) -> do.Action:
    """A shift that is not in force, or too late."""
    cube = dice.choice(shake.permitted) if shake.permitted else some_cube(dice, shake)
    return do.Shift(anybody(dice, shake), cube, dice.choice(tuple(Section)).value)


def challenge(dice: Random, shake: Shake) -> do.Action:
    """A challenge by anybody, at any time, even of oneself."""
    player = dice.choice((shake.mover, anybody(dice, shake))) or anybody(dice, shake)
    return do.Challenge(player, dice.choice(("now", "now", "impossible", "nothing")))


def tie(dice: Random, shake: Shake) -> do.Action:
    """A tie that nobody saw."""
    return do.Tie(anybody(dice, shake), anybody(dice, shake))


def charge(dice: Random, shake: Shake) -> do.Action:
    """A charge that may have no ground, or come too late."""
    return do.Charge(anybody(dice, shake), dice.choice((*shake.insulated, *shake.insulated, *PROCEDURES)))


def goal(dice: Random, shake: Shake) -> do.Action:
    """A Goal of no legal shape or size, or of cubes that are not there."""
    digits = [cube for cube in shake.resources if cube.isdigit()][:2]
    loose = "".join(shake.resources[:7])
    goals = ("row 1 2", "1+2", "", loose, loose, f"backwards-ell {' '.join(digits)}", f"column {' '.join(digits[:1])}")
    return do.SetGoal(anybody(dice, shake), dice.choice(goals))


def roll(dice: Random, shake: Shake) -> do.Action:
    """Cubes that are not set out as they should be, or not all there."""
    return do.Roll(
        dice.choice((shake.goal_setter, anybody(dice, shake))), shake.table.game.rolled(dice)[dice.randrange(2) :]
    )


def deal(dice: Random, shake: Shake) -> do.Action:
    """Any number of cards."""
    deck = shake.table.game.deck
    cards = tuple(dice.sample(deck, dice.randint(min(1, len(deck)), len(deck))))
    return do.Deal(shake.dealer or anybody(dice, shake), cards)


def select(dice: Random, shake: Shake) -> do.Action:
    """Any variation with any blank."""
    name = dice.choice(tuple(shake.table.game.edition.every_variation()))
    return do.Select(anybody(dice, shake), name, dice.choice((None, some_cube(dice, shake), 7)))


def pass_variation(dice: Random, shake: Shake) -> do.Action:
    """Selecting nothing where one must."""
    return do.PassVariation(anybody(dice, shake))


def present(dice: Random, shake: Shake) -> do.Action:
    """A Solution from whoever, perhaps a second one."""
    return do.Present(anybody(dice, shake), dice.choice(("B∪R", "B", "1+2 = 3", "")))


def decline(dice: Random, shake: Shake) -> do.Action:
    """Declining whether or not there is anything to decline."""
    return do.Decline(anybody(dice, shake))


def take_side(dice: Random, shake: Shake) -> do.Action:
    """A side taken by whoever."""
    return do.TakeSide(anybody(dice, shake), dice.choice(("challenger", "mover", "nobody")))


def will_present(dice: Random, shake: Shake) -> do.Action:
    """A promise to present, by whoever."""
    return do.WillPresent(anybody(dice, shake))


def accept(dice: Random, shake: Shake) -> do.Action:
    """Accepting a Solution that may be one's own, or not there."""
    return do.Accept(anybody(dice, shake), anybody(dice, shake))


def reject(dice: Random, shake: Shake) -> do.Action:
    """Rejecting a Solution for any reason."""
    return do.Reject(anybody(dice, shake), anybody(dice, shake), dice.choice((None, *REASONS)))


def pick_up(dice: Random, shake: Shake) -> do.Action:
    """The block in anybody's hand."""
    return do.PickUpBlock(anybody(dice, shake))


def return_cube(dice: Random, shake: Shake) -> do.Action:
    """A cube taken back."""
    return do.ReturnCube(anybody(dice, shake), some_cube(dice, shake))


def answer_no_goal(dice: Random, shake: Shake) -> do.Action:
    """An answer to "no Goal", or a declaration of it."""
    return dice.choice((do.Agree, do.Disagree, do.NoGoal))(anybody(dice, shake))


IN_MOVING: Final[tuple[Careless, ...]] = (
    move, move_to_forbidden, move_to_forbidden, second_cube, second_cube, bonus, bonus, shift, challenge, charge,
    pick_up, return_cube,
)  # fmt: skip
IN_PHASE: Final[Mapping[Phase, tuple[Careless, ...]]] = {
    Phase.ROLLING: (roll, deal),
    Phase.SELECTING: (select, select, pass_variation),
    Phase.GOAL: (goal, goal, bonus, answer_no_goal),
    Phase.NO_GOAL: (goal, answer_no_goal),
    Phase.MOVING: IN_MOVING,
    Phase.LAST_CUBE: IN_MOVING,
    Phase.FORCEOUT: (shift, shift, challenge, present),
    Phase.WRITING: (challenge, present, present, decline, take_side, will_present, shift, tie),
    Phase.CHECKING: (accept, reject, present),
}
EVERYTHING: Final[tuple[Careless, ...]] = (
    move, bonus, shift, challenge, charge, goal, roll, deal, select, pass_variation, present, decline, take_side,
    will_present, accept, reject, pick_up, return_cube, answer_no_goal, tie,
)  # fmt: skip
