"""What is listed of a screen or a sheet."""

from collections.abc import Callable
from typing import NamedTuple

from tests.browser.phone import Phone

Doing = Callable[[Phone], None]


class Screen(NamedTuple):
    """`path` may name `{c}`, the competition's path, and secrets; `do` ends when all is there.

    `sheet` is the file of `pwa/` that draws what lies over the screen.
    """

    name: str
    role: str | None
    path: str
    do: Doing
    sheet: str | None = None
