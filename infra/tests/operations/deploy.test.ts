import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const infra = fileURLToPath(new URL('../../', import.meta.url))
const scripts = join(infra, 'deploy')
const units = join(infra, 'systemd')

const run = (program: string, ...args: string[]) => {
  const options = { cwd: scripts, encoding: 'utf8', env: { PATH: process.env.PATH } } as const
  const { status, stdout, stderr } = spawnSync(program, args, options)
  return { status, output: `${stdout}${stderr}`.trim() }
}

describe('deploy scripts', () => {
  test('pass shellcheck', () => {
    const names = readdirSync(scripts).filter((name) => name.endsWith('.sh'))
    const { status, output } = run('shellcheck', '--external-sources', ...names)
    assert.equal(status, 0, output)
  })

  const refusals: [script: string, args: string[], sentence: RegExp][] = [
    ['setup.sh', [], /^Say the domain: setup\.sh /],
    ['setup.sh', ['https://academy.example'], /^Say the domain: setup\.sh /],
    ['deploy.sh', ['--fast'], /^--fast is not known: deploy\.sh /],
  ]
  for (const [script, args, sentence] of refusals) {
    test(`${[script, ...args].join(' ')} is refused with one sentence`, () => {
      const { status, output } = run(join(scripts, script), ...args)
      assert.equal(status, 1)
      assert.match(output, sentence)
      assert.doesNotMatch(output, /\n/)
    })
  }
})

describe('systemd units', () => {
  /** Our units and Debian's nginx, as systemd would find them. */
  const root = mkdtempSync(join(tmpdir(), 'academy-units-'))
  before(() => {
    const shipped = join(root, 'usr/lib/systemd/system')
    mkdirSync(shipped, { recursive: true })
    cpSync(units, join(root, 'etc/systemd/system'), { recursive: true })
    cpSync('/lib/systemd/system/nginx.service', join(shipped, 'nginx.service'))
  })
  after(() => rmSync(root, { recursive: true }))

  const ours = readdirSync(units).filter((name) => /\.(service|timer)$/.test(name))
  const instances = [...ours.map((name) => name.replace('@.', '@8081.')), 'nginx.service']

  test('contain only lines that systemd understands', () => {
    const { output } = run('systemd-analyze', 'verify', ...instances, `--root=${root}`)
    const faults = output
      .split('\n')
      .filter((line) => /Unknown|Failed to parse|Invalid|Missing|ignoring/i.test(line))
    assert.deepEqual(faults, [])
  })

  for (const unit of instances.filter((name) => name.endsWith('.service'))) {
    // In tenths; nginx starts as root.
    const limit = unit === 'nginx.service' ? 40 : 15
    test(`${unit} has an exposure of at most ${limit / 10}`, () => {
      const options = ['--offline=true', `--threshold=${limit}`, '--no-pager', `--root=${root}`]
      const { status, output } = run('systemd-analyze', 'security', ...options, unit)
      assert.equal(status, 0, output.split('\n').slice(-2).join(''))
    })
  }
})
