"""The catalogue's check: the same sentences with the same places in three languages.

A sentence counts as used when its id stands somewhere in the code, whole, or by the start of an
id that is put together there, such as `role-` before the role's name.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tools.paths import PWA, ROOT

LANGUAGES = ("en", "ko", "zh")
CALL = re.compile(r"(?<![\w.])(?:words\.)?(t|say|text)\(")
LITERAL = re.compile(r"""(['"`])([a-z][a-z0-9]*-[\w-]*)(['"`]|\$?\{)""")
"""An id, or the fixed start of one that is put together there."""
CODE = {"*.py": [ROOT / "server", ROOT / "tools"], "*.js": [PWA], "*.jsx": [PWA]}
SET_UP = "cli-"


class Places(Visitor):
    """Collects the `$places` that a sentence prints; a number that only picks a plural is free."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        for variant in node.variants:
            self.visit(variant)


def sentences(text: str) -> dict[str, set[str]]:
    """id → its places, for one catalogue file. Raises ValueError with what cannot be read in it."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not Fluent: {str(entry.content).strip().splitlines()[0]}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"twice: {entry.id.name}")
            places = Places()
            places.visit(entry)
            found[entry.id.name] = places.names
    return found


def differences(catalogues: dict[str, dict[str, set[str]]]) -> Iterator[str]:
    """What one language has and another lacks, ids and places alike."""
    for key in sorted(set().union(*catalogues.values())):
        lacking = [language for language, known in catalogues.items() if key not in known]
        if lacking:
            yield f"{key}: missing in {', '.join(lacking)}"
            continue
        places = {language: known[key] for language, known in catalogues.items()}
        if any(names != places["en"] for names in places.values()):
            yield f"{key}: different places {places}"


def unknown(known: Iterable[str], sources: dict[Path, str]) -> Iterator[str]:
    """Ids that the code asks for and the catalogue does not have."""
    ids = sorted(known)
    areas = {id_.split("-")[0] for id_ in ids} | {"setup"}
    for path, text in sources.items():
        for call in CALL.finditer(text):
            for _, key, end in LITERAL.findall(first_argument(text[call.end() :])):
                wanted = SET_UP + key if key.startswith("setup-") else key
                whole = end in "'\"`"
                if key.split("-")[0] in areas and not any(
                    id_ == wanted if whole else id_.startswith(wanted) for id_ in ids
                ):
                    yield f"{path.relative_to(ROOT)}: no sentence {wanted}{'' if whole else '…'}"


def first_argument(text: str) -> str:
    """`text` up to the comma or the bracket that ends its first argument."""
    depth = 0
    for position, character in enumerate(text):
        if character in "([{":
            depth += 1
        elif depth == 0 and character in ",)":
            return text[:position]
        elif character in ")]}":
            depth -= 1
    return text


def unused(known: Iterable[str], sources: dict[Path, str]) -> Iterator[str]:
    """Ids that stand nowhere in the code, neither whole nor by their start."""
    code = "\n".join(sources.values())
    literals = set(re.findall(r"""['"`]([a-z][a-z0-9]*(?:-[\w]+)*)['"`]""", code))
    starts = tuple(set(re.findall(r"""['"`]([a-z][a-z0-9-]*-)\$?\{""", code)))
    for key in sorted(known):
        short = key.removeprefix(SET_UP)
        if key not in literals and short not in literals and not key.startswith(starts):
            yield f"{key}: used nowhere"


def sources() -> dict[Path, str]:
    """The code that may ask for sentences; tests may not."""
    return {
        path: path.read_text()
        for pattern, folders in CODE.items()
        for folder in folders
        for path in sorted(folder.rglob(pattern))
        if not {"node_modules", "dist"}.intersection(path.parts) and ".test." not in path.name
    }


def findings(folder: Path = ROOT / "i18n") -> list[str]:
    """Everything that is wrong with the catalogue in that folder, one line each."""
    catalogues = {}
    for language in LANGUAGES:
        try:
            catalogues[language] = sentences((folder / f"{language}.ftl").read_text("utf-8"))
        except ValueError as error:
            return [f"{language}.ftl: {error}"]
    code = sources()
    known = catalogues["en"]
    return [*differences(catalogues), *unknown(known, code), *unused(known, code)]


if __name__ == "__main__":
    problems = findings(*map(Path, sys.argv[1:]))
    print("\n".join(problems))
    sys.exit(bool(problems))
