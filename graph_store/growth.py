"""How much an expression may hold and take, told from the parsed query before an engine sees it.

An engine looks at its clock and its memory between rows. Inside one expression it does not: a text
that `reduce` doubles thirty times, or `any` inside `any` over a hundred thousand numbers each, goes
on until the engine ends. So sizes are estimated on the tree: what is written out is counted exactly
(literals, `range(1, 100000)`), and what only the graph knows is taken for small, so that nothing is
refused for what it might be; what runs over then is ended by its limits (arcadedb.py).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from lark import Token, Tree

Parsed = Tree[Token]
Parts = Sequence[Parsed | Token]
MOST_HELD = 10_000_000
MOST_STEPS = 10_000_000
DEEPEST = 8
DOUBLES = 1.5
"""From this factor a step on, what reduce holds is taken to multiply."""


class TooLargeError(Exception):
    """An expression would grow past all bounds; str() is the sentence."""


@dataclass(frozen=True)
class Size:
    """`items` of a list or letters of a text; `held`, those and all that lies inside them.

    `steps` to make it; `counted` where the query itself tells how many items there are. Of a map
    that is written out, its `fields`.
    """

    items: float = 1
    held: float = 1
    steps: float = 1
    counted: bool = True
    number: bool = False
    fields: Mapping[str, "Size"] = field(default_factory=dict)

    def under(self, name: str) -> "Size":
        """What a map holds under a name; of any other, at most all that it holds."""
        return self.fields.get(name, replace(self, items=self.held, fields={}))

    def with_each(self, held: float) -> "Size":
        """So many held, by a map in each of its fields."""
        fields = {name: Size(items=held, held=held) for name in self.fields}
        return Size(items=held, held=held * max(1, len(fields)), fields=fields)

    def counts_as(self, begun: "Size") -> bool:
        """Whether this is a map of the same fields, each of them no map."""
        flat = not any(size.fields for size in self.fields.values())
        return flat and bool(self.fields) and self.fields.keys() == begun.fields.keys()

    def is_numbers(self) -> bool:
        """Whether this is a map of nothing but numbers."""
        return bool(self.fields) and all(size.number for size in self.fields.values())


@dataclass(frozen=True)
class Scope:
    """The sizes of the names that are known, and how many iterations are around."""

    names: Mapping[str, Size]
    depth: int = 0

    def inside(self, names: Mapping[str, Size]) -> "Scope":
        """One iteration further in, with more names. Raises TooLargeError."""
        if self.depth == DEEPEST:
            raise TooLargeError(
                f"Lists are gone through inside one another more than {DEEPEST} deep; "
                "use UNWIND or WITH between them"
            )
        return Scope({**self.names, **names}, self.depth + 1)


NUMBER = Size(number=True)
UNKNOWN = Size(items=10, held=10, counted=False)
SCALARS = frozenset(
    {"abs", "avg", "ceil", "char_length", "character_length", "count", "exists", "floor", "id"}
    | {"isempty", "length", "rand", "round", "sign", "size", "sqrt", "sum", "tofloat"}
    | {"tointeger", "valuetype"}
)


def weigh(query: Parsed) -> None:
    """Raise TooLargeError for a query with an expression that no engine should begin."""
    _statement(query, Scope({}))


def _statement(holder: Parsed, scope: Scope) -> dict[str, Size]:
    """What a statement gives by name, each as large as in its largest branch."""
    given: dict[str, Size] = {}
    for part in holder.children:
        if isinstance(part, Tree) and part.data == "part":
            for name, size in _part(part, scope).items():
                given[name] = max(given.get(name, size), size, key=lambda s: s.held)
    return given


def _part(part: Parsed, scope: Scope) -> dict[str, Size]:
    names = dict(scope.names)
    for clause in _trees(part.children):
        here = replace(scope, names=names)
        if clause.data == "subquery":
            names = names | _statement(clause, here)
        elif clause.data == "unwind":
            *listed, name = clause.children
            names = names | {_name(name): _element(_size(listed, here))}
        elif clause.data in {"with_clause", "return_clause"}:
            names = _projected(clause, here)
        else:
            _size(clause.children, here)
            if clause.data == "match":
                _check_search(clause, here)
                bound = [
                    tree for p in clause.find_data("parentheses") for tree in _trees(p.children)
                ]
                names = names | {_name(tree.children[0]): UNKNOWN for tree in bound}
    return names


def _check_search(match: Parsed, scope: Scope) -> None:
    """Refuse a shortest path of any length between any node and any other.

    An end is told by a label, by properties, by a condition, or since it was matched before; for
    all pairs no engine looks at its clock.
    """
    said = Counter(str(t) for t in match.scan_values(lambda t: isinstance(t, Token)))
    for operand in match.find_data("operand"):
        if called(operand).casefold() not in {"shortestpath", "allshortestpaths"}:
            continue
        ends = [end for end in operand.find_data("parentheses") if not _is_told(end, said, scope)]
        steps = [tree.children[-1] for tree in operand.find_data("brackets") if tree.children]
        if len(ends) > 1 and not any(_is_number(last) for last in steps):
            raise TooLargeError(
                "A shortest path of any length between any two nodes is searched for every pair "
                "of them; give an end a label or a property, or the path a longest length, *..10"
            )


def _is_told(end: Parsed, said: Counter[str], scope: Scope) -> bool:
    """Whether more is said of a path's end than a name of its own."""
    if not end.children:
        return False
    operand = end.children[0]
    if isinstance(operand, Token) or len(end.children) > 1 or len(operand.children) > 1:
        return True
    name = _name(operand)
    return name in scope.names or said[name] > 1


def _is_number(last: Parsed | Token) -> bool:
    atom = last.children[0] if isinstance(last, Tree) else last
    return isinstance(atom, Token) and atom.type == "NUMBER"


def _projected(clause: Parsed, scope: Scope) -> dict[str, Size]:
    """The names that a WITH or RETURN leaves."""
    everything = any(isinstance(child, Token) for child in clause.children)
    names = dict(scope.names) if everything else {}
    for item in _trees(clause.children):
        if item.data == "item":
            *expression, name = item.children
            size = _size(expression if isinstance(name, Token) else item.children, scope)
            names[_name(name)] = size
        else:
            _size(item.children, replace(scope, names={**scope.names, **names}))
    return names


def _size(parts: Parts, scope: Scope) -> Size:
    """The size of operands between operators. Raises TooLargeError.

    Only `+` puts its two sides together; what stands beside any other operator is a number or
    a truth value, or the engine refuses it.
    """
    terms = [_term(term, scope) for term in _split(parts, "+")]
    number = all(term.number for term in terms)
    steps = sum(term.steps for term in terms)
    if steps > MOST_STEPS:
        raise TooLargeError(
            f"An expression would take more than {MOST_STEPS:,} steps, for lists are gone through "
            "inside one another; shorten them, or use UNWIND and WITH"
        )
    return Size(
        items=1 if number else sum(term.items for term in terms),
        held=1 if number else _bounded(sum(term.held for term in terms)),
        steps=steps,
        counted=all(term.counted for term in terms),
        number=number,
        fields=terms[0].fields if len(terms) == 1 else {},
    )


def _bounded(held: float) -> float:
    if held > MOST_HELD:
        raise TooLargeError(
            f"An expression would grow to more than {MOST_HELD:,} letters or values; "
            "build less in one expression, or take the rows themselves"
        )
    return held


def _term(parts: Parts, scope: Scope) -> Size:
    trees = _trees(parts)
    sizes = [
        _operand(tree, scope) if tree.data == "operand" else _size(tree.children, scope)
        for tree in trees
    ]
    if len(sizes) == 1 and len(parts) == 1:
        return sizes[0]
    return Size(steps=sum(size.steps for size in sizes), number=True)


def _operand(operand: Parsed, scope: Scope) -> Size:
    atom, *postfixes = operand.children
    if name := called(operand):
        arguments = next(p for p in _trees(postfixes) if p.data == "arguments")
        return _call(name.casefold(), arguments, scope)
    size = _atom(atom, scope)
    for postfix in _trees(postfixes):
        if postfix.data == "braces":
            listed = _map(postfix, scope)
            size = replace(listed, held=listed.held + size.held)
        elif postfix.data != "property":
            size = replace(size, steps=size.steps + _size(postfix.children, scope).steps)
        else:
            size = replace(size.under(_name(postfix.children[0])), steps=size.steps)
    return size


def called(operand: Parsed) -> str:
    """The name of the function that an operand calls, `date.truncate`; else empty."""
    atom, *postfixes = operand.children
    names = [atom]
    for postfix in _trees(postfixes):
        if postfix.data == "arguments":
            return ".".join(map(_name, names)) if isinstance(atom, Token) else ""
        if postfix.data != "property":
            return ""
        names += postfix.children
    return ""


def _atom(atom: Parsed | Token, scope: Scope) -> Size:
    if isinstance(atom, Token):
        if atom.type == "STRING":
            return Size(items=len(atom), held=len(atom))
        if atom.type == "NUMBER":
            return NUMBER
        return replace(scope.names.get(_name(atom), UNKNOWN), steps=1)
    match atom.data:
        case "brackets":
            size = _brackets(atom, scope)
        case "braces":
            size = _map(atom, scope)
        case "case":
            size = _case(atom, scope)
        case "inner_query":
            size = _gathered(atom, scope)
        case "parameter":
            size = UNKNOWN
        case _:
            size = _size(atom.children, scope)
    return size


def _gathered(query: Parsed, scope: Scope) -> Size:
    """What COLLECT { } gathers, as `collect` does; of COUNT { } and EXISTS { } a value."""
    given = _statement(query, scope)
    if str(query.children[0]).upper() != "COLLECT":
        return UNKNOWN
    held = max((size.held for size in given.values()), default=1)
    return Size(items=10, held=10 * held, counted=False)


def _case(case: Parsed, scope: Scope) -> Size:
    told = [c for c in _trees(case.children) if c.data == "outcome"]  # not those further inside
    outcomes = [_size(tree.children, scope) for tree in told]
    tests = [c for c in case.children if not (isinstance(c, Tree) and c.data == "outcome")]
    steps = _size(tests, scope).steps + sum(outcome.steps for outcome in outcomes)
    largest = max(outcomes, key=lambda outcome: outcome.held)
    return replace(largest, steps=steps, number=all(outcome.number for outcome in outcomes))


def _brackets(brackets: Parsed, scope: Scope) -> Size:
    """A list: written out, or made from another."""
    if over := _iterated(brackets.children):
        name, source, tests, made = over
        listed = _size(source, scope)
        inside = scope.inside({name: _element(listed)})
        each = _size(made, inside) if made else _element(listed)
        return _gone_through(listed, each, [_size(test, inside) for test in tests])
    return _listed([_size(value, scope) for value in _split(brackets.children, ",")])


def _listed(sizes: Sequence[Size]) -> Size:
    """A list or a map of values of these sizes."""
    return Size(
        items=len(sizes),
        held=_bounded(sum(size.held for size in sizes) + 1),
        steps=sum(size.steps for size in sizes) + 1,
    )


def _map(braces: Parsed, scope: Scope) -> Size:
    keys: list[str] = []
    values: list[list[Parsed | Token]] = []
    for part in braces.children:
        if isinstance(part, Token) and part.type in {"NAME", "QUOTED_NAME", "STRING"}:
            keys.append(_name(part).strip("'\""))
            values.append([])
        elif values:
            values[-1].append(part)
    given = {key: value for key, value in zip(keys, values, strict=True) if value}
    fields = {key: _size(value, scope) for key, value in given.items()}
    return replace(_listed(list(fields.values())), fields=fields)


def _call(name: str, arguments: Parsed, scope: Scope) -> Size:
    given = _split(arguments.children, ",")
    if name == "reduce" and len(given) == 2:
        return _reduced(given[0], given[1], scope)
    if over := _iterated(arguments.children):  # all, any, none, single
        variable, source, tests, _ = over
        listed = _size(source, scope)
        inside = scope.inside({variable: _element(listed)})
        return Size(steps=_gone_through(listed, NUMBER, [_size(t, inside) for t in tests]).steps)
    sizes = [_size(argument, scope) for argument in given]
    steps = sum(size.steps for size in sizes) + 1
    if name in SCALARS:
        return Size(steps=steps, number=True)
    if name == "range":
        return _range(given, steps)
    held = sum(size.held for size in sizes)
    if name == "replace" and len(sizes) == 3:
        held = sizes[0].held * max(1.0, sizes[2].held - 2)  # its quotes are counted, too
    if name == "collect":
        return Size(items=10, held=10 * held, steps=steps, counted=False)
    counted = all(size.counted for size in sizes)
    return Size(items=held, held=held, steps=steps, counted=counted)


def _range(given: list[Parts], steps: float) -> Size:
    """How long `range(first, last, step)` is, where these are written out."""
    try:
        first, last, *step = (int("".join(map(_text, argument))) for argument in given)
    except ValueError:
        return replace(UNKNOWN, steps=steps)
    count = max(0, (last - first) // (step[0] if step and step[0] else 1) + 1)
    return Size(items=count, held=count, steps=steps + count)


def _reduced(start: Parts, over: Parts, scope: Scope) -> Size:
    """What `reduce(total = start, x IN list | step)` grows to."""
    iterated, (total, *first) = _iterated(over), _split(start, "=")
    if not iterated or not first:
        return UNKNOWN
    name, source, _, step = iterated
    listed, begun = _size(source, scope), _size(first[0], scope)

    def stepped(held: Size) -> Size:
        inside = {_name(total[0].children[0]): held} if isinstance(total[0], Tree) else {}
        return _size(step, scope.inside(inside | {name: _element(listed)}))

    each = stepped(begun)
    gone_through = _gone_through(listed, NUMBER, [each])
    if begun.number and each.number:
        return Size(steps=gone_through.steps, number=True)
    kept = each if each.counts_as(begun) else replace(begun, fields={})
    if kept.is_numbers() and begun.is_numbers():
        return replace(each, steps=gone_through.steps)
    little, much = (stepped(kept.with_each(n)) for n in (1000, 2000))
    factor = max(
        (much.under(name).held - little.under(name).held) / 1000 for name in kept.fields or [""]
    )
    if factor > DOUBLES and not listed.counted:
        raise TooLargeError(
            "reduce multiplies what it holds with each element of a list whose length the query "
            "does not tell; use what it holds once"
        )
    held = begun.held
    for _ in range(int(min(listed.items, 100)) if factor > DOUBLES else 0):
        held *= factor
    held += listed.items * max(0.0, little.held - 1000 * factor)
    return Size(items=held, held=_bounded(held), steps=gone_through.steps)


def _gone_through(listed: Size, each: Size, tests: Iterable[Size]) -> Size:
    """What comes of a list whose every element is tested and made into `each`."""
    steps = sum(test.steps for test in tests) + each.steps
    return Size(
        items=listed.items,
        held=listed.items * each.held,
        steps=listed.steps + listed.items * steps,
        counted=listed.counted,
    )


Iterated = tuple[str, Parts, list[Parts], Parts]


def _iterated(parts: Parts) -> Iterated | None:
    """The name, the list, the tests and the outcome of `x IN list WHERE test | outcome`."""
    if len(parts) < 3 or not isinstance(parts[1], Token) or parts[1].type != "IN":
        return None
    flat = [
        child
        for part in parts[2:]
        for child in (
            [Token("SYMBOL", "WHERE"), *part.children]
            if isinstance(part, Tree) and part.data == "filter"
            else [part]
        )
    ]
    before, *made = _split(flat, "|")
    source, *tests = _split(before, "WHERE")
    return _name(parts[0]), source, tests, made[0] if made else []


def _element(listed: Size) -> Size:
    """One of a list."""
    held = max(1.0, listed.held / max(1.0, listed.items))
    number = listed.counted and held == 1
    return Size(items=held, held=held, counted=listed.counted, number=number)


def _split(parts: Parts, mark: str) -> list[Parts]:
    """`parts` between the tokens that read `mark`."""
    found: list[list[Parsed | Token]] = [[]]
    for part in parts:
        if isinstance(part, Token) and part == mark:
            found.append([])
        else:
            found[-1].append(part)
    return list(found)


def _trees(parts: Parts) -> list[Parsed]:
    return [part for part in parts if isinstance(part, Tree)]


def _name(part: Parsed | Token) -> str:
    """A name without its back-ticks; of an operand, its text."""
    return _text(part).strip("`")


def _text(part: Parsed | Token) -> str:
    if isinstance(part, Token):
        return str(part)
    return "".join(map(str, part.scan_values(lambda _: True)))
