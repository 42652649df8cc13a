"""Somebody who only hears a session of Bouillotte in English, and keeps the accounts by ear."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from voicecards.locale import load

LOCALE = load("en")
NUMBERS = {LOCALE.number(n): n for n in range(400)}
SEATS = {LOCALE.player_name(seat).capitalize(): seat for seat in range(5)}
NAMES = "|".join(SEATS)
NUMBER = r"((?:[a-z-]+ hundred(?: and [a-z-]+)?)|[a-z-]+)"
CHANGED = re.compile(r"changes: (.+?) instead of the (.+?)\.")
DID = re.compile(
    rf"({NAMES}) (bets?|raises?|calls?|checks?|folds?|announces?|straddles?|(?:is|are) all in with)"
    rf"(?:,? (?:all in with |paying |a .*?receives? )?{NUMBER})?"
)


@dataclass
class Listener:
    """What has been understood so far, by seat where it is about players."""

    ante: int = 0
    stacks: dict[int, int] = field(default_factory=dict)
    paid: dict[int, int] = field(default_factory=dict)
    level: int = 0
    pot: int = 0
    told_pot: int = 0
    told_price: int = 0
    hand: str = ""
    turned: str = ""
    folded: set[int] = field(default_factory=set)
    announced: set[int] = field(default_factory=set)
    carried: int = 0

    @property
    def price(self) -> int:
        """What a call costs the listener, by the accounts."""
        return min(self.level - self.paid[0], self.stacks[0])

    def hear(self, line: str) -> None:
        """Understand one line."""
        if found := re.match(r"Bouillotte: (\w+) players, ([\w -]+) chips each, ante (\w+)", line):
            players, chips, self.ante = (NUMBERS[word] for word in found.groups())
            self.stacks = dict.fromkeys(range(players), chips)
        elif line.startswith("Deal "):
            self.paid, self.level, self.folded, self.announced = {}, self.ante, set(), set()
            self.turned = ""
            already = re.search(r"In the pot already: ([\w-]+)", line)
            self.carried = self.pot = NUMBERS[already[1]] if already else 0
        elif found := re.match(rf"The antes are in: the pot is {NUMBER}", line):
            for seat, stack in self.stacks.items():
                self._pay(seat, min(self.ante, stack))
            assert self.pot == NUMBERS[found[1]]
        elif line.startswith("Your hand. "):
            self.hand = line.removeprefix("Your hand. ")
        elif line.startswith(("Turned card", "Second turned card")):
            self.turned += line.split(": ")[1]
        elif found := CHANGED.search(line):
            self.turned = self.turned.replace(found[2], found[1])
        elif line.startswith("Your turn: "):
            self._my_turn(line)
        elif line.startswith("Chips now. "):
            for name, stack in re.findall(rf"({NAMES}): {NUMBER}", line):
                self.stacks[SEATS[name]] = NUMBERS[stack]
        elif found := DID.match(line):
            self._did(SEATS[found[1]], found[2], NUMBERS.get(found[3] or "", 0), line)

    def _my_turn(self, line: str) -> None:
        price = re.search(rf"turn: {NUMBER} to call|all you have, {NUMBER}\.", line)
        self.told_price = NUMBERS[price[1] or price[2]] if price else 0
        pot = re.search(rf"pot is {NUMBER}\.", line)
        assert pot
        self.told_pot = NUMBERS[pot[1]]

    def _did(self, seat: int, what: str, n: int, line: str) -> None:
        if what.startswith(("bet", "raise")):
            self._pay(seat, self.level - self.paid[seat] + n)
            self.level += n
        elif what.startswith(("call", "straddle")):
            self._pay(seat, n)
            self.level = max(self.level, self.paid[seat])
        elif what.startswith("fold"):
            self.folded.add(seat)
        elif what.startswith("announce"):
            self.announced.add(seat)
            fee = re.search(r"receives? ([\w-]+) chip", line)
            self.stacks[seat] += NUMBERS[fee[1]] if fee else 0
            for other in self.paid:
                self.stacks[other] -= min(1, self.stacks[other]) if other != seat else 0

    def _pay(self, seat: int, chips: int) -> None:
        if chips:
            self.paid[seat] = self.paid.get(seat, 0) + chips
            self.stacks[seat] -= chips
            self.pot += chips
