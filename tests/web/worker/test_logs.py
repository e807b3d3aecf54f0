"""Tests of the log: what happened, never who (trust.md, promise 16)."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from forceout.service.settings import Settings
from forceout.web.worker.logs import set_up_logs


@pytest.fixture(autouse=True)
def put_back() -> Iterator[None]:
    """The logs as they were."""
    root = logging.getLogger()
    before = (root.handlers[:], root.level)
    yield
    logging.getLogger("uvicorn.access").disabled = False
    root.handlers, root.level = before
    structlog.reset_defaults()


@pytest.mark.parametrize("kind", ["json", "text"])
def test_nobody_is_named(kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs(Settings(data=tmp_path, log_format=kind))  # type: ignore[arg-type]
    structlog.get_logger("web").info("somebody came", nickname="Otter", address="10.1.2.3", token="sesame", status=201)
    logging.getLogger("uvicorn.error").info("10.1.2.3 - WebSocket accepted")
    logging.getLogger("uvicorn.access").warning("10.1.2.3 GET /")
    secret = "sesame"
    try:
        raise ValueError("broken")
    except ValueError:
        structlog.get_logger("web").error("failed", exc_info=True)
        logging.getLogger("uvicorn.error").exception("failed")
    said = capsys.readouterr().err
    assert "somebody came" in said
    assert "ValueError: broken" in said
    for word in ("Otter", "10.1.2.3", f"'{secret}'", f'="{secret}'):
        assert word not in said.replace('secret = "sesame"', "")
    if kind == "json":
        first = json.loads(said.splitlines()[0])
        assert (first["event"], first["status"], first["level"]) == ("somebody came", 201, "info")
