"""Each page in its states, through Streamlit's own test runner and the real engine."""

import re
from collections.abc import Callable
from pathlib import Path

import ifcopenshell
import pytest
from ifcopenshell.util.element import get_aggregate, get_psets
from ifcopenshell.util.unit import calculate_unit_scale
from streamlit.config import get_config_options
from streamlit.testing.v1 import AppTest

from app.doors.asking import LONGEST
from app.pages.panel import MODES
from app.serving.serve import CONFIG, settings
from app.session.state import Picked
from app.twins import pool
from app.twins.ingest import open_twin_of
from graph_store import GraphStore, connect
from ifc_loader.property_graph import Node, PropertyGraph
from sample_models import BAY_HOUSE
from tests.agents.scripted_server import Reply, answering, scripted
from tests.app.houses import own_house
from tests.app.pages import choice, default, page_of, state_of, talk_of, words
from tests.conftest import model_path
from tests.ifc_loader.tiny import Tiny

pytestmark = pytest.mark.engine


def test_a_twin_without_a_building_says_what_to_do(app: Callable[..., AppTest]) -> None:
    with connect(twin="empty-lot"):
        test = app("empty-lot").run()
    assert not test.exception
    assert "Add a building" in words(test)


@pytest.mark.parametrize("name", ["Bad Name", "elsewhere"])
def test_a_link_to_no_twin_leads_to_the_first(app: Callable[..., AppTest], name: str) -> None:
    test = app(name).run()
    assert not test.exception
    assert name in words(test)
    test.button[-1].click().run()
    assert not test.exception
    assert "bay_house.ifc" in words(test)
    assert name not in words(test)


def test_a_twin_with_a_building_suggests_questions_of_its_own(app: Callable[..., AppTest]) -> None:
    test = app().run()
    assert not test.exception
    assert any("storey" in button.label or "rooms" in button.label for button in test.button)
    assert "small_house.ifc" in words(test)
    assert "answers by rules" in words(test)


def test_a_question_brings_its_sentence_value_and_cypher(app: Callable[..., AppTest]) -> None:
    test = app().run()
    test.chat_input[0].set_value("How many doors exist in the building?").run()
    assert not test.exception
    said = words(test)
    assert "There are 3 doors" in said
    assert 'class="oriel-value">3<' in said
    assert any("IfcDoor" in code.value for code in test.code)
    assert test.dataframe[0].value.iloc[0, 0] == 3


def test_what_cannot_be_answered_is_said_and_shows_no_value(app: Callable[..., AppTest]) -> None:
    test = app().run()
    test.chat_input[0].set_value("Who is the mayor of the town?").run()
    assert not test.exception
    assert 'class="oriel-value"' not in words(test)
    assert "mayor" in words(test)


def test_what_may_have_been_meant_is_asked_by_a_button(app: Callable[..., AppTest]) -> None:
    test = app().run()
    test.chat_input[0].set_value("How many dors are there?").run()
    meant = next(button for button in test.button if button.label == "How many doors are there?")
    meant.click().run()
    assert not test.exception
    assert "There are 3 doors" in words(test)
    asked = [exchange.question for exchange in talk_of(test).exchanges]
    assert asked == ["How many dors are there?", "How many doors are there?"]


def test_the_building_page_lists_models_with_their_quality_report(
    house: GraphStore,
) -> None:
    test = page_of("pages.building", house.twin)
    assert not test.exception
    assert "corrected" in words(test).lower()
    assert "small_house.ifc" in words(test)
    assert {metric.label for metric in test.metric} >= {"Storeys", "Rooms", "Doors"}


def test_the_building_page_tells_storeys_rooms_and_kinds_as_the_graph_has_them(
    house: GraphStore,
) -> None:
    test = page_of("pages.building", house.twin)
    storeys, rooms, kinds = (frame.value for frame in test.dataframe[:3])
    counted = house.read(
        "MATCH (n:IfcWindow)-[:ON_STOREY]->(s:IfcBuildingStorey) RETURN s.Name, count(*)"
    )
    windows = storeys[storeys.windows > 0]
    assert dict(zip(windows.storey, windows.windows, strict=True)) == dict(counted.rows)  # type: ignore[union-attr]
    assert len(rooms) == house.schema().labels["IfcSpace"]
    assert dict(zip(kinds.kind, kinds.number, strict=True))["Door"] == 3


STATED = [
    path
    for name in (BAY_HOUSE.name, "AC20-FZK-Haus.ifc", "Duplex_A_20110907.ifc", "SampleHouse4.ifc")
    if (path := model_path(name))
]


@pytest.mark.parametrize("path", STATED, ids=lambda path: path.stem)
def test_the_building_page_tells_of_each_room_what_the_file_says(path: Path) -> None:
    """Read from the file by ifcopenshell's own means, in its own units."""
    file = ifcopenshell.open(path)
    metre = calculate_unit_scale(file)
    rooms, stated = list[tuple[str, str, str]](), dict[tuple[str, str, str], dict[str, float]]()
    for room in file.by_type("IfcSpace"):
        rooms.append((room.Name, room.LongName, get_aggregate(room).Name))
        sets = get_psets(room, qtos_only=True)
        stated[rooms[-1]] = next((sets[n] for n in sets if n.endswith("BaseQuantities")), {})
    with open_twin_of(path) as store:
        shown = page_of("pages.building", store.twin).dataframe[1].value
    keys = list(zip(shown.number, shown.room, shown.storey, strict=True))
    assert sorted(keys) == sorted(rooms)
    for key, area, height in zip(keys, shown.area, shown.height, strict=True):
        if quantities := stated[key]:
            assert area == pytest.approx(quantities["NetFloorArea"])
            assert height == pytest.approx(quantities["Height"] * metre)


def test_rows_of_names_and_numbers_bring_a_chart(app: Callable[..., AppTest]) -> None:
    test = app().run()
    test.chat_input[0].set_value("What is the area of each room?").run()
    assert not test.exception
    (drawn,) = test.get("vega_lite_chart")
    assert "4 bars" in drawn.proto.alt
    assert [tab.label for tab in test.tabs][:2] == ["Chart", "Rows"]
    assert list(test.dataframe[0].value) == ["Name", "LongName", "area (m²)"]


def test_a_question_of_two_parts_shows_a_row_for_each(app: Callable[..., AppTest]) -> None:
    test = app().run()
    both = "How many doors are there? What is the area of each room?"
    test.chat_input[0].set_value(both).run()
    assert not test.exception
    shown = test.dataframe[0].value
    assert shown["value"][0] == "3"
    assert "Living room" in shown["value"][1]
    assert not re.search("First .* rows", words(test))


def test_a_question_too_long_to_be_one_is_told(app: Callable[..., AppTest]) -> None:
    test = app().run()
    test.chat_input[0].set_value("door " * LONGEST).run()
    assert not test.exception
    (told,) = test.warning
    assert f"{LONGEST * 5 - 1:,} characters" in told.value
    assert test.chat_input[0].proto.value == ("door " * LONGEST).strip()


def test_a_no_shows_the_query_that_found_nothing(app: Callable[..., AppTest]) -> None:
    test = app().run()
    test.chat_input[0].set_value("Which doors are wider than 3 m?").run()
    assert "There are no doors" in words(test)
    assert "> 3.0" in test.code[0].value


def test_an_engine_out_of_reach_is_a_sentence_and_a_way_on(
    app: Callable[..., AppTest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORIEL_GRAPH_URI", "bolt://127.0.0.1:9")
    pool.close_all()
    test = app().run()
    assert not test.exception
    assert "127.0.0.1:9" in test.error[0].value.replace("\\", "")
    assert test.button[0].label == "Try again"


def test_a_model_out_of_reach_is_told_and_the_rules_answer(
    app: Callable[..., AppTest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORIEL_MODEL_NAME", "no-such-model")
    monkeypatch.setenv("ORIEL_MODEL_BASE_URL", "http://127.0.0.1:9/v1")
    monkeypatch.setenv("ORIEL_MODEL_API_KEY", "none")
    test = app().run()
    assert "answers by no-such-model at http://127.0.0.1:9/v1" in words(test)
    choice(test, "Answers by").set_value("llm").run()
    test.chat_input[0].set_value("How many doors exist in the building?").run()
    assert not test.exception
    assert len(test.warning) == 1
    told = test.warning[0].value.replace("\\", "")
    assert "127.0.0.1:9" in told
    assert "the rules answer instead" in told
    assert '<div class="oriel-value">3</div>' in words(test)


def test_what_answers_is_the_default_of_its_list(
    app: Callable[..., AppTest], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser led away by a click, before it heard of the choice, sends the default back."""
    monkeypatch.setenv("ORIEL_MODEL_NAME", "no-such-model")
    test = app().run()
    for mode in ("rules", "llm", "rules"):
        choice(test, "Answers by").set_value(mode).run()
        assert not test.exception
        assert state_of(test).mode == mode
        assert default(choice(test, "Answers by")) == MODES[mode]


def test_a_question_that_the_graph_failed_in_is_asked_again_by_the_button(
    app: Callable[..., AppTest], house: GraphStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = {"explanation": "", "outcome": "query", "cypher": "MATCH (d:IfcDoor) RETURN d"}
    replies = iter(
        [
            {**written, "choices": []},
            {**written, "choices": []},
            {"grade": "Accept", "feedback": ""},
            {"answer": "Three doors.", "value": 3, "unit": None},
        ]
    )
    asked: list[object] = []

    def reply(request: object) -> Reply:
        if not asked:
            pool.forget(house.twin)  # as another session does that found the engine gone
        asked.append(request)
        return Reply(next(replies))

    with answering(reply) as server:
        for name, value in {"NAME": "tiny", "BASE_URL": server.url, "API_KEY": "none"}.items():
            monkeypatch.setenv(f"ORIEL_MODEL_{name}", value)
        test = app().run()
        choice(test, "Answers by").set_value("llm").run()
        test.chat_input[0].set_value("How many doors exist in the building?").run()
        assert "was closed" in test.error[0].value
        test.button(key="again-page").click().run()
    assert not test.exception
    assert "Three doors." in words(test)
    assert len(asked) == 4


def test_an_answer_by_a_model_tells_its_tokens_and_their_cost(
    app: Callable[..., AppTest], monkeypatch: pytest.MonkeyPatch
) -> None:
    query = "MATCH (d:IfcDoor) RETURN count(d) AS doors"
    with scripted(
        {"explanation": "All doors.", "outcome": "query", "cypher": query, "choices": []},
        {"grade": "Accept", "feedback": ""},
        {"answer": "Three doors.", "value": 3, "unit": None},
    ) as server:
        for name, value in {
            "NAME": "tiny",
            "BASE_URL": server.url,
            "API_KEY": "none",
            "SECOND_OPINION": "false",
            "PROMPT_PRICE": "2",
            "COMPLETION_PRICE": "20",
        }.items():
            monkeypatch.setenv(f"ORIEL_MODEL_{name}", value)
        test = app().run()
        choice(test, "Answers by").set_value("llm").run()
        test.chat_input[0].set_value("How many doors exist in the building?").run()
    assert not test.exception
    assert "Three doors." in words(test)
    assert "330 tokens · cost 0.0012" in words(test)


def test_a_picked_element_shows_its_card(app: Callable[..., AppTest], house: GraphStore) -> None:
    (door, *_) = house.read("MATCH (d:IfcDoor) RETURN d.GlobalId").rows  # type: ignore[union-attr]
    test = app()
    state_of(test).picked = Picked(door[0])
    test.run()
    assert not test.exception
    assert any(button.label == "Ask about it" for button in test.button)


def captions(test: AppTest) -> set[str]:
    return {each.value.replace("\\", "") for each in test.caption}


def test_the_card_tells_the_model_where_the_twin_has_several(
    app: Callable[..., AppTest], tmp_path: Path
) -> None:
    tiny = Tiny()
    wall = tiny.element("IfcWall", "Wall").GlobalId
    with connect(twin="two-models") as store:
        store.write_graph(tiny.read(tmp_path))
        test = app()
        state_of(test).twin, state_of(test).picked = store.twin, Picked(wall)
        assert "tiny.ifc" not in captions(test.run())
        store.write_graph(PropertyGraph("second", [Node("second/1", ("IfcSlab",), {"Name": "S"})]))
        assert "tiny.ifc" in captions(test.run())
        store.write_graph(
            PropertyGraph("third", [Node("third/1", ("Wall", "RegisterRow"), {"GlobalId": wall})])
        )
        assert "tiny.ifc, also in third" in captions(test.run())
    assert not test.exception


def test_the_theme_is_found_from_any_folder_and_the_environment_goes_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert CONFIG.exists()
    assert settings()["theme.light.primaryColor"]
    assert settings()["browser.gatherUsageStats"] is False
    monkeypatch.setenv("STREAMLIT_SERVER_MAX_UPLOAD_SIZE", "50")
    assert "server.maxUploadSize" not in settings()


def test_no_click_looks_for_garbage_among_all_that_is_kept() -> None:
    assert settings()["runner.postScriptGC"] is False
    assert settings().keys() <= get_config_options().keys(), "Streamlit leaves out the unknown"


def test_the_tree_goes_from_the_lowest_storey_up(tmp_path: Path) -> None:
    tiny = Tiny()
    storeys = ["Pit", "Cellar", "Ground", "Roof"]
    for name, elevation in (("Cellar", -2.8), ("Pit", -5.6), ("Roof", 9.0)):
        tiny.whole(tiny.building, tiny.root("IfcBuildingStorey", Name=name, Elevation=elevation))

    with connect(twin="deep-house") as store:
        store.write_graph(tiny.read(tmp_path))
        test = page_of("pages.explore", "deep-house")
    assert not test.exception
    drawn = [button.label for button in test.button]
    assert [name for name in drawn if name in storeys] == storeys


def test_what_was_chosen_to_be_seen_gives_way_to_another_building(
    app: Callable[..., AppTest], house: GraphStore, tmp_path: Path
) -> None:
    with open_twin_of(own_house(tmp_path, "neighbour")) as other:
        test = app().run()
        test.multiselect(key=f"view-classes-{house.twin}").set_value(["Slab"])
        test.selectbox(key=f"view-section-{house.twin}").set_value("Ground Floor")
        test.selectbox(key=f"view-colour-{house.twin}").set_value("Material").run()
        assert not test.exception
        choice(test, "Digital twin").set_value(other.twin).run()
        assert not test.exception
        assert "neighbour.ifc" in words(test)
        assert not test.multiselect(key=f"view-classes-{other.twin}").value
        choice(test, "Digital twin").set_value(house.twin).run()
        assert not test.multiselect(key=f"view-classes-{house.twin}").value


def test_what_was_chosen_to_be_seen_is_told_and_taken_back(
    app: Callable[..., AppTest], house: GraphStore
) -> None:
    test = app().run()
    test.multiselect(key=f"view-classes-{house.twin}").set_value(["Slab"])
    test.selectbox(key=f"view-colour-{house.twin}").set_value("Material").run()
    next(button for button in test.button if button.label == "Show everything").click().run()
    assert not test.exception
    assert not test.multiselect(key=f"view-classes-{house.twin}").value
    assert test.selectbox(key=f"view-colour-{house.twin}").value is None


def test_a_dialog_stands_open_whatever_runs_the_page_anew(app: Callable[..., AppTest]) -> None:
    test = app().run()
    next(button for button in test.button if button.label == "Add a building").click().run()
    question = "How many doors exist in the building?"
    for _ in range(2):  # a click's own run, and that of something else on the page
        assert not test.exception
        assert "Where to" in [radio.label for radio in test.radio]
        test.chat_input[0].set_value(question).run()
    assert "There are 3 doors" in words(test)
