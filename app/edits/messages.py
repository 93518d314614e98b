"""What an edit in the browser is about, from the wish to the new version."""

from collections.abc import Sequence
from dataclasses import dataclass

from agents import Answer
from agents.messages import Usage
from app.edits.accepting import UNDO, Accepted
from app.talks.talk import Edit
from app.words.values import cell
from edits import Proposal, Stamp
from graph_store import GraphStore
from ifc_loader.compare import Change, Kind

NOTHING = "nothing"
LISTED = 1000
"""Changes that are kept with a conversation; all are counted."""


@dataclass(frozen=True, slots=True)
class Proposing:
    """A change to be proposed: of these elements, maybe with words for a property and a value."""

    global_ids: tuple[str, ...] = ()
    words: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Drafted:
    """Proposals that wait for a look, a model each."""

    proposals: tuple[Proposal, ...]


@dataclass(frozen=True, slots=True)
class Edited:
    """New versions of models of a twin, and how the conversation tells them."""

    twin: str
    title: str
    answer: Answer
    edit: Edit
    accepted: tuple[Accepted, ...]


def edited(
    store: GraphStore, accepted: Sequence[Accepted], stamp: Stamp, *, undone: bool = False
) -> Edited:
    """What is told of new versions: their comparison with those before."""
    changes = [change for each in accepted for change in each.changes or ()]
    rows = tuple(row for change in changes for row in _rows(change))
    names = " and ".join(each.model for each in accepted)
    counted = f"{len(rows):,} value{'s' * (len(rows) != 1)} of {len(changes):,} "
    counted += f"element{'s' * (len(changes) != 1)}"
    what = f"{names} went back to the file before" if undone else f"{names} has a new version"
    title = "Undone" if undone else "Changed"
    title += f": {stamp.why}" if stamp.why != UNDO else ""
    answer = Answer(
        question=title,
        answer=f"{what}: {counted} changed.",
        value=None,
        unit=None,
        cypher=None,
        columns=(),
        rows=(),
        global_ids=tuple(change.global_id for change in changes),
        grade=None,
        attempts=(),
        agents="rules",
        engine=store.engine.name,
        timings_ms={},
        tokens=Usage(),
    )
    edit = Edit(
        who=stamp.who,
        why=stamp.why,
        when=stamp.told,
        rows=rows[:LISTED],
        values=len(rows),
        versions={} if undone else {each.model: each.version.after for each in accepted},
    )
    return Edited(store.twin, title, answer, edit, tuple(accepted))


def _rows(change: Change) -> list[tuple[str, str, str, str, str, str]]:
    """A row for each property that differs; notes beside a property are left to its element."""
    head = (change.global_id, change.ifc_class, change.name)
    if change.kind is not Kind.CHANGED:
        return [(*head, change.kind.value, "", "")]
    return [
        (*head, name, _told(before), _told(after))
        for name, (before, after) in change.properties.items()
        if not name.endswith(".note")
    ]


def _told(value: object) -> str:
    return NOTHING if value is None else cell(value)
