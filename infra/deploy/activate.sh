# Makes a release the one that is served: starts it on the idle pair of ports, switches nginx over,
# lets the old pair finish. Sourced by deploy.sh and rollback.sh.
# shellcheck shell=bash

here=$(dirname "${BASH_SOURCE[0]}")
# shellcheck source=places.sh
. "$here/places.sh"
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
connections_to() { ss -Htnp state established "( dport = :$1 )" | grep -c '"nginx"' || true; }

# Visitors on a connection who have neither sent nor got a byte for a second.
idle_visitors() {
  ss -Htin state established "( sport = :$1 )" | awk '
    match($0, /lastsnd:[0-9]+/) { sent = substr($0, RSTART + 8, RLENGTH - 8)
      if (match($0, /lastrcv:[0-9]+/) && sent > 1000 && substr($0, RSTART + 8, RLENGTH - 8) > 1000) n++ }
    END { print n + 0 }'
}

# Lets the connections end with an answer, see snippets/closing.conf.
close_connections() {
  local port deadline=$((SECONDS + closing_seconds))
  port=$(site_value HTTPS_PORT)
  touch "$1"
  # Requests that nginx had begun to answer before it saw the file.
  sleep 0.5
  while [ "$(idle_visitors "$port")" -gt 0 ] && [ "$SECONDS" -lt "$deadline" ]; do sleep 0.2; done
}

# nginx's old processes finish what they have begun, then nobody speaks to the old ports.
drain() {
  local port deadline=$((SECONDS + drain_seconds))
  for port in "$@"; do
    while [ "$(connections_to "$port")" -gt 0 ] && [ "$SECONDS" -lt "$deadline" ]; do sleep 0.2; done
    stop_web "$port"
    disable_web "$port"
  done
}

stop_all() {
  local port
  for port in "$@"; do stop_web "$port"; done
}

# Each pair of ports has a configuration of its own, so that the one in use is never written over.
render() {
  "$1/node_modules/.bin/node" "$1/infra/nginx/render.ts" \
    --site "$site_env" --release "$1" --ports "$2" --out "$1/nginx-$2"
}

# What is undone when the switch does not come about, also when somebody presses Ctrl+C.
give_up() {
  [ -z "$closing" ] || rm -f "$closing"
  stop_all "${new_ports[@]}"
}

# Releases from before the command have none. It says in plain sentences what is too weak.
security_check() {
  [ ! -f "$1/api/build/commands/security_check.js" ] || ace "$1" security:check --settings="$academy_env"
}

# activate <release folder>
activate() {
  local release=$1 colour old_colour old_release port new_ports old_ports closing=''
  old_colour=$(serving_colour)
  old_release=''
  [ ! -e "$current" ] || old_release=$(readlink "$current")
  colour=$(other_colour)
  read -r -a new_ports <<<"$(ports_of "$colour")"
  old_ports=()
  [ -z "$old_colour" ] || read -r -a old_ports <<<"$(ports_of "$old_colour")"

  render "$release" "$colour" >/dev/null || refuse 'Nothing was changed.'

  say "Starting $(basename "$release") on ports ${new_ports[*]} …"
  mkdir -p "$ports"
  trap give_up EXIT
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
    closing=$old_release/nginx/closing
    close_connections "$closing"
  fi

  # The one moment of change: nginx reads its new configuration, old processes finish.
  point "$release/nginx" "nginx-$colour"
  point "$current" "$release"
  if ! reload_nginx || ! check_through_nginx; then
    if [ -n "$old_release" ]; then
      point "$old_release/nginx" "nginx-$old_colour"
      point "$current" "$old_release"
      rm -f "$closing"
      reload_nginx || true
    else
      rm -f "$current"
    fi
    refuse "nginx does not serve the release (see $(site_value LOG_DIR)/error.log). ${old_release:+The old one is served again.}"
  fi
  trap - EXIT
  echo "$colour" >"$colour_file.new"
  mv "$colour_file.new" "$colour_file"
  for port in "${new_ports[@]}"; do enable_web "$port"; done

  if [ "${#old_ports[@]}" -gt 0 ]; then
    say "Serving it. Letting ports ${old_ports[*]} finish …"
    drain "${old_ports[@]}"
  fi
  restart_worker
  start_timers
  say "$(basename "$release") is served."
}
