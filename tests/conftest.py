"""What the tests of several parts share: real models, read from where development keeps them."""

import gc
import os
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from app.twins.samples import SAMPLE_HOUSE, SampleError, sample_path
from graph_store import GraphSettings
from ifc_loader import PropertyGraph, read_ifc
from tests import tiers
from tests.core_cypher import outside_the_core, sent

ROOT = Path(__file__).resolve().parent.parent
SHARED = Path(os.environ.get("ORIEL_SHARED", ROOT.parent / "shared"))

REAL_MODELS = (
    "3rooms_Heater_AirTerminal_Table.ifc", "AC20-FZK-Haus.ifc", "Duplex_A_20110505.ifc",
    "Duplex_A_20110907.ifc", "Duplex_Electrical.ifc", "Duplex_Handover_20120323.ifc",
    "SampleHouse4.ifc", "hvac_heating.ifc", "wall_door_columnt_rgb4x3.ifc",
)  # fmt: skip
"""Models of others that statements about any model are tried on."""


FILES = {
    "handover": "tables/Duplex_COBie_Handover.xlsx",
    "memgraph_rule": "memgraph_grammar/Cypher.g4",
    "real_house": "models/SampleHouse4.ifc",
    "sample_house": "models/SampleHouse4.ifc",
    "shared_cypherbench": "cypherbench",
    "shared_questions": "qa/dev_questions.jsonl",
}
"""Fixtures that stand for one file of others, by its path below SHARED."""

FETCHED = "ORIEL_TEST_SAMPLE_HOUSE"
"""Names SampleHouse4 to all workers where it was fetched, or nothing where it cannot be."""


def model_path(name: str) -> Path | None:
    """Where a model lies, this project's own or one of others; None where it cannot be had."""
    fetched = os.environ.get(FETCHED) if Path(name).stem == SAMPLE_HOUSE else None
    shared = Path(fetched) if fetched else SHARED / "models" / name
    return next((path for path in (ROOT / "sample_models" / name, shared) if path.exists()), None)


def at_hand(names: Iterable[str] = REAL_MODELS) -> list[str]:
    """Those of the real models that are here.

    What holds of any model is tried on these; the head of the report names the rest.
    """
    return [name for name in names if model_path(name)]


def pytest_configure() -> None:
    """Engines of tests live for seconds: Java's slower compiler costs more than it gives.

    Processes of tests keep what they compile of Oriel, or each compiles it anew.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    quick, given = "-XX:TieredStopAtLevel=1", os.environ.get("JAVA_TOOL_OPTIONS", "")
    if quick not in given:
        os.environ["JAVA_TOOL_OPTIONS"] = f"{given} {quick}".strip()
    if FETCHED not in os.environ and model_path(f"{SAMPLE_HOUSE}.ifc") is None:
        os.environ[FETCHED] = _fetched()


def _fetched() -> str:
    """SampleHouse4 as `oriel sample` fetches it, once a checkout; empty where there is no way."""
    kept = ROOT / ".pytest_cache" / "oriel"
    kept.mkdir(parents=True, exist_ok=True)
    with pytest.MonkeyPatch.context() as patch, FileLock(kept / "fetching.lock"):
        patch.setenv("ORIEL_DATA_DIR", str(kept))
        try:
            return str(sample_path(SAMPLE_HOUSE))
        except SampleError:
            return ""


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    return tiers.none_of(config.option.markexpr, collection_path) or None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Thousands of tests come to stay: nothing looks for garbage among them, then or later."""
    gc.disable()
    collected = yield
    gc.freeze()
    gc.enable()
    return collected


def pytest_report_header() -> str | None:
    absent = [name for name in REAL_MODELS if name not in at_hand()]
    return f"not tried, as {SHARED / 'models'} lacks them: {', '.join(absent)}" if absent else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What states something of a model that is not here is left out, and counted as deselected.

    Dear files come first, so that no long one is begun when the other workers are done.
    """
    out = [item for item in items if _absent(item)]
    items[:] = [item for item in items if not _absent(item)]
    config.hook.pytest_deselected(items=out)
    dearest: dict[Path, int] = {}
    for item in items:
        tier = tiers.tier_of(item)
        item.add_marker(tier)
        dearest[item.path] = max(dearest.get(item.path, 0), tiers.DEAREST.index(tier))
        if "CI" in os.environ and item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: -dearest[item.path])


def _absent(item: pytest.Item) -> bool:
    """It is of a file of others (by a mark, a fixture or a parameter) that is not here."""
    files = [Path(mark.args[0]) for mark in item.iter_markers("of_others")]
    files += [Path(FILES[name]) for name in getattr(item, "fixturenames", ()) if name in FILES]
    asked = getattr(item, "callspec", None)
    building = asked.params.get("building") if asked else None
    if building in REAL_MODELS:
        files.append(Path("models") / building)
    return not all((SHARED / file).exists() or model_path(file.name) for file in files)


@pytest.fixture(autouse=True)
def _tier_is_kept(request: pytest.FixtureRequest) -> Iterator[None]:
    """A unit test starts no engine and no browser; one that does says so by its marker."""
    before = len(tiers.started())
    yield
    started = tiers.started()[before:]
    if request.node.get_closest_marker("unit") is not None:
        assert not started, f"starts {', '.join(started)}: mark it with its tier (tests/tiers.py)"


@pytest.fixture(scope="session")
def shared_engine(tmp_path_factory: pytest.TempPathFactory) -> GraphSettings:
    """The embedded engine that the tests of several parts share, each with twins of its own."""
    folder = tmp_path_factory.mktemp("shared-engine")
    return GraphSettings(uri=None, data_dir=folder, memory_mb=1024, linger=20)


@pytest.fixture(scope="session")
def shared_models() -> Callable[[str], Path]:
    """The path of a model by its file name; skips where it cannot be had, and says so."""

    def find(name: str) -> Path:
        path = model_path(name)
        if path is None:
            absent = SHARED / "models" / name
            pytest.skip(f"{absent} is absent; set ORIEL_SHARED to the folder that holds models/")
        return path

    return find


@pytest.fixture(scope="session")
def read_shared(shared_models: Callable[[str], Path]) -> Callable[[str], PropertyGraph]:
    """The graph of a model by its file name, read once a session; do not change it."""
    graphs: dict[str, PropertyGraph] = {}

    def read(name: str) -> PropertyGraph:
        if name not in graphs:
            graphs[name] = read_ifc(shared_models(name))
        return graphs[name]

    return read


@pytest.fixture(scope="session")
def sample_house(read_shared: Callable[[str], PropertyGraph]) -> PropertyGraph:
    """SampleHouse4: IFC4, one storey and a roof, four rooms."""
    return read_shared("SampleHouse4.ifc")


@pytest.fixture(autouse=True)
def _only_core_cypher(request: pytest.FixtureRequest) -> Iterator[None]:
    """Whatever a test makes Oriel send, all engines run; unless it speaks for a person."""
    with sent() as statements:
        yield
    if request.node.get_closest_marker("cypher_of_a_person") is None:
        outside = {cypher: why for cypher in statements if (why := outside_the_core(cypher))}
        assert not outside, outside
