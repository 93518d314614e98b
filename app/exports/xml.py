"""XML parts in one zip, as workbooks and BCF files are made of."""

import io
import re
import zipfile
from collections.abc import Mapping
from typing import Any

from app.words.values import cell

DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
NOT_XML = re.compile("[^\t\n -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Signs that no XML document may hold. Source: XML 1.0, section 2.2."""


def plain_text(value: Any) -> str:
    """The value as text of the signs that XML may hold."""
    return NOT_XML.sub("", value if isinstance(value, str) else cell(value))


def zipped(parts: Mapping[str, str]) -> bytes:
    """The parts by their names in the archive."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in parts.items():
            archive.writestr(name, text)
    return content.getvalue()
