import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { after, before, describe, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { commonHeaders } from '../../start/headers.ts'
import { DOMAIN, startNginx, type Nginx } from './fixture.ts'
import { inlineScript, inlineStyle, PICTURE, SHARE_PICTURE } from './release.ts'
import { PUBLIC, send } from './upstream.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const PAGE = `style-src 'self' ${hashOf(inlineStyle)}`
const APP = `script-src 'self' ${hashOf(inlineScript)}`
const CLOSED = "default-src 'none'; frame-ancestors 'none'"
const WORKER = "default-src 'none'; connect-src 'self'"
const BOX = "default-src 'none'; sandbox"
const RENDERED = "default-src 'none'; script-src 'sha256-cmVuZGVyZWQ='; frame-ancestors 'none'"
const YEAR = 'public, max-age=31536000, immutable'
const NOT_FOUND = 'Page Not Found'
const gone = (path: string, text = NOT_FOUND): Row => [path, 404, text, 'no-cache', PAGE]
const rendered = (path: string): Row => [path, 200, `asked ${path}`, PUBLIC, RENDERED]

/** An address, and of its answer: status, some of the text, its cache policy, some of its content policy. */
type Row = [path: string, status: number, text: string, cache: string, policy: string]

const rows: Row[] = [
  // Files of the site.
  ['/about', 200, 'About', 'no-cache', PAGE],
  ['/mr/about', 200, 'ओळख', 'no-cache', PAGE],
  ['/robots.txt', 200, 'User-agent', 'no-cache', CLOSED],
  ['/mr/site.webmanifest', 200, '{}', 'no-cache', CLOSED],
  ['/_astro/app.D1VwdD2f.js', 200, 'site', YEAR, CLOSED],
  ['/worker.js', 200, 'site', 'no-cache', WORKER],
  // The director's app: a page for each of its addresses, but never in the place of a file.
  ['/login', 200, 'Admin', 'no-cache', APP],
  ['/login/', 200, 'Admin', 'no-cache', APP],
  ['/admin', 200, 'Admin', 'no-cache', APP],
  ['/admin/', 200, 'Admin', 'no-cache', APP],
  ['/admin/tournaments/x', 200, 'Admin', 'no-cache', APP],
  ['/admin/manifest.webmanifest', 200, '{}', 'no-cache', APP],
  ['/admin/assets/main.Xy12.js', 200, 'admin', YEAR, CLOSED],
  ['/admin/worker.js', 200, 'admin', 'no-cache', WORKER],
  // Pictures.
  [PICTURE, 200, 'a picture', YEAR, BOX],
  // Only the API knows what may be shown today.
  [SHARE_PICTURE, 200, `asked ${SHARE_PICTURE}`, YEAR, BOX],
  // Rendered by the processes.
  ...['/', '/updates', '/achievements', '/updates/open', '/updates/open.ics', '/puzzle'].map(
    rendered
  ),
  ...['/updates/open/poster', '/updates.ics', '/sitemap.xml', '/privacy'].map(rendered),
  ...['/puzzle/2026-11-20', '/puzzle/2026-11-20.jpg', '/mr', '/hi/updates'].map(rendered),
  ...[
    '/mr/updates/open/poster',
    '/mr/updates/open/results/7',
    '/mr/updates/open/results/round-3',
    '/hi/puzzle',
    '/mr/achievements',
  ].map(rendered),
  // The site redirects these.
  ...['', '/mr', '/hi'].flatMap((language) =>
    ['/courses', '/fees', '/tournaments', '/results'].map((guess) => rendered(language + guess))
  ),
  ['/api/contacts', 200, 'asked /api/contacts', PUBLIC, CLOSED],
  ['/api/tournaments', 200, 'asked /api/tournaments', PUBLIC, CLOSED],
  ['/api', 200, 'asked /api', PUBLIC, CLOSED],
  // Nothing, in the language of the address.
  ...[
    '/nowhere',
    '/nowhere/',
    '/about/deeper',
    '/about/deeper/',
    '/404',
    '/about.html.br',
    '/updates/a/b',
    '/metrics',
  ].map((path) => gone(path)),
  ...['/updates.xml', '/achievements.xml', '/outage/unsent.html', '/outage/mr'].map((path) =>
    gone(path)
  ),
  ['/api/%', 404, 'Not found.', 'no-store', CLOSED],
  ...['/refusals/400.txt', '/outage/unreadable.html', '/malformed'].map((path) => gone(path)),
  gone('/mr/updates.xml', 'पान सापडले नाही'),
  gone('/hi/achievements.xml', 'पेज नहीं मिला'),
  ...['/_astro/gone.js', '/_astro/', '/admin/assets/gone.js', '/admin/assets/'].map((path) =>
    gone(path)
  ),
  ...['/mr/nothing', '/mr/404', '/mr/404.html', '/mr/admin'].map((path) =>
    gone(path, 'पान सापडले नाही')
  ),
  ...['/%', '/updates/%', '/about%zz', '/%00', '/admin/%'].map((path) => gone(path)),
  ...['/mr/%', '/mr/updates/%E0%A4%A', '/mr%'].map((path) => gone(path, 'पान सापडले नाही')),
  ...['/hi/nothing', '/hi/updates/a/b', '/hi/updates/%'].map((path) => gone(path, 'पेज नहीं मिला')),
  // What is no business of visitors.
  ...['/.env', '/_astro/.env', '/admin/.env', '/dump.sql', '/about.html~', '/a.bak'].map((path) =>
    gone(path)
  ),
  ...['/_astro/app.D1VwdD2f.js.map', '/academy.sqlite', '/_image'].map((path) => gone(path)),
  ...[
    '/uploads',
    '/uploads/secret.txt',
    '/uploads/tournaments/',
    '/uploads/tournaments/page.html',
  ].map((path) => gone(path)),
  ...['withheld', './withheld', '%77ithheld'].map((folder) =>
    gone(PICTURE.replace('uploads', `uploads/${folder}`))
  ),
]

/** Of addresses that take a POST; the API's spec has the same. */
const OTHER_SPELLINGS = ['/contact/send/', '/contact/send.html', '/Contact/send', '/API/contacts']

let nginx: Nginx
before(async () => {
  nginx = await startNginx()
  nginx.upstream.answer = ({ url = '' }, response) =>
    send(response, `asked ${url}`, {
      ...commonHeaders,
      'Cache-Control': PUBLIC,
      'X-Powered-By': 'fixture',
      ...(!url.startsWith('/api') && { 'Content-Security-Policy': RENDERED }),
    })
})
after(() => nginx?.stop())

describe('an address has its status, text, cache policy and content policy', () => {
  for (const [path, status, text, cache, policy] of rows) {
    test(path, async () => {
      nginx.upstream.requests = []
      const answer = await nginx.ask({ path })
      const { headers } = answer
      assert.equal(answer.status, status)
      assert.ok(answer.text.includes(text), answer.text)
      assert.doesNotMatch(answer.text, /SECRET/)
      assert.equal(headers['cache-control'], cache)
      const sent = String(headers['content-security-policy'])
      assert.ok(sent.includes(policy), sent)
      assert.match(sent, /frame-ancestors 'none'/)
      assert.doesNotMatch(sent, /unsafe/)
      for (const [name, value] of Object.entries(commonHeaders)) {
        assert.equal(headers[name.toLowerCase()], value, name)
      }
      assert.equal(headers['strict-transport-security'], 'max-age=63072000; includeSubDomains')
      assert.equal(
        headers['service-worker-allowed'],
        path === '/admin/worker.js' ? '/admin' : undefined
      )
      assert.equal(headers['x-powered-by'], undefined)
      assert.equal(headers['server'], 'nginx')
      assert.equal(new Set(answer.names).size, answer.names.length, answer.names.join())
      assert.deepEqual(nginx.upstream.addresses, text.startsWith('asked') ? [path] : [])
    })
  }
})

const redirects = [
  ['/about/', '/about'],
  ['/mr/about.html', '/mr/about'],
  ['/index.html', '/'],
  ['/mr/', '/mr'],
  ['/mr/index.html', '/mr'],
  ['/hi/updates/', '/hi/updates'],
  ['/updates/?q=rapid', '/updates?q=rapid'],
  ['/updates/open/', '/updates/open'],
  ['/updates/open/poster/', '/updates/open/poster'],
  ['/mr/updates/open/', '/mr/updates/open'],
  ['/updates/open/results/round-3/', '/updates/open/results/round-3'],
] as const
for (const [path, location] of redirects) {
  test(`${path} redirects to ${location} on our own host`, async () => {
    const answer = await nginx.ask({ path, headers: { 'X-Forwarded-Host': 'evil.example' } })
    assert.equal(answer.status, 308)
    assert.equal(answer.headers.location, nginx.origin + location)
  })
}

for (const path of ['/about', '/_astro/app.D1VwdD2f.js', '/admin', '/worker.js', '/nowhere']) {
  test(`${path} is sent precompressed, and answers 304 when the ETag matches`, async () => {
    const read = (encoding: string) => nginx.ask({ path, headers: { 'Accept-Encoding': encoding } })
    const [plain, wide, old] = [await read(''), await read('gzip, deflate, br'), await read('gzip')]
    assert.equal(brotliDecompressSync(wide.body).toString(), plain.text)
    assert.equal(gunzipSync(old.body).toString(), plain.text)
    for (const { headers } of [plain, wide, old]) assert.equal(headers.vary, 'Accept-Encoding')
    if (plain.status === 404) return
    const again = await nginx.ask({ path, headers: { 'If-None-Match': plain.headers.etag! } })
    assert.equal(again.status, 304)
    assert.equal(again.headers['cache-control'], plain.headers['cache-control'])
  })
}

for (const path of ['/about', '/updates?q=open', '/admin', PICTURE, '/api/tournaments']) {
  for (const [name, value] of [
    ['If-Match', '"another"'],
    ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ] as const) {
    test(`reading ${path} does not depend on ${name}`, async () => {
      nginx.upstream.requests = []
      const answer = await nginx.ask({ path, headers: { [name]: value } })
      assert.equal(answer.status, 200)
      const [{ url, headers } = assert.fail()] = nginx.upstream.requests
      assert.deepEqual([url, headers[name.toLowerCase()]], [path, undefined])
    })
  }
}

for (const [path, type] of [
  ['/about', 'text/html; charset=utf-8'],
  ['/_astro/app.D1VwdD2f.js', 'application/javascript; charset=utf-8'],
  ['/mr/site.webmanifest', 'application/manifest+json'],
  [PICTURE, 'image/webp'],
] as const) {
  test(`${path} has the type ${type}`, async () => {
    assert.equal((await nginx.ask({ path })).headers['content-type'], type)
  })
}

test('a refused request line writes no warning about variables', async () => {
  await nginx.ask({ path: `/${'x'.repeat(40_000)}` })
  assert.doesNotMatch(nginx.errors(), /uninitialized/)
})

test('pages and files refuse writing methods', async () => {
  nginx.upstream.requests = []
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND']) {
    for (const path of [
      '/about',
      '/_astro/app.D1VwdD2f.js',
      PICTURE,
      '/admin',
      '/updates',
      '/admin/share',
    ]) {
      const { status } = await nginx.ask({ path, method, body: 'x' })
      assert.equal(status, 405, `${method} ${path}`)
    }
  }
  assert.deepEqual(nginx.upstream.addresses, [])
})

for (const path of OTHER_SPELLINGS) {
  test(`a POST to ${path} is refused, as the process does`, async () => {
    const { status, headers, text } = await nginx.ask({ path, method: 'POST', body: 'x' })
    assert.equal(status, 405)
    assert.equal(headers.allow, 'GET, HEAD')
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8')
    assert.equal(text, 'This address does not answer that method.\n')
  })
}

test('an address that cannot be read over HTTP/2 is not found in any language', async () => {
  const session = connect(`https://127.0.0.1:${nginx.https}`, {
    servername: DOMAIN,
    rejectUnauthorized: false,
  })
  const stream = session.request({ ':path': '/mr/%', ':authority': DOMAIN })
  const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  const text = Buffer.concat(await stream.toArray()).toString()
  session.close()
  assert.equal(headers[':status'], 404)
  for (const language of ['en-IN', 'mr-IN', 'hi-IN']) {
    assert.ok(text.includes(`<div lang="${language}">`), text)
  }
  assert.match(String(headers['content-security-policy']), /script-src 'self' 'sha256-/)
})
