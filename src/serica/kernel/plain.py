"""Plain data: classes whose copy and JSON form are generated from their field types."""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeVar, dataclass_transform

T = TypeVar("T")

SHARED = "shared"
"""Field metadata: the value never changes during a match; copies share it and snapshots leave it out."""
INTERNAL = "internal"
"""Field metadata: bookkeeping of the kernel; no view tells it."""
LEFT_BEHIND = "left behind"
"""Field metadata: neither copies nor snapshots carry the value; they have None in its place."""
CODEC = "codec"
"""Field metadata: a pair of functions that bring the value to JSON and back."""


def shared() -> Any:
    """A field that all copies of a game share: its title, its settings, its box of components."""
    return dataclasses.field(metadata={SHARED: True, INTERNAL: True}, repr=False)


def internal(default: Any = dataclasses.MISSING, **options: Any) -> Any:
    """A field for the kernel's bookkeeping, which no view tells."""
    return dataclasses.field(default=default, metadata={INTERNAL: True}, **options)


def left_behind(default: None) -> Any:
    """A field that neither copies nor snapshots carry: the journal."""
    metadata = {INTERNAL: True, LEFT_BEHIND: True}
    return dataclasses.field(default=default, metadata=metadata, compare=False, repr=False)


class Plain:
    """Base of all plain data; `@plain` fills in the generated parts."""

    __slots__ = ()
    _types: ClassVar[dict[str, Any]] = {}
    _left_behind: ClassVar[tuple[str, ...]] = ()
    _codecs: ClassVar[dict[str, tuple[Callable[[Any], Any], Callable[[Any], Any]]]] = {}

    def copy(self) -> Self:
        """An independent copy: changing one never changes the other."""
        raise NotImplementedError(f"{type(self).__name__} is not decorated with @plain")

    def to_json(self) -> dict[str, Any]:
        """The fields as JSON values."""
        raise NotImplementedError(f"{type(self).__name__} is not decorated with @plain")

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The inverse of `to_json`."""
        self = object.__new__(cls)
        for name, kind in cls._types.items():
            codec = cls._codecs.get(name)
            setattr(self, name, codec[1](data[name]) if codec else value_from_json(data[name], kind))
        for name in cls._left_behind:
            setattr(self, name, None)
        return self


@dataclass_transform(field_specifiers=(dataclasses.field, shared, internal, left_behind))
def plain(cls: type[T]) -> type[T]:
    """Turn a class into slotted plain data with a generated `copy`, equality and JSON form."""
    made = dataclasses.dataclass(slots=True)(cls)
    fields = dataclasses.fields(made)  # type: ignore[arg-type]
    skipped = {field.name for field in fields if SHARED in field.metadata or LEFT_BEHIND in field.metadata}
    hints = typing.get_type_hints(made, localns=dict.fromkeys(("Title", "Choice"), Any))
    kept = {field.name: hints[field.name] for field in fields if field.name not in skipped}
    made._types = kept  # type: ignore[attr-defined]
    made._left_behind = tuple(  # type: ignore[attr-defined]
        field.name for field in fields if LEFT_BEHIND in field.metadata
    )
    made._codecs = {  # type: ignore[attr-defined]
        field.name: field.metadata[CODEC] for field in fields if CODEC in field.metadata
    }
    made.copy = _generate_copy(made, fields, kept)  # type: ignore[attr-defined]
    made.to_json = _generate_to_json(made, kept)  # type: ignore[attr-defined]
    return made


def _generate_copy(
    cls: type, fields: tuple[dataclasses.Field[Any], ...], kinds: dict[str, Any]
) -> Callable[[Any], Any]:
    lines = ["def copy(self):", "    new = make(cls)"]
    for field in fields:
        value = f"self.{field.name}"
        if LEFT_BEHIND in field.metadata:
            value = "None"
        elif field.name in kinds:
            value = copy_expression(value, kinds[field.name])
        lines.append(f"    new.{field.name} = {value}")
    lines.append("    return new")
    copy = _compiled("copy", lines, {"cls": cls, "make": object.__new__})
    copy.__doc__ = "An independent copy, generated from the field types."
    return copy


def _generate_to_json(cls: Any, kinds: dict[str, Any]) -> Callable[[Any], Any]:
    scope: dict[str, Any] = {"value_to_json": value_to_json}
    lines = ["def to_json(self):", "    return {"]
    for name, kind in kinds.items():
        if name in cls._codecs:
            scope[f"{name}_to_json"] = cls._codecs[name][0]
            expression = f"{name}_to_json(self.{name})"
        else:
            scope[f"{name}_kind"] = kind
            expression = json_expression(f"self.{name}", kind, f"{name}_kind")
        lines.append(f"        {name!r}: {expression},")
    lines.append("    }")
    to_json = _compiled("to_json", lines, scope)
    to_json.__doc__ = "The fields as JSON values, generated from their types."
    return to_json


def _compiled(name: str, lines: list[str], scope: dict[str, Any]) -> Callable[[Any], Any]:
    exec("\n".join(lines), scope)
    function: Callable[[Any], Any] = scope[name]
    return function


def copy_expression(value: str, kind: Any) -> str:
    """Source text that copies `value` of type `kind`."""
    if is_constant(kind):
        return value
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        if is_constant(arguments[0]):
            return f"{value}[:]"
        return f"[{copy_expression('part', arguments[0])} for part in {value}]"
    if origin is dict:
        if is_constant(arguments[1]):
            return f"{value}.copy()"
        return f"{{key: {copy_expression('part', arguments[1])} for key, part in {value}.items()}}"
    if origin in (typing.Union, types.UnionType):
        (inner,) = [argument for argument in arguments if argument is not type(None)]
        return f"None if {value} is None else {copy_expression(value, inner)}"
    if hasattr(kind, "copy") and hasattr(kind, "to_json"):
        return f"{value}.copy()"
    raise TypeError(f"plain data cannot hold {kind!r}")


SCALARS = (int, float, str, bool)


def json_expression(value: str, kind: Any, name: str) -> str:
    """Source text that brings `value` of type `kind` to JSON; `name` stands for the type."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if kind in SCALARS:
        return value
    if hasattr(kind, "to_json") and origin is None:
        return f"{value}.to_json()"
    if origin is list and arguments[0] in SCALARS:
        return f"{value}[:]"
    if origin is list and hasattr(arguments[0], "to_json"):
        return f"[part.to_json() for part in {value}]"
    return f"value_to_json({value}, {name})"


def is_constant(kind: Any) -> bool:
    """Whether values of this type never change, so that copies may share them."""
    if kind in (int, float, str, bool, type(None), Any, ...) or getattr(kind, "is_constant", False):
        return True
    if kind is tuple or typing.get_origin(kind) in (tuple, typing.Union, types.UnionType):
        return all(is_constant(argument) for argument in typing.get_args(kind))
    return False


def value_to_json(value: Any, kind: Any) -> Any:
    """One field's value as JSON."""
    if value is None or isinstance(value, (int, float, str)):
        return value
    if hasattr(kind, "to_json"):
        return value.to_json()
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        (kind,) = [argument for argument in arguments if argument is not type(None)]
        return value_to_json(value, kind)
    if origin is dict:
        return {str(key): value_to_json(item, arguments[1]) for key, item in value.items()}
    return [value_to_json(item, part) for item, part in zip(value, _parts(kind, len(value)), strict=True)]


def value_from_json(value: Any, kind: Any) -> Any:
    """The inverse of `value_to_json`."""
    origin, arguments = typing.get_origin(kind), typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        if value is None:
            return None
        (kind,) = [argument for argument in arguments if argument is not type(None)]
        return value_from_json(value, kind)
    if hasattr(kind, "from_json"):
        return kind.from_json(value)
    if origin is dict:
        return {arguments[0](key): value_from_json(item, arguments[1]) for key, item in value.items()}
    if isinstance(value, list):
        items = [
            value_from_json(item, part) for item, part in zip(value, _parts(kind, len(value)), strict=True)
        ]
        # What may be anything never changes, so its lists were tuples.
        return tuple(items) if (origin or kind) in (tuple, Any) else items
    return value


def _parts(kind: Any, length: int) -> list[Any]:
    """The types of the items of a list or tuple of this type."""
    arguments = typing.get_args(kind)
    if typing.get_origin(kind) is tuple and Ellipsis not in arguments:
        return list(arguments)
    return [arguments[0] if arguments else Any] * length
