"""What an operator can set, each by an environment variable that begins with FORCEOUT_."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

PREFIX: Final = "FORCEOUT_"
DATABASES: Final = ("sqlite+aiosqlite", "postgresql+asyncpg")
FILE: Final = "forceout.sqlite3"

Words = Annotated[tuple[str, ...], NoDecode]
"""Several words, with commas between them in the environment."""


class BadSettings(Exception):
    """The server cannot run like that."""


def data_folder(environment: Mapping[str, str]) -> Path:
    """The user's own folder for data."""
    home = environment.get("XDG_DATA_HOME", "")
    return (Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share") / "forceout"


def _database_in(known: dict[str, Any]) -> str:
    return f"sqlite+aiosqlite:///{(known['data'] / FILE).absolute()}"


class Settings(BaseSettings):
    """How this server is run."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="forbid", validate_default=True)

    data: Path = Field(
        default_factory=lambda: data_folder(os.environ),
        description="The folder where the server keeps its data.",
    )
    database: str = Field(
        default_factory=_database_in,
        repr=False,
        description="The database: sqlite+aiosqlite:///FILE, or postgresql+asyncpg://USER@HOST/NAME.",
    )
    host: str = Field(default="127.0.0.1", min_length=1, description="The address to listen on; 0.0.0.0 is every one.")
    port: int = Field(default=8000, ge=0, le=65535, description="The port to listen on; 0 takes a free one.")
    workers: int = Field(
        default=1, ge=1, le=64, description="How many processes serve; more than one needs PostgreSQL."
    )
    fanout: Literal["memory", "postgresql", "redis"] = Field(
        default="memory", description="What tells the other workers that a table changed: memory, postgresql or redis."
    )
    redis: str = Field(
        default="redis://127.0.0.1:6379/0", repr=False, description="The address of Redis, where fanout is redis."
    )
    origins: Words = Field(
        default=(), description="Web addresses that pages may come from, such as https://play.example.org, with commas."
    )
    trusted_hosts: Words = Field(default=(), description="Host names that the server answers to, with commas.")
    trusted_proxies: Words = Field(
        default=("127.0.0.1", "::1"),
        description="Addresses or networks of proxies whose X-Forwarded-For is believed, with commas.",
    )
    behind_tls: bool = Field(
        default=False, description="True behind a proxy that serves https: cookies then need https."
    )
    bot_pace: float = Field(default=1.0, ge=0, le=10, description="How long bots think: 1 like a person, 0 not at all.")
    bot_processes: int = Field(default=1, ge=0, le=64, description="Processes that think for the bots of one worker.")
    analysis_budget: float = Field(
        default=2.0,
        gt=0,
        le=60,
        description="Seconds that one analysis or one thought of a bot may take before it is stopped.",
    )
    session_rate: float = Field(default=20.0, gt=0, description="Requests a second that one browser may send.")
    session_burst: int = Field(default=60, ge=1, description="Requests that one browser may send at once.")
    address_rate: float = Field(
        default=1000.0, gt=0, description="Requests a second from one address; a school shares one."
    )
    address_burst: int = Field(
        default=3000, ge=1, description="Requests at once from one address; a school shares one."
    )
    address_connections: int = Field(
        default=1000, ge=1, description="Connections that one address may have open; a school shares one."
    )
    address_listed: int = Field(
        default=60, ge=1, description="Tables in the lobby that were opened from one address; a school shares one."
    )
    session_bot_tables: int = Field(
        default=8, ge=1, description="Tables with bots that one person may play at the same time."
    )
    address_bot_tables: int = Field(
        default=60, ge=1, description="Tables with bots that are played from one address; a school shares one."
    )
    judge_rate: float = Field(default=10.0, gt=0, description="Questions a second to the judge from one address.")
    judge_burst: int = Field(default=40, ge=1, description="Questions at once to the judge from one address.")
    questions: bool = Field(
        default=True,
        description="Whether the judge, the solver, readings and analysis answer; turn it off for a tournament.",
    )
    retention_days: int = Field(default=365, ge=1, description="Days after which a finished match is deleted.")
    guest_days: int = Field(default=30, ge=1, description="Days after which a guest who did not come back is deleted.")
    session_days: int = Field(
        default=30, ge=1, le=180, description="Days that a browser stays signed in without being used."
    )
    join_code_minutes: int = Field(
        default=120, ge=1, le=1440, description="Minutes that a code to join a table is good for."
    )
    nickname_policy: Literal["open", "list", "numbered"] = Field(
        default="open", description="Nicknames: open (their own), list (only from our list), numbered (Player 17)."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="What is logged, and above."
    )
    log_format: Literal["text", "json"] = Field(default="text", description="How the log is written: text or json.")
    metrics: bool = Field(default=True, description="Whether /metrics answers with figures for Prometheus.")

    @field_validator("data")
    @classmethod
    def _at_home(cls, given: Path) -> Path:
        return given.expanduser()

    @field_validator("origins", "trusted_hosts", "trusted_proxies", mode="before")
    @classmethod
    def _split(cls, given: object) -> object:
        return tuple(word.strip() for word in given.split(",") if word.strip()) if isinstance(given, str) else given

    @classmethod
    def read(cls, **given: object) -> Self:
        """The settings of the environment, but for those given here; the reason in words where they cannot be read."""
        try:
            return cls(**given)  # type: ignore[arg-type]
        except ValidationError as error:
            raise BadSettings("\n".join(_complaints(error))) from error

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is one file."""
        return make_url(self.database).get_backend_name() == "sqlite"


def _complaints(error: ValidationError) -> list[str]:
    # The value itself is left out: an address of a database may hold a password.
    return [f"{PREFIX}{'_'.join(map(str, one['loc'])).upper()}: {one['msg']}" for one in error.errors()]


@dataclass(frozen=True, slots=True)
class SettingDescription:
    """One setting, for a help text."""

    name: str
    variable: str
    default: str
    sentence: str


def describe() -> tuple[SettingDescription, ...]:
    """Every setting with its environment variable, its default and one sentence."""
    shown = {"data": "$XDG_DATA_HOME/forceout, or ~/.local/share/forceout", "database": f"{FILE} in the data folder"}
    return tuple(
        SettingDescription(
            name, PREFIX + name.upper(), shown.get(name, _written(field.default)), str(field.description)
        )
        for name, field in Settings.model_fields.items()
    )


def _written(default: object) -> str:
    if isinstance(default, bool):
        return str(default).lower()
    if isinstance(default, tuple) and default:
        return ",".join(default)
    return "none" if default == () else str(default)


def verify_settings(settings: Settings) -> None:
    """Raise BadSettings, with what would mend it, where these settings do not go together."""
    try:
        driver = make_url(settings.database).drivername
    except ArgumentError as error:
        raise BadSettings("FORCEOUT_DATABASE is not the address of a database.") from error
    if driver not in DATABASES:
        raise BadSettings(f"FORCEOUT_DATABASE must begin with {DATABASES[0]}:/// or {DATABASES[1]}://, not {driver}.")
    if settings.is_sqlite and settings.workers > 1:
        raise BadSettings(
            f"SQLite serves one worker, and {settings.workers} were asked for. "
            "Use --workers 1, or set FORCEOUT_DATABASE to a PostgreSQL database."
        )
    if settings.workers > 1 and settings.fanout == "memory":
        raise BadSettings(
            "Several workers cannot tell each other news through memory. Set FORCEOUT_FANOUT to postgresql or redis."
        )
    if settings.is_sqlite and settings.fanout == "postgresql":
        raise BadSettings("FORCEOUT_FANOUT is postgresql, but the database is SQLite. Set it to memory or redis.")
    for origin in settings.origins:
        _verify_origin(origin)
    for proxy in settings.trusted_proxies:
        _verify_proxy(proxy)


def _verify_origin(origin: str) -> None:
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.netloc or f"{parts.scheme}://{parts.netloc}" != origin:
        raise BadSettings(f"FORCEOUT_ORIGINS has {origin!r}: write it like https://play.example.org and no more.")


def _verify_proxy(proxy: str) -> None:
    try:
        network = ip_network(proxy)
    except ValueError as error:
        raise BadSettings(
            f"FORCEOUT_TRUSTED_PROXIES has {proxy!r}: write addresses like 10.0.0.7 or networks like 10.0.0.0/24."
        ) from error
    if network.prefixlen == 0:
        raise BadSettings("FORCEOUT_TRUSTED_PROXIES has everybody: then anybody can choose the address they come from.")
