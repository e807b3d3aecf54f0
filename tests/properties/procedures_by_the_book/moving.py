"""Moving cubes (On-Sets IV, Equations V) and the last cube (VIII-A)."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import ending, faults, writing
from tests.properties.procedures_by_the_book.books import DIGITS, LIMITS
from tests.properties.procedures_by_the_book.cubes import canonical_cube, found
from tests.properties.procedures_by_the_book.outcomes import Malformed, Refusal, text_of
from tests.properties.procedures_by_the_book.table import SECTIONS, Play, Table, Timer

FEW_RESOURCES = 4


def begin(table: Table) -> None:
    """IV-A [V-A], XI-A-1-d: the player left of the Goal-setter is first, with two minutes."""
    table.stage = "moving"
    table.turn = table.seats.left_of(table.goal_setter)
    table.may_also_move = set()
    table.bonus_of_turn = None
    table.timer = Timer(LIMITS["first-turn"])


def resume(table: Table) -> None:
    """The moving goes on where it was, after a selection was corrected."""
    table.stage = "moving"
    table.timer = Timer(LIMITS["turn"])


def named_cube(table: Table, action: Mapping[str, object], pile: str) -> str | None:
    """The cube of a pile that an action names; digits of On-Sets are never moved (C1, reading 28)."""
    name = canonical_cube(table.book, text_of(action, "cube"))
    rolled = table.mat.goal_cubes + table.mat.forbidden + table.mat.resources
    if table.book.is_on_sets and name in DIGITS and name in rolled:
        raise Refusal("digit-not-playable")
    return found(name, table.mat.pile(pile))


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
    cube = named_cube(table, action, "resources")
    if cube is None:
        raise Refusal("cube-not-there")
    codes = [] if is_in_turn(table, player) else ["not-your-turn"]
    if destination == "forbidden":
        codes += faults_in_forbidden(table, cube)
    lay(table, player, cube, "resources", destination, "move", codes)


def faults_in_forbidden(table: Table, cube: str) -> list[str]:
    """IV-D (On-Sets): = and ⊆ wait for four cubes or fewer; VIII-A: the last cube never goes there."""
    codes: list[str] = []
    if table.has_restrictions and table.is_relation(cube) and len(table.mat.resources) > FEW_RESOURCES:
        codes.append("relation-to-forbidden")
    if len(table.mat.resources) == 1:
        codes.append("last-cube-to-forbidden")
    return codes


def bonus(table: Table, player: str, action: Mapping[str, object]) -> None:
    """IV-C [V-C]: before the regular move, one cube from Resources to Forbidden, unless leading."""
    has_made_one = table.bonus_of_turn is not None and table.bonus_of_turn.player == player
    if table.stage != "moving" or table.form == "basic" or has_made_one:
        raise Refusal("wrong-phase")
    codes = [] if is_in_turn(table, player) else ["not-your-turn"]
    if table.seats.is_leading(player):
        codes.append("bonus-while-leading")
    cube = named_cube(table, action, "resources")
    if cube is not None:
        lay(table, player, cube, "resources", "forbidden", "bonus", codes + faults_in_forbidden(table, cube))
        return
    cube = named_cube(table, action, "permitted")
    if cube is None:
        raise Refusal("cube-not-there")
    codes = codes + ["bonus-from-permitted"] + faults_of_shift(table, cube, "forbidden")
    lay(table, player, cube, "permitted", "forbidden", "bonus", codes)


def shift(table: Table, player: str, action: Mapping[str, object]) -> None:
    """On-Sets XIII-A-7: with Shift from Permitted a cube there may go on, instead of the regular move."""
    if table.stage not in ("moving", "forceout"):
        raise Refusal("wrong-phase")
    destination = destination_of(action)
    cube = named_cube(table, action, "permitted")
    if cube is None or destination == "permitted":
        raise Refusal("cube-not-there")
    if table.stage == "forceout":
        shift_too_late(table, player, cube, destination)
        return
    codes = [] if is_in_turn(table, player) else ["not-your-turn"]
    codes += faults_of_shift(table, cube, destination)
    lay(table, player, cube, "permitted", destination, "shift", codes)


def faults_of_shift(table: Table, cube: str, destination: str) -> list[str]:
    """XIII-A-7 and XIII-B-7: only with the variation, and never = or ⊆ to Forbidden (C7, C13, C14)."""
    codes = [] if table.has_variation("shift-from-permitted") else ["shift-not-in-force"]
    if destination == "forbidden" and table.has_restrictions and table.is_relation(cube):
        codes.append("relation-to-forbidden")
    return codes


def shift_too_late(table: Table, player: str, cube: str, destination: str) -> None:
    """XIII-A-7-c, C5, C6: after the last cube nothing is shifted; the Mover stays who moved it."""
    codes = ["shift-too-late"] + faults_of_shift(table, cube, destination)
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
    if not codes:
        faults.insulate_by_play(table, player)
        ending.penalize_denial(table)
    go_on_after(table, play)


def go_on_after(table: Table, play: Play) -> None:
    """IV-A [V-A]: a bonus leaves the turn, a move passes it to the left; the last cube ends the moving."""
    if play.kind == "bonus" and play.is_in_turn:
        table.turn = play.player
        table.may_also_move = set()
        table.bonus_of_turn = play
        return
    table.may_also_move = set() if play.is_in_turn else {play.turn_before} | play.also_before
    pass_turn(table, play.player, Timer(LIMITS["turn"]))
    if not play.is_in_turn and play.kind == "bonus":
        table.bonus_of_turn = play
    if not table.mat.resources and play.kind == "move" and play.destination != "forbidden":
        writing.begin_forceout(table)


def pass_turn(table: Table, player: str, timer: Timer) -> None:
    """IV-A [V-A]: play goes on to the left of who moved last (reading 52)."""
    table.turn = table.seats.left_of(player)
    table.bonus_of_turn = None
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
