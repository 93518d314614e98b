"""What Oriel knows of the graph of a building in no language, read from `graph.toml`."""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from ifc_loader.package_tables import package_table

if TYPE_CHECKING:
    from agents.understanding.schema.terrain import Hop


@dataclass(frozen=True)
class Knowledge:
    """Tables of labels, relationships and properties; `graph.toml` says what each holds."""

    prefer: tuple[str, ...]
    symmetric: frozenset[str]
    flow: frozenset[str]
    attaching: frozenset[str]
    membership: frozenset[str]
    passage: frozenset[str]
    single: frozenset[str]
    alike: dict[str, frozenset[str]]
    same: frozenset[str]
    outside: dict[str, str]
    stated: dict[str, str]
    wholes: dict[str, str]
    instances: dict[str, str]
    members: dict[str, str]
    uses: dict[str, str]
    additive: frozenset[str]
    names: dict[str, tuple[str, ...]]
    calling: tuple[str, ...]
    whole: frozenset[str]
    places: tuple[str, ...]
    addresses: tuple[str, ...]
    held: tuple[str, ...]
    wide: tuple[str, ...]
    people: tuple[str, ...]
    authors: tuple[str, ...]
    somebody: frozenset[str]
    stand_for: dict[str, frozenset[str]]
    unspoken: tuple[str, ...]
    quiet: tuple[str, ...]
    headers: tuple[str, ...]
    generic: tuple[str, ...]
    broad: frozenset[str]

    def leads_down(self, hop: "Hop") -> bool:
        """Whether a relationship leads from a whole, or a place, to what is of it or in it."""
        return self.wholes.get(hop.type, hop.direction) != hop.direction


@cache
def knowledge() -> Knowledge:
    """The tables, read once."""
    told = package_table("agents.understanding.schema", "graph.toml")
    paths, scope = told["paths"], told["scope"]
    return Knowledge(
        prefer=tuple(paths["prefer"]),
        symmetric=frozenset(paths["symmetric"]),
        flow=frozenset(paths["flow"]),
        attaching=frozenset(paths["attaching"]),
        membership=frozenset(paths["membership"]),
        passage=frozenset(paths["passage"]),
        single=frozenset(paths["single"]),
        alike={one: frozenset(these) for these in paths["alike"] for one in these},
        same=frozenset(paths["same"]),
        outside=paths["outside"],
        stated=paths["stated"],
        wholes=paths["wholes"],
        instances=told["instances"],
        members=told["members"],
        uses=told["uses"],
        additive=frozenset(told["sums"]["additive"]),
        names={label: tuple(names) for label, names in told["names"].items()},
        calling=tuple(told["calling"]["last"]),
        whole=frozenset(scope["whole"]),
        places=tuple(scope["places"]),
        addresses=tuple(scope["addresses"]),
        held=tuple(scope["held"]),
        wide=tuple(scope["wide"]),
        people=tuple(scope["people"]),
        authors=tuple(scope["authors"]),
        somebody=frozenset(scope["somebody"]),
        stand_for={label: frozenset(words) for label, words in told["stand_for"].items()},
        unspoken=tuple(scope["unspoken"]),
        quiet=tuple(scope["quiet"]),
        headers=tuple(scope["headers"]),
        generic=tuple(scope["generic"]),
        broad=frozenset(scope["broad"]),
    )
