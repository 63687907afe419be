# The processes as plain ones: for a trial below --root. Sourced by activate.sh.
# shellcheck shell=bash disable=SC2034,SC2154

pids=$root/run
logs=$root/var/log
unit_settings=$source_folder/infra/systemd/academy-.service.d/process.conf

# What the units say of every process, for the rest of a subshell.
export_settings() {
  set -a
  # shellcheck disable=SC1090
  . "$academy_env"
  DATA_DIR=$(site_value DATA_DIR)
  BACKUP_DIR=$(site_value BACKUP_DIR)
  CACHE_DIR=$(site_value CACHE_DIR)
  NODE_ENV=production
  set +a
}

launch() {
  local name=$1 folder=$2
  shift 2
  mkdir -p "$pids" "$logs"
  (
    cd "$folder" || exit 1
    export_settings
    set -a
    DAILY_PURGE=0
    NODE_OPTIONS=$(sed -n 's/^Environment="NODE_OPTIONS=\(.*\)"$/\1/p' "$unit_settings")
    MALLOC_ARENA_MAX=$(sed -n 's/^Environment=MALLOC_ARENA_MAX=//p' "$unit_settings")
    MALLOC_TRIM_THRESHOLD_=$(sed -n 's/^Environment=MALLOC_TRIM_THRESHOLD_=//p' "$unit_settings")
    set +a
    # The lock of the deploy must not live on in what it starts.
    exec 9>&-
    exec setsid "$@" >>"$logs/$name.log" 2>&1 </dev/null
  ) &
  echo $! >"$pids/$name.pid"
}

# One that has ended and that nobody has asked after yet is none.
is_running() { grep -qs '^State:[[:space:]][^Z]' "/proc/$1/status"; }

halt() {
  local file=$pids/$1.pid pid
  [ -f "$file" ] || return 0
  pid=$(cat "$file")
  kill -TERM "$pid" 2>/dev/null || true
  for _ in $(seq 200); do
    is_running "$pid" || break
    sleep 0.1
  done
  kill -KILL "$pid" 2>/dev/null || true
  rm -f "$file"
}

start_web() {
  halt "web-$1"
  launch "web-$1" "$ports/$1" env PORT="$1" HOST=127.0.0.1 QUEUE_WORKER=0 DEMO=0 \
    "$ports/$1/node_modules/.bin/node" infra/dist/serve.js
}
stop_web() { halt "web-$1"; }
enable_web() { :; }
disable_web() { :; }
why_not_ready() { tail -n 20 "$logs/web-$1.log"; }

restart_worker() {
  halt worker
  launch worker "$current/api/build" "$current/node_modules/.bin/node" ace.js queue:work
}

start_timers() { :; }

# One account does everything.
share_copies() {
  local cache
  cache=$(site_value CACHE_DIR)
  mkdir -p "$cache/copies"
}
install_units() { :; }

reload_nginx() {
  local pid_file
  pid_file=$(site_value PID_FILE)
  if [ -s "$pid_file" ] && kill -0 "$(cat "$pid_file")" 2>/dev/null; then
    nginx -t -q -c "$current/nginx/nginx.conf" && nginx -c "$current/nginx/nginx.conf" -s reload
  else
    nginx -c "$current/nginx/nginx.conf" 9>&-
  fi
}

ace() {
  local release=$1
  shift
  (
    cd "$release/api/build" || exit 1
    export_settings
    "$release/node_modules/.bin/node" ace.js "$@"
  )
}
