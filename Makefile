# Thin on purpose: every target hands over to tools/, which needs nothing but Python.
#   make run      the app on http://localhost:8000 (PORT= changes it)
#   make demo     the same with a competition to click through
#   make test     every test, in a real Chromium too
#   make check    style, types, words, the rules' dialect
TARGETS := run demo test check bench soak screens clean

.PHONY: $(TARGETS)
.DEFAULT_GOAL := run
export PORT

$(TARGETS):
	@exec sh tools/python.sh -m tools $@
