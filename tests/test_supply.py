"""What comes from elsewhere is what it was: vendored scripts by their hashes, build tools by their versions."""

import hashlib
import re
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
VENDOR: Final = ROOT / "src/forceout/web/static/vendor"


def test_every_vendored_script_is_the_one_that_was_taken_in() -> None:
    lines = (VENDOR / "SHA256SUMS").read_text("ascii").splitlines()
    listed = {name: digest for digest, name in (line.split("  ") for line in lines)}
    there = [path for path in VENDOR.iterdir() if path.suffix in (".js", ".mjs", ".css", ".wasm", ".txt")]
    assert {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in there} == listed


def test_every_vendored_script_is_named_with_its_version() -> None:
    said = (VENDOR / "README.md").read_text("utf-8")
    for script in VENDOR.glob("*.js"):
        assert re.search(rf"^\|[^|]*\b{re.escape(script.name)}\b[^|]*\|[^|]+\| \d+\.\d+\.\d+ \|", said, re.MULTILINE), (
            script.name
        )


def test_build_tools_have_one_version() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    locked = dict(re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE))
    assert wanted == [f"setuptools=={locked['setuptools']}"]
    fetched = (ROOT / "scripts/environment").read_text("utf-8")
    assert re.search(r"--target \.tools uv==\d+\.\d+\.\d+ ", fetched)
    assert re.search(r"^typescript=typescript@\d+\.\d+\.\d+$", fetched, re.MULTILINE)
    assert re.search(r"^formatter=@biomejs/biome@\d+\.\d+\.\d+$", fetched, re.MULTILINE)
