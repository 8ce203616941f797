"""Qualifiers and their final: who comes from where, who follows, who is there."""

from typing import Any

from tests.rules.side.tables.days import FINAL, Day, asked, left, out

FOUR = [1, 2, 3, 4]


def qualifier(first: int, place: str, advance: int = 2) -> Day:
    """Four people in the order of their numbers after one game."""
    people = [first + i for i in range(4)]
    day = Day(people, [{"rounds": [1], "advance": advance}], place=place).draw(1, people)
    return day.play(1, 1, out(people[0]), *(left(p, p) for p in people[1:]))


def series(final: Day, **days: Day) -> Any:
    events = [
        {"event": name, "fold": day.event, "tables": day.tables} for name, day in days.items()
    ]
    return asked("tables.series", final=final.event, events=events)


def test_people_come_by_event_and_rank_and_declined_ones_name_who_follows():
    final = Day([1, 11, 50], FINAL, **{"from": ["b", "a"]})
    found = series(final, a=qualifier(1, "Busan").decline(2), b=qualifier(11, "Seoul"))
    told = [(one["event"], one["person"], one["rank"], one["place"]) for one in found["people"]]
    assert told == [
        ("b", 11, 1, "Seoul"),
        ("b", 12, 2, "Seoul"),
        ("a", 1, 1, "Busan"),
        ("a", 2, 2, "Busan"),
        ("a", 3, 3, "Busan"),
    ]
    assert [one["declined"] for one in found["people"]] == [False, False, False, True, False]
    assert [one["follows"] for one in found["people"]] == [None, None, None, None, 2]
    assert [one["entered"] for one in found["people"]] == [True, False, True, False, False]
    assert (found["entered"], found["size"], found["strangers"]) == (2, 4, [50])


def test_only_the_events_of_the_plan_count_and_only_when_they_are_played():
    final = Day([], FINAL, **{"from": ["a"]})
    unplayed = Day(FOUR, [{"rounds": [1], "advance": 2}])
    assert series(final, b=qualifier(1, "Busan"), a=unplayed)["people"] == []
    assert series(final, a=qualifier(1, "Busan"))["size"] == 2


def test_who_follows_may_decline_too():
    day = qualifier(1, "Busan").decline(1).decline(3)
    people = series(Day([], FINAL, **{"from": ["a"]}), a=day)["people"]
    assert [one["person"] for one in people if not one["declined"]] == [2, 4]
    assert [one["follows"] for one in people if not one["declined"]] == [None, 1]
    assert [one["person"] for one in people if one["declined"]] == [1]


def test_places_go_as_the_organizer_decided():
    day = qualifier(1, "Busan").cut(1, 1, 4)
    people = series(Day([4], FINAL, **{"from": ["a"]}), a=day)["people"]
    assert [(one["person"], one["rank"], one["entered"]) for one in people] == [
        (1, 1, False),
        (4, 4, True),
    ]
