"""`oriel edit`: changes of properties, proposed, accepted as a new version, undone."""

import argparse
import getpass
import shutil
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from agents.tracing.terminal import say
from app.command import printing
from app.command.arguments import InputError, add_twin, print_json, store_of
from app.command.statuses import ANSWERED, NOT_ANSWERABLE

if TYPE_CHECKING:
    from edits import Proposal, Stamp, Wish
    from graph_store import GraphStore

MOST_SET = 100
"""Properties that one command sets."""


def add_edit(made: argparse.ArgumentParser) -> None:
    made.add_argument(
        "sentence", nargs="?", help='"Set the fire rating of all doors to EI30", in plain words'
    )
    made.add_argument("--of", metavar="WORDS", help='which elements, in words: "all doors"')
    made.add_argument("--ids", nargs="+", metavar="GLOBALID", help="which elements, by GlobalId")
    made.add_argument(
        "--set",
        action="append",
        metavar="SET.PROPERTY=VALUE",
        help="a property and its new value, with its unit where it is not SI; as often as wanted",
    )
    made.add_argument(
        "--type", default="", help="the IFC type of a property that is new in the model: IfcLabel"
    )
    made.add_argument("--table", type=Path, help="a workbook or CSV file with a column GlobalId")
    made.add_argument(
        "--export",
        type=Path,
        help="write such a table (.csv or .xlsx) of the elements and the properties of --columns",
    )
    made.add_argument("--columns", nargs="+", metavar="SET.PROPERTY", default=[])
    made.add_argument("--accept", action="store_true", help="write the new version")
    made.add_argument("--to", type=Path, metavar="FILE", help="the new IFC file, there too")
    made.add_argument("--who", default="", help="who accepts it (default: your account)")
    made.add_argument("--why", default="", help="the reason, which the file keeps")
    made.add_argument("--undo", action="store_true", help="go back to the file before")
    made.add_argument("--log", action="store_true", help="the versions that edits made")
    made.add_argument("--in", dest="within", default="", metavar="NAME", help="the model's name")
    add_twin(made, model=True)
    made.set_defaults(run=_edit)


def _edit(given: argparse.Namespace) -> int:
    _check(given)
    with store_of(given) as store:
        if given.log:
            return _log(given, store)
        if given.undo:
            return _undo(given, store)
        if given.export:
            return _export(given, store)
        proposals = _proposals(given, store)
        if given.accept:
            return _accept(given, store, proposals)
    if given.json:
        print_json({"twin": store.twin, "proposals": proposals})
    else:
        say("\n\n".join(printing.edit(each) for each in proposals))
    return ANSWERED if any(each.changes for each in proposals) else NOT_ANSWERABLE


def _check(given: argparse.Namespace) -> None:
    """Raise InputError for what does not go together."""
    ways = [given.sentence, given.set, given.table, given.export, given.undo, given.log]
    if sum(map(bool, ways)) != 1:
        raise InputError(
            'Say what to edit in one way: a sentence ("Set … to …"), --set, --table, --export, '
            "--undo or --log"
        )
    if (given.set or given.export) and bool(given.of) == bool(given.ids):
        raise InputError('Name the elements, by --of "all doors" or by --ids GLOBALID …')
    if given.model and (given.accept or given.undo) and not (given.accept and given.to):
        raise InputError(
            "A file is never changed: with --model name the new one, --accept --to NEW.ifc"
        )
    if given.to and not given.accept:
        raise InputError("--to goes with --accept; look at the proposal first")
    if given.to and given.to.exists():
        raise InputError(f"{given.to} is there already, and nothing is overwritten; name another")


def _ids(given: argparse.Namespace, store: "GraphStore") -> tuple[str, ...]:
    """The elements of --ids, or of --of."""
    from app.edits.asked import elements_called  # noqa: PLC0415  slow to import

    return tuple(given.ids) if given.ids else elements_called(given.of, store)


def _proposals(given: argparse.Namespace, store: "GraphStore") -> "tuple[Proposal, ...]":
    from app.edits import working  # noqa: PLC0415  slow to import

    if given.table:
        return working.draft_table(store, given.table, printing.progress_of(given.table.name))
    wanted = _wanted(given, store)
    proposals: list[Proposal] = []
    for name, ids in _models(given, store, wanted[0]).items():
        wishes: list[Wish] = []
        for prop, value in wanted[1]:
            wishes += working.wishes(store, name, ids, prop, value, given.type)
        proposals += working.draft(store, name, wishes, printing.progress_of(name))
    return tuple(proposals)


def _wanted(
    given: argparse.Namespace, store: "GraphStore"
) -> tuple[tuple[str, ...], list[tuple[str, str]]]:
    """The elements, and of each the properties with their new values."""
    if given.sentence:
        from app.edits.asked import understood  # noqa: PLC0415  slow to import

        found = understood(given.sentence, store, None)
        if found is None:
            raise InputError(
                'This asks for no change. Say "Set PROPERTY of ELEMENTS to VALUE"; questions are '
                "for oriel ask"
            )
        if found.asked_back:
            raise InputError(found.asked_back)
        return found.global_ids, [(found.words, found.value)]
    pairs = [each.partition("=") for each in given.set[:MOST_SET]]
    if bad := next((each[0] for each in pairs if not (each[0].strip() and each[1])), None):
        raise InputError(f"--set {bad[:60]} names no value; write SET.PROPERTY=VALUE")
    return _ids(given, store), [(name.strip(), value) for name, _, value in pairs]


def _models(
    given: argparse.Namespace, store: "GraphStore", ids: Sequence[str]
) -> dict[str, tuple[str, ...]]:
    """The elements by their model; those of --in alone. Raises InputError for what is in two."""
    from app.edits import working  # noqa: PLC0415  slow to import

    found = working.models_of(store, ids)
    if given.within:
        working.model_called(store, given.within)
        return {given.within: found.get(given.within, ())}
    if twice := working.in_several(found):
        raise InputError(
            f"{twice} stands in {' and '.join(found)}; name the model that is meant: --in NAME"
        )
    return found


def _stamp(given: argparse.Namespace) -> "Stamp":
    from edits import Stamp  # noqa: PLC0415  slow to import

    return Stamp(given.who or getpass.getuser(), given.why, datetime.now(UTC))


def _accept(given: argparse.Namespace, store: "GraphStore", proposals: "Sequence[Proposal]") -> int:
    from app.edits import accepting, working  # noqa: PLC0415  slow to import
    from app.twins import library  # noqa: PLC0415

    stamp = _stamp(given)
    changing = [each for each in proposals if each.changes]
    for each in proposals:
        if not given.json:
            say(printing.edit(each))
    if not changing:
        raise InputError("Nothing would change; there is no new version")
    if given.to and len(changing) > 1:
        raise InputError("Several models would change, and --to names one file; leave it out")
    if given.model:
        model = working.model_called(store, changing[0].model)
        accepting.write(store, model, changing[0], stamp, given.to)
        if given.json:
            print_json({"twin": None, "proposals": proposals, "file": str(given.to)})
        else:
            say(f"\nWritten to {given.to}; {given.model} is as it was.")
        return ANSWERED
    done = accepting.accept(store, changing, stamp, printing.progress_of(changing[0].model))
    if given.to and (path := library.source(done[0].version.after)):
        shutil.copyfile(path, given.to)
    if given.json:
        print_json({"twin": store.twin, "proposals": proposals, "accepted": done})
    else:
        say("\n".join(["", *(printing.accepted(each, store.twin) for each in done)]))
    return ANSWERED


def _undo(given: argparse.Namespace, store: "GraphStore") -> int:
    from app.edits import accepting  # noqa: PLC0415  slow to import
    from app.twins import versions  # noqa: PLC0415

    names = [each.name for each in store.models() if versions.undoable(store, each)]
    if not given.within and len(names) != 1:
        raise InputError(
            f"Edits can be undone of {' and '.join(names)}; name one: --in NAME"
            if names
            else f"No model of the twin '{store.twin}' was made by an edit; nothing can be undone"
        )
    name = given.within or names[0]
    given.why = given.why or accepting.UNDO
    done = accepting.undo(store, name, _stamp(given), printing.progress_of(name))
    if given.json:
        print_json({"twin": store.twin, "accepted": [done]})
    else:
        say(printing.accepted(done, store.twin))
    return ANSWERED


def _log(given: argparse.Namespace, store: "GraphStore") -> int:
    from app.twins import versions  # noqa: PLC0415  slow to import

    found = {each.name: versions.history(store, each.name) for each in store.models()}
    if given.json:
        print_json({"twin": store.twin, "versions": found})
    else:
        say(printing.versions(found))
    return ANSWERED if any(found.values()) else NOT_ANSWERABLE


def _export(given: argparse.Namespace, store: "GraphStore") -> int:
    from app.edits import working  # noqa: PLC0415  slow to import
    from app.exports import tables  # noqa: PLC0415

    writers = {".csv": tables.as_csv, ".xlsx": tables.as_xlsx}
    write = writers.get(given.export.suffix.lower())
    if write is None:
        raise InputError(f"{given.export} ends in neither .csv nor .xlsx")
    if not given.columns:
        raise InputError("Name the properties: --columns Pset_DoorCommon.FireRating …")
    found = _models(given, store, _ids(given, store))
    if len(found) > 1:
        raise InputError(f"The elements stand in {' and '.join(found)}; name one: --in NAME")
    ((name, ids),) = found.items()
    targets = [working.target(store, name, ids, column) for column in given.columns]
    headings, rows = working.export(store, name, ids, targets)
    given.export.write_bytes(write(headings, rows))
    if given.json:
        print_json({"file": str(given.export), "columns": headings, "rows": len(rows)})
    else:
        say(f"{len(rows)} elements are in {given.export}; change it, and give it to --table.")
    return ANSWERED
