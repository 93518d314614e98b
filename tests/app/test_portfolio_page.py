"""The page Portfolio: the buildings at a glance, filtered, opened, asked together."""

from collections.abc import Iterator

import pytest

from app.doors.asking import answered_by_each
from app.doors.portfolio import glance
from graph_store import GraphError, GraphStore, connect
from ifc_loader import Node, PropertyGraph
from tests.app.pages import page_of, state_of

pytestmark = pytest.mark.engine


def cabin(model: str, windows: int) -> PropertyGraph:
    """A room with windows."""
    labels = ("IfcWindow", "IfcBuildingElement", "IfcElement", "IfcProduct")
    nodes = [
        Node(f"{model}/s", ("IfcSpace",), {"Name": "Room", "derived.FloorArea": 12.5}),
        *(Node(f"{model}/{i}", labels, {"Name": f"Window {i}"}) for i in range(windows)),
    ]
    return PropertyGraph(model, nodes, [])


@pytest.fixture
def cabins(house: GraphStore) -> Iterator[GraphStore]:
    """Two more twins beside the house, one of them empty."""
    with connect(twin="cabin") as store, connect(twin="empty-lot") as empty:
        store.write_graph(cabin("cabin.ifc", 40))
        yield store
        store.remove_model("cabin.ifc")
        store.remove_twin()
        empty.remove_twin()


def test_a_building_is_told_at_a_glance(cabins: GraphStore) -> None:
    found = glance(cabins, "Cabin")
    assert found is not None
    assert (found.windows, found.elements, found.rooms, found.area) == (40, 40, 1, 12.5)
    assert (found.models, found.storeys, found.findings) == (1, 0, 0)
    with connect(twin="empty-lot") as empty:
        assert glance(empty, "Empty lot") is None


def test_the_page_lists_the_buildings_and_filters_them(cabins: GraphStore) -> None:
    test = page_of("portfolio.page", cabins.twin)
    assert not test.exception
    (table,) = test.dataframe
    assert "Cabin" in set(table.value["Building"])
    assert "Empty lot" not in set(table.value["Building"])
    test.text_input[0].set_value("CAB").run()
    assert list(test.dataframe[0].value["Building"]) == ["Cabin"]
    assert test.caption[0].value.startswith("1 of ")


def test_several_buildings_are_asked_and_the_rows_tell_them(cabins: GraphStore) -> None:
    chosen = ["cabin", "empty-lot"]
    answer = answered_by_each("How many windows are there?", cabins, chosen, "rules")
    assert answer.rows == (("Cabin", 40, None),)
    test = page_of("portfolio.page", cabins.twin)
    state_of(test).across = answer
    test.run()
    assert list(test.dataframe[1].value["building"]) == ["Cabin"]
    with pytest.raises(GraphError, match="There is no twin nowhere"):
        answered_by_each("How many windows are there?", cabins, ["nowhere"], "rules")
    with pytest.raises(GraphError, match="There is no building to ask"):
        answered_by_each("How many windows are there?", cabins, ["empty-lot"], "rules")
