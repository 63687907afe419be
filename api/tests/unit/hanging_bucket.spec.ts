import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { services } from '@adonisjs/drive'
import { test } from '@japa/runner'
import { patience } from '#config/drive'

/** A bucket whose store answers so; its times are short ones here. */
async function bucketAt(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const shorter = Object.entries(patience.requestHandler).map(([name, value]) => [
    name,
    typeof value === 'number' ? value / 40 : value,
  ])
  const provider = services.s3({
    ...patience,
    maxAttempts: 1,
    requestHandler: Object.fromEntries(shorter),
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
    region: 'us-east-1',
    bucket: 'pictures',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    visibility: 'private',
    supportsACL: false,
  })
  const driver = await provider.resolver('s3', app, [])
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { disk: driver(), stop }
}

test.group('A bucket that hangs', () => {
  test('fails a call without an answer', async ({ assert, cleanup }) => {
    const { disk, stop } = await bucketAt(() => {})
    cleanup(stop)
    await assert.rejects(() => disk.put('a.jpg', Buffer.from('picture')), /requestTimeout/)
  }).timeout(2_000)

  test('fails an answer that stops in its middle', async ({ assert, cleanup }) => {
    const { disk, stop } = await bucketAt((_, response) => {
      response.writeHead(200, { 'Content-Length': 1000 }).write('the first half')
    })
    cleanup(stop)
    await assert.rejects(() => disk.getBytes('a.jpg'), /timed out|inactivity/)
  }).timeout(2_000)
})
