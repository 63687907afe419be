import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { StubbedMachine } from './stubbed-machine.ts'

const machine = new StubbedMachine()
after(() => machine.remove())

const alive = () => {
  for (const pid of Object.values(machine.processes)) process.kill(pid, 0)
  return Object.keys(machine.processes)
}

/** Steps before the switch, and what is said when they fail. */
const beforeSwitch: [what: string, step: string, sentence: RegExp][] = [
  ['copying a part', '^cp .*/site ', /Stopped, because this failed: cp /],
  ['giving the files to root', '^find .*-exec chmod', /Stopped, because this failed: find /],
  ['keeping old files', '^mv .*/releases/\\.', /Stopped, because this failed: mv /],
  ['the check of the settings', 'security:check', /The settings are too weak to go online/],
  ['looking for migrations', 'migration:pending', /No backup could be made/],
  ['the backup', 'backup:create', /No backup could be made/],
  ['the migrations', 'migration:run', /The database could not be brought up to date/],
  ['the configuration', 'render.ts', /Nothing was changed\./],
  ['the folder of the ports', '^mkdir -p .*/ports', /Stopped, because this failed: mkdir /],
  ['the link of a port', '^ln .*/ports/', /Stopped, because this failed: ln /],
  ['a page of the new process', '^curl .*/about', /does not answer \/about\./],
  ['closing the connections', '^touch .*/closing', /Stopped, because this failed: touch /],
  ['counting the connections', '^ss .*sport', /Stopped, because this failed: left=/],
  ['the link of the configuration', '^ln .*nginx-', /Stopped, because this failed: ln /],
  ['the link of the release', '^mv .*/current$', /Stopped, because this failed: mv /],
  ['the check of nginx', '^nginx -t', /nginx does not serve the release/],
  ['the reload of nginx', '^nginx .*reload', /nginx does not serve the release/],
]

describe('a deploy', () => {
  before(async () => {
    machine.isMigrationPending = true
    const { code, said } = await machine.deploy()
    assert.equal(code, 0, said)
    assert.deepEqual(alive(), ['8081', '8082'])
  })

  for (const [what, step, sentence] of beforeSwitch) {
    test(`in which ${what} fails says so and changes nothing that is served`, async () => {
      const [{ served, releases }, running] = [machine, machine.processes]
      machine.fail(step)
      const { code, said } = await machine.deploy()
      assert.equal(machine.isFailureLeft, false, 'the step was not taken')
      assert.notEqual(code, 0)
      assert.match(said, sentence)
      assert.deepEqual(machine.served, served)
      assert.deepEqual(machine.releases, releases)
      assert.deepEqual(machine.processes, running)
      alive()
    })
  }

  const afterSwitch: [what: string, step: string, sentence: RegExp][] = [
    ['counting the last connections', '^ss .*dport', /The old process on port \d+ was not stopped/],
    ['stopping the old worker', '^rm .*/worker\\.pid$', /The worker was not restarted/],
  ]
  for (const [what, step, sentence] of afterSwitch) {
    test(`in which ${what} fails says so, and serves the release`, async () => {
      const { release } = machine.served
      machine.fail(step)
      const { code, said } = await machine.deploy()
      assert.equal(machine.isFailureLeft, false, 'the step was not taken')
      assert.notEqual(code, 0)
      assert.match(said, sentence)
      assert.match(said, /is served, but not all is done/)
      assert.notEqual(machine.served.release, release)
      assert.ok(machine.releases.includes(machine.served.release))
      alive()
    })
  }

  test('that cannot give nginx back what it had leaves all processes running', async () => {
    machine.mend()
    await machine.run('apply.sh')
    const { served } = machine
    machine.fail('^nginx .*reload', true)
    const { code, said } = await machine.deploy()
    machine.mend()
    assert.notEqual(code, 0)
    assert.match(said, /nginx could not be given its old configuration/)
    assert.deepEqual(machine.served, served)
    assert.equal(alive().length, 4)
    const again = await machine.deploy()
    assert.equal(again.code, 0, again.said)
    assert.equal(alive().length, 2)
  })

  test('stops what was served only after the switch', async () => {
    const { code, said } = await machine.deploy()
    assert.equal(code, 0, said)
    const at = (step: RegExp) => machine.journal.findIndex((line) => step.test(line))
    const reload = at(/^nginx .*reload/)
    assert.ok(reload > 0)
    assert.ok(at(/^ss .*dport/) > reload)
    assert.ok(at(/^rm .*\/web-/) > reload)
  })
})

describe('a backup', () => {
  const backups = () => machine.journal.filter((line) => line.includes('backup:create')).length

  test('is made before the migrations, by the release that is served', async () => {
    const { release } = machine.served
    const { said } = await machine.deploy()
    assert.match(said, /backup from before its migrations is \S+\/before-\d{8}T\d{6}Z\.tar\.gz/)
    const lines = machine.journal.filter((line) => /ace\.js (backup|migration)/.test(line))
    assert.deepEqual(
      lines.map((line) => line.split(' ')[2]),
      ['migration:pending', 'backup:create', 'migration:run']
    )
    const note = join(machine.root, 'srv/academy/releases', machine.served.release, 'backup-before')
    assert.match(readFileSync(note, 'utf8'), /before-\d{8}T\d{6}Z\.tar\.gz\n$/)
    assert.notEqual(machine.served.release, release)
  })

  test('is named by the way back, which leaves the database as it is', async () => {
    const { code, said } = await machine.run('rollback.sh')
    assert.equal(code, 0, said)
    assert.match(said, /The database stays as it is\./)
    assert.match(said, /the backup from before its migrations is\s\S+\.tar\.gz/)
    assert.equal(backups(), 0)
  })

  test('is not made where there is no migration', async () => {
    machine.isMigrationPending = false
    const { code, said } = await machine.deploy()
    assert.equal(code, 0, said)
    assert.equal(backups(), 0)
    assert.doesNotMatch((await machine.run('rollback.sh')).said, /backup/)
  })
})
