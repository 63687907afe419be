#!/usr/bin/env bash
# Serves an earlier release again, within seconds: it is built already.
#   rollback.sh [--root <folder>] [release]
# release: a name from /srv/academy/releases; by default the one before the serving one.
set -euo pipefail
umask 022

wanted=''
while [ $# -gt 0 ]; do
  case $1 in
    --root) ACADEMY_ROOT=$(realpath "$2") && shift 2 ;;
    -*) echo "$1 is not known: rollback.sh [--root <folder>] [release]" >&2 && exit 1 ;;
    *) wanted=$1 && shift ;;
  esac
done

# shellcheck source=activate.sh
. "$(dirname "$0")/activate.sh"

# What is served is broken: better one idle connection cut off than everybody kept waiting.
closing_seconds=5

need nginx curl ss flock
[ -n "$root" ] || [ "$(id -u)" = 0 ] || refuse 'Rolling back needs root: run it with sudo.'
[ -L "$current" ] || refuse 'Nothing is served yet, so there is nothing to go back from.'
lock
undo_when_ended

serving=$(basename "$(readlink "$current")")
if [ -z "$wanted" ]; then
  wanted=$(find "$releases" -mindepth 1 -maxdepth 1 -type d -name '[!.]*' -printf '%f\n' | sort |
    awk -v serving="$serving" '$0 < serving' | tail -n 1)
  [ -n "$wanted" ] || refuse "There is no release before $serving."
fi
[ -d "$releases/$wanted" ] || refuse "There is no release $wanted in $releases."
[ "$wanted" != "$serving" ] || refuse "$wanted is the release that is served."

say "Going back from $serving to $wanted. The database stays as it is."
# Of the releases that are left behind, the oldest one's: it is from before all of their migrations.
backup=''
for newer in $(find "$releases" -mindepth 1 -maxdepth 1 -type d -name '[!.]*' -printf '%f\n' | sort); do
  [[ $newer > $wanted && ! $newer > $serving ]] || continue
  [ -n "$backup" ] || backup=$(cat "$releases/$newer/backup-before" 2>/dev/null || true)
done
activate "$releases/$wanted"
[ -z "$backup" ] || say "Should the database have to go back too: the backup from before its migrations is
$backup; the runbook, number 2, says how. What was written since would be lost."
