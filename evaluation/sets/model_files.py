"""Where the models lie that questions are asked of, and the public homes of those not here."""

import os
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

SOURCES = {
    "SampleHouse4.ifc": "github.com/xBimTeam/XbimEssentials, Tests/TestFiles (CDDL-1.0)",
    "Duplex_A_20110907.ifc": "buildingSMART's Duplex Apartment (CC BY 4.0)",
    "AC20-FZK-Haus.ifc": "github.com/BIM2SIM/bim2sim-test-resources, from KIT (free use)",
    "hvac_heating.ifc": "github.com/BIM2SIM/bim2sim-test-resources (no licence file)",
}
"""Public homes of the models that are not checked in, because they belong to others."""


class ModelNotFoundError(Exception):
    """No folder holds the model a question is asked of; the text says where was looked."""


def shared_folder() -> Path:
    """The folder of what is not checked in: `ORIEL_SHARED`, else `shared` beside the checkout."""
    return Path(os.environ.get("ORIEL_SHARED", ROOT.parent / "shared"))


def model_folders(*named: Path) -> tuple[Path, ...]:
    """The folders a model is looked for in: those named, the shared ones, the samples, this one."""
    shared = shared_folder()
    return (*named, shared / "models", shared / "cypherbench", ROOT / "sample_models", Path())


def model_file(model: str, folders: Iterable[Path]) -> Path:
    """The IFC file of that name, or the graph file `<model>_simplekg.json`.

    Raises ModelNotFoundError.
    """
    folders = tuple(folders)
    for folder in folders:
        for name in (model, f"{model}_simplekg.json"):
            if (folder / name).is_file():
                return folder / name
    looked = ", ".join(str(folder) for folder in folders)
    home = f" get it from {SOURCES[model]} and" if model in SOURCES else ""
    raise ModelNotFoundError(f"{model} is not in {looked};{home} name its folder with --models")
