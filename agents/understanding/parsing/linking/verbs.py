"""Verbs that say of which property a value or a day is: `cleaned daily`, `bis Mai geprüft`."""

from collections.abc import Iterator, Mapping, Sequence

from agents.understanding.language.days import is_year
from agents.understanding.language.speaking import plural
from agents.understanding.language.tables import Language, languages
from agents.understanding.language.words import Token, leaf_of, name_words, root, stem
from agents.understanding.parsing.constituents.conditions import HAVING, Linked
from agents.understanding.parsing.constituents.measures import Asked
from agents.understanding.parsing.constituents.things import Set, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.mentions import PHRASE, Mention
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.twin.senses import Property
from ifc_loader.concepts.naming import readings
from registers.joining import REGISTER_ROW

LEAST_ROOT = 4
"""Letters of a verb that are compared with the name of a property."""
SAID = 0.8
"""What a verb is worth as the name of a property."""


def with_verbs(
    mentions: Sequence[Mention],
    found: Sequence[Token],
    index: Mapping[int, int],
    tables: Sequence[Language],
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
            if names and at in verbs and _is_of(verbs[at], names, tables):
                start, end = min(at, one.start), max(at + 1, one.end)
                yield Mention(start, end, one.what, one.score + 1.0 + PHRASE)


def dated(
    mentions: Sequence[Mention],
    found: Sequence[Token],
    index: Mapping[int, int],
    context: Context,
    tables: Sequence[Language],
) -> Iterator[Mention]:
    """The mentions, and those of verbs that a property of days is called by, where a day is told:
    `geprüft` of `Prüfung fällig`.
    """
    yield from mentions
    if not any(_tells_when(token) for token in found):
        return
    taken = {at for one in mentions for at in range(one.start, one.end) if _says_much(one)}
    joining = {at for m in mentions if isinstance(m.what, Word) for at in range(m.start, m.end)}
    filled = context.terrain.filled(context.terrain.everything)
    days = [name for name in sorted(filled) if context.terrain.is_day(name)]
    if any(token.stem in table.past for token in found for table in tables):
        days = [name for name in days if not _is_to_be(name)]
    for n, at in index.items():
        if at in taken or found[n].kind != "word":
            continue
        due = any(found[n].stem in table.coming for table in tables) and at not in joining
        for name in days:
            words = _in_full(name)
            if _is_of(found[n], words, tables) or (due and _is_to_be(name)):
                sense = Property(" ".join(words), ((name,),))
                yield Mention(at, at + 1, Asked((sense,)), SAID)


def done(
    found: Sequence[Token], index: Mapping[int, int], context: Context, tables: Sequence[Language]
) -> Iterator[Mention]:
    """Verbs that tell what was done where rows of a register do: what has been `inspected` has
    `Inspections`.
    """
    terrain = context.terrain
    rows = terrain.of_label.get(REGISTER_ROW, frozenset())
    deeds = [name for name, kinds in terrain.of_label.items() if kinds < rows]
    for n, at in index.items():
        for name in deeds:
            words = name_words(name)
            if found[n].stem not in words and _is_of(found[n], words[-1:], tables):
                nodes = Nodes((name,), terrain.of_label[name], text=" ".join(words))
                text = f"with {plural(nodes.text)}"
                yield Mention(at, at + 1, Linked(HAVING, Set(nodes, many=True), text=text), SAID)


def _tells_when(token: Token) -> bool:
    """Whether a word is a day, a month or a year."""
    return token.kind == "day" or (token.kind == "number" and is_year(token.text))


def _is_to_be(name: str) -> bool:
    """Whether a property tells by its name when something is to be."""
    return any(word in table.coming for word in _in_full(name) for table in languages())


def _in_full(name: str) -> tuple[str, ...]:
    """The words of a property's name, the first way in which what is shortened may be meant."""
    leaf = leaf_of(name)
    full = next(iter(readings(leaf, number=False)), ())
    return tuple(map(stem, full)) or name_words(leaf)


def _says_much(one: Mention) -> bool:
    return not isinstance(one.what, Word | Asked)


def _properties(one: Mention) -> tuple[str, ...]:
    """The words of the property of whose value things are spoken."""
    where = one.what.nodes.where if isinstance(one.what, Set) and one.what.named else ()
    if len(where) != 1 or not isinstance(where[0], Test):
        return ()
    last = leaf_of(where[0].properties[0])
    return tuple(word for word in name_words(last) if len(word) >= LEAST_ROOT)


def _is_of(verb: Token, names: Sequence[str], tables: Sequence[Language]) -> bool:
    """Whether a verb and one of the words of a name are of one root."""
    roots = {root(verb.text)} | {
        verb.stem.removeprefix(before).removesuffix(behind)
        for table in tables
        for before, behind in table.morphology.participles
        if verb.stem.startswith(before) and verb.stem.endswith(behind)
    }
    same = {other for one in roots for other in _same_deed(one)}
    long = tuple(one for one in roots | same if len(one) >= LEAST_ROOT)
    return verb.kind == "word" and any(
        word in same or (len(word) >= LEAST_ROOT and word.startswith(long)) for word in names
    )


def _same_deed(verb: str) -> Iterator[str]:
    """How words for what a verb says begin in any language: `reinig` for `clean`."""
    for table in languages():
        for name, roots in table.deeds.items():
            if verb.startswith(roots):
                yield from (root for other in languages() for root in other.deeds[name])
