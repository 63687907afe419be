#!/usr/bin/env bash
# Activates an earlier release, which is already built.
#   rollback.sh [release]: a name in /srv/academy/releases, by default the previous one
set -euo pipefail
umask 022

# shellcheck source=activate.sh
. "$(dirname "$0")/activate.sh"

need_root 'Rolling back'
[ -L "$current" ] || refuse 'Nothing is served yet, so there is nothing to go back from.'
lock
undo_when_ended

serving=$(basename "$(readlink "$current")")
names() { find "$releases" -mindepth 1 -maxdepth 1 -type d -name '[!.]*' -printf '%f\n' | sort; }
wanted=${1:-$(names | awk -v serving="$serving" '$0 < serving' | tail -n 1)}
[ -n "$wanted" ] || refuse "There is no release before $serving."
[ -d "$releases/$wanted" ] || refuse "There is no release $wanted in $releases."
[ "$wanted" != "$serving" ] || refuse "$wanted is the release that is served."

assert_one_domain
assert_built_for_domain "$releases/$wanted"
say "Going back from $serving to $wanted. The database stays as it is."
# The oldest backup of the skipped releases: before all their migrations.
backup=''
for newer in $(names); do
  [[ $newer > $wanted && ! $newer > $serving ]] || continue
  [ -n "$backup" ] || backup=$(cat "$releases/$newer/backup-before" 2>/dev/null || true)
done
# It is removed after 30 days.
[[ $backup != /* || -e $backup ]] || backup=''
activate "$releases/$wanted"
[ -z "$backup" ] || say "Should the database have to go back too: the backup from before its migrations is
$backup; the runbook, number 2, says how. What was written since would be lost."
