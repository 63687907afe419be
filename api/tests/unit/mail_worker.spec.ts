import { test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers, untilOver } from '#tests/child'
import { headersOf, startMailServer } from '#tests/mail_server'
import { freePort } from '#tests/free_port'
import { until } from '#tests/until'

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
  call('POST', '/contacts', { name: 'Sunita', email: 'sunita@mail.example', message })

async function setRecipients() {
  const credentials = { email: ADMIN.ADMIN_EMAIL, password: PASSWORD }
  const { token } = (await (await call('POST', '/auth/login', credentials)).json()) as any
  await call('PUT', '/settings/emails', { emails: RECIPIENTS }, token)
  return token as string
}

/** Starts a server; gives what ends it. */
async function serve(env: Record<string, string>, cleanup: (end: () => void) => void) {
  const child = start(['bin/server.ts'], { PORT, ...ADMIN, ...env })
  cleanup(() => void child.kill('SIGKILL'))
  await untilAnswers(`${ADDRESS}/api/health`)
  return async () => {
    child.kill('SIGTERM')
    await untilOver(child)
  }
}

test.group('Mail worker', () => {
  test('fifty equal messages wait without a mail server, and are one mail to each at the first start with one', async ({
    assert,
    cleanup,
  }) => {
    const server = await startMailServer({}, 0)
    cleanup(() => server.stop())
    const limits = ['ADDRESS', 'EMAIL', 'TOTAL'].map((name) => [`LIMIT_CONTACT_${name}`, '1000'])
    const env = {
      DATA_DIR: temporaryFolder(),
      ...Object.fromEntries(limits),
    }
    const stop = await serve(env, cleanup)
    const token = await setRecipients()
    const same = await Promise.all(Array.from({ length: 50 }, () => send('The same words')))
    assert.deepEqual([...new Set(same.map(({ status }) => status))], [201])
    assert.equal((await fetch(`${ADDRESS}/api/health/upkeep`)).status, 200)
    const list = await fetch(`${ADDRESS}/api/contacts?state=new`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const { data, meta } = (await list.json()) as any
    assert.lengthOf(data, 1)
    for (const mail of data[0].notifications) {
      assert.containsSubset(mail, { state: 'waiting', reason: 'off', answer: '', attempts: 0 })
    }
    assert.equal(meta.undelivered.count, 2)
    const tried = await call('POST', '/settings/test-email', {}, token)
    const results = ((await tried.json()) as any).data
    assert.containsSubset(results[0], { isAccepted: false, reason: 'off', answer: '' })
    await stop()

    const mailed = { ...env, SMTP_HOST: '127.0.0.1', SMTP_PORT: String(server.port) }
    const stopAgain = await serve(mailed, cleanup)
    await until(() => server.mails.length === 2)
    await stopAgain()
    assert.sameMembers(
      server.mails.map((mail) => mail.to[0]),
      RECIPIENTS
    )
    assert.lengthOf(new Set(server.mails.flatMap((mail) => headersOf(mail, 'Message-ID'))), 2)
  })
})
