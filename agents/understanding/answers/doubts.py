"""Why what a reading finds is not told as an answer: nothing is there, or not what was said."""

from agents.messages import Refusal
from agents.understanding.answers.nouns import is_name, name_of
from agents.understanding.language.speaking import plural
from agents.understanding.parsing.joining import ONE_WAY
from agents.understanding.parsing.reading import Reading
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Condition,
    Count,
    Exists,
    Layers,
    Names,
    Nodes,
    Related,
    Test,
)
from graph_store.rows import QueryError, Rows
from ifc_loader.concepts import concepts

ENOUGH = 0.9
"""The share of rooms of known use from which on it is known as well which use none has."""


def doubt_of(
    reading: Reading,
    rows: Rows | QueryError,
    recognised: float = 1.0,
    added: Rows | QueryError | None = None,
) -> Refusal | None:
    """What is said in place of these rows; None where they answer.

    `recognised` is the share of the rooms whose use is known, between 0 and 1; `added` are the
    things of which the one value of the rows is a sum or the like.
    """
    ask = reading.ask
    return (
        absence(ask)
        or _repeated(ask, rows, left_out=reading.lost > 0)
        or (_unrecognised(ask) if recognised < ENOUGH else None)
        or _placeholder(ask, rows)
        or _miscounted(ask, added or rows, reading.presumed)
        or _not_next(ask, rows)
        or _nothing_like_it(ask, rows)
    )


def is_of_none(ask: Ask) -> bool:
    """Whether an ask is about things that the twin has none of."""
    return isinstance(ask, Count | Names | Aggregate | Exists) and ask.nodes.absent


def tells_what_is_nowhere(ask: Ask) -> bool:
    """Whether of things it is asked only what nothing of the twin has."""
    told = ask.measures if isinstance(ask, Names) else ()
    return bool(told) and not any(one.groups or one.counted for one in told)


def absence(ask: Ask) -> Refusal | None:
    """What is said of things the twin has none of; a count of them is 0, and a yes or no is no."""
    if isinstance(ask, Exists) and ask.nodes.absent and ask.nodes.where_text:
        return Refusal(reason=f"This model holds nothing that it calls {ask.nodes.text}.")
    if isinstance(ask, Count | Names | Aggregate) and (lacking := ask.nodes.lacking):
        return Refusal(reason=f"This model holds no {' and no '.join(map(plural, lacking))}.")
    if isinstance(ask, Count | Exists):
        return None
    if isinstance(ask, Names | Aggregate | Layers) and ask.nodes.absent:
        return Refusal(reason=f"This model holds no {plural(ask.nodes.text)}.", absent=True)
    if tells_what_is_nowhere(ask):
        assert isinstance(ask, Names)
        words = " and ".join(one.word for one in ask.measures)
        return Refusal(reason=f"This model records no {words} of {_spoken_of(ask.nodes)}.")
    return None


def _repeated(ask: Ask, rows: Rows | QueryError, *, left_out: bool) -> Refusal | None:
    if not isinstance(rows, Rows) or not repeats(ask, rows, left_out=left_out):
        return None
    return Refusal(reason=f"I could not tell what is asked of {rows.rows[0][0]}.")


def repeats(ask: Ask, rows: Rows | QueryError, *, left_out: bool = False) -> bool:
    """Whether of one thing no more is found than its name, which the question says with more.

    `left_out`: it has words that the reading leaves out.
    """
    if not isinstance(ask, Names) or ask.measures or ask.by or ask.order:
        return False
    if not isinstance(rows, Rows) or not rows.rows:
        return False
    naming = [one for one in ask.nodes.where if isinstance(one, Test) and is_name(one)]
    values = [one.value if isinstance(one.value, tuple) else (one.value,) for one in naming]
    called = [value for each in values for value in each]
    if len(called) != 1 or (len(ask.nodes.where) == len(naming) and not left_out):
        return False
    told = [at for at, column in enumerate(rows.columns) if column != "GlobalId"]
    return all(row[at] in called for row in rows.rows for at in told)


def _unrecognised(ask: Ask) -> Refusal | None:
    """What is said of rooms of a use that none was recognised to have: by names alone that is no
    proof that there are none."""
    if not isinstance(ask, Count | Exists) or not ask.nodes.absent:
        return None
    if {concepts()[name].kind for name in ask.nodes.concepts if name in concepts()} != {"room"}:
        return None
    what = plural(ask.nodes.text)
    return Refusal(
        reason=f"I recognise no {what} here, by name or class; they may be called otherwise. "
        "Which words does the model use for them?"
    )


def _placeholder(ask: Ask, rows: Rows | QueryError) -> Refusal | None:
    """What is said where things hold but the very word for what is asked of them."""
    if not isinstance(ask, Names) or len(ask.measures) != 1 or not isinstance(rows, Rows):
        return None
    word = ask.measures[0].word
    told = {str(row[-1]).casefold() for row in rows.rows}
    if told != {word.casefold()}:
        return None
    return Refusal(reason=f"This model has nothing but a placeholder for the {word}.")


def _miscounted(ask: Ask, rows: Rows | QueryError, presumed: int | None) -> Refusal | None:
    """What is said where there are more or fewer things than a question takes for granted."""
    if presumed is None or not isinstance(ask, Names | Aggregate) or ask.by:
        return None
    if isinstance(ask, Names) and ask.order:
        return None
    if not isinstance(rows, Rows) or rows.total == presumed:
        return None
    found = plural(ask.nodes.text) if rows.total > 1 else ask.nodes.text
    return Refusal(
        reason=f"The question speaks of {presumed}, and I found {rows.total or 'no'} {found}."
    )


def _not_next(ask: Ask, rows: Rows | QueryError) -> Refusal | None:
    """What is said where none stands next along a flow: one further on may still be fed."""
    if not isinstance(ask, Count | Exists) or not isinstance(rows, Rows):
        return None
    flows = (one for one in ask.nodes.where if isinstance(one, Related))
    along = any(hop.type in ONE_WAY for one in flows for hop in one.path)
    if not along or any(row[-1] for row in rows.rows):
        return None
    what = plural(ask.nodes.text)
    return Refusal(reason=f"No {what} stand next to it along the flow; those further on may.")


def _nothing_like_it(ask: Ask, rows: Rows | QueryError) -> Refusal | None:
    """What is said where nothing is found, and a question takes for granted that something is."""
    if not is_empty_handed(ask, rows):
        return None
    about = ask.nodes.text if isinstance(ask, Names | Count | Aggregate) else ""
    return Refusal(reason=f"I found no {plural(about or 'thing')} like that; was it meant so?")


def is_empty_handed(ask: Ask, rows: Rows | QueryError) -> bool:
    """Whether an ask takes for granted that there is something, and finds nothing."""
    if not isinstance(rows, Rows):
        return True
    if isinstance(ask, Names) and not rows.rows:
        return not any(map(_may_be_none, ask.nodes.where))
    if isinstance(ask, Count | Aggregate) and ask.by is not None and not rows.rows:
        return True
    if isinstance(ask, Exists) or (isinstance(ask, Aggregate) and ask.by is None):
        whole = isinstance(ask, Aggregate) or ask.every is not None
        return whole and rows.rows[0][-1] in (None, 0) and bool(ask.nodes.where)
    if isinstance(ask, Count) and ask.by is None and rows.rows[0][0] == 0:
        return len(ask.nodes.where) > 1 and not any(map(_is_yes_or_no, ask.nodes.where))
    return False


def _may_be_none(one: Condition) -> bool:
    """Whether it is an answer that nothing fulfils a condition: a bound, a yes or no, a lack."""
    bound = isinstance(one, Test) and one.operator in {"<", "<=", ">", ">="}
    return bound or _is_yes_or_no(one) or (isinstance(one, Related) and one.negated)


def _is_yes_or_no(one: Condition) -> bool:
    """Whether a condition may well hold for none: that a thing is, or is not, of a kind."""
    return isinstance(one, Test) and isinstance(one.value, bool)


def _spoken_of(nodes: Nodes) -> str:
    """The word or the name for some things; of what was only pointed to, those."""
    return name_of(nodes) or (plural(nodes.text) if nodes.text else "those")
