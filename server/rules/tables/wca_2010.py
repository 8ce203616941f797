"""What the rules read of wca-2010; made by tools/make_tables.py from docs/editions."""

TABLE = {
    "authority": ("head-judge", "delegate"),
    "events": {
        "333": "time speed scrambled 15 stackmat 123a a *",
        "222": "time speed scrambled 15 stackmat 123a a *",
        "444": "time speed scrambled 15 stackmat 123a a *",
        "555": "time speed scrambled 15 stackmat 123a a *",
        "666": "time speed scrambled 15 stackmat 123m m *",
        "777": "time speed scrambled 15 stackmat 123m m *",
        "clock": "time clock scrambled 15 stackmat 123a a *",
        "magic": "time magic plain - stackmat 123a a *",
        "mmagic": "time magic plain - stackmat 123a a *",
        "minx": "time speed scrambled 15 stackmat 123a a *",
        "pyram": "time speed scrambled 15 stackmat 123a a *",
        "sq1": "time speed scrambled 15 stackmat 123a a *",
        "333oh": "time one-hand scrambled 15 stackmat 123a a *",
        "333ft": "time feet scrambled 15 stackmat 123m 123 *",
        "333fm": "moves fmc scrambled - stopwatch 123 123 *",
        "333bf": "time blind scrambled - either 123 123 *",
        "444bf": "time blind scrambled - either 123 123 *",
        "555bf": "time blind scrambled - either 123 123 *",
        "333mbf": "multi multi scrambled - stopwatch 123 123 *",
    },
    "unofficial": "time speed scrambled 15 stackmat 123am - *",
    "every_event": {
        "calls_cs": (800, 1200),
        "stopwatch": {"compared": "gt", "limit_cs": 60000},
        "phases": (2, 3),
        "by": ("position", "result"),
    },
    "demands": {
        "time": {
            "limit": {
                "fixed": False,
                "default_cs": 60000,
                "longest_cs": None,
                "warn_above_cs": None,
                "needed": "should",
                "reached": "gt",
                "with_penalties": False,
            },
            "cumulative": {"formats": ("1", "2", "3"), "across_rounds": False},
        },
        "moves": {
            "limit": {"fixed": True, "default_cs": 360000, "longest_cs": 360000},
            "fewest": {
                "calls": (
                    {"minute": 0, "key": "fmc_start"},
                    {"minute": 30, "key": "fmc_minutes"},
                    {"minute": 50, "key": "fmc_minutes"},
                    {"minute": 55, "key": "fmc_minutes"},
                    {"minute": 59, "key": "fmc_minutes"},
                    {"minute": 60, "key": "fmc_stop"},
                ),
                "longest": 80,
            },
        },
        "multi": {
            "limit": {"fixed": True, "default_cs": None, "longest_cs": 360000},
            "multi": {
                "least": 2,
                "per_cube_cs": 60000,
                "cap_cs": 360000,
                "told_at": "event",
                "change_until": "event",
                "secret_until": "event",
            },
        },
    },
    "single_rounding_cs": 50,
    "moves_mean_step": 100,
    "statistic": {},
    "all_dns": -1,
    "cutoff": "le",
    "advancing": "le",
    "stays": {"count": 0, "share": (1, 4), "code": "9p1"},
    "rounds": ((7, 1), (15, 2), (99, 3), (None, 4)),
    "counts": {
        "combined": 1,
        "qualification": 1,
        "head_to_head": None,
        "by_round": False,
        "fewest": 2,
        "code": "9q",
    },
    "limit": {"reached": "gt", "with_penalties": False, "dnf": None, "dns": None, "ruling": "9s"},
    "inspection": (("gt", 15000, "A4d1"), ("gt", 17000, "A4d2")),
    "malfunction_below_cs": 6,
    "most_plus2": 1,
    "multi": {
        "least": 2,
        "per_cube_s": 600,
        "cap_s": 3600,
        "least_solved": 0,
        "dnf": "9f16",
        "unsolved_breaks_ties": False,
    },
    "records": {"by": "round", "equal": False, "last": False},
    "fewest": {
        "inner_turns": True,
        "forgiving": False,
        "longest": 80,
        "rotations_count": False,
        "dnf": None,
    },
    "qualification": {"round": True, "code": "9r2"},
    "dual_rounds": None,
    "head_to_head": None,
    "solved": {
        "plus2": "10e3",
        "dnf": "10e4",
        "misaligned": "gt",
        "limits_deg": {
            "cube": 45,
            "megaminx": 36,
            "pyraminx": 60,
            "square1": {"ud": 45, "slash": 90},
        },
        "by_custom": (),
        "magic": {
            "measure": "angles",
            "out": "lt",
            "limit": 135,
            "neighbours": False,
            "plus2": "10g1#fold",
            "dnf": "10g1#else",
        },
        "clock": "10h",
        "others": "10h",
        "detached": (),
    },
    "penalties": {
        "start": "A4b A4b1 A4d1 B2b B2c",
        "stop": "A6c A6d",
        "solved-state": "10e3 10g1 10g1#fold",
        "dnf": (
            "10e4 10g1#else 5b1 5b2 5b4 9f16 9f4 9s A3c1 A4d2 A5a A5b A6b2 A6e A6f A6h B1c B3b B4d "
            "B5c C1a C1b C1b2 C1c D1b D1c E2c E2e E3a"
        ),
        "dns": "9f5",
        "other": "11e 1e2 1f2 2j 2k1 2k2 2k3 2k4 2k5 2k6 2r 8f A6b1 H1b1",
    },
    "sheet": (
        "inspection dnf judge clock,feet,one-hand,speed A3c1:moves_insp",
        "start start judge blind B2b:start_hands",
        "start start judge blind,multi B2c:start_touch",
        "start start judge clock,feet,magic,one-hand,speed A4b1:start_touch",
        "start start judge clock,feet,one-hand,speed A4d1:insp_15",
        "start start judge clock,magic,one-hand,speed A4b:start_hands",
        "start dnf judge clock,feet,one-hand,speed A4d2:insp_17",
        "start dns scoretaker * 9f5:not_started",
        "memorisation dnf judge blind,multi B3b:bf_notes",
        "blindfold dnf head-judge? blind,multi 5b4:bf_repair",
        "blindfold dnf judge blind,multi B1c:bf_inner B4d:bf_peek B5c:bf_touch_after",
        (
            "solve dnf head-judge? blind,clock,feet,magic,multi,one-hand,speed 5b1:foreign_parts "
            "5b2:repair_adv"
        ),
        "solve dnf head-judge? blind,clock,feet,magic,one-hand,speed 9s:time_limit",
        "solve dnf judge * 9f4:unfinished A5a:communication A5b:assistance",
        "one-hand dnf judge one-hand C1a:oh_one C1b:oh_body C1b2:oh_repair C1c:oh_switch",
        "feet dnf judge feet D1b:ft_feet D1c:ft_body",
        "stop stop judge blind,clock,feet,magic,one-hand,speed A6d:stop_release",
        "stop stop judge blind,clock,magic,one-hand,speed A6c:stop_hands",
        "stop dnf head-judge blind,clock,feet,magic,one-hand,speed A6b2:timer_early_dnf",
        "after-stop solved-state judge blind,feet,multi,one-hand,speed 10e3:one_move",
        "after-stop solved-state judge magic 10g1#fold:magic_fold",
        (
            "after-stop dnf judge blind,clock,feet,magic,multi,one-hand,speed A6e:touch_dnf "
            "A6h:dispute_touch"
        ),
        "after-stop dnf judge blind,clock,feet,magic,one-hand,speed A6f:reset_timer",
        "after-stop dnf judge blind,feet,multi,one-hand,speed 10e4:more_moves",
        "after-stop dnf judge magic 10g1#else:magic_else",
        "fmc dnf judge fmc E2c:fm_late E2e:fm_related E3a:fm_objects",
        "multi other/stop-and-score judge multi H1b1:multi_limit",
        "multi dnf judge multi 9f16:multi_negative",
        "equipment other/extra-attempt head-judge? * 11e:incident_extra",
        (
            "equipment other/replace head-judge blind,clock,feet,magic,one-hand,speed "
            "A6b1:timer_early_extra"
        ),
        "conduct other/disqualify-event head-judge? * 2j:late_round",
        (
            "conduct other/disqualify-competition delegate? * 1e2:judge_disobey 1f2:scr_disobey "
            "2k1:late_checkin 2k2:cheating 2k3:violence 2k4:disturb 2k5:disobey_rules "
            "2r:refuse_final"
        ),
        "conduct other/suspend wca? * 2k6:suspension",
        "conduct other/unofficial wca? * 8f:unofficial",
    ),
}
