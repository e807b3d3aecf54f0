"""Checking Solutions, one at a time (VII-C-3 to VII-C-6)."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import ending, scoring
from tests.properties.procedures_by_the_book.oracle import Verdict
from tests.properties.procedures_by_the_book.outcomes import Refusal, optional_text, text_of
from tests.properties.procedures_by_the_book.table import Paper, Table, Timer, Writing

NO_GOAL_WRITTEN = "none"
"""A Goal of no legal shape, for a Solution against "no Goal" that names none."""


def begin(table: Table) -> None:
    """VII-C: every Solution that was presented is checked."""
    table.stage = "checking"
    table.turn = None
    table.block_holder = None
    table.being_checked = None
    go_on(table, is_new=True)


def go_on(table: Table, is_new: bool = False) -> None:
    """VII-C-3: the next Solution has its own two minutes; when none is left the shake is scored."""
    state = state_of(table)
    current = state.papers.get(table.being_checked or "")
    if current is not None and current.is_correct is None:
        return
    table.being_checked = None
    if all(paper.is_correct is not None for paper in state.papers.values()):
        finish(table, state)
    elif is_new or current is not None:
        table.timer = Timer(table.limit("checking"))


def state_of(table: Table) -> Writing:
    """What was written."""
    if table.stage != "checking" or table.writing is None:
        raise Refusal("wrong-phase")
    return table.writing


def first_unsettled(state: Writing) -> Paper | None:
    """The Solution whose time runs while the table has named none: the first one presented."""
    return next((paper for paper in state.papers.values() if paper.is_correct is None), None)


def current(table: Table) -> Paper | None:
    """The Solution whose time runs."""
    state = state_of(table)
    return state.papers[table.being_checked] if table.being_checked else first_unsettled(state)


def paper_to_answer(table: Table, player: str, action: Mapping[str, object]) -> Paper | None:
    """VII-C-3: both opponents check the same Solution at the same time; a settled one is past answering."""
    state = state_of(table)
    paper = state.papers.get(text_of(action, "of"))
    if paper is None:
        raise Refusal("wrong-phase", "VII-C-3")
    if paper.writer == player:
        raise Refusal("not-your-turn", "VII-C-4")
    if paper.is_correct is not None:
        if paper.had_to_be_accepted_by(player) and action["do"] == "reject":
            raise Refusal("not-upheld", "VII-C-5-c")
        return None
    if table.being_checked not in (None, paper.writer):
        raise Refusal("wrong-phase", "VII-C-3")
    return paper


def accept(table: Table, player: str, action: Mapping[str, object]) -> None:
    """VII-C-4: an opponent accepts."""
    paper = paper_to_answer(table, player, action)
    if paper is None:
        return
    table.being_checked = paper.writer
    paper.accepted_by.add(player)
    paper.done.add(player)
    settle_if_unopposed(table, paper)


def settle_if_unopposed(table: Table, paper: Paper) -> None:
    """VII-C-4: what no opponent shows to be wrong is correct, unless its writer tried to change it (VII-C-2-a)."""
    if set(table.seats.opponents(paper.writer)) <= paper.done | paper.closed_for:
        settle(table, paper, not paper.is_spoiled)


def settle(table: Table, paper: Paper, is_correct: bool) -> None:
    """One Solution is decided."""
    paper.is_correct = is_correct
    go_on(table)


def reject(table: Table, player: str, action: Mapping[str, object]) -> None:
    """VII-C-4, VII-C-5: an opponent rejects, with a reason that must hold."""
    paper = paper_to_answer(table, player, action)
    if paper is None:
        return
    if player in paper.accepted_by:
        raise Refusal("too-late", "VII-C-4")
    table.being_checked = paper.writer
    code = optional_text(action, "code")
    provers = provers_of(table, player, paper, action)
    if provers is None or player in paper.closed_for:
        raise Refusal("not-upheld", "VII-C-5-c")
    if paper.is_spoiled:
        settle(table, paper, False)
    elif code == "ambiguous":
        prove_ambiguity(table, provers, paper, optional_text(action, "regrouped"))
    elif code is None and table.book.judge_may_be_asked:
        ask_the_judge(table, paper)
    else:
        claim_violation(table, paper, code or "not-equal")


def claim_violation(table: Table, paper: Paper, code: str) -> None:
    """VII-C-4: upheld when that violation is there; another claim may follow (reading 56)."""
    if code not in violations(verdict_on(table, paper, paper.solution)):
        raise Refusal("not-upheld")
    settle(table, paper, False)


def ask_the_judge(table: Table, paper: Paper) -> None:
    """VII-C-6 [VII-C-5-d-iii]: a judge says only whether it equals the Goal, and that decides (reading 43)."""
    equals = verdict_on(table, paper, paper.solution).get("equals_goal") is True
    if equals:
        paper.closed_for |= set(table.seats.opponents(paper.writer))
    settle(table, paper, equals)
    if equals:
        raise Refusal("not-upheld", "VII-C-6" if table.book.is_on_sets else "VII-C-5-d")


def prove_ambiguity(table: Table, provers: set[str], paper: Paper, text: str | None) -> None:
    """VII-C-5-c: grouping is added to make a wrong interpretation; every checker has one chance, alone or jointly."""
    if text is None or provers & paper.proofs_tried:
        raise Refusal("not-upheld", "VII-C-5-c")
    paper.proofs_tried |= provers
    if is_proof(table, paper, text):
        settle(table, paper, False)
        return
    if table.book.failed_proofs_close_checking:
        paper.closed_for |= provers
        settle_if_unopposed(table, paper)
    raise Refusal("not-upheld", "VII-C-5-c")


def provers_of(table: Table, player: str, paper: Paper, action: Mapping[str, object]) -> set[str] | None:
    """VII-C-5-c: the checkers of an attempt; a joint one only where the book has it, of both checkers, with a proof,
    when the other one has not tried (reading 49)."""
    partner = optional_text(action, "with")
    if partner is None:
        return {player}
    is_joint = table.book.failed_proofs_close_checking and partner in table.seats.opponents(paper.writer)
    is_proving = action.get("code") == "ambiguous" and action.get("regrouped") is not None
    has_tried = partner in paper.proofs_tried | paper.closed_for or partner == player
    return {player, partner} if is_joint and is_proving and not has_tried else None


def is_proof(table: Table, paper: Paper, text: str) -> bool:
    """VII-C-5-c, reading 49: a legal way to read what was written, and one that misses the Goal."""
    return table.oracle.regrouping(question(table, paper, paper.solution) | {"regrouped": text})


def question(table: Table, paper: Paper, solution: str) -> dict[str, object]:
    """What the oracle is asked about a Solution."""
    asked: dict[str, object] = table.situation() | {
        "kind": "solution",
        "goal": paper.goal or NO_GOAL_WRITTEN,
        "required": list(table.mat.required),
        "permitted": list(table.mat.permitted),
        "forbidden": list(table.mat.forbidden),
        "resources": list(table.mat.resources),
        "situation": state_of(table).end,
        "variations": table.variations(),
        "solution": solution,
    }
    return asked | ({"universe": list(table.universe)} if table.book.is_on_sets else {})


def verdict_on(table: Table, paper: Paper, solution: str) -> Verdict:
    """The oracle's verdict; against "no Goal" a Solution without its Goal is wrong (III-D-2)."""
    return table.oracle.solution(question(table, paper, solution))


def violations(verdict: Verdict) -> set[str]:
    """The codes of a verdict's violations."""
    found = verdict.get("violations")
    codes: set[str] = set()
    if isinstance(found, list):
        codes = {str(violation["code"]) for violation in found if isinstance(violation, Mapping)}
    return codes


def ring(table: Table) -> None:
    """XI-A-1-i: who has not answered is late; late twice, no objection of theirs is allowed."""
    paper = current(table)
    if paper is None:
        return
    answered = paper.done | paper.closed_for
    silent = [player for player in table.seats.opponents(paper.writer) if player not in answered]
    for player in silent:
        table.seats.penalize(player)
    if not table.timer.is_late:
        table.timer.is_late = True
        return
    table.being_checked = paper.writer
    paper.done |= set(silent)
    settle_if_unopposed(table, paper)


def finish(table: Table, state: Writing) -> None:
    """X: the shake is scored."""
    presented = {writer: paper.is_correct is True for writer, paper in state.papers.items()}
    proved_wrong = [paper for paper in state.papers.values() if paper.is_correct is False and not paper.is_spoiled]
    accepted = {player for paper in proved_wrong for player in paper.accepted_by}
    table.shake_scores = scoring.scores(
        table.book,
        scoring.Result(
            end=state.end,
            players=table.seats.players,
            challengers=state.challengers,
            mover=state.mover,
            third=state.third,
            presented=presented,
            accepted=accepted,
            sided=state.sided,
            bound=state.bound,
            absent=table.seats.absent,
        ),
    )
    ending.settle_denial(table, state.end == "impossible" and not any(presented.values()))
    table.stage = "scored"
