// Runs before anything is installed, under Node 20 or newer: no packages, no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isOrigin } from './environment.mjs'
import { withLock } from './processes.mjs'
import { servingProcesses } from './served-copy.mjs'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const bin = join(root, 'node_modules', '.bin')

export const env = {
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  TURBO_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  // A newer npm is none of the business of whoever installs what the lock file names.
  npm_config_update_notifier: 'false',
}

export function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

export function command(name) {
  return join(bin, name)
}

/**
 * Runs a command in the project's root, its output shown as it comes.
 * Says every 15 seconds that a silent step is still going on.
 * @returns {Promise<number>} its exit code
 */
export function run(name, args, { quietLabel = '', ...options } = {}) {
  const child = spawn(name, args, { cwd: root, stdio: 'inherit', env, ...options })
  const begun = Date.now()
  const ticker = quietLabel
    ? setInterval(() => {
        console.log(`  … still ${quietLabel} (${Math.round((Date.now() - begun) / 1000)} s)`)
      }, 15_000)
    : undefined
  return new Promise((resolve) => {
    const end = (code) => {
      clearInterval(ticker)
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(`${name} could not be started: ${error.message}`)
      end(1)
    })
    child.on('exit', (code) => end(code ?? 1))
  })
}

function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 12)) return
  refuse(`Node 20.12 or newer is needed to begin; this is ${process.version}.`)
}

/** The build writes it into pages; every other value is checked by the server, before it serves. */
function assertAppUrl() {
  const { APP_URL } = env
  if (!APP_URL || isOrigin(APP_URL)) return
  refuse(`APP_URL must be an address such as https://academy.example, not "${APP_URL}".`)
}

const stamp = join(root, 'node_modules', '.academy-install')

const SERVING = ['api', 'admin', 'site', 'infra']
/** The workspaces of each extent of an installation, which holds those before it. */
const EXTENTS = {
  nothing: [],
  serving: SERVING,
  checks: [...SERVING, 'checks'],
  everything: [...SERVING, 'checks', 'bench'],
}

const holds = (installed, wanted) =>
  Object.keys(EXTENTS).indexOf(installed) >= Object.keys(EXTENTS).indexOf(wanted)

/** A hash: another value means that the installation is outdated. */
function installationKey() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

/** @returns the extent of what is installed for this very lock file */
function installed(key) {
  const [extent = 'nothing', of] = existsSync(stamp) ? readFileSync(stamp, 'utf8').split(' ') : []
  return of === key ? extent : 'nothing'
}

export function stampInstallation(extent) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, `${extent} ${installationKey()}`)
}

function packagesWithScripts() {
  const { allowScripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return Object.keys(allowScripts).filter((name) => allowScripts[name])
}

/** Parts of SQLite that nothing here uses: a third of the time of compiling. */
const UNUSED = ['FTS3', 'FTS4', 'FTS5', 'RTREE']

/**
 * Servers and images, which ask for a driver from its source, get it as its makers compile it;
 * elsewhere a fifth of the time suffices, for a driver that is about as fast.
 */
function compilerOptions() {
  if (env.npm_config_build_from_source) return {}
  // Looking for the warnings that its makers ask for would double the time.
  const flags = '-Og -Wno-all -Wno-extra'
  const without = UNUSED.map((part) => `-USQLITE_ENABLE_${part}`)
  return { CFLAGS: [flags, ...without].join(' '), CXXFLAGS: flags }
}

/** Of the Node that is installed here: others would be downloaded, without a checksum. */
function headersForCompiling() {
  const node = command('node')
  const folder = existsSync(node) ? join(dirname(realpathSync(node)), '..') : root
  return existsSync(join(folder, 'include/node')) ? { npm_config_nodedir: folder } : {}
}

async function npm(quietLabel, ...args) {
  const silent = ['--no-audit', '--no-fund', '--loglevel=error']
  const code = await run('npm', [...args, ...silent], {
    quietLabel,
    env: { ...compilerOptions(), ...headersForCompiling(), ...env },
  })
  if (code !== 0) refuse('Installing failed; npm says why above.')
}

/**
 * Installs what the lock file names, unless this very lock file is installed already. Commands that
 * install or build in this folder at the same time do so one after the other.
 * @param {{ extent?: 'serving' | 'checks' | 'everything', meanwhile?: () => Promise<void> }} options
 * what is needed, and what to do while the database driver is compiled, which takes a minute where
 * there is no compiled one for the machine
 */
export async function install({ extent = 'serving', meanwhile = async () => {} } = {}) {
  assertNode()
  assertAppUrl()
  await withLock(join(root, '.installing'), () => installLocked(extent, meanwhile))
}

async function installLocked(wanted, meanwhile) {
  const key = installationKey()
  const there = installed(key)
  if (holds(there, wanted)) return meanwhile()
  const [server] = servingProcesses()
  if (server && there === 'nothing') {
    refuse(`Process ${server} serves from this folder, whose packages have changed: stop it first.`)
  }
  console.log('Installing packages (one to four minutes; the database driver may be compiled) …')
  // By name: the path `infra` would include `infra/tests`.
  const workspaces = EXTENTS[wanted].map((name) => `--workspace=@academy/${name}`)
  const packages = ['--include=dev', '--include-workspace-root', ...workspaces]
  const how = there === 'nothing' ? ['ci'] : ['install', '--no-save']
  await npm('installing', ...how, '--ignore-scripts', ...packages)
  await Promise.all([
    npm('compiling the database driver', 'rebuild', ...packagesWithScripts()),
    meanwhile(),
  ])
  // Files left by compiling may be writable by others: deploy.sh would then copy instead of link.
  rmSync(join(root, 'node_modules/sqlite3/build/Release/obj'), { recursive: true, force: true })
  stampInstallation(wanted)
}

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })

/**
 * Notes of which commit the build is, and whether anything else went into it, for `deploy.sh --built`.
 * Only in a clone: elsewhere there is no telling.
 */
function stampBuild() {
  const file = join(root, 'node_modules', '.academy-built')
  const head = git('rev-parse', 'HEAD')
  const state = git('status', '--porcelain')
  if (head.status !== 0 || state.status !== 0) return rmSync(file, { force: true })
  writeFileSync(file, `${head.stdout.trim()} ${state.stdout ? 'changed' : 'clean'}\n`)
}

/** Half a second when up to date. */
export async function build() {
  const upToDate = existsSync(join(root, 'api', 'build'))
  if (!upToDate) console.log('Building the API, the site and the admin (about half a minute) …')
  const args = ['run', 'build', '--output-logs=errors-only', '--log-prefix=none']
  const code = await run(command('turbo'), args, {
    quietLabel: 'building',
    stdio: upToDate ? ['inherit', 'ignore', 'inherit'] : 'inherit',
  })
  if (code === 0) return stampBuild()
  // Repeated with output, to show the reason.
  if (upToDate) await run(command('turbo'), args)
  refuse('The build failed; the reason stands above.')
}
