"""Who may import whom: a storey may import those before it, and a room itself; a game never imports another game."""

from typing import Final

from tests.house.sources import Source

# Rooms of one storey do not import each other. The star is any game.
STOREYS: Final = (
    ("wk_env.public_names",),
    ("wk_env.kernel",),
    ("wk_env.search", "wk_env.content", "wk_env.picture"),
    ("wk_env.games.*.rules",),
    ("wk_env.games.*.expansions.*.rules",),
    ("wk_env.games.*.knowledge",),
    ("wk_env.games.*.expansions.*.knowledge",),
    ("wk_env.games.*.encoding",),
    ("wk_env.games.*.expansions.*.encoding",),
    ("wk_env.games.*.advice",),
    ("wk_env.games.*.expansions.*.advice",),
    ("wk_env.games.*.content",),
    ("wk_env.games.*.expansions.*.content",),
    ("wk_env.games.*.words",),
    ("wk_env.games.*.expansions.*.words",),
    ("wk_env.games.*.facts", "wk_env.games.*.picture"),
    ("wk_env.games.*.expansions.*.facts", "wk_env.games.*.expansions.*.picture"),
    ("wk_env.games.*.story",),
    ("wk_env.games.*.expansions.*.story",),
    ("wk_env.games.*.table",),
    ("wk_env.games.*.expansions.*.table",),
    ("wk_env.games.*",),
    ("wk_env.play",),
    ("wk_env.pages", "wk_env.doors", "wk_env.jobs"),
    ("wk_env.warrior_knights_v0",),
    ("wk_env.bench",),
    ("wk_agents",),
    ("wk_training", "wk_experiments"),
    ("wk_training.libraries",),
    ("wk_env.command",),
    ("wk_env.__main__",),
)
# A door finds the opponent that a text names in the roster: within a function, and only when there is such a text.
ALLOWED: Final = {("wk_env.doors.opponents", "wk_agents.roster")}
# The tables of a game that gather what stands in the same layer of its expansions.
GATHERING: Final = (
    "rules.cards.baron_actions",
    "rules.cards.neutral_actions",
    "rules.deeds",
    "rules.frames",
    "rules.optional.capitulation",
    "rules.optional.diplomatic_conquest",
    "rules.optional.hail_to_the_king",
    "rules.optional.lords_of_the_realm",
    "rules.optional.lords_points",
    "rules.optional.reign",
    "rules.optional.garrison_ends",
    "rules.optional.house_garrisons",
    "rules.phases.setup",
    "rules.phases.wages",
    "rules.procedures.combat",
    "rules.procedures.expedition",
    "rules.procedures.learnings",
    "rules.procedures.movement",
    "rules.procedures.revolt",
    "rules.procedures.victory",
    "rules.procedures.winning",
    "rules.queries",
    "rules.questions",
    "rules.riots",
    "rules.variants",
    "knowledge.open_table",
    "knowledge.redeal",
    "encoding.lens",
    "advice.evaluation.economy_terms",
    "advice.evaluation.threats",
    "advice.evaluation.victory_terms",
    "advice.policy.answers",
    "advice.policy.answers_cards",
    "advice.policy.situation",
    "content.load",
    "content.shapes",
    "content.tables",
    "words.cards",
    "words.position",
    "words.questions",
    "words.things",
    "facts.barons",
    "facts.board",
    "facts.known",
    "facts.look",
    "facts.people",
    "facts.types",
    "picture.panel",
    "picture.panel_words",
    "story.news",
    "table.screens",
)
GAMES: Final = "wk_env.games."


def begins(module: str, room: str) -> bool:
    """Whether a module stands in a room, `*` being any one name."""
    names, parts = module.split("."), room.split(".")
    return len(names) >= len(parts) and all(part in {"*", name} for part, name in zip(parts, names, strict=False))


def place(module: str) -> tuple[int, str] | None:
    """The storey and the room of a module: the longest room that it begins with; None for none of them."""
    found = [
        (room.count("."), level, room) for level, rooms in enumerate(STOREYS) for room in rooms if begins(module, room)
    ]
    return max(found)[1:] if found else None


def game_of(module: str) -> str | None:
    """The game in whose folder a module lies."""
    return module.removeprefix(GAMES).partition(".")[0] if module.startswith(GAMES) else None


def expansion_of(module: str) -> str | None:
    """The expansion in whose folder a module lies."""
    _, sign, inside = module.partition(".expansions.")
    return inside.partition(".")[0] if sign and module.startswith(GAMES) else None


def gathers(here: str, there: str) -> bool:
    """Whether a table of a game may import a module: it stands in the same layer of one of its expansions."""
    game, table = game_of(here), here.removeprefix(f"{GAMES}{game_of(here)}.")
    if game is None or table not in GATHERING or expansion_of(there) is None:
        return False
    layer = table.partition(".")[0]
    return begins(there, f"{GAMES}{game}.expansions.*.{layer}")


def is_upward(here: str, there: str) -> bool:
    """Whether a module may not import another one."""
    low, high = place(here), place(there)
    if low is None or high is None:
        return False
    games = {game_of(here), game_of(there)} - {None}
    expansions = {expansion_of(here), expansion_of(there)} - {None}
    if len(expansions) > 1 or gathers(here, there):
        return len(expansions) > 1
    return high[0] > low[0] or (high[0] == low[0] and high[1] != low[1]) or len(games) > 1


def offences(source: Source) -> set[tuple[str, str]]:
    """Pairs of a module and what it should not import: the module that is named, not the names taken from it."""
    found = {name for name in source.imports() if is_upward(source.module, name)}
    pairs = {(source.module, name) for name in found if name.rpartition(".")[0] not in found}
    return pairs - ALLOWED


def upward_imports(source: Source) -> list[str]:
    """Imports from a higher storey, from a neighbour or from another game."""
    return [f"{here} imports {there}" for here, there in sorted(offences(source))]
