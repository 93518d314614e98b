"""Reading a page that Streamlit's test runner has run."""

from typing import Any

from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Selectbox

from agents import Answer
from agents.messages import Usage
from app.session.state import KEY, State
from app.talks.talk import Talk
from tests.patience import PATIENCE


def _script(module: str) -> None:
    import importlib  # noqa: PLC0415  (the runner takes the body alone)

    from app.session import trouble  # noqa: PLC0415

    with trouble.told():
        importlib.import_module(f"app.{module}").page()


def page_of(module: str, twin: str) -> AppTest:
    """One page alone, run with a twin."""
    test = AppTest.from_function(_script, default_timeout=PATIENCE, args=(module,))
    state_of(test).twin = twin
    return test.run()


def state_of(test: AppTest) -> State:
    """What the session of the page is about."""
    if KEY not in test.session_state:
        test.session_state[KEY] = State()
    return test.session_state[KEY]  # type: ignore[no-any-return]


def choice(test: AppTest, label: str) -> Selectbox[Any]:
    """The list that is chosen from under this label."""
    (found,) = (each for each in test.selectbox if each.label == label)
    return found


def default(choice: Selectbox[Any]) -> str:
    """What a browser takes for chosen that knows of this list what the last run told, no more."""
    assert not choice.proto.set_value, "what stands there came afterwards, and may have been missed"
    return str(choice.proto.options[choice.proto.default])


def talk_of(test: AppTest) -> Talk:
    """The conversation that runs in the page."""
    found = state_of(test).talk
    assert found is not None
    return found


def answer(**told: Any) -> Answer:
    """An answer by rules that tells nothing but what is given."""
    nothing: dict[str, Any] = dict.fromkeys(("value", "unit", "cypher", "grade"))
    nothing |= dict.fromkeys(("columns", "rows", "global_ids", "attempts"), ())
    nothing |= {"question": "", "answer": "", "agents": "rules", "engine": "", "timings_ms": {}}
    return Answer(**(nothing | {"tokens": Usage()} | told))


def words(test: AppTest) -> str:
    """Everything the page says, without the backslashes of Markdown."""
    kinds = ("html", "markdown", "caption", "info", "error", "success", "header", "subheader")
    found = [element for kind in kinds for element in test.get(kind)]
    told = [str(getattr(e, "value", None) or getattr(e.proto, "body", "")) for e in found]
    return "\n".join(told).replace("\\", "")
