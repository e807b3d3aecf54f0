"""Both engines of the procedures, side by side on random shakes: ours, and the one written from the books alone.

.venv/bin/python -m tests.properties.side_by_side 2000            random shakes of each game and edition
.venv/bin/python -m tests.properties.side_by_side 2000 0.2        the same with the rules as 0.2 read them
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from random import Random
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from forceout.editions import find_game
from forceout.judge.protocol.answer import answer
from forceout.judge.protocol.play import printed_outcome, printed_state, read_action, read_shake
from forceout.judge.protocol.question import BadQuestion, Question
from forceout.rules import time_limits
from forceout.rules.engine import apply
from forceout.rules.revision import LATEST, REVISIONS, Revision
from forceout.rules.state import Shake
from tests.properties.procedures_by_the_book import BookShake
from tests.properties.procedures_by_the_book.random_actions import next_action, random_question

BOOKS: Final = (("on-sets", "2014-15"), ("on-sets", "2026-27"), ("equations", "2015-16"))
MOST_ACTIONS: Final = 120
SECTIONS: Final = ("required", "permitted", "forbidden", "resources")


class Difference(NamedTuple):
    """The first place where the two engines part."""

    question: Mapping[str, Any]
    actions: tuple[Mapping[str, Any], ...]
    ours: Mapping[str, Any]
    theirs: Mapping[str, Any]

    @property
    def kind(self) -> str:
        """What is different, in a few words."""
        names = [name for name in self.ours if self.ours[name] != self.theirs.get(name)]
        parts = [f"{name} {self.ours[name]} / {self.theirs.get(name)}" for name in names if name in ("ok", "code")]
        others = [name for name in names if name not in ("ok", "code")]
        return f"{self.actions[-1]['do']}: {', '.join(parts + others)}"


class Judge:
    """What the procedures do not decide, asked of the judge; proofs of ambiguity of the game at our own table."""

    def __init__(self) -> None:
        self.shake: Shake | None = None

    def solution(self, question: Mapping[str, object]) -> Mapping[str, object]:
        """The verdict on a Solution."""
        return _asked(json.dumps(question, ensure_ascii=False))

    goal = selection = solution

    def regrouping(self, question: Mapping[str, object]) -> bool:
        """Whether a regrouped copy is a proof."""
        assert self.shake is not None
        written, regrouped = str(question["solution"]), str(question["regrouped"])
        goal = question.get("goal")
        return self.shake.table.game.is_wrong_regrouping(
            self.shake, written, regrouped, None if goal is None else str(goal)
        )


@lru_cache(maxsize=100_000)
def _asked(line: str) -> Mapping[str, object]:
    return answer(json.loads(line))


def compared(outcome: Mapping[str, Any], state: Mapping[str, Any]) -> dict[str, Any]:
    """What an action came to, as far as it is compared: the outcome, and the state with its cubes in any order."""
    seen: dict[str, Any] = {"ok": outcome["ok"], "code": outcome.get("code"), "penalty": outcome.get("penalty") or {}}
    for name, value in state.items():
        seen[name] = sorted(value) if name in SECTIONS else value
    seen["universe"] = seen.get("universe") or []
    if "universe" not in state:
        # The protocol shows the variations of On-Sets only.
        seen.pop("variations", None)
    return seen


def first_difference(seed: str, game: str, edition: str, revision: Revision = LATEST) -> Difference | None:
    """Play one random shake on both engines until they part or it is long enough."""
    with patch.object(time_limits, "sand_left", lambda shake: 0):
        return _first_difference(Random(seed), game, edition, revision)


def _first_difference(random: Random, game: str, edition: str, revision: Revision) -> Difference | None:
    question = random_question(random, game, edition)
    found = find_game(game, edition, str(question.get("season", "even")), revision)
    assert found is not None
    judge = Judge()
    theirs = BookShake(question, judge)
    asked = {name: value for name, value in question.items() if name not in ("kind", "game", "edition", "season")}
    ours = read_shake(Question(asked), found)
    actions: list[Mapping[str, Any]] = []
    for _ in range(MOST_ACTIONS):
        action = next_action(theirs, random)
        try:
            read = read_action(Question(dict(action)), found)
        except BadQuestion:
            # What cannot be read is refused before any engine sees it.
            continue
        actions.append(action)
        judge.shake = ours
        ours, outcome = apply(ours, read)
        book_outcome = theirs.act(action)
        mine = compared(printed_outcome(outcome), printed_state(ours))
        books = compared(book_outcome, theirs.state())
        if any(mine[name] != books.get(name) for name in mine):
            return Difference(question, tuple(actions), mine, books)
    return None


def differences(count: int, revision: Revision = LATEST, start: int = 0) -> Iterator[Difference]:
    """Where the engines part on so many random shakes of each game and edition."""
    for game, edition in BOOKS:
        for number in range(start, start + count):
            found = first_difference(f"side by side {game} {edition} {number}", game, edition, revision)
            if found is not None:
                yield found


def main(count: int, revision: str = LATEST.name, start: int = 0) -> int:
    """Print what the engines part over, most often first, with an example of each."""
    kinds: Counter[str] = Counter()
    examples: dict[str, Difference] = {}
    for found in differences(count, REVISIONS[revision], start):
        kinds[found.kind] += 1
        if found.kind not in examples or len(found.actions) < len(examples[found.kind].actions):
            examples[found.kind] = found
    for kind, often in kinds.most_common():
        example = examples[kind]
        question = {name: value for name, value in example.question.items() if name not in ("roll", "universe")}
        print(f"{often:6} {kind}\n       {question}")
        print(*(f"       {action}" for action in example.actions[-10:]), sep="\n")
        parted = [name for name in example.ours if example.ours[name] != example.theirs.get(name)]
        print(f"       now    {example.ours['phase']}, turn {example.ours['turn']}, Mover {example.ours['mover']}")
        print(
            *(f"       {name}: ours {example.ours[name]} theirs {example.theirs.get(name)}" for name in parted),
            sep="\n",
        )
    print(f"{kinds.total()} of {3 * count} shakes part")
    return 1 if kinds else 0


if __name__ == "__main__":
    asked = dict(enumerate(sys.argv))
    sys.exit(main(int(asked[1]), asked.get(2, LATEST.name), int(asked.get(3, "0"))))
