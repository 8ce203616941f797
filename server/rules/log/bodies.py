"""What each kind's body must hold, as far as that shows without the operation's past."""

from ..arguments import fields, flag, integer, integers, list_of, or_null, record, text
from ..editions import edition as edition_table
from ..editions import event_result
from ..errors import RulesError, bad
from ..formats import HEAD_TO_HEAD, attempts_of
from ..headtohead.bracket import Round
from ..headtohead.rules import MOST_POINTS
from ..schemas import CUBES_TOLD, CUTOFF, PERSON, SETS


def words(value):
    """A text with something in it: a reason is never blank."""
    if not text(value).strip():
        raise bad(None, "blank")
    return value


def seen(value):
    """How far a close had seen each device: `{device: n}`."""
    for device in sorted(record(value)):
        integer()(value[device])
    return value


def signed(value):
    """A drawn signature: strokes of x and y in turn, few and small enough for an operation."""
    least = fields(("strokes", list_of(integers(0, 999), 60, 1)))
    strokes = least(value)["strokes"]
    if any(len(stroke) < 2 or len(stroke) % 2 for stroke in strokes):
        raise bad("strokes", "not of pairs")
    if sum([len(stroke) for stroke in strokes]) > 400:
        raise bad("strokes", "too many points")
    return value


def scramble(value):
    """The number of a scramble in its set, or the name of an extra one: `E1`."""
    if isinstance(value, str):
        if not value.strip() or len(value) > 8:
            raise bad(None, "not the name of a scramble")
        return value
    return integer(1, 999)(value)


def _holding(*pairs):
    return fields(*pairs, others=True)


# A kind that is not here wants an object, whatever is in it; beside these any name may be.
BODIES = {
    "round.open": _holding(
        ("edition", text),
        ("event", text),
        ("format", text),
        ("cutoff?", or_null(CUTOFF)),
        ("limit_cs?", or_null(integer(1))),
        ("cumulative?", or_null(list_of(text))),
        ("advancement?", or_null(record)),
        ("people", list_of(PERSON)),
        ("unofficial?", flag),
        ("reason?", or_null(text)),
        (
            "head_to_head?",
            or_null(
                _holding(
                    ("places", integer()),
                    ("first_to", list_of(SETS)),
                    ("seeds", list_of(PERSON)),
                    ("draw?", or_null(text)),
                )
            ),
        ),
    ),
    "round.continue": _holding(("attempts", integer(1, 5)), ("people", list_of(PERSON))),
    "round.sign": _holding(("digest", text), ("seal", text), ("seen?", seen)),
    "round.keep": _holding(("from", words), ("reason", words)),
    "round.close": _holding(("seen", seen)),
    "match.settle": _holding(
        ("match", text),
        ("winner", PERSON),
        ("won", list_of(or_null(PERSON), MOST_POINTS)),
        ("reason?", or_null(text)),
    ),
    "op.admit": _holding(("op", text), ("reason", words)),
    "attempt.confirm": _holding(
        ("op", text), ("by_hand?", words), ("signature?", signed), ("badge?", words)
    ),
    "attempt.scrambled": _holding(("scramble", scramble), ("group?", or_null(text))),
    "attempt.check": _holding(("op", text)),
    "attempt.declare": _holding(("attempted", CUBES_TOLD)),
    "attempt.correct": _holding(("reason", words)),
    "attempt.extra": _holding(("reason", words), ("provisional?", flag)),
    "attempt.decide": _holding(("reason", words)),
    "attempt.void": _holding(("reason?", or_null(text))),
    "attempt.propose": _holding(("reason?", or_null(text))),
    "incident.answer": _holding(("op", text), ("words", words)),
}

# The field with which a mark, or a decision to keep, names an entry of its past.
NAMES = {"attempt.confirm": "op", "attempt.check": "op", "attempt.decide": "keep"}


def well_formed(kind, body):
    """Whether the body is an object that holds what its kind wants."""
    try:
        BODIES.get(kind, record)(body)
        if kind == "round.open":
            unofficial = body.get("unofficial", False)
            event_result(edition_table(body["edition"]), body["event"], unofficial)
            if body["format"] == HEAD_TO_HEAD:
                return _has_seeds(body, unofficial)
            attempts_of(body["format"])
    except RulesError:
        return False
    return True


def _has_seeds(body, unofficial):
    """Whether the bracket is one of the edition's (2026 I1a, I3a), and the people are its seeds."""
    given = body.get("head_to_head")
    if not given:
        return False
    args = [body["edition"], body["event"], given["places"], given["seeds"], given["first_to"]]
    Round(*args, unofficial=unofficial)
    return sorted(body["people"]) == sorted(given["seeds"])
