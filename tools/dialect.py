"""The rules' dialect: names what MicroPython does not have in `server/rules/`, file and line.

`python -m tools.dialect` exits with 1 if there is any. The rules are whole numbers too, so floats
and true division count as well.
"""

import ast
import sys
from collections.abc import Iterator

from tools.paths import ROOT

RULES = ROOT / "server" / "rules"
LIBRARY = {"binascii", "hashlib", "json", "sys"}

SYNTAX: dict[type[ast.AST], str] = {
    ast.Match: "match",
    ast.TryStar: "except*",
    ast.AsyncFunctionDef: "async",
    ast.AnnAssign: "annotated assignment",
}
METHODS = """
    as_integer_ratio bit_count bit_length capitalize casefold conjugate expandtabs format_map
    hexdigest isalnum isascii isdecimal isidentifier isnumeric isprintable istitle ljust maketrans
    removeprefix removesuffix rjust swapcase title translate zfill
"""
"""What a text, bytes, a whole number or a hash can do in CPython alone."""
BUILTINS = """
    BaseExceptionGroup EnvironmentError ExceptionGroup IOError ModuleNotFoundError RecursionError
    UnboundLocalError UnicodeDecodeError UnicodeEncodeError Warning aiter anext ascii breakpoint
    float vars
"""
GENERIC = {"dict", "frozenset", "list", "set", "tuple", "type"}
KEYWORDS = {"dumps": {"sort_keys", "ensure_ascii", "indent"}, "zip": {"strict"}}


def findings(source: str, depth: int = 0) -> Iterator[tuple[int, str]]:
    """Line and name of everything that is not in the dialect; `depth` is how deep in the kernel."""
    for node in ast.walk(ast.parse(source)):
        for what in _faults(node, depth):
            yield getattr(node, "lineno", 1), what


def _faults(node: ast.AST, depth: int) -> Iterator[str]:
    if type(node) in SYNTAX:
        yield SYNTAX[type(node)]
    match node:
        case ast.List() | ast.Tuple() | ast.Set() if _unpacks(node):
            yield "unpacking into a list, tuple or set"
        case ast.Dict() if None in node.keys:
            yield "unpacking into a dict"
        case ast.Import():
            yield from (f"import {name.name}" for name in node.names if name.name not in LIBRARY)
        case ast.ImportFrom() if node.level == 0 and node.module not in LIBRARY:
            yield f"import from {node.module}"
        case ast.ImportFrom() if node.level > depth + 1:
            yield "import from outside the kernel"
        case ast.arguments() if node.posonlyargs or _annotated(node):
            yield "positional-only or annotated arguments"
        case ast.FunctionDef() if node.returns is not None:
            yield "annotated result"
        case ast.ClassDef() if node.keywords:
            yield "class keywords"
        case ast.Raise() if node.cause is not None:
            yield "raise from"
        case ast.With() if len(node.items) > 1:
            yield "with several"
        case ast.FormattedValue() if node.format_spec is not None:
            yield "format specification"
        case ast.Constant() if isinstance(node.value, float | complex):
            yield "float"
        case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
            yield "true division"
        case ast.Name() if node.id in BUILTINS.split():
            yield node.id
        case ast.Attribute() if node.attr in METHODS.split():
            yield f".{node.attr}"
        case ast.Subscript(value=ast.Name(id=name)) if name in GENERIC:
            yield f"{name}[…] at run time"
        case ast.Call():
            yield from _call_faults(node)


def _unpacks(node: ast.List | ast.Tuple | ast.Set) -> bool:
    reads = isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
    return reads and any(isinstance(entry, ast.Starred) for entry in node.elts)


def _annotated(arguments: ast.arguments) -> bool:
    return any(one.annotation for one in [*arguments.args, *arguments.kwonlyargs])


def _call_faults(node: ast.Call) -> Iterator[str]:
    called = node.func
    name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
    for keyword in node.keywords:
        if keyword.arg in KEYWORDS.get(name, ()):
            yield f"{name}({keyword.arg}=)"


def main() -> int:
    """Print every finding; 1 if there is one."""
    found = 0
    for path in sorted(RULES.rglob("*.py")):
        depth = len(path.relative_to(RULES).parts) - 1
        for line, what in findings(path.read_text("utf-8"), depth):
            found += 1
            print(f"{path.relative_to(ROOT)}:{line}: not in the rules' dialect: {what}")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
