"""What the first visitor sees before there is a building."""

from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from tests.app.pages import words
from tests.patience import PATIENCE


def greeted() -> None:
    """A script that stands still where the page waits for the engine and the sample."""
    import streamlit as st  # noqa: PLC0415  the script is run from its source alone

    from app.pages import first_visit  # noqa: PLC0415

    with first_visit.greeting():
        st.stop()


def test_the_first_visitor_is_greeted_while_the_sample_is_read_and_nobody_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORIEL_DATA_DIR", str(tmp_path))
    test = AppTest.from_function(greeted, default_timeout=PATIENCE).run()
    assert not test.exception
    assert "a sample building is read in now" in words(test)
    (tmp_path / "sample-given").touch()
    assert "sample" not in words(test.run())
