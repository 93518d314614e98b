"""Files of a test's own, so that no two tests share a twin."""

from pathlib import Path

from sample_models import BAY_HOUSE


def own_house(folder: Path, name: str, serving_door: str = "") -> Path:
    """Bay House under a content of its own: one door is called after `name`, or as said."""
    path = folder / f"{name}.ifc"
    text = BAY_HOUSE.read_text("ascii")
    path.write_text(text.replace("'Serving door'", f"'{serving_door or name}'"), "ascii")
    return path
