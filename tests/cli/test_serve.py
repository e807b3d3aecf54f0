"""Tests of `forceout serve`: a real server in a process of its own."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from forceout.cli.application import application
from forceout.cli.serve import show_addresses
from forceout.service.settings import describe

COMMAND = [sys.executable, "-c", "from forceout.cli.main import main; main()", "serve"]
TABLE = {"game": "on-sets", "division": "middle", "form": "basic", "is_practice": True}


@contextmanager
def server(folder: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server that has said where it is."""
    environment = {**os.environ, "FORCEOUT_DATA": str(folder), "FORCEOUT_BOT_PROCESSES": "0"}
    process = subprocess.Popen(
        [*COMMAND, "--port", "0", *options],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://localhost:\d+", process.stdout.readline())
        assert found is not None
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)


def guest(address: str) -> tuple[httpx.Client, str]:
    """A browser of a guest at a practice table, and the table."""
    client = httpx.Client(base_url=address, timeout=30)
    client.post("/api/guests", json={"nickname": "Ada"}).raise_for_status()
    client.headers["x-forceout-csrf"] = client.cookies["forceout_csrf"]
    created = client.post("/api/matches", json=TABLE)
    assert created.status_code == 201, created.text
    return client, created.json()["match"]


def follow(client: httpx.Client, address: str, match: str) -> ClientConnection:
    """A socket at a table."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = f"{address.replace('http', 'ws')}/api/matches/{match}/live"
    return connect(url, origin=Origin(address), additional_headers={"cookie": cookies})


def until(stream: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(stream.recv(timeout=30))
        if message["type"] == kind:
            return message


def test_a_first_start_works_and_a_second_one_has_the_table_still(tmp_path: Path) -> None:
    with server(tmp_path) as (process, address):
        client, match = guest(address)
        assert client.get("/readyz").json()["status"] == "ok"
        with follow(client, address, match) as stream:
            assert until(stream, "update")["view"]["match"] == match
            process.send_signal(signal.SIGTERM)
            assert until(stream, "bye")["why"] == "stopping"
        output, _ = process.communicate(timeout=30)
    for secret in ("Ada", match, client.cookies["forceout_session"], "127.0.0.1"):
        assert secret not in output
    with server(tmp_path) as (_, again):
        client.base_url = httpx.URL(again)
        assert client.get(f"/api/matches/{match}").json()["seats"][0]["name"] == "Ada"
        client.close()


def test_an_over_long_frame_is_cut_off_by_the_server_itself(tmp_path: Path) -> None:
    with server(tmp_path) as (_, address):
        client, match = guest(address)
        with follow(client, address, match) as stream:
            until(stream, "update")
            stream.send("x" * 5000)
            with pytest.raises(ConnectionClosed) as closed:
                until(stream, "never")
        client.close()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_several_workers_on_sqlite_are_refused_with_what_would_mend_it(tmp_path: Path) -> None:
    refused = subprocess.run(
        [*COMMAND, "--workers", "2"],
        env={**os.environ, "FORCEOUT_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert refused.returncode == 2
    assert "SQLite serves one worker" in refused.stderr
    assert "PostgreSQL" in refused.stderr


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = subprocess.run(
            [*COMMAND, "--port", port],
            env={**os.environ, "FORCEOUT_DATA": str(tmp_path)},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert refused.returncode == 2
    assert f"Port {port} of 127.0.0.1 is not free" in refused.stderr


def test_the_help_lists_every_setting() -> None:
    shown = CliRunner().invoke(application, ["serve", "--help"], env={"COLUMNS": "200"})
    assert shown.exit_code == 0
    for setting in describe():
        assert setting.variable in shown.output


def test_on_the_local_network_a_qr_code_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("forceout.web.worker.addresses.lan_address", lambda: "192.168.7.9")
    show_addresses("0.0.0.0", 8000, is_lan=True)
    shown = capsys.readouterr().out
    assert "http://localhost:8000/" in shown
    assert "http://192.168.7.9:8000/" in shown
    assert "▄" in shown or "█" in shown
    monkeypatch.setattr("forceout.web.worker.addresses.lan_address", lambda: None)
    show_addresses("0.0.0.0", 8000, is_lan=True)
    assert "no address on a local network" in capsys.readouterr().out


@pytest.mark.parametrize(("proxies", "counted"), [("127.0.0.1", "203.0.113.9"), ("192.0.2.1", "127.0.0.1")])
def test_the_address_that_a_proxy_forwards_counts_where_the_proxy_is_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, proxies: str, counted: str
) -> None:
    """Many requests use up what the address that counts may ask, and of no other."""
    monkeypatch.setenv("FORCEOUT_TRUSTED_PROXIES", proxies)
    monkeypatch.setenv("FORCEOUT_ADDRESS_RATE", "0.001")
    monkeypatch.setenv("FORCEOUT_ADDRESS_BURST", "5")
    with server(tmp_path) as (_, address), httpx.Client(base_url=address, timeout=30) as client:
        asked = [client.get("/api/games", headers={"x-forwarded-for": "203.0.113.9"}).status_code for _ in range(6)]
        other = client.get("/api/games", headers={"x-forwarded-for": "198.51.100.7"})
    assert asked == [200] * 5 + [429]
    assert other.status_code == (200 if counted == "203.0.113.9" else 429)
