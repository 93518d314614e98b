"""What a model is told of a twin and of a talk."""
