"""What a Cypher text names: its patterns, its comparisons, the properties it reads.

One pass over the tree of `cypher_tree`, so a text that does not parse is read as far as it goes.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from itertools import pairwise
from typing import Any, TypeVar

from lark import Token, Tree

from graph_store.cypher_names import (
    aliases_in,
    lone_name,
    meant,
    negated,
    one_of_list,
    written_values,
)
from graph_store.cypher_patterns import EdgePattern, NodePattern, edge_brackets, patterns_in
from graph_store.cypher_tree import Part, cypher_tree
from graph_store.cypher_values import (
    Reference,
    Subject,
    called,
    is_name,
    is_operand,
    is_rule,
    literal_of,
    names_in,
    plain_name,
    references_of,
    subject_of,
)

OPERATORS = {
    "=": "=", "< >": "<>", "<": "<", ">": ">", "< =": "<=", "> =": ">=", "= ~": "=~",
    "CONTAINS": "CONTAINS", "STARTS WITH": "STARTS WITH", "ENDS WITH": "ENDS WITH", "IN": "IN",
}  # fmt: skip
MIRRORED = {"=": "=", "<>": "<>", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
PARTLY = frozenset({"CONTAINS", "STARTS WITH", "ENDS WITH"})
Named = TypeVar("Named", str, Reference)
ARITHMETIC = frozenset("+-*/%^")


@dataclass(frozen=True)
class Comparison:
    """`variable.property operator value`; the value is None where it is no literal.

    A list compared by `IN` gives one of each value, by `=`. `either` where another condition may
    hold in its stead (`OR`, `coalesce`); `other_case` where the property is written in one case,
    and the value in another; `against` are the properties that may be on the other side.
    """

    variable: str
    property: str
    operator: str
    value: Any
    ignore_case: bool
    either: bool
    other_case: bool = False
    against: tuple[str, ...] = ()


@dataclass(frozen=True)
class NamePart:
    """Names of the graph that are compared by a part of them, or in one case.

    `k STARTS WITH 'Pset_'` where `k` is of `keys(variable)`: `function` gives the names, `casing`
    the case they are written in; any of the `texts` may be meant.
    """

    function: str
    variable: str
    operator: str
    texts: tuple[str, ...]
    casing: str

    def is_in(self, name: str) -> bool:
        """Whether a name is one that is looked for."""
        held = in_case(self.casing, name)
        if self.operator == "STARTS WITH":
            return held.startswith(self.texts)
        if self.operator == "ENDS WITH":
            return held.endswith(self.texts)
        return any(
            one in held if self.operator == "CONTAINS" else one == held for one in self.texts
        )


@dataclass(frozen=True)
class Outline:
    """What one text names, in the order of the text.

    `labels` and `types` are all that are named anywhere, also as texts (`'IfcDoor' IN labels(n)`),
    `reads` all properties, also as texts (`'Name' IN keys(n)`, `properties(n)['Name']`);
    `label_tests` are those that conditions add to a variable (`WHERE n:IfcDoor`, or the texts
    that `labels(n)` holds), but for `NOT`.
    `name_parts` are the names that it asks for by a part of them, or in one case only.
    `keys` are those of the maps it writes, `{name: 1}`; `aliases` what each `AS name` stands for.
    """

    tree: Tree[Token]
    nodes: tuple[NodePattern, ...]
    edges: tuple[EdgePattern, ...]
    comparisons: tuple[Comparison, ...]
    reads: tuple[Reference, ...]
    functions: tuple[str, ...]
    labels: tuple[str, ...]
    types: tuple[str, ...]
    label_tests: tuple[tuple[str, tuple[str, ...]], ...]
    name_parts: tuple[NamePart, ...]
    keys: frozenset[str]
    aliases: Mapping[str, Part]

    @cached_property
    def avoided(self) -> frozenset[str]:
        """The labels that are named only where a node must not have them."""
        wanted = {name for node in self.nodes for name in node.labels}
        return frozenset(self.labels) - wanted - {n for _, names in self.label_tests for n in names}

    @cached_property
    def variables(self) -> frozenset[str]:
        """The variables that patterns bind, and the names `AS` gives them anew."""
        bound = {node.variable for node in self.nodes} | {edge.variable for edge in self.edges}
        bound -= {""}
        return frozenset(bound | {new for new, old in self._renamed if old in bound})

    @property
    def _renamed(self) -> Iterator[tuple[str, str]]:
        for new, part in self.aliases.items():
            if isinstance(part, Tree) and len(part.children) == 1 and is_name(part.children[0]):
                yield new, plain_name(part.children[0])

    @cached_property
    def _labels_by_variable(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, tuple[str, ...]] = {}
        patterns = ((node.variable, node.labels) for node in self.nodes)
        for variable, labels in (*patterns, *self.label_tests):
            if variable and labels:
                found[variable] = tuple(dict.fromkeys((*found.get(variable, ()), *labels)))
        for new, old in self._renamed:
            if old in found:
                found.setdefault(new, found[old])
        return found

    def labels_of(self, node: NodePattern | str) -> tuple[str, ...]:
        """The labels that a node or a variable has anywhere in the text."""
        if isinstance(node, NodePattern):
            return self.labels_of(node.variable) if node.variable else node.labels
        return self._labels_by_variable.get(node, ())


def outline(cypher: str, parameters: Mapping[str, Any] | None = None) -> Outline:
    """What a text names; `parameters` give the values it compares with by name."""
    return _read(cypher, parameters) if parameters else _read_before(cypher)


@lru_cache(maxsize=512)
def _read_before(cypher: str) -> Outline:
    return _read(cypher, {})


def _read(cypher: str, given: Mapping[str, Any]) -> Outline:
    tree = cypher_tree(cypher)
    trees = list(tree.iter_subtrees_topdown())  # type: ignore[no-untyped-call]
    aliases = aliases_in(trees)
    stands_for = {**dict(one_of_list(trees)), **aliases}
    written = partial(written_values, stands_for=stands_for, given=given)
    nodes: list[NodePattern] = []
    edges: list[EdgePattern] = []
    labels: list[str] = []
    types: list[str] = []
    reads: list[Reference] = []
    comparisons: list[Comparison] = []
    tests: list[tuple[str, tuple[str, ...]]] = []
    name_parts: list[NamePart] = []
    in_either: set[int] = set()
    in_not: set[int] = set()
    in_edges: set[int] = set()
    for one in trees:
        if any(isinstance(part, Token) and part.type in ("_OR", "_XOR") for part in one.children):
            in_either |= {id(part) for part in one.iter_subtrees()}
        in_not |= negated(one)
        in_edges |= {id(part) for inside in edge_brackets(one) for part in inside.children}
        if is_operand(one):
            reads += [*references_of(one), *_by_key(one, written)]
        if is_operand(one) and id(one) not in in_edges:
            named = list(_label_tests(one))
            labels += [name for _, names in named for name in names]
            tests += named if id(one) not in in_not else []
        found = patterns_in(one, written)
        nodes += found[0]
        edges += found[1]
        for sides in compared_in(one, stands_for, given):
            labels += sides.named("LABELS")
            tests += sides.label_tests() if id(one) not in in_not and not sides.negated else []
            types += sides.named("TYPE")
            reads += [Reference(sides.subject.variable, (one,)) for one in sides.named("KEYS")]
            name_parts += sides.name_parts()
            comparisons += sides.comparisons(either=id(one) in in_either)
    labels += [name for node in nodes for name in (*node.labels, *node.excluded)]
    return Outline(
        tree=tree,
        nodes=tuple(nodes),
        edges=tuple(edges),
        comparisons=tuple(comparisons),
        reads=_unique(reads),
        functions=_unique(name for one in trees for name in _functions(one)),
        labels=_unique(labels),
        types=_unique([*(name for edge in edges for name in edge.types), *types]),
        label_tests=tuple(tests),
        name_parts=tuple(name_parts),
        keys=frozenset(_keys(trees)),
        aliases=aliases,
    )


def _unique(found: Iterable[Named]) -> tuple[Named, ...]:
    return tuple(dict.fromkeys(found))


def _by_key(operand: Tree[Token], written: Callable[[Part], Sequence[Any]]) -> Iterator[Reference]:
    """`n[k]`, where `k` stands for texts that are written out."""
    head, *rest = operand.children
    first = rest[0] if rest else None
    if first is None or not is_name(head) or not is_rule(first, "brackets"):
        return
    key = first.children[1]
    values = written(key) if lone_name(key) and len(first.children) == 3 else ()
    yield from (Reference(plain_name(head), (one,)) for one in values if isinstance(one, str))


def _functions(tree: Tree[Token]) -> Iterator[str]:
    called = any(is_rule(one, "arguments") for one in tree.children[1:])
    if is_operand(tree) and called and isinstance(tree.children[0], Token):
        yield str(tree.children[0]).upper()


def _keys(trees: Iterable[Tree[Token]]) -> Iterator[str]:
    for tree in trees:
        if tree.data == "braces":
            for name, colon in pairwise(tree.children):
                if isinstance(colon, Token) and colon.type == "COLON":
                    yield plain_name(name)


def _label_tests(operand: Tree[Token]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """`n:Label` where it is a condition or the head of a node."""
    head, *rest = operand.children
    names = [name for one in rest if is_rule(one, "labels") for name in names_in(one)]
    negated = any(str(one) == "!" for part in rest for one in getattr(part, "children", ()))
    if is_name(head) and names and not negated:
        yield plain_name(head), tuple(names)


@dataclass(frozen=True)
class Sides:
    """A comparison in a sequence: what it is about, how, and with which values.

    They are `bare` where no function writes them in another case, `negated` behind a `NOT`.
    """

    subject: Subject
    operator: str
    values: tuple[Any, ...]
    bare: bool = True
    against: tuple[str, ...] = ()
    negated: bool = False

    def named(self, function: str) -> list[str]:
        """The names compared with what this function gives."""
        whole = self.subject.function == function and self.operator in ("=", "<>", "IN")
        whole &= not self.subject.casing
        listed = (one if isinstance(one, list) else [one] for one in self.values)
        return [name for one in listed for name in one if isinstance(name, str)] if whole else []

    def name_parts(self) -> Iterator[NamePart]:
        """The names that are asked for by a part of them, or in one case."""
        casing, function = self.subject.casing, self.subject.function
        texts = [one for one in self.values if isinstance(one, str)]
        if texts and function and (casing or self.operator in PARTLY) and self.operator != "=~":
            told = tuple(texts if self.bare else (in_case(casing, one) for one in texts))
            yield NamePart(function, self.subject.variable, self.operator, told, casing)

    def label_tests(self) -> list[tuple[str, tuple[str, ...]]]:
        """The labels that a variable must have one of."""
        names = tuple(self.named("LABELS"))
        return [(self.subject.variable, names)] if names and self.operator in ("=", "IN") else []

    def comparisons(self, *, either: bool) -> Iterator[Comparison]:
        """One for each property and value."""
        for reference in self.subject.references:
            for value in self.values:
                yield Comparison(
                    variable=reference.variable,
                    property=reference.name,
                    operator="=" if self.operator == "IN" else self.operator,
                    value=value,
                    ignore_case=bool(self.subject.casing),
                    either=either or len(self.subject.references) > 1 or len(self.values) > 1,
                    other_case=self.bare and _in_other_case(self.subject.casing, value),
                    against=self.against,
                )


def compared_in(
    tree: Tree[Token], aliases: Mapping[str, Part], parameters: Mapping[str, Any]
) -> Iterator[Sides]:
    """The comparisons that stand directly under this tree."""
    parts = tree.children
    places = [at for at, part in enumerate(parts) if is_operand(part)]
    for left, right in pairwise(places):
        signs = [str(one).upper() for one in parts[left + 1 : right]]
        minus = len(signs) > 1 and signs[-1] == "-"
        operator = OPERATORS.get(" ".join(signs[:-1] if minus else signs))
        sides = operator and _sides(parts[left], operator, parts[right], aliases, parameters)
        if not sides:
            continue
        values = sides.values
        if _arithmetic(parts, left - 1) or _arithmetic(parts, right + 1):
            sides, values = replace(sides, against=()), (None,)
        elif minus:
            values = tuple(-one if isinstance(one, (int, float)) else None for one in values)
        negated = left > 0 and getattr(parts[left - 1], "type", "") == "_NOT"
        yield replace(sides, values=values, negated=negated)


def _sides(
    left: Part,
    operator: str,
    right: Part,
    aliases: Mapping[str, Part],
    parameters: Mapping[str, Any],
) -> Sides | None:
    """What is compared, whichever side it stands on."""
    subject, told = subject_of(left, aliases), meant(right, aliases, parameters)
    value = literal_of(told, parameters)
    if subject is None and (operator in MIRRORED or operator == "IN"):
        subject, told = subject_of(right, aliases), meant(left, aliases, parameters)
        value = literal_of(told, parameters)
        operator = MIRRORED.get(operator, operator)
        if operator == "IN" and subject and not subject.function:
            value = None
    if subject is None:
        return None
    values: tuple[Any, ...] = (value[0] if value else None,)
    if isinstance(values[0], list) and (operator == "IN" or told not in (left, right)):
        values = tuple(values[0])
    bare = not (is_operand(told) and called(told)[0])
    against = tuple(_properties_in(told, operator, aliases)) if value is None else ()
    return Sides(subject, operator, values, bare, against)


def _properties_in(part: Part, operator: str, aliases: Mapping[str, Part]) -> Iterator[str]:
    """The properties on the other side; behind `IN` those that a list is written or drawn of."""
    if operator != "IN":
        other = subject_of(part, aliases)
        yield from (one.name for one in other.references) if other else ()
    elif is_operand(part) and lone_name(part) in aliases:
        yield from _properties_in(aliases[lone_name(part)], operator, {})
    elif is_operand(part):
        name, inside = called(part)
        head = part.children[0]
        listed = inside if name in ("COLLECT", "") else getattr(head, "children", [])
        deeper = "IN" if name == "" else "="
        for one in listed if name is not None or is_rule(head, "brackets") else ():
            yield from _properties_in(one, deeper, aliases)


def in_case(casing: str, text: str) -> str:
    """A text as a case function writes it; as it is where there is none."""
    if not casing:
        return text
    return text.lower() if "LOWER" in casing else text.upper()


def _in_other_case(casing: str, value: Any) -> bool:
    """Whether a text can never be what a case function gives."""
    return isinstance(value, str) and value != in_case(casing, value)


def _arithmetic(parts: Sequence[Part], at: int) -> bool:
    return 0 <= at < len(parts) and isinstance(parts[at], Token) and str(parts[at]) in ARITHMETIC
