"""The arguments of every call, as data. See `arguments.py` for how to read them."""

from .arguments import (
    by_name,
    fields,
    flag,
    integer,
    integers,
    list_of,
    one_of,
    or_null,
    record,
    text,
)

MOST_ATTEMPT = 999999999
MOST_SECONDS = 99999
MOST_PENALTIES = 100
MOST_CUBES = 99

# 0 none, -1 DNF, -2 DNS; how many there may be is the format's to say.
ATTEMPTS = integers(-2, MOST_ATTEMPT)
CUTOFF = fields(("attempts", integer(1, 5)), ("result", integer(1, MOST_ATTEMPT)))
PENALTIES = list_of(text, MOST_PENALTIES)
PERSON = integer(1)

TIME_READ = fields(("digits", text))
TIME_SHOW = fields(
    ("cs", integer(-2)),
    ("event?", text),
    ("kind?", one_of("single", "average")),
)
ATTEMPT_RESULT = fields(
    ("edition", text),
    ("event", text),
    ("reading_ms?", integer()),
    ("stopwatch_cs?", integer()),
    ("penalties", PENALTIES),
    ("declared?", one_of("dnf", "dns")),
    ("inspection_ms?", integer()),
    ("previous_ms?", integer()),
    ("limit_cs?", or_null(integer(1))),
    ("cumulative_cs?", or_null(integer(1))),
    ("counted_before_cs?", integer()),
    ("unofficial?", flag),
)
FEWEST_CHECK = fields(
    ("edition", text),
    ("scramble", text),
    ("solution", text),
    ("penalties?", PENALTIES),
    ("declared?", one_of("dnf", "dns")),
)
CARD = fields(
    ("round", text),
    ("event", text),
    ("unofficial?", flag),
    ("limit_cs?", or_null(integer(1))),
    ("closed?", flag),
    (
        "slots",
        list_of(
            fields(
                ("slot", integer(1)),
                ("value", integer(-2, MOST_ATTEMPT)),
                ("reading_cs?", integer(0, MOST_ATTEMPT)),
                ("status?", text),
                others=True,
            )
        ),
    ),
    others=True,
)
LIMITS_CHECK = fields(
    ("edition", text),
    ("cumulative_cs", integer(1)),
    ("cards", list_of(CARD)),
    (
        "order?",
        list_of(
            fields(
                ("round", text), ("slot", integer(1)), ("estimate_cs?", integer(1, MOST_ATTEMPT))
            )
        ),
    ),
)
# Which of these a puzzle takes is told in `solved.py`.
SOLVED_JUDGE = fields(
    ("edition", text),
    ("puzzle", text),
    ("missing_moves?", integer()),
    ("pairs?", list_of(record)),
    ("otherwise_solved?", flag),
    ("angles?", list_of(integer())),
    ("heights?", list_of(integer())),
    ("folded?", integer()),
    ("adjacent?", flag),
)
MULTI_RESULT = fields(
    ("edition", text),
    ("attempted", integer(0, MOST_CUBES)),
    ("solved", integer(0, MOST_CUBES)),
    ("seconds", integer(0, MOST_SECONDS)),
    ("penalties", PENALTIES),
)
CUBES_TOLD = integer(2, MOST_CUBES)  # H1a
MULTI_TOLD = fields(
    ("edition", text),
    ("role", text),
    (
        "ops",
        list_of(fields(("op", text), ("base", list_of(text)), ("attempted?", CUBES_TOLD))),
    ),
    ("attempt_begun?", flag),
    ("event_begun?", flag),
    ("all_told?", flag),
)
ROUND = (
    ("edition", text),
    ("event", text),
    ("format", text),
    ("unofficial?", flag),
)
ROUND_ATTEMPTS = ROUND + (("attempts", ATTEMPTS),)
ROUND_RESULT = fields(*ROUND_ATTEMPTS)
ROUND_NEXT = fields(*(ROUND_ATTEMPTS + (("cutoff?", or_null(CUTOFF)),)))
CARD_DOUBTS = fields(
    *ROUND_ATTEMPTS,
    ("cutoff?", or_null(CUTOFF)),
    ("whole?", flag),
    ("field?", ATTEMPTS),
    ("before?", ATTEMPTS),
)
CARD_OUTLOOK = fields(
    *ROUND_ATTEMPTS,
    ("cutoff?", or_null(CUTOFF)),
    ("target?", or_null(integer(1))),
)
CARD_SIGNATURES = fields(
    ("edition", text),
    ("event", text),
    ("unofficial?", flag),
    (
        "slots",
        list_of(
            fields(
                ("slot", integer(1)),
                ("status", text),
                ("value", integer(-2, MOST_ATTEMPT)),
                ("reading_cs?", integer(0, MOST_ATTEMPT)),
                ("penalty?", flag),
                ("judge?", flag),
                ("confirmed?", flag),
                ("hand?", flag),
                ("scrambled?", flag),
                ("told?", or_null(text)),
                ("extras?", integer(0, 99)),
                others=True,
            )
        ),
    ),
)
RESULT = fields(("person", PERSON), ("attempts", ATTEMPTS))
ROUND_STANDINGS = fields(*(ROUND + (("results", list_of(RESULT)),)))
ROW = fields(
    ("person", PERSON),
    ("rank", or_null(integer(1))),
    ("best", integer(-2)),
    ("average", integer(-2)),
    ("ties?", flag),
    ("round?", or_null(integer(1))),
)
CONDITION = fields(
    ("type", one_of("ranking", "percent", "result")),
    ("level", integer()),
    ("of?", one_of("single", "average")),
)
ROUND_ADVANCING = fields(
    ("edition", text),
    ("rows", list_of(ROW)),
    ("condition", CONDITION),
    ("withdrawn?", list_of(PERSON)),
)
ROUND_DRIFT = fields(
    ("edition", text),
    ("rows", list_of(ROW)),
    ("condition", or_null(CONDITION)),
    ("people", list_of(PERSON)),
    ("withdrawn?", list_of(PERSON)),
    ("digest?", or_null(text)),
    ("kept?", list_of(text)),
)
ROUND_PHASE = fields(
    *ROUND,
    ("results", list_of(RESULT)),
    ("after", integer(1, 5)),
    ("level", integer()),
    ("quit?", list_of(PERSON)),
)
SEALED = fields(
    ("slot", integer(1)),
    ("value", integer(-2, MOST_ATTEMPT)),
    ("op", or_null(text)),
    others=True,
)
ROUND_SEAL = fields(
    ("cards", list_of(fields(("person", PERSON), ("slots", list_of(SEALED)), others=True))),
    ("ops", by_name(text)),
)
ROUND_QUALIFIED = fields(("edition", text), ("rows", list_of(ROW)), ("condition", CONDITION))
DUAL_STANDINGS = fields(*(ROUND + (("rounds", list_of(list_of(RESULT), 2, 2)),)))
HEADTOHEAD_SEEDS = fields(
    ("edition", text),
    ("places", integer()),
    ("rows", list_of(ROW)),
    ("draw", text),
    ("withdrawn?", list_of(PERSON)),
)
SETS = integer(1, 3)  # 2026 I3a
TWO_ATTEMPTS = list_of(integer(-2, MOST_ATTEMPT), 2, 2)
MATCH = (
    ("points", list_of(fields(("attempts", TWO_ATTEMPTS), ("won?", or_null(PERSON))))),
    ("withdrawn?", list_of(PERSON)),
    ("settled?", or_null(PERSON)),
)
EVENT = (("edition", text), ("event", text), ("unofficial?", flag))
HEADTOHEAD_MATCH = fields(
    *EVENT,
    ("people", list_of(PERSON, 2, 2)),
    ("seeds", list_of(integer(1), 2, 2)),
    ("first_to", SETS),
    ("best_before?", TWO_ATTEMPTS),
    *MATCH,
)
HEADTOHEAD_ROUND = fields(
    *EVENT,
    ("places", integer()),
    ("seeds", list_of(PERSON)),
    ("first_to", list_of(SETS)),
    ("matches?", list_of(fields(("match", text), ("people", list_of(PERSON, 2, 1)), *MATCH))),
)
RECORD = or_null(integer(1, MOST_ATTEMPT))
STANDING = fields(("single?", RECORD), ("average?", RECORD))
RECORDS_MARKS = fields(
    ("edition", text),
    ("event", text),
    (
        "rounds",
        list_of(
            fields(
                ("format", text),
                ("date?", text),
                ("singles_only?", flag),
                ("closed?", flag),
                (
                    "results",
                    list_of(
                        fields(
                            ("person", PERSON),
                            ("country?", text),
                            ("continent?", text),
                            ("attempts", ATTEMPTS),
                        )
                    ),
                ),
            )
        ),
    ),
    (
        "table",
        fields(
            ("world?", STANDING),
            ("continents?", by_name(STANDING)),
            ("countries?", by_name(STANDING)),
            ("persons?", by_name(STANDING)),
        ),
    ),
    ("unofficial?", flag),
)
EVENT_RULES = fields(("edition", text), ("event", text), ("unofficial?", flag))
PENALTIES_LIST = EVENT_RULES
SOLVED_LIMITS = EVENT_RULES
EVENT_PLAN = fields(
    *EVENT,
    (
        "rounds",
        list_of(
            fields(
                ("format", one_of("1", "2", "3", "5", "a", "m", "h")),
                ("cutoff?", or_null(CUTOFF)),
                ("limit_cs?", or_null(integer(1))),
                ("dual?", flag),
                ("places?", or_null(integer(1))),
                ("competitors?", or_null(integer())),
                ("started?", flag),
            ),
            10,
        ),
    ),
    ("championship?", flag),
    ("added?", flag),
)
EVENT_ROUNDS = fields(("edition", text), ("competitors", integer()))

LOG_FOLD = fields(("stream", text), ("ops", list_of(record)))
LOG_OPEN = fields(("stream", text))
LOG_FEED = fields(("handle", integer()), ("ops", list_of(record)))
LOG_CLOSE = fields(("handle", integer()))
