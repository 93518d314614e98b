"""Topics of others (BCF) brought to the elements of a twin that they are about."""

from app.doors.looking import Found, Record, rows_of
from app.exports.bcf import Topic, read_bcf
from app.words.naming import called
from graph_store import GraphStore

MOST = 50_000
"""Elements that the topics of one file may name together."""
NAMED = f"""
MATCH (n) WHERE n.GlobalId IN $ids
RETURN n.GlobalId AS global_id, n.ifc_class AS ifc_class, coalesce({called("n")}, '') AS name,
  n.model AS model ORDER BY global_id, model
"""


class Issue(Record):
    """A topic with the elements of the twin that it selects; `unknown` are GlobalIds of none."""

    topic: Topic
    elements: tuple[Found, ...]
    unknown: tuple[str, ...]


def issues(content: bytes, store: GraphStore) -> tuple[Issue, ...]:
    """The topics of a BCF file (2.0, 2.1, 3.0) on the twin's elements, in the file's order.

    Raises BcfError for what is no such file, DoorError where the graph cannot be asked.
    """
    topics = read_bcf(content)
    wanted = sorted({each for topic in topics for each in topic.global_ids})
    found: dict[str, list[Found]] = {}
    if wanted:
        for global_id, ifc_class, name, model in rows_of(store, NAMED, {"ids": wanted}, MOST).rows:
            one = Found(global_id=global_id, ifc_class=ifc_class or "", name=name, model=model)
            found.setdefault(global_id, []).append(one)
    return tuple(
        Issue(
            topic=topic,
            elements=tuple(one for each in topic.global_ids for one in found.get(each, ())),
            unknown=tuple(each for each in topic.global_ids if each not in found),
        )
        for topic in topics
    )
