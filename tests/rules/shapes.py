"""What requests are made of, for hypothesis: few people, and values around what the rules ask."""

import random

from hypothesis import strategies as st

from server.rules.editions import EDITIONS
from server.rules.formats import FORMATS
from server.rules.schemas import MOST_ATTEMPT
from tests.rules.log.histories import history

EVENTS = [set(table["events"]) for table in EDITIONS.values()]
CODES = [set(table["effects"]) for table in EDITIONS.values()]


def mostly_shared(sets: list[set[str]], *others: str) -> st.SearchStrategy[str]:
    """What every edition has, or what any has, or others."""
    shared = sorted(set.intersection(*sets))
    return st.sampled_from(shared) | st.sampled_from(sorted(set.union(*sets, others)))


EDITION = st.sampled_from(sorted(EDITIONS))
TODAY = st.just(max(EDITIONS)) | EDITION  # what only the latest edition has
EVENT = mostly_shared(EVENTS, "kilominx")
PENALTIES = st.lists(mostly_shared(CODES), max_size=2) | st.lists(mostly_shared(CODES), max_size=5)
FORMAT = st.sampled_from(sorted(name for name, (slots, *_) in FORMATS.items() if slots))
"""Those of a card; a Head to Head has as many attempts as its matches take."""
# Around ten minutes, where the rounding changes, and everywhere else.
TIME = st.integers(1, 200) | st.integers(59000, 61000) | st.integers(1, MOST_ATTEMPT)
ATTEMPT = st.sampled_from([-2, -1, 0]) | TIME
SLOTS = st.sampled_from([1, 3, 5])
ATTEMPTS = SLOTS.flatmap(lambda most: st.lists(ATTEMPT, max_size=most))
MILLISECONDS = st.integers(0, 800) | st.integers(590000, 610000) | st.integers(0, 9000000)
INSPECTION = st.sampled_from([14999, 15000, 15001, 16999, 17000, 17001])
LIMIT = st.none() | st.integers(1, 100000)
RESULTS = SLOTS.flatmap(
    lambda most: st.lists(
        st.fixed_dictionaries(
            {"person": st.integers(1, 30), "attempts": st.lists(ATTEMPT, max_size=most)}
        ),
        max_size=8,
        unique_by=lambda result: result["person"],
    )
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
SIGNED = st.fixed_dictionaries(
    {
        "slot": st.integers(1, 5),
        "status": st.sampled_from(["recorded", "recorded", "empty", "extra", "disputed"]),
        "value": ATTEMPT,
    },
    optional={
        **dict.fromkeys(("penalty", "judge", "confirmed", "hand", "scrambled"), st.booleans()),
        "reading_cs": TIME,
        "told": st.sampled_from([None, "1", "2", "E1"]),
        "extras": st.integers(0, 2),
    },
)
PAIR = st.fixed_dictionaries(
    {"degrees": st.integers(0, 180)}, optional={"layer": st.sampled_from(["ud", "slash"])}
)
PUZZLES = ["cube", "megaminx", "pyraminx", "skewb", "square1"]  # a Magic has vectors
DATE = st.sampled_from(["2026-05-02", "2026-05-03"])
STANDING = st.fixed_dictionaries({}, optional={"single": st.none() | TIME, "average": TIME})
PAIRED = {"SF-1": [1, 4], "SF-2": [2, 3], "final": [1, 2], "third": [4, 3]}
PLAYED = (
    {
        "points": st.lists(
            st.fixed_dictionaries(
                {"attempts": st.lists(ATTEMPT, min_size=2, max_size=2)},
                optional={"won": st.none() | st.integers(1, 2)},
            ),
            max_size=9,
        ),
    },
    {
        "withdrawn": st.lists(st.integers(1, 2), max_size=1),
        "settled": st.none() | st.integers(1, 2),
    },
)
MATCH = st.builds(
    lambda name, played: {"match": name, "people": PAIRED[name], **played},
    st.sampled_from(sorted(PAIRED)),
    st.fixed_dictionaries(PLAYED[0], optional=PLAYED[1]),
)
BRACKET = (
    {
        "edition": TODAY,
        "event": st.just("333") | EVENT,
        "places": st.just(4) | st.sampled_from([4, 8, 12, 16, 6]),
        "seeds": st.just([1, 2, 3, 4]) | st.permutations([1, 2, 3, 4, 5]),
        "first_to": st.lists(st.integers(1, 3), min_size=3, max_size=3).map(sorted)
        | st.lists(st.integers(1, 3), min_size=3, max_size=5),
    },
    {
        "matches": st.lists(MATCH, max_size=4, unique_by=lambda match: match["match"]),
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
CUTOFF = st.fixed_dictionaries({"attempts": st.integers(1, 5), "result": TIME})
OPS = st.integers(0, 2**48).map(lambda seed: history(random.Random(seed)))
BOARD = 7777777777  # stands for the handle of a board that is open, whatever the host calls it
TURNS = st.lists(
    st.sampled_from(["R", "U'", "F2", "L", "D", "B'", "Rw", "x", "y'", "M", "[u]", "r"]), max_size=9
)
NOTATION = TURNS.map(" ".join) | st.text("UDRLFBudrlfbMESxyzwW2'’ []()3", max_size=30)
ROUND = {"edition": EDITION, "event": EVENT, "format": FORMAT}
UNOFFICIAL = {"unofficial": st.booleans()}
