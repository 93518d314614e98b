"""One file may mean several things to several twins; each is read again as it was read."""

import json
import shutil
from pathlib import Path

import pytest

from app.command.main import main
from graph_store import Rows, connect
from tests.graph_store.test_embedded_life import on_linux
from tests.maintained import in_sqlite
from tests.patience import soon
from tests.registers.test_hostile_tables import workbook

pytestmark = pytest.mark.engine
MAPPING = """
version = 2
[[tables]]
table = "plant"
label = "{}"
key = ["asset_id"]
columns = {{ power_kw = {{ kind = "number", unit = "kW" }} }}
"""
RDF = """
@prefix b: <https://brickschema.org/schema/Brick#> .
@prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> .
@prefix : <http://plant#> .
b:Boiler rdfs:subClassOf b:Equipment .
:boiler a b:Boiler ; rdfs:label "Boiler" ; b:feeds :pump .
:pump a b:Pump ; rdfs:label "Pump" .
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setenv("ORIEL_GRAPH_LINGER", "0")
    return tmp_path


def held(twin: str) -> list[tuple[object, ...]]:
    """What the twin holds: its nodes as they are, and its relationships by their ends."""
    with connect(twin=twin, make=False) as store:
        nodes = store.read(
            "MATCH (n) WHERE NOT n:Model RETURN n.key, labels(n), properties(n) ORDER BY n.key"
        )
        links = store.read(
            "MATCH (a)-[r]->(b) WHERE NOT a:Model "
            "RETURN a.key, type(r), b.key, properties(r) ORDER BY a.key, type(r), b.key"
        )
        models = store.read("MATCH (m:Model) RETURN m.model, m.digest ORDER BY m.model")
    assert isinstance(nodes, Rows)
    assert isinstance(links, Rows)
    assert isinstance(models, Rows)
    return [*nodes.rows, *links.rows, *models.rows]


def damage(folder: Path, twin: str) -> None:
    engine = folder / "data" / "engine"
    assert soon(lambda: not (engine / "engine.json").exists())
    (engine / "databases" / twin / "schema.json").unlink()


@on_linux
def test_two_twins_read_one_file_each_by_its_own_mapping(folder: Path) -> None:
    path = folder / "plant.csv"
    path.write_text("asset_id;power_kw\n1;3\n2;4\n", encoding="utf-8")
    for twin, label in (("one", "Machine"), ("other", "Device")):
        path.with_name("plant.csv.mapping.toml").write_text(MAPPING.format(label), "utf-8")
        assert main(["ingest", str(path), "--twin", twin]) == 0
    before = held("one")
    damage(folder, "one")
    assert main(["rebuild", "--twin", "one"]) == 0
    assert held("one") == before
    assert any("Machine" in str(each) for each in before)


@on_linux
def test_a_twin_of_registers_is_rebuilt_as_it_was(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "plant list.csv").write_text("asset_id;power_kw\n1;3,5\n2;4\n", "utf-8")
    (folder / "plant.ttl").write_text(RDF, "utf-8")
    workbook(folder / "keys.xlsx", ("Key", "Holder"), [("A1", "Ann"), ("B2", "Bob")])
    sources = [folder / "plant list.csv", folder / "plant.ttl", folder / "keys.xlsx"]
    sources.append(in_sqlite(folder))
    assert main(["ingest", *map(str, sources), "--twin", "kept"]) == 0
    before = held("kept")
    for each in sources:
        each.unlink()
    damage(folder, "kept")
    capsys.readouterr()
    assert main(["rebuild", "--twin", "kept", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["missing"] == []
    assert held("kept") == before


def test_a_mapping_goes_with_the_last_twin_that_reads_by_it(folder: Path) -> None:
    path = folder / "plant.csv"
    path.write_text("asset_id;power_kw\n1;3\n2;4\n", encoding="utf-8")
    assert main(["ingest", str(path), "--twin", "one"]) == 0
    shutil.copyfile(path, folder / "other.csv")
    assert main(["ingest", str(folder / "other.csv"), "--twin", "one"]) == 0
    assert len(list((folder / "data" / "files").glob("*/mappings/*"))) == 2
    path.write_text("asset_id;power_kw\n1;3\n2;5\n", encoding="utf-8")
    assert main(["sync", str(path), "--twin", "one"]) == 0
    kept = sorted(each.parts[-3] for each in (folder / "data" / "files").glob("*/mappings/*"))
    assert len(kept) == len(set(kept)) == 2
