// Programs that are no Node packages. Debian and Ubuntu as root: installed here. Elsewhere: named, and stop.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { refuse, run } from '../../start/prepare.mjs'

/** Debian's packages, and what each of them is recognised by: a command or a file. */
const KNOWN = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome'],
  nginx: ['/usr/sbin/nginx', 'nginx'],
  'libnginx-mod-http-brotli-static': ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  postgresql: ['/usr/bin/pg_virtualenv'],
  openssl: ['openssl'],
  // Letters of Devanagari, which every phone has.
  'fonts-noto-core': ['/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'],
  shellcheck: ['shellcheck'],
  systemd: ['systemd-analyze'],
  'default-jre-headless': ['java'],
  'firefox-esr': ['firefox-esr'],
  // With the library it brings MiniBrowser, which it drives.
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
  strace: ['strace'],
  debootstrap: ['/usr/sbin/debootstrap'],
  'systemd-container': ['systemd-nspawn'],
}
const folders = (process.env.PATH ?? '').split(delimiter)
const isThere = (name) => ['', ...folders].some((folder) => existsSync(join(folder, name)))

/** @param {string[]} names packages of Debian, all of them in `KNOWN` */
export async function installSystemPackages(names) {
  const missing = [...new Set(names)].filter((name) => !KNOWN[name].some(isThere))
  if (missing.length === 0) return
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) {
    refuse(`These programs are needed and not installed: ${missing.join(', ')}.`)
  }
  console.log(`Installing ${missing.join(', ')} …`)
  process.env.DEBIAN_FRONTEND = 'noninteractive'
  const options = { env: process.env, stdio: ['ignore', 'ignore', 'inherit'] }
  await run('apt-get', ['update'], options)
  if (await run('apt-get', ['install', '-y', ...missing], options)) refuse('apt-get failed.')
  // Debian's, where it has it: without a window, tests take two thirds of the time.
  if (missing.includes('chromium'))
    await run('apt-get', ['install', '-y', 'chromium-headless-shell'], options)
}
