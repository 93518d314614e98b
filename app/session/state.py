"""The state of one browser session: one typed object, and what the widgets of the page hold.

Nothing else in the app reads or writes Streamlit's session state; a test holds it.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from agents import Answer, Mode
from app.checks.report import Report
from app.edits.messages import Drafted, Edited
from app.exports.bcf import View
from app.talks.talk import Talk
from app.twins.loading import Added, Loading
from app.twins.proposals import Proposals
from graph_store import Execution, ModelInfo
from ifc_loader.compare import Change
from ifc_loader.scratch import Scratch

if TYPE_CHECKING:
    from agents.sql.answering import SqlAnswer

KEY = "oriel"


@dataclass(frozen=True, slots=True)
class Picked:
    """One element that is looked at; `in_view` where it was clicked in the building itself."""

    global_id: str | None = None
    in_view: bool = False


@dataclass(frozen=True, slots=True)
class Looking:
    """How an issue looks at the building; another `mark` each time one is to be looked at."""

    mark: str
    view: View


@dataclass(frozen=True, slots=True)
class Draft:
    """Words for the input of the coming run; another `mark` each time there are new ones.

    `whole` takes the place of what stands there, `added` is put behind it.
    """

    mark: str = ""
    whole: str | None = None
    added: str = ""


@dataclass(frozen=True, slots=True)
class Ran:
    """A query that a person wrote, the state of the twin it was run on, and what came of it.

    `elements` are the GlobalIds of what its rows speak of.
    """

    query: str
    result: Execution
    held: tuple[object, ...] = ()
    elements: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Replaced:
    """A model that this session replaced; `changes` is None where they cannot be told.

    `by` is the file that took its place, or what was edited of it.
    """

    twin: str
    model: str
    by: str
    changes: tuple[Change, ...] | None
    edited: bool = False


@dataclass(frozen=True, slots=True)
class Checked:
    """What came of an IDS file, and the state of the twin that it was run on."""

    reports: tuple[Report, ...]
    held: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Grown:
    """The GlobalIds whose relations are drawn, and the keys of the neighbours grown from them.

    `opened` are the keys of crowds that were opened, each as often as it was clicked.
    """

    ids: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()


@dataclass(slots=True)
class State:
    """What a session is about. Each field says all there is to know of one thing.

    `twin`, `talk` and `mode` are None until they are first asked for (`session.py`);
    `modes_chosen` is how often a mode was chosen. `missing` says why the conversation of a link is
    not there; `shown` is the number of the exchange whose elements the views show, None for the
    last. `looking` is the view of the issue that is shown. `dot` is the key of the node
    clicked last in the relations, `path_from` the GlobalId from which the next pick draws a path.
    A question is `pending` until its run begins, `asking` while it is answered, and `unanswered`
    when the graph failed meanwhile. `dialog` draws the one that stands open; `loading` is what is
    being read in there, or was, `proposals` what waits there for a look, in the folder `uploaded`,
    `drafted` a change that waits there, `editor` the name that was given with the last one.
    `models` are those of each twin as this run found them. `console` is a query of one's own that
    was run, `console_draft` the one being written, `console_before` those run before, newest first;
    `edited` are those of answers, by their exchange, as long as they stand open; `by_sql` what
    databases said to their questions. `checked` is what came of the last IDS file, `across` what
    several buildings answered last. `ask_page` is the page that elements are looked at on.
    """

    twin: str | None = None
    talk: Talk | None = None
    mode: Mode | None = None
    modes_chosen: int = 0
    missing: str = ""
    shown: int | None = None
    picked: Picked = Picked()
    grown: Grown | None = None
    looking: Looking | None = None
    dot: str | None = None
    path_from: str | None = None
    pending: str = ""
    asking: str = ""
    unanswered: str = ""
    draft: Draft = Draft()
    dialog: Callable[[], None] | None = None
    loading: (
        Loading[Added]
        | Loading[Replaced]
        | Loading[Proposals]
        | Loading[Drafted]
        | Loading[Edited]
        | None
    ) = None
    drafted: Drafted | None = None
    editor: str = ""
    proposals: Proposals | None = None
    uploaded: Scratch | None = None
    replaced: Replaced | None = None
    models: dict[str, tuple[ModelInfo, ...]] = field(default_factory=dict)
    console: Ran | None = None
    console_draft: str | None = None
    console_before: list[str] = field(default_factory=list)
    edited: dict[str, Ran] = field(default_factory=dict)
    by_sql: "dict[str, SqlAnswer]" = field(default_factory=dict)
    checked: Checked | None = None
    across: Answer | None = None
    ask_page: StreamlitPage | None = None


def state() -> State:
    """The state of the session whose script runs."""
    if KEY not in st.session_state:
        st.session_state[KEY] = State()
    return st.session_state[KEY]  # type: ignore[no-any-return]


def widget(key: str) -> Any:
    """What the widget of this key holds; None before it was drawn."""
    return st.session_state.get(key)


def set_widget(key: str, value: Any) -> None:
    """Let the widget of this key hold `value` when it is drawn next."""
    st.session_state[key] = value
