"""A number as a file states it, and how another one takes its place."""

from dataclasses import dataclass

from ifc_loader.draft import Draft


@dataclass(frozen=True, slots=True)
class Stated:
    """One number of one entity as the file states it, in SI."""

    step_id: int
    name: str
    value: float
    unit: str


def keep_stated(draft: Draft, stated: Stated, value: float, note: str) -> None:
    """Put `value` in the place of a stated number, which stays in `<property>.stored`."""
    properties = draft.nodes[stated.step_id].properties
    properties[stated.name] = value
    properties[f"{stated.name}.stored"] = stated.value
    properties[f"{stated.name}.note"] = note
    draft.set_unit(f"{stated.name}.stored", stated.unit)


def leaf_of(name: str) -> str:
    """The property's name without its set."""
    return name.rpartition(".")[2]
