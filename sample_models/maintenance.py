"""A maintenance database of Bay House: assets, work orders, inspections, people, costs.

    python -m sample_models.maintenance maintenance.sqlite
    python -m sample_models.maintenance postgresql+pg8000://postgres@localhost/maintenance

It has what such databases have: composite keys, tables that only join, a view, keys that nobody
declared, and rows that are wrong (an asset whose supplier is nobody, a price that is a word).
"""

import datetime as dt
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from ifc_loader import PropertyGraph, read_ifc
from sample_models import BAY_HOUSE

KEPT = ("IfcDoor", "IfcWindow", "IfcBoiler", "IfcPump", "IfcSpaceHeater", "IfcLightFixture")
STRANGER = 99
"""The supplier of an asset that no row of suppliers has."""
metadata = sa.MetaData()
suppliers = sa.Table(
    "suppliers",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("city", sa.Text),
)
people = sa.Table(
    "people",
    metadata,
    sa.Column("email", sa.Text, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("active", sa.Boolean),
)
assets = sa.Table(
    "assets",
    metadata,
    sa.Column("site", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.Text),
    sa.Column("ifc_guid", sa.Text),
    sa.Column("supplier_id", sa.Integer),  # nobody declared what it refers to
    sa.Column("installed", sa.Date),
    sa.Column("warranty_until", sa.Date),
    sa.Column("cost_eur", sa.Text),
)
work_orders = sa.Table(
    "work_orders",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("site", sa.Text),
    sa.Column("asset_number", sa.Integer),
    sa.Column("title", sa.Text),
    sa.Column("status", sa.Text),
    sa.Column("opened", sa.DateTime),
    sa.Column("assigned_to", sa.Text, sa.ForeignKey("people.email")),
    sa.Column("hours", sa.Float),
    sa.ForeignKeyConstraint(["site", "asset_number"], ["assets.site", "assets.number"]),
)
inspections = sa.Table(
    "inspections",
    metadata,
    sa.Column("site", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("inspected_on", sa.Date, primary_key=True),
    sa.Column("passed", sa.Boolean),
    sa.Column("inspected_by", sa.Text, sa.ForeignKey("people.email")),
    sa.ForeignKeyConstraint(["site", "number"], ["assets.site", "assets.number"]),
)
spare_parts = sa.Table(
    "spare_parts",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("stock", sa.Integer),
)
asset_spare_parts = sa.Table(
    "asset_spare_parts",
    metadata,
    sa.Column("site", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("spare_part_id", sa.ForeignKey("spare_parts.id"), primary_key=True),
    sa.Column("quantity", sa.Integer),
    sa.ForeignKeyConstraint(["site", "number"], ["assets.site", "assets.number"]),
)
costs = sa.Table(
    "costs",
    metadata,
    sa.Column("work_order_id", sa.ForeignKey("work_orders.id"), primary_key=True),
    sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("description", sa.Text),
    sa.Column("amount_eur", sa.Float),
    sa.Column("paid_on", sa.Date),
)
VIEW = "CREATE VIEW open_work_orders AS SELECT * FROM work_orders WHERE status = 'open'"


def elements() -> list[tuple[str, str]]:
    """The name and the GlobalId of each element of the sample building that is kept as an asset."""
    graph: PropertyGraph = read_ifc(BAY_HOUSE)
    found = [node.properties for node in graph.nodes if set(KEPT) & set(node.labels)]
    return [(str(held["Name"]), str(held["GlobalId"])) for held in found if held.get("GlobalId")]


def rows() -> dict[str, list[dict[str, Any]]]:
    """The rows of each table, by its name."""
    held = elements()
    day = dt.date(2015, 1, 5)
    told: dict[str, list[dict[str, Any]]] = {
        "suppliers": [
            {"id": 1, "name": "Hearth & Home", "city": "Bath"},
            {"id": 2, "name": "Clearview Glazing", "city": "Bristol"},
            {"id": 3, "name": "Lumen", "city": "Bath"},
        ],
        "people": [
            {"email": "ann@care.example", "name": "Ann Bay", "active": True},
            {"email": "bob@care.example", "name": "Bob Cole", "active": True},
            {"email": "cem@care.example", "name": "Cem Dal", "active": False},
        ],
        "assets": [
            {
                "site": "BAY",
                "number": number,
                "name": name,
                "ifc_guid": global_id,
                "supplier_id": STRANGER if number == 7 else 1 + number % 3,
                "installed": day + dt.timedelta(days=40 * number),
                "warranty_until": day + dt.timedelta(days=40 * number + 3650),
                "cost_eur": "on request" if number == 5 else str(100 + 12.5 * number),
            }
            for number, (name, global_id) in enumerate(held, start=1)
        ]
        + [{"site": "YARD", "number": 1, "name": "Lawn mower", "supplier_id": 1}],
        "spare_parts": [
            {"id": 1, "name": "Hinge", "stock": 12},
            {"id": 2, "name": "Seal", "stock": 0},
            {"id": 3, "name": "Valve head", "stock": 4},
        ],
    }
    count = len(held)
    told["work_orders"] = [
        {
            "id": 100 + number,
            "site": "BAY",
            "asset_number": 1 + (number * 7) % count,
            "title": f"{('Repair', 'Adjust', 'Replace')[number % 3]} order {number}",
            "status": ("open", "closed", "waiting")[number % 3],
            "opened": dt.datetime(2025, 1 + number % 12, 3, 8, 30),
            "assigned_to": ("ann@care.example", "bob@care.example", None)[number % 3],
            "hours": 0.5 * number,
        }
        for number in range(1, 25)
    ]
    told["inspections"] = [
        {
            "site": "BAY",
            "number": 1 + number % count,
            "inspected_on": dt.date(2025, 2, 1) + dt.timedelta(days=number),
            "passed": number % 5 != 0,
            "inspected_by": ("ann@care.example", "cem@care.example")[number % 2],
        }
        for number in range(30)
    ]
    told["costs"] = [
        {
            "work_order_id": 100 + number,
            "line": line,
            "description": ("Labour", "Material", "Travel")[line - 1],
            "amount_eur": round(20.0 + 7.5 * number + 11.25 * line, 2),
            "paid_on": dt.date(2025, 3, 1) + dt.timedelta(days=5 * number) if line < 3 else None,
        }
        for number in range(1, 25)
        for line in range(1, 2 + number % 3)
    ]
    told["asset_spare_parts"] = [
        {
            "site": "BAY",
            "number": number,
            "spare_part_id": 1 + number % 2,
            "quantity": number % 4 + 1,
        }
        for number in range(1, 13)
    ]
    return told


def fill(engine: sa.Engine) -> None:
    """Make the tables in an empty database, and their rows."""
    metadata.create_all(engine)
    with engine.begin() as connection:
        connection.execute(sa.text(VIEW))
        for name, each in ordered(rows()):
            keys = {key for row in each for key in row}
            connection.execute(
                metadata.tables[name].insert(), [{k: row.get(k) for k in keys} for row in each]
            )


def ordered(told: dict[str, list[dict[str, Any]]]) -> Sequence[tuple[str, list[dict[str, Any]]]]:
    """The tables in an order in which each row finds what it refers to."""
    return [(table.name, told[table.name]) for table in metadata.sorted_tables]


def main() -> None:
    target = sys.argv[1]
    engine = sa.create_engine(target if "://" in target else f"sqlite:///{Path(target)}")
    fill(engine)
    engine.dispose()


if __name__ == "__main__":
    main()
