import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { VERSION_FLOORS } from '../../api/app/security/version_floors.ts'
import { OTHER_FLOORS, NGINX_FLOOR } from './floors.ts'
import { isAllowed, SAID_ELSEWHERE } from './licences.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** Where a package comes from whose address the lock file leaves out. */
const REGISTRY = 'https://registry.npmjs.org/'

interface Locked {
  /** It lies inside another package, whose checksum covers it. */
  inBundle?: boolean
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  license?: string
}
const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
  allowScripts: Record<string, boolean>
}
const nameOf = (path: string) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link
)

/** Compares versions such as 7.5.2; what follows a hyphen does not count. */
function isOlder(version: string, floor: string): boolean {
  const parts = (text: string) => text.split('-')[0]!.split('.').map(Number)
  const [have, need] = [parts(version), parts(floor)]
  for (let at = 0; at < 3; at += 1) {
    if ((have[at] ?? 0) !== (need[at] ?? 0)) return (have[at] ?? 0) < (need[at] ?? 0)
  }
  return false
}

describe('what is installed', () => {
  test('no package is older than its floor, wherever it stands', () => {
    const floors = { ...VERSION_FLOORS, ...OTHER_FLOORS }
    const found = new Set<string>()
    const old = installed.flatMap(([path, { version = '' }]) => {
      const floor = floors[nameOf(path)]
      if (floor) found.add(nameOf(path))
      return floor && isOlder(version, floor) ? [`${path} is ${version}, needs ${floor}`] : []
    })
    assert.deepEqual(old, [])
    const here = Object.keys(OTHER_FLOORS).filter((name) => !found.has(name))
    assert.deepEqual(here, [], 'floors of packages that are not installed')
  })

  test('every package comes from the registry, over https, with its checksum', () => {
    const odd = installed.filter(
      ([, { resolved = REGISTRY, integrity = '', inBundle }]) =>
        !resolved.startsWith(REGISTRY) || !(inBundle || integrity.startsWith('sha512-'))
    )
    assert.deepEqual(
      odd.map(([path]) => path),
      []
    )
    const { status, stdout, stderr } = spawnSync(
      join(project, 'node_modules/.bin/lockfile-lint'),
      [
        '--path',
        'package-lock.json',
        '--type',
        'npm',
        '--validate-https',
        '--allowed-hosts',
        'npm',
        '--validate-integrity',
      ],
      { cwd: project, encoding: 'utf8' }
    )
    assert.equal(status, 0, stdout + stderr)
  })

  test('no install script runs that is not on the list', () => {
    const scripts = installed
      .filter(([, one]) => one.hasInstallScript)
      .map(([path]) => nameOf(path))
    const unlisted = [...new Set(scripts)].filter((name) => !(name in manifest.allowScripts))
    assert.deepEqual(unlisted, [])
  })

  test('every package has a licence that is on the list', () => {
    const licences = installed.map(([path, { license }]) => ({
      path,
      licence: license ?? SAID_ELSEWHERE[nameOf(path)] ?? 'none',
    }))
    assert.deepEqual(
      licences.filter(({ licence }) => !isAllowed(licence)),
      []
    )
    assert.ok(!isAllowed('GPL-3.0-only') && !isAllowed('MIT AND GPL-3.0-only'))
    assert.ok(isAllowed('(MIT OR GPL-3.0-or-later)') && !isAllowed('none'))
    const names = new Set(installed.map(([path]) => nameOf(path)))
    const gone = Object.keys(SAID_ELSEWHERE).filter((name) => !names.has(name))
    assert.deepEqual(gone, [], 'packages that are not installed')
  })

  test('our own parts are under the MIT licence', () => {
    assert.match(readFileSync(join(project, 'LICENSE'), 'utf8'), /^MIT License\n/)
    for (const folder of ['', 'api', 'admin', 'site', 'infra']) {
      const text = readFileSync(join(project, folder, 'package.json'), 'utf8')
      assert.equal((JSON.parse(text) as { license?: string }).license, 'MIT', folder)
    }
  })

  test('a bill of materials of the three parts can be written, and is whole', () => {
    const text = execFileSync(
      join(project, 'node_modules/.bin/node'),
      [
        npm(),
        'sbom',
        '--sbom-format=cyclonedx',
        '--workspace=@academy/api',
        '--workspace=@academy/site',
        '--workspace=@academy/admin',
      ],
      { cwd: project, encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] }
    )
    const { bomFormat, components } = JSON.parse(text) as {
      bomFormat: string
      components: { purl: string }[]
    }
    assert.equal(bomFormat, 'CycloneDX')
    const named = new Set(components.map(({ purl }) => purl))
    for (const name of ['argon2', 'sharp', 'sqlite3', 'pg', 'astro', 'react', '%40adonisjs/core']) {
      assert.ok(
        [...named].some((purl) => purl.startsWith(`pkg:npm/${name}@`)),
        name
      )
    }
  })

  test('nginx is the distribution’s build with the fixes that are known', () => {
    const text = execFileSync('dpkg-query', ['-W', '-f=${Version}', 'nginx'], { encoding: 'utf8' })
    assert.equal(spawnSync('dpkg', ['--compare-versions', text, 'ge', NGINX_FLOOR]).status, 0, text)
  })
})

/** npm's own program, wherever this machine keeps it: the shell's wrapper would choose another Node. */
function npm() {
  return execFileSync('sh', ['-c', 'readlink -f "$(command -v npm)"'], { encoding: 'utf8' }).trim()
}
