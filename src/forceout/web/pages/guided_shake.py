"""A guided first shake in each game: ten steps whose positions come from the real engine.

The words of the steps are the browser's (`messages/en/browser_guided.ftl`); here is only what happens and what is true.
"""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any, Final

from forceout.editions.recorded_match import begin
from forceout.messages.message import kept_by_language
from forceout.rules.actions import Action, Challenge
from forceout.rules.fold import fold_log
from forceout.rules.match import verify_match
from forceout.rules.match_state import Match
from forceout.rules.state import Shake
from forceout.rules.view import last_moved, view
from forceout.rules.violation import PrintedViolation, printed_violation
from forceout.rules.wire import printed_action, read_line, sent_action
from forceout.web.pages.guided_scripts import LEARNER, Step, script_of

UNREADABLE: Final = frozenset({"syntax", "unreadable", "malformed"})
"""What is wrong with texts that no learner would take for a Solution."""
MOST_SYMBOLS: Final = 3
"""How long the Solutions are that are looked through beforehand."""


@kept_by_language(2)
def guided(game: str) -> dict[str, Any]:
    """The guided shake of a game: the table, and each step with its position, what is wanted and what follows."""
    script = script_of(game)
    match = begin(script.header)
    for one in fold_log(match, map(read_line, script.before)):
        match = one.match
    steps = []
    for step in script.steps:
        entry: dict[str, Any] = {"name": step.name, "rule": {"book": game, "section": step.section}}
        entry["view"] = _view(match)
        entry |= _exercise(step, match) if step.exercise else _wanted(step, match)
        lines = ([step.line] if step.line else []) + list(step.replies)
        entry["after"] = []
        for line in lines:
            match, frame = _played(match, read_line(line))
            entry["after"].append(frame)
        steps.append(entry)
    return {"game": game, "edition": script.header.edition, "division": script.header.division, "steps": steps}


def _view(match: Match) -> dict[str, Any]:
    assert match.shake is not None
    return {**view(match.shake, LEARNER), "number": 1, "last": last_moved(match.shake)}


def _played(match: Match, action: Action) -> tuple[Match, dict[str, Any]]:
    (step,) = fold_log(match, (action,))
    if step.outcome.violation is not None:
        raise ValueError(f"The guided shake is refused: {step.outcome.violation.message}")
    return step.match, {"action": printed_action(action), "view": _view(step.match)}


def _wanted(step: Step, match: Match) -> dict[str, Any]:
    """What the learner is to do; for a Solution, every short one with what is wrong with it, if anything."""
    if step.line is None:
        return {"wanted": {"do": "read"}}
    wanted = sent_action(read_line(step.line))
    if wanted["do"] == "present":
        assert match.shake is not None
        wanted["answers"] = dict(_answers(match.shake))
    return {"wanted": wanted}


def _exercise(step: Step, match: Match) -> dict[str, Any]:
    assert match.shake is not None
    if step.exercise == "challenge":
        return {"wanted": {"do": "try-block"}, "refusal": _refusal(match)}
    if step.exercise == "×":
        return {"wanted": {"do": "tap-cubes", "answers": _products(match.shake)}}
    return {"wanted": {"do": "tap-cards", "set": step.exercise, "answers": _cards(match.shake, step.exercise or "")}}


def _refusal(match: Match) -> PrintedViolation:
    """Why the learner may not challenge."""
    violation = verify_match(match, Challenge(LEARNER, "now"))
    assert violation is not None
    return printed_violation(violation)


def _cards(shake: Shake, both: str) -> list[str]:
    """The cards that have both colours of an intersection."""
    first, second = both.split("∩")
    return [card for card in shake.universe or () if first in card and second in card]


def _products(shake: Shake) -> list[list[str]]:
    """The pairs of cubes in Resources whose product is the Goal."""
    numbers: dict[str, int] = {}
    for cube in shake.resources:
        if cube[-1].isdigit():
            numbers[cube] = int(cube[-1])
    goal = int("".join(cube[-1] for cube in shake.goal_cubes))
    return [list(pair) for pair in combinations(numbers, 2) if numbers[pair[0]] * numbers[pair[1]] == goal]


def _answers(shake: Shake) -> Iterator[tuple[str, str | None]]:
    """Every short Solution of the cubes that may be used: None when it is correct, else what is wrong with it."""
    game = shake.table.game
    for text in sorted(_texts(shake)):
        violations = game.ruling(shake, game.as_presented(shake, text), None).violations
        if not violations:
            yield text, None
        elif violations[0].code not in UNREADABLE:
            yield text, violations[0].message


def _texts(shake: Shake) -> Iterator[str]:
    """Orders of the Required cubes with others of Permitted and at most one of Resources."""
    seen: set[str] = set()
    for extra in ((), *((cube,) for cube in dict.fromkeys(shake.resources))):
        for count in range(len(shake.permitted) + 1):
            for permitted in combinations(shake.permitted, count):
                cubes = (*shake.required, *permitted, *extra)
                if 2 <= len(cubes) <= MOST_SYMBOLS:
                    seen.update("".join(cube[-1] for cube in order) for order in permutations(cubes))
    yield from seen
