"""The server of all examples: each begins from the same rows, on a server just started."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass

from cryptography.hazmat.primitives.asymmetric import ec
from flask import Flask

from server.desk import devices
from server.desk.epoch import new_epoch
from server.sync import boards
from tests.support import backup
from tests.support.phone import Disk, Line, Phone, Seat
from tests.support.phone.pen import public_key
from tests.support.venue import ID, PEOPLE, add_competition

ROUND = "333-r1"
STREAMS = (ROUND, "desk", "review")
# Role, and whether the phone signs what it makes.
CAST = (
    ("judge", True),
    ("judge", False),
    ("scoretaker", True),
    ("head-judge", False),
    ("delegate", True),
    ("delegate", False),
    ("organizer", False),
)
OPENING = {
    "edition": "wca-2026",
    "event": "333",
    "format": "a",
    "cutoff": None,
    "limit_cs": 60000,
    "cumulative": [],
    "advancement": None,
    "people": list(PEOPLE),
}


@dataclass(frozen=True)
class Scene:
    """Where an example begins: the rows of the server, the disks of the phones."""

    rows: backup.Rows
    disks: list[Disk]


class Stage:
    """One application with one competition, put back to a scene for each example."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        with app.app_context():
            add_competition()
        phones = [Phone(STREAMS, ids("stage")) for _ in CAST]
        for phone, (role, signs) in zip(phones, CAST, strict=True):
            self.join(phone, role, signs)
        self.before = self._scene(phones)
        phones[-1].append(ROUND, "round.open", OPENING)
        for phone in reversed(phones):
            phone.exchange(self.line(self.restart).send)
        self.open = self._scene(phones)

    def restart(self) -> None:
        """What the process held in memory is gone; another comes up on the same database."""
        boards.init_app(self.app)

    def restore(self, rows: backup.Rows) -> None:
        """The database of an earlier time, in a new epoch."""
        backup.put_back(self.app, rows)
        with self.app.app_context():
            new_epoch()
        self.restart()

    def begin(self, scene: Scene) -> None:
        backup.put_back(self.app, scene.rows)
        self.restart()

    def join(self, phone: Phone, role: str, signs: bool) -> None:
        """A new place for the phone."""
        key = ec.generate_private_key(ec.SECP256R1()) if signs else None
        with self.app.app_context():
            device, token = devices.admit(
                ID, f"a {role}", role, public_key=public_key(key) if key else None
            )
            phone.sit(Seat(device.number, token, role, f"{role} {device.number}", key=key))

    def line(self, died: Callable[[], None]) -> Line:
        return Line(self.app, f"/api/competitions/{ID}", died)

    def _scene(self, phones: list[Phone]) -> Scene:
        return Scene(backup.save(self.app), [phone.disk.copy() for phone in phones])


def ids(prefix: str) -> Callable[[], str]:
    """Identifiers that are the same whenever an example is run again."""
    count = itertools.count(1)
    return lambda: f"{prefix}-{next(count):08}"
