"""Rounds of Head to Head for the browser tests: planned, opened and played without a screen."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Protocol

from server import create_app
from server.db import db
from server.models import Round
from tests.browser.written import Hall, Paper
from tests.server.exchange.documents import person, planned_round, small
from tests.support.scripted_phone import ScriptedPhone, id_of

UNDER_WAY, TO_SEED = "333-r1", "333oh-r1"
"""Of the small competition: a final of four that is played, and one that is still to be opened."""
NAMES = ("Qing Zhang (张清)", "Ada Haddad", "Minjun Kim (김민준)", "Noa Levi")


class Hands(Protocol):
    """A device without a screen."""

    pen: ScriptedPhone

    def hand_in(self, *envelopes: dict[str, Any]) -> None: ...


def plan(database: Path, competition: str, rounds: Iterable[str], **how: Any) -> None:
    """Turn these planned rounds into Head to Head."""
    app = create_app({"SQLALCHEMY_DATABASE_URI": f"sqlite:///{database}"})
    with app.app_context():
        for one in db.session.query(Round).filter_by(competition_id=competition):
            if one.id in rounds:
                one.format, one.head_to_head = "h", how
        db.session.commit()
        db.engine.dispose()


def play(
    judge: Hands, opening: str, stage: int, times: dict[int, int], points: Iterable[int]
) -> None:
    """Points of a match on paper: each of the two keeps to one time, in ms."""
    judge.hand_in(
        *(
            judge.pen.record(number, 100 * stage + point, time, [opening])
            for point in points
            for number, time in times.items()
        )
    )


def document() -> dict[str, Any]:
    """Four competitors in two events."""
    events = ("333", "333oh")
    return small(
        id="Matches2026",
        name="Matches Open 2026",
        shortName="Matches",
        persons=[person(number, name, events=[*events]) for number, name in enumerate(NAMES, 1)],
        events=[
            {"id": one, "rounds": [{**planned_round(), "id": f"{one}-r1"}], "extensions": []}
            for one in events
        ],
        schedule={**small()["schedule"], "venues": []},
    )


def semifinals(hall: Hall) -> Paper:
    """One of them is over and not settled, the other is at two points to nothing."""
    delegate = hall.paper("delegate", "Dana", UNDER_WAY)
    bracket = {"places": 4, "first_to": [1, 1, 2], "seeds": [1, 2, 3, 4], "draw": "7"}
    opening = delegate.pen.open(range(1, 5), format="h", head_to_head=bracket)
    delegate.hand_in(opening)
    judge = hall.paper("judge", "Noa Levi", UNDER_WAY)
    play(judge, id_of(opening), 1, {1: 9_120, 4: 10_480}, points=(1, 2))
    play(judge, id_of(opening), 1, {2: 9_870, 3: 9_330}, points=(1, 2, 3))
    return judge


def opened(envelopes: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """The opening among operations as the server gives them."""
    ops = [json.loads(envelope["raw"]) for envelope in envelopes]
    found: dict[str, Any] = next(op for op in ops if op["kind"] == "round.open")
    return found
