"""A list of records is read whole or not at all, and every fault says where it is."""

import pytest

from server import words
from server.exchange.records.continents import CONTINENT_OF, CONTINENTS
from server.exchange.records.errors import RecordsInvalid
from server.exchange.records.table import Line, read, write
from server.exchange.records.values import read_value

HEAD = "region,event,type,value\n"
LIST = (
    f"{HEAD}world,333,single,3.13\n_Asia,333,single,3.47\nKR,333,average,1:02.34\n"
    "KR,333fm,single,21\nKR,333fm,average,22.33\nKR,333mbf,single,12/13 58:34\n"
)
READ = [
    Line("world", "333", "single", 313),
    Line("_Asia", "333", "single", 347),
    Line("KR", "333", "average", 6234),
    Line("KR", "333fm", "single", 21),
    Line("KR", "333fm", "average", 2233),
    Line("KR", "333mbf", "single", 880351401),
]


def test_a_list_is_read_as_the_field_writes_results():
    assert read(LIST.encode()) == READ


def test_what_goes_out_can_come_in_again():
    assert write(READ) == LIST
    assert read(write(READ).encode()) == READ


def test_integers_are_the_wcas():
    text = f"{HEAD}KR,333,average,6234\nKR,333fm,average,2233\nKR,333mbf,single,880351401\n"
    assert [line.value for line in read(text.encode())] == [6234, 2233, 880351401]


def test_columns_in_another_order_and_other_marks_between_them_are_read():
    for mark in ",;\t":
        text = "\ufeffvalue,Type,region,event\r\n\r\n 3.13 ,single,world,333\r\n"
        assert read(text.replace(",", mark).encode()) == READ[:1]


@pytest.mark.parametrize(
    ("text", "result", "kind"),
    [
        ("0", "time", "single"),
        ("1:2:3:4", "time", "single"),
        ("12.3", "time", "single"),
        ("1:75.00", "time", "single"),
        ("1:75:00", "time", "single"),
        ("DNF", "time", "single"),
        ("-1", "time", "single"),
        ("22", "moves", "average"),
        ("22.33", "moves", "single"),
        ("12/13", "multi", "single"),
        ("5/13 58:34", "multi", "single"),
        ("14/13 58:34", "multi", "single"),
        ("99999999999", "time", "single"),
        ("", "time", "single"),
    ],
)
def test_what_is_no_result_is_none(text, result, kind):
    assert read_value(text, result, kind) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [("0.50", 50), ("59.99", 5999), ("75.32", 7532), ("10:23", 62300), ("1:02:09", 372900)],
)
def test_a_time_is_read_from_seconds_to_hours(text, value):
    assert read_value(text, "time", "single") == value


FAULTS = [
    ("not-text", 2, "", HEAD.encode() + b"\xff\xfe"),
    ("columns", 1, "", b""),
    ("columns", 1, "", b"region,event,value\n"),
    ("columns", 1, "", b"region,event,type,value,value\n"),
    ("cells", 3, "", f"{HEAD}world,333,single,3.13\nworld,333,single\n".encode()),
    ("region", 2, "region", f"{HEAD}Asia,333,single,3.13\n".encode()),
    ("event", 2, "event", f"{HEAD}world,3x3,single,3.13\n".encode()),
    ("type", 2, "type", f"{HEAD}world,333,mean,3.13\n".encode()),
    ("type", 2, "type", f"{HEAD}world,333mbf,average,880351401\n".encode()),
    ("value", 3, "value", f"{HEAD}KR,333,single,4.01\nworld,333,single,3.1\n".encode()),
    ("twice", 3, "", f"{HEAD}KR,333,single,4.01\nKR,333,single,4.02\n".encode()),
    ("not-csv", 2, "", f"{HEAD}KR,333,single,{'4' * 140_000}\n".encode()),
]


@pytest.mark.parametrize(("code", "line", "column", "data"), FAULTS)
def test_a_fault_names_its_line_and_column(code, line, column, data):
    with pytest.raises(RecordsInvalid) as caught:
        read(data)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, line, column)


def test_a_list_that_is_too_long_is_refused(monkeypatch):
    monkeypatch.setattr("server.exchange.records.table.MOST", 2)
    with pytest.raises(RecordsInvalid) as caught:
        read(LIST.encode())
    assert (caught.value.code, caught.value.line) == ("too-long", 4)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("data", [data for *_, data in FAULTS])
def test_a_fault_has_its_sentence_in_every_language(data, language):
    """I10."""
    with pytest.raises(RecordsInvalid) as caught:
        read(data)
    said = words.text(caught.value.message_id, language, **caught.value.arguments)
    assert str(caught.value.line) in said
    assert caught.value.column in said
    assert "{" not in said
    assert said != caught.value.message_id


def test_every_country_is_on_one_continent():
    codes = [code for row in CONTINENTS.values() for code in row.split()]
    assert len(codes) == len(set(codes)) == len(CONTINENT_OF) > 200
    assert [CONTINENT_OF[code] for code in ("KR", "TR", "US")] == [
        "_Asia",
        "_Europe",
        "_North America",
    ]
