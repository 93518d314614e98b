"""Measures with what their names end in said behind them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from agents.understanding.language.tables import Language
from agents.understanding.language.words import Token, name_words
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.linking.mentions import PHRASE, Mention
from agents.understanding.parsing.linking.operators import is_preposition
from agents.understanding.twin.senses import Property


def with_ends_behind(
    mentions: Sequence[Mention],
    found: Sequence[Token],
    index: Mapping[int, int],
    tables: Sequence[Language],
) -> Iterator[Mention]:
    """The mentions, and those of measures with what their name ends in said behind them: `running
    time in minutes` of `running_time_minutes`; of several it chooses: `warranty for labor`.
    """
    yield from mentions
    at = {place: n for n, place in index.items()}
    for one in mentions:
        n = at.get(one.end)
        if not isinstance(one.what, Asked) or one.what.unit or n is None or n + 1 not in index:
            continue
        meant = tuple(_ending_in(found[n + 1].stem, one.what.properties))
        if meant and is_preposition(found[n], tables):
            what = replace(one.what, properties=meant)
            yield replace(one, what=what, end=index[n + 1] + 1, score=one.score + 1.0 + PHRASE)


def _ending_in(word: str, senses: Sequence[Property]) -> Iterator[Property]:
    """The properties whose names end in a word, each sense without its others."""
    for sense in senses:
        groups = tuple(g for g in sense.groups if name_words(g[-1])[-1:] == (word,))
        if groups:
            yield replace(sense, groups=groups)
