#!/usr/bin/env bash
# Takes a bare Debian 12 to a machine that can be deployed to. Safe to run again: what is there stays.
#   sudo infra/deploy/setup.sh <domain> [email for the certificate authority]
# Without an email a self-signed certificate is made, for a trial or until the name points here; run
# again with one, it gives way to a real certificate.
set -euo pipefail
umask 022

# shellcheck source=paths.sh
. "$(dirname "$0")/paths.sh"
# shellcheck source=units.sh
. "$(dirname "$0")/units.sh"

domain=${1:-} email=${2:-}
[[ $domain =~ ^[a-z0-9.-]+\.[a-z0-9-]+$ ]] || refuse 'Say the domain: setup.sh academy.example [you@academy.example]'
[ "$(id -u)" = 0 ] || refuse 'Setting up needs root: run it with sudo.'
grep -qs '^VERSION_ID="12"' /etc/os-release || say 'This is not Debian 12: untested, going on.'

say 'Installing packages …'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# build-essential and python3: the database driver is compiled where no ready one can be had.
apt-get install -y -qq nginx libnginx-mod-http-brotli-static git curl openssl certbot iproute2 \
  build-essential python3 >/dev/null

# Any Node from 20 on starts the installation, which brings its own; Debian 12 carries 18.
node_major() { node --version 2>/dev/null | sed 's/^v\([0-9]*\).*/\1/'; }
if [ "$(node_major || true)" -lt 20 ] 2>/dev/null || ! command -v node >/dev/null; then
  command -v npm >/dev/null || apt-get install -y -qq npm >/dev/null
  # The version the project itself is locked to.
  version=$(sed -n 's/^ *"node": "\([0-9.]*\)",*$/\1/p' "$source_folder/package.json")
  # One after the other: the newer npm refuses to be installed while the older Node runs.
  for package in "node@$version" npm@11; do
    npm install --global --prefix /usr/local --loglevel=error "$package" >/dev/null ||
      refuse "npm could not install $package; the reason stands above."
    hash -r
  done
fi

say 'Making accounts and folders …'
account() {
  id -u "$1" >/dev/null 2>&1 || useradd --system --user-group --home-dir "$2" --shell /usr/sbin/nologin "$1"
}
account academy /var/lib/academy
# Installing packages runs their scripts: not as root, and not as the account that holds the data.
account academy-build "$home/build"
install -d -m 755 "$home" "$releases" /etc/academy /var/www/acme
install -d -m 700 -o academy-build -g academy-build "$home/build"
install -d -m 711 -o academy -g academy /var/lib/academy
# nginx reads the pictures through its group: new files inherit it. They are written in tmp first.
install -d -m 2750 -o academy -g www-data /var/lib/academy/uploads /var/lib/academy/tmp
install -d -m 700 -o academy -g academy /var/backups/academy
install -d -m 755 /var/cache/nginx /var/cache/nginx/academy

if [ ! -f "$site_env" ]; then
  sed "s/academy\.example/$domain/g" "$source_folder/infra/nginx/site.env" >"$site_env"
  say "Wrote $site_env."
fi
share_copies
if [ ! -f "$academy_env" ]; then
  install -m 600 /dev/null "$academy_env"
  cat >"$academy_env" <<ENV
APP_URL=https://$domain
ADMIN_EMAIL=director@$domain
ADMIN_PASSWORD=$(openssl rand -base64 18)
LOG_LEVEL=info
ENV
  say "Wrote $academy_env, with the director's first password in it."
fi

certificate=$(site_value CERTIFICATE)
key=$(site_value CERTIFICATE_KEY)
authority=/etc/letsencrypt/live/$domain

# Where the site is served already, the authority finds its proof there; else certbot answers on
# port 80 itself, which Debian's sample page may hold.
request_certificate() {
  local way=(--standalone) was_running=
  if serves_ours; then
    way=(--webroot --webroot-path "$(site_value ACME_DIR)")
  elif systemctl --quiet is-active nginx.service 2>/dev/null; then
    was_running=yes
    systemctl stop nginx.service
  fi
  local given=0
  certbot certonly "${way[@]}" --non-interactive --agree-tos --email "$email" --domain "$domain" || given=1
  [ -z "$was_running" ] || systemctl start nginx.service
  return "$given"
}

name_in() { openssl x509 -in "$certificate" -noout "-$1_hash"; }
is_self_signed() { [ "$(name_in subject)" = "$(name_in issuer)" ]; }

if [ -n "$email" ] && [ "$certificate" = "$authority/fullchain.pem" ] &&
  { [ ! -f "$certificate" ] || is_self_signed; }; then
  # certbot writes no certificate where there is one that it does not know.
  aside=/etc/letsencrypt/self-signed
  rm -rf "$aside"
  [ ! -d "$authority" ] || mv "$authority" "$aside"
  if ! request_certificate; then
    [ ! -d "$aside" ] || mv "$aside" "$authority"
    refuse "No certificate for $domain: does the name point to this machine, and is port 80 open?"
  fi
  rm -rf "$aside"
  ! serves_ours || systemctl reload nginx.service
elif [ ! -f "$certificate" ]; then
  install -d -m 700 "$(dirname "$certificate")"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 \
    -subj "/CN=$domain" -addext "subjectAltName=DNS:$domain" -keyout "$key" -out "$certificate" 2>/dev/null
  say 'Made a self-signed certificate: browsers will warn until there is a real one.'
fi
# Renewals go through the running nginx, which then reads the new certificate.
install -d /etc/letsencrypt/renewal-hooks/deploy
cat >/etc/letsencrypt/renewal-hooks/deploy/academy <<'HOOK'
#!/bin/sh
exec systemctl reload nginx.service
HOOK
chmod 755 /etc/letsencrypt/renewal-hooks/deploy/academy
renewal=/etc/letsencrypt/renewal/$domain.conf
if grep -qs '^authenticator = standalone' "$renewal"; then
  sed -i "s#^authenticator = .*#authenticator = webroot\nwebroot_path = $(site_value ACME_DIR)#" "$renewal"
fi

say 'Installing the units …'
install_units "$source_folder"
if [ -d /run/systemd/system ]; then
  systemctl --quiet enable nginx.service academy-worker.service academy-backup.timer academy-purge.timer
else
  say 'systemd does not run here: the units were laid down, not enabled.'
fi

say "Ready. Deploy with:  sudo $source_folder/infra/deploy/deploy.sh"
