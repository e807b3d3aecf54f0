"""The files for the forge: what they run is there, what they bring is pinned, and they may only read."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).parents[1]
FORGE: Final = ROOT / ".github"
PINNED: Final = re.compile(r"[\w.-]+/[\w.-]+@[0-9a-f]{40}")


def workflow() -> dict[str, Any]:
    """The one file of CI."""
    (file,) = (FORGE / "workflows").glob("*.yml")
    read: dict[str, Any] = yaml.safe_load(file.read_text("utf-8"))
    return read


def steps() -> list[dict[str, Any]]:
    """Every step of every job."""
    return [step for job in workflow()["jobs"].values() for step in job["steps"]]


def test_it_may_do_nothing_but_read_and_knows_no_secret() -> None:
    assert workflow()["permissions"] == {"contents": "read"}
    assert not any("permissions" in job for job in workflow()["jobs"].values())
    assert "secrets." not in (FORGE / "workflows/check.yml").read_text("utf-8")
    for step in steps():
        if step.get("uses", "").startswith("actions/checkout"):
            assert step["with"]["persist-credentials"] is False


def test_whatever_it_brings_along_has_one_version() -> None:
    assert all(PINNED.fullmatch(step["uses"]) for step in steps() if "uses" in step)
    for step in steps():
        if step.get("run", "").startswith("pipx run "):
            assert re.match(r"pipx run [\w-]+==\d+\.\d+\.\d+ ", step["run"]), step["run"]


def test_what_it_runs_is_there() -> None:
    ours = [step["run"] for step in steps() if step.get("run", "").startswith("scripts/")]
    assert ours == ["scripts/check"]
    assert all((ROOT / one).is_file() for one in ours)
    assert all(job["timeout-minutes"] <= 60 for job in workflow()["jobs"].values())


def test_it_tries_the_oldest_python_that_is_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    tried = workflow()["jobs"]["check"]["strategy"]["matrix"]["python"]
    assert project["project"]["requires-python"] == f">={tried[0]}"
    built = project["tool"]["cibuildwheel"]["build"].split()
    assert built[0] == f"cp{tried[0].replace('.', '')}-*"
    assert built[-1] == f"cp{tried[-1].replace('.', '')}-*"


@pytest.mark.parametrize("file", sorted((FORGE / "ISSUE_TEMPLATE").glob("[!c]*.yml")), ids=lambda file: file.stem)
def test_a_form_asks_something_and_nothing_about_people(file: Path) -> None:
    form = yaml.safe_load(file.read_text("utf-8"))
    assert {"name", "description", "body"} <= set(form)
    asked = [one for one in form["body"] if one["type"] != "markdown"]
    assert any(one.get("validations", {}).get("required") for one in asked)
    assert len({one["id"] for one in asked}) == len(asked)
    assert not any(re.search(r"e-?mail|your name|school", str(one["attributes"]), re.IGNORECASE) for one in asked)
