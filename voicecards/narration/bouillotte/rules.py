"""The rules of this table in a few sentences: what differs from the usual is told last."""

from __future__ import annotations

from voicecards.games.bouillotte.deck import exposes_before
from voicecards.games.bouillotte.options import BouillotteOptions
from voicecards.games.bouillotte.view import BouillotteView
from voicecards.narration.bouillotte.lines import sentences
from voicecards.narration.bouillotte.session import session_ends
from voicecards.narration.phrase import Phrase


def rules(view: BouillotteView) -> Phrase:
    """Tell the rules of this table, beginning with the deal being played."""
    options = view.options
    deal = Phrase("rules-deal", {"n": max(view.deal, 1), "count": options.session_deals})
    ends = [end for end in session_ends(options) if end.key != "session-deals"]
    return sentences(
        [
            deal,
            *ends,
            *_bets(options),
            *_hands(options),
            *_fees(options),
            *_variants(options),
        ]
    )


def _bets(options: BouillotteOptions) -> list[Phrase]:
    ante, low, high = options.ante, options.min_raise, options.max_raise
    key = "rules-bets" if high else "rules-bets-open"
    told = [Phrase(key, {"ante": ante, "low": low, "high": high})]
    if options.max_raises_per_round:
        told.append(Phrase("rules-cap", {"n": options.max_raises_per_round}))
    return told


def _hands(options: BouillotteOptions) -> list[Phrase]:
    if options.brelan_favori == "off":
        told = [Phrase("rules-favori-off")]
    else:
        place = "above" if options.favori_rank == "above_simple" else "below"
        told = [Phrase(f"rules-favori-{place}")]
    if options.point_mode == "table_suit":
        turned = options.table_suit_includes_retourne
        return [*told, Phrase("rules-points-table", {"turned": turned})]
    told.append(
        Phrase("rules-points-face" if options.card_points == "face_value" else "rules-points-ten")
    )
    if options.point_tiebreak == "all_cards":
        told.append(Phrase("rules-all-cards"))
    return told


def _fees(options: BouillotteOptions) -> list[Phrase]:
    if options.brelan_bonus == "off":
        return [Phrase("rules-fee-off")]
    if options.brelan_bonus == "showdown":
        fees = {"n": options.announce_fee, "high": options.carre_fee}
        return [Phrase("rules-fee-showdown", fees)]
    told = [Phrase("rules-fee-announce", {"n": options.announce_fee})]
    if options.announce_detail == "brelan_only":
        told.append(Phrase("rules-announce-hidden"))
    return told


def _variants(options: BouillotteOptions) -> list[Phrase]:
    """What the table plays that is not usual."""
    rounds = options.betting_rounds
    played = {
        "rules-two-turned": options.retourne_count == 2,
        "rules-rounds": rounds > 1,
        "rules-exposing": rounds == 3 and exposes_before(3, options.retourne_count),
        "rules-change": options.retourne_change,
        "rules-open-card": options.open_card,
        "rules-straddle": options.straddle,
        "rules-redeal": options.all_pass == "redeal_keep_pot",
        "rules-odd-carried": options.odd_chip == "carry_over",
        "rules-counterclockwise": options.direction == "counterclockwise",
    }
    return [Phrase(key, {"n": rounds}) for key, applies in played.items() if applies]
