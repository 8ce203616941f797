"""Figures, what was promised of them, and how they are printed."""

from statistics import median, quantiles
from typing import NamedTuple


class Figure(NamedTuple):
    """One measured thing and its value with the unit; `goal` is what it must not go beyond."""

    what: str
    value: str
    goal: str = ""


class Goal(NamedTuple):
    """The most that a figure may be, in its unit."""

    most: float
    unit: str

    def figure(self, what: str, value: float, more: str = "") -> Figure:
        """The figure beside this goal, marked where it is missed; `more` follows the value."""
        kept = "" if value <= self.most else "  MISSED"
        return Figure(what, f"{value:,.{self.places}f} {self.unit}{more}", f"≤ {self}{kept}")

    @property
    def places(self) -> int:
        """Decimal places that are worth reading."""
        return 0 if self.most >= 20 else 1 if self.most >= 2 else 2

    def __str__(self) -> str:
        return f"{self.most:g} {self.unit}"


class Least(NamedTuple):
    """The least that a figure may be, in its unit."""

    least: float
    unit: str

    def figure(self, what: str, value: float, more: str = "") -> Figure:
        """The figure beside this goal, marked where it is missed; `more` follows the value."""
        kept = "" if value >= self.least else "  MISSED"
        return Figure(
            what, f"{value:,.1f} {self.unit}{more}", f"≥ {self.least:g} {self.unit}{kept}"
        )


def p95(values: list[float]) -> float:
    """What 95 of a hundred values do not exceed."""
    return quantiles(values, n=20, method="inclusive")[-1]


def spread(values: list[float]) -> str:
    """How the values lie, in milliseconds: median, p95, and how many there are."""
    return f"median {median(values):.0f}, p95 {p95(values):.0f} ms of {len(values)}"


def printed(figures: list[Figure]) -> str:
    """A plain table, the values flush right, the goals behind them."""
    wide = max(len(figure.what) for figure in figures)
    far = max(len(figure.value) for figure in figures)
    lines = [f"{what:<{wide}}  {value:>{far}}  {goal}" for what, value, goal in figures]
    return "\n".join(line.rstrip() for line in lines)
