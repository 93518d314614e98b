"""Reading a page that Streamlit's test runner has run."""

from streamlit.testing.v1 import AppTest


def words(test: AppTest) -> str:
    """Everything the page says."""
    kinds = ("html", "markdown", "caption", "info", "error", "success", "header", "subheader")
    found = [element for kind in kinds for element in test.get(kind)]
    return "\n".join(str(getattr(e, "value", None) or getattr(e.proto, "body", "")) for e in found)
