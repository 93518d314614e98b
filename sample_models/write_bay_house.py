"""Write `bay_house.ifc`: python -m sample_models.write_bay_house [path]

The same bytes on every run: GlobalIds are derived from names, the time stamp is fixed.
"""

import sys
from pathlib import Path

from sample_models import BAY_HOUSE
from sample_models.bay_house_care import add_care
from sample_models.bay_house_contents import add_contents
from sample_models.bay_house_heating import add_heating
from sample_models.bay_house_openings import add_openings
from sample_models.bay_house_rooms import add_rooms
from sample_models.bay_house_shell import add_shell
from sample_models.bay_house_site import start_house


def write_bay_house(path: Path) -> None:
    """Draw the house and write it to `path` as IFC4."""
    house = start_house()
    add_shell(house)
    add_openings(house)
    add_rooms(house)
    add_contents(house)
    circuit = add_heating(house)
    add_care(house, circuit)
    house.drawing.finish()
    header = house.drawing.file.header
    header.file_description.description = ("ViewDefinition [ReferenceView_V1.2]",)
    header.file_name.name = "bay_house.ifc"
    header.file_name.time_stamp = "2026-01-01T00:00:00"
    header.file_name.author = ("Oriel",)
    header.file_name.organization = ("Oriel",)
    header.file_name.preprocessor_version = "IfcOpenShell"
    header.file_name.originating_system = "Oriel sample models"
    header.file_name.authorization = ""
    house.drawing.file.write(str(path))


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else BAY_HOUSE
    write_bay_house(target)
    print(f"Wrote {target} ({target.stat().st_size:,} bytes)")
