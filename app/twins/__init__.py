"""Files into twins: read, written whole or not at all, kept, named. No browser in it."""

DEFAULT_TWIN = "oriel"
