"""The model that errs of `oriel eval trust`, behind a server and asked by the real client.

    python -m benchmarks.lies_over_http --models FOLDER --set QUESTIONS.jsonl …
        [--most 40] [--rates 0.05 0.2 0.4 1] [--ways single paper llm]

Asks each question twice, of the script at hand and of the same script over HTTP, and prints both
tables: what the client, its retries and the reading of replies add must change nothing. Ends with
status 1 where right, wrong or quiet answers differ, or anything left that must not.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from agents import ModelSettings, ask, minds_for
from agents.model.model_settings import AGENTS
from evaluation.asking.twins import open_twin
from evaluation.running import graph_settings
from evaluation.sets.model_files import model_file, model_folders
from evaluation.sets.question_sets import read_questions
from evaluation.trust.liar import Liar
from evaluation.trust.measuring import WAYS, Tallies, Tally, measure, table
from evaluation.trust.truths import Truth, truths
from graph_store import GraphStore
from tests.agents.scripted_server import Reply, answering

CHECKED = tuple(name for name, way in WAYS.items() if way.checked and way.mode != "rules")


def measure_called(
    store: GraphStore, asked: Sequence[Truth], rate: float, way: str, tally: Tally
) -> Liar:
    """As `evaluation.trust.measuring.measure`, with the model behind a server."""
    mode, _, second = WAYS[way]
    names = {agent: agent for agent in AGENTS}  # so that a request tells which agent asks
    liar = Liar(store.schema(), rate, f"{rate} {way}", ModelSettings(name="scripted"))

    def lie(request: dict[str, Any]) -> Reply:
        fields = request["response_format"]["json_schema"]["schema"]["properties"]
        blank: dict[str, Any] = dict.fromkeys(fields, "")
        form = type("Form", (BaseModel,), {**blank, "__annotations__": dict.fromkeys(fields, str)})
        return Reply(liar.complete(request["model"], request["messages"], form).text)

    with answering(lie) as server:
        settings = ModelSettings(
            base_url=server.url, name="scripted", names=names, second_opinion=second, retries=0
        )
        for truth in asked:
            liar.be_asked(truth)
            answer = ask(truth.question.question, store, minds_for(mode, settings))
            tally.add(truth, answer, store.schema(), liar.calls, liar.told)
    return liar


def outcome(one: Tally) -> tuple[int, ...]:
    """What must be the same both ways: right, wrong, quiet, and what must not leave."""
    return one.right, one.wrong, one.quiet, one.unborne, one.unknown, one.lies


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--set", type=Path, nargs="+", required=True)
    parser.add_argument("--models", type=Path, nargs="+", default=[])
    parser.add_argument("--most", type=int, default=40, help="questions of a model at most")
    parser.add_argument("--rates", type=float, nargs="+", default=[0.05, 0.2, 0.4, 1.0])
    parser.add_argument("--ways", choices=CHECKED, nargs="+", default=CHECKED)
    given = parser.parse_args()
    questions = [one for path in given.set for one in read_questions(path) if not one.after]
    folders = model_folders(*given.models, *{path.parent for path in given.set})
    at_hand, called = Tallies(), Tallies()
    for model in sorted({one.model for one in questions}):
        with open_twin(model_file(model, folders), graph_settings()) as store:
            mine = [one for one in questions if one.model == model][: given.most]
            asked = truths(mine, store, known=True)
            print(f"{model}: {len(asked)} of {len(mine)}", file=sys.stderr, flush=True)
            for key in ((way, rate) for way in given.ways for rate in given.rates):
                measure(store, asked, key[1], key[0], at_hand.setdefault(key, Tally()))
                measure_called(store, asked, key[1], key[0], called.setdefault(key, Tally()))
    print(f"At hand:\n\n{table(at_hand)}\n\nOver HTTP:\n\n{table(called)}")
    apart = [key for key in called if outcome(called[key]) != outcome(at_hand[key])]
    left = [told for one in called.values() for told in one.let_through]
    print(f"\nApart: {apart or 'none'}. Let through: {left or 'none'}.")
    return int(bool(apart or left))


if __name__ == "__main__":
    sys.exit(main())
