"""What one graph offers to ask about: labels, named nodes, relationships in words."""

import re
from functools import cached_property

from evaluation.generation.wording import Phrase, nouns, phrase
from graph_store import GraphStore, QueryError, Rows
from graph_store.schema import Triple

NAME = {True: "Name", False: "name"}
LONGEST_NAME = 70


class GenerationError(Exception):
    """A query of the generator's own failed; the text says which."""


def asked(store: GraphStore, cypher: str) -> Rows:
    found = store.read(cypher, limit=100_000, seconds=60)
    if isinstance(found, QueryError):
        raise GenerationError(f"{cypher} failed: {found.message}; mend the template")
    return found


def quoted(name: str) -> str:
    """A name as a Cypher string."""
    return "'" + name.replace("\\", "\\\\").replace("'", "\\'") + "'"


def asked_for(labels: tuple[str, ...]) -> str:
    """The label people ask for: `IfcWall` covers `IfcWallStandardCase` and the plain ones."""
    plain = re.sub(r"(StandardCase|ElementedCase)$", "", labels[0])
    return plain if plain in labels else labels[0]


def speakable(name: object) -> bool:
    """Whether a name is one: a text of more than marks, and not Oriel's word for none."""
    return (
        isinstance(name, str)
        and not name.startswith("[unnamed")
        and any(letter.isalnum() for letter in name)
    )


class GraphWords:
    """What one graph offers to ask about: labels, named nodes, relationships in words."""

    def __init__(self, store: GraphStore) -> None:
        self.store = store
        self.schema = store.schema()
        self.building = any(label.startswith("Ifc") for label in self.schema.labels)
        self.name = NAME[self.building]

    @cached_property
    def triples(self) -> list[tuple[Triple, Phrase]]:
        """The relationships that have words, with the label asked for at either end."""
        kinds = {(asked_for(t.start), t.type, asked_for(t.end)) for t in self.schema.triples}
        found = []
        for start, kind, end in sorted(kinds):
            how = phrase(kind, end, building=self.building)
            if how and "Model" not in {start, end}:
                found.append((Triple(start=(start,), type=kind, end=(end,), count=0), how))
        return found

    @cached_property
    def labels(self) -> list[str]:
        """The first labels of all kinds that are asked about."""
        first = {asked_for(kind.labels) for kind in self.schema.kinds} - {"Model"}
        told = {t.start[0] for t, _ in self.triples} | {t.end[0] for t, _ in self.triples}
        return sorted(first & told if self.building else first)

    def is_subject(self, label: str) -> bool:
        """Whether one asks for such nodes: not for a building's types and layer sets."""
        return label in self.labels and not (
            self.building
            and label.endswith(("Type", "Style", "Set", "Reference", "Annotation", "Opening"))
        )

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """For each label the names that only one of its nodes has."""
        found = {}
        for label in self.labels:
            rows = asked(
                self.store,
                f"MATCH (n:{label}) WHERE n.{self.name} IS NOT NULL RETURN n.{self.name}, count(*)",
            ).rows
            found[label] = sorted(
                name
                for name, count in rows
                if count == 1
                and speakable(name)
                and 1 < len(name) <= LONGEST_NAME
                and any(letter.isalpha() for letter in name)
            )
        return found

    def called(self, label: str, name: str) -> str:
        """A node in words: `Ground Floor`, `the wall 'South wall GF'`."""
        if not self.building or label == "IfcBuildingStorey":
            return name
        if label.endswith(("Type", "Style", "Reference")) or label == "IfcMaterial":
            return f"'{name}'"
        return f"the {nouns(label)[0]} '{name}'"
