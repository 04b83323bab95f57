"""The kernel needs nothing but the standard library, and nothing of serica but itself."""

import ast
import sys
from pathlib import Path

import serica.kernel

KERNEL = Path(serica.kernel.__file__).parent


def imports(source: str) -> list[str]:
    """The modules that a module imports."""
    imported = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            imported.append(node.module or "")
    return imported


def strangers(source: str) -> list[str]:
    """The modules that a kernel module imports although they are neither the kernel's nor Python's own."""
    return [
        name
        for name in imports(source)
        if name.split(".")[0] not in sys.stdlib_module_names and name.split(".")[:2] != ["serica", "kernel"]
    ]


def test_every_import_of_the_kernel_is_its_own_or_of_the_standard_library():
    modules = sorted(KERNEL.rglob("*.py"))
    found = {path.name: strangers(path.read_text("utf-8")) for path in modules}
    assert modules and not {name: names for name, names in found.items() if names}


CLOCKS_AND_DICE = {"random", "secrets", "uuid", "time", "datetime", "os", "threading"}
"""Where another run, another machine or another moment would lead to another position."""


def test_no_rule_knows_the_time_or_rolls_its_own_dice():
    """The same settings, seed and options lead to the same position, wherever and whenever."""
    for part in ("kernel", "games", "bots", "table"):
        for path in sorted((KERNEL.parent / part).rglob("*.py")):
            modules = {name.split(".")[0] for name in imports(path.read_text("utf-8"))}
            assert not modules & CLOCKS_AND_DICE, path


def test_a_stranger_is_noticed():
    assert strangers("import json\nfrom serica.kernel import chance\nfrom . import plain") == []
    assert strangers("import rich.table\nfrom serica.games import dunhuang\ndef f():\n    import numpy") == [
        "rich.table",
        "serica.games",
        "numpy",
    ]
