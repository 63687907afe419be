// What the checks need beside Node packages. Debian as root: installed here. Elsewhere: named, and stop.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { refuse, run } from '../start/prepare.mjs'
import { postgresPrograms } from './postgres.mjs'

const brotli = 'libnginx-mod-http-brotli-static'

/** Debian package and the commands (or files) any one of which shows that it is there. */
const testPrograms = [
  { package: 'chromium', commands: ['chromium', 'chromium-browser', 'google-chrome'] },
  // Where Debian has it, it takes the place of the other in most tests.
  { package: 'chromium-headless-shell', commands: ['chromium-headless-shell'], isOptional: true },
  { package: 'nginx', commands: ['nginx', '/usr/sbin/nginx'] },
  { package: brotli, commands: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'] },
  { package: 'postgresql', isThere: () => postgresPrograms() !== undefined },
  { package: 'redis-server', commands: ['redis-server'] },
  { package: 'openssl', commands: ['openssl'] },
  { package: 'systemd', commands: ['systemd-analyze'] },
  { package: 'default-jre-headless', commands: ['java'] },
  { package: 'shellcheck', commands: ['shellcheck'] },
]

/** What `npm run bench` needs beside them. */
export const benchPrograms = [...testPrograms, { package: 'wrk', commands: ['wrk'] }]

/** What `npm run proof` needs beside them. */
export const proofPrograms = [
  ...testPrograms,
  { package: 'firefox-esr', commands: ['firefox-esr'] },
  // With the library it brings MiniBrowser, which it drives.
  { package: 'webkit2gtk-driver', commands: ['WebKitWebDriver'] },
  { package: 'xvfb', commands: ['Xvfb'] },
  { package: 'strace', commands: ['strace'] },
  { package: 'debootstrap', commands: ['/usr/sbin/debootstrap'] },
  { package: 'systemd-container', commands: ['systemd-nspawn'] },
]

function isThere(name) {
  if (name.startsWith('/')) return existsSync(name)
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)))
}

function isInstalled({ commands = [], isThere: isItThere = () => commands.some(isThere) }) {
  return isItThere()
}

export async function installSystemPackages(needed = testPrograms) {
  const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0
  const missing = needed
    .filter((one) => !isInstalled(one) && (canInstall || !one.isOptional))
    .map((one) => one.package)
  if (missing.length === 0) return
  if (!canInstall) {
    refuse(`The checks need these programs, which are not installed: ${missing.join(', ')}.`)
  }
  console.log(`Installing ${missing.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'], quietLabel: 'installing' }
  const updated = await run('apt-get', ['update'], options)
  const code = updated || (await run('apt-get', ['install', '-y', ...missing], options))
  if (code !== 0) refuse(`apt-get could not install ${missing.join(', ')}.`)
}
