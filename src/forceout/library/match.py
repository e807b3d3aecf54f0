"""A match as a value that is stepped through: every action makes the next one, and the record holds them all."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from forceout.editions.recorded_match import begin, fold
from forceout.editions.registry import find_edition
from forceout.library.errors import BadAction, BadPosition, IllegalAction
from forceout.library.position import Position
from forceout.rules.actions import Action
from forceout.rules.legal_actions import legal_actions
from forceout.rules.match import apply_match
from forceout.rules.match_state import Match as MatchState
from forceout.rules.record import Header, Record, print_record, read_record
from forceout.rules.wire import Malformed, print_line, read_line


@dataclass(frozen=True, slots=True, repr=False)
class Match:
    """A match at one moment, with how it came there."""

    header: Header
    state: MatchState
    log: tuple[Action, ...] = ()

    @classmethod
    def begin(
        cls,
        game: str,
        players: tuple[str, ...] = ("P1", "P2"),
        division: str = "senior",
        form: str = "adventurous",
        edition: str | None = None,
        season: str | None = None,
        policing: str = "referee",
        judging: str = "table",
    ) -> Self:
        """A match before its first action; by the newest edition where none is named."""
        listed = find_edition(game, edition)
        if listed is None:
            raise BadPosition(f"There is no game {game[:40]!r} of {str(edition)[:40]!r}.")
        season = season or listed.seasons[0]
        header = Header(game, listed.year, division, form, policing, judging, tuple(players), season)
        return cls(header, begin(header))

    @classmethod
    def read(cls, text: str) -> Self:
        """The match that a record ends with; raises BadRecord with the line that is wrong."""
        *_, last = cls.replay(read_record(text))
        return last

    @classmethod
    def replay(cls, record: Record) -> Iterator[Self]:
        """The match before the first action of a record, and after each."""
        yield cls(record.header, begin(record.header))
        for number, step in enumerate(fold(record), 1):
            yield cls(record.header, step.match, record.log[:number])

    def play(self, action: Action | str) -> Self:
        """The match after an action, or after a line of a record such as `P1 roll …`; raises IllegalAction, or
        BadAction where the line is none."""
        wanted = read_action(action) if isinstance(action, str) else action
        state, outcome = apply_match(self.state, wanted)
        if not outcome.is_done and outcome.violation is not None:
            raise IllegalAction(outcome.violation)
        return type(self)(self.header, state, (*self.log, wanted))

    def legal(self, player: str) -> list[str]:
        """The actions that a player has now, as lines of a record; those that are told in words are left out."""
        if self.state.shake is None:
            return []
        return [print_line(one) for one in legal_actions(self.state.shake, player).actions]

    @property
    def position(self) -> Position | None:
        """The position of the shake that is played; None before the first."""
        return None if self.state.shake is None else Position.of(self.state.shake, self.header.season)

    @property
    def record(self) -> Record:
        """The record so far."""
        return Record(self.header, self.log)

    def __str__(self) -> str:
        return print_record(self.record)

    def __repr__(self) -> str:
        shake = self.state.shake
        where = "before the first shake" if shake is None else f"shake {len(self.state.rows) + 1}, {shake.phase.value}"
        return f"<{self.header.game} {self.header.division}, {' '.join(self.header.players)}: {where}>"

    def _repr_svg_(self) -> str | None:
        position = self.position
        return None if position is None else position._repr_svg_()


def read_action(line: str) -> Action:
    """The action of one line of a record; raises BadAction with what is wrong."""
    try:
        return read_line(line)
    except Malformed as malformed:
        raise BadAction(str(malformed)) from None
