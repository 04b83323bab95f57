"""Settings: every dimension in which tables of one game may differ is one named, documented switch."""

from __future__ import annotations

import dataclasses
import functools
import typing
from collections.abc import Iterable
from typing import Any, ClassVar, Self

from serica.kernel.chance import Chance
from serica.kernel.words import Complaint, Phrase

CLAUSE = "clause"
ITEMS = "items"
YES_OR_NO = {"yes": True, "no": False}


def switch(default: Any, clause: str, items: tuple[str, ...] = ()) -> Any:
    """A setting, the clause that allows it, and, where its value is a list, what may stand in the list."""
    return dataclasses.field(default=default, metadata={CLAUSE: clause, ITEMS: items})


@dataclasses.dataclass(frozen=True, slots=True)
class Settings:
    """Base of a game's settings: a frozen dataclass of switches.

    A switch is a bool, a Literal of strings, or a tuple of strings out of its `items`.
    """

    is_constant: ClassVar[bool] = True

    def check(self, seats: int, box: Any) -> None:
        """Complain about switches that do not go together, or not with the seats or the components."""

    @classmethod
    def parse(cls, pairs: Iterable[str]) -> Self:
        """Settings from texts like `limited_supply=yes`; what is not mentioned keeps its default."""
        values: dict[str, Any] = {}
        for pair in pairs:
            name, _, text = pair.partition("=")
            values[name] = cls._read(name, text)
        return cls(**values)

    def texts(self) -> list[str]:
        """The settings that differ from their defaults, as `parse` reads them."""
        return [
            f"{field.name}={_text(getattr(self, field.name))}"
            for field in dataclasses.fields(self)
            if getattr(self, field.name) != field.default
        ]

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The inverse of `to_json`; complains about everything that `schema` does not allow."""
        return cls(
            **{
                name: cls._checked(name, tuple(value) if isinstance(value, list) else value)
                for name, value in data.items()
            }
        )

    def to_json(self) -> dict[str, Any]:
        """All settings by name."""
        values = {field.name: getattr(self, field.name) for field in dataclasses.fields(self)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}

    @classmethod
    def schema(cls, game: str) -> dict[str, Any]:
        """JSON schema for a form. `title` and `description` are message ids; `clause` is the rule."""
        properties: dict[str, Any] = {}
        for field in dataclasses.fields(cls):
            message = f"{game}-setting-{field.name.replace('_', '-')}"
            properties[field.name] = {
                **cls._form(field),
                "title": message,
                "description": f"{message}.description",
                "clause": field.metadata[CLAUSE],
            }
        return {"type": "object", "properties": properties, "additionalProperties": False}

    @classmethod
    def random(cls, chance: Chance) -> Self:
        """Settings as chance will have them, for tests."""
        return cls(**{field.name: chance.pick(cls.samples(field.name)) for field in dataclasses.fields(cls)})

    @classmethod
    def samples(cls, name: str) -> tuple[Any, ...]:
        """Values worth trying for a switch: all of them, where there are few."""
        field = cls._field(name)
        if field.metadata[ITEMS]:
            return (field.default,)
        kind = cls._kinds()[name]
        return (False, True) if kind is bool else typing.get_args(kind)

    @classmethod
    @functools.cache
    def _kinds(cls) -> dict[str, Any]:
        return typing.get_type_hints(cls)

    @classmethod
    def _field(cls, name: str) -> dataclasses.Field[Any]:
        for field in dataclasses.fields(cls):
            if field.name == name:
                return field
        known = ", ".join(field.name for field in dataclasses.fields(cls))
        raise Complaint("unknown-setting", setting=name, known=known)

    @classmethod
    def _form(cls, field: dataclasses.Field[Any]) -> dict[str, Any]:
        kind = cls._kinds()[field.name]
        if kind is bool:
            return {"type": "boolean", "default": field.default}
        if field.metadata[ITEMS]:
            items = {"enum": list(field.metadata[ITEMS])}
            return {
                "type": "array",
                "items": items,
                "uniqueItems": True,
                "default": list(getattr(cls(), field.name)),
            }
        return {"enum": list(typing.get_args(kind)), "default": field.default}

    @classmethod
    def _read(cls, name: str, text: str) -> Any:
        """The value that a text stands for."""
        form = cls._form(cls._field(name))
        if form.get("type") == "boolean":
            return cls._checked(name, YES_OR_NO.get(text, text))
        if form.get("type") == "array":
            return cls._checked(name, tuple(text.split(",")) if text else ())
        return cls._checked(name, text)

    @classmethod
    def _checked(cls, name: str, value: Any) -> Any:
        """The value of a switch, if it is one."""
        form = cls._form(cls._field(name))
        if form.get("type") == "boolean":
            if not isinstance(value, bool):
                _refuse(name, value, YES_OR_NO)
        elif form.get("type") == "array":
            allowed = form["items"]["enum"]
            if not isinstance(value, tuple):
                _refuse(name, value, allowed)
            for item in value:
                if item not in allowed or value.count(item) > 1:
                    _refuse(name, item, allowed)
        elif value not in form["enum"]:
            _refuse(name, value, form["enum"])
        return value


def _refuse(name: str, value: Any, allowed: Iterable[str]) -> typing.NoReturn:
    raise Complaint("bad-setting", setting=name, value=str(value), allowed=", ".join(allowed))


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)


def setting_name(game: str, name: str) -> Phrase:
    """What to call a setting."""
    return Phrase(f"{game}-setting-{name.replace('_', '-')}")
