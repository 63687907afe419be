import assert from 'node:assert/strict'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { after, before, beforeEach, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { identity } from '../../../api/shared/identity/identity.ts'
import { copyEnds } from '../../../api/shared/rules/shared_copies.ts'
import { startNginx, type Nginx } from './fixture.ts'
import { PICTURE, SHARE_PICTURE } from './release.ts'
import { LASTING, PUBLIC, send } from './upstream.ts'

let nginx: Nginx
before(async () => {
  nginx = await startNginx({ PICTURES: 'bucket' })
})
after(() => nginx?.stop())
beforeEach(async () => {
  await nginx.upstream.stop()
  await nginx.upstream.start()
  nginx.upstream.requests = []
})

/** Each test has addresses of its own, so that no copy of another one is in the way. */
let count = 0
const unseen = () => `/updates/item-${(count += 1)}`
const answerWith = (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  nginx.upstream.answer = answer
}
const requested = () => nginx.upstream.addresses
const YEAR = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Type': 'image/webp',
}

describe('a cached answer', () => {
  test('is requested once for simultaneous requests', async () => {
    answerWith((_, response) => void setTimeout(() => send(response, 'one', LASTING), 100))
    const path = unseen()
    const crowd = await Promise.all(Array.from({ length: 30 }, () => nginx.ask({ path })))
    assert.deepEqual([...new Set(crowd.map(({ text }) => text))], ['one'])
    assert.deepEqual(requested(), [path])
  })

  test('is at most one and a half seconds old: pages and lists, and two: pictures', async () => {
    const picture = PICTURE.replace('00', '77')
    // A file of this name lies in the folder, as one of before the move to the bucket may.
    const share = SHARE_PICTURE
    const paths = ['/', '/updates', '/api/achievements', '/puzzle', unseen(), picture, share]
    let text = 'before'
    answerWith(({ url }, response) =>
      send(response, text, url?.startsWith('/uploads') ? YEAR : undefined)
    )
    for (const path of paths) {
      const answer = await nginx.ask({ path })
      assert.equal(answer.text, 'before')
      if (path.startsWith('/uploads')) {
        assert.equal(answer.headers['cache-control'], YEAR['Cache-Control'])
        assert.match(String(answer.headers['content-security-policy']), /sandbox/)
      }
    }
    text = 'after'
    await sleep(1500)
    for (const path of paths.filter((one) => !one.startsWith('/uploads'))) {
      assert.equal((await nginx.ask({ path })).text, 'after', path)
    }
    await sleep(500)
    for (const path of paths) assert.equal((await nginx.ask({ path })).text, 'after', path)
  })

  test('is revalidated with its ETag', async () => {
    answerWith((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"one"'
      const headers = { 'Cache-Control': PUBLIC, 'X-Accel-Expires': copyEnds(), ETag: '"one"' }
      send(response, isKnown ? '' : 'whole', headers, isKnown ? 304 : 200)
    })
    const path = unseen()
    await nginx.ask({ path })
    await sleep(1500)
    assert.equal((await nginx.ask({ path })).text, 'whole')
    assert.equal(nginx.upstream.requests.at(-1)!.headers['if-none-match'], '"one"')
  })

  test('is fetched without the token and cookies of the request', async () => {
    answerWith((_, response) => send(response, 'x', LASTING))
    for (const path of [unseen(), '/api/tournaments']) {
      await nginx.ask({ path, headers: { Authorization: 'Bearer one', Cookie: 'a=b' } })
      await nginx.ask({ path })
    }
    assert.equal(requested().length, 2)
    for (const { headers } of nginx.upstream.requests) {
      assert.equal(`${headers.authorization} ${headers.cookie}`, 'undefined undefined')
    }
  })

  test('has one key for every spelling of its address, and one copy per encoding', async () => {
    answerWith(({ headers }, response) =>
      send(response, String(headers['accept-encoding']), { ...LASTING, Vary: 'Accept-Encoding' })
    )
    const path = unseen()
    const encodings = []
    for (const spelling of [
      'gzip, deflate, br, zstd',
      'br',
      'gzip',
      'deflate, gzip',
      'GZIP;q=0.5, br;q=0',
      'zstd',
      'x-gzip',
      '*',
    ]) {
      encodings.push((await nginx.ask({ path, headers: { 'Accept-Encoding': spelling } })).text)
    }
    assert.deepEqual(encodings, [
      'br',
      'br',
      'gzip',
      'gzip',
      'gzip',
      'undefined',
      'undefined',
      'undefined',
    ])
    for (const odd of [path.replace('item', '%69tem'), `/updates/x/..${path.slice(8)}`]) {
      await nginx.ask({ path: odd })
    }
    assert.deepEqual(requested(), [path, path, path])
  })
})

test('a search is not cached, and tracking parameters are ignored', async () => {
  answerWith((_, response) => send(response, 'x', LASTING))
  const paths = ['/achievements?q=open', '/achievements?q=open', '/achievements?sort=rating']
  for (const path of [...paths, '/achievements?fbclid=1', '/achievements?utm_source=x'])
    await nginx.ask({ path })
  const list = '/api/achievements?after=1'
  await nginx.ask({ path: list })
  await nginx.ask({ path: list })
  assert.deepEqual(requested(), [...paths, '/achievements', list, list])
})

for (const [what, headers] of [
  ['no-store', { 'Cache-Control': 'no-store' }],
  ['a cookie', { ...LASTING, 'Set-Cookie': 'a' }],
] as const) {
  test(`an answer with ${what} is not cached`, async () => {
    answerWith((_, response) => send(response, 'x', { ...headers }))
    const path = unseen()
    await nginx.ask({ path })
    await nginx.ask({ path })
    assert.deepEqual(requested(), [path, path])
  })
}

for (const path of [
  '/api/contacts',
  '/api/tournaments/admin',
  '/api/tournaments/open',
  '/api/tournaments/',
]) {
  test(`${path} is never cached and gets the token, also with POST`, async () => {
    answerWith(({ method, headers }, response) =>
      send(response, `${method} ${headers.authorization}`, LASTING)
    )
    for (const method of path === '/api/tournaments/' ? ['POST'] : ['GET', 'POST']) {
      for (const token of ['Bearer one', 'Bearer two']) {
        const answer = await nginx.ask({ path, method, headers: { Authorization: token } })
        assert.equal(answer.text, `${method} ${token}`)
      }
    }
  })
}

describe('while the upstream processes fail', () => {
  const path = '/updates/cached'
  /** Expires after a second, and may be served for a minute while the processes fail. */
  async function fillCache() {
    answerWith((_, response) => send(response, 'cached'))
    for (const one of [path, '/']) await nginx.ask({ path: one })
    await sleep(2000)
  }

  test('expired copies are served with hanging and with stopped processes', async () => {
    await fillCache()
    answerWith(() => {})
    assert.equal((await nginx.ask({ path })).text, 'cached')
    await nginx.upstream.stop()
    for (const one of [path, '/']) assert.equal((await nginx.ask({ path: one })).text, 'cached')
    assert.equal((await nginx.ask({ path: '/about' })).status, 200)
  })

  test('a copy without stale-if-error is not served', async () => {
    const other = unseen()
    answerWith((_, response) => send(response, 'x', { 'Cache-Control': 'public, s-maxage=1' }))
    await nginx.ask({ path: other })
    await sleep(2000)
    await nginx.upstream.stop()
    const page = await nginx.ask({ path: other })
    assert.equal(page.status, 503)
    assert.match(page.text, /Back in a moment/)
    assert.match(String(page.headers['content-security-policy']), /style-src 'self' 'sha256-/)
  })

  for (const [path, title] of [
    ['/', 'Back in a moment'],
    ['/mr', 'थोड्याच वेळात परत येऊ'],
    ['/hi/updates', 'थोड़ी देर में लौटेंगे'],
  ] as const) {
    test(`without a copy ${path} is a page with phone and WhatsApp`, async () => {
      await nginx.upstream.stop()
      // No other test asks for this encoding, which has a copy of its own.
      const page = await nginx.ask({ path, headers: { 'Accept-Encoding': 'br' } })
      assert.equal(page.status, 503)
      assert.ok(page.text.includes(`<h1>${title}</h1>`), page.text)
      assert.ok(page.text.includes(identity.phone.href))
      assert.ok(page.text.includes(`https://wa.me/${identity.whatsapp}`))
      assert.equal(page.headers['retry-after'], '5')
      assert.equal(page.headers['cache-control'], 'no-store')
    })
  }

  for (const [language, sentence] of [
    ['', 'Press Back: what you typed is still there'],
    ['/mr', 'मागे जा: तुम्ही लिहिलेले तिथेच आहे'],
    ['/hi', 'पीछे जाएँ: आपका लिखा हुआ वहीं है'],
  ] as const) {
    test(`a message sent to ${language}/contact/send without scripts can be sent again`, async () => {
      await nginx.upstream.stop()
      const page = await nginx.ask({
        path: `${language}/contact/send`,
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'name=Asha',
      })
      assert.equal(page.status, 503)
      assert.ok(page.text.includes(sentence), page.text)
      assert.equal(page.headers['retry-after'], '5')
      assert.match(String(page.headers['content-security-policy']), /style-src 'self' 'sha256-/)
    })
  }

  test('an API call is refused as JSON', async () => {
    await nginx.upstream.stop()
    for (const method of ['GET', 'POST']) {
      const { status, text, headers } = await nginx.ask({ path: '/api/contacts', method })
      assert.equal(status, 503)
      assert.equal((JSON.parse(text) as { code: string }).code, 'busy')
      assert.equal(`${headers['retry-after']} ${headers['cache-control']}`, '5 no-store')
    }
  })
})
