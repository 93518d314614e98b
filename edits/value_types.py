"""What a property of an IFC type can hold: a written value or a cell, checked and put into it."""

import datetime as dt
import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import ifcopenshell

from edits.changes import EditError, Scalar, fault_of
from ifc_loader.units import Conversion

KINDS = {
    "STRING": "text",
    "DOUBLE": "number",
    "INT": "whole number",
    "BOOL": "boolean",
    "LOGICAL": "logical",
}
"""What ifcopenshell calls the attribute of a type, and what a person does."""
LONGEST = {"IfcLabel": 255, "IfcIdentifier": 255}
LONGEST_TEXT = 4000
"""Characters of an IfcText that are taken; IFC has no bound."""
LARGEST_INTEGER = 2**31 - 1
"""What the integers of all readers of STEP can hold."""
YES = frozenset({"true", "yes", ".t.", "wahr", "ja", "vrai", "oui", "verdadero", "sí", "si"})
NO = frozenset({"false", "no", ".f.", "falsch", "nein", "faux", "non", "falso"})
UNKNOWN = frozenset({"unknown", ".u.", "unbekannt", "inconnu", "desconocido"})
NUMBER = re.compile(r"\s*([-+]?\d{1,300}(?:[.,]\d{1,300})?(?:[eE][-+]?\d{1,3})?)\s*(.{0,40}?)\s*")
AMBIGUOUS = re.compile(r"[-+]?\d{1,3},\d{3}")
FORMS: dict[str, tuple[Callable[[str], object], str]] = {
    "IfcDate": (dt.date.fromisoformat, "YYYY-MM-DD"),
    "IfcDateTime": (dt.datetime.fromisoformat, "YYYY-MM-DDThh:mm:ss"),
    "IfcTime": (dt.time.fromisoformat, "hh:mm:ss"),
}
"""Texts that have to be of a form, and how it is written."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A value that was taken: as the file stores it, as Oriel tells it, and the unit of that."""

    stored: Scalar
    told: Scalar
    unit: str


@dataclass(frozen=True, slots=True)
class ValueType:
    """An IFC type, what is written into it, and how its numbers become SI.

    `allowed` are the values of an enumeration, empty where any is allowed.
    """

    name: str
    kind: str
    conversion: Conversion
    allowed: tuple[Scalar, ...] = ()

    def take(self, value: Scalar, unit: str = "") -> Taken:
        """The value in this type. Raises EditError where it is of another."""
        taken = TAKERS[self.kind](self, value, unit)
        if self.allowed and taken.stored not in self.allowed:
            known = ", ".join(map(str, self.allowed[:12]))
            raise EditError(f"{shown(value)} is none of the values of this property: {known}")
        return taken

    def told(self, stored: Any) -> Scalar | None:
        """A value of the file as Oriel tells it: numbers in SI."""
        if isinstance(stored, bool) or not isinstance(stored, int | float):
            return stored if isinstance(stored, str | bool) else None
        if self.kind == "number":
            return self.conversion.to_si(stored)
        return stored


def kind_of(file: Any, ifc_type: str) -> str:
    """What is written into an IFC type. Raises EditError for one that holds no single value."""
    try:
        declared = ifcopenshell.schema_by_name(file.schema_identifier).declaration_by_name(ifc_type)
    except RuntimeError:
        declared = None
    if declared is None or not declared.as_type_declaration():
        raise EditError(
            f"{ifc_type[:60]} is no type of {file.schema}; name one as IfcLabel or IfcReal"
        )
    kind = KINDS.get(file.create_entity(ifc_type).attribute_type(0))
    if kind is None:
        raise EditError(f"{ifc_type[:60]} holds more than one value, and such are not edited")
    return kind


def same(one: Scalar | None, other: Scalar | None) -> bool:
    """Whether two values are one; numbers within what a file's unit rounds away."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, int | float) and isinstance(other, int | float):
        return math.isclose(one, other, rel_tol=1e-9, abs_tol=1e-12)
    return one == other


def shown(value: Scalar) -> str:
    """A value in a sentence, cut and without signs that cannot be seen."""
    text = str(value)
    return repr(text[:60] + "…" if len(text) > 60 else text)


def _text(of: ValueType, value: Scalar, unit: str) -> Taken:
    if not isinstance(value, str):
        raise EditError(
            f"the cell holds {_what(value)} ({shown(value)}) and the property is text "
            f"({of.name}); format the cell as text, and write it again"
        )
    text = value.strip()
    if not text:
        raise EditError("the value is empty; write one, or leave the property as it is")
    if fault := fault_of(text, LONGEST.get(of.name, LONGEST_TEXT)):
        raise EditError(f"the value {fault}")
    if of.name in FORMS:
        parse, form = FORMS[of.name]
        try:
            parse(text)
        except ValueError as error:
            raise EditError(f"{shown(value)} is no {of.name}; write it as {form}") from error
    return Taken(text, text, "")


def _number(of: ValueType, value: Scalar, unit: str) -> Taken:
    number, written = _read_number(of, value)
    symbol = of.conversion.symbol
    si = number
    if written or unit:
        si = _in_si(number, written or unit, symbol)
    if not math.isfinite(si):
        raise EditError(f"{shown(value)} is no number that a file can hold; write a smaller one")
    stored = _stored(of.conversion, si)
    _check_range(of.name, stored, value)
    return Taken(stored, of.conversion.to_si(stored), symbol)


def _integer(of: ValueType, value: Scalar, unit: str) -> Taken:
    number, written = _read_number(of, value)
    if written or unit:
        raise EditError(f"{shown(value)}: {of.name} has no unit; write the number alone")
    if not number.is_integer() or abs(number) > LARGEST_INTEGER:
        raise EditError(f"{shown(value)} is no whole number ({of.name}); write one")
    _check_range(of.name, number, value)
    return Taken(int(number), int(number), "")


def _boolean(of: ValueType, value: Scalar, unit: str) -> Taken:
    if isinstance(value, bool):
        return Taken(value, value, "")
    word = value.strip().casefold() if isinstance(value, str) else ""
    if word not in YES | NO:
        raise EditError(f"{shown(value)} is neither true nor false ({of.name}); write one of them")
    return Taken(word in YES, word in YES, "")


def _logical(of: ValueType, value: Scalar, unit: str) -> Taken:
    if isinstance(value, str) and value.strip().casefold() in UNKNOWN:
        return Taken("UNKNOWN", "UNKNOWN", "")
    return _boolean(of, value, unit)


TAKERS: dict[str, Callable[[ValueType, Scalar, str], Taken]] = {
    "text": _text,
    "number": _number,
    "whole number": _integer,
    "boolean": _boolean,
    "logical": _logical,
}


def _read_number(of: ValueType, value: Scalar) -> tuple[float, str]:
    """A number and the unit written behind it. Raises EditError for what is none."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        if math.isfinite(value):
            return float(value), ""
    elif isinstance(value, str) and (found := NUMBER.fullmatch(value)):
        if AMBIGUOUS.fullmatch(found[1]):
            plain = found[1].replace(",", "")
            raise EditError(
                f"{shown(value)} may be {plain} or {found[1].replace(',', '.')}; write one of them"
            )
        if not found[2] or not found[2][0].isdigit():
            return float(found[1].replace(",", ".")), found[2]
    unit = f" in {of.conversion.symbol}" if of.conversion.symbol else ""
    raise EditError(f"{shown(value)} is no number, as {of.name} has to be; write one{unit}")


def _in_si(number: float, written: str, symbol: str) -> float:
    """A number in the unit a person wrote. Raises EditError for one not known, or of another kind.

    The language's units come with all agents, slow to import; a number in SI needs none.
    """
    if written in {symbol, PRINTED.get(symbol)}:
        return number
    from agents.understanding.language.tables import phrase_of, units  # noqa: PLC0415

    spaced = re.sub(r"([²³°()/·*])|(?<=[a-z])(\d)", r" \1\2 ", written.casefold())
    phrase = phrase_of(spaced.replace("/", " ").replace("·", " ").replace("*", " "))
    found = units().get(phrase)
    if found is None:
        raise EditError(f"the unit {shown(written)} is not known; write the number in {symbol}")
    if found.unit != symbol:
        raise EditError(
            f"{shown(written)} is a unit of something else; write the number in {symbol}"
            if symbol
            else f"the property has no unit; write the number without {shown(written)}"
        )
    return found.in_si(number)


PRINTED = {"m2": "m²", "m3": "m³", "m3/s": "m³/s", "W/(m2K)": "W/(m²K)", "kg/m3": "kg/m³"}
"""Symbols as headings of exported tables have them."""


def _stored(conversion: Conversion, si: float) -> float:
    """The number in the file's unit, in so few digits as tell it: 900.0, not 900.0000000000001."""
    offset = conversion.to_si(0.0)
    factor = conversion.to_si(1.0) - offset
    exact = (si - offset) / factor
    rounded = float(f"{exact:.12g}")
    return rounded if math.isclose(rounded, exact, rel_tol=1e-11) else exact


def _check_range(name: str, number: float, value: Scalar) -> None:
    """The bounds that the schema sets by the type's name. Raises EditError beyond them."""
    bare = name.removeprefix("Ifc")
    if bare.startswith("Positive") and number <= 0:
        raise EditError(f"{shown(value)} is not above nothing, as {name} has to be")
    if bare.startswith("NonNegative") and number < 0:
        raise EditError(f"{shown(value)} is below nothing, which {name} cannot be")
    if bare == "NormalisedRatioMeasure" and not 0 <= number <= 1:
        raise EditError(f"{shown(value)} is not between 0 and 1, as {name} has to be")


def _what(value: Scalar) -> str:
    return "true or false" if isinstance(value, bool) else "a number"


def enumerated(values: Sequence[Any] | None) -> tuple[Scalar, ...]:
    """The values of an IfcPropertyEnumeration or of a template."""
    return tuple(value.get_argument(0) for value in values or ())
