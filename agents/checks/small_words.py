"""The small words of the languages: what weighs nothing, what denies, what counts, what measures.

The checks ask the language tables of `understanding` here and in `meanings`.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import takewhile, zip_longest

from agents.checks.numerals import NUMERAL, readings
from agents.messages import Message
from agents.understanding.language.tables import LANGUAGES, Language, Unit, languages, units
from agents.understanding.language.words import Token, fold, root, stem, tokens, uninflected
from agents.understanding.twin.things import building_words
from ifc_loader.package_tables import package_table

WEIGHING = frozenset({
    "no", "all", "only", "most", "fewest", "both", "each", "else", "more", "less", "at_least",
    "at_most", "or_more", "or_less", "except", "same", "share", "difference", "ratio", "compare",
    "average", "minimum", "maximum", "often", "between",
})  # fmt: skip
"""Operators that change what a sentence claims: "all", "only", "not", "more than"."""

LIGHT = frozenset({
    "is", "and", "comma", "they", "it", "there", "what", "which", "who", "where", "when",
    "how", "of", "in", "with", "from", "by",
})  # fmt: skip
ASKING = frozenset({"how_many", "which", "who", "what", "how", "where", "when", "list"})
ORDERING = frozenset({"sorted", "ascending", "descending"})
EXTREME = frozenset({"most", "fewest", "maximum", "minimum", "often", "top"})
BOUNDING = frozenset({"at_least", "at_most", "or_more", "or_less"})
LEANING = {
    True: frozenset({"more", "greater", "at_least", "or_more"}),
    False: frozenset({"less", "fewer", "at_most", "or_less"}),
}
COMPARING = frozenset({
    "more", "less", "greater", "fewer", "at_least", "at_most", "or_more", "or_less", "same",
    "compare", "between",
})  # fmt: skip
QUANTIFIERS = {"all": "all", "each": "all", "both": "both", "only": "only"}
"""The operators that say of how many things something holds, and what they come to."""

QUANTIFYING = frozenset({"all", "only", "most", "fewest", "both", "each", "except", "or", "no"})
OF_ALL = frozenset({"all", "each", "only"})
NO = frozenset({"no"})
OF = frozenset({"of"})
SCIENTIFIC = re.compile(r"\b\d+(\.\d+)?[eE][+-]?\d+\b")
"""A number such as 1.3e+06."""

LONGEST = 6
"""Tokens of the longest written unit, and of the longest operator."""

LONGEST_FORM = 3
"""Words of the longest form of an adjective: `le plus grand`."""

OPENING = 2
"""Words of which one opens a question."""

LEAST_OF_A_UNIT = 6
"""Letters of a unit that is written in full, and so may be inflected."""

BEHIND = 3
"""Words behind a quantifier that say what it is of."""


class Spoken(Message):
    """How sentences say yes, no and small numbers: `prompts/sentences.toml`.

    `telling` are words with which an answer is told, and which claim nothing; `symbols` those that
    claim a unit behind a number, though they are small words elsewhere; `rough` those before one
    that is not told as it is, `bounding` those before one that is only a bound; `unsure` those
    that leave open whether it is so, `further` those that go on behind a whole list; `ending`
    those that ask for the first or the last of what is so, `ending_alone` those that do where no
    name stands behind them; `sorting` those that a query may write into its result itself.
    """

    yes: tuple[str, ...]
    no: tuple[str, ...]
    telling: tuple[str, ...]
    articles: tuple[str, ...]
    rough: tuple[str, ...]
    bounding: tuple[str, ...]
    unsure: tuple[str, ...]
    further: tuple[str, ...]
    ending: tuple[str, ...]
    ending_alone: tuple[str, ...]
    sorting: tuple[str, ...]
    symbols: tuple[str, ...]
    numbers: dict[str, tuple[str, ...]]


@cache
def spoken() -> Spoken:
    """The words, read once."""
    return Spoken.model_validate(package_table("agents", "prompts/sentences.toml"))


def tokens_of(text: str) -> list[Token]:
    """The words, numbers, names in quotes and signs of a text, each with its place."""
    return tokens(text)


def words_of(text: str) -> frozenset[str]:
    """The stems of a text's words and numbers, and the roots of its words."""
    found = tokens(text)
    return frozenset(
        {one.stem for one in found} | {root(one.text) for one in found if one.kind == "word"}
    )


def is_known(word: str, known: frozenset[str]) -> bool:
    """Whether a word is among these, as `words_of` has them, or a form of one of them."""
    if stem(word) in known or root(word) in known:
        return True
    forms = (one.morphology for one in languages())
    return any(
        guess in known
        for form in forms
        for guess in uninflected(fold(word), form.endings, form.vowels)
    )


def class_words(labels: Iterable[str]) -> frozenset[str]:
    """The plain words for these labels in every language."""
    return words_of(
        " ".join(
            word
            for code in LANGUAGES
            for label in labels
            for word in building_words(code)["classes"].get(label, ())
        )
    )


@cache
def flag_words() -> frozenset[str]:
    """The words for what may be so or not: external, internal, load bearing."""
    return frozenset(word for one in languages() for phrase in one.flags for word in phrase)


@cache
def weightless() -> frozenset[str]:
    """Words that claim nothing by themselves, in every language."""
    told = {stem(word) for word in spoken().telling}
    for one in languages():
        told |= one.free | _single(one, LIGHT)
    return frozenset(told) - weighing() - {stem(word) for word in spoken().unsure}


@cache
def weighing() -> frozenset[str]:
    """Words that change what a sentence claims."""
    found = frozenset(word for one in languages() for word in _single(one, WEIGHING))
    return found - {stem(word) for word in spoken().telling}


@cache
def denying() -> frozenset[str]:
    """Words that say no."""
    told = {stem(word) for word in spoken().no}
    return frozenset(told.union(*(_single(one, NO) for one in languages())))


def _single(language: Language, wanted: frozenset[str]) -> set[str]:
    """The words that mean one of these by themselves."""
    tables = (language.operators, language.prepositions)
    return {
        phrase[0]
        for table in tables
        for phrase, found in table.items()
        if len(phrase) == 1 and wanted & set(found)
    }


@cache
def number_words() -> dict[str, frozenset[int]]:
    """The numbers above one that a word may say: `dos` is 2."""
    found: dict[str, set[int]] = {}
    for one in languages():
        for word, number in one.numbers.items():
            found.setdefault(stem(word), set()).add(number)
    for names in spoken().numbers.values():
        for number, word in enumerate(names):
            found.setdefault(stem(word), set()).add(number)
    return {word: frozenset(told) for word, told in found.items() if 1 not in told}


@cache
def ones() -> frozenset[str]:
    """The words that say 1, articles among them: `one`, `eine`, `un`."""
    found = {stem(word) for one in languages() for word, many in one.numbers.items() if many == 1}
    return frozenset(
        {*found, *spoken().articles, *(stem(names[1]) for names in spoken().numbers.values())}
    )


@cache
def parting() -> frozenset[str]:
    """The words behind which stands what something is a part of: `of`, `von`, `des`."""
    return frozenset(word for one in languages() for word in _single(one, OF))


def unit_at(following: Sequence[Token]) -> tuple[Unit, int] | None:
    """The unit that these tokens begin with, and how many of them it takes."""
    stems = tuple(one.stem for one in following[:LONGEST])
    for length in range(len(stems), 0, -1):
        if found := units().get(stems[:length]):
            return found, length
    return _unit_in_full(following[0]) if following else None


def _unit_in_full(word: Token) -> tuple[Unit, int] | None:
    """The unit that an inflected word is: `Zentimetern`."""
    if word.kind != "word" or len(word.text) < LEAST_OF_A_UNIT:
        return None
    forms = (one.morphology for one in languages())
    plain = (
        guess for form in forms for guess in uninflected(fold(word.text), form.endings, form.vowels)
    )
    return next(((units()[guess,], 1) for guess in plain if (guess,) in units()), None)


def units_named(text: str) -> list[Unit]:
    """The units that a text names, with a number or without."""
    read = tokens(text)
    found, at = list[Unit](), 0
    while at < len(read):
        unit, length = unit_at(read[at:]) or (None, 1)
        found += [unit] if unit else []
        at += length
    return found


def quantities(text: str) -> list[tuple[float, Unit]]:
    """The numbers of a text that are told with their unit."""
    plain = SCIENTIFIC.sub(lambda number: f"{float(number[0]):f}", text)
    found, read = [], tokens(plain)
    for at, one in enumerate(read):
        unit = unit_at(read[at + 1 :]) if one.kind == "number" else None
        if unit:
            found.append((float(one.text.replace(",", ".")), unit[0]))
    return found


def asks_of_all(question: str) -> bool:
    """Whether it is asked of all of them, or only of some: those that are otherwise answer too."""
    return not OF_ALL.isdisjoint(operators_of(question))


def asks_how_many(question: str) -> bool:
    """Whether a question asks for a number of things."""
    return "how_many" in operators_of(question)


def asking_words(question: str) -> frozenset[str]:
    """The words by which a question asks, as stems: `wie viele`, `which`."""
    read = tokens(question)
    phrases = (read[at:end] for at, end, meant in phrases_in(read) if meant & ASKING)
    return frozenset(one.stem for phrase in phrases for one in phrase)


def words_behind_asking(question: str) -> str:
    """The words behind those by which a question asks: `floor area` of `which floor area`."""
    read = tokens(question)
    ends = (end for _, end, meant in phrases_in(read) if meant & ASKING)
    start = next(ends, 0)
    return " ".join(one.text for one in read[start : start + BEHIND - 1])


def asks_whether(question: str) -> bool:
    """Whether a yes or a no may answer: not where it opens with what, which, how many, …"""
    return not ASKING & operators_of(question, opening=True)


@cache
def roughly() -> frozenset[str]:
    """What makes the number behind it a rough one."""
    return frozenset(stem(word) for word in spoken().rough)


@cache
def bounding() -> frozenset[str]:
    """What makes the number behind it a bound, or that of another place or time: `within 3`."""
    return frozenset(stem(word) for word in spoken().bounding)


@cache
def _superlatives() -> dict[tuple[str, ...], bool]:
    """The forms that ask for one end of a scale, each with whether it is the upper one."""
    return {
        phrase: degree.up
        for one in languages()
        for phrase, degrees in one.degrees.items()
        for degree in degrees
        if degree.form == "superlative"
    }


def superlatives_of(read: Sequence[Token]) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Behind which token each superlative ends, and what it may measure, best first."""
    stems = [one.stem for one in read]
    for at in range(len(stems)):
        for end in range(at + 1, min(at + LONGEST_FORM, len(stems)) + 1):
            phrase = tuple(stems[at:end])
            degrees = (one for each in languages() for one in each.degrees.get(phrase, ()))
            yield from ((end, one.measures) for one in degrees if one.form == "superlative")


@cache
def superlatives() -> frozenset[str]:
    """The words that ask for one end of a scale by themselves."""
    return frozenset(phrase[0] for phrase in _superlatives() if len(phrase) == 1)


def upwards(question: str) -> bool | None:
    """Whether a question asks for the upper end of a scale; None where for none, or for several."""
    parts = _parts(question)
    told = {up for phrase, up in _superlatives().items() if phrase in parts}
    return told.pop() if len(told) == 1 else None


def most_or_fewest(question: str) -> bool | None:
    """Whether a question asks for what has the most of something; None where for neither, or where
    its word for that may be one for more than a number: `plus de`.
    """
    said = operators_of(question)
    told = said & {"most", "fewest"}
    return "most" in told if len(told) == 1 and said.isdisjoint(COMPARING) else None


def leaning(question: str) -> bool | None:
    """Whether a question asks for more than a number, or less; None where neither, or both."""
    if not NO.isdisjoint(said := operators_of(question)):
        return None
    parts = _parts(question)
    told = {
        degree.up
        for one in languages()
        for phrase in parts & one.degrees.keys()
        for degree in one.degrees[phrase]
        if degree.form == "comparative"
    }
    told |= {up for up, meant in LEANING.items() if said & meant}
    return told.pop() if len(told) == 1 else None


@lru_cache(maxsize=1024)
def _parts(question: str) -> frozenset[tuple[str, ...]]:
    """The stretches of up to three words of a question, but for `at least`, which is no `least`."""
    read = tokens(question)
    stems = [one.stem for one in read]
    for start, end, meant in phrases_in(read):
        if end - start > 1 and meant & BOUNDING:
            stems[start:end] = [""] * (end - start)
    parts = (tuple(stems[at : at + n]) for at in range(len(stems)) for n in (1, 2, 3))
    return frozenset(part for part in parts if "" not in part)


def comparatives(question: str) -> bool:
    """Whether a question compares: wider than, more than, as many as."""
    return tells_more(question) or not COMPARING.isdisjoint(operators_of(question))


def tells_more(text: str) -> bool:
    """Whether a text says of something that it is wider, higher, older than something else."""
    parts = _parts(text)
    return any(
        degree.form == "comparative"
        for one in languages()
        for phrase in parts & one.degrees.keys()
        for degree in one.degrees[phrase]
    )


def related_by(before: str) -> frozenset[str]:
    """The relationships by which a text that ends here joins what stands behind it: `next to the`.

    An article or two may stand between.
    """
    stems = tuple(one.stem for one in tokens(before)[-LONGEST:])
    ends = (
        stems[: len(stems) - left]
        for left in range(3)
        if set(stems[-left:]) <= weightless() or not left
    )
    phrases = {end[at:] for end in ends for at in range(len(end))}
    return frozenset(
        relation
        for one in languages()
        for phrase in phrases & one.relations.keys()
        for relation, _ in one.relations[phrase]
    )


def asks_only_whether(question: str) -> bool:
    """Whether nothing but a yes, a no or a number of things may answer.

    Not where a list is asked for, one or the other, or what is more than something else.
    """
    asked = operators_of(question)
    only = "?" in question and not asked.isdisjoint({"is", "exists"})
    return only and asked.isdisjoint({*ASKING, "or"}) and not compares(question)


def asks_whether_any(question: str, named: str) -> bool:
    """Whether a yes says no more than that something was found.

    Not where a question asks of all or only some, of one or the other, compares, or tells a number
    that is not part of a name (a text of the query, `named`).
    """
    if comparatives(question) or not QUANTIFYING.isdisjoint(operators_of(question)):
        return False
    read, names = tokens(question), {one.text for one in tokens(named)}
    numbers = [one for one in read if one.kind == "number" and one.text not in names]
    return not numbers and not any(
        one.stem in number_words() and one.text not in names for one in read
    )


def decimal_comma(text: str) -> bool | None:
    """Whether the language of a text writes decimals behind a comma; None where it is unclear."""
    found = {one.stem for one in tokens(text) if one.kind == "word"}
    known = {one.code: len(found & one.small) for one in languages()}
    most = max(known.values())
    spoken_in = [code for code, many in known.items() if many == most]
    return spoken_in != ["en"] if most and (spoken_in == ["en"] or "en" not in spoken_in) else None


def is_told_in_a_known_language(text: str) -> bool:
    """Whether at least two words of a text, and a third of all, are small ones of one language."""
    told = [one.stem for one in tokens(text) if one.kind == "word"]
    small = max(sum(one in each.small for one in told) for each in languages())
    return small > 1 and small * 3 >= len(told)


def asks_for_an_extreme(question: str) -> bool:
    """Whether a question asks for the widest, the most, the last of something.

    Not where it asks for a list: "the widest first" then says how it is sorted.
    """
    return names_an_extreme(question) and "list" not in operators_of(question)


def asks_for_order(question: str) -> bool:
    """Whether a question asks for a list in an order: "by size, the biggest first"."""
    return not ORDERING.isdisjoint(operators_of(question))


def names_an_extreme(question: str) -> bool:
    """Whether a question speaks of the widest, the most, the last of something."""
    superlative = not _parts(question).isdisjoint(_superlatives()) or _ranks_in_one_word(question)
    return superlative or any(meant & EXTREME for _, _, meant in phrases_in(tokens(question)))


def names_one(question: str, labels: Iterable[str]) -> bool:
    """Whether a question names a thing of one of these classes in the singular."""
    known = {
        name.casefold()
        for code in LANGUAGES
        for label in labels
        for name in building_words(code)["classes"].get(label, ())
    }
    return any(one.text.casefold() in known for one in tokens(question))


def ranks_said(question: str) -> frozenset[int]:
    """The ranks that a question speaks of: 2 for the second, `zweitgrößte`."""
    stems = {one.stem for one in tokens(question)}
    return frozenset(
        number
        for one in languages()
        for word, number in one.ordinals.items()
        if stem(word) in stems or _in_one_word(stem(word), stems)
    )


def names_a_rank(question: str) -> bool:
    """Whether a question speaks of the second, the third of something."""
    stems = {one.stem for one in tokens(question)}
    return not stems.isdisjoint(_ordinals()) or _ranks_in_one_word(question)


@cache
def _ordinals() -> frozenset[str]:
    return frozenset(stem(word) for one in languages() for word in one.ordinals)


def _ranks_in_one_word(question: str) -> bool:
    """Whether an ordinal and a superlative are written in one: `zweitgrößte`."""
    stems = {one.stem for one in tokens(question)}
    return any(_in_one_word(rank, stems) for rank in _ordinals())


def _in_one_word(rank: str, stems: Iterable[str]) -> bool:
    begun = (one.removeprefix(rank.rstrip("e")) for one in stems if one.startswith(rank[:-1]))
    return any(stem(rest) in superlatives() for rest in begun)


def asks_for_an_end(question: str) -> bool:
    """Whether something is asked for that is first or last by itself: `ends first`, `zuletzt`.

    Not where that tells things apart, as it does before their name: `the first floor`.
    """
    read = tokens(question)
    ends = {stem(word) for word in spoken().ending}
    alone = {stem(word) for word in spoken().ending_alone}
    return not ends.isdisjoint(one.stem for one in read) or any(
        one.stem in alone
        and (behind is None or behind.kind != "word" or behind.stem in weightless())
        for one, behind in zip_longest(read, read[1:])
    )


def names_a_storey(question: str) -> bool:
    """Whether a question calls a storey by where it lies: the upper floor, `Dachgeschoss`."""
    return any(not _parts(question).isdisjoint(one.storeys) for one in languages())


def numbers_said(text: str) -> frozenset[float]:
    """The numbers of a text, in digits or in words; `a` and `one` are 1."""
    read = tokens(text)
    words = {one.stem for one in read}
    spelt = (
        number for one in languages() for word, number in one.numbers.items() if stem(word) in words
    )
    told = (n for one in words & number_words().keys() for n in number_words()[one])
    digits = (n for match in NUMERAL.finditer(text) for n in readings(match.group(), comma=None))
    return frozenset({*spelt, *told, *digits})


def quantified(text: str) -> dict[str, list[tuple[str, ...]]]:
    """Of what a text says that it holds of all, of both, or only: the words behind each."""
    found: dict[str, list[tuple[str, ...]]] = {}
    read = tokens(text)
    for _, end, meant in phrases_in(read):
        for one in {QUANTIFIERS[each] for each in meant} if meant <= QUANTIFIERS.keys() else ():
            behind = takewhile(lambda token: token.kind != "sign", read[end : end + BEHIND])
            found.setdefault(one, []).append(tuple(token.stem for token in behind))
    return found


def weighed(text: str) -> list[frozenset[str]]:
    """What the phrases of several words that change a claim mean: `at least`, `more than`."""
    plain = WEIGHING - NO - QUANTIFIERS.keys()
    found = ((end - start, frozenset(meant)) for start, end, meant in phrases_in(tokens(text)))
    return [meant for length, meant in found if length > 1 and meant & plain]


def phrases_in(read: Sequence[Token]) -> Iterator[tuple[int, int, frozenset[str]]]:
    """The phrases that are operators, from which token to which, the longest at each place."""
    stems = tuple(one.stem for one in read)
    at = 0
    while at < len(stems):
        end, meant = next(
            (
                (end, meant)
                for end in range(min(at + LONGEST, len(stems)), at, -1)
                if (meant := _means(stems[at:end]))
            ),
            (at + 1, frozenset()),
        )
        if meant:
            yield at, end, meant
        at = end


def _means(phrase: tuple[str, ...]) -> frozenset[str]:
    return frozenset(one for each in languages() for one in each.operators.get(phrase, ()))


def weighed_alike(word: str, question: str) -> bool:
    """Whether a word changes a claim as a phrase of the question does, in another language too.

    What a comparison is with (`than`) does where the question compares.
    """
    meant = _means((stem(word),))
    alike = meant in [one for _, _, one in phrases_in(tokens(question))]
    return bool(meant) and (alike or ("than" in meant and compares(question)))


def compares(question: str) -> bool:
    """Whether a question asks which of several is more, or most."""
    return comparatives(question) or asks_for_an_extreme(question)


@lru_cache(maxsize=1024)
def operators_of(text: str, *, opening: bool = False) -> frozenset[str]:
    """What the small words of a text do, in any language; those that open it alone, if so told:
    its first word or the one behind it (`in which room`, `aus welchem Material`).

    A lone capital within it is a letter: the U of a U-value is no Spanish `u`.
    """
    read = tokens(text)
    letters = (at > 0 and len(one.text) == 1 and one.text.isupper() for at, one in enumerate(read))
    stems = tuple("" if lone else one.stem for one, lone in zip(read, letters, strict=True))
    starts = range(min(len(stems), OPENING if opening else len(stems)))
    return frozenset(
        meaning
        for one in languages()
        for at in starts
        for length in (3, 2, 1)
        for meaning in one.operators.get(stems[at : at + length], ())
    )
