"""Edits on a twin: which model an element is of, what can be changed, what would change."""

import pickle
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from app.edits.jobs import Draft, DraftTable, Export, Job, Look, Model
from app.twins import library
from app.twins.reading import outcome_of
from edits import EditError, Proposal, Wish
from edits.changes import MOST_WISHES, SHOWN, Scalar
from edits.choices import Choices
from edits.naming import Target
from graph_store import GraphError, GraphStore, ModelInfo, QueryError
from ifc_loader import Progress
from ifc_loader.scratch import Scratch
from registers import is_register

EDITOR = "app.edits.editor"
MODELS_OF = "MATCH (n) WHERE n.GlobalId IN $ids RETURN DISTINCT n.model AS model, n.GlobalId AS id"


def models_of(store: GraphStore, global_ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The GlobalIds by the model whose element it is, in their order. Raises EditError for none.

    A GlobalId of several models stands with each.
    """
    if not global_ids:
        raise EditError("no elements are chosen; ask for some, or pick one in the building")
    if len(global_ids) > MOST_WISHES:
        raise EditError(f"more than {MOST_WISHES:,} elements are chosen; choose fewer")
    found = store.read(MODELS_OF, {"ids": list(global_ids)}, limit=4 * MOST_WISHES)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    held: dict[str, set[str]] = {}
    for model, global_id in found.rows:
        held.setdefault(model, set()).add(global_id)
    known = {
        model: tuple(dict.fromkeys(each for each in global_ids if each in ids))
        for model, ids in sorted(held.items())
        if not is_register(Path(model))
    }
    if not known:
        raise EditError("no model of this twin holds these elements; ask for others")
    return known


def in_several(found: dict[str, tuple[str, ...]]) -> str:
    """A GlobalId that stands in several models; empty where each stands in one."""
    counts = Counter(each for ids in found.values() for each in ids)
    return next((each for each, count in counts.items() if count > 1), "")


def target(store: GraphStore, name: str, global_ids: Sequence[str], words: str) -> Target:
    """The one property that words mean for elements. Raises EditError where it is not certain."""
    meant = look(store, name, global_ids, words).meant
    if len(meant) == 1:
        return meant[0]
    known = ", ".join(".".join(each) for each in meant[:SHOWN])
    raise EditError(
        f"“{words[:80]}” may be {known}; name one of them"
        if meant
        else f"these elements have no property “{words[:80]}”; name it as SET.PROPERTY"
    )


def wishes(
    store: GraphStore,
    name: str,
    global_ids: Sequence[str],
    words: str,
    value: str,
    ifc_type: str = "",
) -> list[Wish]:
    """One value wished for a property of elements, which words name. Raises EditError."""
    set_name, property_name = target(store, name, global_ids, words)
    return [Wish(each, set_name, property_name, value, ifc_type=ifc_type) for each in global_ids]


def kept(store: GraphStore, model: ModelInfo) -> Model:
    """The model with its kept file. Raises EditError where it is not kept on this machine."""
    path = library.source(model.sha256)
    if path is None:
        raise EditError(
            f"the file of {model.name} is not kept on this machine; add it once more, and edit then"
        )
    return Model(model.name, path)


def model_called(store: GraphStore, name: str) -> ModelInfo:
    """A model of the twin that may be edited. Raises EditError where there is none."""
    models = [each for each in store.models() if not is_register(Path(each.name))]
    for each in models:
        if each.name == name:
            return each
    known = ", ".join(each.name for each in models) or "none"
    raise EditError(f"the twin '{store.twin}' holds no model {name[:60]!r}; it holds {known}")


def look(store: GraphStore, name: str, global_ids: Sequence[str], words: str = "") -> Choices:
    """What can be changed of elements of the model called `name`."""
    job = Look(kept(store, model_called(store, name)), tuple(global_ids), words)
    found = outcome(job, job.model.path)
    assert isinstance(found, Choices), "the editor says nothing else of a look"
    return found


def draft(
    store: GraphStore, name: str, wishes: Sequence[Wish], progress: Progress | None = None
) -> tuple[Proposal, ...]:
    """What wishes would change in the model called `name`."""
    job = Draft(kept(store, model_called(store, name)), tuple(wishes))
    return _proposals(outcome(job, job.model.path, progress))


def draft_table(
    store: GraphStore, table: Path, progress: Progress | None = None
) -> tuple[Proposal, ...]:
    """What a table would change, a proposal for each model that has elements of it."""
    models = [each for each in store.models() if not is_register(Path(each.name))]
    if not models:
        raise EditError(f"the twin '{store.twin}' holds no model; add one first")
    return _proposals(
        outcome(DraftTable(tuple(kept(store, each) for each in models), table), table, progress)
    )


def export(
    store: GraphStore, name: str, global_ids: Sequence[str], targets: Sequence[Target]
) -> tuple[tuple[str, ...], list[tuple[Scalar | None, ...]]]:
    """A table of elements, to be changed in a spreadsheet and given back: headings, rows."""
    job = Export(kept(store, model_called(store, name)), tuple(global_ids), tuple(targets))
    found: Any = outcome(job, job.model.path)
    return found[0], found[1]


def outcome(job: Job, path: Path, progress: Progress | None = None) -> object:
    """Do a job in a process of its own, with a bound on its memory. Raises IfcFileError."""
    with Scratch() as folder:
        asked = Path(folder) / "job"
        asked.write_bytes(pickle.dumps(job))
        return outcome_of(EDITOR, [str(asked), str(path)], path, progress)


def _proposals(found: object) -> tuple[Proposal, ...]:
    assert isinstance(found, tuple), "the editor says proposals of a draft"
    return found
