import { test } from '@japa/runner'

test.group('Health', () => {
  for (const path of ['/api/health', '/api/health/live']) {
    test(`${path} says that the process is alive`, async ({ client }) => {
      const response = await client.get(path)
      response.assertStatus(200)
      response.assertBody({ status: 'ok' })
      response.assertHeader('cache-control', 'no-store')
    })
  }

  test('says on this machine what it looked at', async ({ client, assert }) => {
    const response = await client.get('/api/health/ready')
    response.assertStatus(200)
    assert.equal(response.body().status, 'ok')
    assert.deepEqual(
      response.body().checks.map((check: { name: string }) => check.name),
      ['Database', 'Disk space check', 'Backup', 'Background work', 'Mails about messages']
    )
  })

  for (const claimed of ['203.0.113.9', '127.0.0.1']) {
    test(`tells who comes through a proxy no details: ${claimed}`, async ({ client }) => {
      const response = await client.get('/api/health/ready').header('X-Forwarded-For', claimed)
      response.assertStatus(200)
      response.assertBody({ status: 'ok' })
    })
  }
})
