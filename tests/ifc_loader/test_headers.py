"""What a header says of a file beside its schema is read as far as it is text."""

from pathlib import Path

import pytest

from ifc_loader import read_ifc
from sample_models import BAY_HOUSE


@pytest.mark.parametrize(
    ("entity", "wrong"),
    [
        ("FILE_DESCRIPTION", "(1,2)"),
        ("FILE_DESCRIPTION", "('ViewDefinition',2)"),
        ("FILE_DESCRIPTION", "((1.5,'a'),$)"),
        ("FILE_DESCRIPTION", "($,'2;1')"),
        ("FILE_NAME", "(1,2,3,4,5,6,7)"),
        ("FILE_NAME", "('n','2026',(1),($),'p',.T.,*)"),
        ("FILE_NAME", "('n')"),
    ],
)
def test_a_header_of_other_types_costs_no_model(tmp_path: Path, entity: str, wrong: str) -> None:
    text = BAY_HOUSE.read_text(encoding="utf-8")
    begin = text.index(entity)
    end = text.index(");", begin) + 1
    path = tmp_path / "odd.ifc"
    path.write_text(f"{text[:begin]}{entity}{wrong}{text[end:]}", encoding="utf-8")
    things = [
        [node.labels for node in read_ifc(each).nodes if node.labels != ("Finding",)]
        for each in (path, BAY_HOUSE)
    ]
    assert things[0] == things[1]
