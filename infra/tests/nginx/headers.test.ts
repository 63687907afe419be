import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, describe, test } from 'node:test'
import { commonHeaders } from '../../start/headers.ts'
import { inlineScript, inlineStyle, picture } from './fixture-release.ts'
import { LASTING, PUBLIC, send } from './fixture-upstream.ts'
import { RunningNginx } from './running-nginx.ts'

const rendered = "default-src 'none'; frame-ancestors 'none'; script-src 'sha256-cmVuZGVyZWQ='"

let nginx: RunningNginx
before(async () => {
  nginx = await RunningNginx.start()
  nginx.upstream.answer = (request, response) => {
    const isPage = !request.url?.startsWith('/api')
    send(response, 'answer', {
      ...commonHeaders,
      'Cache-Control': isPage ? PUBLIC : 'no-store',
      'X-Powered-By': 'fixture',
      ...(isPage && { 'Content-Security-Policy': rendered, 'Content-Type': 'text/html' }),
    })
  }
})
after(() => nginx?.stop())

const YEAR = 'public, max-age=31536000, immutable'
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const script = `script-src 'self' ${hashOf(inlineScript)}`
const style = `style-src 'self' ${hashOf(inlineStyle)}`

/** What is asked, the status, a piece of the policy, and how long it may be kept. */
const answers: [what: string, path: string, status: number, policy: string, kept: string][] = [
  ['a page of the site', '/about', 200, style, 'no-cache'],
  ['an unknown address', '/nowhere', 404, style, 'no-cache'],
  ['a file of the site', '/robots.txt', 200, "default-src 'none'", 'no-cache'],
  ['a hashed file of the site', '/_astro/app.D1VwdD2f.js', 200, "default-src 'none'", YEAR],
  ['a hashed file that is gone', '/_astro/app.gone.js', 404, style, 'no-cache'],
  ['the sign-in page', '/login', 200, script, 'no-cache'],
  ['the admin', '/admin', 200, script, 'no-cache'],
  ['the admin with a slash', '/admin/', 200, script, 'no-cache'],
  ['a view of the admin', '/admin/contacts', 200, script, 'no-cache'],
  ['a file of the admin', '/admin/icon.svg', 200, script, 'no-cache'],
  ['a hashed file of the admin', '/admin/assets/main.Xy12.js', 200, "default-src 'none'", YEAR],
  ['a gone file of the admin', '/admin/assets/main.Old.js', 404, style, 'no-cache'],
  ['the site’s worker', '/worker.js', 200, "connect-src 'self'", 'no-cache'],
  ['the admin’s worker', '/admin/worker.js', 200, "connect-src 'self'", 'no-cache'],
  ['a picture', picture, 200, "default-src 'none'; sandbox", YEAR],
  ['a picture that is gone', '/uploads/tournaments/a-400.webp', 404, 'sha256', 'no-cache'],
  ['the home page', '/', 200, `${rendered}; upgrade-insecure-requests`, PUBLIC],
  ['a rendered page', '/updates', 200, `${rendered}; upgrade-insecure-requests`, PUBLIC],
  ['an item page', '/updates/spring-open', 200, `${rendered}; upgrade-insecure-requests`, PUBLIC],
  ['the API', '/api/contacts', 200, "default-src 'none'", 'no-store'],
]

describe('headers', () => {
  for (const [what, path, status, policy, kept] of answers) {
    test(`${what} carries every header exactly once`, async () => {
      const answer = await nginx.ask({ path })
      assert.equal(answer.status, status)
      for (const [name, value] of Object.entries(commonHeaders)) {
        assert.equal(answer.headers[name.toLowerCase()], value, name)
      }
      const sent = answer.headers['content-security-policy'] ?? ''
      assert.ok(String(sent).includes(policy), `${sent} has no ${policy}`)
      assert.match(String(sent), /frame-ancestors 'none'/)
      assert.doesNotMatch(String(sent), /unsafe/)
      assert.equal(
        answer.headers['strict-transport-security'],
        'max-age=63072000; includeSubDomains'
      )
      assert.equal(answer.headers['cache-control'], kept)
      assert.deepEqual(
        answer.names.filter((name, index) => answer.names.indexOf(name) !== index),
        [],
        'no header twice'
      )
      assert.equal(answer.headers['x-powered-by'], undefined)
      assert.equal(answer.headers['server'], 'nginx', 'no version')
    })
  }

  test('a rendered page keeps its policy when it comes from the copy', async () => {
    nginx.upstream.answer = (_, response) =>
      send(response, 'answer', { ...LASTING, 'Content-Security-Policy': rendered })
    await nginx.forgetCopies()
    await nginx.ask({ path: '/achievements' })
    nginx.upstream.forget()
    const kept = await nginx.ask({ path: '/achievements' })
    assert.deepEqual(nginx.upstream.addresses, [])
    assert.match(String(kept.headers['content-security-policy']), /cmVuZGVyZWQ=/)
  })

  test('only the admin’s worker may have a scope beyond its folder', async () => {
    for (const [, path] of answers) {
      const { headers } = await nginx.ask({ path })
      const scope = path === '/admin/worker.js' ? '/admin' : undefined
      assert.equal(headers['service-worker-allowed'], scope, path)
    }
  })

  test('a worker is sent as a script, compressed, and asked for again with its ETag', async () => {
    for (const path of ['/worker.js', '/admin/worker.js']) {
      const asked = { 'Accept-Encoding': 'br' }
      const { headers } = await nginx.ask({ path, headers: asked })
      assert.equal(headers['content-type'], 'application/javascript; charset=utf-8')
      assert.equal(headers['content-encoding'], 'br')
      const known = { ...asked, 'If-None-Match': headers.etag! }
      assert.equal((await nginx.ask({ path, headers: known })).status, 304)
    }
  })

  test('a file that has not changed answers 304 with the same headers', async () => {
    const path = '/_astro/app.D1VwdD2f.js'
    const { headers } = await nginx.ask({ path })
    const again = await nginx.ask({ path, headers: { 'If-None-Match': headers.etag! } })
    assert.equal(again.status, 304)
    assert.equal(again.headers['cache-control'], YEAR)
    assert.equal(again.headers['x-content-type-options'], 'nosniff')
  })
})
