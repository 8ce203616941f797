"""Twice: parts, the double move, checks, lost turns and the cube between."""

import pytest

from tests.rules.side.chess.scenes import Match, double


def test_white_begins_part_1_and_no_double_move_is_possible():
    """T1."""
    seen = Match().started().seen()
    assert (seen["on_move"], seen["phase"], seen["double"]) == ("white", "NORMAL", None)
    assert seen["timers"] == {"part_ms": 180_000, "move_ms": 20_000}


def test_a_winner_who_did_not_play_last_has_a_double_move():
    """T2."""
    match = Match().started().a_part().solved(white=1500, black=2000)
    assert match.seen()["last"] == "black"
    assert match.seen()["double"] == {"player": "white", "step": "announced"}
    assert match.do("start").seen()["phase"] == "DOUBLE1"


def test_a_winner_who_played_last_only_begins():
    """T3."""
    match = Match().started().a_part().solved(white=2000, black=1500)
    assert match.seen()["double"] is None
    seen = match.do("start").seen()
    assert (seen["on_move"], seen["phase"]) == ("black", "NORMAL")


def test_the_free_move_is_not_counted_and_takes_what_it_likes():
    """T4."""
    seen = double().do("move", 15_000, captured="q").seen()
    assert seen["counts"] == {"white": 0, "black": 0}
    assert (seen["on_move"], seen["phase"], seen["last"]) == ("white", "DOUBLE2", "white")
    assert seen["timers"]["move_ms"] == 20_000


@pytest.mark.parametrize("event", [{"what": "move", "check": True}, {"what": "mate"}])
def test_a_free_move_that_gives_check_is_refused_and_the_limit_runs_on(event):
    """T5, reading 12."""
    match = double().do(after=6000, **event)
    assert match.refusals() == ["free-move-check"]
    assert match.seen()["timers"]["move_ms"] == 14_000


def test_a_free_move_that_is_not_made_in_time_costs_the_advantage_alone():
    """T6, reading 11."""
    seen = double().seen(20_001)
    assert (seen["on_move"], seen["phase"]) == ("white", "NORMAL")
    assert seen["counts"] == {"white": 0, "black": 0}
    assert seen["timers"]["move_ms"] == 19_999


def test_a_cancelled_double_and_the_lost_move_behind_it_are_two_losses():
    """T6, T11."""
    lost = [(entry["kind"], entry["times"]) for entry in double().said("lost", 40_001)]
    assert lost == [("free", 1), ("normal", 1)]


def test_after_a_cancelled_double_the_first_move_takes_what_it_likes():
    """T6."""
    match = double()
    match.at += 20_001
    assert match.do("move", captured="q").refusals() == []
    assert match.seen()["counts"] == {"white": 1, "black": 0}


@pytest.mark.parametrize("captured", [None, "p", "n", "b"])
def test_the_second_move_counts_as_the_first_of_the_part(captured):
    """T7, reading 14."""
    seen = double().do("move").do("move", captured=captured, check=True).seen()
    assert seen["counts"] == {"white": 1, "black": 0}
    assert (seen["on_move"], seen["in_check"]) == ("black", "black")


@pytest.mark.parametrize("captured", ["r", "q"])
def test_the_second_move_takes_no_rook_and_no_queen(captured):
    """T8, reading 14."""
    match = double().do("move").do("move", 5000, captured=captured)
    assert match.refusals() == ["second-move-capture"]
    assert match.seen()["timers"]["move_ms"] == 15_000


def test_a_second_move_that_is_not_made_is_lost_and_the_free_one_stands():
    """T9, reading 15."""
    seen = double().do("move").seen(20_001)
    assert seen["counts"] == {"white": 1, "black": 0}
    assert (seen["on_move"], seen["last"]) == ("black", "white")


def test_a_move_is_counted_and_the_turn_passes():
    """T10, reading 4."""
    seen = Match().started().moves(3).seen()
    assert seen["counts"] == {"white": 2, "black": 1}
    assert (seen["on_move"], seen["last"]) == ("black", "white")


def test_a_turn_that_is_lost_is_counted_and_passes():
    """T11, reading 4."""
    seen = Match().started().seen(20_001)
    assert seen["counts"] == {"white": 1, "black": 0}
    assert (seen["on_move"], seen["last"]) == ("black", None)


def test_a_turn_lost_in_check_is_counted_once_and_kept():
    """T12, reading 8."""
    match = Match().started().do("move", check=True)
    seen = match.seen(65_000)
    assert seen["counts"] == {"white": 1, "black": 1}
    assert (seen["on_move"], seen["in_check"], seen["turn_counted"]) == ("black", "black", True)
    lost = [(entry["counted"], entry["times"]) for entry in match.said("lost", 65_000)]
    assert lost == [(True, 1), (False, 2)]


def test_a_limit_that_ends_with_the_part_is_lost_first():
    """T12, T14: in check once more, and the part ends after it."""
    match = Match(part_seconds=60).started().do("move", 0, check=True)
    said = [(entry["at_ms"], entry["what"]) for entry in match.seen(60_001)["log"][2:]]
    assert said == [(20_000, "lost"), (40_000, "lost"), (60_000, "part-time"), (60_000, "parry")]
    assert match.said("lost", 60_001)[1]["times"] == 2
    assert match.seen(60_001)["timers"]["move_ms"] == 19_999


def test_the_move_after_a_turn_lost_in_check_is_not_counted_again():
    """T12, reading 8."""
    match = Match().started().do("move", check=True).do("move", 21_000)
    assert match.seen()["counts"] == {"white": 1, "black": 1}
    assert match.seen()["on_move"] == "white"
    assert match.said("move")[-1]["counted"] is False


def test_the_end_of_a_part_neither_plays_nor_loses_the_move_that_is_thought_about():
    """T13, reading 5."""
    match = Match(part_seconds=10).started().do("move", 9000)
    seen = match.seen(1001)
    assert (seen["state"], seen["counts"]) == ("CLOSED", {"white": 1, "black": 0})
    assert seen["last"] == "white"
    assert [entry["by"] for entry in match.said("closed", 1001)] == ["time"]


def test_a_part_does_not_end_with_a_king_in_check():
    """T14, reading 6: the limit that is running goes on."""
    match = Match(part_seconds=10).started().do("move", 9000, check=True)
    seen = match.seen(1001)
    assert (seen["phase"], seen["in_check"]) == ("PARRY", "black")
    assert seen["timers"] == {"part_ms": 0, "move_ms": 18_999}


def test_a_parry_is_not_counted_and_closes_the_part():
    """T15, reading 4, reading 10: and it is the last move."""
    seen = Match().started().moves(11).do("move", check=True).do("move").seen()
    assert (seen["state"], seen["counts"]["white"], seen["last"]) == ("CLOSED", 6, "white")


def test_a_parry_that_gives_check_is_parried_too():
    """T15, reading 7."""
    match = Match().started().moves(11).do("move", check=True).do("move", check=True)
    seen = match.seen()
    assert (seen["phase"], seen["on_move"], seen["in_check"]) == ("PARRY", "black", "black")
    assert match.do("move").seen()["state"] == "CLOSED"
    assert len(match.said("parry")) == 1


def test_a_parry_that_mates_ends_the_match():
    """T15."""
    seen = Match().started().moves(11).do("move", check=True).do("mate").seen()
    assert seen["result"] == {"by": "mate", "winner": "white", "reason": None}
    assert seen["counts"] == {"white": 6, "black": 6}


def test_a_parry_that_is_not_made_in_time_is_only_logged():
    """T16, reading 8: one entry for all losses of a turn."""
    match = Match().started().moves(11).do("move", check=True)
    seen = match.seen(10**9)
    assert (seen["phase"], seen["counts"]) == ("PARRY", {"white": 6, "black": 6})
    [lost] = match.said("lost", 10**9)
    assert (lost["times"], lost["kept"]) == (49_999, True)
    assert lost["at_ms"] == match.at + 20_000


def test_confirming_the_board_designates_a_cover_that_was_not_used():
    """T17, reading 21, reading 23."""
    match = Match(cover_seed="acc").started().a_part()
    covers = [match.solved(900, 900).seen()["cube"]["cover"]]
    while len(covers) < 3:
        went = match.do("go", cover=covers[-1])
        for player in ("white", "black"):
            went.do("stop", 9000 if player == "white" else 0, player=player)
        for player in ("white", "black"):
            went.do("verdict", player=player, verdict="ok")
        covers.append(went.seen()["cube"]["cover"])
    assert sorted([match.said("cover")[0]["cover"], *covers]) == [1, 2, 3, 4]


@pytest.mark.parametrize(("white", "black", "winner"), [(1500, 1501, "white"), (901, 900, "black")])
def test_the_smaller_time_wins_the_cube(white, black, winner):
    """T18."""
    match = Match().started().a_part().solved(white, black)
    assert match.seen()["on_move"] == winner
    assert [entry["winner"] for entry in match.said("cube")] == [winner]


@pytest.mark.parametrize("both", [1234, -1])
def test_equal_times_and_two_dnfs_are_replayed_on_another_cover(both):
    """T19, reading 20, reading 21."""
    match = Match().started().a_part().solved(both, both)
    seen = match.seen()
    assert (seen["state"], seen["part"], seen["cube"]["attempt"]) == ("CUBE_READY", 1, 2)
    first, second = match.said("cover")
    assert first["cover"] != second["cover"]


@pytest.mark.parametrize(("white", "black", "winner"), [(-1, 9000, "black"), (9000, -1, "white")])
def test_a_dnf_loses_the_cube(white, black, winner):
    """T20."""
    assert Match().started().a_part().solved(white, black).seen()["on_move"] == winner


@pytest.mark.parametrize("steps", ["", "start", "start a_part", "start a_part uncovered", "pause"])
def test_who_resigns_loses_at_any_time(steps):
    """T21, reading 28."""
    match = Match()
    for step in steps.split():
        match = match.do(step) if step in ("start", "pause") else getattr(match, step)()
    seen = match.do("resign", player="white").seen()
    assert (seen["state"], seen["paused"]) == ("ENDED", False)
    assert seen["result"] == {"by": "resign", "winner": "black", "reason": None}


def test_a_part_closes_as_soon_as_both_quotas_are_reached():
    """E1, reading 3."""
    match = Match().started().moves(11)
    assert match.seen()["state"] == "PLAY"
    assert match.moves(1).seen()["state"] == "CLOSED"
    assert match.said("closed")[0] == {"at_ms": 60_000, "what": "closed", "part": 1, "by": "quota"}


@pytest.mark.parametrize(("format_", "quota"), [("FAST", 6), ("FREEZE", 8), ("MASTERS", 10)])
def test_the_format_is_the_quota_of_each_player(format_, quota):
    """E1, reading 3."""
    match = Match(format=format_).started().moves(2 * quota, 3000)
    assert (match.seen()["quota"], match.seen()["state"]) == (quota, "CLOSED")
    assert match.seen()["counts"] == {"white": quota, "black": quota}


def test_a_turn_lost_in_check_that_fills_the_quotas_leads_to_a_parry():
    """E1, T12: with a limit that began at the loss."""
    match = Match().started().moves(10).do("move", check=True)
    seen = match.seen(20_001)
    assert (seen["phase"], seen["turn_counted"]) == ("PARRY", False)
    assert seen["timers"]["move_ms"] == 19_999
    what = [entry["what"] for entry in match.seen(20_001)["log"]][-2:]
    assert what == ["lost", "parry"]


@pytest.mark.parametrize(
    ("basis", "last", "is_double"), [("played", "white", True), ("turn", "black", False)]
)
def test_whether_a_lost_turn_counts_as_played_is_an_option(basis, last, is_double):
    """By reading 9."""
    match = Match(last_basis=basis).started().moves(11)
    match.at += 20_001
    assert match.seen()["last"] == last
    match.solved(white=2000, black=1500)
    assert (match.seen()["double"] is not None) is is_double


def test_a_match_is_one_game_in_parts_with_a_cube_behind_each():
    """By reading 1: its parts are numbered on, its log is one."""
    match = Match().started().a_part().solved(900, 1000).do("start").a_part()
    match.do("move").solved(1000, 900).do("start")
    assert match.seen()["part"] == 3
    assert [entry["part"] for entry in match.said("start")] == [1, 2, 3]
    assert [entry["part"] for entry in match.said("cube")] == [1, 2]
