"""This project's own questions about buildings, written by hand, their answers read from IFC."""
