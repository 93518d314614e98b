"""The process that reads one file: `python -m app.twins.reader` with six words.

They are WHAT PATH MODEL SHAPES MAPPING BYTES; WHAT is `graph`, or `proposal` for the mapping of a
register.

A program of its own and no fork or spawn of the server's: a page's script is the main module there,
and would be run again. What it has to say it writes to standard output, pickled: phases, then one
outcome (`reading.read_apart` says which).
"""

import os
import pickle
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

import ifc_loader
from app.twins.bounds import bound_memory
from app.twins.proposals import proposal_of
from app.twins.reading import too_much
from app.twins.sources import read_source
from ifc_loader import Progress
from registers import read_mapping


def main(words: Sequence[str]) -> None:
    """Read a file within a bound of memory and say what came of it."""
    what, file, model, shapes, mapping, most = words
    path = Path(file)

    def read(tell: Progress) -> object:
        if what == "proposal":
            return proposal_of(path)
        meant = read_mapping(Path(mapping)) if mapping else None
        kept = Path(shapes) if shapes else None
        return read_source(path, model, progress=tell, shapes=kept, mapping=meant)

    say_outcome(read, path, int(most))


def say_outcome(work: Callable[[Progress], object], path: Path, most: int) -> None:
    """Do the work on `path` within a bound of memory, and say on standard output what came of it.

    Raises nothing: an IfcFileError is said as a refusal, all else as a fault.
    """
    signal.signal(signal.SIGTERM, _leave)
    back = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what libraries print is no outcome
    bound_memory(most)

    def say(*outcome: Any) -> None:
        pickle.dump(outcome, back)
        back.flush()

    def tell(phase: str, fraction: float) -> None:
        say("phase", phase, float(fraction))

    def end(*outcome: Any) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)  # nothing is left that would have to go too
        say(*outcome)

    try:
        end("read", work(tell))
    except ifc_loader.IfcFileError as error:
        end("refused", str(error))
    except MemoryError:
        end("refused", too_much(path, most))
    except BrokenPipeError:  # nobody waits any more
        return
    except Exception as error:  # noqa: BLE001  raised again in the process that waits
        end("fault", error)


def _leave(number: int, frame: FrameType | None) -> None:
    sys.exit(128 + number)  # as an exception, so that files and processes of its own go too


if __name__ == "__main__":
    main(sys.argv[1:])
