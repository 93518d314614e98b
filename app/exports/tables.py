"""Rows to take along: CSV and Excel; workbooks of several sheets."""

import csv
import io
import math
import unicodedata
from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from app.exports.xml import DECLARATION, plain_text, zipped


def as_csv(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> bytes:
    """UTF-8 with a byte order mark, so that spreadsheets read the accents."""
    text = io.StringIO()
    writer = csv.writer(text)
    for row in (columns, *rows):
        writer.writerow([_harmless(value) for value in row])
    return text.getvalue().encode("utf-8-sig")


def _harmless(value: Any) -> Any:
    if value is None or _counts(value):
        return value
    text = plain_text(value)
    return f"'{text}" if _may_be_a_formula(text) else text


def _may_be_a_formula(text: str) -> bool:
    """Whether a spreadsheet might read it as one; text from a file must never become one.

    Some leave out what cannot be seen in front of it, and read full-width signs as the common ones.
    """
    if text.startswith(("\t", "\r", "\n")):
        return True
    first = next((sign for sign in text if unicodedata.category(sign)[0] not in "ZC"), "")
    return unicodedata.normalize("NFKC", first).startswith(("=", "+", "-", "\u2212", "@"))


def _counts(value: Any) -> bool:
    """Whether it is a number of the kind that a workbook can hold: a finite one."""
    return isinstance(value, int) or (isinstance(value, float) and math.isfinite(value))


Sheet = tuple[str, Sequence[str], Sequence[Sequence[Any]]]
"""The name, head and rows of a sheet."""
SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def as_xlsx(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> bytes:
    """A workbook with one sheet."""
    return as_workbook([("Rows", columns, rows)])


def as_workbook(sheets: Sequence[Sheet]) -> bytes:
    """A workbook of sheets, each of another name. Source: ECMA-376, with inline strings."""
    numbers = range(1, len(sheets) + 1)
    parts = {
        "[Content_Types].xml": (
            f'<Types xmlns="{PACKAGE}/content-types">'
            '<Default Extension="rels" '
            'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            '<Override PartName="/xl/workbook.xml" ContentType="application/'
            'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>'
            + "".join(
                f'<Override PartName="/xl/sheet{n}.xml" ContentType="application/'
                'vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>'
                for n in numbers
            )
            + "</Types>"
        ),
        "_rels/.rels": (
            f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="r1" '
            f'Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/>'
            "</Relationships>"
        ),
        "xl/workbook.xml": (
            f'<workbook xmlns="{SHEET}" xmlns:r="{OFFICE}"><sheets>'
            + "".join(
                f'<sheet name={quoteattr(plain_text(name))} sheetId="{n}" r:id="r{n}"/>'
                for n, (name, _, _) in zip(numbers, sheets, strict=True)
            )
            + "</sheets></workbook>"
        ),
        "xl/_rels/workbook.xml.rels": (
            f'<Relationships xmlns="{PACKAGE}/relationships">'
            + "".join(
                f'<Relationship Id="r{n}" Type="{OFFICE}/worksheet" Target="sheet{n}.xml"/>'
                for n in numbers
            )
            + "</Relationships>"
        ),
    }
    for number, (_, columns, rows) in zip(numbers, sheets, strict=True):
        body = "".join(
            f'<row r="{r}">{"".join(_xlsx_cell(value) for value in line)}</row>'
            for r, line in enumerate((columns, *rows), 1)
        )
        parts[f"xl/sheet{number}.xml"] = (
            f'<worksheet xmlns="{SHEET}"><sheetData>{body}</sheetData></worksheet>'
        )
    return zipped({name: f"{DECLARATION}{text}" for name, text in parts.items()})


def _xlsx_cell(value: Any) -> str:
    if value is None:
        return "<c/>"
    if isinstance(value, bool):
        return f'<c t="b"><v>{int(value)}</v></c>'
    if _counts(value):
        return f"<c><v>{value!r}</v></c>"
    return f'<c t="inlineStr"><is><t xml:space="preserve">{escape(plain_text(value))}</t></is></c>'
