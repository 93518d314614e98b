"""What a person sees of a whole question whose model replies as real providers do.

Each reply of `test_quirks` that means something is sent with a query in it and then with an
answer; each that cannot be used is sent to a way of working with the rules, and to one without.
"""

import json
from dataclasses import replace
from typing import Any

import pytest

from agents import Answer, ModelError, ModelSettings, ask, minds_for
from agents.minds import Mode
from graph_store import GraphStore
from tests.agents.model.test_quirks import GOOD, LEFT_OUT, READ, SENTENCES
from tests.agents.replies import THREE, writes
from tests.agents.scripted_server import Reply, scripted

QUESTION = "How many doors are there?"
QUERY = writes("MATCH (d:IfcDoor) RETURN count(d) AS n")


def asked(house: GraphStore, mode: Mode, *replies: Any, **given: Any) -> Answer:
    with scripted(*replies) as server:
        settings: dict[str, Any] = {"base_url": server.url, "name": "tiny", "retries": 0, **given}
        return ask(QUESTION, house, minds_for(mode, ModelSettings(**settings)))


def saying(reply: Any, said: dict[str, Any]) -> Any:
    """The same reply with this in place of what it says."""
    text = json.dumps(said)
    if isinstance(reply, str):
        pairs = ((GOOD, text), (json.dumps(GOOD), json.dumps(text)))
        return next((reply.replace(*pair) for pair in pairs if pair[0] in reply), None)
    if reply.raw is None:
        return replace(reply, content=text) if reply.content == GOOD else None
    packed = isinstance(reply.raw, bytes)
    raw = reply.raw.decode("latin-1") if packed else reply.raw
    inner, other = json.dumps(GOOD)[1:-1], json.dumps(text)[1:-1]
    if inner not in raw:
        return None
    told = raw.replace(inner, other)
    return replace(reply, raw=told.encode("latin-1") if packed else told)


WHOLE = {
    name: reply
    for name, reply in READ.items()
    if saying(reply, QUERY) is not None and name != "string in a shell"
}
"""Not that one: `answer`, what its shell is called, is a part of the answer itself."""


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize("reply", WHOLE.values(), ids=WHOLE)
def test_reply_with_a_meaning_is_answered(reply: Any, house: GraphStore) -> None:
    answer = asked(house, "single", saying(reply, QUERY), saying(reply, THREE))
    assert (answer.value, answer.answer) == (3, "There are 3 doors.")
    assert answer.cypher == QUERY["cypher"]


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize("refusal", [one for one, _ in LEFT_OUT.values()], ids=LEFT_OUT)
def test_option_that_is_refused_is_not_seen(refusal: Reply, house: GraphStore) -> None:
    replies = (refusal, Reply(QUERY), refusal, Reply(THREE))
    assert asked(house, "single", *replies).answer == "There are 3 doors."


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(("reply", "sentence"), SENTENCES.values(), ids=SENTENCES)
def test_reply_that_cannot_be_used_is_told_with_the_answer_of_the_rules(
    reply: Reply, sentence: str, house: GraphStore
) -> None:
    waits = {"seconds": 1} if "within 1 s" in sentence else {}
    answer = asked(house, "llm", *[reply] * 9, **waits)
    assert (answer.value, answer.rows) == (3, ((3,),))
    told = " ".join(answer.assumptions)
    assert sentence in told
    assert "the rules answer instead" in told


@pytest.mark.parametrize(("reply", "sentence"), SENTENCES.values(), ids=SENTENCES)
def test_reply_that_cannot_be_used_is_a_sentence_where_nobody_else_answers(
    reply: Reply, sentence: str, house: GraphStore
) -> None:
    waits = {"seconds": 1} if "within 1 s" in sentence else {}
    try:
        told = asked(house, "single", *[reply] * 9, **waits).answer
    except ModelError as failure:
        told = str(failure)
    assert sentence in told
    assert "Traceback" not in told


@pytest.mark.cypher_of_a_person
def test_blank_that_comes_by_itself_parts_two_words(house: GraphStore) -> None:
    def letter_by_letter(said: dict[str, Any]) -> Reply:
        events = (
            f"data: {json.dumps({'choices': [{'delta': {'content': letter}}]})}\n\n"
            for letter in json.dumps(said)
        )
        return Reply(raw="".join([*events, "data: [DONE]\n"]), media="text/event-stream")

    answer = asked(house, "single", letter_by_letter(QUERY), letter_by_letter(THREE))
    assert (answer.cypher, answer.answer) == (QUERY["cypher"], "There are 3 doors.")


NESTED = {
    "brackets": ("(", "1", ")", 5000),
    "lists": ("[", "1", "]", 4000),
    "maps": ("{a: ", "1", "}", 2000),
    "cases": ("CASE WHEN true THEN ", "1", " END", 1000),
    "subqueries": ("EXISTS { MATCH (d) WHERE ", "true", " }", 400),
    "few brackets": ("(", "1", ")", 150),
}
"""What is opened, what stands in the middle, what is closed, and how many times."""


@pytest.mark.cypher_of_a_person
@pytest.mark.parametrize(("opened", "inside", "closed", "times"), NESTED.values(), ids=NESTED)
def test_query_nested_without_measure_is_refused_and_the_rules_answer(
    opened: str, inside: str, closed: str, times: int, house: GraphStore
) -> None:
    nested = writes(f"MATCH (d:IfcDoor) RETURN {opened * times}{inside}{closed * times} AS n")
    assert "nested too deeply" in asked(house, "single", *[nested] * 2).answer
    answer = asked(house, "llm", *[nested] * 9)
    assert (answer.value, answer.rows) == (3, ((3,),))


def test_the_table_is_asked_whole() -> None:
    assert len(WHOLE) + len(LEFT_OUT) + 2 * len(SENTENCES) >= 120
    assert len(WHOLE) > 0.7 * len(READ)
