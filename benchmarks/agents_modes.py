"""The ways of working side by side: model calls, tokens and our own time a question.

    python -m benchmarks.agents_modes FILE.ifc [--repeat 10] [--processor] [--most 10]

The model is a script on loopback that writes given queries, some wrong at first, so that every
way of working meets the same mistakes. Tokens are counted as four characters each. Our own time
is what is left of a question's time without waiting for the model and the engine. Each round of the
questions has new minds, so that no memory answers for them. On a machine that others use too the
clock on the wall counts their time as well: with `--processor` the time that the thread that asks
took of the processor is counted instead. Ends with 1 where the median of a way is above `--most`
milliseconds.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from agents import ModelSettings, ask, minds_for
from agents.minds import Mode
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import read_ifc
from tests.agents.scripted_server import Reply, answering

QUESTIONS: dict[str, list[str]] = {
    "How many doors are there?": ["MATCH (d:IfcDoor) RETURN count(DISTINCT d) AS doors"],
    "How many windows are there?": ["MATCH (w:IfcWindow) RETURN count(DISTINCT w) AS windows"],
    "Which rooms are there?": ["MATCH (s:IfcSpace) RETURN s.LongName AS room, s.GlobalId AS id"],
    "What is the widest door?": [
        "MATCH (d:IfcDoor) RETURN d.Name AS door, d.OverallWidth AS w ORDER BY w DESC LIMIT 1"
    ],
    "Which materials are in the walls?": [
        "MATCH (w:Wall)-[:HAS_MATERIAL]->(m) RETURN DISTINCT m.Name AS material",
        "MATCH (w:IfcWall)-[:HAS_MATERIAL]->(m:IfcMaterial) RETURN DISTINCT m.Name AS material",
    ],
    "How many storeys are there?": [
        "SELECT count(*) FROM storeys",
        "MATCH (s:IfcBuildingStorey) RETURN count(s) AS storeys",
    ],
}
"""Questions with the queries the script writes in turn; the last of each is right."""


def script() -> Callable[[dict[str, Any]], Reply]:
    """A model that writes a question's queries and grades all but the last `Error or Empty`."""
    written = dict.fromkeys(QUESTIONS, 0)
    question = ""

    def reply(request: dict[str, Any]) -> Reply:
        nonlocal question
        kind = request["response_format"]["json_schema"]["name"]
        told = str(request["messages"][-1]["content"])
        named = (one for one in QUESTIONS if f"<question>\n{one}\n" in told)
        question = next(named, question)  # not every agent is told the question
        queries = QUESTIONS[question]
        if kind == "WrittenQuery":
            written[question] += 1
        right = written[question] == len(queries)
        contents: dict[str, dict[str, Any]] = {
            "Needed": {"labels": [], "relationships": [], "properties": []},
            "WrittenQuery": {
                "explanation": "It reads what was asked for.",
                "outcome": "query",
                "cypher": queries[min(written[question], len(queries)) - 1],
                "choices": [],
            },
            "WrittenVerdict": {
                "grade": "Accept" if right else "Error or Empty",
                "feedback": "" if right else "Nothing was found.",
            },
            "Entities": {"labels": ["Wall"], "properties": [], "patterns": []},
            "RankedChecks": {"rankings": []},
            "Instructions": {"lines": ["Use the label IfcWall."]},
            "WrittenFeedback": {"feedback": "Use the label IfcWall."},
            "WrittenAnswer": {"answer": "Here it is.", "value": None, "unit": None},
        }
        content = contents[kind]
        sent = sum(len(str(message["content"])) for message in request["messages"])
        return Reply(content, prompt_tokens=sent // 4, completion_tokens=len(str(content)) // 4)

    return reply


WAYS: dict[str, tuple[Mode, bool]] = {
    "rules": ("rules", False),
    "single": ("single", False),
    "paper": ("paper", False),
    "llm alone": ("llm", False),
    "llm": ("llm", True),
}
"""Each with its mode, and whether the rules give a second opinion."""


def measure(way: str, store: GraphStore, repeat: int) -> tuple[str, float]:
    """One line of the table for one way of working, and the median of its own time."""
    mode, second = WAYS[way]
    own, calls, tokens, right = [], [], [], []
    for _ in range(repeat):
        with answering(script()) as server:
            settings = ModelSettings(base_url=server.url, name="scripted", second_opinion=second)
            minds = minds_for(mode, settings)
            for question in QUESTIONS:
                before = len(server.requests)
                answer = ask(question, store, minds)
                own.append(answer.timings_ms["own"])
                calls.append(len(server.requests) - before)
                tokens.append(answer.tokens.prompt + answer.tokens.completion)
                right.append(bool(answer.rows))
    median = statistics.median(own)
    line = (
        f"{way:10} {statistics.mean(calls):6.2f} {statistics.mean(tokens):8.0f} "
        f"{median:10.2f} {max(own):10.2f} {sum(right):6}/{len(right)}"
    )
    return line, median


def main() -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("model", type=Path, help="an IFC file")
    parser.add_argument("--repeat", type=int, default=10)
    parser.add_argument("--processor", action="store_true", help="count the processor's time")
    parser.add_argument("--most", type=float, default=10.0, help="milliseconds of a question")
    given = parser.parse_args()
    if given.processor:
        time.perf_counter = time.thread_time
    graph = read_ifc(given.model)
    medians = []
    with (
        tempfile.TemporaryDirectory() as folder,
        connect(GraphSettings(data_dir=Path(folder), linger=0), twin="benchmark") as store,
    ):
        store.write_graph(graph)
        print("agents      calls   tokens  own ms p50     own max  found")
        for way in WAYS:
            line, median = measure(way, store, given.repeat)
            medians.append(median)
            print(line, flush=True)
    return int(max(medians) > given.most)


if __name__ == "__main__":
    sys.exit(main())
