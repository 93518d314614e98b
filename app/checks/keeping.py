"""What came of a check, kept in the twin: a node for each requirement, marks on the elements.

    (:IfcDoor)-[:FAILS {reason}]->(:Requirement {Name, LongName, Failed, …})<-[:MEETS]-(:IfcDoor)

All of it is derived and says so. It is replaced by the next check of the same title, and goes with
the model, since it is of that file alone.
"""

import re
from collections.abc import Sequence
from datetime import UTC, datetime

from app.checks.report import THERE, UNWANTED, Failure, Report, Requirement, Specification
from graph_store import GraphError, GraphStore, ModelInfo, QueryError
from graph_store.annotating import Annotations, Mark
from ifc_loader.property_graph import Node, Value

LABEL = "Requirement"
FAILS, MEETS = "FAILS", "MEETS"
SOURCE = "IDS: "
MOST_MET = 200_000
"""Elements of one model that are related to what they meet; beyond that they are counted alone."""
LONGEST = 500
KEPT = f"""
MATCH (r:{LABEL}) RETURN r.model AS model, r.Checklist AS title, count(r) AS requirements,
  sum(r.Failed) AS failed ORDER BY model, title
"""


def keep(reports: Sequence[Report], store: GraphStore, models: Sequence[ModelInfo]) -> None:
    """Put reports into the twin, each beside its model of `models`, in the place of the earlier.

    Raises GraphError where a model was replaced since it was checked.
    """
    checked = datetime.now(UTC).isoformat(timespec="seconds")
    digests = {each.name: each.sha256 for each in models}
    for report in reports:
        store.annotate(annotations(report, digests[report.model], checked))


def forget(model: ModelInfo, title: str, store: GraphStore) -> None:
    """Take what came of the check called `title` out of the twin."""
    store.annotate(Annotations(model.name, model.sha256, LABEL, SOURCE + title[:LONGEST]))


def kept(store: GraphStore) -> tuple[tuple[str, str, int, int], ...]:
    """Of each check in the twin: its model and title, how many requirements, how often they fail.

    Raises GraphError where the query fails.
    """
    found = store.read(KEPT)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    return tuple((model, title, count, failed) for model, title, count, failed in found.rows)


def annotations(report: Report, sha256: str, checked: str) -> Annotations:
    """A report of the file with this digest as nodes and marks; `checked` is when, ISO 8601."""
    nodes: list[Node] = []
    marks: list[Mark] = []
    met: list[Mark] = []
    for number, each in enumerate(report.specifications, 1):
        parts = requirements(each)
        for place, part in enumerate(parts, 1):
            key = f"{report.model}/{SOURCE}{report.title[:LONGEST]}/{number}.{place}"
            facts: dict[str, Value] = {
                "Name": each.name if len(parts) == 1 else f"{each.name}: {part.text}",
                "Description": part.text,
                "Specification": each.name,
                "Checklist": report.title,
                "Usage": each.usage,
                "Holds": part.holds,
                "Applicable": each.applicable,
                "Passed": part.passed,
                "Failed": len(part.failures),
                "Checked": checked,
            }
            if part.about:
                facts["LongName"] = in_words(part.about)
            nodes.append(Node(key, (LABEL,), facts))
            marks += [
                Mark(global_id, FAILS, key, {"reason": "; ".join(reasons)[:LONGEST]})
                for global_id, reasons in _reasons(part.failures).items()
            ]
            met += [Mark(global_id, MEETS, key) for global_id in part.passing]
    if len(met) <= MOST_MET:
        marks += met
    source = SOURCE + report.title[:LONGEST]
    return Annotations(report.model, sha256, LABEL, source, tuple(nodes), tuple(marks))


def in_words(name: str) -> str:
    """What a requirement is about, as people say it: `FireRating` → `fire rating`."""
    return re.sub(r"(?<=[^\W\d_A-Z])(?=[A-Z])", " ", name).replace("_", " ").strip().lower()


def requirements(each: Specification) -> tuple[Requirement, ...]:
    """What a specification asks for: its requirements, and that there be any, or none, at all."""
    if each.unwanted or each.usage == "prohibited":
        none = Requirement(text=UNWANTED, holds=not each.unwanted, passed=0, failures=each.unwanted)
        return (*each.requirements, none)
    if each.requirements and (each.applicable or each.holds):
        return each.requirements
    return (Requirement(text=THERE, holds=each.holds, passed=each.applicable),)


def _reasons(failures: Sequence[Failure]) -> dict[str, list[str]]:
    """Why each element fails, by GlobalId; what has none is counted on the requirement alone."""
    found: dict[str, list[str]] = {}
    for one in failures:
        if one.global_id:
            found.setdefault(one.global_id, []).append(one.reason)
    return found
