"""The kernel needs nothing but the standard library, and nothing of serica but itself."""

import ast
import sys
from pathlib import Path

import serica.kernel

KERNEL = Path(serica.kernel.__file__).parent


def strangers(source: str) -> list[str]:
    """The modules that a kernel module imports although they are neither the kernel's nor Python's own."""
    imported = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported += [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            imported.append(node.module or "")
    return [
        name
        for name in imported
        if name.split(".")[0] not in sys.stdlib_module_names and name.split(".")[:2] != ["serica", "kernel"]
    ]


def test_every_import_of_the_kernel_is_its_own_or_of_the_standard_library():
    modules = sorted(KERNEL.rglob("*.py"))
    found = {path.name: strangers(path.read_text("utf-8")) for path in modules}
    assert modules and not {name: names for name, names in found.items() if names}


def test_a_stranger_is_noticed():
    assert strangers("import json\nfrom serica.kernel import chance\nfrom . import plain") == []
    assert strangers("import rich.table\nfrom serica.games import dunhuang\ndef f():\n    import numpy") == [
        "rich.table",
        "serica.games",
        "numpy",
    ]
