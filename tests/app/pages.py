"""Reading a page that Streamlit's test runner has run."""

from streamlit.testing.v1 import AppTest


def words(test: AppTest) -> str:
    """Everything the page says, without the backslashes of Markdown."""
    kinds = ("html", "markdown", "caption", "info", "error", "success", "header", "subheader")
    found = [element for kind in kinds for element in test.get(kind)]
    told = [str(getattr(e, "value", None) or getattr(e.proto, "body", "")) for e in found]
    return "\n".join(told).replace("\\", "")
