#!/usr/bin/env bash
# Prepares a bare Debian 12 or 13; can be repeated.
#   sudo infra/deploy/setup.sh <domain> [email for the certificate authority]
# Starts with a self-signed certificate; with an email it gets a real one (site and DNS must work).
set -euo pipefail
umask 022

# shellcheck source=common.sh
. "$(dirname "$0")/common.sh"

domain=${1:-} email=${2:-}
[[ $domain =~ ^[a-z0-9.-]+\.[a-z0-9-]+$ ]] || refuse 'Say the domain: setup.sh academy.example [you@academy.example]'
need_root 'Setting up'
if [ -f "$site_env" ]; then
  [ "$(site_value DOMAIN)" = "$domain" ] ||
    refuse "DOMAIN in $site_env is $(site_value DOMAIN), not $domain: infra/docs/operations.md, 'Another domain'. Nothing was changed."
fi
grep -qs '^VERSION_ID="1[23]"' /etc/os-release || say 'This is neither Debian 12 nor 13: untested, going on.'

say 'Installing packages …'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# A compiler for the database driver.
said=$(apt-get install -y -qq nginx libnginx-mod-http-brotli-static git curl openssl certbot iproute2 \
  restic openssh-client build-essential python3 unattended-upgrades 2>&1) ||
  refuse "$said"$'\n''The packages could not be installed; apt says why above.'
# Nobody else patches nginx, OpenSSL and the kernel.
[ -f /etc/apt/apt.conf.d/52academy ] || cat >/etc/apt/apt.conf.d/52academy <<'APT'
APT::Periodic::Update-Package-Lists "1";
APT::Periodic::Unattended-Upgrade "1";
// A new kernel is used from the next start on: at night, 03:00 in India on a machine that counts in UTC.
Unattended-Upgrade::Automatic-Reboot "true";
Unattended-Upgrade::Automatic-Reboot-Time "21:30";
APT

# For root, which must not use those of a build: Node and npm, the very bytes that the lock file and
# `packageManager` name.
registry=${npm_config_registry:-https://registry.npmjs.org}
# install_package <name> <version> <SHA-512 in hexadecimal>
install_package() {
  local name=$1 version=$2 sum=$3 folder=/usr/local/lib/node_modules/$1 file
  grep -qs "\"version\": \"$version\"" "$folder/package.json" && return
  file=$(mktemp)
  curl --fail --silent --show-error --output "$file" "$registry/$name/-/$name-$version.tgz" ||
    refuse "$name $version could not be fetched from $registry; the reason stands above."
  [ "$(openssl dgst -sha512 -r "$file" | cut -d' ' -f1)" = "$sum" ] ||
    refuse "$name $version of $registry is not the one that this checkout names."
  rm -rf "$folder"
  mkdir -p "$folder"
  tar --extract --gzip --file "$file" --directory "$folder" --strip-components=1 --no-same-owner
  rm "$file"
}
machine=$(dpkg --print-architecture)
node_package=node-linux-${machine/amd64/x64}
# locked <what the lock file says of it>
locked() {
  sed -n "/^    \"node_modules\/$node_package\": {/,/^    }/s/^      \"$1\": \"\(.*\)\",*$/\1/p" \
    "$source_folder/package-lock.json"
}
[ -n "$(locked version)" ] || refuse 'package-lock.json has no Node for this kind of machine.'
sum=$(locked integrity)
install_package "$node_package" "$(locked version)" \
  "$(base64 -d <<<"${sum#sha512-}" | od -An -tx1 | tr -d ' \n')"
npm=$(sed -n 's/^  "packageManager": "npm@\(.*\)",$/\1/p' "$source_folder/package.json")
install_package npm "${npm%+*}" "${npm#*+sha512.}"
ln -sf "../lib/node_modules/$node_package/bin/node" /usr/local/bin/node
ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
ln -sf ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx

account() {
  id -u "$1" >/dev/null 2>&1 || useradd --system --user-group --home-dir "$2" --shell /usr/sbin/nologin "$1"
}
account academy /var/lib/academy
# Install scripts run neither as root nor as the account with the data.
account academy-build "$home/build"
install -d -m 755 "$home" "$releases" /etc/academy /var/www/acme
install -d -m 700 -o academy-build -g academy-build "$home/build"
install -d -m 711 -o academy -g academy /var/lib/academy
# setgid: new files get the group of nginx. They are written in tmp first.
install -d -m 2750 -o academy -g www-data /var/lib/academy/uploads /var/lib/academy/tmp
install -d -m 700 -o academy -g academy "$backups"
install -d -m 755 /var/cache/nginx /var/cache/nginx/academy
# With visitors' addresses in it: whoever writes it first decides who may read it.
[ -f /var/log/nginx/academy.log ] ||
  install -m 640 -o www-data -g adm /dev/null /var/log/nginx/academy.log

self_signed=/etc/academy/self-signed
if [ ! -f "$site_env" ]; then
  # Whoever prints www. on a poster means the other one, and the other way round.
  other=www.$domain
  [[ $domain != www.* ]] || other=${domain#www.}
  sed -e "s/academy\.example/$domain/g" -e "s/^OTHER_NAMES=.*/OTHER_NAMES=$other/" \
    -e "s#^CERTIFICATE=.*#CERTIFICATE=$self_signed/fullchain.pem#" \
    -e "s#^CERTIFICATE_KEY=.*#CERTIFICATE_KEY=$self_signed/privkey.pem#" \
    "$source_folder/infra/nginx/site.env" >"$site_env"
  say "Wrote $site_env."
fi
if [ ! -f "$academy_env" ]; then
  install -m 600 /dev/null "$academy_env"
  cat >"$academy_env" <<ENV
APP_URL=https://$domain
ADMIN_EMAIL=director@$domain
ADMIN_PASSWORD=$(openssl rand -base64 18)
LOG_LEVEL=info

# Without a mail server no mail leaves, not even for a forgotten password (infra/docs/settings.md).
SMTP_HOST=
SMTP_PORT=
SMTP_USER=
SMTP_PASSWORD=
MAIL_FROM=
# Yours: it is told when something that was promised does not happen.
OPERATOR_EMAIL=
ENV
  say "Wrote $academy_env, with the director's first password in it."
fi

read -ra names <<<"$domain $(site_line OTHER_NAMES)"
certificate=$(site_value CERTIFICATE)

# Whether the certificate has all of these names.
certifies() {
  local name
  [ -f "$certificate" ] || return 1
  for name in "$@"; do
    openssl x509 -in "$certificate" -noout -checkhost "$name" | grep -q 'does match' || return 1
  done
}

if [ ! -f "$certificate" ] || { [[ $certificate = "$self_signed"/* ]] && ! certifies "${names[@]}"; }; then
  install -d -m 700 "$self_signed"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 \
    -subj "/CN=$domain" -addext "subjectAltName=$(printf 'DNS:%s,' "${names[@]}" | sed 's/,$//')" \
    -keyout "$(site_value CERTIFICATE_KEY)" -out "$certificate" 2>/dev/null
  say 'Made a self-signed certificate: browsers warn until there is a real one.'
fi

# Also when a name has come since. Another certificate than ours is its owner's business.
ours=/etc/letsencrypt/live/academy
if [ -n "$email" ] && [[ $certificate = "$self_signed"/* || $certificate = "$ours"/* ]]; then
  wanted=()
  for name in "${names[@]}"; do
    if [ "$name" = "$domain" ] || getent ahosts "$name" >/dev/null; then
      wanted+=("$name")
    else
      say "$name leads nowhere yet, so the certificate is without it: run this again once it leads here."
    fi
  done
  if [[ $certificate = "$self_signed"/* ]] || ! certifies "${wanted[@]}"; then
    serves_ours || refuse 'The authority looks at the site: run infra/deploy/deploy.sh, then this again.'
    certbot certonly --webroot --webroot-path /var/www/acme --non-interactive --agree-tos \
      --cert-name academy --expand --email "$email" "${wanted[@]/#/--domain=}" \
      --deploy-hook 'systemctl reload nginx.service' ||
      refuse "No certificate for ${wanted[*]}: does each name lead to this machine, and is port 80 open?"
    sed -i -e "s#^CERTIFICATE=.*#CERTIFICATE=$ours/fullchain.pem#" \
      -e "s#^CERTIFICATE_KEY=.*#CERTIFICATE_KEY=$ours/privkey.pem#" "$site_env"
    "$source_folder/infra/deploy/apply.sh"
  fi
fi

attempt check_settings "$source_folder"
[ "$outcome" = 0 ] || refuse 'Nothing of it is used yet.'
install_units "$source_folder"
systemctl --quiet enable nginx.service academy-worker.service

if [ ! -f "$restic_env" ]; then
  say "No copy of the backups leaves this machine: write $restic_env"
  say 'as infra/docs/operations.md says, then run this again.'
else
  set_up_copies
fi
say "Ready. Look through $academy_env, then deploy:  $source_folder/infra/deploy/deploy.sh"
