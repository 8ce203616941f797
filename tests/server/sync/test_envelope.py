"""What is an operation, and what is rubbish and why (I5)."""

import hashlib
import json

import pytest

from server.sync.envelope import MAX_BYTES, Incoming, Rubbish, read

OP = {
    "id": "019c0000-0000-7000-8000-000000000001",
    "device": 7,
    "n": 12,
    "prev": None,
    "by": "김민준",
    "stream": "333-r1",
    "kind": "attempt.record",
    "subject": {"person": 12, "slot": 2},
    "base": [],
    "body": {"reading_ms": 12670, "penalties": []},
    "at": "2026-01-31T10:00:00.000Z",
    "schema": 1,
}


def raw(**changes):
    return json.dumps({**OP, **changes}, ensure_ascii=False)


def without(name):
    return json.dumps({key: value for key, value in OP.items() if key != name})


def test_an_operation_is_kept_to_the_byte():
    text = raw()
    incoming = read({"raw": text, "sig": "abc_-9"})
    assert incoming == Incoming(text, "abc_-9", hashlib.sha256(text.encode()).hexdigest(), OP)


def test_a_stamp_that_comes_along_is_ignored():
    text = raw()
    assert read({"raw": text, "stamp": {"role": "delegate"}}) == read({"raw": text})


def test_spacing_and_the_order_of_fields_are_the_phones_own_business():
    text = json.dumps(dict(reversed(OP.items())), indent=2)
    assert read({"raw": text}).op == OP


def test_subject_holder_and_prev_may_be_absent():
    for name in ("subject", "by", "prev"):
        assert isinstance(read({"raw": without(name)}), Incoming), name


@pytest.mark.parametrize("envelope", [None, 7, "text", [], {}, {"raw": None}, {"raw": OP}])
def test_what_has_no_text_is_rubbish_that_is_kept(envelope):
    rubbish = read(envelope)
    assert (rubbish.raw, rubbish.reason) == (json.dumps(envelope), "not-text")


@pytest.mark.parametrize("text", ["", "{", "NaN", '{"id": NaN}', "[" * 9000, "\x00", "9" * 5000])
def test_what_is_not_json_is_rubbish(text):
    assert read({"raw": text}).reason == "not-json"


def test_rubbish_is_kept_in_a_form_that_any_database_holds():
    assert read({"raw": "\x00"}).raw == "\\x00"
    assert read({"raw": "\ud800"}) == Rubbish(
        "\\ud800", hashlib.sha256(b"\\ud800").hexdigest(), "not-text"
    )


def test_sixteen_kilobytes_are_the_limit():
    filling = MAX_BYTES - len(raw(body={"text": ""}).encode())
    assert isinstance(read({"raw": raw(body={"text": "x" * filling})}), Incoming)
    assert read({"raw": raw(body={"text": "x" * (filling + 1)})}).reason == "too-large"


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        "7",
        *(without(name) for name in ("id", "device", "n", "stream", "kind", "base", "body", "at")),
        without("schema"),
        raw(id="short"),
        raw(id="x" * 65),
        raw(id="with space in it"),
        raw(device=0),
        raw(device=True),
        raw(device="7"),
        raw(n=1.0),
        raw(n=2**31),
        raw(stream="333 r1"),
        raw(stream="333-R1"),
        raw(stream="a" * 49),
        raw(kind="record"),
        raw(schema=0),
        raw(base="none"),
        raw(base=[1]),
        raw(body=[]),
        raw(subject=[]),
        raw(by=7),
        raw(at=None),
    ],
)
def test_what_cannot_be_numbered_or_read_is_malformed(text):
    assert read({"raw": text}).reason == "malformed"


@pytest.mark.parametrize("sig", [7, "", "not base64!", "x" * 201])
def test_a_signature_that_is_none_is_malformed(sig):
    assert read({"raw": raw(), "sig": sig}).reason == "malformed"


def test_half_a_character_is_malformed_but_a_whole_one_as_a_pair_is_not():
    half, whole = r'"\ud83d"', r'"\ud83d\ude00"'
    assert read({"raw": raw(by="X").replace('"X"', half)}).reason == "malformed"
    assert read({"raw": raw(by="X").replace('"X"', whole)}).op["by"] == "😀"


def test_a_newer_schema_may_have_changed_everything_but_the_number_plate():
    plate = {name: OP[name] for name in ("id", "device", "n", "stream", "kind")}
    assert isinstance(read({"raw": json.dumps({**plate, "schema": 2})}), Incoming)
    assert read({"raw": json.dumps({**plate, "schema": 1})}).reason == "malformed"
