"""The colours of what is drawn; those of the pages are in `.streamlit/config.toml`."""

HIGHLIGHT = "#f2861d"
"""What an answer speaks of; `page.css` has it too."""
HIGHLIGHT_RIM = "#b65f0d"
PICKED = "#1fa2b8"
OTHER, BOTH = "#3f6fb5", "#8a5a9e"
"""What another answer beside it speaks of, and what both do."""
OTHERS = "#9aa5ab"
CLASSES = (
    "#0f6b7c",
    "#8a5a9e",
    "#6f8f3f",
    "#3f6fb5",
    "#c2503f",
    "#b08a2e",
    "#5d7079",
    "#4f9d8f",
    "#a3587f",
    "#7a6a55",
)
VALUES = (HIGHLIGHT, *CLASSES)
BAR = "#0f6b7c", "#5cc0cf"
INK = "#1d2b33", "#e4eaec"
PAPER = "#fdfcfa", "#11181d"
"""On a light page, on a dark one."""
