"""The rules' version is the same on the server and in the phone's build (I4)."""

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

from server.sync.version import RULES, rules_version

BUNDLE = Path(__file__).parents[3] / "pwa" / "rules" / "bundle.js"


@pytest.fixture(autouse=True)
def afresh():
    """Somebody may be editing the rules while the tests run."""
    rules_version.cache_clear()


def test_it_is_the_hash_of_paths_and_contents_in_order():
    expected = ""
    for path in sorted(RULES.glob("**/*.py"), key=lambda path: path.relative_to(RULES).as_posix()):
        expected += f"{path.relative_to(RULES).as_posix()}\n{path.read_text('utf-8')}\n"
    assert rules_version() == hashlib.sha256(expected.encode()).hexdigest()


def test_the_phones_build_computes_the_same():
    node = shutil.which("node")
    if node is None:
        pytest.fail("this needs Node, which the set-up brings along")
    script = (
        f"import {{ rulesFiles, rulesVersion }} from {str(BUNDLE)!r};"
        "console.log(rulesVersion(rulesFiles()));"
    )
    done = subprocess.run(
        [node, "--input-type=module", "-e", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == rules_version()
