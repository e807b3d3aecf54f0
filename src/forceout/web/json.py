"""JSON both ways: what comes is read strictly, once and never too deep; what goes is encoded once."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, Final

import msgspec

from forceout.messages.message import Message
from forceout.service.errors import BadRequest

DEEPEST: Final = 24
CLOSING: Final = {ord("{"): 1, ord("["): 1, ord("}"): -1, ord("]"): -1}
encoder: Final = msgspec.json.Encoder()


def encoded(message: object) -> str:
    """A message as it is sent."""
    return encoder.encode(message).decode()


@lru_cache(maxsize=64)
def decoder_of(kind: Hashable) -> msgspec.json.Decoder[Any]:
    """What reads a body of a certain kind, strictly."""
    return msgspec.json.Decoder(kind)


def verify_depth(body: bytes) -> None:
    """Refuse lists in lists in lists before anything reads them."""
    if body.count(b"[") + body.count(b"{") <= DEEPEST:
        return
    depth, is_text, is_escaped = 0, False, False
    for letter in body:
        if is_text:
            if is_escaped:
                is_escaped = False
            elif letter == 0x5C:
                is_escaped = True
            elif letter == 0x22:
                is_text = False
        elif letter == 0x22:
            is_text = True
        elif letter in CLOSING:
            depth += CLOSING[letter]
            if depth > DEEPEST:
                raise BadRequest(Message("that-is-nested-too-deep", deepest=DEEPEST), code="too-deep")


def read_json(body: bytes, kind: Hashable) -> Any:
    """A body as what it should be; raises BadRequest with what is wrong."""
    verify_depth(body)
    try:
        return decoder_of(kind).decode(body)
    except msgspec.ValidationError as error:
        raise BadRequest(Message("that-does-not-fit", why=_plain(str(error))), code="does-not-fit") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadRequest(Message("that-is-not-json"), code="not-json") from None


def _plain(words: str) -> str:
    return words.replace("`", "").replace("$.", "").replace("Object", "it")[:200]
