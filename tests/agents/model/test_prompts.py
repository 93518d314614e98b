"""Every prompt is there, teaches its reader, and asks for the fields its reply has."""

import json
import re
from importlib.resources import files
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from pydantic import BaseModel

from agents.mapping.minds import Objections, WrittenMapping
from agents.messages import Entities, Instructions, Message
from agents.model.model_settings import AGENTS
from agents.model.replies import TAGS, prompt
from agents.model.structured import strict_schema
from agents.sql.answering import WrittenSql
from agents.steps.feedback_aggregator import WrittenFeedback
from agents.steps.interpreter import WrittenAnswer
from agents.steps.query_evaluator import WrittenVerdict
from agents.steps.query_generator import WrittenQuery
from agents.steps.schema_agent import Needed
from agents.steps.verification import RankedChecks, Ranking

REPLIES: dict[str, tuple[type[BaseModel], ...]] = {
    "schema_agent": (Needed,),
    "query_generator": (WrittenQuery,),
    "query_evaluator": (WrittenVerdict,),
    "entity_extractor": (Entities,),
    "verification": (RankedChecks, Ranking),
    "instructions_generator": (Instructions,),
    "feedback_aggregator": (WrittenFeedback,),
    "interpreter": (WrittenAnswer,),
    "etl_agent": (WrittenMapping,),
    "mapping_analyzer": (Objections,),
    "sql_generator": (WrittenSql,),
}


@pytest.mark.parametrize("agent", REPLIES)
def test_prompt_speaks_of_every_field_of_its_reply(agent: str) -> None:
    fields = [name for reply in REPLIES[agent] for name in reply.model_fields]
    assert [name for name in fields if f"`{name}`" not in prompt(agent)] == []


@pytest.mark.parametrize("agent", REPLIES)
def test_prompt_begins_with_what_was_learned_and_does_not_send_it(agent: str) -> None:
    text = (files("agents") / "prompts" / f"{agent}.md").read_text("utf-8")
    assert text.startswith("<!--\nLearned so far\n- ")
    assert "<!--" not in prompt(agent)
    assert prompt(agent) == text.partition("-->\n")[2]


@pytest.mark.parametrize("agent", REPLIES)
def test_prompt_says_that_inputs_are_data(agent: str) -> None:
    assert re.search(r"\bdata\b", prompt(agent))


@pytest.mark.parametrize("reply", [one for several in REPLIES.values() for one in several])
def test_schema_of_every_reply_is_valid_and_strict(reply: type[BaseModel]) -> None:
    schema = strict_schema(reply)
    Draft202012Validator.check_schema(schema)
    objects = [schema, *schema.get("$defs", {}).values()]
    for part in (one for one in objects if one.get("type") == "object"):
        assert part["additionalProperties"] is False
        assert part["required"] == list(part["properties"])
    assert "default" not in {word for one in objects for word in one}
    assert set(schema["properties"]) == set(reply.model_fields)


@pytest.mark.parametrize("reply", [one for several in REPLIES.values() for one in several])
def test_llama_cpp_makes_a_grammar_of_the_schema_of_every_reply(reply: type[BaseModel]) -> None:
    """Its server refuses a request whose `response_format` it can make none of."""
    assert refused(strict_schema(reply)) == ""


def test_llama_cpp_makes_no_grammar_of_what_is_no_schema() -> None:
    parts = {"a": {"$ref": "#/$defs/Absent"}}
    assert "/$defs/Absent" in refused({"type": "object", "properties": parts})
    assert "nonsense" in refused({"type": "nonsense"})


def refused(schema: dict[str, Any]) -> str:
    """Why the converter that llama.cpp is built with makes no grammar of this; '' where it does."""
    llama = pytest.importorskip("llguidance", reason="llguidance is absent: pip install .[dev]")
    grammar = llama.LLMatcher.grammar_from_json_schema(schema)
    return str(llama.LLMatcher.validate_grammar(grammar))


@pytest.mark.parametrize("reply", [one for several in REPLIES.values() for one in several])
def test_older_llama_cpp_makes_a_grammar_too(reply: type[BaseModel]) -> None:
    llama = pytest.importorskip(
        "llama_cpp.llama_grammar", reason="llama-cpp-python is absent, it has to be compiled"
    )
    grammar = llama.json_schema_to_gbnf(json.dumps(strict_schema(reply)))
    assert re.search(r"^root ::= ", grammar, re.M)
    assert [one for one in reply.model_fields if f'\\"{one}\\"' not in grammar] == []


class Shelf(Message):
    """A reply whose fields are called as keywords of JSON schema are."""

    properties: tuple[str, ...] = ()
    items: str = "none"
    default: int | None = None
    required: dict[str, int]


def test_field_named_as_a_keyword_is_a_field() -> None:
    schema = strict_schema(Shelf)
    Draft202012Validator.check_schema(schema)
    assert schema["required"] == ["properties", "items", "default", "required"]
    Draft202012Validator(schema).validate(
        {"properties": ["a"], "items": "b", "default": None, "required": {"c": 1}}
    )


def test_every_prompt_belongs_to_an_agent() -> None:
    names = [one.name for one in (files("agents") / "prompts").iterdir()]
    prompts = sorted(name[:-3] for name in names if name.endswith(".md"))
    assert prompts == sorted(REPLIES) == sorted(AGENTS)


def test_every_tag_of_a_prompt_is_kept_out_of_texts() -> None:
    named = {tag for agent in REPLIES for tag in re.findall(r"`(\w+)` tags", prompt(agent))}
    assert named <= set(TAGS.split("|"))
