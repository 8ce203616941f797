"""What an entry says: `(same, value, text, reading_cs)`, the last 0 where no clock is known.

Two entries agree if `same` is equal. It holds the reading cut to 0.01 s, the penalties and the
ruling, not only the value: 12.67 + 2 is not 14.67.
"""

from ..arguments import fields, integer, list_of, one_of, or_null, record, text
from ..attempt import judged
from ..errors import RulesError, bad
from ..fewest import as_written, fewest_check
from ..multi import multi_result
from ..reading import clock_cs
from ..schemas import MOST_ATTEMPT, MOST_CUBES, MOST_SECONDS, PENALTIES
from ..timing import DNS, NONE, show

VOID = ("void", NONE, "", 0)
EXTRA = ("extra", NONE, "", 0)

# The timer that was read: by what, its last packets as hex, and what was noticed about it.
TIMER = fields(("source", text), ("packets?", list_of(text, 32)), ("flags?", list_of(text, 16)))
ASIDE = (("reason?", or_null(text)), ("source?", or_null(text)))
KNOWN = fields(
    ("value", integer(DNS, MOST_ATTEMPT)),
    ("source", one_of("paper", "import")),
    ("reason?", or_null(text)),
)
RULED = fields(
    *ASIDE,
    ("declared", one_of("dnf", "dns")),
    ("penalties?", or_null(list_of(text, 0))),
)
CUBES = fields(
    *ASIDE,
    ("attempted", integer(0, MOST_CUBES)),
    ("solved", integer(0, MOST_CUBES)),
    ("seconds", integer(0, MOST_SECONDS)),
    ("penalties?", or_null(PENALTIES)),
)
WRITTEN = fields(
    *ASIDE,
    ("scramble", text),
    ("solution", text),
    ("penalties?", or_null(PENALTIES)),
    ("declared?", or_null(one_of("dnf", "dns"))),
)
TIMED = fields(
    *ASIDE,
    ("timer?", or_null(TIMER)),
    ("reading_ms?", or_null(integer())),
    ("stopwatch_cs?", or_null(integer())),
    ("penalties?", or_null(PENALTIES)),
    ("declared?", or_null(one_of("dnf", "dns"))),
    ("inspection_ms?", or_null(integer())),
    ("previous_ms?", or_null(integer())),
)


def entered(kind, body, opened, kept):
    """What an entry says, None if its body is bad. `kept` is what the entry said that it keeps."""
    if kind == "attempt.void":
        return VOID
    if kind == "attempt.extra":
        return EXTRA
    if kind == "attempt.decide":
        if ("keep" in body) == ("result" in body):
            return None
        if "keep" in body:
            return kept
        body = body["result"]
    try:
        return _result(body, opened)
    except RulesError:
        return None


def _result(body, opened):
    """A name that no result has is refused, as at the door: it might change what counts."""
    if "value" in record(body):
        return _known(KNOWN(body), opened)
    if opened.result == "time":
        return _timed(TIMED(body), opened)
    if opened.result == "multi" and "declared" not in body:
        return _cubes(CUBES(body), opened)
    if opened.result == "moves" and "solution" in body:
        return _written(WRITTEN(body), opened)
    declared = RULED(body)["declared"]
    reply = judged(opened.table, opened.result, declared=declared)
    return ("ruled", declared), reply["value"], reply["text"], 0


def _known(given, opened):
    """From paper or a file, where only the result is known."""
    value = given["value"]
    if value == NONE:
        raise bad("value", "no result")
    return ("value", value), value, show(value, opened.result), 0


def _timed(given, opened):
    """What a clock said and the judge ruled. Limits over several rounds are not judged here."""
    given = _arguments(given)
    reply = judged(opened.table, opened.result, limit_cs=opened.limit_cs, **given)
    clock = clock_cs(given.get("reading_ms"), given.get("stopwatch_cs"))
    penalties = tuple(sorted(set(given["penalties"]))) if given["penalties"] else ()
    same = (clock, penalties, given.get("declared"), reply["value"])
    return same, reply["value"], reply["text"], reply["reading_cs"]


def _cubes(given, opened):
    """Multi-blind; there a penalty counts as often as it happened."""
    given = _arguments(given)
    reply = multi_result(opened.edition, **given)
    done = (given["attempted"], given["solved"], given["seconds"])
    same = (done, tuple(sorted(given["penalties"])))
    return same, reply["value"], reply["text"], 0


def _written(given, opened):
    """A solution of fewest moves: the same if it has the same turns, not only as many (E2c)."""
    given = _arguments(given)
    reply = fewest_check(opened.edition, **given)
    texts = [as_written(opened.edition, given[name]) for name in ("scramble", "solution")]
    ruling = (tuple(sorted(set(given["penalties"]))), given.get("declared"), reply["value"])
    return (tuple(texts), ruling), reply["value"], reply["text"], 0


def _arguments(given):
    """The arguments of the result's call: without what is null, or only said beside it."""
    arguments = {"penalties": []}
    for name in given:
        if given[name] is not None and name not in ("source", "reason", "timer"):
            arguments[name] = given[name]
    return arguments
