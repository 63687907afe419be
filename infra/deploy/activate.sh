# Switches to a release, one process after the other. Sourced by deploy, rollback and apply.
# shellcheck shell=bash

# shellcheck source=common.sh
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"

ready_seconds=60
drain_seconds=40

answers() { curl --silent --fail --output /dev/null --max-time 5 "$@"; }

start_web() {
  local port=$1 deadline=$((SECONDS + ready_seconds)) path
  systemctl restart "academy-web@$port.service"
  # Database and disk only: an old backup must not block a deploy (see /api/health/upkeep).
  until answers "http://127.0.0.1:$port/api/health/ready"; do
    if [ "$SECONDS" -ge "$deadline" ]; then
      journalctl --no-pager --lines 20 --unit "academy-web@$port.service" >&2
      return 1
    fi
    sleep 0.2
  done
  for path in / /about /updates /achievements /api/tournaments /api/achievements /login; do
    answers "http://127.0.0.1:$port$path" || {
      say "The new process on port $port does not answer $path." >&2
      return 1
    }
  done
}

# Through nginx, like a visitor; the certificate is not checked.
check_through_nginx() {
  local domain port
  domain=$(site_value DOMAIN)
  port=$(site_value HTTPS_PORT)
  answers --insecure --retry 5 --retry-delay 1 --retry-all-errors \
    --resolve "$domain:$port:127.0.0.1" "https://$domain:$port/api/health"
}

leave_out() {
  sed -i -e 's/ down;$/;/' "$2/snippets/upstream.conf"
  [ -z "$1" ] || sed -i "/:$1 /s/;$/ down;/" "$2/snippets/upstream.conf"
}

# Only connections of nginx: a process also requests itself to render a page.
connections_to() {
  ss -Htnp state established "( dport = :$1 )" | { grep -c '"nginx"' || [ $? = 1 ]; }
}

drain() {
  local deadline=$((SECONDS + drain_seconds)) left
  left=$(connections_to "$1")
  while [ "$left" -gt 0 ] && [ "$SECONDS" -lt "$deadline" ]; do
    sleep 0.2
    left=$(connections_to "$1")
  done
}

# With root's own Node, not one from the build.
render() {
  node "$1/infra/nginx/render.ts" --site "$site_env" --release "$1" \
    "${ports[@]/#/--port=}" --out "$2"
}

security_check() {
  local secrets=(--settings="$academy_env")
  [ ! -f "$restic_env" ] || secrets+=(--settings="$restic_env")
  check_settings "$1"
  ace "$1" security:check "${secrets[@]}"
}

old_release='' old_config='' new_config=''

go_back() {
  if [ -z "$old_release" ]; then
    systemctl stop "academy-web@${ports[0]}.service"
    rm -rf "$current" "$nginx_link" "$new_config"
    return
  fi
  point "$current" "$old_release"
  point "$nginx_link" "$old_config"
  install_units "$old_release"
  attempt start_web "${ports[0]}"
  # With bad settings it does not start, and the other process keeps serving.
  [ "$outcome" != 0 ] || leave_out '' "$old_config"
  reload_nginx
  rm -rf "$new_config"
}

# activate <release folder>: not in a condition, see `attempt`.
activate() {
  local release=$1 name first=${ports[0]} second=${ports[1]}
  name=$(basename "$release")
  new_config=$release/nginx-$(date -u +%Y%m%d%H%M%S%N)
  [ ! -L "$current" ] || old_release=$(readlink "$current")
  [ ! -L "$nginx_link" ] || old_config=$(readlink "$nginx_link")

  attempt render "$release" "$new_config"
  [ "$outcome" = 0 ] || {
    rm -rf "$new_config"
    refuse 'Nothing was changed.'
  }
  undo+=(go_back)
  install_units "$release"

  say "Starting $name …"
  if [ -n "$old_release" ]; then
    leave_out "$first" "$old_config"
    reload_nginx
    drain "$first"
  fi
  point "$current" "$release"
  attempt start_web "$first"
  [ "$outcome" = 0 ] ||
    refuse "The release is not ready. ${old_release:+What was served is still served.}"

  leave_out "$second" "$new_config"
  point "$nginx_link" "$new_config"
  attempt reload_nginx
  [ "$outcome" != 0 ] || attempt check_through_nginx
  [ "$outcome" = 0 ] ||
    refuse "nginx does not serve the release (see /var/log/nginx/error.log). ${old_release:+The old one is served again.}"
  unset 'undo[-1]'

  drain "$second"
  local unfinished="$name is served, but not all is done: see above, then run infra/deploy/apply.sh."
  attempt start_web "$second"
  [ "$outcome" = 0 ] || refuse "$unfinished"
  leave_out '' "$new_config"
  attempt reload_nginx
  [ "$outcome" = 0 ] || refuse "$unfinished"
  attempt systemctl --quiet enable "${ports[@]/#/academy-web@}"
  attempt systemctl restart academy-worker.service
  [ "$outcome" != 0 ] || attempt set_timers
  [ "$outcome" = 0 ] || refuse "$unfinished"
  find "$releases"/*/ -maxdepth 1 -name 'nginx-*' ! -path "$new_config" -exec rm -rf {} +
  say "$name is served."
}
