"""Tests of what an operator can set."""

import os
from pathlib import Path

import pytest

from forceout.service.settings import BadSettings, Settings, data_folder, describe, verify_settings


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("FORCEOUT_"):
            monkeypatch.delenv(name)


def test_by_default_one_laptop_is_served_on_loopback(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = Settings.read()
    verify_settings(settings)
    assert settings.host == "127.0.0.1"
    assert settings.data == tmp_path / "forceout"
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path}/forceout/forceout.sqlite3"
    assert settings.is_sqlite
    assert (settings.workers, settings.fanout, settings.origins) == (1, "memory", ())


def test_the_data_folder_is_the_users_own() -> None:
    assert data_folder({}) == Path.home() / ".local" / "share" / "forceout"
    assert data_folder({"XDG_DATA_HOME": "relative"}) == Path.home() / ".local" / "share" / "forceout"
    assert data_folder({"XDG_DATA_HOME": "/srv"}) == Path("/srv/forceout")


def test_every_setting_is_read_from_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("FORCEOUT_DATA", str(tmp_path))
    monkeypatch.setenv("FORCEOUT_PORT", "9000")
    monkeypatch.setenv("FORCEOUT_ORIGINS", "https://a.example, https://b.example:8443")
    monkeypatch.setenv("FORCEOUT_TRUSTED_HOSTS", "")
    monkeypatch.setenv("FORCEOUT_BEHIND_TLS", "true")
    monkeypatch.setenv("FORCEOUT_BOT_PACE", "0")
    settings = Settings.read(host="0.0.0.0")
    verify_settings(settings)
    assert settings.database == f"sqlite+aiosqlite:///{tmp_path}/forceout.sqlite3"
    assert (settings.host, settings.port, settings.behind_tls, settings.bot_pace) == ("0.0.0.0", 9000, True, 0)
    assert settings.origins == ("https://a.example", "https://b.example:8443")
    assert settings.trusted_hosts == ()


def test_every_setting_is_described_for_the_help() -> None:
    described = {setting.name: setting for setting in describe()}
    assert set(described) == set(Settings.model_fields)
    assert described["behind_tls"].variable == "FORCEOUT_BEHIND_TLS"
    assert described["behind_tls"].default == "false"
    assert described["origins"].default == "none"
    assert described["port"].default == "8000"
    assert all(setting.sentence.endswith(".") and setting.default for setting in described.values())


def test_a_bad_value_is_named_by_its_variable_and_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCEOUT_PORT", "secret")
    monkeypatch.setenv("FORCEOUT_FANOUT", "pigeons")
    with pytest.raises(BadSettings, match="FORCEOUT_PORT") as caught:
        Settings.read()
    assert "FORCEOUT_FANOUT" in str(caught.value)
    assert "secret" not in str(caught.value)


def test_passwords_in_addresses_are_not_printed() -> None:
    settings = Settings.read(database="postgresql+asyncpg://u:hush@db/forceout", redis="redis://:hush@cache/0")
    assert "hush" not in repr(settings)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"workers": 2}, "SQLite serves one worker, and 2 were asked for"),
        ({"workers": 2, "database": "postgresql+asyncpg://db/forceout"}, "FORCEOUT_FANOUT to postgresql or redis"),
        ({"fanout": "postgresql"}, "but the database is SQLite"),
        ({"database": "mysql://db/forceout"}, "must begin with"),
        ({"database": "postgresql://db/forceout"}, "must begin with"),
        ({"database": "no address"}, "not the address of a database"),
        ({"origins": ("play.example.org",)}, "write it like"),
        ({"origins": ("https://play.example.org/",)}, "write it like"),
    ],
)
def test_settings_that_do_not_go_together_are_refused(given: dict[str, object], words: str) -> None:
    with pytest.raises(BadSettings, match=words):
        verify_settings(Settings.read(**given))


def test_several_workers_go_with_postgresql() -> None:
    database = "postgresql+asyncpg://db/forceout"
    for fanout in ("postgresql", "redis"):
        verify_settings(Settings.read(workers=4, database=database, fanout=fanout))


def test_proxies_on_this_machine_are_believed_and_others_where_they_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings.read().trusted_proxies == ("127.0.0.1", "::1")
    monkeypatch.setenv("FORCEOUT_TRUSTED_PROXIES", "10.0.0.7, 10.1.0.0/16,2001:db8::7")
    settings = Settings.read()
    verify_settings(settings)
    assert settings.trusted_proxies == ("10.0.0.7", "10.1.0.0/16", "2001:db8::7")


@pytest.mark.parametrize("given", ["*", "proxy.example.org", "10.0.0.1/8", "0.0.0.0/0", "::/0"])
def test_not_everybody_is_a_proxy(given: str) -> None:
    with pytest.raises(BadSettings, match="TRUSTED_PROXIES"):
        verify_settings(Settings.read(trusted_proxies=given))
