"""A competition on the morning of its first day, and the phones of those who run a round of it."""

import random
from dataclasses import dataclass
from itertools import count
from typing import Any

from flask import Flask

from server.desk.invites import create_invite
from server.exchange.wcif.load import import_wcif
from tests.support.phone import Line, Phone, Seat

EDITION = "wca-2026"
JUDGES = ("Ann", "Ben", "Cho")


@dataclass
class Crew:
    """A delegate and judges at one round; `dice` say who comes by the network, and when."""

    stream: str
    line: Line
    delegate: Phone
    judges: list[Phone]
    dice: random.Random

    def send(self, phone: Phone) -> None:
        phone.exchange(self.line.send)

    def all_send(self) -> None:
        """Everybody comes by the network, the delegate last."""
        for phone in (*self.dice.sample(self.judges, len(self.judges)), self.delegate):
            self.send(phone)


class Hall:
    """The competition without its results. Works in a context of the application."""

    def __init__(self, app: Flask, document: dict[str, Any], seed: int) -> None:
        self.app = app
        self.competition = import_wcif(_without_results(document), EDITION).id
        self.dice = random.Random(seed)
        self._numbers = count(1)

    def crew(self, stream: str) -> Crew:
        """Volunteers change from round to round: these have just joined."""
        line = Line(self.app, f"/api/competitions/{self.competition}", _the_server_lives)
        delegate = self._joined("delegate", "Dana", stream)
        judges = [self._joined("judge", name, stream) for name in JUDGES]
        return Crew(stream, line, delegate, judges, self.dice)

    def _joined(self, role: str, name: str, stream: str) -> Phone:
        secret = create_invite(self.competition, role)[1]
        reply = self.app.test_client().post("/api/join", json={"secret": secret, "name": name})
        assert reply.status_code == 201, reply.text
        phone = Phone([stream], self._new_id)
        phone.sit(Seat(reply.json["device"], reply.json["token"], role, name))
        return phone

    def _new_id(self) -> str:
        return f"019c0000-0000-7000-9000-{next(self._numbers):012x}"


def _without_results(document: dict[str, Any]) -> dict[str, Any]:
    events = [
        {**event, "rounds": [{**each, "results": []} for each in event["rounds"]]}
        for event in document["events"]
    ]
    return {**document, "events": events}


def _the_server_lives() -> None:
    raise AssertionError("nothing kills it here")
