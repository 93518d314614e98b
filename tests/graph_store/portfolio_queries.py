"""Queries of every way in which a node is reached, for two twins of one database.

They are asked of a twin with a decoy beside it, whose nodes bear the same keys, names and labels.
"""

from tests.graph_store.building_queries import ENDS, LABELS, Writer, queries


def _kinds(w: Writer) -> str:
    return "|".join(w.chance.sample(list(ENDS), w.chance.randrange(1, 4)))


def _node(w: Writer, name: str) -> str:
    """A node pattern: of any label, of one, of either of two, without one, with a key, or bare."""
    one, two = w.chance.sample(list(LABELS), 2)
    key = f"b/{one}{w.chance.randrange(12)}"
    forms = [name, f"{name}:{one}", f"{name}:{w.label(one)}", f"{name}:{one}|{two}"]
    forms += [f"{name}:!{one}", f"{name} {{key: '{key}'}}", f"{name}:{one} {{Level: 1}}"]
    return f"({w.chance.choice(forms)})"


def _arrow(w: Writer, name: str = "r") -> str:
    inside = w.chance.choice([name, f"{name}:{_kinds(w)}"])
    return w.chance.choice(["-[{}]->", "<-[{}]-", "-[{}]-"]).format(inside)


def _far(w: Writer) -> str:
    steps = f"{w.chance.choice(['', ':' + _kinds(w)])}*1..{w.chance.randrange(1, 3)}"
    return w.chance.choice(["-[{}]->", "<-[{}]-", "-[{}]-"]).format(steps)


def _bare(w: Writer) -> str:
    return f"MATCH {_node(w, 'a')}{_arrow(w)}() {w.where('a')}RETURN a.key AS k, count(*) AS n"


def _labels(w: Writer) -> str:
    return f"MATCH {_node(w, 'a')} {w.where('a')}RETURN labels(a) AS l, count(*) AS n"


def _whole(w: Writer) -> str:
    return f"MATCH {_node(w, 'a')} {w.where('a')}RETURN a, size(labels(a))"


def _on_the_way(w: Writer) -> str:
    return (
        f"MATCH p = {_node(w, 'a')}{_far(w)}{_node(w, 'b')} "
        f"UNWIND nodes(p) AS n RETURN n.key AS k, count(*) AS c"
    )


def _ends(w: Writer) -> str:
    of = w.chance.choice(["startNode(r)", "endNode(r)"])
    return f"MATCH (){_arrow(w)}() RETURN {of}.key AS k, labels({of}) AS l, count(*) AS n"


def _by_id(w: Writer) -> str:
    function = w.chance.choice(["id", "elementId"])
    return (
        f"MATCH {_node(w, 'a')} WITH collect({function}(a)) AS ids MATCH (b) "
        f"WHERE {function}(b) IN ids OR {w.test('b')} RETURN b.key AS k, b.Width AS x"
    )


def _condition(w: Writer) -> str:
    no = w.chance.choice(["", "NOT "])
    pattern = f"(a){_arrow(w, '')}{_node(w, '')}"
    test = w.chance.choice([pattern, f"exists({pattern})", f"EXISTS {{ {pattern} }}"])
    return f"MATCH {_node(w, 'a')} WHERE {no}{test} RETURN a.key AS k, a.Name AS name"


def _comprehension(w: Writer) -> str:
    end = _node(w, "b").replace("(b {", "(b:Product {")
    return (
        f"MATCH {_node(w, 'a')} RETURN a.key AS k, "
        f"size([(a){_arrow(w, '')}{end} {w.where('b')}| b.key]) AS n"
    )


def _subquery(w: Writer) -> str:
    inside = f"MATCH (a){_arrow(w)}{_node(w, 'b')} {w.where('b')}"
    return w.chance.choice(
        [
            f"MATCH {_node(w, 'a')} RETURN a.key AS k, COUNT {{ {inside}}} AS n",
            f"MATCH {_node(w, 'a')} CALL {{ WITH a {inside}RETURN count(b) AS n }} "
            "RETURN a.key AS k, n",
            f"CALL {{ MATCH {_node(w, 'b')} RETURN b.key AS k UNION MATCH {_node(w, 'c')} "
            "RETURN c.key AS k } RETURN k, count(*) AS n",
        ]
    )


def _beside(w: Writer) -> str:
    return (
        f"MATCH {_node(w, 'a')}, (b:{w.chance.choice(['Storey', 'Kind', 'Material'])}) "
        f"{w.where('b')}RETURN b.key AS k, count(a) AS n"
    )


def _shortest(w: Writer) -> str:
    kinds = w.chance.choice(["", ":" + _kinds(w)])
    end = w.chance.choice(["Material", "Kind", "Storey"])
    return (
        f"MATCH p = shortestPath((a:Space)-[{kinds}*..3]-(b:{end})) "
        "RETURN a.key AS k, b.key AS l, length(p) AS n"
    )


def _maybe(w: Writer) -> str:
    return (
        f"MATCH {_node(w, 'a')} OPTIONAL MATCH (a){_arrow(w)}{_node(w, 'b')} {w.where('b')}"
        f"RETURN a.key AS k, b.key AS l, b.Level AS x UNION ALL MATCH {_node(w, 'c')} "
        "RETURN c.key AS k, c.Name AS l, c.Level AS x"
    )


SHAPES = (
    *(_bare, _labels, _whole, _on_the_way, _ends, _by_id, _condition, _comprehension),
    *(_subquery, _beside, _shortest, _maybe),
)


def portfolio_queries(count: int, seed: int = 11) -> list[str]:
    """`count` different queries: half of them those of building_queries, half by these shapes."""
    w = Writer(seed)
    found = dict.fromkeys(query.cypher for query in queries(count // 2, seed))
    turn = 0
    while len(found) < count:
        found.setdefault(SHAPES[turn % len(SHAPES)](w))
        turn += 1
    return list(found)
