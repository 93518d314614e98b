"""A twin → its lexicon."""

from collections import defaultdict
from collections.abc import Iterator

from agents.understanding.language.tables import Phrase, languages, units
from agents.understanding.language.words import (
    deeds_of,
    leaf_of,
    name_words,
    root,
    stems,
    verb_forms,
)
from agents.understanding.schema.knowledge import knowledge
from agents.understanding.schema.terrain import Terrain
from agents.understanding.twin.building import add_building
from agents.understanding.twin.lexicon import Lexicon
from agents.understanding.twin.measures import add_properties
from agents.understanding.twin.said_otherwise import add_finishes, add_rhythms
from agents.understanding.twin.senses import (
    Flagged,
    Graded,
    Named,
    Noun,
    Operator,
    Relation,
    Written,
)
from agents.understanding.twin.source import Source
from agents.understanding.twin.storeys import read_storeys
from agents.understanding.twin.texts import add_texts
from agents.understanding.twin.things import add_things, leave_to_rows

AUXILIARIES = frozenset({"has", "ha", "is", "i", "was", "wa", "are", "were", "have", "had"})
"""Words before the verb in the name of a relationship, as stems."""
JOINING = AUXILIARIES | {"of", "in", "by", "to", "at", "for", "from", "on", "with"}


def read_lexicon(store: Source) -> Lexicon:
    """Read the words of a twin: its classes, properties, relationships and texts.

    Raises GraphUnavailable if the engine is gone.
    """
    terrain = Terrain(store.schema())
    lexicon = Lexicon(terrain, read_storeys(store, terrain))
    add_things(lexicon, store)
    add_properties(lexicon)
    _add_relations(lexicon)
    add_texts(lexicon, store)
    leave_to_rows(lexicon)
    add_finishes(lexicon)
    add_rhythms(lexicon)
    _add_languages(lexicon)
    _add_flags(lexicon)
    add_building(lexicon, store)
    return lexicon


def _add_languages(lexicon: Lexicon) -> None:
    """The closed classes of each language, and what it calls the storeys."""
    followed = knowledge().flow | knowledge().passage
    far = Relation(tuple(sorted(followed & lexicon.terrain.relation_roots.keys())), far=True)
    for phrase, unit in units().items():
        lexicon.add(phrase, Written(unit, " ".join(phrase)), 1.0)
    for part, nodes in (*lexicon.storeys.by_parts(), *lexicon.storeys.by_codes()):
        lexicon.add(stems(part), Named(nodes, whole=True), 1.0)
    for told in languages():
        spoken = (told.code,)
        for phrase, names in told.operators.items():
            for name in names:
                sense = far if name == "reachable" else Operator(name)
                lexicon.add(phrase, sense, 0.9, spoken)
        for phrase, degrees in told.degrees.items():
            for degree in degrees:
                lexicon.add(phrase, Graded(degree), 0.95, spoken)
        for phrase, noun in told.nouns.items():
            lexicon.add(phrase, Noun(noun), 0.9, spoken)
        for phrase, prepositions in told.prepositions.items():
            for preposition in prepositions:
                finite = preposition == "with" and phrase in told.having
                sense = Relation((), preposition=preposition, finite=finite)
                lexicon.add(phrase, sense, 0.5, spoken)
        for phrase, steps in told.storeys.items():
            for nodes in lexicon.storeys.meant(steps):
                lexicon.add(phrase, Named(nodes, whole=True), 0.95, spoken)


def _add_flags(lexicon: Lexicon) -> None:
    """`external` by the properties of that name; any yes-or-no property is an adjective too."""
    by_last: dict[str, list[str]] = defaultdict(list)
    booleans = set()
    for own in lexicon.terrain.properties:
        for name, found in own.items():
            last = leaf_of(name)
            if name not in by_last[last]:
                by_last[last].append(name)
            if "boolean" in found.types:
                booleans.add(name)
    for told in languages():
        for phrase, flag in told.flags.items():
            names = tuple(by_last.get(flag.property, ()))
            if names:
                lexicon.add(phrase, Flagged(names, flag.value, flag.word), 1.0, (told.code,))
    known = {flag.property for told in languages() for flag in told.flags.values()}
    for last, several in by_last.items():
        yes_or_no = tuple(name for name in several if name in booleans)
        phrase = tuple(w for w in name_words(last) if w not in {"is", "has", "i", "ha"})
        if yes_or_no and phrase and last not in known:
            flagged = Flagged(yes_or_no, True, " ".join(phrase))
            lexicon.add(phrase, flagged, 0.9)
            if len(phrase) > 2:
                lexicon.add(("".join(phrase[:2]), *phrase[2:]), flagged, 0.9)  # firefighting lift


def _add_relations(lexicon: Lexicon) -> None:
    """What the languages call the relationships, and the words of the relationships' own names."""
    present = lexicon.terrain.relation_roots
    known = set(present)
    if known & knowledge().membership:
        known |= knowledge().attaching  # what hangs on a system is one of its members
    for told in languages():
        for phrase, kinds in told.relations.items():
            for backwards in (False, True):
                here = tuple(
                    dict.fromkeys(k for k, back in kinds if k in known and back is backwards)
                )
                if here:
                    lexicon.add(
                        phrase, Relation(tuple(dict.fromkeys(here)), backwards), 0.85, (told.code,)
                    )
    spoken = {
        kind for told in languages() for kinds in told.relations.values() for kind, _ in kinds
    }
    labels = frozenset(name_words(label)[-1:] for label in lexicon.terrain.of_label)
    for kind in present:
        if kind in spoken or (kind.isupper() and kind in knowledge().prefer):
            continue
        passive = name_words(kind)[-1:] == ("by",)
        for phrase, score in _role_phrases(kind, labels):
            active = passive and "by" not in phrase
            lexicon.add(phrase, Relation((kind,), active, role=True), score)
        for phrase in _deeds(kind):
            lexicon.add(phrase, Relation((kind,), backwards=True, role=True), 0.8)
        for phrase in _from_the_end(kind):
            lexicon.add(phrase, Relation((kind,), backwards=True, role=True), 0.8)


def _role_phrases(kind: str, labels: frozenset[Phrase]) -> Iterator[tuple[Phrase, float]]:
    """`hasSubsidiary`: has subsidiary, subsidiary; `producedBy`: produced by, produced, produces;
    `receivesAward`, which leads to an award: receives.
    """
    words = name_words(kind)
    yield words, 0.9
    told = words[1:] if len(words) > 1 and words[0] in AUXILIARIES else words
    kept = tuple(word for word in told if word not in JOINING)
    verbs = {told, kept, told[: len(told) - 1 if told[-1:] in labels else None]}
    for phrase in filter(None, verbs):
        for first in verb_forms(phrase[0]):
            yield (first, *phrase[1:]), 0.85
    for doer in (phrase for phrase in verbs if len(phrase) == 1):
        for form in dict.fromkeys(form for verb in deeds_of(*doer) for form in verb_forms(verb)):
            yield (form, "by"), 0.85
    for other in _other_words({words, *verbs}):
        for first in verb_forms(other[0]):
            yield (first, *other[1:]), 0.8


def _deeds(kind: str) -> Iterator[Phrase]:
    """`supplied`, as who does it says it, for `hasSupplier`."""
    *_, doer = name_words(kind)
    for verb in deeds_of(doer):
        yield from ((form,) for form in verb_forms(verb))


def _from_the_end(kind: str) -> Iterator[Phrase]:
    """`child` for `hasParent`."""
    words = tuple(word for word in name_words(kind) if word not in JOINING)
    for told in languages():
        yield from told.opposites.get(words, ())


def _other_words(verbs: set[Phrase]) -> Iterator[Phrase]:
    """What the languages call the same as one of these, in whatever form."""
    roots = {tuple(map(root, phrase)) for phrase in verbs}
    for told in languages():
        for phrase, others in told.synonyms.items():
            if tuple(map(root, phrase)) in roots:
                yield from others
