"""What a header says of a file beside its schema is read as far as it is text."""

from pathlib import Path

import pytest

from ifc_loader import read_ifc
from ifc_loader.bounds import LONGEST_TEXT
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


def test_a_text_of_the_header_that_is_too_long_is_cut_and_told(tmp_path: Path) -> None:
    text = BAY_HOUSE.read_text(encoding="utf-8")
    begin = text.index("FILE_NAME")
    end = text.index(");", begin) + 1
    long = "a" * (LONGEST_TEXT + 1)
    name = f"FILE_NAME('n','2026-01-01T00:00:00',('{long}'),(''),'p','o','')"
    path = tmp_path / "long.ifc"
    path.write_text(f"{text[:begin]}{name}{text[end:]}", encoding="utf-8")
    graph = read_ifc(path)
    model = graph.nodes[0].properties
    assert model["Author"] == "a" * LONGEST_TEXT
    (finding,) = graph.findings
    assert (finding.kind, finding.entity) == ("cut", "long.ifc")
    assert finding.message == (
        "long.ifc: Author has 100,001 characters, more than a graph holds; 100,000 are kept"
    )
    assert model["findings"] == 1
