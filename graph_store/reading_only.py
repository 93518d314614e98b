"""The first wall: a query is parsed, and anything that does not read is refused."""

import re
from functools import lru_cache

from lark import Token, Tree, UnexpectedInput, UnexpectedToken

from graph_store.cypher_grammar import is_too_deep, parser
from graph_store.functions import is_known, nearest
from graph_store.growth import Parsed, TooLargeError, called, weigh

CLAUSE_WORDS = frozenset(
    {"ALTER", "CALL", "CREATE", "DELETE", "DETACH", "DROP", "FINISH", "FOREACH", "INSERT", "LOAD"}
    | {"MATCH", "MERGE", "NODETACH", "REMOVE", "RETURN", "SET", "UNWIND", "USE", "WITH"}
)
WRITING_WORDS = frozenset(
    {"ALTER", "COPY", "CREATE", "DELETE", "DENY", "DETACH", "DROP", "FOREACH", "FREE", "GRANT"}
    | {"INSERT", "LOAD", "LOCK", "MERGE", "NODETACH", "REMOVE", "REVOKE", "SET", "START", "STOP"}
    | {"TERMINATE", "TRUNCATE", "UNLOCK", "USE"}
)
READING_PROCEDURES = frozenset(
    {
        "db.labels",
        "db.propertykeys",
        "db.relationshiptypes",
        "db.schema.nodetypeproperties",
        "db.schema.reltypeproperties",
        "db.schema.visualization",
        "dbms.components",
        "schema.node_type_properties",
        "schema.rel_type_properties",
    }
)
MOST_LETTERS = 50_000
"""Of a query. A longer one takes seconds to be read; a list belongs into a parameter."""
TOO_DEEP = "The query is nested too deeply; write it flatter"
QUOTES_IN_DISGUISE = re.compile(r"\\u+(00|000000)(22|27|2a|2f|5c|60|0a|0d)", re.IGNORECASE)


class NotReadingError(Exception):
    """The query does more than read, or cannot be read as Cypher; str() is the sentence."""

    code = "Oriel.NotReading"


class CypherSyntaxError(NotReadingError):
    """The query cannot be read as Cypher."""

    code = "Oriel.SyntaxError"


class TooMuchError(NotReadingError):
    """The query would make an expression grow past all bounds (growth.py)."""

    code = "Oriel.TooLarge"


@lru_cache(maxsize=512)
def parse_reading(cypher: str) -> Parsed:
    """The tree of a query that only reads (`cypher.lark`).

    Raises NotReadingError, naming the word, its line and column, for everything else: writing
    clauses, procedures and functions not known to read, administration, several statements, bad
    syntax, expressions that would grow past all bounds, and more than MOST_LETTERS.
    """
    if len(cypher) > MOST_LETTERS:
        raise TooMuchError(
            f"The query has {len(cypher):,} letters, and {MOST_LETTERS:,} are read; "
            "pass long lists and texts as parameters"
        )
    escape = QUOTES_IN_DISGUISE.search(cypher)
    if escape:
        raise NotReadingError(
            f"The escape {escape.group()} may end a string on some engines; "
            "write the character itself, or pass the text as a parameter"
        )
    try:
        tree = parser().parse(cypher)
        if is_too_deep(tree):
            raise CypherSyntaxError(TOO_DEEP)
        for node in tree.iter_subtrees():
            if node.data == "operand":
                _check_call(node)
            elif node.data == "procedure_name":
                _check_procedure(node)
        weigh(tree)
    except UnexpectedInput as error:
        raise _explain(cypher, error) from None
    except RecursionError:
        raise CypherSyntaxError(TOO_DEEP) from None
    except TooLargeError as error:
        raise TooMuchError(str(error)) from None
    return tree


def asks_for_plan(cypher: str) -> bool:
    """Whether a query that only reads begins with EXPLAIN or PROFILE."""
    return isinstance(parse_reading(cypher).children[0], Token)


def plan_first(cypher: str) -> str:
    """A query with EXPLAIN or PROFILE at its very beginning and a blank behind it.

    ArcadeDB knows neither behind a comment or before a line break.
    """
    word = parse_reading(cypher).children[0]
    if not isinstance(word, Token):
        return cypher
    return f"{word.upper()} {cypher[word.end_pos :].lstrip()}"


def _explain(cypher: str, error: UnexpectedInput) -> NotReadingError:
    if isinstance(error, UnexpectedToken) and error.token.type == "$END":
        return CypherSyntaxError("The query ends too early; a reading query ends in RETURN")
    position = error.pos_in_stream or 0
    word = re.match(r"\w+|.", cypher[position:], re.DOTALL)
    text = word.group() if word else ""
    where = f"'{text}' at line {error.line}, column {error.column}"
    if text.upper() in WRITING_WORDS:
        return NotReadingError(
            f"Only reading is allowed: {where} does not read; use MATCH, WITH and RETURN"
        )
    if ";" in cypher[:position].rstrip()[-1:]:
        return NotReadingError(f"One statement at a time: {where} begins another")
    return CypherSyntaxError(f"Unexpected {where}")


def _check_call(operand: Parsed) -> None:
    """Refuse a call of what is no known function: of a clause, `CREATE (n)`, or an engine's own.

    What follows a pattern or its quantifier, as in `(a)(()-->()){1,5}(b)` and `(a)-->{1,5}(b)`, is
    no call.
    """
    atom, *postfixes = operand.children
    if isinstance(atom, Tree) and (atom.data == "parentheses" or _is_quantifier(atom)):
        return
    if not any(isinstance(p, Tree) and p.data == "arguments" for p in postfixes):
        return
    name = called(operand)
    place = next(operand.scan_values(lambda _: True))
    where = f"at line {place.line}, column {place.column}"
    if name.upper() in CLAUSE_WORDS:
        raise NotReadingError(
            f"Only reading is allowed: '{name}' {where} is a clause, not a function"
        )
    if not is_known(name):
        near = nearest(name)
        raise NotReadingError(
            f"The function {name or 'called'} {where} is none of openCypher's"
            + (f"; did you mean {near}?" if near else "; use another, or take the values as rows")
        )


def _is_quantifier(atom: Parsed) -> bool:
    """Whether these are the braces of `{1,5}`, and no map's."""
    numbers = [child for child in atom.children if isinstance(child, Token)]
    return (
        atom.data == "braces"
        and 0 < len(numbers) == len(atom.children)
        and all(number.type == "NUMBER" for number in numbers)
    )


def _check_procedure(name: Parsed) -> None:
    parts = [str(t).strip("`") for t in name.children]
    procedure = ".".join(parts)
    if procedure.lower() not in READING_PROCEDURES:
        raise NotReadingError(
            f"Only reading is allowed: the procedure {procedure} is not known to only read; "
            f"these are: {', '.join(sorted(READING_PROCEDURES))}"
        )
