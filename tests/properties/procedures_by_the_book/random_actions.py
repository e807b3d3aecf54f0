"""A seeded generator of plausible next actions: mostly legal, a good share illegal or borderline."""

from collections.abc import Callable, Sequence
from random import Random

from tests.properties.procedures_by_the_book import selecting
from tests.properties.procedures_by_the_book.books import ON_SETS_SECTIONS
from tests.properties.procedures_by_the_book.random_questions import (
    random_cards,
    random_question,
    random_roll,
    random_variation,
)
from tests.properties.procedures_by_the_book.shake import BookShake
from tests.properties.procedures_by_the_book.table import Table

__all__ = ["next_action", "random_question"]

Proposal = dict[str, object]

REJECTIONS = ("not-equal", "required-unused", "cube-unavailable", "syntax", "fewer-than-two-cubes", "ambiguous")
SHAPES = ("row", "row", "row", "column", "tee", "ell", "backwards-ell")
DEFAULT_SOLUTIONS = {
    "on-sets": ("B ∪ R", "R ∩ G", "B ∪ G - R", "B", "V - B", "∪ ∪", "B = R, G ∪ Y"),
    "equations": ("3+4 = 7", "2×3 = 6", "9-1 = 8", "4+×", "2+3×4 = 14", "8 = 8"),
}


def next_action(shake: BookShake, random: Random, solutions: Sequence[str] = ()) -> Proposal:
    """What might be done next at this table; Solutions are drawn from those given in."""
    table = shake.table
    chance = random.random()
    if chance < 0.10:
        return {"by": "clock", "do": "tick", "seconds": random.choice((1, 5, 10, 15, 20, 40, 59, 60, 61, 70, 75, 130))}
    if chance < 0.115:
        return officials_action(table, random)
    if chance < 0.16:
        return charge(table, random)
    if chance < 0.20:
        return anything(table, random, solutions)
    if table.block_holder is not None:
        return {"by": table.block_holder, "do": "challenge", "claim": random.choice(("now", "impossible", "nothing"))}
    propose = BY_STAGE.get(table.stage)
    return penalty(table, random) if propose is None else propose(table, random, solutions)


def anyone(table: Table, random: Random) -> str:
    """Some player."""
    return random.choice(table.seats.players) if random.random() < 0.98 else random.choice(("Zoe", "judge"))


def mostly(random: Random, table: Table, player: str | None) -> str:
    """The player whose task it is, now and then another one."""
    return player if player is not None and random.random() < 0.88 else anyone(table, random)


def officials_action(table: Table, random: Random) -> Proposal:
    """A judge or the director acts."""
    kind = random.choice(("penalize", "warn", "absent", "warning", "stop"))
    is_played = random.random() < 0.1
    if kind in ("warning", "stop"):
        return {"by": anyone(table, random) if is_played else "director", "do": kind}
    by = random.choice((anyone(table, random), "director")) if is_played else "judge"
    proposal: Proposal = {"by": by, "do": kind, "player": random.choice((*table.seats.players, "Zoe"))}
    if kind == "penalize" and random.random() < 0.4:
        proposal["second_judge"] = random.choice(("Kim", ""))
    return proposal | ({} if kind == "absent" else {"reason": "singing"})


def penalty(table: Table, random: Random) -> Proposal:
    """A point lost after the shake."""
    return {"by": "judge", "do": "penalize", "player": anyone(table, random), "points": 1, "reason": "singing"}


def charge(table: Table, random: Random) -> Proposal:
    """A charge, of what stands when something does."""
    standing = [fault for fault in table.faults if fault.status == "standing"]
    if standing and random.random() < 0.8:
        fault = random.choice(standing)
        others = [player for player in table.seats.players if player != fault.offender]
        return {"by": random.choice(others), "do": "charge", "procedure": fault.code}
    return {"by": anyone(table, random), "do": "charge", "procedure": random.choice(sorted(ON_SETS_SECTIONS))}


def anything(table: Table, random: Random, solutions: Sequence[str]) -> Proposal:
    """An action of any phase, likely in the wrong one."""
    propose = random.choice(sorted(BY_STAGE.items()))[1]
    return propose(table, random, solutions)


def rolling(table: Table, random: Random, solutions: Sequence[str]) -> Proposal:
    """Rolls and deals, some with a cube or cards too many."""
    if table.book.is_on_sets and not table.has_dealt and random.random() < 0.5:
        cards = [card for card in random_cards(random, table.division) if card not in table.universe]
        if random.random() < 0.2:
            cards = cards[: random.randint(1, 5)]
        return {"by": mostly(random, table, table.dealer), "do": "deal", "cards": cards}
    cubes = random_roll(random, table.book.game, table.has_restrictions or random.random() < 0.3)
    if random.random() < 0.05:
        cubes = cubes[:-1]
    if table.must_stay and random.random() < 0.9:
        cubes = table.must_stay + cubes[len(table.must_stay) :]
    return {"by": mostly(random, table, table.goal_setter), "do": "roll", "cubes": cubes}


def selection(table: Table, random: Random, solutions: Sequence[str]) -> Proposal:
    """Selections, legal or not, and passes."""
    due = selecting.current(table)
    player = mostly(random, table, None if due is None else due.player)
    if (due is not None and due.is_optional and random.random() < 0.6) or random.random() < 0.05:
        return {"by": player, "do": "pass-variation"}
    return {"by": player, "do": "select", "variation": random_variation(random, table.book.game)}


def goal(table: Table, random: Random, solutions: Sequence[str]) -> Proposal:
    """Goals, bonuses and "no Goal"."""
    player = mostly(random, table, table.goal_setter)
    chance = random.random()
    if chance < 0.25:
        return {"by": player, "do": "bonus", "cube": some_cube(random, table.mat.resources)}
    if chance < 0.35:
        return {"by": player, "do": "no-goal"}
    if chance < 0.45:
        return block(table, random)
    return {"by": player, "do": "goal", "goal": some_goal(table, random)}


def some_goal(table: Table, random: Random) -> str:
    """A Goal of cubes that were rolled, sometimes of a shape that is none."""
    if not table.book.is_on_sets:
        cubes = random.sample(table.mat.resources, min(len(table.mat.resources), random.randint(1, 7)))
        digits = [cube for cube in table.mat.resources if cube[-1].isdigit()]
        return "".join(random.choice((cubes, digits[:1], digits[:2]))) or "1"
    digits = [cube for cube in table.mat.resources if cube in "12345"] or ["1"]
    chosen = random.sample(digits, random.randint(1, len(digits)))
    touched = [cube for cube in table.goal_touched if cube not in chosen]
    return " ".join([random.choice(SHAPES), *(touched + chosen)[:3]])


def no_goal(table: Table, random: Random, solutions: Sequence[str]) -> Proposal:
    """Answers to "no Goal"."""
    others = [player for player in table.seats.players if player != table.declarer]
    return {
        "by": mostly(random, table, random.choice(others)),
        "do": random.choice(("agree", "agree", "disagree", "pick-up")),
    }


def moving(table: Table, random: Random, solutions: Sequence[str]) -> Proposal:
    """Moves, bonuses, shifts, challenges and cubes returned."""
    player = mostly(random, table, table.turn)
    chance = random.random()
    if chance < 0.12:
        return {"by": player, "do": "bonus", "cube": some_cube(random, table.mat.resources + table.mat.permitted)}
    if chance < 0.22:
        to = random.choice(("required", "forbidden"))
        return {"by": player, "do": "shift", "cube": some_cube(random, table.mat.permitted), "to": to}
    if chance < 0.28:
        return block(table, random)
    if chance < 0.31 and table.plays:
        last = table.plays[-1]
        return {"by": last.player, "do": "return", "cube": random.choice(table.plays[-2:]).cube}
    if chance < 0.35 and table.plays:
        player = table.plays[-1].player
    to = random.choice(("required", "permitted", "permitted", "forbidden", "forbidden"))
    return {"by": player, "do": "move", "cube": some_cube(random, table.mat.resources), "to": to}


def some_cube(random: Random, pile: list[str]) -> str:
    """A cube of a pile, seldom one that may not be there."""
    return random.choice(pile) if pile and random.random() < 0.95 else random.choice(("B", "1", "+", "="))


def block(table: Table, random: Random) -> Proposal:
    """The block is picked up, with a claim or without."""
    player = anyone(table, random)
    if random.random() < 0.35:
        return {"by": player, "do": "pick-up"}
    return {"by": player, "do": "challenge", "claim": random.choice(("now", "impossible", "impossible", "nothing"))}


def writing(table: Table, random: Random, solutions: Sequence[str]) -> Proposal:
    """Solutions, sides, words that bind, and late challenges."""
    state = table.writing
    pending = state.pending() if state is not None else []
    player = mostly(random, table, random.choice(pending) if pending else None)
    kind = random.choice(("present",) * 6 + ("decline", "will-present", "side", "side", "challenge", "tie"))
    if kind == "challenge":
        return block(table, random)
    if kind == "side":
        return {"by": player, "do": "side", "with": random.choice(("challenger", "mover"))}
    if kind == "tie":
        return {"by": anyone(table, random), "do": "tie", "player": anyone(table, random)}
    if kind != "present":
        return {"by": player, "do": kind}
    proposal: Proposal = {"by": player, "do": "present", "solution": some_solution(table, random, solutions)}
    if state is not None and state.end == "no-goal" and random.random() < 0.9:
        proposal["goal"] = some_goal(table, random)
    return proposal


def some_solution(table: Table, random: Random, solutions: Sequence[str]) -> str:
    """A Solution of the list given in, or of a short one."""
    return random.choice(solutions or DEFAULT_SOLUTIONS[table.book.game])


def checking(table: Table, random: Random, solutions: Sequence[str]) -> Proposal:
    """Acceptances and rejections, with codes and without, alone and jointly."""
    state = table.writing
    papers = list(state.papers) if state is not None else []
    writer = table.being_checked if table.being_checked and random.random() < 0.8 else random.choice(papers or ["A"])
    others = [player for player in table.seats.players if player != writer]
    player = mostly(random, table, random.choice(others))
    if random.random() < 0.5:
        return {"by": player, "do": "accept", "of": writer}
    if random.random() < 0.05:
        return {"by": writer, "do": "present", "solution": some_solution(table, random, solutions)}
    proposal: Proposal = {"by": player, "do": "reject", "of": writer}
    if random.random() < 0.25:
        return proposal
    proposal["code"] = random.choice(REJECTIONS)
    if proposal["code"] == "ambiguous" and state is not None and writer in state.papers and random.random() < 0.9:
        proposal["regrouped"] = regrouped(random, state.papers[writer].solution)
        partners = [other for other in others if other != player]
        if partners and random.random() < 0.3:
            proposal["with"] = random.choice(partners)
    return proposal


def regrouped(random: Random, solution: str) -> str:
    """A text with one pair of brackets added somewhere."""
    words = solution.split(" ")
    start = random.randrange(len(words))
    end = random.randrange(start, len(words))
    return " ".join([*words[:start], "(" + " ".join(words[start : end + 1]) + ")", *words[end + 1 :]])


BY_STAGE: dict[str, Callable[[Table, Random, Sequence[str]], Proposal]] = {
    "rolling": rolling,
    "selecting": selection,
    "goal": goal,
    "no-goal": no_goal,
    "moving": moving,
    "forceout": writing,
    "writing": writing,
    "checking": checking,
}
