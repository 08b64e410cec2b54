"""The page of a recorded game: the board, the seats and the log at every moment, to be leafed through."""

from html import escape
from string import Template

import msgspec

from wk_env.kernel.faces import Viewer
from wk_env.pages.film import Film, Seat, film_of
from wk_env.pages.html import asset, embedded, page
from wk_env.pages.packed_film import Reel, reel_of
from wk_env.picture.svg import LETTERS, number
from wk_env.play.record import Record


class Replay(Reel, frozen=True):
    """What the page carries: the packed film and what its facts are called."""

    names: tuple[str, ...] = ()


def replay_page(record: Record, viewer: Viewer) -> str:
    """The page of a recorded game as a seat could follow it, or as nobody may (None: all of it)."""
    return page_of_film(film_of(record, viewer))


def page_of_film(film: Film) -> str:
    """The page of a film."""
    body = Template(asset("replay.html")).substitute(
        title=escape(film.title),
        heading=escape(film.heading),
        ending=escape(film.ending),
        width=number(film.width),
        height=number(film.height),
        ground="".join(film.ground),
        columns="".join(map(column, film.columns)),
        seats="\n".join(row(seat, film.columns) for seat in film.seats),
    )
    styles = asset("replay.css") + inks(film.styles)
    reel = msgspec.structs.asdict(reel_of(film))
    data = embedded(Replay(**reel, names=film.facts), "reel")
    scripts = f"{data}\n<script>\n{asset('unroll.js')}{asset('replay.js')}</script>"
    return page(f"{film.title}: a game to leaf through", styles, body, scripts)


def inks(styles: tuple[str, ...]) -> str:
    """The styles of what is drawn."""
    return f".ink text{{{LETTERS}}}\n" + "\n".join(f".ink {style}" for style in styles)


def column(name: str) -> str:
    """The heading of a column of numbers."""
    return f'<th scope="col" role="columnheader" class="count">{escape(name)}</th>'


def row(seat: Seat, columns: tuple[str, ...]) -> str:
    """The row of a seat, its numbers still to be filled in."""
    plate = f'<svg class="plate ink" viewBox="-22 -22 44 44" aria-hidden="true">{seat.sign}</svg>'
    rank = f'<span class="rank">rank {seat.rank} · </span>' if seat.rank else ""
    small = f"{rank}{escape(' · '.join(filter(None, (seat.kind, seat.player))))}"
    name = (
        f'<span><span class="family"><span class="unseen turn"></span>{escape(seat.name)}</span>'
        f'<small>{small}<span class="notes"></span></small></span>'
    )
    cells = "".join(f'<td role="cell" class="count" data-name="{escape(title.lower())}"></td>' for title in columns)
    return f'<tr role="row"><th scope="row" role="rowheader"><span class="name">{plate}{name}</span></th>{cells}</tr>'
