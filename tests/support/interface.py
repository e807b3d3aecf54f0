"""Every name that others rely on, as it is now; `python -m tests.support.interface` adds the new ones to those kept."""

import ast
import importlib
import json
import os
import pkgutil
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import typer
from litestar import Litestar
from litestar.routes import HTTPRoute

import forceout.rules
from forceout.cli.application import application
from forceout.rules.actions import Action
from forceout.service.people.people import Secrets
from forceout.service.service import Service
from forceout.service.settings import Settings, describe
from forceout.web.app import create_app
from forceout.web.guard import sessions

ROOT: Final = Path(__file__).parents[2]
KEPT: Final = Path(__file__).parents[1] / "stable.json"
CODE: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
VARIABLE: Final = re.compile(r"\bFORCEOUT_[A-Z_]*[A-Z]\b")

Interface = dict[str, list[str]]
"""Names by what they are names of, each list in order."""


def commands() -> Iterator[str]:
    """Every command of `forceout` with every option and argument."""

    def walk(command: Any, path: str) -> Iterator[str]:
        yield path
        for parameter in command.params:
            kind = parameter.param_type_name
            for name in parameter.opts if kind == "option" else [parameter.name.upper()]:
                yield f"{path} {name}"
        for name, inner in getattr(command, "commands", {}).items():
            yield from walk(inner, f"{path} {name}")

    return walk(typer.main.get_command(application), "forceout")


def scripts() -> Iterator[str]:
    """Every script that can be run, and every long form."""
    for file in (ROOT / "scripts").iterdir():
        if os.access(file, os.X_OK):
            yield f"scripts/{file.name}"
    long = (ROOT / "scripts/long").read_text("utf-8")
    yield from (f"scripts/long {name}" for name in re.findall(r"^  ([a-z-]+)\) ", long, re.MULTILINE))


def variables() -> Iterator[str]:
    """Every variable of the environment: settings, and what the source, tests and scripts read besides."""
    yield from (setting.variable for setting in describe())
    for room in ("src", "tests", "scripts", "benchmarks", "docs"):
        for file in (ROOT / room).rglob("*"):
            if file.is_file() and (file.suffix in (".py", ".md") or room == "scripts"):
                yield from VARIABLE.findall(file.read_text("utf-8"))


def routes(app: Litestar) -> Iterator[str]:
    """Every address, with its method where it has one; what its parts are called is nobody's business."""
    for route in app.routes:
        path = re.sub(r"\{[^}]*\}", "{}", route.path)
        if isinstance(route, HTTPRoute):
            yield from (f"{method} {path}" for method in route.methods if method not in ("OPTIONS", "HEAD"))
        else:
            yield path


def fields(document: Mapping[str, Any]) -> Iterator[str]:
    """Every parameter of an address and every field of what is sent and answered, by the OpenAPI document."""
    schemas = document["components"]["schemas"]

    def properties(content: Mapping[str, Any]) -> Iterator[str]:
        for kind in content.get("content", {}).values():
            waiting = [kind.get("schema", {})]
            while waiting:
                schema = waiting.pop()
                waiting += [*schema.get("oneOf", ()), *schema.get("anyOf", ()), *schema.get("allOf", ())]
                if "$ref" in schema:
                    waiting.append(schemas[schema["$ref"].rpartition("/")[2]])
                yield from schema.get("properties", ())

    for path, item in document["paths"].items():
        for method, operation in item.items():
            where = f"{method.upper()} {re.sub(r'{[^}]*}', '{}', path)}"
            asked = [one["name"] for one in operation.get("parameters", []) if one["in"] == "query"]
            yield from (f"{where}?{name}" for name in asked)
            yield from (f"{where} < {name}" for name in properties(operation.get("requestBody", {})))
            done = [answer for status, answer in operation["responses"].items() if status.startswith("2")]
            yield from (f"{where} > {name}" for answer in done for name in properties(answer))


def actions() -> Iterator[str]:
    """What every action is called on the wire."""
    for module in pkgutil.walk_packages(forceout.rules.__path__, "forceout.rules."):
        importlib.import_module(module.name)
    waiting = Action.__subclasses__()
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if "do" in vars(kind):
            yield kind.do


def words() -> Iterator[str]:
    """Every word that the source writes out: codes, names of variations, keys of the protocol."""
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value):
                yield node.value
            if isinstance(node, ast.keyword | ast.arg) and node.arg:
                yield node.arg
            if isinstance(node, ast.Name):
                yield node.id


def spoken() -> Iterator[str]:
    """Every word of the judge protocol that the conformance cases use: keys, codes, names."""

    def walk(value: Any) -> Iterator[str]:
        if isinstance(value, dict):
            for key, inner in value.items():
                yield key
                if key in ("do", "code", "codes", "kind", "name", "variation", "to", "claim", "end", "phase", "status"):
                    yield from (inner if isinstance(inner, list) else [inner])
                yield from walk(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from walk(inner)

    for file in (ROOT / "tests/conformance").rglob("*.jsonl"):
        for line in file.read_text("utf-8").splitlines():
            case = json.loads(line)
            for word in (*walk(case["ask"]), *walk(case["expect"])):
                if isinstance(word, str) and CODE.fullmatch(word):
                    yield word


def cookies_and_headers() -> Iterator[str]:
    """The cookies and the header that carry a session."""
    yield sessions.CSRF_HEADER
    made = Secrets("a token", "a csrf")
    for is_behind_tls in (False, True):
        settings = Settings(behind_tls=is_behind_tls)
        yield from (cookie.key for cookie in sessions.cookies_for(made, settings))


def interface(app: Litestar) -> Interface:
    """All of it."""
    said = set(spoken()) & set(words())
    found = {
        "actions": actions(),
        "commands": commands(),
        "cookies and headers": cookies_and_headers(),
        "fields": fields(app.openapi_schema.to_schema()),
        "routes": routes(app),
        "scripts": scripts(),
        "variables": variables(),
        "words of the protocol": said,
    }
    return {kind: sorted(set(names)) for kind, names in found.items()}


def kept() -> Interface:
    """The names that were there before."""
    read: Interface = json.loads(KEPT.read_text("utf-8"))
    return read


def main() -> None:
    """Add what is new to the names that are kept."""
    with TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder), database=f"sqlite+aiosqlite:///{folder}/forceout.sqlite3")
        found = interface(create_app(Service(settings), has_loops=False, has_processes=False))
    before = kept() if KEPT.exists() else {}
    both = {kind: sorted({*names, *before.get(kind, [])}) for kind, names in found.items()}
    KEPT.write_text(json.dumps(both, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    main()
