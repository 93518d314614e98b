"""What a Cypher text names, whether it parses or not."""

import random
from typing import Any

import pytest

from graph_store.cypher_outline import Comparison, outline
from graph_store.cypher_tree import cypher_tree


def compared(cypher: str, **parameters: object) -> list[tuple[str, str, Any]]:
    return [
        (one.property, one.operator, one.value) for one in outline(cypher, parameters).comparisons
    ]


@pytest.mark.parametrize(
    ("cypher", "label"),
    [
        ("MATCH (a:IfcWal) RETURN a", "IfcWal"),
        ("MATCH (a) WHERE a:IfcWal RETURN a", "IfcWal"),
        ("MATCH (a:IfcWal WHERE a.Name = 'x') RETURN a", "IfcWal"),
        ("MATCH (a:!IfcWal) RETURN a", "IfcWal"),
        ("MATCH (a:IfcDoor&!IfcWal) RETURN a", "IfcWal"),
        ("MATCH (a:(IfcDoor|IfcWal)) RETURN a", "IfcWal"),
        ("MATCH (a) WHERE a:IfcDoor OR a:IfcWal RETURN a", "IfcWal"),
        ("MATCH (a) WHERE NOT a:IfcWal RETURN a", "IfcWal"),
        ("MATCH (a) WHERE 'IfcWal' IN labels(a) RETURN a", "IfcWal"),
        ("MATCH (a) WHERE labels(a)[0] = 'IfcWal' RETURN a", "IfcWal"),
        ("MATCH (a) WHERE head(labels(a)) = 'IfcWal' RETURN a", "IfcWal"),
        ("MATCH (a) WHERE exists((a)--(:IfcWal)) RETURN a", "IfcWal"),
        ("MATCH (a) WHERE EXISTS { MATCH (a)--(b:IfcWal) } RETURN a", "IfcWal"),
        ("MATCH (a) RETURN [(a)--(b:IfcWal) | b.Name] AS names", "IfcWal"),
        ("MATCH (a) RETURN CASE WHEN a:IfcWal THEN 1 ELSE 0 END AS n", "IfcWal"),
        ("MATCH (a:IfcWal RETURN a", "IfcWal"),
        ("MATCH (a:IfcWal) DETACH DELETE a", "IfcWal"),
        ("CREATE (a:IfcWal) RETURN a", "IfcWal"),
        ("MERGE (a:IfcWal {Name: 'x'})", "IfcWal"),
        ("MATCH (a:`IfcWal`)-[:R]->(b", "IfcWal"),
        ("FOREACH (x IN [1] | CREATE (a:IfcWal))", "IfcWal"),
    ],
)
def test_label_is_read_wherever_it_stands(cypher: str, label: str) -> None:
    assert label in outline(cypher).labels


@pytest.mark.parametrize(
    "cypher",
    [
        "MATCH (a) WHERE a.Name = 'Nort' RETURN a",
        "MATCH (a) WHERE 'Nort' = a.Name RETURN a",
        "MATCH (a {Name: 'Nort'}) RETURN a",
        "MATCH (a WHERE a.Name = 'Nort') RETURN a",
        "MATCH (a) WHERE (a.Name) = ('Nort') RETURN a",
        "MATCH (a) WHERE a['Name'] = 'Nort' RETURN a",
        "MATCH (a) WITH a.Name AS name WHERE name = 'Nort' RETURN name",
        "MATCH (a) WHERE NOT (a.Name = 'Nort') RETURN a",
        "MATCH (a) WHERE a.Name IN ['Nort'] RETURN a",
        "MATCH (a) RETURN CASE WHEN a.Name = 'Nort' THEN 1 END AS n",
        "MATCH (a) WHERE a.Name = $name RETURN a",
        "MATCH (a) WHERE a.Name = 'Nort' SET a.x = 1",
        "MATCH (a WHERE a.Name = 'Nort'",
        "MATCH (a) WHERE ((a.Name = 'Nort' RETURN a",
    ],
)
def test_compared_value_is_read_however_it_is_written(cypher: str) -> None:
    read = outline(cypher, {"name": "Nort"})
    pairs = [pair for node in read.nodes for pair in node.properties]
    pairs += [(one.property, one.value) for one in read.comparisons if one.operator == "="]
    assert ("Name", "Nort") in pairs


@pytest.mark.parametrize(
    ("condition", "read"),
    [
        ("n.Width > 2.5", [("Width", ">", 2.5)]),
        ("2.5 > n.Width", [("Width", "<", 2.5)]),
        ("n.Width >= -1", [("Width", ">=", -1)]),
        ("1 < n.Width < 2", [("Width", ">", 1), ("Width", "<", 2)]),
        ("n.Name =~ '(?i)x'", [("Name", "=~", "(?i)x")]),
        ("n.Name <> 'x'", [("Name", "<>", "x")]),
        ("n.Name STARTS WITH 'x' AND n.A ENDS WITH 'y'", [
            ("Name", "STARTS WITH", "x"), ("A", "ENDS WITH", "y"),
        ]),
        ("n.A IN ['x', 2, true]", [("A", "=", "x"), ("A", "=", 2), ("A", "=", True)]),
        ("n.A IN $given", [("A", "=", "x"), ("A", "=", "y")]),
        ("'x' IN n.A", [("A", "=", None)]),
        ("n.A + 1 = 2", []),
        ("n.A = 1 + n.B", [("A", "=", None)]),
        ("n.A = n.B", [("A", "=", None)]),
        ("coalesce(n.A, n.B) = 'x'", [("A", "=", "x"), ("B", "=", "x")]),
        (r"n.A = 'it\'s \n'", [("A", "=", "it's \n")]),
    ],
)  # fmt: skip
def test_comparison_is_read_with_operator_and_value(
    condition: str, read: list[tuple[str, str, Any]]
) -> None:
    assert compared(f"MATCH (n) WHERE {condition} RETURN n", given=["x", "y"]) == read


def test_condition_that_another_may_stand_in_for_says_so() -> None:
    read = outline("MATCH (n) WHERE n.A = 1 AND (n.B = 2 OR toLower(n.C) = 'x') RETURN n")
    assert read.comparisons == (
        Comparison("n", "A", "=", 1, ignore_case=False, either=False),
        Comparison("n", "B", "=", 2, ignore_case=False, either=True),
        Comparison("n", "C", "=", "x", ignore_case=True, either=True),
    )


def test_paths_are_read_edge_by_edge_with_their_direction() -> None:
    read = outline(
        "MATCH p = (a:A)-[:R]->(b:B)<-[s:S|T*1..3 {x: 1}]-(c)--(d:D), (e:E)<--(f) "
        "WHERE NOT exists((a)-[:U]->(:V)) RETURN p"
    )
    assert [
        (e.start.variable, e.types, e.end.variable, e.directed, e.repeated, e.properties)
        for e in read.edges
    ] == [
        ("a", ("R",), "b", True, False, ()),
        ("c", ("S", "T"), "b", True, True, (("x", 1),)),
        ("c", (), "d", False, False, ()),
        ("f", (), "e", True, False, ()),
        ("a", ("U",), "", True, False, ()),
    ]
    assert read.types == ("R", "S", "T", "U")
    assert read.labels == ("A", "B", "D", "E", "V")


def test_type_of_an_edge_is_no_label_and_no_call_is_a_node() -> None:
    read = outline("MATCH (n:A)-[r:R]-() RETURN count(n), max(n.p) AS top, (n) AS same")
    assert (read.labels, read.types) == (("A",), ("R",))
    assert read.functions == ("COUNT", "MAX")
    assert [node.variable for node in read.nodes] == ["n", ""]


def test_name_given_by_with_stands_for_what_it_was() -> None:
    read = outline("MATCH (w:IfcWall) WITH w AS wall, w.Name AS name RETURN wall.Tag, name")
    assert read.labels_of("wall") == ("IfcWall",)


def test_property_behind_a_dot_without_back_ticks_is_read_in_two_parts() -> None:
    read = outline("MATCH (n) RETURN n.Pset_DoorCommon.FireRating, n.`A.B`, n {.C, .D}, n['E']")
    assert [one.names for one in read.reads] == [
        ("Pset_DoorCommon", "FireRating"), ("A.B",), ("C",), ("D",), ("E",),
    ]  # fmt: skip


def test_words_in_strings_and_comments_name_nothing() -> None:
    read = outline("MATCH (n:A) /* (x:B) */ WHERE n.p = '(y:C)-[:R]->()' RETURN n // (z:D)")
    assert (read.labels, read.types) == (("A",), ())


def test_no_text_breaks_the_reading() -> None:
    dice = random.Random(7)
    signs = "(){}[]<>-:|`'\"$,.=*/\\ \nAé07%!"
    whole = (
        "MATCH (s:IfcSpace {Name: 'a'})<-[r:R|S*1..3]-(d:`D D`) WHERE d.x IN [1, $p] OR s.y = 'z' "
        "WITH s, count(d) AS n ORDER BY n DESC LIMIT 3 RETURN s.Name AS name, n UNION RETURN 1"
    )
    for _ in range(600):
        letters = list(whole)
        for _ in range(6):
            at = dice.randrange(len(letters) + 1)
            letters[at : at + dice.randrange(3)] = dice.choice(signs)
        outline("".join(letters), {"p": 1})
    for text in (
        "",
        "'",
        "(" * 500,
        "((((a" * 200 + ")",
        "SELECT * FROM x",
        "\x00",
        "RETURN [" * 99,
    ):
        outline(text)


def test_text_that_does_not_parse_keeps_what_stands_behind_the_fault() -> None:
    tree = cypher_tree("MATCH (a:A)-[:R->(b:B) RETURN b.x ORDER BY")
    read = outline("MATCH (a:A)-[:R->(b:B) RETURN b.x ORDER BY")
    assert read.labels[:1] == ("A",)
    assert [one.names for one in read.reads] == [("x",)]
    assert tree.data == "start"
