"""Bonus moves (On-Sets III-C, IV-C, XIII-A-7-b; Equations IV-C, V-C)."""

from collections.abc import Iterator

from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules.actions import Bonus, Shift
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.moving_cubes import (
    can_go_on,
    end_turn,
    is_unused_cube,
    last_cube_to_forbidden,
    move_cube,
    out_of_turn,
    penalize_mistaken_no_goal,
    recorded,
    relation_shifted_to_forbidden,
    relation_to_forbidden,
    shift_not_in_force,
    start_turn,
)
from forceout.rules.state import PLAYING, Phase, Section, Shake
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Form


def bonus_violation(shake: Shake, bonus: Bonus) -> Violation | None:
    """Why a bonus cube may not be moved (On-Sets IV-C, IV-C-1; Equations V-C, V-C-1)."""
    game, sections = shake.table.game, shake.table.game.procedures.sections
    if shake.table.form is Form.BASIC and shake.revision.basic_form_is_plain:
        return Violation(Code.WRONG_PHASE, game.book["Basic-II"], Message("the-basic-game-has-no-bonus-moves"))
    if shake.phase is Phase.GOAL:
        return bonus_before_goal_violation(shake, bonus)
    if shake.phase not in PLAYING:
        return Violation(
            Code.WRONG_PHASE, sections.bonus, Message("a-bonus-move-comes-before-the-goal-or-before-a-regular")
        )
    if is_unused_cube(shake, bonus.cube):
        return Violation(
            Code.DIGIT_NOT_PLAYABLE, sections.bonus, Message("cube-cannot-be-a-bonus-cube", cube=bonus.cube)
        )
    if bonus.cube not in (*shake.resources, *shake.permitted):
        return Violation(Code.CUBE_NOT_THERE, sections.bonus, Message("there-is-no-cube-in-resources", cube=bonus.cube))
    if bonus.to == Section.PERMITTED.value or bonus.cube not in getattr(shake, bonus_comes_from(shake, bonus)):
        return Violation(Code.WRONG_PHASE, sections.bonus, Message("a-bonus-cube-goes-from-resources-to-forbidden"))
    if bonus.by == shake.turn and (violation := second_bonus(shake)) is not None:
        return bonus_from_permitted(shake, bonus) or violation
    return next(bonus_faults(shake, bonus), None)


def bonus_faults(shake: Shake, bonus: Bonus) -> Iterator[Violation]:
    """All that is illegal about a bonus move that can be made (On-Sets IX-A, IV-C; Equations IX-A, V-C)."""
    sections = shake.table.game.procedures.sections
    if shake.phase is Phase.GOAL:
        faults: tuple[Violation | None, ...] = (
            bonus_while_leading(shake, bonus, sections.leader_bonus_before_goal),
            relation_as_goal_setters_bonus(shake, bonus),
        )
    else:
        faults = (
            out_of_turn(shake, bonus.by),
            bonus_from_permitted(shake, bonus),
            last_cube_to_forbidden(shake) if bonus_comes_from(shake, bonus) == "resources" else None,
            bonus_while_leading(shake, bonus, sections.leader_bonus),
            *bonus_cube_faults(shake, bonus),
        )
    yield from (one for one in faults if one is not None)


def bonus_cube_faults(shake: Shake, bonus: Bonus) -> tuple[Violation | None, ...]:
    """What is illegal about the cube of a bonus: out of Permitted it is shifted (On-Sets IV-D, XIII-A-7-b, XIII-B-7;
    Equations V-B-note; Guidelines C3, C7)."""
    if bonus_comes_from(shake, bonus) == "permitted":
        return shift_not_in_force(shake), relation_shifted_to_forbidden(shake, Shift(bonus.by, bonus.cube, bonus.to))
    return (relation_to_forbidden(shake, bonus.cube),)


def bonus_before_goal_violation(shake: Shake, bonus: Bonus) -> Violation | None:
    """The Goal-setter's bonus: one cube, before the first cube of the Goal, but no digit, = or ⊆ (On-Sets III-C,
    III-C-1; Equations IV-C, IV-C-1; Guidelines B6)."""
    sections = shake.table.game.procedures.sections
    if bonus.by != shake.turn:
        return Violation(
            Code.NOT_YOUR_TURN, sections.bonus_before_goal, Message("only-the-goal-setter-has-a-bonus-now")
        )
    if is_unused_cube(shake, bonus.cube):
        return Violation(
            Code.DIGIT_NOT_PLAYABLE, sections.bonus_before_goal, Message("cube-cannot-be-a-bonus-cube", cube=bonus.cube)
        )
    if bonus.cube not in shake.resources:
        return Violation(
            Code.CUBE_NOT_THERE, sections.bonus_before_goal, Message("there-is-no-cube-in-resources", cube=bonus.cube)
        )
    if shake.goal_must_contain:
        return Violation(Code.WRONG_PHASE, sections.bonus_before_goal, Message("the-goal-is-begun"))
    if bonus.to != Section.FORBIDDEN.value:
        return Violation(
            Code.WRONG_PHASE, sections.bonus_before_goal, Message("a-bonus-cube-goes-from-resources-to-forbidden")
        )
    return second_bonus(shake) or next(bonus_faults(shake, bonus), None)


def relation_as_goal_setters_bonus(shake: Shake, bonus: Bonus) -> Violation | None:
    """= and ⊆ are no bonus cubes before the Goal (On-Sets III-C-1; Guidelines B6)."""
    if not shake.table.game.is_relation(bonus.cube):
        return None
    rule = shake.table.game.procedures.sections.bonus_before_goal
    return Violation(Code.RELATION_TO_FORBIDDEN, rule, Message("and-relation-cannot-be-the-bonus-cube"))


def bonus_from_permitted(shake: Shake, bonus: Bonus) -> Violation | None:
    """A bonus cube comes from Resources (On-Sets XIII-A-7-b; Guidelines C3)."""
    if bonus_comes_from(shake, bonus) == "resources":
        return None
    rule = shake.table.game.procedures.sections.bonus
    return Violation(Code.BONUS_FROM_PERMITTED, rule, Message("a-bonus-cube-comes-from-resources"))


def bonus_comes_from(shake: Shake, bonus: Bonus) -> str:
    """Where a bonus cube is taken from: what goes to Required instead is shifted (Guidelines C3)."""
    is_from_resources = bonus.cube in shake.resources and bonus.to == Section.FORBIDDEN.value
    return "resources" if is_from_resources else "permitted"


def second_bonus(shake: Shake) -> Violation | None:
    """There is one bonus in a turn (On-Sets III-C-1, IV-C-1; Equations IV-C-1, V-C-1)."""
    if not shake.has_used_bonus:
        return None
    return Violation(
        Code.WRONG_PHASE, shake.table.game.procedures.sections.bonus, Message("there-is-one-bonus-in-a-turn")
    )


def bonus_while_leading(shake: Shake, bonus: Bonus, rule: Rule) -> Violation | None:
    """Who leads the match has no bonus move (On-Sets III-C-2, IV-C, IV-C-2-a; Equations IV-C-2, V-C, V-C-2-a)."""
    if not shake.is_leading(bonus.by):
        return None
    return Violation(Code.BONUS_WHILE_LEADING, rule, Message("the-player-who-leads-the-match-has-no-bonus-move"))


def apply_bonus(shake: Shake, bonus: Bonus) -> Shake:
    """A bonus cube goes to Forbidden, and the turn goes on with the regular move to any section (On-Sets III-C-1,
    IV-C-1, IV-C-1-b; Equations IV-C-1, V-C-1, V-C-1-b)."""
    came_from = bonus_comes_from(shake, bonus)
    moved = recorded(shake, bonus.by, bonus.cube, came_from, bonus.to, is_bonus=True)
    shake = move_cube(shake, bonus.cube, came_from, bonus.to)
    if shake.phase is not Phase.GOAL and not can_go_on(shake, bonus.by) and shake.revision.either_may_go_on:
        # Out of turn it is a move like any other: nobody's turn is left to be gone on with.
        return end_turn(shake, bonus.by, moved)
    shake = replace(shake, bonus=bonus.cube, has_used_bonus=True, exchangeable=None)
    if shake.phase is Phase.GOAL:
        return shake
    if not shake.revision.block_disputes_no_goal:
        shake = penalize_mistaken_no_goal(shake)
    shake = begin_bonus_turn(shake, bonus.by)
    if not shake.resources:
        return end_turn(shake, bonus.by, moved)
    return replace(shake, phase=Phase.LAST_CUBE if len(shake.resources) == 1 else Phase.MOVING)


def begin_bonus_turn(shake: Shake, player: str) -> Shake:
    """Who has moved a bonus cube is the Mover from then on, and has the turn (On-Sets IV-B-note, V-A; Equations
    V-B-note, VI-A)."""
    if shake.revision.bonus_makes_mover:
        shake = replace(shake, mover=player, digit_moved_by=None)
    return replace(shake, may_go_on=()) if player == shake.turn else start_turn(shake, player)
