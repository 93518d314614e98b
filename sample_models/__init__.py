"""Small buildings of Oriel's own, each beside the script that writes it."""

from pathlib import Path

BAY_HOUSE = Path(__file__).parent / "bay_house.ifc"
"""Two storeys, nine rooms, a heating circuit: `python -m sample_models.write_bay_house`."""
