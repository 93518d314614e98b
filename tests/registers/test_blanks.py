"""What a mapping calls blank is blank in what is proposed as in what is read."""

from pathlib import Path

from registers import Proposal, cobie, known_mapping, parsed, propose, read_tables
from registers.proposing.profile import profiled
from registers.tables import Table

PUMPS = "number,power_kW,cost_eur,installed,spare\n" + "".join(
    f"P-{n},{n}.5,{blank if n < 5 else n * 100},{blank if n % 5 == 4 else f'2024-03-{n + 10}'},-\n"
    for n, blank in enumerate(["n/a", "-", "N/A", " ", "n/a", "-", "n/a", "-", "n/a"], start=1)
)
GUID = "35htfUejjTnP_FeDRz6d{}"
BY_HAND = """
version = 2
blank = ["", "none"]
aliases = { Guid = "global_id" }

[[tables]]
table = "assets"
label = "Assets"
key = ["number"]
meets = [{ column = "global_id", property = "GlobalId" }]
columns = { cost = "integer" }

[[tables]]
table = "visits"
label = "Visits"

[[tables]]
table = "keys"
label = "Keys"
key = ["number"]
"""


def kinds(found: Proposal, table: str) -> dict[str, str]:
    meant = found.mapping.table(table)
    assert meant is not None
    return {name: column.kind for name, column in meant.columns.items()}


def test_cells_that_are_blank_say_nothing_of_the_kind_of_their_column(tmp_path: Path) -> None:
    path = tmp_path / "pumps.csv"
    path.write_text(PUMPS, encoding="utf-8")
    found = propose(read_tables(path), path.name)
    assert found.scores.satisfied
    assert kinds(found, "pumps") == {
        "power_kW": "number",
        "cost_eur": "integer",
        "installed": "date",
    }
    told = (node.properties.get("cost_eur") for node in found.register.graph.nodes)
    assert [cost for cost in told if cost is not None] == [500, 600, 700, 800, 900]
    assert not [f for f in found.register.graph.findings if f.kind == "value of another kind"]


def test_rows_of_blanks_are_no_rows() -> None:
    rows = [("1", "a"), ("n/a", "-"), ("2", "n/a")]
    profile = profiled(Table("t", ("id", "name"), rows))
    assert (profile.rows, [*profile.filled("name")]) == (2, ["a"])


def test_by_a_mapping_by_hand_its_own_blanks_are_blank_and_tables_without_rows_unjudged() -> None:
    tables = [
        Table(
            "assets",
            ("number", "Guid", "cost"),
            [(n, GUID.format(f"Q{n}"), "none" if n < 7 else n) for n in range(1, 10)],
        ),
        Table("visits", ("who", "seen on"), []),
        Table("keys", ("number",), [("none",)]),
        Table("doors", ("number",), []),
    ]
    mapping = parsed(BY_HAND, "assets")
    found = propose(tables, "assets.sqlite", mapping)
    assert found.scores.faults == ()
    assert found.mapping == mapping


def test_cobies_own_mapping_is_not_mended_for_what_a_workbook_lacks() -> None:
    tables = [
        Table("Contact", ("Email", "CreatedBy"), [("a@b.de", "a@b.de")]),
        Table(
            "Facility", ("Name", "CreatedBy", "ExternalProjectIdentifier"), [("F", "a@b.de", "")]
        ),
        Table(
            "Floor", ("Name", "CreatedBy", "ExtIdentifier"), [("1", "a@b.de", GUID.format("Q1"))]
        ),
        Table("Space", ("Name", "CreatedBy", "FloorName"), [("A1", "a@b.de", "1")]),
        Table("Type", ("Name", "CreatedBy", "ExpectedLife"), [("Door", "a@b.de", "n/a")]),
        Table("Component", ("Name", "CreatedBy", "TypeName"), [("Door-1", "a@b.de", "Door")]),
        Table(
            "Document", ("Name", "CreatedBy", "ExtIdentifier"), [("x", "n/a", GUID.format("Q2"))]
        ),
        Table("Spare", ("Name", "CreatedBy"), []),
        Table("Issue", ("Name", "CreatedBy"), []),
    ]
    known = known_mapping(Path("handover.xlsx"), tables)
    found = propose(tables, "handover.xlsx", known)
    assert found.scores.satisfied
    assert found.mapping == cobie()
