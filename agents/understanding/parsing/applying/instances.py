"""The things that a type, a zone or a class goes by the name of."""

from agents.understanding.language.words import name_words
from agents.understanding.plans.algebra import Nodes, Related, Test
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Hop, Kinds, Terrain


def instances(nodes: Nodes, terrain: Terrain, *, many: bool = False) -> Nodes | None:
    """The things of a type that goes by a name, and of several the members of a zone that does;
    None where the nodes are neither.
    """
    if not terrain.of_building:
        return _of_the_class(nodes, terrain)
    held = knowledge().instances | (knowledge().members if many else {})
    for label, relation in held.items():
        if not nodes.kinds or not nodes.kinds <= terrain.of_label.get(label, frozenset()):
            continue
        ends = [
            (hop.reversed(), to)
            for kind in nodes.kinds
            for hop, to, _ in terrain.edges[kind]
            if hop.type == relation
        ]
        if ends:
            return _having(frozenset(to for _, to in ends), ends[0][0], nodes, terrain)
    return None


def _of_the_class(nodes: Nodes, terrain: Terrain) -> Nodes | None:
    """What is called by the name of its class: statues are what `hasGenre` leads to the genre
    `statue` from; the name of the relationship says so. A name in capitals is that of one thing.
    """
    called = [str(one.value) for one in nodes.where if isinstance(one, Test)]
    if not called or not all(name.islower() for name in called):
        return None
    ends: dict[Hop, set[int]] = {}
    for kind in nodes.kinds:
        label = name_words(terrain.schema.kinds[kind].labels[0])
        for hop, to, _ in terrain.edges[kind]:
            words = name_words(hop.type)
            if hop.direction == "in" and len(words) > 1 and label[-1:] == words[-1:]:
                ends.setdefault(hop, set()).add(to)
    if len(ends) != 1:
        return None
    ((hop, kinds),) = ends.items()
    return _having(frozenset(kinds), hop.reversed(), nodes, terrain)


def _having(kinds: Kinds, hop: Hop, nodes: Nodes, terrain: Terrain) -> Nodes:
    labels = terrain.narrowest_label(kinds)
    return Nodes(labels, kinds, text=nodes.text).having(Related((hop,), nodes))
