import { test } from '@japa/runner'

test.group('Health', () => {
  test('says that the process is alive', async ({ client }) => {
    const response = await client.get('/api/health')
    response.assertStatus(200)
    response.assertBody({ status: 'ok' })
    response.assertHeader('cache-control', 'no-store')
  })

  test('says on this machine what it looked at', async ({ client, assert }) => {
    const response = await client.get('/api/health/ready')
    response.assertStatus(200)
    assert.equal(response.body().status, 'ok')
    assert.lengthOf(response.body().checks, 4)
  })

  test('tells a stranger behind the proxy no details', async ({ client }) => {
    const response = await client.get('/api/health/ready').header('X-Forwarded-For', '203.0.113.9')
    response.assertStatus(200)
    response.assertBody({ status: 'ok' })
  })
})
