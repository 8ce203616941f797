"""The standing of a stamp: the first reason that fits (I5)."""

import pytest

from server.sync.standing import Facts, standing

GOOD = {
    "own": True,
    "signature": None,
    "reused": False,
    "newer": False,
    "revoked": False,
    "in_scope": True,
}
# From the first to be asked to the last.
FAULTS = [
    ("bad-signature", {"signature": False}),
    ("unsigned-relay", {"own": False}),
    ("id-reused", {"reused": True}),
    ("schema", {"newer": True}),
    ("revoked", {"revoked": True}),
    ("scope", {"in_scope": False}),
]


def test_an_operation_with_its_authors_own_token_is_ok():
    assert standing(Facts(**GOOD)) == "ok"


def test_a_relay_with_a_valid_signature_is_ok():
    assert standing(Facts(**{**GOOD, "own": False, "signature": True})) == "ok"


def test_a_false_signature_is_worse_than_none_even_from_the_author():
    assert standing(Facts(**{**GOOD, "signature": False})) == "bad-signature"


@pytest.mark.parametrize(("name", "fault"), FAULTS)
def test_each_fault_alone_has_its_name(name, fault):
    assert standing(Facts(**{**GOOD, **fault})) == name


@pytest.mark.parametrize("first", range(len(FAULTS)))
def test_of_several_faults_the_first_is_named(first):
    facts = dict(GOOD)
    for _, fault in FAULTS[first:]:
        facts.update(fault)
    if first > 0:
        facts["signature"] = None
    assert standing(Facts(**facts)) == FAULTS[first][0]
