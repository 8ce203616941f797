"""The outlook of a card, against all ways in which a card can end (9f, 9g)."""

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from server.rules.formats import FORMATS
from server.rules.outlook import card_outlook
from server.rules.rounds import round_next, round_result
from tests.rules.shapes import EDITION, FORMAT

EVENT = st.sampled_from(["333", "333fm", "333mbf"])
VALUE = st.sampled_from([-2, -1, 1, 2, 5, 1200, 1201, 59_999, 60_050])
ENDS = (1, 1200, -1)
BEHIND = {-1: 10**10, 0: 10**11}
"""An average that is DNF is behind every other, and none at all behind that."""


@st.composite
def cards(draw: st.DrawFn) -> dict:
    """A card with blanks at its end, one of them or two perhaps earlier, in a round."""
    name = draw(FORMAT)
    slots = FORMATS[name][0]
    attempts = draw(st.lists(VALUE | st.just(0) if draw(st.booleans()) else VALUE, max_size=slots))
    phase = st.integers(1, max(1, min(3, slots - 1)))
    cutoff = draw(st.none() | st.builds(_cutoff, phase, VALUE.filter(lambda value: value > 0)))
    return {
        "edition": draw(EDITION),
        "event": draw(EVENT),
        "format": name,
        "attempts": attempts,
        "cutoff": cutoff,
    }


def _cutoff(attempts: int, result: int) -> dict:
    return {"attempts": attempts, "result": result}


def endings(card: dict, first: int | None = None) -> list[dict]:
    """What `round.result` says of each way to do the blanks one after the other, to the end.

    `first` is what the next attempt becomes.
    """
    attempts = card["attempts"]
    asked = {key: card[key] for key in ("edition", "event", "format")}
    slot = round_next(**asked, attempts=attempts, cutoff=card["cutoff"])["slot"]
    if slot is None:
        return [round_result(**asked, attempts=attempts)]
    found = []
    for value in ENDS if first is None else (first,):
        done = attempts + [0] * (slot - len(attempts))
        done[slot - 1] = value
        found += endings({**card, "attempts": done})
    return found


def rank(average: int) -> int:
    """Lower is better."""
    return BEHIND.get(average, average)


@given(cards())
def test_no_end_of_a_card_is_better_than_the_best_or_worse_than_the_worst(card):
    outlook = card_outlook(**card)
    averages = [end["average"] for end in endings(card)]
    if outlook["average"] is None:
        assert set(averages) == {0}
        return
    assert rank(outlook["average"]["best"]) == min(map(rank, averages))
    assert rank(outlook["average"]["worst"]) == max(map(rank, averages))


@given(cards(), st.sampled_from([1, 3, 100, 200, 450, 1200, 20_020, 40_000]))
def test_the_target_is_the_largest_next_attempt_that_can_still_reach_it(card, target):
    asked = {key: card[key] for key in ("edition", "event", "format", "attempts", "cutoff")}
    most = card_outlook(**card, target=target)["target"]
    of = "average" if card["format"] in "am" else "best"

    def reached(value):
        return any(0 < end[of] <= target for end in endings(card, value))

    if round_next(**asked)["slot"] is None:
        assert most == (None if reached(None) else 0)
    elif most is None:
        assert reached(-1)
    else:
        assert not reached(most + 1)
        assert not reached(-1)
        assert most == 0 or reached(most)


@given(cards())
def test_what_the_cutoff_needs_opens_the_round_and_no_less(card):
    """9g: any of the attempts before it will do; a result a hundredth worse will not."""
    needs = card_outlook(**card)["needs"]
    asked = {key: card[key] for key in ("edition", "event", "format", "cutoff")}
    before = round_next(**asked, attempts=card["attempts"])
    assert (needs is not None) == (before["cutoff"] == "open")
    if needs is None:
        return
    enough = needs["better_than"] - 1 if "better_than" in needs else needs["at_most"]
    slots = FORMATS[card["format"]][0]
    filled = card["attempts"] + [0] * (slots - len(card["attempts"]))
    at = filled.index(0)
    for value, state in ((enough, "met"), (enough + 1, "open")):
        if value > 0:
            now = round_next(**asked, attempts=[*filled[:at], value, *filled[at + 1 :]])["cutoff"]
            assert now == ("missed" if state == "open" and needs["left"] == 1 else state)


@settings(max_examples=30)
@given(EDITION, st.lists(st.integers(1, 90_000), min_size=3, max_size=3))
def test_a_mean_so_far_is_the_mean_of_a_round_with_as_many_attempts(edition, attempts):
    """9f1, 9f2: one rounding."""
    outlook = card_outlook(edition, "333", "m", attempts)
    assert outlook["average"]["so_far"] == outlook["average"]["best"]
    assert outlook["left"] == 0


def test_all_ways_to_end_are_tried():
    card = {"edition": "wca-2026", "event": "333", "format": "a", "attempts": [], "cutoff": None}
    assert len(endings(card)) == len(list(product(ENDS, repeat=5)))
