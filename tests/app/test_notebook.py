"""An answer in a notebook: its sentence, its rows, the building with what it speaks of; cameras."""

from html.parser import HTMLParser

import numpy as np
import pytest

import oriel
from app.doors.picture import WIDTH, hull, picture
from app.doors.shapes import camera_at, shapes
from app.look.colours import HIGHLIGHT
from ifc_loader.geometry import Mesh
from sample_models import BAY_HOUSE

CORNERS = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)], "<f4")


def cube(global_id: str, ifc_class: str = "IfcWall") -> Mesh:
    nothing = np.empty((0, 3), "<i4")
    return Mesh(global_id, 1, ifc_class, CORNERS, nothing, (0.5, 0.5, 0.5, 1.0))


class Drawn(HTMLParser):
    """The polygons, cells and words of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.polygons: list[dict[str, str | None]] = []
        self.tags: list[str] = []
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag == "polygon":
            self.polygons.append(dict(attrs))

    def handle_data(self, data: str) -> None:
        self.words += data


def test_an_outline_is_the_convex_one() -> None:
    points = np.array([[0, 0], [0, 2], [1, 1], [1, 0.5], [2, 0], [2, 2]], float)
    assert sorted(map(tuple, hull(points))) == [(0, 0), (0, 2), (2, 0), (2, 2)]
    assert hull(points[:2]).tolist() == points[:2].tolist()


def test_what_an_answer_speaks_of_is_coloured_and_lies_on_top() -> None:
    wall, door = cube("wall"), cube("door", "IfcDoor")
    room = cube("room", "IfcSpace")
    beside = CORNERS + np.array([0.0, 3.0, 0.0])
    made = [(door, beside), (wall, CORNERS + 0.0), (room, CORNERS + 0.0)]
    drawn = Drawn(picture(made, ["door"], "<a door>"))
    assert [each["fill"] == HIGHLIGHT for each in drawn.polygons] == [False, True]
    assert "<a door>" in drawn.words
    for each in drawn.polygons:
        numbers = [float(one) for pair in str(each["points"]).split() for one in pair.split(",")]
        assert len(numbers) == 12, "a cube seen from its corner has six"
        assert min(numbers) >= 0
        assert max(numbers) <= WIDTH
    assert len(Drawn(picture(made, ["room"], "")).polygons) == 3
    assert picture([], ["door"], "") == ""


@pytest.mark.engine
def test_an_answer_shows_itself_in_a_notebook() -> None:
    with oriel.building(str(BAY_HOUSE)) as house:
        answer = house.ask("Which doors lead to the Kitchen?")
        drawn = Drawn(answer._repr_html_())
        assert drawn.words.startswith(answer.answer)
        assert drawn.tags.count("tr") == 1 + len(answer.rows) == 3
        lit = [each for each in drawn.polygons if each["fill"] == HIGHLIGHT]
        assert len(lit) == 2
        assert len(drawn.polygons) > 50
        assert "tokens" in answer.model_dump()
        assert not any(name.startswith("_") for name in answer.model_dump())
    closed = Drawn(answer._repr_html_())
    assert closed.words.startswith(answer.answer)
    assert not closed.polygons


@pytest.mark.engine
def test_a_camera_looks_at_the_elements_from_outside() -> None:
    with oriel.building(str(BAY_HOUSE)) as house:
        (door,) = house.find("Kitchen door", "IfcDoor")
        (points,) = (
            np.concatenate([each for mesh, each in shapes(house.store) if mesh.global_id == one])
            for one in [door.global_id]
        )
        camera = camera_at(house.store, [door.global_id])
        assert camera is not None
        assert camera_at(house.store, ["0" * 22]) is None
    to_door = points.mean(axis=0) - np.array(camera.position)
    distance = float(np.linalg.norm(to_door))
    assert np.dot(to_door / distance, camera.direction) > 0.99
    assert 2 < distance < 20
    assert camera.position[2] > points[:, 2].max()
    assert abs(np.dot(camera.up, camera.direction)) < 1e-5
    assert np.linalg.norm(camera.up) == pytest.approx(1, abs=1e-5)
