"""A player by script: decides from nothing but the view that a seat is given, as a browser would."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

Wanted = dict[str, Any]
RARELY = 0.03


def candidates(view: Mapping[str, Any], dice: Random) -> list[Wanted]:
    """What a seat might do now, the likeliest first; nothing when it is for others to act."""
    legal, shake, seat = view["legal"], view["shake"], view["you"]["seat"]
    if legal is None or view["status"] != "playing":
        return []
    actions = [dict(one) for one in legal["actions"]]
    around = [one for one in actions if one["do"] in ("lot", "shake", "sign")]
    if around:
        # Whoever set the last Goal starts the next shake, so that not everybody tries at once.
        is_starting = around[0]["do"] == "shake"
        return around[:1] if not is_starting or view["next_goal_setter"] == seat or dice.random() < RARELY else []
    if shake is None:
        return []
    if any(timer["player"] == seat for timer in shake["timers"]):
        return list(tasks(view, actions, dice))
    # Who picks up the block must have something to say: a referee takes no empty challenge.
    blocks = [one for one in actions if one["do"] == "pick-up"]
    has_reason = any(one["do"] == "challenge" for one in actions)
    return blocks if has_reason and dice.random() < RARELY else []


def tasks(view: Mapping[str, Any], actions: list[Wanted], dice: Random) -> Iterator[Wanted]:
    """What a seat whose time is running might do, the likeliest first."""
    templates = view["legal"]["templates"]
    shake = view["shake"]
    dice.shuffle(actions)
    yield from ({"do": name} for name in ("roll",) if name in templates)
    if "deal" in templates:
        yield {"do": "deal", "count": 10}
    if "select" in templates:
        yield from selections(view, dice)
    yield from (one for one in actions if one["do"] == "pass-variation")
    if "goal" in templates:
        yield from goals(view, dice)
    if "present" in templates:
        goal = next(goals(view, dice))["goal"] if shake["goal"] is None else None
        texts = solutions(view, dice)
        yield from ({"do": "present", "solution": text, "goal": goal} for text in texts if dice.random() < 0.5)
    yield from (one for one in actions if one["do"] in ("side", "decline", "agree"))
    checks = [one for one in actions if one["do"] == "accept"]
    # A rejection that is not upheld leaves everything open: who always rejects never ends.
    if checks and "reject" in templates and dice.random() < 0.4:
        code = dice.choice(("goal-illegal", "fewer-than-two-cubes", "wrote-goal"))
        yield {"do": "reject", "of": checks[0]["of"], "code": code}
    yield from checks
    yield from (one for one in actions if one["do"] == "challenge")
    yield from (one for one in actions if one["do"] in ("move", "shift"))
    yield from (one for one in actions if one["do"] not in ("pick-up", "charge", "bonus"))


def symbol_of(cube: str) -> str:
    """What a cube shows: in Equations its color stands before it."""
    return cube[-1]


def selections(view: Mapping[str, Any], dice: Random) -> Iterator[Wanted]:
    """Variations that might be selected, with their blanks filled by a guess."""
    offered = [one for one in view["legal"]["variations"] if not one["is_chosen"] and one["why_not"] is None]
    dice.shuffle(offered)
    cubes = [symbol_of(cube) for cube in view["shake"]["resources"]]
    yield from ({"do": "select", "name": one["name"]} for one in offered if one["blank"] is None)
    for one in offered:
        if one["blank"] is not None:
            for guess in (*dict.fromkeys(cubes), *(view["shake"].get("universe") or ())[:2], 3, 8, "red", "blue"):
                yield {"do": "select", "name": one["name"], "filled_in": guess}


def goals(view: Mapping[str, Any], dice: Random) -> Iterator[Wanted]:
    """Goals of one digit."""
    symbols = [symbol_of(cube) for cube in view["shake"]["resources"]]
    digits = sorted({symbol for symbol in symbols if symbol.isdigit()})
    dice.shuffle(digits)
    form = "row {}" if view["settings"]["game"] == "on-sets" else "{}"
    yield from ({"do": "goal", "goal": form.format(digit)} for digit in digits)
    yield {"do": "no-goal"}


def solutions(view: Mapping[str, Any], dice: Random) -> list[str]:
    """Texts to present as Solutions, right or wrong."""
    if view["settings"]["game"] == "on-sets":
        return ["R ∪ B", "(V - R)'", "R ⊆ B; G", "Λ"]
    return ["2+3", "(4-1)*2", "5", "√4"]


def rulings(view: Mapping[str, Any]) -> list[Wanted]:
    """What a judge has to do: initial the penalties on the scoresheet."""
    sheet = view["scoresheet"]
    return [] if sheet is None else [{"do": "approve", "player": player} for player in sheet["to_approve"]]
