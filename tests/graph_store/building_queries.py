"""Building-style queries by the hundred, each in the words of two engines.

Labels stand as @Element@: here several labels a node, in Ladybug one table a node, so that a
supertype is spelled as all its tables. Where one pattern uses a relationship type twice, Ladybug
is told what openCypher takes for granted: that one relationship is not used twice, and that the
sum of nothing is 0, not null. With these two told, every answer is the same.
"""

import random
from dataclasses import dataclass, replace

from ifc_loader.property_graph import Node, PropertyGraph, Relationship

LABELS = {
    "Wall": ("Wall", "Element", "Product"),
    "Door": ("Door", "Element", "Product"),
    "Window": ("Window", "Element", "Product"),
    "Space": ("Space", "Product"),
    "Storey": ("Storey", "Product"),
    "Material": ("Material",),
    "Kind": ("Kind",),
}
PROPERTIES = {"Name": "STRING", "Width": "DOUBLE", "Fire": "BOOLEAN", "Level": "INT64"}
ENDS = {
    "HOSTS": (("Wall", "Door"), ("Wall", "Window")),
    "CONTAINS": (("Storey", "Wall"), ("Storey", "Door"), ("Storey", "Window")),
    "AGGREGATES": (("Storey", "Space"),),
    "BOUNDED_BY": (("Space", "Wall"), ("Space", "Door"), ("Space", "Window")),
    "HAS_MATERIAL": (("Wall", "Material"), ("Door", "Material"), ("Window", "Material")),
    "HAS_TYPE": (("Wall", "Kind"), ("Door", "Kind"), ("Window", "Kind")),
    "ADJACENT_TO": (("Space", "Space"),),
    "LEADS_TO": (("Door", "Space"),),
}
TABLES = {
    label: [concrete for concrete, labels in LABELS.items() if label in labels]
    for label in {label for labels in LABELS.values() for label in labels}
}


@dataclass(frozen=True)
class Query:
    """The same question for ArcadeDB (`cypher`) and for Ladybug (`other`)."""

    shape: str
    cypher: str
    other: str


def building(seed: int = 1) -> PropertyGraph:
    """A made-up building of seventy nodes, with holes in its properties and relationships."""
    chance = random.Random(seed)
    counts = {"Storey": 3, "Space": 10, "Wall": 20, "Door": 12, "Window": 15, "Material": 5}
    nodes: list[Node] = []
    for concrete, count in (counts | {"Kind": 6}).items():
        for i in range(count):
            held: dict[str, str | float | bool | int] = {
                "Name": f"{concrete} {i % 4}",
                "Width": round(chance.uniform(0.5, 4), 2),
                "Fire": chance.random() < 0.5,
                "Level": chance.randrange(4),
            }
            kept = {name: value for name, value in held.items() if chance.random() < 0.8}
            nodes.append(Node(f"b/{concrete}{i}", LABELS[concrete], dict(kept)))
    keys = {c: [n.key for n in nodes if n.labels == LABELS[c]] for c in LABELS}
    links: set[tuple[str, str, str]] = set()
    for kind, pairs in ENDS.items():
        for start, end in pairs:
            for _ in range(max(len(keys[start]), len(keys[end]))):
                a, b = chance.choice(keys[start]), chance.choice(keys[end])
                if a != b:
                    links.add((a, kind, b))
    return PropertyGraph("b", nodes, [Relationship(a, kind, b) for a, kind, b in sorted(links)])


class Writer:
    """Writes queries at random from one seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def label(self, concrete: str) -> str:
        return self.chance.choice(LABELS[concrete])

    def hop(self, start: str | None = None) -> tuple[str, str, str]:
        """A start label, an arrow with the type in it, an end label, as one finds in the graph."""
        steps = [(kind, a, b) for kind, pairs in ENDS.items() for a, b in pairs]
        fitting = [
            (kind, a, b, forth)
            for kind, a, b in steps
            for forth in (True, False)
            if start is None or (a if forth else b) == start
        ]
        kind, a, b, forth = self.chance.choice(fitting)
        if self.chance.random() < 0.1:
            return (a if forth else b), f"-[r:{kind}]-", (b if forth else a)
        return (a, f"-[r:{kind}]->", b) if forth else (b, f"<-[r:{kind}]-", a)

    def test(self, name: str) -> str:
        return self.chance.choice(
            [
                f"{name}.Width > {self.chance.choice([1, 1.5, 2])}",
                f"{name}.Level = {self.chance.randrange(4)}",
                f"{name}.Level <> {self.chance.randrange(4)}",
                f"{name}.Fire = true",
                f"NOT {name}.Fire",
                f"{name}.Name IS NULL",
                f"{name}.Name IS NOT NULL AND {name}.Level >= 1",
                f"{name}.Name CONTAINS '{self.chance.randrange(4)}'",
                f"{name}.Name ENDS WITH ' 1' OR {name}.Width < 1",
                f"{name}.Level IN [0, 2]",
            ]
        )

    def where(self, name: str, odds: float = 0.5) -> str:
        return f"WHERE {self.test(name)} " if self.chance.random() < odds else ""

    def count(self, name: str) -> str:
        return self.chance.choice(
            [f"count({name})", f"count({name})", f"count(DISTINCT {name})", f"count({name}.Name)"]
        )


def _both(shape: str, text: str, differ: str = "") -> Query:
    """`differ` is a condition that only the other engine must be told."""
    cypher, other = text.replace("@&@", ""), text.replace("@&@", differ)
    for label, tables in TABLES.items():
        cypher = cypher.replace(f"@{label}@", label)
        other = other.replace(f"@{label}@", ":".join(tables))
    return Query(shape, cypher, other)


def _per_thing(w: Writer) -> Query:
    a, arrow, b = w.hop()
    match = f"MATCH (a:@{w.label(a)}@) {w.where('a')}"
    other = f"OPTIONAL MATCH (a){arrow}(b:@{w.label(b)}@) {w.where('b', 0.3)}"
    more = w.chance.choice(["", "WHERE n > 0 ", "WHERE n <> 1 "])
    distinct = w.chance.choice(["", "DISTINCT "])
    return _both(
        "count per thing",
        f"{match}{other}WITH {distinct}a, {w.count('b')} AS n {more}RETURN a.key AS k, n",
    )


def _per_thing_in_return(w: Writer) -> Query:
    a, arrow, b = w.hop()
    optional = w.chance.choice(["OPTIONAL ", ""])
    return _both(
        "count in RETURN",
        f"MATCH (a:@{w.label(a)}@) {w.where('a')}{optional}MATCH (a){arrow}(b:@{w.label(b)}@) "
        f"{w.where('b', 0.3)}RETURN a.key AS k, {w.count('b')} AS n",
    )


def _two_counts(w: Writer) -> Query:
    a, first, b = w.hop()
    _, second, c = w.hop(a)
    return _both(
        "two counts",
        f"MATCH (a:@{w.label(a)}@) OPTIONAL MATCH (a){first}(b:@{w.label(b)}@) "
        f"WITH a, {w.count('b')} AS n "
        f"OPTIONAL MATCH (a){second.replace('[r', '[s')}(c:@{w.label(c)}@) {w.where('c', 0.3)}"
        f"WITH a, n, {w.count('c')} AS m RETURN a.key AS k, n, m",
    )


def _path(w: Writer) -> Query:
    a, first, b = w.hop()
    _, second, c = w.hop(b)
    second = second.replace("[r", "[s")
    apart = " AND id(r) <> id(s)" if _kind(first) == _kind(second) else ""
    if w.chance.random() < 0.5:
        told = "a.key AS k, b.key AS l, c.key AS m"
    else:
        told = w.chance.choice(["a.Level AS k", "c.Name AS k", "a.key AS k"]) + ", count(*) AS n"
    return _both(
        "path",
        f"MATCH (a:@{w.label(a)}@){first}(b:@{w.label(b)}@){second}(c:@{w.label(c)}@) "
        f"WHERE ({w.test('b')} OR {w.test('c')})@&@ RETURN {told}",
        apart,
    )


def _kind(arrow: str) -> str:
    return arrow.partition(":")[2].partition("]")[0]


def _distinct_first(w: Writer) -> Query:
    a, arrow, b = w.hop()
    return _both(
        "distinct, ordered",
        f"MATCH (a:@{w.label(a)}@){arrow}(b:@{w.label(b)}@) {w.where('a')}"
        f"RETURN DISTINCT b.key AS k ORDER BY k {w.chance.choice(['', 'DESC '])}"
        f"SKIP {w.chance.randrange(3)} LIMIT {w.chance.randrange(1, 9)}",
    )


def _exists(w: Writer) -> Query:
    a, arrow, b = w.hop()
    no = w.chance.choice(["", "NOT "])
    return _both(
        "exists",
        f"MATCH (a:@{w.label(a)}@) WHERE {no}EXISTS {{ MATCH (a){arrow}(b:@{w.label(b)}@) "
        f"{w.where('b')}}} AND ({w.test('a')}) RETURN a.key AS k",
    )


def _union(w: Writer) -> Query:
    branches = []
    for _ in range(2):
        a, arrow, b = w.hop()
        branches.append(
            f"MATCH (a:@{w.label(a)}@) OPTIONAL MATCH (a){arrow}(b:@{w.label(b)}@) "
            f"WITH a, {w.count('b')} AS n RETURN a.key AS k, n"
        )
    return _both("union", w.chance.choice([" UNION ALL ", " UNION "]).join(branches))


def _total(w: Writer) -> Query:
    a, arrow, b = w.hop()
    of = w.chance.choice(["sum(b.Width)", "avg(b.Width)", "min(b.Level)", "max(b.Width)"])
    query = _both(
        "totals",
        f"MATCH (a:@{w.label(a)}@){arrow}(b:@{w.label(b)}@) {w.where('b')}"
        f"RETURN a.{w.chance.choice(['Name', 'Level', 'key'])} AS k, {of} AS x, count(*) AS n",
    )
    return replace(query, other=query.other.replace("sum(b.Width)", "coalesce(sum(b.Width), 0.0)"))


def _most(w: Writer) -> Query:
    a, arrow, b = w.hop()
    return _both(
        "most",
        f"MATCH (a:@{w.label(a)}@) OPTIONAL MATCH (a){arrow}(b:@{w.label(b)}@) "
        f"WITH a, count(b) AS n ORDER BY n DESC, a.key LIMIT {w.chance.randrange(1, 5)} "
        "RETURN a.key AS k, n",
    )


def _gathered(w: Writer) -> Query:
    a, arrow, b = w.hop()
    return _both(
        "gathered",
        f"MATCH (a:@{w.label(a)}@) OPTIONAL MATCH (a){arrow}(b:@{w.label(b)}@) "
        f"WITH a, collect(b.key) AS ks, count(b) AS n RETURN a.key AS k, ks, size(ks) = n AS same",
    )


def _cases(w: Writer) -> Query:
    a, arrow, b = w.hop()
    return _both(
        "cases",
        f"MATCH (a:@{w.label(a)}@) OPTIONAL MATCH (a){arrow}(b:@{w.label(b)}@) WITH a, b, "
        f"CASE WHEN {w.test('b')} THEN 1 ELSE 0 END AS hit "
        "RETURN a.key AS k, sum(hit) AS n, coalesce(a.Name, 'none') AS name",
    )


def _far(w: Writer) -> Query:
    to = w.chance.choice(["Wall", "Door", "Window", "Element", "Product"])
    start = w.chance.choice(["Storey", "Space"])
    kinds, most = "AGGREGATES|BOUNDED_BY|HOSTS", w.chance.randrange(2, 4)
    return _both(
        "far",
        f"MATCH (a:@{start}@)-[:{kinds}*1..{most}]->(b:@{to}@) {w.where('a')}"
        "RETURN a.key AS k, count(DISTINCT b.key) AS n",
    )


def _in_call(w: Writer) -> Query:
    a, arrow, b = w.hop()
    match = f"MATCH (a:@{w.label(a)}@) {w.where('a')}"
    count = f"OPTIONAL MATCH (a){arrow}(b:@{w.label(b)}@) WITH a, {w.count('b')} AS n "
    form = w.chance.choice(
        [
            f"CALL {{ {match}{count}RETURN a, n }} RETURN a.key AS k, n",
            f"{match}CALL {{ WITH a {count}RETURN n }} RETURN a.key AS k, n",
        ]
    )
    ours = _both("in CALL", form)
    plain = _both("in CALL", f"{match}{count}RETURN a.key AS k, n")
    return Query("in CALL", ours.cypher, plain.other)


def _counted_inside(w: Writer) -> Query:
    a, arrow, b = w.hop()
    inside = f"MATCH (a){arrow}(b:@{w.label(b)}@) {w.where('b', 0.4)}"
    return _both(
        "counted inside",
        f"MATCH (a:@{w.label(a)}@) {w.where('a', 0.3)}RETURN a.key AS k, COUNT {{ {inside}}} AS n",
    )


def _apart(shape: str, ours: str, theirs: str) -> Query:
    """What the two engines spell differently."""
    return Query(shape, _both(shape, ours).cypher, _both(shape, theirs).other)


def _quantified(w: Writer) -> Query:
    a, arrow, b = w.hop()
    how, wide = w.chance.choice(["any", "all", "none", "single"]), w.chance.choice([1, 1.5, 2.5])
    return _both(
        "quantified",
        f"MATCH (a:@{w.label(a)}@){arrow}(b:@{w.label(b)}@) WITH a, collect(b.Width) AS ws "
        f"RETURN a.key AS k, {how}(x IN ws WHERE x > {wide}) AS holds, size(ws) AS n",
    )


def _of_a_list(w: Writer) -> Query:
    a, arrow, b = w.hop()
    match = (
        f"MATCH (a:@{w.label(a)}@){arrow}(b:@{w.label(b)}@) "
        "WITH a, collect(b.Level) AS ls WHERE size(ls) > 0 RETURN a.key AS k, "
    )
    least = w.chance.randrange(3)
    ours, theirs = w.chance.choice(
        [
            (f"[x IN ls WHERE x > {least}]", f"list_filter(ls, x -> x > {least})"),
            (f"[x IN ls | x * 2 + {least}]", f"list_transform(ls, x -> x * 2 + {least})"),
            ("reduce(s = 0, x IN ls | s + x)", "list_sum(ls)"),
            ("size([x IN ls WHERE x = ls[0]]) > 0", "list_contains(ls, ls[1])"),
            (f"{least} IN ls", f"list_contains(ls, {least})"),
        ]
    )
    return _apart("of a list", f"{match}{ours} AS x", f"{match}{theirs} AS x")


def _of_a_text(w: Writer) -> Query:
    a = w.chance.choice(list(LABELS))
    at, long = w.chance.randrange(4), w.chance.randrange(1, 4)
    ours, theirs = w.chance.choice(
        [
            ("toLower(a.Name)", "lower(a.Name)"),
            ("toUpper(a.Name)", "upper(a.Name)"),
            ("reverse(a.Name)", "reverse(a.Name)"),
            ("size(a.Name)", "size(a.Name)"),
            (f"left(a.Name, {long})", f"left(a.Name, {long})"),
            (f"right(a.Name, {long})", f"right(a.Name, {long})"),
            (f"substring(a.Name, {at}, {long})", f"substring(a.Name, {at + 1}, {long})"),
            ("replace(a.Name, 'o', '00')", "replace(a.Name, 'o', '00')"),
            ("toInteger(right(a.Name, 1)) + 1", "cast(right(a.Name, 1) AS INT64) + 1"),
            ("split(a.Name, ' ')", "string_split(a.Name, ' ')"),
        ]
    )
    match = f"MATCH (a:@{w.label(a)}@) {w.where('a')}RETURN a.key AS k, "
    return _apart("of a text", f"{match}{ours} AS x", f"{match}{theirs} AS x")


def _of_a_number(w: Writer) -> Query:
    a = w.chance.choice(list(LABELS))
    of = w.chance.choice(
        [
            *("abs(a.Level - 2)", "floor(a.Width)", "ceil(a.Width)", "sqrt(a.Width)"),
            *("a.Level % 3", "a.Width * 2 - a.Level", "a.Level / 2", "-a.Width", "a.Width ^ 2"),
            "sign(a.Level - 1)",
        ]
    )
    match = f"MATCH (a:@{w.label(a)}@) {w.where('a')}"
    return _both("of a number", f"{match}RETURN a.key AS k, {of} AS x")


def _of_a_type(w: Writer) -> Query:
    """A stated type is that of what is there; of nothing too, unless it says not (GQL)."""
    a = w.chance.choice(list(LABELS))
    name, kind = w.chance.choice(
        [("Name", "STRING"), ("Width", "FLOAT"), ("Fire", "BOOLEAN"), ("Level", "INTEGER")]
    )
    ours, theirs = w.chance.choice(
        [
            (f"a.{name} IS :: {kind} NOT NULL", f"a.{name} IS NOT NULL"),
            (f"a.{name} IS :: {kind}", "true"),
            (f"a.{name} IS NOT :: {kind}", "false"),
        ]
    )
    match = f"MATCH (a:@{w.label(a)}@) {w.where('a')}RETURN a.key AS k, "
    return _apart("of a type", f"{match}{ours} AS x", f"{match}{theirs} AS x")


def _shortest(w: Writer) -> Query:
    """Of two things: from a thing to itself is a path of no length on ArcadeDB alone."""
    start, to = w.chance.choice(["Storey", "Space"]), w.label(w.chance.choice(["Wall", "Door"]))
    kinds, most = "AGGREGATES|BOUNDED_BY|HOSTS|CONTAINS", w.chance.randrange(2, 5)
    ends = f"(a:@{start}@)-[:{kinds}*%s{most}]->(b:@{to}@)"
    told = f"WHERE a.key <> b.key AND ({w.test('a')}) RETURN a.key AS k, b.key AS l, length(p) AS n"
    return _apart(
        "shortest",
        f"MATCH p = shortestPath({ends % '..'}) {told}",
        f"MATCH p = {ends % ' SHORTEST 1..'} {told}",
    )


def _all_shortest(w: Writer) -> Query:
    """Every path of the least length, counted."""
    start, to = w.chance.choice(["Storey", "Space"]), w.label(w.chance.choice(["Wall", "Door"]))
    kinds, most = "AGGREGATES|BOUNDED_BY|HOSTS|CONTAINS", w.chance.randrange(2, 5)
    ends = f"(a:@{start}@)-[:{kinds}*%s{most}]->(b:@{to}@)"
    told = f"WHERE a.key <> b.key AND ({w.test('b')}) RETURN a.key AS k, b.key AS l, count(p) AS n"
    return _apart(
        "all shortest",
        f"MATCH p = allShortestPaths({ends % '..'}) {told}",
        f"MATCH p = {ends % ' ALL SHORTEST 1..'} {told}",
    )


def _nulls_placed(w: Writer) -> Query:
    """Which rows a page holds where what is missing comes first or last, as the notes say it."""
    a = w.chance.choice(list(LABELS))
    name, way = w.chance.choice(["Name", "Width", "Level"]), w.chance.choice(["", " DESC"])
    ours, there, missing = w.chance.choice([("IS NOT NULL", 1, 0), ("IS NULL", 0, 1)])
    match = f"MATCH (a:@{w.label(a)}@) {w.where('a', 0.3)}RETURN a.key AS k, a.{name} AS x "
    page = f"SKIP {w.chance.randrange(4)} LIMIT {w.chance.randrange(1, 9)}"
    lacks = f"CASE WHEN a.{name} IS NULL THEN {missing} ELSE {there} END"
    return _apart(
        "nulls placed",
        f"{match}ORDER BY a.{name} {ours}, a.{name}{way}, a.key {page}",
        f"{match}ORDER BY {lacks}, a.{name}{way}, a.key {page}",
    )


def _grown(w: Writer) -> Query:
    """What grows, but stays below the bounds, beside what it comes to."""
    a, times = w.chance.choice(list(LABELS)), w.chance.randrange(1, 12)
    most, least = w.chance.randrange(2, 40), w.chance.randrange(2, 40)
    products = {x * y for x in range(1, most + 1) for y in range(1, least + 1)}
    of = w.chance.randrange(1, 100)
    ours, value = w.chance.choice(
        [
            (f"size(reduce(s = 'ab', i IN range(1, {times}) | s + s))", 2 ** (times + 1)),
            (f"size(reduce(s = [1], i IN range(1, {times}) | s + s))", 2**times),
            (
                f"any(x IN range(1, {most}) WHERE any(y IN range(1, {least}) WHERE x * y = {of}))",
                "true" if of in products else "false",
            ),
            (f"size([x IN range(1, {most}) | [y IN range(x, {least}) | y]])", most),
            (f"size(range({least}, {-most}, -1))", least + most + 1),
            ("size(replace('aaaa', 'a', 'aba'))", 12),
        ]
    )
    match = f"MATCH (a:@{w.label(a)}@) {w.where('a')}RETURN a.key AS k, "
    return _apart("grown", f"{match}{ours} AS x", f"{match}{value} AS x")


SHAPES = (
    *(_per_thing, _per_thing, _per_thing_in_return, _two_counts, _path, _path, _distinct_first),
    *(_exists, _union, _total, _most, _gathered, _cases, _far, _in_call, _counted_inside),
    *(_quantified, _of_a_list, _of_a_text, _of_a_number, _of_a_type, _shortest),
    *(_all_shortest, _nulls_placed, _grown),
)


def queries(count: int, seed: int = 7) -> list[Query]:
    """`count` different queries, the shapes taking turns."""
    w = Writer(seed)
    found: dict[str, Query] = {}
    while len(found) < count:
        query = SHAPES[len(found) % len(SHAPES)](w)
        found.setdefault(query.cypher, query)
    return list(found.values())
