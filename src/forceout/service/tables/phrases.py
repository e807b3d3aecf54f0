"""Ready-made phrases: a closed list, so that nobody can be written to at a table (trust.md, promise 16).

They are said in passing and stand in no log: the fan-out carries a phrase by its number, as it carries presence.
"""

from typing import Final, Literal, get_args

Phrase = Literal["hello", "good-game", "well-played", "one-moment", "im-back", "thank-you", "good-luck", "my-mistake"]
"""By their keys; the browser has the words."""
PHRASES: Final[tuple[Phrase, ...]] = get_args(Phrase)
"""In their order, by which workers know them: new ones are added at the end."""
