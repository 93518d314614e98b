"""Questions over Bay House and its maintenance database together, answered by SQL and ifcopenshell.

    python -m evaluation.questions.bay_house_maintained     writes them into the folder registers/

The truths come from the database as it is made (`sample_models.maintenance`), beside a table of the
building's elements as ifcopenshell tells them. Nothing of the graph is used.
"""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import ifcopenshell
import sqlalchemy as sa
from ifcopenshell.util import element

from ifc_loader.scratch import Scratch
from sample_models import BAY_HOUSE, maintenance

TARGET = Path(__file__).parent / "registers" / "bay_house_maintained.jsonl"
MODEL = "bay_house.ifc"
SOURCE = "written for Oriel; value by SQL over the database beside what ifcopenshell reads"
ASSET = "assets a JOIN elements e ON e.global_id = a.ifc_guid"
ORDER = (
    "work_orders w JOIN assets a ON a.site = w.site AND a.number = w.asset_number "
    "JOIN elements e ON e.global_id = a.ifc_guid"
)
CHECK = (
    "inspections i JOIN assets a ON a.site = i.site AND a.number = i.number "
    "JOIN elements e ON e.global_id = a.ifc_guid"
)
SPARE = (
    "asset_spare_parts j JOIN assets a ON a.site = j.site AND a.number = j.number "
    "JOIN spare_parts s ON s.id = j.spare_part_id"
)
SUPPLIED = f"{ASSET} JOIN suppliers s ON s.id = a.supplier_id"
COST = f"{ORDER} JOIN costs c ON c.work_order_id = w.id"


class Asked(NamedTuple):
    """A question, and the SQL whose one value, or whose first column, is its answer."""

    kind: str
    question: str
    sql: str
    unit: str | None = None


QUESTIONS = (
    Asked("count", "How many work orders are there?", "SELECT count(*) FROM work_orders"),
    Asked(
        "count",
        "How many work orders are open?",
        "SELECT count(*) FROM work_orders WHERE status = 'open'",
    ),
    Asked(
        "filter",
        "Which work orders are waiting?",
        "SELECT title FROM work_orders WHERE status = 'waiting'",
    ),
    Asked(
        "filter",
        "Which work orders are open on the first floor?",
        f"SELECT w.title FROM {ORDER} WHERE w.status = 'open' AND e.storey = 'First Floor'",
    ),
    Asked(
        "count",
        "How many work orders are closed for windows?",
        f"SELECT count(*) FROM {ORDER} WHERE w.status = 'closed' AND e.class = 'IfcWindow'",
    ),
    Asked(
        "filter",
        "Which doors have an open work order?",
        f"SELECT DISTINCT e.name FROM {ORDER} WHERE w.status = 'open' AND e.class = 'IfcDoor'",
    ),
    Asked(
        "filter",
        "Which radiators have a work order?",
        f"SELECT DISTINCT e.name FROM {ORDER} WHERE e.class = 'IfcSpaceHeater'",
    ),
    Asked(
        "filter",
        "Who supplied the boiler?",
        f"SELECT s.name FROM {SUPPLIED} WHERE e.class = 'IfcBoiler'",
    ),
    Asked(
        "filter",
        "Who supplied the windows on the first floor?",
        f"SELECT DISTINCT s.name FROM {SUPPLIED} "
        "WHERE e.class = 'IfcWindow' AND e.storey = 'First Floor'",
    ),
    Asked(
        "count",
        "How many windows were supplied by Lumen?",
        f"SELECT count(*) FROM {SUPPLIED} WHERE e.class = 'IfcWindow' AND s.name = 'Lumen'",
    ),
    Asked(
        "filter",
        "Which lamps did Clearview Glazing supply?",
        f"SELECT e.name FROM {SUPPLIED} "
        "WHERE e.class = 'IfcLightFixture' AND s.name = 'Clearview Glazing'",
    ),
    Asked(
        "attribute",
        "What did the boiler cost?",
        f"SELECT CAST(a.cost_eur AS REAL) FROM {ASSET} WHERE e.class = 'IfcBoiler'",
        "EUR",
    ),
    Asked(
        "attribute",
        "When was the boiler installed?",
        f"SELECT a.installed FROM {ASSET} WHERE e.class = 'IfcBoiler'",
    ),
    Asked(
        "attribute",
        "Until when does the warranty of the pump last?",
        f"SELECT a.warranty_until FROM {ASSET} WHERE e.class = 'IfcPump'",
    ),
    Asked(
        "filter",
        "Which assets have a warranty that ends in 2026?",
        "SELECT name FROM assets WHERE warranty_until LIKE '2026%'",
    ),
    Asked(
        "filter",
        "Which radiators were installed in 2019?",
        f"SELECT e.name FROM {ASSET} WHERE e.class = 'IfcSpaceHeater' AND a.installed LIKE '2019%'",
    ),
    Asked(
        "filter",
        "Which doors were installed before 1 June 2015?",
        f"SELECT e.name FROM {ASSET} WHERE e.class = 'IfcDoor' AND a.installed < '2015-06-01'",
    ),
    Asked(
        "count",
        "How many assets were installed after 2018?",
        "SELECT count(*) FROM assets WHERE installed > '2018-12-31'",
    ),
    Asked(
        "superlative",
        "Which asset is the oldest?",
        "SELECT name, installed FROM assets WHERE installed = (SELECT min(installed) FROM assets)",
    ),
    Asked(
        "superlative",
        "Which asset was installed last?",
        "SELECT name, installed FROM assets WHERE installed = (SELECT max(installed) FROM assets)",
    ),
    Asked(
        "superlative",
        "Which window cost the most?",
        f"SELECT e.name, CAST(a.cost_eur AS REAL) FROM {ASSET} WHERE e.class = 'IfcWindow' "
        "ORDER BY CAST(a.cost_eur AS REAL) DESC LIMIT 1",
    ),
    Asked(
        "aggregate",
        "What do all radiators cost together?",
        f"SELECT sum(CAST(a.cost_eur AS REAL)) FROM {ASSET} WHERE e.class = 'IfcSpaceHeater'",
        "EUR",
    ),
    Asked(
        "aggregate",
        "What is the average cost of a lamp?",
        f"SELECT avg(CAST(a.cost_eur AS REAL)) FROM {ASSET} WHERE e.class = 'IfcLightFixture'",
        "EUR",
    ),
    Asked(
        "filter",
        "Which assets have no work order?",
        "SELECT a.name FROM assets a "
        "LEFT JOIN work_orders w ON w.site = a.site AND w.asset_number = a.number "
        "WHERE w.id IS NULL",
    ),
    Asked(
        "filter",
        "Which windows have no work order?",
        f"SELECT e.name FROM {ASSET} LEFT JOIN work_orders w ON w.site = a.site "
        "AND w.asset_number = a.number WHERE w.id IS NULL AND e.class = 'IfcWindow'",
    ),
    Asked(
        "count",
        "How many assets have never been inspected?",
        "SELECT count(*) FROM assets a LEFT JOIN inspections i ON i.site = a.site "
        "AND i.number = a.number WHERE i.number IS NULL",
    ),
    Asked(
        "filter",
        "Which doors failed their inspection?",
        f"SELECT DISTINCT e.name FROM {CHECK} WHERE i.passed = 0 AND e.class = 'IfcDoor'",
    ),
    Asked(
        "count",
        "How many inspections were passed?",
        "SELECT count(*) FROM inspections WHERE passed = 1",
    ),
    Asked(
        "count",
        "How many inspections did Ann Bay make?",
        "SELECT count(*) FROM inspections i JOIN people p ON p.email = i.inspected_by "
        "WHERE p.name = 'Ann Bay'",
    ),
    Asked(
        "filter",
        "Who inspected the front door?",
        f"SELECT DISTINCT p.name FROM {CHECK} JOIN people p ON p.email = i.inspected_by "
        "WHERE e.name = 'Front door'",
    ),
    Asked(
        "attribute",
        "When was the kitchen door inspected?",
        f"SELECT i.inspected_on FROM {CHECK} WHERE e.name = 'Kitchen door'",
    ),
    Asked(
        "count",
        "How many work orders are assigned to Bob Cole?",
        "SELECT count(*) FROM work_orders w JOIN people p ON p.email = w.assigned_to "
        "WHERE p.name = 'Bob Cole'",
    ),
    Asked(
        "filter",
        "Which open work orders does Ann Bay have?",
        "SELECT w.title FROM work_orders w JOIN people p ON p.email = w.assigned_to "
        "WHERE p.name = 'Ann Bay' AND w.status = 'open'",
    ),
    Asked(
        "count",
        "How many work orders are assigned to nobody?",
        "SELECT count(*) FROM work_orders WHERE assigned_to IS NULL",
    ),
    Asked(
        "filter",
        "Which work orders take more than ten hours?",
        "SELECT title FROM work_orders WHERE hours > 10",
    ),
    Asked(
        "aggregate",
        "How many hours do the open work orders take together?",
        "SELECT sum(hours) FROM work_orders WHERE status = 'open'",
        "h",
    ),
    Asked(
        "aggregate",
        "Total hours of all work orders on windows?",
        f"SELECT sum(w.hours) FROM {ORDER} WHERE e.class = 'IfcWindow'",
        "h",
    ),
    Asked(
        "superlative",
        "Which work order takes the longest?",
        "SELECT title, hours FROM work_orders WHERE hours = (SELECT max(hours) FROM work_orders)",
    ),
    Asked(
        "filter",
        "Which work orders were opened in March 2025?",
        "SELECT title FROM work_orders WHERE opened LIKE '2025-03%'",
    ),
    Asked(
        "group",
        "How many work orders are there by status?",
        "SELECT status, count(*) FROM work_orders GROUP BY status",
    ),
    Asked(
        "group",
        "How many work orders has each person?",
        "SELECT p.name, count(*) FROM work_orders w JOIN people p ON p.email = w.assigned_to "
        "GROUP BY p.name",
    ),
    Asked(
        "group",
        "How many assets are there for each supplier?",
        "SELECT s.name, count(*) FROM assets a JOIN suppliers s ON s.id = a.supplier_id "
        "GROUP BY s.name",
    ),
    Asked(
        "aggregate",
        "What do all costs come to?",
        "SELECT sum(amount_eur) FROM costs",
        "EUR",
    ),
    Asked(
        "aggregate",
        "How much was spent on material?",
        "SELECT sum(amount_eur) FROM costs WHERE description = 'Material'",
        "EUR",
    ),
    Asked(
        "aggregate",
        "What did the work orders on doors cost?",
        f"SELECT sum(c.amount_eur) FROM {COST} WHERE e.class = 'IfcDoor'",
        "EUR",
    ),
    Asked(
        "count",
        "How many costs have not been paid?",
        "SELECT count(*) FROM costs WHERE paid_on IS NULL",
    ),
    Asked(
        "superlative",
        "Which work order cost the most?",
        "SELECT w.title, sum(c.amount_eur) FROM work_orders w "
        "JOIN costs c ON c.work_order_id = w.id GROUP BY w.id ORDER BY sum(c.amount_eur) DESC "
        "LIMIT 1",
    ),
    Asked(
        "filter",
        "Which spare parts are out of stock?",
        "SELECT name FROM spare_parts WHERE stock = 0",
    ),
    Asked(
        "attribute",
        "How many hinges are in stock?",
        "SELECT stock FROM spare_parts WHERE name = 'Hinge'",
    ),
    Asked(
        "filter",
        "Which spare parts does the front door have?",
        f"SELECT DISTINCT s.name FROM {SPARE} WHERE a.name = 'Front door'",
    ),
    Asked(
        "filter",
        "Which assets need a seal as a spare part?",
        f"SELECT DISTINCT a.name FROM {SPARE} WHERE s.name = 'Seal'",
    ),
    Asked(
        "filter",
        "In which rooms are the lamps that Lumen supplied?",
        f"SELECT DISTINCT e.room FROM {SUPPLIED} "
        "WHERE s.name = 'Lumen' AND e.class = 'IfcLightFixture'",
    ),
    Asked(
        "filter",
        "Which rooms have a lamp with a work order?",
        f"SELECT DISTINCT e.room FROM {ORDER} WHERE e.class = 'IfcLightFixture'",
    ),
    Asked(
        "filter",
        "Which rooms have a radiator that was installed in 2019?",
        f"SELECT DISTINCT e.room FROM {ASSET} "
        "WHERE e.class = 'IfcSpaceHeater' AND a.installed LIKE '2019%'",
    ),
    Asked(
        "count",
        "How many assets are on the ground floor?",
        f"SELECT count(*) FROM {ASSET} WHERE e.storey = 'Ground Floor'",
    ),
    Asked(
        "filter",
        "Which assets belong to no element of the model?",
        "SELECT name FROM assets WHERE ifc_guid IS NULL",
    ),
    Asked(
        "filter", "Which suppliers are in Bath?", "SELECT name FROM suppliers WHERE city = 'Bath'"
    ),
    Asked("count", "How many people are active?", "SELECT count(*) FROM people WHERE active = 1"),
    Asked(
        "attribute",
        "What is the e-mail address of Cem Dal?",
        "SELECT email FROM people WHERE name = 'Cem Dal'",
    ),
    Asked(
        "yes_no",
        "Is there an open work order for the boiler?",
        f"SELECT count(*) > 0 FROM {ORDER} WHERE e.class = 'IfcBoiler' AND w.status = 'open'",
    ),
)


def database(path: Path) -> sa.Engine:
    """The maintenance database in a SQLite file, with the elements of the building beside it."""
    engine = sa.create_engine(f"sqlite:///{path}")
    maintenance.fill(engine)
    columns = ("global_id", "class", "name", "room", "storey")
    with engine.begin() as connection:
        connection.execute(sa.text(f"CREATE TABLE elements ({', '.join(columns)})"))
        file = ifcopenshell.open(str(BAY_HOUSE))  # its entities live no longer than it does
        for each in file.by_type("IfcElement"):
            place = element.get_container(each)
            room = place if place is not None and place.is_a("IfcSpace") else None
            storey = element.get_aggregate(room) if room else place
            values = (
                each.GlobalId,
                each.is_a(),
                each.Name,
                f"{room.Name} {room.LongName}" if room else None,
                storey.Name if storey else None,
            )
            connection.execute(
                sa.text("INSERT INTO elements VALUES (:global_id, :class, :name, :room, :storey)"),
                dict(zip(columns, values, strict=True)),
            )
    return engine


def lines() -> Iterator[str]:
    """The questions as JSON lines, with what the database answers."""
    with Scratch() as folder:
        engine = database(Path(folder) / "maintenance.sqlite")
        with engine.connect() as connection:
            for asked in QUESTIONS:
                rows = [tuple(row) for row in connection.execute(sa.text(asked.sql))]
                yield _line(asked, rows)
        engine.dispose()


def _line(asked: Asked, rows: list[tuple[Any, ...]]) -> str:
    digest = hashlib.sha256("\n".join((MODEL, asked.question)).encode()).hexdigest()
    record = {
        "id": f"bay_house_maintained-{digest[:8]}",
        "model": MODEL,
        "question": asked.question,
        "kind": asked.kind,
        "value": _value(asked, rows),
        "split": "test" if int(digest, 16) % 3 == 0 else "dev",
        "source": SOURCE,
    }
    if asked.kind == "superlative" and isinstance(rows[0][1], str):
        record["also"] = [list(rows[0])]  # the day beside the name
    return json.dumps(record | ({"unit": asked.unit} if asked.unit else {}), ensure_ascii=False)


def _value(asked: Asked, rows: list[tuple[Any, ...]]) -> Any:
    if asked.kind == "group":
        return dict(rows)
    if asked.kind == "yes_no":
        return bool(rows[0][0])
    if asked.kind == "superlative" and not isinstance(rows[0][1], str):
        return list(rows[0])
    if asked.kind in {"filter", "superlative"}:
        return sorted({str(row[0]) for row in rows})
    value = rows[0][0]
    return round(value, 6) if isinstance(value, float) else value


def main() -> None:
    TARGET.write_text("".join(f"{line}\n" for line in lines()), encoding="utf-8")
    print(f"{TARGET}: {len(QUESTIONS)} questions")


if __name__ == "__main__":
    main()
