"""Where a sound is heard: from the left through the middle to the right."""

from __future__ import annotations

import math


def gains(pan: float, volume: float = 1.0) -> tuple[float, float]:
    """Return the gains of the left and right channel, equally loud at every place.

    Args:
        pan: -1 (left) through 0 (middle) to 1 (right); values beyond become the nearest.
        volume: 0 to 1.
    """
    angle = (max(-1.0, min(1.0, pan)) + 1.0) * math.pi / 4
    return volume * math.cos(angle), volume * math.sin(angle)
