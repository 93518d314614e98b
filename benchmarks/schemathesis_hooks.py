"""What schemathesis is told of the API that its description does not say (docs/api.md)."""

from typing import Any

import schemathesis
from schemathesis import SerializationContext

from app.rest.loading import STEP


@schemathesis.serializer(STEP)
def as_it_is(ctx: SerializationContext, value: Any) -> bytes:
    """A file is sent as it is."""
    return value if isinstance(value, bytes) else str(value).encode()
