"""The working of a verdict, for a person: what is shown when a Solution is worked out on the table."""

from dataclasses import dataclass

from forceout.messages.message import Message


@dataclass(frozen=True, slots=True)
class WorkingStep:
    """One step of the working: a heading and its lines."""

    title: Message
    lines: tuple[Message, ...]
