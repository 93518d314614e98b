"""Questions about what is connected to what in hvac_heating.ifc."""

from collections.abc import Iterator

from evaluation.questions.facts import (
    Draft,
    Facts,
    counted,
    ids,
    tally,
)  # fmt: skip

PUMP = "0R2tatmCugcKcdt7S_4CPK"


def _neighbours(f: Facts) -> dict[str, set[str]]:
    """GlobalIds of elements to those of the elements joined to them through ports."""
    owner = {
        port: rel.RelatingObject for rel in f.all("IfcRelNests") for port in rel.RelatedObjects
        if port.is_a("IfcDistributionPort")
    }  # fmt: skip
    found: dict[str, set[str]] = {}
    for rel in f.all("IfcRelConnectsPorts"):
        ends = owner[rel.RelatingPort].GlobalId, owner[rel.RelatedPort].GlobalId
        for here, there in (ends, ends[::-1]):
            found.setdefault(here, set()).add(there)
    return found


def _reached(neighbours: dict[str, set[str]], start: str) -> dict[str, int]:
    """Every element that can be reached from `start`, with the fewest steps to it."""
    steps, front = {start: 0}, [start]
    while front:
        front = list(
            dict.fromkeys(n for e in front for n in neighbours.get(e, ()) if n not in steps)
        )
        depth = max(steps.values()) + 1
        steps |= dict.fromkeys(front, depth)
    return steps


def questions(f: Facts) -> Iterator[Draft]:
    neighbours = _neighbours(f)
    (boiler,) = f.all("IfcBoiler")
    reached = _reached(neighbours, PUMP)
    yield Draft(
        "path",
        "Can the boiler be reached from pump 0R2tatmCugcKcdt7S_4CPK through the pipework?",
        boiler.GlobalId in reached,
    )
    yield Draft(
        "topology",
        "How many elements are directly connected to the boiler?",
        len(neighbours[boiler.GlobalId]),
        elements=tuple(sorted(neighbours[boiler.GlobalId])),
    )
    tee = max(f.all("IfcPipeFitting"), key=lambda e: len(neighbours.get(e.GlobalId, ())))
    yield Draft(
        "topology",
        f"Which elements are connected to the fitting {tee.GlobalId}?",
        sorted(neighbours[tee.GlobalId]),
        elements=tuple(sorted(neighbours[tee.GlobalId])),
    )
    valves = [v for v in f.all("IfcValve") if v.GlobalId in reached]
    yield Draft(
        "path",
        "How many valves can be reached from pump 0R2tatmCugcKcdt7S_4CPK?",
        len(valves),
        elements=ids(valves),
    )
    yield Draft(
        "path",
        "How many steps is it at least from pump 0R2tatmCugcKcdt7S_4CPK to the boiler?",
        reached[boiler.GlobalId],
    )
    yield counted("count", "How many ports does the model have?", f.all("IfcDistributionPort"))
    ports = tally(
        r.RelatingObject.is_a()
        for r in f.all("IfcRelNests")
        for p in r.RelatedObjects
        if p.is_a("IfcDistributionPort")
    )
    yield Draft("groupby", "How many ports are there per element class?", ports)
    alone = [e for e in f.all("IfcDistributionFlowElement") if not neighbours.get(e.GlobalId)]
    yield counted("negation", "How many flow elements are connected to nothing?", alone)
