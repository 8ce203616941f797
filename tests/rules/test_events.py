"""What the tables say of events is what the editions' data say, for every event of the three."""

import json

import pytest

from server.rules.door import handle
from server.rules.editions import EDITIONS
from server.rules.formats import attempts_of
from tools.paths import ROOT

DATA = json.loads((ROOT / "docs" / "editions" / "editions.json").read_text("utf-8"))
EVENTS = [(edition, event) for edition in EDITIONS for event in sorted(DATA[edition]["events"])]


def rules(edition: str, event: str, **more: bool) -> dict:
    return handle({"call": "event.rules", "edition": edition, "event": event, **more})["value"]


def value(edition: str, section: str, name: str) -> object:
    return DATA[edition][section][name]["value"]


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_every_event_of_an_edition_arrives_in_its_table_and_no_other(edition):
    assert sorted(EDITIONS[edition]["events"]) == sorted(DATA[edition]["events"])


@pytest.mark.parametrize(("edition", "event"), EVENTS)
def test_an_event_is_told_as_the_edition_has_it(edition, event):
    given, data = rules(edition, event), DATA[edition]["events"][event]
    inspection = given["inspection"]
    assert given["official"]
    assert (given["metric"], given["kind"]) == (data["result"], data["kind"])
    assert given["formats"] == data["formats"]
    assert given["recommended"] == (data["recommended_final"] or [])
    assert given["head_to_head"] == data.get("head_to_head", False)
    assert given["scrambled"] == data.get("scrambled", True)
    assert (inspection and inspection["limit_cs"]) == data["inspection_cs"]


@pytest.mark.parametrize(("edition", "event"), EVENTS)
def test_only_the_events_that_the_edition_names_have_no_inspection(edition, event):
    """2008 and 2010 B1a, G3a, E2; 2026 B1a, E2."""
    without = value(edition, "inspection", "no_inspection_for")
    assert (rules(edition, event)["inspection"] is None) == (event in without)


@pytest.mark.parametrize(("edition", "event"), EVENTS)
def test_cutoffs_are_those_of_the_edition_or_any_within_a_format_where_it_has_no_list(
    edition, event
):
    """2008 and 2010 9g; 2026 9b1b, 9b2b, 9b4b, 9b5b."""
    data = DATA[edition]["events"][event]
    pairs = [
        [str(attempts), row["format"]]
        for row in rules(edition, event)["cutoffs"]["formats"]
        for attempts in row["attempts"]
    ]
    any_split = [[str(n), f] for f in data["formats"] for n in range(1, attempts_of(f))]
    assert pairs == data.get("cutoff_phases", any_split)


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_a_cumulative_limit_is_for_timed_events_alone(edition):
    """2008 and 2010 9f6, beside the limits of E2b and H1b; 2026 A1a2."""
    none = {event for event in DATA[edition]["events"] if not rules(edition, event)["cumulative"]}
    assert none == {"333fm", "333mbf"}


@pytest.mark.parametrize("edition", sorted(EDITIONS))
def test_rounds_count_as_the_edition_says(edition):
    """2008 9g3, 9o2; 2010 9o; 2026 9o1-9o3."""
    counts = handle({"call": "event.rounds", "edition": edition, "competitors": 20})["value"]
    assert counts["counts"] == {
        "combined": value(edition, "rounds", "combined_round_counts"),
        "qualification": value(edition, "rounds", "qualification_round_counts"),
        "dual": value(edition, "rounds", "dual_rounds_count"),
        "head_to_head": value(edition, "rounds", "head_to_head_counts"),
    }


def test_a_reply_may_be_changed_without_changing_the_next():
    """The server calls the rules in its own process; the tables are shared there."""
    first = rules("wca-2026", "333fm")
    before = json.dumps(first)
    first["limit"]["default_cs"] = 1
    first["fewest"]["longest"] = 1
    first["cutoffs"]["formats"].clear()
    assert json.dumps(rules("wca-2026", "333fm")) == before
