"""The finder finds the same in a browser, without a network, as on the server (docs/judges.md)."""

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest

from forceout.judge.situations.search import exported_index, search
from forceout.messages.language import LANGUAGES, find_language
from forceout.messages.message import speaking
from forceout.rules.vocabulary import Division

QUESTIONS: Final = Path(__file__).parents[2] / "judge" / "situations" / "questions.toml"
MODULE: Final = Path(__file__).parents[3] / "src/forceout/web/static/app/judge/situation_search.js"
FIRST: Final = 10
SCRIPT: Final = """
import { readFileSync } from "node:fs";
import { search } from MODULE;
const { indexes, questions } = JSON.parse(readFileSync(0, "utf8"));
const found = questions.map((one) => search(indexes[one.game], one.asks, one).slice(0, FIRST).map((other) => other.id));
console.log(JSON.stringify(found));
"""


def node() -> str:
    """The program that runs the browser's modules."""
    beside = Path(sys.executable).with_name("node")
    found = str(beside) if beside.exists() else shutil.which("node")
    if found is None:
        pytest.skip("there is no node")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_finds_what_the_server_finds(language: str, tmp_path: Path) -> None:
    with speaking(find_language(language)):
        compare(language, tmp_path)


def compare(language: str, folder: Path) -> None:
    """Ask the same of both, in the language that is spoken."""
    listed = tomllib.loads(QUESTIONS.read_text("utf-8"))["question"]
    asked = [
        {
            "asks": one.get(language, one["asks"]),
            "game": one.get("game", "on-sets"),
            "edition": one.get("edition", "2015-16" if one.get("game") == "equations" else "2026-27"),
            "division": one["division"],
        }
        for one in listed
    ]
    asked += [
        {**asked[0], "asks": text}
        for text in ("B4", "VII-C-6", "negtive gaol", "∪ in forbidden", "xyzzy", "a", "SEÑAL", "l’œil d'or, R'")
    ]
    indexes = {game: exported_index(game) for game in ("on-sets", "equations")}
    script = folder / "search.mjs"
    script.write_text(SCRIPT.replace("MODULE", json.dumps(MODULE.as_uri())).replace("FIRST", str(FIRST)), "utf-8")
    run = subprocess.run(
        [node(), "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", str(script)],
        input=json.dumps({"indexes": indexes, "questions": asked}),
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    here = [
        [
            found.situation.id
            for found in search(
                one["asks"], game=one["game"], edition=one["edition"], division=Division(one["division"]), most=FIRST
            )
        ]
        for one in asked
    ]
    assert json.loads(run.stdout) == here
