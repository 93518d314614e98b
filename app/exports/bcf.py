"""BCF: the elements of an answer, selected in the program that opens it."""

import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from xml.sax.saxutils import escape, quoteattr

from app.exports.xml import DECLARATION, plain_text, zipped


def as_bcf(title: str, text: str, global_ids: Sequence[str], author: str = "Oriel") -> bytes:
    """One topic with one viewpoint in which the elements are selected.

    Source: buildingSMART BCF-XML 2.1 (markup.xsd, visinfo.xsd).
    """
    title, text, author = map(plain_text, (title, text, author))
    topic, comment, viewpoint = (str(uuid.uuid4()) for _ in range(3))
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    selected = "".join(f"<Component IfcGuid={quoteattr(plain_text(each))}/>" for each in global_ids)
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
    return zipped(
        {
            "bcf.version": f"{DECLARATION}{version}",
            f"{topic}/markup.bcf": f"{DECLARATION}{markup}",
            f"{topic}/viewpoint.bcfv": f"{DECLARATION}{visinfo}",
        }
    )
