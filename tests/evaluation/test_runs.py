"""Runs: asked through the real client and engine, kept, gone on with, compared."""

import json
from pathlib import Path
from typing import Any

import pytest

from agents import ModelSettings
from evaluation.asking.results import Result
from evaluation.asking.run import Plan, run
from evaluation.asking.twins import TwinInUseError, open_twin
from evaluation.comparing.compare import Outcome
from evaluation.reports.comparison import comparison, mcnemar
from evaluation.reports.report import misses, report
from evaluation.runs import archive
from evaluation.runs.cost import estimate
from evaluation.runs.figures import figures
from evaluation.runs.paper_table import paper_table
from evaluation.sets.cypherbench import read_graph
from evaluation.sets.model_files import ModelNotFoundError, model_file
from evaluation.sets.question_sets import Question, read_questions
from graph_store import GraphSettings, GraphStore, connect
from tests.agents.scripted_server import Reply, scripted
from tests.graph_store.test_faults import by_address

HERE = Path(__file__).parent
LANGUAGES = ((0, "en"), (1, "de"), (2, "de"))
HARBOUR = read_questions(HERE / "harbour_questions.json")


def writes(question: Question, cypher: str | None = None) -> dict[str, Any]:
    query = cypher or question.gold
    return {"explanation": "e", "outcome": "query", "cypher": query, "choices": []}


SAYS = {"answer": "So it is.", "value": "x", "unit": None}
REFUSES = {"explanation": "No such thing.", "outcome": "absent", "cypher": "", "choices": []}


def plan(settings: GraphSettings, url: str, **changes: Any) -> Plan:
    model = ModelSettings(base_url=url, name="tiny", second_opinion=False, retries=0, seconds=5)
    return Plan(mode="single", model=model, graph=settings, folders=(HERE,), **changes)


def test_a_model_that_writes_the_gold_queries_is_right_every_time(
    graph_settings: GraphSettings,
) -> None:
    replies = [reply for question in HARBOUR for reply in (writes(question), SAYS)]
    with scripted(*replies) as server:
        results = [asked.result for asked in run(HARBOUR, plan(graph_settings, server.url))]
    assert [result.outcome for result in results] == [Outcome.RIGHT] * len(HARBOUR)
    assert all(result.execution_accuracy == result.psjs == 1.0 for result in results)
    assert sum(result.tokens for result in results) == 2 * len(HARBOUR) * 110


def test_a_wrong_query_a_refusal_and_an_error_are_told_apart(
    graph_settings: GraphSettings,
) -> None:
    first, second, third = HARBOUR[:3]
    replies = (writes(first, "MATCH (n:Ship) RETURN n.name"), SAYS, REFUSES, writes(third, "MATCH"))
    with scripted(*replies) as server:
        results = [r.result for r in run((first, second, third), plan(graph_settings, server.url))]
    told = [(result.outcome, result.executable) for result in results]
    assert told == [(Outcome.WRONG, 1.0), (Outcome.SILENT, 0.0), (Outcome.WRONG, 0.0)]


def test_the_leading_patterns_of_a_query_that_does_not_run_are_measured(
    graph_settings: GraphSettings,
) -> None:
    """As the benchmark's own code does (PSJS), in place of 0."""
    first = HARBOUR[0]
    broken = f"{str(first.gold).partition(' RETURN ')[0]} RETURN no_such_function("
    with scripted(writes(first, broken), SAYS) as server:
        (asked,) = run((first,), plan(graph_settings, server.url))
    told = asked.result
    assert (told.executable, told.execution_accuracy, told.psjs) == (0.0, 0.0, 1.0)


def test_an_endpoint_that_fails_once_is_asked_again(graph_settings: GraphSettings) -> None:
    replies = (Reply(status=500, error="busy"), writes(HARBOUR[0]), SAYS)
    with scripted(*replies) as server:
        asked = list(run(HARBOUR[:1], plan(graph_settings, server.url, retries=1)))
    assert asked[0].result.right


def kept_run(folder: Path, settings: GraphSettings, questions: tuple[Question, ...]) -> Path:
    """A run of the questions, each answered with its gold query, kept under `folder`."""
    sets = {"harbour": questions}
    kept = archive.start(folder, archive.run_settings("single", "tiny", 5, sets))
    replies = [reply for question in questions for reply in (writes(question), SAYS)]
    with scripted(*replies) as server:
        for result, events in run(questions, plan(settings, server.url)):
            kept.add(result, events)
    return kept.folder


def test_a_run_again_with_the_same_replies_has_the_same_results_byte_for_byte(
    tmp_path: Path, graph_settings: GraphSettings
) -> None:
    first = kept_run(tmp_path / "a", graph_settings, HARBOUR[:4])
    again = kept_run(tmp_path / "b", graph_settings, HARBOUR[:4])
    assert (first / "results.jsonl").read_bytes() == (again / "results.jsonl").read_bytes()
    settings = json.loads((first / "settings.json").read_text())
    assert settings["questions"] == 4
    assert len(settings["prompts"]["prompts/query_generator.md"]) == 64
    traces = [json.loads(line) for line in (first / "traces.jsonl").read_text().splitlines()]
    assert [event["name"] for event in traces[0]["events"] if event["kind"] == "stage"][:2] == [
        "generate",
        "execute",
    ]


def test_an_interrupted_run_goes_on_where_it_stopped(
    tmp_path: Path, graph_settings: GraphSettings
) -> None:
    folder = kept_run(tmp_path, graph_settings, HARBOUR[:3])
    with (folder / "results.jsonl").open("a") as file:
        file.write('{"question": {"id": "harb')
    assert [r.question.id for r in archive.read_results(folder)] == [q.id for q in HARBOUR[:3]]
    sets = {"harbour": HARBOUR[:3]}
    with pytest.raises(archive.ArchiveError, match=r"other settings \(attempts\)"):
        archive.resume(folder, archive.run_settings("single", "tiny", 4, sets))
    kept = archive.resume(folder, archive.run_settings("single", "tiny", 5, sets))
    kept.add(result(HARBOUR[3], Outcome.SILENT))
    assert [r.question.id for r in archive.read_results(folder)] == [q.id for q in HARBOUR[:4]]


ENDS_NO_LINE = "a\u2028b\u2029c\x85d\x0be\x1cf"
"""Signs at which Python ends a line, and JSON, which writes them as they are, does not."""


def test_a_kept_result_with_signs_that_end_lines_elsewhere_is_read_whole(
    tmp_path: Path, graph_settings: GraphSettings
) -> None:
    folder = kept_run(tmp_path, graph_settings, HARBOUR[:1])
    settings = archive.run_settings("single", "tiny", 5, {"harbour": HARBOUR[:1]})
    odd = HARBOUR[1].model_copy(update={"question": ENDS_NO_LINE})
    archive.resume(folder, settings).add(result(odd, Outcome.SILENT))
    archive.resume(folder, settings).add(result(HARBOUR[2], Outcome.SILENT))
    asked = [r.question.question for r in archive.read_results(folder)]
    assert asked == [HARBOUR[0].question, ENDS_NO_LINE, HARBOUR[2].question]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b'{"question": {"id": "harb', "results.jsonl, line 2: not JSON"),
        (b"\xff", "results.jsonl, line 2: not JSON"),
        (b"[" * 100_000, "results.jsonl, line 2: not JSON"),
        (b"7", "results.jsonl, line 2: Input should be a valid dictionary"),
        (b"{}", "results.jsonl, line 2: question: Field required"),
    ],
)
def test_a_damaged_run_is_told_and_nothing_of_it_lost_in_silence(
    tmp_path: Path, graph_settings: GraphSettings, line: bytes, told: str
) -> None:
    path = kept_run(tmp_path, graph_settings, HARBOUR[:2]) / "results.jsonl"
    first, second = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(first + line + b"\n" + second)
    with pytest.raises(archive.ArchiveError, match=told):
        archive.read_results(path.parent)


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("settings.json", b'{"agents": "\xff"}', "settings.json: Invalid JSON"),
        ("settings.json", b'{"agents": "mine"}', "settings.json: agents: Input should be 'rules'"),
        ("timings.jsonl", b'{"id": [], "timings_ms": {}}\n', "timings.jsonl, line 1: id: "),
        ("timings.jsonl", b'{"id": "a", "timings_ms": {"b": "c"}}\n', r"line 1: timings_ms\.b: "),
        ("judgements.jsonl", b'{"id": "a"}\n', "judgements.jsonl, line 1: model: Field required"),
    ],
)
def test_what_is_odd_in_a_run_is_told_with_its_file_and_its_field(
    tmp_path: Path, name: str, text: bytes, told: str
) -> None:
    settings = archive.run_settings("rules", None, 5, {"harbour": HARBOUR[:1]})
    kept = archive.start(tmp_path, settings)
    kept.add(result(HARBOUR[0], Outcome.SILENT))
    (kept.folder / name).write_bytes(text)
    with pytest.raises(archive.ArchiveError, match=told):
        archive.read_results(kept.folder) and archive.read_judgements(kept.folder)


def result(question: Question, outcome: Outcome) -> Result:
    return Result(question=question, outcome=outcome, cypher="MATCH (n) RETURN n")


def test_two_runs_are_compared_question_by_question() -> None:
    before = [result(HARBOUR[0], Outcome.WRONG), result(HARBOUR[1], Outcome.RIGHT)]
    after = [result(HARBOUR[0], Outcome.RIGHT), result(HARBOUR[2], Outcome.RIGHT)]
    told = comparison(before, after)
    assert "| better | 1 |" in told
    assert "| only in the first run | 1 |" in told
    assert f"**{HARBOUR[0].question}**" in told.partition("## Worse")[0]
    assert told.endswith("## Worse\n\nNone.")


def test_a_reworded_question_is_named_and_compared_with_nothing() -> None:
    before, after = result(HARBOUR[0], Outcome.WRONG), result(HARBOUR[1], Outcome.RIGHT)
    reworded = HARBOUR[0].model_copy(update={"question": "Which ships, please?"})
    told = comparison([before, after], [result(reworded, Outcome.RIGHT), after])
    assert "| better | 0 |" in told
    assert "| reworded, not compared | 1 |" in told
    assert "| only in the second run | 0 |" in told
    assert told.endswith(
        f"## Reworded\n\n- {HARBOUR[0].id}: **{HARBOUR[0].question}** (harbour), "
        "then **Which ships, please?** (harbour)"
    )


def held_out(question: Question) -> Question:
    return question.model_copy(update={"split": "test"})


def test_a_miss_of_the_held_out_split_is_counted_and_told_only_when_asked_for() -> None:
    missed = [result(HARBOUR[0], Outcome.WRONG), result(held_out(HARBOUR[1]), Outcome.SILENT)]
    told = misses(missed)
    assert HARBOUR[0].question in told
    assert HARBOUR[1].question not in told
    assert told.endswith("\n1 more in the held-out split; --show-held-out tells them.")
    assert HARBOUR[1].question in misses(missed, held_out=True)


def test_a_change_in_the_held_out_split_is_counted_and_told_only_when_asked_for() -> None:
    question = held_out(HARBOUR[0])
    runs = [result(question, Outcome.WRONG)], [result(question, Outcome.RIGHT)]
    told = comparison(*runs)
    assert "| better | 1 |" in told
    assert question.question not in told
    assert "1 in the held-out split" in told
    assert question.question in comparison(*runs, held_out=True)


def test_a_kept_report_leaves_the_held_out_misses_out(
    tmp_path: Path, graph_settings: GraphSettings
) -> None:
    settings = archive.run_settings("rules", None, 5, {"harbour": HARBOUR[:1]})
    kept = archive.start(tmp_path, settings)
    kept.add(result(held_out(HARBOUR[0]), Outcome.WRONG))
    archive.keep_report(kept.folder)
    assert HARBOUR[0].question not in (kept.folder / "report.md").read_text()
    assert HARBOUR[0].question in archive.keep_report(kept.folder, held_out=True)


def test_a_report_has_a_row_a_language_where_the_set_names_them() -> None:
    languages = [HARBOUR[n].model_copy(update={"language": name}) for n, name in LANGUAGES]
    outcomes = (Outcome.RIGHT, Outcome.WRONG, Outcome.SILENT)
    told = report([result(*pair) for pair in zip(languages, outcomes, strict=True)], "A run")
    assert "| language | right | wrong | silent |" in told
    assert "| de | 0 | 1 | 1 | 0 | 2 | 0.0 % |" in told
    assert "| language |" not in report([result(HARBOUR[0], Outcome.RIGHT)], "A run")


def test_the_odds_of_chance_are_those_of_a_coin() -> None:
    assert mcnemar(0, 0) == 1.0
    assert mcnemar(5, 0) == pytest.approx(2 / 32)
    assert mcnemar(8, 2) == pytest.approx(2 * (1 + 10 + 45) / 1024)


def test_a_report_states_its_denominators() -> None:
    outcomes = (Outcome.RIGHT, Outcome.WRONG, Outcome.SILENT, Outcome.BROKEN)
    told = report([result(*pair) for pair in zip(HARBOUR, outcomes, strict=False)], "A run")
    assert "4 questions, 1 models. Every share is of all questions asked" in told
    assert "| **all** | 1 | 1 | 1 | 1 | 4 | 25.0 % | 4.6 % to 69.9 % |" in told
    assert "| n_prop_combined | 0 | 0 | 1 | 1 | 2 | 0.0 % |" in told


def test_what_a_run_will_cost_is_told_before_it_starts(
    tmp_path: Path, graph_settings: GraphSettings
) -> None:
    model = ModelSettings(name="tiny")
    assert "at most about" in estimate("paper", model, 10, tmp_path)
    kept_run(tmp_path, graph_settings, HARBOUR[:2])
    assert estimate("single", model, 10, tmp_path) == (
        "about 2,200 tokens for 10 questions (220 each, as measured on 2 earlier ones)"
    )


def test_runs_stand_as_rows_and_graphs_as_columns_as_in_the_paper(
    tmp_path: Path, graph_settings: GraphSettings
) -> None:
    folder = kept_run(tmp_path, graph_settings, HARBOUR[:2])
    told = paper_table([folder])
    row = f"| {folder.name} | tiny | single | 5 | 100.0 (2/2) | 100.0 (2/2) |"
    assert told.splitlines()[0] == "| run | model | agents | queries at most | harbour | all |"
    assert told.splitlines()[2] == row
    assert "| … | … | paper | 5 |  |" in paper_table([])


def test_runs_of_the_same_are_named_apart(tmp_path: Path, graph_settings: GraphSettings) -> None:
    first = kept_run(tmp_path / "a", graph_settings, HARBOUR[:1]).rename(tmp_path / "a" / "run")
    second = kept_run(tmp_path / "b", graph_settings, HARBOUR[:1]).rename(tmp_path / "b" / "run")
    names = [line.split(" | ")[0] for line in paper_table([first, second]).splitlines()[2:]]
    assert names == ["| a/run", "| b/run"]
    published = figures([first, second])
    assert "## harbour, single tiny (a/run)" in published
    assert "| harbour | single tiny (b/run) | 1 |" in published
    assert "## harbour, single tiny\n" in figures([first])


def test_a_model_that_no_folder_holds_is_told_with_the_folders(tmp_path: Path) -> None:
    with pytest.raises(ModelNotFoundError, match="name its folder with --models"):
        model_file("tower.ifc", (tmp_path,))


def test_a_servers_database_in_use_is_refused_and_an_empty_one_left_empty(
    harbour: GraphStore, graph_settings: GraphSettings
) -> None:
    path = HERE / "harbour_simplekg.json"
    with connect(graph_settings, twin="server") as server:
        settings = by_address(graph_settings, server)
        with open_twin(path, settings) as store:
            assert [model.name for model in store.models()] == ["harbour"]
        assert server.models() == ()
        server.write_graph(read_graph(path))
        with pytest.raises(TwinInUseError, match="holds harbour; evaluation needs an empty one"):
            open_twin(path, settings).__enter__()
        server.remove_model("harbour")


def test_a_talk_is_asked_once_and_again_only_where_a_run_begins_within_it(
    graph_settings: GraphSettings,
) -> None:
    first, second, third = (question.model_copy(update={"after": ()}) for question in HARBOUR[:3])
    second = second.model_copy(update={"after": (first.question,)})
    third = third.model_copy(update={"after": (first.question, second.question)})
    replies = [reply for question in (first, second, third) for reply in (writes(question), SAYS)]
    with scripted(*replies) as server:
        whole = list(run((first, second, third), plan(graph_settings, server.url)))
        assert len(server.requests) == len(replies)
        assert second.question in server.asked(4)
    with scripted(*replies) as server:
        (gone_on,) = run((third,), plan(graph_settings, server.url))
        assert len(server.requests) == len(replies)
    assert [asked.result.outcome for asked in whole] == [Outcome.RIGHT] * 3
    left_out = {"timings_ms"}
    assert gone_on.result.model_dump(exclude=left_out) == whole[2].result.model_dump(
        exclude=left_out
    )


def test_a_question_meets_minds_that_know_nothing_of_the_questions_before_it(
    graph_settings: GraphSettings,
) -> None:
    question = HARBOUR[0]
    twin = question.model_copy(update={"id": "again"})
    accepted = {"grade": "Accept", "feedback": ""}
    with scripted(*(2 * [writes(question), accepted, SAYS])) as server:
        asking = plan(graph_settings, server.url).model_copy(update={"mode": "llm"})
        results = [asked.result for asked in run((question, twin), asking)]
        assert len(server.requests) == 6
        assert server.asked(0) == server.asked(3)
    assert [result.outcome for result in results] == [Outcome.RIGHT] * 2
