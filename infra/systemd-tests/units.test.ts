import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { unitSettings } from './unit-settings.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))
const units = join(project, 'infra', 'systemd')
const shippedNginx = '/lib/systemd/system/nginx.service'

/** A root folder with our units and Debian's nginx, as systemd would find them. */
const root = mkdtempSync(join(tmpdir(), 'academy-units-'))
before(() => {
  const own = join(root, 'etc', 'systemd', 'system')
  const shipped = join(root, 'usr', 'lib', 'systemd', 'system')
  mkdirSync(shipped, { recursive: true })
  cpSync(units, own, { recursive: true })
  cpSync(shippedNginx, join(shipped, 'nginx.service'))
})
after(() => rmSync(root, { recursive: true }))

const analyse = (...args: string[]) =>
  spawnSync('systemd-analyze', [...args, `--root=${root}`], { encoding: 'utf8' })

/** Unit and the exposure it may have, in tenths: promise S19. */
const exposures: [unit: string, limit: number][] = [
  ['academy-web@8081.service', 15],
  ['academy-worker.service', 15],
  ['academy-backup.service', 15],
  ['academy-purge.service', 15],
  ['nginx.service', 40],
]

describe('units', () => {
  for (const [unit, limit] of exposures) {
    test(`${unit} is exposed at most ${limit / 10}`, () => {
      const { status, stdout, stderr } = analyse(
        ...['security', '--offline=true', `--threshold=${limit}`, '--no-pager', unit]
      )
      assert.equal(status, 0, stdout.split('\n').slice(-2).join('') + stderr)
    })
  }

  test('systemd understands every line', () => {
    const names = readdirSync(units).filter((name) => /\.(service|timer)$/.test(name))
    const instances = names.map((name) => name.replace('@.', '@8081.'))
    const { stderr } = analyse('verify', ...instances, 'nginx.service')
    const faults = stderr
      .split('\n')
      .filter((line) => /Unknown|Failed to parse|Invalid|Missing|ignoring/i.test(line))
    assert.deepEqual(faults, [])
  })

  test('every service of ours is one the shared settings reach', () => {
    const services = readdirSync(units).filter((name) => name.endsWith('.service'))
    assert.ok(services.length >= 3)
    for (const name of services) assert.match(name, /^academy-/)
  })

  test('the backup timer fires every quarter of an hour', () => {
    const [calendar] = unitSettings(join(units, 'academy-backup.timer'), 'OnCalendar')
    const from = ['--base-time', '2026-11-21 00:01:00 UTC']
    const { status, stdout } = spawnSync(
      'systemd-analyze',
      ['calendar', '--iterations', '3', ...from, calendar!],
      { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } }
    )
    assert.equal(status, 0)
    assert.match(stdout, /00:15:00 UTC[^]*00:30:00 UTC[^]*00:45:00 UTC/)
  })

  test('the purge timer fires once a night, and nothing else plans a purge', () => {
    const [calendar] = unitSettings(join(units, 'academy-purge.timer'), 'OnCalendar')
    const from = ['--base-time', '2026-11-21 00:01:00 UTC']
    const { status, stdout } = spawnSync(
      'systemd-analyze',
      ['calendar', '--iterations', '2', ...from, calendar!],
      { encoding: 'utf8', env: { ...process.env, TZ: 'UTC' } }
    )
    assert.equal(status, 0)
    assert.match(stdout, /2026-11-21 21:45:00 UTC[^]*2026-11-22 21:45:00 UTC/)
    const shared = join(units, 'academy-.service.d', 'process.conf')
    assert.ok(unitSettings(shared, 'Environment').some((line) => /\bDAILY_PURGE=0\b/.test(line)))
  })

  test('what they start is there', () => {
    const ours = readdirSync(units).filter((name) => name.endsWith('.service'))
    for (const name of ours) {
      const [start = ''] = unitSettings(join(units, name), 'ExecStart')
      const [folder = ''] = unitSettings(join(units, name), 'WorkingDirectory')
      const part = folder.replace(/^\/srv\/academy\/(current|ports\/%i)/, project)
      const program = start.split(' ').find((word) => /\.(ts|js)$/.test(word))
      assert.ok(program, start)
      assert.ok(existsSync(join(part, program)), `${name} starts ${program} in ${part}`)
    }
  })
})
