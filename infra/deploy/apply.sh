#!/usr/bin/env bash
# Restarts the current release with changed settings from /etc/academy, one process after the other.
set -euo pipefail
umask 022

# shellcheck source=activate.sh
. "$(dirname "$0")/activate.sh"

need_root 'Applying settings'
[ -L "$current" ] || refuse 'Nothing is served yet: run infra/deploy/deploy.sh.'
lock
undo_when_ended

release=$(readlink "$current")
assert_one_domain
assert_built_for_domain "$release"
attempt security_check "$release"
[ "$outcome" = 0 ] || refuse 'What was served is still served, as it was.'
activate "$release"
