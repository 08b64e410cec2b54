"""The command in a process that can be interrupted, whatever began it."""

from typing import Final

# A shell's background job ignores interrupts, and its children with it.
INTERRUPTIBLE: Final = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)
from wk_env.__main__ import main
main()
"""
