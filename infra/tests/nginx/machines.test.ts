import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { picture } from './fixture-release.ts'
import { FixtureUpstream, send } from './fixture-upstream.ts'
import { RunningNginx } from './running-nginx.ts'

const other = new FixtureUpstream((_, response) => send(response, 'the other machine', {}, 201))

let nginx: RunningNginx
before(async () => {
  await other.start()
  nginx = await RunningNginx.start({
    PICTURES: 'bucket',
    OTHER_MACHINES: `127.0.0.1:${other.port}`,
  })
})
after(async () => {
  await nginx?.stop()
  await other.stop()
})
beforeEach(() => {
  other.forget()
  nginx.upstream.forget()
})

/** Posts so often that both are asked first. */
async function statuses(path: string, times = 4) {
  const seen: number[] = []
  for (let count = 0; count < times; count += 1) {
    seen.push((await nginx.ask({ path, method: 'POST', body: 'words' })).status)
  }
  return seen
}

describe('several machines', () => {
  test('share the requests', async () => {
    nginx.upstream.answer = (_, response) => send(response, 'this machine', {}, 201)
    await statuses('/api/contacts')
    assert.equal(other.requests.length, 2)
    assert.equal(nginx.upstream.requests.length, 2)
  })

  test('a message on its way to a machine that dies is handed to another one', async () => {
    nginx.upstream.answer = (_, response) => response.destroy()
    assert.deepEqual(await statuses('/api/contacts'), [201, 201, 201, 201])
    assert.ok(nginx.upstream.requests.length > 0)
  })

  test('what may not happen twice is not', async () => {
    // One that has failed twice is not asked for two seconds, which nginx counts as whole ones.
    await pause(3001)
    nginx.upstream.answer = (_, response) => response.destroy()
    const seen = await statuses('/api/tournaments', 12)
    assert.ok(seen.includes(503), seen.join())
    assert.equal(nginx.upstream.requests.length + other.requests.length, 12)
  })

  test('pictures come from the bucket through a process, once', async () => {
    const answer = (response: Parameters<typeof send>[0]) =>
      send(response, 'bytes', {
        'Content-Type': 'image/webp',
        'Cache-Control': 'public, max-age=9',
      })
    nginx.upstream.answer = (_, response) => answer(response)
    other.answer = (_, response) => answer(response)
    for (let count = 0; count < 3; count += 1) {
      const { status, headers, text } = await nginx.ask({ path: picture })
      assert.equal(status, 200)
      assert.equal(text, 'bytes')
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
      assert.match(String(headers['content-security-policy']), /sandbox/)
    }
    assert.equal(nginx.upstream.requests.length + other.requests.length, 1)
    assert.equal((await nginx.ask({ path: '/uploads/app.key' })).status, 404)
  })
})
