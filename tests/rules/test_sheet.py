"""The sheet of penalties has all that the catalogue of the editions has, each where it belongs."""

import json

import pytest

from server.rules.door import handle
from server.rules.editions import EDITIONS
from tools.catalogue import LANGUAGES, sentences
from tools.paths import ROOT
from tools.tables.penalties import EFFECTS, PHASES, ROLES

CATALOGUE = json.loads((ROOT / "docs" / "editions" / "penalties.json").read_text("utf-8"))
EVENTS = [(edition, event) for edition in EDITIONS for event in sorted(EDITIONS[edition]["events"])]
OF_THE_ATTEMPT = {
    "+2": "+2",
    "dnf": "dnf",
    "disqualify-attempts": "dnf",
    "remaining-attempts-dnf": "dnf",
    "dns": "dns",
}


def listed(edition: str, event: str, **more: bool) -> list[dict]:
    request = {"call": "penalties.list", "edition": edition, "event": event, **more}
    return handle(request)["value"]["penalties"]


def meant_for(edition: str, event: str) -> list[dict]:
    """What the catalogue has for an event."""
    return [p for p in CATALOGUE[edition] if {"*", event} & set(p["applies_to"])]


def as_listed(penalty: dict) -> tuple:
    """A penalty of the catalogue as the sheet tells it."""
    effect = OF_THE_ATTEMPT.get(penalty["effect"], "other")
    return (
        penalty["id"].split(":")[1],
        penalty["code"],
        penalty["key"],
        penalty["phase"],
        effect,
        penalty["effect"],
        penalty["cumulative_group"],
        ROLES.get(penalty["by"], penalty["by"]),
        penalty["discretionary"],
    )


def told(row: dict) -> tuple:
    names = ("penalty", "code", "key", "phase", "effect", "consequence", "group", "by")
    return (*(row[name] for name in names), row["discretion"])


@pytest.mark.parametrize(("edition", "event"), EVENTS)
def test_every_penalty_of_an_event_is_on_its_sheet_and_no_other(edition, event):
    expected = sorted(as_listed(penalty) for penalty in meant_for(edition, event))
    assert sorted(told(row) for row in listed(edition, event)) == expected


def test_every_penalty_of_the_catalogue_is_on_some_sheet():
    on_sheets = {(e, row["penalty"]) for e, event in EVENTS for row in listed(e, event)}
    catalogue = {tuple(p["id"].split(":")) for edition in EDITIONS for p in CATALOGUE[edition]}
    assert on_sheets == catalogue


@pytest.mark.parametrize(("edition", "event"), EVENTS)
def test_phases_come_in_the_order_of_an_attempt_and_the_mildest_effect_first(edition, event):
    places = [
        (PHASES.index(row["phase"]), EFFECTS.index(row["consequence"]))
        for row in listed(edition, event)
    ]
    assert places == sorted(places)


def test_the_bare_number_means_the_variant_that_comes_first():
    """`attempt.result` takes `A6c` for `A6c#release` (2026 A6c)."""
    for edition, event in EVENTS:
        groups = EDITIONS[edition]["effects"]
        for row in listed(edition, event):
            if row["variants"]:
                assert groups[row["code"]] == groups[row["variants"][0]]


@pytest.mark.parametrize(("edition", "event"), EVENTS)
def test_variants_are_all_that_one_number_may_mean(edition, event):
    rows = listed(edition, event)
    for row in rows:
        same = [one["penalty"] for one in rows if one["code"] == row["code"]]
        assert row["variants"] == (same if len(same) > 1 else [])


def test_old_editions_count_one_of_a_group_and_todays_counts_all():
    """2008 and 2010 A4e, A6i; 2026 A4e, A6i, A7b4."""
    most = {
        edition: {row["most"] for row in listed(edition, "333") if row["effect"] == "+2"}
        for edition in EDITIONS
    }
    assert most == {"wca-2008": {1}, "wca-2010": {1}, "wca-2026": {None}}


def test_a6c_and_a6d_changed_places_between_the_editions_and_their_keys_did_not():
    """2010 A6c, A6d; 2026 A6c, A6d."""
    keys = {
        edition: {row["code"]: row["key"] for row in listed(edition, "333") if row["group"]}
        for edition in ("wca-2010", "wca-2026")
    }
    assert (keys["wca-2010"]["A6c"], keys["wca-2010"]["A6d"]) == ("stop_hands", "stop_release")
    assert (keys["wca-2026"]["A6c"], keys["wca-2026"]["A6d"]) == ("stop_release", "stop_hands")


def test_an_unofficial_event_has_the_sheet_of_a_speed_event_but_what_names_one_event():
    """2008 9e, 2010 9e4, 2026 9b++."""
    for edition in EDITIONS:
        plain = {row["penalty"] for row in listed(edition, "kilominx", unofficial=True)}
        assert plain == {row["penalty"] for row in listed(edition, "222")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_penalty_and_all_that_a_row_says_has_words(language):
    words = sentences((ROOT / "i18n" / f"{language}.ftl").read_text("utf-8"))
    rows = [row for edition, event in EVENTS for row in listed(edition, event)]
    keys = {f"penalty-{row['key'].replace('_', '-')}" for row in rows}
    said = {f"penalty-phase-{row['phase']}" for row in rows}
    said |= {f"penalty-by-{row['by']}" for row in rows if row["by"] != "judge"}
    said |= {f"penalty-most-{row['group']}" for row in rows if row["most"]}
    plain = ("+2", "dnf", "dns")
    costs = {row["consequence"] for row in rows} - set(plain)
    said |= {f"penalty-costs-{consequence}" for consequence in costs}
    assert len(keys) == len({p["key"] for edition in EDITIONS for p in CATALOGUE[edition]}) == 125
    assert sorted((keys | said) - set(words)) == []
