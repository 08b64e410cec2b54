"""The tables of Warrior Knights, and the folder of our own."""

from pathlib import Path
from typing import Final

from wk_env.content.tables import TableLayout
from wk_env.games.warrior_knights.expansions.crown_and_glory.content import tables as crown_and_glory

HOUSE: Final = Path(__file__).parent / "house"
LAYOUT: Final = TableLayout(
    house=HOUSE,
    files={
        "areas.toml": ("area",),
        "borders.toml": ("mountain", "river", "bridge", "border"),
        "roads.toml": ("road",),
        "cities.toml": ("city",),
        "strongholds.toml": ("stronghold",),
        "barons.toml": ("baron",),
        "nobles.toml": ("noble",),
        "mercenaries.toml": ("nationality", "mercenary", "regular"),
        "fate.toml": ("provenance", "fate"),
        "actions.toml": ("numbers", "action"),
        "events.toml": ("event",),
        "agendas.toml": ("agenda",),
        **crown_and_glory.FILES,
    },
    single=("provenance", "numbers"),
    optional=("provenance", "mountain", "river", "bridge", "border"),
    elsewhere=dict.fromkeys(crown_and_glory.FILES, crown_and_glory.HOUSE),
)
