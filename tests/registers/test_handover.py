"""COBie out: a twin as a workbook, which is read back to the same keys, references and values."""

import datetime as dt
from collections import Counter
from pathlib import Path

import pytest

from app.exports.cobie import as_cobie, cobie_of
from app.exports.tables import Sheet, as_workbook
from app.twins.ingest import ingest
from graph_store import GraphStore
from ifc_loader.property_graph import Relationship
from registers import Register, cobie, read_register, read_tables
from registers.cells import text
from registers.handover import Handover, Kept, form, handover, kept_rows
from registers.tables import Table
from sample_models import BAY_HOUSE
from tests.registers.test_cobie import EACH_WORKBOOK, workbook

OWN: dict[str, list[dict[str, object]]] = {
    "Contact": [{"Email": "ann@care.example", "Category": "34-41", "PostalCode": 17604.0}],
    "Floor": [{"Name": "Level 1", "Elevation": 0.0}, {"Name": "Level 2", "Elevation": "CIC 3"}],
    "Space": [
        {"Name": "A101", "FloorName": "Level 1", "NetArea": 12.5},
        {"Name": "A102", "FloorName": "Level 1"},
        {"Name": "A102", "FloorName": "Level 9", "Description": "twice"},
    ],
    "Zone": [
        {"Name": "Flat A", "Category": "Flat", "SpaceNames": "A101", "CreatedBy": "ann"},
        {"Name": "Flat A", "Category": "Flat", "SpaceNames": "Loft", "CreatedBy": "ann"},
        {"Name": "Flat A", "Category": "Flat", "SpaceNames": "Shed", "CreatedBy": "ann"},
        {"Name": "Empty", "Category": "Flat"},
    ],
    "Type": [{"Name": "Boiler", "Manufacturer": "ann@care.example", "ExpectedLife": 10}],
    "Component": [
        {
            "Name": "Boiler-1",
            "TypeName": "Boiler",
            "Space": "A101,A102",
            "InstallationDate": "2010-04-18T09:00:00",
            "ExtIdentifier": "G1",
            "Own column": "=1+1",
        }
    ],
    "System": [
        {"Name": "Heat", "Category": "H", "ComponentNames": "Boiler-1", "CreatedBy": "ann"},
        {"Name": "Heat", "Category": "H", "ComponentNames": "Pump-1", "CreatedBy": "ann"},
    ],
    "Job": [
        {"Name": "Clean", "TypeName": "Boiler", "TaskNumber": 1, "Start": "2010-10-01T00:00:00"},
        {"Name": "Clean", "TypeName": "Boiler", "TaskNumber": 2, "Frequency": "as required"},
    ],
}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.xlsx"
    sheets = []
    for name, head in form()["sheets"].items():
        rows = OWN.get(name, [])
        columns = [*head["columns"], *(["Own column"] if name == "Component" else [])]
        cells = [[row.get(column, "n/a") for column in columns] for row in rows]
        sheets.append((name, columns, cells))
    path.write_bytes(as_workbook(sheets))
    return path


def of_register(register: Register) -> Handover:
    """What goes out of a register alone, as from a twin that holds nothing else."""
    links: dict[str, list[Relationship]] = {}
    for link in register.graph.relationships:
        links.setdefault(link.start, []).append(link)
    names = {node.key: str(node.properties.get("Name", "")) for node in register.graph.nodes}
    kept = []
    for node in register.graph.nodes:
        meant = cobie().table(str(node.properties.get("table", "")))
        if meant:
            kinds = [each.type for each in meant.references[:1]] if meant.members else []
            members = tuple(
                (names[r.end], r.properties) for r in links.get(node.key, ()) if r.type in kinds
            )
            kept.append(Kept(meant.table, node.properties, members))
    return handover(kept_rows(kept))


def said(tables: tuple[Table, ...]) -> dict[str, Counter[tuple[tuple[str, str], ...]]]:
    """Each sheet's rows as what they say, in one spelling; a member list parted, in no order."""
    found = {}
    for table in tables:
        meant = cobie().table(table.name)
        if meant is None:
            continue
        rows: Counter[tuple[tuple[str, str], ...]] = Counter()
        for row in table.rows:
            cells = {
                cobie().aliases.get(column, column): canonical(cell)
                for column, cell in zip(table.columns, row, strict=True)
                if text(cell) not in cobie().blank
            }
            column = meant.references[0].columns[0] if meant.members else ""
            parts = [part.strip() for part in cells.get(column, "").split(",")]
            for part in parts if column in cells else [""]:
                rows[
                    tuple(sorted((cells | {column: part} if column in cells else cells).items()))
                ] += 1
        if rows:
            found[table.name] = rows
    return found


def canonical(cell: object) -> str:
    told = text(cell)  # type: ignore[arg-type]
    return told.removesuffix("T00:00:00")


def differences(path: Path, made: Handover) -> dict[str, tuple[int, int, object]]:
    before, after = said(read_tables(path)), said(made.sheets)
    return {
        name: (
            (before.get(name, Counter()) - after.get(name, Counter())).total(),
            (after.get(name, Counter()) - before.get(name, Counter())).total(),
            next(iter(before.get(name, Counter()) - after.get(name, Counter())), None),
        )
        for name in before.keys() | after.keys()
        if before.get(name) != after.get(name)
    }


@pytest.mark.parametrize("name", EACH_WORKBOOK)
def test_a_workbook_goes_out_as_it_came_in(name: str) -> None:
    path = workbook(name)
    assert said(read_tables(path)), "it has rows"
    assert differences(path, of_register(read_register(path))) == {}


def test_a_row_for_each_member_is_one_node_with_all_its_members(own: Path) -> None:
    nodes = read_register(own).graph.nodes
    held = {
        str(n.properties["Name"]): n.properties.get("SpaceNames", n.properties.get("Space"))
        for n in nodes
        if n.properties.get("table") in {"Zone", "Component"}
    }
    assert held == {"Flat A": ["A101", "Loft", "Shed"], "Empty": None, "Boiler-1": "A101,A102"}
    systems = [n for n in nodes if n.properties.get("table") == "System"]
    assert [n.properties["ComponentNames"] for n in systems] == [["Boiler-1", "Pump-1"]]


def test_numbers_and_moments_go_out_as_such(tmp_path: Path) -> None:
    said: dict[str, list[object]] = {
        "Value": [12.5, 9, "12.5", "0012", "1e5", "nan", "True", "EI 30"],
        "TaskNumber": [0, 2.0, "3", "3a"],
        "Start": ["2010-10-01T00:00:00", "2010-10-01T07:30:00", dt.date(2010, 10, 1), "spring"],
    }
    sheets: list[Sheet] = [
        ("Attribute", ("Name", "CreatedBy", "Value"), [("A", "a", v) for v in said["Value"]]),
        (
            "Job",
            ("Name", "CreatedBy", "TaskNumber", "Start"),
            [("J", "a", n, s) for n, s in zip(said["TaskNumber"], said["Start"], strict=True)],
        ),
    ]
    path = tmp_path / "own.xlsx"
    path.write_bytes(as_workbook(sheets))
    again = tmp_path / "again.xlsx"
    again.write_bytes(as_cobie(of_register(read_register(path, mapping=cobie()))))
    out = {table.name: dict_rows(table) for table in read_tables(again)}
    values = [each["Value"] for each in out["Attribute"]]
    assert values == [12.5, 9.0, 12.5, "0012", "1e5", "nan", "True", "EI 30"]
    assert [each["TaskNumber"] for each in out["Job"]] == [0.0, 2.0, 3.0, "3a"]
    midnight = "2010-10-01T00:00:00"
    starts = [midnight, "2010-10-01T07:30:00", midnight, "spring"]
    assert [each["Start"] for each in out["Job"]] == starts


@pytest.mark.engine
def test_a_workbook_goes_through_a_twin_and_comes_back_the_same(
    own: Path, store: GraphStore, tmp_path: Path
) -> None:
    ingest(own, store)
    made = cobie_of(store)
    again = tmp_path / "again.xlsx"
    again.write_bytes(as_cobie(made))
    assert differences(own, made) == {}
    assert differences(again, made) == {}, "as Excel reads it"
    assert [sheet.name for sheet in made.sheets][: len(form()["sheets"])] == [*form()["sheets"]]
    told = {(each.kind, each.entity): each.message for each in made.missing}
    assert "Spare has no rows" in told["sheet without rows", "Spare"]
    assert told["required cell blank", "Component.SerialNumber"] == (
        "Component: SerialNumber is blank in 1 of 1 rows: 'Boiler-1'"
    )
    unmet = [e.message for e in made.missing if e.kind == "reference not met"]
    assert any("'Level 9'" in each for each in unmet)
    assert any("'Pump-1'" in each for each in unmet)


@pytest.mark.engine
def test_what_a_model_holds_goes_out_beside_the_rows_and_not_twice(
    store: GraphStore, tmp_path: Path
) -> None:
    ingest(BAY_HOUSE, store)
    made = cobie_of(store)
    rows = {sheet.name: sheet for sheet in made.sheets}
    assert not {"ExtSystem", "ExtObject"} & {*rows["Facility"].columns}
    assert len(rows["Facility"].rows) == 1 and rows["Floor"].rows and rows["Space"].rows
    components = dict_rows(rows["Component"])
    assert len({each["Name"] for each in components}) == len(components)
    assert {"IfcDoor", "IfcBoiler"} <= {str(each["ExtObject"]) for each in components}
    assert not {"IfcWall", "IfcSlab"} & {str(each["ExtObject"]) for each in components}
    boiler = next(each for each in components if each["ExtObject"] == "IfcBoiler")
    named = {str(each["Name"]) for each in dict_rows(rows["Type"])} | {"n/a"}
    assert {str(each["TypeName"]) for each in components} <= named
    unmet = [e for e in made.missing if e.kind in {"reference not met", "key twice"}]
    assert {each.message.split(",")[1][:13] for each in unmet} == {" Manufacturer"}, "no Contact"
    recorded = tmp_path / "one.xlsx"
    heads = {name: sheet["columns"] for name, sheet in form()["sheets"].items()}
    row = {"Name": "The boiler", "CreatedBy": "a", "ExtIdentifier": boiler["ExtIdentifier"]}
    cells = [row.get(column, "n/a") for column in heads["Component"]]
    sheets = [(name, head, [cells] * (name == "Component")) for name, head in heads.items()]
    recorded.write_bytes(as_workbook(sheets))
    ingest(recorded, store)
    again = dict_rows({sheet.name: sheet for sheet in cobie_of(store).sheets}["Component"])
    of_boiler = [e["Name"] for e in again if e["ExtIdentifier"] == boiler["ExtIdentifier"]]
    assert of_boiler == ["The boiler"] and len(again) == len(components)


def dict_rows(table: Table) -> list[dict[str, object]]:
    return [dict(zip(table.columns, row, strict=True)) for row in table.rows]
