# Backups before a deploy's migrations, and the timers of the others. Sourced by common.sh.
# shellcheck shell=bash disable=SC2154

backup_timers=(academy-backup.timer academy-copy.timer)

# As the processes read it: systemd knows quotes and comments.
is_postgresql() {
  local connection
  connection=$(systemd-run --quiet --wait --pipe --collect \
    --property=EnvironmentFile="$academy_env" printenv DB_CONNECTION || true)
  [ "$connection" = pg ]
}

backup_command() { sed -n 's/^BACKUP_COMMAND=//p' "$site_env" | tail -n 1; }

# On PostgreSQL nothing of ours can make a backup.
assert_backup_command() {
  local command
  is_postgresql || return 0
  command=$(backup_command)
  [ -n "$command" ] ||
    refuse "PostgreSQL is backed up by a program of yours: set BACKUP_COMMAND in $site_env, see infra/docs/outgrow.md. Nothing was changed."
  [ -f "$command" ] || refuse "BACKUP_COMMAND in $site_env is $command, which does not exist. Nothing was changed."
  [ -x "$command" ] || refuse "BACKUP_COMMAND in $site_env is $command, which may not be executed. Nothing was changed."
}

# By the current release, which knows the current schema.
back_up_before_migrations() {
  local pending made command
  pending=$(ace "$release" migration:pending)
  grep -q '^database/migrations/' <<<"$pending" || return 0
  [ -L "$current" ] || return 0
  if is_postgresql; then
    command=$(backup_command)
    "$command"
    made="what $command made at $(date -u +%Y-%m-%dT%H:%M:%SZ)"
  else
    made=$backups/before-$(date -u +%Y%m%dT%H%M%SZ).tar.gz
    ace "$(readlink "$current")" backup:create "$made"
  fi
  echo "$made" >"$release/backup-before"
  say "The backup from before its migrations is $made."
}

# On PostgreSQL they could only fail, and the copy would go on with an old snapshot.
set_backup_timers() {
  if is_postgresql; then
    systemctl --quiet disable --now "${backup_timers[@]}"
    systemctl reset-failed academy-backup.service academy-copy.service 2>/dev/null || true
  else
    systemctl --quiet enable "${backup_timers[@]}"
    systemctl restart "${backup_timers[@]}"
  fi
}
