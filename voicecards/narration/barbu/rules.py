"""The contract of a hand as it is played at this table: what it counts, and how it is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from voicecards.cards import Card
from voicecards.games.barbu.contracts import slam_mode, tariff
from voicecards.games.barbu.duties import barred_suits
from voicecards.games.barbu.events import ContractAnnounced, Price
from voicecards.games.barbu.options import BarbuOptions
from voicecards.games.barbu.view import BarbuView
from voicecards.narration.barbu.doubling import doubles_so_far
from voicecards.narration.barbu.items import contract_name
from voicecards.narration.phrase import Arg, Phrase
from voicecards.narration.tricks import event_line
from voicecards.narration.voice import also_you
from voicecards.utterance import Category

SLAM_OF = {"no_hearts": "suit", "no_queens": "queens", "no_jacks": "jacks"}
"""What must be taken whole for a slam; all tricks in the other contracts."""

ENDS_EARLY = frozenset({"no_hearts", "no_queens", "no_jacks", "barbu"})
"""The contracts that `stop_when_decided` can cut short."""


def announced(event: ContractAnnounced, view: BarbuView) -> Phrase:
    """Tell the contract, who chose it, and what it counts."""
    key = {
        "fixed": "barbu-announced",
        "last": "barbu-announced-last",
        "chosen": also_you("barbu-announced-chosen", event.seat, view.seat),
    }[event.how]
    return event_line(
        key,
        Category.SCORE,
        event.seat if event.how == "chosen" else None,
        None,
        seat=event.seat,
        contract=contract_name(event.contract, view.options),
        prices=stakes(event.contract, view.options),
    )


# --- what counts ---------------------------------------------------------------------------


def stakes(contract: str, options: BarbuOptions) -> Phrase:
    """What a contract costs or brings at this table, in one sentence."""
    if contract == "domino":
        return Phrase("barbu-awards", {"awards": _awards(options.awards)})
    prices = _prices(contract, options)
    if contract == "trumps":
        return Phrase("barbu-gain-trick", {"points": prices[0].points})
    if len(prices) == 1:
        return _price("barbu-cost", prices[0], options)
    return Phrase(
        "barbu-costs", {"prices": tuple(_price("barbu-price", p, options) for p in prices)}
    )


def _prices(contract: str, options: BarbuOptions) -> list[Price]:
    """The prices of a contract, each thing once.

    A card with a price of its own has no other; counted twice, it costs that twice (section 9.31),
    and is then told as a `whole_card`.
    """
    counted = tariff(contract, options)
    own = {price.card for price in counted.prices if price.kind == "card"}
    found: dict[tuple[str, Card | None], Price] = {}
    for price in counted.prices:
        if price.kind == "card" and price.card is not None:
            whole = counted.points[price.card.index]
            if whole != price.points:
                price = replace(price, kind="whole_card", points=whole)
        if price.kind in ("card", "whole_card") or price.card not in own:
            thing = price.kind, price.card
            before = found[thing].points if thing in found else 0
            found[thing] = replace(price, points=before + price.points)
    return list(found.values())


def _price(key: str, price: Price, options: BarbuOptions) -> Phrase:
    args: dict[str, Arg] = {"points": abs(price.points)}
    if price.card is not None:
        args["card"] = price.card
    if price.kind == "suit_card":
        args["suit"] = options.penalty_suit
    kind = "card" if price.kind == "suit_ace" else price.kind
    return Phrase(f"{key}-{kind.replace('_', '-')}", args)


def _awards(points: Sequence[int]) -> tuple[Phrase, ...]:
    """The places of a domino; those at the end that are all worth the same are told together."""
    alike = len(points) - 1
    while alike and points[alike - 1] == points[-1]:
        alike -= 1
    if alike == len(points) - 1:
        alike = len(points)
    told = [Phrase("barbu-award", {"n": n, "points": p}) for n, p in enumerate(points[:alike], 1)]
    if alike < len(points):
        told.append(Phrase("barbu-award-others", {"points": points[-1]}))
    return tuple(told)


# --- the rules of the hand -----------------------------------------------------------------


def rules(view: BarbuView) -> Phrase:
    """The rules of the present hand with this table's values, slam and doubles."""
    if view.turn is None:
        return Phrase("turn-over")
    contract, options = view.contract, view.options
    if contract is None:
        left = tuple(
            Phrase("barbu-contract", {"contract": contract_name(name, options)})
            for name in view.contracts_left[view.dealer]
        )
        key = also_you("barbu-rules-unchosen", view.declarer, view.seat)
        return Phrase(key, {"seat": view.declarer, "contracts": left})
    name = contract_name(contract, options)
    line = Phrase("barbu-rules", {"contract": name, "prices": stakes(contract, options)})
    how = _domino(view) if contract == "domino" else _tricks(view, contract)
    declarer = also_you("barbu-rules-declarer", view.declarer, view.seat)
    return line.followed_by(*how, Phrase(declarer, {"seat": view.declarer}), *doubles_so_far(view))


def reminder(view: BarbuView) -> Phrase | None:
    """The contract, what was declared with it and the doubles; None while there is no contract."""
    if view.turn is None or view.contract is None:
        return None
    declared = {"trumps": _trump, "domino": _start}.get(view.contract)
    doubled = doubles_so_far(view) if view.doubles else []
    return replace(rules(view), then=()).followed_by(declared and declared(view), *doubled)


def _tricks(view: BarbuView, contract: str) -> list[Phrase | None]:
    options = view.options
    barred = barred_suits(contract, options)
    early = options.stop_when_decided and contract in ENDS_EARLY
    adds_up = contract == "salade" and len(options.salade_components) > 1
    return [
        Phrase("barbu-rules-adds-up") if adds_up else None,
        _slam(contract, options),
        _trump(view) if contract == "trumps" else None,
        Phrase(f"barbu-lead-{options.suit_lead.replace('_', '-')}", {"suits": suits(barred)})
        if barred
        else None,
        Phrase("barbu-rules-early") if early else None,
        Phrase("barbu-follow-trumps" if contract == "trumps" else "barbu-follow"),
    ]


def suits(barred: frozenset[int]) -> tuple[Phrase, ...]:
    """Suits that may not be led, as items of a list."""
    return tuple(Phrase("barbu-barred-suit", {"suit": suit}) for suit in sorted(barred))


def _slam(contract: str, options: BarbuOptions) -> Phrase | None:
    mode = slam_mode(contract, options)
    if mode is None:
        return None
    everything = sum_of_penalties(contract, options)
    points = everything if mode == "mirror" else options.slam_flat_points
    return Phrase(
        "barbu-rules-slam",
        {"what": slam_of(contract), "suit": options.penalty_suit, "points": points},
    )


def slam_of(contract: str) -> str:
    """What a slam needs, as messages tell it apart: `tricks`, `suit`, `queens` or `jacks`."""
    return SLAM_OF.get(contract, "tricks")


def sum_of_penalties(contract: str, options: BarbuOptions) -> int:
    """Return what a whole trick contract costs at this table, as a positive number."""
    prices = tariff(contract, options)
    cards = sum(prices.points[card.index] for card in options.cards_in_play)
    return -(cards + prices.trick * options.hand_size + prices.last + prices.second_last)


def _trump(view: BarbuView) -> Phrase:
    if view.trump is None:
        key = also_you("barbu-rules-trump-open", view.declarer, view.seat)
        return Phrase(key, {"seat": view.declarer})
    return Phrase("barbu-rules-trump", {"suit": view.trump})


def _domino(view: BarbuView) -> list[Phrase | None]:
    options = view.options
    side = view.ace_side or options.domino_ace
    second = "no"
    if options.domino_ace_second_turn:
        second = "optional" if options.domino_second_turn_optional else "yes"
    return [
        _start(view),
        Phrase("barbu-rules-ace", {"side": side}),
        Phrase("barbu-rules-second", {"second": second}) if second != "no" else None,
        Phrase("barbu-follow-domino"),
    ]


def _start(view: BarbuView) -> Phrase:
    if view.start_rank is None:
        key = also_you("barbu-rules-start-open", view.declarer, view.seat)
        return Phrase(key, {"seat": view.declarer})
    return Phrase("barbu-rules-start", {"rank": view.start_rank})


def summary_line(view: BarbuView) -> Phrase:
    """The contract and what it counts, without how it is played: for the window."""
    line = rules(view)
    return (
        replace(line, then=line.then[:2]) if view.contract == "trumps" else replace(line, then=())
    )
