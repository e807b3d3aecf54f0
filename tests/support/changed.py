"""Which tests a change concerns, for `scripts/check --quick`: run as a module it prints them, a file a line.

A test file that was changed is run itself; a module of ours by the tests that mirror it, else by those that import it.
What takes long, browsers, real servers and random search, is left to `scripts/check`.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MOST_FILES: Final = 30
MOST_OF_ONE: Final = 4
"""Test files that are run for one module which has none of its own."""
SLOW: Final = ("tests/browser/", "tests/trust/", "tests/properties/", "tests/conformance/", "tests/playthroughs/")
MAIN: Final = ("origin/main", "main")


def git(*arguments: str) -> list[str]:
    """What git says, line by line; nothing where it fails."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_files() -> list[str]:
    """Everything that differs from the main branch where this one left it, committed or not."""
    base = next((found[0] for branch in MAIN if (found := git("merge-base", "HEAD", branch))), "HEAD")
    new = git("ls-files", "--others", "--exclude-standard")
    return sorted({*git("diff", "--name-only", "--diff-filter=d", base), *new})


def is_test(name: str) -> bool:
    """Whether a file holds tests."""
    return bool(re.fullmatch(r"tests/(?:.+/)?test_[^/]+\.py", name))


def module_of(name: str) -> str:
    """What a file of ours is imported as."""
    return name.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def mirrored(name: str) -> Path:
    """Where the tests of a module stand."""
    path = Path(name).relative_to("src/forceout")
    return ROOT / "tests" / path.parent / f"test_{path.stem}.py"


def importing(module: str, tests: Iterable[Path]) -> Iterator[Path]:
    """The tests that import a module by its name, or out of its package."""
    package, _, last = module.rpartition(".")
    asked = re.compile(rf"\b{re.escape(module)}\b|from {re.escape(package)} import [^\n]*\b{re.escape(last)}\b")
    return (test for test in tests if asked.search(test.read_text("utf-8")))


def concerned(changed: Iterable[str]) -> list[str]:
    """The test files that are run, the most telling first."""
    quick = [file for file in sorted((ROOT / "tests").rglob("test_*.py")) if not is_slow(name_of(file))]
    own, mirroring, others = [], [], []
    for name in changed:
        if is_test(name):
            own.append(ROOT / name)
        elif name.startswith("tests/") and name.endswith(".py"):
            others += list(importing(module_of(name), quick))[:MOST_OF_ONE]
        elif name.startswith("src/forceout/") and name.endswith(".py"):
            same = mirrored(name)
            if same.exists():
                mirroring.append(same)
            else:
                others += list(importing(module_of(name), quick))[:MOST_OF_ONE]
    return list(dict.fromkeys(name_of(file) for file in (*own, *mirroring, *others)))


def is_slow(name: str) -> bool:
    """Whether a test takes too long for the inner loop."""
    return name.startswith(SLOW)


def name_of(file: Path) -> str:
    """A file as the project names it."""
    return file.relative_to(ROOT).as_posix()


def main() -> None:
    """Print the tests, and on standard error what is left out."""
    found = concerned(changed_files())
    chosen = [name for name in found if not is_slow(name)][:MOST_FILES]
    print("\n".join(chosen))
    if left := len(found) - len(chosen):
        print(f"{left} more of the files of tests that concern it are left to scripts/check", file=sys.stderr)


if __name__ == "__main__":
    main()
