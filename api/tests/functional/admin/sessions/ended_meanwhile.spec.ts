import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import Settings from '#models/settings'
import Tournament from '#models/tournament'
import { signIn } from '#tests/director'

const form = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(
      ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    )
    .join('') + '--b--\r\n'

const TOURNAMENT = {
  title: 'Sent too late',
  description: 'Begun before the session ended.',
  formLink: 'https://forms.example/late',
}

test.group('A session that ends while a request body arrives', () => {
  test('refuses that request: {method} {path}')
    .with([
      {
        method: 'POST',
        path: '/api/tournaments',
        type: 'multipart/form-data; boundary=b',
        body: form(TOURNAMENT),
      },
      {
        method: 'PUT',
        path: '/api/settings',
        type: 'application/json',
        body: JSON.stringify({ emailNotifications: false }),
      },
    ])
    .run(async ({ client, assert }, { method, path, type, body }) => {
      const token = await signIn()
      const socket = connect(Number(process.env.PORT), '127.0.0.1')
      await once(socket, 'connect')
      const half = Math.floor(body.length / 2)
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
          `Authorization: Bearer ${token}\r\nContent-Type: ${type}\r\n` +
          `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
      )
      // The session is looked at before the body is asked for.
      await once(socket, 'data')
      socket.write(body.slice(0, half))
      const profile = await client.get('/api/auth/profile').bearerToken(token)
      profile.assertStatus(200)
      const out = await client.post('/api/auth/logout').bearerToken(token)
      assert.isBelow(out.status(), 300)
      socket.write(body.slice(half))
      assert.match(await text(socket), /^HTTP\/1\.1 401 /)
      assert.isNull(await Tournament.findBy('title', TOURNAMENT.title))
      assert.isTrue((await Settings.read()).emailNotifications)
    })
})
