"""Which way is worse depends on what is measured; a warranty is told by the years it lasts."""

from collections.abc import Iterator

import pytest

from graph_store.settings import GraphSettings
from tests.agents.understanding.conftest import Ask, asking
from tests.agents.understanding.workshop import Owned


def annexe() -> Owned:
    """Four doors with U-values, of which one has exactly 1.5, and a radiator and two boilers with
    warranties."""
    file = Owned()
    hall = file.room("0.01", "Hall")
    for name, value in (("Door A", 0.9), ("Door B", 1.5), ("Door C", 1.8), ("Door D", 2.4)):
        told = {"ThermalTransmittance": value, "FireRating": "EI30"}
        file.thing(hall, "IfcDoor", name, "Pset_DoorCommon", told)
    for ifc_class, name, parts, labour in (
        ("IfcSpaceHeater", "Radiator 1", 5.0, 2.0),
        ("IfcBoiler", "Boiler 1", 10.0, 1.0),
        ("IfcBoiler", "Boiler 2", 8.0, 3.0),
    ):
        file.thing(
            hall,
            ifc_class,
            name,
            "Pset_Warranty",
            {
                "WarrantyDurationParts": parts,
                "WarrantyDurationLabor": labour,
                "InstallationDate": "2021-09-15",
            },
        )
    return file


@pytest.fixture(scope="module")
def ask_annexe(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    yield from asking(shared_engine, "annexe", annexe().read(tmp_path_factory.mktemp("annexe")))


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Which doors have a U-value worse than 1.5 W/m²K?", ["Door C", "Door D"]),
        ("Which doors have a worse U-value than 1.5?", ["Door C", "Door D"]),
        ("Which doors have a U-value better than 1.5 W/m²K?", ["Door A"]),
        ("Welche Türen haben einen U-Wert schlechter als 1,5?", ["Door C", "Door D"]),
        ("Quelles portes ont une valeur U pire que 1,5 ?", ["Door C", "Door D"]),
        ("¿Qué puertas tienen un valor U mejor que 1,5?", ["Door A"]),
    ],
)
def test_a_high_u_value_is_worse(ask_annexe: Ask, question: str, value: list[str]) -> None:
    assert ask_annexe(question).value == value


@pytest.mark.parametrize(
    "question",
    ["which doors have a fire rating worse than 45?", "which doors have a worse maker than 5?"],
)
def test_what_is_worse_is_asked_where_nobody_says(ask_annexe: Ask, question: str) -> None:
    answer = ask_annexe(question)
    assert answer.value is None
    assert "worse" in answer.answer


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("For how many years is the parts warranty on the radiators?", 5.0),
        ("how long is the parts warranty of the radiators?", 5.0),
        ("what is the labor warranty of the radiators?", 2.0),
        ("wie viele Jahre Garantie haben die Heizkörper?", 5.0),
        ("which boiler has the longest parts warranty?", ["Boiler 1", 10.0]),
        ("which boiler has the longest labour warranty?", ["Boiler 2", 3.0]),
    ],
)
def test_a_warranty_is_of_parts_or_of_labour(ask_annexe: Ask, question: str, value: object) -> None:
    assert ask_annexe(question).value == value


@pytest.mark.parametrize(
    "question",
    [
        "Quand les chaudières ont-elles été installées ?",
        "quand ont été installées les chaudières ?",
        "À quelle date les chaudières ont-elles été installées ?",
        "¿Cuándo fueron instaladas las calderas?",
        "¿Cuándo se instalaron las calderas?",
    ],
)
def test_a_participle_agrees_with_what_was_installed(ask_annexe: Ask, question: str) -> None:
    assert ask_annexe(question).value == "2021-09-15"
