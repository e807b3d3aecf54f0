"""The container's files, by their parts: where no image can be built, what they name is there, what they run runs."""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]

from forceout.service.settings import PREFIX, Settings, verify_settings
from tests.trust.over_http.server import Server, free_port

ROOT: Final = Path(__file__).parents[1]
SECRET: Final = re.compile(r"password|secret|token|key", re.IGNORECASE)
ASKED_FOR: Final = re.compile(r"\$\{([A-Z_]+)(?::-([^}]*)|:\?[^}]*)\}")

Step = tuple[str, str]
"""An instruction and what stands behind it."""


def stages() -> list[list[Step]]:
    """The instructions of the Containerfile, stage by stage, each with the FROM that begins it."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Containerfile").read_text("utf-8"), flags=re.MULTILINE)
    found: list[list[Step]] = [[]]
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        if name:
            found[-1].append((name, rest))
    return found


def last(name: str) -> str:
    """What the image itself says in an instruction, the last time."""
    return [rest for step, rest in stages()[-1] if step == name][-1]


def environment() -> dict[str, str]:
    """The variables of the image."""
    return dict(one.split("=", 1) for step, rest in stages()[-1] if step == "ENV" for one in rest.split())


def services() -> dict[str, dict[str, Any]]:
    """The services of the compose file."""
    read: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))["services"]
    return read


def filled_in(text: str, given: Mapping[str, str]) -> str:
    """A value of the compose file with the variables put in that somebody gives it."""
    return ASKED_FOR.sub(lambda found: given.get(found[1], found[2] or ""), text)


def test_the_image_is_built_in_stages_and_is_not_run_by_root() -> None:
    assert len(stages()) == 3
    assert all("gcc" not in rest for _, rest in stages()[-1])
    user = last("USER")
    assert re.fullmatch(r"[1-9]\d+:[1-9]\d+", user)
    assert any(f"useradd --system --uid {user.partition(':')[0]} " in rest for _, rest in stages()[-1])
    after = stages()[-1][stages()[-1].index(("USER", user)) + 1 :]
    assert {step for step, _ in after} <= {"WORKDIR", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"}


def test_nothing_secret_is_in_the_image_or_in_the_files() -> None:
    assert [name for name in environment() if SECRET.search(name)] == []
    assert not any(step == "ARG" and SECRET.search(rest) for stage in stages() for step, rest in stage)
    for service in services().values():
        for name, value in service.get("environment", {}).items():
            if SECRET.search(name) or "@" in str(value):
                assert re.search(r"\$\{FORCEOUT_DATABASE_PASSWORD:\?", value), name


def test_what_is_copied_is_there_and_let_in() -> None:
    lines = (ROOT / ".containerignore").read_text("utf-8").splitlines()
    allowed = {line[1:] for line in lines if line.startswith("!")}
    assert lines[1] == "*"
    assert (ROOT / ".dockerignore").read_text("utf-8").splitlines() == lines
    copied = [rest.split()[:-1] for step, rest in stages()[1] if step == "COPY"]
    assert {name for names in copied for name in names} == allowed
    assert all((ROOT / name).exists() for name in allowed)
    assert any(fnmatch("kernel.so", pattern.removeprefix("**/")) for pattern in lines)


def test_the_tools_are_those_of_the_scripts() -> None:
    wanted = re.search(r"uv==[\d.]+", (ROOT / "scripts/environment").read_text("utf-8"))
    assert wanted
    assert any(wanted[0] in rest for _, rest in stages()[1])
    assert any("--constraints requirements.lock" in rest for _, rest in stages()[1])


def test_the_image_s_own_settings_are_settings() -> None:
    ours = {name.removeprefix(PREFIX).lower(): value for name, value in environment().items() if PREFIX in name}
    assert {"data", "host", "port"} <= set(ours)
    verify_settings(Settings(**ours))  # type: ignore[arg-type]
    assert last("EXPOSE") == ours["port"]
    assert json.loads(last("VOLUME")) == [ours["data"]]


def test_the_server_of_the_compose_file_starts_with_settings_that_go_together() -> None:
    given = {"FORCEOUT_DATABASE_PASSWORD": "abc123"}
    said = {name: filled_in(str(value), given) for name, value in services()["forceout"]["environment"].items()}
    settings = Settings(**{name.removeprefix(PREFIX).lower(): value for name, value in said.items()})  # type: ignore[arg-type]
    verify_settings(settings)
    assert settings.database == "postgresql+asyncpg://forceout:abc123@database/forceout"
    assert settings.fanout == "redis"
    assert {"database", "redis"} == set(services()["forceout"]["depends_on"])
    assert services()["forceout"]["ports"] == [f"127.0.0.1:8000:{environment()['FORCEOUT_PORT']}"]


def test_every_service_has_one_version_and_says_when_it_is_healthy() -> None:
    assert any(step == "HEALTHCHECK" for step, _ in stages()[-1])
    for name, service in services().items():
        if name != "forceout":
            assert re.search(r":\d", service["image"]), name
            assert service["healthcheck"]["test"][0] == "CMD"
    for program in ("redis-cli", "redis-server"):
        assert shutil.which(program), f"{program} is what the tests themselves run"


def test_the_command_starts_a_server_that_the_health_check_finds(tmp_path: Path) -> None:
    command = json.loads(last("CMD"))
    check = json.loads(last("HEALTHCHECK").partition("CMD ")[2])
    assert check[:2] == ["python", "-c"]
    program = (str(Path(sys.executable).parent / command[0]), *command[1:])
    server = Server(tmp_path, settings={"FORCEOUT_LOG_FORMAT": "json"}, program=program)

    def is_healthy(port: int) -> bool:
        asked = [sys.executable, *check[1:]]
        done = subprocess.run(asked, env={"FORCEOUT_PORT": str(port)}, capture_output=True, check=False)
        return done.returncode == 0

    server.start()
    try:
        assert is_healthy(server.port)
    finally:
        server.stop()
    assert not is_healthy(free_port())


@pytest.mark.skipif(shutil.which("docker") is None, reason="no docker to read the file with")
def test_docker_reads_the_compose_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FORCEOUT_DATABASE_PASSWORD", raising=False)
    compose = ["docker", "compose", "--file", str(ROOT / "compose.yaml"), "config", "--quiet"]
    if subprocess.run([*compose[:2], "version"], capture_output=True, check=False).returncode:
        pytest.skip("docker has no compose")
    assert subprocess.run(compose, capture_output=True, check=False).returncode != 0
    monkeypatch.setenv("FORCEOUT_DATABASE_PASSWORD", "abc123")
    done = subprocess.run(compose, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
