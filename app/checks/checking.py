"""An IDS file run on an IFC file, in a process of its own with bounds on time and memory.

On the file and not on the graph: IDS goes by the exact IFC class and by what the file states.
"""

import logging
import subprocess
import sys
from pathlib import Path

from pydantic import ValidationError

from app.checks.report import Report
from app.twins.bounds import share_of_memory
from ifc_loader.last_words import last_words, logged
from ifc_loader.scratch import Scratch

log = logging.getLogger("oriel.checks")

SECONDS = 900.0
MOST_BYTES = 10 * 1024**2
"""Of an IDS file; the largest published one has some 300 kB."""


class CheckError(Exception):
    """An IDS or a model that cannot be checked; str() says which, why, what to do."""


def check(ids: bytes, name: str, path: Path, model: str, seconds: float = SECONDS) -> Report:
    """Run the IDS file `ids`, called `name`, on the IFC file at `path`, called `model`.

    Raises CheckError where either cannot be read, or it takes too long.
    """
    if len(ids) > MOST_BYTES:
        raise CheckError(f"{name} has more than {MOST_BYTES // 1024**2} MB; an IDS file has less.")
    with Scratch() as folder:
        file = Path(folder) / "requirements.ids"
        file.write_bytes(ids)
        words = [str(file), name, str(path), model, str(share_of_memory())]
        try:
            ran = subprocess.run(
                [sys.executable, "-P", "-m", "app.checks.checker", *words],
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=seconds,
                check=False,
            )
        except subprocess.TimeoutExpired as error:
            raise CheckError(
                f"{name} on {model} took longer than {seconds:.0f} s. Check fewer requirements."
            ) from error
    if ran.returncode == REFUSED:
        raise CheckError(ran.stdout.decode("utf-8", "replace"))
    try:
        return Report.model_validate_json(ran.stdout)
    except ValidationError as error:
        log.warning("%s on %s ended without a result: %s", name, model, logged(ran.stderr))
        raise CheckError(
            f"{name} on {model}: the check ended without a result (status {ran.returncode}): "
            f"{last_words(ran.stderr)}. Where memory was short, check fewer requirements, or a "
            "smaller model."
        ) from error


REFUSED = 3
"""The exit status of a checker that says what it cannot read."""
