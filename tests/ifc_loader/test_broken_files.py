"""Files that are no IFC, or hardly: each ends in one sentence, or in a graph, and soon."""

import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from ifc_loader import IfcFileError, read_ifc
from sample_models import BAY_HOUSE

SECONDS = 60.0
"""Of the processor; the file itself takes a fraction of one."""
HOUSE = BAY_HOUSE.read_bytes()
START = HOUSE.index(b"DATA;") + len(b"DATA;")
Change = Callable[[bytes], bytes]


def put(line: bytes) -> Change:
    """A line before the others."""
    return lambda house: house[:START] + b"\n" + line + house[START:]


def swap(old: bytes, new: bytes) -> Change:
    return lambda house: house.replace(old, new)


CHANGES: dict[str, Change] = {
    "nothing": lambda _: b"",
    "blanks": lambda _: b" " * 1_000_000,
    "only its first line": lambda house: house.partition(b"\n")[0],
    "cut in the middle": lambda house: house[: len(house) // 2],
    "cut in a text": lambda house: house[: house.rindex(b"'") + 1],
    "no end of its data": swap(b"ENDSEC;", b""),
    "no end": swap(b"END-ISO-10303-21;", b""),
    "its data twice": lambda house: house.replace(
        b"END-ISO", house[START - 5 :][:-18] + b"END-ISO"
    ),
    "two files in a row": lambda house: house + house,
    "a letter before it": lambda house: b"Dear Sir or Madam\n" + house,
    "16 bits a letter": lambda house: house.decode("ascii").encode("utf-16"),
    "32 bits a letter": lambda house: house.decode("ascii").encode("utf-32"),
    "lines of an old Macintosh": swap(b"\n", b"\r"),
    "no lines": swap(b"\n", b""),
    "NUL between the lines": swap(b";\n", b";\0\n"),
    "a comment that never ends": put(b"/* "),
    "a text that never ends": put(b"#900001=IFCPERSON('"),
    "an entity of no number": put(b"#=IFCPERSON($,$,$,$,$,$,$,$);"),
    "an entity of number nought": put(b"#0=IFCPERSON($,$,$,$,$,$,$,$);"),
    "an entity below nought": put(b"#-5=IFCPERSON($,$,$,$,$,$,$,$);"),
    "a number beyond every integer": put(b"#99999999999999999999=IFCPERSON($,$,$,$,$,$,$,$);"),
    "an entity twice": put(b"#1=IFCPERSON($,$,$,$,$,$,$,$);"),
    "an entity of no class": put(b"#900001=();"),
    "a class that is none": put(b"#900001=IFCUNICORN('x');"),
    "a class of a megabyte": put(b"#900001=IFC" + b"X" * 1_000_000 + b"();"),
    "too few values": put(b"#900001=IFCDOOR('x');"),
    "too many values": put(b"#900001=IFCPERSON(" + b"$," * 100_000 + b"$);"),
    "lists within lists": put(b"#900001=IFCPERSON(" + b"(" * 5_000 + b")" * 5_000 + b");"),
    "a list that never ends": put(b"#900001=IFCPERSON(" + b"(" * 100_000),
    "a reference to itself": put(b"#900001=IFCLOCALPLACEMENT(#900001,#900001);"),
    "a reference to nothing": put(b"#900001=IFCLOCALPLACEMENT(#999999,#999998);"),
    "a float beyond every float": put(b"#900001=IFCCARTESIANPOINT((1.E999999,0.,0.));"),
    "a float of a megabyte": put(b"#900001=IFCCARTESIANPOINT((1." + b"0" * 1_000_000 + b",0.));"),
    "an enumeration that is none": swap(b".LENGTHUNIT.", b".UNICORN."),
    "a truth that is none": swap(b".T.", b".MAYBE."),
    "a file of no schema": swap(b"FILE_SCHEMA(('IFC4'))", b"FILE_SCHEMA(())"),
    "a schema of a megabyte": swap(b"(('IFC4'))", b"(('IFC" + b"4" * 1_000_000 + b"'))"),
    "a schema of a hundred thousand letters": swap(
        b"(('IFC4'))", b"(('X" + b"4" * 100_000 + b"'))"
    ),
    "a hundred schemas": swap(b"(('IFC4'))", b"((" + b"'IFC4'," * 100 + b"'IFC4'))"),
    "letters of Latin-1": swap(b"'Bathroom door'", b"'T\xfcr'"),
    "letters of UTF-8": swap(b"'Bathroom door'", "'Tür 🚪'".encode()),
    "letters of no encoding": swap(b"'Bathroom door'", b"'\xff\xfe\x81'"),
    "a byte order mark": lambda house: b"\xef\xbb\xbf" + house,
    "NUL in a text": swap(b"'Bathroom door'", b"'Bath\0room door'"),
    "a colour of the terminal in a text": swap(b"'Bathroom door'", b"'\x1b[31mdoor'"),
    "a colour of the terminal in a reference": swap(b"$,#5,", b"$,\x1b[31m#5,"),
    "a colour of the terminal where no value is": put(
        b"#900001=IFCPERSON(\x1b[31m,$,$,$,$,$,$,$);"
    ),
    "a colour of the terminal in the schema": swap(b"(('IFC4'))", b"(('IFC\x1b[31m'))"),
    "a colour of the terminal in a class": put(b"#900001=IFC\x1b[31mX();"),
    "a GlobalId of control characters": put(
        b"#900001=IFCDOOR('\x1b[31m',$,'\x1b[31m',$,$,$,$,$,$,$,$,$,$);"
    ),
    "a near schema": swap(b"(('IFC4'))", b"(('IFC4X3_RC4'))"),
    "a schema of tomorrow": swap(b"(('IFC4'))", b"(('IFC9'))"),
    "escapes that never end": swap(b"'Bathroom door'", b"'\\X2\\00'"),
    "escapes of no letter": swap(b"'Bathroom door'", b"'\\X4\\FFFFFFFF\\X0\\ \\X2\\D800\\X0\\'"),
    "escapes of NUL": swap(b"'Bathroom door'", b"'\\X\\00\\X2\\0000\\X0\\'"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_broken_file_ends_in_a_sentence_or_in_a_graph(tmp_path: Path, change: Change) -> None:
    path = tmp_path / "broken.ifc"
    path.write_bytes(change(HOUSE))
    ends(path)


def ends(path: Path) -> None:
    start = time.process_time()
    try:
        graph = read_ifc(path)
    except IfcFileError as refused:
        sentence = str(refused)
        assert path.name in sentence
        assert len(sentence) < 1000
        assert all(sign.isprintable() for sign in sentence)
    else:
        assert graph.nodes
        assert all(len(finding.message) < 2000 for finding in graph.findings)
        assert all(finding.message.isprintable() for finding in graph.findings)
    assert time.process_time() - start < SECONDS


ARCHIVES: dict[str, dict[str, bytes]] = {
    "a way out of the folder": {"../../outside.ifc": HOUSE},
    "a place of its own": {"/tmp/outside.ifc": HOUSE},
    "a way out on Windows": {"..\\..\\outside.ifc": HOUSE, "C:\\outside.ifc": HOUSE},
    "a name of control characters": {"a\n\x1b[31m.ifc": HOUSE},
    "a name that is too long": {"a" * 60_000 + ".ifc": HOUSE},
    "an archive in the archive": {"inside.zip": b"PK\x03\x04", "inside.ifczip": b"PK\x03\x04"},
    "ten thousand entries": {f"{at}.txt": b"" for at in range(10_000)} | {"house.ifc": HOUSE},
    "a folder called like a model": {"house.ifc/": b"", "house.ifc/x": b""},
}


@pytest.mark.parametrize("entries", ARCHIVES.values(), ids=ARCHIVES)
def test_an_archive_writes_nothing_outside_of_its_folder(
    tmp_path: Path, entries: dict[str, bytes]
) -> None:
    path = tmp_path / "inner" / "deep" / "broken.ifczip"
    path.parent.mkdir(parents=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    ends(path)
    assert [each for each in tmp_path.rglob("*") if each.is_file()] == [path]
    assert not Path("/tmp/outside.ifc").exists()
