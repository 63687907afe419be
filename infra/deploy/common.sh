# Paths, messages and undo. Sourced, never run.
# shellcheck shell=bash disable=SC2034

# Otherwise bash continues inside $( ) after an error.
shopt -s inherit_errexit

home=/srv/academy
releases=$home/releases
current=$home/current
nginx_link=$home/nginx
site_env=/etc/academy/site.env
academy_env=/etc/academy/academy.env
restic_env=/etc/academy/restic.env
backups=/var/backups/academy
ports=(8081 8082)

source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)

say() { printf '%s\n' "$*"; }

refused=''
refuse() {
  refused=yes
  printf '%s\n' "$*" >&2
  exit 1
}

need_root() { [ "$(id -u)" = 0 ] || refuse "$1 needs root: run it with sudo."; }

# Runs a command, with its exit code in $outcome: in a condition bash would ignore `set -e`.
outcome=0
attempt() {
  set +e
  (
    set -e
    "$@"
  )
  outcome=$?
  set -e
}

# Undo functions for an early exit, newest first.
undo=()

undo_when_ended() {
  trap ended EXIT
  trap 'refuse Stopped.' INT TERM HUP
}

ended() {
  local status=$? step=$BASH_COMMAND index
  trap '' INT TERM HUP
  set +e
  for ((index = ${#undo[@]} - 1; index >= 0; index--)); do "${undo[index]}"; done
  [ "$status" = 0 ] || [ -n "$refused" ] || say "Stopped, because this failed: $step" >&2
  exit "$status"
}

# May be empty.
site_line() { sed -n "s/^$1=//p" "$site_env" | tail -n 1; }

site_value() {
  local value
  value=$(site_line "$1")
  [ -n "$value" ] || refuse "$site_env does not set $1."
  printf '%s' "$value"
}

# check_settings <checkout or release>
check_settings() { node "$1/infra/deploy/check-settings.ts" "$academy_env" "$restic_env"; }

# shellcheck source=backup.sh
. "$(dirname "${BASH_SOURCE[0]}")/backup.sh"
# shellcheck source=names.sh
. "$(dirname "${BASH_SOURCE[0]}")/names.sh"

lock() {
  exec 9>"$home/deploy.lock"
  flock -n 9 || refuse 'Another deploy or rollback is running.'
}

point() {
  ln -sfn "$2" "$1.new"
  mv -T "$1.new" "$1"
}

ace() {
  local release=$1
  shift
  systemd-run --quiet --wait --pipe --collect \
    --property=User=academy --property=Group=academy --property=UMask=0027 \
    --property=EnvironmentFile="$academy_env" --property=WorkingDirectory="$release/api/build" \
    --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/academy \
    "$release/node_modules/.bin/node" ace.js "$@"
}

# Debian starts nginx with a sample page.
serves_ours() {
  local pid
  pid=$(systemctl show --property=MainPID --value nginx.service)
  tr '\0' ' ' <"/proc/$pid/cmdline" 2>/dev/null | grep -qF -- "-c $nginx_link/nginx.conf"
}

# The unit tests the configuration before a reload.
reload_nginx() {
  if systemctl --quiet is-active nginx.service && serves_ours; then
    systemctl reload nginx.service
  else
    systemctl restart nginx.service
  fi
}

install_units() {
  cp -r "$1/infra/systemd/." /etc/systemd/system/
  systemctl daemon-reload
}
