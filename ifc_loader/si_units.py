"""SI units: the symbol and the dimensions of every IFC unit type, SI unit name and prefix."""

Dimensions = tuple[int, int, int, int, int, int, int]
"""Exponents of length, mass, time, current, temperature, amount, luminous intensity
(IfcDimensionalExponents)."""


def _dims(*exponents: int) -> Dimensions:
    length, mass, time, current, temperature, amount, light = (*exponents, *[0] * 7)[:7]
    return (length, mass, time, current, temperature, amount, light)


PREFIXES = {
    "EXA": 1e18, "PETA": 1e15, "TERA": 1e12, "GIGA": 1e9, "MEGA": 1e6, "KILO": 1e3,
    "HECTO": 1e2, "DECA": 1e1, "DECI": 1e-1, "CENTI": 1e-2, "MILLI": 1e-3, "MICRO": 1e-6,
    "NANO": 1e-9, "PICO": 1e-12, "FEMTO": 1e-15, "ATTO": 1e-18,
}  # fmt: skip
"""IfcSIPrefix."""

SI_NAMES: dict[str, tuple[float, Dimensions, str]] = {
    "METRE": (1.0, _dims(1), "m"),
    "SQUARE_METRE": (1.0, _dims(2), "m2"),
    "CUBIC_METRE": (1.0, _dims(3), "m3"),
    "GRAM": (1e-3, _dims(0, 1), "kg"),
    "SECOND": (1.0, _dims(0, 0, 1), "s"),
    "AMPERE": (1.0, _dims(0, 0, 0, 1), "A"),
    "KELVIN": (1.0, _dims(0, 0, 0, 0, 1), "K"),
    "DEGREE_CELSIUS": (1.0, _dims(0, 0, 0, 0, 1), "K"),
    "MOLE": (1.0, _dims(0, 0, 0, 0, 0, 1), "mol"),
    "CANDELA": (1.0, _dims(0, 0, 0, 0, 0, 0, 1), "cd"),
    "RADIAN": (1.0, _dims(), "rad"),
    "STERADIAN": (1.0, _dims(), "sr"),
    "HERTZ": (1.0, _dims(0, 0, -1), "Hz"),
    "NEWTON": (1.0, _dims(1, 1, -2), "N"),
    "PASCAL": (1.0, _dims(-1, 1, -2), "Pa"),
    "JOULE": (1.0, _dims(2, 1, -2), "J"),
    "WATT": (1.0, _dims(2, 1, -3), "W"),
    "COULOMB": (1.0, _dims(0, 0, 1, 1), "C"),
    "VOLT": (1.0, _dims(2, 1, -3, -1), "V"),
    "FARAD": (1.0, _dims(-2, -1, 4, 2), "F"),
    "OHM": (1.0, _dims(2, 1, -3, -2), "Ohm"),
    "SIEMENS": (1.0, _dims(-2, -1, 3, 2), "S"),
    "WEBER": (1.0, _dims(2, 1, -2, -1), "Wb"),
    "TESLA": (1.0, _dims(0, 1, -2, -1), "T"),
    "HENRY": (1.0, _dims(2, 1, -2, -2), "H"),
    "LUMEN": (1.0, _dims(0, 0, 0, 0, 0, 0, 1), "lm"),
    "LUX": (1.0, _dims(-2, 0, 0, 0, 0, 0, 1), "lx"),
    "BECQUEREL": (1.0, _dims(0, 0, -1), "Bq"),
    "GRAY": (1.0, _dims(2, 0, -2), "Gy"),
    "SIEVERT": (1.0, _dims(2, 0, -2), "Sv"),
}
"""IfcSIUnitName: factor to the SI unit, dimensions, symbol of the SI unit."""

UNIT_TYPES: dict[str, tuple[str, Dimensions]] = {
    # IfcUnitEnum
    "ABSORBEDDOSEUNIT": ("Gy", _dims(2, 0, -2)),
    "AMOUNTOFSUBSTANCEUNIT": ("mol", _dims(0, 0, 0, 0, 0, 1)),
    "AREAUNIT": ("m2", _dims(2)),
    "DOSEEQUIVALENTUNIT": ("Sv", _dims(2, 0, -2)),
    "ELECTRICCAPACITANCEUNIT": ("F", _dims(-2, -1, 4, 2)),
    "ELECTRICCHARGEUNIT": ("C", _dims(0, 0, 1, 1)),
    "ELECTRICCONDUCTANCEUNIT": ("S", _dims(-2, -1, 3, 2)),
    "ELECTRICCURRENTUNIT": ("A", _dims(0, 0, 0, 1)),
    "ELECTRICRESISTANCEUNIT": ("Ohm", _dims(2, 1, -3, -2)),
    "ELECTRICVOLTAGEUNIT": ("V", _dims(2, 1, -3, -1)),
    "ENERGYUNIT": ("J", _dims(2, 1, -2)),
    "FORCEUNIT": ("N", _dims(1, 1, -2)),
    "FREQUENCYUNIT": ("Hz", _dims(0, 0, -1)),
    "ILLUMINANCEUNIT": ("lx", _dims(-2, 0, 0, 0, 0, 0, 1)),
    "INDUCTANCEUNIT": ("H", _dims(2, 1, -2, -2)),
    "LENGTHUNIT": ("m", _dims(1)),
    "LUMINOUSFLUXUNIT": ("lm", _dims(0, 0, 0, 0, 0, 0, 1)),
    "LUMINOUSINTENSITYUNIT": ("cd", _dims(0, 0, 0, 0, 0, 0, 1)),
    "MAGNETICFLUXDENSITYUNIT": ("T", _dims(0, 1, -2, -1)),
    "MAGNETICFLUXUNIT": ("Wb", _dims(2, 1, -2, -1)),
    "MASSUNIT": ("kg", _dims(0, 1)),
    "PLANEANGLEUNIT": ("rad", _dims()),
    "POWERUNIT": ("W", _dims(2, 1, -3)),
    "PRESSUREUNIT": ("Pa", _dims(-1, 1, -2)),
    "RADIOACTIVITYUNIT": ("Bq", _dims(0, 0, -1)),
    "SOLIDANGLEUNIT": ("sr", _dims()),
    "THERMODYNAMICTEMPERATUREUNIT": ("K", _dims(0, 0, 0, 0, 1)),
    "TIMEUNIT": ("s", _dims(0, 0, 1)),
    "VOLUMEUNIT": ("m3", _dims(3)),
    # IfcDerivedUnitEnum
    "ACCELERATIONUNIT": ("m/s2", _dims(1, 0, -2)),
    "ANGULARVELOCITYUNIT": ("rad/s", _dims(0, 0, -1)),
    "AREADENSITYUNIT": ("kg/m2", _dims(-2, 1)),
    "CURVATUREUNIT": ("1/m", _dims(-1)),
    "DYNAMICVISCOSITYUNIT": ("Pa s", _dims(-1, 1, -1)),
    "HEATFLUXDENSITYUNIT": ("W/m2", _dims(0, 1, -3)),
    "HEATINGVALUEUNIT": ("J/kg", _dims(2, 0, -2)),
    "INTEGERCOUNTRATEUNIT": ("1/s", _dims(0, 0, -1)),
    "IONCONCENTRATIONUNIT": ("kg/m3", _dims(-3, 1)),
    "ISOTHERMALMOISTURECAPACITYUNIT": ("m3/kg", _dims(3, -1)),
    "KINEMATICVISCOSITYUNIT": ("m2/s", _dims(2, 0, -1)),
    "LINEARFORCEUNIT": ("N/m", _dims(0, 1, -2)),
    "LINEARMOMENTUNIT": ("N", _dims(1, 1, -2)),
    "LINEARSTIFFNESSUNIT": ("N/m", _dims(0, 1, -2)),
    "LINEARVELOCITYUNIT": ("m/s", _dims(1, 0, -1)),
    "LUMINOUSINTENSITYDISTRIBUTIONUNIT": ("cd/lm", _dims()),
    "MASSDENSITYUNIT": ("kg/m3", _dims(-3, 1)),
    "MASSFLOWRATEUNIT": ("kg/s", _dims(0, 1, -1)),
    "MASSPERLENGTHUNIT": ("kg/m", _dims(-1, 1)),
    "MODULUSOFELASTICITYUNIT": ("Pa", _dims(-1, 1, -2)),
    "MODULUSOFLINEARSUBGRADEREACTIONUNIT": ("N/m2", _dims(-1, 1, -2)),
    "MODULUSOFROTATIONALSUBGRADEREACTIONUNIT": ("N/rad", _dims(1, 1, -2)),
    "MODULUSOFSUBGRADEREACTIONUNIT": ("N/m3", _dims(-2, 1, -2)),
    "MOISTUREDIFFUSIVITYUNIT": ("m3/s", _dims(3, 0, -1)),
    "MOLECULARWEIGHTUNIT": ("kg/mol", _dims(0, 1, 0, 0, 0, -1)),
    "MOMENTOFINERTIAUNIT": ("m4", _dims(4)),
    "PLANARFORCEUNIT": ("N/m2", _dims(-1, 1, -2)),
    "ROTATIONALFREQUENCYUNIT": ("1/s", _dims(0, 0, -1)),
    "ROTATIONALMASSUNIT": ("kg m2", _dims(2, 1)),
    "ROTATIONALSTIFFNESSUNIT": ("Nm/rad", _dims(2, 1, -2)),
    "SECTIONAREAINTEGRALUNIT": ("m5", _dims(5)),
    "SECTIONMODULUSUNIT": ("m3", _dims(3)),
    "SHEARMODULUSUNIT": ("Pa", _dims(-1, 1, -2)),
    "SOUNDPOWERUNIT": ("W", _dims(2, 1, -3)),
    "SOUNDPRESSUREUNIT": ("Pa", _dims(-1, 1, -2)),
    "SPECIFICHEATCAPACITYUNIT": ("J/(kgK)", _dims(2, 0, -2, 0, -1)),
    "TEMPERATUREGRADIENTUNIT": ("K/m", _dims(-1, 0, 0, 0, 1)),
    "TEMPERATURERATEOFCHANGEUNIT": ("K/s", _dims(0, 0, -1, 0, 1)),
    "THERMALADMITTANCEUNIT": ("W/(m2K)", _dims(0, 1, -3, 0, -1)),
    "THERMALCONDUCTANCEUNIT": ("W/(mK)", _dims(1, 1, -3, 0, -1)),
    "THERMALEXPANSIONCOEFFICIENTUNIT": ("1/K", _dims(0, 0, 0, 0, -1)),
    "THERMALRESISTANCEUNIT": ("m2K/W", _dims(0, -1, 3, 0, 1)),
    "THERMALTRANSMITTANCEUNIT": ("W/(m2K)", _dims(0, 1, -3, 0, -1)),
    "TORQUEUNIT": ("Nm", _dims(2, 1, -2)),
    "VAPORPERMEABILITYUNIT": ("kg/(m s Pa)", _dims(0, 0, 1)),
    "VOLUMETRICFLOWRATEUNIT": ("m3/s", _dims(3, 0, -1)),
    "WARPINGCONSTANTUNIT": ("m6", _dims(6)),
    "WARPINGMOMENTUNIT": ("Nm2", _dims(3, 1, -2)),
}
"""Unit type: symbol of the SI unit numbers are stored in, and its dimensions."""

MEASURE_UNIT_TYPES = {
    "IfcThermalConductivityMeasure": "THERMALCONDUCTANCEUNIT",
    "IfcPositivePlaneAngleMeasure": "PLANEANGLEUNIT",
    "IfcIsothermalMoistureCapacityMeasure": "ISOTHERMALMOISTURECAPACITYUNIT",
    "IfcSoundPowerLevelMeasure": "",
    "IfcSoundPressureLevelMeasure": "",
}
"""Measures whose unit type does not follow from their name."""


def unit_type_of(measure: str) -> str:
    """The unit type of an IFC measure (`IfcPositiveLengthMeasure` → `LENGTHUNIT`), or ''."""
    if measure in MEASURE_UNIT_TYPES:
        return MEASURE_UNIT_TYPES[measure]
    if not measure.endswith("Measure"):
        return ""
    stem = measure.removeprefix("Ifc").removesuffix("Measure")
    for sign in ("Positive", "NonNegative"):
        stem = stem.removeprefix(sign)
    unit_type = stem.upper() + "UNIT"
    return unit_type if unit_type in UNIT_TYPES else ""
