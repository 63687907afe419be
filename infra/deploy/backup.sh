# Backups before a deploy's migrations, copies of them, and the timers. Sourced by common.sh.
# shellcheck shell=bash disable=SC2154

backup_timers=(academy-backup.timer academy-copy.timer academy-drill.timer)
other_timers=(academy-errors.timer academy-watch.timer)

# As the processes read it: systemd knows quotes and comments.
setting() {
  systemd-run --quiet --wait --pipe --collect --property=EnvironmentFile="$1" printenv "$2" || true
}

is_postgresql() { [ "$(setting "$academy_env" DB_CONNECTION)" = pg ]; }

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

# On PostgreSQL those of backups could only fail, and the copy would go on with an old snapshot.
set_timers() {
  local timers=("${other_timers[@]}")
  if is_postgresql; then
    systemctl --quiet disable --now "${backup_timers[@]}"
    systemctl reset-failed "${backup_timers[@]/%.timer/.service}" 2>/dev/null || true
  else
    timers+=("${backup_timers[@]}")
  fi
  systemctl --quiet enable "${timers[@]}"
  systemctl restart "${timers[@]}"
}

# restic, as the account that makes the copies: with its key and the hosts that it knows.
run_restic() {
  systemd-run --quiet --wait --pipe --collect \
    --property=User=academy --property=Group=academy --property=UMask=0077 \
    --property=EnvironmentFile="$restic_env" --property=CacheDirectory=academy-restic \
    --setenv=RESTIC_CACHE_DIR=/var/cache/academy-restic \
    restic "$@"
}

# The unit may write nowhere but in /var/lib/academy: a repository on a disk is named to it.
open_repository() {
  local repository=$1 folder=/etc/systemd/system/academy-copy.service.d
  if [[ $repository = /* ]]; then
    [[ $repository =~ ^/[A-Za-z0-9._/-]+$ && ! $repository = /var/lib/academy* ]] ||
      refuse "$repository cannot be RESTIC_REPOSITORY: a folder of another disk, with plain letters in its path."
    [ -d "$(dirname "$repository")" ] ||
      refuse "There is no $(dirname "$repository") for RESTIC_REPOSITORY: is the disk mounted?"
    [ -d "$repository" ] || install -d -m 700 -o academy -g academy "$repository"
    [ "$(stat -c %d "$repository")" != "$(stat -c %d /var/lib/academy)" ] ||
      say "$repository is on the disk of /var/lib/academy: such a copy is lost together with it."
    mkdir -p "$folder"
    cat >"$folder/repository.conf" <<UNIT
# Written by setup.sh from $restic_env.
[Unit]
RequiresMountsFor=$repository
[Service]
ReadWritePaths=$repository
UNIT
  else
    rm -rf "$folder"
  fi
  systemctl daemon-reload
}

# Makes the first copy as the unit will make all others, and shows it.
set_up_copies() {
  local begun
  chown root: "$restic_env"
  chmod 600 "$restic_env"
  if is_postgresql; then
    say "On PostgreSQL nothing uses $restic_env: see infra/docs/outgrow.md, \"Its backups\"."
    return
  fi
  open_repository "$(setting "$restic_env" RESTIC_REPOSITORY)"
  if [ ! -L "$current" ]; then
    say 'The first copy can be made once the site is served: run this again after the deploy.'
    return
  fi
  say 'Making the first copy …'
  begun=$(date +%s)
  # What was copied before may have been to another place.
  rm -f /var/lib/academy/last-copy
  attempt systemctl start academy-backup.service
  [ "$outcome" != 0 ] || attempt systemctl start academy-copy.service
  if [ "$outcome" != 0 ]; then
    journalctl --no-pager --lines 20 --output cat --unit academy-backup.service \
      --unit academy-copy.service --since "@$begun" >&2
    refuse "No copy could be made with $restic_env; the reason stands above."
  fi
  run_restic snapshots --compact --latest 1
}
