"""A person's thumb on a phone: touches that the page counts itself, and the time that they take."""

import time
from typing import Any

from playwright.sync_api import Locator

from tests.browser.phone import Phone

TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True}
"""Playwright's options for a phone that is touched, not clicked."""
COUNT_TOUCHES = """
globalThis.touches = 0;
addEventListener('pointerdown', ({ isTrusted, pointerType }) => {
  if (isTrusted && pointerType === 'touch') globalThis.touches += 1;
}, true);
"""
TAP_S = 1.1
"""To find a button and touch it: slower than people who have done it a hundred times."""
CHARACTER_S = 0.25
"""A character on a phone's own keyboard."""
READING_S = 2.0
"""To take in a screen that one has never seen."""


class Thumb:
    """Touches a phone that runs `COUNT_TOUCHES`, and adds up what a person would need for it.

    The pace is added up and not slept, so what the machine needs comes on top of it as if nothing
    loaded while the person reads.
    """

    def __init__(self, phone: Phone):
        self.phone = phone
        self.begun = time.monotonic()
        self.pace_s = 0.0

    def button(self, name: str) -> Locator:
        """The button that says so; on the keypad a digit is a name too."""
        return self.phone.page.get_by_role("button", name=name, exact=True)

    def tap(self, *targets: str | Locator) -> None:
        """Touch one after the other, by what they say."""
        for target in targets:
            (self.button(target) if isinstance(target, str) else target).tap()
            self.pace_s += TAP_S

    def type(self, text: str) -> None:
        """Type into the field that was touched."""
        self.phone.page.keyboard.type(text)
        self.pace_s += CHARACTER_S * len(text)

    def read(self) -> None:
        """Take in a new screen."""
        self.pace_s += READING_S

    @property
    def machine_s(self) -> float:
        """What has really passed."""
        return time.monotonic() - self.begun

    def touches(self) -> int:
        """How many touches the page has felt since it was loaded."""
        felt: int = self.phone.page.evaluate("touches")
        return felt
