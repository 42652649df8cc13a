"""What a changed option means for a whole hand, so that a value is more than a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from voicecards.games.barbu.audit import points_in_play as barbu_points
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.bouillabaisse.options import BouillabaisseOptions
from voicecards.games.bouillabaisse.scoring import Stakes
from voicecards.games.bouillabaisse.targets import Targets
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.options import GameOptions
from voicecards.narration.barbu.items import contract_name
from voicecards.narration.phrase import Arg, Phrase
from voicecards.utterance import Category

MOST: Final = 3
"""More effects than these of one change are not told."""

Figures = Mapping[str, int]


def effects(game: str, before: GameOptions, after: GameOptions) -> list[Phrase]:
    """Tell what a hand costs, or what is at stake, where a change of options made it different.

    Args:
        game: its name.
        before: the options as they were.
        after: the options now.

    Returns:
        A sentence each, those that tell most first; none for changes that move no sum.
    """
    if before.players != after.players:
        return []  # another table altogether
    figures, tell = _GAMES[game]
    old, new = figures(before), figures(after)
    changed = [name for name, figure in new.items() if old.get(name) not in (None, figure)]
    return [tell(name, new[name], after) for name in changed[:MOST]]


def _barbu_figures(options: GameOptions) -> Figures:
    assert isinstance(options, BarbuOptions)
    # The salad is made of the others: it comes first, so that it is never left out.
    led = sorted(options.contracts, key=lambda name: name != "salade")
    return {name: barbu_points(name, options, slam=False) for name in led}


def _barbu_effect(name: str, points: int, options: GameOptions) -> Phrase:
    assert isinstance(options, BarbuOptions)
    sign = "minus" if points < 0 else "plus" if points else "even"
    args: dict[str, Arg] = {
        "contract": contract_name(name, options),
        "n": abs(points),
        "sign": sign,
    }
    return Phrase("effect-barbu", args, Category.MENU)


def _bouillabaisse_figures(options: GameOptions) -> Figures:
    """The points of each round but the last, which counts the fifth's the other way."""
    assert isinstance(options, BouillabaisseOptions)
    targets = Targets(options.target_suit, options.target_rank, options.target_card)
    cards = options.cards_in_play
    tricks = len(cards) // options.players
    found = {}
    for number in range(1, 6):
        stakes = Stakes.of_round(number, targets, options)
        found[str(number)] = stakes.points_trick * tricks + sum(map(stakes.worth, cards))
    return found


def _bouillabaisse_effect(name: str, points: int, options: GameOptions) -> Phrase:
    return Phrase("effect-bouillabaisse", {"round": int(name), "n": points}, Category.MENU)


def _bouillotte_figures(options: GameOptions) -> Figures:
    assert isinstance(options, BouillotteOptions)
    others = options.players - 1
    found = {
        "pot": options.players * options.ante,
        "chips": options.players * options.starting_chips,
        "antes": options.session_deals * options.ante,
    }
    if options.brelan_bonus != "off":
        found["brelan"] = others * options.announce_fee
    if options.brelan_bonus == "showdown":
        found["carre"] = others * options.carre_fee
    return found


def _bouillotte_effect(name: str, chips: int, options: GameOptions) -> Phrase:
    return Phrase(f"effect-bouillotte-{name}", {"n": chips}, Category.MENU)


_GAMES: Final[
    Mapping[str, tuple[Callable[[GameOptions], Figures], Callable[[str, int, GameOptions], Phrase]]]
] = {
    "barbu": (_barbu_figures, _barbu_effect),
    "bouillabaisse": (_bouillabaisse_figures, _bouillabaisse_effect),
    "bouillotte": (_bouillotte_figures, _bouillotte_effect),
}
