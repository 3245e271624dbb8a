# make play and make test do all their own set-up; they need Python 3.11 or newer and nothing else.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CONSTRAINTS := constraints.txt
PIP := $(BIN)/python -m pip install --quiet --constraint $(CONSTRAINTS)
ENOUGH := $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Hedgerow needs Python 3.11 or newer: make PYTHON=/path/to/python3.11"; exit 1; }
# The browser client is built when the package is installed, and again when one of these changes.
WEB := $(shell find web src/hedgerow/locale -type f \
	-not -path 'web/node_modules/*' -not -name '*.py' -not -name '*.pyc' 2>/dev/null)

.PHONY: play terminal test lint types golden docs requirements audit setup setup-dev clean

play: $(VENV)/.play
	@$(BIN)/hedgerow serve --open

terminal: $(VENV)/.play
	@$(BIN)/hedgerow play

test: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python hatch_build.py npm run --silent lint
	$(BIN)/python hatch_build.py npm run --silent check
	$(BIN)/python hatch_build.py npm run --silent test
	tools/ensure_browser $(BIN)/python
	$(BIN)/python -m pytest -n auto --dist worksteal --ignore tests/e2e
	# Browsers have the machine to themselves: each worker has its own, with a server of its own.
	$(BIN)/python -m pytest -n auto --dist worksteal tests/e2e

lint: $(VENV)/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/python hatch_build.py npm run --silent format

types: $(VENV)/.dev
	$(BIN)/mypy

# Accept changed golden playthroughs: read the difference before you commit it.
golden: $(VENV)/.dev
	HEDGEROW_GOLDEN=write $(BIN)/python -m pytest -q tests/games/test_golden.py

# The documentation as a site, in build/docs/site; a warning is an error. Its tools are kept apart: nothing else needs them.
docs: build/docs-venv/.done
	build/docs-venv/bin/python tools/docs_pages.py build/docs/pages
	build/docs-venv/bin/mkdocs build --strict
	build/docs-venv/bin/python tools/docs_check.py build/docs/site
	@echo "Open build/docs/site/index.html"

build/docs-venv/.done: pyproject.toml $(CONSTRAINTS)
	@$(ENOUGH)
	$(PYTHON) -m venv build/docs-venv
	build/docs-venv/bin/python -m pip install --quiet --constraint $(CONSTRAINTS) \
		$$(build/docs-venv/bin/python -c 'import tomllib; \
		print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["docs"])')
	@touch $@

# Pin what the server image installs, with the hashes of every file of each version.
requirements: build/tools/.done
	build/tools/bin/pip-compile --quiet --generate-hashes --strip-extras --unsafe-package hedgerow \
		--no-header --no-annotate --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
		--extra server --extra postgres --constraint $(CONSTRAINTS) \
		--output-file build/requirements.txt pyproject.toml
	{ echo "# Every package of the server image, with hashes. Made by: make requirements"; \
		grep '^[^#]' build/requirements.txt; } > deploy/requirements.txt

# Known vulnerabilities of those packages; one that cannot be looked up is a failure too.
audit: build/tools/.done
	build/tools/bin/pip-audit --strict --require-hashes --disable-pip --requirement deploy/requirements.txt

build/tools/.done:
	$(PYTHON) -m venv build/tools
	build/tools/bin/python -m pip install --quiet 'pip-audit>=2.7' 'pip-tools>=7.4'
	@touch $@

setup: $(VENV)/.play

setup-dev: $(VENV)/.dev

$(BIN)/python:
	@$(ENOUGH)
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml hatch_build.py $(CONSTRAINTS) $(WEB) | $(BIN)/python
	@echo "Setting up: the first time this takes a minute or two."
	$(PIP) --editable '.[server]'
	@touch $@

$(VENV)/.dev: pyproject.toml hatch_build.py $(CONSTRAINTS) $(WEB) | $(BIN)/python
	$(PIP) --editable '.[dev]'
	@touch $@ $(VENV)/.play

clean:
	rm -rf $(VENV) build dist web/node_modules src/hedgerow/server/static \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis
