"""Entities with more values than their class has: which is which cannot be told.

A decimal comma makes two of one, `IFCDOOR(…,2,1,0.9,…)`, and moves all behind it by a place; the
parser then reads the width as 1 and goes on.
"""

import re
from collections.abc import Iterable
from typing import Any

from ifc_loader.property_graph import Finding

TOO_MANY = re.compile(r"Expected (\d+) attribute values, found (\d+) for instance #(\d+)")
ROOTED = 3
"""Attributes of an IfcRoot that identify it: GlobalId, owner history, name."""


def leave_out_doubtful(model: Any, complaints: Iterable[str]) -> list[Finding]:
    """Take the values of such entities away, but for what names them; a finding for each.

    `complaints` are what the parser said of the model.
    """
    found = []
    for complaint in complaints:
        told = TOO_MANY.search(complaint)
        if told and int(told[2]) > int(told[1]):
            found.append(_left_out(model.by_id(int(told[3]))))
    return found


def _left_out(entity: Any) -> Finding:
    names = ROOTED if entity.is_a("IfcRoot") else 1
    for index in range(len(entity)):
        if index >= names or not _names(entity[index]):
            entity[index] = None
    who = f"#{entity.id()} {entity.is_a()}"
    return Finding(
        "parser",
        who,
        f"{who} has more values than its class, so that which is which cannot be told; all but its "
        "name are left out. Look there for a comma in place of a decimal point",
    )


def _names(value: Any) -> bool:
    """Whether a value is a text or another entity, and no number."""
    return isinstance(value, str) or bool(getattr(value, "id", int)())
