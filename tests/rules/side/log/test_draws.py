"""Who sits where: tiles, a seed, moves, and seats that two believe to be theirs."""

import pytest

from server.rules.side.seating import seating_draw
from server.rules.side.tables import tables_seating
from tests.rules.side.log.scenes import candidates, fold, refused, smaller
from tests.rules.side.log.tables_scenes import PEOPLE, at_event, draw, move, seat, seats

SEEDED = {"how": "seed", "seed": "kr2017-busan|R1|417"}


def test_a_draw_says_who_draws_for_what():
    [row] = fold(draw())["draws"]
    assert row == {
        "round": 1,
        "op": "d",
        "how": "tile",
        "seed": None,
        "people": PEOPLE,
        "sizes": [4, 3],
        "published": False,
        "seats": [],
    }


def test_a_tile_is_a_table_and_a_seat():
    """Source 003: the number is the table, the colour the seat."""
    reply = fold(draw(), seat("b", 5, 2, 0), seat("a", 3, 1, 2, "b"))
    assert reply["draws"][0]["seats"] == [
        {"person": 3, "table": 1, "seat": 2, "for": None, "op": "a", "moved": False},
        {"person": 5, "table": 2, "seat": 0, "for": None, "op": "b", "moved": False},
    ]


def test_a_tile_tapped_wrongly_is_tapped_again():
    assert seats(fold(draw(), seat("a", 3, 1, 2), seat("b", 3, 1, 1, "a"))) == {(1, 1): 3}


def test_a_seat_that_is_seen_to_be_taken_is_refused():
    reply = fold(draw(), seat("a", 3, 1, 2), seat("b", 5, 1, 2, "a"))
    assert refused(reply) == {"b": "taken"}
    assert seats(reply) == {(1, 2): 3}


def test_one_s_own_seat_is_not_taken():
    assert refused(fold(draw(), seat("a", 3, 1, 2), seat("b", 3, 1, 2, "a"))) == {}


def test_a_seat_that_was_left_is_free_again():
    story = [draw(), seat("a", 3, 1, 2), move("m", 3, 2, 0, "a"), seat("b", 5, 1, 2, "m")]
    reply = fold(*story)
    assert refused(reply) == {}
    assert seats(reply) == {(1, 2): 5, (2, 0): 3}


def test_two_who_took_a_seat_apart_are_a_dispute_and_one_has_it_meanwhile():
    """I2, I6."""
    story = [draw(), seat("a", 3, 1, 2), seat("b", 5, 1, 2, device=2)]
    reply = fold(*story)
    assert reply["disputes"] == [
        {"what": "draw.seat", "round": 1, "table": 1, "seat": 2, "candidates": ["a", "b"]}
    ]
    assert seats(reply) == {(1, 2): {"a": 3, "b": 5}[smaller("a", "b")]}


@pytest.mark.parametrize("stays", [3, 5])
def test_that_dispute_ends_when_one_is_moved_or_given_the_seat(stays):
    story = [draw(), seat("a", 3, 1, 2), seat("b", 5, 1, 2, device=2)]
    other = {3: 5, 5: 3}[stays]
    away = fold(*story, move("m", other, 2, 0, "a b"))
    assert (away["disputes"], seats(away)) == ([], {(1, 2): stays, (2, 0): other})
    given = fold(*story, move("m", stays, 1, 2, "a b"))
    assert (given["disputes"], seats(given)) == ([], {(1, 2): stays})


def test_one_who_is_tapped_in_twice_apart_is_a_dispute_about_them():
    story = [draw(), seat("a", 3, 1, 2), seat("b", 3, 2, 0, device=2)]
    reply = fold(*story)
    assert reply["disputes"] == [
        {"what": "draw.seat", "round": 1, "person": 3, "candidates": ["a", "b"]}
    ]
    assert list(seats(reply).values()) == [3]


def test_the_same_tile_from_two_phones_is_no_dispute():
    assert fold(draw(), seat("a", 3, 1, 2), seat("b", 3, 1, 2, device=2))["disputes"] == []


def test_two_at_wrong_seats_change_places_without_anybody_else():
    story = [draw(), seat("a", 3, 1, 2), seat("b", 5, 2, 0, "a")]
    story += [move("m", 3, 2, 0, "b"), move("n", 5, 1, 2, "m")]
    reply = fold(*story)
    assert (refused(reply), seats(reply)) == ({}, {(1, 2): 5, (2, 0): 3})
    assert all(row["moved"] for row in reply["draws"][0]["seats"])


def test_a_substitute_is_recorded_and_has_the_seat_alone():
    story = [draw(), seat("a", 3, 1, 2), move("m", 9, 1, 2, "a", body={"for": 3})]
    assert fold(*story)["draws"][0]["seats"] == [
        {"person": 9, "table": 1, "seat": 2, "for": 3, "op": "m", "moved": True}
    ]


def test_who_is_taken_off_has_no_seat_and_is_told_from_who_has_not_drawn():
    reply = fold(draw(), seat("a", 3, 1, 2), move("m", 3, None, None, "a"))
    assert reply["draws"][0]["seats"] == [
        {"person": 3, "table": None, "seat": None, "for": None, "op": "m", "moved": True}
    ]
    event = {**reply, "plan": None}
    waiting = tables_seating(event, 1)["waiting"]
    assert waiting == [person for person in PEOPLE if person != 3]


def test_a_draw_from_a_seed_seats_everybody_as_the_draw_s_own_call_does():
    drawn = seating_draw([str(person) for person in PEOPLE], SEEDED["seed"])["tables"]
    reply = fold(draw(body=SEEDED))
    expected = {
        (table, seat): int(person)
        for table, people in enumerate(drawn, 1)
        for seat, person in enumerate(people)
    }
    assert seats(reply) == expected
    assert {row["op"] for row in reply["draws"][0]["seats"]} == {"d"}


def test_moves_stand_on_top_of_a_seed():
    reply = fold(draw(body=SEEDED), move("m", 8, 2, 3, "d"))
    assert (len(seats(reply)), seats(reply)[2, 3]) == (8, 8)


def test_no_tile_is_tapped_in_where_a_seed_seats():
    assert refused(fold(draw(body=SEEDED), seat("a", 3, 1, 2))) == {"a": "bad-body"}


@pytest.mark.parametrize(
    "taken",
    [seat("a", 8, 1, 0), seat("a", 3, 3, 0), seat("a", 3, 2, 3)],
    ids=["who draws not", "no such table", "a table of three"],
)
def test_a_tile_that_is_not_in_the_bag_is_refused(taken):
    assert refused(fold(draw(), taken)) == {"a": "bad-body"}


@pytest.mark.parametrize("body", [{"round": 2}, {"draw": "x"}, {"seat": 4}, {"table": 0}])
def test_a_tile_belongs_to_a_draw_of_its_round(body):
    assert refused(fold(draw(), seat("a", 3, 1, 0, body=body))) == {"a": "bad-body"}


@pytest.mark.parametrize("kind", ["draw.publish", "seat.move"])
def test_before_a_draw_nobody_is_moved_and_nothing_published(kind):
    body = {"round": 1, "table": None, "seat": None, "reason": "r"}
    alone = at_event("a", kind, body, subject={"person": 3})
    assert refused(fold(alone)) == {"a": "bad-body"}


def test_a_draw_is_held_until_it_is_published():
    assert fold(draw(), at_event("x", "draw.publish", {"round": 1}, "d"))["draws"][0]["published"]
    other = fold(
        draw(), draw("e", body={"round": 2}), at_event("x", "draw.publish", {"round": 2}, "d e")
    )
    assert [row["published"] for row in other["draws"]] == [False, True]


def test_a_draw_anew_needs_a_reason_and_begins_without_seats_unpublished():
    story = [draw(), seat("a", 3, 1, 2), at_event("x", "draw.publish", {"round": 1}, "a")]
    assert refused(fold(*story, draw("e", "x"))) == {"e": "bad-body"}
    [row] = fold(*story, draw("e", "x", {"reason": "the bag was short"}))["draws"]
    assert (row["op"], row["seats"], row["published"]) == ("e", [], False)


def test_a_move_that_had_not_seen_the_new_draw_is_none_of_it():
    again = draw("e", "a", {"reason": "the bag was short"})
    late = move("m", 3, 2, 0, "a", device=2)
    assert seats(fold(draw(), seat("a", 3, 1, 2), again, late)) == {}


def test_two_draws_of_a_round_apart_are_a_dispute_about_that_round():
    story = [draw(), draw("e", body=SEEDED, device=2)]
    assert fold(*story)["disputes"] == [{"what": "draw.open", "round": 1, "candidates": ["d", "e"]}]
    assert candidates(fold(*story, draw("f", "d e", {"reason": "the referee's"}))) == []


@pytest.mark.parametrize(
    "body",
    [
        {"people": [1, 1, 2, 3, 4, 5, 6]},
        {"sizes": [4, 4]},
        {"sizes": [7]},
        {"sizes": [5, 2]},
        {"how": "seed"},
        {"how": "seed", "seed": " "},
        {"how": "dice"},
        {"people": [], "sizes": []},
        {"round": 0},
    ],
)
def test_a_draw_has_a_seat_for_everybody_once(body):
    assert refused(fold(draw(body=body))) == {"d": "bad-body"}


@pytest.mark.parametrize(
    "body", [{"seat": None}, {"table": None}, {"reason": ""}, {"for": "me"}, {"seat": 4}]
)
def test_a_move_names_a_whole_place_and_why(body):
    story = [draw(), seat("a", 3, 1, 2), move("m", 3, 2, 0, "a", body=body)]
    assert refused(fold(*story)) == {"m": "bad-body"}
