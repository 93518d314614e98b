"""What others found of a model, and what changed in it, told and shown in the building."""
