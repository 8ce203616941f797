"""What must hold after quiet, however the day went (I1, I2, I3, I5)."""

from collections import Counter
from typing import Any

from server.models import quarantined, review_item, stream
from server.rules.log import Board
from server.sync import boards
from server.sync.standing import UNPROVEN
from tests.faults.machine.figures import HAPPENED
from tests.faults.machine.stage import STREAMS
from tests.faults.machine.world import World
from tests.support.phone import Row
from tests.support.phone.courier import numbered
from tests.support.phone.entries import fold_input
from tests.support.venue import ID

FATES = ("accepted", "held", "proposed", "refused")


def check(world: World) -> None:
    logs = {name: [numbered(one) for one in world.stored(name)] for name in STREAMS}
    numbers_have_no_gap(world, logs)
    nothing_is_there_twice(logs)
    nobody_is_taken_for_another(logs)
    everything_is_there(world, logs)
    for name, rows in logs.items():
        board = Board(name)
        board.feed([fold_input(row) for row in rows])
        the_warm_board_is_what_a_cold_one_folds(world, name, board)
        every_operation_has_its_fate(rows, board)
        people_are_shown_what_needs_them(world, name, board.reply())
    every_phone_agrees(world, {name for name in STREAMS if logs[name]})


def numbers_have_no_gap(world: World, logs: dict[str, list[Row]]) -> None:
    with world.stage.app.app_context():
        heads = stream.heads(ID)
    for name, rows in logs.items():
        assert [row.stamp["seq"] for row in rows] == list(range(1, len(rows) + 1)), name
        assert heads.get(name, 0) == len(rows), name


def nothing_is_there_twice(logs: dict[str, list[Row]]) -> None:
    """The same bytes stand once; before that, perhaps, once as somebody else brought them."""
    for rows in logs.values():
        stands = Counter((row.bytes, row.stamp["standing"] in UNPROVEN) for row in rows)
        assert {one: many for one, many in stands.items() if many > 1} == {}


def nobody_is_taken_for_another(logs: dict[str, list[Row]]) -> None:
    """No phone here uses a number or an id twice, and each made what counts in its name."""
    standings = {row.stamp["standing"] for rows in logs.values() for row in rows}
    assert "id-reused" not in standings


def everything_is_there(world: World, logs: dict[str, list[Row]]) -> None:
    """What the server acknowledged, and what any phone still has, is in the log, to the letter."""
    there = {row.bytes: row.raw for rows in logs.values() for row in rows}
    assert world.acknowledged <= set(there), "acknowledged, and gone"
    for phone in world.phones:
        HAPPENED["handed over from a lost place"] += phone.handed_over
        for one, row in phone.disk.everything().items():
            assert there.get(one) == row.raw, "on a phone, and not in the log"
    with world.stage.app.app_context():
        assert quarantined.counts(ID) == {}, "a phone makes no rubbish"


def the_warm_board_is_what_a_cold_one_folds(world: World, name: str, cold: Board) -> None:
    with world.stage.app.app_context():
        assert boards.reply(ID, name) == cold.reply()


def every_operation_has_its_fate(rows: list[Row], board: Board) -> None:
    reply = board.reply()
    accepted = set()
    for op_id in {row.op["id"] for row in rows}:
        fate, why = board.outcome(op_id)
        assert fate in FATES
        assert fate in ("accepted", "proposed") or why
        if fate == "accepted":
            accepted.add(op_id)
        else:
            HAPPENED[fate] += 1
    seen = {below for row in rows if row.op["id"] in accepted for below in row.op["base"]}
    HAPPENED["superseded"] += len(accepted & seen)
    HAPPENED["in force"] += len(accepted - seen)
    HAPPENED["late"] += len(reply["late"])
    HAPPENED["disputes"] += len(reply["disputes"])


def people_are_shown_what_needs_them(world: World, name: str, reply: dict[str, Any]) -> None:
    """Held, refused, proposed, late: each is on the delegate's list, and nothing else is."""
    wanted = {
        *(("proposal", one["op"]) for one in reply["proposals"]),
        *(("held", one["op"]) for one in reply["held"]),
        *(("refused", one["op"]) for one in reply["refused"]),
        *(("late", op) for op in reply["late"]),
    }
    with world.stage.app.app_context():
        listed = review_item.open_items(ID, name)
    assert {(one.what, one.op) for one in listed if one.what != "dispute"} == wanted
    disputes = [one for one in listed if one.what == "dispute"]
    assert len(disputes) == len(reply["disputes"])


def every_phone_agrees(world: World, names: set[str]) -> None:
    """Log and state, on every phone that may read; and none ever had to heal."""
    theirs = {}
    for name in names:
        with world.stage.app.app_context(), boards.reading(ID, name) as warm:
            theirs[name] = warm.digests()
    for phone in world.phones:
        assert phone.disk.unsent() == 0, "made, and never sent"
        assert phone.disk.offers == {}, "offered, and never taken"
        assert phone.healed == 0, "what the phone and the server had did not agree by itself"
        if not world.is_revoked(phone):
            for name in names & set(phone.followed):
                assert phone.digests(name) == theirs[name], (phone.seat.role, name)
