"""A timer on a cable: a `navigator.serial` whose adapters a test plugs in and pulls out."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tools.paths import PWA

FILES = ("devices/hex.js", "testing/devices/packets.js", "testing/devices/serial.js")
MODULE = re.compile(r"^(import .*|export \{.*|export )", re.MULTILINE)
"""What makes a script of a module when it is taken away."""


def fake_serial() -> str:
    """The unit tests' fake as a script for before the page's own; adapters outlive a reload."""
    texts = [(PWA / name).read_text("utf-8") for name in FILES]
    plain = MODULE.sub("", "\n".join(texts))
    return f"""(() => {{
      if (location.protocol === 'about:') return;
      if (sessionStorage.getItem('no-way')) {{
        for (const way of ['serial', 'usb', 'bluetooth']) delete Navigator.prototype[way];
        return;
      }}
      {plain}
      const {{ serial, desk }} = fakeSerial(sessionStorage);
      Object.defineProperty(navigator, 'serial', {{ value: serial }});
      globalThis.cable = {{ desk }};
    }})();"""


NO_WAY = "sessionStorage.setItem('no-way', 'yes')"
"""From the next page on the browser has no way to a timer, as those on iPhones."""
FORGET = "localStorage.removeItem('matside-timers'); sessionStorage.clear();"
"""No timer was ever connected here, no adapter is in."""


class Cable:
    """The hands at the table of one phone: they plug, pull, and start and stop the timer."""

    def __init__(self, phone: Phone, adapter: str = "a"):
        self.phone = phone
        self.adapter = adapter

    def desk(self, call: str, *arguments: Any) -> Any:
        """Call one of the fake's hands with the adapter first."""
        return self.phone.page.evaluate(
            f"(given) => cable.desk.{call}(...given)", [self.adapter, *arguments]
        )

    def plug(self, **info: Any) -> None:
        """Put the adapter in; the browser's chooser then takes it."""
        self.desk("plug", info)
        self.takes(self.adapter)

    def takes(self, choice: str | None) -> None:
        """What is taken in the browser's chooser: an adapter, nothing, or "denied"."""
        self.phone.page.evaluate("(choice) => cable.desk.choose(choice)", choice)

    def switch_on(self, *shown: Any) -> None:
        """A timer at the end of the cable, which shows 0 unless it is something else."""
        self.phone.page.evaluate(
            "([id, shown]) => { cable.timer = cable.desk.timer(id); cable.timer.show(...shown); }",
            [self.adapter, shown or ["I", 0]],
        )

    def timer(self, call: str, *arguments: Any) -> None:
        """Do something at the timer; a solve takes the time that it takes."""
        self.phone.page.evaluate(
            f"async (given) => {{ await cable.timer.{call}(...given); }}", list(arguments)
        )

    def connect(self) -> None:
        """From the pad through the sheet, and back to the pad."""
        self.phone.tap("tool-timer", "timer-way-serial")
        expect(self.phone.at("timer-now")).to_have_attribute("data-state", "idle")
        self.phone.tap("timer-done")
        self.shows("idle")

    def shows(self, state: str) -> None:
        """The strip above the keypad says that state."""
        expect(self.phone.at("timer")).to_have_attribute("data-state", state)
