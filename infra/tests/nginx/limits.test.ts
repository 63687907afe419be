import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, before, test } from 'node:test'
import { startNginx, type Nginx } from './fixture.ts'
import { LASTING, send } from './upstream.ts'

const TOO_MANY_REQUESTS = 'Too many attempts. Please try again in 1 min.'

let nginx: Nginx
before(async () => {
  nginx = await startNginx({
    CONNECTIONS_PER_ADDRESS: '10',
    REQUESTS_PER_SECOND: '1',
    REQUEST_BURST: '40',
    PAGES_AT_ONCE: '60',
    SIGN_INS_PER_MINUTE: '5',
  })
})
after(() => nginx?.stop())

/** An address of this machine that no other test asks from. */
let last = 10
const stranger = () => `127.0.0.${(last += 1)}`
const messageOf = (text: string) => (JSON.parse(text) as { message: string }).message

const MB = 1024
for (const [method, path, kilobytes, status] of [
  ['POST', '/api/contacts', 60, 200],
  ['POST', '/api/contacts', 70, 413],
  ['POST', '/api/auth/login', 70, 413],
  ['PUT', '/api/settings', 70, 413],
  ['POST', '/api/tournaments', 10 * MB, 200],
  ['POST', '/api/tournaments', 13 * MB, 413],
  ['PUT', '/api/achievements/1', 10 * MB, 200],
  ['PUT', '/api/achievements/1', 13 * MB, 413],
] as const) {
  test(`${method} ${path} with ${kilobytes} KB answers ${status}`, async () => {
    nginx.upstream.requests = []
    const body = Buffer.alloc(kilobytes * 1024, 'x')
    const answer = await nginx.ask({ path, method, body, from: stranger() })
    assert.equal(answer.status, status)
    if (status === 413) {
      assert.equal(messageOf(answer.text), 'The request is too large.')
      assert.match(String(answer.headers['x-request-id']), /^[0-9a-f]{32}$/)
    }
    assert.equal(nginx.upstream.requests.length, status === 413 ? 0 : 1)
  })
}

test('a form without JavaScript that is too large is refused with a page', async () => {
  const body = Buffer.alloc(70 * 1024, 'x')
  const path = '/mr/contact/send'
  const answer = await nginx.ask({ path, method: 'POST', body, from: stranger() })
  assert.equal(answer.status, 413)
  assert.match(answer.text, /<html lang="mr-IN">/)
})

test('an address, parameter or header that is too long is refused', async () => {
  const from = stranger()
  const long = 'x'.repeat(40_000)
  assert.equal((await nginx.ask({ path: `/${long}`, from })).status, 414)
  assert.equal((await nginx.ask({ path: `/updates?q=${'x'.repeat(5_000)}`, from })).status, 414)
  assert.equal((await nginx.ask({ path: '/', headers: { 'X-Long': long }, from })).status, 431)
})

/** As many as come in a row, with one more for each pause in which the limit grants another. */
for (const [method, path, burst, secondsForOne] of [
  ['GET', '/api/contacts', 41, 1],
  ['GET', '/updates', 61, 1],
  ['GET', '/updates?q=open', 41, 1],
  ['POST', '/api/auth/login', 6, 12],
  ['POST', '/api/auth/login/', 6, 12],
  ['POST', '/api/auth/%6cogin', 6, 12],
  ['POST', '/api/auth/passkey-login', 6, 12],
] as const) {
  test(`${method} ${path} answers ${burst} requests in a row, then 429 for this address only`, async () => {
    nginx.upstream.answer = (_, response) => send(response, 'x', { 'Cache-Control': 'no-store' })
    const from = stranger()
    const begun = performance.now()
    const answers = []
    for (let count = 0; count < burst + 10; count += 1) {
      answers.push(await nginx.ask({ path, method, from }))
    }
    const granted = Math.ceil((performance.now() - begun) / 1000 / secondsForOne)
    const served = answers.filter(({ status }) => status === 200).length
    assert.ok(
      served >= burst && served <= Math.min(burst + granted, burst + 9),
      `${served} were served`
    )
    const refused = answers.find(({ status }) => status === 429)!
    assert.equal(refused.headers['retry-after'], '5')
    if (path.startsWith('/api')) assert.equal(messageOf(refused.text), TOO_MANY_REQUESTS)
    assert.equal((await nginx.ask({ path, method, from: stranger() })).status, 200)
  })
}

test('who is refused a page gets one in the language of its address', async () => {
  // Too many at the same time, and too many in a row.
  nginx.upstream.answer = (_, response) => void setTimeout(() => send(response, 'x', LASTING), 50)
  for (const [path, language] of [
    ['/', 'en-IN'],
    ['/mr', 'mr-IN'],
    ['/hi/achievements', 'hi-IN'],
  ] as const) {
    const from = stranger()
    const crowd = await Promise.all(Array.from({ length: 70 }, () => nginx.ask({ path, from })))
    const refused = crowd.filter(({ status }) => status === 429)
    assert.ok(refused.length > 0 && refused.length <= 10, `${refused.length} were refused`)
    for (const { text, headers } of refused) {
      assert.ok(text.includes(`<html lang="${language}">`), text)
      assert.match(text, /<a href="" /)
      assert.equal(`${headers['retry-after']} ${headers['cache-control']}`, '5 no-store')
      assert.match(String(headers['content-security-policy']), /style-src 'self' 'sha256-/)
    }
  }
})

test('too many simultaneous requests of one address answer 429', async () => {
  // Nobody is answered before everybody has asked.
  const waiting: ServerResponse[] = []
  let refused = 0
  const answerAll = () => {
    if (waiting.length + refused < 25) return
    for (const response of waiting) if (!response.headersSent) send(response, 'x')
  }
  nginx.upstream.answer = (_, response) => {
    waiting.push(response)
    answerAll()
  }
  const from = stranger()
  const ask = async () => {
    const { status } = await nginx.ask({ path: '/api/contacts', from })
    if (status === 429) refused += 1
    answerAll()
    return status
  }
  const all = await Promise.all(Array.from({ length: 25 }, ask))
  assert.equal(all.filter((status) => status === 200).length, 10)
  assert.equal(refused, 15)
})

test('an IPv6 /64 network counts as one visitor', () => {
  const rules = [...nginx.dump().matchAll(/if \(\$remote_addr ~ "(.*)"\)/g)].map(
    ([, source]) => new RegExp(source!)
  )
  assert.equal(rules.length, 2)
  // nginx tries the rules in order, and each that matches sets the key anew.
  const visitor = (address: string) =>
    rules.reduce((key, rule) => rule.exec(address)?.[1] ?? key, address)
  for (const [one, other, isSame] of [
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2:1::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['2001:db8::1', '2001:db8::ffff:1', true],
    ['2001:db8::1', '2001:db9::1', false],
    ['192.0.2.7', '192.0.2.8', false],
  ] as const) {
    assert.equal(visitor(one) === visitor(other), isSame, `${one} ${other}`)
  }
})

test('a 429 of the API keeps its message and Retry-After', async () => {
  nginx.upstream.answer = (_, response) =>
    send(response, '{"message":"Own words"}', { 'Retry-After': '77' }, 429)
  const answer = await nginx.ask({ path: '/api/contacts', from: stranger() })
  assert.equal(`${answer.text} ${answer.headers['retry-after']}`, '{"message":"Own words"} 77')
})
