"""RDF as tables: one for all subjects of the same classes, with a column for each predicate.

Brick, BOT, ifcOWL and any other vocabulary are read alike. Classes stand under their superclasses
as far as the file says so (`rdfs:subClassOf` is walked; no inference engine). A blank node that
one subject has is told with it, as `IFCReference.ifcGlobalID`; a quantity as its number and unit.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from ifc_loader.property_graph import Finding
from registers.cells import text
from registers.read import AS_TEXT
from registers.sources.rdf_classes import Classes, classes_of
from registers.sources.rdf_values import (
    Quantity,
    Value,
    flat,
    local,
    of_any,
    one_cell,
    plain,
    preference,
    quantity,
    unit,
    words,
)
from registers.sources.scales import Scales, converted
from registers.sources.triples import (
    BLANK,
    TYPE,
    Misread,
    Object,
    Resource,
    Text,
    Triples,
    read_triples,
)
from registers.tables import ANY, Atom, Cell, ForeignKey, Kind, Table

IRI, NAME = "iri", "name"
"""The columns of each table that hold the subject's address, and what it is called."""
DEEPEST = 8
"""Blank nodes within blank nodes that are told with their subject."""
Slot = tuple[str, str, str]
"""A column before it is named: what it is called, its unit, its language."""
ASIDE = "says what is meant, not what there is; what it imports is not fetched"


def read_rdf(path: Path) -> tuple[Table, ...]:
    """The tables of a Turtle, N-Triples or JSON-LD file. Raises `RegisterError`."""
    return tables_of(read_triples(path))


def tables_of(triples: Triples) -> tuple[Table, ...]:
    """What statements say, as tables in the order of their names."""
    return _Reading(triples, classes_of(triples.of)).tables()


@dataclass(slots=True)
class _Reading:
    triples: Triples
    classes: Classes
    owners: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    """Who names a subject, by which predicate."""
    told_within: set[str] = field(default_factory=set)
    """The subjects that are told with their owner."""
    listed: set[str] = field(default_factory=set)
    """The members of lists, which are told in their order and so are rows of their own."""
    scales: Scales = field(default_factory=Scales)
    """The units of quantities, which are told in one where they can be."""
    names: dict[str, str] = field(default_factory=dict)
    """The key of each blank node that is a row."""
    misread: dict[str, list[tuple[str, Misread]]] = field(default_factory=dict)
    """What of each subject is not of the kind that it claims to be, with its column."""

    def tables(self) -> tuple[Table, ...]:
        of = self.triples.of
        for name, said in of.items():
            for predicate, each in said:
                for member in flat(each) if isinstance(each, tuple) else (each,):
                    if isinstance(member, Resource) and predicate != TYPE:
                        self.owners.setdefault(member.name, []).append((name, predicate))
                        if isinstance(each, tuple):
                            self.listed.add(member.name)
        self._place_within()
        groups: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for name in of:
            if name not in self.told_within:
                groups[self._group(name)].append(name)
                told = self._said(name, "", 0)
                self.scales.note((p, each.unit) for p, each in told if isinstance(each, Quantity))
        self._name_blanks(groups)
        placed = {name: self._title(group) for group, names in groups.items() for name in names}
        made = [self._table(group, names, placed) for group, names in groups.items()]
        return tuple(sorted(made, key=lambda each: each.name))

    def _place_within(self) -> None:
        """Choose the subjects that are told with the one that names them."""
        chosen: dict[tuple[str, str, str], list[str]] = defaultdict(list)
        never = self.classes.aside | self.listed
        for name, said in self.triples.of.items():
            owners = self.owners.get(name, ())
            known_as = any(of_any(each, words()["references"]) for each in self.classes.types[name])
            apart = self.classes.types[name] & set(words()["apart"])
            within = (known_as or name.startswith(BLANK) or quantity(said)) and not apart
            if within and len(owners) == 1 and owners[0][0] != name and name not in never:
                (owner, predicate), group = owners[0], self._title(self._group(name))
                chosen[owner, predicate, "" if quantity(said) else group].append(name)
        several = {(p, g) for (_, p, g), names in chosen.items() if len(names) > 1 and g}
        kept = {
            name for (_, p, g), names in chosen.items() if (p, g) not in several for name in names
        }
        for name in kept:
            depth, above = 0, name
            while above in kept and depth <= DEEPEST:
                depth, above = depth + 1, self.owners[above][0][0]
            if depth <= DEEPEST:
                self.told_within.add(name)

    def _group(self, name: str) -> tuple[str, ...]:
        types = tuple(sorted(self.classes.types.get(name, ())))
        if types or not name.startswith(BLANK):
            return types
        owners = self.owners.get(name, ())
        return (owners[0][1],) if owners else ()

    def _title(self, group: tuple[str, ...]) -> str:
        return " + ".join(map(self.short, group)) or "untyped"

    def short(self, address: str) -> str:
        """An address with the file's own prefix: `brick:AHU`."""
        spaces = [
            (len(space), prefix)
            for prefix, space in self.triples.prefixes.items()
            if space and address.startswith(space) and prefix
        ]
        if not spaces:
            return address if _is_outside(address) else local(address)
        length, prefix = max(spaces)
        return f"{prefix}:{address[length:]}"

    def _name_blanks(self, groups: Mapping[tuple[str, ...], list[str]]) -> None:
        """A key for each blank node that is a row, by what it says: files number them anew."""
        taken: Counter[str] = Counter()
        blanks = [n for names in groups.values() for n in names if n.startswith(BLANK)]
        said = {name: self._digest(name) for name in blanks}
        for name in sorted(blanks, key=said.__getitem__):
            taken[said[name]] += 1
            again = f"-{taken[said[name]]}" if taken[said[name]] > 1 else ""
            self.names[name] = f"{BLANK}{said[name]}{again}"

    def _digest(self, name: str, depth: int = 0) -> str:
        def told(each: Object) -> str:
            if isinstance(each, tuple):
                return f"({' '.join(map(told, each))})"
            if isinstance(each, Resource) and each.name.startswith(BLANK):
                return self._digest(each.name, depth + 1) if depth < 3 else BLANK
            return repr(each)

        owners = [f"{n}{p}" for n, p in self.owners.get(name, ()) if not n.startswith(BLANK)]
        said = sorted(f"{p} {told(each)}" for p, each in self.triples.of.get(name, ()))
        return sha256("\n".join([*sorted(owners), *said]).encode()).hexdigest()[:16]

    def key(self, name: str) -> str:
        return self.names.get(name, name)

    def _table(
        self,
        group: tuple[str, ...],
        names: list[str],
        placed: Mapping[str, str],
    ) -> Table:
        names = sorted(names, key=self.key)
        rows = [self._row(name) for name in names]
        slots = sorted({slot for row in rows for slot in row})
        titles = _titles(slots)
        columns = (IRI, NAME, *dict.fromkeys(titles[slot][0] for slot in slots))
        cells = [
            _cells(self.key(name), self._called(name), row, titles, columns)
            for name, row in zip(names, rows, strict=True)
        ]
        ends = self._ends(names, placed)
        title = self._title(group)
        return Table(
            title,
            columns,
            tuple(cells),
            1,
            (IRI,),
            tuple(
                ForeignKey((titles[slot][0],), next(iter(to)) if len(to) == 1 else ANY, (IRI,))
                for slot, to in sorted(ends.items())
            ),
            _kinds(columns, cells),
            aside=ASIDE if names and self.classes.aside.issuperset(names) else "",
            label=_label(group),
            above=tuple(dict.fromkeys(_label((each,)) for each in self._higher(group))),
            units={title: unit for title, unit in titles.values() if unit},
            closed=True,
            findings=(
                *self.scales.findings(sorted({p for p, _, _ in slots}), title),
                *self._misread(names, title),
            ),
        )

    def _misread(self, names: list[str], title: str) -> Iterator[Finding]:
        """What is not of the kind that it claims to be, by the rows of a table."""
        for number, name in enumerate(names, start=1):
            for path, each in self.misread.get(name, ()):
                told = (
                    f"{title} row {number}, {path}: {each.said!r:.60} is not read as {each.kind}; "
                    f"kept as {path}{AS_TEXT}"
                )
                yield Finding("value of another kind", f"{title}!{number}", told)

    def _higher(self, group: tuple[str, ...]) -> list[str]:
        """What a row of these classes is besides the first of them."""
        higher = [*group[1:], *(each for one in group for each in self.classes.above.get(one, ()))]
        without = {*words()["plain"], *group[:1]}
        return [each for each in dict.fromkeys(higher) if each not in without]

    def _called(self, name: str) -> str:
        said = self.triples.of.get(name, [])
        for predicate in words()["names"]:
            found = [each for p, each in said if p == predicate and isinstance(each, str | Text)]
            if found:
                return text(plain(min(found, key=preference)))
        return "" if name.startswith(BLANK) else local(name)

    def _row(self, name: str) -> dict[Slot, Cell]:
        found: dict[Slot, list[Atom]] = defaultdict(list)
        ordered: set[Slot] = set()
        best: dict[str, list[Text | str]] = defaultdict(list)
        for path, each in self._said(name, "", 0):
            members = list(flat(each)) if isinstance(each, tuple) else [each]
            for said in members:
                member = self._scaled(path, said) if isinstance(said, Quantity) else said
                if isinstance(member, Misread):
                    self.misread.setdefault(name, []).append((path, member))
                    found[f"{path}{AS_TEXT}", "", ""].append(member.said)
                    continue
                of = member.unit if isinstance(member, Quantity) else ""
                language = member.language.replace("-", "_") if isinstance(member, Text) else ""
                if language and isinstance(member, Text):
                    best[path].append(member)
                found[path, of, language].append(self._atom(member))
                if isinstance(each, tuple):
                    ordered.add((path, of, language))
        for path, texts in best.items():
            if (path, "", "") not in found:
                found[path, "", ""] = [plain(min(texts, key=preference))]
        return {slot: one_cell(held, slot in ordered) for slot, held in found.items()}

    def _scaled(self, path: str, said: Quantity) -> Quantity:
        into = self.scales.unit(path, said.unit)
        return Quantity(converted(said.number, said.unit, into), into)

    def _said(self, name: str, prefix: str, depth: int) -> Iterator[tuple[str, Value]]:
        """What a subject says, and with it what those say that are told within it."""
        for predicate, each in self.triples.of.get(name, ()):
            if predicate == TYPE:
                continue
            if isinstance(each, Resource) and each.name in self.told_within and depth <= DEEPEST:
                inner = self.triples.of[each.name]
                if held := quantity(inner):
                    yield prefix + local(predicate), held
                    continue
                types = self.classes.types.get(each.name)
                within = local(min(types)) if types else local(predicate)
                yield from self._said(each.name, f"{prefix}{within}.", depth + 1)
            else:
                yield prefix + local(predicate), each

    def _atom(self, each: Value) -> Atom:
        if isinstance(each, Resource):
            if each.name in self.triples.of:
                return self.key(each.name)
            return unit(each.name) or self.short(each.name)
        return plain(each)

    def _ends(self, names: list[str], placed: Mapping[str, str]) -> dict[Slot, set[str]]:
        """The tables whose rows a column names, for those columns that name any."""
        ends: dict[Slot, set[str]] = defaultdict(set)
        for name in names:
            for path, each in self._said(name, "", 0):
                for member in flat(each) if isinstance(each, tuple) else (each,):
                    if isinstance(member, Resource) and member.name in placed:
                        ends[path, "", ""].add(placed[member.name])
        return ends


def _is_outside(address: str) -> bool:
    return "://" in address or address.startswith("urn:")


def _label(group: tuple[str, ...]) -> str:
    """A class as a label: its name in its vocabulary, of letters, digits and low lines."""
    said = re.sub(r"\W", "_", local(group[0])) if group else "Resource"
    return said if said[:1].isalpha() else f"Class_{said}"


def _titles(slots: list[Slot]) -> dict[Slot, tuple[str, str]]:
    """What each column is called, and its unit; of several units each stands in its name."""
    units: dict[str, set[str]] = defaultdict(set)
    for path, of, language in slots:
        if not language:
            units[path].add(of)
    titles: dict[Slot, tuple[str, str]] = {}
    taken: set[str] = set()
    for path, of, language in slots:
        said = f"{path}_" if path in {IRI, NAME} else path
        if language:
            said = f"{said}_{language}"
        elif of and len(units[path]) > 1:
            said = f"{said} ({of})"
        while said in taken:
            said += "_"
        taken.add(said)
        titles[path, of, language] = (said, of)
    return titles


def _kinds(columns: tuple[str, ...], rows: list[tuple[Cell, ...]]) -> dict[str, Kind]:
    """The columns of texts: a text is one, whatever its signs look like."""
    found: dict[str, Kind] = {}
    for place, column in enumerate(columns):
        cells = (row[place] for row in rows)
        if all(isinstance(c[0] if isinstance(c, tuple) and c else c, str) for c in cells):
            found[column] = "text"
    return found


def _cells(
    key: str,
    called: str,
    row: Mapping[Slot, Cell],
    titles: Mapping[Slot, tuple[str, str]],
    columns: tuple[str, ...],
) -> tuple[Cell, ...]:
    held: dict[str, Cell] = {IRI: key, NAME: called}
    held |= {titles[slot][0]: cell for slot, cell in row.items()}
    return tuple(held.get(column, "") for column in columns)
