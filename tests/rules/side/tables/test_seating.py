"""A round's seats: what is drawn, what is in the bag, and what is wrong with it."""

from tests.rules.side.tables.days import Day

SEVEN = [11, 12, 13, 14, 15, 16, 17]


def drawn(*but: int) -> Day:
    """Tables of four and three; some of the people have not drawn yet."""
    day = Day(SEVEN).draw(1, SEVEN[:4], SEVEN[4:])
    [draw] = day.event["draws"]
    draw["seats"] = [one for one in draw["seats"] if one["person"] not in but]
    return day


def test_the_bag_holds_every_seat_that_is_not_drawn():
    found = drawn(12, 17).seating(1)
    assert found["bag"] == [{"table": 1, "seat": 1}, {"table": 2, "seat": 2}]
    assert found["waiting"] == [12, 17]
    assert not found["complete"]
    assert [table["size"] for table in found["tables"]] == [4, 3]
    empty = {"seat": 1, "person": None, "for": None}
    assert found["tables"][0]["seats"][1] == empty


def test_a_draw_is_complete_when_everybody_sits():
    found = drawn().seating(1)
    assert (found["complete"], found["bag"], found["problems"]) == (True, [], [])
    [first, second] = found["tables"]
    assert [one["person"] for one in first["seats"]] == SEVEN[:4]
    assert [one["person"] for one in second["seats"]] == SEVEN[4:]


def test_who_left_is_not_waited_for_and_their_table_is_smaller():
    day = drawn(14).quit(14)
    found = day.seating(1)
    assert (found["waiting"], found["bag"], found["complete"]) == ([], [], True)
    assert [table["size"] for table in found["tables"]] == [3, 3]


def test_what_is_wrong_is_named_with_the_table_and_the_person():
    day = drawn(17).quit(17)
    assert day.seating(1)["problems"] == [{"code": "too-few", "table": 2}]
    day = drawn()
    day.event["draws"][0]["seats"][1]["seat"] = 0
    problems = day.seating(1)["problems"]
    assert problems == [{"code": "two-in-a-seat", "table": 1, "person": p} for p in (11, 12)]
    assert drawn().quit(11).seating(1)["problems"] == [{"code": "not-in", "table": 1, "person": 11}]


def test_a_substitute_sits_for_somebody():
    day = drawn()
    day.event["entrants"].append({"person": 18, "name": "P18", "quit": False})
    day.event["draws"][0]["seats"][0].update({"person": 18, "for": 11, "moved": True})
    found = day.seating(1)
    assert found["tables"][0]["seats"][0] == {"seat": 0, "person": 18, "for": 11}
    assert (found["waiting"], found["complete"]) == ([], True)


def test_a_round_without_a_draw_is_none():
    assert drawn().seating(2)["code"] == "no-draw"
