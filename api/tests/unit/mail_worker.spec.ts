import { test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers, untilOver } from '#tests/child'
import { headersOf, startMailServer } from '#tests/mail_server'
import { freePort } from '#tests/free_port'

const PORT = String(await freePort())
const ADDRESS = `http://127.0.0.1:${PORT}`
const PASSWORD = 'a rook on the seventh'
const ADMIN = { ADMIN_EMAIL: 'director@academy.example', ADMIN_PASSWORD: PASSWORD }
const RECIPIENTS = ['coach@academy.example', 'office@academy.example']

function call(method: string, path: string, body: object, token = '') {
  return fetch(`${ADDRESS}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
}

const send = (message: string) =>
  call('POST', '/contacts', { name: 'Zephyrine', email: 'zephyrine@mail.example', message })

async function setRecipients() {
  const credentials = { email: ADMIN.ADMIN_EMAIL, password: PASSWORD }
  const { token } = (await (await call('POST', '/auth/login', credentials)).json()) as any
  await call('PUT', '/settings/emails', { emails: RECIPIENTS }, token)
  return token as string
}

async function until(isTrue: () => boolean, deadline = Date.now() + 15_000): Promise<void> {
  if (isTrue()) return
  if (Date.now() > deadline) throw new Error('It did not happen')
  await new Promise((resolve) => setTimeout(resolve, 50))
  return until(isTrue, deadline)
}

test.group('Mail worker', () => {
  test('fifty equal messages send one mail to each recipient, unlogged', async ({
    assert,
    cleanup,
  }) => {
    const server = await startMailServer({}, 0)
    cleanup(() => server.stop())
    const child = start(['bin/server.ts'], {
      DATA_DIR: temporaryFolder(),
      PORT,
      ...ADMIN,
      LOG_LEVEL: 'trace',
      LIMIT_CONTACT_ADDRESS: '1000',
      LIMIT_CONTACT_EMAIL: '1000',
      LIMIT_CONTACT_TOTAL: '1000',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(server.port),
    })
    cleanup(() => void child.kill('SIGKILL'))
    await untilAnswers(`${ADDRESS}/api/health`)
    await setRecipients()
    const same = await Promise.all(Array.from({ length: 50 }, () => send('The same secret words')))
    assert.deepEqual([...new Set(same.map(({ status }) => status))], [201])
    await until(() => server.mails.length === 2)
    child.kill('SIGTERM')
    await untilOver(child)
    assert.sameMembers(
      server.mails.map((mail) => mail.to[0]),
      RECIPIENTS
    )
    assert.lengthOf(new Set(server.mails.flatMap((mail) => headersOf(mail, 'Message-ID'))), 2)
    assert.notMatch(child.text, /zephyrine|secret words|coach@/i)
  })

  test('a message without a mail server waits, and is mailed at the first start with one', async ({
    assert,
    cleanup,
  }) => {
    const server = await startMailServer({}, 0)
    cleanup(() => server.stop())
    const DATA_DIR = temporaryFolder()
    const serve = async (env: Record<string, string> = {}) => {
      const child = start(['bin/server.ts'], { DATA_DIR, PORT, ...ADMIN, ...env })
      cleanup(() => void child.kill('SIGKILL'))
      await untilAnswers(`${ADDRESS}/api/health`)
      return async () => {
        child.kill('SIGTERM')
        await untilOver(child)
      }
    }
    const stop = await serve()
    const token = await setRecipients()
    assert.equal((await send('A message without a mail')).status, 201)
    assert.equal((await fetch(`${ADDRESS}/api/health/upkeep`)).status, 200)
    const list = await fetch(`${ADDRESS}/api/contacts?state=new`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const { data, meta } = (await list.json()) as any
    for (const mail of data[0].notifications) {
      assert.containsSubset(mail, { state: 'waiting', reason: 'off', answer: '', attempts: 0 })
    }
    assert.equal(meta.undelivered.count, 2)
    const tried = await call('POST', '/settings/test-email', {}, token)
    const results = ((await tried.json()) as any).data
    assert.containsSubset(results[0], { isAccepted: false, reason: 'off', answer: '' })
    await stop()

    const stopAgain = await serve({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(server.port) })
    await until(() => server.mails.length === 2)
    await stopAgain()
    assert.sameMembers(
      server.mails.map((mail) => mail.to[0]),
      RECIPIENTS
    )
  })
})
