"""The minds of the ways of working that ask a language model."""

from dataclasses import replace
from functools import partial

from agents.checks import facts
from agents.memory import thumbs
from agents.model.model_client import Model
from agents.steps import (
    candidates,
    entity_extractor,
    feedback_aggregator,
    instructions_generator,
    interpreter,
    query_evaluator,
    query_generator,
    second_opinion,
    verification,
)
from agents.steps.query_generator import Known
from agents.ways import Minds, Mode


def minds_with(mode: Mode, model: Model) -> Minds:
    """The minds of a way of working that asks this model."""
    known = Known()
    by_model = Minds(
        name="llm",
        second=second_opinion.by_rules if model.settings.second_opinion else None,
        check=known.queries.checking(facts.by_code, thumbs.thoughts),
        generate=partial(candidates.by_model, model, known),
        evaluate=partial(query_evaluator.errors_by_code, model),
        extract=entity_extractor.by_code,
        verify=verification.by_code,
        instruct=instructions_generator.by_code,
        aggregate=feedback_aggregator.by_code,
        interpret=partial(interpreter.by_model, model),
        seconds=model.settings.seconds_per_question,
        memory=known.queries,
    )
    alone = partial(query_generator.by_model, model, known)
    if mode == "single":
        return replace(
            by_model,
            name="single",
            second=None,
            generate=alone,
            evaluate=query_evaluator.by_nobody,
            attempts=1,
        )
    if mode == "paper":
        return replace(
            by_model,
            name="paper",
            second=None,
            generate=alone,
            evaluate=partial(query_evaluator.by_model, model),
            extract=partial(entity_extractor.by_model, model),
            verify=partial(verification.by_model, model),
            instruct=partial(instructions_generator.by_model, model),
            aggregate=partial(feedback_aggregator.by_model, model),
        )
    return by_model
