"""Question → chart: its words, and what each phrase of them may mean in the twin."""

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, pairwise

from rapidfuzz import process
from rapidfuzz.distance import OSA

from agents.understanding.language.ordinary import is_ordinary
from agents.understanding.language.tables import (
    LANGUAGES,
    Language,
    Phrase,
    Unit,
    designations,
    language,
    phrase_of,
    units,
)
from agents.understanding.language.words import (
    Token,
    fold,
    root,
    split,
    stem,
    stems,
    tokens,
    uninflected,
)
from agents.understanding.parsing.applying import instances
from agents.understanding.parsing.chart import Place
from agents.understanding.parsing.constituents import (
    Amount,
    Asked,
    Bound,
    Compared,
    Constituent,
    Definite,
    Flags,
    Ranking,
    Set,
    Strata,
    Word,
)
from agents.understanding.parsing.context import Context
from agents.understanding.parsing.measuring import unit_of
from agents.understanding.parsing.writing_out import written_out
from agents.understanding.plans.algebra import Test
from agents.understanding.twin.lexicon import CALLED, KNOWN, Entry
from agents.understanding.twin.senses import (
    Flagged,
    Graded,
    Named,
    Noun,
    Number,
    Operator,
    Property,
    Relation,
    Sense,
    Thing,
    Written,
)
from agents.understanding.twin.things import building_words
from ifc_loader.concepts import concepts

LEAST_SPELLED = 5
"""Letters; shorter words are not taken for slips of the pen."""
LEAST_JOINED = 4
"""Letters; shorter words with a hyphen between them are not one word."""
LONG_WORD = 8
"""Letters; a word of this length and more may have two slips in it."""
COST_LIGHT = 0.12
COST_SMALL = 0.15
COST_JOINING = 0.15
COST_UNKNOWN = 1.6
COST_KNOWN = 1.1
COST_ASKING = 0.6
"""What leaving a word out costs; a free word costs nothing, and a known one less than an unknown,
as it may have been heard in another way."""
FREE_WORTH = 0.4
"""What a word that may be left out is worth in a phrase, a word that counts being worth 1."""
PHRASE = 0.2
"""What each further word of a phrase is worth: words side by side mean one thing."""
NAMING = (Thing, Named, Property, Flagged, Relation, Noun)
"""Senses that name something of the twin."""
LESS_LIKELY = 0.3
"""Score; a sense that much behind the best of its phrase is not named to others."""
TABLED = 0.95
"""A measure worth this much is a table's own, whose phrase holds small words because it must."""
GAP = 3
"""Free words that may stand within a phrase."""
GAPPED = (0.1, 0.4)
"""What words passed over within a phrase cost; and within one that asks, joins or measures."""
Antecedents = Mapping[str, tuple[Set, ...]]
EMPTY: Antecedents = {}
SMALL = frozenset(
    {
        "and",
        "comma",
        "list",
        "which",
        "what",
        "is",
        "exists",
        "all",
        "how",
        "greeting",
        "about",
        "they",
    }
    | {"it", "there", "both"}
)
"""Operators that may be left out for next to nothing."""
OPENING = frozenset({"who", "when", "where", "why"})
"""Operators that ask for something of their own, where a question opens with them."""
OPENERS = OPENING | {"which", "what", "how"}
ASKING = frozenset({"how_many", "share"})
"""Operators that say what kind of answer a question wants, wherever they stand."""
CONJOINING = frozenset({"and", "or", "comma"})
PRONOUNS = frozenset(
    {"they", "it", "there", "here", "both", "else", "former", "latter", "the", "none", "some"}
)
LAST = frozenset({"none", "some"})
"""Pronouns only where nothing but small words comes behind: `which room has none?`"""
SPEAKING = frozenset({"here"})
"""Where the person is: in what was last spoken of, or in the building. Where both can be, it is
asked back."""
PLACING = SPEAKING | {"there"}
REFERRING = PRONOUNS - PLACING - {"the"}
"""Those that hardly say anything else."""
POINTING = PLACING | {"they", "it", "both"}
CONTINUING = frozenset({"and", "what_about"})
MOST_OPENING = 5
"""Words that a phrase which opens a question may have."""


@dataclass(frozen=True, slots=True)
class Mention:
    """What the words `start` to `end` (of those that count) may mean, and how well they do."""

    start: int
    end: int
    what: Constituent
    score: float


@dataclass(frozen=True, slots=True)
class Pointer:
    """Words that point to what was spoken of, and their places; none where they stand for nothing.

    `to_speaker`: they point to where the person is (`here`), which no earlier turn tells.
    """

    places: frozenset[int]
    text: str
    to_speaker: bool


@dataclass(frozen=True)
class Linked:
    """A question as the chart needs it; `told_in` is the unit its answer is wanted in.

    `mended`: words with a slip of the pen, and as what they are read.

    `of_deed`: it asks what things do; `continues`: it opens as one that goes on; `refers`: it has
    a word for what was spoken of.
    """

    text: str
    places: tuple[Place, ...]
    mentions: tuple[Mention, ...]
    languages: frozenset[str]
    yes_no: bool
    of_deed: bool
    continues: bool
    refers: bool
    pointing: tuple[Pointer, ...]
    unknown: tuple[str, ...]
    mended: tuple[tuple[str, str], ...] = ()
    told_in: Unit | None = None


def senses(question: str, context: Context) -> tuple[Sense, ...]:
    """What the phrases of a question may mean in the twin, in its order.

    Of phrases within each other the longest, and of what one may mean what is hardly less likely.
    """
    spoken = detect(question)
    tables = [language(code) for code in spoken]
    pieces = _apart(tokens(written_out(question, tables)), tables)
    found = [_mended(one, context, tables) for one in _split(pieces, context, tables)]
    heard = [
        one
        for one in _phrases(found, context, frozenset(spoken), tables, follows=False)
        if isinstance(one[2].sense, NAMING)
    ]
    spans = {(start, end) for start, end, _ in heard}
    best = {span: max(e.score for s, d, e in heard if (s, d) == span) for span in spans}
    return tuple(
        dict.fromkeys(
            entry.sense
            for start, end, entry in sorted(heard, key=lambda one: one[:2])
            if entry.score >= best[start, end] - LESS_LIKELY
            and not any(a <= start and end <= b and (a, b) != (start, end) for a, b in spans)
        )
    )


def link(question: str, context: Context, known: Antecedents = EMPTY) -> Linked:
    """Find what each phrase of a question may mean; `known` is what pronouns stand for."""
    spoken = detect(question)
    tables = [language(code) for code in spoken]
    text = written_out(question, tables)
    joined = _with_heads(_joined(tokens(text), text, context), context, tables)
    pieces, told_in = wanted_unit(_apart(joined, tables), tables)
    pieces, tagged = _untagged(pieces, tables)
    apart = _split(pieces, context, tables)
    found = [_mended(token, context, tables) for token in apart]
    heard = list(_phrases(found, context, frozenset(spoken), tables, follows=bool(known)))
    phrases = [
        phrase
        for phrase in heard
        if _stands_for_something(phrase[2], known)
        and (not _is_pronoun(phrase[2], LAST) or _is_last(found[phrase[1] :], tables))
    ]
    counted, costs = _counted(found, phrases, context, tables)
    index = {place: at for at, place in enumerate(counted)}
    mentions = []
    for start, end, entry in phrases:
        inside = [index[place] for place in range(start, end) if place in index]
        if inside:
            words = " ".join(token.text for token in found[start:end])
            many = _is_plural(found[end - 1], spoken)
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
                if points and isinstance(what, Set):
                    what = replace(what, pointing=True)  # noqa: PLW2901
                mentions.append(Mention(inside[0], inside[-1] + 1, what, score * width + worth))
    mentions = list(_definite(mentions, _with_article(found, index, tables)))
    mentions = list(_without_units_of_names(mentions))
    mentions += _designated(found, index, context)
    places = tuple(Place(found[place].text, costs[place]) for place in counted)
    unknown = tuple(found[place].text for place in counted if costs[place] == COST_UNKNOWN)
    return Linked(
        text,
        places,
        tuple(_held(mentions)),
        frozenset(spoken),
        tagged or _asks_whether(found, tables),
        _asks_for_deed(found, tables),
        _continues(found, tables),
        any(_is_pronoun(entry, REFERRING) for _, _, entry in phrases),
        tuple(
            Pointer(
                _places_of(start, end, index),
                " ".join(token.text for token in found[start:end]),
                entry is not None and _is_pronoun(entry, SPEAKING),
            )
            for start, end, entry in _pointing(found, heard, tables)
        ),
        unknown,
        tuple((a.text, b.text) for a, b in zip(apart, found, strict=True) if a.text != b.text),
        told_in,
    )


def _with_article(
    found: Sequence[Token], index: Mapping[int, int], tables: Sequence[Language]
) -> frozenset[int]:
    """The places that stand behind a definite article."""
    return frozenset(at for n, at in index.items() if _is_any(found, {n - 1}, {"the"}, tables))


def _definite(mentions: Sequence[Mention], article: AbstractSet[int]) -> Iterator[Mention]:
    """The mentions, one thing's name behind an article before what is a word for more than it:
    `the hall` is the room of that name, `a hall` any corridor.
    """
    words: dict[tuple[int, int], float] = {}
    for one in mentions:
        if isinstance(one.what, Set) and one.what.nodes.concepts and not one.what.many:
            place = one.start, one.end
            words[place] = max(one.score, words.get(place, 0.0))
    for one in mentions:
        word = words.get((one.start, one.end), 0.0)
        if one.start in article and word > one.score and _is_whole_name(one.what):
            yield replace(one, score=word + PHRASE)
        else:
            yield one


def _is_whole_name(what: Constituent) -> bool:
    """Whether it is the things of one name."""
    where = what.nodes.where if isinstance(what, Set) and what.named and not what.bound else ()
    return len(where) == 1 and isinstance(where[0], Test) and where[0].operator == "="


def _held(mentions: Sequence[Mention]) -> Iterator[Mention]:
    """The mentions, but none of what the twin lacks within the name of what it has: a solar panel
    is no panel that is not there.
    """
    there = [one for one in mentions if isinstance(one.what, Set) and not one.what.nodes.absent]
    for one in mentions:
        lacking = isinstance(one.what, Set) and one.what.nodes.absent
        if not lacking or not any(_is_within(one, other) for other in there):
            yield one


def _without_units_of_names(mentions: Sequence[Mention]) -> Iterator[Mention]:
    """The mentions, but no unit that is the end of a property's name: `length m`."""
    names = [one for one in mentions if isinstance(one.what, Asked) and not one.what.unit]
    for one in mentions:
        what = one.what
        unit = (isinstance(what, Asked) and what.unit) or (
            isinstance(what, Word) and isinstance(what.sense, Written)
        )
        longer = [other for other in names if other.start < one.start]
        if not (unit and any(_is_within(one, other) for other in longer)):
            yield one


def _is_within(one: Mention, other: Mention) -> bool:
    """Whether a mention is another one or its last words."""
    return other.start <= one.start and one.end == other.end


def _places_of(start: int, end: int, index: Mapping[int, int]) -> frozenset[int]:
    """The places of a stretch of tokens; none where one of them does not count."""
    places = range(start, end)
    return frozenset(index[one] for one in places) if index.keys() >= set(places) else frozenset()


def _designated(
    found: Sequence[Token], index: Mapping[int, int], context: Context
) -> Iterator[Mention]:
    """`DN 150`: the nominal diameter is 150 mm."""
    for start, (letters, number) in enumerate(pairwise(found)):
        measures, unit = designations().get(letters.stem, ("", None))
        sense = context.property(measures)
        if unit is None or sense is None or number.kind != "number" or start not in index:
            continue
        if unit.unit not in {unit_of(group, context.terrain) for group in sense.groups}:
            continue
        text = f"{letters.text} {number.text}"
        bound = Bound("=", Amount(unit.in_si(_number(number)), unit.unit, unit.symbol))
        yield Mention(index[start], index[start + 1] + 1, Compared((sense,), bound, text), 2.2)


def _number(token: Token) -> float:
    return float(token.text.replace(",", "."))


def _stands_for_something(entry: Entry, known: Antecedents) -> bool:
    """Whether a word is more than a pronoun without anything it could stand for."""
    return not _is_pronoun(entry, PRONOUNS) or bool(known.get(entry.sense.name))  # type: ignore[union-attr]


def _pointing(
    found: Sequence[Token],
    heard: Sequence[tuple[int, int, Entry]],
    tables: Sequence[Language],
) -> Iterator[tuple[int, int, Entry | None]]:
    """The stretches that point to what was spoken of, whether or not anything is known of it, and
    as which pronoun.

    Not an article before its noun (`das Bad`), a relative behind it (`doors that lead out`), nor
    the `there` of `is there`.
    """
    things = {end for _, end, entry in heard if isinstance(entry.sense, Thing)}
    meant = {start for start, _, entry in heard if not isinstance(entry.sense, Operator)}
    behind = 0
    for start, end, entry in sorted(heard, key=lambda one: (one[0], -one[1])):
        if start < behind or not _is_pronoun(entry, POINTING):
            continue
        if start in things and not _is_pronoun(entry, PLACING):
            continue
        names = {name for t in tables for name in t.operators.get((found[start].stem,), ())}
        if end == start + 1 and names & {"the", "both"} and end in meant:
            continue
        if "there" in names and _is_any(found, {start - 1, end}, {"is", "exists"}, tables):
            continue
        yield start, end, entry
        behind = end
    words = [at for at, token in enumerate(found) if token.kind != "sign"]
    said = [at for at in words if not any(found[at].stem in t.adverbs for t in tables)]
    if said and said[-1] >= behind and any(found[said[-1]].stem in t.trailing for t in tables):
        yield said[-1], said[-1] + 1, None


def _is_any(
    found: Sequence[Token],
    places: AbstractSet[int],
    among: AbstractSet[str],
    tables: Sequence[Language],
) -> bool:
    """Whether one of these words is one of these operators."""
    stems_ = [(found[place].stem,) for place in places if 0 <= place < len(found)]
    return any(among & set(t.operators.get(one, ())) for t in tables for one in stems_)


def _is_last(behind: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether nothing comes behind that may say something."""
    return all(
        token.kind == "sign" or any(token.stem in t.free | t.light for t in tables)
        for token in behind
    )


def _is_pronoun(entry: Entry, among: frozenset[str]) -> bool:
    return isinstance(entry.sense, Operator) and entry.sense.name in among


def constituents(
    entry: Entry, text: str, context: Context, known: Antecedents, *, many: bool
) -> Iterator[tuple[Constituent, float]]:
    """The constituents that a sense may be by itself."""
    sense, score = entry.sense, entry.score
    match sense:
        case Thing():
            header = not many and sense.nodes.kinds <= context.terrain.headers
            worth = 0.1 if header and not sense.nodes.absent else score
            yield Set(sense.nodes, many=many, generic=sense.generic), worth
        case Named():
            bound = sense.letter or sense.property not in CALLED
            bonus = (0.3 if " " in sense.nodes.text else 0.1) if sense.whole else -0.1
            yield Set(sense.nodes, named=True, bound=bound, letter=sense.letter), score + bonus
            things = None if sense.letter else instances(sense.nodes, context.terrain, many=many)
            if things is not None:
                less = 0.05 if context.terrain.of_building else -0.3
                yield Set(things, many=True), score + bonus + less
        case Property():
            yield Asked((sense,)), score
        case Flagged():
            yield Flags(sense.names, sense.value, text), score
        case Noun():
            yield Word(sense, text), score
            yield Strata() if sense.noun == "layers" else Asked((), noun=sense.noun), score
        case Number():
            yield Word(sense, text) if sense.ordinal else Amount(sense.value), score
        case Written():
            yield Word(sense, text), score
            measured = context.dimension(sense.unit.unit)
            if measured:
                yield Asked(measured, unit=sense.unit.symbol), score - 0.4
        case Graded():
            yield Word(sense, text), score
            degree = sense.degree
            if degree.form == "superlative":
                yield Ranking(context.measures(degree), degree.up, text=text), score + 0.1
        case Operator("the"):
            yield from ((Definite(one), score - 0.1) for one in known.get("the", ()))
        case Operator() if sense.name in PRONOUNS:
            near = enumerate(known.get(sense.name, ()))
            yield from ((replace(one, refers=sense.name), score - 0.3 * n) for n, one in near)
        case _:
            yield Word(sense, text), score


def _is_plural(last: Token, spoken: Sequence[str]) -> bool:
    """Whether a word is one of several things, as far as its form says (a German -s does not)."""
    if last.base:
        return True
    if "de" in spoken and "en" not in spoken:
        return False
    return stem(last.text) != fold(last.text) or last.stem in {"furniture", "equipment", "lighting"}


def _apart(found: list[Token], tables: Sequence[Language]) -> list[Token]:
    """Numbers as words become numbers."""
    told: list[Token] = []
    for token in found:
        before = told[-1].stem if told else ""
        number = next((t.numbers[token.stem] for t in tables if token.stem in t.numbers), None)
        if number is not None and (number != 1 or any(before in t.counting for t in tables)):
            told.append(Token(str(number), str(number), "number", token.start, token.end))
        else:
            told.append(token)
    return told


def wanted_unit(found: list[Token], tables: Sequence[Language]) -> tuple[list[Token], Unit | None]:
    """A question without `in mm`, and the unit its answer is wanted in."""
    inside = {p for t in tables for p, said in t.prepositions.items() if "in" in said}
    for start, token in enumerate(found[:-1]):
        if (token.stem,) not in inside or (start and found[start - 1].kind == "number"):
            continue
        for end in range(len(found), start + 1, -1):
            unit = units().get(tuple(piece.stem for piece in found[start + 1 : end]))
            if unit is not None:
                return [*found[:start], *found[end:]], unit
    return found, None


def detect(question: str) -> tuple[str, ...]:
    """The languages a question may be in, likeliest first, by its closed-class words.

    The words for things and measures count less: they may be names in another language.
    """
    words = [stem(token.text) for token in tokens(question) if token.kind == "word"]
    scores = {}
    for code in LANGUAGES:
        closed, content = _own_words(code)
        elided = language(code).elisions
        whole = [part for word in words for part in word.partition("'")[::2]] if elided else words
        scores[code] = sum(
            2 * (word in closed and len(word) > 1) + (word in content or word in closed)
            for word in whole
        )
    best = max(scores.values())
    first = LANGUAGES[:1]
    if not best or scores[first[0]] == best:
        return first
    return tuple(code for code in LANGUAGES if scores[code] == best)


@lru_cache
def _own_words(code: str) -> tuple[frozenset[str], frozenset[str]]:
    """The words of a language that join and ask, and those that stand for things and measures."""
    table = language(code)
    closed = set(table.free)
    closed |= {word for phrase in (*table.operators, *table.prepositions) for word in phrase}
    phrases = [*table.degrees, *table.flags, *table.relations, *table.nouns, *table.storeys]
    words = building_words(code)
    phrases += [phrase_of(text) for texts in words["classes"].values() for text in texts]
    phrases += [phrase_of(text) for text in words["properties"]]
    phrases += [phrase_of(text) for one in concepts().values() for text in one.names.get(code, ())]
    content = frozenset(word for phrase in phrases for word in phrase if len(word) > 1)
    return frozenset(closed), content | table.light


def _asks_whether(found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether a question is one of yes or no, by the word it opens with."""
    for token in found:
        if token.kind != "word":
            continue
        names = {n for t in tables for n in t.operators.get((token.stem,), ())}
        if "is" in names or "exists" in names:
            return True
        if any(token.stem in t.whether for t in tables):
            return True
        if (any(token.stem in t.free for t in tables) and not names) or names & CONJOINING:
            continue
        return False
    return False


def _untagged(found: list[Token], tables: Sequence[Language]) -> tuple[list[Token], bool]:
    """A statement without the words behind it that ask whether it is so, and whether it has any."""
    cut = next((at for at in range(len(found) - 1, 0, -1) if found[at].kind == "sign"), 0)
    tag = tuple(token.stem for token in found[cut + 1 :])
    asks = any(token.stem in _openers(tables) for token in found[:cut])
    if not cut or asks or not any(tag in table.tags for table in tables):
        return found, False
    return found[:cut], True


def _asks_for_deed(found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether a question opens with `what do` or the like, and so asks for no thing."""
    said = [token.stem for token in found if token.kind == "word"]
    return any(
        one in table.doing and "what" in table.operators.get((before,), ())
        for before, one in pairwise(said[:MOST_OPENING])
        for table in tables
    )


def _continues(found: Sequence[Token], tables: Sequence[Language]) -> bool:
    """Whether a question opens as one that goes on from another: `and …`, `what about …`."""
    stems_ = tuple(token.stem for token in found[:MOST_OPENING])
    return any(
        set(table.operators.get(stems_[:width], ())) & CONTINUING
        for table in tables
        for width in range(1, len(stems_) + 1)
    )


def _joined(found: list[Token], text: str, context: Context) -> list[Token]:
    """Two words with a hyphen between them as the one that the twin has: `Netto-Fläche`."""
    told: list[Token] = []
    for token in found:
        before = told[-1] if told else None
        words = before is not None and min(len(before.text), len(token.text)) >= LEAST_JOINED
        if before is not None and words and text[before.end : token.start] == "-":
            whole = stem(before.text + token.text.lower())
            if (whole,) in context.lexicon.entries:
                joined = before.text + token.text.lower()
                told[-1] = Token(joined, whole, "word", before.start, token.end)
                continue
        told.append(token)
    return told


def _with_heads(found: list[Token], context: Context, tables: Sequence[Language]) -> list[Token]:
    """Two words that share a third each with it, where both are known so: `smoke or heat
    detectors`, `facing east or west`."""
    told: list[Token] = []
    known = context.lexicon.entries
    for at, token in enumerate(found):
        told.append(token)
        before = found[at - 2] if at > 1 else None
        if before is not None and at + 1 < len(found) and _is_conjunction(token, tables):
            first, second = ((before.stem, found[at + n].stem) for n in (-1, 1))
            if first in known and second in known and not _says_by_itself(found[at + 1], context):
                told.append(replace(before, start=token.end, end=token.end))
        after = found[at + 1 : at + 4]
        if len(after) < 3 or not _is_conjunction(after[0], tables):
            continue
        first, second = (token.stem, after[2].stem), (after[1].stem, after[2].stem)
        if first in known and second in known and not _says_by_itself(token, context):
            told.append(replace(after[2], start=token.end, end=token.end))
    return told


def _says_by_itself(token: Token, context: Context) -> bool:
    """Whether a word is one for things or their qualities by itself."""
    entries = context.lexicon.entries.get((token.stem,), ())
    return any(isinstance(one.sense, Thing | Flagged | Operator) for one in entries)


def _is_conjunction(token: Token, tables: Sequence[Language]) -> bool:
    names = {name for table in tables for name in table.operators.get((token.stem,), ())}
    return bool(names & (CONJOINING - {"comma"}))


def _split(found: list[Token], context: Context, tables: Sequence[Language]) -> list[Token]:
    """Inflected words with the stem they are known by; compounds as the two words they are of."""
    told: list[Token] = []
    for token in found:
        known = any(
            token.stem in told_.free
            or token.stem in told_.light
            or token.stem in context.lexicon.spoken(told_.code)
            for told_ in tables
        )
        if token.kind != "word":
            told.append(token)
        elif known:
            told.append(replace(token, base=_base_of_a_name(token.stem, context, tables)))
        elif base := next(_bases(token.stem, context, tables), ""):
            told.append(replace(token, base=base))
        elif token.stem in context.lexicon.words:
            told.append(token)
        else:
            told.extend(next(_compounds(token, context, tables), (token,)))
    return told


def _base_of_a_name(word: str, context: Context, tables: Sequence[Language]) -> str:
    """The base of a word that the twin has as a name, and a table only in another form.

    A word that a table has within longer phrases alone may be a form of another one: the storeys of
    `oberen Geschossen`.
    """
    own = any(
        word in table.free | table.light or context.lexicon.has_alone(word, table.code)
        for table in tables
    )
    inflected = any(table.morphology.endings for table in tables)
    return "" if own or not inflected else next(_bases(word, context, tables), "")


def _bases(word: str, context: Context, tables: Sequence[Language]) -> Iterator[str]:
    for table in tables:
        known = context.lexicon.spoken(table.code)
        form = table.morphology
        for base in uninflected(word, form.endings, form.vowels):
            if base in known:
                yield base


def _compounds(
    token: Token, context: Context, tables: Sequence[Language]
) -> Iterator[tuple[Token, Token]]:
    for table in tables:
        form = table.morphology
        for spelt in dict.fromkeys((token.stem, *uninflected(token.stem, (), form.vowels))):
            for first, last in split(spelt, form.links):
                if not context.lexicon.joins(first, table.code):
                    continue
                for base in (last, *uninflected(last, form.endings, ())):
                    if context.lexicon.joins(base, table.code):
                        yield (
                            Token(first, first, "word", token.start, token.end),
                            Token(
                                last,
                                base,
                                "word",
                                token.start,
                                token.end,
                                base if base != last else "",
                            ),
                        )


def _mended(token: Token, context: Context, tables: Sequence[Language]) -> Token:
    """A word with a slip of the pen becomes the known word most like it."""
    if token.kind != "word" or token.base or len(token.stem) < LEAST_SPELLED:
        return token
    if _is_known(token.stem, context, tables):
        return token
    slips = 2 if len(token.stem) >= LONG_WORD else 1
    vocabulary = _vocabulary(context, tuple(table.code for table in tables))
    near = process.extractOne(token.stem, vocabulary, scorer=OSA.distance, score_cutoff=slips)
    if near is None or near[0][0] != token.stem[0]:
        return token
    if any(is_ordinary(token.text, table.code) for table in tables):
        return token
    return Token(str(near[0]), str(near[0]), "word", token.start, token.end)


_VOCABULARIES: dict[tuple[int, tuple[str, ...]], tuple[str, ...]] = {}


def _vocabulary(context: Context, codes: tuple[str, ...]) -> tuple[str, ...]:
    words: set[str] = set()
    for phrase, entries in context.lexicon.entries.items():
        if any(not entry.languages or entry.languages & set(codes) for entry in entries):
            words.update(phrase)
    for code in codes:
        words |= language(code).light | language(code).free
    words |= {word for word in context.lexicon.holding if word.isalpha()}
    return tuple(word for word in words if len(word) >= LEAST_SPELLED - 1)


def _is_known(word: str, context: Context, tables: Sequence[Language]) -> bool:
    return word in context.lexicon.words or any(
        word in table.free or word in table.light for table in tables
    )


def _phrases(
    found: Sequence[Token],
    context: Context,
    spoken: frozenset[str],
    tables: Sequence[Language],
    *,
    follows: bool,
) -> Iterator[tuple[int, int, Entry]]:
    """Every stretch of tokens that means something, free words within it passed over.

    `follows`: the question comes after others, so that a letter may be all that it names.
    """
    free = frozenset[str]().union(*(table.free for table in tables))
    small = free.union(*(table.small for table in tables))
    passed = free - _openers(tables)
    longest = context.lexicon.longest
    things: set[int] = set()
    measures: set[int] = set()
    bases = [replace(token, stem=token.base or token.stem) for token in found]
    for start, token in enumerate(found):
        if token.kind == "id":
            yield start, start + 1, _by_id(token, context)
            continue
        if token.kind == "quoted":
            for entry in context.lexicon.named(stems(token.text)):
                yield start, start + 1, Entry(entry.sense, entry.score + 0.5)
            continue
        inner = _is_part_of_unit(found, start)
        if not inner:
            yield from ((start, start + 1, entry) for entry in _numbers(token, tables))
        glued = token.kind == "number" and start > 0 and found[start - 1].end == token.start
        in_words = token.kind == "number" and token.end - token.start != len(token.text)
        seen: set[Phrase] = set()
        for phrase, end in chain(
            _stretches(found, start, longest, passed), _stretches(bases, start, longest, passed)
        ):
            if phrase in seen or (inner and end == start + 1):
                continue
            seen.add(phrase)
            for entry in context.lexicon.senses(phrase, spoken):
                if entry.languages and not entry.languages & spoken and set(phrase) <= small:
                    continue
                written = " ".join(t.text for t in found[start:end])
                if entry.written and entry.written not in {written, written.removesuffix("s")}:
                    continue
                ends = things if isinstance(entry.sense, Thing) else measures
                if isinstance(entry.sense, Thing | Property):
                    ends.add(end)
                behind = start in things
                alone = isinstance(entry.sense, Named) and len(phrase) == 1
                if alone and (
                    glued or in_words or not _may_name(phrase, entry, small, behind=behind)
                ):
                    continue
                apart = isinstance(entry.sense, Operator | Property)
                gapped = GAPPED[apart] * (len(phrase) < end - start)
                yield start, end, replace(entry, score=entry.score - gapped)
            if len(phrase) == 1 and len(token.text) == 1 and token.text.isupper():
                behind = start in things or (
                    start > 0 and _is_preposition(found[start - 1], tables)
                )
                alone = follows and all(_is_small(one, tables) for one in found[:start])
                letters = _lettered(
                    phrase, context, named=behind or alone, valued=start in measures
                )
                yield from ((start, end, entry) for entry in letters)


def _lettered(phrase: Phrase, context: Context, *, named: bool, valued: bool) -> Iterator[Entry]:
    """What one letter stands for: a value of the measure before it, or what tells parts apart."""
    if valued:
        told = context.lexicon.named(phrase)
        yield from (one for one in told if isinstance(one.sense, Named) and one.sense.whole)
    if named:
        yield from context.lexicon.lettered(phrase[0])


def _numbers(token: Token, tables: Sequence[Language]) -> Iterator[Entry]:
    """`3` and `third`."""
    if token.kind == "number":
        yield Entry(Number(_number(token)), 0.9)
    if nth := next((t.ordinals[token.stem] for t in tables if token.stem in t.ordinals), 0):
        yield Entry(Number(nth, ordinal=True), 0.9)


def _is_preposition(token: Token, tables: Sequence[Language]) -> bool:
    return any((token.stem,) in table.prepositions for table in tables)


def _is_part_of_unit(found: Sequence[Token], at: int) -> bool:
    """Whether a token is half of a unit that is written as one: the `m` and the `2` of `m2`."""
    return any(
        one.end == other.start and (one.stem, other.stem) in units()
        for one, other in pairwise(found[max(0, at - 1) : at + 2])
    )


def _may_name(phrase: Phrase, entry: Entry, free: frozenset[str], *, behind: bool) -> bool:
    """Whether one word alone may be a name: a free word is none, a number only a whole one."""
    sense = entry.sense
    assert isinstance(sense, Named)
    if phrase[0] in free:
        return behind and sense.whole and len(phrase[0]) == 1
    if phrase[0].isdigit() or len(phrase[0]) < 2:
        return sense.whole
    return True


def _by_id(token: Token, context: Context) -> Entry:
    from agents.understanding.plans.algebra import Nodes, Test  # noqa: PLC0415

    nodes = Nodes(
        (),
        context.terrain.everything,
        where=(Test(("GlobalId",), "=", token.text),),
        text=token.text,
    )
    return Entry(Named(nodes, whole=True, property="GlobalId"), 1.5)


def _openers(tables: Sequence[Language]) -> frozenset[str]:
    """The words that each open a question by themselves."""
    return frozenset(
        phrase[0]
        for table in tables
        for phrase, names in table.operators.items()
        if len(phrase) == 1 and OPENERS & set(names)
    )


def _stretches(
    found: Sequence[Token], start: int, longest: int, passed: frozenset[str]
) -> Iterator[tuple[Phrase, int]]:
    """Phrases that begin at a token, word by word, and those without what is passed over."""
    whole: list[str] = []
    kept: list[str] = []
    gap = 0
    for end in range(start, min(len(found), start + longest + GAP)):
        token = found[end]
        if token.kind in {"id", "quoted"}:
            return
        whole.append(token.stem)
        if (token.stem in passed or token.kind == "sign") and end > start:
            gap += 1
        else:
            kept.append(token.stem)
            if gap and gap <= GAP:
                yield tuple(kept), end + 1
        if len(whole) <= longest:
            yield tuple(whole), end + 1


def _counted(
    found: Sequence[Token],
    phrases: Sequence[tuple[int, int, Entry]],
    context: Context,
    tables: Sequence[Language],
) -> tuple[list[int], dict[int, float]]:
    """The places of the tokens that count, with what leaving each out costs.

    A free word counts only where a phrase that says something begins or ends with it.
    """
    opening = _opening(found, tables)
    starts = {start for start, _, _ in phrases}
    ends = {end - 1 for _, end, _ in phrases}
    meant = {at for start, end, entry in phrases if _is_meant(entry) for at in range(start, end)}
    counted, costs = [], {}
    asking = {start for start, _, entry in phrases if _asks_for(entry)}
    for place, token in enumerate(found):
        free = any(token.stem in table.free for table in tables)
        used = place in starts or place in ends
        if token.kind == "sign" and not used:
            continue
        if free and not used:
            continue
        counted.append(place)
        if place == opening:
            costs[place] = COST_KNOWN
        elif place in asking:
            costs[place] = COST_ASKING
        elif free and place in meant and place and _is_which(found[place - 1], tables):
            costs[place] = COST_KNOWN
        elif free or token.kind == "sign":
            costs[place] = 0.0
        elif token.kind == "number":
            costs[place] = COST_UNKNOWN
        elif place in meant or _denies(token, tables):
            costs[place] = COST_KNOWN
        elif any(
            token.stem in table.light or root(token.text) in table.light_roots for table in tables
        ):
            costs[place] = COST_LIGHT
        elif any((token.stem,) in table.prepositions for table in tables):
            costs[place] = COST_JOINING
        elif _is_small(token, tables):
            costs[place] = COST_SMALL
        elif used or token.stem in context.lexicon.words:
            costs[place] = COST_KNOWN
        else:
            costs[place] = COST_UNKNOWN
    return counted, costs


def _is_which(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a word asks for what the next one names: `which model`."""
    names = {name for table in tables for name in table.operators.get((token.stem,), ())}
    return bool(names & {"which", "what"})


def _asks_for(entry: Entry) -> bool:
    """Whether a phrase says what kind of answer is wanted."""
    return isinstance(entry.sense, Operator) and entry.sense.name in ASKING


def _is_meant(entry: Entry) -> bool:
    """Whether a phrase says what a question is about: a thing, a measure or a quality."""
    return isinstance(entry.sense, Thing | Property | Flagged) and entry.score >= KNOWN


def _opening(found: Sequence[Token], tables: Sequence[Language]) -> int | None:
    """The place of the `who` or `why` a question opens with, which says what is asked for."""
    for place, token in enumerate(found):
        names = {name for table in tables for name in table.operators.get((token.stem,), ())}
        if names & OPENING:
            return place
        if not any(token.stem in table.free for table in tables):
            return None
    return None


def _denies(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a word says that something is not, or is left out."""
    names = {name for table in tables for name in table.operators.get((token.stem,), ())}
    return bool(names & {"no", "except"})


def _is_small(token: Token, tables: Sequence[Language]) -> bool:
    """Whether a word is a conjunction or the like, which joins and says nothing."""
    names = {name for table in tables for name in table.operators.get((token.stem,), ())}
    return bool(names) and names <= SMALL
