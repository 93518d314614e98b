"""Models whose source could not be read again: the twin holds the last that was read of them."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from graph_store.bulk import Target
from graph_store.errors import GraphError
from graph_store.schema import Unread

SINCE = "unread_since"
"""The property of a `:Model` with the time of the first try that failed after the last that did
not; a load takes it away."""


def note_unread(model: str, target: Target, since: str = "") -> str:
    """Note that a model's source was tried in vain, by default now; since when it is so.

    Raises GraphError where the twin holds no such model.
    """
    found = target.run(
        f"MATCH (m:Model{target.mark}) WHERE m.model = $model "
        f"SET m.{SINCE} = coalesce(m.{SINCE}, $now) RETURN m.{SINCE}",
        {"model": model, "now": since or datetime.now(UTC).isoformat(timespec="seconds")},
    )
    if not found:
        raise GraphError(f"{model} was removed meanwhile; nothing was written")
    return str(found[0][0])


def note_read(model: str, target: Target) -> None:
    """Note that a model's source was read again, and said what the twin holds."""
    target.run(
        f"MATCH (m:Model{target.mark}) WHERE m.model = $model AND m.{SINCE} IS NOT NULL "
        f"REMOVE m.{SINCE}",
        {"model": model},
    )


def unread_models(ask: Callable[[str], Any]) -> tuple[Unread, ...]:
    """The models of a twin whose source could not be read again, by name."""
    rows = ask(
        f"MATCH (m:Model) WHERE m.{SINCE} IS NOT NULL "
        f"RETURN m.model, m.{SINCE}, m.label_orders ORDER BY m.model"
    ).rows
    return tuple(
        Unread(
            model=model,
            since=since,
            labels=tuple(dict.fromkeys(label for line in orders for label in line.split("\t"))),
        )
        for model, since, orders in rows
    )
