"""An answer's typed value against the expected one."""
