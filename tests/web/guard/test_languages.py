"""Tests of the language that somebody reads."""

import pytest

from forceout.web.guard.languages import first_of, language_asked


@pytest.mark.parametrize(
    ("accepted", "found"),
    [
        ("es", "es"),
        ("es-MX,es;q=0.9,en;q=0.8", "es"),
        ("de-DE,de;q=0.9,fr;q=0.8,en;q=0.7", "fr"),
        ("en;q=0.5,fr;q=0.9", "fr"),
        ("de", "en"),
        ("*", "en"),
        ("fr;q=0,es;q=0.1", "es"),
        ("fr;q=much,es;q=0.1", "es"),
        ("es;q=nan", "en"),
        (",;,=", "en"),
    ],
)
def test_the_browsers_first_language_that_we_have(accepted: str, found: str) -> None:
    assert first_of(accepted) == found


def test_the_switch_counts_more_than_the_browser_and_nonsense_counts_nothing() -> None:
    def asked(*headers: tuple[bytes, bytes]) -> str | None:
        found = language_asked(headers)
        return None if found is None else found.tag

    assert asked() is None
    assert asked((b"accept-language", b"fr"), (b"cookie", b"a=b; forceout_language=es; c=d")) == "es"
    assert asked((b"accept-language", b"fr"), (b"cookie", b"forceout_language=../../en")) == "fr"
    assert asked((b"cookie", b"forceout_language=xx")) == "en"
    assert asked((b"accept-language", b"x" * 100_000 + b",es")) == "en"
