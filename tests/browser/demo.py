"""The demo on a server of its own, and a phone for each role that has joined it."""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Playwright

from tests.browser import chess_hall, matches, rummikub_hall
from tests.browser.phone import ARGUMENTS, BorrowedPhone, Phone, executable
from tests.browser.written import FEWEST, Hall, document
from tests.support.live_server import LiveServer
from tests.support.scripted_phone import ScriptedPhone

PRINTED = ("organizer", "delegate", "judge")
"""In the order in which `flask demo` prints their links."""
ROLES = (*PRINTED, "scoretaker")
OPEN, CLOSED, SCORED, TO_COME = "333-r2", "333-r1", "pyram-r1", "skewb-r1"
"""The demo's rounds: nobody's turn to sign off yet, over, in full swing, and not begun."""
STILL_TO_SOLVE, DONE = 3, 15
"""Competitors of SCORED: one without an attempt, one whose card is complete."""
CALM = {"reduced_motion": "reduce", "timezone_id": "Europe/Brussels"}
"""Nothing moves, and the phones are where the demo's venue is."""
IPHONE = "iphone"
"""A judge's, with no way to install an app but by its own menus."""
WRITTEN = "written"
"""A judge's, at a competition of fewest moves and multi-blind, whose path is `{written}`."""
COMBINED = "combined"
"""A delegate's, at that competition, whose edition has combined rounds by position."""
MATCHES, SEEDING = "matches", "seeding"
"""A judge's and a delegate's, at a competition of Head to Head, whose path is `{matches}`."""
CHESS, CHESS_DESK, CHESS_GUEST = "chess", "chess-desk", "chess-guest"
CHESS_DELEGATE = "chess-delegate"
"""A judge's, an organizer's, a phone without a seat and a delegate's, where there is chess:
`{chess}`."""
RUMMIKUB, RUMMIKUB_DESK, RUMMIKUB_GUEST = "rummikub", "rummikub-desk", "rummikub-guest"
RUMMIKUB_DELEGATE = "rummikub-delegate"
"""The same four where Rummikub is played: `{rummikub}`."""
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
NO_OFFER = "addEventListener('beforeinstallprompt', (event) => event.stopImmediatePropagation());"
A_BROWSER_THAT_READS_CODES = "globalThis.BarcodeDetector ??= class { detect = async () => []; };"


@dataclass
class Demo:
    """The competition's path, the secrets by which one joins, and role → phone.

    The phone of None has joined nothing.
    """

    server: LiveServer
    path: str
    secrets: dict[str, str]
    phones: dict[str | None, Phone] = field(default_factory=dict)

    def address(self, path: str) -> str:
        """`{c}` is the competition's path, `{judge}`, `{start}` … are secrets."""
        return path.format(c=self.path, **self.secrets)

    def post(self, path: str, body: Any, token: str | None = None, method: str = "POST") -> Any:
        """What the server answers to JSON."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = json.dumps(body).encode() if body is not None else None
        request = Request(self.server.base_url + path, data, headers, method=method)
        with urlopen(request) as reply:
            return json.loads(reply.read() or b"null")


@contextmanager
def demo(playwright: Playwright, folder: Path, *scripts: str, **options: Any) -> Iterator[Demo]:
    """Half a day of results; `scripts` and `options` are the phones'."""
    with ExitStack() as stack:
        server = LiveServer(folder / "server")
        first = server.flask("first-link").partition("#")[2].strip()
        said = server.flask("demo")
        stack.enter_context(server)
        path = re.findall(r"(/c/\w+)", said)[0]
        secrets = dict(zip(PRINTED, re.findall(r"/join#(\S+)", said), strict=False))
        secrets["scoretaker"] = server.invite(path.removeprefix("/c/"), "scoretaker")["secret"]
        made = Demo(server, path, {**secrets, "start": first})
        _a_revoked_phone_hands_in(made)
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        stack.callback(browser.close)
        for role in (None, IPHONE, *ROLES):
            phone = BorrowedPhone(
                playwright,
                browser,
                base_url=server.base_url,
                scripts=(A_BROWSER_THAT_READS_CODES, NO_OFFER, *scripts),
                **{**CALM, **options, **({"user_agent": SAFARI} if role == IPHONE else {})},
            )
            stack.callback(phone.start().close)
            made.phones[role] = phone
            if role == IPHONE:
                _join(phone, made, "judge", "join-here")
            elif role:
                _join(phone, made, role)
        scripts = (A_BROWSER_THAT_READS_CODES, NO_OFFER, *scripts)
        here = server.import_document(document("wca-2010"), "wca-2010")
        written = Hall(server, "wca-2010", here, browser, playwright, stack).open()
        made.secrets[WRITTEN] = written.path
        joined = written.joined("judge", "Sora Kim", *scripts, **{**CALM, **options})
        made.phones[WRITTEN] = joined
        _two_have_begun(written)
        made.phones[COMBINED] = written.joined("delegate", "Dana", *scripts, **{**CALM, **options})
        _head_to_head(
            made, Hall(server, "wca-2026", "", browser, playwright, stack), scripts, options
        )
        _chess(made, Hall(server, "wca-2026", "", browser, playwright, stack), scripts, options)
        _rummikub(made, Hall(server, "wca-2026", "", browser, playwright, stack), scripts, options)
        yield made


def _rummikub(made: Demo, hall: Hall, scripts: Any, options: Any) -> None:
    """A competition with two qualifiers, of which one is over, and their final."""
    hall.competition = made.server.import_document(rummikub_hall.document(), "wca-2026")
    rummikub_hall.write_all(hall)
    made.secrets[RUMMIKUB] = hall.path
    seats = {RUMMIKUB: "judge", RUMMIKUB_DESK: "organizer", RUMMIKUB_DELEGATE: "delegate"}
    for phone, role in seats.items():
        made.phones[phone] = hall.joined(role, "Sora Kim", *scripts, **{**CALM, **options})
    made.phones[RUMMIKUB_GUEST] = made.phones[None]


def _chess(made: Demo, hall: Hall, scripts: Any, options: Any) -> None:
    """A competition with a chess event in its first round, and two friendly matches."""
    hall.competition = made.server.import_document(chess_hall.document(), "wca-2026")
    chess_hall.round_one(hall)
    chess_hall.friendly(hall)
    chess_hall.forked(hall)
    made.secrets[CHESS] = hall.path
    seats = {CHESS: "judge", CHESS_DESK: "organizer", CHESS_DELEGATE: "delegate"}
    for phone, role in seats.items():
        made.phones[phone] = hall.joined(role, "Sora Kim", *scripts, **{**CALM, **options})
    made.phones[CHESS_GUEST] = made.phones[None]


def _head_to_head(made: Demo, hall: Hall, scripts: Any, options: Any) -> None:
    """A competition with a final under way, and another to be opened."""
    hall.competition = made.server.import_document(matches.document(), "wca-2026")
    planned = {"places": 4, "first_to": [1, 1, 2]}
    rounds = [matches.UNDER_WAY, matches.TO_SEED]
    matches.plan(made.server.database, hall.competition, rounds, **planned)
    matches.semifinals(hall)
    made.secrets[MATCHES] = hall.path
    for phone, role in ((MATCHES, "judge"), (SEEDING, "delegate")):
        made.phones[phone] = hall.joined(role, "Sora Kim", *scripts, **{**CALM, **options})


def _two_have_begun(written: Hall) -> None:
    """Fewest moves, the first attempt of all but one."""
    judge = written.paper("judge", "Noa Levi", FEWEST)
    base = written.base(FEWEST)
    for person, moves in ((2, 31), (3, 28)):
        body = {"value": moves, "source": "paper"}
        judge.hand_in(judge.pen.make("attempt.record", body, {"person": person, "slot": 1}, base))


def _join(phone: Phone, made: Demo, role: str, *first: str) -> None:
    phone.page.goto(f"/join#{made.secrets[role]}")
    phone.tap(*first)
    phone.type("join-name", "Sora Kim")
    phone.tap("join-submit")
    phone.page.wait_for_url(f"**{made.path}/**")


def _a_revoked_phone_hands_in(made: Demo) -> None:
    """An entry that does not count until the delegate admits it."""
    api = f"/api/competitions/{made.path.removeprefix('/c/')}"
    organizer = made.server.invite(made.path.removeprefix("/c/"), "organizer")["secret"]
    boss = made.post("/api/join", {"secret": organizer, "name": "Sora Kim"})
    judge = made.post("/api/join", {"secret": made.secrets["judge"], "name": "Noa Levi"})
    made.post(f"{api}/devices/{judge['device']}", None, boss["token"], method="DELETE")
    pen = ScriptedPhone(judge["device"], stream=SCORED, by="Noa Levi")
    entry = pen.record(STILL_TO_SOLVE, 1, 9_420, at=f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%S.000Z}")
    body = {"cursors": {}, "epoch": None, "ops": [entry], "have": {"unsent": 1}}
    made.post(f"{api}/sync", body, judge["token"])
