"""When a puzzle that was missed comes back, by FSRS (the library fsrs), with the time handed in."""

import json
from datetime import UTC, datetime
from typing import Final, NamedTuple

from fsrs import Card, Rating, Scheduler

SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
"""No steps of minutes: who has just seen the Solution would only copy it."""


class KeptCard(NamedTuple):
    """What is kept of a puzzle that comes back: when, and what FSRS knows of it."""

    due: int
    card: str


def _moment(at: int) -> datetime:
    return datetime.fromtimestamp(at / 1000, UTC)


def reviewed(card: str | None, is_solved: bool, now: int) -> KeptCard:
    """A card after another try; a new one where there was none."""
    before = Card(card_id=1, due=_moment(now)) if card is None else Card.from_dict(json.loads(card))
    after, _ = SCHEDULER.review_card(before, Rating.Good if is_solved else Rating.Again, _moment(now))
    return KeptCard(round(after.due.timestamp() * 1000), json.dumps(after.to_dict()))
