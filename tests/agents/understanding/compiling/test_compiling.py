"""Every kind of ask becomes the query that is written here, and the query finds what is so.

The whole of `Compiled` is compared: text, parameters, names, elements, units. Who changes Cypher
on purpose writes the new one into the tables; the rows beside it must stay.
"""

from collections.abc import Iterator

import pytest

from agents.understanding.plans.algebra import (
    Ask,
    Beyond,
    Count,
    Either,
    Is,
    Measure,
    Names,
    Not,
    Related,
    Several,
    Share,
    Top,
    Versus,
)
from agents.understanding.plans.algebra import (
    Test as Condition,
)
from agents.understanding.plans.compiling.asks import compile_ask
from agents.understanding.plans.compiling.draft import Unwritable
from graph_store import GraphSettings, GraphStore, Rows, connect
from tests.agents.understanding.compiling.comparing import COMPARING
from tests.agents.understanding.compiling.finding import FINDING
from tests.agents.understanding.compiling.telling import TELLING
from tests.agents.understanding.compiling.tiny import (
    DOOR_TYPES,
    DOORS,
    PUMPS,
    ROOMS,
    Twin,
    fleet,
    house,
    schema_of,
    way,
)
from tests.agents.understanding.compiling.written import Written

WRITTEN = FINDING | TELLING | COMPARING
LEADING = Related(way("<LEADS_TO"), DOORS)
REACHING = Related(way("CONNECTED_TO*9"), PUMPS)
PANELLED = Related(way("HAS_TYPE>"), DOOR_TYPES)
NO_PANEL = Related(way("HAS_TYPE>"), DOOR_TYPES, negated=True)
NOT_OF = Related(way("<LEADS_TO"), DOORS, negated=True)

UNWRITABLE: dict[str, Ask] = {
    "several asks": Several((Count(ROOMS), Count(DOORS))),
    "a number of what is reached": Count(PUMPS.having(Related(REACHING.path, PUMPS, negated=True))),
    "a number of those with a number": Count(
        ROOMS.having(
            Related(LEADING.path, DOORS.having(Related(PANELLED.path, DOOR_TYPES, count=(">", 1))),
                    negated=True)
        )
    ),
    "a number of those with none": Names(
        ROOMS, (Measure("doors", counted=Related(LEADING.path, DOORS.having(NO_PANEL))),)
    ),
    "no such number": Count(
        ROOMS.having(Related(LEADING.path, DOORS, negated=True, count=("=", 2)))
    ),
    "what is not related": Count(ROOMS.having(Not(LEADING))),
    "what is what is related": Count(ROOMS.having(Is(ROOMS.having(LEADING)))),
    "one that is related twice": Count(
        ROOMS.having(Either((LEADING, Is(ROOMS.having(LEADING, NOT_OF)))))
    ),
    "a part that is related to none": Share(ROOMS.having(NOT_OF), ROOMS),
    "a part that is larger": Share(ROOMS.having(Beyond(("NetFloorArea",), ">", ROOMS)), ROOMS),
    "the first of no groups": Top(Count(ROOMS), descending=True),
    "two numbers in no way": Versus(Count(ROOMS), Count(DOORS), "nothing"),  # type: ignore[arg-type]
}  # fmt: skip


@pytest.mark.parametrize("name", WRITTEN)
def test_an_ask_is_written_as(name: str) -> None:
    written = WRITTEN[name]
    assert compile_ask(written.ask, written.twin.terrain) == written.compiled


@pytest.mark.parametrize("name", UNWRITABLE)
def test_what_no_engine_runs_is_not_written(name: str) -> None:
    with pytest.raises(Unwritable):
        compile_ask(UNWRITABLE[name], house.terrain)


@pytest.mark.parametrize(
    ("way_", "pattern"),
    [
        ("CONNECTED_TO*9", "-[:CONNECTED_TO *BFS ..9]-"),
        ("CONNECTED_TO*9>", "-[:CONNECTED_TO *BFS ..9]->"),
        ("<CONNECTED_TO*9", "<-[:CONNECTED_TO *BFS ..9]-"),
    ],
)
def test_memgraph_has_words_of_its_own_for_what_is_reached(way_: str, pattern: str) -> None:
    first = PUMPS.having(Condition(("Name",), "=", "A"))
    compiled = compile_ask(
        Names(PUMPS.having(Related(way(way_), first))), house.terrain, "Memgraph"
    )
    assert f"MATCH farc2 = (n0){pattern}(n1)" in compiled.cypher.splitlines()


@pytest.fixture(scope="module")
def stores(shared_engine: GraphSettings) -> Iterator[dict[str, GraphStore]]:
    """The two small graphs, written."""
    with (
        connect(shared_engine, twin="tiny-house") as one,
        connect(shared_engine, twin="tiny-fleet") as other,
    ):
        one.write_graph(house.graph)
        other.write_graph(fleet.graph)
        yield {"house": one, "fleet": other}


def _rows(store: GraphStore, cypher: str, written: Written) -> list[list[object]]:
    found = store.read(cypher, written.parameters)
    assert isinstance(found, Rows), found
    return [list(row) for row in found.rows]


@pytest.mark.parametrize("name", WRITTEN)
def test_a_query_finds_what_is_so(name: str, stores: dict[str, GraphStore]) -> None:
    written = WRITTEN[name]
    store, compiled = stores[written.twin.graph.model], written.compiled
    assert _rows(store, compiled.cypher, written) == written.rows
    if compiled.elements:
        keys = {row[0] for row in _rows(store, compiled.elements, written)}
        assert keys == set(written.keys)


@pytest.mark.parametrize("twin", [house, fleet], ids=lambda twin: twin.graph.model)
def test_the_schemas_are_those_of_the_engine(twin: Twin, stores: dict[str, GraphStore]) -> None:
    told, expected = stores[twin.graph.model].schema(), schema_of(twin.graph)
    assert {(kind.labels, kind.count) for kind in told.kinds} >= {
        (kind.labels, kind.count) for kind in expected.kinds
    }
    assert set(told.triples) >= set(expected.triples)
