"""Seals: where a log ended, signed by a key outside the database (trust.md, promise 14; docs/record.md).

The chain of a log shows what was altered within it. Whoever can write the database could make a whole new chain; that
the log once ended otherwise shows by the seals that left the server, in scoresheets and in records.
"""

import os
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from nacl.exceptions import BadSignatureError
from nacl.signing import SigningKey, VerifyKey

from forceout.service.settings import BadSettings

KEY_FILE: Final = "signing.key"
KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 64


@dataclass(frozen=True, slots=True)
class Seal:
    """Where a log ended when something was made of it, and the server's word for both."""

    match: str
    seq: int
    hash: str
    digest: str
    """The SHA-256 of what was made: a record's text, or a scoresheet."""
    key: str
    signature: str

    @property
    def statement(self) -> bytes:
        """What is signed."""
        return statement(self.match, self.seq, self.hash, self.digest)

    def printed(self) -> dict[str, Any]:
        """The seal as JSON has it."""
        return asdict(self)


def statement(match: str, seq: int, head_hash: str, digest: str) -> bytes:
    """The words that a signature is made of."""
    return f"forceout head 1:{match}:{seq}:{head_hash}:{digest}".encode()


def digest_of(text: str) -> str:
    """What stands in a seal for a text."""
    return sha256(text.encode()).hexdigest()


def is_signed(seal: Seal) -> bool:
    """Whether a seal was made with the key that it names."""
    try:
        key, signature = bytes.fromhex(seal.key), bytes.fromhex(seal.signature)
        if len(key) != KEY_BYTES or len(signature) != SIGNATURE_BYTES:
            return False
        VerifyKey(key).verify(seal.statement, signature)
    except (BadSignatureError, ValueError):
        return False
    return True


def read_seal(given: Mapping[str, Any]) -> Seal | None:
    """A seal from JSON, or None where that is none."""
    names = ("match", "hash", "digest", "key", "signature")
    if not all(isinstance(given.get(name), str) for name in names) or type(given.get("seq")) is not int:
        return None
    return Seal(**{name: given[name] for name in (*names, "seq")})


class Sealing:
    """The key of a server, in a file of its data folder that nobody else may read; made when it is first needed."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / KEY_FILE
        self._key: SigningKey | None = None

    @property
    def has_key(self) -> bool:
        """Whether there is a key yet."""
        return self._key is not None or self.path.exists()

    @property
    def public_key(self) -> str:
        """The key that anybody may know, and by which seals are verified."""
        return self._signing_key().verify_key.encode().hex()

    def seal(self, match: str, seq: int, head_hash: str, text: str) -> Seal:
        """The server's word that a log ended so, and that a text was made of it."""
        digest = digest_of(text)
        signature = self._signing_key().sign(statement(match, seq, head_hash, digest)).signature.hex()
        return Seal(match, seq, head_hash, digest, self.public_key, signature)

    def _signing_key(self) -> SigningKey:
        if self._key is None:
            try:
                self._key = SigningKey(_read_or_make(self.path))
            except (OSError, ValueError) as error:
                why = getattr(error, "strerror", None) or "it does not hold 64 hexadecimal digits"
                raise BadSettings(f"The key {self.path.name} in the data folder cannot be used: {why}.") from error
        return self._key


def _read_or_make(path: Path) -> bytes:
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        made = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
        descriptor = os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            with os.fdopen(descriptor, "w") as file:
                file.write(secrets.token_hex(KEY_BYTES) + "\n")
                file.flush()
                os.fsync(file.fileno())
            # Of several workers that begin at once, one makes the key of them all.
            if not path.exists():
                os.link(made, path)
        except FileExistsError:
            pass
        finally:
            made.unlink()
    return bytes.fromhex(path.read_text().strip())
