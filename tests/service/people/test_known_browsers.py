"""Browsers that have signed in to an account before."""

import pytest

from forceout.service.people.known_browsers import LONGEST, MOST_ACCOUNTS, KnownBrowsers

KNOWN = KnownBrowsers(b"k" * 32)


def test_a_browser_is_known_for_the_accounts_that_were_signed_in_to_there() -> None:
    word = KNOWN.remembered(None, "ann")
    browser = KNOWN.browser_of(word, "ann")
    assert browser is not None
    assert KNOWN.browser_of(word, "bob") is None
    both = KNOWN.remembered(word, "bob")
    assert KNOWN.browser_of(both, "ann") == browser
    assert KNOWN.browser_of(both, "bob") not in (None, browser)


def test_signing_in_again_makes_a_new_word_that_is_no_longer() -> None:
    word = KNOWN.remembered(None, "ann")
    again = KNOWN.remembered(word, "ann")
    assert KNOWN.browser_of(again, "ann") not in (None, KNOWN.browser_of(word, "ann"))
    assert len(again) == len(word)


def test_the_latest_accounts_are_remembered_and_the_word_stays_short() -> None:
    word = None
    for number in range(20):
        word = KNOWN.remembered(word, f"name {number}")
    assert [number for number in range(20) if KNOWN.browser_of(word, f"name {number}")] == list(
        range(20 - MOST_ACCOUNTS, 20)
    )
    assert word is not None
    assert len(word) < LONGEST


def test_a_word_does_not_tell_whose_it_is() -> None:
    assert "ann" not in KNOWN.remembered(None, "ann")


@pytest.mark.parametrize(
    "word", ["", ".", "x", "." * 390, "x" * 5000, "é" * 22 + "." + "0" * 22, "\ud800" * 22 + "." + "\ud800" * 22]
)
def test_a_word_that_is_not_ours_is_nobodys(word: str) -> None:
    assert KNOWN.browser_of(word, "ann") is None
    assert KNOWN.browser_of(KNOWN.remembered(word, "ann"), "ann") is not None


def test_a_word_of_another_service_is_nobodys() -> None:
    assert KNOWN.browser_of(KnownBrowsers(b"o" * 32).remembered(None, "ann"), "ann") is None
