"""Requests for hypothesis: good ones of every call, and what goes wrong with them on the way."""

import copy
import json

from hypothesis import strategies as st

from server.rules.door import CALLS
from server.rules.editions import EDITIONS
from server.rules.formats import FORMATS
from server.rules.schemas import MOST_ATTEMPT
from tests.rules import vectors

EDITION = st.sampled_from(sorted(EDITIONS))
EVENT = st.sampled_from(
    sorted({event for table in EDITIONS.values() for event in table["events"]} | {"kilominx"})
)
CODES = sorted(
    {
        code
        for table in EDITIONS.values()
        for codes in table["penalties"].values()
        for code in codes.split()
    }
)
PENALTIES = st.lists(st.sampled_from(CODES), max_size=5)
FORMAT = st.sampled_from(sorted(FORMATS))
# Around ten minutes, where the rounding changes, and everywhere else.
TIME = st.integers(1, 200) | st.integers(59000, 61000) | st.integers(1, MOST_ATTEMPT)
ATTEMPT = st.sampled_from([-2, -1, 0]) | TIME
ATTEMPTS = st.lists(ATTEMPT, max_size=5)
MILLISECONDS = st.integers(0, 800) | st.integers(590000, 610000) | st.integers(0, 9000000)
INSPECTION = st.sampled_from([14999, 15000, 15001, 16999, 17000, 17001])
LIMIT = st.none() | st.integers(1, 100000)
RESULTS = st.lists(
    st.fixed_dictionaries({"person": st.integers(1, 30), "attempts": ATTEMPTS}), max_size=8
)
ROWS = st.lists(
    st.fixed_dictionaries(
        {
            "person": st.integers(1, 30),
            "rank": st.none() | st.integers(1, 8),
            "best": ATTEMPT,
            "average": ATTEMPT,
        }
    ),
    max_size=10,
)
ROUNDS = st.sampled_from(["666-r1", "444bf-r1"])
CARD = st.fixed_dictionaries(
    {
        "round": ROUNDS,
        "event": EVENT,
        "slots": st.lists(
            st.fixed_dictionaries(
                {"slot": st.integers(1, 3), "value": ATTEMPT}, optional={"reading_cs": TIME}
            ),
            max_size=3,
            unique_by=lambda line: line["slot"],
        ),
    },
    optional={"limit_cs": LIMIT, "closed": st.booleans()},
)
DONE = st.fixed_dictionaries(
    {"round": ROUNDS, "slot": st.integers(1, 3)}, optional={"estimate_cs": TIME}
)
PAIR = st.fixed_dictionaries(
    {"degrees": st.integers(0, 180)}, optional={"layer": st.sampled_from(["ud", "slash"])}
)
PUZZLES = ["cube", "megaminx", "pyraminx", "skewb", "square1"]  # a Magic has vectors
DATE = st.sampled_from(["2026-05-02", "2026-05-03"])
STANDING = st.fixed_dictionaries({}, optional={"single": st.none() | TIME, "average": TIME})
MATCH = (
    {
        "people": st.lists(st.integers(1, 5), min_size=1, max_size=2, unique=True),
        "points": st.lists(
            st.fixed_dictionaries(
                {"attempts": st.lists(ATTEMPT, min_size=2, max_size=2)},
                optional={"won": st.none() | st.integers(1, 5)},
            ),
            max_size=9,
        ),
    },
    {
        "withdrawn": st.lists(st.integers(1, 5), max_size=2),
        "settled": st.none() | st.integers(1, 5),
    },
)
BRACKET = (
    {
        "edition": EDITION,
        "event": st.just("333") | EVENT,
        "places": st.sampled_from([4, 8, 12, 16, 6]),
        "seeds": st.permutations(range(1, 6)).map(lambda people: people[:4]),
        "first_to": st.lists(st.integers(1, 3), min_size=3, max_size=5).map(sorted),
    },
    {
        "matches": st.lists(
            st.fixed_dictionaries(
                {"match": st.sampled_from(["SF-1", "SF-2", "final", "third"]), **MATCH[0]},
                optional=MATCH[1],
            ),
            max_size=4,
        ),
        "unofficial": st.booleans(),
    },
)
CONDITION = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["ranking", "percent", "result"]),
        "level": st.integers(0, 100) | TIME,
    },
    optional={"of": st.sampled_from(["single", "average"])},
)
NOTATION = st.text("UDRLFBudrlfbMESxyzwW2'’ []()3", max_size=30)
ROUND = {"edition": EDITION, "event": EVENT, "format": FORMAT}
UNOFFICIAL = {"unofficial": st.booleans()}

GOOD = {
    "time.read": ({"digits": st.text("0123456789", min_size=1, max_size=8)}, {}),
    "time.show": (
        {"cs": ATTEMPT},
        {"event": EVENT, "kind": st.sampled_from(["single", "average"])},
    ),
    "attempt.result": (
        {"edition": EDITION, "event": EVENT, "penalties": PENALTIES},
        {
            "reading_ms": MILLISECONDS,
            "stopwatch_cs": TIME,
            "declared": st.sampled_from(["dnf", "dns"]),
            "inspection_ms": INSPECTION,
            "previous_ms": MILLISECONDS,
            "limit_cs": LIMIT,
            "cumulative_cs": LIMIT,
            "counted_before_cs": st.integers(0, 100000),
            **UNOFFICIAL,
        },
    ),
    "multi.result": (
        {
            "edition": EDITION,
            "attempted": st.integers(0, 100),
            "solved": st.integers(0, 100),
            "seconds": st.integers(0, 100000),
            "penalties": PENALTIES,
        },
        {},
    ),
    "fewest.check": (
        {"edition": EDITION, "scramble": NOTATION, "solution": NOTATION},
        {},
    ),
    "limits.check": (
        {
            "edition": EDITION,
            "cumulative_cs": st.integers(1, 200000),
            "cards": st.lists(CARD, max_size=2, unique_by=lambda card: card["round"]),
        },
        {"order": st.lists(DONE, max_size=2)},
    ),
    "solved.judge": (
        {
            "edition": EDITION,
            "puzzle": st.sampled_from(PUZZLES),
            "missing_moves": st.integers(0, 2),
            "pairs": st.lists(PAIR, max_size=3),
        },
        {},
    ),
    "round.result": ({**ROUND, "attempts": ATTEMPTS}, UNOFFICIAL),
    "round.next": (
        {**ROUND, "attempts": ATTEMPTS},
        {
            "cutoff": st.none()
            | st.fixed_dictionaries({"attempts": st.integers(1, 5), "result": TIME}),
            **UNOFFICIAL,
        },
    ),
    "round.standings": ({**ROUND, "results": RESULTS}, UNOFFICIAL),
    "round.advancing": (
        {"edition": EDITION, "rows": ROWS, "condition": CONDITION},
        {"withdrawn": st.lists(st.integers(1, 30), max_size=3)},
    ),
    "event.plan": (
        {
            "edition": EDITION,
            "event": EVENT,
            "rounds": st.lists(
                st.fixed_dictionaries(
                    {"format": st.sampled_from([*sorted(FORMATS), "h"])},
                    optional={
                        "dual": st.booleans(),
                        "limit_cs": LIMIT.filter(lambda limit: limit != 0),
                        "places": st.sampled_from([4, 6, 16]),
                    },
                ),
                max_size=4,
            ),
        },
        {"championship": st.booleans(), **UNOFFICIAL},
    ),
    "round.qualified": ({"edition": EDITION, "rows": ROWS, "condition": CONDITION}, {}),
    "dual.standings": (
        {**ROUND, "rounds": st.lists(RESULTS, min_size=2, max_size=2)},
        UNOFFICIAL,
    ),
    "headtohead.seeds": (
        {
            "edition": EDITION,
            "places": st.sampled_from([4, 8, 12, 16, 6]),
            "rows": ROWS,
            "draw": st.text(max_size=4),
        },
        {"withdrawn": st.lists(st.integers(1, 30), max_size=3)},
    ),
    "headtohead.match": (
        {
            "edition": EDITION,
            "event": st.just("333") | EVENT,
            "seeds": st.lists(st.integers(1, 16), min_size=2, max_size=2),
            "first_to": st.integers(1, 3),
            **MATCH[0],
            "people": st.lists(st.integers(1, 5), min_size=2, max_size=2),
        },
        {"best_before": st.lists(ATTEMPT, min_size=2, max_size=2), **MATCH[1], **UNOFFICIAL},
    ),
    "headtohead.bracket": BRACKET,
    "headtohead.standings": BRACKET,
    "records.marks": (
        {
            "edition": EDITION,
            "event": EVENT,
            "rounds": st.lists(
                st.fixed_dictionaries(
                    {"format": FORMAT, "date": DATE, "results": RESULTS},
                    optional={"singles_only": st.booleans()},
                ),
                max_size=3,
            ),
            "table": st.fixed_dictionaries(
                {},
                optional={
                    "world": STANDING,
                    "persons": st.dictionaries(st.sampled_from(["1", "2", "3"]), STANDING),
                },
            ),
        },
        {},
    ),
    "event.rules": ({"edition": EDITION, "event": EVENT}, UNOFFICIAL),
    "penalties.list": ({"edition": EDITION, "event": EVENT}, UNOFFICIAL),
    "event.rounds": ({"edition": EDITION, "competitors": st.integers(0, 120)}, {}),
}

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([0, -1, -3, 10**9, 10**10, 10**30, 99.0, -0.5, 1e300]),
    st.sampled_from(["", "x", "🧩", "\ud83e", "\udde9", "\ud83e\udde9", "한글", "\u0000", "A6c#x"]),
    st.sampled_from([[], {}, [[]], [None], {"a": 1}, {"🧩": 1}]),
    st.text(max_size=4),
).map(copy.deepcopy)


REQUESTS = st.one_of(
    *(
        st.fixed_dictionaries({"call": st.just(call), **must}, optional=may)
        for call, (must, may) in GOOD.items()
    ),
    st.sampled_from([vector["request"] for vector in vectors.load(set(CALLS) - {"log.fold"})]),
    st.sampled_from([vector["request"] for vector in vectors.load(["log.fold"])]),
)


@st.composite
def any_request(draw: st.DrawFn) -> str:
    """A request's text: good, or with up to three places damaged."""
    request = copy.deepcopy(draw(REQUESTS))
    for _ in range(draw(st.integers(0, 3))):
        _damage(draw, request)
    return json.dumps(request)


def _damage(draw: st.DrawFn, whole: dict) -> None:
    """Changes, drops, adds or repeats something at a random depth."""
    place: dict | list = whole
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        deeper = [key for key in keys if isinstance(place[key], dict | list)]
        if not deeper or draw(st.booleans()):
            break
        place = place[draw(st.sampled_from(deeper))]
    how = draw(st.sampled_from(["change", "drop", "add"]))
    if how == "add" or not keys:
        if isinstance(place, dict):
            place[draw(st.sampled_from(["", "call", "extra", "\ud83e", "🧩", "제"]))] = draw(JUNK)
        else:
            place.append(copy.deepcopy(draw(JUNK | st.sampled_from(place) if place else JUNK)))
        return
    key = draw(st.sampled_from(keys))
    if how == "drop":
        del place[key]
    else:
        place[key] = draw(JUNK)
