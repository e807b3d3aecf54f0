"""What is added to a log together: the time that has passed, an action, what follows from it (architecture, principle
6)."""

from collections.abc import Iterable, Mapping
from typing import Any

from forceout.rules import actions as do
from forceout.rules.engine import Outcome
from forceout.rules.findings import Findings
from forceout.rules.frozen import replace
from forceout.rules.match import apply_match
from forceout.rules.match_state import Approve, Match
from forceout.rules.wire import print_line
from forceout.service.store.events import ACTION, UPHELD, Draft
from forceout.service.tables.claims import is_claim, is_heard
from forceout.service.tables.dice import commitment
from forceout.service.tables.fold import LiveTable, after_body, with_match
from forceout.service.tables.gaps import Gap, gap_body


class Change:
    """Events that are added to a log together."""

    def __init__(self, live: LiveTable, at: int, received_at: int) -> None:
        self.base = live.seq
        self.live = live
        self.at = at
        self.received_at = received_at
        self.drafts: list[Draft] = []
        self.seeds: list[tuple[int, bytes]] = []

    def add(self, body: Mapping[str, Any], key: str | None = None) -> None:
        """Add an event that is no action of the match."""
        self.drafts.append(Draft(body, self.at, self.received_at, key))
        self.live = replace(after_body(self.live, body, self.at), seq=self.live.seq + 1, at=self.at)

    def seq_of(self, key: str) -> int:
        """Where the event of a key will stand in the log."""
        return self.base + 1 + next(place for place, draft in enumerate(self.drafts) if draft.key == key)

    def commit(self, number: int, seed: bytes) -> None:
        """Commit the dice of a shake."""
        self.seeds.append((number, seed))
        self.add({"kind": "committed", "shake": number, "commitment": commitment(self.live.id, number, seed)})

    def do(
        self, action: do.Action, key: str | None = None, asked: str | None = None, found: Findings | None = None
    ) -> tuple[Outcome, bool]:
        """Do an action, with the verdicts that it needs where they are at hand; what became of it, and whether it
        changed anything."""
        before = self.live.match
        assert before is not None
        after, outcome = apply_match(before, action, found)
        if not outcome.is_done and not is_changed(before, after) and not is_heard(before, action, outcome):
            return outcome, False
        body: dict[str, Any] = {"kind": ACTION, "line": print_line(action)}
        body |= {} if asked is None else {"asked": asked}
        body |= {UPHELD: outcome.is_done} if is_claim(action) else {}
        self.drafts.append(Draft(body, self.at, self.received_at, key, action))
        self.live = with_match(self.live, action, after, self.at, self.received_at)
        return outcome, True

    def tell_time(self, gaps: Iterable[Gap] = ()) -> None:
        """Tell the match how much time has passed but for these gaps, and the round's warning or stop when it is
        due."""
        for gap in gaps:
            self.add(gap_body(gap))
        seconds = self.live.seconds_passed(self.at)
        if seconds:
            self.do(do.Tick(do.CLOCK, seconds))
        for _ in range(2):
            round_due = self.live.own_round_due() if self.live.is_clock_running else None
            if round_due is not None and self.at >= round_due:
                is_first = self.live.warned_at is None
                self.do(do.RoundWarning(do.DIRECTOR) if is_first else do.Stop(do.DIRECTOR))

    def settle_scoresheet(self) -> None:
        """End the round when as many shakes were played as the host chose, void ones aside; where no judge sits, the
        machine initials the penalties, which its own engine gave (On-Sets XI-A-note; Equations XI-A-note)."""
        match, shakes = self.live.match, self.live.settings.shakes
        if match is None or not match.is_between_shakes:
            return
        if shakes is not None and not match.is_round_over and sum(not row.is_void for row in match.rows) >= shakes:
            self.do(do.RoundWarning(do.DIRECTOR))
        if not self.live.judges:
            for player in match.unapproved():
                self.do(Approve(do.JUDGE, player))


def is_changed(before: Match, after: Match) -> bool:
    """Whether an action that was not done left a trace all the same, such as a penalty."""
    return (
        after.shake is not before.shake or after.rows is not before.rows or after.is_round_over != before.is_round_over
    )
