"""Schema Agent: the part of a large schema that a question needs.

It is asked only where pruning by code alone (`schema_text`) would cut into what the question names.
"""

from agents.memory.remembered import Remembered
from agents.messages import Message, Question, Twin
from agents.model.model_client import Model
from agents.model.model_errors import BadReply, BudgetSpent
from agents.model.replies import ask_model
from agents.schema.linked_names import linked_names
from agents.schema.schema_part import names_text, part_of, what_is_missing
from agents.schema.schema_text import LAST_CUT, pruned, schema_text
from agents.schema.turns import conversation, spoken_of


class Needed(Message):
    """What the model writes: names of the schema that the question needs."""

    labels: tuple[str, ...]
    relationships: tuple[str, ...]
    properties: tuple[str, ...]


def by_model(model: Model, summaries: Remembered[str], question: Question, twin: Twin) -> str:
    """The schema's text for a question: whole or pruned by code, else as the model chooses.

    What the question names in the twin stays whatever the model chooses. Without a usable reply,
    the text is what pruning by code leaves. Either is remembered until the twin changes.
    """
    schema, spoken, tokens = twin.schema, spoken_of(question), model.settings.schema_tokens
    text, cut = pruned(schema, spoken, tokens)
    if cut < LAST_CUT:
        return text
    if known := summaries.get(schema, spoken):
        return known
    inputs = {
        "schema": names_text(schema, spoken, tokens),
        "conversation": conversation(question),
        "question": question.text,
    }
    try:
        needed = ask_model(model, "schema_agent", inputs, Needed)
    except BudgetSpent:
        return text
    except BadReply:
        pass
    else:
        names = (*needed.labels, *needed.relationships, *needed.properties)
        chosen = {name.strip("`:") for name in names}
        part = part_of(schema, spoken, chosen | linked_names(spoken, twin).names)
        text = schema_text(part, " ".join([spoken, *chosen]), tokens)
        text += f"\n{what_is_missing(part, schema)}"
    summaries.keep(schema, spoken, text)
    return text
