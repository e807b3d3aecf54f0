"""The equipment at a table, item by item (On-Sets I-B, I-C; Equations I-B, I-C)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from forceout.judge.desk.book import DeskBook
from forceout.messages.lists import listed
from forceout.messages.message import Message
from forceout.rulebook.rule import Rule


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to look at."""

    name: str
    rule: Rule

    def printed(self) -> dict[str, Any]:
        """The item as JSON has it."""
        words = str(Message("equipment-item", item=self.name))
        return {"name": self.name, "asks": words, "rule": str(self.rule)}


def checklist(book: DeskBook) -> tuple[Item, ...]:
    """What a judge looks at before a match (On-Sets I-B-1, I-B-2, I-B-3, I-B-4, I-B-5, I-C, I-C-comment; Equations
    I-B-1, I-B-2, I-B-3, I-B-4, I-C, I-C-note)."""
    has_cards = book.game.has_cards
    # A book of a game with cards lists them first.
    place = 2 if has_cards else 1
    cards = (Item("cards", book.rule("I-B-1-comment")),) if has_cards else ()
    return (
        *cards,
        Item("cubes-with-cards" if has_cards else "cubes-without-cards", book.rule(f"I-B-{place}")),
        Item("mat", book.rule(f"I-B-{place + 1}")),
        Item("timer", book.rule(f"I-B-{place + 2}")),
        Item("block", book.rule(f"I-B-{place + 3}")),
        Item("paper", book.rule("I-C")),
        Item("charts", book.rule("I-C-comment" if has_cards else "I-C-note")),
        Item("devices", book.rule("I-C")),
    )


def check_deck(book: DeskBook, cards: Sequence[str]) -> tuple[Message, ...]:
    """What is wrong with a deck: unknown cards, missing ones, and those that are there twice (On-Sets I-B-1,
    I-B-1-comment)."""
    read = [book.game.read_card(card) for card in cards]
    unknown = [card for card, found in zip(cards, read, strict=True) if found is None]
    counts = Counter(card for card in read if card is not None)
    missing = [card for card in book.game.deck if not counts[card]]
    twice = [card for card, count in counts.items() if count > 1]
    found: list[Message] = []
    if unknown:
        found.append(Message("there-are-no-such-cards", cards=listed(unknown)))
    if missing:
        found.append(Message("these-cards-are-missing", cards=listed(missing)))
    if twice:
        found.append(Message("these-cards-are-there-twice", cards=listed(twice)))
    return tuple(found)


def check_cubes(book: DeskBook, faces: Sequence[str]) -> tuple[Message, ...]:
    """What is wrong with the cubes of a kit, by the faces that show: unknown ones, too many of a kind, or not all there
    (On-Sets I-B-2; Equations I-B-1)."""
    read = [book.game.read_cube(face) for face in faces]
    unknown = [face for face, found in zip(faces, read, strict=True) if found is None]
    known = [face for face in read if face is not None]
    if unknown:
        return (Message("there-are-no-such-cubes", cubes=listed(unknown)),)
    excess = book.game.kit_excess(known)
    if excess is not None:
        return (Message("the-kit-has-not-so-many", excess=excess),)
    return () if book.game.is_whole_kit(known) else (Message("cubes-are-missing", count=len(known)),)
