"""An RDF file as what it says of each subject. Nothing is fetched: no import, no remote context.

The parser is Oxigraph's, without inference. What RDF's own words mean here (lists, numbers, days,
languages) is read as RDF 1.1 and XML Schema 1.1 have it.
"""

import datetime as dt
import math
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from registers.tables import RegisterError

MOST_TRIPLES = 2_000_000
"""Statements of one file."""
RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
XSD = "http://www.w3.org/2001/XMLSchema#"
TYPE, FIRST, REST, NIL = (RDF + name for name in ("type", "first", "rest", "nil"))
BLANK = "_:"
"""What the name of a blank node begins with."""
Scalar = int | float | bool | str | dt.date | dt.datetime


@dataclass(frozen=True, slots=True)
class Resource:
    """An address, or a blank node, whose name begins with `_:`."""

    name: str


@dataclass(frozen=True, slots=True)
class Text:
    """A text in a language, which is its tag."""

    said: str
    language: str


@dataclass(frozen=True, slots=True)
class Misread:
    """A text that claims to be of a `kind` of XML Schema, and is not, or is none that is held."""

    said: str
    kind: str


Object = Scalar | Resource | Text | Misread | tuple["Object", ...]
"""What a statement says; a tuple is an RDF list."""
Said = list[tuple[str, Object]]


@dataclass(slots=True)
class Triples:
    """What a file says of each subject, as predicate and object, in its order; its prefixes."""

    of: dict[str, Said] = field(default_factory=dict)
    prefixes: Mapping[str, str] = field(default_factory=dict)


def read_triples(path: Path) -> Triples:
    """The statements of a Turtle, N-Triples or JSON-LD file.

    Raises `RegisterError` for a file that is none of these, says where; for one that asks for
    what is elsewhere; and for one with more than `MOST_TRIPLES` statements.
    """
    import pyoxigraph as ox  # noqa: PLC0415  only who reads RDF waits for it

    forms = {
        ".ttl": ox.RdfFormat.TURTLE,
        ".nt": ox.RdfFormat.N_TRIPLES,
        ".jsonld": ox.RdfFormat.JSON_LD,
    }
    found = Triples()
    try:
        statements = ox.parse(
            path=str(path), format=forms[path.suffix.lower()], base_iri="file:///"
        )
        for count, each in enumerate(statements, start=1):
            if count > MOST_TRIPLES:
                raise RegisterError(
                    f"{path.name} has more than {MOST_TRIPLES:,} statements; read a part"
                )
            said = _object(each.object, ox.Literal)
            found.of.setdefault(_name(each.subject), []).append((each.predicate.value, said))
        found.prefixes = dict(statements.prefixes)
    except SyntaxError as error:
        raise RegisterError(_refusal(path, str(error))) from error
    except UnicodeError:
        raise RegisterError(f"{path.name} is not UTF-8; save it so") from None
    except ValueError as error:
        raise RegisterError(f"{path.name} is no RDF that can be read: {error!s:.200}") from error
    if not _gather_lists(found.of):
        raise RegisterError(
            f"{path.name} has lists that hold one another, more than {MOST_TRIPLES:,} members "
            "when told; read a part"
        )
    return found


def _refusal(path: Path, why: str) -> str:
    if "remote context" in why or "LoadDocumentCallback" in why:
        return (
            f"{path.name} asks for a context that is elsewhere, which is never fetched; put the "
            "context itself into the file (JSON-LD calls that “flattened” or “expanded”)"
        )
    return f"{path.name} is no RDF that can be read: {why:.200}"


def _name(term: object) -> str:
    value = str(getattr(term, "value", term))
    return value if str(term).startswith("<") else BLANK + value


def _object(term: object, literal: type) -> Object:
    if not isinstance(term, literal):
        return Resource(_name(term))
    value, language = str(getattr(term, "value", "")), getattr(term, "language", None)
    if language:
        return Text(value, str(language))
    kind = str(getattr(getattr(term, "datatype", None), "value", ""))
    reader = KINDS.get(kind.removeprefix(XSD)) if kind.startswith(XSD) else None
    if reader is None:
        return value
    try:
        return reader(value.strip())
    except (ValueError, OverflowError):
        return Misread(value, f"xsd:{kind.removeprefix(XSD)}")


def _matched(pattern: str, said: str) -> re.Match[str]:
    """Raises ValueError for a text of another form: Python reads `1_000`, XML Schema does not."""
    if found := re.fullmatch(pattern, said, re.ASCII):
        return found
    raise ValueError(said)


def _whole(said: str) -> int:
    number = int(_matched(r"[+-]?\d+", said)[0])
    if abs(number) >= 2**63:
        raise OverflowError(said)
    return number


def _number(said: str) -> float:
    number = float(_matched(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", said)[0])
    if not math.isfinite(number):
        raise OverflowError(said)
    return number


def _truth(said: str) -> bool:
    return _matched("true|false|0|1", said)[0] in {"true", "1"}


def _day(said: str) -> dt.date:
    return dt.date.fromisoformat(_matched(r"(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)?", said)[1])


def _moment(said: str) -> dt.datetime:
    moment = dt.datetime.fromisoformat(said)
    return moment.astimezone(dt.UTC) if moment.tzinfo else moment


WHOLE = (
    *("integer", "int", "long", "short", "byte", "nonNegativeInteger", "positiveInteger"),
    *("nonPositiveInteger", "negativeInteger"),
    *("unsignedInt", "unsignedLong", "unsignedShort", "unsignedByte"),
)
KINDS: dict[str, Callable[[str], Scalar]] = {
    **dict.fromkeys(WHOLE, _whole),
    **dict.fromkeys(("decimal", "double", "float"), _number),
    "boolean": _truth,
    "date": _day,
    "dateTime": _moment,
    "dateTimeStamp": _moment,
}
"""What the kinds of XML Schema are read as; a text of any other kind is what it says."""


def _gather_lists(of: dict[str, Said]) -> bool:
    """Put the members of each RDF list where its first cell is named; drop the cells.

    Returns False where that would make more than `MOST_TRIPLES`, as lists that several name do.
    """
    cells = {name for name, said in of.items() if any(predicate == FIRST for predicate, _ in said)}
    if not cells:
        return True
    rest = {
        each.name
        for name in cells
        for predicate, each in of[name]
        if predicate == REST and isinstance(each, Resource)
    }
    whole = {name: _members(name, of, cells) for name in cells - rest}
    for name in cells:
        del of[name]
    left = MOST_TRIPLES

    def filled(each: Object, depth: int = 0) -> Object:
        nonlocal left
        if isinstance(each, Resource) and each.name in whole and depth < 4 and left > 0:
            left -= len(whole[each.name])
            return tuple(filled(member, depth + 1) for member in whole[each.name])
        return () if each == Resource(NIL) else each

    for said in of.values():
        said[:] = [(predicate, filled(each)) for predicate, each in said]
    return left > 0


def _members(name: str, of: Mapping[str, Said], cells: set[str]) -> list[Object]:
    """The members of the list that begins at a cell; one that runs in a circle ends there."""
    members: list[Object] = []
    seen: set[str] = set()
    while name in cells and name not in seen:
        seen.add(name)
        said = dict(of[name])
        members.append(said[FIRST])
        rest = said.get(REST)
        name = rest.name if isinstance(rest, Resource) else NIL
    return members
