"""The Query Generator's rule mind: question → plan → Cypher, or an honest refusal."""

import re
from weakref import WeakKeyDictionary

from rapidfuzz import fuzz, process

from agents.messages import ELSEWHERE, Feedback, Query, Question, Refusal, Split, Twin
from agents.rules.compiling import compile_plan
from agents.rules.conversation import leans_on, stand_alone
from agents.rules.learning import build_lexicon
from agents.rules.lexicon import Lexicon
from agents.rules.linking import Item, link
from agents.rules.matching import Unwritable
from agents.rules.meanings import LabelMeaning, OperatorMeaning, PropertyMeaning, ValueMeaning
from agents.rules.reading import Reading, close_seconds, read
from agents.rules.said import Sketch, pick
from agents.rules.schema_map import SchemaMap
from agents.rules.splitting import several
from agents.rules.storeys import unnamed_storey
from agents.rules.vocabulary import vocabulary
from agents.rules.words import stems
from agents.understanding.language.speaking import listed, plural
from graph_store import GraphStore
from graph_store.schema import GraphSchema
from registers.joining import REGISTER_ROW

MOST_NAMED = 6
"""Classes named in a refusal."""
MOST_OFFERED = 3
"""Questions offered instead of one that was not understood."""
NEAR = 80.0
"""Percent; a word is offered instead of another only where they are spelled so much alike."""
_lexicons: WeakKeyDictionary[GraphStore, tuple[GraphSchema, Lexicon]] = WeakKeyDictionary()


def lexicon_of(twin: Twin) -> Lexicon:
    """The lexicon of a twin, built once for each state of its schema."""
    known = _lexicons.get(twin.store)
    if known is None or known[0] is not twin.schema:
        known = (twin.schema, build_lexicon(twin.store))
        _lexicons[twin.store] = known
    return known[1]


def generate(question: Question, twin: Twin, feedback: Feedback | None) -> Query | Refusal | Split:
    """The best reading's query; after feedback, that of the next best reading not yet tried.

    A question that asks several things is taken apart.

    Source: the paper's Query Generator, here by rules.
    """
    if not twin.schema.kinds:
        return Refusal(reason="This twin is empty: ingest a model first.", absent=True)
    lexicon = lexicon_of(twin)
    text, source = stand_alone(question.text, question.history, lexicon)
    parts = several(text, lexicon) if feedback is None else ()
    if parts is None:
        return Refusal(reason="Please ask one after the other, so that it is known what “it” is.")
    if parts:
        return Split(parts=parts)
    readings = read(text, lexicon)
    best = readings[0].sketch
    if best.whole and (pointer := leans_on(text, best.spots)):
        return Refusal(reason=f"I do not know what “{pointer}” points at. Please ask it in full.")
    whole = [r for r in readings if r.sketch.whole]
    tried = feedback.tried if feedback else ()
    if tried and whole and _is_of_what_is_not(whole[0]):
        return Refusal(reason="That there is none is an answer.")
    for reading in whole:
        assert reading.sketch.plan
        if _asks_for_the_absent(reading, lexicon):
            continue
        choices = close_seconds(text, reading, whole, lexicon)
        meant = f"Did you mean {' or '.join(f'“{one}”' for one in choices)}" if choices else ""
        try:
            query = compile_plan(
                reading.sketch.plan,
                twin.schema.units,
                twin.store.engine.name,
                (*reading.remarks, *filter(None, (source, meant))),
            ).model_copy(update={"choices": choices})
        except Unwritable:
            continue
        if not any(query.asks_as(one) for one in tried):
            return query
    if tried:
        return Refusal(reason="No other reading of the question is left to try.")
    return unnamed_storey(text, lexicon, twin) or _refuse(readings[0], text, lexicon)


def _is_of_what_is_not(reading: Reading) -> bool:
    """`walls without insulation`: finding none is no sign of a wrong reading."""
    plan = reading.sketch.plan
    return plan is not None and any(link.negated for link in plan.target.links)


def _asks_for_the_absent(reading: Reading, lexicon: Lexicon) -> bool:
    """Counting what is absent gives a true 0 and asking for it a true no; more is not known."""
    plan, absent = reading.sketch.plan, reading.sketch.absent
    assert plan
    itself = not lexicon.map.of_label.keys() & set(plan.target.labels) and len(absent) == 1
    answered = itself and not plan.comparison and plan.shape in {"count", "boolean"}
    return bool(absent) and not answered


def _refuse(best: Reading, question: str, lexicon: Lexicon) -> Refusal:
    graph = lexicon.map
    if best.sketch.absent and not best.sketch.unread and REGISTER_ROW in graph.of_label:
        return Refusal(reason=ELSEWHERE)
    if best.sketch.absent and not best.sketch.unread:
        absent = " or ".join(best.sketch.absent)
        some = listed([plural(vocabulary().plain[label]) for label in _classes(graph)[:MOST_NAMED]])
        return Refusal(
            reason=f"This model holds no {absent}." + (f" It has {some}." if some else ""),
            absent=True,
        )
    if best.sketch.unrelated and best.sketch.plan and not best.sketch.unread:
        asked, others = best.sketch.plan.subject, " or ".join(best.sketch.unrelated)
        return Refusal(
            reason=f"This model does not say how {plural(asked)} and {others} are related.",
            absent=True,
        )
    if not best.sketch.unread:
        return Refusal(reason="I could not tell what the question asks for.")
    known = [text for text in best.sketch.unread if lexicon.meanings(stems(text))]
    unknown = [text for text in best.sketch.unread if text not in known]
    if not unknown and best.sketch.plan and set(known) <= best.sketch.lacking.keys():
        return Refusal(reason=_lacks(best.sketch, best.sketch.plan.subject, lexicon))
    if not unknown:
        return Refusal(
            reason=f"I understood each word, but not how {_listed(known)} belongs to the question. "
            "Please put it another way."
        )
    foreign = len(unknown) > 1 and not any(_is_english(item) for item in link(question, lexicon)[0])
    return Refusal(
        reason=f"I could not find {_listed(unknown)} in this model."
        + (" Without a language model I read questions in English only." if foreign else ""),
        suggestions=() if foreign else _answerable(question, unknown, lexicon),
    )


def _lacks(sketch: Sketch, subject: str, lexicon: Lexicon) -> str:
    """That the things asked about have no such measure, and what has."""
    word, phrases = next(iter(sketch.lacking.items()))
    graph = lexicon.map
    asked = [m for p in phrases for m in lexicon.phrases[p] if isinstance(m, PropertyMeaning)]
    known = [p for p in phrases if p == ("height",) or lexicon.phrases.get(p)]
    measure = " ".join((known or phrases)[0]) if phrases else word
    having = [
        plural(vocabulary().plain[label])
        for label in _classes(graph)
        if vocabulary().plain[label] != subject
        and any(pick(one, graph.of_label[label], graph) for one in asked)
    ]
    told = f"This model gives no {measure} for {plural(subject) or 'this'}."
    return f"{told} It gives one for {listed(having[:MOST_NAMED])}." if having else told


def _classes(graph: SchemaMap) -> list[str]:
    """The classes of things a person names, commonest first, without those that have narrower."""
    known = [label for label in vocabulary().plain if label in graph.of_label]
    known = [label for label in known if label not in vocabulary().whole]
    of = graph.of_label
    narrow = [one for one in known if not any(of[other] < of[one] for other in known)]
    return sorted(narrow, key=lambda label: -graph.schema.labels[label])


def _answerable(question: str, unknown: list[str], lexicon: Lexicon) -> tuple[str, ...]:
    """What the person may have meant, as far as it could be answered."""
    asked = _respelled(question, unknown, lexicon)
    readings = ((text, read(text, lexicon)[0].sketch) for text in asked)
    return tuple(text for text, sketch in readings if sketch.whole and not sketch.absent)


def _respelled(question: str, unknown: list[str], lexicon: Lexicon) -> tuple[str, ...]:
    """The question with what is not known replaced by what looks most like it, nearest first;
    none where a word looks like nothing."""
    asked: dict[str, None] = {}
    for names in zip(*(_nearest(text, lexicon) for text in unknown), strict=False):
        said = question
        for text, name in zip(unknown, names, strict=True):
            meant = plural(name) if text.endswith("s") else name
            whole_word = re.compile(rf"\b{re.escape(text)}\b", re.IGNORECASE)
            said = whole_word.sub(meant.replace("\\", r"\\"), said)
        asked[said] = None
    return tuple(asked)


def _is_english(item: Item) -> bool:
    return item.filler or any(isinstance(m, OperatorMeaning) for m in item.meanings)


def _listed(words: list[str]) -> str:
    return ", ".join(f"“{word}”" for word in words)


def _nearest(text: str, lexicon: Lexicon) -> list[str]:
    """The names in the twin that look most like a text."""
    names = {
        " ".join(phrase)
        for phrase, meanings in lexicon.phrases.items()
        if any(isinstance(m, (LabelMeaning, ValueMeaning)) for m in meanings)
    }
    word = " ".join(stems(text))
    found = process.extract(word, names, scorer=fuzz.ratio, limit=MOST_OFFERED, score_cutoff=NEAR)
    near = [str(name) for name, _, _ in found if str(name)[:1] == word[:1]]
    whole = (name for name in sorted(names) if len(word) > 3 and " " not in name)
    longer = (name for name in whole if name.startswith(word))
    return [*near, *(name for name in longer if name not in near)][:MOST_OFFERED]
