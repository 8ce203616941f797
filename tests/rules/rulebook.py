"""Reads `docs/rulebook.md`: what became of every regulation of the two old texts, and of two games.

A row is `| number | sentence | where it lives | what holds it | to come |`. The two columns of code
hold names in backquotes, the last one says `later: …`, `people's`, or nothing.
"""

import re
from collections import Counter
from typing import NamedTuple

from tools.paths import ROOT

PAGE = ROOT / "docs" / "rulebook.md"
NOTES = ROOT / "docs" / "editions" / "notes.md"

EDITIONS = {"000": "wca-2008", "001": "wca-2010"}  # by the source that each follows
CHESS, RUMMIKUB = "chess", "rummikub"
SOURCES = {**EDITIONS, "002": CHESS, "003": RUMMIKUB}
GAMES = {game: ROOT / "docs" / f"{game}.md" for game in (CHESS, RUMMIKUB)}
PEOPLES = "people's"
LATER = "later: "
STATUSES = ("held", "in part", "later", PEOPLES)

SOURCE = re.compile(r"^## Source (\d+)\b", re.MULTILINE)
NAME = re.compile(r"`([^`]+)`")
NOTED = re.compile(r"^\| (\w+) \| (000 001|000|001) \| [\w, ]+ \| .+ \|$", re.MULTILINE)
RULED = re.compile(r"^\| ([TEMR]?)(\d+) \| ", re.MULTILINE)
COUNTED = re.compile(r"^\| `?([a-z':\- ]+?)`?((?: \| \d+)+) \| .+ \|$", re.MULTILINE)


class Row(NamedTuple):
    number: str
    sentence: str
    lives: list[str]
    held: list[str]
    to_come: str

    @property
    def status(self) -> str:
        """One of STATUSES, or `unknown` where the columns do not go together."""
        later = self.to_come.startswith(LATER)
        if self.lives and self.held and (later or not self.to_come):
            return "in part" if later else "held"
        if not self.lives and not self.held and (later or self.to_come == PEOPLES):
            return "later" if later else PEOPLES
        return "unknown"


def rows(page: str) -> dict[str, list[Row]]:
    """Edition, or game → its rows, in order."""
    sections = SOURCE.split(page)[1:]
    return {
        SOURCES[source]: [_row(line) for line in text.splitlines() if _is_row(line)]
        for source, text in zip(sections[::2], sections[1::2], strict=True)
    }


def _is_row(line: str) -> bool:
    return line.startswith("| ") and not line.startswith("| reg.")


def _row(line: str) -> Row:
    number, sentence, lives, held, to_come = (cell.strip() for cell in line.split("|")[1:-1])
    return Row(number, sentence, NAME.findall(lives), NAME.findall(held), to_come.strip("`"))


def regulations(notes: str) -> dict[str, list[str]]:
    """Edition → the numbers of its text that have a consequence for software (part F)."""
    part = notes[notes.index("\n## F. ") : notes.index("\n## G. ")]
    noted: dict[str, list[str]] = {edition: [] for edition in EDITIONS.values()}
    for number, sources in NOTED.findall(part):
        for source in sources.split():
            noted[EDITIONS[source]].append(number)
    return noted


def rules(page: str) -> list[str]:
    """The numbers on the game's page: of transitions, then `reading 1` and the others."""
    return [
        letter + number if letter else f"reading {number}" for letter, number in RULED.findall(page)
    ]


def counts(page: str) -> dict[str, tuple[int, ...]]:
    """What the head of the page says: status or topic → how many rows, by source."""
    head = SOURCE.split(page)[0]
    return {name: tuple(map(int, re.findall(r"\d+", row))) for name, row in COUNTED.findall(head)}


def counted(found: dict[str, list[Row]]) -> dict[str, tuple[int, ...]]:
    """The same, by counting; a row in part counts under its topic too."""
    tallies = []
    for edition in SOURCES.values():
        topics = [row.to_come for row in found[edition] if row.to_come.startswith(LATER)]
        tallies.append(Counter([row.status for row in found[edition]] + topics))
    names = {name for tally in tallies for name in tally}
    return {name: tuple(tally[name] for tally in tallies) for name in names}
