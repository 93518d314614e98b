"""When the time of a question is over; handed down with the twin it is asked of."""

import math
import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Deadline:
    """`seconds` are all that a question has, `end` when they are over (`time.perf_counter`).

    As it stands it never comes.
    """

    seconds: float = math.inf
    end: float = math.inf

    @classmethod
    def of(cls, seconds: float, passed: float) -> "Deadline":
        """That of a question which has so many seconds, of which some have passed."""
        return cls(seconds, time.perf_counter() + seconds - passed)

    @property
    def left(self) -> float:
        """The seconds that are left; 0 where it is over."""
        return max(0.0, self.end - time.perf_counter())

    @property
    def over(self) -> bool:
        """Whether nothing is left."""
        return self.left == 0

    @property
    def spent(self) -> str:
        """What a person is told of it, as the beginning of a sentence."""
        return f"The {self.seconds:g} seconds for one question are used up"

    @property
    def unfinished(self) -> str:
        """What a person is told of a question where not all was looked at, and what to do."""
        return (
            f"{self.spent}, and its queries were not all run; ask more narrowly or anew, or raise "
            "ORIEL_MODEL_SECONDS_PER_QUESTION."
        )


NEVER = Deadline()
