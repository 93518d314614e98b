"""Long sequences and sets are on disk, and say the same as a list and a set would."""

import pickle
import tempfile
from pathlib import Path

import pytest

from ifc_loader.spooled import CHUNK, FEW, Distinct, Spool, Spooled

LONG = [(number, f"row {number}") for number in range(2 * CHUNK + 7)]


@pytest.mark.parametrize("values", [[], LONG[:3], LONG[:CHUNK], LONG], ids=len)
def test_a_sequence_says_what_a_list_says(values: list[object]) -> None:
    spooled = Spooled(values)
    assert (list(spooled), len(spooled)) == (values, len(values))
    assert spooled == values and spooled == Spooled(values)
    assert spooled != [*values, 0] and spooled != Spooled([*values[:-1], None])
    places = [-1, 0, len(values) // 2] if values else []
    assert [spooled[at] for at in places] == [values[at] for at in places]
    assert spooled[1 : CHUNK + 2] == values[1 : CHUNK + 2]
    with pytest.raises(IndexError):
        spooled[len(values)]


def test_a_sequence_grows_while_it_is_gone_through_and_shares_its_file() -> None:
    spool = Spool()
    one, other = Spooled[int](spool=spool), Spooled[int](spool=spool)
    for number in range(3 * CHUNK):
        one.append(number)
        other.append(-number)
    both = list(zip(one, other, strict=True))
    assert both == [(number, -number) for number in range(3 * CHUNK)]


def test_a_long_sequence_is_handed_on_as_a_file_that_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    handed = pickle.dumps({"rows": Spooled(LONG), "few": Spooled(LONG[:2])})
    assert len(handed) < 1000 and len(list(tmp_path.iterdir())) == 1
    assert pickle.loads(handed) == {"rows": LONG, "few": LONG[:2]}
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("count", [3, FEW + 3])
def test_a_set_tells_its_values_apart(count: int) -> None:
    held = Distinct()
    values = [("ä\ud800\0", str(number)) for number in range(count)]
    assert all(map(held.add, values)) and not any(map(held.add, values))
    assert len(held) == count
    assert all(each in held for each in values) and ("ä", "0") not in held


@pytest.mark.parametrize("most", [1, 2])
def test_a_set_keeps_the_first_text_beside_a_value(most: int) -> None:
    held = Distinct(most=most)
    assert [held.add("a", "#1"), held.add("b", "#2"), held.add("a", "#3")] == [True, True, False]
    assert [held.beside("a"), held.beside("b")] == ["#1", "#2"]
    with pytest.raises(KeyError):
        held.beside("c")


def test_values_on_disk_are_told_apart_however_often_they_are_asked_for() -> None:
    held = Distinct(most=1)
    for number in range(3 * CHUNK):
        assert held.add(number, f"#{number}")
    for _ in range(2):
        for number in range(3 * CHUNK):
            assert held.beside(number) == f"#{number}"
    assert 1 in held and True not in held and 1.0 not in held and "1" not in held
