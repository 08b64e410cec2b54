"""The page of a recorded game: the board, the Barons and the log at every moment, to be leafed through."""

from html import escape
from string import Template

import msgspec

from wk_env.games.warrior_knights.picture.panel_words import BARON_FACTS, FACTS
from wk_env.games.warrior_knights.words.position import Viewer
from wk_env.pages.film import Baron, Film, film_of
from wk_env.pages.html import asset, embedded, page
from wk_env.pages.packed_film import Reel, reel_of
from wk_env.picture.svg import LETTERS, class_of, number
from wk_env.play.record import Record


class Replay(Reel, frozen=True):
    """What the page carries: the packed film and what its facts are called."""

    names: tuple[str, ...] = FACTS


def replay_page(record: Record, viewer: Viewer) -> str:
    """The page of a recorded game as a seat could follow it, or as nobody may (None: all of it)."""
    return page_of_film(film_of(record, viewer))


def page_of_film(film: Film) -> str:
    """The page of a film."""
    body = Template(asset("replay.html")).substitute(
        heading=escape(film.heading),
        ending=escape(film.ending),
        width=number(film.width),
        height=number(film.height),
        ground="".join(film.ground),
        columns="".join(map(column, BARON_FACTS[:-1])),
        barons="\n".join(map(row, film.barons)),
    )
    styles = asset("replay.css") + inks(film.roles)
    reel = msgspec.structs.asdict(reel_of(film))
    scripts = f"{embedded(Replay(**reel), 'reel')}\n<script>\n{asset('unroll.js')}{asset('replay.js')}</script>"
    return page("Warrior Knights: a game to leaf through", styles, body, scripts)


def inks(roles: tuple[str, ...]) -> str:
    """The styles of what is drawn, for the board and for the plates beside it."""
    plates = {f"{kind}-{colour}" for kind in ("baron", "letter") for colour in range(6)}
    return f".ink text{{{LETTERS}}}\n" + "\n".join(f".ink {class_of(role)}" for role in sorted({*roles, *plates}))


def column(name: str) -> str:
    """The heading of a column of numbers."""
    return f'<th scope="col" role="columnheader" class="count">{name.capitalize()}</th>'


def row(baron: Baron) -> str:
    """A Baron's row, his numbers still to be filled in."""
    plate = f'<svg class="plate ink" viewBox="-22 -22 44 44" aria-hidden="true">{baron.plate}</svg>'
    player = f" · {escape(baron.player)}" if baron.player else ""
    rank = f'<span class="rank">rank {baron.rank} · </span>' if baron.rank else ""
    name = (
        f'<span><span class="family"><span class="unseen turn"></span>{escape(baron.family)}</span>'
        f'<small>{rank}{escape(baron.colour)}{player}<span class="notes"></span></small></span>'
    )
    cells = "".join(f'<td role="cell" class="count" data-name="{fact}"></td>' for fact in BARON_FACTS[:-1])
    return f'<tr role="row"><th scope="row" role="rowheader"><span class="name">{plate}{name}</span></th>{cells}</tr>'
