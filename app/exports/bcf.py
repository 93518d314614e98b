"""BCF 2.1 and 3.0, both ways: issues with the elements and the view that they are about.

Source: buildingSMART BCF-XML 2.1 and 3.0 (markup.xsd, visinfo.xsd), written and read by bcf-client.
"""

import io
import uuid
import zipfile
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, WithJsonSchema

from app.exports.xml import plain_text
from ifc_loader.scratch import Scratch

Version = Literal["2.1", "3.0"]
THREE = {"type": "array", "items": {"type": "number"}, "minItems": 3, "maxItems": 3}
Point = Annotated[tuple[float, float, float], WithJsonSchema(THREE)]
Clip = Annotated[
    tuple[Point, Point],
    WithJsonSchema({"type": "array", "items": THREE, "minItems": 2, "maxItems": 2}),
]
"""Described as lists of a length, which every client of OpenAPI understands."""
MOST_BYTES = 100 * 1024**2
MOST_PARTS = 20_000
"""What a BCF file that is read may hold, unpacked."""
ASPECT_RATIO = 4 / 3
"""Of a view that does not say which; BCF 3.0 asks for one."""


class BcfError(Exception):
    """A file that is no BCF, or too large; str() says why, and what to do."""


class Record(BaseModel):
    """A closed, frozen record."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Camera(Record):
    """Where a view is seen from, in metres, world axes; `degrees` is its vertical field of view.

    Of a view without perspective `height` is what of the world it shows, in metres, and `degrees`
    is 0.
    """

    position: Point
    direction: Point
    up: Point = (0.0, 0.0, 1.0)
    degrees: float = 60.0
    height: float = 0.0


class View(Record):
    """What is seen: elements by GlobalId. `visible` is what others are; `exceptions` are not so.

    `clips` are planes, a point each and the direction in which the building is cut away.
    """

    selected: tuple[str, ...] = ()
    visible: bool = True
    exceptions: tuple[str, ...] = ()
    camera: Camera | None = None
    clips: tuple[Clip, ...] = ()


class Topic(Record):
    """An issue: its title, text, comments, and the views that it is about."""

    title: str
    text: str = ""
    kind: str = "Information"
    status: str = "Open"
    author: str = "Oriel"
    guid: str = ""
    comments: tuple[str, ...] = ()
    views: tuple[View, ...] = ()

    @property
    def global_ids(self) -> tuple[str, ...]:
        """The elements it is about, once each."""
        return tuple(dict.fromkeys(each for view in self.views for each in view.selected))


def as_bcf(topics: Sequence[Topic], version: Version = "2.1", picture: bytes = b"") -> bytes:
    """The topics as a BCF file. The first view of each belongs to its first comment.

    `picture` is what the first view of each shows, as PNG.
    """
    of = "v2" if version == "2.1" else "v3"
    bcfxml, model = (import_module(f"bcf.{of}.{name}") for name in ("bcfxml", "model"))
    made = bcfxml.BcfXml.create_new("Oriel")
    for topic in topics:
        _add(made, topic, model, of, picture)
    with Scratch() as folder:
        file = Path(folder) / "oriel.bcf"
        made.save(file)
        return file.read_bytes()


def about(
    title: str,
    text: str,
    global_ids: Sequence[str],
    author: str = "Oriel",
    camera: Camera | None = None,
) -> Topic:
    """A topic with one view, in which the elements are selected."""
    view = View(selected=tuple(global_ids), camera=camera)
    return Topic(title=title, text=text, author=author, comments=(text,), views=(view,))


def _add(made: Any, topic: Topic, model: ModuleType, of: str, picture: bytes) -> None:
    words = (topic.title, topic.text, topic.author, topic.kind, topic.status)
    handler = made.add_topic(*map(plain_text, words))
    handler.topic.creation_date = _now()
    visinfo = import_module(f"bcf.{of}.visinfo")
    guids = []
    for number, view in enumerate(topic.views):
        info = _info(view, model, of)
        guids.append(info.guid)
        shot = {"snapshot": picture} if picture and number == 0 else {}
        handler.add_visinfo_handler(
            visinfo.VisualizationInfoHandler(info, xml_handler=made._xml_handler, **shot),
            "snapshot.png" if shot else None,
        )
    handler.comments = [
        model.Comment(
            date=_now(),
            author=plain_text(topic.author),
            comment=plain_text(text),
            guid=str(uuid.uuid4()),
            viewpoint=model.CommentViewpoint(guid=guids[0]) if guids and number == 0 else None,
        )
        for number, text in enumerate(topic.comments)
    ]


def _now() -> Any:
    from xsdata.models.datatype import XmlDateTime  # noqa: PLC0415  (slow to import)

    return XmlDateTime.from_datetime(datetime.now(UTC).replace(microsecond=0))


def _info(view: View, model: ModuleType, of: str) -> Any:
    def components(ids: Sequence[str]) -> list[Any]:
        return [model.Component(ifc_guid=plain_text(each)) for each in ids]

    visibility = model.ComponentVisibility(
        default_visibility=view.visible,
        exceptions=model.ComponentVisibilityExceptions(component=components(view.exceptions)),
    )
    info = model.VisualizationInfo(
        guid=str(uuid.uuid4()),
        components=model.Components(
            selection=model.ComponentSelection(component=components(view.selected)),
            visibility=visibility,
        ),
    )
    if view.clips:
        planes = [
            model.ClippingPlane(
                location=_triple(model.Point, place), direction=_triple(model.Direction, away)
            )
            for place, away in view.clips
        ]
        info.clipping_planes = model.VisualizationInfoClippingPlanes(clipping_plane=planes)
    if view.camera:
        _set_camera(info, view.camera, model, {"aspect_ratio": ASPECT_RATIO} if of == "v3" else {})
    return info


def _set_camera(info: Any, camera: Camera, model: ModuleType, more: dict[str, float]) -> None:
    where = {
        "camera_view_point": _triple(model.Point, camera.position),
        "camera_direction": _triple(model.Direction, camera.direction),
        "camera_up_vector": _triple(model.Direction, camera.up),
        **more,
    }
    if camera.height:
        info.orthogonal_camera = model.OrthogonalCamera(view_to_world_scale=camera.height, **where)
    else:
        info.perspective_camera = model.PerspectiveCamera(field_of_view=camera.degrees, **where)


def _triple(kind: Any, numbers: Point) -> Any:
    return kind(**dict(zip("xyz", numbers, strict=True)))


def read_bcf(content: bytes) -> tuple[Topic, ...]:
    """The topics of a BCF file of version 2.0, 2.1 or 3.0. Raises BcfError."""
    _look(content)
    bcfxml = import_module("bcf.bcfxml")
    with Scratch() as folder:
        file = Path(folder) / "read.bcf"
        file.write_bytes(content)
        try:
            with bcfxml.load(file) as opened:
                return tuple(_topic(each) for each in opened.topics.values())
        except (ValueError, TypeError, KeyError, AttributeError, OSError, ImportError) as error:
            raise BcfError(f"This BCF file cannot be read: {error}. Save it again.") from error


def _look(content: bytes) -> None:
    """Raise BcfError for what is no archive, unpacks to too much, or declares entities."""
    from defusedxml import DefusedXmlException, ElementTree  # noqa: PLC0415  (for reading only)

    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            parts = archive.infolist()
            size = sum(each.file_size for each in parts)
            if size > MOST_BYTES or len(parts) > MOST_PARTS:
                raise BcfError(
                    f"This BCF file has more than {MOST_BYTES // 1024**2} MB or {MOST_PARTS:,} "
                    "parts in it; save fewer topics at a time."
                )
            for each in parts:
                if each.filename.endswith((".bcf", ".bcfv", ".bcfp", ".version", ".extensions")):
                    ElementTree.fromstring(archive.read(each), forbid_dtd=True)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError) as error:
        raise BcfError(
            "This is no BCF file: it is no archive that can be opened. Save it as BCF 2.1 or 3.0."
        ) from error
    except (ElementTree.ParseError, DefusedXmlException) as error:
        raise BcfError(
            f"This BCF file holds a part that is no XML: {error}. Save it again."
        ) from error


def _topic(handler: Any) -> Topic:
    held = handler.topic
    return Topic(
        title=held.title or "",
        text=held.description or "",
        kind=held.topic_type or "",
        status=held.topic_status or "",
        author=held.creation_author or "",
        guid=held.guid,
        comments=tuple(each.comment or "" for each in handler.comments),
        views=tuple(_view(each.visualization_info) for each in handler.viewpoints.values()),
    )


def _view(info: Any) -> View:
    components = info.components
    selection = components.selection if components else None
    visibility = components.visibility if components else None
    planes = info.clipping_planes.clipping_plane if info.clipping_planes else ()
    return View(
        selected=_ids(selection),
        visible=True if visibility is None else bool(visibility.default_visibility),
        exceptions=_ids(visibility.exceptions if visibility else None),
        camera=_camera(info),
        clips=tuple((_numbers(each.location), _numbers(each.direction)) for each in planes),
    )


def _ids(held: Any) -> tuple[str, ...]:
    return tuple(each.ifc_guid for each in held.component if each.ifc_guid) if held else ()


def _camera(info: Any) -> Camera | None:
    held = info.perspective_camera or info.orthogonal_camera
    if held is None:
        return None
    return Camera(
        position=_numbers(held.camera_view_point),
        direction=_numbers(held.camera_direction),
        up=_numbers(held.camera_up_vector),
        degrees=getattr(held, "field_of_view", 0.0),
        height=getattr(held, "view_to_world_scale", 0.0),
    )


def _numbers(held: Any) -> Point:
    return (held.x, held.y, held.z)
