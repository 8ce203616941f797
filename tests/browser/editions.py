"""Every event of every edition on one server: a competition for each edition, and a phone in it."""

import shutil
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Playwright

from server import create_app
from server.db import db
from server.desk.invites import create_invite
from server.exchange.wcif.load import import_wcif
from server.rules.door import handle
from server.rules.editions import EDITIONS
from server.rules.formats import attempts_of
from tests.browser.phone import ARGUMENTS, BorrowedPhone, Phone, executable
from tests.server.exchange.documents import person, planned_round, small
from tests.support.live_server import LiveServer
from tests.support.scripted_phone import ScriptedPhone

NAMES = (
    "Qing Zhang (张清)",
    "Ada Haddad",
    "Minjun Kim (김민준)",
    "Noa Levi",
    "Finn Zhou",
    "Sora Oh",
)
LIMIT_CS = 60_000
LONG = {"sq1": 120_000, "444bf": 360_000}
"""Events whose rounds here have a limit over ten minutes."""


def rules_of(edition: str, event: str) -> dict[str, Any]:
    """What the edition demands of an event."""
    return ask("event.rules", edition=edition, event=event)


def ask(name: str, **arguments: Any) -> Any:
    """What the rules answer, on this machine."""
    reply = handle({"call": name, **arguments})
    assert reply["ok"], reply
    return reply["value"]


def rounds_of(edition: str) -> dict[str, dict[str, Any]]:
    """Event → what its round is opened with: the first format that the edition recommends."""
    rounds = {}
    for event in EDITIONS[edition]["events"]:
        rules = rules_of(edition, event)
        format_ = (rules["recommended"] or rules["formats"])[-1]
        limit_cs = LONG.get(event, LIMIT_CS) if rules["metric"] == "time" else None
        rounds[event] = {"event": event, "format": format_, "limit_cs": limit_cs}
    return rounds


def document(edition: str) -> dict[str, Any]:
    """A WCIF with a round of every event of the edition, and everybody in each."""
    rounds = rounds_of(edition)
    people = [person(number, name, events=[*rounds]) for number, name in enumerate(NAMES, 1)]
    return small(
        id=f"Every{edition[-4:]}",
        name=f"Every Event {edition[-4:]}",
        shortName=f"Every {edition[-4:]}",
        persons=people,
        events=[
            {"id": event, "rounds": [_planned(**terms)], "extensions": []}
            for event, terms in rounds.items()
        ],
        schedule={**small()["schedule"], "venues": []},
    )


def _planned(event: str, format: str, limit_cs: int | None) -> dict[str, Any]:
    limit = {"centiseconds": limit_cs, "cumulativeRoundIds": []} if limit_cs else None
    return {**planned_round(), "id": f"{event}-r1", "format": format, "timeLimit": limit}


@dataclass
class Prepared:
    """A database with the competitions, their rounds open; edition → competition and secrets."""

    folder: Path
    competitions: dict[str, str]
    secrets: dict[str, dict[str, list[str]]]


def prepare(folder: Path) -> Prepared:
    """Import a competition for each edition and open every round, as its delegate would."""
    server = LiveServer(folder)
    made = Prepared(folder, {}, {})
    app = create_app({"SQLALCHEMY_DATABASE_URI": f"sqlite:///{server.database}"})
    with app.app_context():
        for edition in EDITIONS:
            competition = import_wcif(document(edition), edition).id
            made.competitions[edition] = competition
            made.secrets[edition] = {
                role: [create_invite(competition, role)[1] for _ in range(count)]
                for role, count in {"judge": 1, "delegate": 3, "scoretaker": 1}.items()
            }
            _open_everything(app.test_client(), made, edition)
        db.engine.dispose()
    return made


def _open_everything(client: Any, made: Prepared, edition: str) -> None:
    joining = {"secret": made.secrets[edition]["delegate"].pop(), "name": "Dana"}
    seat = client.post("/api/join", json=joining).json
    pen = ScriptedPhone(seat["device"], by="Dana")
    opening = []
    for event, terms in rounds_of(edition).items():
        pen.stream = f"{event}-r1"
        opening.append(pen.open(range(1, len(NAMES) + 1), edition=edition, **terms))
    receipts = client.post(
        f"/api/competitions/{made.competitions[edition]}/sync",
        json={"cursors": {}, "epoch": None, "ops": opening, "have": {"unsent": 0}},
        headers={"Authorization": f"Bearer {seat['token']}"},
    ).json["receipts"]
    assert {receipt["outcome"] for receipt in receipts} == {"accepted"}, receipts


@dataclass
class Halls:
    """One server for the three competitions; phones are profiles in one Chromium."""

    playwright: Playwright
    prepared: Prepared
    folder: Path
    browser: Browser = field(init=False)
    phones: list[Phone] = field(default_factory=list)

    def __post_init__(self) -> None:
        shutil.copytree(self.prepared.folder, self.folder / "server")
        self.server = LiveServer(self.folder / "server")
        self.server.start()
        launch = self.playwright.chromium.launch
        self.browser = launch(executable_path=executable(), args=ARGUMENTS)

    def path(self, edition: str) -> str:
        """The address of the edition's competition."""
        return f"/c/{self.prepared.competitions[edition]}"

    def card(self, edition: str, event: str, number: int) -> str:
        """The address of a competitor's card."""
        return f"{self.path(edition)}/judge/{event}-r1?person={number}"

    def joined(
        self, edition: str, *scripts: str, role: str = "judge", name: str = "Ann", **options: Any
    ) -> Phone:
        """A phone in the edition's competition, whose rules have come up."""
        phone = BorrowedPhone(
            self.playwright,
            self.browser,
            scripts=scripts,
            **{"base_url": self.server.base_url, "reduced_motion": "reduce", **options},
        )
        self.phones.append(phone.start())
        made = self.prepared.secrets[edition][role]
        phone.page.goto(f"/join#{made.pop() if role == 'delegate' else made[0]}")
        phone.type("join-name", name)
        phone.tap("join-submit")
        phone.page.wait_for_url(f"**{self.path(edition)}/**")
        phone.wait_for("globalThis.matside?.rulesHost() === 'phone'", within_ms=30_000)
        return phone

    def close(self) -> None:
        for phone in self.phones:
            phone.close()
        self.browser.close()
        self.server.stop()


def attempts_in(terms: dict[str, Any]) -> int:
    """How many attempts a round's card has."""
    return attempts_of(terms["format"])
