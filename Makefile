PYTHON ?= python3

.PHONY: run test lint check docs newest
run test lint check docs newest:
	@$(PYTHON) dev.py $@
