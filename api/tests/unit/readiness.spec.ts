import { statSync } from 'node:fs'
import { extname, join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import pg from 'pg'
import { withSqliteFile } from '#backup/sqlite_file'
import { QueueCheck } from '#health/queue_check'
import { readiness } from '#health/readiness'
import env from '#start/env'
import { isPostgres } from '#tests/child_database'
import { until } from '#tests/until'

/** Whether it is ready, and what is not well, by the names of the checks. */
async function ask(read = readiness) {
  const { isHealthy, checks } = await read({ fresh: true })
  const unwell = checks.filter(({ status }) => status === 'error')
  return { isHealthy, unwell: unwell.map(({ name, message }) => `${name}: ${message}`) }
}

const WELL = { isHealthy: true, unwell: [] }

test.group('Readiness', () => {
  if (!isPostgres) {
    test('is red while another program locks the database', async ({ assert, cleanup }) => {
      const file = join(env.get('DATA_DIR'), 'academy.sqlite')
      const written = () => [statSync(file).mtimeMs, statSync(`${file}-wal`).size]
      const before = written()
      for (let count = 0; count < 20; count += 1) assert.deepEqual(await ask(), WELL)
      assert.deepEqual(written(), before)

      const { client: pool } = db.connection().getWriteClient()
      const { acquireConnection } = pool
      cleanup(() => Object.assign(pool, { acquireConnection }))
      let looks = 0
      pool.acquireConnection = () => {
        looks += 1
        return acquireConnection.call(pool)
      }
      // Another connection of this library: locks of another in the same process would not count.
      await withSqliteFile(file, async (other) => {
        await other.rawQuery('begin immediate')
        // One look for all: if each waited for the one before, all would wait long.
        const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
        await other.rawQuery('rollback')
        assert.equal(looks, 1)
        for (const answer of answers) {
          assert.deepEqual(answer, {
            isHealthy: false,
            unwell: ['Database: Another program keeps the database locked'],
          })
        }
      })
      assert.deepEqual(await ask(), WELL)
    })
  }

  if (isPostgres) {
    test('is red while PostgreSQL refuses connections', async ({ assert, cleanup }) => {
      const { DB_DATABASE: name, DB_HOST: host, DB_PORT: port, DB_USER: user } = process.env
      const client = new pg.Client({ host, port: Number(port), user, database: 'postgres' })
      await client.connect()
      cleanup(() => client.end())
      assert.deepEqual(await ask(), WELL)
      const allow = async () => {
        await client.query(`alter database "${name}" allow_connections true`)
      }
      cleanup(allow)
      await client.query(`alter database "${name}" allow_connections false`)
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
      )
      const { isHealthy, unwell } = await ask()
      assert.isFalse(isHealthy)
      assert.match(unwell[0]!, /^Database: It could not be done/)
      await allow()
      // It may still be handed a connection that is cut and does not know it yet.
      await until(async () => (await ask()).isHealthy)
      assert.deepEqual(await ask(), WELL)
    })
  }

  test('is red when the disk is fuller than the limit', async ({ assert, cleanup }) => {
    for (const name of ['DISK_WARN_PERCENT', 'DISK_FAIL_PERCENT'] as const) {
      const usual = env.get(name)
      cleanup(() => env.set(name, usual))
      env.set(name, 1)
    }
    // The limits are read when the module is.
    const url = new URL(
      `../../app/health/readiness${extname(import.meta.url)}?full`,
      import.meta.url
    )
    const anew = (await import(url.href)) as { readiness: typeof readiness }
    const { isHealthy, unwell } = await ask(anew.readiness)
    assert.isFalse(isHealthy)
    assert.match(unwell.join(), /^Disk space check: Disk usage is \d+%/)
  })
})

test.group('Upkeep', (group) => {
  group.each.teardown(async () => void (await db.from('queue_jobs').delete()))

  test('is red when the queue is not being worked', async ({ assert }) => {
    const due = (minutes: number) => Date.now() - minutes * 60_000
    const job = (id: string, fields: object) =>
      db.table('queue_jobs').insert({ id, queue: 'default', data: '{}', ...fields })
    const fault = async () => {
      const { status, message } = await new QueueCheck().run()
      return status === 'error' ? message : undefined
    }
    const REASON = 'The queue is not being worked'
    await job('a', { status: 'pending', score: 5e13 + due(14) })
    await job('b', { status: 'delayed', execute_at: due(-60) })
    assert.isUndefined(await fault())
    await job('c', { status: 'pending', score: 5e13 + due(16) })
    assert.equal(await fault(), REASON)
    await db.from('queue_jobs').where('id', 'c').delete()
    assert.isUndefined(await fault())
    await db
      .from('queue_jobs')
      .where('id', 'b')
      .update({ execute_at: due(16) })
    assert.equal(await fault(), REASON)
    await db.from('queue_jobs').delete()
    assert.isUndefined(await fault())
  })
})
