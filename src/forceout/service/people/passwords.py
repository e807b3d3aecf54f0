"""Passwords: hashed with argon2 in threads of their own, at most two at once."""

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher

from forceout.messages.message import Message
from forceout.service.errors import BadRequest, TooMany

ResultT = TypeVar("ResultT")
SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2
MOST_WAITING: Final = 100
COMMON: Final = """
12345678 123456789 1234567890 11111111 00000000 87654321 password password1 passw0rd qwertyui qwerty123 qwertyuiop
iloveyou sunshine princess football baseball superman pokemon1 minecraft letmein1 abcdefgh abcd1234 equations
"""


class BadPassword(BadRequest):
    """A password that would not keep anybody out."""

    code = "bad-password"


def verify_password(password: str, name: str) -> None:
    """Raise BadPassword, with the reason, if this is not good enough."""
    if len(password) < SHORTEST:
        raise BadPassword(Message("a-password-needs-at-least-shortest-characters", shortest=SHORTEST))
    if len(password) > LONGEST:
        raise BadPassword(Message("a-password-can-have-at-most-longest-characters", longest=LONGEST))
    plain = password.casefold()
    if plain in COMMON.split() or plain == name.casefold() or len(set(plain)) < 3:
        raise BadPassword(Message("that-password-is-too-easy-to-guess"))


class Passwords:
    """Hashes passwords without holding anybody else up."""

    def __init__(self, hasher: Argon2Hasher | None = None) -> None:
        self._hash = PasswordHash((hasher or Argon2Hasher(),))
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        """What is stored in place of a password."""
        return await self._do(lambda: self._hash.hash(_composed(password)))

    async def is_right(self, password: str, stored: str | None) -> bool:
        """Whether this is the password; without a stored one it takes as long to say no."""
        if self._nobody is None:
            self._nobody = await self.hash("nobody has this password")
        against = self._nobody if stored is None else stored
        is_same = await self._do(lambda: self._hash.verify(_composed(password), against))
        return is_same and stored is not None

    async def _do(self, work: Callable[[], ResultT]) -> ResultT:
        if self._waiting >= MOST_WAITING:
            raise TooMany(Message("very-many-people-are-signing-in"))
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def _composed(password: str) -> bytes:
    return unicodedata.normalize("NFC", password[: LONGEST + 1]).encode("utf-8", "surrogatepass")
