"""A competition with half a day of results, ready to click through."""

from dataclasses import dataclass

from server.base import now
from server.db import writing
from server.desk import invites
from server.desk.demo import cast, stage, story
from server.desk.demo.document import document
from server.desk.demo.morning import Morning
from server.exchange.wcif.load import import_wcif
from server.models import competition, round

EDITION = "wca-2026"
NAME = "Matside Demo"
INVITED = ("organizer", "delegate", "judge", "scoretaker")
STILL_HOLDS = 3
"""So many operations are still on the phone of the judge who has been out of reach."""


@dataclass(frozen=True, slots=True)
class Demo:
    """The competition's id and name, and a link for each role."""

    id: str
    name: str
    links: dict[str, str]


def make_demo(base_url: str, reason: str) -> Demo:
    """Make another demo beside those that are there; `reason` is what its judge writes in it.

    Its operations go through the intake like those of any phone.
    """
    number = _next_number()
    demo_id, name = f"MatsideDemo{number}", f"{NAME} {number}"
    moment = now().replace(second=0, microsecond=0)  # every demo has as much behind it
    wcif, results = document(demo_id, name, moment)
    with writing():
        import_wcif(wcif, EDITION)
        players = cast.admit(demo_id)
        planned = {one.id: one for one in round.rounds_of(demo_id)}
        acts = story.acts(Morning(players, EDITION, planned, results, moment, reason))
        scene = stage.Stage(demo_id, players)
        for act in acts:
            scene.play(act)
        scene.leave(acts, {players.judges[-1]: STILL_HOLDS})
        links = {role: _link(base_url, demo_id, role) for role in INVITED}
    return Demo(demo_id, name, links)


def _next_number() -> int:
    number = 1
    while competition.find(f"MatsideDemo{number}"):
        number += 1
    return number


def _link(base_url: str, competition_id: str, role: str) -> str:
    made, secret = invites.create_invite(competition_id, role)
    return invites.link(base_url, made, secret)
