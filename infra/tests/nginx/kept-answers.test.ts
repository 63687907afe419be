import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { keepForSecond } from '../../start/kept-second.ts'
import { LASTING, PUBLIC, send } from './fixture-upstream.ts'
import { RunningNginx } from './running-nginx.ts'

let nginx: RunningNginx
let version = 0

before(async () => {
  nginx = await RunningNginx.start()
})
after(() => nginx?.stop())
beforeEach(async () => {
  version += 1
  nginx.upstream.answer = (_, response) => send(response, `version ${version}`, LASTING)
  await nginx.forgetCopies()
  nginx.upstream.forget()
})

const feeds = ['/updates.ics', '/updates.xml', '/achievements.xml', '/sitemap.xml']
const puzzles = [
  '/puzzle',
  ...['', '.json', '.svg', '.jpg'].map((end) => `/puzzle/2026-11-20${end}`),
]
const translated = [
  ...['/mr', '/hi', '/mr/puzzle', '/hi/puzzle'],
  ...['', '.json', '.jpg'].map((end) => `/mr/puzzle/2026-11-20${end}`),
]
const lists = ['/api/tournaments', '/api/achievements', '/updates', '/achievements']
const kept = ['/', ...puzzles, ...translated, ...lists, ...feeds]
const items = [
  '/updates/spring-open',
  '/updates/spring-open.ics',
  '/updates/spring-open/poster',
  '/achievements/0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
]

describe('kept answers', () => {
  test('a crowd asks for each once', async () => {
    nginx.upstream.answer = (_, response) =>
      void setTimeout(() => send(response, `version ${version}`, LASTING), 100)
    const paths = [...kept, ...items]
    for (const path of paths) {
      const crowd = await Promise.all(Array.from({ length: 40 }, () => nginx.ask({ path })))
      for (const { status, text } of crowd) {
        assert.equal(`${status} ${text}`, `200 version ${version}`)
      }
    }
    assert.deepEqual(nginx.upstream.addresses, paths)
  })

  test('a change is seen within two seconds', async () => {
    nginx.upstream.answer = (_, response) => send(response, `version ${version}`)
    const paths = [...kept, ...items]
    for (const path of paths) await nginx.ask({ path })
    version += 1
    await pause(2001)
    for (const path of paths) {
      assert.equal((await nginx.ask({ path })).text, `version ${version}`, path)
    }
  })

  test('a copy ends with the second in which it was made', async () => {
    nginx.upstream.answer = (request, response) => {
      keepForSecond(request, response)
      send(response, `version ${version}`)
    }
    const untilNextSecond = () => pause(1001 - (Date.now() % 1000))
    const paths = [...kept, ...items]
    await untilNextSecond()
    for (const path of paths) await nginx.ask({ path })
    version += 1
    await untilNextSecond()
    for (const path of paths) {
      const { text, headers } = await nginx.ask({ path })
      assert.equal(text, `version ${version}`, path)
      assert.equal(headers['x-accel-expires'], undefined)
    }
  })

  test('a crowd that waited for a slow answer is content with it', async () => {
    nginx.upstream.answer = (request, response) => {
      keepForSecond(request, response)
      setTimeout(() => send(response, `version ${version}`), 1100)
    }
    const path = '/updates'
    await Promise.all(Array.from({ length: 6 }, () => nginx.ask({ path })))
    // Once more where the answer came in the last moment of its second.
    const { length } = nginx.upstream.requests
    assert.ok(length <= 2, `${length} requests`)
  })

  test('only an answer for everybody is kept so', async () => {
    nginx.upstream.answer = (request, response) => {
      keepForSecond(request, response)
      send(response, `version ${version}`, { 'Cache-Control': 'no-store' }, 503)
    }
    await nginx.ask({ path: '/updates/not-made' })
    await nginx.ask({ path: '/updates/not-made' })
    assert.equal(nginx.upstream.requests.length, 2)
  })

  test('a copy is renewed with its ETag, which costs a 304', async () => {
    nginx.upstream.answer = (request, response) => {
      if (request.headers['if-none-match'] === '"one"') {
        return send(response, '', { 'Cache-Control': PUBLIC, ETag: '"one"' }, 304)
      }
      send(response, 'whole', { 'Cache-Control': PUBLIC, ETag: '"one"' })
    }
    const path = '/api/tournaments'
    await nginx.ask({ path })
    await pause(2100)
    const renewed = await nginx.ask({ path })
    assert.equal(renewed.text, 'whole')
    const last = nginx.upstream.requests.at(-1)!
    assert.equal(last.headers['if-none-match'], '"one"')
    const browser = await nginx.ask({ path, headers: { 'If-None-Match': '"one"' } })
    assert.equal(browser.status, 304)
  })

  test('a token does not reach a kept list, and does not bypass its copy', async () => {
    const headers = { Authorization: 'Bearer oat_secret', Cookie: 'a=b' }
    for (const path of kept) {
      await nginx.ask({ path, headers })
      await nginx.ask({ path })
    }
    assert.deepEqual(nginx.upstream.addresses, kept)
    for (const { headers } of nginx.upstream.requests) {
      assert.equal(headers.authorization, undefined)
      assert.equal(headers.cookie, undefined)
    }
  })

  const persons = [
    '/api/tournaments/admin',
    '/api/achievements/admin',
    '/api/contacts',
    '/api/settings',
    '/api/auth/profile',
    '/api/tournaments/spring-open',
    '/api/tournaments/',
    '/api/health/ready',
  ]
  for (const path of persons) {
    test(`${path} is never kept and sees the token`, async () => {
      nginx.upstream.answer = (request, response) =>
        send(response, `for ${request.headers.authorization}`)
      const first = await nginx.ask({ path, headers: { Authorization: 'Bearer one' } })
      const second = await nginx.ask({ path, headers: { Authorization: 'Bearer two' } })
      const nobody = await nginx.ask({ path })
      assert.equal(first.text, 'for Bearer one')
      assert.equal(second.text, 'for Bearer two')
      assert.equal(nobody.text, 'for undefined')
      await nginx.upstream.stop()
      const gone = await nginx.ask({ path, headers: { Authorization: 'Bearer one' } })
      await nginx.upstream.start()
      assert.equal(gone.status, 503)
      assert.doesNotMatch(gone.text, /Bearer/)
    })
  }

  test('publishing goes to the same address as the list, with its token, and is never kept', async () => {
    const path = '/api/tournaments'
    nginx.upstream.answer = (request, response) =>
      send(response, `${request.method} ${request.headers.authorization}`)
    const publish = () =>
      nginx.ask({ path, method: 'POST', headers: { Authorization: 'Bearer one' }, body: 'x' })
    assert.equal((await publish()).text, 'POST Bearer one')
    assert.equal((await publish()).text, 'POST Bearer one')
    assert.equal((await nginx.ask({ path })).text, 'GET undefined')
    assert.equal(nginx.upstream.requests.length, 3)
  })

  test('what says no-store, or sets a cookie, is not kept', async () => {
    const refusals: Record<string, string>[] = [
      { 'Cache-Control': 'no-store' },
      { 'Cache-Control': PUBLIC, 'Set-Cookie': 'a' },
    ]
    for (const headers of refusals) {
      nginx.upstream.forget()
      nginx.upstream.answer = (_, response) => send(response, 'x', headers)
      await nginx.ask({ path: '/updates/not-kept' })
      await nginx.ask({ path: '/updates/not-kept' })
      assert.equal(nginx.upstream.requests.length, 2)
    }
  })

  test('a search is rendered each time; what a messenger adds changes nothing', async () => {
    await nginx.ask({ path: '/updates?q=open' })
    await nginx.ask({ path: '/updates?q=open' })
    await nginx.ask({ path: '/achievements?sort=rating' })
    await nginx.ask({ path: '/updates?fbclid=1' })
    await nginx.ask({ path: '/updates?utm_source=x' })
    await nginx.ask({ path: '/updates' })
    assert.deepEqual(nginx.upstream.addresses, [
      '/updates?q=open',
      '/updates?q=open',
      '/achievements?sort=rating',
      '/updates',
    ])
  })

  test('a list with arguments is not kept under the list without', async () => {
    await nginx.ask({ path: '/api/tournaments?cursor=1' })
    await nginx.ask({ path: '/api/tournaments?cursor=1' })
    await nginx.ask({ path: '/api/tournaments' })
    assert.equal(
      nginx.upstream.addresses.join(' '),
      ['/api/tournaments?cursor=1', '/api/tournaments?cursor=1', '/api/tournaments'].join(' ')
    )
  })

  test('one address has one reading: an odd spelling asks for the plain address', async () => {
    for (const path of [
      '/api/./tournaments',
      '/api/contacts/../tournaments',
      '/api/%74ournaments',
    ]) {
      await nginx.forgetCopies()
      nginx.upstream.forget()
      await nginx.ask({ path })
      assert.deepEqual(nginx.upstream.addresses, ['/api/tournaments'], path)
    }
  })

  test('browsers that spell their encodings differently share three copies', async () => {
    nginx.upstream.answer = (request, response) => {
      const encoding = String(request.headers['accept-encoding'] ?? 'none')
      send(response, encoding, { ...LASTING, Vary: 'Accept-Encoding' })
    }
    const spellings = ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br', 'gzip', 'zstd', '*']
    const seen = []
    for (const spelling of spellings) {
      const path = '/api/achievements'
      seen.push((await nginx.ask({ path, headers: { 'Accept-Encoding': spelling } })).text)
    }
    assert.deepEqual(seen, ['br', 'br', 'br', 'gzip', 'none', 'none'])
    assert.equal(nginx.upstream.requests.length, 3)
  })
})
