PYTHON ?= python3

.PHONY: run test lint check
run test lint check:
	@$(PYTHON) dev.py $@
