"""Reports in the formats that other programs open."""

from collections.abc import Callable, Mapping, Sequence

from app.checks.page import as_html
from app.checks.report import COLUMNS, Failure, Report, rows
from app.exports.bcf import Topic, Version, View, as_bcf
from app.exports.camera import Box, camera_on
from app.exports.tables import as_csv, as_xlsx
from app.words.wording import counted

NOWHERE: Mapping[str, Box] = {}


def topics(reports: Sequence[Report], boxes: Mapping[str, Box] = NOWHERE) -> list[Topic]:
    """A topic for each requirement that fails, in which the elements that fail it are selected.

    A camera looks at those that there is a box of, by GlobalId.
    """
    found = []
    for report in reports:
        for each in report.specifications:
            failing: dict[str, list[Failure]] = {}
            for text, one in each.failures:
                failing.setdefault(text, []).append(one)
            found += [
                Topic(
                    title=f"{each.name}: {text}",
                    text=f"{_told(failures, report.model)} {each.description}".strip(),
                    kind="Error",
                    views=_views([one.global_id for one in failures if one.global_id], boxes),
                )
                for text, failures in failing.items()
            ]
    return found


def _told(failures: Sequence[Failure], model: str) -> str:
    if not failures[0].ifc_class:
        return f"{model}: {failures[0].reason}"
    verb = "fails" if len(failures) == 1 else "fail"
    return f"{counted(len(failures), 'element')} of {model} {verb} this."


def _views(ids: Sequence[str], boxes: Mapping[str, Box]) -> tuple[View, ...]:
    """The one view of these elements; none of none."""
    camera = camera_on([boxes[one] for one in ids if one in boxes])
    return (View(selected=tuple(ids), camera=camera),) if ids else ()


def as_issues(
    reports: Sequence[Report], version: Version = "2.1", boxes: Mapping[str, Box] = NOWHERE
) -> bytes:
    """The requirements that fail as a BCF file of this version."""
    return as_bcf(topics(reports, boxes), version)


def failing(reports: Sequence[Report]) -> tuple[str, ...]:
    """The elements that fail, each once."""
    return tuple(dict.fromkeys(one for report in reports for one in report.failing))


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
