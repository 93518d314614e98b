"""A query kept to the nodes of one twin, where several twins lie in one database (portfolio.py).

Every node pattern of the text gets the twin's own label, wherever a pattern may stand: in MATCH,
EXISTS, COUNT, COLLECT and CALL, in comprehensions and conditions, inside a shortest path. No
relationship leads from one twin to another (a load that made one is refused), so what a path
passes on its way lies in the twin of its ends. `labels()` does not tell the twin's own label.

A text is read strictly: what may be a pattern and is not one of the forms known here is refused.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from lark import Token, Tree

from graph_store.cypher_grammar import parser
from graph_store.cypher_tree import Part
from graph_store.cypher_values import is_name, is_operand, is_rule, plain_name
from graph_store.reading_only import NotReadingError, parse_reading

SHORTEST = frozenset({"shortestpath", "allshortestpaths"})
PROCEDURES = frozenset({"dbms.components"})
"""What may be called: it tells of the engine, not of what is in it."""
ARROWS = frozenset({"--", "-->", "<--", "<-->"})
OF_A_LABEL = frozenset({"NAME", "QUOTED_NAME", "BANG", "PERCENT", "LPAR", "RPAR"})
OWN = "oriel_label"


class NotConfinedError(NotReadingError):
    """The query may read, but cannot be kept to one twin; str() says what to write instead."""

    code = "Oriel.NotConfined"


@lru_cache(maxsize=1024)
def confined(cypher: str, label: str, *, label_expressions: bool = True) -> str:
    """The text with every node pattern restricted to nodes that carry `label`, a plain name.

    Without `label_expressions`, for an engine that cannot join them, `:A|B` in a node is refused.
    Raises NotReadingError, and NotConfinedError for a text that may hold a pattern it cannot read.
    """
    parse_reading(cypher)
    tree = parser(every_token=True).parse(cypher)
    return _Reading(cypher, label, label_expressions).rewritten(tree)


@dataclass
class _Reading:
    """One text being read; `inserts` are places and what is written there, in order."""

    cypher: str
    label: str
    label_expressions: bool
    inserts: list[tuple[int, str]] = field(default_factory=list)
    done: set[int] = field(default_factory=set)

    def rewritten(self, tree: Tree[Token]) -> str:
        trees = list(tree.iter_subtrees_topdown())  # type: ignore[no-untyped-call]
        for one in trees:
            self._patterns(one)
            self._names(one)
        for one in trees:
            if one.data == "return_clause":
                self._columns(one)
        pieces, read = [], 0
        for place, more in sorted(self.inserts, key=lambda insert: insert[0]):
            pieces += [self.cypher[read:place], more]
            read = place
        return "".join(pieces) + self.cypher[read:]

    def _patterns(self, tree: Tree[Token]) -> None:
        """Restrict the nodes of the patterns that stand directly under this tree."""
        parts = [part for part in tree.children if not is_rule(part, "where", "filter")]
        if tree.data == "match":
            self._paths(parts[next(i for i, p in enumerate(parts) if _is(p, "_MATCH")) + 1 :])
        elif tree.data == "inner_query" and not any(is_rule(part, "part") for part in parts):
            self._paths(parts[2:-1])
        elif tree.data == "operand" and _called(tree) in SHORTEST:
            self._paths(_arguments(tree))
        elif tree.data == "operand" and _called(tree) == "exists":
            self._existing(_arguments(tree))
        else:
            self._conditions(tree.children)

    def _paths(self, parts: Sequence[Part]) -> None:
        """Patterns, with commas between them; anything else is refused."""
        at = 0
        while at < len(parts):
            if _name_alone(parts[at]) and _signs(parts, at + 1, 1) == "=":
                at += 2
            at = self._path(parts, at)
            if at < len(parts) and not _is(parts[at], "COMMA"):
                raise self._refused(parts[at])
            at += 1

    def _path(self, parts: Sequence[Part], at: int) -> int:
        """One path from `at`; the place behind it."""
        if at >= len(parts):
            raise NotConfinedError("A pattern is missing; write MATCH (n:Label)")
        if _called(parts[at]) in SHORTEST and len(_trees(parts[at])) == 2:
            return at + 1
        self._restrict(parts[at])
        step = _edge(parts, at)
        while step is not None:
            at = step
            self._restrict(parts[at])
            step = _edge(parts, at)
        return at + 1

    def _existing(self, parts: Sequence[Part]) -> None:
        """What `exists( )` asks of: a pattern, or a property."""
        if len(parts) == 1 and self._head(parts[0]) is not None:
            self._restrict(parts[0])
        self._conditions(parts)

    def _conditions(self, parts: Sequence[Part]) -> None:
        """Expressions: `(a)-[…]->(b)` among them is a pattern, `(a) - b` is none."""
        for at, part in enumerate(parts):
            if not (is_operand(part) and _bracketed(part)):
                continue
            end = _edge(parts, at)
            if end is not None and is_rule(_first(parts[end]), "parentheses"):
                self._restrict(part)
                self._restrict(parts[end])
            elif _like_an_edge(parts, at):
                raise self._refused(part)

    def _restrict(self, part: Part) -> None:
        """Give the node pattern its label. Raises NotConfinedError for any other form."""
        head = self._head(part)
        if head is None:
            raise self._refused(part)
        if id(part) not in self.done:
            self.done.add(id(part))
            self.inserts += head

    def _head(self, part: Part) -> list[tuple[int, str]] | None:
        """What to insert into `(variable:Labels {…} WHERE …)`; None for what is none."""
        if not (is_operand(part) and len(part.children) == 1):
            return None
        brackets = part.children[0]
        if not is_rule(brackets, "parentheses"):
            return None
        inner = [one for one in brackets.children[1:-1] if not is_rule(one, "filter")]
        if not inner:
            bare = len(brackets.children) == 2
            return [(brackets.meta.start_pos + 1, f":{self.label}")] if bare else None
        if not is_operand(inner[0]):
            return None
        first = inner[0].children[0]
        named = is_name(first)
        place = (first.end_pos or 0) if is_name(first) else brackets.meta.start_pos + 1
        rest = inner[0].children[named:]
        if len(inner) == 1 and _plain_labels(rest):
            return [(place, f":{self.label}")]
        return self._expression(inner, rest)

    def _expression(
        self, inner: Sequence[Part], rest: Sequence[Part]
    ) -> list[tuple[int, str]] | None:
        """What to insert where labels are joined by signs, `:A|B&!C`."""
        if not (rest and is_rule(rest[0], "labels")):
            return None
        leaves = [leaf for part in (*rest, *inner[1:]) for leaf in _leaves(part)][1:]
        if not all(leaf.type in OF_A_LABEL or str(leaf) in ("|", "&") for leaf in leaves):
            return None
        if not self.label_expressions:
            raise NotConfinedError(
                f"Labels joined by signs ({self.cypher[leaves[0].start_pos : leaves[-1].end_pos]}) "
                "cannot be kept to one twin on this engine; write WHERE n:A OR n:B"
            )
        start, end = leaves[0].start_pos, leaves[-1].end_pos
        return [(start or 0, f"{self.label}&("), (end or 0, ")")]

    def _names(self, tree: Tree[Token]) -> None:
        """Let `labels()` not tell the twin's label; refuse what tells of all that there is."""
        if tree.data == "operand" and _called(tree) == "labels":
            call = tree.children[1]
            assert isinstance(call, Tree)
            self.inserts.append((tree.meta.start_pos, f"[{OWN} IN "))
            self.inserts.append((call.meta.end_pos, f" WHERE {OWN} <> '{self.label}']"))
        elif tree.data == "procedure_name":
            name = ".".join(plain_name(part) for part in tree.children if is_name(part))
            if name.lower() not in PROCEDURES:
                raise NotConfinedError(
                    f"The procedure {name} tells of every twin in this database; ask with MATCH "
                    "for this one"
                )
        elif tree.data == "start" and isinstance(tree.children[0], Token):
            raise NotConfinedError(
                f"{tree.children[0]} tells of every twin in this database; ask without it"
            )

    def _columns(self, clause: Tree[Token]) -> None:
        """Name the columns as they were written, where the text of one was changed."""
        for item in clause.children:
            if not is_rule(item, "item") or any(_is(part, "_AS") for part in item.children):
                continue
            start, end = item.meta.start_pos, item.meta.end_pos
            if any(start <= place <= end for place, _ in self.inserts):
                written = self.cypher[start:end].replace("`", "``")
                self.inserts.append((end, f" AS `{written}`"))

    def _refused(self, part: Part) -> NotConfinedError:
        leaf = next(_leaves(part))
        return NotConfinedError(
            f"What stands at line {leaf.line}, column {leaf.column} may be a pattern that cannot "
            "be kept to one twin of this database; write patterns as (a:Label)-[:TYPE*1..3]->(b)"
        )


def _plain_labels(parts: Sequence[Part]) -> bool:
    """Whether these are `:Label` as often as wanted, and a map or none behind them."""
    labels = parts[:-1] if parts and is_rule(parts[-1], "braces") else parts
    return all(
        is_rule(one, "labels") and len(one.children) == 2 and is_name(one.children[1])
        for one in labels
    )


def _leaves(part: Part) -> Iterator[Token]:
    """The tokens of a part in order; of a map none."""
    if isinstance(part, Token):
        yield part
    elif part.data != "braces":
        for one in part.children:
            yield from _leaves(one)


def _edge(parts: Sequence[Part], at: int) -> int | None:
    """The place of the operand that an arrow leads to from the one at `at`."""
    before, middle = _operators(parts, at + 1)
    if before in ARROWS:
        return middle if middle < len(parts) else None
    if before in ("-", "<-") and middle < len(parts) and _edge_brackets(parts[middle]):
        behind, end = _operators(parts, middle + 1)
        if behind in ("-", "->") and end < len(parts):
            return end
    return None


def _like_an_edge(parts: Sequence[Part], at: int) -> bool:
    """Whether an arrow of any other form may begin behind the brackets at `at`.

    It may where what it would lead to holds brackets too: `(a)-->+(b)`, no `(a) - -1`.
    """
    before, middle = _operators(parts, at + 1)
    if before in ("-", "<-") and middle < len(parts) and _edge_brackets(parts[middle]):
        before, middle = _operators(parts, middle + 1)
    elif before[:2] != "--" and before[:3] != "<--":
        return False
    return before[:1] in ("-", "<") and middle < len(parts) and _bracketed(parts[middle])


def _operators(parts: Sequence[Part], at: int) -> tuple[str, int]:
    """The signs from `at` on, and the place of the operand behind them."""
    end = at
    while end < len(parts) and isinstance(parts[end], Token):
        end += 1
    return _signs(parts, at, end - at), end


def _signs(parts: Sequence[Part], at: int, count: int) -> str:
    return "".join(str(part) for part in parts[at : at + count])


def _edge_brackets(part: Part) -> bool:
    return is_operand(part) and len(part.children) == 1 and is_rule(part.children[0], "brackets")


def _bracketed(part: Part) -> bool:
    """Whether an operand has round brackets of its own: `(a)`, `f(a)`, `((a)-->(b)){1,3}`."""
    return isinstance(part, Tree) and any(
        is_rule(one, "parentheses", "arguments") for one in part.children
    )


def _first(part: Part) -> Part:
    return part.children[0] if isinstance(part, Tree) and part.children else part


def _called(part: Part) -> str:
    """The function that an operand begins with a call of, in small letters; else nothing."""
    if not (is_operand(part) and len(part.children) > 1 and is_rule(part.children[1], "arguments")):
        return ""
    name = part.children[0]
    return str(name).strip("`").lower() if isinstance(name, Token) else ""


def _arguments(operand: Part) -> list[Part]:
    """What stands between the brackets of a call."""
    call = operand.children[1] if isinstance(operand, Tree) else operand
    return call.children[1:-1] if isinstance(call, Tree) else []


def _trees(part: Part) -> list[Part]:
    return list(part.children) if isinstance(part, Tree) else []


def _name_alone(part: Part) -> bool:
    return is_operand(part) and len(part.children) == 1 and is_name(part.children[0])


def _is(part: Part, kind: str) -> bool:
    return isinstance(part, Token) and part.type == kind
