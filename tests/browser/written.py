"""A competition of fewest moves and multi-blind for each edition, all on one server."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, Playwright

from tests.browser.phone import ARGUMENTS, BorrowedPhone, Phone, executable
from tests.server.exchange.documents import person, planned_round, small
from tests.support.live_server import LiveServer
from tests.support.scripted_phone import ScriptedPhone, id_of

FEWEST, MULTI = "333fm-r1", "333mbf-r1"
FORMATS = {
    "wca-2008": {"333fm": "3", "333mbf": "2"},
    "wca-2010": {"333fm": "3", "333mbf": "2"},
    "wca-2026": {"333fm": "m", "333mbf": "2"},
}
NAMES = ("Qing Zhang (张清)", "Ada Haddad", "Minjun Kim (김민준)")


def document(edition: str) -> dict[str, Any]:
    """Three competitors, and a round of each of the two events."""
    formats = FORMATS[edition]
    rounds = {
        event: {**planned_round(), "id": f"{event}-r1", "format": format_, "timeLimit": None}
        for event, format_ in formats.items()
    }
    return small(
        id=f"Written{edition[-4:]}",
        name=f"Written Open {edition[-4:]}",
        shortName=f"Written {edition[-4:]}",
        persons=[person(number, name, events=[*rounds]) for number, name in enumerate(NAMES, 1)],
        events=[{"id": event, "rounds": [one], "extensions": []} for event, one in rounds.items()],
        schedule={**small()["schedule"], "venues": []},
    )


@dataclass
class Hall:
    """One of the competitions, with a delegate who has opened its rounds."""

    server: LiveServer
    edition: str
    competition: str
    browser: Browser
    playwright: Playwright
    stack: ExitStack
    openings: dict[str, dict[str, Any]] = field(default_factory=dict)

    @property
    def path(self) -> str:
        return f"/c/{self.competition}"

    def open(self) -> "Hall":
        """Both rounds, by a device without a screen."""
        for event, format_ in FORMATS[self.edition].items():
            delegate = self.paper("delegate", "Dana", f"{event}-r1")
            opening = delegate.pen.open(
                range(1, len(NAMES) + 1),
                edition=self.edition,
                event=event,
                format=format_,
                limit_cs=None,
            )
            delegate.hand_in(opening)
            self.openings[f"{event}-r1"] = opening
        return self

    def base(self, stream: str) -> list[str]:
        """What an operation of the round stands on when it has seen the opening alone."""
        return [id_of(self.openings[stream])]

    def paper(self, role: str, name: str, stream: str) -> "Paper":
        """A device without a screen, for entries that a test only needs to be there."""
        seat = self.post("/api/join", {"secret": self._secret(role), "name": name})
        return Paper(self, seat["token"], ScriptedPhone(seat["device"], stream=stream, by=name))

    def joined(self, role: str, name: str, *scripts: str, **options: Any) -> Phone:
        """A phone that is ready for a day without network."""
        phone = BorrowedPhone(
            self.playwright, self.browser, base_url=self.server.base_url, scripts=scripts, **options
        )
        self.stack.callback(phone.start().close)
        phone.page.goto(f"/join#{self._secret(role)}")
        phone.type("join-name", name)
        phone.tap("join-submit")
        phone.page.wait_for_url(f"**{self.path}/**")
        phone.wait_until_offline_ready()
        return phone

    def post(self, path: str, body: Any, token: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = Request(self.server.base_url + path, json.dumps(body).encode(), headers)
        with urlopen(request) as reply:
            return json.load(reply)

    def _secret(self, role: str) -> str:
        secret: str = self.server.invite(self.competition, role)["secret"]
        return secret


@dataclass
class Paper:
    hall: Hall
    token: str
    pen: ScriptedPhone

    def hand_in(self, *envelopes: dict[str, Any]) -> None:
        """Send them; every one must be taken."""
        body = {"cursors": {}, "epoch": None, "ops": envelopes, "have": {"unsent": 0}}
        path = f"/api/competitions/{self.hall.competition}/sync"
        receipts = self.hall.post(path, body, self.token)["receipts"]
        assert {receipt["outcome"] for receipt in receipts} == {"accepted"}, receipts


@contextmanager
def halls(playwright: Playwright, folder: Path, *editions: str) -> Iterator[dict[str, Hall]]:
    """Edition → its competition, on one server, with one Chromium for all phones."""
    with ExitStack() as stack:
        server = LiveServer(folder)
        made = {edition: server.import_document(document(edition), edition) for edition in editions}
        stack.enter_context(server)
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        stack.callback(browser.close)
        yield {
            edition: Hall(server, edition, competition, browser, playwright, stack).open()
            for edition, competition in made.items()
        }
