"""What the tests of several parts share: real models, read from where development keeps them."""

import os
from collections.abc import Callable, Iterable, Iterator
from functools import cache
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


def at_hand(names: Iterable[str] = REAL_MODELS) -> list[str]:
    """Those of the real models that are here, or may be fetched.

    What holds of any model is tried on these; the head of the report names the rest.
    """
    return [
        name
        for name in names
        if (SHARED / "models" / name).exists() or Path(name).stem == SAMPLE_HOUSE
    ]


def pytest_configure() -> None:
    """Engines of tests live for seconds: Java's slower compiler costs more than it gives."""
    quick, given = "-XX:TieredStopAtLevel=1", os.environ.get("JAVA_TOOL_OPTIONS", "")
    if quick not in given:
        os.environ["JAVA_TOOL_OPTIONS"] = f"{given} {quick}".strip()


def pytest_report_header() -> str | None:
    absent = [name for name in REAL_MODELS if name not in at_hand()]
    return f"not tried, as {SHARED / 'models'} lacks them: {', '.join(absent)}" if absent else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Dear files come first, so that no long one is begun when the other workers are done."""
    dearest: dict[Path, int] = {}
    for item in items:
        tier = tiers.tier_of(item)
        item.add_marker(tier)
        dearest[item.path] = max(dearest.get(item.path, 0), tiers.DEAREST.index(tier))
        if "CI" in os.environ and item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=lambda item: -dearest[item.path])


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
def fetched_house() -> Callable[[], Path | SampleError]:
    """SampleHouse4 as `oriel sample` fetches it: once a checkout; once a session where it fails."""

    @cache
    def fetch() -> Path | SampleError:
        kept = ROOT / ".pytest_cache" / "oriel"
        kept.mkdir(parents=True, exist_ok=True)
        with pytest.MonkeyPatch.context() as patch, FileLock(kept / "fetching.lock"):
            patch.setenv("ORIEL_DATA_DIR", str(kept))
            try:
                return sample_path(SAMPLE_HOUSE)
            except SampleError as error:
                return error

    return fetch


@pytest.fixture(scope="session")
def shared_models(fetched_house: Callable[[], Path | SampleError]) -> Callable[[str], Path]:
    """The path of a real model by its file name; skips where it cannot be had, and says so."""

    def find(name: str) -> Path:
        path = SHARED / "models" / name
        if path.exists():
            return path
        found = fetched_house() if path.stem == SAMPLE_HOUSE else None
        if isinstance(found, Path):
            return found
        why = f" ({found})" if found else ""
        pytest.skip(f"{path} is absent; set ORIEL_SHARED to the folder that holds models/{why}")

    return find


@pytest.fixture(scope="session")
def read_shared(shared_models: Callable[[str], Path]) -> Callable[[str], PropertyGraph]:
    """The graph of a real model by its file name, read once a session; do not change it."""
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
