"""What is taken along opens where it is meant to be opened."""

import csv
import io
import zipfile
from xml.etree import ElementTree

import pytest

from app.exports.tables import as_csv, as_xlsx

COLUMNS = ("name", "area", "external", "note")
HOSTILE = "=a\x1b[31m\x0b\ufffe\uffff\ud800b"
"""A formula, with signs that no XML document may hold."""
ROWS = (("Küche", 12.5, True, None), ("=HYPERLINK(1)", 3, False, 'a "quoted" <tag> & more'))


def test_csv_keeps_accents_and_disarms_formulas() -> None:
    content = as_csv(("=1+1", *COLUMNS[1:]), ROWS)
    assert content.startswith(b"\xef\xbb\xbf")
    read = list(csv.reader(io.StringIO(content.decode("utf-8-sig"))))
    assert read[0][0] == "'=1+1"
    assert read[1] == ["Küche", "12.5", "True", ""]
    assert read[2][0] == "'=HYPERLINK(1)"


@pytest.mark.parametrize(
    "before", ["", " ", "\n", "\t", "\u200b", "\ufeff", "\u2060 ", "\xa0", "\u3000"]
)
@pytest.mark.parametrize("sign", list("=+-@＝＋－＠﹦−"))
def test_no_sign_in_front_makes_a_formula_of_a_text(before: str, sign: str) -> None:
    content = as_csv(["name"], [[f"{before}{sign}1+1"], ["a=1"], [f"Wand{before}{sign}"], [-1.5]])
    read = list(csv.reader(io.StringIO(content.decode("utf-8-sig"), newline="")))
    assert read == [["name"], [f"'{before}{sign}1+1"], ["a=1"], [f"Wand{before}{sign}"], ["-1.5"]]


def test_a_workbook_has_numbers_as_numbers_and_text_as_text() -> None:
    with zipfile.ZipFile(io.BytesIO(as_xlsx(COLUMNS, ROWS))) as book:
        assert book.testzip() is None
        for name in book.namelist():
            ElementTree.fromstring(book.read(name))
        sheet = ElementTree.fromstring(book.read("xl/sheet1.xml"))
    main = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"
    cells = [list(row) for row in sheet.iter(f"{main}row")]
    assert cells[1][1].findtext(f"{main}v") == "12.5"
    assert cells[1][0].find(f".//{main}t").text == "Küche"  # type: ignore[union-attr]
    assert cells[2][3].find(f".//{main}t").text == ROWS[1][3]  # type: ignore[union-attr]


@pytest.mark.parametrize("value", [float("nan"), float("inf"), HOSTILE])
def test_what_a_spreadsheet_cannot_hold_is_text_that_it_can(value: object) -> None:
    with zipfile.ZipFile(io.BytesIO(as_xlsx(("a",), [(value,)]))) as book:
        sheet = ElementTree.fromstring(book.read("xl/sheet1.xml"))
    (held,) = [t.text for t in sheet.iter() if t.tag.endswith("}t")][1:]
    assert held == ("=a[31mb" if value == HOSTILE else str(value))
    assert as_csv(("a",), [(value,)]).decode("utf-8-sig").splitlines()[1].endswith(held)
