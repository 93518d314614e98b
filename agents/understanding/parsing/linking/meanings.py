"""The constituents that a sense may be by itself."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from agents.understanding.language.tables import LANGUAGES, languages, phrase_of
from agents.understanding.language.words import Token, fold, stem, stems
from agents.understanding.parsing.applying.instances import instances
from agents.understanding.parsing.constituents.conditions import Flags
from agents.understanding.parsing.constituents.constituent import Constituent
from agents.understanding.parsing.constituents.groups import Ranking
from agents.understanding.parsing.constituents.measures import Amount, Asked
from agents.understanding.parsing.constituents.things import Definite, Set, Strata, Word
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.operators import PRONOUNS
from agents.understanding.parsing.linking.pointers import Antecedents
from agents.understanding.parsing.measuring import amount_of
from agents.understanding.plans.algebra import Nodes, Test
from agents.understanding.twin.entries import CALLED, Entry
from agents.understanding.twin.senses import (
    Flagged,
    Graded,
    Named,
    Noun,
    Number,
    Operator,
    Property,
    Sense,
    Thing,
    Written,
)
from agents.understanding.twin.things import building_words

CLASSIFICATION = "IfcClassificationReference"


def constituents(
    entry: Entry, text: str, context: Context, known: Antecedents, *, many: bool
) -> Iterator[tuple[Constituent, float]]:
    """The constituents that a sense may be by itself."""
    sense, score = entry.sense, entry.score
    if _is_unheard(sense, text, context, many=many):
        return
    match sense:
        case Thing():
            header = sense.nodes.kinds <= context.terrain.headers and not sense.nodes.absent
            items = amount_of(sense.nodes.kinds, context.terrain) is not None
            worth = 0.1 if not many and (header or items) else score
            yield Set(sense.nodes, many=many, generic=sense.generic), worth
        case Named():
            bound = sense.letter or sense.property not in CALLED
            bonus = (0.3 if " " in sense.nodes.text else 0.1) if sense.whole else -0.1
            yield Set(sense.nodes, named=True, bound=bound, letter=sense.letter), score + bonus
            things = None if sense.letter else instances(sense.nodes, context.terrain, many=many)
            if things is not None:
                less = 0.05 if context.terrain.of_building else -0.3
                if CLASSIFICATION in sense.nodes.labels and context.names_things(sense.nodes.text):
                    less = -0.2  # windows are windows, whatever is classified as `Windows`
                yield Set(things, many=True), score + bonus + less
        case Property():
            yield Asked((sense,)), score
        case Flagged():
            yield Flags(sense.names, sense.value, text), score
        case Noun():
            yield Word(sense, text), score
            yield Strata() if sense.noun == "layers" else Asked((), noun=sense.noun), score
        case Number():
            yield Word(sense, text) if sense.ordinal else Amount(sense.value, day=sense.day), score
        case Written():
            yield Word(sense, text), score
            measured = context.dimension(sense.unit.unit)
            if measured and not _is_ordinal(text):
                yield Asked(measured, unit=sense.unit.symbol), score - 0.4
        case Graded():
            yield Word(sense, text), score
            degree = sense.degree
            if degree.form == "superlative":
                measures = context.measures(degree) or (Property(degree.measures[0], ()),)
                yield Ranking(measures, degree.up, text=text), score + 0.1
        case Operator():
            yield from _of_operator(sense, text, score, context, known)
        case _:
            yield Word(sense, text), score


def _is_unheard(sense: Sense, text: str, context: Context, *, many: bool) -> bool:
    """Whether a word is not meant so in this number: a word that is often said for nothing is for
    things in the plural alone, `parts` and no `part of`; of one thing there are not many.
    """
    if isinstance(sense, Named):
        return many and (_is_modifier(sense) or _is_one_by_part(sense, context))
    if many or not (isinstance(sense, Thing) and sense.generic):
        return False
    word = stem(text)
    return any(word in one.free or word in one.light for one in languages())


def _is_ordinal(text: str) -> bool:
    """Whether a unit is written as what counts a thing: the `second` of `the second floor`."""
    return any(text.lower() in one.ordinals for one in languages())


def _of_operator(
    sense: Operator, text: str, score: float, context: Context, known: Antecedents
) -> Iterator[tuple[Constituent, float]]:
    """What a word that stands for others may mean; any other is a word by itself."""
    if sense.name == "nobody" and (kinds := context.terrain.people):
        nodes = Nodes(context.terrain.narrowest_label(kinds), kinds, text="person")
        yield Set(nodes, det="no", many=True), score
    elif sense.name == "the":
        yield from ((Definite(one), score - 0.1) for one in known.get("the", ()))
    elif sense.name in PRONOUNS:
        near = enumerate(known.get(sense.name, ()))
        yield from (
            (replace(one, refers=sense.name, about=one.nodes), score - 0.3 * n) for n, one in near
        )
    else:
        yield Word(sense, text), score


def _is_modifier(one: Named) -> bool:
    """Whether a word in the plural only tells of what sort things are that say themselves what they
    are: no `vehicles` are a `Vehicle exhaust fan`.
    """
    tests = [each for each in one.nodes.where if isinstance(each, Test)]
    if one.whole or len(one.nodes.where) != 1 or not tests:
        return False
    told = tests[0].value
    names = told if isinstance(told, tuple) else (told,)
    classes = [building_words(code).get("classes", {}) for code in LANGUAGES]
    words = [w for label in one.nodes.labels for table in classes for w in table.get(label, ())]
    own = {phrase_of(word) for word in words} - {phrase_of(one.nodes.text)}
    return all(own & {(word,) for word in stems(str(name))} for name in names)


def _is_one_by_part(one: Named, context: Context) -> bool:
    """Whether a word in the plural is but a part of what one thing of any graph is called: `busts`
    are more than the Bust of a Poet.
    """
    single = all(isinstance(each, Test) and each.operator == "=" for each in one.nodes.where)
    return single and not (one.whole or context.terrain.of_building)


def is_one_of_several(entry: Entry, context: Context) -> bool:
    """Whether a word is one for a class of which there are several things, and says no more."""
    nodes = entry.sense.nodes if isinstance(entry.sense, Thing) else None
    return nodes is not None and not nodes.concepts and context.terrain.count(nodes.kinds) > 1


def is_plural(last: Token, spoken: Sequence[str]) -> bool:
    """Whether a word is one of several things, as far as its form says (a German -s does not)."""
    if last.base:
        return True
    if "de" in spoken and "en" not in spoken:
        return False
    return stem(last.text) != fold(last.text) or last.stem in {"furniture", "equipment", "lighting"}
