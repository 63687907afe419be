#!/usr/bin/env bash
# Applies what was changed in /etc/academy: starts the serving release anew with it and switches over
# without a failed request. A mistake in a file is named, and what runs goes on with what it has.
#   apply.sh [--root <folder>]
set -euo pipefail
umask 022

while [ $# -gt 0 ]; do
  case $1 in
    --root) ACADEMY_ROOT=$(realpath "$2") && shift 2 ;;
    *) echo "$1 is not known: apply.sh [--root <folder>]" >&2 && exit 1 ;;
  esac
done

# shellcheck source=activate.sh
. "$(dirname "$0")/activate.sh"

need nginx curl ss flock
[ -n "$root" ] || [ "$(id -u)" = 0 ] || refuse 'Applying settings needs root: run it with sudo.'
[ -L "$current" ] || refuse 'Nothing is served yet: run infra/deploy/deploy.sh.'
lock
undo_when_ended

release=$(readlink "$current")
attempt security_check "$release"
[ "$outcome" = 0 ] || refuse 'What was served is still served, as it was.'
activate "$release"
