"""What is said where `it` is the first of some things, and several share the first place."""

from agents.messages import Refusal, Twin
from agents.understanding.answers.witnesses import witnesses
from agents.understanding.choosing.candidates import run
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.question import Linked
from agents.understanding.plans.algebra import (
    Aggregate,
    Ask,
    Count,
    Exists,
    Names,
    Nodes,
    Related,
)
from graph_store.rows import Rows


def one_of_several(
    linked: Linked, last: Ask, ask: Ask, context: Context, twin: Twin
) -> Refusal | None:
    """That one thing has to be named, where others are told by how they are related to `it` and
    several were the first: what is next to any of ten rooms is an answer to nothing.
    """
    ranked = isinstance(last, Names) and last.order is not None and last.limit is not None
    if not ranked or not isinstance(ask, Count | Names | Aggregate | Exists):
        return None
    its = [
        one.what.nodes
        for one in linked.mentions
        if isinstance(one.what, Set) and one.what.refers == "it" and one.what.many
    ]
    related = (one.nodes for one in ask.nodes.where if isinstance(one, Related))
    about = next((nodes for nodes in related if nodes in its), None)
    return _several(about, linked, context, twin) if about is not None else None


def _several(about: Nodes, linked: Linked, context: Context, twin: Twin) -> Refusal | None:
    rows = run(Names(about), context, twin)[1]
    if not isinstance(rows, Rows) or rows.total < 2:
        return None
    word = next((one.text for one in linked.pointing), "it")
    named = " ".join(witnesses(rows))
    return Refusal(reason=f"Please name the one that “{word}” stands for. {named}")
