"""The plan of Bay House: everything that is a number or a name. Millimetres; z from its storey."""

from dataclasses import dataclass

Flat = tuple[float, float]

GROUND, FIRST = "Ground Floor", "First Floor"
ELEVATIONS = {GROUND: 0.0, FIRST: 3000.0}
LENGTH, DEPTH = 10_000.0, 8_000.0
ROOM_HEIGHT = 2_700.0
WALL_HEIGHT = 2_700.0
EAVES, SLOPE = 5_900.0, 0.8

EXTERNAL, PARTITION, TIMBER = "External cavity wall 400", "Stud partition 120", "Timber wall 150"
THICKNESS = {EXTERNAL: 400.0, PARTITION: 120.0, TIMBER: 150.0}

LAYERS: dict[str, list[tuple[str, str, float]]] = {
    EXTERNAL: [
        ("Facing brick", "brick", 100),
        ("Mineral wool", "insulation", 140),
        ("Concrete block", "block", 150),
        ("Plaster", "plaster", 10),
    ],
    PARTITION: [
        ("Plasterboard", "board", 15),
        ("Mineral wool", "insulation", 90),
        ("Plasterboard", "board", 15),
    ],
    TIMBER: [
        ("Larch cladding", "wood", 25),
        ("Wood fibre", "insulation", 110),
        ("Plasterboard", "board", 15),
    ],
    "Ground slab 300": [
        ("Screed", "screed", 70),
        ("Rigid insulation", "insulation", 80),
        ("Reinforced concrete", "concrete", 150),
    ],
    "Upper floor slab 300": [
        ("Oak parquet", "wood", 20),
        ("Screed", "screed", 80),
        ("Reinforced concrete", "concrete", 200),
    ],
    "Attic slab 200": [
        ("Mineral wool", "insulation", 50),
        ("Reinforced concrete", "concrete", 150),
    ],
    "Pitched roof 350": [
        ("Clay tile", "tile", 50),
        ("Wood fibre", "insulation", 260),
        ("Plasterboard", "board", 40),
    ],
}
"""Build-up → (material, category, thickness in millimetres), outside or top first."""

TURN = {"E": (1.0, 0.0), "N": (0.0, 1.0), "W": (-1.0, 0.0), "S": (0.0, -1.0)}
"""A wall runs this way; its thickness lies to its left, so outside faces are walked against
the sun."""


@dataclass(frozen=True, slots=True)
class Wall:
    """A straight wall from `start` over `length`."""

    name: str
    storey: str
    kind: str
    start: Flat
    turn: str
    length: float
    height: float = WALL_HEIGHT

    @property
    def extent(self) -> tuple[float, float, float, float]:
        """Lowest x, lowest y, highest x, highest y."""
        (x, y), (dx, dy), t = self.start, TURN[self.turn], THICKNESS[self.kind]
        far = (x + dx * self.length - dy * t, y + dy * self.length + dx * t)
        return min(x, far[0]), min(y, far[1]), max(x, far[0]), max(y, far[1])


@dataclass(frozen=True, slots=True)
class Gap:
    """A door, a window or a bare opening: `at` along its wall, `sill` above the floor."""

    name: str
    wall: str
    kind: str
    at: float
    width: float
    height: float
    sill: float = 0.0


@dataclass(frozen=True, slots=True)
class Room:
    """A room by its outline."""

    number: str
    name: str
    storey: str
    outline: tuple[Flat, ...]
    temperature: float
    people: int
    floor: str

    @property
    def area(self) -> float:
        """Square metres."""
        pairs = zip(self.outline, (*self.outline[1:], self.outline[0]), strict=True)
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2e6

    @property
    def perimeter(self) -> float:
        """Millimetres."""
        pairs = zip(self.outline, (*self.outline[1:], self.outline[0]), strict=True)
        return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairs)


def _storey_walls(storey: str, floor: str) -> list[Wall]:
    return [
        Wall(f"South wall {floor}", storey, EXTERNAL, (0, 0), "E", LENGTH),
        Wall(f"East wall {floor}", storey, EXTERNAL, (LENGTH, 400), "N", 7200),
        Wall(f"North wall {floor}", storey, EXTERNAL, (LENGTH, DEPTH), "W", LENGTH),
        Wall(f"West wall {floor}", storey, EXTERNAL, (0, 7600), "S", 7200),
        Wall(f"Spine wall {floor}", storey, PARTITION, (5520, 400), "N", 7200),
        Wall(f"West partition {floor}", storey, PARTITION, (400, 3000), "E", 5000),
        Wall(f"East partition {floor}", storey, PARTITION, (5520, 4400), "E", 4080),
    ]


WALLS = [
    *_storey_walls(GROUND, "GF"),
    Wall("Utility partition GF", GROUND, PARTITION, (7600, 4520), "N", 3080),
    *_storey_walls(FIRST, "1F"),
    Wall("Oriel front wall", FIRST, TIMBER, (1600, -900), "E", 2600, 2400),
    Wall("Oriel east wall", FIRST, TIMBER, (4200, -750), "N", 750, 2400),
    Wall("Oriel west wall", FIRST, TIMBER, (1600, 0), "S", 750, 2400),
]

DOORS = [
    Gap("D01 Front door", "South wall GF", "Front door 1000x2100", 6300, 1000, 2100),
    Gap("D02 Kitchen door", "Spine wall GF", "Internal door 900x2100", 800, 900, 2100),
    Gap("D03 Living room door", "Spine wall GF", "Internal door 900x2100", 2850, 900, 2100),
    Gap("D04 Serving door", "West partition GF", "Internal door 800x2100", 3600, 800, 2100),
    Gap("D05 Shower room door", "East partition GF", "Internal door 800x2100", 500, 800, 2100),
    Gap("D06 Utility room door", "East partition GF", "Fire door 800x2100", 2150, 800, 2100),
    Gap("D07 Terrace door", "West wall GF", "Terrace door 1800x2100", 1300, 1800, 2100),
    Gap("D08 Study door", "Spine wall 1F", "Internal door 900x2100", 800, 900, 2100),
    Gap("D09 Bedroom door", "Spine wall 1F", "Internal door 900x2100", 2850, 900, 2100),
    Gap("D10 Bathroom door", "East partition 1F", "Internal door 800x2100", 900, 800, 2100),
]

WINDOWS = [
    Gap("W01 Kitchen south window", "South wall GF", "Window 1600x1200", 1900, 1600, 1200, 900),
    Gap("W02 Kitchen west window", "West wall GF", "Window 1200x1200", 5300, 1200, 1200, 900),
    Gap("W03 Living room north window", "North wall GF", "Window 2000x1400", 6100, 2000, 1400, 700),
    Gap("W04 Shower room north window", "North wall GF", "Window 600x600", 3200, 600, 600, 1500),
    Gap("W05 Utility room north window", "North wall GF", "Window 600x600", 1100, 600, 600, 1500),
    Gap("W06 Hall east window", "East wall GF", "Window 1200x1200", 1200, 1200, 1200, 900),
    Gap("W07 Oriel front window", "Oriel front wall", "Window 2000x1400", 300, 2000, 1400, 700),
    Gap("W08 Oriel east window", "Oriel east wall", "Window 500x1400", 125, 500, 1400, 700),
    Gap("W09 Oriel west window", "Oriel west wall", "Window 500x1400", 125, 500, 1400, 700),
    Gap("W10 Study west window", "West wall 1F", "Window 1200x1200", 5300, 1200, 1200, 900),
    Gap("W11 Bedroom west window", "West wall 1F", "Window 1600x1200", 1500, 1600, 1200, 900),
    Gap("W12 Bedroom north window", "North wall 1F", "Window 1600x1200", 6300, 1600, 1200, 900),
    Gap("W13 Bathroom north window", "North wall 1F", "Window 1200x1200", 1800, 1200, 1200, 900),
    Gap("W14 Landing south window", "South wall 1F", "Window 1200x1200", 6400, 1200, 1200, 900),
    Gap("W15 Landing east window", "East wall 1F", "Window 1200x1200", 1200, 1200, 1200, 900),
]

ORIEL_OPENING = Gap("Oriel opening", "South wall 1F", "", 1750, 2300, 2300)


def _rectangle(x: float, y: float, far_x: float, far_y: float) -> tuple[Flat, ...]:
    return (x, y), (far_x, y), (far_x, far_y), (x, far_y)


ROOMS = [
    Room("0.1", "Kitchen", GROUND, _rectangle(400, 400, 5400, 3000), 20, 4, "Ceramic tile"),
    Room("0.2", "Living Room", GROUND, _rectangle(400, 3120, 5400, 7600), 21, 6, "Oak parquet"),
    Room("0.3", "Hall", GROUND, _rectangle(5520, 400, 9600, 4400), 18, 0, "Ceramic tile"),
    Room("0.4", "Shower Room", GROUND, _rectangle(5520, 4520, 7480, 7600), 22, 1, "Ceramic tile"),
    Room("0.5", "Utility Room", GROUND, _rectangle(7600, 4520, 9600, 7600), 15, 0, "Screed"),
    Room(
        "1.1",
        "Study",
        FIRST,
        (
            (400, 400), (1750, 400), (1750, -750), (4050, -750),
            (4050, 400), (5400, 400), (5400, 3000), (400, 3000),
        ),
        21,
        2,
        "Oak parquet",
    ),
    Room("1.2", "Bedroom", FIRST, _rectangle(400, 3120, 5400, 7600), 18, 2, "Oak parquet"),
    Room("1.3", "Landing", FIRST, _rectangle(5520, 400, 9600, 4400), 18, 0, "Oak parquet"),
    Room("1.4", "Bathroom", FIRST, _rectangle(5520, 4520, 9600, 7600), 24, 2, "Ceramic tile"),
]  # fmt: skip
