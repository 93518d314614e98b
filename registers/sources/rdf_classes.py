"""What the subjects of an RDF file are: their classes, and the classes above as far as it says."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from registers.sources.rdf_values import of_any, words
from registers.sources.triples import BLANK, TYPE, Resource, Said

SUBCLASS = "http://www.w3.org/2000/01/rdf-schema#subClassOf"
CLASS = "http://www.w3.org/2002/07/owl#Class"
"""What a subject with superclasses is, where it says nothing of itself."""


@dataclass(frozen=True, slots=True)
class Classes:
    """`types` are the narrowest classes of each subject, `above` the superclasses of each class,
    nearest first; `aside` the subjects that are part of a vocabulary, their blank nodes included.
    """

    types: Mapping[str, frozenset[str]]
    above: Mapping[str, tuple[str, ...]]
    aside: frozenset[str]


def classes_of(of: Mapping[str, Said]) -> Classes:
    """The classes of all subjects. `rdfs:subClassOf` is walked; what goes in a circle ends."""
    parents: dict[str, list[str]] = {}
    for name, said in of.items():
        if found := [each for each in _named(said, SUBCLASS) if not each.startswith(BLANK)]:
            parents[name] = found
    above: dict[str, tuple[str, ...]] = {}
    types: dict[str, frozenset[str]] = {}
    plain = set(words()["plain"])
    for name, said in of.items():
        found = list(_named(said, TYPE)) or [CLASS] * any(p == SUBCLASS for p, _ in said)
        for each in found:
            if each not in above:
                above[each] = _ancestors(each, parents)
        wider = {higher for each in found for higher in above[each]}
        narrowest = frozenset(found) - wider or frozenset(found[:1])
        types[name] = narrowest - plain or narrowest
    return Classes(types, above, _aside(of, types, plain))


def _named(said: Said, predicate: str) -> Iterator[str]:
    yield from (each.name for p, each in said if p == predicate and isinstance(each, Resource))


def _ancestors(name: str, parents: Mapping[str, list[str]]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    ahead = [*parents.get(name, ())]
    for each in ahead:
        if each not in found and each != name:
            found[each] = None
            ahead += parents.get(each, ())
    return tuple(found)


def _aside(
    of: Mapping[str, Said], types: Mapping[str, frozenset[str]], plain: set[str]
) -> frozenset[str]:
    found = {n for n in of if any(of_any(each, words()["schema"]) for each in types[n] - plain)}
    ahead = list(found)
    while ahead:
        for _, each in of.get(ahead.pop(), ()):
            for member in each if isinstance(each, tuple) else (each,):
                name = member.name if isinstance(member, Resource) else ""
                if name.startswith(BLANK) and name not in found:
                    found.add(name)
                    ahead.append(name)
    return frozenset(found)
