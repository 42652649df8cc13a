"""What is said when somebody bets at a table of Bouillotte."""

from dataclasses import replace

import pytest

from tests.narration.bouillotte import VOICE, at, told, words
from voicecards.games.bouillotte.events import (
    BrelanAnnounced,
    Called,
    Checked,
    Folded,
    Payment,
    Raised,
    Straddled,
    StraddleDeclined,
)
from voicecards.games.bouillotte.hands import HandKind
from voicecards.locale import languages


def call(seat=1, **more):
    given = {"amount": 3, "missing": 0, "all_in": False, "pot": 15, "stack": 82}
    return Called(seat=seat, **(given | more))


def raised(seat=1, **more):
    given = {"n": 5, "amount": 8, "level": 9, "bet": False, "full": True, "all_in": False}
    return Raised(seat=seat, **(given | {"pot": 20, "stack": 70} | more))


def announced(seat=1, kind=HandKind.FAVORI, stacks=(96, 96, 96), fee=1):
    payers = [other for other in range(4) if other != seat]
    payments = tuple(Payment(p, fee, left) for p, left in zip(payers, stacks, strict=True))
    return BrelanAnnounced(
        seat=seat, brelan=kind, fee=fee, payments=payments, received=3 * fee, stack=102
    )


@pytest.mark.parametrize(
    ("event", "lang", "text"),
    [
        (Checked(seat=1), "en", "Alice checks."),
        (Checked(seat=1), "it", "Anna dice parola."),
        (Checked(seat=2), "ru", "Борис говорит «чек»."),
        (Checked(seat=0), "it", "Dici parola."),
        (call(), "en", "Alice calls three."),
        (call(), "it", "Anna chiama: tre."),
        (call(amount=1), "ru", "Анна уравнивает: одна."),
        (call(0, amount=21), "ru", "Ты уравниваешь: двадцать одна."),
        (call(0), "en", "You call three."),
        (raised(), "en", "Alice raises five."),
        (raised(), "it", "Anna rilancia di cinque."),
        (raised(n=1), "ru", "Анна поднимает на одну."),
        (raised(0, n=2), "ru", "Ты поднимаешь на две."),
        (raised(bet=True), "en", "Alice bets five."),
        (raised(bet=True, n=1), "it", "Anna punta uno."),
        (raised(bet=True, n=21), "ru", "Анна ставит двадцать одну."),
        (raised(0, bet=True), "it", "Punti cinque."),
        (Folded(seat=3, free=False, left=2), "en", "Carol folds."),
        (Folded(seat=0, free=True, left=2), "it", "Lasci."),
        (Folded(seat=3, free=True, left=2), "ru", "Вера сбрасывает."),
    ],
)
def test_bets(event, lang, text):
    assert told(event, lang=lang) == text


@pytest.mark.parametrize(
    ("event", "lang", "text"),
    [
        (call(all_in=True, stack=0), "en", "Alice calls, all in with three."),
        (call(all_in=True, stack=0), "it", "Anna chiama con tutto quello che ha: tre."),
        (call(0, all_in=True, stack=0), "ru", "Ты уравниваешь и идёшь ва-банк: три."),
        (raised(all_in=True, stack=0), "en", "Alice raises five and is all in."),
        (raised(all_in=True, stack=0), "ru", "Анна поднимает на пять, это ва-банк."),
        (raised(0, all_in=True, bet=True, stack=0), "it", "Punti tutto: cinque."),
        (raised(all_in=True, bet=True, stack=0), "ru", "Анна ставит пять, это ва-банк."),
    ],
)
def test_the_last_chips_are_told_as_such(event, lang, text):
    assert told(event, lang=lang) == text


def test_in_full_the_pot_and_what_is_left_are_told():
    assert told(call(), detail="full") == (
        "Alice calls three chips. The pot is fifteen, Alice has eighty-two left."
    )
    assert told(raised(0, stack=1), lang="it", detail="full") == (
        "Rilanci di cinque, e metti otto gettoni. Il piatto è di venti, ti resta un gettone."
    )
    assert told(raised(2, stack=21), lang="ru", detail="full") == (
        "Борис поднимает на пять и кладёт восемь фишек. "
        "В банке двадцать, у Бориса осталась двадцать одна."
    )
    assert told(Folded(seat=1, free=True, left=2), lang="ru", detail="full") == (
        "Анна сбрасывает, хотя чек был бесплатным. В игре два игрока."
    )


def test_in_full_a_short_call_tells_what_is_missing():
    event = call(all_in=True, missing=1, stack=0)
    assert "three chips, one short." in told(event, detail="full")
    assert "tre gettoni, ne manca uno." in told(event, lang="it", detail="full")
    assert "три фишки, не хватает одной." in told(event, lang="ru", detail="full")


def test_a_raise_too_small_to_reopen_the_betting_says_so():
    event = raised(n=2, full=False, all_in=True, stack=0)
    assert told(event).endswith("whoever has spoken may only call or fold.")
    assert told(event, lang="ru").endswith("может только уравнять или сбросить.")


@pytest.mark.parametrize(
    ("event", "lang", "text"),
    [
        (announced(), "en", "Alice announces a favori and receives three chips."),
        (announced(kind=HandKind.CARRE), "it", "Anna annuncia un carré e riceve tre gettoni."),
        (announced(kind=HandKind.FAVORI), "ru", "Анна объявляет фаворита и получает три фишки."),
        (announced(0, HandKind.SIMPLE), "ru", "Ты объявляешь простой брелан и получаешь три фишки"),
        (announced(kind=None), "it", "Anna annuncia un brelan e riceve tre gettoni."),
        (announced(fee=0), "en", "Alice announces a favori."),
        (announced(0, fee=7), "ru", "Ты объявляешь фаворита и получаешь двадцать одну фишку."),
    ],
)
def test_announcements_tell_the_kind_and_the_fee(event, lang, text):
    assert told(event, lang=lang).startswith(text)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("detail", ["terse", "normal", "full"])
def test_an_announcement_never_tells_a_rank(lang, detail):
    plain, other = at(1), at(1, ("AS KS QD", "8S 8H QC", "KC QS 9H", "AC QH 9C"), "8D")
    assert plain.value.rank is not other.value.rank
    assert told(announced(), plain, lang, detail) == told(announced(), other, lang, detail)


def test_who_pays_the_fee_with_the_last_chip_is_named():
    assert told(announced(stacks=(5, 0, 7))).endswith("No chips left: Ben.")
    assert told(announced(stacks=(0, 3, 7)), lang="ru").endswith("Фишки кончились: ты.")


@pytest.mark.parametrize(
    ("event", "lang", "text"),
    [
        (
            Straddled(seat=1, amount=4, paid=5, pot=8, stack=95),
            "en",
            "Alice straddles, paying four: the pot is eight.",
        ),
        (
            Straddled(seat=0, amount=4, paid=5, pot=8, stack=95),
            "it",
            "Raddoppi al buio con quattro: il piatto è di otto.",
        ),
        (
            Straddled(seat=1, amount=4, paid=5, pot=8, stack=95),
            "ru",
            "Анна удваивает втёмную, это четыре: в банке восемь.",
        ),
        (StraddleDeclined(seat=1), "it", "Anna non raddoppia."),
        (StraddleDeclined(seat=0), "ru", "Ты не удваиваешь."),
    ],
)
def test_straddles(event, lang, text):
    assert told(event, lang=lang) == text


EVERY_BET = [
    Checked(seat=1),
    call(),
    call(all_in=True),
    raised(),
    raised(bet=True),
    raised(all_in=True),
    raised(bet=True, all_in=True),
    Folded(seat=1, free=False, left=3),
    announced(kind=HandKind.SIMPLE),
    Straddled(seat=1, amount=4, paid=5, pot=8, stack=95),
    StraddleDeclined(seat=1),
]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("event", EVERY_BET, ids=lambda event: type(event).__name__)
def test_terse_bets_have_at_most_four_words(event, lang):
    mine = type(event)(**{**vars(event), "seat": 0})
    assert words(told(event, lang=lang, detail="terse")) <= 4
    assert words(told(mine, lang=lang, detail="terse")) <= 4


def test_bets_are_heard_from_the_place_chosen():
    """Seat numbers do not tell who sits where once the places have been drawn."""
    view = replace(at(), clockwise=(2, 0, 3, 1))
    assert [VOICE.event(Checked(seat=seat), view).seat for seat in (0, 3, 1, 2)] == [0, 1, 2, 3]
    choosing = replace(at(), clockwise=(2, 0))
    assert VOICE.event(Checked(seat=2), choosing).seat is None


@pytest.mark.parametrize(
    ("event", "cue"),
    [
        (Checked(seat=1), "knock"),
        (call(), "chip"),
        (raised(), "chip"),
        (raised(all_in=True), "chips"),
        (Folded(seat=1, free=False, left=2), "fold"),
        (announced(), "chips"),
    ],
)
def test_each_kind_of_bet_has_its_sound(event, cue):
    assert VOICE.event(event, at()).cue == cue
