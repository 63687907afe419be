import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { errorBody } from '#exceptions/error_body'
import { signIn } from '#tests/director'

test.group('Errors', () => {
  test('are JSON whatever the Accept header says', async ({ client }) => {
    const response = await client.get('/api/nowhere').header('Accept', 'text/html')
    response.assertStatus(404)
    response.assertHeader('content-type', 'application/json; charset=utf-8')
    response.assertBody(errorBody({ code: 'not_found' }))
  })

  test('contain no text of database errors', async ({ client, assert, cleanup }) => {
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

  test('responses contain no CORS header', async ({ client, assert }) => {
    for (const origin of ['https://evil.example', 'null']) {
      const response = await client.get('/api/tournaments').header('Origin', origin)
      assert.isUndefined(response.header('access-control-allow-origin'))
    }
  })
})
