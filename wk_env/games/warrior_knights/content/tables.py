"""The tables of Warrior Knights, and the folder of our own."""

from pathlib import Path
from typing import Final

from wk_env.content.tables import TableLayout

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
    },
    single=("provenance", "numbers"),
    optional=("provenance", "mountain", "river", "bridge", "border"),
)
