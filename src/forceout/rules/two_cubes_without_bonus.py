"""Two cubes in Forbidden without "Bonus": either may go back (On-Sets IV-C-1-a, IV-C-2-b; Equations V-C-1-a,
V-C-2-b)."""

from forceout.messages.message import Message
from forceout.rules.actions import ReturnCube
from forceout.rules.codes import Code
from forceout.rules.corrections import correct, is_turn_over, is_without_bonus
from forceout.rules.frozen import replace
from forceout.rules.moving_cubes import move_cube, to_forbidden_faults
from forceout.rules.state import PLAYING, CubeMoved, Phase, Shake, StandingProcedure
from forceout.rules.violation import Violation


def return_violation(shake: Shake, action: ReturnCube) -> Violation | None:
    """Who moved two cubes without "Bonus" chooses which goes back, before another player plays on (On-Sets IV-C-2-b;
    Equations V-C-2-b)."""
    rule = shake.table.game.procedures.sections.bonus
    if (second := second_without_bonus(shake, action.by)) is not None:
        first = shake.moves[-2]
        cube = shake.table.game.find_cube(action.cube, (second.cube, first.cube))
        if cube is None:
            return Violation(
                Code.CUBE_NOT_THERE,
                rule,
                Message("the-cubes-that-can-go-back-are-cube-and-other", cube=first.cube, other=second.cube),
            )
        return None if cube == second.cube else exchange_violation(shake, second, (first.cube, second.cube))
    pair = shake.exchangeable
    if pair is None or action.by != pair[0].by or shake.phase not in PLAYING:
        return Violation(Code.WRONG_PHASE, rule, Message("there-is-no-cube-to-choose-between"))
    stayed, went_back = pair
    if went_back.cube not in shake.resources or stayed.cube not in getattr(shake, stayed.went_to):
        return Violation(Code.WRONG_PHASE, rule, Message("the-cubes-have-been-moved-since"))
    if shake.table.game.find_cube(action.cube, (stayed.cube,)) is None:
        return Violation(
            Code.CUBE_NOT_THERE, rule, Message("the-cube-that-can-go-back-instead-is-cube", cube=stayed.cube)
        )
    return exchange_violation(shake, went_back, (stayed.cube,))


def second_without_bonus(shake: Shake, player: str) -> CubeMoved | None:
    """The second of two cubes that a player has just put in Forbidden without "Bonus", while nobody has charged it or
    played on."""
    if not shake.revision.either_cube_goes_back or len(shake.moves) < 2 or shake.mover != player:
        return None
    first, second = shake.moves[-2:]
    is_open = shake.phase in (*PLAYING, Phase.FORCEOUT, Phase.WRITING) and not is_turn_over(shake)
    if not is_open or first.by != player or not is_without_bonus(shake, first, second):
        return None
    return second if procedure_of(shake, second) is not None else None


def procedure_of(shake: Shake, second: CubeMoved) -> StandingProcedure | None:
    """The second cube as what it is, a move out of turn (On-Sets IV-C-1-a, IX-A-1-examples; Equations V-C-1-a)."""
    standing = reversed(shake.standing)
    return next((one for one in standing if one.code == Code.NOT_YOUR_TURN and one.moved == second), None)


def exchange_violation(shake: Shake, second: CubeMoved, on_mat: tuple[str, ...]) -> Violation | None:
    """Why the second cube may not stay in Forbidden as the only one, as if neither had been moved."""
    if shake.revision.either_cube_goes_back:
        shake = replace(shake, resources=(*shake.resources, *on_mat))
    faults = to_forbidden_faults(shake, second.cube, second.went_to)
    return next((one for one in faults if one is not None), None)


def apply_return(shake: Shake, action: ReturnCube) -> Shake:
    """One of the two cubes goes back and the other stays as the move (On-Sets IV-C-2-b; Equations V-C-2-b)."""
    second = second_without_bonus(shake, action.by)
    if second is None:
        return exchanged(shake)
    procedure = procedure_of(shake, second)
    assert procedure is not None
    shake = correct(shake, procedure)
    is_second = shake.table.game.find_cube(action.cube, (second.cube,)) is not None
    return replace(shake, exchangeable=None) if is_second else exchanged(shake)


def exchanged(shake: Shake) -> Shake:
    """The cube that stayed goes back, and the one that went back stays (On-Sets IV-C-2-b; Equations V-C-2-b)."""
    assert shake.exchangeable is not None
    stayed, went_back = shake.exchangeable
    shake = move_cube(shake, stayed.cube, stayed.went_to, stayed.came_from)
    shake = move_cube(shake, went_back.cube, went_back.came_from, went_back.went_to)
    return replace(shake, exchangeable=None, moves=(*shake.moves[:-1], went_back))
