import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers } from '#tests/child'
import { freePort } from '#tests/free_port'

const PORT = String(await freePort())
const ADDRESS = `http://127.0.0.1:${PORT}`
const director = { email: 'first@academy.example', password: 'the first password' }

const signIn = (body: object = director) =>
  fetch(`${ADDRESS}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

test.group('Server', () => {
  test('makes database, key and director once, and finishes requests before it stops', async ({
    assert,
  }) => {
    const DATA_DIR = temporaryFolder()
    const env = { DATA_DIR, PORT, ADMIN_EMAIL: director.email, ADMIN_PASSWORD: director.password }
    const first = start(['bin/server.ts'], env)
    await untilAnswers(`${ADDRESS}/api/health`)
    assert.equal(statSync(join(DATA_DIR, 'app.key')).mode & 0o777, 0o600)

    // Hashing takes long enough for the stop to come in the middle of it.
    const running = signIn()
    await new Promise((resolve) => setTimeout(resolve, 30))
    first.kill('SIGTERM')
    assert.equal((await running).status, 200)
    const [code] = await once(first, 'exit')
    assert.equal(code, 0, first.text)

    const second = start(['bin/server.ts'], { ...env, ADMIN_PASSWORD: 'another password' })
    await untilAnswers(`${ADDRESS}/api/health`)
    assert.equal((await signIn()).status, 200)
    assert.equal((await signIn({ ...director, password: 'another password' })).status, 400)
    assert.notInclude(second.text, 'password')
    second.kill('SIGINT')
    assert.deepEqual(await once(second, 'exit'), [0, null])
  })
})
