"""Whether there is any, the share of some, and two things held against each other."""

from agents.understanding.plans.algebra import (
    Aggregate,
    Condition,
    Count,
    Either,
    Exists,
    Measure,
    Nodes,
    Related,
    Share,
    Test,
    Versus,
)
from agents.understanding.plans.compiling.conditions import walks
from agents.understanding.plans.compiling.draft import Compiled, Draft, Unwritable
from agents.understanding.plans.compiling.matching import each_counted, matched
from agents.understanding.plans.compiling.measures import aggregated, measure_lines
from agents.understanding.plans.spelling import as_written
from agents.understanding.schema.terrain import Terrain
from graph_store import quoted

NEITHER = "neither"
"""How it begins where of two things none is so."""


def write_exists(draft: Draft, ask: Exists) -> Compiled:
    """Whether there are such things; or whether all of them are those."""
    if ask.every is not None:
        return _every(draft, ask)
    node, lines = matched(draft, ask.nodes)
    elements = "\n".join([*lines, f"RETURN DISTINCT {node}.key AS key"])
    return draft.done([*lines, f"RETURN count(DISTINCT {node}) > 0 AS answer"], 0, elements)


def _every(draft: Draft, ask: Exists) -> Compiled:
    assert ask.every is not None
    node, lines = matched(draft, ask.nodes)
    if any(_must_go_first(one) for one in ask.nodes.where):
        return _each_so(draft, ask.nodes, ask.every, node, lines)
    body = [*lines, f"WITH count(DISTINCT {node}) AS whole"]
    other, more = matched(draft, ask.every, optional=True)
    body += [*more, f"WITH whole, count(DISTINCT {other}) AS part"]
    body.append("RETURN part = whole AND whole > 0 AS answer, part, whole")
    return draft.done(body, 0, None)


def _must_go_first(one: Condition) -> bool:
    """Whether a condition is counted or compared, which nothing may be matched before."""
    return walks(one) and not (isinstance(one, Related) and not (one.negated or one.count))


def _each_so(draft: Draft, nodes: Nodes, every: Nodes, node: str, lines: list[str]) -> Compiled:
    """The same with what is said of the things found for each of them: `are all rooms without a
    window on level 1`.
    """
    if (nodes.labels, nodes.concepts) != (every.labels, every.concepts):
        raise Unwritable("what other things are, said of counted ones")
    said = Either(tuple(one for one in every.where if one not in nodes.where))
    walked, met, _ = each_counted(draft, said, node, [node])
    so = " AND ".join(f"({one})" for one in met)
    body = [*lines, *walked, f"WITH {node}, CASE WHEN {so} THEN 1 ELSE 0 END AS so"]
    body.append(f"WITH count(DISTINCT {node}) AS whole, sum(so) AS part")
    body.append("RETURN part = whole AND whole > 0 AS answer, part, whole")
    return draft.done(body, 0, None)


def write_share(draft: Draft, ask: Share) -> Compiled:
    """What part of things, or of what is measured of them, others are, in per cent."""
    node, lines = matched(draft, ask.whole)
    body = [*lines, *_size(draft, ask.measure, node, [], "whole")]
    other, more = matched(draft, ask.part, optional=True)
    body += [*more, *_size(draft, ask.measure, other, ["whole"], "part")]
    body.append("RETURN CASE WHEN whole > 0 THEN 100.0 * part / whole END AS share, part, whole")
    unit = ask.measure.unit if ask.measure else ""
    return draft.done(body, 0, None, {"share": "%", "part": unit, "whole": unit})


def _size(
    draft: Draft, measure: Measure | None, node: str, carried: list[str], title: str
) -> list[str]:
    """How many nodes, or what a measure of them adds up to."""
    held = ", ".join([*carried, ""])
    if measure is None:
        return [f"WITH {held}count(DISTINCT {node}) AS {title}"]
    lines = [f"WITH DISTINCT {held}{node}"]
    more, values = measure_lines(draft, measure, node, [*carried, node], flat=True)
    return [*lines, *more, f"WITH {held}sum({values[0][1]}) AS {title}"]


def write_versus(draft: Draft, ask: Versus) -> Compiled:
    """Two numbers held against each other; measures by what a person can measure."""
    body: list[str] = []
    sides = (ask.left, ask.right)
    for title, side in zip(("one", "other"), sides, strict=True):
        carried = ["one"] if title == "other" else []
        node, lines = matched(draft, side.nodes, optional=bool(carried))
        body += lines
        held = ", ".join([*carried, ""])
        if isinstance(side, Count):
            body.append(f"WITH {held}count(DISTINCT {node}) AS {title}")
            continue
        body.append(f"WITH DISTINCT {held}{node}")
        more, values = measure_lines(draft, side.measure, node, [*carried, node], flat=True)
        body += [*more, f"WITH {held}{aggregated(side.function, values[0][1])} AS {title}"]
    unit = ask.left.measure.unit if isinstance(ask.left, Aggregate) else ""
    textual = isinstance(ask.left, Aggregate) and _is_text(draft.terrain, ask.left.measure)
    titles = [_side(side.nodes) or "one" for side in sides]
    titles = titles if len(set(titles)) == 2 else ["one", "other"]
    if ask.mode == "either":
        return _which_holds(draft, ask, body)
    if ask.mode in {"more", "less"}:
        return _which_of(draft, ask, body, titles, unit)
    measured = bool(unit) and draft.terrain.of_building and not textual
    apart = " + 0.0001 * abs(one)" * measured
    told = {
        "difference": "abs(one - other)" if draft.terrain.of_building else "one - other",
        "ratio": "CASE WHEN other <> 0 THEN 1.0 * one / other END",
        "is_more": f"one > other{apart}",
        "is_less": f"one{apart} < other",
        "same": "one = other" if textual else "abs(one - other) < 0.0001",
    }.get(ask.mode)
    if told is None:
        raise Unwritable(f"two things held against each other by {ask.mode}")
    number = ask.mode in {"difference", "ratio"}
    columns = [
        f"{name} AS {quoted(title)}" for name, title in zip(("one", "other"), titles, strict=True)
    ]
    columns.insert(2 if number else 0, f"{told} AS answer")
    columns = columns if draft.terrain.of_building else [f"{told} AS answer"]
    body.append(f"RETURN {', '.join(columns)}")
    in_units = [*titles, *(["answer"] if ask.mode == "difference" else [])]
    units = dict.fromkeys(in_units, unit) if isinstance(ask.left, Aggregate) and not textual else {}
    return draft.done(body, 0, None, units)


def _which_of(draft: Draft, ask: Versus, body: list[str], titles: list[str], unit: str) -> Compiled:
    """The side that has more, or less, with its number; both where they are the same."""
    sign = ">" if ask.mode == "more" else "<"
    left, right = (draft.parameter(title) for title in titles)
    both = draft.parameter(" and ".join(titles))
    number = ask.left.measure.word if isinstance(ask.left, Aggregate) else "count"
    alike = "abs(one - other) <= 0.0001 * abs(one)"
    body.append(
        f"RETURN CASE WHEN {alike} THEN {both} WHEN one {sign} other THEN {left} "
        f"ELSE {right} END AS name"
        + f", CASE WHEN one {sign} other THEN one ELSE other END AS {quoted(number)}"
        * draft.terrain.of_building
    )
    return draft.done(body, 1, None, {number: unit} if unit else {})


def _which_holds(draft: Draft, ask: Versus, body: list[str]) -> Compiled:
    """Which of two things is so; of several things with the number of those of which it is."""
    titles = [as_written(side.nodes.where_text, side.nodes) for side in (ask.left, ask.right)]
    one, other = (draft.parameter(title) for title in titles)
    both = draft.parameter(" and ".join(titles))
    neither = draft.parameter(f"{NEITHER} {' nor '.join(titles)}")
    columns = [
        f", {name} AS {quoted(f'number of {title}')}"
        for name, title in zip(("one", "other"), titles, strict=True)
    ]
    body.append(
        f"RETURN CASE WHEN one > 0 AND other > 0 THEN {both} WHEN one > 0 THEN {one} "
        f"WHEN other > 0 THEN {other} ELSE {neither} END AS name{''.join(columns) * ask.numbers}"
    )
    return draft.done(body, 1, None)


def _is_text(terrain: Terrain, measure: Measure) -> bool:
    """Whether a measure is no number: a text or a date."""
    names = [name for group in measure.groups for name in group]
    return bool(names) and not any(terrain.is_typed(name, "integer", "float") for name in names)


def _side(nodes: Nodes) -> str:
    """What one of two things held against each other is called: `external wall`, `flat A`."""
    before = all(isinstance(one, Test) and isinstance(one.value, bool) for one in nodes.where)
    words = (nodes.where_text, nodes.text) if before else (nodes.text, nodes.where_text)
    return as_written(" ".join(filter(None, words)), nodes)
