"""The `flask` commands. Each calls one function of the desk and prints what came of it.

What a program reads is one line of JSON on standard output; what a person reads is a sentence in
the language of the terminal. A mistake of the user ends with exit code 2.
"""

import json
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

import click
from flask import Flask, current_app
from flask.cli import with_appcontext

from server import words
from server.desk import epoch, invites, verify
from server.desk.demo import make_demo
from server.exchange.wcif.errors import WcifInvalid
from server.exchange.wcif.load import import_wcif
from server.exchange.wcif.source import read_file
from server.models import competition, stream
from server.problem import Problem
from server.rules.roles import ROLES


class Mistake(click.ClickException):
    """The user's mistake, told in one sentence."""

    exit_code = 2

    def __init__(self, message_id: str, **arguments: Any) -> None:
        super().__init__(say(message_id, **arguments))

    def show(self, file: IO[Any] | None = None) -> None:
        """The sentence alone: click would put an English word before it."""
        click.echo(self.message, file, err=True)


def init_app(app: Flask) -> None:
    for command in (import_competition, invite, first_link, new_epoch, verify_stored, demo):
        app.cli.add_command(command)


def say(message_id: str, **arguments: Any) -> str:
    return words.text(message_id, words.terminal_language(), **arguments)


@click.command("import-wcif")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", required=True)
@with_appcontext
def import_competition(file: Path, edition: str) -> None:
    """Bring a competition in from its WCIF (.json, .json.gz): one JSON line with what came in."""
    try:
        imported = import_wcif(read_file(file), edition)
    except WcifInvalid as error:
        raise Mistake(error.message_id, **error.arguments) from error
    except Problem as problem:
        raise Mistake("cli-competition-exists", id=problem.detail) from problem
    click.echo(json.dumps(asdict(imported)))


@click.command()
@click.argument("competition_id")
@click.option("--role", type=click.Choice(ROLES), required=True)
@click.option("--scope")
@click.option("--uses", type=click.IntRange(1, 1000))
@click.option("--base")
@with_appcontext
def invite(
    competition_id: str, role: str, scope: str | None, uses: int | None, base: str | None
) -> None:
    """Invite a device to a competition: one JSON line with its link and code."""
    if competition.find(competition_id) is None:
        raise Mistake("cli-no-competition", id=competition_id)
    try:
        made, secret = invites.create_invite(competition_id, role, scope, uses)
    except Problem as problem:
        raise Mistake(f"error-{problem.code}") from problem
    url = invites.link(base or current_app.config["MATSIDE_BASE_URL"], made, secret)
    click.echo(json.dumps({"url": url, "secret": secret, "role": role, "scope": scope}))


@click.command()
@click.option("--base")
@with_appcontext
def first_link(base: str | None) -> None:
    """Print a link with which the first organizer begins; nothing once there is a competition."""
    if competition.count():
        return
    made, secret = invites.create_first_link()
    click.echo(invites.link(base or current_app.config["MATSIDE_BASE_URL"], made, secret))


@click.command()
@with_appcontext
def new_epoch() -> None:
    """Say that the database was put back from a backup: phones offer again what they have."""
    click.echo(json.dumps({"epoch": epoch.new_epoch()}))


@click.command("verify")
@click.argument("competition_id", required=False)
@with_appcontext
def verify_stored(competition_id: str | None) -> None:
    """Fold all that is stored anew, and name what is not as it was stored or signed off."""
    if competition_id is not None and competition.find(competition_id) is None:
        raise Mistake("cli-no-competition", id=competition_id)
    ids = [one.id for one in competition.every()] if competition_id is None else [competition_id]
    streams = [(one, name) for one in ids for name in stream.heads(one)]
    found = [(one, verify.check(one, name)) for one, name in streams]
    for one, told in found:
        where = f"{one} {told['round']}"
        for row in told["operations"]:
            click.echo(say("cli-verify-operation", where=where, op=row["op"], seq=row["seq"]))
        for row in told["attempts"]:
            for what in row["what"]:
                about = {"person": row["person"], "slot": row["slot"]}
                click.echo(say(f"cli-verify-{what}", where=where, **about))
        if told["sign"] and not told["kept"]:
            click.echo(say("cli-verify-not-kept", where=where))
    bad = len([told for _, told in found if not told["holds"]])
    signed = len([told for _, told in found if told["sign"]])
    click.echo(say("cli-verify-done", streams=len(streams), signed=signed, bad=bad))
    if bad:
        raise SystemExit(1)


@click.command()
@with_appcontext
def demo() -> None:
    """Make a competition with half a day of results, and print a link for each role."""
    base = current_app.config["MATSIDE_BASE_URL"].rstrip("/")
    made = make_demo(base, reason=say("cli-demo-reason"))
    click.echo(say("cli-demo-ready", name=made.name))
    click.echo(say("cli-demo-public", link=f"{base}/c/{made.id}"))
    for role, link in made.links.items():
        click.echo(say("cli-demo-link", role=say(f"role-{role}"), link=link))
    click.echo(say("cli-demo-once"))
