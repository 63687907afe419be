# Where things are, and how these scripts speak. Sourced, never run.
# shellcheck shell=bash disable=SC2034

# --root <folder> puts everything below that folder and uses plain processes instead of systemd:
# for trying a deploy on a machine that is not the server.
root=${ACADEMY_ROOT:-}

home=$root/srv/academy
releases=$home/releases
current=$home/current
ports=$home/ports
colour_file=$home/colour
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

refuse() {
  printf '%s\n' "$*" >&2
  exit 1
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

serving_colour() { cat "$colour_file" 2>/dev/null || true; }

other_colour() {
  if [ "$(serving_colour)" = blue ]; then echo green; else echo blue; fi
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
