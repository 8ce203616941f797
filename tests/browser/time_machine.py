"""A page's clock that a test sets, ears for what a phone says, a competition of each edition."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright

from tests.browser.phone import ARGUMENTS, BorrowedPhone, becomes, executable
from tests.server.exchange.documents import person, planned_round, small
from tests.support.live_server import LiveServer

EDITIONS = ("wca-2008", "wca-2010", "wca-2026")
LONG = 90_000
"""Fifteen minutes: with a stopwatch beside the timer in every edition."""
TIME_MACHINE = """{
  const RealDate = Date;
  const kept = JSON.parse(sessionStorage.getItem('machine') ?? '{"ahead": 0, "held": null}');
  const wall = () => kept.held ?? Math.floor(RealDate.now() + kept.ahead);
  const origin = wall();
  const keep = () => sessionStorage.setItem('machine', JSON.stringify(kept));
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      if (given.length) super(...given);
      else super(wall());
    }
    static now() { return wall(); }
  };
  performance.now = () => wall() - origin;
  globalThis.machine = {
    hold(at) { kept.held = at; keep(); },
    forward(ms) { kept.ahead += ms; keep(); },
    frames: (count) => new Promise((done) => {
      const next = (left) => left ? requestAnimationFrame(() => next(left - 1)) : done();
      next(count);
    }),
  };
}"""
EARS = """{
  const heard = { said: [], tones: 0, shakes: 0 };
  globalThis.heard = heard;
  speechSynthesis.getVoices = () => ['en-GB', 'ko-KR', 'zh-CN'].map((lang) => ({ lang }));
  speechSynthesis.speak = ({ text, lang }) => text && heard.said.push([lang, text]);
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { heard.tones += 1; start.apply(this, at); };
  navigator.vibrate = () => { heard.shakes += 1; return true; };
}"""


def document(edition: str) -> dict[str, Any]:
    """3x3x3 with a long limit, blindfolded, multi-blind and fewest moves."""
    rounds = {
        "333": {**planned_round(), "timeLimit": {"centiseconds": LONG, "cumulativeRoundIds": []}},
        "333bf": {**planned_round(), "format": "3"},
        "333mbf": {**planned_round(), "format": "1", "timeLimit": None},
        "333fm": {**planned_round(), "format": "1", "timeLimit": None},
    }
    name = f"Clocks{edition[-4:]}"
    return small(
        id=name,
        name=f"Clocks {edition[-4:]}",
        shortName=name,
        persons=[
            person(number, one, events=list(rounds))
            for number, one in enumerate(("Qing Zhang (张清)", "Ada Haddad"), 1)
        ],
        events=[
            {"id": event, "rounds": [{**one, "id": f"{event}-r1"}], "extensions": []}
            for event, one in rounds.items()
        ],
        schedule={**small()["schedule"], "venues": []},
    )


@dataclass
class Judge:
    """A judge's phone at the competition of one edition."""

    phone: BorrowedPhone
    path: str

    def card(self, round_: str, person_: int = 2) -> None:
        """A competitor's card, from anew."""
        self.reset()
        self.phone.page.goto(f"{self.path}/judge/{round_}?person={person_}")

    def reset(self) -> None:
        """No clock runs on the phone, and its own runs freely."""
        self.phone.page.goto("/nowhere")
        self.phone.page.evaluate(
            """() => {
              const kept = (key) => /^matside-(clocks|attempt)/.test(key);
              Object.keys(localStorage).filter(kept).forEach((key) => localStorage.removeItem(key));
              machine.hold(null);
            }"""
        )

    def hold(self, at: float) -> None:
        """Stop the page's clock at that moment, and let the page draw it."""
        self.phone.page.evaluate("(at) => { machine.hold(at); return machine.frames(4); }", at)

    def run(self) -> None:
        """Let the page's clock run on from where it stands."""
        self.phone.page.evaluate(
            "() => { const at = Date.now(); machine.hold(null); machine.forward(at - Date.now()); }"
        )

    def clocks(self) -> dict[str, Any]:
        """What the device keeps of running clocks."""
        kept: dict[str, Any] = self.phone.page.evaluate(
            """() => {
              const key = Object.keys(localStorage).find((one) => one.startsWith('matside-clocks'));
              return JSON.parse(localStorage.getItem(key) ?? '{}');
            }"""
        )
        return kept

    def start_of(self, kind: str) -> float:
        """When the only running clock of that kind was started."""
        becomes(lambda: any(name.startswith(kind) for name in self.clocks()), True)
        [clock] = [one for name, one in self.clocks().items() if name.startswith(kind)]
        start: float = clock["start"]
        return start

    def bodies(self, stream: str) -> list[dict[str, Any]]:
        """What this phone has entered in a round."""
        self.phone.sees_unsent(0)
        token = self.phone.token()
        ops = self.sync(token, stream)
        return [op["body"] for op in ops if op["kind"] == "attempt.record"]

    def sync(self, token: str, stream: str) -> list[dict[str, Any]]:
        """The operations that the server has of a round."""
        body = {"cursors": {stream: 0}, "epoch": None, "ops": [], "have": {"unsent": 0}}
        answer = self.phone.page.request.post(
            f"/api/competitions/{self.path.removeprefix('/c/')}/sync",
            data=body,
            headers={"Authorization": f"Bearer {token}"},
        ).json()
        return [json.loads(envelope["raw"]) for envelope in answer["ops"]]

    def heard(self) -> dict[str, Any]:
        """What was said aloud since the page was loaded, in tones and shakes too."""
        heard: dict[str, Any] = self.phone.page.evaluate("heard")
        return heard


@contextmanager
def clock_hall(playwright: Playwright, folder: Path, *scripts: str) -> Iterator[dict[str, Judge]]:
    """One server with a competition of each edition, and a judge's phone at each."""
    with ExitStack() as stack:
        server = LiveServer(folder / "server")
        paths = {
            edition: server.import_document(document(edition), edition) for edition in EDITIONS
        }
        secrets = {
            edition: server.invite(competition, "judge")["secret"]
            for edition, competition in paths.items()
        }
        stack.enter_context(server)
        browser = playwright.chromium.launch(executable_path=executable(), args=ARGUMENTS)
        stack.callback(browser.close)
        judges = {}
        for edition, competition in paths.items():
            phone = BorrowedPhone(
                playwright,
                browser,
                base_url=server.base_url,
                scripts=(TIME_MACHINE, EARS, *scripts),
                reduced_motion="reduce",
            )
            stack.callback(phone.start().close)
            phone.page.goto(f"/join#{secrets[edition]}")
            phone.type("join-name", "Sora Kim")
            phone.tap("join-submit")
            phone.page.wait_for_url(f"**/c/{competition}/**")
            phone.wait_for("globalThis.matside?.rulesHost() === 'phone'", 30_000)
            judges[edition] = Judge(phone, f"/c/{competition}")
        yield judges
