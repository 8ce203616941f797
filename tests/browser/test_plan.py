"""Rounds that are planned anew while the event runs, and a qualification round into the first."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Playwright, expect

from tests.browser.phone import Phone
from tests.browser.venue import PaperPhone, Prepared, Venue, document, prepare
from tests.server.exchange.documents import person, planned_round
from tests.support.scripted_phone import id_of

FIRST, SECOND, THIRD = "333-r1", "333-r2", "333-r3"


def wcif(people: int, level: int, ranks: tuple[int, ...] = ()) -> dict[str, Any]:
    """Two rounds, from the first of which `level` advance; the first people have world ranks."""
    made = document()
    made["persons"] = [person(n, f"Person {n}", events=["333"]) for n in range(1, people + 1)]
    for one, rank in zip(made["persons"], ranks, strict=False):
        best = {"eventId": "333", "best": 900 + rank, "worldRanking": rank, "type": "single"}
        one["personalBests"] = [{**best, "continentalRanking": 1, "nationalRanking": 1}]
    condition = {"type": "ranking", "level": level}
    made["events"][0]["rounds"] = [
        {**planned_round(), "id": FIRST, "advancementCondition": condition},
        {**planned_round(), "id": SECOND},
    ]
    return made


@pytest.fixture(scope="module")
def today(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return prepare(tmp_path_factory.mktemp("plan"), wcif(8, 4))


@pytest.fixture(scope="module")
def of_2010(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    return prepare(tmp_path_factory.mktemp("plan-2010"), wcif(4, 1, (20, 90)), "wca-2010")


@pytest.fixture
def hall(playwright: Playwright, today: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, today, tmp_path)
    yield made
    made.close()


@pytest.fixture
def old_hall(playwright: Playwright, of_2010: Prepared, tmp_path: Path) -> Iterator[Venue]:
    made = Venue(playwright, of_2010, tmp_path)
    yield made
    made.close()


class Hands:
    """A delegate and a judge who run rounds without a screen."""

    def __init__(self, hall: Venue, edition: str = "wca-2026") -> None:
        self.edition = edition
        self.delegate: PaperPhone = hall.paper_phone("delegate", "Dana")
        self.judge: PaperPhone = hall.paper_phone("judge", "Ann")

    def begin(self, stream: str, people: range, **opening: Any) -> str:
        """Open the round for these people, who all finish it, the lower numbers faster."""
        self.delegate.pen.stream = self.judge.pen.stream = stream
        made = self.delegate.pen.open(people, edition=self.edition, **opening)
        self.delegate.hand_in(made)
        self.finish(stream, people, id_of(made))
        return id_of(made)

    def finish(self, stream: str, people: range, opening: str) -> None:
        self.judge.pen.stream = stream
        self.judge.hand_in(
            *(
                self.judge.pen.record(who, slot, 10_000 + 100 * who, [opening])
                for who in people
                for slot in range(1, 6)
            )
        )

    def close(self, stream: str, opening: str) -> None:
        self.delegate.pen.stream = stream
        self.delegate.hand_in(self.delegate.pen.make("round.close", {"seen": {}}, base=[opening]))


def open_on_screen(organizer: Phone, stream: str, people: int) -> list[int]:
    """Open it in two looks; who is in it."""
    organizer.at(f"open-round-{stream}").click()
    expect(organizer.at("look-open")).to_contain_text(str(people))
    organizer.tap("look-open")
    organizer.confirms_opening(stream)
    return sorted(card["person"] for card in organizer.board(stream)["cards"])


def test_a_round_added_in_mid_event_goes_by_the_condition_that_came_with_it(hall: Venue):
    """thewca/worldcubeassociation.org#15713: a round was added between the first and the final,
    and the next one was opened for those of the old condition all the same. 9p2a."""
    hands = Hands(hall)
    changed = {"type": "ranking", "level": 6}  # the plan still says four
    first = hands.begin(FIRST, range(1, 9), advancement=changed)
    judge = hall.joined("judge", "Bo")
    judge.page.goto(f"{hall.path}/judge")
    organizer = hall.joined("organizer", "Olu")
    organizer.page.goto(f"{hall.path}/organizer/rounds/{SECOND}")

    organizer.at(f"add-round-{SECOND}").click()
    expect(organizer.at("confirm-add")).to_be_disabled()
    organizer.at("plan-before-type").select_option("percent")
    organizer.type("plan-before-level", "50")
    organizer.at("accept-9m2").click()
    organizer.at("confirm-add").click()
    expect(organizer.page.get_by_role("dialog")).to_have_count(0)
    expect(judge.page.get_by_text("Round 3").first).to_be_visible()

    hands.close(FIRST, first)
    organizer.page.goto(f"{hall.path}/organizer")
    assert open_on_screen(organizer, SECOND, 6) == [1, 2, 3, 4, 5, 6]
    ops = hall.sync(hands.judge.token, streams=[SECOND])["ops"]
    second = id_of(ops[0])
    hands.finish(SECOND, range(1, 7), second)
    hands.close(SECOND, second)
    assert open_on_screen(organizer, THIRD, 3) == [1, 2, 3]


def test_without_a_network_a_plan_is_not_changed(hall: Venue):
    organizer = hall.joined("organizer", "Olu")
    organizer.page.goto(f"{hall.path}/organizer/rounds/{SECOND}")
    organizer.at(f"take-out-round-{SECOND}").click()
    hall.server.stop()
    organizer.tap("confirm-take-out")
    expect(organizer.page.get_by_role("dialog")).to_contain_text("needs the network")


def test_a_qualification_round_leads_into_the_first(old_hall: Venue):
    """9r, 9r2 of 2010: who has no rank that qualifies plays before the first round."""
    hall = old_hall
    organizer = hall.joined("organizer", "Olu")
    organizer.page.goto(f"{hall.path}/organizer/rounds/{FIRST}")
    organizer.at(f"plan-round-{FIRST}").click()
    organizer.at("plan-qualifies").click()
    organizer.type("plan-qualified-level", "100")
    organizer.at("confirm-plan").click()
    expect(organizer.page.get_by_role("dialog")).to_have_count(0)

    organizer.page.goto(f"{hall.path}/organizer")
    assert open_on_screen(organizer, FIRST, 2) == [3, 4]
    hands = Hands(hall, "wca-2010")
    ops = hall.sync(hands.judge.token, streams=[FIRST])["ops"]
    opening = id_of(ops[0])
    hands.finish(FIRST, range(3, 5), opening)
    hands.close(FIRST, opening)
    assert open_on_screen(organizer, SECOND, 3) == [1, 2, 3]
