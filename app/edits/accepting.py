"""An accepted proposal becomes a new version of its model in the twin; undo goes back to a file."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.edits.jobs import Write
from app.edits.working import kept, model_called, outcome
from app.twins import ingest, library, versions
from app.twins.ingest import Progress, Read
from app.twins.reading import read_apart
from app.twins.versions import Version
from edits import EditError, Proposal, Stamp
from graph_store import GraphError, GraphStore, GraphUnavailable, ModelInfo
from ifc_loader import IfcFileError
from ifc_loader.compare import Change
from ifc_loader.digest import sha256
from ifc_loader.scratch import Scratch

NEW = ".ifc"
UNDO = "undo"
"""The reason of an undo for which none was given."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """A new version of a model, and what its comparison with the one before says."""

    model: str
    version: Version
    changes: tuple[Change, ...] | None


def accept(
    store: GraphStore,
    proposals: Sequence[Proposal],
    stamp: Stamp,
    progress: Progress | None = None,
    *,
    read: Read = read_apart,
) -> tuple[Accepted, ...]:
    """Write each proposal to a new file and load it in the place of its model.

    One after the other: where one fails, those before it are new versions already, and the
    sentence says so. Raises EditError, IfcFileError and GraphError.
    """
    done: list[Accepted] = []
    for proposal in proposals:
        if proposal.changes:
            try:
                done.append(_accept(store, proposal, stamp, progress, read))
            except GraphUnavailable:
                raise
            except (IfcFileError, GraphError) as error:
                if done:
                    names = ", ".join(each.model for each in done)
                    raise EditError(f"{names} has its new version already, but: {error}") from error
                raise
    if not done:
        raise EditError("nothing would change; there is no new version")
    return tuple(done)


def _accept(
    store: GraphStore, proposal: Proposal, stamp: Stamp, progress: Progress | None, read: Read
) -> Accepted:
    model = model_called(store, proposal.model)
    if model.sha256 != proposal.sha256:
        raise EditError(
            f"{model.name} has another version since this was proposed; propose it again, and look"
        )
    with Scratch() as folder:
        target = Path(folder) / f"{Path(model.name).stem}{NEW}"
        write(store, model, proposal, stamp, target, progress)
        version = Version(
            kind="edit",
            before=model.sha256,
            after=sha256(target),
            when=stamp.told,
            who=stamp.who,
            why=stamp.why,
            values=len(proposal.changes),
            elements=len(proposal.elements),
        )
        changes = _load(store, model, target, version, progress, read)
    return Accepted(model.name, version, changes)


def write(
    store: GraphStore,
    model: ModelInfo,
    proposal: Proposal,
    stamp: Stamp,
    target: Path,
    progress: Progress | None = None,
) -> None:
    """Write the file of a model with the accepted changes to `target`; the twin stays as it is."""
    of = kept(store, model)
    outcome(Write(of, proposal, stamp, target), of.path, progress)


def undo(
    store: GraphStore,
    name: str,
    stamp: Stamp,
    progress: Progress | None = None,
    *,
    read: Read = read_apart,
) -> Accepted:
    """Go back to the file before the last edit of a model. Raises EditError where there is none."""
    model = model_called(store, name)
    last = versions.undoable(store, model)
    path = library.source(last.before) if last else None
    if last is None or path is None:
        raise EditError(f"{name} as it stands was made by no edit here; there is nothing to undo")
    version = last.model_copy(
        update={
            "kind": "undo",
            "before": last.after,
            "after": last.before,
            "when": stamp.told,
            "who": stamp.who,
            "why": stamp.why,
        }
    )
    return Accepted(name, version, _load(store, model, path, version, progress, read))


def _load(
    store: GraphStore,
    model: ModelInfo,
    path: Path,
    version: Version,
    progress: Progress | None,
    read: Read,
) -> tuple[Change, ...] | None:
    """Load a file in the place of its model, keeping the one before; what their comparison says."""
    versions.hold(store, model)
    try:
        changes = ingest.replace(path, model, store, progress, read=read, alone=True)
    except BaseException:
        versions.let_go(store, model)
        raise
    versions.note(store, model.name, version)
    return changes
