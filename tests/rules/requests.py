"""Good requests of every call of the door, for hypothesis: arguments that must be, then may."""

from hypothesis import strategies as st

from server.rules.formats import FORMATS
from tests.rules.log.histories import STREAM
from tests.rules.shapes import (
    ATTEMPT,
    ATTEMPTS,
    BOARD,
    BRACKET,
    CARD,
    CONDITION,
    CUTOFF,
    DATE,
    DONE,
    EDITION,
    EVENT,
    FORMAT,
    INSPECTION,
    LIMIT,
    MILLISECONDS,
    NOTATION,
    OPS,
    PAIR,
    PENALTIES,
    PLAYED,
    PUZZLES,
    RESULTS,
    ROUND,
    ROWS,
    SIGNED,
    STANDING,
    TIME,
    TODAY,
    TURNS,
    UNOFFICIAL,
)
from tests.rules.side.chess.streams import CONFIGS, EVENTS
from tests.rules.side.pairing.events import GOOD as PAIRING
from tests.rules.side.rummikub.sheets import GOOD as RUMMIKUB
from tests.rules.side.seating.players import GOOD as SEATING
from tests.rules.side.tables.days import GOOD as TABLES

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
    "multi.told": (
        {
            "edition": EDITION,
            "role": st.sampled_from(["judge", "head-judge", "delegate"]),
            "ops": st.lists(
                st.fixed_dictionaries(
                    {
                        "op": st.sampled_from("abcd"),
                        "base": st.lists(st.sampled_from("abcde"), max_size=3),
                    },
                    optional={"attempted": st.integers(2, 99)},
                ),
                max_size=4,
            ),
        },
        {
            "attempt_begun": st.booleans(),
            "event_begun": st.booleans(),
            "all_told": st.booleans(),
        },
    ),
    "fewest.check": (
        {"edition": EDITION, "scramble": TURNS.map(" ".join) | NOTATION, "solution": NOTATION},
        {"penalties": PENALTIES, "declared": st.sampled_from(["dnf", "dns"])},
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
    "solved.limits": ({"edition": EDITION, "event": EVENT}, UNOFFICIAL),
    "round.result": ({**ROUND, "attempts": ATTEMPTS}, UNOFFICIAL),
    "round.next": (
        {**ROUND, "attempts": ATTEMPTS},
        {
            "cutoff": st.none() | CUTOFF,
            **UNOFFICIAL,
        },
    ),
    "round.standings": ({**ROUND, "results": RESULTS}, UNOFFICIAL),
    "round.advancing": (
        {"edition": EDITION, "rows": ROWS, "condition": CONDITION},
        {"withdrawn": st.lists(st.integers(1, 30), max_size=3)},
    ),
    "round.drift": (
        {
            "edition": EDITION,
            "rows": ROWS,
            "condition": st.none() | CONDITION,
            "people": st.lists(st.integers(1, 30), max_size=6),
        },
        {
            "withdrawn": st.lists(st.integers(1, 30), max_size=3),
            "digest": st.none() | st.text(max_size=4),
            "kept": st.lists(st.text(max_size=4), max_size=2),
        },
    ),
    "round.phase": (
        {
            **ROUND,
            "edition": st.sampled_from(["wca-2008", "wca-2010"]) | EDITION,
            "results": RESULTS,
            "after": st.integers(1, 3),
            "level": st.integers(0, 6),
        },
        {"quit": st.lists(st.integers(1, 30), max_size=3), **UNOFFICIAL},
    ),
    "round.seal": (
        {
            "cards": st.lists(
                st.fixed_dictionaries(
                    {
                        "person": st.integers(1, 30),
                        "slots": st.lists(
                            st.fixed_dictionaries(
                                {
                                    "slot": st.integers(1, 5),
                                    "value": ATTEMPT,
                                    "op": st.none() | st.sampled_from("abc"),
                                }
                            ),
                            max_size=3,
                        ),
                    }
                ),
                max_size=3,
            ),
            "ops": st.just({"a": "1", "b": "2", "c": "3"}),
        },
        {},
    ),
    "event.plan": (
        {
            "edition": EDITION,
            "event": EVENT,
            "rounds": st.lists(
                st.fixed_dictionaries(
                    {"format": st.sampled_from(sorted(FORMATS))},
                    optional={
                        "dual": st.booleans(),
                        "limit_cs": LIMIT.filter(lambda limit: limit != 0),
                        "places": st.sampled_from([4, 6, 16]),
                        "competitors": st.sampled_from([None, 0, 7, 8, 16, 99, 200]),
                        "started": st.booleans(),
                    },
                ),
                max_size=4,
            ),
        },
        {"championship": st.booleans(), "added": st.booleans(), **UNOFFICIAL},
    ),
    "round.qualified": ({"edition": EDITION, "rows": ROWS, "condition": CONDITION}, {}),
    "dual.standings": (
        {**ROUND, "edition": TODAY, "rounds": st.lists(RESULTS, min_size=2, max_size=2)},
        UNOFFICIAL,
    ),
    "headtohead.seeds": (
        {
            "edition": TODAY,
            "places": st.sampled_from([4, 8, 12, 16, 6]),
            "rows": ROWS,
            "draw": st.text(max_size=4),
        },
        {"withdrawn": st.lists(st.integers(1, 30), max_size=3)},
    ),
    "headtohead.match": (
        {
            "edition": TODAY,
            "event": st.just("333") | EVENT,
            "seeds": st.lists(st.integers(1, 16), min_size=2, max_size=2),
            "first_to": st.integers(1, 3),
            "people": st.just([1, 2]) | st.lists(st.integers(1, 5), min_size=2, max_size=2),
            **PLAYED[0],
        },
        {"best_before": st.lists(ATTEMPT, min_size=2, max_size=2), **PLAYED[1], **UNOFFICIAL},
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
                    optional={"singles_only": st.booleans(), "closed": st.booleans()},
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
        UNOFFICIAL,
    ),
    "event.rules": ({"edition": EDITION, "event": EVENT}, UNOFFICIAL),
    "penalties.list": ({"edition": EDITION, "event": EVENT}, UNOFFICIAL),
    "event.rounds": ({"edition": EDITION, "competitors": st.integers(0, 120)}, {}),
    "card.doubts": (
        {**ROUND, "attempts": ATTEMPTS},
        {
            "cutoff": st.none() | CUTOFF,
            "whole": st.booleans(),
            "field": st.lists(ATTEMPT, max_size=8),
            "before": ATTEMPTS,
            **UNOFFICIAL,
        },
    ),
    "card.outlook": (
        {**ROUND, "attempts": ATTEMPTS},
        {"cutoff": st.none() | CUTOFF, "target": st.none() | TIME, **UNOFFICIAL},
    ),
    "card.signatures": (
        {"edition": EDITION, "event": EVENT, "slots": st.lists(SIGNED, max_size=3)},
        UNOFFICIAL,
    ),
    "chess.replay": (
        {"config": CONFIGS, "events": EVENTS},
        {"now_ms": st.sampled_from([0, 40_000, 9_999_999_999])},
    ),
    **PAIRING,
    **RUMMIKUB,
    **SEATING,
    **TABLES,
    "log.fold": ({"stream": st.just(STREAM), "ops": OPS}, {}),
    "log.open": ({"stream": st.just(STREAM)}, {}),
    "log.feed": ({"handle": st.just(BOARD), "ops": OPS}, {}),
    "log.close": ({"handle": st.just(BOARD)}, {}),
}


def requests_of(call: str) -> st.SearchStrategy[dict]:
    """Requests of this call with every argument of the right kind."""
    must, may = GOOD[call]
    return st.fixed_dictionaries({"call": st.just(call), **must}, optional=may)
