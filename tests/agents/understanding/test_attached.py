"""What hangs on a system, is connected to it or fed or served by it, is what the system is of."""

from collections.abc import Iterator

import pytest

from graph_store.settings import GraphSettings
from tests.agents.understanding.conftest import Ask, asking
from tests.agents.understanding.workshop import Owned


def plant() -> Owned:
    """Two heating circuits: three radiators are of one and two of the other, which a pump feeds; a
    boiler that is of neither feeds the pump. Only the first radiator of each is connected.
    """
    file = Owned()
    room = file.room("0.01", "Plant Room")
    pump = file.thing(room, "IfcPump", "Pump 1", "Data", {"Maker": "Kestrel"})
    boiler = file.thing(room, "IfcBoiler", "Boiler 1", "Data", {"Maker": "Kestrel"})
    for name, number in (("HK1 Nord", 3), ("HK2 Süd", 2)):
        own = [
            file.thing(room, "IfcSpaceHeater", f"Radiator {name[2]}.{at}", "Data", {"Maker": "A"})
            for at in range(1, number + 1)
        ]
        system = file.root("IfcDistributionSystem", Name=name, PredefinedType="HEATING")
        members = [*own, pump] if number == 3 else own
        file.root("IfcRelAssignsToGroup", RelatedObjects=members, RelatingGroup=system)
        if number == 3:
            _connect(file, boiler, pump)
            _connect(file, pump, own[0])
    return file


def _connect(file: Owned, source: object, sink: object) -> None:
    ports = []
    for owner, way in ((source, "SOURCE"), (sink, "SINK")):
        port = file.root("IfcDistributionPort", FlowDirection=way)
        file.root("IfcRelNests", RelatingObject=owner, RelatedObjects=[port])
        ports.append(port)
    file.root("IfcRelConnectsPorts", RelatingPort=ports[0], RelatedPort=ports[1])


@pytest.fixture(scope="module")
def ask_plant(
    shared_engine: GraphSettings, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Ask]:
    yield from asking(shared_engine, "circuits", plant().read(tmp_path_factory.mktemp("circuits")))


@pytest.mark.parametrize(
    "question",
    [
        "how many radiators hang on the circuit HK1 Nord?",
        "how many radiators hang off HK1 Nord?",
        "how many radiators are hooked up to HK1 Nord?",
        "how many radiators are fed from HK1 Nord?",
        "how many radiators does HK1 Nord serve?",
        "Wie viele Heizkörper hängen an HK1 Nord?",
        "wie viele Heizkörper sind an HK1 Nord angeschlossen?",
        "wie viele Heizkörper versorgt HK1 Nord?",
        "combien de radiateurs sont alimentés par HK1 Nord ?",
        "combien de radiateurs sont raccordés à HK1 Nord ?",
        "¿cuántos radiadores cuelgan de HK1 Nord?",
        "¿cuántos radiadores están conectados a HK1 Nord?",
    ],
)
def test_what_hangs_on_a_system_is_every_one_of_its_members(ask_plant: Ask, question: str) -> None:
    assert ask_plant(question).value == 3


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("give me everything that hangs on HK2 Süd", ["Radiator 2.1", "Radiator 2.2"]),
        ("was hängt an HK2 Süd?", ["Radiator 2.1", "Radiator 2.2"]),
        ("which circuit feeds Radiator 2.2?", ["HK2 Süd"]),
        ("which circuit is Radiator 2.1 hooked up to?", ["HK2 Süd"]),
        # what is no system feeds what it is connected to, and so does what feeds a system
        ("which radiators are fed by Pump 1?", ["Radiator 1.1"]),
        ("which boiler feeds HK1 Nord?", ["Boiler 1"]),
        ("what is Boiler 1 connected to?", ["Pump 1"]),
    ],
)
def test_things_feed_what_they_are_connected_to(
    ask_plant: Ask, question: str, value: list[str]
) -> None:
    assert ask_plant(question).value == value
