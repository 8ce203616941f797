"""Pauses, and undos: with and without something instead, at the end, and what stays refused."""

import pytest

from tests.rules.side.chess.scenes import Match, double, time


def test_a_pause_moves_everything_that_is_due_by_its_own_length():
    match = Match().started().do("pause", 12_000).do("resume", 600_000)
    assert match.seen()["timers"] == {"part_ms": 168_000, "move_ms": 8000}
    assert match.seen(8001)["on_move"] == "black"
    assert match.said("lost", 8001)[0]["at_ms"] == match.at + 8000


def test_a_limit_that_is_due_as_a_pause_begins_waits_for_its_end():
    match = Match().started().do("pause", 20_000).do("resume", 5000)
    assert match.seen()["on_move"] == "white"
    assert match.seen(1)["on_move"] == "black"
    assert [entry["what"] for entry in match.seen(1)["log"]] == ["start", "pause", "resume", "lost"]


@pytest.mark.parametrize("what", ["resign", "arbiter-end"])
def test_a_paused_match_can_end_and_is_paused_again_when_the_end_is_undone(what):
    fields = {"player": "white"} if what == "resign" else {"reason": "the hall closes"}
    match = Match().started().do("pause").do(what, **fields)
    assert match.seen()["paused"] is False
    match.do("undo")
    assert (match.seen()["state"], match.seen()["paused"]) == ("PLAY", True)
    assert match.seen()["timers"]["part_ms"] == 179_000


def test_an_undo_of_a_wrong_tap_restores_counts_timers_and_who_was_last():
    """Acceptance case 29."""
    right = Match().started().do("move", 9000)
    wrong = Match().started().do("move", 9000).do("move", 1200).do("undo", 800)
    kept = {**wrong.seen(), "log": [], "undone": []}
    assert kept == {**right.seen(2000), "log": [], "undone": []}


def test_an_undo_takes_back_a_whole_cube_phase_step_by_step():
    match = Match().started().a_part().solved(1500, 2000)
    states = [match.do("undo").seen()["state"] for _ in range(6)]
    assert states == [
        "CUBE_JUDGE",
        "CUBE_JUDGE",
        "CUBE_RUN",
        "CUBE_RUN",
        "CUBE_READY",
        "CLOSED",
    ]


def test_an_undo_brings_the_same_cover_again():
    """By reading 23: nobody gets another one by taking back and going on."""
    match = Match(cover_seed="acc").started().a_part().do("confirm-board")
    first = match.seen()["cube"]
    assert match.do("undo").do("confirm-board").seen()["cube"] == first


def test_an_undo_in_time_gives_the_clocks_back():
    match = time().started().a_part()
    before = match.seen()["clocks_ms"]
    match.solved(11000, 3500).do("undo")
    assert match.seen()["clocks_ms"] == before
    assert match.seen()["state"] == "CUBE_JUDGE"


def test_an_undo_after_a_limit_ran_out_takes_back_the_event_and_not_the_loss():
    """What the clock did follows from the events that remain."""
    match = Match().started().do("move", 5000).do("undo", 60_000)
    assert match.seen()["counts"] == {"white": 2, "black": 1}
    assert match.seen()["undone"] == [1]


def test_something_instead_stands_where_the_undone_event_stood():
    match = (
        Match().started().do("move", 5000).do("undo", 9000, instead={"do": "move", "check": True})
    )
    assert match.seen()["in_check"] == "black"
    assert match.seen()["timers"]["move_ms"] == 11_000
    assert [(entry["what"], entry["at_ms"]) for entry in match.seen()["log"]] == [
        ("start", 0),
        ("move", 5000),
        ("undo", 14_000),
    ]


def test_what_came_instead_is_taken_back_under_the_index_of_its_undo():
    match = Match().started().do("move").do("undo", instead={"do": "move", "check": True})
    match.do("undo")
    assert match.seen()["undone"] == [1, 2]
    assert [entry["undoes"] for entry in match.said("undo")] == [1, 2]
    assert match.seen()["counts"] == {"white": 0, "black": 0}
    assert match.do("undo").seen()["state"] == "READY"


def test_what_that_moment_does_not_allow_leaves_everything_as_it_is():
    match = double().do("move").do("undo", instead={"do": "move", "check": True})
    assert match.refusals() == ["instead-refused"]
    assert match.seen()["undone"] == []
    assert match.seen()["phase"] == "DOUBLE2"
    assert [entry["kind"] for entry in match.said("move")][-1] == "free"


def test_a_refused_replacement_keeps_how_often_a_turn_was_lost():
    match = (
        Match()
        .started()
        .moves(11)
        .do("move", check=True)
        .do("undo", 65_000, instead={"do": "go", "cover": 1})
    )
    assert match.refusals() == ["instead-refused"]
    assert match.said("lost")[0]["times"] == 3


def test_an_undo_lowers_how_often_a_turn_was_lost():
    """By a claim, where no limit runs."""
    match = Match(move_seconds=None).started().moves(11).do("move", check=True)
    for _ in range(3):
        match.do("lost-claim", player="white")
    assert match.said("lost")[0]["times"] == 3
    assert match.do("undo").said("lost")[0]["times"] == 2


def test_a_pause_behind_what_now_ends_the_match_is_in_no_list():
    """The end that came instead is earlier, and an ended match is never paused."""
    match = Match().started().do("move").do("pause")
    match.do("undo", instead={"do": "resign", "player": "white"})
    seen = match.seen()
    assert (seen["state"], seen["paused"], seen["refused"]) == ("ENDED", False, [])
    assert [entry["what"] for entry in seen["log"]] == ["start", "ended", "undo"]
    match.do("undo")
    assert (match.seen()["state"], match.seen()["paused"]) == ("PLAY", True)


def test_an_undo_looks_past_refused_events_pauses_and_undos():
    match = Match().started().do("move").do("move", player="white").do("pause").do("resume")
    assert match.do("undo").seen()["undone"] == [1]
    assert match.do("undo").seen()["undone"] == [0, 1]
    assert match.do("undo").refusals() == ["not-on-move", "nothing-to-undo"]


@pytest.mark.parametrize(
    "end",
    [
        {"what": "resign", "player": "black"},
        {"what": "arbiter-end", "reason": "the hall closes", "winner": "white"},
        {"what": "mate"},
    ],
)
def test_an_end_is_undone_like_anything_else(end):
    """By reading 26, reading 27: and nothing but these three ends a match."""
    match = Match().started().do("move").do(**end)
    assert match.seen()["state"] == "ENDED"
    assert match.do("pause").refusals() == ["ended"]
    assert match.do("undo").seen()["state"] == "PLAY"
