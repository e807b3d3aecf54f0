"""Somebody in a room, and what became of what they sent."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody in a room: by which label, and as what."""

    room: str
    person: str
    label: str
    role: str


@dataclass(frozen=True, slots=True)
class Receipt:
    """What became of an act that was sent."""

    seq: int
    at: int
    is_repeated: bool
