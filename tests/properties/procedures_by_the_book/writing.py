"""Writing Solutions (VII-A, VII-C-1, VII-C-2), the forceout (VIII) and "stop" (XI-B-2)."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import checking, ending, faults
from tests.properties.procedures_by_the_book.outcomes import Malformed, Refusal, optional_text, text_of
from tests.properties.procedures_by_the_book.table import Paper, Table, Timer, Writing


def begin_forceout(table: Table) -> None:
    """VIII-A: after the last cube everybody writes; Impossible may be challenged at first."""
    everybody = set(table.seats.present())
    table.writing = Writing("forceout", table.mover, [], None, everybody, set())
    table.stage = "forceout"
    table.turn = None
    table.timer = Timer(table.limit("writing"))


def settle_moved_cubes(table: Table) -> None:
    """III-D-2 [IV-D-2]: cubes moved since the Goal stand now, so that a denial of it was before the next move."""
    if any(play.kind in ("move", "shift", "bonus") and not play.is_returned for play in table.plays):
        ending.penalize_denial(table)


def begin_time_up(table: Table) -> None:
    """XI-B-2: after "stop" everybody writes, with any cubes of the Resources."""
    settle_moved_cubes(table)
    everybody = set(table.seats.present())
    table.writing = Writing("time-up", table.mover, [], None, everybody, set())
    start(table, Timer(table.limit("writing")))


def begin_challenge(table: Table, challenger: str, claim: str) -> None:
    """VII-A: after Now the Challenger writes, after Impossible the Mover; the time already running counts (VIII-B)."""
    settle_moved_cubes(table)
    mover = table.mover
    third = third_party(table, [challenger, mover])
    must = {challenger} if claim == "now" else {mover} if mover is not None else set()
    state = Writing(claim, mover, [challenger], third, must, {third} if third is not None else set())
    before = table.writing
    if before is not None:
        writers = state.must | state.may
        state.papers = {player: paper for player, paper in before.papers.items() if player in writers}
    state.given_up |= state.must & table.seats.absent
    table.writing = state
    for player in state.papers:
        join_writer(table, state, player)
    is_last_cube = before is not None and before.end == "forceout"
    start(table, table.timer if is_last_cube else Timer(table.limit("writing")))
    go_on_when_all_have_written(table)


def begin_no_goal(table: Table, challenger: str) -> None:
    """On-Sets 2026-27 III-D-2: who disputes "no Goal" writes a Solution; a third player may."""
    third = third_party(table, [challenger, table.declarer])
    may = {third} if third is not None else set()
    table.writing = Writing("no-goal", table.declarer, [challenger], third, {challenger}, may)
    start(table, Timer(table.limit("writing")))


def third_party(table: Table, others: list[str | None]) -> str | None:
    """The player who is neither Challenger nor Mover, if there is one."""
    return next((player for player in table.seats.present() if player not in others), None)


def start(table: Table, timer: Timer) -> None:
    """The two minutes for writing (XI-A-1-h)."""
    table.stage = "writing"
    table.turn = None
    table.block_holder = None
    table.digit_moved_by = None
    table.timer = timer


def add_challenger(table: Table, player: str) -> None:
    """V-B (2026-27): two Challengers; after Now, and against "no Goal", both write."""
    state = state_of(table)
    state.challengers.append(player)
    state.third = None
    state.may.discard(player)
    if state.end != "impossible":
        state.must.add(player)


def state_of(table: Table) -> Writing:
    """The writing that is under way."""
    if table.stage not in ("forceout", "writing") or table.writing is None:
        raise Refusal("wrong-phase")
    return table.writing


def check_may_present(state: Writing, player: str) -> None:
    """VII-A: only who must or may write, and has not given it up (VII-C-1)."""
    if player not in state.must | state.may or player in state.given_up:
        raise Refusal("may-not-present")


def present(table: Table, player: str, action: Mapping[str, object]) -> None:
    """VII-C-2: a Solution is presented once; a change afterwards makes it incorrect in 2026-27."""
    solution = text_of(action, "solution")
    goal = optional_text(action, "goal")
    state = table.writing
    if state is not None and table.stage in ("forceout", "writing", "checking") and player in state.papers:
        spoil_by_change(table, state.papers[player], solution, goal)
        raise Refusal("already-presented")
    state = state_of(table)
    check_may_present(state, player)
    state.papers[player] = Paper(player, solution, goal if state.end == "no-goal" else table.mat.goal)
    join_writer(table, state, player)
    faults.insulate_by_play(table, player)
    go_on_when_all_have_written(table)


def spoil_by_change(table: Table, paper: Paper, solution: str, goal: str | None) -> None:
    """VII-C-2-a (2026-27): the attempt to change what was presented makes it incorrect."""
    is_change = solution != paper.solution or goal not in (None, paper.goal)
    if table.policing == "players" and table.book.change_makes_incorrect and is_change:
        paper.is_spoiled = True


def decline(table: Table, player: str) -> None:
    """VII-C-1: who may present does not; who must gives in."""
    state = state_of(table)
    if player in state.papers:
        raise Refusal("already-presented")
    check_may_present(state, player)
    state.given_up.add(player)
    if table.book.takes_sides and player == state.third and player not in state.sided:
        state.sided[player] = idle_side(state)
    go_on_when_all_have_written(table)


def writing_side(state: Writing) -> str:
    """The side that writes: the Challenger's after Now, the Mover's after Impossible (VII-A)."""
    return "challenger" if state.end == "now" else "mover"


def idle_side(state: Writing) -> str:
    """The side that does not write."""
    return "mover" if state.end == "now" else "challenger"


def join_writer(table: Table, state: Writing, player: str) -> None:
    """VII-A-3 and VII-C-1 of the older books: to present is to agree with the writer."""
    if table.book.takes_sides and player == state.third:
        state.sided[player] = writing_side(state)


def will_present(table: Table, player: str) -> None:
    """VII-C-1: a Third Party's word that a Solution will be presented binds (reading 47)."""
    state = state_of(table)
    if player != state.third:
        raise Refusal("wrong-phase" if state.third is None else "not-your-turn")
    if player in state.papers or player in state.said_so:
        raise Refusal("already-presented")
    check_may_present(state, player)
    state.said_so.add(player)
    state.bound.add(player)
    join_writer(table, state, player)


def side(table: Table, player: str, action: Mapping[str, object]) -> None:
    """VII-A-3 of the older books: the Third Party agrees with one side, and may not take it back."""
    chosen = text_of(action, "with")
    if chosen not in ("challenger", "mover"):
        raise Malformed("with is no side")
    state = state_of(table)
    if not table.book.takes_sides or state.third is None:
        raise Refusal("wrong-phase")
    if player != state.third:
        raise Refusal("not-your-turn", "VII-A-3")
    if player in state.sided or player in state.given_up:
        raise Refusal("already-presented", "VII-C-1")
    state.sided[player] = chosen
    if chosen == writing_side(state):
        state.bound.add(player)
    else:
        state.given_up.add(player)
    go_on_when_all_have_written(table)


def go_on_when_all_have_written(table: Table) -> None:
    """VII-C: checking begins when everybody is ready."""
    if table.writing is not None and not table.writing.pending():
        checking.begin(table)


def ring(table: Table) -> None:
    """XI-A-1-h: who must write is late; a Third Party who said nothing is not presenting (reading 47)."""
    state = table.writing
    if state is None:
        return
    for player in state.pending():
        is_owed = player in state.must | state.bound
        if is_owed:
            table.seats.penalize(player)
        if table.timer.is_late or not is_owed:
            state.given_up.add(player)
            if table.book.takes_sides and player == state.third:
                state.sided.setdefault(player, idle_side(state))
    table.timer.is_late = True
    go_on_when_all_have_written(table)


def end_challenge_minute(table: Table) -> None:
    """VIII-B: after the first minute only writing is left."""
    table.stage = "writing"
