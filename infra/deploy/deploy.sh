#!/usr/bin/env bash
# Builds and activates a release without a failed request.
#   deploy.sh [--built <checkout>] [revision]
# revision: HEAD by default. --built takes the build of another checkout of the same revision.
set -euo pipefail
umask 022

# shellcheck source=activate.sh
. "$(dirname "$0")/activate.sh"

built='' revision=HEAD
while [ $# -gt 0 ]; do
  case $1 in
    --built) built=$(realpath "$2") && shift 2 ;;
    -*) refuse "$1 is not known: deploy.sh [--built <checkout>] [revision]" ;;
    *) revision=$1 && shift ;;
  esac
done

need_root 'Deploying'
for file in "$site_env" "$academy_env"; do
  [ -f "$file" ] || refuse "$file does not exist. Run infra/deploy/setup.sh."
done
lock
undo_when_ended

assert_backup_command
[ "$(df --output=avail -k "$home" | tail -n 1)" -gt 2500000 ] || refuse "Less than 2.5 GB are free in $home. Nothing was changed."

commit=$(git -C "$source_folder" rev-parse --short=10 --verify --quiet "$revision^{commit}") ||
  refuse "$revision is no revision of $source_folder."
name=$(date -u +%Y%m%d-%H%M%S)-$commit
release=$releases/$name
draft=$releases/.$name
workshop=$home/build/release
find "$releases" -mindepth 1 -maxdepth 1 -name '.*' -exec rm -rf {} +

# The release in use is kept, also after a failure.
remove_unserved() {
  rm -rf "$draft" "$workshop"
  [ "$(readlink "$current")" = "$release" ] || rm -rf "$release"
}
undo+=(remove_unserved)
mkdir "$draft"

as_builder() {
  runuser -u academy-build -- \
    env HOME="$home/build" PATH="$workshop/node_modules/.bin:/usr/local/bin:/usr/bin:/bin" "$@"
}

build_here() {
  local domain
  domain=$(site_value DOMAIN)
  say "Building $name …"
  rm -rf "$workshop"
  install -d -o academy-build -g academy-build "$workshop"
  git -C "$source_folder" archive "$commit" | as_builder tar -x -C "$workshop"
  # Reuses packages when the lock file is the same: the driver takes minutes to compile.
  if cmp -s "$current/package-lock.json" "$workshop/package-lock.json"; then
    (cd "$current" && find . -maxdepth 2 -name node_modules -print0 | tar -c --null -T -) |
      as_builder tar -x -C "$workshop"
  fi
  (
    cd "$workshop" &&
      # A compiled driver would be downloaded without a checksum.
      { [ -d node_modules ] || as_builder env npm_config_build_from_source=sqlite3 \
        npm ci --include=dev --no-audit --no-fund --loglevel=error; } &&
      as_builder env APP_URL="https://$domain" npx --no-install turbo run build \
        --output-logs=errors-only
  ) || refuse 'The build failed; the reason stands above. Nothing was changed.'
  # No process of the build account may change files now.
  runuser -u academy-build -- bash -c 'kill -KILL -1' || true
}

# Root runs scripts, renderer and units: they come from git. The rest is streamed, without links.
take_built() {
  local folder=$1 part parts=(node_modules api/build site/dist admin/dist infra/dist)
  shift
  for part in "${parts[@]}"; do
    [ -d "$folder/$part" ] || refuse "$folder/$part is not built. Nothing was changed."
  done
  for part in api admin site infra; do
    [ ! -d "$folder/$part/node_modules" ] || parts+=("$part/node_modules")
  done
  git -C "$source_folder" archive "$commit" | tar -x -C "$draft"
  "$@" tar -c -C "$folder" "${parts[@]}" |
    tar -x -C "$draft" --no-same-owner --no-same-permissions --skip-old-files
  find "$draft" ! -type l -perm /6022 -exec chmod ug-s,go-w {} +
}

# Open pages still request files of earlier releases.
keep_old_assets() {
  local folder
  for folder in site/dist/client/_astro admin/dist/assets; do
    [ -d "$current/$folder" ] || continue
    (cd "$current/$folder" && find . -type f -mtime -30 -exec cp -pn --parents -t "$draft/$folder" {} +)
  done
}

if [ -n "$built" ]; then
  take_built "$built"
else
  build_here
  take_built "$workshop" as_builder
fi
keep_old_assets
mv "$draft" "$release"

attempt security_check "$release"
[ "$outcome" = 0 ] ||
  refuse "The settings are too weak to go online; the reasons stand above. Nothing was changed."

attempt back_up_before_migrations
[ "$outcome" = 0 ] ||
  refuse 'No backup could be made, and the release changes the database. Nothing was changed.'

# Migrations only go forward, and must work with the previous release.
say 'Bringing the database up to date …'
attempt ace "$release" migration:run --force --compact-output
[ "$outcome" = 0 ] ||
  refuse 'The database could not be brought up to date. What was served is still served.'

activate "$release"

find "$releases" -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | sort -r | tail -n +6 |
  while read -r old; do rm -rf "${releases:?}/$old"; done
