"""Figures and how they are printed."""

from typing import NamedTuple


class Figure(NamedTuple):
    """One measured thing and its value with the unit."""

    what: str
    value: str


def printed(figures: list[Figure]) -> str:
    """A plain table, the values flush right."""
    wide = max(len(figure.what) for figure in figures)
    far = max(len(figure.value) for figure in figures)
    return "\n".join(f"{what:<{wide}}  {value:>{far}}" for what, value in figures)
