"""A game: plus and minus come to nothing, one wins, and nothing depends on who is named first."""

from hypothesis import assume, given
from hypothesis import strategies as st

from tests.rules.side.rummikub.sheets import OPTIONS, any_sheet, asked, good_sheet

SHEETS = good_sheet() | any_sheet()


def game(players: list[dict], options: dict) -> dict:
    return asked("rummikub.game", players=players, options=options)


def absences(players: list[dict]) -> int:
    return sum(bool(player.get("absent")) for player in players)


@given(good_sheet(), OPTIONS)
def test_a_sheet_such_as_tables_hand_in_has_no_error(players, options):
    assert game(players, options)["errors"] == []


@given(SHEETS, OPTIONS)
def test_the_scores_come_to_nothing_but_for_absences_and_games_that_nobody_won(players, options):
    """R7, R11: 003 is silent; the box rules' check. Nobody is credited with an absence."""
    result = game(players, options)
    assert result["check"] == sum(result["scores"].values())
    if result["winner"] is not None:
        assert result["check"] == -100 * absences(players)
    elif result["end"] == "void":
        assert result["check"] <= -200


@given(SHEETS, OPTIONS)
def test_one_wins_or_nobody_melded_or_the_sheet_stays_open(players, options):
    """R10."""
    result = game(players, options)
    winners = [name for name, reason in result["reasons"].items() if reason == "winner"]
    melded = [one for one in players if one.get("melded", True) and not one.get("absent")]
    if result["errors"]:
        assert result["scores"] == {}
        assert result["end"] is None
        assert winners == []
    elif melded:
        assert winners == [result["winner"]]
        assert winners[0] in [player["id"] for player in melded]
    else:
        assert winners == []
        assert result["end"] == "void"


@given(SHEETS, OPTIONS, st.randoms(use_true_random=False))
def test_the_order_of_the_seats_changes_no_score(players, options, random):
    here = game(players, options)
    random.shuffle(players)
    there = game(players, options)
    for part in ("winner", "end", "scores", "reasons", "check"):
        assert here[part] == there[part]
    for part in ("errors", "warnings"):
        assert sorted(map(str, here[part])) == sorted(map(str, there[part]))


@given(SHEETS, OPTIONS)
def test_only_the_winner_has_more_than_nothing_and_flat_scores_do_not_see_the_rack(
    players, options
):
    """R5, R6: 003 4-1: «자기가 가진 타일점수와 관계없이»."""
    result = game(players, options)
    flat = {"absent": -100, "no-meld": -100, "on-purpose": -200}
    for name, reason in result["reasons"].items():
        if reason == "winner":
            assert result["scores"][name] >= 0
        elif reason in flat:
            assert result["scores"][name] == flat[reason]
        else:
            assert result["scores"][name] <= 0


@given(good_sheet())
def test_where_somebody_is_out_the_losers_lose_what_they_hold(players):
    """R4: 003 4-2: the sum of the numbers, and 50 for each joker."""
    assume(any(player.get("out") for player in players))
    result = game(players, {})
    for player in players:
        if result["reasons"][player["id"]] == "tiles":
            left = player["sum"] + 50 * player.get("jokers", 0)
            assert result["scores"][player["id"]] == -left


@given(good_sheet())
def test_when_the_pool_is_empty_the_lowest_of_those_who_melded_wins(players):
    """R8: 003 5-2: «자신의 받침대에 남아있는 타일의 숫자의 합이 가장 낮은 사람이 승자»."""
    result = game(players, {})
    assume(result["end"] == "pool")
    values = {
        player["id"]: player["sum"] + 50 * player.get("jokers", 0)
        for player in players
        if player.get("melded", True) and not player.get("absent")
    }
    assert values[result["winner"]] == min(values.values())
    for name, value in values.items():
        if name != result["winner"]:
            assert result["scores"][name] == values[result["winner"]] - value


def test_nine_tiles_of_one_number_are_more_than_there_are():
    """R17."""
    players = [{"id": "A", "out": True}, {"id": "B", "sum": 9, "tiles": 9}, {"id": "C", "sum": 8}]
    assert game(players, {})["errors"] == [{"code": "sum-tiles", "id": "B"}]
    players[1]["sum"] = 10
    assert game(players, {})["errors"] == []


def test_who_has_drawn_for_a_tie_need_not_draw_again_until_the_others_have():
    """R9."""
    rest = {"sum": 18, "tiles": 2}
    players = [{"id": "A", "drawn": 9, **rest}, {"id": "B", **rest}, {"id": "C", "sum": 40}]
    assert game(players, {})["errors"] == [{"code": "draw-needed", "id": "B"}]
    players[1]["drawn"] = 9
    assert [error["id"] for error in game(players, {})["errors"]] == ["A", "B"]
    players[1]["drawn"] = 10
    assert game(players, {})["winner"] == "B"


def test_who_is_out_has_won_alone_with_a_meld_and_without_a_tile():
    """R3."""
    players = [{"id": "A", "out": True}, {"id": "B", "sum": 7}, {"id": "C", "sum": 8}]
    assert game(players, {})["winner"] == "A"
    for entry, code in (
        ({"out": True, "sum": 7}, "out-with-tiles"),
        ({"out": True, "melded": False}, "out-not-melded"),
    ):
        assert game([{"id": "A", **entry}, *players[1:]], {})["errors"] == [
            {"code": code, "id": "A"}
        ]
    two = [players[0], {"id": "B", "out": True}, players[2]]
    assert game(two, {})["errors"] == [{"code": "two-out", "id": None}]
