"""Import PettingZoo first and put back what that sets in the whole process: a sound driver and a switch of pygame."""

import os

import gymnasium  # noqa: F401 - PettingZoo imports it, and what it sets is not put back


def _import_pettingzoo() -> None:
    before = dict(os.environ)
    import pettingzoo  # noqa: F401, PLC0415

    for name in set(os.environ) - set(before):
        del os.environ[name]
    os.environ.update(before)


_import_pettingzoo()
