"""A tower of any size as IFC text: storeys of rooms, and walls with sets and quantities.

python -m benchmarks.tower 1000000 tower.ifc
"""

import sys
from collections.abc import Iterator
from pathlib import Path

WALLS_PER_STOREY = 40
ROOMS_PER_STOREY = 10

HEAD = """ISO-10303-21;
HEADER;
FILE_DESCRIPTION(('ViewDefinition [ReferenceView]'),'2;1');
FILE_NAME('tower.ifc','2026-01-01T00:00:00',('Oriel'),('Oriel'),'','Oriel benchmarks','');
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
"""
FIXED = (
    "IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)",
    "IFCSIUNIT(*,.AREAUNIT.,$,.SQUARE_METRE.)",
    "IFCSIUNIT(*,.VOLUMEUNIT.,$,.CUBIC_METRE.)",
    "IFCUNITASSIGNMENT((#1,#2,#3))",
    "IFCCARTESIANPOINT((0.,0.,0.))",
    "IFCAXIS2PLACEMENT3D(#5,$,$)",
    "IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-05,#6,$)",
    "IFCPROJECT('{project}',$,'Tower',$,$,$,$,(#7),#4)",
    "IFCLOCALPLACEMENT($,#6)",
    "IFCBUILDING('{building}',$,'Tower',$,$,#9,$,$,.ELEMENT.,$,$,$)",
    "IFCRELAGGREGATES('{inside}',$,$,$,#8,(#10))",
    "IFCDIRECTION((0.,0.,1.))",
    "IFCMATERIAL('Concrete',$,$)",
    "IFCMATERIALLAYER(#13,200.,$,$,$,$,$)",
    "IFCMATERIALLAYERSET((#14),'Wall 200',$)",
    "IFCWALLTYPE('{type}',$,'Wall 200',$,$,$,$,$,$,.SOLIDWALL.)",
    "IFCRELASSOCIATESMATERIAL('{material}',$,$,$,(#16),#15)",
)

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$"


def global_id(number: int) -> str:
    """The number in base 64, 22 digits."""
    digits = []
    for _ in range(22):
        number, rest = divmod(number, 64)
        digits.append(ALPHABET[rest])
    return "".join(reversed(digits))


class Lines:
    """STEP lines with running numbers."""

    def __init__(self) -> None:
        self.count = 0
        self._ids = 0

    def id(self) -> str:
        self._ids += 1
        return global_id(self._ids)


def lines(entities: int) -> Iterator[str]:
    """About `entities` STEP entities, whole storeys only."""
    state = Lines()

    def add(text: str) -> str:
        state.count += 1
        return f"#{state.count}={text};\n"

    for fixed in FIXED:
        name = fixed[fixed.find("{") : fixed.find("}") + 1]
        yield add(fixed.replace(name, state.id()) if name else fixed)
    storeys: list[int] = []
    while state.count < entities:
        number, walls = len(storeys), []
        yield add(f"IFCCARTESIANPOINT((0.,0.,{number * 3000.0}))")
        yield add(f"IFCAXIS2PLACEMENT3D(#{state.count},$,$)")
        yield add(f"IFCLOCALPLACEMENT(#9,#{state.count})")
        level = state.count
        yield add(
            f"IFCBUILDINGSTOREY('{state.id()}',$,'Level {number}',$,$,#{level},$,$,.ELEMENT.,"
            f"{number * 3000.0})"
        )
        storey = state.count
        storeys.append(storey)
        for wall in range(WALLS_PER_STOREY):
            yield from _wall(state, add, level, number * WALLS_PER_STOREY + wall, wall)
            walls.append(state.count)
        rooms: list[int] = []
        for room in range(ROOMS_PER_STOREY):
            yield from _room(state, add, level, number * ROOMS_PER_STOREY + room, room)
            rooms.append(state.count)
        related = ",".join(f"#{r}" for r in rooms)
        yield add(f"IFCRELAGGREGATES('{state.id()}',$,$,$,#{storey},({related}))")
        related = ",".join(f"#{w}" for w in walls)
        yield add(f"IFCRELCONTAINEDINSPATIALSTRUCTURE('{state.id()}',$,$,$,({related}),#{storey})")
        yield add(f"IFCRELDEFINESBYTYPE('{state.id()}',$,$,$,({related}),#16)")
    related = ",".join(f"#{s}" for s in storeys)
    yield add(f"IFCRELAGGREGATES('{state.id()}',$,$,$,#10,({related}))")


def _room(state: Lines, add: object, level: int, serial: int, place: int) -> Iterator[str]:
    """A room behind four of the walls; its own line comes last."""
    assert callable(add)
    yield add(f"IFCCARTESIANPOINT(({place * 4000.0 + 1500.0},2600.,0.))")
    yield add(f"IFCAXIS2PLACEMENT3D(#{state.count},$,$)")
    yield add(f"IFCLOCALPLACEMENT(#{level},#{state.count})")
    placement = state.count
    yield add("IFCRECTANGLEPROFILEDEF(.AREA.,$,$,3800.,5000.)")
    yield add(f"IFCEXTRUDEDAREASOLID(#{state.count},#6,#12,2700.)")
    yield add(f"IFCSHAPEREPRESENTATION(#7,'Body','SweptSolid',(#{state.count}))")
    yield add(f"IFCPRODUCTDEFINITIONSHAPE($,$,(#{state.count}))")
    yield add(
        f"IFCSPACE('{state.id()}',$,'{serial}',$,$,#{placement},#{state.count},'Office',"
        ".ELEMENT.,.INTERNAL.,$)"
    )


def _wall(state: Lines, add: object, level: int, serial: int, place: int) -> Iterator[str]:
    """A wall with body, property set and quantities; its own line comes last."""
    assert callable(add)
    yield add(f"IFCCARTESIANPOINT(({place * 1000.0},0.,0.))")
    yield add(f"IFCAXIS2PLACEMENT3D(#{state.count},$,$)")
    yield add(f"IFCLOCALPLACEMENT(#{level},#{state.count})")
    placement = state.count
    yield add("IFCRECTANGLEPROFILEDEF(.AREA.,$,$,900.,200.)")
    yield add(f"IFCEXTRUDEDAREASOLID(#{state.count},#6,#12,2700.)")
    yield add(f"IFCSHAPEREPRESENTATION(#7,'Body','SweptSolid',(#{state.count}))")
    yield add(f"IFCPRODUCTDEFINITIONSHAPE($,$,(#{state.count}))")
    shape = state.count
    wall = shape + 11
    yield add("IFCPROPERTYSINGLEVALUE('IsExternal',$,IFCBOOLEAN(.T.),$)")
    yield add(f"IFCPROPERTYSINGLEVALUE('Reference',$,IFCIDENTIFIER('W-{serial % 50}'),$)")
    yield add("IFCPROPERTYSINGLEVALUE('ThermalTransmittance',$,IFCREAL(0.24),$)")
    yield add(
        f"IFCPROPERTYSET('{state.id()}',$,'Pset_WallCommon',$,"
        f"(#{shape + 1},#{shape + 2},#{shape + 3}))"
    )
    yield add(f"IFCRELDEFINESBYPROPERTIES('{state.id()}',$,$,$,(#{wall}),#{state.count})")
    yield add("IFCQUANTITYLENGTH('Length',$,$,900.,$)")
    yield add("IFCQUANTITYLENGTH('Width',$,$,200.,$)")
    yield add("IFCQUANTITYVOLUME('NetVolume',$,$,0.486,$)")
    yield add(
        f"IFCELEMENTQUANTITY('{state.id()}',$,'Qto_WallBaseQuantities',$,$,"
        f"(#{shape + 6},#{shape + 7},#{shape + 8}))"
    )
    yield add(f"IFCRELDEFINESBYPROPERTIES('{state.id()}',$,$,$,(#{wall}),#{state.count})")
    yield add(f"IFCWALL('{state.id()}',$,'Wall {serial}',$,$,#{placement},#{shape},$,.SOLIDWALL.)")


def write_tower(entities: int, path: Path) -> int:
    """Write the tower; returns how many STEP entities it has."""
    count = 0
    with path.open("w", encoding="ascii", newline="\n") as stream:
        stream.write(HEAD)
        for line in lines(entities):
            stream.write(line)
            count += 1
        stream.write("ENDSEC;\nEND-ISO-10303-21;\n")
    return count


if __name__ == "__main__":
    print(write_tower(int(sys.argv[1]), Path(sys.argv[2])), "entities")
