import pytest

from voicecards.locale import load


@pytest.mark.parametrize(
    ("lang", "n", "form", "words"),
    [
        ("it", 1, "", "uno"),
        ("it", 1, "m", "un"),
        ("it", 1, "f", "una"),
        ("it", 21, "m", "ventun"),
        ("it", 21, "f", "ventuno"),
        ("it", 23, "", "ventitré"),
        ("it", 101, "m", "centouno"),
        ("it", 121, "m", "centoventun"),
        ("it", -31, "m", "meno trentun"),
        ("it", 1001, "m", "milleuno"),
        ("en", 101, "", "one hundred and one"),
        ("en", 1130, "", "one thousand one hundred and thirty"),
        ("en", -130, "", "minus one hundred and thirty"),
        ("ru", 1, "m", "один"),
        ("ru", 1, "f", "одна"),
        ("ru", 1, "n", "одно"),
        ("ru", 2, "f", "две"),
        ("ru", 21, "f-acc", "двадцать одну"),
        ("ru", 3, "f-gen", "трёх"),
        ("ru", 4, "n-gen", "четырёх"),
        ("ru", 12, "f-gen", "двенадцати"),
        ("ru", 1100, "n", "тысяча сто"),
        ("ru", -1000, "n", "минус тысяча"),
        ("ru", -130, "n", "минус сто тридцать"),
    ],
)
def test_numbers_in_the_right_gender_and_case(lang, n, form, words):
    assert load(lang).number(n, form) == words


@pytest.mark.parametrize(
    ("lang", "n", "form", "words"),
    [
        ("it", 1, "f", "prima"),
        ("it", 8, "f", "ottava"),
        ("it", 3, "m", "terzo"),
        ("en", 21, "", "twenty-first"),
        ("ru", 4, "", "четвёртый"),
        ("ru", 4, "m-gen", "четвёртого"),
        ("ru", 3, "f", "третья"),
        ("ru", 2, "n", "второе"),
    ],
)
def test_places(lang, n, form, words):
    assert load(lang).ordinal(n, form) == words


@pytest.mark.parametrize("lang", ["it", "en", "ru"])
def test_every_declared_form_writes_numbers(lang):
    locale = load(lang)
    for kind, write in (("numbers", locale.number), ("ordinals", locale.ordinal)):
        for form in locale._numbers._rulesets[kind]:
            assert write(21, form)


def test_an_undeclared_form_is_an_error():
    with pytest.raises(LookupError):
        load("en").number(3, "f")
