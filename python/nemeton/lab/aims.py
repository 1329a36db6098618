"""What a tuning aims at: a measure of the laboratory, and where it should be."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

SKILL = "skill"
"""What the better player wins beyond an equal part, of all that there is to win beyond it: 0 where skill is worth nothing, 1 where it decides."""

WATCHED = {
    "minutes": "actions",
    "decisions": "actions",
    "forced": "actions",
    "branching": "actions",
    "lead_changes": "estimates",
    "drama": "estimates",
    "decided": "estimates",
    "comeback": "estimates",
    "luck": "estimates",
    "consistency": "estimates",
    "calibration": "estimates",
    "endings": "effects",
    "usage": "effects",
    "usage_gain": "effects",
    "interaction": "interaction",
}
"""What a study has to watch for a measure; for the others it needs nothing."""

BY_NAME = ("endings", "usage", "usage_gain")
"""Have a number of each thing that happens."""


@dataclass(frozen=True)
class Estimate:
    """With the interval in which the truth lies with a probability of 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Aim:
    measure: str
    of: str | None
    """A seat, or what happens; None: of the whole."""
    line_up: int
    """Whose games are measured: the number of the players in the setting."""
    at_least: float | None
    at_most: float | None
    label: str

    @property
    def wanted(self) -> str:
        if self.at_least is None:
            return f"at most {self.at_most:g}"
        return f"at least {self.at_least:g}" if self.at_most is None else f"{self.at_least:g} to {self.at_most:g}"

    @property
    def watched(self) -> str | None:
        return WATCHED.get(self.measure)

    def distance(self, value: float) -> float:
        """How far it is from what was wanted; 0 where it is met."""
        below = 0 if self.at_least is None else self.at_least - value
        above = 0 if self.at_most is None else value - self.at_most
        return max(below, above, 0)

    def measured(self, settings: Sequence[Mapping[str, Any]]) -> Estimate | None:
        """What a study of the setting found, whose settings are the line-ups; None where it is not known, as the gain of what nobody has done."""
        setting = settings[self.line_up]
        if self.measure == SKILL:
            return _skill(setting)
        found = [each for each in setting["results"] if each["measure"] == self.measure and self.of in (None, each["of"])]
        if not found and self.measure in ("endings", "usage"):
            return _never(setting["games"])
        return _estimate(found[0]) if len(found) == 1 else None


def _estimate(result: Mapping[str, Any]) -> Estimate | None:
    value, low, high = result["value"], result["low"], result["high"]
    if value is None:
        return None
    # A number of one game has no interval.
    return Estimate(value, value if low is None else low, value if high is None else high)


def _never(times: int) -> Estimate:
    """What has not happened once in so many times, with the interval of Wilson, as the laboratory gives it for parts."""
    square = 1.959964**2
    return Estimate(0, 0, square / (times + square))


def _skill(setting: Mapping[str, Any]) -> Estimate | None:
    results = setting["results"]
    share = next((_estimate(each) for each in results if each["measure"] == "first_share"), None)
    if share is None:
        return None
    equal = 1 / sides(setting)
    return Estimate(*((each - equal) / (1 - equal) for each in (share.value, share.low, share.high)))


def sides(setting: Mapping[str, Any]) -> int:
    """How many sides play: as many as seats, or fewer where some are partners."""
    results = setting["results"]
    advantage = next(each for each in results if each["measure"] == "advantage")
    share = next(each["value"] for each in results if each["measure"] == "seat_share" and each["of"] == advantage["of"])
    equal: float = share - advantage["value"]
    return round(1 / equal)
