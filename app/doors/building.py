"""A building in a Python program or a notebook: `oriel.building(…)`."""

import warnings
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from agents import Answer, Mode
from app.checks.report import Report
from app.checks.running import check_twin
from app.doors import asking, looking
from app.doors.looking import Found, FoundFinding, NotedRows
from app.doors.notebook import Told
from app.elements.facts import Facts
from app.twins.disk import close_to_others
from app.twins.ingest import open_twin_of
from app.twins.library import data_dir
from graph_store import GraphSchema, GraphStore, connect


class Building:
    """A twin to ask, to look into and to check. A context manager; answers remember those before.

    What is refused raises `app.doors.problems.DoorError`, whose `problem.code` is stable.
    """

    def __init__(self, store: GraphStore) -> None:
        self.store = store
        self.answers: list[Answer] = []

    @classmethod
    def opened(cls, place: str | Path) -> "Building":
        """The twin of an IFC file, read on first use, or the twin of this name.

        Raises IfcFileError for a file that cannot be read, GraphError for a twin that is not there.
        Warns where other accounts may read what is kept.
        """
        if sentence := close_to_others(data_dir()):
            warnings.warn(sentence, stacklevel=3)
        if isinstance(place, Path) or place.lower().endswith((".ifc", ".ifczip")):
            return cls(open_twin_of(Path(place)))
        return cls(connect(twin=place, make=False))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        _type: type[BaseException] | None,
        _value: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Give up the connection; the embedded engine stops with its last user."""
        self.store.close()

    def ask(self, question: str, agents: Mode | None = None) -> Told:
        """The answer, field by field that of `oriel ask --json`; earlier ones are its history.

        A notebook shows it as a table and in the building.
        """
        found = asking.answered(question, self.store, agents, history=self.answers[-6:])
        self.answers.append(found)
        return Told.of(found, self.store)

    def cypher(self, query: str, limit: int = 1000, **parameters: Any) -> NotedRows:
        """The rows of a query that only reads; `note` tells names in it that the twin has not."""
        return looking.noted_rows(self.store, query, parameters, limit)

    def schema(self) -> GraphSchema:
        """Labels, properties with their SI units, relationships."""
        return self.store.schema()

    def find(self, text: str = "", ifc_class: str = "", limit: int = 100) -> list[Found]:
        """Elements by a part of their name, or by class with all classes below it."""
        return looking.find(self.store, text, ifc_class, limit=limit)[0]

    def describe(self, global_id: str) -> Facts:
        """All that the graph holds of one element."""
        return looking.described(self.store, global_id)

    def quality(self) -> list[FoundFinding]:
        """What is odd about the models."""
        return looking.findings(self.store)

    def check(self, ids: str | Path, *, keep: bool = True) -> tuple[Report, ...]:
        """What of an IDS file the models hold to, kept in the twin so that it can be asked about.

        Raises `app.checks.checking.CheckError`.
        """
        file = Path(ids)
        return check_twin(file.read_bytes(), file.name, self.store, keeping=keep)
