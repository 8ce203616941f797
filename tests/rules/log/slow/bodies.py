"""What bodies are worth, by asking at the door."""

from server.rules.door import handle
from server.rules.editions import EDITIONS
from tests.rules.log.slow.values import is_map, is_string, number, numbers

SLOTS = {"1": 1, "2": 2, "3": 3, "5": 5, "a": 5, "m": 3}
TIMED = {"reading_ms", "stopwatch_cs", "penalties", "declared", "inspection_ms", "previous_ms"}
TIMED.add("timer")
CUBES = {"attempted", "solved", "seconds", "penalties"}
WRITTEN = {"scramble", "solution", "penalties", "declared"}
BESIDE = {"source", "reason"}


def ask(call: str, arguments: dict) -> dict | None:
    reply = handle({"call": call, **arguments})
    return reply.get("value")


def frame(config: dict) -> dict:
    unofficial = config.get("unofficial", False)
    return {"edition": config["edition"], "event": config["event"], "unofficial": unofficial}


def measured_in(config: dict) -> str:
    """What the event's results are: `time`, `moves` or `multi`."""
    return EDITIONS[config["edition"]]["events"].get(config["event"], "time").split()[0]


def worth(body: object, config: dict) -> tuple | None:
    """What a result's body says, by asking at the door."""
    if not isinstance(body, dict) or not isinstance(body.get("reason"), str | None):
        return None
    measured = measured_in(config)
    if "value" in body:
        value, known = body["value"], set(body) <= {"value", *BESIDE}
        shown = value in (-1, -2) or number(value, 1, 999999999)
        if not known or type(value) is not int or not shown:
            return None
        if body.get("source") not in ("paper", "import"):
            return None
        event = "333" if measured == "time" else config["event"]
        return ("value", value), value, ask("time.show", {"cs": value, "event": event})["text"], 0
    if not isinstance(body.get("source"), str | None):
        return None
    given = {k: v for k, v in body.items() if v is not None and k not in BESIDE}
    given.setdefault("penalties", [])
    codes = given["penalties"]
    if measured == "time":
        if not timer_good(given.pop("timer", None)):
            return None
        limit = None if config.get("cumulative") else config.get("limit_cs")
        reply = ask("attempt.result", {**given, **frame(config), "limit_cs": limit})
        if reply is None or not set(body) <= TIMED | BESIDE:
            return None
        clock = given["reading_ms"] // 10 if "reading_ms" in given else given.get("stopwatch_cs")
        same = ("time", clock, frozenset(codes), given.get("declared"), reply["value"])
    elif measured == "multi" and "declared" not in body:
        if not set(body) <= CUBES | BESIDE:
            return None
        reply = ask("multi.result", {"edition": config["edition"], **given})
        same = ("cubes", tuple(given.get(k) for k in ("attempted", "solved", "seconds")))
        same += (tuple(sorted(codes)) if reply else None,)
    elif measured == "moves" and "solution" in body:
        if not set(body) <= WRITTEN | BESIDE:
            return None
        reply = ask("fewest.check", {"edition": config["edition"], **given})
        texts = [str(body.get(name)).replace("\u2019", "'") for name in ("scramble", "solution")]
        same = ("written", tuple(tuple(text.split()) for text in texts))
        same += (frozenset(codes), given.get("declared"), reply and reply["value"])
    else:
        if not set(body) <= {"declared", "penalties"} | BESIDE or codes != []:
            return None
        reply = ask("attempt.result", {**given, **frame(config)})
        same = ("ruled", given.get("declared"))
    return (same, reply["value"], reply["text"], reply.get("reading_cs", 0)) if reply else None


def timer_good(timer: object) -> bool:
    """What a device said beside the reading; it changes nothing."""
    if timer is None:
        return True
    if not isinstance(timer, dict) or not set(timer) <= {"source", "packets", "flags"}:
        return False
    lists = [(timer.get("packets", []), 32), (timer.get("flags", []), 16)]
    fit = all(isinstance(one, list) and len(one) <= most for one, most in lists)
    return (
        is_string(timer.get("source"))
        and fit
        and all(is_string(t) for one, _ in lists for t in one)
    )


def open_good(body: dict) -> bool:
    cutoff, limit, event = body.get("cutoff"), body.get("limit_cs"), body.get("event")
    if cutoff is not None:
        fine = isinstance(cutoff, dict) and set(cutoff) == {"attempts", "result"}
        if not fine or not number(cutoff["attempts"], 1, 5):
            return False
        if not number(cutoff["result"], 1, 999999999):
            return False
    if limit is not None and not number(limit):
        return False
    spans = body.get("cumulative")
    if spans is not None and not (isinstance(spans, list) and all(map(is_string, spans))):
        return False
    if body.get("advancement") is not None and not is_map(body, "advancement"):
        return False
    if type(body.get("unofficial", False)) is not bool or not is_string(event):
        return False
    if not is_string(body.get("edition")) or body["edition"] not in EDITIONS:
        return False
    if event not in EDITIONS[body["edition"]]["events"] and not body.get("unofficial"):
        return False
    bracket, format_, people = body.get("head_to_head"), body.get("format"), body.get("people")
    if bracket is not None and not bracket_good(bracket):
        return False
    if not is_string(format_) or not numbers(people):
        return False
    return format_ in SLOTS if format_ != "h" else bracket is not None and seeded(body, bracket)


def bracket_good(bracket: object) -> bool:
    if not isinstance(bracket, dict) or not isinstance(bracket.get("draw"), str | None):
        return False
    sets = bracket.get("first_to")
    if not isinstance(sets, list) or not all(number(one, 1, 3) for one in sets):
        return False
    return number(bracket.get("places"), 0) and numbers(bracket.get("seeds"))


def seeded(body: dict, bracket: dict) -> bool:
    """2026 9b7a, I1a, I3a1, I3a2; the people are the seeds."""
    seeds, sets, places = bracket["seeds"], bracket["first_to"], bracket["places"]
    if body["edition"] != "wca-2026" or places not in (4, 8, 12, 16):
        return False
    if body["event"] not in ("333", "444", "333bf", "333oh") and not body.get("unofficial"):
        return False
    fits = 0 < len(seeds) <= places and len(set(seeds)) == len(seeds)
    fits = fits and len(sets) == {4: 3, 8: 4, 12: 5, 16: 5}[places] and sets == sorted(sets)
    return fits and sorted(body["people"]) == sorted(seeds)


def settling_good(body: dict) -> bool:
    won = body.get("won")
    fits = is_string(body.get("match")) and number(body.get("winner"))
    fits = fits and isinstance(won, list) and len(won) <= 35
    fits = fits and all(person is None or number(person) for person in won)
    return fits and isinstance(body.get("reason"), str | None)
