"""Moving cubes (On-Sets IV, XIII-A-7; Equations V)."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from forceout.messages.message import Message, Seat
from forceout.rules.actions import Action, Bonus, Move, Shift
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.last_cube import after_cube
from forceout.rules.state import PLAYING, CubeMoved, Phase, Section, Shake
from forceout.rules.time_limits import TURN, penalized, start
from forceout.rules.variation import Variation
from forceout.rules.violation import Violation

MAT = tuple(section.value for section in Section)
MOST_LEFT_FOR_RELATIONS: Final = 4
"""The most cubes in Resources with which = and ⊆ may go to Forbidden (On-Sets IV-D)."""


def move_violation(shake: Shake, move: Move) -> Violation | None:
    """Why a cube may not be moved so (On-Sets IV-B; Equations V-B; Guidelines C1)."""
    sections = shake.table.game.procedures.sections
    if shake.phase not in PLAYING:
        return Violation(Code.WRONG_PHASE, sections.turn, Message("no-cube-can-be-moved-now"))
    if is_unused_cube(shake, move.cube):
        message = Message("no-solution-uses-cube", cube=move.cube)
        return Violation(Code.DIGIT_NOT_PLAYABLE, sections.setting_goal, message)
    if move.to not in MAT:
        return Violation(Code.WRONG_PHASE, sections.turn, Message("a-cube-goes-to-required"))
    if move.cube not in shake.resources:
        return Violation(Code.CUBE_NOT_THERE, sections.turn, Message("there-is-no-cube-in-resources", cube=move.cube))
    return next(move_faults(shake, move), None)


def is_unused_cube(shake: Shake, cube: str) -> bool:
    """Whether a cube is one that no Solution uses, and was rolled (On-Sets III-B-1-comment; Guidelines C1)."""
    is_rolled = cube in (shake.roll or ()) or not shake.revision.follows_guidelines
    return is_rolled and shake.table.game.is_never_in_solutions(shake, cube)


def move_faults(shake: Shake, move: Move) -> Iterator[Violation]:
    """All that is illegal about a move that can be made (On-Sets IX-A; Equations IX-A)."""
    faults = (out_of_turn(shake, move.by), to_forbidden_faults(shake, move.cube, move.to))
    yield from (one for one in (faults[0], *faults[1]) if one is not None)


def can_go_on(shake: Shake, player: str) -> bool:
    """Whether a player may move: the one on turn, or, after a move out of turn, one who was passed over (On-Sets IV-B,
    IX-B; Equations V-B, IX-B)."""
    return player == shake.turn or player in shake.may_go_on


def out_of_turn(shake: Shake, player: str) -> Violation | None:
    """Only the player on turn moves, and who moved without "Bonus" is not on turn any more (On-Sets IV-B, IV-C-1-a;
    Equations V-B, V-C-1-a)."""
    if can_go_on(shake, player):
        return None
    return Violation(
        Code.NOT_YOUR_TURN,
        shake.table.game.procedures.sections.turn,
        Message("it-is-players-turn", player=Seat(shake.turn)),
    )


def to_forbidden_faults(shake: Shake, cube: str, to: str) -> tuple[Violation | None, ...]:
    """What may not go to Forbidden: the last cube, and early = or ⊆ (On-Sets IV-D, VIII-A; Equations VIII-A)."""
    if to != Section.FORBIDDEN.value:
        return ()
    return last_cube_to_forbidden(shake), relation_to_forbidden(shake, cube)


def last_cube_to_forbidden(shake: Shake) -> Violation | None:
    """The last cube goes to Required or Permitted (On-Sets VIII-A, VIII-A-note, Basic-VII; Equations VIII-A,
    VIII-A-note, Basic-VII)."""
    if len(shake.resources) != 1:
        return None
    rule = shake.table.game.procedures.sections.last_cube
    return Violation(Code.LAST_CUBE_TO_FORBIDDEN, rule, Message("the-last-cube-cannot-go-to-forbidden"))


def relation_to_forbidden(shake: Shake, cube: str) -> Violation | None:
    """= and ⊆ stay out of Forbidden while more than four cubes are left; V and Λ need not (On-Sets IV-D, IV-D-a;
    Guidelines C11, C12)."""
    if not shake.table.game.is_relation(cube) or len(shake.resources) <= MOST_LEFT_FOR_RELATIONS:
        return None
    rule = shake.table.game.book["IV-D"]
    message = Message("cube-cant-go-to-forbidden-yet", cube=cube, count=len(shake.resources))
    return Violation(Code.RELATION_TO_FORBIDDEN, rule, message)


def apply_move(shake: Shake, move: Move) -> Shake:
    """A cube goes from Resources to the mat, and the turn to the left (On-Sets IV-A, IV-B, Basic-II; Equations V-A,
    V-B, Basic-II)."""
    moved = recorded(shake, move.by, move.cube, "resources", move.to, is_bonus=False)
    shake = move_cube(shake, move.cube, "resources", move.to)
    return end_turn(shake, move.by, moved)


def recorded(shake: Shake, by: str, cube: str, came_from: str, went_to: str, is_bonus: bool) -> CubeMoved:
    """What is kept of a move, in case it goes back."""
    return CubeMoved(
        by=by,
        cube=cube,
        came_from=came_from,
        went_to=went_to,
        is_bonus=is_bonus,
        turn_before=shake.turn,
        mover_before=shake.mover,
        bonus_before=shake.bonus,
        timers_before=shake.timers,
        may_go_on_before=shake.may_go_on,
        moves_before=len(shake.moves),
    )


def move_cube(shake: Shake, cube: str, came_from: str, went_to: str) -> Shake:
    """The shake with a cube in another section."""
    left = without(getattr(shake, came_from), cube)
    changes: dict[str, Any] = {came_from: left, went_to: (*getattr(shake, went_to), cube)}
    return replace(shake, **changes)


def with_cube_found(shake: Shake, action: Action) -> Action:
    """The action with the very cube that it means, where a player named only its symbol."""
    if not isinstance(action, Move | Shift | Bonus):
        return action
    found = shake.table.game.find_cube(action.cube, shake.permitted if isinstance(action, Shift) else shake.resources)
    if found is None and isinstance(action, Bonus):
        found = shake.table.game.find_cube(action.cube, shake.permitted)
    return action if found in (None, action.cube) else replace(action, cube=found)


def without(cubes: Sequence[str], cube: str) -> tuple[str, ...]:
    """The cubes but one of a kind."""
    place = cubes.index(cube)
    return (*cubes[:place], *cubes[place + 1 :])


def end_turn(shake: Shake, player: str, moved: CubeMoved) -> Shake:
    """The regular move is made: the next player's turn begins, or the last cube is down (On-Sets IV-A; Equations
    V-A)."""
    following = shake.left_of(player)
    shake = replace(
        shake,
        mover=player,
        turn=following,
        may_go_on=tuple(one for one in passed_over(shake, player) if one != following),
        digit_moved_by=None,
        bonus=None,
        has_used_bonus=False,
        moves=(*shake.moves, moved),
        exchangeable=None,
    )
    if not shake.revision.block_disputes_no_goal:
        shake = penalize_mistaken_no_goal(shake)
    return after_cube(shake)


def passed_over(shake: Shake, player: str) -> tuple[str, ...]:
    """Whose turn it was when another moved out of turn, a bonus too: they may go on as well as the player on the left
    of who moved (On-Sets IV-B, IX-B; Equations V-B, IX-B)."""
    if not shake.revision.either_may_go_on or shake.turn is None:
        return ()
    if can_go_on(shake, player):
        return ()
    return (shake.turn, *shake.may_go_on)


def penalize_mistaken_no_goal(shake: Shake) -> Shake:
    """A wrong "no Goal" costs two points once the next player has moved a cube, so that it stands (On-Sets 2014-15
    III-D-2; Equations IV-D-2)."""
    if shake.no_goal_by is None:
        return shake
    return replace(penalized(shake, shake.no_goal_by, 2), no_goal_by=None)


def start_turn(shake: Shake, player: str) -> Shake:
    """A regular turn of a player (On-Sets XI-A-1-e; Equations XI-A-1-e)."""
    shake = replace(shake, turn=player, may_go_on=(), is_first_turn=False, digit_moved_by=None)
    return start(shake, (player,), TURN, shake.table.game.procedures.limits.turn)


def shift_violation(shake: Shake, shift: Shift) -> Violation | None:
    """A cube stays where it was played, unless a variation lets it be shifted out of Permitted while cubes are left
    (On-Sets IV-B-note, XIII-A-7, XIII-A-7-c, XIII-B-7, XIII-C-7; On-Sets 2014-15 XIII-B-7-comment; Equations V-B-note;
    Guidelines C5, C7, C13, C14)."""
    sections = shake.table.game.procedures.sections
    is_too_late = shake.phase in (Phase.FORCEOUT, Phase.WRITING) and not shake.resources
    if shake.phase not in PLAYING and not is_too_late:
        return Violation(Code.WRONG_PHASE, sections.turn, Message("no-cube-can-be-shifted-now"))
    if shift.cube not in shake.permitted:
        return Violation(Code.CUBE_NOT_THERE, sections.turn, Message("there-is-no-cube-in-permitted", cube=shift.cube))
    if shift.to not in (Section.REQUIRED.value, Section.FORBIDDEN.value):
        return Violation(Code.WRONG_PHASE, sections.turn, Message("a-cube-is-shifted-to-required-or-forbidden"))
    if is_too_late:
        return Violation(
            Code.SHIFT_TOO_LATE, sections.last_cube, Message("once-the-last-cube-is-down-nothing-is-shifted")
        )
    return next(shift_faults(shake, shift), None)


def shift_faults(shake: Shake, shift: Shift) -> Iterator[Violation]:
    """All that is illegal about a shift that can be made (On-Sets IX-A; Equations IX-A)."""
    faults = (shift_not_in_force(shake), out_of_turn(shake, shift.by), relation_shifted_to_forbidden(shake, shift))
    yield from (one for one in faults if one is not None)


def shift_not_in_force(shake: Shake) -> Violation | None:
    """Cubes stay where they were played, unless a variation lets them be shifted (On-Sets IV-B-note; Equations
    V-B-note; Guidelines C7)."""
    if any(one.allows_shift() for one in shake.variations):
        return None
    message = Message("cubes-stay-where-they-were-played-for-the-rest-of-the")
    kinds = shake.table.game.edition.every_variation().values()
    if (
        title := next((kind.title for kind in kinds if kind.allows_shift is not Variation.allows_shift), None)
    ) is not None:
        message = Message("cubes-stay-where-they-were-played", variation=title)
    return Violation(Code.SHIFT_NOT_IN_FORCE, shake.table.game.procedures.sections.turn, message)


def relation_shifted_to_forbidden(shake: Shake, shift: Shift) -> Violation | None:
    """= and ⊆ are never shifted to Forbidden (On-Sets XIII-B-7; Guidelines C13, C14)."""
    game = shake.table.game
    if shift.to != Section.FORBIDDEN.value or not game.is_relation(shift.cube):
        return None
    message = Message("cube-is-never-shifted-to-forbidden", cube=shift.cube)
    own_list = game.edition.variation_list(shake.table.division)
    allowing = next((own_list[type(one)] for one in shake.variations if one.allows_shift()), None)
    rule = game.procedures.sections.turn if allowing is None else game.book[allowing]
    return Violation(Code.RELATION_TO_FORBIDDEN, rule, message)


def apply_shift(shake: Shake, shift: Shift) -> Shake:
    """A cube goes from Permitted to Required or Forbidden, in place of a regular move (On-Sets XIII-A-7, XIII-A-7-a,
    XIII-B-7, XIII-C-7; Guidelines C4)."""
    moved = recorded(shake, shift.by, shift.cube, "permitted", shift.to, is_bonus=False)
    shake = move_cube(shake, shift.cube, "permitted", shift.to)
    return end_turn(shake, shift.by, moved) if shake.phase in PLAYING else shake
