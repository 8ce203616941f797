"""A venue for the browser tests: a real server, a small competition, phones that join it."""

import json
import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Playwright

from tests.browser.phone import Phone
from tests.server.exchange.documents import person, planned_round, small
from tests.support.live_server import LiveServer

ROUND = "333-r1"
ROLES = ("judge", "scoretaker", "delegate", "organizer")
NAMES = ("Qing Zhang (张清)", "Ada Haddad", "Minjun Kim (김민준)", "Noa Levi")


def document() -> dict[str, Any]:
    """Four competitors and one round of 3x3x3 that has not begun."""
    people = [person(number, name, events=["333"]) for number, name in enumerate(NAMES, 1)]
    rounds = [{**planned_round(), "id": ROUND}]
    return small(
        id="Venue2026",
        name="Venue Open 2026",
        shortName="Venue Open",
        persons=people,
        events=[{"id": "333", "rounds": rounds, "extensions": []}],
        schedule={**small()["schedule"], "venues": []},
    )


@dataclass
class Prepared:
    """A database with the competition and an invite a role, made once and copied for each test."""

    folder: Path
    competition: str
    secrets: dict[str, str]


def prepare(folder: Path) -> Prepared:
    """Import the competition and invite every role."""
    server = LiveServer(folder)
    competition = server.import_document(document())
    secrets = {role: server.invite(competition, role)["secret"] for role in ROLES}
    return Prepared(folder, competition, secrets)


@dataclass
class Venue:
    """A server of its own for one test, and the phones in the hall."""

    playwright: Playwright
    prepared: Prepared
    folder: Path
    phones: list[Phone] = field(default_factory=list)

    def __post_init__(self) -> None:
        shutil.copytree(self.prepared.folder, self.folder / "server")
        self.server = LiveServer(self.folder / "server")
        self.server.start()

    @property
    def path(self) -> str:
        return f"/c/{self.prepared.competition}"

    def close(self) -> None:
        """Switch everything off."""
        for phone in self.phones:
            phone.close()
        self.server.stop()

    def phone(self, *scripts: str, **options: Any) -> Phone:
        """A phone out of the box, with `scripts` to run before each page's own."""
        folder = self.folder / f"phone-{len(self.phones)}"
        phone = Phone(
            self.playwright, folder, base_url=self.server.base_url, scripts=scripts, **options
        )
        self.phones.append(phone.start())
        return phone

    def joined(self, role: str, name: str, *scripts: str, **options: Any) -> Phone:
        """A phone that has joined by its invite's link and is ready for a day without network."""
        phone = self.phone(*scripts, **options)
        self.join(phone, role, name)
        phone.wait_until_offline_ready()
        return phone

    def join(self, phone: Phone, role: str, name: str) -> None:
        """Follow the role's link and give a name."""
        phone.page.goto(f"/join#{self.prepared.secrets[role]}")
        phone.type("join-name", name)
        phone.tap("join-submit")
        phone.page.wait_for_url(f"**{self.path}/**")

    def open_round(self) -> Phone:
        """The delegate's phone, on which the round has been opened."""
        delegate = self.joined("delegate", "Dana")
        delegate.page.goto(f"{self.path}/organizer")
        delegate.tap(f"open-round-{ROUND}")
        delegate.tap("confirm-open")
        delegate.sees_unsent(0)
        return delegate

    def sync(self, token: str, ops: list[dict[str, Any]] | None = None) -> dict[str, Any]:
        """One exchange with the server, as the device of that token."""
        body = {"cursors": {ROUND: 0}, "epoch": None, "ops": ops or [], "have": {"unsent": 0}}
        request = Request(
            f"{self.server.base_url}/api/competitions/{self.prepared.competition}/sync",
            json.dumps(body).encode(),
            {"Authorization": f"Bearer {token}", "Content-Type": "application/json"},
        )
        with urlopen(request) as reply:
            answer: dict[str, Any] = json.load(reply)
        return answer
