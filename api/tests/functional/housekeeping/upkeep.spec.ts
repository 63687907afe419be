import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { AnswerCheck } from '#health/answer_check'
import { BackupCheck } from '#health/backup_check'
import { recorded } from '#health/drill_record'
import { mark, type Marker } from '#health/markers'
import { NightlyCheck } from '#health/nightly_check'
import { CommandError } from '#exceptions/command_error'
import env from '#start/env'
import { forgetMarkers } from '#tests/markers'
import { bodyOf, headersOf, startMailServer } from '#tests/mail_server'
import { runCommand } from '#tests/run_command'
import { temporaryFolder } from '#tests/child'

const HOUR = 3_600_000

const SETTINGS = [
  'BACKUP_INTERVAL_MINUTES',
  'DRILL_INTERVAL_DAYS',
  'COPY_SETTINGS',
  'SERVER_ERRORS_FILE',
  'OPERATOR_EMAIL',
  'DB_CONNECTION',
] as const

type Ages = Partial<Record<Marker, number>>

/** Nothing but these, which are so many hours old. */
async function marked(ages: Ages) {
  await forgetMarkers()
  for (const [marker, hours] of Object.entries(ages)) {
    await mark(marker as Marker, Date.now() - hours * HOUR)
  }
}

test.group('Upkeep', (group) => {
  group.each.setup(() => {
    const before = SETTINGS.map((name) => [name, env.get(name)] as const)
    return async () => {
      for (const [name, value] of before) {
        env.set(name, value as never)
        // As a text it would be 'undefined'.
        if (value === undefined) delete process.env[name]
      }
      await forgetMarkers()
    }
  })

  const TOO_OLD = 'The newest backup is too old'
  const backups: [ages: Ages, status: string, message: string][] = [
    [{ 'first-start': 0 }, 'warning', 'There is no backup yet'],
    [{ 'first-start': 0.6 }, 'error', TOO_OLD],
    [{ 'first-start': 300, 'last-backup': 0.4 }, 'warning', 'No copy leaves this machine'],
    [{ 'last-backup': 0.6 }, 'error', TOO_OLD],
    // Left by a clock that ran ahead.
    [{ 'last-backup': -9000 }, 'error', TOO_OLD],
    [
      { 'first-start': 900, 'last-backup': 0, 'last-copy': 1 },
      'error',
      'For too long no backup has been tried',
    ],
    [
      { 'last-backup': 0, 'last-copy': 1, 'last-drill': 300 },
      'ok',
      'Backups are made and leave this machine',
    ],
    [
      { 'last-backup': 0, 'last-copy': 1, 'last-drill': 400 },
      'error',
      'For too long no backup has been tried',
    ],
  ]
  for (const [ages, status, message] of backups) {
    test(`of backups is ${status} with ${JSON.stringify(ages)}`, async ({ assert }) => {
      env.set('DB_CONNECTION', 'sqlite')
      env.set('BACKUP_INTERVAL_MINUTES', 15)
      env.set('DRILL_INTERVAL_DAYS', 7)
      await marked(ages)
      assert.containsSubset(await new BackupCheck().run(), { status, message })
    })
  }

  test('of backups is none of ours on PostgreSQL', async ({ assert }) => {
    env.set('DB_CONNECTION', 'pg')
    env.set('BACKUP_INTERVAL_MINUTES', 15)
    await marked({ 'first-start': 900 })
    assert.equal((await new BackupCheck().run()).status, 'ok')
  })

  const copies: [asked: number, copied: number | undefined, status: string, message: string][] = [
    [23, undefined, 'warning', 'No copy leaves this machine'],
    [25, undefined, 'error', 'No copy has left this machine yet'],
    [900, 23, 'ok', 'Backups are made and leave this machine'],
    [900, 25, 'error', 'The newest copy away from this machine is too old'],
  ]
  for (const [asked, copied, status, message] of copies) {
    test(`of copies asked for ${asked} h ago, the last ${copied} h ago, is ${status}`, async ({
      assert,
    }) => {
      const settings = join(temporaryFolder(), 'restic.env')
      await writeFile(settings, '')
      const time = (Date.now() - asked * HOUR) / 1000
      await utimes(settings, time, time)
      env.set('DB_CONNECTION', 'sqlite')
      env.set('COPY_SETTINGS', settings)
      await marked({ 'last-backup': 0, ...(copied === undefined ? {} : { 'last-copy': copied }) })
      assert.containsSubset(await new BackupCheck().run(), { status, message })
    })
  }

  test('is red from a drill that failed until one succeeds', async ({ assert }) => {
    env.set('DB_CONNECTION', 'sqlite')
    await marked({ 'last-backup': 0, 'last-copy': 0 })
    const own = env.get('DATA_DIR')
    const fail = async () => {
      throw new CommandError('It is damaged.')
    }
    await assert.rejects(() => recorded('/elsewhere', fail), 'It is damaged.')
    assert.equal((await new BackupCheck().run()).status, 'ok')
    await assert.rejects(() => recorded(own, fail), 'It is damaged.')
    assert.containsSubset(await new BackupCheck().run(), {
      status: 'error',
      message: 'A backup does not restore: It is damaged.',
    })
    await recorded(own, async () => 'restored')
    assert.equal((await new BackupCheck().run()).status, 'ok')
  })

  for (const [ages, status] of [
    [{ 'first-start': 47 }, 'ok'],
    [{ 'first-start': 49 }, 'error'],
    [{ 'first-start': 900, 'last-purge': 47 }, 'ok'],
    [{ 'last-purge': 49 }, 'error'],
    [{ 'last-purge': -49 }, 'error'],
  ] as [Ages, string][]) {
    test(`of the nightly work is ${status} with ${JSON.stringify(ages)}`, async ({ assert }) => {
      await marked(ages)
      assert.equal((await new NightlyCheck().run()).status, status)
    })
  }

  for (const [text, minutes, status, message] of [
    [undefined, 0, 'ok', 'Hardly an answer of the last day failed'],
    ['10', 0, 'ok', 'Hardly an answer of the last day failed'],
    ['11', 0, 'error', 'Too many answers of the last day failed'],
    ['0', 121, 'error', 'Answers that failed are not counted'],
  ] as const) {
    test(`of answers is ${status} with ${text} counted ${minutes} min ago`, async ({ assert }) => {
      const file = join(temporaryFolder(), 'server-errors')
      const time = Date.now() / 1000 - minutes * 60
      if (text !== undefined) {
        await writeFile(file, text)
        await utimes(file, time, time)
      }
      env.set('SERVER_ERRORS_FILE', file)
      await marked({ 'first-start': 1 })
      assert.containsSubset(await new AnswerCheck().run(), { status, message })
      await marked({ 'first-start': 3 })
      const verdict = text === undefined ? 'error' : status
      assert.equal((await new AnswerCheck().run()).status, verdict)
    })
  }

  test('is told to the operator once when it turns red, and once when it is well', async ({
    assert,
    cleanup,
  }) => {
    const watch = () => runCommand('health:watch')
    await marked({ 'last-purge': 49 })
    assert.deepEqual(await watch(), { code: 0, output: 'The upkeep is red' })
    env.set('OPERATOR_EMAIL', 'operator@academy.example')
    const untold = await watch()
    assert.equal(untold.code, 1)
    assert.match(
      untold.output,
      /^The upkeep is red, and the operator cannot be told: .*ECONNREFUSED/
    )

    const server = await startMailServer()
    cleanup(() => server.stop())
    const told = { code: 0, output: 'The upkeep is red: the operator has been told' }
    assert.deepEqual(await watch(), told)
    assert.deepEqual(await watch(), { code: 0, output: 'The upkeep is red' })
    await mark('last-purge')
    assert.equal((await watch()).output, 'The upkeep is well: the operator has been told')
    assert.equal((await watch()).output, 'The upkeep is well')
    assert.deepEqual(
      server.mails.map((mail) => [mail.to, headersOf(mail, 'Subject')]),
      [
        [['operator@academy.example'], ['The upkeep is red']],
        [['operator@academy.example'], ['The upkeep is well again']],
      ]
    )
    assert.include(bodyOf(server.mails[0]!), 'Nightly work: The nightly work has not been done')
  })
})
