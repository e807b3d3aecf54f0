"""A made-up variation and a made-up edition, added by exactly the steps of ARCHITECTURE.md, in a copy of the source."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

import forceout

PACKAGE: Final = Path(forceout.__file__).parent
ROOT: Final = Path(__file__).parents[2]
VARIATION: Final = '''"""Complement Asked (On-Sets XIII-B-10), which no book has."""

from dataclasses import dataclass
from typing import ClassVar

from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation
from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class ComplementAsked(OnSetsVariation):
    """Every Solution has a '."""

    name: ClassVar[str] = "complement-asked"
    title: ClassVar[Message] = Message("title-complement-asked")
    breaches: ClassVar[tuple[str, ...]] = ("required-cube",)

    def has_effect(self, table: OnSetsTable) -> bool:
        return table.can_show("'")

    def cubes_to_contain(self) -> str:
        return "'"
'''
CLAUSE: Final = """
[[clause]]
section = "XIII-B-10"
title = "Complement Asked"
summary = "Every Solution has a complement sign."
status = "enforced"
"""
PLAYED: Final = """
import json
from forceout import Match, Position, ask_judge, simulated_match
from forceout.cli.position_options import Edition
from forceout.editions.registry import years_of
from forceout.rulebook.contents import clauses_of
from forceout.service.tables.table_settings import read_settings
from forceout.web.pages import rule_contents

match = Match.begin("on-sets", division="middle")
lines = (
    "P1 lot 4", "P2 lot 2", "P1 shake", "P1 roll 3 1 2 R B G Y R B R B ∪ ∩ - ' V V Λ", "P2 deal BR BRG R BRY GY B Y -",
    "P1 select complement-asked", "P2 select shift-from-permitted", "P2 select absolute-value",
    'P1 goal "row 3"', "P2 move ∩ required", "P1 move R permitted", "P2 move ' permitted", "P1 move G permitted",
    "P2 move Y permitted", "P1 pick-up", "P1 challenge now",
)
for line in lines:
    match = match.play(line)
position = match.position
found = position.solve(end="now")
match = match.play(f'P1 present "{found.solution}"').play("P2 accept P1")
asked = {"kind": "selection", "game": "on-sets", "division": "middle", "universe": ["B", "R"], "chosen": []}
print(json.dumps({
    "years": years_of("on-sets"),
    "edition": match.header.edition,
    "variations": [name for name, _ in position.variations],
    "solution": found.solution,
    "phase": match.state.shake.phase.value,
    "faults": [(one.code, one.rule) for one in position.judge("(R ∩ Y) ∪ (R ∩ Y)", end="time-up").faults],
    "is_reread": Match.read(str(match)) == match and Position.read(str(position)) == position,
    "legal": ask_judge(asked | {"resources": ["'"], "pick": {"name": "complement-asked"}}),
    "idle": ask_judge(asked | {"resources": ["∪"], "pick": {"name": "complement-asked"}})["legal"],
    "older": ask_judge(
        asked | {"edition": "2014-15", "resources": ["'"], "pick": {"name": "complement-asked"}}
    )["error"]["code"],
    "clauses": [one.edition for one in clauses_of("on-sets", "XIII-B-10")],
    "page": [one["edition"] for game in rule_contents.games()["games"] for one in game["editions"]],
    "words": [one["words"] for one in rule_contents.variations("on-sets", years_of("on-sets")[0], None, "middle")][-1],
    "settings": read_settings({"game": "on-sets", "division": "middle"}).edition,
    "deal": rule_contents.games()["games"][0]["editions"][0]["deal"]["senior"],
    "help": Edition.__metadata__[0].help,
    "simulated": sorted({simulated_match(seed, "on-sets").header.edition for seed in range(60)}),
}))
"""


def put(file: Path, before: str, after: str) -> None:
    """Change one place of a file."""
    text = file.read_text(encoding="utf-8")
    assert text.count(before) >= 1, f"{before!r} is not in {file.name}"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    package = tmp_path / "forceout"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "fonts", "vendor"))
    return package


def add_variation(package: Path, year: str) -> None:
    """The steps of "How to add a variation", but for the tests of it."""
    (package / "games/on_sets/variations/complement_asked.py").write_text(VARIATION, encoding="utf-8")
    table = package / f"editions/on_sets_{year.replace('-', '_')}.py"
    import_ = "from forceout.games.on_sets.variations.blank_card_wild"
    put(table, import_, f"from forceout.games.on_sets.variations.complement_asked import ComplementAsked\n{import_}")
    put(table, 'AbsoluteValue: "XIII-B-9",', 'AbsoluteValue: "XIII-B-9",\n            ComplementAsked: "XIII-B-10",')
    contents = package / f"rulebook/contents/on-sets-{year}.toml"
    contents.write_text(contents.read_text(encoding="utf-8") + CLAUSE, encoding="utf-8")
    titles = package / "messages/en/variations.ftl"
    put(titles, "title-decimal-point =", "title-complement-asked = Complement Asked\ntitle-decimal-point =")
    words = (
        "variation_complement-asked = Complement Asked\nvariation_complement-asked_means = Every Solution has a '.\n"
    )
    put(
        package / "messages/en/browser_variations.ftl", "variation_required-cube =", f"{words}variation_required-cube ="
    )


def add_edition(package: Path) -> None:
    """The steps of "How to add an edition", but for its citations."""
    old = (package / "rulebook/contents/on-sets-2026-27.toml").read_text(encoding="utf-8")
    (package / "rulebook/contents/on-sets-2030-31.toml").write_text(old.replace("2026-27", "2030-31"), encoding="utf-8")
    table = (package / "editions/on_sets_2026_27.py").read_text(encoding="utf-8")
    table = table.replace("2026-27", "2030-31").replace("2026_27", "2030_31")
    table = table.replace("Division.SENIOR: (10, 14)", "Division.SENIOR: (12, 16)")
    (package / "editions/on_sets_2030_31.py").write_text(table, encoding="utf-8")
    line = '    ListedEdition("on-sets", "2026-27", "on_sets_2026_27"),\n'
    put(package / "editions/registry.py", line, line.replace("2026-27", "2030-31").replace("2026_27", "2030_31") + line)


def played(package: Path) -> dict[str, Any]:
    """What a program sees that plays a shake and asks the judge."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["PYTHONPATH"] = str(package.parent)
    run = subprocess.run(
        [sys.executable, "-c", PLAYED], env=environment, cwd=package.parent, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-3000:]
    found: dict[str, Any] = json.loads(run.stdout)
    return found


def test_a_variation_is_added_by_the_steps_of_the_book_and_is_played(copy: Path) -> None:
    add_variation(copy, "2026-27")
    found = played(copy)
    assert found["edition"] == "2026-27"
    assert "complement-asked" in found["variations"]
    assert "'" in found["solution"]
    assert found["phase"] == "scored"
    assert ["required-cube", "XIII-B-10"] in found["faults"]
    assert found["is_reread"]
    assert found["legal"] == {"legal": True}
    assert found["idle"] is False
    assert found["older"] == "unknown-variation"
    assert found["clauses"] == ["2026-27"]
    assert found["words"] == "Every Solution has a complement sign."


def test_an_edition_is_added_by_the_steps_of_the_book_and_is_the_newest(copy: Path) -> None:
    add_edition(copy)
    add_variation(copy, "2030-31")
    found = played(copy)
    assert found["years"] == ["2030-31", "2026-27", "2014-15"]
    assert found["edition"] == found["settings"] == "2030-31"
    assert found["page"] == ["2030-31", "2026-27", "2014-15", "2015-16"]
    assert found["phase"] == "scored"
    assert found["clauses"] == ["2030-31"]
    assert found["deal"] == [12, 16]
    assert found["help"] == "2014-15, 2015-16, 2026-27 or 2030-31; the newest when left out."
    assert found["simulated"] == ["2014-15", "2026-27", "2030-31"]


def test_the_steps_that_are_done_here_are_those_of_the_book() -> None:
    """Each step of ARCHITECTURE.md names its file, and every file that is changed here is named there."""
    book = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    variation, edition = (
        book.split(f"## How to add {what}")[1].split("\n## ")[0] for what in ("a variation", "an edition")
    )
    for step in ("games/<game>/variations/", "editions/<game>_<year>.py", "/variations.ftl", "browser_variations.ftl"):
        assert step in variation
    for step in ("editions/<game>_<year>.py", "editions/registry.py"):
        assert step in edition
    for steps in (variation, edition):
        assert "rulebook/contents/<game>-<year>.toml" in steps
        assert len(re.findall(r"^\d\. ", steps, re.MULTILINE)) in (4, 5)
