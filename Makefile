# Every task of this repository. `make help` lists them.

PREFIX ?= /usr/local
HOST = 127.0.0.1
PORT ?= 8080
DATA ?=

.DEFAULT_GOAL = help
.PHONY: help run build install test bench fuzz wasm docs coverage mutations format lint clean

help: ## This list
	@sed -n 's/^\([a-z]*\): .*## /\1\t/p' Makefile | expand -t 12

run: build ## Build and start Daybook; HOST=, PORT= and DATA= change where
	@exec .build/release/daybook serve --host '$(HOST)' --port '$(PORT)' \
	  $(if $(DATA),--data '$(DATA)')

build: ## Build the program, .build/release/daybook
	@Scripts/build

install: build ## Copy the program to PREFIX/bin (default /usr/local)
	install -D -m 755 .build/release/daybook '$(DESTDIR)$(PREFIX)/bin/daybook'

test: ## Run every check and count the tests
	@Scripts/test

bench: build ## Measure speed and memory
	@Scripts/bench

fuzz: ## Look for inputs that break the engine; SECONDS= for each fuzzer
	@Scripts/fuzz $(or $(SECONDS),600)

wasm: ## Compile the engine for wasm and compare it with the native build
	@Scripts/wasm

docs: ## Build the engine's documentation into out/docs
	@Scripts/docs

coverage: ## Lines covered by the Swift tests, by target
	@Scripts/coverage

mutations: ## Break the engine on purpose, rule by rule; the tests must notice
	@Scripts/mutations

format: ## Put all Swift files into the repository's format
	swift format --in-place --recursive Package.swift Sources Tests Checks Examples/Package.swift Examples/Sources Examples/Apps \
	  Fuzz Benchmarks

lint: ## Check the format and the rules of the sources
	@Scripts/lint
	@Scripts/python Tests/run.py Tests/repository

clean: ## Remove what was built; keeps the data
	rm -rf .build .build-* .venv out
