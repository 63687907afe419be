import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { BUSY } from '../../../api/shared/rules/refusals.ts'
import { PUBLIC, send } from './fixture-upstream.ts'
import { RunningNginx } from './running-nginx.ts'

const kept = [
  ...['/', '/puzzle', '/puzzle/2026-11-20', '/mr', '/hi/puzzle'],
  ...['/api/tournaments', '/api/achievements', '/updates', '/achievements', '/updates/open'],
]
const files = ['/about', '/login', '/admin', '/admin/contacts']

let nginx: RunningNginx
before(async () => {
  nginx = await RunningNginx.start()
  nginx.upstream.answer = ({ url }, response) => send(response, `kept ${url}`)
  for (const path of kept) await nginx.ask({ path })
  await pause(2100)
})
after(() => nginx?.stop())

async function assertServed() {
  for (const path of kept) {
    const { status, text } = await nginx.ask({ path })
    assert.equal(status, 200, path)
    assert.equal(text, `kept ${path}`)
  }
  for (const path of files) assert.equal((await nginx.ask({ path })).status, 200, path)
}

describe('when the processes behind', () => {
  for (const status of [500, 502, 503, 504]) {
    test(`answer ${status}, older copies are served`, async () => {
      nginx.upstream.answer = (_, response) =>
        send(response, 'broken', { 'Cache-Control': 'no-store' }, status)
      await assertServed()
    })
  }

  test('hang, older copies are served', { timeout: 60_000 }, async () => {
    nginx.upstream.answer = () => {}
    const { status, text } = await nginx.ask({ path: '/api/tournaments' })
    assert.equal(status, 200)
    assert.equal(text, 'kept /api/tournaments')
  })

  test('are gone, older copies are served, with a token too', async () => {
    await nginx.upstream.stop()
    await assertServed()
    const headers = { Authorization: 'Bearer stale' }
    assert.equal((await nginx.ask({ path: '/api/tournaments', headers })).status, 200)
  })

  test('are gone and nginx starts again, older copies are served', async () => {
    await nginx.halt()
    await nginx.run()
    await assertServed()
  })

  test('are gone, a call to the API is refused as JSON', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await nginx.ask({ path: '/api/contacts', method, body: '' })
      assert.equal(answer.status, 503)
      assert.deepEqual(JSON.parse(answer.text), { message: BUSY, code: 'busy' })
      assert.match(String(answer.headers['content-type']), /^application\/json/)
      assert.equal(answer.headers['retry-after'], '5')
      assert.equal(answer.headers['cache-control'], 'no-store')
    }
  })

  test('are gone and a page was never kept, a person is told so', async () => {
    const answer = await nginx.ask({ path: '/updates/never-seen' })
    assert.equal(answer.status, 503)
    assert.match(answer.text, /Back in a moment/)
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.match(String(answer.headers['content-security-policy']), /style-src 'self' 'sha256-/)
  })

  test('are gone for a week, the copies are still there', () => {
    assert.match(nginx.dump(), /proxy_cache_path [^;]* inactive=7d\b/)
  })

  test('come back, the next answer is theirs', async () => {
    nginx.upstream.answer = (_, response) => send(response, 'new', { 'Cache-Control': PUBLIC })
    await nginx.upstream.start()
    // Two failures close the way to a process for two seconds, which nginx counts as whole ones.
    await pause(3001)
    for (const path of kept) assert.equal((await nginx.ask({ path })).text, 'new')
  })
})
