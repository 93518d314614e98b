"""Answers to take along: CSV, Excel, and BCF with the matched elements selected."""

import csv
import io
import math
import re
import uuid
import zipfile
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from app.printing import cell

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""How a spreadsheet recognises a formula; text from a file must never become one."""
NOT_XML = re.compile("[^\t\n -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Signs that no XML document may hold. Source: XML 1.0, section 2.2."""


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
    text = _text(value)
    return f"'{text}" if text.startswith(FORMULA) else text


def _counts(value: Any) -> bool:
    """Whether it is a number of the kind that a workbook can hold: a finite one."""
    return isinstance(value, int) or (isinstance(value, float) and math.isfinite(value))


def _text(value: Any) -> str:
    """The value as text of the signs that XML may hold."""
    return NOT_XML.sub("", value if isinstance(value, str) else cell(value))


SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"


def as_xlsx(columns: Sequence[str], rows: Sequence[Sequence[Any]]) -> bytes:
    """A workbook with one sheet. Source: ECMA-376, SpreadsheetML with inline strings."""
    lines = [columns, *rows]
    body = "".join(
        f'<row r="{r}">{"".join(_xlsx_cell(value) for value in line)}</row>'
        for r, line in enumerate(lines, 1)
    )
    parts = {
        "[Content_Types].xml": (
            f'<Types xmlns="{PACKAGE}/content-types">'
            '<Default Extension="rels" '
            'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            '<Override PartName="/xl/workbook.xml" ContentType="application/'
            'vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>'
            '<Override PartName="/xl/sheet.xml" ContentType="application/'
            'vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>'
        ),
        "_rels/.rels": (
            f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="r1" '
            f'Type="{OFFICE}/officeDocument" Target="xl/workbook.xml"/>'
            "</Relationships>"
        ),
        "xl/workbook.xml": (
            f'<workbook xmlns="{SHEET}" xmlns:r="{OFFICE}"><sheets>'
            '<sheet name="Rows" sheetId="1" r:id="r1"/></sheets></workbook>'
        ),
        "xl/_rels/workbook.xml.rels": (
            f'<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="r1" '
            f'Type="{OFFICE}/worksheet" Target="sheet.xml"/></Relationships>'
        ),
        "xl/sheet.xml": f'<worksheet xmlns="{SHEET}"><sheetData>{body}</sheetData></worksheet>',
    }
    return _zipped({name: f"{DECLARATION}{text}" for name, text in parts.items()})


DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'


def _xlsx_cell(value: Any) -> str:
    if value is None:
        return "<c/>"
    if isinstance(value, bool):
        return f'<c t="b"><v>{int(value)}</v></c>'
    if _counts(value):
        return f"<c><v>{value!r}</v></c>"
    return f'<c t="inlineStr"><is><t xml:space="preserve">{escape(_text(value))}</t></is></c>'


def as_bcf(title: str, text: str, global_ids: Sequence[str], author: str = "Oriel") -> bytes:
    """One topic with one viewpoint in which the elements are selected.

    Source: buildingSMART BCF-XML 2.1 (markup.xsd, visinfo.xsd).
    """
    title, text, author = map(_text, (title, text, author))
    topic, comment, viewpoint = (str(uuid.uuid4()) for _ in range(3))
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    selected = "".join(f"<Component IfcGuid={quoteattr(_text(each))}/>" for each in global_ids)
    made = f"<Date>{now}</Date><Author>{escape(author)}</Author>"
    markup = (
        f'<Markup><Topic Guid="{topic}" TopicType="Information" TopicStatus="Open">'
        f"<Title>{escape(title)}</Title><CreationDate>{now}</CreationDate>"
        f"<CreationAuthor>{escape(author)}</CreationAuthor>"
        f"<Description>{escape(text)}</Description></Topic>"
        f'<Comment Guid="{comment}">{made}<Comment>{escape(text)}</Comment>'
        f'<Viewpoint Guid="{viewpoint}"/></Comment>'
        f'<Viewpoints Guid="{viewpoint}"><Viewpoint>viewpoint.bcfv</Viewpoint></Viewpoints>'
        "</Markup>"
    )
    visinfo = (
        f'<VisualizationInfo Guid="{viewpoint}"><Components><Selection>{selected}</Selection>'
        '<Visibility DefaultVisibility="true"><Exceptions/></Visibility></Components>'
        "</VisualizationInfo>"
    )
    version = '<Version VersionId="2.1"><DetailedVersion>2.1</DetailedVersion></Version>'
    return _zipped(
        {
            "bcf.version": f"{DECLARATION}{version}",
            f"{topic}/markup.bcf": f"{DECLARATION}{markup}",
            f"{topic}/viewpoint.bcfv": f"{DECLARATION}{visinfo}",
        }
    )


def _zipped(parts: dict[str, str]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return content.getvalue()
