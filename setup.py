"""Compile the rules with mypyc; install plain Python where no C compiler works.

WK_BUILD = auto (default: compile if possible) | compiled (fail if not) | pure;  WK_PURE=1 means pure, too.
WK_CFLAGS adds C flags. CFLAGS itself would replace Python's own, among them -fwrapv and -DNDEBUG.
"""

import contextlib
import hashlib
import os
import re
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path

from setuptools import Distribution, Extension, find_packages, setup
from setuptools.command.build_ext import build_ext

MODES = ("auto", "compiled", "pure")
MODE = "pure" if os.environ.get("WK_PURE", "0") not in {"", "0"} else os.environ.get("WK_BUILD", "auto")
# pip runs this file several times; only these commands need the machine code.
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}
C_FOLDER = "build/c"
STAMP = Path("wk_env/_compiled_from.txt")
PROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]
# Machine code lies beside the sources only in a checkout that is developed; a wheel carries its own.
IN_PLACE = bool({"editable_wheel", "develop", "--inplace"} & set(sys.argv))
IMPORT_NAMES = PROJECT["setuptools"]["package-dir"]
FLAGS = [
    "-fno-semantic-interposition",  # gcc may inline across the generated functions: 15 to 20 % faster
    "-Wno-misleading-indentation",  # looking at mypyc's endless indentation took more than half of all the time
    "-Wno-error",  # mypyc passes -Werror: a newer compiler must not fail on a new warning
    "-Werror=overflow",  # but this one means that two literals were folded in 32 bits
    *os.environ.get("WK_CFLAGS", "").split(),
]


def packages() -> list[str]:
    """Every package of ours, by its import name."""
    return [
        name
        for top, folder in IMPORT_NAMES.items()
        for name in [top, *(f"{top}.{inner}" for inner in find_packages(folder))]
    ]


def compiled_files() -> list[str]:
    """The modules that mypyc compiles, as pyproject.toml says it for build, stale check and lints alike."""
    rooms = (room for pattern in PROJECT["wk"]["compiled"] for room in Path().glob(pattern))
    files = {path.as_posix() for room in rooms for path in room.rglob("*.py")}
    return sorted(name for name in files if Path(name).name not in PROJECT["wk"]["interpreted"])


def tell(sentence: str) -> None:
    """Say one sentence where the person who installs can see it."""
    print(f"wk: {sentence}", file=sys.stderr)


def compiler_works() -> bool:
    """Whether a one-line extension builds: the compiler and Python's headers are both needed."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except (Exception, SystemExit) as fault:  # a compiler fails in a hundred ways and each means the same
            tell(f"no working C compiler ({fault})")
            return False
    return True


def hint_bounds_checks(code: str) -> str:
    """Tell the C compiler that an index is usually in range (mypyc 2.4.1 does not): 12 to 25 % faster.

    A hint and no more: if mypyc changes what it writes, nothing matches and nothing breaks.
    """
    check = re.compile(r"(    (cpy_r_r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n    if \()\2(\))")
    return check.sub(r"\1likely(\2)\3", code)


def borrow_vecs(code: str) -> str:
    """Give back the reference that `unbox` takes to a vec that comes from Python: mypyc 2.4.1 never does, and leaks.

    It means to borrow there: whoever calls holds an argument, and a setter counts what it keeps. Native code, whose
    names begin with cpy_r_, counts its own.
    """
    native = re.compile(r"^ *cpy_r_\w+ = \w+Api\.unbox\(", re.MULTILINE)
    crossing = re.compile(
        r"^( *)(arg_\w+|tmp) = Vec(\w+)Api\.unbox\(\w+\);\n"
        r" *if \(VEC_IS_ERROR\(\2\)\) \{\n.*(?:goto \w+|return \S+);\n *\}\n",
        re.MULTILINE,
    )
    expected = code.count("Api.unbox(") - len(native.findall(code))
    code, mended = crossing.subn(lambda one: f"{one[0]}{one[1]}VEC_{one[3].upper()}_DECREF({one[2]});\n", code)
    if mended != expected:
        sys.exit(f"wk: {mended} of {expected} vecs from Python are given back: mypyc writes the others in another form")
    return code


def mend_c() -> None:
    """Mend what mypyc wrote, before the C compiler sees it."""
    for source in Path(C_FOLDER).glob("__native*.c"):
        source.write_text(borrow_vecs(hint_bounds_checks(source.read_text())))


def write_stamp(files: list[str]) -> None:
    """Remember what was compiled, so that a checkout notices machine code older than its sources."""
    digests = {name: hashlib.sha256(Path(name).read_bytes()).hexdigest() for name in [*files, "setup.py"]}
    STAMP.write_text("".join(f"{digest}  {Path(name).as_posix()}\n" for name, digest in digests.items()))


def link_names() -> None:
    """Lay build/names/wk_agents -> agents and its like, where type checkers look for the import names."""
    names = Path("build/names")
    names.mkdir(parents=True, exist_ok=True)
    for name, folder in IMPORT_NAMES.items():
        if name == folder:
            continue
        with contextlib.suppress(OSError):  # already there, or a system without links: only type checkers miss it
            (names / name).symlink_to(Path("../..") / folder, target_is_directory=True)


def forget_compiled() -> None:
    """Remove the machine code of an earlier build in place: it would be loaded instead of newer sources."""
    STAMP.unlink(missing_ok=True)
    for ending in ("so", "pyd"):
        for binary in [*Path().glob(f"wk_env__mypyc*.{ending}"), *Path("wk_env").rglob(f"*.{ending}")]:
            binary.unlink()


def extensions() -> list[Extension]:
    """What is to be compiled: nothing in plain mode, else every module that is."""
    if not BUILDING & set(sys.argv):
        return []
    if MODE not in MODES:
        sys.exit(f"wk: WK_BUILD={MODE} is unknown; it takes one of {', '.join(MODES)}")
    if IN_PLACE:
        link_names()
        forget_compiled()
    for leftover in Path("build").glob("lib*"):  # or modules that were removed would be shipped again
        shutil.rmtree(leftover)
    if MODE == "pure" or (MODE == "auto" and not compiler_works()):
        tell("installing plain Python rules, 30 to 80 times slower than compiled ones (see `wk doctor`)")
        return []
    from mypyc.build import mypycify

    files = compiled_files()
    shutil.rmtree(C_FOLDER, ignore_errors=True)
    built = mypycify(
        # What compiled modules do not read, such as a door, may need a library that is not here.
        ["--config-file=pyproject.toml", "--follow-imports=silent", *files],
        opt_level="3",
        debug_level="0",
        group_name="wk_env",
        target_dir=C_FOLDER,
    )
    mend_c()
    if IN_PLACE:
        write_stamp(files)
    if os.name == "posix":
        for extension in built:
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return built


# One big extension and a small one for each module: while a core compiles the big one, the others do the rest.
setup(packages=packages(), ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
