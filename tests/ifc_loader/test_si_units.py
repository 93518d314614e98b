"""The tables of units, held against ifcopenshell's and against what their symbols say."""

import re

import ifcopenshell.util.unit as theirs
import pytest

from ifc_loader.si_units import PREFIXES, SI_NAMES, UNIT_TYPES, unit_type_of

SYMBOLS = {symbol: dimensions for _, dimensions, symbol in SI_NAMES.values()}
TOKEN = re.compile("(" + "|".join(sorted(SYMBOLS, key=len, reverse=True)) + r")(\d?)")


def dimensions_of(symbol: str) -> tuple[int, ...]:
    """The dimensions that a symbol says: `W/(m2K)` is W once, m twice less, K once less."""
    total = [0] * 7
    for sign, part in zip((1, -1), symbol.split("/"), strict=False):
        spelled = part.strip("()")
        assert TOKEN.sub("", spelled).replace(" ", "") in ("", "1"), symbol
        for name, power in TOKEN.findall(spelled):
            for place, exponent in enumerate(SYMBOLS[name]):
                total[place] += sign * exponent * int(power or 1)
    return tuple(total)


def test_prefixes_and_si_units_are_those_of_ifcopenshell() -> None:
    assert dict(theirs.prefixes) == PREFIXES
    assert {name: dimensions for name, (_, dimensions, _) in SI_NAMES.items()} == {
        name: tuple(dimensions)
        for name, dimensions in theirs.si_dimensions.items()
        if name != "OTHERWISE"
    }
    assert {name: factor for name, (factor, _, _) in SI_NAMES.items() if factor != 1.0} == {
        "GRAM": 1e-3
    }


@pytest.mark.parametrize("unit_type", UNIT_TYPES)
def test_the_dimensions_of_a_unit_type_are_those_of_its_symbol(unit_type: str) -> None:
    symbol, dimensions = UNIT_TYPES[unit_type]
    assert dimensions_of(symbol) == dimensions


LUMEN = {"ILLUMINANCEUNIT", "LUMINOUSFLUXUNIT"}
"""Units in which ifcopenshell counts an amount of substance, which lumen has not."""


@pytest.mark.parametrize(
    "unit_type", sorted((theirs.named_dimensions.keys() & UNIT_TYPES.keys()) - LUMEN)
)
def test_the_dimensions_of_a_named_unit_are_those_of_ifcopenshell(unit_type: str) -> None:
    assert UNIT_TYPES[unit_type][1] == tuple(theirs.named_dimensions[unit_type])


@pytest.mark.parametrize(
    ("measure", "unit_type"),
    [
        ("IfcLengthMeasure", "LENGTHUNIT"),
        ("IfcPositiveLengthMeasure", "LENGTHUNIT"),
        ("IfcNonNegativeLengthMeasure", "LENGTHUNIT"),
        ("IfcPositivePlaneAngleMeasure", "PLANEANGLEUNIT"),
        ("IfcThermalConductivityMeasure", "THERMALCONDUCTANCEUNIT"),
        ("IfcThermalTransmittanceMeasure", "THERMALTRANSMITTANCEUNIT"),
        ("IfcIsothermalMoistureCapacityMeasure", "ISOTHERMALMOISTURECAPACITYUNIT"),
        ("IfcSoundPowerLevelMeasure", ""),
        ("IfcSoundPressureLevelMeasure", ""),
        ("IfcRatioMeasure", ""),
        ("IfcCountMeasure", ""),
        ("IfcLabel", ""),
    ],
)
def test_a_measure_has_the_unit_type_of_its_name(measure: str, unit_type: str) -> None:
    assert unit_type_of(measure) == unit_type
