"""`oriel propose`, `sync`: registers, whose tables need a mapping and change often."""

import argparse
from pathlib import Path

import registers
from agents.tracing.terminal import say
from app.command import printing
from app.command.arguments import InputError, add_twin, print_json
from app.command.statuses import ANSWERED, NOT_ANSWERABLE
from app.twins.ingest import ingest, replace
from app.twins.proposals import propose
from app.twins.sources import file_of
from graph_store import connect


def add_propose(made: argparse.ArgumentParser) -> None:
    made.add_argument("source", help="a file of tables, or postgresql://USER@HOST/DATABASE")
    made.add_argument(
        "--write",
        action="store_true",
        help="write the mapping beside the source, where `ingest` finds it",
    )
    made.add_argument("--json", action="store_true", help="one JSON object on standard output")
    made.set_defaults(run=_propose)


def add_sync(made: argparse.ArgumentParser) -> None:
    made.add_argument("source", help="a file, or postgresql://USER@HOST/DATABASE")
    add_twin(made)
    made.set_defaults(run=_sync)


def _propose(given: argparse.Namespace) -> int:
    with file_of(given.source) as path:
        beside = registers.mapping_beside(path)
        own = beside.exists()
        proposal = propose(path)
    mapping = registers.written(proposal.mapping)
    if given.json:
        told = [{"scores": turn.scores, "mapping": turn.mapping} for turn in proposal.turns]
        print_json({"source": path.name, "turns": told, "tables": proposal.register.tables})
    else:
        say(mapping)
        say(printing.proposal(proposal))
    if given.write:
        place = Path(beside.name) if registers.is_address(given.source) else beside
        if own:
            raise InputError(f"{place} is there already; take it away to have another written")
        place.write_text(mapping, encoding="utf-8")
    return ANSWERED if proposal.scores.satisfied else NOT_ANSWERABLE


def _sync(given: argparse.Namespace) -> int:
    with connect(twin=given.twin) as store, file_of(given.source) as path:
        tell = printing.progress_of(path.name)
        held = next((model for model in store.models() if model.name == path.name), None)
        if held is None:
            done = ingest(path, store, tell)
            changes = None
        else:
            changes = replace(path, held, store, tell)
    if given.json:
        print_json({"twin": given.twin, "source": path.name, "changes": changes})
    elif held is None:
        say(printing.ingested(done, given.twin))
    elif changes is None:
        say(f"{path.name} was read again; its earlier version is not kept, so nothing is compared.")
    else:
        say(printing.changes(changes, path.name))
    return ANSWERED
