"""What the rules read of wca-2026; made by tools/make_tables.py from docs/editions."""

TABLE = {
    "authority": ("delegate",),
    "events": {
        "333": "time",
        "222": "time",
        "444": "time",
        "555": "time",
        "333oh": "time",
        "clock": "time",
        "minx": "time",
        "pyram": "time",
        "skewb": "time",
        "sq1": "time",
        "666": "time",
        "777": "time",
        "333bf": "time",
        "333fm": "moves",
        "333mbf": "multi",
        "444bf": "time",
        "555bf": "time",
    },
    "single_rounding_cs": 0,
    "moves_mean_step": 1,
    "statistic": {"5": "a", "3": "m"},
    "all_dns": -2,
    "cutoff": "lt",
    "advancing": "lt",
    "stays": {"count": 0, "share": (1, 4), "code": "9p1"},
    "rounds": ((7, 1), (15, 2), (99, 3), (None, 4)),
    "limit": {
        "reached": "ge",
        "with_penalties": True,
        "dnf": "A1a4",
        "dns": "A1a2+++++",
        "ruling": None,
    },
    "inspection": (("ge", 15000, "A4d1"), ("ge", 17000, "A4d2")),
    "malfunction_below_cs": 6,
    "most_plus2": None,
    "multi": {
        "least": 2,
        "per_cube_s": 600,
        "cap_s": 3600,
        "least_solved": 2,
        "dnf": "9f12c",
        "unsolved_breaks_ties": True,
    },
    "records": {"by": "date", "equal": True, "last": False},
    "fewest": {
        "inner_turns": False,
        "forgiving": True,
        "longest": 80,
        "rotations_count": True,
        "dnf": "E2d1",
    },
    "qualification": {"round": False, "code": "2a2"},
    "dual_rounds": 2,
    "head_to_head": {
        "events": ("333", "444", "333bf", "333oh"),
        "places": (4, 8, 12, 16),
        "set_points": 3,
        "longest_set": 7,
    },
    "solved": {
        "plus2": "10e3",
        "dnf": "10e4",
        "misaligned": "gt",
        "limits_deg": {
            "cube": 45,
            "megaminx": 36,
            "pyraminx": 60,
            "skewb": 60,
            "square1": {"ud": 45, "slash": 90},
        },
        "by_custom": (),
        "magic": None,
    },
    "penalties": {
        "start": "A3d A4b A4b1 A4d1 B2b B2c",
        "stop": "A6c A6c#release A6d A6e2",
        "solved-state": "10e3",
        "dnf": (
            "10e4 2i 2i#object 2j 2j1a#started 2j3 2k2a 3k2 5b1 5b2 5b4 5b5c 5b5d 5d3 9f12c 9f4 "
            "A1a4 A2a1 A2a2 A2c2 A2e2 A3c1 A4d2 A5a A5b A6b2 A6c#undecidable A6e1 A6f A6f1 A7c3 "
            "A7c4 A7c6 B2d+ B3b B3c B4b B4c3 B4d B5c C1b C1b2 C1c E2a1 E2a2 E2c E2c1 E2c1#changed "
            "E2c1#no-id E2c2 E2c4 E2c8 E2d1 E2e E2e1 E3 E5 H1e#attempt I4c5 I4c7 I5b2 I5b3"
        ),
        "dns": "11i1#none 11i2b 11j4 2u1 9f5 A1a2+++++ A3b1 A7c2 B2a",
        "other": (
            "11e 11e3 11h 11i1 11i1#extra 11i2 11j2 11j3 11k1 1e2 1f2 2g3 2h 2i#again 2j1 2j1a "
            "2j1a#not-started 2k1 2k2 2k3 2k4 2k5 2k6 2n3 2u 3a1+ 3k2a 9f4a 9f5a 9f5b 9t A2c2+ "
            "A3c3+ A3c5+ A6b1 A7g H1b1 H1e H1e#puzzle"
        ),
    },
}
