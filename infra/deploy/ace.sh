#!/usr/bin/env bash
# Runs a command of the serving release, as the account and with the settings of the services.
#   ace.sh <command> [arguments]
# Without a command it lists them all; a command with --help explains itself.
set -euo pipefail

# shellcheck source=common.sh
. "$(dirname "$0")/common.sh"

need_root 'Running a command as the account of the services'
[ -L "$current" ] || refuse 'Nothing is served yet: run infra/deploy/deploy.sh.'
ace "$(readlink "$current")" "$@"
