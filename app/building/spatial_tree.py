"""The spatial tree: what the project is made of, storey by storey, and a search in it."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import streamlit as st

from app.session import session, stores, trouble
from app.words import wording
from app.words.naming import called
from graph_store import GraphError, GraphStore, QueryError

TREE = f"""
MATCH (n)-[r]->(m) WHERE type(r) IN ['AGGREGATES', 'CONTAINS', 'DESCRIBES']
RETURN n.key AS above, m.key AS key, coalesce({called("m")}, '') AS name,
  coalesce(m.ifc_class, '') AS class, m.GlobalId AS id, m.Elevation AS elevation
"""
MOST = 100_000
SHOWN = 60
OPEN = frozenset({"IfcProject", "IfcSite", "IfcBuilding"})
"""Branches that stand open at first; what is in the others is drawn when they are opened."""


@dataclass(frozen=True, slots=True)
class Place:
    """A node of the tree; `elevation` in metres, 0 of all but storeys."""

    key: str
    name: str
    ifc_class: str
    global_id: str | None
    elevation: float

    @property
    def kind(self) -> str:
        return wording.kind(self.ifc_class)

    @property
    def order(self) -> tuple[float, str]:
        """Storeys from the lowest up, all else by name."""
        return self.elevation, self.name


Tree = Mapping[str, Sequence[Place]]
"""What is directly below each key, in order."""


@st.fragment
@trouble.told("tree")
def draw() -> None:
    """Draw the search, and what it found or the whole tree."""
    found = _tree(session.store())
    sought = st.text_input(
        "Search", placeholder="A name or a kind: kitchen, door, W-101 …", icon=":material/search:"
    )
    if sought:
        _matches(sought, found)
        return
    inner = {place.key for places in found.values() for place in places}
    with st.container(key="tree", gap="xxsmall"):
        for root in found.keys() - inner:
            for place in found[root]:
                _branch(place, found, (root,))


@st.cache_data(
    max_entries=16,
    show_spinner="Reading the tree of the building …",
    hash_funcs={GraphStore: stores.held},
)
def _tree(store: GraphStore) -> Tree:
    """The tree, each place once below another. Raises GraphError where the query fails."""
    found = store.read(TREE, limit=MOST, seconds=30)
    if isinstance(found, QueryError):
        raise GraphError(found.message)
    below: dict[str, dict[str, Place]] = defaultdict(dict)
    for above, key, name, ifc_class, global_id, elevation in found.rows:
        height = elevation or 0.0 if ifc_class == "IfcBuildingStorey" else 0.0
        below[above][key] = Place(key, name, ifc_class, global_id, height)
    return {
        above: sorted(places.values(), key=lambda place: place.order)
        for above, places in below.items()
    }


def _branch(place: Place, tree: Tree, path: tuple[str, ...]) -> None:
    """Draw what is below `place`; `path` are the keys above it, which it does not lead back to."""
    children = tree.get(place.key, ())
    label = f"{wording.markdown(place.name or place.kind)} :gray[{place.kind}]"
    if not children or place.key in path:
        st.markdown(label)
        return
    branch = st.expander(
        f"{label} :gray[· {len(children)}]",
        expanded=place.ifc_class in OPEN,
        key=f"branch-{'/'.join(path)}/{place.key}",
        on_change="rerun",
    )
    if not branch.open:
        return
    leaves: dict[str, list[Place]] = defaultdict(list)
    with branch:
        for child in children:
            if child.key in tree:
                _branch(child, tree, (*path, place.key))
            else:
                leaves[child.kind].append(child)
        for kind, found in sorted(leaves.items()):
            st.caption(f"{kind} · {len(found)}")
            _leaves(found, "/".join((*path, place.key)))


def _leaves(places: Sequence[Place], above: str, *, with_kind: bool = False) -> None:
    """Buttons that show each place in the building; `above` tells those of this list apart."""
    with st.container(horizontal=True, gap="small"):
        for place in places[:SHOWN]:
            name = place.name or place.kind
            if st.button(
                wording.markdown(f"{name} ({place.kind})" if with_kind else name),
                key=f"leaf-{above}/{place.key}",
                type="secondary" if with_kind else "tertiary",
                disabled=place.global_id is None,
            ):
                session.look_at(place.global_id)
        if len(places) > SHOWN:
            st.caption(f"and {len(places) - SHOWN:,} more; search for their names")


def _matches(sought: str, tree: Tree) -> None:
    wanted = sought.casefold()
    places = {place.key: place for below in tree.values() for place in below}
    found = [
        place
        for place in places.values()
        if wanted in place.name.casefold() or wanted in place.kind.casefold()
    ]
    st.caption(f"{len(found):,} found")
    _leaves(found, "search", with_kind=True)
