"""The last published numbers of each set: the rule minds may answer no fewer rightly, and no more
wrongly.

`floors.json` names a set by its path in the repository, or under `shared/` where it is not checked
in. Published are the same numbers, in docs/evaluation.md.
"""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from pydantic import BaseModel, ConfigDict, TypeAdapter

from evaluation.asking.results import Result
from evaluation.asking.run import Plan, run
from evaluation.comparing.compare import Outcome
from evaluation.reports.report import markdown_table
from evaluation.sets.model_files import ROOT, model_folders, shared_folder
from evaluation.sets.question_sets import read_questions
from graph_store import GraphSettings

FLOORS = Path(__file__).with_name("floors.json")
PUBLISHED = ROOT / "docs" / "evaluation.md"
_SHARED = "shared/"
_BLOCK = re.compile(r"(?<=<!-- floors -->\n).*?(?=<!-- end of floors -->)", re.DOTALL)


class Floor(BaseModel):
    """Questions answered right and wrong, of all in the set."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    right: int
    wrong: int
    of: int


_FLOORS = TypeAdapter(dict[str, Floor])


def read_floors(file: Path = FLOORS) -> dict[str, Floor]:
    """Every floor by its set's name. Raises ValidationError where the file is something else."""
    return _FLOORS.validate_json(file.read_text(encoding="utf-8"))


def write_floors(floors: Mapping[str, Floor], file: Path, page: Path) -> None:
    """Set the floors, and publish them in the table of a page where there is that page."""
    file.write_text(_FLOORS.dump_json(dict(floors), indent=2).decode() + "\n", encoding="utf-8")
    if page.exists():
        table = f"{floors_table(floors)}\n"
        told = _BLOCK.sub(lambda _: table, page.read_text(encoding="utf-8"))
        page.write_text(told, encoding="utf-8")


def published_table(page: Path = PUBLISHED) -> str:
    """The table of floors as the page has it."""
    found = _BLOCK.search(page.read_text(encoding="utf-8"))
    return found.group().strip() if found else ""


def floors_table(floors: Mapping[str, Floor]) -> str:
    """One row a set."""
    rows = [
        [
            f"`{name}`",
            str(floor.right),
            str(floor.wrong),
            str(floor.of),
            f"{100 * floor.right / floor.of:.1f} %",
        ]
        for name, floor in floors.items()
    ]
    return markdown_table(["set", "right", "wrong", "of", "accuracy"], rows)


def set_path(name: str) -> Path:
    """Where a set lies, which need not be there if it is a shared one."""
    shared = name.startswith(_SHARED)
    return shared_folder() / name.removeprefix(_SHARED) if shared else ROOT / name


def measured_set(name: str, graph: GraphSettings) -> list[Result]:
    """The rule minds' results on a set.

    Raises QuestionSetError or ModelNotFoundError where the set or a model of it is not at hand.
    """
    path = set_path(name)
    plan = Plan(mode="rules", graph=graph, folders=model_folders(path.parent))
    return [asked.result for asked in run(read_questions(path), plan)]


def counted(results: Sequence[Result]) -> Floor:
    """What was answered of a set."""
    return Floor(
        right=sum(result.right for result in results),
        wrong=sum(result.outcome is Outcome.WRONG for result in results),
        of=len(results),
    )


def fall(floor: Floor, measured: Floor) -> str | None:
    """How a set falls short of its floor; None where it does not."""
    if measured.of != floor.of:
        return f"the set has {measured.of} questions, its floor is of {floor.of}"
    if measured.right < floor.right:
        return f"{measured.right} of {measured.of} right, published were {floor.right}"
    if measured.wrong > floor.wrong:
        return f"{measured.wrong} of {measured.of} wrong, published were {floor.wrong}"
    return None
