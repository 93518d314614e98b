"""Verbs that say of which property a value is: `cleaned daily`, `täglich gereinigt`."""

from collections.abc import Iterator, Mapping, Sequence

from agents.understanding.language.words import Token, name_words, root
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.linking.mentions import PHRASE, Mention
from agents.understanding.plans.algebra import Test

LEAST_ROOT = 4
"""Letters of a verb that are compared with the name of a property."""
_PARTICIPLES = (("ge", "t"), ("ge", "en"), ("ge", "et"))
"""What German puts around a verb."""


def with_verbs(
    mentions: Sequence[Mention], found: Sequence[Token], index: Mapping[int, int]
) -> Iterator[Mention]:
    """The mentions, and those of values again with the verb beside them that names their property.

    `index` has which place of the chart a token is.
    """
    yield from mentions
    taken = {at for one in mentions for at in range(one.start, one.end)}
    verbs = {at: found[n] for n, at in index.items() if at not in taken}
    for one in mentions:
        names = _properties(one)
        for at in (one.start - 1, one.end):
            if names and at in verbs and _is_of(verbs[at], names):
                start, end = min(at, one.start), max(at + 1, one.end)
                yield Mention(start, end, one.what, one.score + 1.0 + PHRASE)


def _properties(one: Mention) -> tuple[str, ...]:
    """The words of the property of whose value things are spoken."""
    where = one.what.nodes.where if isinstance(one.what, Set) and one.what.named else ()
    if len(where) != 1 or not isinstance(where[0], Test):
        return ()
    last = where[0].properties[0].rpartition(".")[2]
    return tuple(word for word in name_words(last) if len(word) >= LEAST_ROOT)


def _is_of(verb: Token, names: Sequence[str]) -> bool:
    """Whether a verb and one of the words of a name are of one root."""
    roots = {root(verb.text)} | {
        verb.stem.removeprefix(before).removesuffix(behind)
        for before, behind in _PARTICIPLES
        if verb.stem.startswith(before) and verb.stem.endswith(behind)
    }
    long = tuple(one for one in roots if len(one) >= LEAST_ROOT)
    return verb.kind == "word" and any(word.startswith(long) for word in names)


__all__ = ["with_verbs"]
