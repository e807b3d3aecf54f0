"""Every sentence that a browser's module names is there: a key that is missing would be shown to a child as it is."""

import re
from pathlib import Path
from typing import Final

import pytest

from forceout.rules.actions import KINDS as ACTIONS
from forceout.service.tables.fold import KINDS as EVENTS
from forceout.web.assets.browser_words import sentences, words_files
from forceout.web.assets.static_files import FOLDER

KEYS: Final = frozenset(key for _, file in words_files() for key in sentences(file.read_text(encoding="utf-8")))
FIRST: Final = {key.partition(".")[0] for key in KEYS}
SCRIPTS: Final = sorted((FOLDER / "app").rglob("*.js"))
LITERAL: Final = re.compile(r"""(["`])((?:(?!\1|\n).)*)\1""")
KEY: Final = re.compile(r"[a-z][a-z-]*(?:\.(?:[\w'’!?∪∩⊆=×÷*√+-]|\$\{[^}]*\})+)+")
SLOT: Final = re.compile(r"\$\{[^}]*\}")


def named_in(text: str) -> set[str]:
    """What looks like the key of a sentence: its first part is one of ours, and it is no name of a file."""
    found = {literal for _, literal in LITERAL.findall(text) if KEY.fullmatch(literal)}
    return {one for one in found if one.partition(".")[0] in FIRST and not one.endswith((".js", ".css", ".svg"))}


def is_there(key: str) -> bool:
    """Whether there is such a sentence, or one that fits where a part is filled in."""
    pattern = re.compile(".+".join(map(re.escape, SLOT.split(key))))
    return any(pattern.fullmatch(one) for one in KEYS)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: str(path.relative_to(FOLDER)))
def test_every_sentence_that_is_named_is_there(script: Path) -> None:
    assert [key for key in sorted(named_in(script.read_text(encoding="utf-8"))) if not is_there(key)] == []


def test_a_sentence_that_is_not_there_is_found() -> None:
    assert {key for key in named_in('t("log.other"); rich(`log.${kind}`); t("log.nothing")') if not is_there(key)} == {
        "log.nothing"
    }


def test_whatever_happens_at_a_table_is_told_in_words_or_not_at_all() -> None:
    log = (FOLDER / "app/table/side/log.js").read_text("utf-8")
    untold = set(re.findall(r'"([a-z-]+)"', log.partition("UNTOLD = new Set([")[2].partition("]")[0]))
    assert {kind for kind in (ACTIONS.keys() | EVENTS.keys()) - untold if not is_there(f"log.{kind}")} <= {"challenge"}
    assert is_there("log.challenge.now")
