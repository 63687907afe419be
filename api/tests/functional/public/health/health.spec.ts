import { test } from '@japa/runner'
import { queriesOf } from '#tests/queries'

test.group('Health', () => {
  for (const path of ['/api/health', '/api/health/live']) {
    test(`${path} says that the process is alive`, async ({ client }) => {
      const response = await client.get(path)
      response.assertStatus(200)
      response.assertBody({ status: 'ok' })
      response.assertHeader('cache-control', 'no-store')
    })
  }

  for (const [path, names] of [
    ['/api/health/ready', ['Database', 'Disk space check']],
    ['/api/health/upkeep', ['Backup', 'Background work', 'Mails about messages']],
  ] as const) {
    test(`${path} says on this machine what it looked at`, async ({ client, assert }) => {
      const response = await client.get(path)
      response.assertStatus(200)
      assert.equal(response.body().status, 'ok')
      assert.deepEqual(
        response.body().checks.map((check: { name: string }) => check.name),
        names
      )
    })

    for (const claimed of ['203.0.113.9', '127.0.0.1']) {
      test(`${path} tells who comes through a proxy no details: ${claimed}`, async ({ client }) => {
        const response = await client.get(path).header('X-Forwarded-For', claimed)
        response.assertStatus(200)
        response.assertBody({ status: 'ok' })
      })
    }

    test(`${path} looks once for all strangers who ask within seconds`, async ({
      client,
      assert,
    }) => {
      const asStranger = () => client.get(path).header('X-Forwarded-For', '203.0.113.9')
      // From here on it was looked a moment ago.
      await client.get(path)
      const queries = await queriesOf(async () => {
        const answers = await Promise.all(Array.from({ length: 20 }, asStranger))
        for (const answer of answers) answer.assertBody({ status: 'ok' })
      })
      assert.deepEqual(
        queries.map(({ sql }) => sql),
        []
      )
      const again = await queriesOf(async () => void (await client.get(path)))
      assert.isNotEmpty(again, 'the operator sees what is so now')
    })
  }
})
