"""Queries that answer another question than the one that is asked, each with what is wrong of it.

Some name what does not exist or look at nothing; some are the right query with one thing of it
wrong, as a hasty reader would have it; some ask for all of a wider kind where there is none.
"""

import random
import re
from collections.abc import Iterator

from evaluation.trust.truths import Truth
from graph_store import GraphSchema, quoted
from graph_store.schema import PropertySchema

Named = tuple[str, str]
"""What is wrong, and the query."""

FIRST_LABEL = r"(?<=\(n0:)\w+"
PROPERTY = r"n\d\.(?:`[^`]+`|\w+)"
MEASURED = rf"coalesce\((?:{PROPERTY}(?:, )?)+\)|(?<!\.){PROPERTY}"
EDGE = r"-(\[:[^\]]+\])->"
EDGE_BACK = r"<-(\[:[^\]]+\])-(?!>)"


def false_queries(truth: Truth, schema: GraphSchema, dice: random.Random) -> Iterator[Named]:
    """Every lie that can be told of this question, in an order that the dice do not change."""
    yield from _out_of_the_blue(truth, schema, dice)
    yield from truth.lies
    if truth.cypher:
        yield from _bent(truth.cypher, schema, dice)
        yield from _opposite(truth.cypher)
        yield from _beside(truth.cypher, schema, dice)


def _out_of_the_blue(truth: Truth, schema: GraphSchema, dice: random.Random) -> Iterator[Named]:
    some = f" LIMIT {dice.randrange(1, 9)}"
    label = quoted(dice.choice(list(schema.labels)))
    kind = dice.choice([one for one in schema.kinds if one.properties])
    prop = quoted(dice.choice(kind.properties).name)
    edge = dice.choice([one for one in schema.triples if one.start and one.end])
    start, end = quoted(edge.start[0]), quoted(edge.end[0])
    yield "nothing looked at", f"MATCH (n) RETURN {dice.randrange(99)} AS n{some}"
    yield "constant", f"RETURN {dice.randrange(99)} AS n"
    yield "label", f"MATCH (n:IfcPortal) RETURN count(n) AS n{some}"
    yield "property", f"MATCH (n:{label}) RETURN n.Splendour AS n{some}"
    yield "relationship", f"MATCH (n:{label})-[:ADORES]->(m) RETURN count(m) AS n{some}"
    yield "value", f"MATCH (n:{label} {{Name: 'Atlantis'}}) RETURN count(n) AS n{some}"
    turned = f"(n:{start})<-[:{quoted(edge.type)}]-(m:{end})"
    yield "reversed", f"MATCH {turned} RETURN count(m) AS n{some}"
    yield "split name", f"MATCH (n) RETURN n.Pset_Beauty.Grade AS n{some}"
    by_text = "NOT 'Splendour' IN keys(n)"
    yield "property by text", f"MATCH (n:{label}) WHERE {by_text} RETURN count(n) AS n{some}"
    yield "written text", f"MATCH (n:{label}) RETURN n.Name + ' of Atlantis' AS n{some}"
    yield "something else", f"MATCH (n:{label}) RETURN count(n) AS n{some}"
    yield "other property", f"MATCH (n:{quoted(kind.labels[0])}) RETURN n.{prop} AS n{some}"
    both = f"n.{prop} > 5 AND n.{prop} < 3"
    yield "never held", f"MATCH (n:{quoted(kind.labels[0])}) WHERE {both} RETURN count(n) AS n"
    named = re.search(FIRST_LABEL, truth.cypher)
    avoided = named[0] if named else label.strip("`")
    yield "left out", f"MATCH (n) WHERE NOT '{avoided}' IN labels(n) RETURN count(n) AS n"
    yield "absent", ""


def _bent(right: str, schema: GraphSchema, dice: random.Random) -> Iterator[Named]:
    """The right query with one thing of it wrong."""
    label = quoted(dice.choice(list(schema.labels)))
    for name, pattern, other in (
        ("other label", FIRST_LABEL, label),
        ("order turned", r"\bDESC\b", "ASC"),
        ("other unit", r"(?<=[<>=] )\d+(?:\.\d+)?", "4711"),
        ("nothing left", r"\Z", " LIMIT 0"),
        ("bound turned", r" >(?= |=)", " <"),
        ("flag turned", r"= true\b", "= false"),
        ("flag turned", r"= false\b", "= true"),
        ("filter left out", r"\nWHERE [^\n]+(\n  AND [^\n]+)*", ""),
        ("half a filter left out", r"\n  AND [^\n]+", ""),
        ("filter denied", r"\nWHERE (?!NOT)", "\nWHERE NOT "),
        ("counted again", r"DISTINCT ", ""),
        ("path left out", r"\nMATCH \(n0\)[^\n]+(\nWHERE [^\n]+(\n  AND [^\n]+)*)?", ""),
        ("one of all", r"count\(DISTINCT n0\) AS", "count(DISTINCT n0.Name) AS"),
        ("limit raised", r"LIMIT 1\b", "LIMIT 2"),
        ("first passed over", r"LIMIT 1\b", "SKIP 1 LIMIT 1"),
        ("only the first", r"(?<!LIMIT \d)\Z", "\nLIMIT 1"),
        ("greatest for all", r"\bsum\(", "max("),
        ("average for all", r"\bsum\(", "avg("),
        ("a thousandfold", r"\b(sum|max|min)\((.*)\) AS", r"\1(\2) * 1000 AS"),
        ("one more", r"count\(DISTINCT n0\) AS count", "count(DISTINCT n0) + 1 AS count"),
    ):
        bent = re.sub(pattern, other, right, count=1)
        if bent != right:
            yield name, bent


def _opposite(right: str) -> Iterator[Named]:
    """The plain opposite of one thing that the right query says."""
    for name, pattern, other in (
        ("unset for set", r"IS NOT NULL", "IS NULL"),
        ("set for unset", r"IS NULL", "IS NOT NULL"),
        ("unset for a value", rf"({PROPERTY}) (?:=|<|>) (?:'[^'\n]*'|[\w.]+)", r"\1 IS NULL"),
        ("any for a value", rf"({PROPERTY}) (?:=|<|>) (?:'[^'\n]*'|[\w.]+)", r"\1 IS NOT NULL"),
        ("all but a value", rf"({PROPERTY}) = ", r"\1 <> "),
        ("all but a use", r"('[^'\n]*' IN n\d\.concepts)", r"NOT \1"),
        ("some for none", r"\b(c\d) = 0\b", r"\1 > 0"),
        ("none for some", r"\b(c\d) > 0\b", r"\1 = 0"),
        ("other direction", EDGE, r"<-\1-"),
        ("other direction", EDGE_BACK, r"-\1->"),
        ("any direction", EDGE, r"-\1-"),
        ("no for yes", r"count\(DISTINCT n0\) > 0", "count(DISTINCT n0) = 0"),
    ):
        bent = re.sub(pattern, other, right, count=1)
        if bent != right:
            yield name, bent


def _beside(right: str, schema: GraphSchema, dice: random.Random) -> Iterator[Named]:
    """The right query with its neighbour in place of a value, a measure, a kind or an edge."""
    yield from _other_values(right, schema, dice)
    yield from _other_measures(right, schema, dice)
    kinds = [one for one in schema.labels if one.startswith("Ifc") and one not in right]
    named = re.search(FIRST_LABEL, right)
    if named and kinds:
        other = quoted(dice.choice(kinds))
        crossed = re.sub(r"\(n0:\w+\)", rf"\g<0>, (other:{other})", right, count=1)
        yield "cross product", re.sub(r"count\(DISTINCT n\d\)", "count(*)", crossed)
        for triple in schema.triples:
            if named[0] in triple.start and f"[:{triple.type}]" not in right:
                joined = re.sub(EDGE, f"-[:{quoted(triple.type)}]->", right, count=1)
                if joined != right:
                    yield "other edge", joined
                break


def _other_values(right: str, schema: GraphSchema, dice: random.Random) -> Iterator[Named]:
    """Another storey, another room, another use: a value that the property has as well."""
    compared = r"(\(n\d:(\w+)\)[^\n]*\nWHERE n\d\.(`[^`]+`|\w+) = ')([^'\n]+)'"
    found = re.search(compared, right)
    if found:
        name = found[3].strip("`")
        others = [one for one in _samples(schema, found[2], name) if one != found[4]]
        if others:
            yield "other value", right.replace(f"'{found[4]}'", f"'{dice.choice(others)}'", 1)
    used = re.search(r"'([^'\n]+)' IN n\d\.concepts", right)
    others = [one for one in _uses(schema) if used and one != used[1]]
    if used and others:
        yield "other use", right.replace(f"'{used[1]}'", f"'{dice.choice(others)}'", 1)


def _uses(schema: GraphSchema) -> list[str]:
    """What rooms and other things of the twin are taken for, by the code that loaded them."""
    properties = [one for kind in schema.kinds for one in kind.properties]
    samples = [text for one in properties if one.name == "concepts" for text in one.samples]
    return sorted({use for text in samples for use in re.findall(r"'([^']+)'", text)})


def _samples(schema: GraphSchema, label: str, name: str) -> list[str]:
    texts = {
        sample.strip("'\"")
        for kind in schema.kinds
        if label in kind.labels
        for one in kind.properties
        if one.name == name
        for sample in one.samples
    }
    return sorted(one for one in texts if "'" not in one and "\\" not in one)


def _other_measures(right: str, schema: GraphSchema, dice: random.Random) -> Iterator[Named]:
    """The perimeter for the area, the gross for the net, the height for the width."""
    label = re.search(FIRST_LABEL, right)
    measures = [
        one for one in _measures(schema, label[0] if label else "") if one.name not in right
    ]
    for asked in re.findall(MEASURED, right):
        names = [one.strip("`") for one in re.findall(r"n\d\.(`[^`]+`|\w+)", asked)]
        unit = next((schema.units[one] for one in names if one in schema.units), None)
        variable = re.findall(r"n\d", asked)
        if unit is None or not variable:
            continue
        for name, same in (("other measure", True), ("measure of another kind", False)):
            near = [one for one in measures if (one.unit == unit) is same]
            if near:
                other = f"{variable[0]}.{quoted(dice.choice(near).name)}"
                yield name, right.replace(asked, other)
        return


def _measures(schema: GraphSchema, label: str) -> list[PropertySchema]:
    found = {
        one.name: one
        for kind in schema.kinds
        if label in kind.labels
        for one in kind.properties
        if one.unit
    }
    return [found[name] for name in sorted(found)]
