"""A twin is a database of its own."""

import pytest

from graph_store import GraphError, GraphSettings, GraphUnavailable, connect
from tests.graph_store.conftest import two_walls
from tests.graph_store.test_faults import by_address

pytestmark = pytest.mark.engine


def test_twins_are_apart_and_switching_is_connecting(own_settings: GraphSettings) -> None:
    with connect(own_settings) as first, connect(own_settings, "hospital-2") as second:
        first.write_graph(two_walls("a.ifc"))
        second.write_graph(two_walls("b.ifc"))
        assert [m.name for m in first.models()] == ["a.ifc"]
        assert [m.name for m in second.models()] == ["b.ifc"]
        assert first.schema().labels["IfcWall"] == second.schema().labels["IfcWall"] == 2
        assert first.twins() == ("hospital-2", "oriel")
        served = by_address(own_settings, first)
        with connect(served, "hospital-2") as third:
            assert third.twin == "hospital-2"
            assert [m.name for m in third.models()] == ["b.ifc"]
            assert third.twins() == first.twins()
        with pytest.raises(GraphError, match=r"no database 'school' .* only hospital-2, oriel"):
            connect(served, "school")


def test_a_twin_that_is_not_there_is_made_only_where_that_is_wanted(
    own_settings: GraphSettings,
) -> None:
    with connect(own_settings, "hospital") as store:
        with pytest.raises(GraphError, match=r"no twin 'hosptial', only hospital; a load makes it"):
            connect(own_settings, "hosptial", make=False)
        assert store.twins() == ("hospital",)
        with connect(own_settings, "hospital", make=False) as again:
            assert again.twins() == ("hospital",)


def test_a_store_that_was_closed_is_not_renewed_and_makes_no_twin(
    own_settings: GraphSettings,
) -> None:
    with connect(own_settings) as first:
        shed = connect(own_settings, "shed")
        shed.remove_twin()
        with pytest.raises(GraphError, match="The store of the twin 'shed' was closed"):
            shed.models()
        assert first.twins() == ("oriel",)
        with connect(own_settings, "barn") as other, connect(own_settings, "barn") as barn:
            barn.remove_twin()
            with pytest.raises(GraphError):
                other.models()
        assert first.twins() == ("oriel",)


@pytest.mark.parametrize(
    "name", ["", "A", "ä", "a b", "../x", "system", "a`b", "a" * 64, "1a", "-"]
)
def test_a_name_that_cannot_name_a_database_is_refused(
    own_settings: GraphSettings, name: str
) -> None:
    with pytest.raises(GraphError, match="cannot name a twin") as refused:
        connect(own_settings, name)
    assert not isinstance(refused.value, GraphUnavailable)
