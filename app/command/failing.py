"""What is told of a command that failed, and its exit status."""

import sys
import traceback

from agents import ModelError
from agents.tracing.terminal import say
from app.command.arguments import InputError, print_json
from app.command.statuses import BAD_INPUT, FAULT, UNREACHABLE
from app.doors.problems import DoorError
from app.settings import SettingError
from app.twins.disk import full_disk
from app.twins.samples import SampleError
from graph_store import GraphError, GraphUnavailable
from ifc_loader import IfcFileError

OF_THE_CALLER = (IfcFileError, SampleError, GraphError, InputError, SettingError, DoorError)


def failed(error: Exception, *, as_json: bool) -> int:
    """Say on standard error what failed, as JSON on standard output too; the status."""
    told, status = _told(error)
    say(f"oriel: {told}", sys.stderr)
    if as_json:
        print_json({"error": told})
    return status


def _told(error: Exception) -> tuple[str, int]:
    if isinstance(error, (GraphUnavailable, ModelError)):
        return str(error), UNREACHABLE
    if isinstance(error, OF_THE_CALLER):
        return str(error), BAD_INPUT
    if sentence := full_disk(error):
        return sentence, BAD_INPUT
    traceback.print_exception(error)
    return f"This is a fault of Oriel, please report the lines above: {error!r}", FAULT
