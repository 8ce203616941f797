"""A phone that finds no network hands its entries on in a file, and another brings them in."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.phone import Phone, becomes
from tests.browser.test_device_keys import NO_KEYS_IN_STORAGE, open_on_paper, stored
from tests.browser.venue import ROUND, Venue


@pytest.fixture
def written(venue: Venue, tmp_path: Path) -> Path:
    """The file of a phone whose two entries never reached the server; that phone is gone."""
    return export_of(venue, tmp_path)


def export_of(venue: Venue, folder: Path, *scripts: str) -> Path:
    open_on_paper(venue)
    phone = venue.joined("judge", "Ann", *scripts)
    phone.tap(f"round-{ROUND}")
    venue.server.kill()
    phone.enter(1, "1234")
    phone.page.goto("/phone")
    with phone.page.expect_download() as download:
        phone.tap("export")
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    expect(phone.at("exported")).to_contain_text(file.name)
    secrets = (phone.token(), phone.page.evaluate("matside.key()"))
    assert not [one for one in secrets if one and one in file.read_text()]
    phone.close()
    venue.server.start()
    return file


def bring(phone: Phone, *files: Path) -> None:
    phone.page.goto("/phone")
    for file in files:
        phone.at("import").set_input_files(file)


def handed_over(phone: Phone) -> None:
    """The server has given the round's opening and both entries; nothing waits for it any more."""
    expect(phone.at("kept-fetched")).to_have_text("3")
    expect(phone.at("kept-brought")).to_have_count(0)


def standings(venue: Venue) -> dict[str, Any]:
    """What the server has made of each stored operation of the phone that is gone."""
    return {one.op["kind"]: one.standing for one in stored(venue, "Ann")}


def test_the_file_of_a_lost_phone_counts_where_it_is_brought_in(venue: Venue, written: Path):
    """I1, I5: by its signatures, once, however often the file is chosen."""
    assert written.name.startswith("matside-phone-")
    [part] = json.loads(written.read_text())["competitions"]
    waiting = [one for one in part["operations"] if one.get("waiting")]
    assert [bool(one["sig"]) for one in waiting] == [True, True]

    phone = venue.joined("judge", "Bo")
    bring(phone, written)
    taken = phone.at(f"imported-{venue.prepared.competition}")
    expect(taken).to_have_attribute("data-added", "2")
    handed_over(phone)
    assert standings(venue) == {"attempt.record": "ok", "attempt.confirm": "ok"}

    bring(phone, written)
    expect(taken).to_have_attribute("data-added", "0")
    phone.page.goto(f"{venue.path}/judge/{ROUND}?person=1")
    expect(phone.at("slot-1")).to_contain_text("12.34")
    assert len(stored(venue, "Ann")) == 2
    becomes(lambda: phone.page.evaluate("matside.differs()"), [])


def test_entries_without_a_signature_wait_for_the_delegate_who_admits_them(
    venue: Venue, tmp_path: Path
):
    """I5: nobody can prove them: they are kept, shown with their reason, and counted then."""
    file = export_of(venue, tmp_path, NO_KEYS_IN_STORAGE)
    delegate = venue.joined("delegate", "Dell")
    bring(delegate, file)
    expect(delegate.page.get_by_text("2 entries have no signature")).to_be_visible()
    handed_over(delegate)
    assert set(standings(venue).values()) == {"unsigned-relay"}

    delegate.page.goto(f"{venue.path}/delegate")
    admit = delegate.page.get_by_role("button", name="Admit", exact=True)
    for left in (2, 1):
        expect(admit).to_have_count(left)
        admit.first.click()
        delegate.type("reason", "Ann's phone is broken; the card says the same")
        delegate.tap("confirm-admit")
    expect(admit).to_have_count(0)
    delegate.sees_unsent(0)
    [card, *_] = delegate.board(ROUND)["cards"]
    assert (card["slots"][0]["text"], card["slots"][0]["confirmed"]) == ("12.34", True)


def test_a_file_that_is_cut_off_or_not_ours_is_refused_in_words(venue: Venue, written: Path):
    """I1: and nothing on the phone has changed."""
    phone = venue.joined("judge", "Bo")
    cut, foreign = written.with_name("cut.json"), written.with_name("foreign.json")
    cut.write_text(written.read_text()[:-100])
    foreign.write_text('{"formatVersion": "1.0", "id": "Venue2026"}')
    for file, words in ((cut, "damaged or was cut off"), (foreign, "not a file from Matside")):
        bring(phone, file)
        expect(phone.at("import-failed")).to_contain_text(words)
        expect(phone.at("import-failed")).to_contain_text("Nothing on this phone has changed")
    assert stored(venue, "Ann") == []
