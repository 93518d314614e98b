"""The words of a twin, as the lexicon reads them."""

import cProfile
import pstats

from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin import reading
from agents.understanding.twin.reading import read_lexicon
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


def test_each_kind_of_words_is_added_once_whatever_the_number_of_languages(
    bay_house: GraphStore,
) -> None:
    profile = cProfile.Profile()
    profile.runcall(read_lexicon, bay_house)
    calls = pstats.Stats(profile).get_stats_profile().func_profiles
    parts = [name for name in vars(reading) if name.startswith("_add_")]
    assert {name: calls[name].ncalls for name in parts} == dict.fromkeys(parts, "1")
    assert "_add_flags" in parts
