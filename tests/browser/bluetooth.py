"""A GAN timer beside a phone: the page has the fake `navigator.bluetooth` of the unit tests."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.phone import Phone
from tools.paths import PWA

TIMER = "GAN-Halo-1234"
STATES = {"armed": 1, "running": 3, "stopped": 4, "reset": 5, "hands": 6, "finished": 7}

INSTALL = """
  const kept = 'fake-bluetooth'; // what the browser was allowed outlives a page
  const desk = fakeBluetooth({
    allowed: JSON.parse(sessionStorage.getItem(kept) ?? '[]'),
    onAllowed: (names) => sessionStorage.setItem(kept, JSON.stringify(names)),
  });
  Object.defineProperty(navigator, 'bluetooth', { value: desk.bluetooth, configurable: true });
  desk.choose('%(name)s');
  window.gan = { desk, timer: desk.device('%(name)s', OFFERS['%(offers)s']) };
"""


def fake_bluetooth(offers: str = "timer", name: str = TIMER) -> str:
    """For before the page's own scripts: one device, which is chosen whenever it asks."""
    text = (PWA / "testing" / "devices" / "bluetooth.js").read_text("utf-8")
    script = text.replace("export ", "") + INSTALL % {"name": name, "offers": offers}
    return f"if (location.protocol === 'http:') {{ {script} }}"


def crc16(data: bytes) -> int:
    """CRC-16/CCITT-FALSE."""
    crc = 0xFFFF
    for byte in data:
        crc ^= byte << 8
        for _ in range(8):
            crc = (crc << 1 ^ 0x1021 if crc & 0x8000 else crc << 1) & 0xFFFF
    return crc


def frame(state: str, ms: int = 0) -> str:
    """A frame of the timer as hex, capital letters; with a time where the state has one."""
    body = bytes([1, STATES[state]])
    if state in ("stopped", "reset"):
        body += bytes([ms // 60_000, ms // 1000 % 60]) + (ms % 1000).to_bytes(2, "little")
    checked = body + crc16(body).to_bytes(2, "little")
    return (bytes([0xFE, len(checked)]) + checked).hex().upper()


class Gan:
    """The timer on the mat, by the hand of the test."""

    def __init__(self, phone: Phone):
        self.phone = phone

    def do(self, call: str) -> Any:
        return self.phone.page.evaluate(f"gan.{call}")

    def connect(self) -> None:
        """The judge connects it, and is back at the keypad."""
        self.phone.tap("tool-timer", "timer-way-gan")
        self.is_heard()
        self.phone.tap("timer-done")

    def is_heard(self) -> None:
        self.phone.wait_for("gan.timer.listened")

    def sends(self, *frames: str) -> None:
        """Frames as hex, each in a task of its own as notifications are."""
        for sent in frames:
            assert self.do(f"timer.send('{sent}')"), "nobody listened"

    def tells(self, *states: str) -> None:
        self.sends(*(frame(state) for state in states))

    def stops(self, ms: int) -> None:
        self.sends(frame("stopped", ms), frame("finished"))

    def power(self, on: bool) -> None:
        self.do(f"timer.power({str(on).lower()})")

    def shows(self, state: str) -> None:
        """What the judge sees of it beside the keypad."""
        expect(self.phone.at("timer")).to_have_attribute("data-state", state)
