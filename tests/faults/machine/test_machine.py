"""Days of faults end with everybody agreeing and nothing lost (I1, I2, I3, I5).

That the machine can fail is shown by two of the mutants that it found.
"""

import itertools
import logging
import time

import pytest
from hypothesis import Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from server import create_app
from tests.conftest import SEED, SOAK, SOAK_MINUTES
from tests.faults.machine import mutants
from tests.faults.machine.acts import Act, perform
from tests.faults.machine.day import Day
from tests.faults.machine.stage import ROUND, Stage
from tests.faults.machine.truth import check
from tests.faults.machine.world import World, quiet
from tests.server.applications import close
from tests.support.engines import on_sqlite

EXAMPLES = {"sqlite": 300, "postgres": 30}
STEPS = 20
SOAK_EXAMPLES = 50
SOAK_STEPS = 60


@pytest.fixture(scope="module")
def stage(engine, tmp_path_factory):
    with engine.database(tmp_path_factory.mktemp("machine")) as url:
        app = create_app({"SQLALCHEMY_DATABASE_URI": url})
        yield Stage(app)
        close(app)


@pytest.fixture(autouse=True)
def quiet_log():
    """The faults are meant: what the server writes about them would fill the report."""
    logging.disable(logging.ERROR)
    yield
    logging.disable(logging.NOTSET)


def live(stage, chance=None, **how):
    """So many days; always the same ones, unless `chance` is another seed."""
    run_state_machine_as_test(seed(chance)(lambda: Day(stage)), settings=settings(**how))


def test_after_quiet_everybody_agrees_and_nothing_is_lost(stage, engine):
    if not SOAK:
        live(stage, max_examples=EXAMPLES[engine.name], stateful_step_count=STEPS)
        return
    until = time.monotonic() + 60 * SOAK_MINUTES / len(EXAMPLES)
    days = itertools.count(SEED)
    while time.monotonic() < until:
        live(stage, next(days), max_examples=SOAK_EXAMPLES, stateful_step_count=SOAK_STEPS)


def test_what_was_made_at_a_place_that_a_restored_server_knows_no_more_is_kept_and_shown(stage):
    """Two phones joined after the backup, and have to join once more after it (I5)."""
    world = World(stage, stage.open)
    one, two = world.phones[1:3]
    for phone in (one, two):
        world.wipe(phone)
        world.exchange(phone)
        perform(phone, Act("record", person=1, slot=1, reading=0, which=0))
        world.exchange(phone)
    world.restore()
    for phone in (two, one):
        world.exchange(phone)
    quiet(world)
    check(world)
    assert (one.handed_over, two.handed_over) == (1, 1)
    refused = [row["op"] for row in world.phones[4].board(ROUND)["refused"]]
    assert sorted(refused) == sorted([*one.disk.outbox, *two.disk.outbox])


@on_sqlite
@pytest.mark.parametrize(
    "mutant",
    [mutants.boards_outlive_a_failed_commit, mutants.a_phone_ignores_the_epoch],
    ids=lambda mutant: mutant.__name__,
)
def test_the_machine_finds_what_somebody_might_build_in(stage, monkeypatch, mutant):
    mutant(monkeypatch)
    same_days = {"derandomize": True, "phases": [Phase.generate]}
    with pytest.raises(AssertionError):
        live(stage, max_examples=300, stateful_step_count=STEPS, **same_days)
