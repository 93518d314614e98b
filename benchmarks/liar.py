"""What grounding and second opinions are worth: a model that errs at a known rate.

    python -m benchmarks.liar QUESTIONS.jsonl… --models FOLDER [--rates 0 0.2 0.5 1] [--most 40]

In place of the model stands a script that is right where it does not err, and errs at the given
rate in each of its roles, by dice of its own: it writes queries that name what does not exist, that
turn an edge round, that look at nothing or at something else, says that a thing is absent, accepts
whatever it is shown, and tells values, units and names that nobody found. Asked is what the rules
answer rightly, as their query then serves as the right one; so the rules know each question's
answer, which a real set of questions does not grant. `unborne` counts answers whose value their
rows do not bear, `unknown` accepted queries that name what the graph does not hold; both must be 0
wherever facts are checked.
"""

import argparse
import json
import random
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from agents import ModelSettings, ask, minds_for
from agents.grounding import borne
from agents.literals import readable
from agents.messages import Answer
from agents.minds import Mode
from evaluation.comparing.compare import Outcome, compare
from evaluation.sets.question_sets import Question, read_questions
from graph_store import GraphSchema, GraphSettings, GraphStore, Rows, connect, quoted
from graph_store.cypher_outline import outline
from ifc_loader import read_ifc
from tests.agents.scripted_server import Reply, answering

WAYS: dict[str, tuple[Mode, bool]] = {
    "single": ("single", False),
    "paper": ("paper", False),
    "llm alone": ("llm", False),
    "llm": ("llm", True),
}
"""The ways of working, each with whether the rules give a second opinion."""


@dataclass
class Liar:
    """A script in place of a model: right at first, wrong at a rate, in every role."""

    schema: GraphSchema
    rate: float
    dice: random.Random
    right: str = ""
    lies: Counter[str] = field(default_factory=Counter)

    def reply(self, request: dict[str, Any]) -> Reply:
        """What it says to a request."""
        kind = request["response_format"]["json_schema"]["name"]
        asked = str(request["messages"][1]["content"])
        errs = self.dice.random() < self.rate
        written: dict[str, Callable[[str, bool], dict[str, Any]]] = {
            "Needed": lambda *_: {"labels": [], "relationships": [], "properties": []},
            "WrittenQuery": self._query,
            "WrittenVerdict": self._verdict,
            "Entities": lambda *_: {"labels": [], "properties": [], "patterns": []},
            "RankedChecks": lambda *_: {"rankings": []},
            "Instructions": lambda *_: {"lines": ["Use names that exist."]},
            "WrittenFeedback": lambda *_: {"feedback": "Use names that exist."},
            "WrittenAnswer": self._answer,
        }
        return Reply(written[kind](asked, errs))

    def _query(self, _asked: str, errs: bool) -> dict[str, Any]:
        reply = {"explanation": "It finds just that.", "outcome": "query", "choices": []}
        if not errs:
            return {**reply, "cypher": self.right}
        name, lie = self.dice.choice(list(self._lies()))
        self.lies[name] += 1
        return {**reply, "outcome": "absent" if name == "absent" else "query", "cypher": lie}

    def _lies(self) -> Iterable[tuple[str, str]]:
        some = f" LIMIT {self.dice.randrange(1, 9)}"
        label = quoted(self.dice.choice(list(self.schema.labels)))
        kind = self.dice.choice(self.schema.kinds)
        prop = quoted(self.dice.choice(kind.properties).name)
        edge = self.dice.choice([one for one in self.schema.triples if one.start and one.end])
        start, end = quoted(edge.start[0]), quoted(edge.end[0])
        yield "nothing looked at", f"MATCH (n) RETURN {self.dice.randrange(99)} AS n{some}"
        yield "constant", f"RETURN {self.dice.randrange(99)} AS n"
        yield "label", f"MATCH (n:IfcPortal) RETURN count(n) AS n{some}"
        yield "property", f"MATCH (n:{label}) RETURN n.Splendour AS n{some}"
        yield "relationship", f"MATCH (n:{label})-[:ADORES]->(m) RETURN count(m) AS n{some}"
        yield "value", f"MATCH (n:{label} {{Name: 'Atlantis'}}) RETURN count(n) AS n{some}"
        turned = f"(n:{start})<-[:{quoted(edge.type)}]-(m:{end})"
        yield "reversed", f"MATCH {turned} RETURN count(m) AS n{some}"
        yield "split name", f"MATCH (n) RETURN n.Pset_Beauty.Grade AS n{some}"
        yield "something else", f"MATCH (n:{label}) RETURN count(n) AS n{some}"
        yield "other property", f"MATCH (n:{quoted(kind.labels[0])}) RETURN n.{prop} AS n{some}"
        yield "absent", ""

    def _verdict(self, asked: str, errs: bool) -> dict[str, Any]:
        first = _between(asked, "cypher").strip() == self.right.strip()
        second = "<second_cypher>" in asked and not first
        if errs or first:
            return {"grade": "Accept", "feedback": "", "better": "first"}
        better = "second" if second else "first"
        return {"grade": "Incorrect", "feedback": "It asks something else.", "better": better}

    def _answer(self, asked: str, errs: bool) -> dict[str, Any]:
        lines = _between(asked, "result").strip().splitlines()
        cells = [_cell(line.split(" | ")[-1]) for line in lines[1:-1]]
        value = cells[0] if len(cells) == 1 else cells
        if not errs:
            return {"answer": f"It is {json.dumps(value)}.", "value": value, "unit": None}
        self.lies["told"] += 1
        told: list[dict[str, Any]] = [
            {"answer": "It is 2018349765.", "value": 2018349765, "unit": "m"},
            {"answer": "It is invalidjson.", "value": "invalidjson", "unit": None},
            {"answer": "A truly lovely building!", "value": value, "unit": "kg"},
            {"answer": f"There are {self.dice.randrange(90, 999)}.", "value": value, "unit": None},
            {"answer": "They are called “Gog” and “Magog”.", "value": ["Gog"], "unit": None},
            {"answer": "Yes.", "value": True, "unit": None},
        ]
        return self.dice.choice(told)


def _between(text: str, tag: str) -> str:
    found = re.search(rf"<{tag}>\n(.*?)\n</{tag}>", text, re.DOTALL)
    return found[1] if found else ""


def _cell(text: str) -> Any:
    try:
        told = json.loads(text)
    except ValueError:
        return text
    return told if isinstance(told, str | int | float | bool) or told is None else text


@dataclass
class Tally:
    """What came of some questions asked in one way."""

    asked: int = 0
    right: int = 0
    rescued: int = 0
    unborne: int = 0
    unknown: int = 0
    calls: int = 0
    own: list[float] = field(default_factory=list)

    def line(self, name: str, rate: float) -> str:
        """One line of the table."""
        own = sorted(self.own)[len(self.own) // 2] if self.own else 0.0
        return (
            f"{rate:5.2f} {name:10} {self.right / max(self.asked, 1):8.1%} {self.rescued:8} "
            f"{self.unborne:8} {self.unknown:8} {self.calls / max(self.asked, 1):6.2f} {own:7.1f}"
        )

    def add(self, question: Question, answer: Answer, schema: GraphSchema, calls: int) -> None:
        """Count one answer."""
        self.asked += 1
        self.calls += calls
        self.own.append(answer.timings_ms["own"])
        score = compare(question, answer.value, answer.unit, answer.global_ids)
        self.right += score.outcome is Outcome.RIGHT
        by_rules = any("the rules answer" in one for one in answer.assumptions)
        self.rescued += by_rules
        rows = Rows(columns=answer.columns, rows=answer.rows, total=len(answer.rows))
        if not by_rules and answer.value is not None and borne(answer.value, rows) is None:
            self.unborne += 1
        for attempt in answer.attempts:
            if attempt.verdict.accepted and names_unknown(attempt.query.cypher, schema):
                self.unknown += 1


def names_unknown(cypher: str, schema: GraphSchema) -> bool:
    """Whether a query names a label, a type or a property that a graph does not hold."""
    read = outline(cypher)
    types = {one.type for one in schema.relationships}
    held = {one.name for kind in schema.kinds for one in kind.properties}
    held |= {one.name for kind in schema.relationships for one in kind.properties}
    names = {one.names[0] for one in read.reads if one.variable in read.variables}
    return bool(set(read.labels) - schema.labels.keys() or set(read.types) - types or names - held)


def answerable(questions: Iterable[Question], store: GraphStore) -> dict[str, tuple[Question, str]]:
    """The questions that the rules answer rightly, each with the query that did."""
    rules, found = minds_for("rules"), {}
    for one in questions:
        answer = ask(one.question, store, rules)
        score = compare(one, answer.value, answer.unit, answer.global_ids)
        if score.outcome is Outcome.RIGHT and answer.attempts and answer.value is not None:
            last = answer.attempts[-1]
            if last.verdict.accepted:
                found[one.question] = (one, readable(last.query))
    return found


def measure(
    store: GraphStore,
    asked: dict[str, tuple[Question, str]],
    rate: float,
    way: str,
    tally: Tally,
) -> Counter[str]:
    """Ask each question in one way of a liar of this rate."""
    mode, second = WAYS[way]
    schema = store.schema()
    liar = Liar(schema, rate, random.Random(f"{rate} {way}"))
    with answering(liar.reply) as server:
        settings = ModelSettings(base_url=server.url, name="liar", retries=0, second_opinion=second)
        for question, right in asked.values():
            liar.right = right
            before = len(server.requests)
            answer = ask(question.question, store, minds_for(mode, settings))
            tally.add(question, answer, schema, len(server.requests) - before)
    return liar.lies


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("questions", type=Path, nargs="+")
    parser.add_argument("--models", type=Path, required=True, help="the folder of the IFC files")
    parser.add_argument("--rates", type=float, nargs="+", default=[0.0, 0.25, 0.5, 0.75, 1.0])
    parser.add_argument("--most", type=int, default=1000, help="questions of one model")
    parser.add_argument("--only", nargs="*", help="names of models")
    given = parser.parse_args()
    questions = [one for path in given.questions for one in read_questions(path) if not one.after]
    tallies: dict[tuple[float, str], Tally] = {}
    lies: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        for at, model in enumerate(sorted({one.model for one in questions})):
            if given.only and model not in given.only:
                continue
            settings = GraphSettings(data_dir=Path(folder), linger=0)
            with connect(settings, twin=f"liar-{at}") as store:
                store.write_graph(read_ifc(given.models / model))
                mine = [one for one in questions if one.model == model][: given.most]
                asked = answerable(mine, store)
                print(f"// {model}: {len(asked)} of {len(mine)} questions", flush=True)
                for rate in given.rates:
                    for way in WAYS:
                        tally = tallies.setdefault((rate, way), Tally())
                        lies += measure(store, asked, rate, way, tally)
    print(f"// lies: {dict(lies)}")
    print(" rate way           right  rescued  unborne  unknown  calls  own ms")
    for (rate, way), tally in tallies.items():
        print(tally.line(way, rate))


if __name__ == "__main__":
    main()
