"""Names in Cypher."""

import pytest

from graph_store import GraphError, quoted
from graph_store.names import storable


def test_a_name_is_quoted_only_where_it_is_no_plain_identifier() -> None:
    names = ["IfcWall", "Pset_WallCommon.IsExternal", "a`b", "Größe", "2nd", ""]
    assert [quoted(name) for name in names] == [
        *("IfcWall", "`Pset_WallCommon.IsExternal`", "`a``b`", "`Größe`", "`2nd`", "``"),
    ]


@pytest.mark.parametrize("name", ["", "a\x00b", "\\u0060) DETACH DELETE (n"])
def test_a_name_no_engine_can_hold_is_not_written(name: str) -> None:
    with pytest.raises(GraphError, match="cannot be a label"):
        storable(name)
