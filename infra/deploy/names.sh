# Whether settings and build speak of the same domain and commit. Sourced by common.sh.
# shellcheck shell=bash disable=SC2154

# Links and mails have it from the one, the certificate and nginx from the other.
assert_one_domain() {
  local domain url host
  domain=$(site_value DOMAIN)
  url=$(setting "$academy_env" APP_URL)
  host=${url#*://} host=${host%%[/:]*}
  [ "$host" = "$domain" ] ||
    refuse "DOMAIN in $site_env is $domain, but APP_URL in $academy_env is ${url:-not set}: both must name one host. Nothing was changed."
}

# Pages have their addresses from the build.
# assert_built_for_domain <folder>
assert_built_for_domain() {
  local domain built
  domain=$(site_value DOMAIN)
  built=$(sed -n 's#^Sitemap: *https\{0,1\}://\([^/:]*\).*#\1#p' "$1/site/dist/client/robots.txt")
  [ "$built" = "$domain" ] ||
    refuse "The pages of $1 are built for ${built:-no domain}, DOMAIN in $site_env is $domain: build them with APP_URL=https://$domain, as deploy.sh does. Nothing was changed."
}

# assert_built_of_commit <folder> <commit>
assert_built_of_commit() {
  local of='' state=''
  read -r of state 2>/dev/null <"$1/node_modules/.academy-built" ||
    refuse "Of which commit $1 is built is not known: run npm run build in a clone. Nothing was changed."
  [ "$of" = "$2" ] ||
    refuse "$1 is built of ${of:0:10}, not of ${2:0:10}: check that out there and run npm run build. Nothing was changed."
  [ "$state" = clean ] ||
    refuse "$1 is built with changes that are not committed. Nothing was changed."
}
