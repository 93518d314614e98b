"""The 3D view: a plotly scene that stays in the page, is picked from, and is only recoloured.

Streamlit's own plotly element reports selections in two dimensions only, so this one is a
component: it draws with the plotly.js that came with the plotly package.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import plotly
import streamlit as st

from app.colours import PICKED
from app.scene import Scene

ASSETS = Path(__file__).parent / "assets"

HTML = """
<div class="oriel-view" role="group" aria-label="3D view of the building">
  <div class="stage" role="application" tabindex="0"
    aria-label="The building: arrow keys turn it, plus and minus come closer and go away"></div>
  <div class="legend"></div>
  <div class="tools">
    <button type="button" class="focus" title="Bring the matched elements close">Fit</button>
    <button type="button" class="home" title="The whole building">Whole</button>
    <button type="button" class="top" title="From above">Top</button>
  </div>
  <div class="tip" hidden></div>
  <div class="note" aria-live="polite"></div>
</div>
"""

_view = st.components.v2.component(
    "oriel_view3d",
    html=HTML,
    css=(ASSETS / "view3d.css").read_text(encoding="utf-8"),
    js=(ASSETS / "view3d.js").read_text(encoding="utf-8"),
    isolate_styles=False,
)


@dataclass(frozen=True, slots=True)
class Group:
    """Elements drawn in one colour; `label` stands in the legend where it is not empty."""

    label: str
    colour: str
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a person wants to see.

    `rest` says what becomes of what no group holds: `ghost`, `hide` or `show`. `storeys` and
    `classes` keep only those, None keeps all; `above` names the storeys cut away, lowest first.
    `colour` is what the building is coloured by, None by the answer.
    """

    rest: str = "ghost"
    storeys: Sequence[str] | None = None
    classes: Sequence[str] | None = None
    above: Sequence[str] = ()
    colour: str | None = None


def draw(
    scene: Scene | None,
    groups: Sequence[Group],
    choice: Choice,
    *,
    picked: str | None = None,
    empty: str = "",
    height: int = 480,
    on_picked: Callable[[], None] = lambda: None,
    key: str = "view3d",
) -> Any:
    """Draw `scene` with `groups` in their colours.

    What an answer speaks of is drawn whatever storeys and kinds are kept; groups of a colouring
    are kept like the rest. `empty` is said where there is no scene.
    The component's state holds `picked`, the GlobalId just clicked.
    """
    return _view(
        key=key,
        height=height,
        data={
            "address": f"oriel/scene/{scene.digest}" if scene else "",
            "plotly": f"oriel/plotly-{plotly.__version__}.js",
            "groups": [asdict(group) for group in groups],
            "picked": picked or "",
            "pickColour": PICKED,
            "rest": choice.rest,
            "storeys": None if choice.storeys is None else list(choice.storeys),
            "classes": None if choice.classes is None else list(choice.classes),
            "filterAll": choice.colour is not None,
            "above": list(choice.above),
            "empty": empty,
            "height": height,
        },
        on_picked_change=on_picked,
    )
