"""The procedures of On-Sets and Equations, written a second time from the books and their readings alone."""

from tests.properties.procedures_by_the_book.oracle import Oracle
from tests.properties.procedures_by_the_book.shake import BookShake, play

__all__ = ["BookShake", "Oracle", "play"]
