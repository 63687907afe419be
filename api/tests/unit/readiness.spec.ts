import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import pg from 'pg'
import { start, temporaryFolder, untilAnswers, untilOver } from '#tests/child'
import { childDatabase, isPostgres } from '#tests/child_database'
import { outside } from '#tests/outside'
import { until } from '#tests/until'
import { freePort } from '#tests/free_port'

const PORT = String(await freePort())
const ADDRESS = `http://127.0.0.1:${PORT}`

async function serve(env: Record<string, string> = {}, folder = temporaryFolder()) {
  const child = start(['bin/server.ts'], { DATA_DIR: folder, PORT, QUEUE_WORKER: '0', ...env })
  await untilAnswers(`${ADDRESS}/api/health`)
  return child
}

async function stop(child: ReturnType<typeof start>) {
  child.kill('SIGTERM')
  await untilOver(child)
}

/** What is not well, by the names of the checks; and the status. */
async function ask(what: 'ready' | 'upkeep' = 'ready') {
  const response = await fetch(`${ADDRESS}/api/health/${what}`)
  const { checks } = (await response.json()) as {
    checks: { name: string; status: string; message: string }[]
  }
  const unwell = checks.filter(({ status }) => status === 'error')
  return {
    status: response.status,
    unwell: unwell.map(({ name, message }) => `${name}: ${message}`),
  }
}

const WELL = { status: 200, unwell: [] }

test.group('Readiness of one server', (group) => {
  const folder = temporaryFolder()
  group.setup(async () => {
    const child = await serve({}, folder)
    return () => stop(child)
  })

  if (!isPostgres) {
    test('is red while another program locks the database', async ({ assert }) => {
      const file = join(folder, 'academy.sqlite')
      const written = () => [statSync(file).mtimeMs, statSync(`${file}-wal`).size].join()
      // The worker writes at moments of its own; if each question wrote, no round would be quiet.
      await until(async () => {
        const before = written()
        for (let count = 0; count < 20; count += 1) assert.deepEqual(await ask(), WELL)
        return written() === before
      })

      const other = new DatabaseSync(file)
      other.exec('begin immediate')
      // All at once: none waits for the one before, or all would take twenty times its patience.
      const began = Date.now()
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask()))
      assert.isBelow(Date.now() - began, 20 * 250)
      for (const answer of answers) {
        assert.deepEqual(answer, {
          status: 503,
          unwell: ['Database: Another program keeps the database locked'],
        })
      }
      assert.equal((await fetch(`${ADDRESS}/api/health/live`)).status, 200)
      other.exec('rollback')
      other.close()
      assert.deepEqual(await ask(), WELL)
    })
  }

  if (isPostgres) {
    test('is red while PostgreSQL refuses connections', async ({ assert, cleanup }) => {
      const { DB_DATABASE: name } = childDatabase(folder)
      const { DB_HOST: host, DB_PORT: port, DB_USER: user } = process.env
      const client = new pg.Client({ host, port: Number(port), user, database: 'postgres' })
      await client.connect()
      cleanup(() => client.end())
      assert.deepEqual(await ask(), WELL)
      await client.query(`alter database "${name}" allow_connections false`)
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
      )
      const { status, unwell } = await ask()
      assert.equal(status, 503)
      assert.match(unwell[0]!, /^Database: It could not be done/)
      await client.query(`alter database "${name}" allow_connections true`)
      // It may still be handed a connection that is cut and does not know it yet.
      await until(async () => (await ask()).status === 200)
      assert.deepEqual(await ask(), WELL)
    })
  }

  test('of the upkeep is red when the queue is not being worked', async ({ assert }) => {
    const due = (minutes: number) => Date.now() - minutes * 60_000
    const job = (id: string, columns: string, values: string) =>
      outside(
        folder,
        `insert into queue_jobs (id, queue, data, ${columns}) values ('${id}', 'default', '{}', ${values})`
      )
    const REASON = { status: 503, unwell: ['Background work: The queue is not being worked'] }
    await job('a', 'status, score', `'pending', ${5e13 + due(14)}`)
    await job('b', 'status, execute_at', `'delayed', ${due(-60)}`)
    assert.deepEqual(await ask('upkeep'), WELL)
    await job('c', 'status, score', `'pending', ${5e13 + due(16)}`)
    assert.deepEqual(await ask('upkeep'), REASON)
    assert.deepEqual(await ask(), WELL)
    await outside(folder, `delete from queue_jobs where id = 'c'`)
    assert.deepEqual(await ask('upkeep'), WELL)
    await outside(folder, `update queue_jobs set execute_at = ${due(16)} where id = 'b'`)
    assert.deepEqual(await ask('upkeep'), REASON)
    await outside(folder, `delete from queue_jobs`)
    assert.deepEqual(await ask('upkeep'), WELL)
  })
})

test.group('Readiness', () => {
  test('is red when the disk is fuller than the limit', async ({ assert }) => {
    const child = await serve({ DISK_WARN_PERCENT: '1', DISK_FAIL_PERCENT: '1' })
    const answer = await ask()
    assert.equal(answer.status, 503)
    assert.match(answer.unwell.join(), /^Disk space check: Disk usage is \d+%/)
    await stop(child)
  })

  test('is red after SIGTERM while requests are still answered', async ({ assert }) => {
    const child = await serve({ SHUTDOWN_DRAIN_MS: '60000' })
    child.kill('SIGTERM')
    const answer = await until(async () => {
      const ready = await fetch(`${ADDRESS}/api/health/ready`)
      return ready.status === 503 && ready
    })
    assert.deepEqual(await answer.json(), { status: 'stopping', checks: [] })
    const list = await fetch(`${ADDRESS}/api/tournaments`)
    assert.equal(list.status, 200)
    assert.equal(list.headers.get('connection'), 'close')
    const exit = once(child, 'exit')
    child.kill('SIGINT')
    assert.deepEqual(await exit, [0, null])
  })
})
