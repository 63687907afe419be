import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { startBucket } from '#tests/picture_bucket'

test.group('The bucket of the tests', () => {
  test('goes on when a client was killed in the middle of a picture, or while it waited', async ({
    assert,
  }) => {
    const bucket = await startBucket('pictures')
    const address = new URL(bucket.env.S3_ENDPOINT)
    const begin = async (name: string) => {
      const client = connect(Number(address.port), address.hostname)
      await once(client, 'connect')
      client.write(
        `PUT /pictures/${name} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\nhalf`
      )
      return client
    }
    const killed = await begin('a.jpg')
    while (!existsSync(bucket.pathOf('a.jpg'))) await sleep(5)
    const waiting = await begin('c.jpg')
    await fetch(address)
    waiting.destroy()
    await fetch(address)
    killed.destroy()
    const next = await fetch(new URL('/pictures/b.jpg', address), { method: 'PUT', body: 'whole' })
    assert.equal(next.status, 200)
    await bucket.stop()
  }).tags(['@any-database'])
})
