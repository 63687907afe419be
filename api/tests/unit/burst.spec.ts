import { once } from 'node:events'
import { test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers } from '#tests/child'
import { freePort } from '#tests/free_port'

const PORT = String(await freePort())
const ADDRESS = `http://127.0.0.1:${PORT}`

function send(message: string) {
  return fetch(`${ADDRESS}/api/contacts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Sunita', email: 'sunita@mail.example', message }),
  })
}

test.group('Burst', () => {
  test('messages that come at once are all stored, the same one only once', async ({ assert }) => {
    const env = {
      LIMIT_CONTACT_ADDRESS: '1000',
      LIMIT_CONTACT_EMAIL: '1000',
      LIMIT_CONTACT_TOTAL: '1000',
    }
    const child = start(['bin/server.ts'], { DATA_DIR: temporaryFolder(), PORT, ...env })
    await untilAnswers(`${ADDRESS}/api/health`)

    const different = Array.from({ length: 40 }, (_, at) => send(`Message number ${at}`))
    const lists = Array.from({ length: 40 }, () => fetch(`${ADDRESS}/api/tournaments`))
    const answers = await Promise.all([...different, ...lists])
    assert.deepEqual([...new Set(answers.map((answer) => answer.status))].sort(), [200, 201])

    const same = await Promise.all(Array.from({ length: 50 }, () => send('The same words again')))
    const bodies = (await Promise.all(same.map((answer) => answer.json()))) as any[]
    assert.lengthOf(new Set(bodies.map((body) => body.data._id)), 1)

    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    assert.equal(code, 0)
  })
})
