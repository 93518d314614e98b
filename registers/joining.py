"""Rows of registers and the elements they record: by GlobalId first, then as their mapping says."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ifc_loader.property_graph import Finding, Relationship

REGISTER_ROW = "RegisterRow"
"""The second label of each node that was read from a row."""
BOOK_KEEPING = frozenset({"table", "row"})
"""The properties that say where a row stands in its source."""
ACCEPTED = "accepted_element"
"""The property of a row with the GlobalId of the element that a person said it is about."""
KEPT = BOOK_KEEPING | {"key", "model", ACCEPTED}
"""Properties that say where a node comes from; a column of such a name gets `_` behind it."""
MEETINGS = "register_meetings"
"""The property of a register's `:Model` that holds how its rows meet elements, packed."""
KEYS = "label_keys"
"""The property of a register's `:Model` with a line for each label: it, and the properties that
tell its nodes apart, parted by tabs."""
MAPPING = "register_mapping"
"""The property of a register's `:Model` that holds its mapping, as TOML."""
RECORDS = "RECORDS"
"""The type of relationship from a row to the element that it is about."""
UNIQUE = "GlobalId"
"""The property whose values are unique by themselves; by others an element must be the only one."""


MEETS_NONE, MEETS_SEVERAL = "row meets none", "row meets several"
"""The kinds of the findings on rows that name no element, or more than one."""
MEETS_UNKNOWN = "row meets by what is not there"
"""The kind of the findings on a class or a property of elements that no model here has."""
MOST_NAMED = 5
"""Rows that one of those names; all are counted."""


@dataclass(frozen=True, slots=True)
class RowsMeet:
    """How the rows of a label meet elements: their `held` says what the element's `property` does.

    `element` is the class of the element, empty for any; `type` the relationship made.
    """

    label: str
    held: str
    property: str
    element: str
    type: str

    def packed(self) -> str:
        return "\t".join((self.label, self.held, self.property, self.element, self.type))


def unpacked(kept: Sequence[str]) -> list[RowsMeet]:
    """What `RowsMeet.packed` made of each."""
    return [RowsMeet(*each.split("\t")) for each in kept]


def texts_of(said: object) -> tuple[str, ...]:
    """What a cell and a property are met by: a text, a number as text (`17604.0` as 17604), or
    those of a list."""
    if isinstance(said, list | tuple):
        return tuple(text for each in said for text in texts_of(each))
    if isinstance(said, float) and said.is_integer():
        return (str(int(said)),)
    plain = isinstance(said, str | int | float) and not isinstance(said, bool)
    return (str(said),) if plain else ()


class Element(NamedTuple):
    """What a row may meet: its key, its model, its class and what it is told by; `of_type` where
    it is no thing but the type of some."""

    key: str
    model: str
    ifc_class: str = ""
    told: str = ""
    of_type: bool = False


Elements = Mapping[str, Sequence[Element]]
"""Elements by a text that they are met by."""


@dataclass(slots=True)
class Meetings:
    """How the rows of one label fare by one type of relationship.

    `columns` are those that name elements; `said` holds the rows that fill one, by key, `met` those
    that meet an element. `shared` are rows of which a text is that of several elements of one
    model, which none of them or, by a GlobalId, each of them is met by; `sharing` are those
    elements, by the text.
    """

    label: str
    type: str
    columns: list[str] = field(default_factory=list)
    said: dict[str, None] = field(default_factory=dict)
    met: set[str] = field(default_factory=set)
    shared: set[str] = field(default_factory=set)
    sharing: dict[str, list[Element]] = field(default_factory=dict)

    def meet(
        self, how: RowsMeet, rows: Mapping[str, Sequence[str]], elements: Elements
    ) -> list[Relationship]:
        """From each row to the elements that its texts name, one in each model that holds it.

        `rows` are texts by the key of the row. By a GlobalId every element of it is met; by another
        property only one that no other of its model shares it with; things go before their types,
        unless a class is asked for. Of several ways the first that finds one for a row holds.
        """
        links = []
        self.columns += [how.held] if how.held not in self.columns else []
        for row, texts in rows.items():
            self.said[row] = None
            if row in self.met:
                continue
            for text in dict.fromkeys(texts):
                found = elements.get(text, ())
                if not how.element:
                    found = _things_first(found)
                models = Counter(each.model for each in found)
                if len(models) < len(found):
                    self.shared.add(row)
                    self.sharing[text] = [each for each in found if models[each.model] > 1]
                links += [
                    Relationship(row, how.type, each.key, {"derived": True, "source": how.property})
                    for each in found
                    if how.property == UNIQUE or models[each.model] == 1
                ]
        self.met |= {link.start for link in links}
        return links

    def findings(self, model: str) -> list[Finding]:
        """A line on the rows that meet none, and on those that name several."""
        known = self.met | self.shared
        none = [row for row in self.said if row not in known]
        several = [row for row in self.said if row in self.shared]
        by, all_rows = " or ".join(self.columns), f"{len(self.said):,}"
        lines = (
            (MEETS_NONE, none, f"name no element of the models here by {by}", ""),
            (
                MEETS_SEVERAL,
                several,
                f"name by {by} more than one element of a model",
                self._which(),
            ),
        )
        return [
            Finding(
                kind,
                self.label,
                f"{self.label}: {len(rows):,} of {all_rows} rows {what} ({self.type}): "
                f"{_named([row.removeprefix(f'{model}/') for row in rows])}{which}",
            )
            for kind, rows, what, which in lines
            if rows
        ]

    def _which(self) -> str:
        """The elements that rows name several of, and what to do about it."""
        named = dict.fromkeys(each for found in self.sharing.values() for each in found)
        classes = dict.fromkeys(each.ifc_class for each in named)
        told = _named([each.told or each.key for each in named])
        cure = "give each of these elements a value of its own"
        if len(classes) > 1:
            labels = " or ".join(f'label = "{each}"' for each in list(classes)[:MOST_NAMED])
            cure = f"say in `meets` of the mapping which class is meant ({labels})"
        return f"; these are {told}; {cure}"


def _things_first(found: Sequence[Element]) -> Sequence[Element]:
    """Elements without the types of a model of which a thing is among them."""
    with_things = {each.model for each in found if not each.of_type}
    return [each for each in found if not (each.of_type and each.model in with_things)]


def _named(rows: Sequence[str]) -> str:
    more = f" and {len(rows) - MOST_NAMED:,} more" if len(rows) > MOST_NAMED else ""
    return ", ".join(f"{row:.80}" for row in rows[:MOST_NAMED]) + more
