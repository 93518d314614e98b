"""The provenance subgraph of a query: the nodes its MATCH patterns bind.

Definition: CypherBench (Feng et al., 2024), section 5.2. The scan takes the leading `MATCH`,
`OPTIONAL MATCH` and `WHERE` clauses, reads a `WITH` without aliases as `WITH *`, and stops at the
first other clause; each branch of a `UNION` counts on its own.
"""

from evaluation.metrics.cypher_text import Token, branches, tokens

_KEPT = ("MATCH", "OPTIONAL", "WHERE", "WITH")
_CLAUSES = (
    *_KEPT, "RETURN", "UNION", "UNWIND", "CALL", "YIELD", "ORDER", "SKIP", "LIMIT", "FOREACH",
    "CREATE", "MERGE", "SET", "REMOVE", "DELETE", "DETACH", "LOAD",
)  # fmt: skip


def provenance_queries(cypher: str) -> tuple[str, ...]:
    """For each branch of the query, a query of one column `key`: the nodes its patterns bind.

    A branch that does not begin with `MATCH` has no provenance and no query.
    """
    found = (_branch_query(branch) for branch in branches(cypher))
    return tuple(query for query in found if query)


def _branch_query(branch: str) -> str | None:
    found = tokens(branch)
    if not found or not found[0].is_word("MATCH"):
        return None
    pieces: list[str] = []
    variables: list[str] = []
    for clause, end in _leading_clauses(branch, found):
        if clause[0].is_word("WITH"):
            pieces.append("WITH *")
        elif clause[0].is_word("WHERE"):
            pieces.append(branch[clause[0].start : end].strip())
        else:
            text, bound = _named(branch, clause, end, len(variables))
            pieces.append(text)
            variables += bound
    while pieces[-1] == "WITH *":
        pieces.pop()
    keys = " + ".join(f"collect(DISTINCT {name}.key)" for name in dict.fromkeys(variables))
    return f"{' '.join(pieces)} WITH {keys} AS keys UNWIND keys AS key RETURN DISTINCT key"


def _leading_clauses(branch: str, found: list[Token]) -> list[tuple[list[Token], int]]:
    """Each leading clause as its tokens and the offset where it ends."""
    starts = [n for n, token in enumerate(found) if _opens_clause(found, n, token)]
    clauses = []
    for n, following in zip(starts, [*starts[1:], len(found)], strict=True):
        clause = found[n:following]
        aliased = clause[0].is_word("WITH") and any(
            t.is_word("AS") and t.depth == 0 for t in clause
        )
        if not clause[0].is_word(*_KEPT) or aliased:
            break
        clauses.append((clause, found[following].start if following < len(found) else len(branch)))
    return clauses


def _opens_clause(found: list[Token], n: int, token: Token) -> bool:
    if token.depth or not token.is_word(*_CLAUSES):
        return False
    before = found[n - 1] if n else None
    if before is None:
        return True
    second_word = token.is_word("MATCH") and before.is_word("OPTIONAL")
    operator = token.is_word("WITH") and before.is_word("STARTS", "ENDS")
    return not (second_word or operator or before.text in {".", ":", "|"})


def _named(branch: str, clause: list[Token], end: int, count: int) -> tuple[str, list[str]]:
    """The MATCH clause with a variable in every node pattern, and those variables in order."""
    text, start = "", clause[0].start
    variables = []
    for n, token in enumerate(clause[:-1]):
        if token.text != "(" or token.kind != "sign" or _is_call(clause, n):
            continue
        inside = clause[n + 1]
        if inside.kind in {"word", "name"}:
            variables.append(inside.text)
        elif inside.text in {":", "{", ")"}:
            variables.append(f"provenance{count + len(variables)}")
            text += branch[start : token.end] + variables[-1]
            start = token.end
    return (text + branch[start:end]).strip(), variables


def _is_call(clause: list[Token], n: int) -> bool:
    """Whether the parenthesis belongs to a function call or to an expression in a map."""
    before = clause[n - 1]
    if before.kind in {"word", "name"} and not before.is_word("MATCH"):
        return True
    return before.text == ":" or any(
        t.text == "{" and t.depth < clause[n].depth and not _closed(clause, m, n)
        for m, t in enumerate(clause[:n])
    )


def _closed(clause: list[Token], opening: int, n: int) -> bool:
    return any(t.text == "}" and t.depth == clause[opening].depth for t in clause[opening:n])
