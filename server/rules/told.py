"""How many cubes a competitor has told before a multi-blind attempt (H1a), and who may change it.

>>> multi_told("wca-2026", "judge", [{"op": "a", "base": [], "attempted": 9}])["attempted"]
9
"""

from .editions import authority
from .editions import edition as edition_table


def multi_told(edition, role, ops, attempt_begun=False, event_begun=False, all_told=False):
    """The number in force, and what `role` may still do. Arguments and reply: `multi.told`.

    `ops` are all operations about the attempt, tellings with `attempted`. Of these one that was
    seen by a later one is out of force; those that differ leave no number, for a person to settle.
    """
    rule = edition_table(edition)["demands"]["multi"]["multi"]
    numbers = _in_force(ops)
    attempted = numbers[0] if len(numbers) == 1 else None
    begun = event_begun if rule["change_until"] == "event" else attempt_begun
    if attempt_begun:
        may = "no"
    elif not numbers:
        may = "tell"  # late rather than never: without a number nobody could attempt
    elif role in authority(edition):
        may = "change"  # what was mistyped
    elif begun or rule["change_until"] == "told":
        may = "no"  # H1a1
    else:
        may = "change"
    public = event_begun if rule["secret_until"] == "event" else all_told
    return {
        "attempted": attempted,
        "differ": numbers if len(numbers) > 1 else [],
        "may": may,
        "code": "H1a1" if may == "no" else None,
        "secret": bool(numbers) and not (public or attempt_begun),  # H1a2
    }


def _in_force(ops):
    """The numbers that no later telling had seen, each once."""
    bases = {op["op"]: op["base"] for op in ops}
    seen = set()
    for op in ops:
        if "attempted" not in op:
            continue
        waiting = list(op["base"])
        while waiting:
            one = waiting.pop()
            if one in bases and one not in seen:
                seen.add(one)
                waiting += bases[one]
    return sorted(
        set([op["attempted"] for op in ops if "attempted" in op and op["op"] not in seen])
    )
