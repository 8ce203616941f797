"""Who may do what on a side event: every kind and role, against the table as people read it."""

import pytest

from server.rules.roles import ROLES
from server.rules.roles import TABLE as OF_ROUNDS
from server.rules.side.log.bodies import BODIES
from server.rules.side.roles import KINDS, may

# The first column is the streams that the kind belongs on.
WHO_MAY = """
                               judge scoretaker head-judge delegate organizer
match       match.open         yes   yes        yes        yes      no
match       match.event        yes   yes        yes        yes      no
match       match.decide       no    no         yes        yes      yes
side        match.call         no    yes        yes        yes      yes
side,tables entrant.add        no    yes        yes        yes      yes
side,tables entrant.quit       no    yes        yes        yes      yes
side,tables side.plan          no    no         yes        yes      yes
side,tables side.close         no    no         yes        yes      yes
side        pairing.publish    no    no         yes        yes      yes
side        scramble.set       no    no         yes        yes      yes
side        scramble.key       yes   yes        yes        yes      yes
tables      place.decline      no    yes        yes        yes      yes
tables      place.accept       no    yes        yes        yes      yes
tables      draw.open          no    yes        yes        yes      yes
tables      draw.seat          no    yes        yes        yes      yes
tables      seat.move          no    yes        yes        yes      yes
tables      draw.publish       no    yes        yes        yes      yes
tables      cut.decide         no    no         yes        yes      yes
tables      tie.draw           no    no         yes        yes      yes
table       game.score         yes   yes        yes        yes      no
table       game.note          yes   yes        yes        yes      no
table       game.purpose       no    no         yes        yes      yes
table       game.decide        no    no         yes        yes      yes
table       table.confirm      yes   yes        yes        yes      no
"""


def rows():
    """(home, kind, answers) of every row."""
    for line in WHO_MAY.strip().split("\n")[1:]:
        home, kind, *answers = line.split()
        yield home, kind, answers


def cells():
    for _, kind, answers in rows():
        for role, answer in zip(ROLES, answers, strict=True):
            yield kind, role, answer


@pytest.mark.parametrize(("kind", "role", "answer"), list(cells()))
def test_a_role_may_what_the_table_says(kind, role, answer):
    assert may(role, kind) == answer


def test_every_cell_is_looked_at_under_its_role():
    assert tuple(WHO_MAY.strip().split("\n")[0].split()) == ROLES
    assert {(kind, role) for kind, role, _ in cells()} == {(k, r) for k in KINDS for r in ROLES}


def test_every_kind_has_its_stream():
    homes = {kind: tuple(home.split(",")) for home, kind, _ in rows()}
    assert homes == {kind: KINDS[kind][0] for kind in KINDS}


def test_a_kind_has_a_body_on_each_of_its_streams_and_on_no_other():
    """`draw.seat` and `game.score` too: a round has neither."""
    assert {(home, kind) for kind in KINDS for home in KINDS[kind][0]} == {
        (home, kind) for home in BODIES for kind in BODIES[home]
    }


def test_no_kind_is_of_a_round_too():
    assert not set(KINDS) & set(OF_ROUNDS)


@pytest.mark.parametrize(("role", "kind"), [("viewer", "match.open"), ("delegate", "match.settle")])
def test_another_role_and_another_kind_may_nothing(role, kind):
    assert may(role, kind) == "no"
