"""What the rules read of wca-2026; made by tools/make_tables.py from docs/editions."""

TABLE = {
    "authority": ("delegate",),
    "changes": {"by": ("delegate",), "code": "9p2a"},
    "events": {
        "333": "time speed scrambled 15 stackmat a - 2a",
        "222": "time speed scrambled 15 stackmat a - 2a",
        "444": "time speed scrambled 15 stackmat a - 2a",
        "555": "time speed scrambled 15 stackmat a - 2a",
        "333oh": "time one-hand scrambled 15 stackmat a - 2a",
        "clock": "time clock scrambled 15 stackmat a - 2a",
        "minx": "time speed scrambled 15 stackmat a - 2a",
        "pyram": "time speed scrambled 15 stackmat a - 2a",
        "skewb": "time speed scrambled 15 stackmat a - 2a",
        "sq1": "time speed scrambled 15 stackmat a - 2a",
        "666": "time speed scrambled 15 stackmat m - 1m",
        "777": "time speed scrambled 15 stackmat m - 1m",
        "333bf": "time blind scrambled - either 5 - -",
        "333fm": "moves fmc scrambled - stopwatch 12m - 12,1m,2m",
        "333mbf": "multi multi scrambled - stopwatch 123 - 12,13,23",
        "444bf": "time blind scrambled - either 3 - -",
        "555bf": "time blind scrambled - either 3 - -",
    },
    "unofficial": "time speed scrambled 15 stackmat 1235am - *",
    "every_event": {
        "calls_cs": (800, 1200),
        "call_keys": ("seconds", "seconds"),
        "stopwatch": {"compared": "gt", "limit_cs": 60000},
        "phases": (2,),
        "by": ("result",),
    },
    "demands": {
        "time": {
            "limit": {
                "fixed": False,
                "default_cs": 60000,
                "longest_cs": None,
                "warn_above_cs": None,
                "needed": "must",
                "reached": "ge",
                "with_penalties": True,
            },
            "cumulative": {
                "formats": ("1", "2", "3", "5", "a", "m"),
                "across_rounds": True,
                "late": "2u2",
            },
        },
        "moves": {
            "limit": {"fixed": True, "default_cs": 360000, "longest_cs": 360000},
            "fewest": {
                "calls": (
                    {"minute": 0, "key": "fmc_start"},
                    {"minute": 55, "key": "fmc_5min"},
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
                "told_at": "attempt",
                "change_until": "told",
                "secret_until": "all-told",
            },
        },
    },
    "single_rounding_cs": 0,
    "moves_mean_step": 1,
    "statistic": {"5": "a", "3": "m"},
    "all_dns": -2,
    "cutoff": "lt",
    "advancing": "lt",
    "stays": {"count": 0, "share": (1, 4), "code": "9p1", "replaces": "9p3"},
    "additional": "9p2a+",
    "rounds": ((7, 1, "9m3"), (15, 2, "9m2"), (99, 3, "9m1"), (None, 4, "9m")),
    "counts": {
        "combined": 1,
        "qualification": None,
        "head_to_head": 1,
        "by_round": True,
        "fewest": 2,
        "code": "9q+",
    },
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
        "clock": "10i",
        "others": None,
        "detached": ("5b5c", "5b5d"),
    },
    "signatures": {
        "asked": (
            ("scrambler", "scrambled", "name", "A2d1", False, "A2d1++"),
            ("judge", "each", "name", "A7b", True, "A7c4"),
            ("competitor", "each", "check", "A7c", True, "A7c4"),
        ),
        "left_to": "delegate",
        "not_for": ("333fm",),
        "says": {"ok": ("A7a1", False), "penalty": ("A7a1", False), "dnf": ("A7a1", False)},
        "misscramble": "11i1",
    },
    "mildest": {
        "11i1": "other",
        "2i": "dnf",
        "2j1a": "other",
        "A6c": "stop",
        "E2c1": "dnf",
        "H1e": "other",
    },
    "sheet": (
        "inspection dnf judge clock,one-hand,speed A2e2:remove_cover A3c1:moves_insp",
        "inspection dns judge? clock,one-hand,speed A3b1:not_ready",
        "start start judge blind,multi B2b:start_hands B2c:start_touch",
        (
            "start start judge clock,one-hand,speed A3d:on_timer A4b:start_hands A4b1:start_touch "
            "A4d1:insp_15"
        ),
        "start dnf judge blind,multi B2d+:bf_restart",
        "start dnf judge clock,one-hand,speed A4d2:insp_17",
        "start dnf judge? 333bf I5b2:h2h_delay I5b3:h2h_early",
        "start dnf judge? one-hand,333,444 I4c5:h2h_delay I4c7:h2h_early",
        "start dns judge? blind,multi B2a:bf_ready",
        "start dns scoretaker * 9f5:not_started",
        "start other/no-result scoretaker * 9f5a:only_dns",
        "start other/no-result scoretaker one-hand,333,444,333bf 9f5b:h2h_nostart",
        "memorisation dnf judge blind,multi B3b:bf_notes B3c:bf_moves_memo",
        (
            "blindfold dnf judge blind,multi 5b4:bf_repair B4b:bf_moves_before B4c3:bf_blocker "
            "B4d:bf_peek B5c:bf_touch_after"
        ),
        "solve dnf judge * 9f4:unfinished",
        (
            "solve dnf judge blind,clock,multi,one-hand,speed 5b1:foreign_parts 5b2:repair_adv "
            "5d3:cause_defect A5a:communication A5b:assistance"
        ),
        "solve dnf judge blind,clock,one-hand,speed A1a4:time_limit",
        "solve dns scoretaker blind,clock,one-hand,speed A1a2+++++:cum_limit",
        "solve other/stop judge * 9f4a:clear_violation",
        "one-hand dnf judge one-hand C1b:oh_one C1b2:oh_repair C1c:oh_switch",
        "stop stop judge blind,clock,multi,one-hand,speed A6c#release:stop_release A6d:stop_hands",
        "stop dnf judge blind,clock,multi,one-hand,speed A6b2:timer_early_dnf",
        "stop dnf judge? blind,clock,multi,one-hand,speed A6c#undecidable:stop_release_dnf",
        "after-stop solved-state judge blind,multi,one-hand,speed 10e3:one_move",
        "after-stop stop judge blind,clock,multi,one-hand,speed A6e2:touch_after",
        (
            "after-stop dnf judge blind,clock,multi,one-hand,speed 5b5c:detached_two "
            "5b5d:detached_multi A6e1:move_after A6f1:reset_timer_lost A7c3:sign_early2"
        ),
        "after-stop dnf judge blind,multi,one-hand,speed 10e4:more_moves",
        "after-stop dnf judge? blind,clock,multi,one-hand,speed A6f:reset_timer",
        "after-stop dnf scoretaker blind,clock,multi,one-hand,speed A7c4:sign_missing",
        "fmc dnf delegate fmc E2e1:fm_explain",
        "fmc dnf delegate? fmc E2c8:fm_obscure E2e:fm_related",
        (
            "fmc dnf judge fmc E2a1:fm_write_before E2a2:fm_reveal E2c:fm_wrong E2c1#no-id:fm_noid "
            "E2c1#changed:fm_change E2c2:fm_ambiguous E2c4:fm_notation E2d1:fm_length "
            "E3:fm_objects E5:fm_talk"
        ),
        "multi other/unsolved-puzzle delegate? multi H1e#puzzle:multi_dq_one",
        "multi other/stop-and-score judge multi H1b1:multi_limit",
        "multi dnf judge multi 9f12c:multi_negative H1e#attempt:multi_dq",
        "equipment other/extra-attempt delegate * 11i1#extra:misscramble_must 11j3:duplicate_after",
        "equipment other/extra-attempt delegate sq1 A3c5+:sq1_state",
        (
            "equipment other/extra-attempt delegate? * 11e:incident_extra 11i2:misscramble_may "
            "11j2:duplicate_group"
        ),
        "equipment other/extra-attempt delegate? blind,clock,multi,one-hand,speed A7g:inexperience",
        "equipment other/extra-attempt delegate? one-hand,333,444,333bf 11k1:h2h_extra",
        "equipment other/replace delegate blind,clock,multi,one-hand,speed A6b1:timer_early_extra",
        "equipment other/replace delegate? * 3k2a:bad_puzzle_extra",
        "equipment other/replace delegate? clock,one-hand,speed A3c3+:timer_not_reset",
        "equipment other/provisional-extra delegate? * 11e3:provisional",
        "equipment dnf delegate * 3k2:bad_puzzle",
        (
            "equipment dns delegate * 11i1#none:misscramble_dns 11i2b:misscramble_dns "
            "11j4:duplicate_late"
        ),
        "conduct other/extra-attempt delegate blind,clock,multi,one-hand,speed A2c2+:saw_scramble",
        "conduct dnf delegate * 2i#object:bad_object",
        "conduct dnf delegate? * 2j3:dq_attempt 2k2a:suspect_result",
        "conduct dnf delegate? blind,clock,multi,one-hand,speed A7c6:sign_wrong",
        "conduct dnf judge blind,clock,multi,one-hand,speed A2c2:watch_scramble",
        "conduct dns delegate? fmc,multi 2u1:not_present_ind",
        "conduct dns scoretaker blind,clock,multi,one-hand,speed A7c2:sign_early",
        "conduct other/no-result scoretaker * 2j1a#not-started:dq_none",
        "conduct dnf/disqualify-attempts delegate? * 2j:dq_power",
        (
            "conduct dnf/remaining-attempts-dnf delegate? blind,clock,multi,one-hand,speed "
            "A2a1:left_area A2a2:left_area"
        ),
        "conduct dnf/remaining-attempts-dnf scoretaker * 2j1a#started:dq_rest",
        "conduct other/no-further-attempts delegate * 2i#again:bad_object_again 2j1:dq_event_stop",
        "conduct other/remove-later-rounds delegate * 9t:later_rounds",
        "conduct other/disqualify-event delegate * 2u:not_present",
        (
            "conduct other/disqualify-event delegate? * 1e2:judge_refusal 1f2:scr_refusal "
            "2g3:talk_scramble 2k1:late_checkin 2k2:cheating 2k3:violence 2k4:disturb "
            "2k5:disobey_rules 2k6:event_req 3a1+:no_puzzle"
        ),
        "conduct other/disqualify-competition delegate * 2n3:refuse_final",
        "conduct other/disqualify-competition delegate? * 2h:clothing",
        "conduct other/leave-venue delegate? * 11h:leave_venue",
    ),
}
