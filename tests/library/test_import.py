"""`import forceout` is small and lazy: nothing that a server needs, and nothing that was not asked for."""

import subprocess
import sys

import pytest

import forceout

SERVER = ("litestar", "sqlalchemy", "redis", "uvicorn", "typer", "jinja2", "rich", "pydantic", "structlog", "nacl")


def imported(program: str) -> set[str]:
    shown = f"{program}\nimport sys\nprint(' '.join(sys.modules))"
    found = subprocess.run([sys.executable, "-c", shown], check=True, capture_output=True, text=True)
    return set(found.stdout.split())


def test_everything_that_is_offered_is_there() -> None:
    assert all(getattr(forceout, name) is not None for name in forceout.__all__)
    assert set(forceout.__all__) <= set(dir(forceout))
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = forceout.chess


def test_importing_the_package_imports_no_layer() -> None:
    ours = {name for name in imported("import forceout") if name.startswith("forceout")}
    assert ours == {"forceout"}


def test_the_whole_library_imports_nothing_of_a_server() -> None:
    program = "import forceout\nfor name in forceout.__all__: getattr(forceout, name)"
    found = imported(program)
    assert not {name for name in SERVER if name in found}
    assert not {name for name in found if name.startswith(("forceout.service", "forceout.web", "forceout.cli"))}
    assert "flint" not in found, "no game is imported before it is asked about"
