import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { test } from '@japa/runner'
import { holdBack } from '#tests/held_back'
import { until } from '#tests/until'

const open = async (text: string) => {
  const socket = connect(Number(process.env.PORT), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

const head = (more = '') =>
  `POST /api/contacts HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}`

/** Leaves so many bodies unfinished; `more` is header lines. */
const holdBodies = (count: number, more?: string) =>
  Promise.all(
    Array.from({ length: count }, () => open(`${head(more)}Content-Length: 30000\r\n\r\n{`))
  )

const send = (headers: Record<string, string | number> = {}) =>
  holdBack({
    method: 'POST',
    path: '/api/contacts',
    part: '{}',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 2, ...headers },
  })

const end = (sockets: Socket[]) => sockets.forEach((socket) => socket.destroy())

test.group('Unfinished requests', () => {
  test('above 20 per address or 200 in all are answered with 503', async ({ assert, cleanup }) => {
    const held = await holdBodies(20)
    cleanup(() => end(held))
    await until(async () => (await send()).status === 503)
    const { head: answer } = await send()
    assert.match(answer, /^retry-after: 2$/im)
    const proxied = { 'X-Forwarded-For': '203.0.113.7' }
    assert.equal((await send(proxied)).status, 422, 'a proxy sends for everybody')
    const { status } = await holdBack({ method: 'GET', path: '/api/tournaments' })
    assert.equal(status, 200)

    held.push(...(await holdBodies(180, 'X-Forwarded-For: 203.0.113.7\r\n')))
    await until(async () => (await send(proxied)).status === 503)
    end(held)
    await until(async () => (await send()).status === 422)
  })

  test('close a connection with many pipelined requests', async ({ assert }) => {
    const socket = await open('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000))
    let text = ''
    socket.on('data', (chunk) => (text += chunk))
    await once(socket, 'close')
    assert.isAtMost(text.split('HTTP/1.1 200').length - 1, 8)
  })
})
