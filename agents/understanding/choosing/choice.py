"""Which of the questions that were offered a person means: `the second one`, `I mean the doors`."""

from collections.abc import Sequence

from agents.messages import Answer
from agents.understanding.language.tables import Language, language
from agents.understanding.language.words import tokens
from agents.understanding.parsing.clauses import asks
from agents.understanding.parsing.linking.detecting import detect


def meant(text: str, history: tuple[Answer, ...]) -> str:
    """The question of those just offered that a text chooses; the text itself where none is.

    Chosen is by a number or an ordinal, by a yes where one was offered, or by words that but one of
    the questions has.
    """
    last = history[-1] if history else None
    offered = last.choices if last is not None and last.value is None else ()
    if not offered:
        return text
    tables = [language(code) for code in detect(text)]
    said = [token.stem for token in tokens(text) if token.kind != "sign"]
    telling = [one for one in said if not any(one in table.small for table in tables)]
    if len(offered) == 1 and _agrees(said, tables):
        return offered[0]
    if asks(text, tables) or not telling or _continues(said, tables):
        return text
    at = _ordinal(telling, tables)
    if at is not None:
        return offered[at - 1] if at <= len(offered) else text
    fitting = [one for one in offered if set(telling) <= {t.stem for t in tokens(one)}]
    return fitting[0] if len(fitting) == 1 else text


def _agrees(said: Sequence[str], tables: Sequence[Language]) -> bool:
    """Whether nothing but a yes is said."""
    yes = any("yes" in table.operators.get((one,), ()) for one in said for table in tables)
    return yes and all(any(one in table.small for table in tables) for one in said)


def _ordinal(telling: Sequence[str], tables: Sequence[Language]) -> int | None:
    """The place that is named, where nothing else is: `the second one`, `2`."""
    if len(telling) != 1:
        return None
    one = telling[0]
    if one.isdigit():
        return int(one) or None
    return next((t.ordinals[one] for t in tables if one in t.ordinals), None)


def _continues(said: Sequence[str], tables: Sequence[Language]) -> bool:
    """Whether something is added to what was asked: `and the doors`."""
    return any("and" in table.operators.get(tuple(said[:1]), ()) for table in tables)
