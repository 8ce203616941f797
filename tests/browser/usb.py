"""A timer on a USB adapter that the page drives: a `navigator.usb` with an FTDI chip behind it."""

import re
from typing import Any

from tests.browser.phone import Phone
from tools.paths import PWA

DEVICES = PWA / "devices"
FAKES = PWA / "testing" / "devices"
FILES = (
    DEVICES / "hex.js",
    *(
        FAKES / name
        for name in ("packets.js", "serial.js", "usb/bus.js", "usb/device.js", "usb/ftdi.js")
    ),
)
MODULE = re.compile(r"^(import .*|export \{.*|export (?=\w))", flags=re.MULTILINE)

TABLE = """
  const bus = fakeUsb();
  const device = fakeFtdi({ serialNumber: 'A50285BI' });
  const kept = (key) => sessionStorage.getItem(`fake-usb-${key}`);
  const keep = (key, value) => sessionStorage.setItem(`fake-usb-${key}`, value);
  const ask = bus.requestDevice.bind(bus);
  bus.requestDevice = async (options) => {
    const chosen = await ask(options);
    keep('allowed', 'yes');
    return chosen;
  };
  const line = { send: (_, bytes) => device.send(bytes) };
  const desk = {
    plug() { keep('plugged', 'yes'); bus.plug(device); },
    unplug() { keep('plugged', 'no'); bus.unplug(device); },
    choose(takes) { bus.choose(takes ? device : null); },
    hold(held) { device.held = held; },
    rate: () => device.rate(),
    isOpen: () => device.opened,
    timer: () => fakeTimer(line),
  };
  if (kept('allowed') === 'yes') bus.allow(device);
  if (kept('plugged') === 'yes') bus.plug(device);
"""


def fake_usb() -> str:
    """A browser without serial ports; the adapter and its permission outlive a reload."""
    plain = MODULE.sub("", "\n".join(file.read_text("utf-8") for file in FILES))
    return f"""(() => {{
      if (location.protocol === 'about:') return;
      {plain}
      {TABLE}
      delete Navigator.prototype.serial;
      Object.defineProperty(navigator, 'usb', {{ value: bus }});
      globalThis.cable = {{ desk }};
    }})();"""


class Adapter:
    """The hands at the table of one phone: they plug, pull, and start and stop the timer."""

    def __init__(self, phone: Phone):
        self.phone = phone

    def desk(self, call: str, *arguments: Any) -> Any:
        """Do something with the adapter."""
        return self.phone.page.evaluate(f"(given) => cable.desk.{call}(...given)", list(arguments))

    def plug(self) -> None:
        """Put the adapter in; the browser's chooser then takes it."""
        self.desk("plug")
        self.desk("choose", True)

    def switch_on(self) -> None:
        """A timer at the end of the cable, which shows 0."""
        self.phone.page.evaluate("() => { cable.timer = cable.desk.timer(); }")

    def timer(self, call: str, *arguments: Any) -> None:
        """Do something at the timer; a solve takes the time that it takes."""
        self.phone.page.evaluate(
            f"async (given) => {{ await cable.timer.{call}(...given); }}", list(arguments)
        )
