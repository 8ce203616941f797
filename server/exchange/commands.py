"""`flask import-wcif`: bring a competition in, or say in one sentence why not."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import NoReturn

import click

from server import words
from server.exchange.wcif.errors import WcifInvalid
from server.exchange.wcif.load import import_wcif
from server.exchange.wcif.source import read_file
from server.problem import Problem

REFUSED = 2


@click.command("import-wcif")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", required=True)
def import_wcif_command(file: Path, edition: str) -> None:
    """Import a competition from its WCIF file (.json or .json.gz); print what came in as JSON."""
    try:
        imported = import_wcif(read_file(file), edition)
    except WcifInvalid as error:
        _refuse(words.text(error.message_id, **error.arguments))
    except Problem as problem:  # the one that there is: the competition is here
        _refuse(words.text("wcif-exists", id=problem.detail))
    click.echo(json.dumps(asdict(imported)))


def _refuse(sentence: str) -> NoReturn:
    click.echo(sentence, err=True)
    sys.exit(REFUSED)
