"""Every way in which something reaches a seat. Each takes a match and the seat and gives all of what comes through."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

import msgspec
import numpy as np
from wk_agents.base import Agent
from wk_agents.roster import HOUSE, agent, players
from wk_agents.table.composing import composition_of

from wk_env import warrior_knights_v0
from wk_env.doors.match_env import MatchEnv
from wk_env.doors.observer import Observer
from wk_env.doors.rewards import potentials
from wk_env.games.warrior_knights.picture.layout import Layout
from wk_env.games.warrior_knights.picture.panel import panel_of
from wk_env.games.warrior_knights.picture.scene import board_pieces
from wk_env.games.warrior_knights.picture.visible import Sight
from wk_env.games.warrior_knights.spec import WARRIOR_KNIGHTS, KnightsMatch
from wk_env.games.warrior_knights.story.deeds import say_options
from wk_env.games.warrior_knights.story.recap import Digest
from wk_env.games.warrior_knights.table.city_notes import note
from wk_env.games.warrior_knights.table.panels import background
from wk_env.games.warrior_knights.table.seen import Seen
from wk_env.games.warrior_knights.words.questions import SEALED
from wk_env.play.view import STANDARD, View, facts_of

Channel = Callable[[KnightsMatch, int], object]
SEEDS: Final = (0, 7)


def view_of(match: KnightsMatch, seat: int) -> View:
    """What an agent gets."""
    return View(WARRIOR_KNIGHTS, match, seat)


def question(match: KnightsMatch, seat: int) -> object:
    """Who is asked what, and what the seat may answer."""
    view = view_of(match, seat)
    return view.asked, view.question, view.choices, view.actions, view.mask.tobytes(), view.standing


def observation(match: KnightsMatch, seat: int) -> object:
    """The numbers for networks."""
    return View(WARRIOR_KNIGHTS, match, seat).observation.tobytes()


def wide_observation(match: KnightsMatch, seat: int) -> object:
    """Many numbers for networks."""
    return View(WARRIOR_KNIGHTS, match, seat, "wide").observation.tobytes()


def named_blocks(match: KnightsMatch, seat: int) -> object:
    """The numbers by name."""
    return msgspec.json.encode(view_of(match, seat).blocks)


def scaled_observation(match: KnightsMatch, seat: int) -> object:
    """The same numbers scaled, with the mask, as the doors show them."""
    observer = Observer(WARRIOR_KNIGHTS, "wide_float32")
    observer.look(match, seat)
    return observer.numbers.tobytes(), observer.mask.tobytes()


def facts(match: KnightsMatch, seat: int) -> object:
    """The named facts, as an agent reads them and as JSON; made of the match itself, they are the same."""
    view = view_of(match, seat)
    known = facts_of(WARRIOR_KNIGHTS).look(match, seat)
    return view.facts, view.me, msgspec.json.encode(view.facts), known


def options(match: KnightsMatch, seat: int) -> object:
    """Every answer as data."""
    view = view_of(match, seat)
    return [view.option(action) for action in view.actions]


def evaluation(match: KnightsMatch, seat: int) -> object:
    """How the seat stands, term by term."""
    return view_of(match, seat).evaluate()


def text(match: KnightsMatch, seat: int) -> object:
    """The table in words, and every answer."""
    view = view_of(match, seat)
    return view.text, [view.say(action) for action in view.actions]


def options_in_words(match: KnightsMatch, seat: int) -> object:
    """The question and its options as `wk replay --at --seat` prints them."""
    return say_options(match.speech(), seat) if match.decision.count else ""


def imagined(match: KnightsMatch, seat: int) -> object:
    """Worlds that the seat may dream of."""
    worlds = [view_of(match, seat).imagine(seed) for seed in SEEDS]
    return [(world.digest(), whole(world)) for world in worlds]


def whole(match: object) -> object:
    """Everything in a match, what frames remember included: as it goes on for a while."""
    assert isinstance(match, KnightsMatch)
    going = match.copy()
    steps: list[int] = []
    for number in range(12):
        if going.decision.count == 0:
            break
        choices = going.decision.choices()
        going.play(choices[number % len(choices)])
        steps.append(going.digest())
    return steps


def packed(match: KnightsMatch, seat: int) -> object:
    """What an agent in a process of its own is sent."""
    return view_of(match, seat).imagine(STANDARD).pack()


@cache
def env_of(seats: int) -> MatchEnv:
    """The PettingZoo door for so many seats."""
    return warrior_knights_v0.raw_env(seats)


def door(match: KnightsMatch, seat: int) -> object:
    """What the PettingZoo door shows an agent."""
    if not match.decision.count:
        return None
    env = env_of(match.game.state.seats)
    env.reset(seed=0, options={"position": match})
    name = env.possible_agents[seat]
    seen = {key: np.asarray(value).tobytes() for key, value in env.observe(name).items()}
    info = {key: np.asarray(value).tobytes() for key, value in env.infos[name].items()}
    mask = env.action_masks().tobytes() if env.agent_selection == name else b""
    return seen, info, mask, env.rewards[name], env.terminations[name], env.truncations[name]


def picture(match: KnightsMatch, seat: int) -> object:
    """The board and the panel as they are drawn for the seat, on a ground that is the same for all."""
    speech = match.speech()
    sight, layout = Sight(speech, seat), Layout(speech.names, speech.table.content)
    return [*board_pieces(sight, layout), *panel_of(sight, layout)]


def shaping(match: KnightsMatch, seat: int) -> object:
    """What shaped rewards are made of."""
    return potentials("influence", match)[seat]


@cache
def mind_of(name: str, _maker: int) -> Agent:
    """An agent, made once by each that makes it."""
    return agent(name)


def composed_answers(match: KnightsMatch, seat: int) -> object:
    """What an answer to a chain of questions may be made of."""
    composition = composition_of(view_of(match, seat))
    if composition is None:
        return None
    most = [composition.most(member) for member in composition.members]
    return composition.members, composition.things, composition.least, most, composition.everything()


def beside_the_question(match: KnightsMatch, seat: int) -> object:
    """What the terminal shows beside a question, forecasts of battles included."""
    view = view_of(match, seat)
    seen = view.imagine(0)
    assert isinstance(seen, KnightsMatch)
    if view.asked != seat:
        return None
    return background(Seen(seen, seen.speech())), [note(seen.speech(), seat, choice) for choice in view.choices]


def log_of_closed_choices(match: KnightsMatch, seat: int) -> object:
    """The log after a closed choice of somebody else, as long as the same question goes on."""
    question, digest = match.decision, Digest()
    if not question.count or question.seat == seat or int(question.ask) not in SEALED:
        return []
    going = match.copy()
    choice = question.choices()[0]
    digest.follow(match.speech(), choice)
    going.play(choice)
    is_closed_still = going.decision.count and going.decision.ask == question.ask
    return digest.so_far(going.speech()) if is_closed_still else []


def choices_of(name: str) -> Channel:
    """The answer of an honest agent under the same seed: what it does may tell nothing it cannot know."""

    def chosen(match: KnightsMatch, seat: int) -> object:
        if not match.decision.count or match.decision.seat != seat:
            return None
        mind = mind_of(name, id(HOUSE.get(name)))
        mind.reset(5)
        view = view_of(match, seat)
        action = mind.choose(view)
        return action, mind.explain(view, action)

    return chosen


CHANNELS: Final[Mapping[str, Channel]] = {
    "question": question,
    "observation": observation,
    "wide observation": wide_observation,
    "scaled observation": scaled_observation,
    "named blocks": named_blocks,
    "facts": facts,
    "options": options,
    "evaluation": evaluation,
    "text": text,
    "options in words": options_in_words,
    "imagined worlds": imagined,
    "pack": packed,
    "PettingZoo door": door,
    "picture": picture,
    "shaping": shaping,
    "composed answers": composed_answers,
    "beside the question": beside_the_question,
    "log of closed choices": log_of_closed_choices,
}
AGENTS: Final[Mapping[str, Channel]] = {f"choice of {name}": choices_of(name) for name in players()}


def leaks(match: KnightsMatch, other: KnightsMatch, seat: int, channels: Mapping[str, Channel]) -> list[str]:
    """The channels through which a seat can tell one world from another."""
    return [name for name, channel in channels.items() if channel(match, seat) != channel(other, seat)]
