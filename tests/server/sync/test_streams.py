"""Who reads which stream, and where a scoped device may write."""

import pytest

from server.sync.streams import in_scope, is_round, is_side, may_read


@pytest.mark.parametrize(
    "stream", ["333-r1", "rummikub-r2", "chess-r1-m3", "rummikub-r2-t12", "333ft-r12"]
)
def test_rounds_and_their_matches_and_tables_are_rounds(stream):
    assert is_round(stream)


@pytest.mark.parametrize("stream", ["desk", "review", "333", "r1", "333-r", "333-r1-x"])
def test_everything_else_is_none(stream):
    assert not is_round(stream)


@pytest.mark.parametrize("role", ["judge", "scoretaker"])
def test_incidents_are_not_for_those_at_the_table(role):
    assert not may_read(role, None, "review")


@pytest.mark.parametrize("role", ["head-judge", "delegate", "organizer"])
def test_incidents_are_for_those_who_decide(role):
    assert may_read(role, None, "review")


def test_a_device_without_a_scope_reads_and_writes_every_round():
    assert may_read("judge", None, "333-r1")
    assert in_scope(None, "333-r1")


def test_a_scoped_device_reads_its_round_and_the_desk():
    assert [s for s in ("333-r1", "333-r2", "desk") if may_read("judge", "333-r1", s)] == [
        "333-r1",
        "desk",
    ]


def test_a_scoped_device_writes_anywhere_but_in_other_rounds():
    streams = ("333-r1", "333-r2", "desk", "review")
    assert [s for s in streams if in_scope("333-r1", s)] == ["333-r1", "desk", "review"]


CHESS = ["chess", "chess2", "chess-r1", "chess-r1-m3", "chess12-r0-m1"]
RUMMIKUB = ["rummikub", "rummikub2", "rummikub-r2", "rummikub12-r2-t3"]


@pytest.mark.parametrize("stream", [*CHESS, *RUMMIKUB])
def test_a_side_event_its_rounds_and_what_is_played_in_them_are_of_a_side_event(stream):
    assert is_side(stream)


@pytest.mark.parametrize(
    "stream",
    ["333", "chessboard", "chess-m1", "chess-r1-m", "chess-r1-t1", "rummikub-r1-m1", "desk"],
)
def test_everything_else_is_of_none(stream):
    assert not is_side(stream)


def test_a_device_of_a_side_round_reads_and_writes_its_matches_and_the_event():
    streams = (
        "chess",
        "chess-r1-m1",
        "chess-r1-m12",
        "chess-r2-m1",
        "chess-r11-m1",
        "chess2-r1-m1",
    )
    own = ["chess", "chess-r1-m1", "chess-r1-m12"]
    assert [s for s in streams if may_read("judge", "chess-r1", s)] == own
    assert [s for s in streams if in_scope("chess-r1", s)] == own


def test_a_device_of_a_whole_side_event_reads_every_match_of_it_and_of_no_other():
    streams = ("chess", "chess-r1-m1", "chess2", "chess2-r1-m1", "333-r1")
    assert [s for s in streams if may_read("judge", "chess", s)] == ["chess", "chess-r1-m1"]


def test_a_device_of_a_whole_event_of_tables_reads_every_table_of_it():
    streams = ("rummikub", "rummikub-r1-t1", "rummikub-r2-t1", "rummikub2", "rummikub2-r1-t1")
    own = ["rummikub", "rummikub-r1-t1", "rummikub-r2-t1"]
    assert [s for s in streams if may_read("judge", "rummikub", s)] == own
