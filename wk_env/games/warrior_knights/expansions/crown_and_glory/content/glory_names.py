"""What everything is called where For Glory is played."""

from dataclasses import replace

from wk_env.content.tables import Row, Tables, text_of
from wk_env.games.warrior_knights.content.names import Names, told, told_of_action
from wk_env.games.warrior_knights.expansions.crown_and_glory.content.glory import (
    BARONS_KEYS,
    IN_PLACE_OF,
    NEUTRALS_KEYS,
    captains_of,
)
from wk_env.games.warrior_knights.expansions.crown_and_glory.rules import columns as at


def glorious_neutrals(base: Names, rows: list[Row]) -> tuple[list[str], list[str]]:
    """The names and texts of the kinds of Neutral cards: three in the place of old ones, the others behind them."""
    names, texts = list(base.neutrals), list(base.neutral_texts)
    for key, row in zip(NEUTRALS_KEYS, rows, strict=True):
        place = IN_PLACE_OF.get(key, len(names))
        names[place : place + 1] = [text_of(row, "name")]
        texts[place : place + 1] = [told_of_action(row)]
    return names, texts


def glorious_names(base: Names, tables: Tables) -> Names:
    """What everything is called where For Glory is played, and which cards bear its mark.

    Rules: CG-139
    """
    actions = tables["glory_action"]
    own, neutral = actions[: len(BARONS_KEYS)], actions[len(BARONS_KEYS) :]
    neutrals, texts = glorious_neutrals(base, neutral)
    decks = ("glory_agenda", "glory_event", "advancement")
    captains = captains_of(tables)
    return replace(
        base,
        actions=[*base.actions, *(text_of(row, "name") for row in own)],
        action_texts=[*base.action_texts, *(told_of_action(row) for row in own)],
        neutrals=neutrals,
        neutral_texts=texts,
        cards=[
            *base.cards,
            *(name for table in decks for name in told(table, tables[table], "name")),
            *(text_of(row, "name") for row in captains),
        ],
        card_texts=[
            *base.card_texts,
            *(text for table in decks for text in told(table, tables[table], "text")),
            *(text_of(row, "text") for row in captains),
        ],
        agendas=[*base.agendas, *told("glory_agenda", tables["glory_agenda"], "name")],
        questions=[
            *base.questions,
            *told("glory_agenda", tables["glory_agenda"], "question", "What shall be?"),
            *[""] * int(at.END_OF_CARDS - at.FIRST_MORE_EVENT),
        ],
        levies=[text_of(row, "name") for row in tables["levy"]],
        marked=frozenset(range(int(at.FIRST_MORE_AGENDA), int(at.END_OF_CARDS))),
    )
