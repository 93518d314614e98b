"""Reports in the formats that other programs open."""

from collections.abc import Callable, Sequence

from app.checks.page import as_html
from app.checks.report import COLUMNS, Report, rows
from app.exports.bcf import Topic, Version, View, as_bcf
from app.exports.tables import as_csv, as_xlsx


def topics(reports: Sequence[Report]) -> list[Topic]:
    """A topic for each requirement that fails, in which the elements that fail it are selected."""
    found = []
    for report in reports:
        for each in report.specifications:
            failing: dict[str, list[str]] = {}
            for text, one in each.failures:
                failing.setdefault(text, []).append(one.global_id)
            found += [
                Topic(
                    title=f"{each.name}: {text}",
                    text=f"{len(ids):,} elements of {report.model} fail this. {each.description}",
                    kind="Error",
                    views=(View(selected=tuple(one for one in ids if one)),),
                )
                for text, ids in failing.items()
            ]
    return found


def as_issues(reports: Sequence[Report], version: Version = "2.1") -> bytes:
    """The requirements that fail as a BCF file of this version."""
    return as_bcf(topics(reports), version)


def _as_json(reports: Sequence[Report]) -> bytes:
    inside = ",".join(each.model_dump_json() for each in reports)
    return f'{{"reports":[{inside}]}}'.encode()


FORMATS: dict[str, Callable[[Sequence[Report]], bytes]] = {
    "html": as_html,
    "json": _as_json,
    "bcf": as_issues,
    "xlsx": lambda reports: as_xlsx(COLUMNS, rows(tuple(reports))),
    "csv": lambda reports: as_csv(COLUMNS, rows(tuple(reports))),
}
"""Each format by the ending of its file names."""
