"""How the engine's process ends before it serves, as who started it reads its status."""

ALREADY_RUNNING = 75
PORT_TAKEN = 76
CANNOT_START = 78
