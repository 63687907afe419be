import { connect } from 'node:net'
import { test } from '@japa/runner'
import Tournament from '#models/tournament'
import { signIn } from '#tests/director'
import { jpeg } from '#tests/sample_pictures'
import { storedFiles } from '#tests/stored_uploads'

/** Sends the beginning of a form with a picture, then hangs up. */
async function hangUp(token: string, picture: Buffer) {
  const head = [
    'POST /api/tournaments HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: multipart/form-data; boundary=cut',
    'Content-Length: 900000',
    '',
    '--cut',
    'Content-Disposition: form-data; name="title"',
    '',
    'Open',
    '--cut',
    'Content-Disposition: form-data; name="banner"; filename="a.jpg"',
    'Content-Type: image/jpeg',
    '',
    '',
  ].join('\r\n')
  const socket = connect(Number(process.env.PORT), '127.0.0.1')
  socket.on('error', () => {})
  await new Promise<void>((resolve) => {
    socket.write(Buffer.concat([Buffer.from(head), picture]), () => resolve())
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 100))
}

test.group('Director’s tournaments: upload cut off', () => {
  test('leaves no row and no file, and the server well', async ({ client, assert }) => {
    await hangUp(await signIn(), await jpeg())
    assert.isNull(await Tournament.first())
    assert.isEmpty(await storedFiles())
    ;(await client.get('/api/tournaments')).assertStatus(200)
  })
})
