"""Values, units and names as a person reads them; text made safe for Markdown and HTML."""
