"""`oriel ingest`, `propose`, `sync`, `sample`, `compare`, `rebuild`, `backup`, `restore`."""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

import registers
from agents.tracing.terminal import say
from app.command import printing
from app.command.arguments import InputError, add_twin, print_json
from app.command.statuses import ANSWERED, NOT_ANSWERABLE
from app.twins import library
from app.twins.ingest import (
    ingest,
    keeping_the_last,
    kept_version,
    loading_into,
    read_here,
    rebuild,
    replace,
)
from app.twins.proposals import propose
from app.twins.reports import accepted, findings_of, fresh, likely_of, mapping_in
from app.twins.samples import sample_path
from app.twins.sources import file_of, name_of, path_of, read_source
from graph_store import GraphSettings, connect
from graph_store.backups import back_up, restore
from ifc_loader.compare import compare, summarise
from registers.proposing.minds import RULES, ProposingMinds


def add_ingest(made: argparse.ArgumentParser) -> None:
    made.add_argument("file", nargs="+", help="a file, or postgresql://USER@HOST/DATABASE")
    add_twin(made)
    made.set_defaults(run=_ingest)


def add_sample(made: argparse.ArgumentParser) -> None:
    made.add_argument("name", nargs="?", help="SampleHouse4, or one that comes with Oriel")
    add_twin(made)
    made.set_defaults(run=_sample)


def add_compare(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "file",
        nargs="+",
        help="the old and the new file; or the new one alone, "
        "against the model of its name in the twin",
    )
    add_twin(made)
    made.set_defaults(run=_compare)


def add_rebuild(made: argparse.ArgumentParser) -> None:
    add_twin(made)
    made.set_defaults(run=_rebuild)


def _ingest(given: argparse.Namespace) -> int:
    with loading_into(given.twin) as store:
        done = []
        for source in given.file:
            with file_of(source) as path:
                done.append(ingest(path, store, printing.progress_of(path.name)))
    if given.json:
        print_json({"twin": given.twin, "models": done})
    for each in () if given.json else done:
        say(printing.ingested(each, given.twin))
    return ANSWERED


def _sample(given: argparse.Namespace) -> int:
    given.file = [str(sample_path(given.name))]
    return _ingest(given)


def _compare(given: argparse.Namespace) -> int:
    if len(given.file) > 2:
        raise InputError("Two versions at a time: oriel compare OLD NEW")
    files = [path_of(each) for each in given.file]
    new = files[-1]
    two = len(given.file) == 2
    old, mapping = (files[0], None) if two else kept_version(new.name, given.twin)
    if old is None:
        raise InputError(
            f"The twin {given.twin!r} holds no earlier version of {new.name}; name two files: "
            "oriel compare OLD NEW"
        )
    read = partial(read_source, model=new.name, shapes=library.shapes())
    beside = registers.mapping_beside(new).exists()
    before, after = read(old, mapping=mapping), read(new, mapping=None if beside else mapping)
    changes = compare(before, after)
    if given.json:
        summary = summarise(changes)
        print_json({"old": str(old), "new": str(new), "summary": summary, "changes": changes})
    else:
        say(printing.changes(changes, new.name))
    return ANSWERED


def _rebuild(given: argparse.Namespace) -> int:
    done = rebuild(given.twin, printing.progress_of(given.twin))
    if given.json:
        told = {"models": done.loaded, "missing": done.missing, "failed": done.failed}
        print_json({"twin": given.twin, **told})
    for each in () if given.json else done.loaded:
        say(printing.ingested(each, given.twin))
    lost = [f"{name} could not be read: {why.rstrip('.')}" for name, why in done.failed.items()]
    lost += [f"No file is kept of {', '.join(done.missing)} as it was"] * bool(done.missing)
    if lost:
        raise InputError(
            f"{'. '.join(lost)}; load it again (oriel ingest FILE --twin {given.twin})"
            + ", or mend it and rebuild again" * bool(done.failed)
        )
    return ANSWERED


def add_backup(made: argparse.ArgumentParser) -> None:
    made.add_argument("file", type=Path, metavar="FILE", help="where it is written, a .zip file")
    made.add_argument("--json", action="store_true", help="one JSON object on standard output")
    made.set_defaults(run=lambda given: _moved(given, back_up, "{} files are kept in {}."))


def add_restore(made: argparse.ArgumentParser) -> None:
    made.add_argument("file", type=Path, metavar="FILE", help="what `oriel backup` wrote")
    made.add_argument("--json", action="store_true", help="one JSON object on standard output")
    made.set_defaults(run=lambda given: _moved(given, restore, "{} files were restored from {}."))


def _moved(given: argparse.Namespace, move: Callable[[GraphSettings, Path], int], told: str) -> int:
    files = move(GraphSettings(), given.file)
    if given.json:
        print_json({"file": str(given.file), "files": files})
    else:
        say(told.format(f"{files:,}", given.file))
    return ANSWERED


def add_propose(made: argparse.ArgumentParser) -> None:
    made.add_argument("source", help="a file of tables, or postgresql://USER@HOST/DATABASE")
    made.add_argument(
        "--write",
        action="store_true",
        help="write the mapping beside the source, where `ingest` finds it",
    )
    made.add_argument(
        "--agents",
        choices=("rules", "llm"),
        default="rules",
        help="who proposes and judges: rules, or the language model of ORIEL_MODEL_… beside them",
    )
    made.add_argument("--json", action="store_true", help="one JSON object on standard output")
    made.set_defaults(run=_propose)


def add_sync(made: argparse.ArgumentParser) -> None:
    made.add_argument("source", help="a file, or postgresql://USER@HOST/DATABASE")
    add_twin(made)
    made.set_defaults(run=_sync)


def add_match(made: argparse.ArgumentParser) -> None:
    made.add_argument("source", help="a register that is in the twin: its file, or its address")
    made.add_argument(
        "--accept",
        type=int,
        nargs="+",
        default=[],
        metavar="N",
        help="the numbers to accept: kept in the mapping beside the source, and read again",
    )
    add_twin(made)
    made.set_defaults(run=_match)


def _match(given: argparse.Namespace) -> int:
    with connect(twin=given.twin, make=False) as store, file_of(given.source) as path:
        held = next((model for model in store.models() if model.name == path.name), None)
        if held is None:
            raise InputError(
                f"{path.name} is not in the twin {given.twin!r}; oriel ingest it first"
            )
        mapping = registers.mapping_of(path, registers.read_tables(path))
        found = likely_of(store, held.name, mapping)
        wrong = [number for number in given.accept if not 1 <= number <= len(found)]
        if wrong:
            raise InputError(f"There is no number {wrong[0]}; there are {len(found)} proposals")
        if given.accept:
            chosen = [found[number - 1] for number in given.accept]
            text = registers.written(accepted(mapping, held.name, chosen))
            for place in {registers.mapping_beside(path), _kept_at(given.source, path)}:
                place.write_text(text, encoding="utf-8")
            replace(path, held, store, printing.progress_of(path.name))
    if given.json:
        print_json({"twin": given.twin, "source": path.name, "proposals": found})
    else:
        say(printing.likely(found, given.accept))
    return ANSWERED


def _kept_at(source: str, path: Path) -> Path:
    """Where the mapping of a source stays: beside a file, and here for a database."""
    beside = registers.mapping_beside(path)
    return Path(beside.name) if registers.is_address(source) else beside


def _propose(given: argparse.Namespace) -> int:
    with file_of(given.source) as path:
        place = _kept_at(given.source, path)
        if given.write and registers.mapping_beside(path).exists():
            raise InputError(f"{place} is there already; take it away to have another written")
        proposal = propose(path, _minds_of(given.agents))
    mapping = registers.written(proposal.mapping)
    if given.json:
        told = [{"scores": turn.scores, "mapping": turn.mapping} for turn in proposal.turns]
        print_json({"source": path.name, "turns": told, "tables": proposal.register.tables})
    else:
        say(mapping)
        say(printing.proposal(proposal))
    if given.write:
        place.write_text(mapping, encoding="utf-8")
    return ANSWERED if proposal.scores.satisfied else NOT_ANSWERABLE


def _minds_of(agents: str) -> ProposingMinds:
    if agents == "rules":
        return RULES
    from agents.mapping.minds import model_minds  # noqa: PLC0415  only who asks a model waits
    from agents.model.model_client import ModelClient  # noqa: PLC0415
    from agents.model.model_settings import ModelSettings  # noqa: PLC0415

    return model_minds(ModelClient(ModelSettings()))


def _sync(given: argparse.Namespace) -> int:
    with (
        loading_into(given.twin) as store,
        keeping_the_last(store, name_of(given.source)),
        file_of(given.source) as path,
    ):
        tell = printing.progress_of(path.name)
        held = next((model for model in store.models() if model.name == path.name), None)
        known, meant = findings_of(store, path.name), mapping_in(store, path.name)
        if held is None:
            done = ingest(path, store, tell)
            changes = None
        else:
            beside = registers.mapping_beside(path).exists()
            read = partial(read_here, mapping=None if beside else meant)
            changes = replace(path, held, store, tell, read=read)
        new = fresh(known, findings_of(store, path.name))
        remapped = held is not None and mapping_in(store, path.name) != meant
    if given.json:
        told = {"changes": changes, "findings": new, "mapping_changed": remapped}
        print_json({"twin": given.twin, "source": path.name, **told})
    elif held is None:
        say(printing.ingested(done, given.twin))
    elif changes is None:
        say(f"{path.name} was read again; its earlier version is not kept, so nothing is compared.")
    else:
        say(printing.changes(changes, path.name))
    if remapped and not given.json:
        say(f"The mapping of {path.name} has changed; what it holds was read by the new one.")
    if new and held is not None and not given.json:
        say(printing.fresh_findings(new))
    return ANSWERED
