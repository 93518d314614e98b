"""The minds that all who ask in one process share."""

import threading

from agents.minds import Minds, Mode, minds_for
from agents.model.model_settings import ModelSettings

_made: dict[tuple[Mode, str], Minds] = {}
_lock = threading.Lock()


def shared_minds(mode: Mode, settings: ModelSettings) -> Minds:
    """The minds of a way of answering, made once for each setting of the model.

    The budget of a day and the calls at once are those of all together, and what was accepted or
    learned of the endpoint is not asked again.
    """
    with _lock:
        key = (mode, settings.model_dump_json())
        if key not in _made:
            _made[key] = minds_for(mode, settings)
        return _made[key]
