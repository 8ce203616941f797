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
    match.log.append({"at_ms": match.at, "what": "go", "cover": event["cover"]})
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
    match.log.append({"at_ms": match.at, "what": "stop", "player": event["player"], "cs": cs})
    if True not in match.running:
        match.state = "CUBE_JUDGE"
    return None


def give_up(match, event):
    """The player goes on no more, and that is a DNF."""
    side = PLAYERS.index(event["player"])
    if not match.running[side]:
        return "already-stopped"
    match.running = put(match.running, side, False)
    match.log.append({"at_ms": match.at, "what": "give-up", "player": event["player"]})
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
    match.log.append(
        {
            "at_ms": match.at,
            "what": "verdict",
            "player": event["player"],
            "verdict": word,
            "result_cs": result,
        }
    )
    _judged(match, side, word, result)
    return None


def decide(match):
    """Twice: who was faster, or once more (T18-T20). A solve that still runs is slower."""
    white, black = [_weight(result) for result in match.results]
    tie = white == black
    winner = None if tie else int(black < white)
    match.log.append(
        {
            "at_ms": match.at,
            "what": "cube",
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
    cycle, place = (match.cube_phases - 1) // 4 + 1, (match.cube_phases - 1) % 4
    if place == 0:
        match.covers = order(match.settings.cover_seed, cycle)
    match.cover = match.covers[place], cycle, place == 0 and cycle > 1
    match.state = "CUBE_READY"
    number, cycle, anew = match.cover
    match.log.append(
        {
            "at_ms": match.at,
            "what": "cover",
            "part": match.part,
            "attempt": match.attempt,
            "cover": number,
            "cycle": cycle,
            "rescramble": anew,
        },
    )


def order(seed, cycle):
    """The four numbers as this cycle takes them (reading 23).

    >>> order("", 1)
    [3, 4, 2, 1]
    """
    seed += "|" + str(cycle) + "|"
    return [number for _, number in sorted([(sha256(seed + str(n)), n) for n in (1, 2, 3, 4)])]


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
