"""Instructions Generator: what was not found in the graph → how to change the query."""

from agents.messages import Check, Instructions, Query, Verification
from agents.model.model_client import Model
from agents.model.model_errors import BadReply, BudgetSpent
from agents.model.replies import ask_model, shortened
from agents.schema.result_text import one_line

MOST_LINES = 20
"""Instructions of a model that are followed."""

WORDING = {
    "label": "No node has the label {entity}",
    "property": "No node has the property {entity}",
    "value": "Nothing in the graph has {entity}",
    "pattern": "No relationship runs {entity}",
    "type": "No relationship is of the type {entity}",
}


INSTEAD = (
    "None of these surely meant? Then do not compare by equality: leave that condition out and "
    "return the values compared, DISTINCT {compared}."
)
NOT_TOGETHER = (
    "Every name exists. If nothing was found, nothing has it all at once: leave out the condition "
    "least sure, and return the values compared, DISTINCT {compared}."
)


def by_code(query: Query, verification: Verification) -> Instructions:
    """One sentence for each failed check, with the nearest names that exist.

    Where equality with a text may be what found nothing, one more asks for the values compared.
    """
    missing = [one for one in verification.checks if not one.found]
    compared = dict.fromkeys(one.compared for one in missing or verification.checks if one.compared)
    instead = (INSTEAD if missing else NOT_TOGETHER).format(compared=", ".join(compared))
    return Instructions(lines=(*map(sentence, missing), *([instead] if compared else [])))


def by_model(model: Model, query: Query, verification: Verification) -> Instructions:
    """Ask the model how to change the query; without a usable reply, say it by code."""
    inputs = {"cypher": query.cypher, "checks": checks_text(verification)}
    try:
        written = ask_model(model, "instructions_generator", inputs, Instructions)
    except (BadReply, BudgetSpent):
        return by_code(query, verification)
    return Instructions(lines=tuple(map(shortened, written.lines[:MOST_LINES])))


def checks_text(verification: Verification) -> str:
    """Every check on a line: what was looked up, whether it exists, what exists instead."""
    return "\n".join(
        f"{one.kind} {one.entity}: {'found' if one.found else 'NOT FOUND'}"
        + "".join(f"; {one_line(near.text)} ({near.similarity:.2f})" for near in one.candidates)
        for one in verification.checks
    )


def sentence(check: Check) -> str:
    """What was not found, and what exists instead."""
    said = WORDING[check.kind].format(entity=check.entity)
    if not check.candidates:
        return f"{said}, and nothing like it exists; leave it out or look elsewhere."
    return f"{said}; what exists: {', '.join(one_line(near.text) for near in check.candidates)}."
