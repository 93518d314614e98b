"""What the command prints for people: models, changes, schemas, progress."""

import sys
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, is_dataclass
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel

from agents.tracing.terminal import one_line, say
from app.words.lines import table
from app.words.values import cell, changes_counted, not_read_again, unit
from graph_store import GraphSchema, ModelInfo

if TYPE_CHECKING:
    import registers
    from app.checks.report import Report
    from app.edits.accepting import Accepted
    from app.twins.ingest import Ingested
    from app.twins.versions import Version
    from edits import Proposal
    from ifc_loader.compare import Change, Shared
    from registers.likeness import Likely

MOST_FRESH = 5
"""New findings of a model that are named."""


def plain(value: Any) -> Any:
    """JSON's fallback: messages and records as objects, sets as lists, the rest as text."""
    if isinstance(value, BaseModel):
        return value.model_dump(mode="json")
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    if isinstance(value, (set, frozenset)):
        return sorted(value)
    return str(value)


def note(sentence: str) -> None:
    """One line of progress on standard error."""
    say(f"  {one_line(sentence)}", sys.stderr)


def progress_of(name: str) -> Callable[[str, float], None]:
    """Progress of one file, a line for each phase."""
    told: list[str] = []

    def tell(phase: str, fraction: float) -> None:
        if not told or told[-1] != phase:
            told.append(phase)
            note(f"{name}: {phase} ({fraction:.0%})")

    return tell


def ingested(done: "Ingested", twin: str) -> str:
    if not done.changed:
        return f"{done.model} is in the twin {twin!r} already; nothing was changed."
    found = f"; {done.findings} findings in its quality report" if done.findings else ""
    if done.rows:
        found = f"; {done.met:,} of {done.rows:,} rows meet elements of the models{found}"
    lines = [
        f"{done.model} is in the twin {twin!r}: {done.nodes:,} nodes, "
        f"{done.relationships:,} relationships{found}."
    ]
    lines += [f"    Left out: {cell(each)}" for each in done.left_out[:MOST_FRESH]]
    return "\n".join([*lines, *["    …"][: len(done.left_out) > MOST_FRESH]])


def fresh_findings(found: Sequence[str]) -> str:
    """What a quality report says that it did not say before: the first, and how many there are."""
    lines = [f"New in its quality report: {len(found):,}"]
    lines += [f"    {cell(each)}" for each in found[:MOST_FRESH]]
    return "\n".join([*lines, *["    …"][: len(found) > MOST_FRESH]])


def likely(found: Sequence["Likely"], accepted: Sequence[int]) -> str:
    """What rows may be about, numbered; those accepted are marked."""
    if not found:
        return "No row without an element is like an element that has none."
    lines = [
        f"{number}{' accepted' * (number in accepted)}: {each.row.label} {cell(each.row_name)} → "
        f"{each.element.label} {cell(each.element_name)} ({each.element.identity}), "
        f"{each.likeness:.0%} alike"
        for number, each in enumerate(found, start=1)
    ]
    lines.append(
        "The others are numbered anew: run oriel match again before you accept more."
        if accepted
        else "None is taken unless you say so: --accept N …"
    )
    return "\n".join(lines)


def proposal(found: "registers.Proposal") -> str:
    """The scores of each turn with what was found, and what the last makes of each table."""
    lines = []
    for number, turn in enumerate(found.turns, start=1):
        s = turn.scores
        lines.append(
            f"# Turn {number}: accuracy {s.accuracy}, groundedness {s.groundedness}, "
            f"faithfulness {s.faithfulness} (of 5)"
        )
        lines += [f"#   {cell(f'{f.table} {f.about}'.strip())}: {cell(f.told)}" for f in s.faults]
    for read in found.register.tables:
        made = read.left_out or f"{read.nodes:,} nodes, {read.joined:,} joining relationships"
        lines.append(f"# {cell(read.table)}: {read.rows:,} rows: {cell(made)}")
    count = len(found.register.graph.findings)
    lines.append(f"# {count:,} findings" if count else "# nothing was left out")
    return "\n".join(lines)


def models(found: Sequence[ModelInfo], twin: str) -> str:
    if not found:
        return (
            f"The twin {twin!r} is empty. Give it a building: oriel ingest FILE, or oriel sample."
        )
    rows = [
        (m.name, m.ifc_schema, m.nodes, m.relationships, m.application, m.time_stamp) for m in found
    ]
    columns = ("model", "schema", "nodes", "relationships", "written by", "on")
    old = [f"{m.name} {not_read_again(m)}" for m in found if m.unread_since]
    return "\n".join([table(columns, rows, len(rows)), *old])


def changes(found: Sequence["Change"], name: str) -> str:
    """What changed: a summary, what several things share, the rest one by one, placeholders."""
    if not found:
        return f"{name} has not changed."
    from ifc_loader.compare import summarise  # noqa: PLC0415  of one command of all that print

    told = summarise(found)
    lines = [f"{name}: {changes_counted(found)}"]
    for kind in dict.fromkeys(kind for kind, _, _ in told.counts):
        classes = ", ".join(f"{n} {of}" for each, of, n in told.counts if each == kind)
        lines.append(f"{kind}: {classes}")
    if told.storeys:
        lines.append(f"on {', '.join(f'{cell(storey)}: {n}' for storey, n in told.storeys)}")
    together: dict[tuple[str, ...], list[Shared]] = defaultdict(list)
    for each in told.shared:
        together[each.global_ids].append(each)
    for same in together.values():
        lines += ["", f"{_classes(same[0])}:", *(f"    {_difference(each)}" for each in same)]
    lines += [""] if told.alone else []
    for change in told.alone:
        named = f"'{cell(change.name)}'" if change.name else "without a name"
        lines.append(f"{change.kind}: {change.ifc_class} {named} ({change.global_id})")
        for prop, (before, after) in change.properties.items():
            lines.append(f"    {prop}: {cell(before) or 'nothing'} → {cell(after) or 'nothing'}")
        for word, edges in (("no longer", change.lost), ("now", change.gained)):
            for kind_of, end in edges:
                other = f"{change.called[end]} ({end})" if end in change.called else end
                lines.append(f"    {word} {_words(kind_of)} {other}")
    if told.placeholders:
        lines += ["", "Texts that nobody filled in:"]
        lines += [f"    {_difference(each)} ({_classes(each)})" for each in told.placeholders]
    return "\n".join(lines)


def _classes(shared: "Shared") -> str:
    """`61 IfcDoor, 2 IfcWall`."""
    return ", ".join(f"{n} {ifc_class}" for ifc_class, n in shared.classes)


def _difference(shared: "Shared") -> str:
    if shared.what == "property":
        before, after = (cell(each) or "nothing" for each in (shared.before, shared.after))
        return f"{shared.name}: {before} → {after}"
    if shared.what == "lost":
        return f"no longer {_words(shared.name)} {shared.before}"
    return f"now {_words(shared.name)} {shared.after}"


def _words(relationship: str) -> str:
    return relationship.lower().replace("_", " ")


def edit(found: "Proposal") -> str:
    """What would change in a model, by element and property, and what is refused."""
    lines = [f"{found.model}: {_counted(len(found.changes), 'value')} would change"]
    if found.unchanged:
        lines[0] += f", {found.unchanged:,} stand so already"
    if found.changes:
        columns = ("GlobalId", "class", "name", "property", "before", "after", "type", "note")
        rows = [
            (
                *(each.global_id, each.ifc_class, each.name, each.target),
                *(_measured(value, each.unit) for value in (each.before, each.after)),
                *(each.ifc_type, each.note),
            )
            for each in found.changes
        ]
        lines += ["", table(columns, rows, len(rows))]
    lines += [f"refused: {one_line(str(each))}" for each in found.refused]
    return "\n".join(lines)


def _counted(count: int, one: str) -> str:
    return f"{count:,} {one}{'s' * (count != 1)}"


def _measured(found: Any, symbol: str) -> str:
    return f"{cell(found)} {unit(symbol)}".strip() if found is not None else "nothing"


def accepted(done: "Accepted", twin: str) -> str:
    """A new version of a model, and what its comparison with the one before says."""
    told = "went back to the file before" if done.version.kind == "undo" else "has a new version"
    head = f"{done.model} {told} in the twin {twin!r}: SHA-256 {done.version.after[:12]}…"
    return f"{head}\n{changes(done.changes, done.model)}" if done.changes else head


def versions(found: Mapping[str, "Sequence[Version]"]) -> str:
    """The versions of each model that edits made, the oldest first."""
    rows = [
        (name, each.when, each.kind, each.who, each.why, each.values, each.after[:12])
        for name, of in found.items()
        for each in of
    ]
    if not rows:
        return "No model of this twin was edited."
    columns = ("model", "when", "what", "who", "why", "values", "SHA-256")
    return table(columns, rows, len(rows))


def checked(report: "Report") -> str:
    """What of an IDS a model holds to: each specification, and where it fails whom."""
    lines = [f"{report.model}: {report.title}"]
    for each in report.specifications:
        lines.append(f"  {'holds' if each.holds else 'FAILS'}  {each.name} ({each.applicable:,})")
        if not each.schema_named:
            lines.append("         it was written for other IFC schemas than this model's")
        lines += [f"         {note}" for note in each.notes]
        lines += [
            f"         {one.text}: {len(one.failures):,} fail, {one.passed:,} hold"
            for one in each.requirements
            if one.failures
        ]
        if each.unwanted:
            lines.append(f"         there shall be none, and there are {len(each.unwanted):,}")
    return "\n".join(lines)


def schema(found: GraphSchema) -> str:
    lines = []
    for kind in sorted(found.kinds, key=lambda k: -k.count):
        lines.append(f":{':'.join(kind.labels)}  {kind.count:,}")
        for prop in kind.properties:
            unit = f" in {prop.unit}" if prop.unit else ""
            filled = f"{prop.filled:,} of {kind.count:,}"
            lines.append(f"    {prop.name}: {'|'.join(prop.types)}{unit}, {filled}")
    lines.append("")
    for triple in sorted(found.triples, key=lambda t: (t.type, -t.count)):
        start, end = triple.start[:1], triple.end[:1]
        lines.append(f"(:{''.join(start)})-[:{triple.type}]->(:{''.join(end)})  {triple.count:,}")
    return "\n".join(lines)
