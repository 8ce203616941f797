"""What is limited, and how much of it is too much.

`MATSIDE_LIMIT_<NAME>=burst:a_minute` or `off` changes one of them, `MATSIDE_LIMITS=off` all.
Nothing that a working phone does is counted by address: a venue shares one.
"""

from server.limits.limit import Limit

DEFAULTS = {
    # By device: whatever it asks for. A phone polls every few seconds and after each entry.
    "requests": Limit(burst=1_200, a_minute=600, portion=60),
    # By device: operations handed in. A day offline, or all of a lost server's, fit at once.
    "operations": Limit(burst=20_000, a_minute=3_000, portion=1_000),
    # By device: a phone without rules of its own asks after each entry; folding costs CPU.
    "rules": Limit(burst=240, a_minute=120, portion=20),
    # By address: codes that nobody has. Mistyping costs, joining does not.
    "guesses": Limit(burst=100, a_minute=30),
    # From everywhere. At 6,000 a minute two weeks find one of 200 codes of 50 bits once in 46,000.
    "all-guesses": Limit(burst=6_000, a_minute=6_000),
    # By address: files of a competition, up to 32 MB each.
    "imports": Limit(burst=30, a_minute=6),
}
