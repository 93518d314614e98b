"""COBie workbooks of others: read whole, told row by row, joined to the model's elements."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from agents import ask, minds_for
from app.twins.ingest import ingest
from graph_store import GraphStore, Rows
from ifc_loader import PropertyGraph
from registers import Register, RegisterError, cobie, read_register, read_tables
from registers.cells import text
from registers.joining import Element, Meetings, RowsMeet, texts_of
from tests.conftest import SHARED

WORKBOOKS = (
    "Duplex_COBie_Handover.xlsx",
    "Duplex_COBie_Design.xlsx",
    "OBN1_COBie_UK_2014.xlsx",
    "Lakeside_Restaurant_COBie.xlsx",
)


EACH_WORKBOOK = [
    pytest.param(name, marks=pytest.mark.of_others(f"tables/{name}")) for name in WORKBOOKS
]


ROWS_OF = {"contacts": 58, "documents": 48, "systems": 10, "zones": 2}
"""How many of each the handover workbook of the Duplex has."""


def asked(question: str, store: GraphStore) -> object:
    return ask(question, store, minds_for("rules")).value


def workbook(name: str) -> Path:
    return SHARED / "tables" / name


@pytest.fixture(scope="module")
def handover() -> Register:
    return read_register(workbook("Duplex_COBie_Handover.xlsx"))


@pytest.mark.parametrize("name", EACH_WORKBOOK)
def test_every_cell_that_says_something_is_in_the_graph_or_told(name: str) -> None:
    path = workbook(name)
    register = read_register(path)
    rows = {(n.properties.get("table"), n.properties.get("row")): n for n in register.graph.nodes}
    told = {finding.entity for finding in register.graph.findings}
    left_out = {each.table for each in register.tables if each.left_out}
    assert left_out == {"Instruction", "PickLists"}
    assert left_out <= told
    for table in read_tables(path):
        meant = cobie().table(table.name)
        if meant is None:
            continue
        for number, cells in enumerate(table.rows, start=2):
            node = rows.get((table.name, number))
            for column, cell in zip(table.columns, cells, strict=True):
                if text(cell) in cobie().blank or f"{table.name}!{number}" in told:
                    continue
                if node is None:
                    assert meant.members, f"{table.name} row {number} is lost"
                else:
                    held = cobie().aliases.get(column, column)
                    assert held in node.properties, f"{table.name} row {number}, {column} is lost"


def test_the_rows_of_the_handover_are_counted_by_sheet(handover: Register) -> None:
    counts = {each.table: (each.rows, each.nodes) for each in handover.tables}
    assert counts["Component"] == (232, 232)
    assert counts["Type"] == (43, 43)
    assert counts["Space"] == (22, 22)
    assert counts["Job"] == (94, 94)
    assert counts["Zone"] == (20, 2), "one row a member"
    assert counts["System"] == (36, 10), "one row a member"


def test_a_name_that_no_row_has_is_told_with_its_place(handover: Register) -> None:
    found = [f for f in handover.graph.findings if f.kind == "reference not met"]
    assert found[0].entity == "Document!16"
    assert found[0].message == (
        "Document row 16, RowName 'Duplex Receptacle Product Data': no row has this name"
    )


def test_the_services_of_the_handover_meet_the_model_that_holds_them(
    handover: Register, read_shared: Callable[[str], PropertyGraph]
) -> None:
    def met(model: str, table: str) -> int:
        elements: dict[str, list[Element]] = {}
        for node in read_shared(model).nodes:
            if isinstance(global_id := node.properties.get("GlobalId"), str):
                elements.setdefault(global_id, []).append(Element(node.key, model))
        rows = {
            node.key: texts_of(node.properties["ExternalIdentifier"])
            for node in handover.graph.nodes
            if node.properties.get("table") == table and "ExternalIdentifier" in node.properties
        }
        by_id = RowsMeet(f"Cobie{table}", "ExternalIdentifier", "GlobalId", "", "RECORDS")
        meetings = Meetings(by_id.label, by_id.type)
        return len({link.start for link in meetings.meet(by_id, rows, elements)})

    assert met("Duplex_A_20110907.ifc", "Component") == 99
    assert met("Duplex_A_20110907.ifc", "Space") == 21
    assert met("Duplex_A_20110907.ifc", "Type") == 20
    assert met("Duplex_Handover_20120323.ifc", "Component") == 232


def test_a_file_that_is_no_workbook_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "register.xlsx"
    path.write_bytes(os.urandom(2000))
    with pytest.raises(RegisterError, match=r"register.xlsx is no workbook"):
        read_register(path)


def test_a_workbook_meets_its_elements_whichever_is_loaded_first(
    store: GraphStore, handover: Register, shared_models: Callable[[str], Path]
) -> None:
    counted = (
        "MATCH (c:CobieComponent)-[r:RECORDS]->(e) "
        "RETURN count(DISTINCT c) AS components, count(DISTINCT e) AS elements"
    )
    ingest(workbook("Duplex_COBie_Handover.xlsx"), store)
    assert answered(store, counted) == ((0, 0),)
    ingest(shared_models("Duplex_A_20110907.ifc"), store)
    assert answered(store, counted) == ((99, 99),)
    assert answered(
        store,
        "MATCH (c:CobieComponent)-[:OF_TYPE]->(t:CobieType) WHERE t.WarrantyDurationParts = 2 "
        "AND t.WarrantyDurationUnit = 'year' RETURN count(c) AS components",
    ) == ((8,),)
    assert answered(
        store,
        "MATCH (s:CobieSpace)-[:RECORDS]->(room:IfcSpace) RETURN count(DISTINCT room) AS rooms",
    ) == ((21,),)
    assert answered(
        store,
        "MATCH (s:CobieSpace)<-[:IN_SPACE]-(:CobieComponent)-[:OF_TYPE]->(t:CobieType) "
        "OPTIONAL MATCH (t)<-[:MAINTAINS]-(j:CobieJob) WITH s, t, count(j) AS jobs "
        "WHERE jobs = 0 RETURN count(DISTINCT s) AS rooms",
    ) == ((len(rooms_with_what_nobody_maintains(handover)),),)
    told = {noun: asked(f"How many {noun} are there?", store) for noun in ROWS_OF}
    assert told == ROWS_OF  # and not none, as the model's classes of these names are empty
    store.remove_model("Duplex_A_20110907.ifc")
    assert answered(store, counted) == ((0, 0),)
    assert answered(store, "MATCH (c:CobieComponent) RETURN count(c) AS n") == ((232,),)


def answered(store: GraphStore, cypher: str) -> tuple[tuple[object, ...], ...]:
    found = store.read(cypher)
    assert isinstance(found, Rows), found
    return found.rows


def rooms_with_what_nobody_maintains(register: Register) -> set[str]:
    """The same by the rows alone."""
    links = register.graph.relationships
    maintained = {link.end for link in links if link.type == "MAINTAINS"}
    types = {link.start: link.end for link in links if link.type == "OF_TYPE"}
    return {
        link.end
        for link in links
        if link.type == "IN_SPACE" and types[link.start] not in maintained
    }
