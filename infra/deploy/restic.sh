#!/usr/bin/env bash
# Runs restic on the copies, as the account that makes them.
#   restic.sh snapshots | unlock | restore latest --target <folder> | …
set -euo pipefail

# shellcheck source=common.sh
. "$(dirname "$0")/common.sh"

need_root 'Reading the password of the copies'
[ -f "$restic_env" ] || refuse "There is no $restic_env: no copies are made."
run_restic "$@"
