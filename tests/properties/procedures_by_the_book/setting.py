"""Setting the Goal (On-Sets III-A to III-C, Equations IV-A to IV-C)."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import ending, faults, moving
from tests.properties.procedures_by_the_book.books import LIMITS
from tests.properties.procedures_by_the_book.cubes import canonical_cube, found, goal_cubes
from tests.properties.procedures_by_the_book.outcomes import Refusal, text_of
from tests.properties.procedures_by_the_book.table import Mat, Play, Table, Timer


def begin(table: Table) -> None:
    """XI-A-1-c: two minutes to set the Goal; where it stands already the moving goes on."""
    if table.mat.goal is not None:
        moving.resume(table)
        return
    table.goal_setter = table.seats.here(table.goal_setter)
    table.stage = "goal"
    table.turn = None
    table.dealing = None
    table.timer = Timer(LIMITS["goal"])


def bonus(table: Table, player: str, action: Mapping[str, object]) -> None:
    """III-C [IV-C]: before the first cube of the Goal its setter may lay one cube in Forbidden."""
    if table.form == "basic" or table.threatened is not None:
        raise Refusal("wrong-phase")
    if player != table.goal_setter:
        raise Refusal("not-your-turn", "III-C" if table.book.is_on_sets else "IV-C")
    if moving.is_digit_rolled(table, action):
        raise Refusal("digit-not-playable", "III-C-1")
    cube = found(canonical_cube(table.book, text_of(action, "cube")), table.mat.resources)
    if cube is None:
        raise Refusal("cube-not-there")
    if table.bonus_of_setter is not None or table.goal_touched:
        raise Refusal("wrong-phase")
    codes = faults_of_bonus(table, player, cube)
    faults.refuse_if_policed(table, codes, "III-C" if table.book.is_on_sets else "IV-C-2")
    play = Play(player, cube, "resources", "forbidden", "setter-bonus", player, set(), table.timer.copy())
    table.mat.transfer(cube, "resources", "forbidden")
    table.plays.append(play)
    table.bonus_of_setter = play
    faults.record(table, codes, player, play)
    if not codes:
        faults.insulate_by_bonus_before_goal(table, player)


def faults_of_bonus(table: Table, player: str, cube: str) -> list[str]:
    """III-C-1 and III-C-2 [IV-C-2]: no = or ⊆, and nobody who leads."""
    codes = ["bonus-while-leading"] if table.seats.is_leading(player) else []
    return codes + (["relation-to-forbidden"] if table.has_restrictions and table.is_relation(cube) else [])


def set_goal(table: Table, player: str, action: Mapping[str, object]) -> None:
    """III-A and III-B [IV-A, IV-B]: cubes from Resources form the Goal."""
    if table.stage != "goal":
        raise Refusal("wrong-phase")
    if player != table.goal_setter:
        raise Refusal("not-your-turn", "III-A" if table.book.is_on_sets else "IV-A")
    goal = text_of(action, "goal").strip()
    named = goal_cubes(table.book, goal)
    if named is None:
        raise Refusal("illegal-configuration")
    cubes = taken_for_goal(table, named)
    codes = faults_of_goal(table, goal, named)
    if codes and table.goal_touched:
        raise Refusal("illegal-configuration", "III-B-2")
    faults.refuse_if_policed(table, codes)
    for cube in cubes:
        table.mat.resources.remove(cube)
    table.mat.goal = goal
    table.mat.goal_cubes = cubes
    put_unused_cubes_away(table)
    play = Play(player, goal, "resources", "goal", "goal", player, set(), table.timer.copy())
    table.plays.append(play)
    faults.record(table, codes, player, play)
    if not codes and is_legal(table, goal):
        faults.insulate_by_goal(table, player)
    elif not codes:
        faults.insulate_by_bonus_before_goal(table, player)
    moving.begin(table)


def is_legal(table: Table, goal: str) -> bool:
    """II-C-2 [II-B-2]: whether a Goal that stands is a legal one; a negative one of On-Sets is (B4)."""
    if table.book.is_on_sets:
        return True
    verdict = table.oracle.goal(table.situation() | {"kind": "goal", "goal": goal, "variations": table.variations()})
    return verdict.get("legal") is True or verdict.get("code") == "unverifiable"


def taken_for_goal(table: Table, named: list[str]) -> list[str]:
    """The cubes in Resources that the Goal's text means, each once."""
    rest = list(table.mat.resources)
    cubes: list[str] = []
    for name in named:
        cube = found(name, rest)
        if cube is None:
            raise Refusal("cube-not-there", "III-A" if table.book.is_on_sets else "IV-A")
        rest.remove(cube)
        cubes.append(cube)
    return cubes


def faults_of_goal(table: Table, goal: str, named: list[str]) -> list[str]:
    """On-Sets III-B: a shape outside the table, or a digit taken back; Equations has no illegal Goal (reading 23)."""
    rest = list(named)
    for cube in table.goal_touched:
        present = found(cube, rest)
        if present is None:
            return ["illegal-configuration"]
        rest.remove(present)
    if not table.book.is_on_sets:
        return []
    asked = table.situation() | {"kind": "goal", "goal": goal, "variations": table.variations()}
    verdict = table.oracle.goal(asked)
    is_outside = verdict.get("legal") is False and verdict.get("code") == "illegal-configuration"
    return ["illegal-configuration"] if is_outside else []


def put_unused_cubes_away(table: Table) -> None:
    """III-B-1, B1, A11: unused digits, and = or ⊆ where they are not played, go to Forbidden."""
    if not table.book.is_on_sets:
        return
    unused = [cube for cube in table.mat.resources if moving.is_out_of_play(table, cube)]
    for cube in unused:
        table.mat.transfer(cube, "resources", "forbidden")


def take_goal_back(table: Table) -> None:
    """Clear the Goal section: its cubes, and the unused digits, are Resources again (B2, B5)."""
    if table.mat.goal is None:
        return
    put_away = [cube for cube in table.mat.forbidden if moving.is_out_of_play(table, cube)]
    for cube in put_away:
        table.mat.transfer(cube, "forbidden", "resources")
    table.mat.resources.extend(table.mat.goal_cubes)
    table.mat.goal_cubes = []
    table.mat.goal = None
    for play in table.plays:
        play.is_returned = play.is_returned or play.kind == "goal"


def empty_mat(table: Table) -> None:
    """A11: nothing that was played over a wrong roll counts, whatever was illegal about it."""
    table.mat = Mat()
    table.plays = []
    for fault in table.faults:
        if fault.status == "standing" and fault.code not in faults.PREPARATION:
            fault.status = "corrected"
    table.bonus_of_setter = None
    table.goal_touched = []
    table.turn = None


def correct_goal(table: Table, play: Play) -> None:
    """B2: the Goal-setter revises the Goal; the cubes that touched the mat must be used."""
    touched = list(table.mat.goal_cubes)
    take_goal_back(table)
    table.goal_touched = touched
    reopen(table, play)


def reopen(table: Table, play: Play) -> None:
    """The Goal is set again in the time that was left, ten seconds at least; by another where its setter has gone."""
    if table.goal_setter in table.seats.absent:
        end_declaration(table)
        begin(table)
        return
    table.stage = "goal"
    table.turn = None
    table.timer = play.timer_before.for_correction()


def correct_bonus(table: Table, play: Play, costs_a_point: bool) -> None:
    """III-C-2 [IV-C-2], B6: the Goal-setter's bonus cube itself returns."""
    take_bonus_back(table, play)
    if costs_a_point:
        table.seats.penalize(play.player)
    elif table.stage == "goal":
        table.timer = table.timer.for_correction()


def take_bonus_back(table: Table, play: Play) -> None:
    """The cube is a Resource again, and another bonus may be made while no Goal is begun."""
    table.mat.transfer(play.cube, "forbidden", "resources")
    play.is_returned = True
    table.bonus_of_setter = None


def end_declaration(table: Table) -> None:
    """Reading 45: a correction that reopens selecting or rolling ends "no Goal" and leaves no penalty."""
    if table.declarer is not None:
        table.goal_setter = table.seats.here(table.declarer)
    table.declarer = None
    table.threatened = None
    table.answers = {}


def ring(table: Table) -> None:
    """XI-A-1-c: late for the Goal; late twice, the next player sets it, or a dispute comes to nothing."""
    table.seats.penalize(table.goal_setter)
    if not table.timer.is_late:
        table.timer.is_late = True
    elif table.threatened is not None:
        ending.make_void(table)
    else:
        pass_on(table)


def pass_on(table: Table) -> None:
    """The player to the left becomes Goal-setter (reading 46)."""
    table.goal_setter = table.seats.left_of(table.goal_setter)
    table.bonus_of_setter = None
    begin(table)
