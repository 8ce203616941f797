"""What an edition demands of its events: a line an event, and what is the same for all of them."""

NONE = "-"
ANY = "*"
TIMERS = {
    "stackmat": "stackmat",
    "stopwatch": "stopwatch",
    "stackmat-or-stopwatch": "either",
    "timer-and-or-stopwatch": "either",
}
STOPWATCH = {"allowed time >= 60000 cs": ("ge", 60000), "limit > 60000 cs": ("gt", 60000)}
NEEDED = {False: "may", "should": "should", "must": "must"}
REACHED = {"time > limit": "gt", "time >= limit": "ge"}
INDIRECTLY = "only indirectly"

# When the number of cubes is told, until when it may change, until when it is nobody's business.
MOMENTS = {
    "at registration": "registration",
    "before the event starts": "event",
    "before the attempt, to the organisation team": "attempt",
    "start of the event": "event",
    "submission (no change after it)": "told",
    "all competitors have submitted, on request": "all-told",
}
SECONDS = ("SECONDS", "초", "秒")
"""A call of the inspection names the seconds or tells to begin."""
HOUR_MIN = 60
START, TIME, FIVE_LEFT, STOP = "fmc_start", "fmc_minutes", "fmc_5min", "fmc_stop"


def events(edition: dict) -> dict[str, str]:
    """`metric kind scrambled inspection timer formats recommended cutoffs`, by event."""
    return {name: _line(event) for name, event in edition["events"].items()}


def plain(edition: dict) -> str:
    """The line of an event that the edition does not have: timed, in any format."""
    formats = [name for name, rule in edition["formats"].items() if rule.get("attempts")]
    return _line(
        {
            "result": "time",
            "kind": "speed",
            "inspection_cs": edition["inspection"]["max_cs"]["value"],
            "timing": "stackmat",
            "formats": formats,
            "recommended_final": None,
        }
    )


def _line(event: dict) -> str:
    inspection_cs = event["inspection_cs"]
    return " ".join(
        [
            event["result"],
            event["kind"],
            "scrambled" if event.get("scrambled", True) else "plain",
            NONE if inspection_cs is None else str(inspection_cs // 100),
            TIMERS[event["timing"]],
            "".join(event["formats"]),
            "".join(event["recommended_final"] or NONE),
            _cutoffs(event.get("cutoff_phases")),
        ]
    )


def _cutoffs(phases: list[list[str]] | None) -> str:
    """`2a`: after two attempts of an average; `*` after any, where an edition does not say."""
    if phases is None:
        return ANY
    return ",".join(first + whole for first, whole in phases) or NONE


def demands(edition: dict) -> dict:
    """What is the same for all events of one metric, in the words of `event.rules`."""
    hour_cs = edition["fewest_moves"]["limit_cs"]["value"]
    cap_cs = edition["multi_blind"]["limit_cap_cs"]["value"]
    return {
        "time": {"limit": _limit(edition), "cumulative": _together(edition)},
        "moves": {"limit": _fixed(hour_cs, hour_cs), "fewest": _fewest(edition)},
        "multi": {"limit": _fixed(None, cap_cs), "multi": _multi(edition)},
    }


def _fixed(default_cs: int | None, longest_cs: int | None) -> dict:
    return {"fixed": True, "default_cs": default_cs, "longest_cs": longest_cs}


def _limit(edition: dict) -> dict:
    """The limit of an attempt, which the organizers set (A1a)."""
    limits = edition["time_limits"]
    default_cs = limits["default_cs"]["value"]
    return {
        "fixed": False,
        "default_cs": default_cs,
        "longest_cs": None,
        "warn_above_cs": default_cs if limits["may_raise"]["value"] == INDIRECTLY else None,
        "needed": NEEDED[limits["required_per_round"]["value"]],
        "reached": REACHED[limits["reached_when"]["value"]],
        "with_penalties": limits["counts_penalties"]["value"],
    }


def _together(edition: dict) -> dict:
    """In which formats one limit may be for all attempts: best of x (9f6), or any (2026 A1a2).

    `late` is the regulation by which who comes late may have less of it, None where none says so.
    """
    limits = edition["time_limits"]
    spans = limits["cumulative"]["value"]
    return {
        "formats": tuple(
            name
            for name, rule in edition["formats"].items()
            if rule.get("attempts") and (spans or rule["rank_by"] == "best")
        ),
        "across_rounds": bool(spans) and any("rounds" in scope for scope in spans["scope"]),
        "late": next(iter(limits.get("late_competitor", {}).get("cite", ())), None),
    }


def _multi(edition: dict) -> dict:
    """The declaration of cubes, and their limit (H1a, H1b)."""
    rules = edition["multi_blind"]
    cap_cs = rules["limit_cap_cs"]["value"]
    return {
        "least": rules["min_puzzles"]["value"],
        "per_cube_cs": rules["limit_per_puzzle_cs"]["value"],
        "cap_cs": cap_cs,
        "told_at": MOMENTS[rules["declare_when"]["value"]],
        "change_until": MOMENTS[rules["change_until"]["value"]],
        "secret_until": MOMENTS[rules["secret_until"]["value"]],
    }


def _fewest(edition: dict) -> dict:
    """The hour's calls by minute, and how long a solution may be (E2)."""
    rules = edition["fewest_moves"]
    return {"calls": _hour(rules), "longest": rules["max_length"]["value"]}


def every_event(edition: dict) -> dict:
    """What is the same for all events: clocks (A1b, A3) and who goes on in a round (9g)."""
    inspection = edition["inspection"]["calls"]["value"]
    compared, limit_cs = STOPWATCH[edition["timekeeping"]["stopwatch_in_addition_when"]["value"]]
    return {
        "calls_cs": tuple(call["at_cs"] for call in inspection),
        "call_keys": tuple(_says(call) for call in inspection),
        "stopwatch": {"compared": compared, "limit_cs": limit_cs},
        "phases": tuple(edition["cutoff"]["phases"]["value"]),
        "by": tuple(edition["cutoff"]["proceed_by"]["value"]),
    }


def _says(call: dict) -> str:
    """2008 and 2010 call *go* at twelve seconds, 2026 *12 seconds* (A3d2, 2026 A3b4)."""
    words = [text for name, text in call.items() if name != "at_cs"]
    return "seconds" if any(text.endswith(SECONDS) for text in words) else "go"


def _hour(rules: dict) -> tuple[dict, ...]:
    stop = rules["stop_call_min"]["value"]
    five_left = rules["remaining_call"]["value"]
    calls = [(0, START)]
    for minute in rules["announcements_min"]["value"]:
        calls.append((minute, FIVE_LEFT if five_left and minute == HOUR_MIN - 5 else TIME))
    if stop:
        calls.append((stop, STOP))
    return tuple({"minute": minute, "key": key} for minute, key in calls)


def rounds(rules: dict) -> dict:
    """As how many rounds each kind counts, and how few competitors are too few."""
    fewest = rules["min_competitors"]
    return {
        "combined": rules["combined_round_counts"]["value"],
        "qualification": rules["qualification_round_counts"]["value"],
        "head_to_head": rules["head_to_head_counts"]["value"],
        "by_round": bool(rules["subsequent_rounds_max"]["value"]),
        "fewest": fewest["value"]["round"],
        "code": fewest["cite"][0],
    }
