"""A round as it was, entered anew: opened, scored by phones without a network, closed."""

from collections.abc import Iterable
from typing import Any

from server.rules.formats import attempts_of
from server.rules.timing import DNF, DNS, NONE
from tests.server.day.hall import EDITION, Crew
from tests.support.phone import Phone

Round = dict[str, Any]
Reply = dict[str, Any]
AT_MOST_UNSENT = 60
KINDS = {"ranking": "ranking", "percent": "percent", "attemptResult": "result"}


def play(crew: Crew, event: str, planned: Round, people: Iterable[int]) -> Reply:
    """The board on the delegate's phone once the round is closed; `planned` has the results."""
    crew.delegate.append(crew.stream, "round.open", opening(event, planned, sorted(people)))
    crew.send(crew.delegate)
    crew.all_send()
    _score(crew, event, planned)
    crew.all_send()
    _no_shows(crew, planned)
    seen = {}
    for row in crew.delegate.disk.operations.values():
        seen[str(row.op["device"])] = max(seen.get(str(row.op["device"]), 0), row.op["n"])
    seen[str(crew.delegate.seat.device)] = crew.delegate.seat.next - 1
    crew.delegate.append(crew.stream, "round.close", {"seen": seen})
    crew.all_send()
    return crew.delegate.board(crew.stream)


def opening(event: str, planned: Round, people: list[int]) -> dict[str, Any]:
    """The body of `round.open` for a round of the file."""
    limit, cutoff = planned["timeLimit"], planned["cutoff"]
    return {
        "edition": EDITION,
        "event": event,
        "format": planned["format"],
        "cutoff": cutoff
        and {"attempts": cutoff["numberOfAttempts"], "result": cutoff["attemptResult"]},
        "limit_cs": limit and limit["centiseconds"],
        "cumulative": limit["cumulativeRoundIds"] if limit else [],
        "advancement": condition(planned),
        "people": people,
    }


def condition(planned: Round) -> dict[str, Any] | None:
    """As `round.advancing` takes it; a result is that by which the round is ranked (9p2+)."""
    given = planned["advancementCondition"]
    if given is None:
        return None
    by_result = given["type"] == "attemptResult"
    of = {"of": "average" if planned["format"] in "am" else "single"} if by_result else {}
    return {"type": KINDS[given["type"]], "level": given["level"], **of}


def _score(crew: Crew, event: str, planned: Round) -> None:
    """Each card at one table, attempt by attempt, tables in any order."""
    tables: list[list[tuple[int, int, int]]] = [[] for _ in crew.judges]
    for result in planned["results"]:
        values = [attempt["result"] for attempt in result["attempts"]]
        attempts = [(result["personId"], slot, value) for slot, value in enumerate(values, 1)]
        crew.dice.choice(tables).extend(one for one in attempts if one[2] != NONE)
    until = [0] * len(tables)
    while any(tables):
        i = crew.dice.choice([i for i, table in enumerate(tables) if table])
        person, slot, value = tables[i].pop(0)
        _attempt(crew.judges[i], crew.stream, person, slot, said(event, value))
        until[i] += 1
        if until[i] > crew.dice.randrange(AT_MOST_UNSENT):
            crew.send(crew.judges[i])
            until[i] = 0


def _attempt(judge: Phone, stream: str, person: int, slot: int, body: dict[str, Any]) -> None:
    """The judge records, the competitor confirms on the same phone."""
    where = {"person": person, "slot": slot}
    entry = judge.append(stream, "attempt.record", body, where)
    judge.append(stream, "attempt.confirm", {"op": entry.op["id"]}, where)


def said(event: str, value: int) -> dict[str, Any]:
    """What a judge enters for a result of the file, which does not tell penalties apart."""
    if value in (DNF, DNS):
        return {"declared": "dnf" if value == DNF else "dns", "penalties": []}
    if event in ("333mbf", "333fm"):
        return {"value": value, "source": "paper"}
    return {"reading_ms": 10 * value, "penalties": []}


def _no_shows(crew: Crew, planned: Round) -> None:
    """DNS for who never came, until the card is closed."""
    cutoff = planned["cutoff"]
    slots = cutoff["numberOfAttempts"] if cutoff else attempts_of(planned["format"])
    body = {"declared": "dns", "penalties": []}
    for card in crew.delegate.board(crew.stream)["cards"]:
        if all(slot["status"] == "empty" for slot in card["slots"]):
            for slot in range(1, slots + 1):
                where = {"person": card["person"], "slot": slot}
                crew.delegate.append(crew.stream, "attempt.record", body, where)
