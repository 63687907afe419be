import { Result, type BaseCheck } from '@adonisjs/core/health'
import { test } from '@japa/runner'
import { BackupCheck } from '#health/backup_check'
import { DatabaseCheck } from '#health/database_check'

test.group('Health', () => {
  for (const path of ['/api/health', '/api/health/live']) {
    test(`${path} says that the process is alive`, async ({ client }) => {
      const response = await client.get(path)
      response.assertStatus(200)
      response.assertBody({ status: 'ok' })
      response.assertHeader('cache-control', 'no-store')
    })
  }

  for (const [path, names, Check] of [
    ['/api/health/ready', ['Database', 'Disk space check'], DatabaseCheck],
    [
      '/api/health/upkeep',
      ['Backup', 'Background work', 'Nightly work', 'Mails', 'Answers'],
      BackupCheck,
    ],
  ] as const) {
    test(`${path} returns the checks to a local caller`, async ({ client, assert }) => {
      const response = await client.get(path)
      response.assertStatus(200)
      assert.equal(response.body().status, 'ok')
      assert.deepEqual(
        response.body().checks.map((check: { name: string }) => check.name),
        names
      )
    })

    for (const claimed of ['203.0.113.9', '127.0.0.1']) {
      test(`${path} hides details behind a proxy: ${claimed}`, async ({ client }) => {
        const response = await client.get(path).header('X-Forwarded-For', claimed)
        response.assertStatus(200)
        response.assertBody({ status: 'ok' })
      })
    }

    test(`${path} answers 503 when a check fails`, async ({ client, assert, cleanup }) => {
      const original = Check.prototype.run
      cleanup(() => {
        Check.prototype.run = original
      })
      Check.prototype.run = async () => Result.failed('Not well')
      const response = await client.get(path)
      response.assertStatus(503)
      const { status, checks } = response.body()
      assert.equal(status, 'failing')
      assert.containsSubset(checks, [{ status: 'error', message: 'Not well' }])
      // Nobody later is told what was so now.
      Check.prototype.run = original
      await client.get(path)
    })

    test(`${path} runs the checks once for simultaneous strangers`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const original = Check.prototype.run
      cleanup(() => {
        Check.prototype.run = original
      })
      let looks = 0
      Check.prototype.run = function (this: BaseCheck) {
        looks += 1
        return original.call(this as never)
      }
      await client.get(path)
      assert.equal(looks, 1)
      const asStranger = () => client.get(path).header('X-Forwarded-For', '203.0.113.9')
      const answers = await Promise.all(Array.from({ length: 20 }, asStranger))
      for (const answer of answers) answer.assertBody({ status: 'ok' })
      assert.equal(looks, 1)
      await client.get(path)
      assert.equal(looks, 2, 'the operator sees what is so now')
    })
  }
})
