"""BCF both ways: what bcf-client reads of what was written, and what others' files become."""

import io
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import bcf.bcfxml
import pytest

from app.exports.bcf import BcfError, Camera, Topic, Version, View, about, as_bcf, read_bcf

HOSTILE = "=a\x1b[31m\x0b\ufffe\uffff\ud800b"
"""A formula, with signs that no XML document may hold."""
IDS = ("1o0c33arXF9AEePDXPKItb", "3cUkl32yn9qRSPvBJVyWcE")
PERSPECTIVE = Camera(position=(1.5, -20.0, 8.0), direction=(0.0, 1.0, 0.0), degrees=50.0)
PARALLEL = Camera(position=(0.0, 0.0, 9.0), direction=(0.0, 0.0, -1.0), up=(0.0, 1.0, 0.0),
                  degrees=0.0, height=12.5)  # fmt: skip
TOPICS = (
    Topic(
        title="A door <too> narrow & low",
        text="0.7 m wide; 0.8 m are asked for.",
        kind="Error",
        status="Closed",
        author="ada@example.org",
        comments=("First.", "Second."),
        views=(
            View(selected=IDS, visible=False, exceptions=IDS[:1], camera=PERSPECTIVE,
                 clips=(((0.0, 0.0, 2.5), (0.0, 0.0, 1.0)),)),
            View(camera=PARALLEL),
        ),
    ),
    Topic(title="Nothing to see"),
)  # fmt: skip
VERSIONS: tuple[Version, ...] = ("2.1", "3.0")


@pytest.mark.parametrize("version", VERSIONS)
def test_what_is_written_is_read_again_in_whole(version: Version) -> None:
    again = read_bcf(as_bcf(TOPICS, version))
    by_title = {each.title: each for each in again}
    for topic in TOPICS:
        found = by_title[topic.title]
        assert found.guid
        assert found.model_copy(update={"guid": ""}) == topic


@pytest.mark.parametrize("version", VERSIONS)
def test_the_file_says_its_version_and_selects_the_elements_of_the_answer(
    version: Version, tmp_path: Path
) -> None:
    file = tmp_path / "answer.bcf"
    file.write_bytes(as_bcf([about("How many <doors>?", "There are 2 doors.", IDS)], version))
    opened = bcf.bcfxml.load(file)
    assert opened is not None
    assert opened.version.version_id == version
    (topic,) = opened.topics.values()
    assert topic.topic.title == "How many <doors>?"
    (view,) = topic.viewpoints.values()
    assert view.get_selected_guids() == list(IDS)
    assert topic.comments[0].viewpoint is not None
    assert topic.comments[0].viewpoint.guid == view.guid


@pytest.mark.parametrize("version", VERSIONS)
def test_a_file_of_hostile_names_is_xml(version: Version) -> None:
    content = as_bcf([about(HOSTILE, HOSTILE, [HOSTILE], HOSTILE)], version)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for name in archive.namelist():
            if not name.endswith("/"):
                ElementTree.fromstring(archive.read(name))
    (topic,) = read_bcf(content)
    assert topic.title == "=a[31mb"


def archive_of(**parts: str) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name.replace("__", "."), text)
    return content.getvalue()


ENTITIES = '<!DOCTYPE v [<!ENTITY a "aa"><!ENTITY b "&a;">]><Version VersionId="2.1">&b;</Version>'


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"Dear Sir or Madam",
        archive_of(),
        archive_of(bcf__version="no XML"),
        archive_of(bcf__version=ENTITIES),
        archive_of(bcf__version='<Version VersionId="9.9"/>'),
        as_bcf(TOPICS)[:-200],
        archive_of(bcf__version='<Version VersionId="2.1"/>', bomb=" " * (101 * 1024**2)),
    ],
    ids=["empty", "letter", "no parts", "no XML", "entities", "version", "cut", "bomb"],
)
def test_a_file_that_is_none_is_refused_with_a_sentence(content: bytes) -> None:
    with pytest.raises(BcfError, match="BCF file"):
        read_bcf(content)
