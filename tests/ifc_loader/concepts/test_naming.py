"""Names of properties as owners and vendors shorten them, in full and with their units."""

import pytest

from ifc_loader.concepts import properties_of
from ifc_loader.concepts.naming import readings, unit_at_end


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("Cal_due", "calibration due"),
        ("Face_vel_m/s", "face velocity"),
        ("Design_dP_Pa", "design pressure difference"),
        ("Mfr", "manufacturer"),
        ("Ser.No.", "serial number"),
        ("LastInspDt", "last inspection date"),
        ("Qmax_Ls", "maximum flow"),
        ("Max_Occ", "maximum occupancy"),
        ("Warr Exp", "warranty expiry"),
        ("Insul_mm", "insulation size"),
        ("Motor_kW", "motor power"),
        ("kVA", "power"),
        ("Nutzfl_m2", "nutzfläche"),
        ("Vorlauftemp", "vorlauftemperatur"),
        ("Zust_Firma", "zuständige firma"),
        ("Ltzt_Prüf", "letzte prüfung"),
        ("Puiss_kW", "puissance"),
        ("Fec. Inst.", "fecha instalación"),
    ],
)
def test_a_shortened_name_is_read_in_full(name: str, meant: str) -> None:
    assert meant in {" ".join(words).lower() for words in readings(name, number=True)}


@pytest.mark.parametrize("name", ["Manufacturer", "FireRating", "Note", "Main entrance"])
def test_a_name_in_full_has_one_reading(name: str) -> None:
    assert len(readings(name, number=False)) == 1


@pytest.mark.parametrize(
    ("name", "bare", "symbol"),
    [
        ("Output (kW)", "Output", "kW"),
        ("Leistung [W]", "Leistung", "W"),
        ("Volumenstrom [m³/h]", "Volumenstrom", "m³/h"),
        ("Air_Flow_l_s", "Air_Flow", "l/s"),
        ("Set Point (degC)", "Set Point", "°C"),
        ("NoiseLevel_dBA", "NoiseLevel", "dB"),
        ("SFP_W/(l/s)", "SFP", "W/(l/s)"),
    ],
)
def test_a_unit_at_the_end_is_no_part_of_the_name(name: str, bare: str, symbol: str) -> None:
    found, unit = unit_at_end(name)
    assert unit is not None
    assert (found, unit.symbol) == (bare, symbol)


@pytest.mark.parametrize("name", ["Area", "Fire Rating", "Room_Name", "NumberOfRisers"])
def test_a_name_without_a_unit_has_none(name: str) -> None:
    assert unit_at_end(name) == (name, None)


def test_a_letter_at_the_end_of_a_text_s_name_is_no_unit() -> None:
    assert readings("Zone_A", number=False) == (("Zone", "A"),)


@pytest.mark.parametrize(
    ("concept", "name"),
    [
        ("next calibration", "EQ.Cal_due"),
        ("refrigerant", "EQ.Refrig"),
        ("manufacturer", "EQ.Mfr"),
        ("power", "Plant.Output (kW)"),
        ("weight", "Anlage.Gew_kg"),
        ("cleaning interval", "Raumbuch.Reinig_Intervall"),
        ("next maintenance", "Anlage.WartungBis"),
        ("last maintenance", "Anlage.Ltzt_Wartung"),
        ("service contractor", "Anlage.Zust_Firma"),
        ("power", "Anlage.Rated power (kW)"),
    ],
)
def test_a_shortened_name_means_a_concept(concept: str, name: str) -> None:
    numbers = {name} if "kW" in name or "kg" in name else set()
    assert [found.property for found in properties_of(concept, [name], numbers)] == [name]


def test_what_is_measured_is_no_text_of_a_shortened_name() -> None:
    assert properties_of("weight", ["Anlage.Gew"], numbers=()) == ()
    assert properties_of("weight", ["Anlage.Gew"], numbers={"Anlage.Gew"}) != ()


def test_a_name_that_says_more_comes_last() -> None:
    several = ["A.Asset power (kW)", "B.Pwr_kW"]
    found = properties_of("power", several, numbers=several)
    assert [one.property for one in found] == ["B.Pwr_kW", "A.Asset power (kW)"]
