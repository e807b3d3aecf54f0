"""In a made-up language everything that is said to people comes out in it: what does not was not marked."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from forceout.editions.simulated_match import NAMES, simulated_match
from forceout.judge.protocol.answer import answer_line
from forceout.judge.reading import read_text
from forceout.messages.message import Message, Seat, sentence, speaking
from forceout.service.people.nicknames import BadNickname, verify_nickname
from forceout.service.tables.views import legal_view, shake_view
from tests.service.conftest import HandClock
from tests.support.house import open_house
from tests.support.pseudo_language import is_marked, pseudo_language, unmarked_words

CONFORMANCE: Final = Path(__file__).parents[1] / "conformance"
CLAUSES: Final = "comment note examples On-Sets Equations"
"""Words in the names of clauses, and the names of the games."""


def said(answer: Any, *names: str) -> Iterator[str]:
    """Every text for people in an answer."""
    if isinstance(answer, dict):
        for name, value in answer.items():
            if name in names and isinstance(value, str):
                yield value
            elif name in names and isinstance(value, list) and all(isinstance(one, str) for one in value):
                yield from value
            else:
                yield from said(value, *names)
    elif isinstance(answer, list):
        for one in answer:
            yield from said(one, *names)


def assert_marked(text: str, filled_in: str) -> None:
    """A text is in the made-up language, but for what somebody wrote or a book calls so."""
    assert is_marked(text), text
    assert [word for word in unmarked_words(text) if word not in f"{filled_in} {CLAUSES}"] == [], text


def test_the_made_up_language_is_longer_and_leaves_the_slots() -> None:
    turn = sentence(Message("it-is-players-turn", player=Seat("P2")), language=pseudo_language())
    assert turn == "⟦Îţ îš P2'š ţûŕñ.~~~~~~~~⟧"
    assert [pseudo_language().compiled(key) for key in pseudo_language().sources]


@pytest.mark.parametrize("seed", range(12))
def test_all_that_a_table_says_is_marked(seed: int) -> None:
    names = " ".join((*NAMES, "Zoe"))
    heard = 0
    with speaking(pseudo_language()):
        for number, step in enumerate(simulated_match(seed).steps):
            if step.outcome.violation is not None:
                assert_marked(step.outcome.violation.message, names)
            if number % 10:
                continue
            for player in step.match.table.players:
                for text in said(legal_view(step.match, player), "message", "title"):
                    assert_marked(text, names)
                    heard += 1
            if step.match.shake is not None:
                solutions = str(step.match.shake.contest)
                for text in said(shake_view(step.match.shake, None), "message", "title", "lines"):
                    assert_marked(text, names + solutions)
    assert heard > 100


@pytest.mark.parametrize(
    "file", sorted(CONFORMANCE.rglob("*.jsonl")), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_all_that_the_judge_says_is_marked(file: Path) -> None:
    heard = 0
    with speaking(pseudo_language()):
        for line in file.read_text("utf-8").splitlines():
            asked = json.loads(line)["ask"]
            if isinstance(asked, dict) and asked.get("kind") == "solve":
                continue
            question = asked if isinstance(asked, str) else json.dumps(asked, ensure_ascii=False)
            for text in said(json.loads(answer_line(question)), "message", "unknown"):
                assert_marked(text, question + PROTOCOL)
                heard += 1
    assert heard or file.stem in ("score", "solve")


PROTOCOL: Final = (
    "on-sets equations basic advanced adventurous elementary middle junior senior null now impossible nothing even odd "
    "endgame solution goal selection score match-points play solve expression required permitted forbidden resources "
    "kind name"
)
"""Words of the protocol, which are the same in every language."""


@pytest.mark.parametrize("text", ["(B", "B ∪", "B @", "B = (R", "V ∪ 3", "x" * 900, "B ∪ R = (B)"])
@pytest.mark.parametrize("kind", ["goal", "solution"])
def test_all_that_is_said_of_a_text_that_cannot_be_read_is_marked(text: str, kind: str) -> None:
    with speaking(pseudo_language()):
        for game, edition in (("on-sets", "2026-27"), ("equations", "2015-16")):
            answer = read_text(game, edition, None, "senior", "adventurous", (), kind, text)
            for message in said(answer, "message"):
                assert_marked(message, text)


FROM_HERE: Final = "None Ada Ben Cleo Noether division form seats player points reason cube"
BODY_READER: Final = "Invalid enum value Object contains unknown field Expected got missing required length"
"""What msgspec says of a body that does not fit, for programmers; it has no other language."""
ASKED: Final[list[tuple[str, str, Any]]] = [
    ("POST", "/api/matches", {"game": "chess"}),
    ("POST", "/api/matches", {"game": "on-sets", "division": "giant"}),
    ("POST", "/api/matches", {"game": "on-sets", "edition": "1999"}),
    ("POST", "/api/matches", {"seats": 7}),
    ("POST", "/api/matches", {"game": "on-sets", "what": 1}),
    ("POST", "/api/join", {"code": "7K3M-Q9TX"}),
    ("POST", "/api/join", {"code": "?"}),
    ("GET", "/api/matches/nothing", None),
    ("GET", "/api/nothing", None),
    ("GET", "/api/rules/chess", None),
    ("GET", "/api/guided/chess", None),
    ("POST", "/api/session", {"name": "Nobody", "password": "wrong wrong wrong"}),
    ("POST", "/api/judge", {"kind": "oracle"}),
    ("POST", "/api/replay", {"record": "Forceout match record 1\nnothing that it knows\n\n"}),
]
NICKNAMES: Final = [
    "P1",
    "a",
    "x" * 40,
    "x" * 200,
    "judge",
    "Boole",
    "a@b.de",
    "--",
    "1234567",
    "a\u200bb",
    "Аda",
    "Player",
]


@pytest.mark.anyio
async def test_all_that_is_refused_over_http_is_marked(tmp_path: Path) -> None:
    heard: set[str] = set()
    async with open_house(tmp_path, HandClock()) as house:
        ada, ben = await house.guest("Ada"), await house.guest("Ben")
        view = await house.match_of_two(ada, ben)
        with speaking(pseudo_language()):
            for method, path, body in ASKED:
                answered = await (ada.get(path) if method == "GET" else ada.post(path, body))
                heard |= {text for text in said(answered.json(), "message") if answered.status_code >= 400}
                for text in said(answered.json(), "message"):
                    assert_marked(text, FROM_HERE + BODY_READER + PROTOCOL + path + json.dumps(body))
            for action in (
                {"do": "roll"},
                {"do": "fly"},
                {"do": "move"},
                {"do": "sign"},
                {"do": "penalize", "player": "P1"},
            ):
                answered = await ada.act(view, action)
                heard |= set(said(answered.json(), "message"))
                for text in said(answered.json(), "message"):
                    assert_marked(text, FROM_HERE + json.dumps(action))
            for nickname in NICKNAMES:
                with pytest.raises(BadNickname) as refused:
                    verify_nickname(nickname)
                assert_marked(refused.value.message, nickname)
    assert len(heard) > 15
