import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers } from '#tests/child'
import { freePort } from '#tests/free_port'

const guess = (port: string) =>
  fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'director@academy.example', password: 'a wrong guess' }),
  })

test.group('Limits in Redis', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  test('are shared by processes; without Redis a guess is answered 503, and counted again after', async ({
    assert,
    cleanup,
  }) => {
    const redisPort = String(await freePort())
    const startRedis = () => spawn('redis-server', ['--port', redisPort, '--save', ''])
    let redis = startRedis()
    const DATA_DIR = temporaryFolder()
    const ports = [String(await freePort()), String(await freePort())]
    const env = { DATA_DIR, LIMITER_STORE: 'redis', REDIS_PORT: redisPort, LIMIT_SIGN_IN: '3' }
    const children = ports.map((PORT) => start(['bin/server.ts'], { ...env, PORT }))
    cleanup(() => {
      for (const child of [...children, redis]) child.kill('SIGKILL')
    })
    for (const port of ports) {
      await untilAnswers(`http://127.0.0.1:${port}/api/health`, Date.now() + 30_000)
    }

    const statuses: number[] = []
    for (const port of [...ports, ...ports]) statuses.push((await guess(port)).status)
    assert.deepEqual(statuses, [400, 400, 400, 429])

    redis.kill('SIGKILL')
    await once(redis, 'exit')
    assert.equal((await guess(ports[0]!)).status, 503)

    redis = startRedis()
    let status = 503
    for (const deadline = Date.now() + 15_000; status === 503 && Date.now() < deadline;) {
      status = (await guess(ports[0]!)).status
    }
    assert.equal(status, 400)
  })

  test('cost nothing where the database counts: its client is not even loaded', ({ assert }) => {
    const loaded = Object.keys(createRequire(import.meta.url).cache)
    assert.isFalse(loaded.some((file) => file.includes('/ioredis/')))
  })
})
