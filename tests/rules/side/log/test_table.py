"""A table's stream: what each game came to, what was corrected, and what is in dispute."""

import pytest

from tests.rules.side.log.scenes import fold, op, refused, smaller
from tests.rules.side.log.tables_scenes import TABLE, another, at_table, sheet


def keeps(name, keep, base, **more):
    body = {"game": 1, "keep": keep, "reason": "the sheet on paper says so"}
    return at_table(name, "game.decide", body, base, **{"role": "delegate", "device": 9, **more})


def purpose(name, base="", person=3, on_purpose=True, **more):
    body = {"game": 1, "on_purpose": on_purpose, "reason": "held a meld of 31"}
    return at_table(name, "game.purpose", body, base, subject={"person": person}, **more)


def confirm(name, saw, base, person=2):
    return at_table(name, "table.confirm", {"saw": saw}, base, subject={"person": person})


def game(reply):
    [only] = reply["games"]
    return only


def left(row):
    """What the second player was left with."""
    return row["players"][1]["sum"]


def test_a_game_shows_who_wrote_it_and_every_row_in_full():
    shown = game(fold(sheet("a")))
    assert {name: shown[name] for name in ("game", "op", "by", "device", "at", "disputed")} == {
        "game": 1,
        "op": "a",
        "by": "7",
        "device": 1,
        "at": "2026-11-30T10:00:00Z",
        "disputed": False,
    }
    assert shown["players"][3] == {
        "person": 4,
        "out": False,
        "melded": True,
        "on_purpose": False,
        "absent": False,
        "sum": 2,
        "jokers": 1,
        "tiles": None,
        "drawn": None,
    }


def test_a_table_without_games_has_none():
    assert fold(at_table("n", "game.note", {"game": 1, "what": "redeal"}))["games"] == []


def test_games_come_by_number():
    reply = fold(sheet("b", body={"game": 2}), sheet("a", "b"))
    assert [(one["game"], one["op"]) for one in reply["games"]] == [(1, "a"), (2, "b")]


def test_a_correction_needs_a_reason_and_keeps_the_old_value():
    assert refused(fold(sheet("a"), another("b", "a"))) == {"b": "bad-body"}
    shown = game(fold(sheet("a"), another("b", "a", body={"reason": "added up again"})))
    assert (left(shown), shown["disputed"]) == (21, False)
    assert [
        (one["op"], one["in_force"], one["reason"], left(one)) for one in shown["versions"]
    ] == [
        ("a", False, None, 20),
        ("b", True, "added up again", 21),
    ]


def test_the_same_again_needs_no_reason():
    assert refused(fold(sheet("a"), sheet("b", "a"))) == {}


def test_a_sheet_of_another_game_replaces_nothing():
    assert refused(fold(sheet("a"), another("b", "a", body={"game": 2}))) == {}


def test_two_phones_that_differ_are_a_dispute_of_all_that_nobody_replaced():
    """I2."""
    corrected = another("c", "a", body={"reason": "added up again"})
    reply = fold(sheet("a"), corrected, sheet("b", device=2))
    assert reply["disputes"] == [{"what": "game.score", "game": 1, "candidates": ["b", "c"]}]
    shown = game(reply)
    assert (shown["disputed"], shown["op"]) == (True, smaller("b", "c"))
    assert {one["op"]: one["in_force"] for one in shown["versions"]} == {
        "a": False,
        "b": True,
        "c": True,
    }


def test_two_phones_that_say_the_same_are_none_whatever_the_order_of_the_rows():
    rows = list(reversed(sheet("a")["body"]["players"]))
    rows[0] = {**rows[0], "melded": True, "tiles": None}
    reply = fold(sheet("a"), sheet("b", body={"players": rows}, device=2))
    assert (reply["disputes"], game(reply)["disputed"]) == ([], False)


@pytest.mark.parametrize(("keep", "sum_"), [("a", 20), ("b", 21)])
def test_a_decision_that_saw_both_keeps_one(keep, sum_):
    reply = fold(sheet("a"), another("b", device=2), keeps("k", keep, "a b"))
    shown = game(reply)
    assert (reply["disputes"], shown["disputed"]) == ([], False)
    assert (shown["op"], left(shown)) == (keep, sum_)
    assert {one["op"]: one["in_force"] for one in shown["versions"]} == {
        "a": keep == "a",
        "b": keep == "b",
    }


def test_what_a_decision_had_not_seen_is_a_dispute_again_if_it_differs():
    story = [sheet("a"), another("b", device=2), keeps("k", "a", "a b")]
    third = sheet("c", body={"players": [{"person": 1}, {"person": 2}]}, device=3)
    assert fold(*story, third)["disputes"] == [
        {"what": "game.score", "game": 1, "candidates": ["a", "c"]}
    ]
    assert fold(*story, sheet("c", device=3))["disputes"] == []


def test_decisions_apart_that_keep_different_sheets_are_a_dispute():
    story = [sheet("a"), another("b", device=2)]
    story += [keeps("k", "a", "a b"), keeps("l", "b", "a b", device=8)]
    assert fold(*story)["disputes"] == [{"what": "game.score", "game": 1, "candidates": ["a", "b"]}]


def test_after_a_decision_a_sheet_is_compared_with_what_was_kept():
    story = [sheet("a"), another("b", device=2), keeps("k", "a", "a b")]
    assert refused(fold(*story, another("c", "k"))) == {"c": "bad-body"}
    assert refused(fold(*story, sheet("c", "k"))) == {}


@pytest.mark.parametrize("keep", ["absent", "n", "c", "k"])
def test_a_decision_keeps_a_sheet_of_its_game_that_it_has_seen(keep):
    note = at_table("n", "game.note", {"game": 1, "what": "redeal"})
    other = sheet("c", "n", {"game": 2})
    reply = fold(note, other, sheet("a", "c"), keeps("k", keep, "a"))
    assert refused(reply) == {"k": "bad-body"}


def test_a_decision_cannot_keep_what_it_had_not_seen():
    assert refused(fold(sheet("a"), another("b", device=2), keeps("k", "b", "a"))) == {
        "k": "bad-body"
    }


def test_the_referee_says_who_did_not_meld_on_purpose_whatever_sheet_counts():
    story = [sheet("a"), purpose("p", "a")]
    story.append(another("b", "p", body={"reason": "added up again"}))
    shown = game(fold(*story))
    assert shown["purpose"] == [{"person": 3, "reason": "held a meld of 31", "op": "p"}]
    assert [row["on_purpose"] for row in shown["players"]] == [False, False, True, False]
    assert shown["versions"][0]["players"][2]["on_purpose"]


def test_the_referee_takes_that_back():
    shown = game(fold(sheet("a"), purpose("p", "a"), purpose("q", "p", on_purpose=False)))
    assert (shown["purpose"], shown["players"][2]["on_purpose"]) == ([], False)


def test_referees_who_differ_are_a_dispute_about_that_player():
    story = [sheet("a"), purpose("p", "a"), purpose("q", "a", on_purpose=False, device=2)]
    reply = fold(*story)
    assert reply["disputes"] == [
        {"what": "game.purpose", "game": 1, "person": 3, "candidates": ["p", "q"]}
    ]
    assert game(reply)["disputed"]


def test_a_sheet_cannot_say_that_somebody_did_not_meld_on_purpose():
    rows = [{"person": 1, "out": True}, {"person": 2, "melded": False, "on_purpose": True}]
    shown = game(fold(sheet("a", body={"players": rows})))
    assert [row["on_purpose"] for row in shown["players"]] == [False, False]


def test_notes_stand_in_order_with_who_made_them():
    story = [at_table("b", "game.note", {"game": 1, "what": "starts"}, subject={"person": 4})]
    words = {"game": 1, "what": "other", "words": "a tile lay under the table"}
    story.append(at_table("a", "game.note", words, "b"))
    assert [
        (row["op"], row["what"], row["person"], row["words"]) for row in fold(*story)["notes"]
    ] == [
        ("b", "starts", 4, None),
        ("a", "other", None, "a tile lay under the table"),
    ]


def test_a_player_confirms_what_is_in_force():
    assert fold(sheet("a"), confirm("k", ["a"], "a"))["confirmed"] == [
        {"person": 2, "op": "k", "stale": False}
    ]


@pytest.mark.parametrize(
    "later",
    [
        another("b", "k", body={"reason": "added up again"}),
        sheet("b", "k", {"game": 2}),
        another("b", device=2),
        purpose("b", "k"),
    ],
    ids=["corrected", "another game", "in dispute", "the referee"],
)
def test_a_confirmation_is_stale_once_the_table_says_something_else(later):
    [row] = fold(sheet("a"), confirm("k", ["a"], "a"), later)["confirmed"]
    assert row["stale"]


def test_a_confirmation_holds_when_another_phone_said_the_same():
    for other in ("b", "c", "d", "e"):
        reply = fold(sheet("a"), confirm("k", ["a"], "a"), sheet(other, device=2))
        assert [row["stale"] for row in reply["confirmed"]] == [False]


@pytest.mark.parametrize("saw", [[], ["a", "b"], ["b"]])
def test_a_confirmation_of_something_else_is_stale_from_the_start(saw):
    [row] = fold(sheet("a"), confirm("k", saw, "a"))["confirmed"]
    assert row["stale"]


@pytest.mark.parametrize(
    "body",
    [
        {"game": 0},
        {"players": []},
        {"players": [{"person": 1}]},
        {"players": [{"person": 1}, {"person": 1}]},
        {"players": [{"person": 1}, {"out": True}]},
        {"players": [{"person": n} for n in range(1, 6)]},
        {"players": [{"person": 1}, {"person": 2, "sum": 1.5}]},
        {"players": [{"person": 1}, {"person": 2, "sum": -1}]},
        {"players": [{"person": 1, "out": "yes"}, {"person": 2}]},
    ],
)
def test_a_malformed_sheet_is_kept_and_refused(body):
    assert refused(fold(sheet("a", body=body))) == {"a": "bad-body"}


@pytest.mark.parametrize(
    "rows",
    [
        [{"person": 1, "out": True}, {"person": 2, "out": True}],
        [{"person": 1, "out": True, "sum": 9}, {"person": 2, "jokers": 3}],
        [{"person": 1, "sum": 729}, {"person": 2, "sum": 1}],
    ],
)
def test_a_sheet_that_the_game_will_not_have_is_kept_for_the_game_to_name(rows):
    """`rummikub.game` says what is wrong with it, in codes that a screen has words for."""
    assert refused(fold(sheet("a", body={"players": rows}))) == {}


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("game.purpose", {"game": 1, "on_purpose": True}),
        ("game.purpose", {"game": 1, "on_purpose": 1, "reason": "r"}),
        ("game.decide", {"game": 1, "keep": "a"}),
        ("game.note", {"game": 1, "what": "lunch"}),
        ("table.confirm", {"saw": [1]}),
    ],
)
def test_a_malformed_body_is_kept_and_refused(kind, body):
    reply = fold(sheet("a"), at_table("b", kind, body, "a", subject={"person": 3}))
    assert refused(reply) == {"b": "bad-body"}


@pytest.mark.parametrize("kind", ["game.purpose", "table.confirm"])
def test_what_is_said_of_somebody_names_them(kind):
    body = {"game": 1, "on_purpose": True, "reason": "r", "saw": ["a"]}
    assert refused(fold(sheet("a"), at_table("b", kind, body, "a"))) == {"b": "bad-body"}


@pytest.mark.parametrize("kind", ["side.plan", "draw.seat", "match.event", "attempt.record"])
def test_what_belongs_elsewhere_is_refused(kind):
    assert refused(fold(op(TABLE, "a", kind, {}))) == {"a": "unknown-kind"}


@pytest.mark.parametrize("role", ["judge", "scoretaker"])
def test_who_writes_sheets_decides_nothing(role):
    story = [sheet("a", role=role), another("b", device=2, role=role)]
    reply = fold(*story, keeps("k", "a", "a b", role=role))
    assert refused(reply) == {"k": "role"}
