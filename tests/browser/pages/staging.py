"""Tables that are brought to a phase over HTTP, every seat by script, so that a page can be opened there."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import Any, Final, Self

from forceout.judge.protocol.answer import answer
from tests.browser.pages.http_guest import HttpGuest, View, Wanted
from tests.support.script_player import selections

PHASES: Final = ("lot", "rolling", "selecting", "goal", "moving", "challenged", "writing", "checking", "scored")
"""Where a table can be brought, in the order of a shake."""
ON_SETS: Final = {"game": "on-sets", "division": "middle"}
EQUATIONS: Final = {"game": "equations", "division": "elementary"}
USUAL: Final = {"form": "adventurous", "clock": "off", "seats": 2, "shakes": 1, "is_watchable": True}
THOUGHT: Final = 2000
"""The milliseconds that a Solution may be looked for."""
MOST_STEPS: Final = 120
SECTIONS: Final = ("required", "permitted", "forbidden")
FIRST_MOVES: Final = 3
"""Moves after which a table counts as being in the middle of a shake."""
MOVES: Final = 5
"""Moves after which somebody challenges."""


@dataclass(slots=True)
class Staged:
    """A table whose seats are all played by script."""

    match: str
    guests: dict[str, HttpGuest]
    dice: Random
    deal: int | None = None
    """How many cards are dealt; the fewest where nothing is said."""
    moves: int = MOVES
    """How many cubes lie on the mat before somebody challenges."""
    heap: str | None = None
    """The section where every cube is put; where nothing is said the sections stay even."""
    paper: str | None = None
    """What everybody writes; a Solution where nothing is said."""
    avoided: frozenset[str] = frozenset()
    """Variations that nobody chooses."""

    @classmethod
    def open(cls, address: str, settings: Mapping[str, Any], names: Sequence[str] = ("Maya", "Theo")) -> Self:
        """A table with its guests, begun."""
        guests = [HttpGuest.enter(address, name) for name in names]
        host = guests[0]
        match: str = host.said("/api/matches", {**USUAL, "seats": len(names), **settings})["match"]
        code = host.said(f"/api/matches/{match}/code")["code"]
        for guest in guests[1:]:
            guest.said("/api/join", {"code": code})
        host.said(f"/api/matches/{match}/start")
        return cls(match, dict(zip(("P1", "P2", "P3"), guests, strict=False)), Random(5))

    @property
    def host(self) -> HttpGuest:
        """Who set up the table."""
        return self.guests["P1"]

    def view(self, seat: str = "P1") -> View:
        """The table as a seat sees it."""
        return self.guests[seat].view(self.match)

    def acting_seat(self) -> str:
        """Somebody whose time is running: who has most to do, or else the host."""
        shake = self.view()["shake"]
        waited_for = [timer["player"] for timer in (shake["timers"] if shake else ()) if timer["player"] in self.guests]
        return str(waited_for[0]) if waited_for else "P1"

    def finish(self) -> View:
        """Play until the match is over."""
        for _ in range(MOST_STEPS):
            if (view := self.view())["status"] == "over":
                return view
            self.step()
        raise AssertionError(f"{self.match} does not end")

    def close(self) -> None:
        """Let go of the connections."""
        for guest in self.guests.values():
            guest.close()

    def bring_to(self, phase: str) -> View:
        """Play until a phase is reached; the table as the host then sees it."""
        for _ in range(MOST_STEPS):
            view = self.view()
            if self.is_at(view, phase):
                return view
            self.step()
        raise AssertionError(f"{self.match} never came to {phase}")

    def is_at(self, view: View, phase: str) -> bool:
        """Whether a phase is reached, and far enough into it to show it."""
        shake = view["shake"]
        if phase == "lot":
            return shake is None
        if shake is None or shake["phase"] != phase:
            return False
        return phase != "moving" or (self.is_heaped(shake) if self.heap else moved(shake) >= FIRST_MOVES)

    def is_heaped(self, shake: Mapping[str, Any]) -> bool:
        """Whether everything that was to lie in one section lies there."""
        return self.heap is not None and len(shake[self.heap]) >= self.moves

    def step(self) -> None:
        """One action by whoever may do one."""
        for guest in self.guests.values():
            view = guest.view(self.match)
            for wanted in self.wishes(view):
                if guest.act(self.match, view["seq"], wanted).is_success:
                    return
        raise AssertionError(f"nobody can do anything at {self.match}: {self.view()['shake']}")

    def wishes(self, view: View) -> Iterator[Wanted]:
        """What a seat would like to do, the likeliest first."""
        legal, shake = view["legal"], view["shake"]
        templates, actions = legal["templates"], legal["actions"]
        yield from (one for one in actions if one["do"] in ("lot", "shake", "sign"))
        if "roll" in templates:
            yield {"do": "roll"}
        if "deal" in templates:
            yield {"do": "deal", "count": self.deal or 10}
        if "select" in templates:
            yield from (one for one in selections(view, self.dice) if one["name"] not in self.avoided)
        if shake is None:
            return
        if "goal" in templates:
            yield from self.goals(view)
        if shake["phase"] in ("moving", "last-cube"):
            yield from self.moves_or_challenge(view)
        yield from (one for one in actions if one["do"] == "challenge" and shake["phase"] == "challenged")
        if "present" in templates:
            yield {"do": "present", "solution": self.paper or written(view), "goal": None}
        yield from (one for one in actions if one["do"] == "decline")
        yield from (one for one in actions if one["do"] == "accept" and not has_accepted(view, one["of"]))

    def goals(self, view: View) -> Iterator[Wanted]:
        """Goals that can be solved, and then any."""
        is_on_sets = view["settings"]["game"] == "on-sets"
        resources = view["shake"]["resources"]
        digits = sorted({cube for cube in resources if cube[-1].isdigit()})
        texts = [f"row {one}" if is_on_sets else one for one in digits]
        texts.sort(key=lambda text: text[-1], reverse=True)
        yield from ({"do": "goal", "goal": text} for text in texts if solved(view, "impossible", text) is not None)
        yield from ({"do": "goal", "goal": text} for text in texts)

    def moves_or_challenge(self, view: View) -> Iterator[Wanted]:
        """Moves towards a Solution, and the block once it can be written."""
        shake, actions = view["shake"], view["legal"]["actions"]
        is_late = self.is_heaped(shake) if self.heap else moved(shake) >= self.moves
        can_challenge = is_late and any(one["do"] == "challenge" for one in actions)
        if can_challenge and (self.heap or moved(shake) > 2 * self.moves or solved(view, "now") is not None):
            yield from (one for one in actions if one["do"] == "pick-up")
        moves = [one for one in actions if one["do"] == "move"]
        yield from (one for one in moves if one["to"] == self.heap)
        wanted = solved(view, "impossible") or ""
        to = min(SECTIONS, key=lambda section: len(shake[section]))
        yield from (one for one in moves if one["to"] == to and (one["cube"][-1] in wanted) != (to == "forbidden"))
        yield from sorted(moves, key=lambda one: len(shake[one["to"]]))


def solved(view: View, situation: str, goal: str | None = None) -> str | None:
    """A Solution to the position, or to the one after a Goal is set; None where none is found."""
    shake, settings = view["shake"], view["settings"]
    asked = {name: settings[name] for name in ("game", "edition", "division", "form")}
    cubes = {name: list(shake[name]) for name in ("required", "permitted", "forbidden", "resources")}
    if goal is not None:
        cubes["resources"].remove(goal.removeprefix("row "))
    asked |= {"kind": "solve", "goal": goal or shake["goal"], "situation": situation, "budget_ms": THOUGHT, **cubes}
    if shake.get("universe") is not None:
        asked["universe"] = shake["universe"]
    found = answer(asked | {"variations": [{"name": one["name"]} for one in shake["variations"]]}, monotonic)
    text: str | None = found.get("solution")
    return text


def written(view: View) -> str:
    """What to write: a Solution where there is one."""
    found = solved(view, "now") or solved(view, "impossible")
    return found or ("R" if view["settings"]["game"] == "on-sets" else f"1={view['shake']['goal']}")


def has_accepted(view: View, writer: str) -> bool:
    """Whether a seat has accepted somebody's Solution already."""
    solutions = view["shake"]["contest"]["solutions"]
    return any(one["by"] == writer and view["you"]["seat"] in one["accepted_by"] for one in solutions)


def moved(shake: Mapping[str, Any]) -> int:
    """How many cubes lie on the mat."""
    return sum(len(shake[section]) for section in SECTIONS)
