"""The set-up's pieces: what it says when something is missing, and that it does nothing twice."""

import importlib.util
import os
import re
import subprocess
import sys

import pytest

from tools import chromium, node, say, step, test, venv
from tools.fault import Fault
from tools.paths import ROOT
from tools.stamp import fingerprint, once

OLD_PYTHON = f"""#!/bin/sh
[ "$1" = -m ] || exit 1
exec {sys.executable} -c '
import runpy, sys
sys.version, sys.version_info = "3.8.18 (old)", (3, 8, 18, "final", 0)
runpy.run_module("tools", run_name="__main__", alter_sys=True)
' run
"""
SAID = {
    "en_GB.UTF-8": "Matside needs Python 3.11 or newer, and this is 3.8.18;",
    "ko_KR.UTF-8": "Matside에는 Python 3.11 이상이 필요하지만 지금은 3.8.18입니다.",
    "zh_CN.UTF-8": "Matside 需要 Python 3.11 或更高版本，当前是 3.8.18；",
}


def program(folder, name, text):
    """A program of that name in `folder`."""
    path = folder / name
    path.write_text(text)
    path.chmod(0o755)
    return path


@pytest.fixture
def no_noise(monkeypatch, tmp_path):
    """Keeps what the steps log out of the real log."""
    monkeypatch.setattr(step, "LOG", ROOT / "build" / "test-setup.log")


@pytest.mark.parametrize("language", SAID)
def test_an_old_python_says_so_in_one_sentence(tmp_path, language):
    """I10: the very first sentence that a newcomer may meet is in their language."""
    program(tmp_path, "python3", OLD_PYTHON)
    run = subprocess.run(
        ["/bin/sh", "tools/python.sh", "-m", "tools", "run"],
        cwd=ROOT,
        env={"PATH": str(tmp_path), "LC_ALL": language, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1
    assert run.stderr.startswith(SAID[language])
    assert run.stderr.count("\n") == 1


def test_no_python_at_all_is_one_sentence_too(tmp_path):
    run = subprocess.run(
        ["/bin/sh", "tools/python.sh", "-m", "tools", "run"],
        cwd=ROOT,
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1
    assert run.stderr == (
        "Matside needs Python 3.11 or newer and found none here; install it, then try again.\n"
    )


def test_a_python_without_venv_names_the_package_to_install(monkeypatch, tmp_path):
    monkeypatch.setattr(venv, "PYTHON", tmp_path / "nowhere")
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(Fault, match="setup-no-venv") as fault:
        venv.environment()
    assert "apt-get install python3-venv" in say.say(fault.value.key, **fault.value.words)


@pytest.mark.parametrize("command", [["false"], ["no-such-program-anywhere"]])
@pytest.mark.usefixtures("no_noise")
def test_a_failed_step_says_which_and_that_nothing_is_lost(monkeypatch, command):
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with pytest.raises(Fault) as fault:
        step.step("setup-packages", command)
    said = say.say(fault.value.key, **fault.value.words)
    assert "Installing the server's packages" in said
    assert "Nothing is lost" in said
    assert "try again" in said


def test_a_step_is_done_again_only_when_what_it_stands_on_changed(tmp_path):
    done = []
    for value in ("one", "one", "two", "two", "one"):
        once(tmp_path / "stamp", value, lambda value=value: done.append(value))
    assert done == ["one", "two", "one"]


def test_a_step_that_failed_is_tried_again(tmp_path):
    def fail():
        raise Fault("setup-failed")

    with pytest.raises(Fault):
        once(tmp_path / "stamp", "one", fail)
    assert once(tmp_path / "stamp", "one", lambda: None)


def test_a_fingerprint_sees_names_and_bytes():
    folder = ROOT / "build" / "fingerprint"
    folder.mkdir(parents=True, exist_ok=True)
    seen = set()
    for name, text in (("a", "1"), ("b", "1"), ("b", "2")):
        for old in folder.iterdir():
            old.unlink()
        (folder / name).write_text(text)
        seen.add(fingerprint([folder]))
    assert len(seen) == 3


def test_a_second_start_installs_and_builds_nothing(monkeypatch):
    """The first start is `make test`'s own, or made here; a step that ran again would raise."""

    def fail(key, *_, **__):
        raise AssertionError(f"{key} ran again")

    venv.environment(development=True)
    venv.environment()
    node.app()
    for module in (venv, node):
        monkeypatch.setattr(module, "step", fail)
    venv.environment()
    venv.environment(development=True)
    node.app()


@pytest.mark.parametrize(
    ("version", "taken"),
    [("v18.20.4", False), ("v20.18.9", False), ("v20.19.0", True), ("v24.1.0", True)],
)
def test_the_machines_node_is_taken_only_when_it_is_new_enough(
    monkeypatch, tmp_path, version, taken
):
    program(tmp_path, "node", f"#!/bin/sh\necho {version}\n")
    program(tmp_path, "npm", "#!/bin/sh\n")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}/bin")
    assert node.machine_node() == (tmp_path if taken else None)


def test_a_node_without_npm_is_not_taken(monkeypatch, tmp_path):
    program(tmp_path, "node", "#!/bin/sh\necho v24.1.0\n")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.machine_node() is None


def test_without_any_chromium_the_tests_fail_and_say_how_to_get_one(monkeypatch):
    def fail(*_, **__):
        raise Fault("setup-failed", step="", log="")

    monkeypatch.setattr(chromium, "installed", lambda: None)
    monkeypatch.setattr(chromium, "step", fail)
    with pytest.raises(Fault, match="setup-no-chromium") as fault:
        chromium.chromium()
    assert "install" in say.say(fault.value.key, **fault.value.words)


def test_a_failed_vitest_fails_the_whole_run_though_pytest_passes(monkeypatch):
    codes = {"npx": 1}
    monkeypatch.setattr(test, "_prepare", dict)
    monkeypatch.setattr(
        subprocess,
        "run",
        lambda command, **_: subprocess.CompletedProcess(command, codes.get(str(command[0]), 0)),
    )
    assert test.everything() == 1


@pytest.mark.parametrize("language", say.LANGUAGES)
def test_every_sentence_of_the_set_up_is_one_line_with_plain_places(language):
    """I10, and what the few lines of `tools/say.py` can read."""
    text = (ROOT / "i18n" / f"{language}.ftl").read_text()
    lines = [line for line in text.splitlines() if line.startswith("cli-setup-")]
    assert len(lines) > 20
    for line in lines:
        assert line.split("=", 1)[1].strip()
        assert "{" not in re.sub(r"{ \$\w+ }", "", line)
