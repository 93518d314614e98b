"""References that nobody declared: made where all rows speak for them, else told."""

import pytest

from registers import Table, propose
from registers.mapping import TableMapping, parsed, written


def meant(*tables: Table) -> dict[str, TableMapping]:
    return {each.table: each for each in propose(tables, "house").mapping.tables}


def ends(mapping: TableMapping) -> list[tuple[tuple[str, ...], str]]:
    return [(each.columns, each.to) for each in mapping.references]


SITES = ("North", "South")
ASSETS = Table(
    "assets",
    ("site", "number", "name"),
    tuple((site, number, f"{site} {number}") for site in SITES for number in range(1, 9)),
    key=("site", "number"),
)


def test_columns_called_as_a_key_are_a_reference_where_all_rows_are_met() -> None:
    visits = Table(
        "visits",
        ("id", "site", "number"),
        tuple((n, SITES[n % 2], n % 8 + 1) for n in range(40)),
        key=("id",),
    )
    found = meant(ASSETS, visits)["visits"]
    assert ends(found) == [(("site", "number"), "assets")]
    assert found.notes == ()


def test_columns_called_as_a_key_are_none_where_a_row_is_not_met_and_it_is_told() -> None:
    rooms = Table(
        "invoices",
        ("id", "site", "number"),
        tuple((n, SITES[n % 2], n % 9 + 1) for n in range(36)),
        key=("id",),
    )
    proposal = propose((ASSETS, rooms), "house")
    (found,) = (each for each in proposal.mapping.tables if each.table == "invoices")
    assert found.references == ()
    told = (
        "site, number may name rows of assets; no relationship is made, since 11.1% of the cells "
        "name none"
    )
    assert found.notes == (told,)
    findings = [(each.kind, each.message) for each in proposal.register.graph.findings]
    assert ("note of the mapping", f"invoices: {told}") in findings
    assert parsed(written(proposal.mapping), "again") == proposal.mapping


def test_tables_of_one_key_do_not_name_each_other() -> None:
    keys = Table(
        "keys",
        ("site", "number", "holder"),
        tuple((site, number, "Ann") for site in SITES for number in range(1, 6)),
        key=("site", "number"),
    )
    found = meant(ASSETS, keys)
    assert ends(found["keys"]) == ends(found["assets"]) == []
    assert found["keys"].notes == (
        "site, number may name rows of assets; no relationship is made, since they are the key of "
        "both",
    )


def test_a_reference_that_fits_two_tables_is_none() -> None:
    meters = Table("meters", ASSETS.columns, ASSETS.rows, key=ASSETS.key)
    reads = Table(
        "reads",
        ("id", "site", "number"),
        tuple((n, SITES[n % 2], n % 8 + 1) for n in range(20)),
        key=("id",),
    )
    found = meant(ASSETS, meters, reads)["reads"]
    assert ends(found) == []
    assert len(found.notes) == 2
    assert all("rows of other tables fit as well" in each for each in found.notes)


@pytest.mark.parametrize("backwards", [False, True])
def test_all_rows_are_measured_and_not_the_first(backwards: bool) -> None:
    numbers = range(1, 1001)
    pumps = Table("pumps", ("id", "note"), tuple((f"P{n:04}", "runs") for n in numbers))
    order = reversed(numbers) if backwards else numbers
    orders = Table("orders", ("no", "pump"), tuple((f"O{n:04}", f"P{n:04}") for n in order))
    assert ends(meant(pumps, orders)["orders"]) == [(("pump",), "pumps")]


def test_words_that_further_rows_do_not_meet_are_no_reference() -> None:
    places = Table("places", ("code", "name"), (("R1", "Hall"), ("R2", "Cellar"), ("R3", "Loft")))
    names = ("Hall", "Cellar", "Loft")
    lamps = Table(
        "lamps",
        ("tag", "colour"),
        tuple((f"L{n:03}", names[n % 3] if n < 240 else "Garden") for n in range(250)),
    )
    assert ends(meant(places, lamps)["lamps"]) == []


PLANT = Table(
    "Anlagen",
    ("Bauteil-Nr.", "Hersteller"),
    tuple((f"HZ-{n:02}", "Vaillant" if n % 2 else "Wilo") for n in range(1, 15)),
)


@pytest.mark.parametrize(("strange", "made"), [(1, True), (5, False)])
def test_a_column_called_as_a_key_names_its_rows_though_some_are_not_met(
    strange: int, made: bool
) -> None:
    faults = Table(
        "Störungen",
        ("lfd. Nr.", "Bauteil-Nr.", "Meldung"),
        tuple((n, f"HZ-{n:02}" if n > strange else f"X-{n}", "tropft") for n in range(1, 15)),
    )
    found = meant(PLANT, faults)["Störungen"]
    assert ends(found) == ([(("Bauteil-Nr.",), "Anlagen")] if made else [])
    told = (
        "Bauteil-Nr. may name rows of Anlagen; no relationship is made, since 35.7% of the cells "
        "name none",
    )
    assert found.notes == (() if made else told)
