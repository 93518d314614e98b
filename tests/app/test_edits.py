"""Edits of a twin: proposed, accepted as a new version with its comparison, undone, told."""

import json
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import ifcopenshell
import ifcopenshell.util.element
import pytest

from agents import Answer
from app.command.main import main
from app.doors.asking import answered
from app.edits import accepting, working
from app.edits.accepting import Accepted
from app.edits.asked import understood
from app.exports.tables import as_xlsx
from app.twins import library, versions
from app.twins.ingest import ingest, open_twin_of, read_here, remove
from app.twins.reading import read_apart
from edits import EditError, Proposal, Stamp, Wish
from graph_store import GraphError, GraphStore, connect
from sample_models import BAY_HOUSE
from tests.app.houses import own_house
from tests.conftest import at_hand
from tests.edits.models import written

pytestmark = pytest.mark.engine

STAMP = Stamp("Ada", "fire concept B", datetime(2026, 3, 4, tzinfo=UTC))
RATING = ("Pset_DoorCommon", "FireRating")


@pytest.fixture
def store(tmp_path: Path, data_dir: Path) -> Iterator[GraphStore]:
    """A twin of its own with Bay House as `edited.ifc`."""
    with connect(twin="edits") as found:
        ingest(own_house(tmp_path, "edited"), found)
        yield found
        for model in found.models():
            remove(model, found)


@pytest.fixture(scope="module")
def unchanged(data_dir: Path) -> Iterator[GraphStore]:
    """Bay House in a twin that nothing is accepted for."""
    with open_twin_of(BAY_HOUSE) as found:
        yield found


def doors(store: GraphStore) -> tuple[str, ...]:
    return answered("List all doors.", store, "rules").global_ids


def rated(store: GraphStore) -> dict[str, Any]:
    """The fire rating of each door, as the graph has it."""
    found = store.read("MATCH (d:IfcDoor) RETURN d.GlobalId, d.`Pset_DoorCommon.FireRating`")
    return {row[0]: row[1] for row in getattr(found, "rows", ())}


def accepted(store: GraphStore, proposals: Sequence[Proposal]) -> tuple[Accepted, ...]:
    """Accepted where it was proposed; that the app reads the new file apart the next test shows."""
    return accepting.accept(store, proposals, STAMP, read=read_here)


def test_an_accepted_change_is_a_new_version_and_undo_goes_back(store: GraphStore) -> None:
    ids, before = doors(store), rated(store)
    (model,) = store.models()
    proposals = working.draft(store, model.name, [Wish(each, *RATING, "EI90") for each in ids[:2]])
    (done,) = accepting.accept(store, proposals, STAMP)
    assert done.changes is not None
    assert {each.global_id: each.properties for each in done.changes} == {
        each: {".".join(RATING): (before[each], "EI90")} for each in ids[:2]
    }
    assert rated(store) == before | dict.fromkeys(ids[:2], "EI90")
    (now,) = store.models()
    assert (now.name, now.sha256) == (model.name, done.version.after)
    assert [
        (each.kind, each.who, each.why, each.values) for each in versions.history(store, now.name)
    ] == [("edit", "Ada", "fire concept B", 2)]
    back = accepting.undo(store, model.name, STAMP)
    assert back.changes is not None and len(back.changes) == 2
    assert rated(store) == before
    assert store.models()[0].sha256 == model.sha256
    with pytest.raises(EditError, match="nothing to undo"):
        accepting.undo(store, model.name, STAMP)


def test_files_before_are_kept_as_long_as_the_model_is_there(store: GraphStore) -> None:
    (model,) = store.models()
    proposals = working.draft(store, model.name, [Wish(doors(store)[0], *RATING, "EI90")])
    accepted(store, proposals)
    (now,) = store.models()
    assert library.source(model.sha256) and library.source(now.sha256)
    remove(now, store)
    assert library.source(model.sha256) is None and library.source(now.sha256) is None
    assert versions.history(store, model.name) == ()


def test_a_proposal_for_an_older_version_is_refused(store: GraphStore) -> None:
    (model,) = store.models()
    older = working.draft(store, model.name, [Wish(doors(store)[0], *RATING, "EI60")])
    newer = working.draft(store, model.name, [Wish(doors(store)[1], *RATING, "EI90")])
    accepted(store, newer)
    with pytest.raises(EditError, match="has another version since this was proposed"):
        accepted(store, older)
    assert len(versions.history(store, model.name)) == 1


def test_a_model_that_was_replaced_meanwhile_is_not_written_over(
    store: GraphStore, tmp_path: Path
) -> None:
    (model,) = store.models()
    proposals = working.draft(store, model.name, [Wish(doors(store)[0], *RATING, "EI60")])
    (tmp_path / "other").mkdir()
    other = own_house(tmp_path / "other", "edited", serving_door="Other door")

    def read_while_somebody_replaces(path: Path, *given: Any, **named: Any) -> Any:
        ingest(other, store)
        return read_apart(path, *given, **named)

    with pytest.raises(GraphError, match="was replaced by somebody else meanwhile"):
        accepting.accept(store, proposals, STAMP, read=read_while_somebody_replaces)
    assert versions.history(store, model.name) == ()
    assert library.source(model.sha256) is None


def test_an_edit_goes_to_the_model_that_has_the_element(store: GraphStore, tmp_path: Path) -> None:
    garage = tmp_path / "garage.ifc"
    file = ifcopenshell.open(BAY_HOUSE)
    for root in file.by_type("IfcRoot"):
        root.GlobalId = ifcopenshell.guid.new()
    file.write(str(garage))
    ingest(garage, store)
    here = ifcopenshell.open(BAY_HOUSE).by_type("IfcDoor")[0].GlobalId
    there = file.by_type("IfcDoor")[0].GlobalId
    assert working.models_of(store, (here, there)) == {
        "edited.ifc": (here,),
        "garage.ifc": (there,),
    }
    table = tmp_path / "both.xlsx"
    rows = [(here, "EI90"), (there, "EI60"), ("0" * 22, "EI30")]
    table.write_bytes(as_xlsx(("GlobalId", "fire rating"), rows))
    proposals = working.draft_table(store, table)
    assert {each.model: [one.after for one in each.changes] for each in proposals} == {
        "edited.ifc": ["EI90"],
        "garage.ifc": ["EI60"],
    }
    (told,) = [str(each) for proposal in proposals for each in proposal.refused]
    assert "no model of this twin holds an element with this GlobalId" in told
    assert [each.model for each in accepted(store, proposals)] == [
        "edited.ifc",
        "garage.ifc",
    ]
    assert (rated(store)[here], rated(store)[there]) == ("EI90", "EI60")


def test_a_sentence_means_the_last_answers_elements_or_those_it_names(
    unchanged: GraphStore,
) -> None:
    last = answered("Which doors lead to the Kitchen?", unchanged, "rules")
    these = understood("Set the fire rating of these doors to EI30", unchanged, last)
    assert these is not None and (these.words, these.value) == ("fire rating", "EI30")
    assert these.global_ids == last.global_ids and not these.asked_back
    named = understood("Set the fire rating of all doors to EI30", unchanged, None)
    assert named is not None and set(named.global_ids) == set(doors(unchanged))
    assert understood("How many doors are there?", unchanged, last) is None


@pytest.mark.parametrize(
    ("sentence", "has_last", "why"),
    [
        ("Set the fire rating of these doors to EI30", False, "no answer with doors yet"),
        ("Set the fire rating of these windows to EI30", True, "of which 0 are “windows”"),
        ("Set the fire rating of the dragons to EI30", True, "“dragons” are is not certain"),
    ],
)
def test_what_is_not_certain_is_asked_back(
    unchanged: GraphStore, sentence: str, has_last: bool, why: str
) -> None:
    last: Answer | None = None
    if has_last:
        last = answered("Which doors lead to the Kitchen?", unchanged, "rules")
    found = understood(sentence, unchanged, last)
    assert found is not None and why in found.asked_back
    assert not found.global_ids


def test_the_command_proposes_accepts_tells_and_undoes(
    store: GraphStore, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*words: str) -> tuple[int, Any]:
        capsys.readouterr()
        status = main(["edit", *words, "--twin", store.twin, "--json"])
        return status, json.loads(capsys.readouterr().out)

    before = rated(store)
    status, told = run("Set the fire rating of the Kitchen door to EI90")
    (change,) = told["proposals"][0]["changes"]
    assert (status, change["after"], change["ifc_type"]) == (0, "EI90", "IfcLabel")
    assert rated(store) == before
    table = tmp_path / "doors.xlsx"
    status, told = run("--export", str(table), "--of", "all doors", "--columns", "fire rating")
    assert (status, told["columns"][3]) == (0, "Pset_DoorCommon.FireRating")
    assert run("--table", str(table))[0] == 1
    new = tmp_path / "new.ifc"
    wished = ("--ids", change["global_id"], "--set", "Pset_DoorCommon.FireRating=EI90")
    status, told = run(*wished, "--accept", "--who", "Ada", "--why", "B", "--to", str(new))
    assert (status, told["accepted"][0]["version"]["who"]) == (0, "Ada")
    file = ifcopenshell.open(new)
    door = file.by_guid(change["global_id"])
    assert ifcopenshell.util.element.get_pset(door, *RATING) == "EI90"
    assert run("--log")[1]["versions"]["edited.ifc"][0]["why"] == "B"
    assert run("--undo")[0] == 0
    assert rated(store) == before
    assert run(*wished, "--accept")[0] == 2
    assert run(*wished, "--accept", "--why", "B", "--to", str(new))[0] == 2
    assert run("--of", "all doors")[0] == 2


def test_with_a_file_the_new_one_is_written_and_the_old_one_stays(
    tmp_path: Path, data_dir: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, new = own_house(tmp_path, "plain"), tmp_path / "plain-2.ifc"
    content = path.read_bytes()
    wished = ("edit", "Set the fire rating of all doors to EI30", "--model", str(path))
    assert main([*wished, "--accept", "--why", "B"]) == 2
    assert main([*wished, "--accept", "--why", "B", "--to", str(new)]) == 0
    assert path.read_bytes() == content
    found = ifcopenshell.open(new)
    assert {
        ifcopenshell.util.element.get_pset(each, *RATING) for each in found.by_type("IfcDoor")
    } == {"EI30"}


@pytest.mark.parametrize("name", ["", *at_hand(["Duplex_A_20110907.ifc"])])
def test_doors_share_sets_and_only_the_chosen_change(
    name: str, shared_models: Callable[[str], Path], tmp_path: Path, data_dir: Path
) -> None:
    path = shared_models(name) if name else written(tmp_path, "IFC4").path
    with connect(twin="edits-of-a-house") as store:
        ingest(path, store)
        ids = doors(store)
        (model,) = store.models()
        proposals = working.draft(store, model.name, [Wish(ids[0], *RATING, "EI30")])
        (done,) = accepted(store, proposals)
        assert done.changes is not None
        assert [each.global_id for each in done.changes] == [ids[0]]
        assert set(done.changes[0].properties) <= {".".join(RATING), f"{'.'.join(RATING)}.note"}
        remove(store.models()[0], store)
        store.remove_twin()
