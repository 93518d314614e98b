"""A part of the page that is run again alone."""

import streamlit as st
from streamlit.errors import StreamlitAPIException


def again() -> None:
    """Run the part again that runs; the whole page where all of it runs, as after two clicks."""
    try:
        st.rerun(scope="fragment")
    except StreamlitAPIException:
        st.rerun()
