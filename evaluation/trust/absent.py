"""Questions for what a building has none of, with the queries of a model that wants to please."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from evaluation.sets.question_sets import Question
from evaluation.trust.truths import Truth
from graph_store import GraphSchema
from graph_store.cypher_outline import outline

LANGUAGES = ("en", "de")


def absent(path: Path, schema: GraphSchema) -> list[Truth]:
    """What `absent.toml` asks of the building in a file, each question with its lies.

    A use or a thing is left out where the file's text has one of its marks.
    """
    text = path.read_text("utf-8", errors="replace").lower()
    return [
        truth
        for thing in _table()["absent"]
        if not any(mark.lower() in text for mark in thing["marks"])
        for asked in _table()["asked"]
        for truth in _asked(thing, asked, schema, path.name)
    ]


def names_unknown(cypher: str, schema: GraphSchema) -> bool:
    """Whether a query names a label, a type or a property that a graph does not hold."""
    read = outline(cypher)
    names = {one.names[0] for one in read.reads if one.variable in read.variables}
    return bool(
        set(read.labels) - schema.labels.keys()
        or set(read.types) - schema.types.keys()
        or names - schema.properties
    )


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads((files("evaluation") / "trust" / "absent.toml").read_text("utf-8"))


def _asked(
    thing: dict[str, Any], asked: dict[str, Any], schema: GraphSchema, model: str
) -> Iterator[Truth]:
    for language in LANGUAGES:
        if language not in asked:
            continue
        words = dict(zip(("one", "many"), thing[language], strict=True))
        lies = tuple(
            (f"{asked['kind']}: {name}", cypher)
            for name, form in asked["lies"].items()
            for general in thing["general"]
            if general in schema.labels
            if not names_unknown(cypher := form.format(general=general, **words), schema)
        )
        question = Question(
            id=f"{thing['en'][0]}, {asked['kind']}, {language}", model=model,
            question=asked[language].format(**words), kind=asked["kind"],
            value=asked.get("value"), also=(None,), language=language,
        )  # fmt: skip
        if lies:
            yield Truth(question, lies=lies)
