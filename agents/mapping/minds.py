"""The model minds of the ETL agent and the analyzer, beside the rules of `registers.proposing`.

The rules write a candidate first; the model may write a better one. What is no mapping, or speaks
of what is not in the source, is left aside, and the candidate stands.
"""

from collections.abc import Iterator, Sequence
from functools import partial

from agents.mapping.told import faults_text, tables_text
from agents.messages import Message
from agents.model.model_client import Model
from agents.model.model_errors import BadReply, BudgetSpent
from agents.model.replies import ask_model
from registers import Mapping, RegisterError, parsed, written
from registers.proposing.analyzing import faithfulness
from registers.proposing.faults import Fault
from registers.proposing.minds import RULES, Profiles, ProposingMinds


class WrittenMapping(Message):
    """What the ETL agent writes: a mapping as TOML, and why it is so."""

    reasons: str
    mapping: str


class Objection(Message):
    """Where a mapping means another thing than its source: a table, a column or none, and why."""

    table: str
    column: str
    why: str


class Objections(Message):
    """What the analyzer writes; none where the mapping means what the source does."""

    objections: tuple[Objection, ...]


def model_minds(model: Model) -> ProposingMinds:
    """The minds backed by a model; those of the rules write the candidates."""
    return ProposingMinds(
        partial(_propose, model), partial(_mend, model), partial(_faithful, model)
    )


def _propose(model: Model, profiles: Profiles) -> Mapping:
    return _written(model, RULES.propose(profiles), (), profiles)


def _mend(model: Model, mapping: Mapping, faults: Sequence[Fault], profiles: Profiles) -> Mapping:
    candidate = RULES.mend(mapping, faults, profiles)
    return _written(model, candidate, faults, profiles) if faults else candidate


def _written(
    model: Model, candidate: Mapping, faults: Sequence[Fault], profiles: Profiles
) -> Mapping:
    inputs = {
        "tables": tables_text(profiles),
        "mapping": written(candidate),
        "faults": faults_text(faults),
    }
    try:
        found = parsed(ask_model(model, "etl_agent", inputs, WrittenMapping).mapping, "the mapping")
    except (BadReply, BudgetSpent, RegisterError):
        return candidate
    return found if _is_of(found, profiles) else candidate


def _is_of(mapping: Mapping, profiles: Profiles) -> bool:
    """Whether a mapping names every table of the source, and no other."""
    named = {each.table for each in (*mapping.tables, *mapping.joins)} | {*mapping.left_out}
    return named == {*profiles} and bool(mapping.tables)


def _faithful(model: Model, mapping: Mapping, profiles: Profiles) -> Iterator[Fault]:
    yield from faithfulness(mapping, profiles)
    inputs = {"tables": tables_text(profiles), "mapping": written(mapping)}
    try:
        found = ask_model(model, "mapping_analyzer", inputs, Objections)
    except (BadReply, BudgetSpent):
        return
    for each in found.objections:
        profile = profiles.get(each.table)
        if profile and (not each.column or each.column in profile.cells):
            yield Fault("faithfulness", "not meant", each.table, each.column, 1.0, each.why)
