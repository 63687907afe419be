#!/usr/bin/env bash
# Runs an API command on the current release, as the service account.
#   ace.sh [command] [arguments]; --help explains a command
set -euo pipefail

# shellcheck source=common.sh
. "$(dirname "$0")/common.sh"

need_root 'Running a command as the account of the services'
[ -L "$current" ] || refuse 'Nothing is served yet: run infra/deploy/deploy.sh.'
ace "$(readlink "$current")" "$@"
