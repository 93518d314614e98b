"""What is done on models' files for an edit: messages for the process that opens them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import edits
from edits import EditError, Proposal, Refusal, Stamp, Wish
from edits.choices import choices, table
from edits.naming import Target, targets
from edits.proposing import Opened, opened
from edits.tables import wishes_of
from ifc_loader import Progress

MANY_FILES = "the GlobalId stands in {models}, so that it is not certain which is meant; name one"
NOWHERE = "no model of this twin holds an element with this GlobalId; check it"


@dataclass(frozen=True, slots=True)
class Model:
    """A model of the twin and its kept file."""

    name: str
    path: Path


@dataclass(frozen=True, slots=True)
class Look:
    """Find what can be changed of elements of one model, and what `words` mean of it."""

    model: Model
    global_ids: tuple[str, ...]
    words: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """Hold wishes against the model."""

    model: Model
    wishes: tuple[Wish, ...]


@dataclass(frozen=True, slots=True)
class DraftTable:
    """Hold the rows of a table against the models, each against the one that has its element."""

    models: tuple[Model, ...]
    table: Path


@dataclass(frozen=True, slots=True)
class Export:
    """A table of elements of one model and their properties."""

    model: Model
    global_ids: tuple[str, ...]
    targets: tuple[Target, ...]


@dataclass(frozen=True, slots=True)
class Write:
    """Write an accepted proposal to a new file."""

    model: Model
    proposal: Proposal
    stamp: Stamp
    target: Path


Job = Look | Draft | DraftTable | Export | Write


def run(job: Job, tell: Progress) -> object:
    """Do a job. Raises IfcFileError, EditError among them."""
    tell("Opening the model", 0.0)
    match job:
        case Look(model, global_ids, words):
            return choices(opened(model.path, model.name), global_ids, words)
        case Draft(model, wishes):
            return (edits.propose(model.path, wishes, model.name),)
        case DraftTable(models, path):
            return _from_table(models, path, tell)
        case Export(model, global_ids, wanted):
            return table(opened(model.path, model.name), global_ids, wanted)
        case Write(model, proposal, stamp, target):
            edits.apply(model.path, proposal, stamp, target)
            return None


def _from_table(
    models: Sequence[Model], path: Path, tell: Callable[[str, float], None]
) -> tuple[Proposal, ...]:
    """A proposal for each model that has elements of the table."""
    held = {model.name: opened(model.path, model.name) for model in models}

    def find(name: str, global_ids: Sequence[str]) -> Target | None:
        found = [targets(each.elements, name, global_ids) for each in held.values()]
        certain = {each[0] for each in found if len(each) == 1}
        return certain.pop() if len(certain) == 1 else None

    tell("Reading the table", 0.3)
    read = wishes_of(path, find)
    parts, refused = _by_model(read.wishes, held)
    if not read.wishes and not read.refused:
        raise EditError(f"{path.name} wishes nothing: no cell below a property is filled")
    tell("Comparing", 0.6)
    by_name = {model.name: model for model in models}
    proposals = [edits.propose(by_name[name].path, wishes, name) for name, wishes in parts.items()]
    told = (*read.refused, *refused)
    if not proposals:
        raise EditError(f"{path.name}: {'; '.join(map(str, told[:3]))}")
    first = proposals[0]
    whole = edits.Proposal(
        first.model,
        first.sha256,
        first.ifc_schema,
        first.changes,
        (*told, *first.refused),
        first.unchanged,
    )
    return (whole, *proposals[1:])


def _by_model(
    wishes: Sequence[Wish], held: dict[str, Opened]
) -> tuple[dict[str, list[Wish]], list[Refusal]]:
    """The wishes by the model that has their element; ids of none or several are told."""
    parts: dict[str, list[Wish]] = {}
    lost: dict[str, dict[str, None]] = {}
    for wish in wishes:
        names = [name for name, each in held.items() if wish.global_id in each.elements]
        if len(names) == 1:
            parts.setdefault(names[0], []).append(wish)
        else:
            why = MANY_FILES.format(models=" and ".join(names)) if names else NOWHERE
            lost.setdefault(why, {})[wish.global_id] = None
    return parts, [Refusal(why, tuple(ids)) for why, ids in lost.items()]
