"""The words of a twin are kept between starts, until anything that they depend on changes."""

import cProfile
import gc
import pstats
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin import keeping
from agents.understanding.twin.keeping import lexicon_of, made, told
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.reading import read_lexicon
from agents.understanding.twin.senses import Relation
from agents.understanding.twin.source import Watched
from graph_store import GraphSettings, GraphStore, connect
from ifc_loader import Node, PropertyGraph, kept
from tests.agents.understanding.cinema import cinema


def work(of: Callable[[], Lexicon]) -> tuple[Lexicon, set[str]]:
    """A lexicon, and the functions that were called for it."""
    profile = cProfile.Profile()
    found = profile.runcall(of)
    return found, set(pstats.Stats(profile).get_stats_profile().func_profiles)


def is_read(store: GraphStore) -> bool:
    """Whether the words of a twin are read from the graph, and not as they were kept."""
    return "read_lexicon" in work(lambda: lexicon_of(store))[1]


def same(one: Lexicon, other: Lexicon) -> None:
    """All that two lexicons hold is the same, in the order in which it is gone through."""
    for part in keeping.PARTS:
        assert repr(plain(getattr(one, part))) == repr(plain(getattr(other, part))), part


def plain(value: object) -> object:
    """A table of a lexicon without its default."""
    return list(value.items()) if isinstance(value, dict) else value


@pytest.fixture
def twin(shared_engine: GraphSettings) -> Iterator[GraphStore]:
    with connect(shared_engine, twin="kept-words") as store:
        for model in store.models():
            store.remove_model(model.name)
        store.write_graph(cinema())
        store.kept_as("words").unlink(missing_ok=True)
        yield store


def test_what_is_kept_of_a_building_is_all_that_was_read(bay_house: GraphStore) -> None:
    lexicon = read_lexicon(bay_house)
    found = made(told(lexicon), Terrain(bay_house.schema()))
    for part in keeping.PARTS:
        assert getattr(found, part) == getattr(lexicon, part), part
    assert list(found.entries) == list(lexicon.entries)
    finite = [one.sense for several in found.entries.values() for one in several]
    assert [one.finite for one in finite if isinstance(one, Relation)] == [
        one.sense.finite
        for several in lexicon.entries.values()
        for one in several
        if isinstance(one.sense, Relation)
    ]
    assert len(lexicon.entries) > 10_000


def test_a_new_start_reads_neither_the_twin_nor_the_tables(twin: GraphStore) -> None:
    read, how = work(lambda: lexicon_of(twin))
    assert "read_lexicon" in how
    with connect(twin.settings, twin.twin) as other:
        found, how = work(lambda: lexicon_of(other))
    assert not how & {"read_lexicon", "add_things", "add_texts", "add", "phrase_of", "stem"}
    same(found, read)


def test_nobody_looks_for_garbage_while_the_words_come_to_stay(bay_house: GraphStore) -> None:
    bay_house.kept_as("words").unlink(missing_ok=True)
    looked: list[str] = []

    def looks(phase: str, _: dict[str, int]) -> None:
        looked.append(phase)

    gc.callbacks.append(looks)
    try:
        lexicon = lexicon_of(bay_house)
    finally:
        gc.callbacks.remove(looks)
    assert len(lexicon.entries) > 10_000
    assert len(looked) < 100, "twice each time: where it begins and where it ends"
    assert gc.isenabled()


def test_they_are_read_again_when_a_model_comes_or_goes(twin: GraphStore) -> None:
    assert (is_read(twin), is_read(twin)) == (True, False)
    twin.write_graph(one_lift())
    assert (is_read(twin), is_read(twin)) == (True, False)
    assert ("paternoster",) in lexicon_of(twin).whole
    twin.remove_model("lift")
    assert is_read(twin)
    assert ("paternoster",) not in lexicon_of(twin).whole


def test_they_are_read_again_when_the_site_s_own_words_change(
    twin: GraphStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    twin.write_graph(one_lift())
    assert (is_read(twin), is_read(twin)) == (True, False)
    own = tmp_path / "concepts.toml"
    own.write_text('[rooms.brig]\nen = ["brig"]\n')
    monkeypatch.setenv("ORIEL_CONCEPTS", str(own))
    assert (is_read(twin), is_read(twin)) == (True, False)
    assert ("brig",) in lexicon_of(twin).entries


@pytest.mark.parametrize(
    "values",
    [
        None,
        {},
        [],
        "text",
        [7],
        [["tuple", 1]],
        [["tuple", -9]],
        [["os.system", 0]],
        [["tuple"]],
        [1, ["dict", 0]],
        [1, ["list", 0], ["dict", 1, 0]],
    ],
)
def test_what_tells_of_no_lexicon_is_read_anew(twin: GraphStore, values: object) -> None:
    file, key = twin.kept_as("words"), keeping._key(twin)
    kept.keep(file, key, values)
    assert kept.recall(file, key) == values
    assert (is_read(twin), is_read(twin)) == (True, False)


def test_what_was_read_while_a_query_failed_is_not_kept(twin: GraphStore) -> None:
    watched = Watched(twin)
    watched.read("MATCH (n) RETURN count(n)")
    assert watched.whole
    watched.read("MATCH (n RETURN count(n)")
    watched.read("MATCH (n) RETURN count(n)")
    assert not watched.whole


def test_a_twin_that_is_removed_leaves_no_words(shared_engine: GraphSettings) -> None:
    store = connect(shared_engine, twin="kept-no-more")
    store.write_graph(one_lift())
    lexicon_of(store)
    kept_words = store.kept_as("words")
    assert b"Paternoster" in kept_words.read_bytes()
    store.remove_model("lift")
    store.remove_twin()
    assert not kept_words.parent.exists()


def one_lift() -> PropertyGraph:
    """A model of one thing, with a name that nothing else has."""
    lift = Node("lift:1", ("IfcSpace",), {"Name": "Paternoster"})
    return PropertyGraph("lift", nodes=[lift])
