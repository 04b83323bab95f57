"""Writes web/src/lib/contract.ts from the server's messages, so that client and server cannot disagree.

`python web/scripts/contract.py --check` only says whether the file is up to date.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as looked_at

from serica.server import messages

TARGET = Path(__file__).parents[1] / "src" / "lib" / "contract.ts"
HEADING = "// Made by web/scripts/contract.py from src/serica/server/messages.py. Do not edit.\n"
PLAIN = {
    looked_at.IntType: "number",
    looked_at.FloatType: "number",
    looked_at.StrType: "string",
    looked_at.BoolType: "boolean",
    looked_at.NoneType: "null",
    looked_at.AnyType: "any",
}


def typescript(kind: looked_at.Type) -> str:
    """The same type in TypeScript's words."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, looked_at.Metadata):
        return typescript(kind.type)
    if isinstance(kind, looked_at.StructType):
        return "Phrase" if kind.cls is messages.Saying else kind.cls.__name__
    if isinstance(kind, looked_at.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
    if isinstance(kind, looked_at.ListType):
        return f"{_item(kind.item_type)}[]"
    if isinstance(kind, looked_at.TupleType):
        return f"[{', '.join(typescript(item) for item in kind.item_types)}]"
    if isinstance(kind, looked_at.DictType):
        return f"Record<string, {typescript(kind.value_type)}>"
    if isinstance(kind, looked_at.UnionType):
        return " | ".join(typescript(part) for part in kind.types)
    raise TypeError(kind)


def _item(kind: looked_at.Type) -> str:
    text = typescript(kind)
    return f"({text})" if "|" in text else text


def interface(struct: Any) -> str:
    """One message as an interface, with its docstring."""
    found = looked_at.type_info(struct)
    assert isinstance(found, looked_at.StructType)
    request = bool(struct.__struct_config__.forbid_unknown_fields)
    sparse = request or struct.__struct_config__.omit_defaults
    lines = [f"/** {line} */" for line in [inspect.getdoc(struct).split("\n")[0]]]
    lines.append(f"export interface {struct.__name__} {{")
    if found.tag is not None:
        lines.append(f'  {found.tag_field}: "{found.tag}";')
    for field in found.fields:
        optional = not field.required and (sparse or isinstance(field.type, looked_at.UnionType))
        kind = " | ".join(part for part in typescript(field.type).split(" | ") if part != "any") or "any"
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {kind};")
    return "\n".join([*lines, "}"])


def contract() -> str:
    """The whole file."""
    structs = [
        thing
        for thing in vars(messages).values()
        if isinstance(thing, type)
        and issubclass(thing, msgspec.Struct)
        and thing.__module__ == messages.__name__
        and thing is not messages.Saying
    ]
    parts = [HEADING + '\nimport type { Phrase } from "./words.svelte";', *map(interface, structs)]
    for name in ("ServerMessage", "ClientMessage"):
        members = [member.__name__ for member in getattr(messages, name).__args__]
        parts.append(f"export type {name} = {' | '.join(members)};")
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    text = contract()
    if "--check" in sys.argv:
        sys.exit(
            0 if TARGET.read_text("utf-8") == text else "web/src/lib/contract.ts is out of date: make types"
        )
    TARGET.write_text(text, "utf-8")
