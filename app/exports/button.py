"""The button under which something may be taken along."""

from collections.abc import Callable

import streamlit as st


def download(label: str, file_name: str, mime: str, content: Callable[[], bytes], key: str) -> None:
    """A button to take a file along, which is made when it is clicked."""
    st.download_button(
        label,
        data=content,
        file_name=file_name,
        mime=mime,
        on_click="ignore",
        type="tertiary",
        icon=":material/download:",
        key=key,
    )
