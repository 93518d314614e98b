"""What came of a check: for each requirement the elements that fail it, and why."""

from collections.abc import Iterator
from typing import Literal

from pydantic import BaseModel, ConfigDict


class Record(BaseModel):
    """A closed, frozen record."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Failure(Record):
    """An element that fails a requirement; `global_id` is empty where IFC gives it none.

    Where there should be elements and none is, it is of none: `ifc_class` and `name` are empty too.
    """

    global_id: str
    ifc_class: str
    name: str
    reason: str


class Requirement(Record):
    """One requirement in words, how many elements meet it, and those that do not.

    `about` is the property or attribute it asks for, or `material`, `classification`; empty where
    a pattern names it. `passing` are the GlobalIds of those that meet it, where they have one.
    """

    text: str
    holds: bool
    passed: int
    about: str = ""
    failures: tuple[Failure, ...] = ()
    passing: tuple[str, ...] = ()


class Specification(Record):
    """One specification of an IDS on one model.

    `applicable` counts the elements it speaks of. `usage` says whether there must be some, may be,
    or must not; of those that must not be, `unwanted` are the ones there. `schema_named` is false
    where the IDS names other IFC schemas than the model's; the result stands all the same (IDS 1.0:
    the schemas are metadata). `notes` say what is wrong with the classes it names: that IFC has no
    such class, or the model none of it.
    """

    name: str
    description: str = ""
    usage: Literal["required", "optional", "prohibited"]
    holds: bool
    schema_named: bool
    applicable: int
    notes: tuple[str, ...] = ()
    requirements: tuple[Requirement, ...] = ()
    unwanted: tuple[Failure, ...] = ()

    @property
    def failures(self) -> Iterator[tuple[str, Failure]]:
        """Each failing element with the requirement it fails; or that there is none, and should."""
        for requirement in self.requirements:
            for failure in requirement.failures:
                yield requirement.text, failure
        for failure in self.unwanted:
            yield UNWANTED, failure
        if not (self.holds or self.applicable):
            yield (
                THERE,
                Failure(global_id="", ifc_class="", name="", reason=" ".join(self.notes) or NONE),
            )


THERE, UNWANTED = "There shall be some of these.", "There shall be none of these."
"""What a specification asks for by itself."""
NONE = "The model has none."
"""Why that fails, where the notes do not say it."""


class Report(Record):
    """An IDS file run on one model."""

    title: str
    model: str
    specifications: tuple[Specification, ...]

    @property
    def holds(self) -> bool:
        return all(each.holds for each in self.specifications)

    @property
    def failing(self) -> tuple[str, ...]:
        """The GlobalIds of all elements that fail something, once each."""
        ids = (one.global_id for each in self.specifications for _, one in each.failures)
        return tuple(dict.fromkeys(one for one in ids if one))

    def by_element(self) -> list[list[tuple[Failure, str]]]:
        """For each failing element what it fails: the failure, and the requirement.

        What has no GlobalId is told apart by its class and name.
        """
        found: dict[tuple[str, str, str], list[tuple[Failure, str]]] = {}
        for each in self.specifications:
            for text, one in each.failures:
                if one.ifc_class:
                    which = (one.global_id, one.ifc_class, one.name)
                    found.setdefault(which, []).append((one, text))
        return list(found.values())


COLUMNS = ("model", "specification", "requirement", "class", "name", "GlobalId", "reason")


def rows(reports: tuple[Report, ...]) -> list[tuple[str, ...]]:
    """The failures of several reports as rows of a table with COLUMNS."""
    return [
        (report.model, each.name, text, one.ifc_class, one.name, one.global_id, one.reason)
        for report in reports
        for each in report.specifications
        for text, one in each.failures
    ]
