# Makes a release the one that is served: starts it on the idle pair of ports, switches nginx over,
# lets the old pair finish. Sourced by deploy.sh and rollback.sh.
# shellcheck shell=bash

here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=paths.sh
. "$here/paths.sh"
if [ -n "$root" ]; then
  # shellcheck source=processes.sh
  . "$here/processes.sh"
else
  # shellcheck source=units.sh
  . "$here/units.sh"
fi

answers() {
  curl --silent --fail --output /dev/null --max-time 5 "$1"
}

# Ready says what visitors need: database and disk. An old backup or a queue that nobody works is told
# elsewhere (/api/health/upkeep), so that the release that mends this can be deployed.
wait_until_up() {
  local port=$1 deadline=$((SECONDS + ready_seconds))
  until answers "http://127.0.0.1:$port/api/health/ready"; do
    if [ "$SECONDS" -ge "$deadline" ]; then
      why_not_ready "$port" >&2
      return 1
    fi
    sleep 0.2
  done
}

# What visitors ask for, from the database too.
check_answers() {
  local path
  for path in / /about /updates /achievements /api/tournaments /api/achievements /login; do
    answers "http://127.0.0.1:$1$path" || {
      say "The new process on port $1 does not answer $path." >&2
      return 1
    }
  done
}

# Through nginx, as a visitor would, with the name and over TLS. -k: whether the certificate is
# trusted is not what is asked.
check_through_nginx() {
  local domain port
  domain=$(site_value DOMAIN)
  port=$(site_value HTTPS_PORT)
  for _ in $(seq 25); do
    curl --silent --fail --insecure --output /dev/null --max-time 5 \
      --resolve "$domain:$port:127.0.0.1" "https://$domain:$port/api/health" && return 0
    sleep 0.2
  done
  return 1
}

# nginx's only: a process also speaks to itself, when it renders a page.
connections_to() {
  # grep's 1 is a count of none; more is a failure.
  ss -Htnp state established "( dport = :$1 )" | { grep -c '"nginx"' || [ $? = 1 ]; }
}

# Visitors on a connection who have neither sent nor got a byte for a second.
idle_visitors() {
  ss -Htin state established "( sport = :$1 )" | awk '
    match($0, /lastsnd:[0-9]+/) { sent = substr($0, RSTART + 8, RLENGTH - 8)
      if (match($0, /lastrcv:[0-9]+/) && sent > 1000 && substr($0, RSTART + 8, RLENGTH - 8) > 1000) n++ }
    END { print n + 0 }'
}

# Waits until a count is 0 or the time is over. A count that fails is a failure, not a 0.
wait_for_none() {
  local seconds=$1 left
  shift
  local deadline=$((SECONDS + seconds))
  left=$("$@")
  while [ "$left" -gt 0 ] && [ "$SECONDS" -lt "$deadline" ]; do
    sleep 0.2
    left=$("$@")
  done
}

# Lets the connections end with an answer, see snippets/closing.conf.
close_connections() {
  local port
  port=$(site_value HTTPS_PORT)
  touch "$1"
  # Requests that nginx had begun to answer before it saw the file.
  sleep 0.5
  wait_for_none "$closing_seconds" idle_visitors "$port"
}

# nginx's old processes finish what they have begun, then nobody speaks to the old port.
drain() {
  wait_for_none "$2" connections_to "$1"
  stop_web "$1"
  disable_web "$1"
}

# Each pair of ports has a configuration of its own, so that the one in use is never written over.
render() {
  "$1/node_modules/.bin/node" "$1/infra/nginx/render.ts" \
    --site "$site_env" --release "$1" --ports "$2" --out "$1/nginx-$2"
}

# Releases from before the command have none. It says in plain sentences what is too weak.
security_check() {
  [ ! -f "$1/api/build/commands/security_check.js" ] || ace "$1" security:check --settings="$academy_env"
}

# What `activate` is about, for undo_switch too. The colour names the pair of ports.
new_ports=() old_ports=() old_release='' old_colour='' closing='' is_switching=''

serve_old_again() {
  if [ -z "$old_release" ]; then
    rm -f "$current"
  else
    point "$old_release/nginx" "nginx-$old_colour"
    point "$current" "$old_release"
    rm -f "$closing"
    reload_nginx
  fi
}

undo_switch() {
  local port
  [ -z "$closing" ] || rm -f "$closing"
  if [ -n "$is_switching" ]; then
    attempt serve_old_again
    set +e
    # Whichever nginx has: its processes must be there.
    [ "$outcome" = 0 ] ||
      refuse "nginx could not be given its old configuration, so the new processes go on running on ports ${new_ports[*]}. See to nginx, then run infra/deploy/apply.sh."
  fi
  for port in "${new_ports[@]}"; do stop_web "$port"; done
}

# Runs a step after the switch. One that fails is said, and the others are done all the same.
unfinished=''
finish() {
  local sentence=$1
  shift
  attempt "$@"
  [ "$outcome" = 0 ] || {
    unfinished=yes
    say "$sentence" >&2
  }
}

# activate <release folder>: never in a condition, see `attempt`.
activate() {
  local release=$1 name colour port list
  name=$(basename "$release")
  old_colour=$(serving_colour)
  old_release=''
  [ ! -e "$current" ] || old_release=$(readlink "$current")
  colour=blue
  [ "$old_colour" != blue ] || colour=green
  list=$(ports_of "$colour")
  read -r -a new_ports <<<"$list"
  [ -z "$old_colour" ] || list=$(ports_of "$old_colour")
  [ -z "$old_colour" ] || read -r -a old_ports <<<"$list"

  share_copies
  render "$release" "$colour" >/dev/null || refuse 'Nothing was changed.'
  install_units "$release"

  say "Starting $name on ports ${new_ports[*]} …"
  mkdir -p "$ports"
  undo+=(undo_switch)
  # One after the other: the very first makes the director, and two would be in each other's way.
  for port in "${new_ports[@]}"; do
    point "$ports/$port" "$release"
    start_web "$port"
    if ! wait_until_up "$port" || ! check_answers "$port"; then
      refuse "The release is not ready, so it was stopped. ${old_release:+What was served is still served.}"
    fi
  done

  if [ -n "$old_release" ]; then
    say 'Letting idle connections end …'
    closing=$old_release/nginx-$old_colour/closing
    close_connections "$closing"
  fi

  # The one moment of change: nginx reads its new configuration, old processes finish.
  is_switching=yes
  point "$release/nginx" "nginx-$colour"
  point "$current" "$release"
  attempt reload_nginx
  [ "$outcome" != 0 ] || attempt check_through_nginx
  [ "$outcome" = 0 ] ||
    refuse "nginx does not serve the release (see $(site_value LOG_DIR)/error.log). ${old_release:+The old one is served again.}"
  unset 'undo[-1]'

  for port in "${new_ports[@]}"; do
    finish "Port $port will not come back after a restart of the machine." enable_web "$port"
  done
  [ "${#old_ports[@]}" = 0 ] || say "Serving it. Letting ports ${old_ports[*]} finish …"
  local deadline=$((SECONDS + drain_seconds))
  for port in "${old_ports[@]}"; do
    finish "The old process on port $port was not stopped." drain "$port" "$((deadline - SECONDS))"
  done
  finish 'The worker was not restarted: it goes on with the release before, or not at all.' restart_worker
  finish 'The timers of the backups and the purge were not started.' start_timers
  [ -z "$unfinished" ] ||
    refuse "$name is served, but not all is done: see above, then run infra/deploy/apply.sh."
  say "$name is served."
}
