"""The solved state (Article 10): how far the resting puzzle is from it, and what follows.

Only what a ruler could measure is judged here. Whether a Clock's hands point to twelve (10i), or
whether a part that lies aside counts (10d), a judge sees.

>>> solved_judge("wca-2010", "cube", missing_moves=0, pairs=[{"degrees": 46}])["code"]
'10e3'
"""

from .arguments import fields, flag, integer, list_of, one_of
from .compare import holds
from .editions import edition as edition_table
from .errors import bad
from .puzzles import left_to_a_judge

HALF_TURN = 180
MOST_PLUS2 = 1  # moves that may be missing (10e3)
MOST_FOLDED = 2  # tiles or pairs of tiles (2008 10a1, 2010 10g1)
SOLVED = "10e2"
FLAT_SOLVED = "10g"  # a Magic
DEGREES = integer(0, HALF_TURN)

ALIGNED = fields(("missing_moves", integer()), ("pairs", list_of(fields(("degrees", DEGREES)))))
LAYERED = fields(
    ("missing_moves", integer()),
    ("pairs", list_of(fields(("degrees", DEGREES), ("layer", one_of("ud", "slash"))))),
)
FLAT = {
    "angles": fields(("otherwise_solved", flag), ("angles", list_of(DEGREES))),
    "heights": fields(
        ("otherwise_solved", flag),
        ("heights", list_of(integer(1))),
        ("folded?", integer()),
        ("adjacent?", flag),
    ),
}


def solved_judge(edition, puzzle, **seen):
    """What the judge saw of the puzzle. Arguments and reply: `solved.judge`.

    The reply says beside it `penalty`, the code for `attempt.result`, `regulation`, by whose number
    it is so, solved included, and `hints`: a regulation that leaves the puzzle to the main judge,
    where the limit is only what is usual (2008 10h).
    In 2008 tiles `folded` over may be counted beside those that are too high (10a1).
    """
    rules = edition_table(edition)["solved"]
    if puzzle == "magic" and rules["magic"]:
        return _flat(rules["magic"], seen)
    if puzzle not in rules["limits_deg"]:
        raise bad("puzzle", "not in this edition")
    return _aligned(rules, puzzle, seen)


def _aligned(rules, puzzle, seen):
    """Each two neighbouring parts beyond the limit are one more move to go (10e1)."""
    limits = rules["limits_deg"][puzzle]
    layered = isinstance(limits, dict)
    (LAYERED if layered else ALIGNED)(seen)
    moves = seen["missing_moves"]
    for pair in seen["pairs"]:
        limit = limits[pair["layer"]] if layered else limits
        if holds(pair["degrees"], rules["misaligned"], limit):
            moves += 1
    effect = "dnf" if moves > MOST_PLUS2 else "plus2" if moves else "ok"
    reply = _reply(effect, rules, SOLVED)
    reply["moves_needed"] = moves
    reply["hints"] = left_to_a_judge(rules, puzzle)
    return reply


def _flat(rules, seen):
    """A Magic: a tile or two may stick out, if nothing else is wrong."""
    FLAT[rules["measure"]](seen)
    out = [one for one in seen[rules["measure"]] if holds(one, rules["out"], rules["limit"])]
    count = len(out) + seen.get("folded", 0)
    apart = rules["neighbours"] and count > 1 and not seen.get("adjacent", False)
    if count > MOST_FOLDED or apart or not seen["otherwise_solved"]:
        effect = "dnf"
    else:
        effect = "plus2" if count else "ok"
    reply = _reply(effect, rules, FLAT_SOLVED)
    reply["moves_needed"] = None
    reply["hints"] = []
    return reply


def _reply(effect, rules, solved):
    penalty = rules.get(effect)
    code = penalty and penalty.split("#")[0]
    return {"verdict": effect, "code": code, "penalty": penalty, "regulation": code or solved}
