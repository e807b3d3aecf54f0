"""Tests of which tests a change concerns, and that both checks are run as they say."""

import subprocess
from pathlib import Path
from typing import Final

from tests.support.changed import MOST_FILES, changed_files, concerned, is_slow, module_of

ROOT: Final = Path(__file__).parents[1]


def test_a_module_is_tested_by_the_tests_that_mirror_it() -> None:
    assert concerned(["src/forceout/rules/selecting.py"]) == ["tests/rules/test_selecting.py"]


def test_a_module_without_tests_of_its_own_is_tested_by_those_that_import_it() -> None:
    found = concerned(["src/forceout/rules/frozen.py"])
    assert found
    assert len(found) <= MOST_FILES
    assert all("frozen" in (ROOT / name).read_text("utf-8") for name in found)


def test_a_test_that_was_changed_is_run_and_first() -> None:
    changed = ["src/forceout/rules/selecting.py", "tests/rules/test_writing.py"]
    assert concerned(changed) == ["tests/rules/test_writing.py", "tests/rules/test_selecting.py"]


def test_what_supports_tests_concerns_those_that_use_it() -> None:
    assert "tests/test_changed.py" in concerned(["tests/support/changed.py"])


def test_pages_and_pictures_concern_no_unit_test() -> None:
    assert concerned(["docs/players.md", "src/forceout/web/static/app/home/main.js"]) == []


def test_browsers_and_servers_are_left_to_the_whole_check() -> None:
    assert is_slow("tests/browser/test_shakes.py")
    assert not is_slow("tests/rules/test_selecting.py")


def test_a_package_is_imported_by_its_own_name() -> None:
    assert module_of("src/forceout/rules/__init__.py") == "forceout.rules"


def test_files_that_are_changed_are_named_from_the_root() -> None:
    assert all((ROOT / name).exists() for name in changed_files())


def test_the_check_says_what_it_will_install_before_it_does(tmp_path: Path) -> None:
    for file in ("scripts/environment", "scripts/services", "requirements.lock", "pyproject.toml"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_bytes((ROOT / file).read_bytes())
    (tmp_path / "scripts/services").chmod(0o755)
    asked = ["bash", "-euo", "pipefail", "-c", ". scripts/environment; announce development browser services"]
    said = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, check=True).stderr
    assert said.startswith("To be installed:\n")
    assert "libraries of requirements.lock, in .venv" in said
    assert "typescript@" in said
    assert not (tmp_path / ".venv").exists()
    text = (ROOT / "scripts/check").read_text("utf-8")
    assert text.index("\nannounce ") < text.index("\ninstall_development") < text.index("scripts/services")
