"""Faults that somebody might build in, for the machine to find: a table of patches."""

from collections.abc import Callable

import pytest

from server.models import operation
from server.rules.log.graph import Graph
from server.sync import boards, decide, intake, outcomes
from tests.faults.machine import stage
from tests.support.phone import courier, phone

Patch = Callable[[pytest.MonkeyPatch], None]


def boards_outlive_a_failed_commit(patch: pytest.MonkeyPatch) -> None:
    give_back = boards.Boards.give_back
    patch.setattr(
        boards.Boards,
        "give_back",
        lambda self, key, warm, good: give_back(self, key, warm, good=True),
    )


def every_copy_is_stored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(decide.Known, "same", lambda *_: None)


def a_restored_server_keeps_its_epoch(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(stage, "new_epoch", lambda: None)


def a_phone_ignores_the_epoch(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(courier, "_start_over", lambda disk, _sent, epoch: setattr(disk, "epoch", epoch))


def receipts_come_in_another_order(patch: pytest.MonkeyPatch) -> None:
    take = intake.take
    patch.setattr(intake, "take", lambda *given: take(*given)[::-1])


def a_phone_trusts_any_receipt(patch: pytest.MonkeyPatch) -> None:
    """By position alone, of a server that mixes them up."""
    receipts_come_in_another_order(patch)
    settle = courier._settle
    patch.setattr(
        courier,
        "_settle",
        lambda disk, row, receipt: settle(disk, row, {**receipt, "id": row.op["id"]}),
    )


def a_refused_operation_is_dropped(patch: pytest.MonkeyPatch) -> None:
    add_all = operation.add_all
    patch.setattr(
        operation,
        "add_all",
        lambda rows: add_all([row for row in rows if row["standing"] == "ok"]),
    )


def nobody_waits_for_what_is_missing(patch: pytest.MonkeyPatch) -> None:
    """What is held stays held, although its base came."""
    add = Graph.add

    def adds(self: Graph, op_id: str, base: list[str]) -> list[str]:
        self.awaited.clear()
        placed: list[str] = add(self, op_id, base)
        return placed

    patch.setattr(Graph, "add", adds)


def numbers_are_given_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    """Each transaction goes on from a number kept in memory, whether or not it came true."""
    heads: dict[str, int] = {}
    of_database = intake.stream.heads

    def remembered(competition_id: str) -> dict[str, int]:
        for name, seq in of_database(competition_id).items():
            heads[name] = max(heads.get(name, 0), seq)
        return heads

    patch.setattr(intake.stream, "heads", remembered)


def the_review_list_is_not_kept(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(outcomes.review, "refresh", lambda *_: None)


def an_answer_moves_cursors_first(patch: pytest.MonkeyPatch) -> None:
    """A phone notes how far it is before it asks, so a lost answer leaves a hole."""
    outgoing = courier.outgoing

    def asks(disk, seat, streams):
        rows, body = outgoing(disk, seat, streams)
        for name in disk.cursors:
            disk.cursors[name] += 1
        return rows, body

    patch.setattr(phone.courier, "outgoing", asks)


MUTANTS: tuple[Patch, ...] = (
    boards_outlive_a_failed_commit,
    every_copy_is_stored,
    a_restored_server_keeps_its_epoch,
    a_phone_ignores_the_epoch,
    receipts_come_in_another_order,
    a_phone_trusts_any_receipt,
    a_refused_operation_is_dropped,
    nobody_waits_for_what_is_missing,
    numbers_are_given_before_the_commit,
    the_review_list_is_not_kept,
    an_answer_moves_cursors_first,
)
