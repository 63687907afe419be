import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { undoClockJump } from '#actions/undo_clock_jump'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { enqueue } from '#database/enqueue'
import { timestamp } from '#support/timestamp'
import { believedTime, recordPurge } from '#health/believed_time'
import { mark, timeOf } from '#health/markers'
import DailyPurge from '#jobs/daily_purge'
import SendAccountMail from '#jobs/send_account_mail'
import ContactMessage from '#models/contact_message'
import env from '#start/env'
import { signIn } from '#tests/director'
import { temporaryFolder } from '#tests/child'

const HOUR = 3_600_000
const DAY = 24 * HOUR

test.group('A clock that ran ahead', () => {
  /** Runs of the nightly work: by which clock, and what it may believe; in days since the first start. */
  const nights: [what: string, runs: [clock: number, believed: number][]][] = [
    [
      'every night',
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    ],
    [
      'off for a week',
      [
        [1, 1],
        [8, 8],
      ],
    ],
    [
      'off for a month',
      [
        [1, 1],
        [31, 1],
        [32, 31],
        [33, 33],
      ],
    ],
    [
      'on once in a fortnight',
      [
        [14, 0],
        [28, 14],
        [42, 28],
      ],
    ],
    [
      'ahead for minutes',
      [
        [1, 1],
        [401, 1],
        [401.1, 1],
        [2, 2],
      ],
    ],
    [
      'ahead on two days',
      [
        [1, 1],
        [401, 1],
        [2, 2],
        [402, 2],
        [402.1, 2],
      ],
    ],
    [
      'behind',
      [
        [5, 5],
        [3, 3],
        [4, 4],
      ],
    ],
  ]
  test('is not believed at once: {0}')
    .with(nights)
    .run(async ({ assert }, [, runs]) => {
      const start = Date.UTC(2026, 0, 1)
      await mark('first-start', start)
      const believed: number[] = []
      for (const [clock] of runs) {
        const now = start + clock * DAY
        const time = await believedTime(now)
        await recordPurge(time, now)
        believed.push((time - start) / DAY)
      }
      assert.deepEqual(
        believed,
        runs.map(([, days]) => days)
      )
    })

  test('removes nothing for good on its first night', async ({ assert, cleanup }) => {
    cleanup(() => env.set('ARCHIVES_DIR', undefined as never))
    env.set('ARCHIVES_DIR', temporaryFolder())
    const month = Date.now() - 31 * DAY
    await ContactMessageFactory.merge({ deletedAt: timestamp(month) }).create()
    const aside = join(env.get('DATA_DIR'), 'before-restore-20261028T000000Z')
    const archive = join(env.get('ARCHIVES_DIR')!, 'before-20261028T000000Z.tar.gz')
    const own = join(env.get('ARCHIVES_DIR')!, 'before-moving.tar.gz')
    await mkdir(join(aside, 'uploads'), { recursive: true })
    for (const file of [archive, own]) await writeFile(file, '')
    for (const path of [aside, archive, own]) await utimes(path, month / 1000, month / 1000)
    const left = async () => ({
      messages: (await ContactMessage.all()).length,
      putAside: [aside, archive].filter((path) => existsSync(path)).length,
    })

    await mark('last-purge', Date.now() - 400 * DAY)
    await new DailyPurge().execute()
    assert.deepEqual(await left(), { messages: 1, putAside: 2 })
    await mark('clock-jump', Date.now() - DAY)
    await new DailyPurge().execute()
    assert.deepEqual(await left(), { messages: 0, putAside: 0 })
    assert.isTrue(existsSync(own), 'made by hand')
    assert.closeTo((await timeOf('last-purge'))!, Date.now() - DAY, HOUR)
  })

  test('leaves no session, wait or limit of the future', async ({ assert }) => {
    await signIn()
    await db.transaction((trx) => enqueue(trx, SendAccountMail, {} as never, 400 * DAY))
    const future = Date.now() + 400 * DAY
    const text = timestamp(future)
    await db
      .from('auth_access_tokens')
      .update({ created_at: text, expires_at: text, last_used_at: text })
    await ContactMessageFactory.merge({ createdAt: text, deletedAt: text }).create()
    await db.table('rate_limits').multiInsert([
      { key: 'contact:all', points: 200, expire: future },
      { key: 'sign-in:own', points: 2, expire: Date.now() + 23 * HOUR },
    ])

    assert.equal(await undoClockJump(), 7)

    const [token] = await db.from('auth_access_tokens')
    const latest = Date.now() + env.get('TOKEN_LIFETIME_DAYS') * DAY
    assert.isAtMost(Date.parse(token.expires_at), latest)
    assert.isAtMost(Date.parse(token.last_used_at), Date.now())
    const limits = await db.from('rate_limits').select('key')
    assert.deepEqual(
      limits.map(({ key }) => key),
      ['sign-in:own']
    )
    const [job] = await db.from('queue_jobs')
    assert.isAtMost(Number(job.execute_at), Date.now())
    assert.equal(await undoClockJump(), 0)
  })
})
