import { once } from 'node:events'
import { test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers } from '#tests/child'
import { outside } from '#tests/outside'
import { until } from '#tests/until'
import { freePort } from '#tests/free_port'

const PORTS = [String(await freePort()), String(await freePort())]

test.group('Processes that start at once on an empty database', () => {
  test('share one director, one key and one set of demo content', async ({ assert, cleanup }) => {
    const DATA_DIR = temporaryFolder()
    const children = PORTS.map((PORT) =>
      start(['bin/server.ts'], { DATA_DIR, PORT, DEMO: '1', QUEUE_WORKER: '0' })
    )
    cleanup(() => children.forEach((child) => void child.kill('SIGKILL')))
    const deadline = Date.now() + 60_000
    await Promise.all(
      PORTS.map((PORT) => untilAnswers(`http://127.0.0.1:${PORT}/api/health`, deadline))
    )
    await until(() => children.some(({ text }) => text.includes('(shown only now)')))
    const [sentence, ...others] = children.map(({ text }) => text.trim()).filter(Boolean)
    const [, email, password] = /director: (\S+) with the password (\S+)/.exec(sentence!)!
    assert.deepEqual(others, [], 'only one made a director')
    for (const PORT of PORTS) {
      const response = await fetch(`http://127.0.0.1:${PORT}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      assert.equal(response.status, 200)
    }
    const counts = {
      users: 1,
      tournaments: 6,
      achievements: 8,
      contact_messages: 4,
      queue_schedules: 2,
    }
    for (const [table, expected] of Object.entries(counts)) {
      const [row] = await outside(DATA_DIR, `select count(*) as count from ${table}`)
      assert.equal(Number(row!.count), expected, table)
    }
    const exits = children.map((child) => once(child, 'exit'))
    children.forEach((child) => void child.kill('SIGTERM'))
    for (const exit of await Promise.all(exits)) assert.deepEqual(exit, [0, null])
  })
})
