import { test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers, untilOver } from '#tests/child'
import { refusal, startMailServer } from '#tests/mail_server'
import { outside } from '#tests/outside'
import { jpeg } from '#tests/sample_pictures'
import { until } from '#tests/until'
import { freePort } from '#tests/free_port'

const PORT = String(await freePort())
const ADDRESS = `http://127.0.0.1:${PORT}`

/** Words that only people and secrets have here; none of them may be in the log. */
const CANARIES = {
  ADMIN_EMAIL: 'canarydirector@academy.example',
  ADMIN_PASSWORD: 'canarypassword one',
  recipient: 'canaryrecipient@academy.example',
  refused: 'canaryrefused@academy.example',
  name: 'Canaryname Deore',
  email: 'canaryvisitor@mail.example',
  phone: '+915550133331',
  subject: 'Canarysubject',
  message: 'Canarymessage, with words of a person.',
  answer: 'Canaryanswer of the mail server',
  address: '203.0.113.77',
  query: 'canaryquery',
  file: 'canaryfile.jpg',
}

test.group('Log', () => {
  test('is JSON and contains neither personal data nor secrets', async ({ assert, cleanup }) => {
    const server = await startMailServer(
      {
        onRcptTo: ({ address }, _, done) =>
          done(address === CANARIES.refused ? refusal(450, CANARIES.answer) : null),
      },
      0
    )
    cleanup(() => server.stop())
    const DATA_DIR = temporaryFolder()
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = CANARIES
    const child = start(['bin/server.ts'], {
      DATA_DIR,
      PORT,
      ADMIN_EMAIL,
      ADMIN_PASSWORD,
      LOG_LEVEL: 'trace',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(server.port),
      MAIL_RETRY_SECONDS: '1,1,1',
    })
    cleanup(() => void child.kill('SIGKILL'))
    await untilAnswers(`${ADDRESS}/api/health`)

    let token = 'oat_canarytoken.canarysecret'
    const call = async (method: string, path: string, body?: object | string) => {
      const isForm = body instanceof FormData
      const response = await fetch(`${ADDRESS}${path}`, {
        method,
        headers: {
          ...(isForm ? {} : { 'Content-Type': 'application/json' }),
          Authorization: `Bearer ${token}`,
          'X-Forwarded-For': CANARIES.address,
          'User-Agent': 'canaryagent',
          Cookie: 'canary=cookie',
        },
        body: isForm || typeof body === 'string' ? body : body && JSON.stringify(body),
      })
      return {
        status: response.status,
        id: response.headers.get('X-Request-Id'),
        body: (await response.json().catch(() => ({}))) as any,
      }
    }
    const form = (({ name, email, phone, subject, message }) => ({
      name,
      email,
      phone,
      subject,
      message,
    }))(CANARIES)

    await call('GET', `/api/contacts?q=${CANARIES.query}`)
    await call('POST', '/api/auth/login', { email: ADMIN_EMAIL, password: 'canarywrong' })
    const signedIn = await call('POST', '/api/auth/login', {
      email: ADMIN_EMAIL,
      password: ADMIN_PASSWORD,
    })
    token = signedIn.body.token
    const emails = [CANARIES.recipient, CANARIES.refused]
    await call('PUT', '/api/settings/emails', { emails })
    const unsaved = await call('PUT', '/api/settings/emails', { emails: [CANARIES.query] })
    await call('POST', '/api/settings/test-email', {})
    const stored = await call('POST', '/api/contacts', form)
    assert.equal(stored.status, 201)
    await call('POST', '/api/contacts', { ...form, email: `${CANARIES.email}@twice` })
    await call('POST', '/api/contacts', `{"name":"${CANARIES.name}"`)
    await call('GET', `/api/contacts?q=${CANARIES.query}`)
    await call('GET', `/api/contacts/${stored.body.data._id}`)
    await call('PATCH', `/api/contacts/${stored.body.data._id}/read`)
    await call('GET', `/api/tournaments/${CANARIES.query}`)
    const picture = new FormData()
    picture.set('title', CANARIES.subject)
    picture.set('description', CANARIES.message)
    picture.set('banner', new Blob([await jpeg()]), CANARIES.file)
    await call('POST', '/api/tournaments', picture as never)
    await until(() => server.mails.length >= 2)
    await until(() => child.text.includes('mail was not accepted'))

    // A defect instead of a refusal: the database rejects a query that contains a message.
    await outside(DATA_DIR, 'alter table contact_messages rename column phone to telephone')
    const failed = await call('POST', '/api/contacts', {
      ...form,
      message: `${CANARIES.message} 2`,
    })
    assert.equal(failed.status, 500)
    child.kill('SIGTERM')
    await untilOver(child)

    const lines = child.text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, any>)
    const errors = lines.filter(({ level }) => level >= 50)
    const ofRequests = errors.filter((line) => line.request_id)
    assert.isAtLeast(ofRequests.length, 1)
    const refused = lines.filter(({ msg }) => msg === 'A change of a director was refused')
    const ofSettings = refused.find((line) => line.request_id === unsaved.id)
    assert.containSubset(ofSettings, {
      call: 'PUT /api/settings/emails',
      status: 422,
      code: 'validation_failed',
      fields: ['emails: email_invalid'],
    })
    assert.notInclude(
      refused.map((line) => line.call),
      'POST /api/contacts'
    )
    const log = child.text.toLowerCase()
    const secrets = [token, token.split('.')[1]!, 'canary', '203.0.113', '5550133331', 'words of a']
    for (const secret of secrets) {
      const at = log.indexOf(secret.toLowerCase())
      assert.equal(at, -1, `${secret} in ${log.slice(Math.max(0, at - 200), at + 80)}`)
    }
  })
})
