"""A venue for the browser tests: a real server, a small competition, phones that join it."""

import json
import shutil
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Playwright

from server import create_app
from server.db import db
from server.desk.invites import create_invite
from tests.browser.phone import Phone
from tests.server.exchange.documents import person, planned_round, small
from tests.support.live_server import LiveServer
from tests.support.scripted_phone import ScriptedPhone, id_of

ROUND = "333-r1"
INVITES = {"judge": 1, "delegate": 3, "organizer": 2}
"""How many of each role: a judge's can be used again, a delegate's and an organizer's only once."""
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
    """A database with the competition and its invites, made once and copied for each test."""

    folder: Path
    competition: str
    secrets: dict[str, list[str]]


def prepare(
    folder: Path,
    wcif: dict[str, Any] | None = None,
    edition: str = "wca-2026",
    invites: dict[str, int] = INVITES,
) -> Prepared:
    """Import a competition, `document()` unless it is another, and invite every role."""
    server = LiveServer(folder)
    competition = server.import_document(wcif or document(), edition)
    app = create_app({"SQLALCHEMY_DATABASE_URI": f"sqlite:///{server.database}"})
    with app.app_context():
        secrets = {
            role: [create_invite(competition, role)[1] for _ in range(count)]
            for role, count in invites.items()
        }
        db.engine.dispose()
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
        self.secrets = {role: list(made) for role, made in self.prepared.secrets.items()}
        self.server = LiveServer(self.folder / "server")
        self.server.start()

    @property
    def path(self) -> str:
        return f"/c/{self.prepared.competition}"

    def close(self) -> None:
        """Switch everything off, whatever one of them complains about."""
        with ExitStack() as stack:
            stack.callback(self.server.stop)
            for phone in self.phones:
                stack.callback(phone.close)

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

    def secret(self, role: str) -> str:
        """The secret of an invite that still works."""
        made = self.secrets[role]
        return made[0] if role == "judge" else made.pop()

    def join(self, phone: Phone, role: str, name: str) -> None:
        """Follow the role's link and give a name."""
        phone.page.goto(f"/join#{self.secret(role)}")
        phone.type("join-name", name)
        phone.tap("join-submit")
        phone.page.wait_for_url(f"**{self.path}/**")

    def open_round(self) -> Phone:
        """The delegate's phone, on which the round has been opened."""
        delegate = self.joined("delegate", "Dana")
        delegate.page.goto(f"{self.path}/organizer")
        delegate.tap(f"open-round-{ROUND}")
        delegate.tap("look-open")
        delegate.confirms_opening(ROUND)
        return delegate

    def paper_phone(self, role: str, name: str) -> "PaperPhone":
        """A device without a screen, for entries that a test only needs to be there."""
        joining = {"secret": self.secret(role), "name": name}
        seat = self.post("/api/join", joining)
        return PaperPhone(self, seat["token"], ScriptedPhone(seat["device"], by=name))

    def sync(
        self, token: str, *ops: dict[str, Any], streams: Iterable[str] = (ROUND,)
    ) -> dict[str, Any]:
        """One exchange with the server, as the device of that token."""
        cursors = dict.fromkeys(streams, 0)
        body = {"cursors": cursors, "epoch": None, "ops": ops, "have": {"unsent": 0}}
        return self.post(f"/api/competitions/{self.prepared.competition}/sync", body, token)

    def post(self, path: str, body: dict[str, Any], token: str | None = None) -> dict[str, Any]:
        """What the server answers to JSON."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = Request(self.server.base_url + path, json.dumps(body).encode(), headers)
        with urlopen(request) as reply:
            answer: dict[str, Any] = json.load(reply)
        return answer


@dataclass
class PaperPhone:
    """A device that hands in operations without a browser."""

    venue: Venue
    token: str
    pen: ScriptedPhone

    def hand_in(self, *envelopes: dict[str, Any]) -> None:
        """Send them; every one must be taken."""
        receipts = self.venue.sync(self.token, *envelopes)["receipts"]
        assert {receipt["outcome"] for receipt in receipts} == {"accepted"}, receipts


def half_a_round(venue: Venue) -> None:
    """The round is open, two cards have results, and two phones disagree about an attempt."""
    delegate = venue.paper_phone("delegate", "Dana")
    opening = delegate.pen.open(range(1, len(NAMES) + 1))
    delegate.hand_in(opening)
    base = [id_of(opening)]
    one, two = venue.paper_phone("judge", "Ann"), venue.paper_phone("judge", "Bo")
    one.hand_in(
        *(
            one.pen.record(person, slot, 9000 + 1000 * person + 37 * slot, base)
            for person in (1, 2)
            for slot in (1, 2, 3)
        ),
        one.pen.record(3, 1, 12_000, base),
    )
    two.hand_in(two.pen.record(3, 1, 12_100, base))
