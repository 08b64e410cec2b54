"""Files that users name: only plain ones are read, and what went wrong with one is called by its name."""

import errno
import os
import stat
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

KINDS: Final = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)
NAMES: Final = {
    errno.ENOSPC: "the disk is full",
    errno.EDQUOT: "the disk quota is used up",
    errno.EROFS: "the file system is read-only",
    errno.ELOOP: "its symbolic links lead in a circle",
}
AT_ONCE: Final[int] = getattr(os, "O_NONBLOCK", 0)  # nobody writes into some pipes


def named(fault: OSError) -> str:
    """What went wrong, in words that say what to do about it."""
    return NAMES.get(fault.errno or 0) or fault.strerror or str(fault)


def read_plain(path: Path, most: int) -> bytes:
    """What a plain file holds, up to so many bytes; OSError at once for a pipe, a device, a socket or a folder."""
    with open(path, "rb", opener=lambda name, flags: os.open(name, flags | AT_ONCE)) as file:
        refuse_strange(os.fstat(file.fileno()).st_mode, path)
        return file.read(most)


def refuse_strange(mode: int, path: Path) -> None:
    """OSError for what is no plain file, and what it is."""
    if not stat.S_ISREG(mode):
        kind = next((name for is_kind, name in KINDS if is_kind(mode)), "no plain file")
        raise OSError(errno.EINVAL, f"it is {kind}; it takes a plain file", str(path))


def free_name(folder: Path, name: str, ending: str = "") -> Path:
    """The first of name, name-2, name-3 ... that is not yet in a folder."""
    numbered = (folder / f"{name}{'' if number == 1 else f'-{number}'}{ending}" for number in count(1))
    return next(path for path in numbered if not path.exists())


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that at every moment it is the old one or the new one, whole; OSError names the file.

    What is no plain file, such as /dev/stdout, is written to as it stands.
    """
    draft = path.with_name(f".{path.name[:100]}.{os.getpid()}.draft")
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        with draft.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as fault:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        fault.filename, fault.filename2 = str(path), None
        raise
