"""Without a model two readers of a question, written apart, answer for each other.

What both find is told, where the second is not sure of something else. What only one understands,
or each in its own way, is asked back: the person chooses, and what was chosen is answered, as it is
said in words that can mean only one thing.
"""

from agents import rules, understanding
from agents.checks.sameness import same_result
from agents.messages import Feedback, Query, Question, Refusal, Split, Twin
from agents.steps.executor import execute, look_up
from agents.understanding import MOST_CHOICES, Heard
from graph_store import Execution, GraphStore, Rows

DIFFER = "I can read this in two ways, and they do not find the same."
SURE = 0.87
"""How likely a reading that only the second reader has must be."""
MOST_COMPARED = 10_000
"""Elements of two results that are held against each other."""


def by_both(
    question: Question, twin: Twin, feedback: Feedback | None = None
) -> Query | Refusal | Split:
    """The query that both readers agree in, else what may be meant; of a graph that is no building
    the first reader's, since the second one knows buildings only.

    Raises `GraphUnavailable` when the engine is gone.
    """
    made = rules.generate(question, twin, feedback)
    if isinstance(made, Split) or not _is_building(twin):
        return made
    heard = understanding.hear(question, twin)
    if heard.chosen is not None:
        return _untried(heard.chosen, feedback)
    if heard.parts and heard.sure >= SURE:
        return Split(parts=heard.parts)
    if isinstance(made, Query):
        return _agreed(made, heard, twin.store, feedback)
    if heard.told is not None and heard.sure >= SURE:
        return _untried(heard.told, feedback)
    return _asked_back(made, heard)


def _asked_back(made: Refusal, heard: Heard) -> Refusal:
    """Why a question is not answered, as the second reader has it, with what may be meant."""
    choices = dict.fromkeys((*heard.choices, *made.suggestions))
    told = tuple(choices)[:MOST_CHOICES]
    return heard.refusal.model_copy(update={"suggestions": told})


def _agreed(
    made: Query, heard: Heard, store: GraphStore, feedback: Feedback | None
) -> Query | Refusal:
    """The first reader's query where the second one's reading finds the same, or all that share
    the first place of what it ranks, or more of the same things; that the first one finds nothing
    where the second one is sure of something says little. Else what the second one may have heard.
    """
    found = execute(made, store)
    nothing = _is_empty(found)
    if isinstance(heard.told, Refusal) and not nothing:
        return heard.told
    sure = heard.sure >= SURE
    likely = heard.results[:1] if sure else heard.results
    if (sure or not nothing) and any(agree(found, other) for other in likely):
        return made
    if (told := _of_the_second(made, found, heard, store)) is not None:
        return _untried(told, feedback)
    if not heard.results:
        return heard.refusal
    return Refusal(reason=DIFFER, suggestions=heard.choices)


def _of_the_second(
    made: Query, found: Execution, heard: Heard, store: GraphStore
) -> Query | Refusal | None:
    """The query that tells the most where the first reader found a part of it, or nothing; None
    where they differ.
    """
    first = heard.results[0] if heard.results else None
    if heard.told is None or first is None:
        return None
    if heard.tied and _is_one_of(found, first):
        return heard.told
    if _is_empty(found):
        return heard.told if heard.sure >= SURE and not _is_empty(first) else None
    if not isinstance(found, Rows) or not isinstance(heard.told, Query):
        return None
    one, other = _of_things(found), _of_things(first)
    if not same_result(one, other) or not same_elements(made, heard.told, store):
        return None
    return made if len(one.columns) > len(other.columns) else heard.told


def _is_building(twin: Twin) -> bool:
    return any(label.startswith("Ifc") for label in twin.schema.labels)


def _untried(query: Query | Refusal, feedback: Feedback | None) -> Query | Refusal:
    if isinstance(query, Refusal):
        return query
    if any(query.asks_as(other) for other in (feedback.tried if feedback else ())):
        return Refusal(reason="No other reading of the question is left to try.")
    return query


def _is_empty(found: Execution) -> bool:
    """Whether nothing is found; that two readers find nothing says little."""
    return isinstance(found, Rows) and all(
        value in (None, 0, False) for row in found.rows for value in row
    )


def agree(found: Execution, other: Rows) -> bool:
    """Whether two results say the same; things and how many of them there are do, and groups with
    and without those that hold nothing."""
    if not isinstance(found, Rows):
        return False
    if not found.rows and not other.rows:
        return True
    same = same_result(found, other) or same_result(_held(found), _held(other))
    return same or _counts(found, other) or _counts(other, found)


def _held(groups: Rows) -> Rows:
    """The groups that hold something; other results as they are."""
    if len(groups.columns) < 2 or groups.total != len(groups.rows):
        return groups
    rows = tuple(row for row in groups.rows if type(row[-1]) is not int or row[-1])
    return groups.model_copy(update={"rows": rows, "total": len(rows)})


def _of_things(found: Rows) -> Rows:
    """What is told of things, each told once, without what identifies them besides their names."""
    kept = [at for at, name in enumerate(found.columns) if name != "GlobalId"]
    if not kept or found.total != len(found.rows):
        return found
    told = (tuple(row[at] for at in kept) for row in found.rows)
    rows = tuple({repr(row): row for row in told}.values())
    columns = tuple(found.columns[at] for at in kept)
    return found.model_copy(update={"columns": columns, "rows": rows, "total": len(rows)})


def same_elements(one: Query, other: Query, store: GraphStore) -> bool:
    """Whether two queries speak of the same elements."""
    spoken: list[set[str]] = []
    for query in (one, other):
        keys = query.elements and look_up(store, query.elements, query.parameters, MOST_COMPARED)
        if not isinstance(keys, Rows) or keys.total != len(keys.rows):
            return False
        spoken.append({key for (key,) in keys.rows})
    return spoken[0] == spoken[1]


def _is_one_of(found: Execution, several: Rows) -> bool:
    """Whether a result is one row of several that share a first place."""
    alone = (several.model_copy(update={"rows": (row,), "total": 1}) for row in several.rows)
    return isinstance(found, Rows) and any(same_result(found, one) for one in alone)


def _counts(one: Rows, other: Rows) -> bool:
    """Whether one result is how many things the other names; a number is no thing, nor a yes."""
    alone = other.rows[0] if len(other.rows) == 1 else ()
    measured = any(isinstance(value, int | float) for value in alone)
    told = [value for row in one.rows for value in row]
    return not measured and told == [other.total] and not isinstance(told[0], bool)
