"""A page of its own: one HTML file that loads nothing, from disk or mail alike."""

from html import escape
from pathlib import Path
from typing import Final

import msgspec

from wk_env.content.files import write_whole

WEB: Final = Path(__file__).with_name("web")
# The browser itself refuses whatever a page might load.
POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"


def asset(name: str) -> str:
    """The text of a file that pages are made of."""
    return WEB.joinpath(name).read_text(encoding="utf-8")


def embedded(data: object, name: str) -> str:
    """Data as a block that a script on the page can read; nothing in it can end the block."""
    text = msgspec.json.encode(data).decode().replace("</", r"<\/")
    text = text.replace("<!--", "\\u003c!--").replace("<script", "\\u003cscript")
    return f'<script type="application/json" id="{name}">{text}</script>'


def page(title: str, styles: str, body: str, scripts: str) -> str:
    """A whole page; scripts may be a block of data and the program that reads it."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{asset('common.css')}{styles}</style>\n</head>\n"
        f"<body>\n{body}\n{scripts}\n</body>\n</html>\n"
    )


def refuse_taken(path: Path) -> None:
    """ValueError if there is a file of this name already."""
    if path.exists():
        raise ValueError(f"{path} exists already; name a file that does not")


def save_page(text: str, path: Path) -> None:
    """Write a page whole or not at all; ValueError if there is a file of this name already."""
    refuse_taken(path)
    write_whole(path, text.encode())
