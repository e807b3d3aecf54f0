"""The record of a table's match as anybody may keep it: the log, its dice, and where it ended under the server's seal
(docs/record.md; trust.md, promises 14 and 15)."""

from collections.abc import Sequence
from typing import Final

from forceout.rules.record import Record, print_record
from forceout.service.store.events import Event
from forceout.service.store.seals import Seal, Sealing, digest_of
from forceout.service.tables.fold import LiveTable

NOT_YET: Final = "not yet revealed"
NO_NONCE: Final = "-"
SEAL: Final = "# seal "


def record_of(live: LiveTable, events: Sequence[Event], sealing: Sealing | None) -> str:
    """The record of a match with the dice that are revealed; sealed where the server has a key."""
    assert live.match is not None
    log = tuple(action for event in events if (action := event.said.action) is not None)
    totals = ", ".join(f"{player} {points}" for player, points in live.match.totals.items())
    last = events[-1]
    remarks = (f"match {live.id}", *dice_remarks(live), f"totals: {totals}", f"head {last.seq} {last.hash}")
    text = print_record(Record(live.settings.header(live.warned), log, remarks))
    if sealing is None:
        return text
    seal = sealing.seal(live.id, last.seq, last.hash, text)
    return f"{text}{SEAL}{seal.key} {seal.signature}\n"


def dice_remarks(live: LiveTable) -> list[str]:
    """What a record says of the dice of each shake."""
    remarks = []
    for number, committed in live.commitments.items():
        remarks.append(f"dice {number} commitment {committed} seed {live.revealed.get(number, NOT_YET)}")
        given = zip(live.seats, live.nonces_of(number), strict=True)
        if number in live.set_shakes:
            remarks.append(f"set {number} by the coach of a room, the same at every table")
        remarks.append(f"nonces {number} " + " ".join(f"{seat.name} {nonce or NO_NONCE}" for seat, nonce in given))
    return remarks


def seal_of_record(text: str) -> Seal | None:
    """The seal at the end of a record, for exactly the text before it; None where there is none."""
    sealed, mark, signed = text.rpartition(SEAL)
    words = signed.split()
    heads = [line.split() for line in sealed.splitlines() if line.startswith(("# head ", "# match "))]
    match = next((words[2] for words in heads if words[1] == "match" and len(words) == 3), None)
    head = next((words[2:] for words in heads if words[1] == "head" and len(words) == 4), None)
    if not mark or len(words) != 2 or match is None or head is None or not head[0].isdecimal():
        return None
    return Seal(match, int(head[0]), head[1], digest_of(sealed), words[0], words[1])
