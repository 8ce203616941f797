"""What a person should look at again on a card before it is kept. It changes and forbids nothing.

>>> card_doubts("wca-2026", "333", "a", [1234, 0, 1187, 6190])["doubts"] == [
...     {"what": "gap", "slot": 2}, {"what": "far-off", "slot": 4}]
True
"""

from .cutoff import cutoff_state
from .editions import edition as edition_table
from .editions import event_result
from .formats import attempts_of, fits
from .timing import DNS, NONE

FAR = 4  # times more than every other result, or less
FEWEST_OTHERS = 3  # a field of fewer says nothing about a first attempt


def card_doubts(
    edition,
    event,
    format,
    attempts,
    cutoff=None,
    whole=False,
    field=(),
    before=(),
    unofficial=False,
):
    """`{"doubts": [{"what", "slot"}]}`, by attempt. Arguments and reply: `card.doubts`.

    `whole` says that nothing will be added to the card; `field` are results of others in the round,
    `before` the attempts of the card that was typed before this one.
    """
    table = edition_table(edition)
    result = event_result(table, event, unofficial)
    fits(format, attempts)
    done = _trimmed(attempts)
    last = len(done)
    missed = cutoff_state(table, cutoff, done) == "missed"
    found = [(i + 1, "gap") for i, value in enumerate(done) if value == NONE]
    found += _after_dns(done)
    if missed and last > cutoff["attempts"]:
        found.append((last, "beyond-cutoff"))  # 9g
    if whole and done and not missed and last < attempts_of(format):
        found.append((last + 1, "unfinished"))
    if result != "multi":
        found += _far_off(done, field)
    if len([value for value in done if value > NONE]) > 1 and done == _trimmed(before):
        found.append((1, "same-as-before"))
    return {"doubts": [{"what": what, "slot": slot} for slot, what in sorted(found)]}


def _after_dns(done):
    """Whoever did not start an attempt has seldom done a later one."""
    if DNS not in done:
        return []
    first = done.index(DNS)
    return [(i + 1, "after-dns") for i in range(first, len(done)) if done[i] not in (NONE, DNS)][:1]


def _far_off(done, field):
    """Results far from all others of the competitor; a single one, far from all of the field."""
    results = [(i + 1, value) for i, value in enumerate(done) if value > NONE]
    if len(results) == 1:
        others = [value for value in field if value > NONE]
        if len(others) < FEWEST_OTHERS:
            return []
        return [(slot, "far-from-field") for slot, value in results if _far(value, others)]
    found = []
    for slot, value in results:
        if _far(value, [other for place, other in results if place != slot]):
            found.append((slot, "far-off"))
    return found


def _far(value, others):
    return value > FAR * max(others) or FAR * value < min(others)


def _trimmed(attempts):
    """Without the blanks at the end."""
    last = max([0] + [i + 1 for i, value in enumerate(attempts) if value != NONE])
    return list(attempts[:last])
