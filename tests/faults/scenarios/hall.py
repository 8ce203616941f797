"""A competition in its hall: made from a file over HTTP, with a desk that invites and looks."""

from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec

from tests.faults.scenarios.phone import ROUND, Phone
from tests.faults.scenarios.wire import Answer, Wire
from tests.support.phone.pen import public_key

PEOPLE = 6


class Hall:
    """The competition as its organizer sees it; `secret` is the first organizer's."""

    def __init__(self, wire: Wire, secret: str, people: int = PEOPLE) -> None:
        self.wire = wire
        self.people = tuple(range(1, people + 1))
        starting = {"secret": secret, "name": "Organizer", "edition": "wca-2026"}
        answer = wire("POST", "/api/competitions", {**starting, "wcif": document(people)})
        assert answer.status == 201, answer
        self.path = f"/api/competitions/{answer.json['competition']}"
        self.organizer = Phone(wire, self.path, answer.json)

    def invite(self, role: str, **options: Any) -> dict[str, Any]:
        """A new invite: its `secret`, its `id`, how often it can be used."""
        answer = self.desk("POST", "/invites", {"role": role, **options})
        assert answer.status == 201, answer
        made: dict[str, Any] = answer.json
        return made

    def join(
        self, role: str, name: str | None = None, signs: bool = False, **options: Any
    ) -> Phone:
        """A phone that has used an invite, with a key of its own if it `signs`."""
        return self.use(self.invite(role, **options)["secret"], name or role, signs)

    def use(self, secret: str, name: str, signs: bool = False) -> Phone:
        key = ec.generate_private_key(ec.SECP256R1()) if signs else None
        answer = self.ask_to_join(secret, name, public_key=public_key(key) if key else None)
        assert answer.status == 201, answer
        return Phone(self.wire, self.path, answer.json, key)

    def ask_to_join(self, secret: str, name: str, language: str = "en", **more: Any) -> Answer:
        body = {"secret": secret, "name": name, **more}
        return self.wire("POST", "/api/join", body, Accept_Language=language)

    def open(self, stream: str = ROUND) -> str:
        """The organizer opens the round for everybody; the opening's id."""
        opened = self.organizer.save("round.open", self._opening(stream), stream=stream)
        (receipt,) = self.organizer.send()
        assert receipt["outcome"] == "accepted", receipt
        return opened

    def _opening(self, stream: str) -> dict[str, Any]:
        return {
            "edition": "wca-2026",
            "event": stream.partition("-")[0],
            "format": "a",
            "cutoff": None,
            "limit_cs": 60000,
            "cumulative": [],
            "advancement": None,
            "people": list(self.people),
        }

    def close(self, seen: dict[int, int], stream: str = ROUND) -> None:
        """The organizer closes the round, having seen each device up to a number."""
        self.organizer.save(
            "round.close", {"seen": {str(device): n for device, n in seen.items()}}, stream=stream
        )
        self.organizer.send()

    def revoke(self, phone: Phone) -> None:
        assert self.desk("DELETE", f"/devices/{phone.number}").status == 204

    def desk(self, method: str, path: str = "", body: Any = None) -> Answer:
        """A request with the organizer's token."""
        return self.wire(method, self.path + path, body, self.organizer.token)

    def review(self, what: str | None = None) -> list[dict[str, Any]]:
        """What is open on the review list, the oldest first."""
        listed = self.desk("GET", "/review").json
        return [one for one in listed if what in (None, one["what"])]

    def reasons(self, what: str = "refused") -> dict[str, str]:
        """{operation: why it is on the review list}."""
        return {one["op"]: one["reason"] for one in self.review(what)}

    def device(self, phone: Phone) -> dict[str, Any]:
        """What the desk sees of a phone."""
        (seen,) = [
            one for one in self.desk("GET", "/devices").json if one["device"] == phone.number
        ]
        found: dict[str, Any] = seen
        return found

    def attempts(self, person: int, stream: str = ROUND) -> list[int]:
        """The person's attempts on the public page, in 0.01 s; empty before the first counts."""
        page = self.wire("GET", f"{self.path}/rounds/{stream}").json
        return next((row["attempts"] for row in page["rows"] if row["person"] == person), [])


def document(people: int) -> dict[str, Any]:
    """The competition's file: four rounds of 3x3x3 and of 2x2x2, nobody in a group yet."""
    return {
        "formatVersion": "1.0",
        "id": "Hall2026",
        "name": "Hall Open 2026",
        "shortName": "Hall Open",
        "persons": [_person(number) for number in range(1, people + 1)],
        "events": [_event("333"), _event("222")],
        "schedule": {"startDate": "2026-01-31", "numberOfDays": 1, "venues": [_venue()]},
        "extensions": [],
    }


def _person(number: int) -> dict[str, Any]:
    return {
        "registrantId": number,
        "name": f"Competitor {number}",
        "wcaUserId": 900 + number,
        "wcaId": None,
        "countryIso2": "KR",
        "gender": "o",
        "birthdate": "2010-05-06",
        "email": f"competitor{number}@example.org",
        "roles": [],
        "registration": {"eventIds": ["333", "222"], "status": "accepted", "isCompeting": True},
        "assignments": [],
        "personalBests": [],
        "extensions": [],
    }


def _event(event: str) -> dict[str, Any]:
    return {
        "id": event,
        "rounds": [_round(f"{event}-r{number}") for number in (1, 2, 3, 4)],
        "extensions": [],
    }


def _round(stream: str) -> dict[str, Any]:
    return {
        "id": stream,
        "format": "a",
        "timeLimit": {"centiseconds": 60000, "cumulativeRoundIds": []},
        "cutoff": None,
        "advancementCondition": None,
        "results": [],
        "scrambleSetCount": 1,
        "extensions": [],
    }


def _venue() -> dict[str, Any]:
    room = {"id": 1, "name": "Hall", "activities": [], "extensions": []}
    return {"id": 1, "name": "Gym", "countryIso2": "KR", "timezone": "Asia/Seoul", "rooms": [room]}
