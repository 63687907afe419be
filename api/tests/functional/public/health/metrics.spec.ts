import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import SendNotification from '#jobs/send_notification'
import { duePendingSince } from '#health/queue_check'
import { enqueue } from '#jobs/enqueue'

const UNKNOWN = '0193a5e0-0000-7000-8000-000000000000'

test.group('Metrics', () => {
  test('count requests by method, route and status, and time them', async ({ client, assert }) => {
    const read = async () => (await client.get('/metrics')).text()
    const counted = async (route: string, status: number) => {
      const series = `http_requests_total{method="GET",route="${route}",status="${status}"}`
      const line = (await read()).split('\n').find((one) => one.startsWith(series))
      return Number(line?.split(' ')[1] ?? 0)
    }
    // Lists are answered before the framework, but for what it has to refuse.
    const asked = [
      { url: `/api/tournaments/${UNKNOWN}`, route: '/api/tournaments/:id', status: 404 },
      { url: '/api/tournaments', route: '/api/tournaments', status: 200 },
      { url: '/api/tournaments?after=nowhere', route: '/api/tournaments', status: 422 },
    ]
    for (const { url, route, status } of asked) {
      const before = await counted(route, status)
      for (let count = 0; count < 3; count += 1) await client.get(url)
      assert.equal((await counted(route, status)) - before, 3, url)
    }

    await client.get('/wp-login.php?secret=words')
    const text = await read()
    assert.include(text, 'http_requests_total{method="GET",route="none",status="404"}')
    assert.include(text, 'http_request_duration_seconds_bucket{le="0.005",method="GET"')
    assert.notMatch(text, /wp-login|secret|0193a5e0/)
  })

  test('tell the depth of the queue, the delay of the event loop and the process', async ({
    client,
    assert,
  }) => {
    await db.transaction((trx) => enqueue(trx, SendNotification, { id: UNKNOWN, attempt: 1 }))
    const queued = await duePendingSince()
    assert.closeTo(queued!, Date.now(), 60_000, 'the score of the queue, as it composes it')
    const score = 5e13 + Date.now() - 90_000
    await db.from('queue_jobs').update({ score })
    const response = await client.get('/metrics')
    response.assertStatus(200)
    assert.match(response.header('content-type')!, /^text\/plain; version=0\.0\.4/)
    const text = response.text()
    assert.include(text, 'academy_database_up 1\n')
    assert.include(text, 'academy_queue_jobs{status="pending"} 1\n')
    assert.include(text, 'academy_queue_jobs{status="failed"} 0\n')
    assert.closeTo(Number(/^academy_queue_oldest_seconds (.+)$/m.exec(text)![1]), 90, 5)
    assert.match(text, /^nodejs_eventloop_lag_seconds [\d.e-]+$/m)
    assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m)
    assert.match(text, /^process_resident_memory_bytes \d+$/m)
  })

  const STRANGERS: [string, Record<string, string>][] = [
    ['a visitor behind the proxy', { 'X-Forwarded-For': '203.0.113.9' }],
    ['who claims to be this machine', { 'X-Forwarded-For': '127.0.0.1' }],
    ['who claims it in the standard’s way', { Forwarded: 'for=127.0.0.1' }],
    ['whom another proxy speaks for', { 'X-Real-IP': '::1' }],
  ]
  for (const [who, headers] of STRANGERS) {
    test(`do not exist for ${who}`, async ({ client, assert }) => {
      const response = await client.get('/metrics').headers(headers)
      const unknown = await client.get('/nothing-here').headers(headers)
      response.assertStatus(404)
      assert.deepEqual(response.body(), unknown.body())
      assert.equal(response.header('content-type'), unknown.header('content-type'))
    })
  }
})
