"""The settings of a match: two rulesets, their options, and what each is if nobody says."""

from ...arguments import fields, integer, one_of, or_null, record, text
from ...errors import bad

QUOTAS = {"FAST": 6, "FREEZE": 8, "MASTERS": 10}  # counted moves of a player in a part
TWICE = "twice@2"
TIME = "time@1"

SECONDS = integer(1, 3600)
COMMON = (
    ("ruleset", text),
    ("format", one_of("FAST", "FREEZE", "MASTERS")),
    ("part_seconds?", SECONDS),
    ("move_seconds?", or_null(SECONDS)),
    ("cover_seed?", text),
)
CONFIGS = {
    TWICE: fields(*(COMMON + (("last_basis?", one_of("played", "turn")),))),
    TIME: fields(
        *(
            COMMON
            + (
                ("clock_seconds?", integer(1, 36000)),
                ("cap_seconds?", SECONDS),
                ("zero_clock?", one_of("clamp", "negative", "lose_turns")),
            )
        )
    ),
}


def config(given):
    """A configuration; which keys it may have is its ruleset's to say."""
    ruleset = record(given).get("ruleset")
    if not isinstance(ruleset, str) or ruleset not in CONFIGS:
        raise bad("ruleset", "not one of " + ", ".join(sorted(CONFIGS)))
    return CONFIGS[ruleset](given)


class Settings:
    """A configuration with every gap filled, times in milliseconds.

    >>> Settings({"ruleset": "twice@2", "format": "FAST"}).quota
    6
    """

    def __init__(self, given):
        self.is_time = given["ruleset"] == TIME
        self.quota = QUOTAS[given["format"]]
        self.part_ms = 1000 * given.get("part_seconds", 180)
        seconds = given.get("move_seconds", 20)
        self.move_ms = None if seconds is None else 1000 * seconds
        self.cover_seed = given.get("cover_seed", "")
        self.turns_are_last = given.get("last_basis", "played") == "turn"
        self.clock_ms = 1000 * given.get("clock_seconds", 600)
        self.cap_ms = 1000 * given.get("cap_seconds", 120)
        zero = given.get("zero_clock", "clamp")
        self.may_owe = zero == "negative"
        self.zero_loses = self.is_time and zero == "lose_turns"
