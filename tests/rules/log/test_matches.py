"""A Head to Head in the log: who is in it, what changes it, what a card shows (2026 Article I)."""

import pytest

from tests.rules.log.scenes import fold, op, opening, refused, round_op

SEEDS = {"places": 4, "first_to": [1, 1, 1], "seeds": [1, 2, 3, 4], "draw": "d"}
ORGANIZER = {"role": "organizer", "device": 8}


def final(name: str = "o", base: str = "", people: tuple = (1, 2, 3, 4), **more) -> dict:
    bracket = {**SEEDS, **more.pop("bracket", {})}
    body = {"format": "h", "people": list(people), "head_to_head": bracket}
    return opening(name, base, {**body, **more.pop("body", {})}, **more)


def at(person: int, slot: int, value: int = 900) -> dict:
    body = {"value": value, "source": "paper"}
    about = {"person": person, "slot": slot}
    return op(f"{person}-{slot}", "attempt.record", body, subject=about)


def matches(reply: dict) -> dict[str, dict]:
    return {row["match"]: row for stage in reply["bracket"]["stages"] for row in stage["matches"]}


def test_a_card_lists_what_there_is_by_number():
    reply = fold(final(), at(1, 103), at(1, 101), at(1, 201))
    assert [line["slot"] for line in reply["cards"][0]["slots"]] == [101, 103, 201]
    assert reply["cards"][1]["slots"] == []


@pytest.mark.parametrize("rule", [{"first_to": [1, 1, 2]}, {"places": 8, "first_to": [1] * 4}])
def test_sets_and_places_are_rules_of_the_round(rule):
    """9p2a: an organizer changes none of them once it has begun."""
    again = final("p", "o", bracket=rule, body={"reason": "time"}, **ORGANIZER)
    assert refused(fold(final(), again)) == {"p": "role"}


def test_who_has_which_seed_is_none():
    """9p3: the best reserve takes a place before anything is played."""
    people = (1, 2, 3, 5)
    again = final("p", "o", people, bracket={"seeds": [1, 2, 3, 5]}, **ORGANIZER)
    reply = fold(final(), again)
    assert (refused(reply), matches(reply)["SF-1"]["people"]) == ({}, [1, 5])


def test_who_entered_late_has_a_card_and_no_match():
    reply = fold(final(), round_op("e", "round.enter", subject={"person": 9}))
    assert [card["closed"] for card in reply["cards"]] == [False] * 4 + [True]
    assert all(9 not in row["people"] for row in matches(reply).values())


def test_who_withdrew_in_a_match_that_has_begun_plays_it_to_its_end():
    """I2h speaks of before: from then on attempts that are not started are DNS."""
    quitting = round_op("q", "round.quit", subject={"person": 1})
    row = matches(fold(final(), at(1, 101), at(4, 101), quitting))["SF-1"]
    assert (row["decided"], row["walkover"]) == (False, False)
    row = matches(fold(final(), at(4, 101), quitting))["SF-1"]
    assert (row["winner"], row["walkover"]) == (4, True)


def test_other_rounds_take_no_settled_match_and_have_no_bracket():
    body = {"match": "final", "winner": 1, "won": [1, 1, 1]}
    reply = fold(opening(), op("s", "match.settle", body, subject=None))
    assert refused(reply) == {"s": "bad-body"}
    assert "bracket" not in reply


def test_a_match_may_be_settled_before_its_round_is_known():
    """I3: it is held until the opening is here."""
    body = {"match": "SF-1", "winner": 4, "won": [4, 4, 4]}
    settling = op("s", "match.settle", body, "x", subject=None)
    assert [row["op"] for row in fold(final(), settling)["held"]] == ["s"]
    settling["base"] = []
    assert matches(fold(settling, final()))["SF-1"]["winner"] == 4
