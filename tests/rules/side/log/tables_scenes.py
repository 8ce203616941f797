"""Short ways to say what happened at an event of tables: `plan("p")`, `seat("a", 3, 1, 0, "d")`."""

from tests.rules.side.log.scenes import op

EVENT = "rummikub"
TABLE = "rummikub-r1-t1"
PLAN = {
    "game": "rummikub",
    "name": "Busan",
    "role": "qualifier",
    "place": "Busan",
    "date": "2017-06-17",
    "capacity": 32,
    "seats": 4,
    "turn_seconds": 60,
    "warn_seconds": 10,
    "options": {"pool_empty": "difference"},
    "tie_breaks": ["on-purpose", "no-meld", "last-round", "drawn"],
    "draw": "tile",
    "ages": [10, 99],
    "closes_before": 30,
    "stages": [{"rounds": [4, 4], "advance": 8}],
    "day": [
        {"at": "13:00", "what": "registration"},
        {"at": "14:00", "what": "round", "round": 1},
    ],
}
PEOPLE = [1, 2, 3, 4, 5, 6, 7]


def at_event(name: str, kind: str, body: object, base: str = "", **more: object) -> dict:
    """An operation on the event's stream by its referee at device 1."""
    return op(EVENT, name, kind, body, base, **more)


def about(name: str, kind: str, person: int, body: object, base: str = "", **more) -> dict:
    return at_event(name, kind, body, base, subject={"person": person}, **more)


def plan(name: str, base: str = "", body: dict | None = None, **more: object) -> dict:
    return at_event(name, "side.plan", {**PLAN, **(body or {})}, base, **more)


def entrant(name: str, person: int, base: str = "", body: dict | None = None, **more) -> dict:
    return about(name, "entrant.add", person, {"age_seen": True, **(body or {})}, base, **more)


def quits(name: str, person: int, base: str, **more: object) -> dict:
    return about(name, "entrant.quit", person, {}, base, **more)


def draw(name: str = "d", base: str = "", body: dict | None = None, **more: object) -> dict:
    plain = {"round": 1, "how": "tile", "people": PEOPLE, "sizes": [4, 3]}
    return at_event(name, "draw.open", {**plain, **(body or {})}, base, **more)


def seat(name: str, person: int, table: int, place: int, base: str = "d", **more: object) -> dict:
    body = {"round": 1, "draw": "d", "table": table, "seat": place, **more.pop("body", {})}
    return about(name, "draw.seat", person, body, base, **more)


def move(name: str, person: int, table: int | None, place: int | None, base: str, **more) -> dict:
    body = {"round": 1, "table": table, "seat": place, "reason": "sat at another table"}
    return about(name, "seat.move", person, body | more.pop("body", {}), base, **more)


def sheet(name: str, base: str = "", body: dict | None = None, **more: object) -> dict:
    """Game 1 at a table of four, won by the first."""
    rows = [{"person": 1, "out": True}, {"person": 2, "sum": 20}]
    rows += [{"person": 3, "melded": False}, {"person": 4, "sum": 2, "jokers": 1}]
    plain = {"game": 1, "players": rows}
    return op(TABLE, name, "game.score", {**plain, **(body or {})}, base, **more)


def another(name: str, base: str = "", **more: object) -> dict:
    """The same game, with 21 left to the second."""
    rows = [{"person": 1, "out": True}, {"person": 2, "sum": 21}]
    rows += [{"person": 3, "melded": False}, {"person": 4, "sum": 2, "jokers": 1}]
    body = {"players": rows, **more.pop("body", {})}
    return sheet(name, base, body, **more)


def at_table(name: str, kind: str, body: dict, base: str = "", **more: object) -> dict:
    return op(TABLE, name, kind, body, base, **more)


def seats(reply: dict) -> dict[tuple[int, int], int]:
    """{(table, seat): person} of the first draw."""
    return {(row["table"], row["seat"]): row["person"] for row in reply["draws"][0]["seats"]}
