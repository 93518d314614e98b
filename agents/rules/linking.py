"""Question → items: the words cut into phrases, each with what it may mean in this twin."""

from dataclasses import dataclass, replace
from itertools import pairwise

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from agents.rules.lexicon import Lexicon
from agents.rules.meanings import (
    DegreeMeaning,
    FlagMeaning,
    LabelMeaning,
    Meaning,
    OperatorMeaning,
    PropertyMeaning,
    RelationMeaning,
    UnitMeaning,
    ValueMeaning,
)
from agents.rules.plan import Filter
from agents.rules.vocabulary import COMPARING, Phrase, vocabulary
from agents.rules.words import Token, root, stems, tokens

LIKENESS = 85.0
"""Percent; a word nearer than this to a known one is read as it."""
_NOT_ASIDE = (OperatorMeaning, RelationMeaning)
TIMES = OperatorMeaning(("times",), 0.9)
"""`(width times height)` says how to work it out."""
QUESTION_WORDS = ("which", "what", "where", "many", "much", "there", "list", "show")
COUNTING = frozenset({"than", "least", "most", "exactly", "only", "just"})
"""Words behind which `one` is a number."""
BEFORE_UNITS = frozenset({"in", "many", "much", "(", ","})
"""What a unit stands behind, numbers apart."""
LONG_WORD = 8
"""Letters; a word of this length and more may have two slips in it."""
VERBS = frozenset({"is", "has"})
"""`IsExternal` is a property's name; in `a door that is external` these are verbs."""
PARENTHESES = ("(", ")")
KEPT = 4
"""Meanings kept for one phrase."""


@dataclass(frozen=True, slots=True)
class Item:
    """One phrase of the question. No meanings: nothing in the twin is called so.

    It stands at `question[start:end]`; an `aside` stands in parentheses.
    `written` keeps the person's own spelling where `text` is a word it was taken for.
    """

    text: str
    kind: str
    meanings: tuple[Meaning, ...]
    roots: tuple[str, ...]
    start: int = 0
    end: int = 0
    filler: bool = False
    aside: bool = False
    written: str = ""

    @property
    def number(self) -> float:
        """The number a `number` item stands for."""
        return float(self.text.replace(",", "."))


def link(question: str, lexicon: Lexicon) -> list[tuple[Item, ...]]:
    """Cut the question so that the most of it is covered by the longest known phrases.

    The best cut comes first; the others each do without one of its longer phrases.
    """
    read = [None, *tokens(question), None]
    found = [
        _counted(before, token, after)
        for before, token, after in zip(read, read[1:], read[2:], strict=False)
        if token
    ]
    words = [_known(token, after, lexicon) for token, after in pairwise([*found, None]) if token]
    best = _cut(found, words, lexicon, None)
    cuts = [best]
    start = 0
    for length in best:
        if length > 1 and not _is_fixed(words[start : start + length], lexicon):
            cuts.append(_cut(found, words, lexicon, (start, length)))
        start += length
    return [_compared(_items(question, found, words, cut, lexicon)) for cut in cuts]


def _compared(items: tuple[Item, ...]) -> tuple[Item, ...]:
    """In `U-value below 0.3` no room is meant that is called 0.3, nor what is below it."""
    told = list(items)
    for place in range(1, len(items) - 1):
        before, item, after = items[place - 1 : place + 2]
        operators = {n for m in item.meanings if isinstance(m, OperatorMeaning) for n in m.names}
        measured = any(isinstance(m, PropertyMeaning) for m in before.meanings)
        if operators & COMPARING and measured and after.kind == "number":
            kept = tuple(m for m in item.meanings if isinstance(m, OperatorMeaning))
            told[place] = replace(item, meanings=kept)
            told[place + 1] = replace(after, meanings=())
    return tuple(told)


def _is_fixed(words: list[str], lexicon: Lexicon) -> bool:
    """`load bearing` and `floor finish` never fall apart."""
    meanings = lexicon.meanings(tuple(words))
    return any(isinstance(m, (FlagMeaning, LabelMeaning)) for m in meanings)


def _cut(
    found: list[Token], words: list[str], lexicon: Lexicon, without: tuple[int, int] | None
) -> list[int]:
    """The lengths of the phrases of the best cut that does not use the phrase `without`."""
    best: list[tuple[float, int]] = [(0.0, 0)] * (len(found) + 1)
    for start in range(len(found) - 1, -1, -1):
        options = []
        for length in range(1, min(lexicon.longest, len(found) - start) + 1):
            score = _score(found, words, start, length, lexicon)
            if score is not None and (start, length) != without:
                options.append((score + best[start + length][0], length))
        best[start] = max(options)
    lengths = []
    start = 0
    while start < len(found):
        lengths.append(best[start][1])
        start += lengths[-1]
    return lengths


def _items(
    question: str, found: list[Token], words: list[str], cut: list[int], lexicon: Lexicon
) -> tuple[Item, ...]:
    items = []
    start = depth = 0
    for length in cut:
        item = _item(question, found, words, start, length, lexicon)
        depth += {"(": 1, ")": -1}.get(item.text, 0)
        items.append(_aside(item) if depth > 0 else item)
        start += length
    return tuple(items)


def _aside(item: Item) -> Item:
    """A remark in parentheses helps where it is understood and does no harm where it is not."""
    meanings = tuple(
        m
        for m in item.meanings
        if item.kind == "sign"
        or m == TIMES
        or not (isinstance(m, _NOT_ASIDE) or (isinstance(m, PropertyMeaning) and m.score < 0.9))
    )
    filler = item.filler or (not meanings and item.kind == "word")
    return replace(item, meanings=meanings, filler=filler, aside=True)


def _counted(before: Token | None, token: Token, after: Token | None) -> Token:
    """`three` is 3; `one` is 1 only as a measure or a count: elsewhere it stands for a thing."""
    degree = after is not None and (after.stem,) in vocabulary().degrees
    if token.kind == "word" and degree and (place := vocabulary().ordinals.get(token.stem)):
        return replace(token, text=str(place), stem=str(place), kind="ordinal")
    number = vocabulary().numbers.get(token.stem)
    if token.kind != "word" or number is None:
        return token
    measured = after is not None and (after.stem,) in vocabulary().units
    if number == 1 and not measured and not (before and before.stem in COUNTING):
        return token
    return replace(token, text=str(number), stem=str(number), kind="number")


def _known(token: Token, after: Token | None, lexicon: Lexicon) -> str:
    """The token's stem, or the known word it is a slip of."""
    word = token.stem
    if after and word + after.stem in lexicon.joined:  # length unit, LENGTHUNIT
        return word
    if token.kind == "word" and len(word) == 4 and word not in lexicon.words:
        asked = process.extractOne(word, QUESTION_WORDS, scorer=fuzz.ratio, score_cutoff=85)
        if asked:
            return str(asked[0])
    if (
        token.kind != "word"
        or len(word) < 5
        or word in lexicon.words
        or word in vocabulary().filler
    ):
        return word
    match = process.extractOne(word, lexicon.words, scorer=fuzz.ratio, score_cutoff=LIKENESS)
    most = 1 if len(word) < LONG_WORD else 2
    if (
        match
        and match[0][0] == word[0]
        and len(match[0]) >= 4
        and OSA.distance(word, match[0]) <= most
    ):
        return str(match[0])
    return word


def _read(part: list[Token], words: list[str], lexicon: Lexicon) -> tuple[Phrase, list[Meaning]]:
    """The phrase these words make and what it may mean; a name's parentheses are not said."""
    phrase = tuple(words)
    meanings = lexicon.meanings(phrase)
    if not meanings and [word for word in words if word in PARENTHESES] == [*PARENTHESES]:
        bare = tuple(word for word in words if word not in PARENTHESES)
        named = [m for m in lexicon.meanings(bare) if isinstance(m, ValueMeaning) and m.exact]
        return (bare, [*named]) if part[0].kind == "word" else (phrase, [])
    is_verb = len(part) > 1 and words[0] in VERBS and part[0].end < part[1].start
    if is_verb:
        meanings = [m for m in meanings if not isinstance(m, PropertyMeaning)]
    return phrase, meanings


def _score(
    found: list[Token], words: list[str], start: int, length: int, lexicon: Lexicon
) -> float | None:
    """How good it is to read these words as one phrase; None where they are none."""
    if length == 1 and found[start].kind != "word":
        return 1.0
    part = found[start : start + length]
    if any(token.kind in {"quoted", "id"} for token in part):
        return None
    phrase, meanings = _read(part, words[start : start + length], lexicon)
    if meanings:
        top = max(m.score for m in meanings)
        return length * top + 0.15 * (length - 1)
    if length > 1:
        return None
    return 0.3 if phrase[0] in vocabulary().filler else 0.0


def _item(
    question: str, found: list[Token], words: list[str], start: int, length: int, lexicon: Lexicon
) -> Item:
    part = found[start : start + length]
    text = part[0].text if length == 1 else question[part[0].start : part[-1].end]
    span = (part[0].start, part[-1].end)
    roots = tuple(root(token.text) for token in part if token.kind == "word")
    phrase, meanings = _read(part, words[start : start + length], lexicon)
    kind = part[0].kind if length == 1 else "word"
    if kind == "id":
        condition = Filter(properties=("GlobalId",), operator="=", value=text)
        meaning = ValueMeaning((condition,), lexicon.map.everything)
        return Item(text, kind, (meaning,), roots, *span)
    if kind == "quoted":
        return Item(text, kind, _quoted(text, lexicon), roots, *span)
    before = found[start - 1] if start else None
    is_unit = before is not None and (before.kind == "number" or before.stem in BEFORE_UNITS)
    if kind == "number" or not is_unit:
        meanings = [m for m in meanings if not isinstance(m, UnitMeaning)]
    filler = length == 1 and phrase[0] in vocabulary().filler
    if filler:
        meanings = [m for m in meanings if not isinstance(m, (ValueMeaning, PropertyMeaning))]
    asks_how = before is not None and before.stem == "how"
    if asks_how and any(isinstance(m, DegreeMeaning) for m in meanings):
        meanings = [m for m in meanings if isinstance(m, DegreeMeaning)]
    if any(isinstance(m, FlagMeaning) for m in meanings):
        meanings = [m for m in meanings if not isinstance(m, PropertyMeaning)]
    ranked = sorted(meanings, key=lambda m: -m.score)[:KEPT]
    bracketed = len(phrase) < length
    changed = bool(meanings) and not bracketed and phrase != tuple(token.stem for token in part)
    return Item(
        " ".join(phrase) if changed else text,
        kind,
        tuple(ranked),
        roots,
        *span,
        filler=filler,
        written=text if changed else "",
    )


def _quoted(text: str, lexicon: Lexicon) -> tuple[Meaning, ...]:
    """A quoted name is a value: as it stands, else the values that read the same."""
    known = [m for m in lexicon.phrases.get(stems(text), ()) if isinstance(m, ValueMeaning)]
    exact = [m for m in known if any(f.value == text for f in m.filters)]
    return tuple(exact or known)
