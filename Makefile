# Everything lives in .venv inside the checkout; nothing else on the machine is touched.
# The stamps in .venv make repeat runs instant and reinstall when pyproject.toml or requirements.lock changes.

GAME  ?= dunhuang
GAMES ?= 2000
SEATS ?=
ARGS  ?=

PY      := .venv/bin/python
SERICA  := .venv/bin/serica
INSTALL := $(PY) -m pip install --quiet --disable-pip-version-check -c requirements.lock
INPUTS  := pyproject.toml requirements.lock
CLIENT  := src/serica/server/client/index.html
BOARDGAMEIO := tools/bench_server/boardgameio

export PIP_USER := 0

.DEFAULT_GOAL := help
.PHONY: help play terminal web test test-postgres lint rules fuzz bench bench-server docs types pictures wheel lock clean FORCE

help:  ## this list
	@echo "Serica: make TARGET [GAME=$(GAME)] [ARGS=\"...\"]"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-13s %s\n", $$1, $$2 }' Makefile

play: .venv/stamp-server $(CLIENT)  ## open the table in the browser (ARGS="--port 8000 --lang ru")
	@$(SERICA) serve $(ARGS)

terminal: .venv/stamp-play  ## play GAME in the terminal (ARGS="--seats 3 --lang ru")
	@$(SERICA) play $(GAME) $(ARGS)

web: $(CLIENT)  ## build the web client into the package

test: .venv/stamp-browser $(CLIENT)  ## lint, run all tests, check that every rule is cited
	@$(MAKE) --no-print-directory lint
	cd web && npm test --silent
	$(PY) -m pytest -n 2 $(ARGS)
	@$(MAKE) --no-print-directory rules

test-postgres: .venv/stamp-cluster  ## the server's tests on a PostgreSQL server (DATABASE=postgresql://owner:password@host/any; its owner may create databases)
	@test -n "$(DATABASE)" || { echo "serica: name a PostgreSQL server: make test-postgres DATABASE=postgresql://owner:password@host/any" >&2; exit 1; }
	SERICA_TEST_DATABASE='$(DATABASE)' $(PY) -m pytest -n 2 tests/server $(ARGS)

lint: .venv/stamp-dev web/node_modules/.package-lock.json  ## style, types (mypy --strict, TypeScript), layering
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	$(PY) -m mypy
	.venv/bin/lint-imports
	$(PY) web/scripts/contract.py --check
	cd web && npm run check --silent

rules: .venv/stamp-play  ## which clauses of the rules are cited in code and tests
	$(SERICA) rules

fuzz: .venv/stamp-play  ## GAMES random games of GAME for every seat count (or SEATS), random settings
	$(SERICA) fuzz $(GAME) --games $(GAMES) $(if $(SEATS),--seats $(SEATS)) --settings random $(ARGS)

bench: .venv/stamp-peers  ## speed of the engines, beside other engines
	$(SERICA) bench --peers $(ARGS)

bench-server: .venv/stamp-dev $(if $(findstring --no-peers,$(ARGS)),,$(BOARDGAMEIO)/node_modules/.package-lock.json)  ## load on the server, beside boardgame.io (ARGS="--tables 300 --seconds 10 --no-peers --json")
	@$(PY) -m tools.bench_server $(ARGS)

docs: .venv/stamp-dev  ## remake the generated pages of docs/
	$(PY) tools/docs.py $(ARGS)

types: .venv/stamp-server  ## remake the client's types from the server's messages
	$(PY) web/scripts/contract.py

pictures: .venv/stamp-browser $(CLIENT)  ## remake the pictures in docs/ and README
	$(PY) tools/pictures.py $(ARGS)

wheel: .venv/stamp-dev $(CLIENT)  ## make dist/serica-*.whl, which needs no Node where it is installed
	@rm -rf build dist && $(PY) -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist . && ls dist

clean:  ## remove .venv and everything that can be made again
	rm -rf .venv build dist web/node_modules src/serica/server/client
	rm -rf .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# --- setting up -------------------------------------------------------------------------------------

# The first Python that is new enough and can make a virtual environment; PYTHON=... names another one.
# Each candidate is run, not only looked for: a name on the path may be an empty promise of a version manager.
define FIND_PYTHON
python=; short=; old=; \
for name in $(or $(PYTHON),python3.13 python3.12 python3.11 python3); do \
  version=$$($$name -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue; \
  $$name -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { old=$$version; continue; }; \
  $$name -c 'import venv, ensurepip' 2>/dev/null || { short=$$version; continue; }; \
  python=$$name; break; \
done; \
if [ -z "$$python" ]; then \
  if [ -n "$$short" ]; then echo "serica: Python $$short is here but cannot make virtual environments; install its venv package (Debian, Ubuntu: apt install python$$short-venv)." >&2; \
  elif [ -n "$$old" ]; then echo "serica: needs Python 3.11 or newer, found only $$old; install a newer one, or name it: make PYTHON=/path/to/python3." >&2; \
  else echo "serica: needs Python 3.11 or newer, found none; install it, or name it: make PYTHON=/path/to/python3." >&2; fi; \
  exit 1; \
fi
endef

FETCH_FAILED = { echo "serica: some packages could not be installed (see above); is the package index reachable from here?" >&2; exit 1; }

# A virtual environment breaks when its checkout is moved or its Python is removed: then make a new one.
PLACE := $(shell test -x .venv/bin/python && cat .venv/place 2>/dev/null)
ifneq ($(PLACE),$(CURDIR))
.venv/place: FORCE
endif

.venv/place:
	@$(FIND_PYTHON); rm -rf .venv && $$python -m venv .venv && printf '%s\n' '$(CURDIR)' > $@

.venv/stamp-play: .venv/place $(INPUTS)
	@echo "Installing serica into .venv"
	@$(INSTALL) -e . || $(FETCH_FAILED)
	@touch $@

.venv/stamp-server: .venv/place $(INPUTS)
	@echo "Installing serica and its server into .venv"
	@$(INSTALL) -e '.[server]' || $(FETCH_FAILED)
	@touch .venv/stamp-play $@

.venv/stamp-dev: .venv/place $(INPUTS)
	@echo "Installing serica and its tools into .venv"
	@$(INSTALL) -e '.[dev]' || $(FETCH_FAILED)
	@touch .venv/stamp-play .venv/stamp-server $@

.venv/stamp-cluster: .venv/stamp-dev
	@echo "Installing what a server with PostgreSQL needs into .venv"
	@$(INSTALL) -e '.[cluster]' || $(FETCH_FAILED)
	@touch $@

.venv/stamp-peers: .venv/place $(INPUTS)
	@echo "Installing serica and the engines it is measured against into .venv"
	@$(INSTALL) -e '.[peers]' || { echo "serica: the other engines could not be installed (see above); without them: .venv/bin/serica bench" >&2; exit 1; }
	@touch .venv/stamp-play $@

# The browser tests drive Chromium: one that is here already, else Debian's, else Playwright's own.
.venv/stamp-browser: .venv/stamp-dev
	@if test -x "$$SERICA_CHROMIUM" || command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	  command -v google-chrome >/dev/null; then :; \
	elif command -v apt-get >/dev/null && { test "$$(id -u)" = 0 || sudo -n true 2>/dev/null; }; then \
	  echo "Installing Chromium for the browser tests"; \
	  root=; test "$$(id -u)" = 0 || root="sudo -n"; \
	  $$root apt-get update -qq && $$root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium >/dev/null; \
	else \
	  echo "Installing Chromium for the browser tests"; $(PY) -m playwright install chromium; \
	fi || { echo "serica: the browser tests need Chromium, which could not be installed (see above); install it, or name one: SERICA_CHROMIUM=/path/to/chromium make test" >&2; exit 1; }
	@touch $@

# The server that ours is measured beside, used for nothing else.
$(BOARDGAMEIO)/node_modules/.package-lock.json: $(BOARDGAMEIO)/package.json $(BOARDGAMEIO)/package-lock.json
	@major=$$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0); \
	if [ "$$major" -lt 20 ] || ! command -v npm >/dev/null; then \
	  echo "serica: boardgame.io needs Node 20 or newer and npm; found $$(node --version 2>/dev/null || echo none). Install it, or measure without: make bench-server ARGS=--no-peers" >&2; exit 1; \
	fi
	@echo "Installing the boardgame.io server that ours is measured beside"
	@cd $(BOARDGAMEIO) && npm ci --silent || { echo "serica: some npm packages could not be installed (see above); without them: make bench-server ARGS=--no-peers" >&2; exit 1; }
	@touch $@

# --- the web client ---------------------------------------------------------------------------------

WEB_SOURCES = $(shell find web/src web/public web/index.html web/*.config.* web/tsconfig*.json src/serica/locale -type f 2>/dev/null)

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@major=$$(node -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0); \
	if [ "$$major" -lt 20 ] || ! command -v npm >/dev/null; then \
	  echo "serica: the web client is built with Node 20 or newer and npm; found $$(node --version 2>/dev/null || echo none). Install it, or play in the terminal: make terminal" >&2; exit 1; \
	fi
	@echo "Installing what the web client is built with"
	@cd web && npm ci --silent || { echo "serica: some npm packages could not be installed (see above); is the npm registry reachable from here?" >&2; exit 1; }
	@touch $@

$(CLIENT): web/node_modules/.package-lock.json $(WEB_SOURCES)
	@echo "Building the web client"
	@cd web && npm run build --silent -- --logLevel warn
	@touch $@

# Pins stay as they are unless a requirement moved; ARGS=--upgrade takes the newest of everything.
lock:  ## remake requirements.lock from pyproject.toml (ARGS=--upgrade for newer versions)
	@$(FIND_PYTHON); \
	tmp=$$(mktemp -d) && trap 'rm -rf "$$tmp"' EXIT && \
	$$python -m venv "$$tmp/venv" && \
	{ "$$tmp/venv/bin/python" -m pip install --quiet --disable-pip-version-check uv || $(FETCH_FAILED); } && \
	{ cp requirements.lock "$$tmp/requirements.lock" 2>/dev/null || true; } && \
	"$$tmp/venv/bin/uv" pip compile pyproject.toml --quiet --universal --all-extras --python-version 3.11 \
	  --custom-compile-command "make lock" --output-file "$$tmp/requirements.lock" $(ARGS) && \
	if grep -nE 'https?:|file:|^ *-| @ ' "$$tmp/requirements.lock"; then \
	  echo "serica: requirements.lock must not name an index, a host or a path (lines above)." >&2; exit 1; \
	fi && \
	cat "$$tmp/requirements.lock" > requirements.lock && echo "requirements.lock is made"
