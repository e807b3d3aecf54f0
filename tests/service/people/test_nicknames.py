"""Tests of the policy for nicknames."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from forceout.service.people.nickname_words import ADJECTIVES, ANIMALS
from forceout.service.people.nicknames import (
    LIST,
    BadNickname,
    friendly_nickname,
    is_alike,
    numbered_nicknames,
    verify_nickname,
)
from forceout.service.tables.table_settings import SEATS
from forceout.service.tables.views import bot_name


@pytest.mark.parametrize(
    "nickname",
    [
        *(
            "Zoë",
            "Jürgen",
            "O'Brien",
            "Mary-Jane",
            "李雷",
            "Мария",
            "محمد",
            "नमस्ते",
            "ไทยแลนด์",
            "R2D2",
            "Otter 7",
            "Pi",
            "Irrational Pi",
        ),
        *("Essex", "Scunthorpe", "Peacock", "Grape", "Class of 26", "Niger", "Bash It", "Matsushita", "Bo"),
    ],
)
def test_ordinary_nicknames_of_any_script_are_fine(nickname: str) -> None:
    assert verify_nickname(nickname) == nickname


def test_spaces_and_apostrophes_are_tidied() -> None:
    assert verify_nickname("  Mary   Ann ") == "Mary Ann"
    assert verify_nickname("O\u2019Brien") == "O'Brien"
    assert verify_nickname("Zoe\u0308") == "Zo\u00eb"


@pytest.mark.parametrize(
    ("nickname", "words"),
    [
        ("", "2 to 20"),
        ("x", "2 to 20"),
        ("x" * 21, "2 to 20"),
        ("x" * 5000, "too long"),
        ("Ann\u200bie", "nobody can see"),
        ("Ann\u202eie", "nobody can see"),
        ("\u3164\u3164", "nobody can see"),
        ("Ann\tie", "nobody can see"),
        ("Ann\x00ie", "nobody can see"),
        ("\ud800\ud800", "nobody can see"),
        ("Ann😀", "not allowed"),
        ("Ann_ie", "not allowed"),
        ("<b>Ann", "not allowed"),
        ("Ann\u00a0ie", "not allowed"),
        ("1234", "at least one letter"),
        ("-Ann", "Begin with"),
        ("Ann--ie", "no two"),
        ("A\u0316\u0317\u0318nn", "accents"),
        ("Ann 5551234567", "phone number"),
        ("5 5 5-1 2 3 Ann", "phone number"),
        ("Ann٠١٢٣٤", "phone number"),
        ("ann@home", "addresses"),
        ("ann.example.org", "addresses"),
        ("ann on discord", "somewhere else"),
        ("ann dot com", "somewhere else"),
        ("my gmail", "somewhere else"),
    ],
)
def test_what_cannot_be_a_nickname_is_refused_with_the_reason(nickname: str, words: str) -> None:
    with pytest.raises(BadNickname, match=words):
        verify_nickname(nickname)


@pytest.mark.parametrize(
    "nickname",
    ["P1", "p2", "P 3", "P-1", "Pl", "PI", "Р1", "Ｐ１", "P1 fan", "Team P2", "ℙ3", "P\u0661", "P1's pal", "Not-P2"],
)
def test_nobody_is_called_like_a_seat(nickname: str) -> None:
    with pytest.raises(BadNickname, match="seats"):
        verify_nickname(nickname)


@pytest.mark.parametrize(
    "nickname",
    [
        "judge",
        "Judge Judy",
        "JUDGE",
        "judgе",
        "Júdge",
        "D1rector",
        "The Director",
        "admin",
        "Clock",
        "jud ge",
        "Refereee",
        "Forceout",
        *("Coach", "teacher", "The Host", "Umpire", "mod", "Admins", "Coach Smith", "HeadCoach", "judge2", "c o a c h"),
        # Cyrillic, Greek, Cherokee, full-width, mathematical, small capitals, turned, struck through, two for one.
        *("Соасһ", "ϲοаⅽһ", "Ꭻudge", "Ｔｅａｃｈｅｒ", "𝕙𝕠𝕤𝕥", "ᴊᴜᴅɢᴇ", "Coɐch", "adrnin", "Ȼoach", "Ho\u0337st"),
    ],
)
def test_nobody_is_called_like_an_official(nickname: str) -> None:
    with pytest.raises(BadNickname, match="official"):
        verify_nickname(nickname)


@pytest.mark.parametrize(
    "nickname",
    ["Вoole", "V3nn", "N0ether 2", "VennBot", "Club bot", "bot", "Bot 7", "Ve nn", "Emmy N0ether", "B00le Jr"],
)
def test_nobody_is_called_like_a_bot(nickname: str) -> None:
    with pytest.raises(BadNickname, match="our bots"):
        verify_nickname(nickname)


def test_every_name_that_a_bot_has_is_kept_for_it() -> None:
    for seat in SEATS:
        with pytest.raises(BadNickname, match="our bots"):
            verify_nickname(bot_name(seat, "club"))


@pytest.mark.parametrize("nickname", ["Аnna", "Bοb", "Mаx 7", "Team Рaul", "Оtter"])
def test_letters_that_look_alike_are_not_mixed_in_a_word(nickname: str) -> None:
    with pytest.raises(BadNickname, match="two alphabets"):
        verify_nickname(nickname)


@pytest.mark.parametrize(
    "nickname",
    [
        *("Анна", "Νίκος", "Мария Smith", "Tシャツ", "Kim 철수", "πrate", "Σtudent", "Ольга", "Владимир", "Գայանե"),
        *("Ghost", "Venn Diagram", "Robot Fan", "Botticelli", "Modern Otter", "Badminton", "Hostess Li", "Cosmic Reef"),
    ],
)
def test_names_of_one_alphabet_and_harmless_words_are_fine(nickname: str) -> None:
    assert verify_nickname(nickname) == nickname


def test_fancy_letters_are_written_plainly() -> None:
    assert verify_nickname("Ａｎｎｉｅ") == "Annie"
    assert verify_nickname("𝓞𝓽𝓽𝓮𝓻") == "Otter"
    with pytest.raises(BadNickname, match="nobody can see"):
        verify_nickname("Ann\ufe0fie")


@pytest.mark.parametrize("nickname", ["Player", "player 7", "Player 17"])
def test_nobody_is_called_like_a_deleted_player(nickname: str) -> None:
    with pytest.raises(BadNickname, match="a player here"):
        verify_nickname(nickname)


@pytest.mark.parametrize(
    "nickname",
    ["Shit", "sh1t", "Big Dick", "f u c k", "fuuuck", "Fück", "fu-ck", "b1tch", "xXfuckXx", "5lut", "a55", "Sехy"],
)
def test_words_that_hurt_are_refused_however_they_are_dressed_up(nickname: str) -> None:
    with pytest.raises(BadNickname, match="kinder"):
        verify_nickname(nickname)


def test_our_own_nicknames_all_pass_every_policy_that_gives_them() -> None:
    assert len(LIST) == len(set(ADJECTIVES)) * len(set(ANIMALS)) >= 3000
    for nickname in LIST:
        assert verify_nickname(nickname) == nickname
        assert verify_nickname(nickname, "list") == nickname
    assert friendly_nickname() in LIST


def test_a_list_policy_takes_nothing_else_and_offers_one() -> None:
    assert verify_nickname("quiet OTTER", "list") == "Quiet Otter"
    with pytest.raises(BadNickname, match="How about"):
        verify_nickname("Otter Quiet", "list")


def test_a_numbered_policy_takes_only_numbers() -> None:
    for nickname in numbered_nicknames():
        assert verify_nickname(nickname, "numbered") == nickname
    for nickname in ("Otter", "Player 0", "Player 99999", "Player"):
        with pytest.raises(BadNickname, match="have numbers"):
            verify_nickname(nickname, "numbered")


@given(st.text(max_size=40))
def test_any_text_is_a_nickname_or_refused(text: str) -> None:
    try:
        nickname = verify_nickname(text)
    except BadNickname:
        return
    assert 2 <= len(nickname) <= 20
    assert verify_nickname(nickname) == nickname


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Theo", "The0"), ("Theo", "THEO"), ("Théo", "Theo"), ("Lily", "L1ly"), ("Lily", "IiIy"), ("Sam", "5am")),
        *(("Armin", "Arrnin"), ("Anna", "Аnna"), ("Mary Ann", "maryann"), ("O'Brien", "OBr1en"), ("Otter 7", "Otter7")),
    ],
)
def test_names_that_are_taken_for_each_other_are_alike(one: str, other: str) -> None:
    assert is_alike(one, other)
    assert is_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Theo", "Thea"), ("Otter 6", "Otter 9"), ("Player 16", "Player 19"), ("Ann", "Anna"), ("Suse", "Zuse")],
)
def test_names_that_anybody_can_tell_apart_are_not_alike(one: str, other: str) -> None:
    assert not is_alike(one, other)


@given(st.text(max_size=30))
def test_every_name_is_like_itself(name: str) -> None:
    assert is_alike(name, name)
