#!/usr/bin/env bash
# Builds a release beside the running one and switches over to it without a failed request.
#   deploy.sh [--root <folder>] [--built <checkout>] [revision]
# revision: what to deploy of this checkout, HEAD by default. --built takes a checkout whose parts
# are built already, instead of installing and building here.
set -euo pipefail
umask 022

built='' revision=HEAD
while [ $# -gt 0 ]; do
  case $1 in
    --root) ACADEMY_ROOT=$(realpath "$2") && shift 2 ;;
    --built) built=$(realpath "$2") && shift 2 ;;
    -*) echo "$1 is not known: deploy.sh [--root <folder>] [--built <checkout>] [revision]" >&2 && exit 1 ;;
    *) revision=$1 && shift ;;
  esac
done

# shellcheck source=activate.sh
. "$(dirname "$0")/activate.sh"

need git nginx curl ss flock
[ -n "$root" ] || [ "$(id -u)" = 0 ] || refuse 'Deploying needs root: run it with sudo.'
[ -f "$site_env" ] || refuse "$site_env does not exist. Run infra/deploy/setup.sh."
[ -f "$academy_env" ] || refuse "$academy_env does not exist. Run infra/deploy/setup.sh."
lock
undo_when_ended

# Two releases, their build, and a backup must fit.
free=$(df --output=avail -k "$home" | tail -n 1)
[ "$free" -gt 2500000 ] || refuse "Less than 2.5 GB are free in $home. Nothing was changed."

commit=$(git -C "$source_folder" rev-parse --short=10 --verify --quiet "$revision^{commit}") ||
  refuse "$revision is no revision of $source_folder."
# Two deploys of one revision within a second would share a name.
while name=$(date -u +%Y%m%d-%H%M%S)-$commit && [ -e "$releases/$name" ]; do sleep 0.1; done
release=$releases/$name
draft=$releases/.$name
mkdir -p "$releases"
# What an interrupted deploy left behind.
find "$releases" -mindepth 1 -maxdepth 1 -name '.*' -exec rm -rf {} +

# Also when it ends after the switch, for whatever reason: what is served stays.
remove_unserved() {
  rm -rf "$draft"
  [ "$(readlink "$current")" = "$release" ] || rm -rf "$release"
}
undo+=(remove_unserved)
mkdir "$draft"

as_builder() {
  if [ -z "$root" ]; then
    runuser -u academy-build -- env HOME="$home/build" PATH="$draft/node_modules/.bin:$PATH" "$@"
  else
    env PATH="$draft/node_modules/.bin:$PATH" "$@"
  fi
}

# From here on root runs what is in the release, and nginx's main process reads its configuration from
# it: it belongs to who deploys, and nobody else may write it.
take_over() {
  local owner
  owner=$(id -u):$(id -g)
  find "$draft" ! \( -uid "${owner%:*}" -gid "${owner#*:}" \) -exec chown -h "$owner" {} +
  find "$draft" ! -type l -perm /6022 -exec chmod ug-s,go-w {} +
}

build_here() {
  local domain
  domain=$(site_value DOMAIN)
  say "Building $name …"
  git -C "$source_folder" archive "$commit" | tar -x -C "$draft"
  # The database driver may take minutes to compile: what is installed is taken over as it is when
  # the list of packages has not changed.
  if [ -d "$current/node_modules" ] && cmp -s "$current/package-lock.json" "$draft/package-lock.json"; then
    cp -a "$current/node_modules" "$draft/node_modules"
    for folder in api admin site infra; do
      if [ -d "$current/$folder/node_modules" ]; then
        cp -a "$current/$folder/node_modules" "$draft/$folder/"
      fi
    done
  fi
  [ -n "$root" ] || chown -R academy-build "$draft"
  (
    cd "$draft" &&
      { [ -d node_modules ] || as_builder npm ci --include=dev --no-audit --no-fund --loglevel=error; } &&
      as_builder env APP_URL="https://$domain" npx --no-install turbo run build \
        --output-logs=errors-only
  ) || refuse 'The build failed; the reason stands above. Nothing was changed.'
  # A file that a package's script has left open could still be written after it has another owner.
  [ -n "$root" ] || runuser -u academy-build -- bash -c 'kill -KILL -1' || true
}

# Whether nobody but who deploys can change a folder.
is_ours_alone() {
  local other
  other=$(find "$1" ! -type l \( ! -uid "$(id -u)" -o -perm /022 \) -print -quit) && [ -z "$other" ]
}

# Into files of the release's own: whoever has built over there could write into linked ones later. A
# trial below --root takes the packages by links: nothing writes into those, and nobody else can.
copy_built() {
  local part
  for part in api/build site/dist/client site/dist/server admin/dist infra/dist node_modules; do
    [ -d "$built/$part" ] || refuse "$built/$part is not built. Nothing was changed."
  done
  say "Copying $name …"
  for part in api admin site infra package.json package-lock.json; do
    cp -a --reflink=auto "$built/$part" "$draft/"
  done
  if [ -z "$root" ] || ! is_ours_alone "$built/node_modules" ||
    ! cp -al "$built/node_modules" "$draft/" 2>/dev/null; then
    rm -rf "$draft/node_modules"
    cp -a --reflink=auto "$built/node_modules" "$draft/"
  fi
}

# A visitor who came before the switch asks for the files of the release before.
keep_old_assets() {
  local folder list file
  for folder in site/dist/client/_astro admin/dist/assets; do
    # Its own files only, so that each release carries one generation and not all before it.
    list=${folder%%/*}-assets.txt
    (cd "$draft/$folder" && find . -type f) >"$draft/$list"
    [ -f "$current/$list" ] || continue
    while read -r file; do
      [ -e "$draft/$folder/$file" ] || (cd "$current/$folder" && cp -p --parents "$file" "$draft/$folder/")
    done <"$current/$list"
  done
}

# The way back from a migration. The serving release makes it: it knows the schema as it still is.
back_up_before_migrations() {
  local listed maker=$release file
  # Releases from before the command have none; their migrations have been run long since.
  [ -f "$release/api/build/commands/migration_pending.js" ] || return 0
  listed=$(ace "$release" migration:pending)
  grep -q '^database/migrations/' <<<"$listed" || return 0
  [ ! -L "$current" ] || maker=$(readlink "$current")
  file=$(site_value BACKUP_DIR)/before-$(date -u +%Y%m%dT%H%M%SZ).tar.gz
  ace "$maker" backup:create "$file"
  echo "$file" >"$release/backup-before"
  say "The backup from before its migrations is $file (for backup:restore)."
}

if [ -n "$built" ]; then copy_built; else build_here; fi
take_over
keep_old_assets
mv "$draft" "$release"

attempt security_check "$release"
[ "$outcome" = 0 ] ||
  refuse "The settings are too weak to go online; the reasons stand above. Nothing was changed."

attempt back_up_before_migrations
[ "$outcome" = 0 ] ||
  refuse 'No backup could be made, and the release changes the database. Nothing was changed.'

# Forward only, and so that the release before still works with it: a rollback does not undo it.
say 'Bringing the database up to date …'
attempt ace "$release" migration:run --force --compact-output
[ "$outcome" = 0 ] ||
  refuse 'The database could not be brought up to date. What was served is still served.'

activate "$release"

# The serving one is the newest; what came before it stays for a rollback.
find "$releases" -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | sort -r | tail -n +$((kept_releases + 1)) |
  while read -r old; do
    [ "$releases/$old" = "$(readlink "$current")" ] || rm -rf "${releases:?}/$old"
  done
