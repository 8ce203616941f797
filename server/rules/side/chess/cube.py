"""The cube phase: a cover, two timers, two verdicts, and what follows (T17-T20, M2, M5-M9)."""

from ...log.canonical import sha256
from . import clocks, play
from .match import NOBODY, PLAYERS, put

DNF = -1
PLUS_TWO = 200  # cs


def confirm_board(match, event):
    """The board is as it should be: a cover is designated (T17)."""
    _designate(match)


def go(match, event):
    """Both cubes are uncovered, both timers run."""
    if event["cover"] != match.cover[0]:
        return "wrong-cover"
    match.state, match.went = "CUBE_RUN", match.game
    match.running = (True, True)
    match.write("go", {"cover": event["cover"]})
    return None


def stop(match, event):
    """A timer stops; the app's own time is cut to hundredths."""
    side = PLAYERS.index(event["player"])
    if not match.running[side]:
        return "already-stopped"
    cs = event.get("cs", (match.game - match.went) // 10)
    if not cs:
        return "zero-time"
    match.running = put(match.running, side, False)
    match.stopped = put(match.stopped, side, cs)
    match.write("stop", {"player": event["player"], "cs": cs})
    if True not in match.running:
        match.state = "CUBE_JUDGE"
    return None


def give_up(match, event):
    """The player goes on no more, and that is a DNF."""
    side = PLAYERS.index(event["player"])
    if not match.running[side]:
        return "already-stopped"
    match.running = put(match.running, side, False)
    match.write("give-up", {"player": event["player"]})
    _judged(match, side, "dnf", DNF)
    return None


def verdict(match, event):
    """The arbiter's word on a stopped solve, perhaps with the time that another timer shows."""
    side = PLAYERS.index(event["player"])
    if match.verdicts[side] is not None:
        return "already-judged"
    if match.running[side]:
        return "not-stopped"
    word = event["verdict"]
    cs = event.get("cs", match.stopped[side])
    match.stopped = put(match.stopped, side, cs)
    result = DNF if word == "dnf" else cs + PLUS_TWO if word == "plus2" else cs
    match.write("verdict", {"player": event["player"], "verdict": word, "result_cs": result})
    _judged(match, side, word, result)
    return None


def decide(match):
    """Twice: who was faster, or once more (T18-T20). A solve that still runs is slower."""
    white, black = [_weight(result) for result in match.results]
    tie = white == black
    winner = None if tie else int(black < white)
    match.write(
        "cube",
        {
            "part": match.part,
            "winner": None if tie else PLAYERS[winner],
            "replay": tie,
            "white_cs": match.results[0],
            "black_cs": match.results[1],
        },
    )
    _put_away(match)
    if tie:
        _designate(match)
        return
    match.state = "READY"
    match.part += 1
    match.counts = (0, 0)
    match.turn, match.double = winner, winner != match.last


def _designate(match):
    match.cube_phases += 1
    match.attempt += 1
    match.cover = designated(match.settings.cover_seed, match.cube_phases)
    match.state = "CUBE_READY"
    number, cycle, anew = match.cover
    match.write(
        "cover",
        {
            "part": match.part,
            "attempt": match.attempt,
            "cover": number,
            "cycle": cycle,
            "rescramble": anew,
        },
    )


def designated(seed, phase):
    """The number, its cycle, and whether all cubes are scrambled anew for it (readings 21-23).

    >>> designated("", 1)
    (3, 1, False)
    """
    cycle, place = (phase - 1) // 4 + 1, (phase - 1) % 4
    drawn = sorted(
        [(sha256(seed + "|" + str(cycle) + "|" + str(number)), number) for number in (1, 2, 3, 4)]
    )
    return drawn[place][1], cycle, place == 0 and cycle > 1


def _judged(match, side, word, result):
    match.verdicts = put(match.verdicts, side, word)
    match.results = put(match.results, side, result)
    if True not in match.running:
        match.state = "CUBE_JUDGE"
    if None not in match.verdicts:
        if match.settings.is_time:
            _resume(match)
        else:
            decide(match)
    elif not match.settings.is_time and match.running[1 - side] and result != DNF:
        match.won_at = match.went + 10 * result + 9  # the last moment to stop at the same hundredth
        if match.won_at < match.game:
            decide(match)


def _resume(match):
    """Time: the clocks are adjusted and play goes on at once, the turn is kept (M2)."""
    clocks.adjust(match)
    _put_away(match)
    match.part += 1
    play.start(match)


def _put_away(match):
    match.running = (False, False)
    match.stopped = match.verdicts = match.results = NOBODY
    match.won_at = None


def _weight(result):
    """Smaller is better; a DNF, and who has none yet, comes last."""
    return (1, 0) if result is None or result == DNF else (0, result)
