"""Moving cubes (On-Sets IV, Equations V) and the last cube (VIII-A)."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import ending, faults, writing
from tests.properties.procedures_by_the_book.books import DIGITS, LIMITS
from tests.properties.procedures_by_the_book.cubes import canonical_cube, found
from tests.properties.procedures_by_the_book.outcomes import Malformed, Refusal, text_of
from tests.properties.procedures_by_the_book.table import SECTIONS, Play, Table, Timer

FEW_RESOURCES = 4
FAULTS_OF_BONUS = ("last-cube-to-forbidden", "bonus-while-leading", "relation-to-forbidden")
"""The order in which a referee names them."""


def begin(table: Table) -> None:
    """IV-A [V-A], XI-A-1-d: the player left of the Goal-setter is first, with two minutes."""
    table.stage = "moving"
    table.turn = table.seats.left_of(table.goal_setter)
    table.may_also_move = set()
    table.bonus_of_turn = None
    table.digit_moved_by = None
    table.timer = Timer(LIMITS["first-turn"])


def resume(table: Table) -> None:
    """The moving goes on where it was, after a selection was corrected."""
    table.stage = "moving"
    table.timer = Timer(LIMITS["turn"])


def named_cube(table: Table, action: Mapping[str, object], pile: str) -> str | None:
    """The cube of a pile that an action names."""
    return found(canonical_cube(table.book, text_of(action, "cube")), table.mat.pile(pile))


def is_digit_rolled(table: Table, action: Mapping[str, object]) -> bool:
    """Whether an action names a cube that was rolled and that no Solution uses (III-B-1, C1, reading 28)."""
    name = canonical_cube(table.book, text_of(action, "cube"))
    rolled = table.mat.goal_cubes + table.mat.forbidden + table.mat.resources
    return name in rolled and is_out_of_play(table, name)


def is_out_of_play(table: Table, cube: str) -> bool:
    """Whether a cube of On-Sets is never part of a Solution in this division and form."""
    return table.book.is_on_sets and (cube in DIGITS or (table.is_relation(cube) and not table.has_restrictions))


def destination_of(action: Mapping[str, object]) -> str:
    """The section that an action names."""
    destination = text_of(action, "to")
    if destination not in SECTIONS:
        raise Malformed("to is no section of the mat")
    return destination


def is_in_turn(table: Table, player: str) -> bool:
    """IV-B [V-B]; after a move out of turn two players may go on (reading 52)."""
    return player == table.turn or player in table.may_also_move


def move(table: Table, player: str, action: Mapping[str, object]) -> None:
    """IV-B [V-B]: one cube from Resources to a section of the mat."""
    if table.stage != "moving":
        raise Refusal("wrong-phase")
    destination = destination_of(action)
    if is_digit_rolled(table, action):
        if table.policing == "players":
            table.digit_moved_by = player
        raise Refusal("digit-not-playable")
    cube = named_cube(table, action, "resources")
    if cube is None:
        raise Refusal("cube-not-there")
    codes = [] if is_in_turn(table, player) else ["not-your-turn"]
    if destination == "forbidden":
        codes += faults_in_forbidden(table, cube, len(table.mat.resources))
    lay(table, player, cube, "resources", destination, "move", codes)


def faults_in_forbidden(table: Table, cube: str, left: int) -> list[str]:
    """VIII-A: the last cube never goes there; IV-D (On-Sets): = and ⊆ wait for four cubes or fewer."""
    codes = ["last-cube-to-forbidden"] if left == 1 else []
    if table.has_restrictions and table.is_relation(cube) and left > FEW_RESOURCES:
        codes.append("relation-to-forbidden")
    return codes


def bonus(table: Table, player: str, action: Mapping[str, object]) -> None:
    """IV-C [V-C]: before the regular move, one cube from Resources to Forbidden, unless leading."""
    if table.stage != "moving" or table.form == "basic":
        raise Refusal("wrong-phase")
    if is_digit_rolled(table, action):
        raise Refusal("digit-not-playable")
    cube = named_cube(table, action, "resources")
    origin = "permitted" if cube is None else "resources"
    cube = cube or named_cube(table, action, "permitted")
    if cube is None:
        raise Refusal("cube-not-there")
    if table.bonus_of_turn is not None and table.turn == player:
        raise Refusal("bonus-from-permitted" if origin == "permitted" else "wrong-phase")
    codes = [] if is_in_turn(table, player) else ["not-your-turn"]
    is_leader = ["bonus-while-leading"] if table.seats.is_leading(player) else []
    if origin == "permitted":
        codes += ["bonus-from-permitted", *is_leader, *faults_of_shift(table, cube, "forbidden")]
    else:
        held = faults_in_forbidden(table, cube, len(table.mat.resources))
        codes += sorted(held + is_leader, key=FAULTS_OF_BONUS.index)
    lay(table, player, cube, origin, "forbidden", "bonus", codes)


def shift(table: Table, player: str, action: Mapping[str, object]) -> None:
    """On-Sets XIII-A-7: with Shift from Permitted a cube there may go on, instead of the regular move."""
    is_too_late = table.stage in ("forceout", "writing") and not table.mat.resources
    if table.stage != "moving" and not is_too_late:
        raise Refusal("wrong-phase")
    destination = destination_of(action)
    cube = named_cube(table, action, "permitted")
    if cube is None:
        raise Refusal("cube-not-there")
    if destination == "permitted":
        raise Refusal("wrong-phase")
    if is_too_late:
        shift_too_late(table, player, cube, destination)
        return
    codes = faults_of_shift(table, cube, destination)
    if not is_in_turn(table, player):
        codes.insert(codes.count("shift-not-in-force"), "not-your-turn")
    lay(table, player, cube, "permitted", destination, "shift", codes)


def faults_of_shift(table: Table, cube: str, destination: str) -> list[str]:
    """XIII-A-7 and XIII-B-7: only with the variation, and never = or ⊆ to Forbidden (C7, C13, C14)."""
    codes = [] if table.has_variation("shift-from-permitted") else ["shift-not-in-force"]
    if destination == "forbidden" and table.has_restrictions and table.is_relation(cube):
        codes.append("relation-to-forbidden")
    return codes


def shift_too_late(table: Table, player: str, cube: str, destination: str) -> None:
    """XIII-A-7-c, C5, C6: after the last cube nothing is shifted; the Mover stays who moved it."""
    codes = ["shift-too-late"]
    faults.refuse_if_policed(table, codes)
    play = Play(player, cube, "permitted", destination, "late-shift", player, set(), table.timer.copy())
    table.mat.transfer(cube, "permitted", destination)
    table.plays.append(play)
    faults.record(table, codes, player, play)


def lay(table: Table, player: str, cube: str, origin: str, destination: str, kind: str, codes: list[str]) -> None:
    """A move is complete when the cube touches the mat (IV-B, V-A; reading 40)."""
    faults.refuse_if_policed(table, codes)
    play = Play(
        player=player,
        cube=cube,
        origin=origin,
        destination=destination,
        kind=kind,
        turn_before=table.turn or player,
        also_before=set(table.may_also_move),
        timer_before=table.timer.copy(),
        is_in_turn="not-your-turn" not in codes,
        bonus_before=table.bonus_of_turn,
    )
    table.mat.transfer(cube, origin, destination)
    table.plays.append(play)
    faults.record(table, codes, player, play)
    table.offered = None
    table.digit_moved_by = None
    if not codes:
        ending.penalize_denial(table)
        faults.insulate_by_play(table, player)
    go_on_after(table, play)


def go_on_after(table: Table, play: Play) -> None:
    """IV-A [V-A]: a bonus leaves the turn, a move passes it to the left; the last cube ends the moving."""
    if not table.mat.resources:
        writing.begin_forceout(table)
    elif play.kind == "bonus" and play.is_in_turn:
        go_on_with(table, play)
    else:
        following = table.seats.left_of(play.player)
        passed_over = set() if play.is_in_turn else {play.turn_before} | play.also_before
        table.may_also_move = passed_over - {following}
        pass_turn(table, play.player, Timer(LIMITS["turn"]))


def go_on_with(table: Table, bonus: Play) -> None:
    """IV-C [V-C]: the regular move follows, in the time of the turn; who was passed over has a new one."""
    if table.turn != bonus.player:
        table.timer = Timer(LIMITS["turn"])
    table.turn = bonus.player
    table.may_also_move = set()
    table.bonus_of_turn = bonus
    table.digit_moved_by = None


def pass_turn(table: Table, player: str, timer: Timer) -> None:
    """IV-A [V-A]: play goes on to the left of who moved last (reading 52)."""
    table.turn = table.seats.left_of(player)
    table.bonus_of_turn = None
    table.digit_moved_by = None
    table.timer = timer


def ring(table: Table) -> None:
    """XI-A-1-e: late for a turn; late twice, the turn is lost, and a bonus made in it stays a move."""
    if table.turn is None:
        return
    table.seats.penalize(table.turn)
    if not table.timer.is_late:
        table.timer.is_late = True
        return
    table.may_also_move = set()
    pass_turn(table, table.turn, Timer(LIMITS["turn"]))
