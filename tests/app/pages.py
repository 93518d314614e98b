"""Reading a page that Streamlit's test runner has run."""

from typing import Any

from streamlit.testing.v1 import AppTest

from agents import Answer
from agents.messages import Usage


def _script(module: str) -> None:
    import importlib  # noqa: PLC0415  (the runner takes the body alone)

    from app import trouble  # noqa: PLC0415

    with trouble.told():
        importlib.import_module(f"app.{module}").page()


def page_of(module: str, twin: str) -> AppTest:
    """One page alone, run with a twin."""
    test = AppTest.from_function(_script, default_timeout=60, args=(module,))
    test.session_state["twin"] = twin
    return test.run()


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
