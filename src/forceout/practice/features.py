"""What of a puzzle bears on how hard it is, as numbers: from its position and what the solver and the judge found."""

from collections.abc import Mapping, Sequence
from math import log2, perm
from typing import Final

from forceout.practice.density import density, found_by
from forceout.practice.faults import failing_copies, readings_of
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.registry import arithmetic_of, sense_of_game
from forceout.practice.searching import moved
from forceout.rules.frozen import replace
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation

MARKS: Final = "~>!@↑%.'"
FAULTS: Final = ("required-unused", "cube-unavailable", "too-many-resources", "not-equal", "ambiguous")
RESTS: Final = ("forbidden", "required", "variation")
SLIP: Final = 0.1
SMALLEST_SHARE: Final = 0.001
MOVES_AT_ONCE: Final = 6
Features = dict[str, float]


def features_of(puzzle: Puzzle) -> Features:
    """The features of a puzzle, by their names; what is not named is 0."""
    position = puzzle.position
    common = {
        "one": 1.0,
        "variations": float(len(position.variations)),
        "required": float(len(position.required)),
        "resources": log2(1 + len(position.resources)),
    }
    return common | _OF_KIND[puzzle.kind](puzzle)


def _of_finding(puzzle: Puzzle) -> Features:
    end = Situation(puzzle.asked["end"])
    solutions = puzzle.answer["solutions"]
    return {
        "now": float(end is Situation.NOW),
        "forceout": float(end is Situation.FORCEOUT),
        "different": log2(puzzle.answer["found"]),
        "needs a Restriction": float(all("," in one for one in solutions)),
        "needs a mark": float(all(any(mark in one for mark in MARKS) for one in solutions)),
        "required relations": required_relations(puzzle),
        "rarity": rarity(puzzle, end, solutions),
        **_of_solution(puzzle, solutions[0]),
        **_dense(puzzle.position.shake(), end),
    }


def required_relations(puzzle: Puzzle) -> float:
    """How many = and ⊆ must be used."""
    position, rules = puzzle.position, puzzle.position.rules
    named = [str(value) for name, value in position.variations if name == "required-cube"]
    return float(sum(rules.is_relation(cube) for cube in (*position.required, *named)))


def _dense(shake: Shake, end: Situation) -> Features:
    found = density(shake, end, arithmetic_of(shake, shake.goal or ""))
    longest = found.of_five if found.of_seven is None else found.of_seven
    return {
        "three": found.of_three,
        "five": found.of_five,
        "seven": longest,
        "share": -log2(found.share + SMALLEST_SHARE / 10),
        "found": found_by(found.share),
    }


def _of_solution(puzzle: Puzzle, text: str) -> Features:
    sense = sense_of_game(puzzle.position.game)
    symbols = sense.symbols(text)
    side = text.partition("=")[0]
    return {
        "cubes": float(len(symbols)),
        "brackets": float(side.count("(")),
        "marks": float(sum(side.count(mark) for mark in MARKS)),
        "restrictions": float(side.count(",") + side.count("|")),
        "powers": float(sum(one in "*√" for one in symbols)),
    }


def rarity(puzzle: Puzzle, end: Situation, solutions: Sequence[str]) -> float:
    """How many things of the same lengths could be written for each of these Solutions, as a power of two."""
    shares = [0.5 ** ways(puzzle, end, text) for text in solutions]
    return -log2(sum(shares))


def ways(puzzle: Puzzle, end: Situation, text: str) -> float:
    """How many ways there are to choose as many operands and signs as a Solution has, as a power of two: what is
    required is given."""
    position, sense = puzzle.position, sense_of_game(puzzle.position.game)
    pool = [*position.permitted, *(position.resources if end is not Situation.FORCEOUT else ())]
    operands = sum(sense.is_operand(cube[-1]) for cube in pool)
    wanted = sum(sense.is_operand(one) for one in sense.symbols(text))
    given = sum(sense.is_operand(cube[-1]) for cube in position.required)
    signs = len(sense.symbols(text)) - wanted - (len(position.required) - given)
    chosen = log2(max(1, perm(operands, min(operands, max(0, wanted - given)))))
    return chosen + log2(max(1, perm(len(pool) - operands, min(len(pool) - operands, max(0, signs)))))


def _of_challenge(puzzle: Puzzle) -> Features:
    answer = puzzle.answer
    claim: str = answer["claim"]
    found: Features = {claim: 1.0}
    if "solution" in answer:
        found["rarity"] = rarity(puzzle, Situation.NOW, [answer["solution"]])
        found |= _of_solution(puzzle, answer["solution"])
    else:
        found |= {f"rests {one}": float(answer["proof"]["rests"] == one) for one in RESTS}
    position = puzzle.position
    found["required relations"] = required_relations(puzzle)
    shake = puzzle.position.shake()
    found |= _dense(shake, Situation.NOW if claim == "now" else Situation.IMPOSSIBLE)
    if claim != "now":
        forgotten = (*shake.permitted, *shake.required, *shake.forbidden)
        loose = _dense(replace(shake, required=(), forbidden=(), permitted=forgotten), Situation.IMPOSSIBLE)
        found |= {f"{name} loose": value for name, value in loose.items()}
        found["fooled"] = found_by(0.5 ** loose["share"] * SLIP)
        found["found, not fooled"] = (1 - found["fooled"]) * (1 + 3 * found["found"]) / 4
    found["usable"] = log2(1 + len(position.permitted) + len(position.resources))
    found["forbidden"] = float(len(position.forbidden))
    return {f"{claim} {name}": value for name, value in found.items()} | {
        f"{claim} required": float(len(position.required)),
        f"{claim} variations": float(len(position.variations)),
    }


def _contested(puzzle: Puzzle) -> Shake:
    return puzzle.position.contested(Situation(puzzle.asked["end"]))


def _of_written(puzzle: Puzzle) -> Features:
    text = puzzle.asked["written"]
    symbols = sense_of_game(puzzle.position.game).symbols(text)
    side = text.partition("=")[0]
    signs = sum(not one.isalnum() for one in symbols) + sum(side.count(mark) for mark in MARKS)
    return {"symbols": float(len(symbols)), "signs": float(signs)}


def _of_fault(puzzle: Puzzle) -> Features:
    code: str = puzzle.answer["code"]
    name = code if code in FAULTS else "other"
    readings = log2(max(1, len(readings_of(_contested(puzzle), puzzle.asked["written"]))))
    written = _of_written(puzzle)
    return {
        **written,
        name: 1.0,
        "readings": readings,
        "choices": float(len(puzzle.asked["choices"])),
        f"{name} signs": written["signs"],
        f"{name} readings": readings,
        f"{name} required": float(len(puzzle.position.required)),
    }


def _of_reading(puzzle: Puzzle) -> Features:
    shake, text = _contested(puzzle), puzzle.asked["written"]
    readings = max(1, len(readings_of(shake, text)))
    if not puzzle.answer["ambiguous"]:
        return {**_of_written(puzzle), "plain": 1.0, "plain readings": log2(readings)}
    failing = max(1, len(failing_copies(shake, text)))
    return {
        **_of_written(puzzle),
        "readings": log2(readings),
        "failing": log2(readings / failing),
        "only one": float(failing == 1),
    }


def _of_goal(puzzle: Puzzle) -> Features:
    answer = puzzle.answer
    holding, others = len(answer["holds"]), len(answer["spoiled"]) + len(answer["impossible"])
    sense, shake = sense_of_game(puzzle.position.game), puzzle.position.shake()

    def best(goals: Sequence[str]) -> float:
        shares = [density(shake, Situation.IMPOSSIBLE, sense.arithmetic_of(shake, goal)).share for goal in goals]
        return max(shares) + SMALLEST_SHARE

    return {
        "rare": log2((holding + others) / holding),
        "two gone": float(puzzle.asked["asks"] == "two-gone"),
        "impossible": len(answer["impossible"]) / others,
        "best": log2(best(answer["holds"]) / best([*answer["spoiled"], *answer["impossible"]])),
        **sense.goal_features(puzzle),
    }


def _of_safe_move(puzzle: Puzzle) -> Features:
    moves: Mapping[str, Sequence[str]] = puzzle.answer["moves"]
    sense = sense_of_game(puzzle.position.game)
    safe = sum(found[0] == "safe" for found in moves.values())
    refuted = [len(sense.symbols(found[1])) for found in moves.values() if found[0] == "now"]
    rare = [rarity(puzzle, Situation.NOW, [found[1]]) for found in moves.values() if found[0] == "now"]
    impossible = sum(found[0] == "impossible" for found in moves.values())
    shake = puzzle.position.shake()
    shares: dict[str, list[float]] = {"safe": [1.0], "now": [1.0]}
    for name, found in moves.items():
        if found[0] in shares:
            cube, _, to = name.partition(" ")
            after = moved(shake, [cube], to)
            end = Situation.NOW if found[0] == "now" else Situation.IMPOSSIBLE
            shares[found[0]].append(density(after, end, arithmetic_of(after, after.goal or "")).share)
    # Fewer things are tried after each move than if there were one.
    seen = {name: [found_by(share / MOVES_AT_ONCE) for share in found] for name, found in shares.items()}
    return {
        "refutations seen": sum(seen["now"]) / len(seen["now"]),
        "least refutation": min(seen["now"]),
        "Solution seen": max(seen["safe"][1:]),
        "rare": log2(len(moves) / safe),
        "impossible": impossible / len(moves),
        "refuted": len(refuted) / len(moves),
        "cubes": sum(refuted) / max(1, len(refuted)),
        "rarity": sum(rare) / max(1, len(rare)),
        "moves": log2(len(moves)),
        "permitted": float(len(puzzle.position.permitted)),
    }


_OF_KIND: Final = {
    Kind.FIND: _of_finding,
    Kind.CHALLENGE: _of_challenge,
    Kind.WRONG: _of_fault,
    Kind.READING: _of_reading,
    Kind.GOAL: _of_goal,
    Kind.SAFE: _of_safe_move,
}
