"""`Ask` → Cypher of the core that Memgraph, Neo4j and ArcadeDB all run."""

from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Content,
    Count,
    Exists,
    Layers,
    Links,
    Names,
    Share,
    Top,
    Versus,
)
from agents.understanding.plans.compiling.comparisons import write_exists, write_share, write_versus
from agents.understanding.plans.compiling.draft import Compiled, Draft, Unwritable
from agents.understanding.plans.compiling.groups import write_top
from agents.understanding.plans.compiling.lists import write_names
from agents.understanding.plans.compiling.materials import write_content, write_layers
from agents.understanding.plans.compiling.numbers import write_aggregate, write_count, write_links
from agents.understanding.schema.terrain import Terrain
from registers.joining import REGISTER_ROW


def compile_ask(ask: Ask, terrain: Terrain, engine: str = "") -> Compiled:
    """The query of an ask, in the dialect of an engine.

    Raises `Unwritable`; `Several` is taken apart before.
    """
    if _has_no_order(ask, terrain):
        raise Unwritable("lists, or amounts of several units, which are no more and no less")
    draft = Draft(terrain, engine)
    match ask:
        case Count():
            compiled = write_count(draft, ask)
        case Names():
            compiled = write_names(draft, ask)
        case Aggregate():
            compiled = write_aggregate(draft, ask)
        case Top():
            compiled = write_top(draft, ask)
        case Exists():
            compiled = write_exists(draft, ask)
        case Layers():
            compiled = write_layers(draft, ask)
        case Links():
            compiled = write_links(draft, ask)
        case Content():
            compiled = write_content(draft, ask)
        case Share():
            compiled = write_share(draft, ask)
        case Versus():
            compiled = write_versus(draft, ask)
        case _:
            raise Unwritable(type(ask).__name__)
    return compiled


def _has_no_order(ask: Ask, terrain: Terrain) -> bool:
    """Whether what is put in order, added up or told apart are lists, or amounts of rows of a
    register that have a property for each unit, `power (kW)` and `power (bar)`."""
    if not isinstance(ask, Aggregate | Names):
        return False
    measure = ask.measure if isinstance(ask, Aggregate) else ask.order
    if measure is None:
        return False
    kinds = measure.related.nodes.kinds if measure.related else ask.nodes.kinds
    filled = terrain.filled(kinds)
    names = {name for group in measure.groups for name in group if name in filled}
    if names and all(terrain.is_typed(name, "list", among=kinds) for name in names):
        return True
    bare = {name.partition(" (")[0] for name in names}
    units = [name for name in filled if name.partition(" (")[0] in bare]
    return kinds <= terrain.of_label.get(REGISTER_ROW, frozenset()) and len(units) > len(bare)
