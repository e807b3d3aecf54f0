"""The wheel of this machine in an environment of its own, with what it requires and nothing of a server."""

import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
BUILD: Final = "import sys; from setuptools import build_meta; print(build_meta.build_wheel(sys.argv[1]))"
NAME: Final = re.compile(r"[A-Za-z0-9._-]+")
SERVER: Final = (
    "litestar",
    "sqlalchemy",
    "redis",
    "uvicorn",
    "jinja2",
    "structlog",
    "nacl",
    "msgspec",
    "typer",
    "rich",
)
EXAMPLE: Final = re.compile(r"```python\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)


def required(requirements: list[str]) -> Iterator[importlib.metadata.Distribution]:
    """The distributions that requirements ask for, and those that they ask for, extras left out."""
    waiting, seen = list(requirements), set[str]()
    while waiting:
        requirement, _, marker = waiting.pop().partition(";")
        found = NAME.match(requirement)
        assert found is not None
        name = found[0].lower().replace("_", "-")
        if "extra" in marker or "platform" in marker or "python_version" in marker or name in seen:
            continue
        seen.add(name)
        distribution = importlib.metadata.distribution(name)
        waiting += distribution.requires or []
        yield distribution


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    left_out = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", source / "src", ignore=left_out)
    # How fast the kernels are is not asked here.
    environment = os.environ | {"CFLAGS": "-O0"}
    text = (source / "pyproject.toml").read_text(encoding="utf-8")
    (source / "pyproject.toml").write_text(text.replace('"-O3"', '"-O0"'), encoding="utf-8")
    built = subprocess.run(
        [sys.executable, "-c", BUILD, str(folder)],
        cwd=source,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr[-2000:]
    return folder / built.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def python(wheel: Path) -> Path:
    """A fresh environment with the wheel and, linked from this one, what it requires."""
    folder = wheel.parent / "environment"
    venv.create(folder, with_pip=False, symlinks=True)
    site = next(folder.glob("lib/python*/site-packages"))
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
        metadata = next(name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        requirements = HeaderParser().parsestr(packed.read(metadata).decode()).get_all("Requires-Dist") or []
    for distribution in required(requirements):
        for top in {file.parts[0] for file in distribution.files or () if file.parts[0] not in ("..", "__pycache__")}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(distribution.locate_file(top))))
    subprocess.run([folder / "bin" / "python", "-m", "compileall", "-q", site / "forceout"], check=True)
    return folder / "bin" / "python"


def run(python: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "FORCEOUT"))}
    return subprocess.run(
        [python, *arguments], cwd=python.parent, env=clean, capture_output=True, text=True, check=False
    )


def test_the_wheel_has_both_kernels_and_every_file_of_data(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    for kernel in ("_on_sets", "_equations"):
        assert any(re.fullmatch(rf"forceout/solver/kernel/{kernel}\..*\.(?:so|pyd)", name) for name in names)
    package = ROOT / "src" / "forceout"
    data = [
        one for one in package.rglob("*") if one.suffix in (".toml", ".ftl", ".svg", ".js", ".css", ".html", ".typed")
    ]
    assert {f"forceout/{one.relative_to(package).as_posix()}" for one in data} - set(names) == set()


def test_the_first_example_runs_without_a_server(python: Path) -> None:
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    example = EXAMPLE.search(page)
    assert example is not None
    program, printed = example.groups()
    found = run(
        python, "-c", f"{program}\nimport sys\nprint('kernel', 'forceout.solver.kernel._equations' in sys.modules)"
    )
    assert found.stdout == f"{printed}kernel True\n", found.stderr
    for library in SERVER:
        assert run(python, "-c", f"import {library}").returncode != 0, library


def test_the_judge_answers_and_the_server_says_what_it_lacks(python: Path) -> None:
    main = "import sys; from forceout.cli.main import main; sys.exit(main())"
    asked = json.dumps({"kind": "goal", "game": "on-sets", "division": "middle", "goal": "row 3 2"})
    judge = subprocess.run([python, "-c", main, "judge"], input=asked, capture_output=True, text=True, check=True)
    assert json.loads(judge.stdout) == {"legal": True, "values": [5]}
    for command in (["serve"], ["check"], []):
        said = run(python, "-c", main, *command)
        assert said.returncode == 2
        assert re.search(r"needs \w+, which comes with the server: pip install 'forceout\[server\]'\.", said.stderr)
