"""The tree of any Cypher text; of one that does not parse, as far as it can be read.

`reading_only.parse_reading` decides what may run. This tells what a text speaks of, also where it
was refused. Both read by `cypher.lark`; here every token stays in the tree, keywords too.
"""

import copy
from collections.abc import Iterable, Iterator
from functools import lru_cache

from lark import Token, Tree, UnexpectedInput, UnexpectedToken
from lark.parsers.lalr_interactive_parser import InteractiveParser
from lark.parsers.lalr_parser_state import ParserState

from graph_store.cypher_grammar import is_too_deep, parser

Part = Tree[Token] | Token

END = "$END"
CLOSING = {"RPAR": ")", "RSQB": "]", "RBRACE": "}"}
CLAUSES = frozenset(
    {"_CALL", "_FINISH", "_LIMIT", "_MATCH", "_OPTIONAL", "_ORDER", "_RETURN", "_SKIP", "_UNION"}
    | {"_UNWIND", "_WHERE", "_WITH"}
)
WORDS = frozenset({"COUNT", "COLLECT", "EXISTS"})
"""Words of Cypher that may be names too."""

DEEPEST = 20
"""Brackets closed in one place of a text that leaves them open."""


@lru_cache(maxsize=512)
def cypher_tree(cypher: str) -> Tree[Token]:
    """The tree of a text, by the rules of `cypher.lark`; it raises nothing, whatever the text.

    Where the text breaks the grammar, brackets left open are closed, a name where a clause must
    stand is read as `MATCH` (so `CREATE (n:Door)` names a label), and what still fits nowhere is
    passed over. Of a text nested too deeply, which `parse_reading` refuses, nothing is told.
    """
    try:
        tree = _mended(cypher)
        return Tree("start", []) if is_too_deep(tree) else _with_names(tree)
    except RecursionError:
        return Tree("start", [])


def _mended(cypher: str) -> Tree[Token]:
    """The tree of a text, or what was read of it before it broke the grammar for good."""
    last: list[InteractiveParser] = []

    def mend(error: UnexpectedInput) -> bool:
        reading: InteractiveParser = error.interactive_parser
        last[:] = [reading]
        if isinstance(error, UnexpectedToken):
            _take(reading, error.token)
            return str(error.token.type) != END
        return True

    try:
        return parser(every_token=True).parse(cypher, on_error=mend)
    except UnexpectedInput:
        return Tree("start", list(_plain(last[0].parser_state.value_stack)))


def _with_names(tree: Tree[Token]) -> Tree[Token]:
    """The same tree with `count` for a name where nothing is called: `WITH count(n) AS count`."""
    for operand in tree.find_data("operand"):
        head, *rest = operand.children
        called = any(isinstance(one, Tree) and one.data == "arguments" for one in rest[:1])
        if isinstance(head, Token) and head.type in WORDS and not called:
            operand.children[0] = Token.new_borrow_pos("NAME", str(head), head)
    return tree


def _take(reading: InteractiveParser, token: Token) -> None:
    """Feed a token that does not fit as it stands, if there is a way to."""
    if token.type == "NAME":
        _feed(reading, [Token.new_borrow_pos("_MATCH", str(token), token)])
    elif token.type in CLAUSES or token.type in CLOSING or token.type == END:
        closing: list[Token] = []
        while len(closing) < DEEPEST and not _feed(reading, [*closing, token]):
            fitting = (Token.new_borrow_pos(kind, text, token) for kind, text in CLOSING.items())
            bracket = next((one for one in fitting if _fits(reading, [*closing, one])), None)
            if bracket is None:
                break
            closing.append(bracket)


def _fits(reading: InteractiveParser, tokens: Iterable[Token]) -> bool:
    """Whether all of these can be fed; nothing is built, as a tree shares its lists when copied."""
    state = reading.parser_state
    silent = copy.copy(state.parse_conf)
    silent.callbacks = {}
    trial = ParserState(silent, state.lexer, [*state.state_stack], [*state.value_stack])
    try:
        for token in tokens:
            trial.feed_token(token, token.type == END)
    except UnexpectedToken:
        return False
    return True


def _feed(reading: InteractiveParser, tokens: list[Token]) -> bool:
    """Feed all of these, or none where one does not fit."""
    fits = _fits(reading, tokens)
    for token in tokens if fits else ():
        reading.feed_token(token)
    return fits


def _plain(parts: Iterable[Part]) -> Iterator[Part]:
    """Parts of an unfinished tree, those of rules that leave no trace in a tree inlined."""
    for part in parts:
        if isinstance(part, Tree) and part.data.startswith(("_", "start")):
            yield from _plain(part.children)
        else:
            yield part
