"""Makes `server/rules/tables` from `docs/editions`: what the rules read, without the citations.

`python -m tools.make_tables` writes the files; `--check` only says whether they are up to date.
"""

import json
import sys
import textwrap
from pathlib import Path
from typing import Any

from tools.paths import ROOT
from tools.tables.events import demands, events, every_event, plain, rounds
from tools.tables.penalties import mildest, sheet

SOURCES = ROOT / "docs" / "editions"
TABLES = ROOT / "server" / "rules" / "tables"

EDITIONS = ("wca-2008", "wca-2010", "wca-2026")
ROLES = {"main-judge": ("head-judge", "delegate"), "delegate": ("delegate",)}
DNS, DNF = -2, -1
REACHED = {"time > limit": "gt", "time >= limit": "ge"}
MOVES_MEAN_STEP = {"1": 100, "0.1": 10, "0.01": 1}  # in hundredths of a move
MISALIGNED = {"angle > limit": "gt"}
PUZZLES = {
    "cube": "333",
    "megaminx": "minx",
    "pyraminx": "pyram",
    "skewb": "skewb",
    "square1": "sq1",
}
LAYERS = {"U/D": "ud", "/": "slash"}
TILES_HIGH = {"two tiles": 2}
LINE_WIDTH = 100


def table(edition: dict, catalogue: list[dict]) -> dict:
    """The compact table of one edition; what its keys mean is told in `server/rules/tables`."""

    def value(section: str, name: str) -> Any:
        return edition[section][name]["value"]

    cutoff = value("cutoff", "result_comparison")
    half_up = value("rounding", "single_10min_or_more")["method"] == "half-up"
    return {
        "authority": ROLES[value("officials", "result_change_needs")],
        "changes": {
            "by": ROLES[value("officials", "approve_events_and_changes")],
            "code": edition["officials"]["approve_events_and_changes"]["cite"][0],
        },
        "events": events(edition),
        "unofficial": plain(edition),
        "every_event": every_event(edition),
        "demands": demands(edition),
        "single_rounding_cs": 50 if half_up else 0,
        "moves_mean_step": MOVES_MEAN_STEP[value("rounding", "counted_mean")["resolution"]],
        "statistic": {
            event["formats"][0]: event["statistic"]
            for event in edition["events"].values()
            if "statistic" in event
        },
        "all_dns": DNS if "no results" in value("attempt_results", "all_dns") else DNF,
        "cutoff": cutoff,
        "advancing": value("advancement", "result_comparison") or cutoff,
        "stays": _stays(edition["advancement"]),
        "additional": _additional(edition["advancement"]["additional_round"]),
        "rounds": [
            (step["competitors_max"], step["rounds"], step["cite"])
            for step in value("rounds", "max_rounds")
        ],
        "counts": rounds(edition["rounds"]),
        "limit": _limit(edition["time_limits"], catalogue),
        "inspection": _inspection(edition["inspection"], catalogue),
        "malfunction_below_cs": _malfunction(value("timer_malfunction", "extra_if")),
        "most_plus2": value("time_penalties", "start_group")["max"],
        "multi": _multi(edition, catalogue),
        "records": _records(edition["records"]),
        "fewest": _fewest(edition["fewest_moves"], catalogue),
        "qualification": _qualification(edition["qualification_round"]),
        "dual_rounds": edition["dual_rounds"] and value("dual_rounds", "count_as_rounds"),
        "head_to_head": _head_to_head(edition["head_to_head"]),
        "solved": _solved(edition["solved_state"], catalogue),
        "signatures": _signatures(edition),
        "mildest": mildest(catalogue),
        "sheet": sheet(catalogue, edition["events"]),
    }


def _limit(limits: dict, catalogue: list[dict]) -> dict:
    """How a time limit is reached, and the codes of what follows by itself."""
    ruled_by_a_person = limits["consequence"]["value"]["discretionary"]
    return {
        "reached": REACHED[limits["reached_when"]["value"]],
        "with_penalties": limits["counts_penalties"]["value"],
        "dnf": None if ruled_by_a_person else _code(catalogue, "counted_cs", "limit"),
        "dns": _code(catalogue, "cumulative_cs", "cumulative_limit"),
        "ruling": _code(catalogue, "time_cs", "limit"),
    }


def _multi(edition: dict, catalogue: list[dict]) -> dict:
    rules = edition["multi_blind"]
    cap_cs = rules["limit_cap_cs"]["value"]
    return {
        "least": rules["min_puzzles"]["value"],
        "per_cube_s": rules["limit_per_puzzle_cs"]["value"] // 100,
        "cap_s": None if cap_cs is None else cap_cs // 100,
        "least_solved": 2 if "solved == 1" in rules["dnf_if"]["value"] else 0,
        "dnf": next(p["code"] for p in catalogue if _triggered_by(p, "points")),
        "unsolved_breaks_ties": "unsolved asc" in edition["ranking"]["multi_blind"]["value"],
    }


def _records(rules: dict) -> dict:
    """When records are recognised, whether to equal one is enough, and which of equals counts."""
    when = rules["recognised_at"]["value"] or ""
    return {
        "by": "date" if "date" in when else "round",
        "equal": rules["new_if"]["value"] == "equal or better",
        "last": rules["several_in_one_round"]["value"] == "only the latest",
    }


def _fewest(rules: dict, catalogue: list[dict]) -> dict:
    """What may be written, and how long it may be."""
    longest = rules["max_length"]
    counted = longest["value"] is not None
    dnf = [p["code"] for p in catalogue if p["code"] in longest["cite"] and p["effect"] == "dnf"]
    return {
        "inner_turns": rules["metric"]["value"] == "HTM",
        "forgiving": "E2c6" in rules["notation"]["cite"],
        "longest": longest["value"],
        "rotations_count": counted and longest.get("counts_rotations", True),
        "dnf": dnf[0] if dnf else None,
    }


def _solved(rules: dict, catalogue: list[dict]) -> dict:
    """How far parts may be out of line, by puzzle, and the codes of what follows."""
    limits = rules["limits_deg"]
    custom = limits.get("by_custom", {})
    degrees = {**limits["value"], **custom}
    return {
        "plus2": _named(catalogue, "one_move"),
        "dnf": _named(catalogue, "more_moves"),
        "misaligned": MISALIGNED[rules["misaligned_when"]["value"]],
        "limits_deg": {
            puzzle: _by_layer(degrees[event])
            for puzzle, event in PUZZLES.items()
            if degrees.get(event)
        },
        "by_custom": tuple(puzzle for puzzle, event in PUZZLES.items() if event in custom),
        "magic": _magic(rules["magic"]["value"], catalogue),
        "clock": (rules["clock"]["cite"] or rules["others"]["cite"])[0],
        "others": rules["others"]["value"] and rules["others"]["cite"][0],
        "detached": tuple(p["code"] for p in catalogue if _about_loose_parts(p)),
    }


def _about_loose_parts(penalty: dict) -> bool:
    """Whether it is what 5b5 makes a DNF, by itself."""
    return penalty["code"].startswith("5b5") and penalty["effect"] == "dnf"


def _by_layer(degrees: int | dict) -> int | dict:
    if isinstance(degrees, int):
        return degrees
    return {LAYERS[turned]: limit for turned, limit in degrees.items()}


def _magic(rules: dict | None, catalogue: list[dict]) -> dict | None:
    """By how much a tile sticks out: the angle to its neighbour, or its height."""
    if rules is None:
        return None
    angle = rules.get("min_tile_angle_deg")
    return {
        "measure": "angles" if angle else "heights",
        "out": "lt" if angle else "gt",
        "limit": angle or TILES_HIGH[rules["max_height"]],
        "neighbours": "two neighbouring tiles" in rules["plus2"],
        "plus2": _named(catalogue, "magic_fold"),
        "dnf": _named(catalogue, "magic_else"),
    }


def _named(catalogue: list[dict], key: str) -> str:
    """The code, with its variant, of the penalty that all editions call so."""
    return next(p["id"].split(":")[1] for p in catalogue if p["key"] == key)


def _qualification(rules: dict) -> dict:
    """Whether who does not qualify plays a round of their own, and the regulation."""
    held = rules["exists"]["value"]
    return {"round": held, "code": rules["who_must" if held else "who_may"]["cite"][0]}


def _head_to_head(rules: dict | None) -> dict | None:
    if rules is None:
        return None
    names = ("events", "places", "set_points", "longest_set")
    return {name: rules[name]["value"] for name in names}


def _signatures(edition: dict) -> dict:
    """Who signs an attempt, what the judge says of it, and the regulation of a wrong scramble."""
    rules, calls = edition["signoff"], edition["calls"]["value"]
    said = {
        "ok": calls["ok"],
        "penalty": calls["penalty"],
        "dnf": calls.get("no_finish", calls["penalty"]),
    }
    fields = ("who", "when", "form", "cite", "finishes", "then")
    return {
        "asked": [tuple(row[name] for name in fields) for row in rules["signed_by"]],
        "left_to": rules["left_to"],
        "not_for": tuple(rules["not_for"]),
        "says": {key: (call["cite"][0], "note" not in call) for key, call in said.items()},
        "misscramble": next(iter(edition["incidents"]["misscramble"]["cite"]), None),
    }


def _stays(advancement: dict) -> dict:
    """How many do not advance: a count, or a share rounded up; and who takes a free place."""
    eliminated = advancement["min_eliminated"]
    rule = eliminated["value"]
    return {
        "count": rule["value"] if rule["kind"] == "count" else 0,
        "share": (rule["numerator"], rule["denominator"]) if rule["kind"] == "fraction" else (0, 1),
        "code": eliminated["cite"][0],
        "replaces": next(iter(advancement["replacement_of_withdrawn"]["cite"]), None),
    }


def _additional(rule: dict) -> str | None:
    """The regulation by which no round is added once the final has started."""
    return rule["cite"][0] if rule["value"] else None


def _inspection(rules: dict, catalogue: list[dict]) -> list[tuple]:
    """Comparison, milliseconds and code, the +2 before the DNF."""
    found = []
    for comparison, effect in (("plus2_comparison", "+2"), ("dnf_comparison", "dnf")):
        penalty = next(
            p for p in catalogue if _triggered_by(p, "inspection_cs") and p["effect"] == effect
        )
        found.append(
            (rules[comparison]["value"], penalty["trigger"]["value"] * 10, penalty["code"])
        )
    return found


def _malfunction(rule: dict | None) -> int | None:
    if rule is None:
        return None
    return rule["below_cs"] if "below_cs" in rule else rule["max_cs"] + 1


def _triggered_by(penalty: dict, field: str) -> bool:
    trigger = penalty.get("trigger") or {}
    return any(part.get("field") == field for part in trigger.get("any", [trigger]))


def _code(catalogue: list[dict], field: str, value: str) -> str | None:
    for penalty in catalogue:
        trigger = penalty.get("trigger") or {}
        if trigger.get("field") == field and trigger.get("value") == value:
            return penalty["code"]
    return None


def source(name: str, value: dict) -> str:
    """The text of a table's file."""
    return (
        f'"""What the rules read of {name}; made by tools/make_tables.py from docs/editions."""\n\n'
        f"TABLE = {literal(value)}\n"
    )


def literal(value: object, indent: int = 0, taken: int = 0) -> str:
    """A value as Python in the way of `ruff format`: on one line if it fits, else an item a line.

    `indent` is the depth of the line, `taken` how many columns of it stand before and behind.
    """
    inline = _inline(value)
    if len(inline) + taken <= LINE_WIDTH and not (indent == 0 and isinstance(value, dict)):
        return inline
    inner = " " * (indent + 4)
    if isinstance(value, dict):
        items = []
        for key, entry in value.items():
            head = f"{inner}{_inline(key)}: "
            items.append(f"{head}{literal(entry, indent + 4, len(head) + 1)},\n")
        return "{\n" + "".join(items) + " " * indent + "}"
    if isinstance(value, str):
        lines = textwrap.wrap(value, LINE_WIDTH - indent - 7)
        quoted = [_inline(line + " ") for line in lines[:-1]] + [_inline(lines[-1])]
        return "(\n" + "".join(f"{inner}{line}\n" for line in quoted) + " " * indent + ")"
    assert isinstance(value, (list, tuple)), f"a longer {type(value)} than a line holds"
    items = [f"{inner}{literal(entry, indent + 4, indent + 5)},\n" for entry in value]
    return "(\n" + "".join(items) + " " * indent + ")"


def _inline(value: object) -> str:
    if isinstance(value, str):
        return json.dumps(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_inline(k)}: {_inline(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        inside = ", ".join(_inline(entry) for entry in value)
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    return repr(value)


def sources() -> dict[Path, str]:
    """Every file of the tables with its text."""
    editions = json.loads((SOURCES / "editions.json").read_text("utf-8"))
    penalties = json.loads((SOURCES / "penalties.json").read_text("utf-8"))
    return {
        TABLES / (name.replace("-", "_") + ".py"): source(
            name, table(editions[name], penalties[name])
        )
        for name in EDITIONS
    }


def main() -> int:
    stale = [
        path
        for path, text in sources().items()
        if not path.exists() or path.read_text("utf-8") != text
    ]
    if "--check" in sys.argv[1:]:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what tools/make_tables.py makes")
        return 1 if stale else 0
    for path, text in sources().items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
