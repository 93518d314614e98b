"""What a stretch of a question may stand for, before it is an ask."""

from agents.understanding.parsing.constituents.conditions import (
    Choice,
    Compared,
    Elliptic,
    Flags,
    Linked,
    Shared,
)
from agents.understanding.parsing.constituents.contests import Against, Contest
from agents.understanding.parsing.constituents.groups import (
    Apiece,
    Companion,
    Frequent,
    Grouping,
    Most,
    MostOf,
    Portion,
    Ranking,
    Shares,
    Tally,
)
from agents.understanding.parsing.constituents.measures import Amount, Asked, Bound, Factor
from agents.understanding.parsing.constituents.things import Definite, Joined, Set, Strata, Word

Constituent = (
    Word
    | Set
    | Asked
    | Amount
    | Bound
    | Flags
    | Compared
    | Linked
    | Grouping
    | Ranking
    | Joined
    | Contest
    | Portion
    | Strata
    | Frequent
    | Most
    | MostOf
    | Tally
    | Factor
    | Elliptic
    | Definite
    | Choice
    | Apiece
    | Shared
    | Against
    | Companion
    | Shares
)
