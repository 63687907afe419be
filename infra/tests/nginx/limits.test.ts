import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { after, before, describe, test } from 'node:test'
import { BODY_TOO_LARGE, TOO_MANY_REQUESTS } from '../../../api/shared/rules/refusals.ts'
import { send } from './fixture-upstream.ts'
import { RunningNginx } from './running-nginx.ts'

let nginx: RunningNginx
before(async () => {
  nginx = await RunningNginx.start({
    CONNECTIONS_PER_ADDRESS: '10',
    REQUESTS_PER_SECOND: '1',
    REQUEST_BURST: '40',
    SIGN_INS_PER_MINUTE: '5',
  })
})
after(() => nginx?.stop())

/** An address of this machine that no other test asks from. */
let last = 10
const stranger = () => `127.0.0.${(last += 1)}`
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make)
const kilobytes = (count: number) => Buffer.alloc(count * 1024, 'x')

describe('limits', () => {
  test('too large a body is refused as JSON before the API sees it', async () => {
    nginx.upstream.forget()
    for (const path of ['/api/contacts', '/api/auth/login', '/api/settings']) {
      const body = kilobytes(70)
      const answer = await nginx.ask({ path, method: 'POST', body, from: stranger() })
      assert.equal(answer.status, 413)
      assert.deepEqual(JSON.parse(answer.text), { message: BODY_TOO_LARGE, code: 'body_too_large' })
      assert.match(String(answer.headers['content-type']), /^application\/json/)
    }
    assert.deepEqual(nginx.upstream.addresses, [])
  })

  test('a picture of 10 MB passes where pictures are published, 13 MB nowhere', async () => {
    const addresses = [
      ['POST', '/api/tournaments'],
      ['PUT', '/api/tournaments/1'],
      ['POST', '/api/achievements'],
      ['PUT', '/api/achievements/1'],
    ]
    for (const [method, path] of addresses) {
      const upload = (size: number) =>
        nginx.ask({ path: path!, method, body: kilobytes(size * 1024), from: stranger() })
      assert.equal((await upload(10)).status, 200, path)
      assert.equal((await upload(13)).status, 413, path)
    }
  })

  test('too long an address or header is refused', async () => {
    const from = stranger()
    const long = 'x'.repeat(40_000)
    assert.equal((await nginx.ask({ path: `/${long}`, from })).status, 414)
    assert.equal((await nginx.ask({ path: '/', headers: { 'X-Long': long }, from })).status, 431)
  })

  test('a flood of calls from one address answers 429 as JSON; another address is served', async () => {
    const from = stranger()
    const path = '/api/contacts'
    const flood = []
    const begun = performance.now()
    for (let count = 0; count < 60; count += 1) flood.push(await nginx.ask({ path, from }))
    const granted = Math.ceil((performance.now() - begun) / 1000)
    const refused = flood.filter(({ status }) => status === 429)
    // One, forty at once, and one for each second that has passed.
    assert.ok(
      refused.length <= 19 && refused.length >= Math.max(1, 19 - granted),
      `${refused.length} were refused`
    )
    assert.deepEqual(JSON.parse(refused[0]!.text), {
      message: TOO_MANY_REQUESTS,
      code: 'too_many_requests',
    })
    assert.equal(refused[0]!.headers['retry-after'], '5')
    assert.equal((await nginx.ask({ path, from: stranger() })).status, 200)
  })

  test('sign-ins have a stricter limit than calls', async () => {
    const from = stranger()
    const path = '/api/auth/login'
    const flood = []
    const begun = performance.now()
    for (let count = 0; count < 12; count += 1) {
      flood.push(await nginx.ask({ path, method: 'POST', body: '{}', from }))
    }
    const granted = Math.ceil((performance.now() - begun) / 12_000)
    const served = flood.filter(({ status }) => status === 200).length
    assert.ok(served >= 6 && served < 6 + granted, `${served} were served`)
  })

  test('more requests at a time than one address may have answer 429', async () => {
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
      const answer = await nginx.ask({ path: '/api/contacts', from })
      if (answer.status === 429) refused += 1
      answerAll()
      return answer
    }
    const all = await Promise.all(times(25, ask))
    assert.equal(all.filter(({ status }) => status === 200).length, 10)
    assert.equal(all.filter(({ status }) => status === 429).length, 15)
    nginx.upstream.answer = (_, response) => send(response, 'x')
  })

  test('an IPv6 network of 64 bits is one visitor', () => {
    const rules = [...nginx.dump().matchAll(/if \(\$remote_addr ~ "(.*)"\)/g)].map(
      ([, source]) => new RegExp(source!)
    )
    assert.equal(rules.length, 2)
    // nginx tries the rules in order, and each that matches sets the key anew.
    const visitor = (address: string) =>
      rules.reduce((key, rule) => rule.exec(address)?.[1] ?? key, address)
    assert.equal(visitor('192.0.2.7'), '192.0.2.7')
    assert.equal(visitor('2001:db8:1:2:aaaa:bbbb:cccc:dddd'), visitor('2001:db8:1:2:1::9'))
    assert.equal(visitor('2001:db8:1:2::1'), visitor('2001:db8:1:2:ffff::1'))
    assert.notEqual(visitor('2001:db8:1:2::1'), visitor('2001:db8:1:3::1'))
    assert.equal(visitor('2001:db8::1'), visitor('2001:db8::ffff:1'))
    assert.notEqual(visitor('2001:db8::1'), visitor('2001:db9::1'))
  })

  test('the answer 429 of the API passes with its own words and time', async () => {
    nginx.upstream.answer = (_, response) =>
      send(response, '{"message":"Own words"}', { 'Retry-After': '77' }, 429)
    const answer = await nginx.ask({ path: '/api/contacts', from: stranger() })
    assert.equal(answer.text, '{"message":"Own words"}')
    assert.equal(answer.headers['retry-after'], '77')
    nginx.upstream.answer = (_, response) => send(response, 'x')
  })
})
