#!/usr/bin/env bash
# Applies what was changed in /etc/academy: starts the serving release again with it, one process after
# the other. A mistake in a file is named, and what runs goes on with what it has.
set -euo pipefail
umask 022

# shellcheck source=activate.sh
. "$(dirname "$0")/activate.sh"

need_root 'Applying settings'
[ -L "$current" ] || refuse 'Nothing is served yet: run infra/deploy/deploy.sh.'
lock
undo_when_ended

release=$(readlink "$current")
attempt security_check "$release"
[ "$outcome" = 0 ] || refuse 'What was served is still served, as it was.'
activate "$release"
