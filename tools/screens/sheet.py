"""Puts photographs side by side: the contact sheet, and the README's picture."""

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page

STYLE = """
body { margin: 0; padding: 24px; background: #d9d9d4; font: 14px system-ui; }
h2 { margin: 16px 0 8px; }
.row { display: flex; gap: 12px; align-items: start; }
figure { margin: 0; }
figcaption { padding: 2px 0 6px; }
img { display: block; box-shadow: 0 1px 6px #0004; }
"""


def contact_sheet(page: Page, folder: Path, rows: dict[str, list[str]]) -> None:
    """`contact-sheet.png` in `folder`: a heading a row, and its files scaled down."""
    body = "".join(
        f"<h2>{title}</h2><div class='row'>{''.join(map(_figure, files))}</div>"
        for title, files in rows.items()
    )
    _photograph(page, folder, body, folder / "contact-sheet.png", width=2300)


def picture(page: Page, folder: Path, files: Iterable[str], target: Path) -> None:
    """A row of a few files, small enough for a README."""
    body = f"<div class='row'>{''.join(f'<img src={file} height=420>' for file in files)}</div>"
    _photograph(page, folder, body, target, width=1400)


def _figure(file: str) -> str:
    wide = 380 if "-1280-" in file else 140
    label = file.removesuffix(".png").split("-", 2)[-1]
    return f"<figure><figcaption>{label}</figcaption><img src='{file}' width='{wide}'></figure>"


def _photograph(page: Page, folder: Path, body: str, target: Path, width: int) -> None:
    sheet = folder / "sheet.html"
    sheet.write_text(f"<meta charset='utf-8'><style>{STYLE}</style>{body}")
    page.set_viewport_size({"width": width, "height": 400})
    page.goto(sheet.as_uri(), wait_until="load")
    page.screenshot(path=target, full_page=True)
    sheet.unlink()
