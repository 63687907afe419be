import { gzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { refusalBody } from '#exceptions/refusal_body'
import { signIn } from '#tests/director'

const json = { 'Content-Type': 'application/json' }
const post = (body: string | Buffer, headers: Record<string, string> = json) =>
  fetch(`http://127.0.0.1:${process.env.PORT}/api/contacts`, {
    method: 'POST',
    headers,
    body: body as never,
  })

test.group('Errors', () => {
  test('are JSON, whatever is accepted', async ({ client }) => {
    const response = await client.get('/api/nowhere').header('Accept', 'text/html')
    response.assertStatus(404)
    response.assertHeader('content-type', 'application/json; charset=utf-8')
    response.assertBody(refusalBody({ message: 'Not found.' }))
  })

  test('are 405 for a method that an address does not answer: {0} {1}')
    .with([
      ['DELETE', '/api/tournaments', 'HEAD, GET, POST'],
      ['PATCH', '/api/settings', 'HEAD, GET, PUT'],
      ['GET', '/api/auth/login', 'POST'],
      ['OPTIONS', '/api/contacts', 'HEAD, GET, POST'],
    ] as const)
    .run(async ({ assert }, [method, path, allowed]) => {
      const response = await fetch(`http://127.0.0.1:${process.env.PORT}${path}`, { method })
      assert.equal(response.status, 405)
      assert.equal(response.headers.get('allow'), allowed)
    })

  test('are 400 for malformed JSON')
    .with(['{', '{"name": }', 'null', '"text"', '[', '{"a":1}}'])
    .run(async ({ assert }, body) => {
      const response = await post(body)
      assert.equal(response.status, 400)
      assert.deepEqual(
        await response.json(),
        refusalBody({ message: 'The request body is not valid JSON.' })
      )
    })

  test('are 413 for a large body, and 415 for one that is packed small', async ({ assert }) => {
    const large = JSON.stringify({ message: 'x'.repeat(100_000) })
    const plain = await post(large)
    assert.equal(plain.status, 413)
    assert.deepEqual(await plain.json(), refusalBody({ message: 'The request is too large.' }))
    const packed = await post(gzipSync(large), { ...json, 'Content-Encoding': 'gzip' })
    assert.equal(packed.status, 415)
  })

  test('are 400 for JSON that is nested too deeply: {$self} lists')
    .with([21, 5_000, 12_000])
    .run(async ({ assert }, depth) => {
      const response = await post('['.repeat(depth) + ']'.repeat(depth))
      assert.equal(response.status, 400)
      assert.deepEqual(
        await response.json(),
        refusalBody({
          message: 'The request body is nested too deeply.',
        })
      )
    })

  test('are 415 for a body that is not JSON: {$self}')
    .with(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])
    .run(async ({ assert }, type) => {
      const response = await post('name=x', { 'Content-Type': type })
      assert.equal(response.status, 415)
    })

  test('of the database never show through', async ({ client, assert, cleanup }) => {
    const token = await signIn()
    const original = db.connection
    cleanup(() => {
      db.connection = original
    })
    const failures: [Error, number][] = [
      [Object.assign(new Error('insert into `users` - SQLITE_FULL'), { code: 'SQLITE_FULL' }), 507],
      [Object.assign(new Error('SQLITE_BUSY: locked'), { code: 'SQLITE_BUSY' }), 503],
      [new Error('select * from secrets'), 500],
    ]
    for (const [failure, status] of failures) {
      db.connection = () => {
        throw failure
      }
      const response = await client.get('/api/tournaments').bearerToken(token)
      assert.equal(response.status(), status)
      assert.notInclude(response.text(), 'select')
      assert.notInclude(response.text(), 'SQLITE')
      assert.onlyProperties(response.body(), ['message', 'code'])
      assert.exists(response.header('x-request-id'))
      assert.equal(response.header('retry-after'), status === 503 ? '2' : undefined)
    }
  })

  test('come with no way across origins', async ({ client, assert }) => {
    for (const origin of ['https://evil.example', 'null']) {
      const response = await client.get('/api/tournaments').header('Origin', origin)
      assert.isUndefined(response.header('access-control-allow-origin'))
    }
  })
})
