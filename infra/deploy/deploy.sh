#!/usr/bin/env bash
# Builds and activates a release without a failed request.
#   deploy.sh [--built <checkout>] [revision]
# revision: HEAD by default. --built takes a clone of the same revision in which `npm run build` has run
# with APP_URL=https://<domain>.
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

attempt check_settings "$source_folder"
[ "$outcome" = 0 ] || refuse 'Nothing was changed.'
assert_backup_command
assert_one_domain
[ "$(df --output=avail -k "$home" | tail -n 1)" -gt 2500000 ] || refuse "Less than 2.5 GB are free in $home. Nothing was changed."

# Git's own words say how to have it trusted where the checkout is another account's.
git -C "$source_folder" rev-parse --git-dir >/dev/null ||
  refuse "git does not read $source_folder; the reason stands above. Nothing was changed."
commit=$(git -C "$source_folder" rev-parse --verify --quiet "$revision^{commit}") ||
  refuse "$revision is no revision of $source_folder."
name=$(date -u +%Y%m%d-%H%M%S)-${commit:0:10}
release=$releases/$name
draft=$releases/.$name
workshop=$home/build/release
find "$releases" -mindepth 1 -maxdepth 1 -name '.*' -exec rm -rf {} +

# The release in use is kept, also after a failure.
remove_unserved() {
  rm -rf "$draft"
  [ "$(readlink "$current")" = "$release" ] || rm -rf "$release"
}
undo+=(remove_unserved)
mkdir "$draft"

warn_of_uncommitted() {
  local changes
  changes=$(git -C "$source_folder" status --porcelain | cut -c4-)
  [ -z "$changes" ] || say "Not committed, so not deployed:"$'\n'"$changes"
}

as_builder() {
  runuser -u academy-build -- env HOME="$home/build" PATH=/usr/local/bin:/usr/bin:/bin "$@"
}

# A folder of this commit alone, but for the packages and the cache of the build before.
renew_workshop() {
  local old=$workshop.old kept
  rm -rf "$old"
  [ ! -d "$workshop" ] || mv "$workshop" "$old"
  install -d -o academy-build -g academy-build "$workshop"
  git -C "$source_folder" archive "$commit" | as_builder tar -x -C "$workshop"
  [ -d "$old" ] || return 0
  [ ! -d "$old/.turbo" ] || as_builder find "$old/.turbo" -type f -mtime +30 -delete
  (cd "$old" && find . -maxdepth 3 \( -name node_modules -o -name .turbo \) -prune -print) |
    while read -r kept; do
      [ ! -d "$workshop/$(dirname "$kept")" ] || as_builder mv "$old/$kept" "$workshop/$kept"
    done
  rm -rf "$old"
}

build_here() {
  local domain
  domain=$(site_value DOMAIN)
  say "Building $name …"
  renew_workshop
  # A compiled driver would be downloaded without a checksum.
  (cd "$workshop" &&
    as_builder env APP_URL="https://$domain" npm_config_build_from_source=sqlite3 \
      node infra/deploy/build.mjs) ||
    refuse 'The build failed; the reason stands above. Nothing was changed.'
  # No process of the build account may change files now.
  runuser -u academy-build -- bash -c 'kill -KILL -1' || true
}

# Root runs scripts, renderer and units: they come from git. The rest is streamed, without links.
take_built() {
  local folder=$1 part builds=(api/build site/dist admin/dist infra/dist)
  shift
  for part in node_modules "${builds[@]}"; do
    [ -d "$folder/$part" ] || refuse "$folder/$part is not built. Nothing was changed."
  done
  git -C "$source_folder" archive "$commit" | tar -x -C "$draft"
  { printf '%s\n' "${builds[@]}" && node "$draft/infra/deploy/serving-packages.ts" "$draft" "$folder"; } |
    "$@" tar -c -C "$folder" --files-from=- |
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

warn_of_uncommitted
if [ -n "$built" ]; then
  assert_built_of_commit "$built" "$commit"
  assert_built_for_domain "$built"
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
