"""Whatever is asked about On-Sets, the judge answers with one JSON object, in a bounded number of steps."""

import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from forceout.games.on_sets.readings import STEPS_ALLOWED, Reader
from forceout.judge.protocol.answer import answer_line
from tests.properties.on_sets_positions import Question, build_question, near_miss, random_shake

TEXTS_IN_THE_CHECK = 4_000
TEXTS_IN_THE_LONG_FORM = 1_000_000
TEXTS_OF_A_QUESTION = 25
ALPHABET = "BRGYbrgyUuNnCcvVΛ∪∩-−–'′’=⊆<^∅()[]{}0123456789@|,;\n\t blankBLANK:~+×é𝔹\x00\ud800"
ODD_VALUES: tuple[Any, ...] = (
    *(None, True, 0, -1, 3.5, 10**30, "", "B", "∪", [], {}, [[]], [None], ["B", 3], {"name": "wild-cube"}, "x" * 3000),
    *(["B"] * 19, ["BR", "BR"], ["9"], [{"name": "wild-cube", "cube": "B"}] * 2, [{"name": "double-set", "set": "(("}]),
    *(
        [{"name": "wild-cube", "cube": 5}],
        [{"name": "double-set", "set": "B, R"}],
        "kindergarten",
        "row 9",
        "row " * 99,
    ),
)
FIELDS = ("kind", "game", "edition", "division", "form", "universe", "goal", "required", "permitted", "forbidden")
MORE_FIELDS = (
    "resources",
    "situation",
    "variations",
    "solution",
    "id",
    "pick",
    "chosen",
    "end",
    "presented",
    "surprise",
)


# Texts.


def random_signs(random: Random, question: Question) -> str:
    """Any signs in a row."""
    return "".join(random.choices(ALPHABET, k=random.randint(0, 60)))


def random_symbols(random: Random, question: Question) -> str:
    """Symbols of the cubes in a row."""
    return "".join(random.choices("BRGYVΛ∪∩-'=⊆(),", k=random.randint(1, 40)))


def mutated(random: Random, question: Question) -> str:
    """A Solution with some signs left out, put in, doubled or exchanged."""
    text: str = question["solution"]
    for _ in range(random.randint(1, 5)):
        place, end = sorted(random.choices(range(len(text) + 1), k=2))
        text = random.choice(
            (
                text[:place] + text[place + 1 :],
                text[:place] + random.choice(ALPHABET) + text[place:],
                text[:end] + text[place:end] + text[end:],
                text[:place] + text[end:],
                text[:place] + text[place:end][::-1] + text[end:],
            )
        )
    return text


def deep_nest(random: Random, question: Question) -> str:
    """Groups within groups."""
    depth = random.choice((1, 10, 39, 40, 41, 200, 900, 5000))
    opening, closing = random.choice((("(", ")"), ("[", "]"), ("{", "}'"), ("(B ∪ ", ")"), ("(", " ∩ R)")))
    return opening * depth + "B" + closing * (depth - random.choice((0, 0, 1)))


def long_run(random: Random, question: Question) -> str:
    """A long Solution without grouping, in one statement or in several."""
    operands = random.choice((5, 12, 30, 120, 400))
    signs = random.choices("∪∩-", k=operands)
    run = "".join(random.choice("BRGYVΛ") + "'" * random.choice((0, 0, 1, 2)) + sign for sign in signs) + "B"
    for _ in range(random.choice((0, 0, 1, 4, 20))):
        place = random.randrange(len(run))
        run = run[:place] + random.choice((",", "=", "⊆", "||", " = B, ")) + run[place + 1 :]
    return run


MAKERS: tuple[Callable[[Random, Question], str], ...] = (
    *(random_signs, random_signs, random_symbols, random_symbols, mutated, mutated, mutated, mutated),
    *(mutated, mutated, mutated, mutated, deep_nest),
)


# Questions and lines.


def random_line(random: Random, question: Question, is_heavy: bool) -> str:
    """A line of the protocol: mostly a question about an odd text, else a question that is odd itself."""
    asked = dict(question)
    choice = random.random()
    if choice < 0.7:
        asked["solution"] = (long_run if is_heavy else random.choice(MAKERS))(random, question)
    elif choice < 0.78:
        asked["goal"] = "".join(random.choices("rowcolumnteeel 12345~~  69\n", k=random.randint(0, 20)))
    elif choice < 0.9:
        asked = odd_question(random, asked)
    line = json.dumps(asked, ensure_ascii=random.random() < 0.5)
    return broken(random, line) if choice > 0.9 else line


def odd_question(random: Random, asked: Question) -> Question:
    """A question with fields missing, strange or of another kind."""
    for _ in range(random.randint(1, 3)):
        field = random.choice(FIELDS + MORE_FIELDS)
        if random.random() < 0.2:
            asked.pop(field, None)
        else:
            asked[field] = random.choice(ODD_VALUES)
    if random.random() < 0.2:
        asked["kind"] = random.choice(("goal", "selection", "score", "match-points", "expression", "play"))
    return asked


def broken(random: Random, line: str) -> str:
    """A line that may not be JSON any more."""
    place = random.randrange(len(line))
    return random.choice(
        (
            line[:place],
            line[:place] + random.choice('"{}[],:\\ue') + line[place:],
            f"[{line}]",
            line[place:],
            "[" * 9000,
        )
    )


def random_lines(count: int) -> Iterator[str]:
    """So many lines, a few for each of many positions; one in two hundred is as heavy as can be."""
    made = 0
    for seed in range(count):
        random = Random(seed)
        question = near_miss(random, build_question(random, random_shake(random), is_fitting=True)).question
        for _ in range(TEXTS_OF_A_QUESTION):
            if made == count:
                return
            made += 1
            yield random_line(random, question, is_heavy=made % 200 == 0)


@contextmanager
def counted_steps(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """The steps that all Readers together take, in a list of one."""
    taken = [0]
    spend = Reader.spend

    def counting(reader: Reader, steps: int) -> None:
        spend(reader, steps)
        taken[0] += steps

    with monkeypatch.context() as patched:
        patched.setattr(Reader, "spend", counting)
        yield taken


def is_one_answer(line: str) -> bool:
    """Whether a line holds one JSON object, which is an error that names something or an answer to a question."""
    answered = json.loads(line)
    if not isinstance(answered, dict) or "\n" in line:
        return False
    if "error" in answered:
        return set(answered["error"]) == {"code", "message"} and answered["error"]["code"] != "internal-error"
    return bool({"correct", "legal", "scores", "points"} & set(answered))


def fuzz(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask so many lines, and print which one took longest."""
    slow: list[tuple[float, str]] = []
    most_steps = 0
    with counted_steps(monkeypatch) as taken:
        for line in random_lines(count):
            taken[0] = 0
            started = time.process_time()
            answered = answer_line(line)
            slow.append((time.process_time() - started, line))
            assert is_one_answer(answered), line
            # Each of two Solutions is worked out once, and once more to spell out a grouping that misses the Goal.
            assert taken[0] <= 4 * STEPS_ALLOWED, line
            most_steps = max(most_steps, taken[0])
            if len(slow) > 1000:
                slow = sorted(slow, reverse=True)[:30]
    # Timed again, so that what happened to fall on a line (collecting garbage) does not count.
    again = [(min(seconds_taken(line) for _ in range(5)), line) for _, line in sorted(slow, reverse=True)[:30]]
    slowest, line = max(again)
    print(f"{count} lines, at most {most_steps} steps, the slowest takes {slowest * 1000:.1f} ms: {line[:1500]}")


def seconds_taken(line: str) -> float:
    """The processor time that one line takes."""
    started = time.process_time()
    answer_line(line)
    return time.process_time() - started


def test_every_line_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    fuzz(TEXTS_IN_THE_CHECK, monkeypatch)


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("FORCEOUT_LONG") != "1", reason="the long form is asked for with FORCEOUT_LONG=1")
def test_a_million_lines_are_answered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with capsys.disabled():
        fuzz(TEXTS_IN_THE_LONG_FORM, monkeypatch)


# Single texts that are hard on a reader.

POSITION: Question = {
    "kind": "solution",
    "game": "on-sets",
    "division": "senior",
    "universe": ["BRGY", "BRG", "BRY", "BR", "BG", "BY", "B", "RGY", "RG", "RY", "R", "GY", "G", "-"],
    "goal": "row 3",
    "required": ["B"],
    "permitted": ["R", "G", "∪", "-", "'", "="],
    "forbidden": [],
    "resources": ["Y", "∩", "V"],
    "situation": "now",
    "variations": [{"name": "blank-card-wild"}],
    "solution": "B ∪ R",
}


@pytest.mark.parametrize(
    "text",
    [
        *("(" * 100_000, ")" * 100_000, "(" * 50_000 + ")" * 50_000, "B" * 1_000_000, "B" + "'" * 100_000),
        *("B∪" * 50_000 + "B", "B=" * 499 + "B", "||" * 490, "," * 990, "blank:" * 150, "9" * 950, "B@" * 450),
        *("(" * 490 + "B" + ")" * 490, "B" + "∪B-R∩G'" * 140, ", ".join(["B∪R-G=Y∩B-R"] * 75), "B" + "'" * 990),
        *("B'∪R-Y∩G-B'∪R∩Y'-G∪B-R'∩" * 9 + "B", "B∪R-G∩Y∪B-R∩G-Y=" * 20 + "B, B∪R", "\ud800", "\x00", "é" * 999),
        *("B\u2028R", ""),
    ],
    ids=lambda text: f"{text[:12]!r}x{len(text)}",
)
def test_a_hard_text_is_answered_in_few_steps(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with counted_steps(monkeypatch) as taken:
        answered = answer_line(json.dumps(POSITION | {"solution": text}))
    assert is_one_answer(answered)
    assert json.loads(answered)["correct"] is False
    assert taken[0] <= 2 * STEPS_ALLOWED
    assert len(answered) < 5_000


# Bad input gets an error that names the field.


@pytest.mark.parametrize(
    ("change", "code", "named"),
    [
        ({"surprise": 1}, "unknown-field", "surprise"),
        ({"solution": 5}, "wrong-type", "solution"),
        ({"universe": "BR"}, "wrong-type", "universe"),
        ({"universe": ["BR", 3]}, "wrong-type", "universe[1]"),
        ({"universe": ["BR", "RB"]}, "card-twice", "universe"),
        ({"universe": ["BX"]}, "unknown-card", "universe"),
        ({"universe": []}, "empty-universe", "universe"),
        ({"permitted": ["B"] * 19}, "too-many-cubes", "permitted"),
        ({"permitted": ["3"]}, "digit-on-mat", "permitted"),
        ({"required": ["Q"]}, "unknown-cube", "required"),
        ({"division": "kindergarten"}, "unknown-value", "division"),
        ({"division": None}, "unknown-value", "division"),
        ({"division": {}}, "unknown-value", "division"),
        ({"form": "easy"}, "unknown-value", "form"),
        ({"situation": "later"}, "unknown-value", "situation"),
        ({"edition": "1999"}, "unknown-edition", "edition"),
        ({"edition": 2026}, "wrong-type", "edition"),
        ({"goal": "3"}, "unreadable-goal", "goal"),
        ({"goal": "row " + "9" * 100_000}, "unreadable-goal", "goal"),
        ({"variations": {}}, "wrong-type", "variations"),
        ({"variations": [5]}, "wrong-type", "variations[0]"),
        ({"variations": [{}]}, "missing-field", "variations[0].name"),
        ({"variations": [{"name": "wild-cube"}]}, "missing-field", "variations[0].cube"),
        ({"variations": [{"name": "wild-cube", "cube": "="}]}, "malformed-variation", "variations[0].cube"),
        ({"variations": [{"name": "nonsense"}]}, "unknown-variation", "variations[0].name"),
        ({"variations": [{"name": "two-solutions", "set": "B"}]}, "unknown-field", "variations[0]."),
        ({"variations": [{"name": "two-solutions"}] * 2}, "variation-twice", "variations"),
        ({"kind": "joke"}, "unknown-kind", "kind"),
        ({"kind": 7}, "wrong-type", "kind"),
        ({"game": "chess"}, "unknown-game", "game"),
    ],
)
def test_bad_input_gets_an_error_that_names_the_field(change: Question, code: str, named: str) -> None:
    answered = json.loads(answer_line(json.dumps(POSITION | change | {"id": 5})))
    assert answered["id"] == 5
    assert answered["error"]["code"] == code
    assert named in answered["error"]["message"]
    assert len(answered["error"]["message"]) < 500


@pytest.mark.parametrize("field", ["kind", "game", "division", "universe", "goal", "situation", "solution"])
def test_a_missing_field_is_named(field: str) -> None:
    answered = json.loads(answer_line(json.dumps({name: POSITION[name] for name in POSITION if name != field})))
    assert answered["error"]["code"] == "missing-field"
    assert repr(field) in answered["error"]["message"]


@pytest.mark.parametrize(
    "line", ["", "{", "nonsense", "[" * 100_000, "1" * 100_000, '{"kind":' * 9000, "[]", "3", '"a"', "null"]
)
def test_a_line_that_is_no_question_gets_an_error(line: str) -> None:
    assert json.loads(answer_line(line))["error"]["code"] in ("not-json", "not-a-question")
