#!/usr/bin/env bash
# Runs a command of the serving release, as the account and with the settings of the services.
#   ace.sh [--root <folder>] <command> [arguments]
# Without a command it lists them all; a command with --help explains itself.
set -euo pipefail

if [ "${1:-}" = --root ]; then
  ACADEMY_ROOT=$(realpath "$2") && shift 2
fi

# shellcheck source=activate.sh
. "$(dirname "$0")/activate.sh"

[ -n "$root" ] || [ "$(id -u)" = 0 ] || refuse 'Commands need root, to become the account of the services: run it with sudo.'
[ -L "$current" ] || refuse 'Nothing is served yet: run infra/deploy/deploy.sh.'
ace "$(readlink "$current")" "$@"
