# The processes as systemd units: on the server. Sourced by activate.sh.
# shellcheck shell=bash disable=SC2154

start_web() { systemctl restart "academy-web@$1.service"; }
stop_web() { systemctl stop "academy-web@$1.service"; }

# Only the serving set comes back after a reboot.
enable_web() { systemctl --quiet enable "academy-web@$1.service"; }
disable_web() { systemctl --quiet disable "academy-web@$1.service"; }

why_not_ready() { journalctl --no-pager --lines 20 --unit "academy-web@$1.service"; }

restart_worker() { systemctl restart academy-worker.service; }

# Enabled when the machine was set up, they would begin with the next boot only.
start_timers() { systemctl start academy-backup.timer academy-purge.timer; }

# nginx's folder of copies, in which the processes' account may remove them: nginx takes a folder as it
# is, and would make one for itself alone. `kept` was its name before; an nginx that still writes into
# it would answer errors without it.
share_copies() {
  local cache owner
  cache=$(site_value CACHE_DIR)
  owner=$(site_value NGINX_USER)
  install -d -m 770 -o "$owner" -g academy "$cache/copies"
  grep -qrsF "$cache/kept" "$current/nginx/" || rm -rf "$cache/kept"
}

# A release may need other rights than the one before.
install_units() {
  cp -r "$1/infra/systemd/." /etc/systemd/system/
  # In a container without systemd the units are only laid down.
  [ ! -d /run/systemd/system ] || systemctl daemon-reload
}

# Debian starts nginx with a sample page the moment it is installed, and so does who ran it before us.
serves_ours() {
  local pid
  pid=$(systemctl show --property=MainPID --value nginx.service)
  tr '\0' ' ' <"/proc/$pid/cmdline" 2>/dev/null | grep -qF -- "-c $current/nginx/nginx.conf"
}

# Checks first: a reload with a bad file would leave the old configuration running in silence.
reload_nginx() {
  # A reload reads the file again that nginx was started with.
  if systemctl --quiet is-active nginx.service && serves_ours; then
    systemctl reload nginx.service
  else
    systemctl restart nginx.service
  fi
}

# An ace command of a release, as the account and with the settings of the services.
ace() {
  local release=$1 data backups cache
  shift
  data=$(site_value DATA_DIR)
  backups=$(site_value BACKUP_DIR)
  cache=$(site_value CACHE_DIR)
  systemd-run --quiet --wait --pipe --collect \
    --property=User=academy --property=Group=academy --property=UMask=0027 \
    --property=EnvironmentFile="$academy_env" \
    --property=WorkingDirectory="$release/api/build" \
    --setenv=NODE_ENV=production --setenv=DATA_DIR="$data" --setenv=BACKUP_DIR="$backups" \
    --setenv=CACHE_DIR="$cache" \
    "$release/node_modules/.bin/node" ace.js "$@"
}
