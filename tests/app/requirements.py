"""IDS files for tests, written by ifctester itself."""

from ifctester import ids


def fire_safety() -> bytes:
    """Doors need a fire rating, windows a name; and there shall be no stairs."""
    made = ids.Ids(title="Fire safety")
    doors = ids.Specification(name="Doors have a fire rating", ifcVersion=["IFC2X3", "IFC4"])
    doors.applicability.append(ids.Entity(name="IFCDOOR"))
    doors.requirements.append(
        ids.Property(
            propertySet="Pset_DoorCommon", baseName="FireRating", dataType="IFCLABEL",
            cardinality="required",
        )
    )  # fmt: skip
    doors.set_usage("required")
    windows = ids.Specification(name="Windows have a name", ifcVersion=["IFC4"])
    windows.applicability.append(ids.Entity(name="IFCWINDOW"))
    windows.requirements.append(ids.Attribute(name="Name", cardinality="required"))
    windows.set_usage("optional")
    stairs = ids.Specification(name="No stairs", ifcVersion=["IFC4"])
    stairs.applicability.append(ids.Entity(name="IFCSTAIR"))
    stairs.set_usage("prohibited")
    made.specifications += [doors, windows, stairs]
    return bytes(made.to_string(), "utf-8")
