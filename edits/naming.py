"""What people call a property, as set and property of a file: `fire rating` → two names.

The language comes with all agents, slow to import; a process that is given set and property goes
without.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from edits.changes import EditError
from edits.places import Elements
from edits.templates import is_standard, standard_properties

HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[_\s.-]+")

Target = tuple[str, str]
"""Set and property."""


def words_of(name: str) -> tuple[str, ...]:
    """The words of a name in their stems: `FireRating` → those of "fire rating"."""
    from agents.understanding.language.tables import phrase_of  # noqa: PLC0415  see above

    return phrase_of(" ".join(HUMP.split(name.strip())).casefold())


def called(name: str) -> frozenset[str]:
    """The properties of the last name that words stand for, in any language that is known."""
    from agents.understanding.language.tables import LANGUAGES, phrase_of  # noqa: PLC0415
    from agents.understanding.twin.things import building_words  # noqa: PLC0415

    asked = words_of(name)
    found = {name.replace(" ", "")}
    for code in LANGUAGES:
        for text, names in building_words(code).get("properties", {}).items():
            if phrase_of(text) == asked:
                found |= set(names)
    return frozenset(found)


def targets(held: Elements, name: str, global_ids: Iterable[str]) -> tuple[Target, ...]:
    """The properties that `name` may be, for all of these elements; the certain one alone, if any.

    What stands on the elements goes before what buildingSMART has for their classes, and of that
    what is buildingSMART's before what a program wrote beside it.
    """
    set_name, dot, prop = name.strip().partition(".")
    if dot and set_name and prop and " " not in set_name:
        return ((set_name, prop),)
    elements = [element for each in global_ids if (element := _get(held, each)) is not None]
    asked, names = words_of(name), {each.casefold() for each in called(name)}

    def fits(target: Target) -> bool:
        return words_of(target[1]) == asked or target[1].casefold() in names

    own = _of_all(elements, lambda element: filter(fits, _properties(held, element)))
    if own:
        return tuple(target for target in own if is_standard(held.file, target)) or own
    classes = sorted({element.is_a() for element in elements})
    standard = [
        {target: None for target in standard_properties(held.file, each) if fits(target)}
        for each in classes
    ]
    shared = [t for t in standard[0] if all(t in each for each in standard)] if standard else []
    common = [target for target in shared if target[0].endswith("Common")]
    return tuple(common or shared)


def _properties(held: Elements, element: Any) -> list[Target]:
    try:
        return list(held.properties(element))
    except EditError:
        return []


def _of_all(elements: Sequence[Any], properties: Any) -> tuple[Target, ...]:
    """The properties that any of the elements has; where some is on all, those alone."""
    found = [dict.fromkeys(properties(element)) for element in elements]
    every = dict.fromkeys(target for each in found for target in each)
    shared = [target for target in every if all(target in each for each in found)]
    return tuple(shared or every)


def _get(held: Elements, global_id: str) -> Any | None:
    try:
        return held.get(global_id)
    except (EditError, KeyError):
        return None
