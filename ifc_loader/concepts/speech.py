"""Which language a model's names are in: `Aula` is a hall in German and a classroom in Spanish."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice

from ifc_loader.concepts.languages import languages
from ifc_loader.concepts.names import mentions, names_of
from ifc_loader.concepts.table import Stamp
from ifc_loader.concepts.words import Word, words

LEAST_VOTES = 3
"""Different names of one language only, below which nothing is said of the model's."""
MOST_READ = 1_000
"""Different names, the first of the file: more say nothing else, and each takes its time."""
LEAST_SHARE = 0.6
"""Of the votes; names in several languages alike are of no one language."""


def language_of(texts: Iterable[str], kind: str, site: Stamp) -> str:
    """The language (ISO 639-1) that most names of one kind are in; '' where none is clear.

    A name votes once, for each language in which alone some of its words name a concept.
    """
    votes: Counter[str] = Counter()
    for text in islice(dict.fromkeys(texts), MOST_READ):
        votes.update(_spoken(words(text), kind, site))
    first = votes.most_common(1)
    if not first or first[0][1] < max(LEAST_VOTES, LEAST_SHARE * votes.total()):
        return ""
    return first[0][0]


@lru_cache(maxsize=16_384)
def _spoken(name: tuple[Word, ...], kind: str, site: Stamp) -> frozenset[str]:
    """The languages a name votes for; kept, since many names differ by a number alone."""
    known = languages().codes
    spoken = (one.languages & known for one in mentions(name, names_of(kind, site)))
    return frozenset(next(iter(each)) for each in spoken if len(each) == 1)
