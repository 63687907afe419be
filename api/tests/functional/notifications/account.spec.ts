import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { deviceName } from '#auth/device_name'
import { identity } from '#shared/identity/identity'
import { PASSWORD, makeDirector, signIn } from '#tests/director'
import { bodyOf, headersOf, refusal, startMailServer } from '#tests/mail_server'
import { runAllJobs } from './contact_form.js'

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

async function enter(client: ApiClient, userAgent: string, address = '203.0.113.7') {
  const response = await client
    .post('/api/auth/login')
    .headers({ 'X-Forwarded-For': address, 'User-Agent': userAgent })
    .json({ email: 'director@academy.example', password: PASSWORD })
  response.assertStatus(200)
}

test.group('Mails about accounts', (group) => {
  const server = { mails: [] as Awaited<ReturnType<typeof startMailServer>>['mails'] }
  group.each.setup(async () => {
    const started = await startMailServer()
    server.mails = started.mails
    return () => started.stop()
  })

  test('report a new device, but not the first or a known one', async ({ client, assert }) => {
    await makeDirector()
    await enter(client, 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
    await runAllJobs()
    assert.isEmpty(server.mails)
    await enter(client, PHONE)
    await enter(client, PHONE)
    await runAllJobs()
    const [mail] = server.mails
    assert.lengthOf(server.mails, 1)
    assert.deepEqual(mail!.to, ['director@academy.example'])
    assert.deepEqual(headersOf(mail!, 'Subject'), ['New sign-in to your account'])
    assert.include(bodyOf(mail!), 'Device: Chrome on Android')
    await enter(client, PHONE, '198.51.100.9')
    await runAllJobs()
    assert.lengthOf(server.mails, 2)
  })

  test('store only a hash of the device', async ({ client, assert }) => {
    await makeDirector()
    await enter(client, PHONE)
    const [row] = await db.from('known_devices')
    assert.match(row.device, /^[\w-]{43}$/)
  })

  test('report a new password', async ({ client, assert }) => {
    const token = await signIn()
    await client
      .put('/api/auth/password')
      .bearerToken(token)
      .json({ currentPassword: PASSWORD, password: 'a knight on the rim' })
    await runAllJobs()
    const [mail] = server.mails
    assert.deepEqual(mail!.to, ['director@academy.example'])
    assert.deepEqual(headersOf(mail!, 'Subject'), ['Your password has been changed'])
    assert.notInclude(mail!.raw, 'knight on the rim')
  })

  test('report a new administrator to all', async ({ client, assert }) => {
    await makeDirector('first@academy.example')
    const token = await signIn()
    const email = 'third@academy.example'
    const body = { email, password: 'a knight on the rim', currentPassword: PASSWORD }
    ;(await client.post('/api/auth/register').bearerToken(token).json(body)).assertStatus(201)
    await runAllJobs()
    assert.sameMembers(
      server.mails.flatMap(({ to }) => to),
      ['director@academy.example', 'first@academy.example', email]
    )
    for (const mail of server.mails) assert.include(bodyOf(mail), `Account: ${email}`)
  })

  test('report a new recipient of messages to directors and former recipients', async ({
    client,
    assert,
  }) => {
    const token = await signIn()
    const put = (emails: string[]) =>
      client.put('/api/settings/emails').bearerToken(token).json({ emails })
    await put(['Desk@mail.example'])
    await runAllJobs()
    server.mails.length = 0
    await put(['desk@mail.example', 'new@mail.example'])
    await put(['new@mail.example'])
    await runAllJobs()
    assert.sameMembers(
      server.mails.flatMap(({ to }) => to),
      ['director@academy.example', 'desk@mail.example']
    )
    for (const mail of server.mails) {
      assert.include(bodyOf(mail), 'Email: new@mail.example')
      assert.notInclude(bodyOf(mail), 'Desk@')
    }
  })

  test('name a browser from a fixed list', ({ assert }) => {
    const android = { browser: 'Chrome', system: 'Android' } as const
    const iPhone = { browser: 'Safari', system: 'iPhone' } as const
    const unknown = { browser: null, system: null }
    assert.deepEqual(deviceName(PHONE), android)
    assert.deepEqual(deviceName(`${PHONE} EdgA/141.0`), { ...android, browser: 'Edge' })
    assert.deepEqual(deviceName('Mozilla/5.0 (iPhone) Version/18 Safari/604'), iPhone)
    assert.deepEqual(deviceName('visit evil.example\r\nBcc: x@y.example'), unknown)
    assert.deepEqual(deviceName(), unknown)
  })
})

test.group('Refused mails about accounts', () => {
  test('are sent again as the same mail', async ({ client, assert, cleanup }) => {
    const token = await signIn()
    let isDown = true
    const server = await startMailServer({
      onMailFrom: (_, __, done) => done(isDown ? refusal(451, 'Not now') : null),
    })
    cleanup(() => server.stop())
    const body = { currentPassword: PASSWORD, password: 'a knight on the rim' }
    await client.put('/api/auth/password').bearerToken(token).json(body)
    const [{ data }] = await db.from('queue_jobs')
    await runAllJobs()
    isDown = false
    await runAllJobs()
    assert.deepEqual(headersOf(server.mails[0]!, 'Message-ID'), [
      `<${JSON.parse(data).payload.id}@${new URL(identity.url).hostname}>`,
    ])
    assert.isEmpty(await db.from('queue_jobs'))
  })
})
