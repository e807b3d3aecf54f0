"""The long form of the coverage register: what carries out an enforced clause is made to do nothing, and a test that
cites the clause must fail.

usage: python tests/rulebook/mutate.py [PART OF A FUNCTION'S NAME]...
"""

import contextlib
import importlib
import inspect
import io
import json
import multiprocessing
import os
import sys
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))

from forceout.rulebook.citations import Citation  # noqa: E402
from forceout.rulebook.contents import Status  # noqa: E402
from forceout.rulebook.coverage import every_clause, scan  # noqa: E402

Mutant = tuple[str, str]
"""The file and the qualified name of a function or class."""
KEPT_METHODS = ("fill_in",)
"""Methods that build an object: without them nothing of a class could be tried at all."""


def do_nothing(*_: Any, **__: Any) -> None:
    """What a function is replaced by."""
    return


def yield_nothing(*_: Any, **__: Any) -> Any:
    """What a generator function is replaced by."""
    yield from ()


def neutralise(mutant: Mutant) -> bool:
    """Make a function, or the methods of a class, do nothing; whether there was anything to do."""
    place, name = mutant
    module = importlib.import_module(place.removesuffix(".py").replace("/", "."))
    owner: Any = module
    *outer, last = name.split(".")
    for part in outer:
        owner = inspect.getattr_static(owner, part)
    target = inspect.getattr_static(owner, last)
    if isinstance(target, type):
        methods = [key for key in vars(target) if not key.startswith("__") and key not in KEPT_METHODS]
        # Every method is to be neutralised, so the list is made whole before it is looked at.
        return any([_neutralise_method(target, key) for key in methods])  # noqa: C419
    return _neutralise_function(target)


def _neutralise_method(owner: type, name: str) -> bool:
    """Let a class fall back on its base's method, or make the method do nothing where there is none."""
    target = inspect.getattr_static(owner, name)
    if any(name in vars(base) for base in owner.__mro__[1:]) and callable(target):
        delattr(owner, name)
        return True
    return _neutralise_function(target)


def _neutralise_function(target: Any) -> bool:
    """Replace the code of a function in place, so that every module that imported it is reached."""
    if isinstance(target, property):
        target = target.fget
    target = getattr(target, "__func__", target)
    if hasattr(target, "cache_clear"):
        target.cache_clear()
    target = inspect.unwrap(target)
    if not isinstance(target, FunctionType) or target.__code__.co_freevars:
        return False
    stub = yield_nothing if inspect.isgeneratorfunction(target) else do_nothing
    target.__code__ = stub.__code__
    return True


class Failures:
    """A pytest plugin that keeps which tests failed."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.ran = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.ran += report.when == "call"
        if report.failed:
            self.names.add(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.names.add(report.nodeid)


def node_of(citation: Citation) -> str:
    """The pytest node of a test or conformance case."""
    if citation.name.startswith("case "):
        return f"tests/judge/test_conformance.py::test_case[{citation.name.removeprefix('case ')}]"
    return f"{citation.place}::{citation.name.replace('.', '::')}"


def surviving(task: tuple[Mutant, dict[str, list[str]]]) -> tuple[Mutant, list[str]]:
    """The clauses none of whose tests notices that a function does nothing (run in a process of its own)."""
    mutant, nodes_by_clause = task
    receiving, sending = os.pipe()
    child = os.fork()
    if child == 0:
        with os.fdopen(sending, "w") as pipe:
            json.dump(_survivors(mutant, nodes_by_clause), pipe)
        os._exit(0)
    os.close(sending)
    with os.fdopen(receiving) as pipe:
        text = pipe.read()
    os.waitpid(child, 0)
    return mutant, json.loads(text) if text else []


def _survivors(mutant: Mutant, nodes_by_clause: dict[str, list[str]]) -> list[str]:
    # A mutant that breaks the import of a test's module is noticed by that test.
    if not neutralise(mutant):
        return [f"{clause} (nothing to neutralise)" for clause in nodes_by_clause]
    nodes = sorted({node for nodes in nodes_by_clause.values() for node in nodes})
    failures = Failures()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        pytest.main(["-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:hypothesispytest", *nodes], [failures])
    failed = {name.partition("[")[0] if "test_conformance" not in name else name for name in failures.names}
    files = {name for name in failures.names if "::" not in name}
    return [
        clause
        for clause, nodes in nodes_by_clause.items()
        if not any(node in failed or node.partition("::")[0] in files for node in nodes)
    ]


def tasks(wanted: list[str]) -> list[tuple[Mutant, dict[str, list[str]]]]:
    """Every function that carries out an enforced clause, with the tests of each of its clauses."""
    register = scan(SOURCE / "forceout", ROOT / "tests")
    found: dict[Mutant, dict[str, list[str]]] = {}
    for clause in every_clause():
        if clause.status is Status.ENFORCED:
            nodes = [node_of(citation) for citation in register.shown_by(clause)]
            for citation in register.carried_out_by(clause):
                if not wanted or any(part in citation.name for part in wanted):
                    by_clause = found.setdefault((citation.place, citation.name), {})
                    by_clause[f"{clause.book} {clause.edition} {clause.section}"] = nodes
    return sorted(found.items())


def main() -> int:
    os.chdir(ROOT)
    work = tasks(sys.argv[1:])
    unnoticed = 0
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for done, ((place, name), survivors) in enumerate(pool.imap_unordered(surviving, work), 1):
            print(f"\r{done} of {len(work)}", end="", file=sys.stderr, flush=True)
            for clause in survivors:
                unnoticed += 1
                print(f"\r{place} {name} can do nothing, and no test of {clause} notices")
    clauses = sum(len(by_clause) for _, by_clause in work)
    print(f"\n{len(work)} functions made to do nothing, {clauses} clauses, {unnoticed} unnoticed")
    return 1 if unnoticed or not work else 0


if __name__ == "__main__":
    sys.exit(main())
