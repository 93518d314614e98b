"""The texts of a twin, as the lexicon reads them."""

from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.texts import _spoken_of, _values, _values_together
from graph_store import GraphStore


def test_texts_read_together_are_those_read_kind_by_kind(bay_house: GraphStore) -> None:
    terrain = Terrain(bay_house.schema())
    spoken = _spoken_of(terrain)
    together = _values_together(bay_house, terrain, spoken)
    assert together is not None
    by_kind = {
        index: sorted(_values(bay_house, terrain.schema.kinds[index].labels, names))
        for index, names in spoken.items()
    }
    assert {index: sorted(texts) for index, texts in together.items()} == by_kind
    assert ("LongName", "Kitchen") in {text for texts in by_kind.values() for text in texts}
