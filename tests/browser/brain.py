"""What to do at a table, decided from a seat's view alone; how to do it is for the hands."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import pairwise
from time import monotonic
from typing import Any, Final

from forceout.judge.protocol.answer import answer

View = Mapping[str, Any]
Wanted = dict[str, Any]

SECTIONS: Final = ("forbidden", "permitted", "required")
AROUND: Final = ("lot", "shake", "sign", "accept", "agree", "side")
"""What is done as soon as it may be."""
THINKING: Final = 5000
"""The milliseconds for one look for a Solution: enough that the same is found on a slow machine."""
HARD_TO_WRITE: Final = frozenset({"two-solutions", "base", "powers-of-the-base", "imaginary", "log", "decimal-in-goal"})


class Brain:
    """A player who puts a cube into every section before saying Now, with the Solution ready."""

    def __init__(self, *, likes_blanks: bool = False) -> None:
        self.likes_blanks = likes_blanks
        self.to_fill: list[str] = []
        self.shake = 0

    def wanted(self, view: View) -> Wanted | None:
        """What to do now; None when it is for others to act."""
        legal, shake = view["legal"], view["shake"]
        if legal is None or view["status"] != "playing":
            return None
        actions = [dict(one) for one in legal["actions"]]
        around = next((one for one in actions if one["do"] in AROUND and not is_needless(one, view)), None)
        if around is not None:
            return around
        if shake is None or not any(one["player"] == view["you"]["seat"] for one in shake["timers"]):
            return None
        return next(self.tasks(view, actions), None)

    def tasks(self, view: View, actions: list[Wanted]) -> Iterator[Wanted]:
        """What a seat whose time is running may do, the best first."""
        legal, shake = view["legal"], view["shake"]
        templates = legal["templates"]
        if "roll" in templates:
            yield {"do": "roll"}
        if "deal" in templates:
            yield {"do": "deal", "count": 11}
        if "select" in templates:
            yield from selections(view, likes_blanks=self.likes_blanks)
        yield from (one for one in actions if one["do"] == "pass-variation")
        if "goal" in templates:
            yield from goals(view)
        if shake["phase"] == "challenged":
            yield {"do": "challenge", "claim": "now"}
        if "present" in templates:
            found = solution(view, shake["contest"]["end"])
            if found is not None:
                yield {"do": "present", "solution": found, "goal": None}
        yield from (one for one in actions if one["do"] == "decline")
        if shake["phase"] in ("moving", "last-cube"):
            yield from self.moves(view, actions)

    def moves(self, view: View, actions: list[Wanted]) -> Iterator[Wanted]:
        """The block when there is a Solution with one more cube, else a cube for a section without one of ours."""
        if self.shake != view["shake"]["number"]:
            self.shake, self.to_fill = view["shake"]["number"], list(SECTIONS)
        moves = [one for one in actions if one["do"] == "move"]
        can_say_now = any(one["do"] == "challenge" and one["claim"] == "now" for one in actions)
        if not self.to_fill and can_say_now and solution(view, "now") is not None:
            yield {"do": "pick-up"}
        needed = Counter(symbols_of(solution(view, "impossible") or ""))
        needed -= Counter(map(symbol_of, view["shake"]["required"] + view["shake"]["permitted"]))
        ranked = sorted(moves, key=lambda one: self.rank(one, needed))
        for move in ranked:
            if move["to"] in self.to_fill:
                self.to_fill.remove(move["to"])
            yield move

    def rank(self, move: Wanted, needed: Counter[str]) -> tuple[bool, bool, int]:
        """Sections in turn; what a Solution needs goes to Permitted and Required, the rest to Forbidden."""
        is_needed = needed[symbol_of(move["cube"])] > 0
        wanted = self.to_fill[0] if self.to_fill else "permitted"
        return move["to"] != wanted, is_needed == (move["to"] == "forbidden"), SECTIONS.index(move["to"])


def is_needless(action: Wanted, view: View) -> bool:
    """Whether somebody else does it, or we have done it: bots begin shakes, and one acceptance is enough."""
    if action["do"] == "shake":
        return any(one["bot"] for one in view["seats"])
    if action["do"] == "accept":
        solutions = view["shake"]["contest"]["solutions"]
        return any(one["by"] == action["of"] and view["you"]["seat"] in one["accepted_by"] for one in solutions)
    return False


def symbol_of(cube: str) -> str:
    """What a cube shows: in Equations its color stands before it."""
    return cube[-1]


def symbols_of(text: str) -> list[str]:
    """The symbols of a Solution, without the Goal."""
    return [one for one in text.split(" = ")[0] if one not in " (),"]


def selections(view: View, *, likes_blanks: bool) -> Iterator[Wanted]:
    """Variations that may be selected."""
    shake = view["shake"]
    offered = [one for one in view["legal"]["variations"] if not one["is_chosen"] and one["why_not"] is None]
    fillings: dict[str, list[Any]] = {"card": shake.get("universe") or [], "k": [11]}
    filled = [
        {"do": "select", "name": one["name"], "filled_in": fillings[blank][0]}
        for one in offered
        if (blank := one["blank"]) in fillings and one["name"] in ("required-card", "forbidden-card", "multiple-of")
    ]
    plain = [{"do": "select", "name": one["name"]} for one in offered if one["blank"] is None]
    plain = [one for one in plain if one["name"] not in HARD_TO_WRITE]
    yield from (*filled, *plain) if likes_blanks else (*plain, *filled)


def goals(view: View) -> Iterator[Wanted]:
    """Goals that can be solved; failing that, one that might."""
    found = list(on_sets_goals(view) if view["settings"]["game"] == "on-sets" else equations_goals(view))
    for goal in found:
        if asked(view, "impossible", goal=goal).get("exists"):
            yield {"do": "goal", "goal": goal}
    yield {"do": "goal", "goal": found[-1]}


def on_sets_goals(view: View) -> Iterator[str]:
    """Sums of two digits, then digits alone."""
    digits = sorted(cube for cube in view["shake"]["resources"] if cube.isdigit())
    yield from (f"row {one} {other}" for one, other in pairwise(digits) if int(other) <= 5)
    yield from (f"row {digit}" for digit in digits)


def equations_goals(view: View) -> Iterator[str]:
    """Sums of two digits, then digits alone."""
    cubes = view["shake"]["resources"]
    digits = sorted((cube for cube in cubes if symbol_of(cube).isdigit()), key=symbol_of)
    plus = next((cube for cube in cubes if symbol_of(cube) == "+"), None)
    if plus is not None:
        yield from (f"{one}{plus}{other}" for one, other in pairwise(digits[1:]))
    yield from digits


def solution(view: View, situation: str) -> str | None:
    """A correct Solution, if one is found."""
    found: str | None = asked(view, situation).get("solution")
    return found


def asked(view: View, situation: str, **changed: str) -> dict[str, Any]:
    """What the judge says to: is there a Solution, and which."""
    shake, settings = view["shake"], view["settings"]
    question = {name: shake[name] for name in ("goal", *SECTIONS, "resources", "variations")}
    question |= {name: settings[name] for name in ("game", "edition", "division", "form")}
    question |= {"kind": "solve", "situation": situation, "budget_ms": THINKING}
    question |= {"universe": shake["universe"]} if settings["game"] == "on-sets" else {"season": settings["season"]}
    question |= changed
    if "goal" in changed:
        question["resources"] = without(shake["resources"], changed["goal"], settings["game"])
    found = answer(question, monotonic)
    assert "error" not in found, (found, question)
    return found


def without(resources: list[str], goal: str, game: str) -> list[str]:
    """The cubes that a Goal leaves."""
    taken = goal.split()[1:] if game == "on-sets" else [goal[at : at + 2] for at in range(0, len(goal), 2)]
    rest = list(resources)
    for cube in taken:
        rest.remove(cube)
    return [cube for cube in rest if game != "on-sets" or not cube.isdigit()]
