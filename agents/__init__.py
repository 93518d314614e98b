"""Question → answer: a loop of agents that write, run, judge and repair Cypher."""

from agents.loop import ask
from agents.messages import Answer
from agents.minds import NO_MODEL, Minds, Mode, minds_for
from agents.model.model_errors import ModelError, ModelUnavailable
from agents.model.model_settings import ModelSettings
from agents.tracing.trace import Trace

__all__ = [
    "NO_MODEL",
    "Answer",
    "Minds",
    "Mode",
    "ModelError",
    "ModelSettings",
    "ModelUnavailable",
    "Trace",
    "ask",
    "minds_for",
]
