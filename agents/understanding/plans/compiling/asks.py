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


def compile_ask(ask: Ask, terrain: Terrain, engine: str = "") -> Compiled:
    """The query of an ask, in the dialect of an engine.

    Raises `Unwritable`; `Several` is taken apart before.
    """
    if _orders_lists(ask, terrain):
        raise Unwritable("lists, which are no more and no less than others")
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


def _orders_lists(ask: Ask, terrain: Terrain) -> bool:
    """Whether lists are to be put in order, added up or told apart: what they hold would be."""
    if not isinstance(ask, Aggregate | Names):
        return False
    measure = ask.measure if isinstance(ask, Aggregate) else ask.order
    if measure is None or measure.related is not None:
        return False
    names = [name for group in measure.groups for name in group]
    kinds = ask.nodes.kinds
    return bool(names) and all(terrain.is_typed(name, "list", among=kinds) for name in names)
