#!/usr/bin/env bash
# Serves an old backup beside what is running, to this machine alone, until Ctrl+C:
#   look.sh <backup>: an archive, or a folder with snapshot and uploads, that academy can read
# It sends no mail and reaches no other machine; afterwards nothing of it is left.
set -euo pipefail

# shellcheck source=common.sh
. "$(dirname "$0")/common.sh"

port=8090
unit=look-at-backup
state=/var/lib/academy-look

need_root 'Looking at a backup'
[ $# = 1 ] || refuse 'Say the backup: look.sh <archive, or folder with snapshot and uploads>'
backup=$(realpath -m "$1")
[ -L "$current" ] || refuse 'Nothing is served yet: run infra/deploy/deploy.sh.'
release=$(readlink "$current")

remove() {
  systemctl stop $unit.service 2>/dev/null || true
  rm -rf $state
}
undo+=(remove)
undo_when_ended
remove

# None of the settings in /etc/academy: they lead to the real database, bucket and mail server.
as_looker() {
  local terminal=--pipe
  [ ! -t 0 ] || terminal=--pty
  systemd-run --quiet --wait --collect $terminal --unit=$unit \
    --property=User=academy --property=Group=academy --property=UMask=0077 \
    --property=StateDirectory=${state##*/} --property=StateDirectoryMode=0700 \
    --property=ProtectSystem=strict --property=ProtectHome=true \
    --property=NoNewPrivileges=true --property=CapabilityBoundingSet= \
    --property=IPAddressDeny=any --property=IPAddressAllow=localhost \
    --setenv=NODE_ENV=production --setenv=DATA_DIR=$state --setenv=PORT=$port \
    --setenv=DEMO=0 --setenv=QUEUE_WORKER=0 --setenv=LOG_LEVEL=warn \
    "$release/node_modules/.bin/node" "$@"
}

attempt as_looker "$release/api/build/ace.js" backup:restore "$backup" --without-bucket
[ "$outcome" = 0 ] || refuse 'It cannot be looked at.'
say "On your own machine: ssh -L $port:127.0.0.1:$port root@$(site_value DOMAIN), then open
http://localhost:$port/admin and sign in with the password of then. Ctrl+C here ends it."
as_looker "$release/infra/dist/serve.js"
