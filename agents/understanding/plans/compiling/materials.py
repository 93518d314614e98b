"""The layers of things, and how much of a material they hold."""

from agents.understanding.plans.algebra import Content, Layers, Nodes
from agents.understanding.plans.compiling.conditions import conditions_of, node_pattern
from agents.understanding.plans.compiling.draft import Compiled, Draft
from agents.understanding.plans.compiling.matching import matched
from agents.understanding.plans.compiling.measures import value_columns
from agents.understanding.plans.contents import content_lines


def write_layers(draft: Draft, ask: Layers) -> Compiled:
    """The layers of things: in their order, how many, how thick, or the thickest."""
    node, lines = matched(draft, ask.nodes)
    elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
    material = ask.material or Nodes((), frozenset())
    tests = conditions_of(draft, material, "material")
    body = [*lines, f"MATCH ({node})-[layer:HAS_LAYER]->{node_pattern(material, 'material')}"]
    body += ["WHERE " + "\n  AND ".join(tests)] if tests else []
    descending = " DESC" if ask.descending else ""
    told = {
        "list": [
            "RETURN DISTINCT layer.order AS `order`, material.Name AS material, "
            "layer.thickness AS thickness",
            "ORDER BY `order`, material",
        ],
        "count": ["RETURN count(DISTINCT layer.order) AS count"],
        "thickness": ["RETURN DISTINCT layer.thickness AS thickness", "ORDER BY thickness"],
        "total": [
            f"WITH DISTINCT {node}, layer",
            f"WITH {node}, sum(layer.thickness) AS thickness",
            "RETURN DISTINCT thickness",
            "ORDER BY thickness",
        ],
        "ranked": [
            "RETURN DISTINCT material.Name AS material, layer.thickness AS thickness",
            f"ORDER BY thickness{descending}, material",
            f"LIMIT {ask.limit}",
        ],
    }[ask.form]
    names = 1 if ask.form == "ranked" else 0
    units = {} if ask.form == "count" else {"thickness": "m"}
    return draft.done([*body, *told], names, elements, units)


def write_content(draft: Draft, ask: Content) -> Compiled:
    """How much of a material things hold."""
    node, lines = matched(draft, ask.things)
    lines.append(f"WITH DISTINCT {node}")
    material = draft.fresh_node()
    pattern, tests = (
        node_pattern(ask.material, material),
        conditions_of(draft, ask.material, material),
    )
    found = [f"MATCH ({node})-[:HAS_MATERIAL]->{pattern}"]
    found += ["WHERE " + "\n  AND ".join(tests)] if tests else []
    elements = "\n".join([*lines, *found, f"RETURN DISTINCT {node}.key AS key"])
    value = value_columns(ask.measure, node)[0][1]
    lines += content_lines(node, value, pattern, tests, by_layer=ask.by_layer)
    return draft.done(lines, 0, elements, {"sum": ask.measure.unit})
