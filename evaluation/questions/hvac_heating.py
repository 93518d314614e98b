"""Questions about hvac_heating.ifc: a heating plant with German names, ports and nine systems."""

from collections.abc import Iterator
from itertools import chain

from evaluation.questions import hvac_network
from evaluation.questions.facts import (
    Draft,
    Facts,
    counted,
    ids,
    listed,
    names,
    nothing,
    superlative,
    tally,
)  # fmt: skip

PUMP = "0R2tatmCugcKcdt7S_4CPK"
LENGTH = "Pset_PipeSegmentTypeCommon.Length"


def questions(f: Facts) -> Iterator[Draft]:
    return chain(
        _plant(f), _pipes(f), _systems(f), hvac_network.questions(f), _file(f), _absent(f), _talk(f)
    )


def _plant(f: Facts) -> Iterator[Draft]:
    heaters, pumps, valves = f.all("IfcSpaceHeater"), f.all("IfcPump"), f.all("IfcValve")
    yield counted("count", "How many radiators are there?", heaters)
    yield counted("count", "number of heating boilers", f.all("IfcBoiler"))
    yield Draft(
        "quantity",
        "What output does one radiator have in kilowatts?",
        f.get(heaters[0], "Pset_SpaceHeaterTypeCommon.OutputCapacity") / 1000,
        "kW",
    )
    yield Draft(
        "aggregate",
        "What is the total output capacity of all space heaters?",
        sum(f.get(h, "Pset_SpaceHeaterTypeCommon.OutputCapacity") for h in heaters),
        "W",
    )
    yield counted(
        "filter", "How many pumps are made by WILO?", f.where("IfcPump", "CarF.Hersteller", "WILO")
    )
    yield Draft(
        "attribute",
        "Who is the manufacturer (Hersteller) of pump 0R2tatmCugcKcdt7S_4CPK?",
        "KSB",
        elements=(PUMP,),
    )
    yield Draft(
        "attribute",
        "Which makers do the valves come from?",
        sorted({f.get(v, "CarF.Hersteller") for v in valves}),
    )
    yield Draft(
        "groupby", "How many valves are there of each type?", tally(f.type_name(v) for v in valves)
    )
    yield counted(
        "count_filtered",
        "How many check valves (Rueckschlagklappe) are installed?",
        f.of_type("IfcValve", "Rueckschlagklappe"),
    )
    yield counted(
        "count_filtered",
        "number of shut-off valves of type Absperrventil",
        f.of_type("IfcValve", "Absperrventil"),
    )
    yield Draft("groupby", "Pumps per pump type?", tally(f.type_name(p) for p in pumps))
    yield Draft(
        "attribute",
        "What heating source do the space heaters use?",
        "HOTWATER",
        also=(["HOTWATER"],),
    )
    yield Draft(
        "existence", "Is the boiler a water storage heater?", True, elements=ids(f.all("IfcBoiler"))
    )
    yield Draft("existence", "Are there any chillers?", False, also=(None,))
    yield Draft("count", "How many air handling units does the plant have?", 0, also=(None,))
    yield counted(
        "count",
        "How many proxies (IfcBuildingElementProxy) does the file contain?",
        f.all("IfcBuildingElementProxy"),
    )


def _pipes(f: Facts) -> Iterator[Draft]:
    pipes = f.all("IfcPipeSegment")
    length = {pipe: f.get(pipe, LENGTH) * f.metre for pipe in pipes}
    yield Draft(
        "groupby",
        "List the pipe types with the number of pipes of each.",
        tally(f.type_name(p) for p in pipes),
    )
    yield counted(
        "count_filtered", "How many DN150 pipes are there?", f.of_type("IfcPipeSegment", "DN150")
    )
    yield Draft(
        "aggregate", "How many metres of pipe are there in total?", sum(length.values()), "m"
    )
    yield Draft("superlative", "How long is the longest pipe segment?", max(length.values()), "m")
    yield Draft(
        "superlative", "length of the shortest pipe in mm?", min(length.values()) * 1000, "mm"
    )
    yield counted(
        "count_filtered", "How many pipes are longer than 3 m?", [p for p in pipes if length[p] > 3]
    )
    yield Draft(
        "aggregate",
        "What is the total length of the pipes in system Heizung_RL?",
        sum(length[p] for p in f.members("Heizung_RL") if p.is_a("IfcPipeSegment")),
        "m",
    )
    yield Draft("aggregate", "Average pipe length?", sum(length.values()) / len(length), "m")
    fittings = f.all("IfcPipeFitting")
    yield counted(
        "count_filtered",
        "How many elbows (Rohrbogen) are there?",
        f.of_type("IfcPipeFitting", "Rohrbogen"),
    )
    yield counted(
        "count_filtered",
        "How many tees (T-Stück) does the pipework have?",
        f.of_type("IfcPipeFitting", "T-Stück"),
    )
    yield counted(
        "count_filtered",
        "How many reducers (Reduzierung)?",
        f.of_type("IfcPipeFitting", "Reduzierung"),
    )
    most = tally(f.type_name(e) for e in fittings)
    best = max(most, key=lambda name: most[name])
    yield Draft("superlative", "Which type of pipe fitting is used most often?", [best, most[best]])


def _systems(f: Facts) -> Iterator[Draft]:
    systems = f.all("IfcSystem")
    size = {s: len(f.members(s.Name)) for s in systems}
    yield counted("system", "How many elements are in dyn_Heizung_VL?", f.members("dyn_Heizung_VL"))
    yield superlative("Which system has the most elements?", size, None)
    yield Draft("groupby", "Number of elements in each system", {s.Name: size[s] for s in systems})
    yield listed(
        "system",
        "Which systems contain a pump?",
        [s for s in systems if any(e.is_a("IfcPump") for e in f.members(s.Name))],
    )
    yield listed(
        "negation",
        "Which systems have no pipe segments?",
        [s for s in systems if not any(e.is_a("IfcPipeSegment") for e in f.members(s.Name))],
    )
    yield counted(
        "system",
        "How many valves does the system Heisswasser_VL have?",
        [e for e in f.members("Heisswasser_VL") if e.is_a("IfcValve")],
    )
    yield Draft("system", "To which system does pump 0R2tatmCugcKcdt7S_4CPK belong?", "Heizung_RL")
    yield Draft(
        "groupby",
        "Count the valves per system.",
        tally(s.Name for s in systems for e in f.members(s.Name) if e.is_a("IfcValve")),
    )
    yield Draft(
        "comparison", "Does dyn_Heizung_VL have more pipe segments than dyn_Heizung_RL?", True
    )
    yield listed(
        "filter",
        "List the return systems, i.e. those ending in _RL",
        [s for s in systems if s.Name.endswith("_RL")],
    )


def _file(f: Facts) -> Iterator[Draft]:
    yield Draft("text", "What street is the building on?", "Strasse1")
    yield Draft("text", "What's the postal code?", "PLZ1")
    yield Draft("metadata", "Which software exported this model?", "LuArtX Ifc Exporter")
    yield Draft("metadata", "Which company is named as the organisation?", "LuArtX GmbH")
    yield Draft("attribute", "What is the storey called?", names(f.all("IfcBuildingStorey"))[0])


def _absent(f: Facts) -> Iterator[Draft]:
    yield from nothing(
        "How many rooms are heated?",
        "What is the flow rate of the pump in litres per second?",
        "When is the next inspection of the boiler due?",
        "What does a new pump cost?",
        "Which thermostat controls the radiators?",
    )
    yield Draft("count", "How many doors are there?", 0, also=(None,))


def _talk(f: Facts) -> Iterator[Draft]:
    yield Draft(
        "conversation",
        "And how many pumps?",
        len(f.all("IfcPump")),
        after=("How many valves are there?",),
    )
    yield Draft(
        "conversation",
        "and in Heizung_VL?",
        len(f.members("Heizung_VL")),
        after=("How many elements are in system Heizung_RL?",),
    )
