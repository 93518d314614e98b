"""Who changed a file, when and why, in the file itself: IfcOwnerHistory, and its header."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any

import ifcopenshell.api.owner
from ifcopenshell.api.owner import settings

from edits.changes import LONGEST_NAME, Stamp

ORIEL = "Oriel"
NOT_STATED = "not stated"
"""The organisation of a person who named none; IfcPersonAndOrganization asks for one."""
LINE = "Oriel edit"
"""How Oriel's lines in the header's FILE_DESCRIPTION begin."""


@contextmanager
def owned(file: Any, stamp: Stamp) -> Iterator[None]:
    """What ifcopenshell's API makes or changes within belongs to the stamp's person."""
    user, application = _user(file, stamp.who), _application(file)
    before = settings.get_user, settings.get_application
    settings.get_user, settings.get_application = (lambda _: user), (lambda _: application)
    try:
        yield
    finally:
        settings.get_user, settings.get_application = before


def mark(file: Any, entity: Any, stamp: Stamp) -> None:
    """Note in the entity's own owner history that it was changed by the stamp's person."""
    history = ifcopenshell.api.owner.update_owner_history(file, element=entity)
    if history is not None:
        history.LastModifiedDate = int(stamp.when.timestamp())


def write_header(file: Any, stamp: Stamp, told: str, former: str) -> None:
    """Add a line on the change to FILE_DESCRIPTION, and set the time of FILE_NAME.

    `told` counts what was changed, `former` is the SHA-256 of the file before.
    Source: ISO 10303-21, 8.2.
    """
    line = f"{LINE} [{stamp.told}; {told}; by {stamp.who}; why: {stamp.why}; of SHA-256 {former}]"
    header = file.header
    header.file_description.description = (*header.file_description.description, line)
    header.file_name.time_stamp = stamp.told.removesuffix("Z")


def history_of(file: Any) -> tuple[str, ...]:
    """Oriel's lines in a file's header, the oldest first."""
    return tuple(line for line in file.header.file_description.description if line.startswith(LINE))


def _user(file: Any, who: str) -> Any:
    """The person in the file, made where there is none of this name."""
    known = next(
        (
            each
            for each in file.by_type("IfcPersonAndOrganization")
            if each.ThePerson.FamilyName == who and each.TheOrganization.Name == NOT_STATED
        ),
        None,
    )
    if known is not None:
        return known
    person = ifcopenshell.api.owner.add_person(
        file, identification=who[:LONGEST_NAME], family_name=who[:LONGEST_NAME], given_name=""
    )
    person.GivenName = None
    return ifcopenshell.api.owner.add_person_and_organisation(
        file, person=person, organisation=_organisation(file, NOT_STATED)
    )


def _organisation(file: Any, name: str) -> Any:
    known = next((each for each in file.by_type("IfcOrganization") if each.Name == name), None)
    return known or ifcopenshell.api.owner.add_organisation(file, identification=name, name=name)


def _application(file: Any) -> Any:
    """Oriel in the file. IfcApplication has to be one of its identifier."""
    number = version("oriel")
    for each in file.by_type("IfcApplication"):
        if each.ApplicationIdentifier == ORIEL and each.Version == number:
            return each
    return ifcopenshell.api.owner.add_application(
        file,
        application_developer=_organisation(file, ORIEL),
        version=number,
        application_full_name=ORIEL,
        application_identifier=ORIEL,
    )
