"""Tests of the limits for browsers and addresses."""

import pytest

from forceout.service.people.rate_limits import Activity, Buckets, Limit, RateLimits, TooFast, limits_of
from forceout.service.settings import Settings


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    buckets = Buckets(Limit(rate=2, burst=3))
    assert [buckets.take(b"a", 0) for _ in range(4)] == [0, 0, 0, 500]
    assert buckets.take(b"a", 499) > 0
    assert buckets.take(b"a", 500) == 0
    assert buckets.take(b"b", 500) == 0
    assert [buckets.take(b"a", 1_000_000) for _ in range(4)] == [0, 0, 0, 500]


def test_asking_in_vain_costs_nothing_and_time_that_runs_back_gives_nothing() -> None:
    buckets = Buckets(Limit(rate=1, burst=1))
    assert buckets.take(b"a", 5000) == 0
    assert [buckets.take(b"a", 5000) for _ in range(10)] == [1000] * 10
    assert buckets.take(b"a", 1000) == 1000


def test_what_is_given_back_can_be_taken_again() -> None:
    buckets = Buckets(Limit(rate=1, burst=1))
    assert buckets.take(b"a", 0) == 0
    buckets.give_back(b"a", 0)
    assert buckets.take(b"a", 0) == 0
    buckets.give_back(b"a", 0, 5)
    assert [buckets.take(b"a", 0), buckets.take(b"a", 0)] == [0, 1000]


def test_the_number_of_keys_is_bounded() -> None:
    buckets = Buckets(Limit(rate=1, burst=1), most_keys=10)
    for number in range(1000):
        buckets.take(str(number).encode(), 0)
    assert len(buckets) == 10
    assert buckets.take(b"999", 0) > 0


def test_one_busy_browser_does_not_lock_out_its_school(settings: Settings) -> None:
    limits = RateLimits(settings)
    for _ in range(settings.session_burst):
        limits.verify(Activity.REQUEST, session="busy", address="192.0.2.1", now=0)
    with pytest.raises(TooFast) as caught:
        limits.verify(Activity.REQUEST, session="busy", address="192.0.2.1", now=0)
    assert caught.value.retry_after == 1
    assert caught.value.status == 429
    for number in range(500):
        limits.verify(Activity.REQUEST, session=f"other {number}", address="192.0.2.1", now=0)


def test_an_address_has_a_limit_too(settings: Settings) -> None:
    limits = RateLimits(settings)
    for number in range(settings.address_burst):
        limits.verify(Activity.REQUEST, session=str(number), address="192.0.2.1", now=0)
    with pytest.raises(TooFast):
        limits.verify(Activity.REQUEST, session="new", address="192.0.2.1", now=0)
    limits.verify(Activity.REQUEST, session="another", address="192.0.2.2", now=0)


def test_each_activity_has_its_own_limit(settings: Settings) -> None:
    limits = RateLimits(settings)
    for _ in range(10):
        limits.verify(Activity.JOIN, session="one", address=None, now=0)
    with pytest.raises(TooFast):
        limits.verify(Activity.JOIN, session="one", address=None, now=0)
    limits.verify(Activity.REQUEST, session="one", address=None, now=0)


def test_an_address_may_always_do_more_than_a_browser(settings: Settings) -> None:
    for activity, (session, address) in limits_of(settings).items():
        assert activity is Activity.JUDGE or address.rate >= 10 * session.rate
    assert set(limits_of(settings)) == set(Activity)


def test_addresses_are_only_kept_as_hashes_with_a_key_that_dies(settings: Settings) -> None:
    one, other = RateLimits(settings), RateLimits(settings)
    assert one.hash_of_address("192.0.2.1") == one.hash_of_address("192.0.2.1")
    assert one.hash_of_address("192.0.2.1") != other.hash_of_address("192.0.2.1")


def test_a_network_of_the_sixth_version_is_one_address(settings: Settings) -> None:
    limits = RateLimits(settings, b"key")
    assert limits.hash_of_address("2001:db8::1") == limits.hash_of_address("2001:db8::ffff:1%eth0")
    assert limits.hash_of_address("2001:db8::1") != limits.hash_of_address("2001:db8:0:1::1")
    assert limits.hash_of_address("::ffff:192.0.2.1") == limits.hash_of_address("192.0.2.1")
    assert limits.hash_of_address("unix:") != limits.hash_of_address("192.0.2.1")


def test_the_words_say_how_long_to_wait() -> None:
    assert "a second" in TooFast(1).message
    assert "12 seconds" in TooFast(12).message
