"""What each kind's body must hold, as far as that shows without the operation's past."""

from ..arguments import check, flag, integer, list_of, or_null, record, text
from ..editions import edition as edition_table
from ..editions import event_result
from ..errors import RulesError, bad
from ..formats import attempts_of
from ..schemas import CUTOFF, PERSON


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


# A kind that is not here wants an object, whatever is in it.
FIELDS = {
    "round.open": (
        ("edition", text),
        ("event", text),
        ("format", text),
        ("cutoff?", or_null(CUTOFF)),
        ("limit_cs?", or_null(integer(1))),
        ("cumulative?", or_null(list_of(text))),
        ("advancement?", or_null(record)),
        ("people", list_of(PERSON)),
        ("unofficial?", flag),
    ),
    "round.continue": (("attempts", integer(1, 5)), ("people", list_of(PERSON))),
    "round.close": (("seen", seen),),
    "op.admit": (("op", text), ("reason", words)),
    "attempt.confirm": (("op", text),),
    "attempt.check": (("op", text),),
    "attempt.correct": (("reason", words),),
    "attempt.extra": (("reason", words),),
    "attempt.decide": (("reason", words),),
    "attempt.void": (("reason?", or_null(text)),),
    "attempt.propose": (("reason?", or_null(text)),),
}

# The field with which a mark, or a decision to keep, names an entry of its past.
NAMES = {"attempt.confirm": "op", "attempt.check": "op", "attempt.decide": "keep"}


def fields(kind, body):
    """The fields that the kind wants, checked, or `bad-argument`; other names pass."""
    known = {}
    for name, _ in FIELDS.get(kind, ()):
        plain = name.rstrip("?")
        if plain in record(body):
            known[plain] = body[plain]
    return check(FIELDS.get(kind, ()), known)


def well_formed(kind, body):
    """Whether the body is an object that holds what its kind wants."""
    try:
        record(body)
        given = fields(kind, body)
        if kind == "round.open":
            unofficial = given.get("unofficial", False)
            event_result(edition_table(given["edition"]), given["event"], unofficial)
            attempts_of(given["format"])
    except RulesError:
        return False
    return True
