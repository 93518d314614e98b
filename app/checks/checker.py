"""The process of one check: `python -m app.checks.checker IDS NAME IFC MODEL BYTES`.

It prints the report as JSON, or a sentence and ends with `REFUSED`.
"""

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import ParseError

import defusedxml.ElementTree
import ifcopenshell
from defusedxml import DefusedXmlException
from ifctester import ids
from xmlschema import XMLSchemaException

from app.checks.checking import REFUSED
from app.checks.report import Failure, Report, Requirement, Specification
from app.twins.bounds import bound_memory
from ifc_loader import IfcFileError
from ifc_loader.class_names import class_names, no_such_class
from ifc_loader.entity_classes import Schema
from ifc_loader.opening import open_ifc


class RefusedError(Exception):
    """What cannot be read; str() says why."""


def requirements(file: Path, name: str) -> ids.Ids:
    """The IDS file, valid by its schema. Raises RefusedError."""
    try:
        defusedxml.ElementTree.parse(file, forbid_dtd=True)
        return ids.open(str(file), validate=True)
    except (ParseError, DefusedXmlException) as error:
        raise RefusedError(
            f"{name} is no IDS file: {error}. Save it from an IDS editor."
        ) from error
    except (XMLSchemaException, ids.IdsXmlValidationError) as error:
        cause = getattr(error, "xml_error", error)
        why = " ".join(str(getattr(cause, "reason", None) or cause).split())[:500]
        raise RefusedError(f"{name} is no valid IDS 1.0: {why}. Check it in its editor.") from error


def report(asked: ids.Ids, name: str, file: ifcopenshell.file, model: str) -> Report:
    """Run an IDS on an open model."""
    asked.validate(file)
    return Report(
        title=str(asked.info.get("title") or name),
        model=model,
        specifications=tuple(_specification(each, file) for each in asked.specifications),
    )


def _specification(done: Any, file: ifcopenshell.file) -> Specification:
    usage = done.get_usage()
    unwanted = done.applicable_entities if usage == "prohibited" else ()
    return Specification(
        name=str(done.name),
        description=str(done.description or ""),
        usage=usage,
        holds=bool(done.status),
        schema_named=bool(done.is_ifc_version),
        applicable=len(done.applicable_entities),
        notes=tuple(_notes(done, file)),
        requirements=tuple(_requirement(done, each) for each in done.requirements),
        unwanted=tuple(_failures((each, "It is there") for each in unwanted)),
    )


def _notes(done: Any, file: ifcopenshell.file) -> Iterator[str]:
    """What is wrong with the classes that a specification names, a sentence each.

    Those it is about (its applicability) may be classes that the model has none of, too.
    """
    about = dict.fromkeys(_named(done.applicability))
    for name in dict.fromkeys((*about, *_named(done.requirements))):
        if name not in class_names():
            yield no_such_class(name)
        elif not Schema(file.schema_identifier).knows(name):
            yield f"{file.schema} has no class {class_names()[name]}."
        elif name in about and not file.by_type(name, include_subtypes=False):
            below = len(file.by_type(name))
            beside = (
                f" itself; the {below:,} of classes below it do not count in IDS" if below else ""
            )
            yield f"The model has no {class_names()[name]}{beside}."


def _named(facets: Iterable[Any]) -> Iterator[str]:
    """The classes that facets name one by one; a pattern names none."""
    for name in (each.name for each in facets if isinstance(each, ids.Entity | ids.PartOf)):
        if isinstance(name, ids.Restriction):
            yield from map(str, name.options.get("enumeration", ()))
        elif name:
            yield str(name)


def _requirement(done: Any, facet: Any) -> Requirement:
    return Requirement(
        text=str(facet.to_string("requirement", done, facet)),
        holds=bool(facet.status),
        passed=len(facet.passed_entities),
        about=_about(facet),
        failures=tuple(_failures((each["element"], each["reason"]) for each in facet.failures)),
        passing=tuple(
            sorted(i for each in facet.passed_entities if (i := getattr(each, "GlobalId", None)))
        ),
    )


def _about(facet: Any) -> str:
    """What a facet asks for, in the word that the IDS has for it."""
    match facet:
        case ids.Property():
            named = facet.baseName
        case ids.Attribute():
            named = facet.name
        case _:
            named = type(facet).__name__.lower()
    return named if isinstance(named, str) else ""


def _failures(found: Iterable[tuple[Any, Any]]) -> Iterable[Failure]:
    for element, reason in found:
        yield Failure(
            global_id=str(getattr(element, "GlobalId", None) or ""),
            ifc_class=element.is_a(),
            name=str(getattr(element, "Name", None) or ""),
            reason=str(reason),
        )


def main(file: Path, name: str, path: Path, model: str, most: int) -> int:
    """Print the report, or why there is none."""
    back = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what libraries print is no report
    bound_memory(most)
    try:
        asked = requirements(file, name)
        back.write(report(asked, name, open_ifc(path)[0], model).model_dump_json())
    except (RefusedError, IfcFileError) as error:
        back.write(str(error))
        return REFUSED
    finally:
        back.flush()
    return 0


if __name__ == "__main__":
    given = sys.argv
    sys.exit(main(Path(given[1]), given[2], Path(given[3]), given[4], int(given[5])))
