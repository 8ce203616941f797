"""What may stand in an event's plan: pure checks of its rounds, by the edition's rules.

A round is what `Round.plan()` says of it, with `status` and `competitors` (null where not known).
"""

from itertools import pairwise
from typing import Any

from server.problem import Problem
from server.rules.editions import edition as edition_table
from server.rules.errors import RulesError
from server.rules.events import event_rules
from server.rules.formats import attempts_of
from server.rules.headtohead import headtohead_bracket
from server.rules.plan import HEAD_TO_HEAD, event_plan

Plan = dict[str, Any]
Fault = dict[str, Any]

PERCENT = 100


def check_fields(edition: str, event: str, unofficial: bool, plan: Plan, changed: set[str]) -> None:
    """Raise `bad-field` for what the edition does not offer for the event, of what is `changed`."""
    rules = event_rules(edition, event, unofficial)
    if changed & {"format", "head_to_head"}:
        _check_format(edition, event, unofficial, plan, rules)
    if "limit_cs" in changed and plan["limit_cs"] is not None:
        _require(not rules["limit"]["fixed"], "limit_cs")
    if changed & {"format", "cutoff", "phases"}:
        _check_cuts(plan, rules)
    if "advancement" in changed:
        condition = plan["advancement"] or {"type": None}
        _require(condition["type"] != "percent" or condition["level"] <= PERCENT, "advancement")
    if "qualification" in changed and plan["qualification"]:
        _require(
            plan["number"] == 1 and plan["qualification"]["type"] != "percent", "qualification"
        )
    if "cumulative" in changed and plan["cumulative"]:
        cumulative = rules["cumulative"]
        _require(cumulative is not None and plan["format"] in cumulative["formats"], "cumulative")


def _check_format(
    edition: str, event: str, unofficial: bool, plan: Plan, rules: dict[str, Any]
) -> None:
    if plan["format"] != HEAD_TO_HEAD:
        _require(plan["format"] in rules["formats"], "format")
        _require(plan["head_to_head"] is None, "head_to_head")
        return
    _require(plan["head_to_head"] is not None, "head_to_head")
    places, first_to = plan["head_to_head"]["places"], plan["head_to_head"]["first_to"]
    try:
        headtohead_bracket(
            edition=edition,
            event=event,
            unofficial=unofficial,
            places=places,
            seeds=list(range(1, places + 1)),
            first_to=first_to,
        )
    except RulesError as error:
        raise Problem("bad-field", "head_to_head", str(error)) from None


def _check_cuts(plan: Plan, rules: dict[str, Any]) -> None:
    """A cutoff by result, or phases by position, after attempts between which one may be."""
    offered = rules["cutoffs"]
    after = [one["attempts"] for one in offered["formats"] if one["format"] == plan["format"]]
    allowed = after[0] if after else []
    if plan["cutoff"]:
        _require("result" in offered["by"] and plan["cutoff"]["attempts"] in allowed, "cutoff")
        _require(not plan["phases"], "phases")
    cuts = [phase["attempts"] for phase in plan["phases"]]
    levels = [phase["level"] for phase in plan["phases"]]
    if cuts:
        _require("position" in offered["by"], "phases")
        _require(len(cuts) < max(offered["phases"]), "phases")
        _require(all(cut in allowed for cut in cuts) and cuts == sorted(set(cuts)), "phases")
        _require(levels == sorted(levels, reverse=True), "phases")
        _require(cuts[-1] < attempts_of(plan["format"]), "phases")


def faults(
    edition: str, event: str, unofficial: bool, plans: list[Plan], added: bool = False
) -> list[Fault]:
    """What `event.plan` finds in the event's rounds as they would be."""
    rounds = [
        {
            "format": plan["format"],
            "cutoff": plan["cutoff"],
            "limit_cs": plan["limit_cs"],
            "dual": plan["dual"],
            "places": plan["head_to_head"] and plan["head_to_head"]["places"],
            "competitors": plan["competitors"],
            "started": plan["status"] != "not-open",
        }
        for plan in plans
    ]
    # Without the word, what is no Dual Round asks nothing of an edition that has none.
    for one in rounds:
        if not one["dual"]:
            del one["dual"]
    try:
        reply = event_plan(edition, event, rounds, unofficial=unofficial, added=added)
    except RulesError as error:  # the edition knows nothing of the kind
        raise Problem("plan-forbidden", error.field, str(error)) from None
    found: list[Fault] = reply["faults"]
    return found


def judge(
    edition: str,
    before: list[Fault],
    after: list[Fault],
    accepted: list[str],
    added: bool = False,
) -> None:
    """Refuse what the text forbids and the plan did not do before; ask about what people may know
    better: a number of competitors that will be another, a podium that agrees (2026 9p2a+)."""
    late = edition_table(edition)["additional"]
    questions = [one for one in after if "most" in one or one["code"] == late]
    asked = [one["code"] for one in questions if added or one not in before]
    forbidden = [one["code"] for one in after if one not in questions and one not in before]
    if forbidden:
        raise Problem("plan-forbidden", "rounds", ", ".join(forbidden))
    if open_ones := [code for code in asked if code not in accepted]:
        raise Problem("plan-asks", "accepted", ", ".join(open_ones))


def check_advancement(plans: list[Plan], touched: set[int]) -> None:
    """Every round but the last says who goes on (9p2); between Dual Rounds nobody is out (9v5)."""
    for plan, following in pairwise(plans):
        between = plan["dual"] and following["dual"]
        if plan["number"] in touched and not between:
            _require(plan["advancement"] is not None, "advancement")


def _require(good: bool, field: str) -> None:
    if not good:
        raise Problem("bad-field", field)
