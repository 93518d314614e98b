"""Question → chart: its words, and what each phrase of them may mean in the twin."""

from dataclasses import dataclass, replace

from agents.understanding.language.tables import Unit, language
from agents.understanding.language.words import tokens
from agents.understanding.parsing.chart import Place
from agents.understanding.parsing.constituents.things import Set
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.linking.costs import (
    COST_KNOWN,
    COST_SMALL,
    COST_UNKNOWN,
    weighed,
)
from agents.understanding.parsing.linking.counted import counted
from agents.understanding.parsing.linking.detecting import detect
from agents.understanding.parsing.linking.endings import with_ends_behind
from agents.understanding.parsing.linking.forms import (
    hyphenated,
    hyphens,
    taken_apart,
    with_heads,
    without_what,
)
from agents.understanding.parsing.linking.glosses import glossed
from agents.understanding.parsing.linking.meanings import (
    constituents,
    is_one_of_several,
    is_plural,
)
from agents.understanding.parsing.linking.mentions import (
    PHRASE,
    Mention,
    definite,
    modifiers,
    singled_out,
    well_divided,
    whole_phrases,
    within_buildings,
    without_absent,
    without_flags_of_place,
    without_halves,
    without_heads,
    without_units_of_names,
)
from agents.understanding.parsing.linking.numbers import designated, in_figures, wanted_unit
from agents.understanding.parsing.linking.opening import (
    asks_for_deed,
    asks_how_much,
    asks_whether,
    asks_which_any,
    continues,
    untagged,
)
from agents.understanding.parsing.linking.operators import (
    REFERRING,
    SPEAKING,
    is_any,
    is_preposition,
    is_pronoun,
)
from agents.understanding.parsing.linking.phrases import phrases_of
from agents.understanding.parsing.linking.pointers import (
    EMPTY,
    TOLD,
    Antecedents,
    Pointer,
    is_picked_from,
    of_several,
    places_of,
    pointers,
    stands_for_something,
    told_apart,
)
from agents.understanding.parsing.linking.predicates import is_deed, with_predicates
from agents.understanding.parsing.linking.spelling import mended
from agents.understanding.parsing.linking.verbs import dated, done, with_verbs
from agents.understanding.parsing.writing_out import written_out
from agents.understanding.twin.senses import Property

FREE_WORTH = 0.4
"""What a word that may be left out is worth in a phrase, a word that counts being worth 1."""
TABLED = 0.95
"""A measure worth this much is a table's own, whose phrase holds small words because it must."""


@dataclass(frozen=True)
class Linked:
    """A question as the chart needs it; `told_in` is the unit its answer is wanted in.

    `mended`: words with a slip of the pen, and as what they are read.

    `grants`: it takes for granted that there is what it asks about (`is the lift …`).
    `of_each`: it speaks of every one of several, and `everywhere` of where all of them are (`in all
    rooms`).

    `which_any`: it asks for those that there are, if any, and `how_much` for an amount;
    `of_deed`: it asks what things do; `continues`: it opens as one that goes on; `refers`:
    it has a word for what was spoken of, and `definite`: it speaks of one of several things as of
    one that is known (`the room`).
    """

    text: str
    places: tuple[Place, ...]
    mentions: tuple[Mention, ...]
    languages: frozenset[str]
    yes_no: bool
    grants: bool
    of_each: bool
    everywhere: bool
    which_any: bool
    how_much: bool
    of_deed: bool
    continues: bool
    refers: bool
    definite: bool
    pointing: tuple[Pointer, ...]
    unknown: tuple[str, ...]
    mended: tuple[tuple[str, str], ...] = ()
    told_in: Unit | None = None


def link(question: str, context: Context, known: Antecedents = EMPTY) -> Linked:
    """Find what each phrase of a question may mean; `known` is what pronouns stand for."""
    if known:
        return _link(question, context, known)
    return context.once(("link", question), lambda: _link(question, context, known))


def _link(question: str, context: Context, known: Antecedents) -> Linked:
    spoken = detect(question)
    tables = [language(code) for code in spoken]
    text = written_out(question, tables)
    joined = with_heads(hyphenated(tokens(text), text, context), context, tables)
    pieces, told_in = wanted_unit(in_figures(joined, tables), tables)
    pieces, tagged = untagged(pieces, tables)
    pieces = without_what(pieces, context, tables)
    apart = taken_apart(pieces, context, tables)
    found = [mended(token, context, tables) for token in apart]
    heard = list(phrases_of(found, context, frozenset(spoken), tables, follows=bool(known)))
    known_so = [phrase for phrase in heard if stands_for_something(phrase[2], known)]
    things = [phrase for phrase in known_so if not is_deed(*phrase, found, tables)]
    phrases = list(well_divided(list(told_apart(things, found, tables)), found, tables))
    weighing, costs = weighed(found, phrases, context, tables)
    costs = with_predicates(costs, found, phrases, tables)
    index = {place: at for at, place in enumerate(weighing)}
    modifying = modifiers(phrases, spoken)
    mentions = []
    for start, end, entry in phrases:
        inside = [index[place] for place in range(start, end) if place in index]
        if inside:
            words = " ".join(token.text for token in found[start:end])
            many = is_plural(found[end - 1], spoken)
            within = [costs[place] for place in range(start, end) if place in index]
            tabled = end - start > 1 and isinstance(entry.sense, Property) and entry.score >= TABLED
            whole = [cost > COST_SMALL or (tabled and not cost) for cost in within]
            width = sum(1.0 if counts else FREE_WORTH for counts in whole)
            said = sum(cost > 0 for cost in within)
            worth = PHRASE * max(0, said - 1)
            if width <= FREE_WORTH and isinstance(entry.sense, Property):
                worth -= 0.3
            points = end == start + 1 and any(found[start].stem in t.demonstratives for t in tables)
            for what, score in constituents(entry, words, context, known, many=many):
                if isinstance(what, Set):
                    modifies = None if modifying is None or many else end in modifying
                    what = replace(  # noqa: PLW2901
                        what,
                        pointing=points or what.pointing,
                        modifies=modifies,
                        apart=modifying is None,
                    )
                mentions.append(Mention(inside[0], inside[-1] + 1, what, score * width + worth))
    mentions = list(of_several(list(definite(mentions, singled_out(found, index, tables)))))
    mentions = list(without_units_of_names(list(without_heads(mentions))))
    mentions = list(without_flags_of_place(list(whole_phrases(mentions)), found, index, tables))
    mentions = list(without_halves(mentions, {index.get(at, -1) for at in hyphens(found, text)}))
    mentions += designated(found, index, context)
    mentions = list(with_ends_behind(mentions, found, index, tables))
    mentions = list(counted(mentions, found, phrases, index, known, tables))
    mentions = list(with_verbs(mentions, found, index, tables))
    mentions = list(dated(mentions, found, index, context, tables))
    mentions += done(found, index, context, tables)
    heard_of = {place for start, end, _ in phrases for place in range(start, end)}
    strange = {place for place, cost in costs.items() if cost >= COST_KNOWN} - heard_of
    mentions = glossed(mentions, found, index, strange, tables)
    places = tuple(Place(found[place].text, costs[place]) for place in weighing)
    unknown = tuple(found[place].text for place in weighing if costs[place] == COST_UNKNOWN)
    return Linked(
        text,
        places,
        tuple(without_absent(list(within_buildings(mentions)))),
        frozenset(spoken),
        tagged or asks_whether(found, text, tables),
        is_any(found, {0}, {"is"}, tables) and is_any(found, {1}, {"the"}, tables),
        any(token.stem in table.every for table in tables for token in found),
        any(
            is_preposition(before, tables) and is_any(found, {at}, {"all"}, tables)
            for at, before in enumerate(found, 1)
        ),
        asks_which_any(found, tables),
        asks_how_much(found, tables),
        asks_for_deed(found, tables),
        continues(found, tables),
        any(is_pronoun(entry, REFERRING) for _, _, entry in phrases),
        any(
            is_any(found, {start - 1}, {"the"}, tables)
            and is_one_of_several(entry, context)
            and not is_plural(found[end - 1], spoken)
            for start, end, entry in heard
        ),
        tuple(
            Pointer(
                places_of(start, end, index),
                " ".join(token.text for token in found[start:end]),
                entry is not None and is_pronoun(entry, SPEAKING),
                entry is not None and is_pronoun(entry, TOLD) and is_picked_from(start, end, heard),
            )
            for start, end, entry in pointers(found, heard, tables)
        ),
        unknown,
        tuple((a.text, b.text) for a, b in zip(apart, found, strict=True) if a.text != b.text),
        told_in,
    )
