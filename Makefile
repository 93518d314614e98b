PYTHON ?= python3

.PHONY: run test check
run test check:
	@$(PYTHON) dev.py $@
