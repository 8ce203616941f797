"""The house's own check: the documents' links lead somewhere, the lock file names no hosts."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.paths import PWA, ROOT

LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)|src=\"([^\"]+)\"")
PATH = re.compile(r"`([\w.-]+(?:/[\w.-]+)+/?)`")
TARGET = re.compile(r"`make (\w+)`")


def documents() -> list[Path]:
    """Every Markdown file that git knows."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [ROOT / name for name in listed.splitlines()]


def dead_links(document: Path, text: str) -> Iterator[str]:
    """Relative links, paths in backquotes and `make` targets that do not exist."""
    makefile = (ROOT / "Makefile").read_text()
    for link in (one or other for one, other in LINK.findall(text)):
        if "://" not in link and not (document.parent / link).exists():
            yield f"{document.relative_to(ROOT)}: dead link {link}"
    for path in PATH.findall(text):
        if not any(_there(folder / path) for folder in (ROOT, document.parent)):
            yield f"{document.relative_to(ROOT)}: no such path {path}"
    for target in TARGET.findall(text):
        if not re.search(rf"^TARGETS :=.*\b{target}\b", makefile, re.MULTILINE):
            yield f"{document.relative_to(ROOT)}: no such target {target}"


def _there(path: Path) -> bool:
    """Whether that file or folder exists; documents may leave a module's ending out."""
    return path.exists() or any(path.parent.glob(f"{path.name}.*"))


def findings() -> list[str]:
    """Everything that is wrong, one line each."""
    found = [line for file in documents() for line in dead_links(file, file.read_text())]
    if '"resolved"' in (PWA / "package-lock.json").read_text():
        found.append("pwa/package-lock.json: names download addresses")
    return found


if __name__ == "__main__":
    problems = findings()
    print("\n".join(problems))
    sys.exit(bool(problems))
