"""The models of others that tests over any model are tried on: which of them are not here."""

import pytest

from tests.conftest import REAL_MODELS, SHARED, at_hand


def test_every_real_model_is_at_hand() -> None:
    absent = [name for name in REAL_MODELS if name not in at_hand()]
    if absent:
        pytest.skip(f"{SHARED / 'models'} lacks {', '.join(absent)}: nothing was tried on them")
    assert at_hand() == list(REAL_MODELS)
