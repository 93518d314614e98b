"""The 3D view: a scene that stays in the page, is picked from, and is only recoloured.

A component of Streamlit's; what it draws with lies in `viewer/`.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

import streamlit as st

from app.building import viewer
from app.building.seen import Choice, Group
from app.look.colours import PICKED
from app.session.state import Looking, widget

HERE = Path(__file__).parent
VIEWPOINT = "oriel/viewpoint"
"""Where the view gets the BCF file of what is seen, from the app's own address on."""

HTML = """
<div class="oriel-view" role="group" aria-label="3D view of the building">
  <div class="tools" role="toolbar" aria-label="Tools of the view"></div>
  <div class="drawer" hidden></div>
  <div class="picture">
    <div class="stage" role="application" tabindex="0" aria-describedby="oriel-view-said"
      aria-label="The building: arrow keys turn it, plus and minus come closer and go away"></div>
    <div class="legend"></div>
    <div class="tip" hidden></div>
    <div class="note" aria-live="polite"></div>
  </div>
  <div class="said" id="oriel-view-said" aria-live="polite"></div>
</div>
"""

_view = st.components.v2.component(
    "oriel_view3d",
    html=HTML,
    css=(HERE / "view3d.css").read_text(encoding="utf-8"),
    js=(HERE / "view3d.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


def draw(
    address: str,
    groups: Sequence[Group],
    choice: Choice,
    *,
    picked: str | None = None,
    looking: Looking | None = None,
    empty: str = "",
    height: int = 480,
    on_picked: Callable[[str | None], None] = lambda clicked: None,
    key: str = "view3d",
) -> Sequence[str]:
    """Draw the scene at `address` (`scenes.address`), '' for none, with `groups` in their colours.

    What an answer speaks of is drawn whatever storeys and kinds are kept; groups of a colouring
    are kept like the rest. `empty` is said where there is no scene. `looking` is how an issue
    looks at it, taken once. `on_picked` is called with the GlobalId just clicked. What comes back
    are the GlobalIds of which was just asked what is connected to them.
    """
    drawn = _view(
        key=key,
        height="content",
        data={
            "address": address,
            "viewer": f"{viewer.ADDRESS}/view.js",
            "issues": VIEWPOINT,
            "groups": [asdict(group) for group in groups],
            "picked": picked or "",
            "viewpoint": looking and {"mark": looking.mark, **looking.view.model_dump()},
            "pickColour": PICKED,
            "rest": choice.rest,
            "storeys": None if choice.storeys is None else list(choice.storeys),
            "classes": None if choice.classes is None else list(choice.classes),
            "filterAll": choice.colour is not None,
            "above": list(choice.above),
            "empty": empty,
            "height": height,
        },
        on_picked_change=lambda: on_picked(widget(key).get("picked")),
        on_connected_change=lambda: None,
    )
    return list(drawn.connected or ())
