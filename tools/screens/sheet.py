"""Puts photographs side by side: a contact sheet a part and spread, and the README's picture."""

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

from tools.screens.looks import Spread

STYLE = """
body { margin: 0; padding: 24px; background: #d9d9d4; font: 14px system-ui; }
main { display: grid; gap: 20px 40px; }
h2 { margin: 0 0 6px; font-size: 16px; }
.row { display: flex; gap: 10px; align-items: start; }
img { display: block; box-shadow: 0 1px 6px #0004; }
"""
COLUMNS = {360: 3, 1280: 1}
"""Screens side by side on a sheet, by the width of the photographs."""
SHOWN = {360: 220, 1280: 660}
"""How wide a photograph is on it."""


def contact_sheet(
    page: Page, folder: Path, rows: dict[str, list[str]], part: str, spread: Spread
) -> None:
    """`sheet-<part>-<spread>.png`: a heading a screen, and its languages side by side."""
    width, columns = SHOWN[spread.size[0]], COLUMNS[spread.size[0]]
    figures = "".join(
        f"<section><h2>{title}</h2>{_row(files, width=width)}</section>"
        for title, files in rows.items()
    )
    body = f"<main style='grid-template-columns:repeat({columns},max-content)'>{figures}</main>"
    _photograph(page, folder, body, folder / f"sheet-{part}-{spread.name}.png", width=2150)


def picture(page: Page, folder: Path, files: Iterable[str], target: Path) -> None:
    """A row of a few files, small enough for a README."""
    _photograph(page, folder, _row(files, height=420), target, width=1400)


def _row(files: Iterable[str], **size: int) -> str:
    sized = " ".join(f"{name}={value}" for name, value in size.items())
    return f"<div class='row'>{''.join(f'<img src={file} {sized}>' for file in files)}</div>"


def _photograph(page: Page, folder: Path, body: str, target: Path, width: int) -> None:
    sheet = folder / "sheet.html"
    sheet.write_text(f"<meta charset='utf-8'><style>{STYLE}</style>{body}")
    page.set_viewport_size({"width": width, "height": 400})
    page.goto(sheet.as_uri(), wait_until="load")
    page.screenshot(path=target, full_page=True)
    sheet.unlink()
