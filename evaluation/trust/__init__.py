"""What checks and second opinions are worth: a scripted model that errs at a known rate."""
