# Where things are, and how these scripts speak. Sourced, never run.
# shellcheck shell=bash disable=SC2034

# Without it bash goes on inside $( ) after a failed command.
shopt -s inherit_errexit

# --root <folder> puts everything below that folder and uses plain processes instead of systemd:
# for trying a deploy on a machine that is not the server.
root=${ACADEMY_ROOT:-}

home=$root/srv/academy
releases=$home/releases
current=$home/current
ports=$home/ports
site_env=$root/etc/academy/site.env
academy_env=$root/etc/academy/academy.env

# The checkout these scripts belong to.
source_folder=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)

kept_releases=5
ready_seconds=60
drain_seconds=40
# Longer than nginx keeps an idle connection (keepalive_timeout).
closing_seconds=22

say() { printf '%s\n' "$*"; }

refused=''
refuse() {
  refused=yes
  printf '%s\n' "$*" >&2
  exit 1
}

# Runs a command and keeps its exit code in $outcome. In a condition (if, ||, !) bash would go on after
# a failed step inside the command; here the first one ends it.
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

# Functions that take back what is half done when a script ends early; the newest comes first.
undo=()

# Whatever ends a script early is undone and said: a refusal, a failed step, Ctrl+C.
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
  # Not left to the last one that closes it: what was started here may not have done so yet.
  flock -u 9
  exit "$status"
}

need() {
  local program
  for program in "$@"; do
    command -v "$program" >/dev/null || refuse "$program is not installed. Run infra/deploy/setup.sh."
  done
}

# The value of a name in site.env, without running the file.
site_value() {
  local value
  value=$(sed -n "s/^$1=//p" "$site_env" | tail -n 1)
  [ -n "$value" ] || refuse "$site_env does not set $1."
  printf '%s' "$value"
}

ports_of() {
  case $1 in
    blue) site_value BLUE_PORTS ;;
    green) site_value GREEN_PORTS ;;
  esac
}

# Read from the link that nginx itself follows: there is no second note that could be out of date.
serving_colour() {
  local folder
  folder=$(readlink "$current/nginx" 2>/dev/null) || return 0
  printf '%s' "${folder#nginx-}"
}

# One deploy at a time; a second one says so instead of waiting.
lock() {
  mkdir -p "$home"
  exec 9>"$home/deploy.lock"
  flock -n 9 || refuse 'Another deploy or rollback is running.'
}

# A link is replaced in one step: there is no moment without it.
point() {
  ln -sfn "$2" "$1.new"
  mv -T "$1.new" "$1"
}
