"""A small competition on a server in this process, and the devices that join it over HTTP."""

from dataclasses import dataclass
from typing import Any, Self

from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from server.db import db, writing
from server.desk import invites
from server.models import Competition, Event, Person, Round
from tests.support.scripted_phone import ScriptedPhone

ID = "Test2026"
PEOPLE = (1, 2, 3, 4)


def add_competition(competition_id: str = ID) -> None:
    """Four competitors with private data, two rounds of 333, one of an unofficial event."""
    with writing():
        for level in (
            [_competition(competition_id)],
            [_person(competition_id, number) for number in PEOPLE],
            [_event(competition_id, "333", True, 0), _event(competition_id, "333ft", False, 1)],
            [
                _round(competition_id, "333", 1, 0),
                _round(competition_id, "333", 2, 1),
                _round(competition_id, "333ft", 1, 2),
            ],
        ):
            db.session.add_all(level)
            db.session.flush()


def _competition(competition_id: str) -> Competition:
    return Competition(
        id=competition_id,
        name="Test Open 2026",
        short_name="Test Open",
        edition="wca-2026",
        timezone="Asia/Seoul",
        start_date="2026-01-31",
        end_date="2026-01-31",
    )


def _person(competition_id: str, number: int) -> Person:
    return Person(
        competition_id=competition_id,
        number=number,
        name=f"Competitor {number}",
        local_name="김민준" if number == 1 else None,
        country="KR",
        wca_id=f"2020TEST0{number}",
        events=["333"],
        gender="o",
        birthdate=f"2009-11-0{number}",
        email=f"private{number}@family.example",
        extra={"comments": f"secret comment {number}"},
    )


def _event(competition_id: str, event_id: str, official: bool, position: int) -> Event:
    return Event(competition_id=competition_id, id=event_id, official=official, position=position)


def _round(competition_id: str, event_id: str, number: int, position: int) -> Round:
    return Round(
        competition_id=competition_id,
        id=f"{event_id}-r{number}",
        event_id=event_id,
        number=number,
        format="a",
        limit_cs=60000,
        cumulative=[],
        cutoff=None,
        advancement={"type": "ranking", "level": 2} if number == 1 else None,
        start="2026-01-31T01:00:00Z",
        groups=[
            {
                "id": f"{event_id}-r{number}-g1",
                "number": 1,
                "start": "2026-01-31T01:00:00Z",
                "end": None,
                "room": "Main",
                "people": list(PEOPLE),
            }
        ],
        position=position,
    )


@dataclass
class Venue:
    """The server and its competition."""

    app: Flask
    competition: str = ID

    @property
    def path(self) -> str:
        return f"/api/competitions/{self.competition}"

    def client(self) -> FlaskClient:
        return self.app.test_client()

    def get(self, path: str = "", **headers: str) -> TestResponse:
        """What anybody gets."""
        return self.client().get(self.path + path, headers=headers)

    def invite(self, role: str, **options: Any) -> str:
        """The secret of a new invite."""
        with self.app.app_context():
            return invites.create_invite(self.competition, role, **options)[1]

    def join(self, role: str, name: str = "somebody", **options: Any) -> "Seat":
        secret = self.invite(role, **options)
        reply = self.client().post("/api/join", json={"secret": secret, "name": name})
        assert reply.status_code == 201, reply.text
        return Seat(self, reply.json["device"], reply.json["token"])

    def open_round(self, people: tuple[int, ...] = PEOPLE, stream: str = "333-r1") -> "Seat":
        """An organizer, who has opened the round."""
        organizer = self.join("organizer")
        organizer.phone.stream = stream
        organizer.sync(organizer.phone.open(people))
        return organizer


class Seat:
    """A device that has joined: its token and its pen."""

    def __init__(self, venue: Venue, device: int, token: str) -> None:
        self.venue = venue
        self.device = device
        self.token = token
        self.phone = ScriptedPhone(device)
        self.epoch: str | None = None

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def sync(
        self, *envelopes: Any, cursors: dict[str, int] | None = None, unsent: int | None = None
    ) -> dict[str, Any]:
        """One exchange; its answer."""
        body = {
            "cursors": cursors or {},
            "epoch": self.epoch,
            "ops": list(envelopes),
            "have": {"unsent": len(envelopes) if unsent is None else unsent},
        }
        reply = self.post("/sync", body)
        assert reply.status_code == 200, reply.text
        answer: dict[str, Any] = reply.json
        return answer

    def hand_in(self, envelope: Any) -> dict[str, Any]:
        """Send one envelope; its receipt."""
        (receipt,) = self.sync(envelope)["receipts"]
        found: dict[str, Any] = receipt
        return found

    def get(self, path: str, **headers: str) -> TestResponse:
        return self.venue.client().get(self.venue.path + path, headers={**self.headers, **headers})

    def post(self, path: str, body: Any) -> TestResponse:
        return self.venue.client().post(self.venue.path + path, json=body, headers=self.headers)

    def patch(self, path: str, body: Any) -> TestResponse:
        return self.venue.client().patch(self.venue.path + path, json=body, headers=self.headers)

    def delete(self, path: str) -> TestResponse:
        return self.venue.client().delete(self.venue.path + path, headers=self.headers)

    def by(self, holder: str) -> Self:
        """The same device in somebody's hands."""
        self.phone.by = holder
        return self
