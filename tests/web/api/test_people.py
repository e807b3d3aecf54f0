"""Tests of people over HTTP."""

import pytest

from tests.support.house import House

pytestmark = pytest.mark.anyio


async def test_a_guest_gets_cookies_that_no_script_of_others_can_use(house: House) -> None:
    browser = house.browser()
    answered = await browser.post("/api/guests", {"nickname": "Otter"})
    assert answered.status_code == 201
    assert answered.json() | {"person": ""} == {"person": "", "nickname": "Otter", "account": None, "roles": ["player"]}
    session, csrf = answered.headers.get_list("set-cookie")
    assert session.startswith("forceout_session=")
    assert "HttpOnly" in session
    assert "SameSite=lax" in session
    assert "Path=/" in session
    assert "HttpOnly" not in csrf
    assert len(browser.cookies["forceout_session"]) >= 43


async def test_a_guest_who_comes_back_keeps_the_session(house: House) -> None:
    ada = await house.guest("Ada")
    again = await ada.post("/api/guests", {"nickname": "Ada Two"})
    assert "set-cookie" not in again.headers
    assert (await ada.get("/api/me")).json()["nickname"] == "Ada Two"


async def test_a_nickname_is_changed_and_a_bad_one_refused(house: House) -> None:
    ada = await house.guest("Ada")
    assert (await ada.ask("PATCH", "/api/me", {"nickname": "Ada L"})).json()["nickname"] == "Ada L"
    refused = await ada.ask("PATCH", "/api/me", {"nickname": "mail me at x@y.zz"})
    assert (refused.status_code, refused.headers["content-type"]) == (400, "application/problem+json")


async def test_an_account_keeps_the_guest_and_changes_all_secrets(house: House) -> None:
    ada = await house.guest("Ada")
    before = dict(ada.cookies)
    person = (await ada.get("/api/me")).json()["person"]
    me = await ada.done("/api/accounts", {"name": "Lovelace", "password": "three odd words"})
    assert (me["person"], me["account"], me["nickname"]) == (person, "lovelace", "Ada")
    assert ada.cookies["forceout_session"] != before["forceout_session"]
    old = house.browser()
    old.cookies.update(before)
    assert (await old.get("/api/me")).status_code == 401


async def test_signing_in_changes_the_secrets_and_signing_out_ends_them(house: House) -> None:
    ada = await house.guest("Ada")
    await ada.done("/api/accounts", {"name": "Lovelace", "password": "three odd words"})
    await ada.ask("DELETE", "/api/session")
    assert (await ada.get("/api/me")).status_code == 401
    fixed = dict((await house.guest("Mallory")).cookies)
    ada.cookies.update(fixed)
    await ada.done("/api/session", {"name": "lovelace", "password": "three odd words"})
    assert ada.cookies["forceout_session"] != fixed["forceout_session"]
    mallory = house.browser()
    mallory.cookies.update(fixed)
    assert (await mallory.get("/api/me")).status_code == 401


async def test_a_wrong_password_is_refused_and_tries_run_out(house: House) -> None:
    ada = await house.guest("Ada")
    await ada.done("/api/accounts", {"name": "Lovelace", "password": "three odd words"})
    eve = await house.guest("Eve")
    statuses = [
        (await eve.post("/api/session", {"name": "lovelace", "password": f"guess {number}"})).status_code
        for number in range(8)
    ]
    assert statuses[:5] == [401] * 5
    assert 429 in statuses
    last = await eve.post("/api/session", {"name": "lovelace", "password": "guess"})
    assert int(last.headers["retry-after"]) >= 1


async def test_a_new_password_ends_all_other_sessions(house: House) -> None:
    ada, other = await house.guest("Ada"), house.browser()
    await ada.done("/api/accounts", {"name": "Lovelace", "password": "three odd words"})
    await other.done("/api/session", {"name": "lovelace", "password": "three odd words"})
    await ada.done("/api/password", {"old": "three odd words", "new": "four quite odd words"})
    assert (await ada.get("/api/me")).status_code == 200
    assert (await other.get("/api/me")).status_code == 401


async def test_who_deletes_themselves_is_gone(house: House) -> None:
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    view = await house.match_of_two(ada, ben)
    gone = await ada.ask("DELETE", "/api/me")
    assert gone.status_code == 204
    assert (await ada.get("/api/me")).status_code == 401
    seats = (await ben.get(f"/api/matches/{view['match']}")).json()["seats"]
    assert [seat["name"] for seat in seats] == ["Player", "Ben"]


async def test_a_school_where_somebody_guesses_does_not_lock_out_who_signed_in_before(house: House) -> None:
    ada = await house.guest("Ada")
    await ada.done("/api/accounts", {"name": "Lovelace", "password": "three odd words"})
    await ada.ask("DELETE", "/api/session")
    assert "forceout_session" not in ada.cookies
    for number in range(3):
        eve = await house.guest(f"Eve {number}")
        for _ in range(5):
            await eve.post("/api/session", {"name": "lovelace", "password": "guess"})
    stranger = house.browser()
    locked = await stranger.post("/api/session", {"name": "lovelace", "password": "three odd words"})
    assert locked.status_code == 429
    back = await ada.post("/api/session", {"name": "lovelace", "password": "three odd words"})
    assert back.status_code == 201


async def test_the_word_of_a_browser_is_hidden_from_scripts_and_goes_with_the_person(house: House) -> None:
    ada = await house.guest("Ada")
    made = await ada.post("/api/accounts", {"name": "Lovelace", "password": "three odd words"})
    word = next(one for one in made.headers.get_list("set-cookie") if one.startswith("forceout_browser="))
    assert "HttpOnly" in word
    assert "SameSite=strict" in word
    assert "lovelace" not in word.lower()
    await ada.ask("DELETE", "/api/me")
    assert "forceout_browser" not in ada.cookies
