"""What the processes that work questions out have at hand when they begin: a question's time is for the question.

The server from which they are forked imports this, so that no first question pays for reading the games, the solvers
and the bots from the disk.
"""

import forceout.bots
import forceout.judge.protocol.play
import forceout.judge.replay
import forceout.judge.review  # noqa: F401
from forceout.editions.registry import EDITIONS
from forceout.games.registry import NAMES
from forceout.judge.registry import answers_of, reading_of, searching_of, working_of
from forceout.messages.language import english

for _game in NAMES:
    for _part in (answers_of, reading_of, searching_of, working_of):
        _part(_game)
for _edition in EDITIONS:
    _edition.game_of(_edition.seasons[0])
english()
