"""What every table needs, to be checked before round 1 (On-Sets I-B, I-C; Equations I-B, I-C)."""

from forceout.games.registry import part
from forceout.messages.message import Message
from forceout.rules.vocabulary import Form
from forceout.tournament.settings import Competition


def equipment(competition: Competition) -> tuple[Message, ...]:
    """The things of one table, and what stays away from it."""
    own: tuple[Message, ...] = part(competition.game, "forceout.tournament.paper.{game}").EQUIPMENT
    lists = (Message("the-list-of-variations"),) if competition.form == Form.ADVENTUROUS.value else ()
    return (
        *own,
        Message("a-mat-with-four-sections"),
        Message("a-sand-timer-of-one-minute"),
        Message("a-block-that-is-not-flat"),
        Message("pencils-and-blank-paper"),
        *lists,
        Message("phones-and-watches-stay-away"),
    )
