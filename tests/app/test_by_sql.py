"""A twin's database asked by SQL: by the command, and beside an answer on the page."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.command.main import main
from app.twins.ingest import ingest
from graph_store import GraphStore, connect
from sample_models import BAY_HOUSE, maintenance
from tests.app.pages import page_of, talk_of, words
from tests.maintained import in_sqlite

pytestmark = pytest.mark.engine
OPEN = [row["title"] for row in maintenance.rows()["work_orders"] if row["status"] == "open"]


@pytest.fixture(scope="module")
def kept(data_dir: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GraphStore]:
    """A twin of Bay House and of its maintenance database."""
    path = in_sqlite(tmp_path_factory.mktemp("kept"))
    with connect(twin="kept-by-sql") as store:
        ingest(BAY_HOUSE, store)
        ingest(path, store)
        yield store


def test_the_command_tells_the_answer_its_sql_and_its_rows(
    kept: GraphStore, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["ask", "--twin", kept.twin, "--by", "sql", "--agents", "rules"]
    assert main([*asked, "Which work orders are open?"]) == 0
    printed = capsys.readouterr().out
    sentence, sql, rows = printed.strip().split("\n\n")
    assert sentence.startswith(f"{len(OPEN)} work orders") and sql.startswith("SELECT ")
    assert sorted(line.strip() for line in rows.splitlines()[2:]) == sorted(OPEN)
    assert main([*asked, "--json", "Which work orders are open?"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert sorted(told["value"]) == sorted(OPEN)
    assert told["sql"] == sql and sorted(told["execution"]["rows"]) == sorted([t] for t in OPEN)


def test_what_the_database_lacks_and_a_twin_without_one_are_told(
    kept: GraphStore, house: GraphStore, capsys: pytest.CaptureFixture[str]
) -> None:
    by_sql = ["ask", "--by", "sql", "--agents", "rules", "How many windows are there?"]
    assert main([*by_sql, "--twin", kept.twin]) == 1
    assert "The database says nothing of “window”" in capsys.readouterr().out
    assert main([*by_sql, "--twin", house.twin]) == 2
    assert f"The twin '{house.twin}' holds no database" in capsys.readouterr().err
    assert main([*by_sql, "--buildings", "all"]) == 2
    assert "--by sql asks the databases of one twin" in capsys.readouterr().err


def test_beside_an_answer_the_database_is_asked_on_demand(
    kept: GraphStore, house: GraphStore
) -> None:
    test = page_of("pages.ask", kept.twin)
    test.chat_input[0].set_value("Which work orders are open?").run()
    assert not test.exception
    assert [tab.label for tab in test.tabs] == ["Rows", "Cypher", "SQL", "How it was found"]
    assert not any("FROM" in code.value for code in test.code)
    next(each for each in test.button if each.label == "Ask by SQL").click().run()
    assert not test.exception
    answer = talk_of(test).exchanges[-1].answer
    assert answer is not None
    (sql,) = (each.value for each in test.code if each.language == "sql")
    assert sql.startswith("SELECT ") and '"work_orders"' in sql
    assert words(test).count(f"{len(OPEN)} work orders") == 2
    of_database = test.dataframe[-1].value
    assert sorted(of_database["title"]) == sorted(OPEN)
    without = page_of("pages.ask", house.twin)
    without.chat_input[0].set_value("How many doors are there?").run()
    assert "SQL" not in [tab.label for tab in without.tabs]
