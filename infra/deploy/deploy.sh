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

# Two releases, their build, and a backup must fit.
free=$(df --output=avail -k "$home" | tail -n 1)
[ "$free" -gt 2500000 ] || refuse "Less than 2.5 GB are free in $home. Nothing was changed."

commit=$(git -C "$source_folder" rev-parse --short=10 --verify --quiet "$revision^{commit}") ||
  refuse "$revision is no revision of $source_folder."
name=$(date -u +%Y%m%d-%H%M%S)-$commit
release=$releases/$name
draft=$releases/.$name
mkdir -p "$releases"
# What an interrupted deploy left behind.
find "$releases" -mindepth 1 -maxdepth 1 -name '.*' -exec rm -rf {} +
trap 'rm -rf "$draft"' EXIT
mkdir "$draft"

as_builder() {
  if [ -z "$root" ]; then
    runuser -u academy-build -- env HOME="$home/build" PATH="$draft/node_modules/.bin:$PATH" "$@"
  else
    env PATH="$draft/node_modules/.bin:$PATH" "$@"
  fi
}

build_here() {
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
      as_builder env APP_URL="https://$(site_value DOMAIN)" npx --no-install turbo run build \
        --output-logs=errors-only
  ) || refuse 'The build failed; the reason stands above. Nothing was changed.'
  # nginx's main process runs as root and reads its configuration from here: nobody else may write it.
  [ -n "$root" ] || chown -R root:root "$draft"
}

# Packages are linked, not copied: nothing writes into them. Everything else may be edited over there.
copy_built() {
  local part
  for part in api/build site/dist/client site/dist/server admin/dist node_modules; do
    [ -d "$built/$part" ] || refuse "$built/$part is not built. Nothing was changed."
  done
  say "Copying $name …"
  cp -al "$built/node_modules" "$draft/" 2>/dev/null || cp -a "$built/node_modules" "$draft/"
  for part in api admin site infra package.json package-lock.json; do
    cp -a "$built/$part" "$draft/"
  done
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

if [ -n "$built" ]; then copy_built; else build_here; fi
keep_old_assets
mv "$draft" "$release"

security_check "$release" || {
  rm -rf "$release"
  refuse "The settings are too weak to go online; the reasons stand above. Nothing was changed."
}

# Forward only, and so that the release before still works with it: a rollback does not undo it.
say 'Bringing the database up to date …'
ace "$release" migration:run --force --compact-output || {
  rm -rf "$release"
  refuse 'The database could not be brought up to date. What was served is still served.'
}

if ! (activate "$release"); then
  rm -rf "$release"
  exit 1
fi

# The serving one is the newest; what came before it stays for a rollback.
find "$releases" -mindepth 1 -maxdepth 1 -type d -printf '%f\n' | sort -r | tail -n +$((kept_releases + 1)) |
  while read -r old; do
    [ "$releases/$old" = "$(readlink "$current")" ] || rm -rf "${releases:?}/$old"
  done
