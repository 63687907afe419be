import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { changePassword } from '#actions/change_password'
import User from '#models/user'
import { PASSWORD, makeDirector, signIn } from '#tests/director'
import { bodyOf, headersOf, startMailServer } from '#tests/mail_server'
import { challenge, enter, phoneOf } from '#tests/passkeys'
import { runAllJobs } from '../../notifications/contact_form.js'

const NEW = 'a knight on the rim'
const EMAIL = 'director@academy.example'
const MINUTE = 60_000

test.group('Password reset', (group) => {
  const server = { mails: [] as Awaited<ReturnType<typeof startMailServer>>['mails'] }
  group.each.setup(async () => {
    const started = await startMailServer()
    server.mails = started.mails
    return () => started.stop()
  })

  const ask = (client: ApiClient, email = EMAIL, address = '203.0.113.7') =>
    client.post('/api/auth/password-resets').header('X-Forwarded-For', address).json({ email })

  const use = (client: ApiClient, token: string, password = NEW) =>
    client.put('/api/auth/password-resets').json({ token, password })

  async function linked(client: ApiClient): Promise<string> {
    ;(await ask(client)).assertStatus(204)
    await runAllJobs()
    return tokenIn(server.mails.at(-1)!)
  }

  const tokenIn = (mail: (typeof server.mails)[number]) =>
    /\/login\?reset#([\w.-]+)/.exec(bodyOf(mail))![1]!

  /** Lets time pass for everything that was asked for so far. */
  async function waitFor(ms: number) {
    for (const row of await db.from('queue_jobs')) {
      const job = JSON.parse(row.data)
      job.payload.at = new Date(Date.parse(job.payload.at) - ms).toISOString()
      await db
        .from('queue_jobs')
        .where('id', row.id)
        .update({ data: JSON.stringify(job) })
    }
  }

  test('sets the password, ends all sessions and starts a new one', async ({ client, assert }) => {
    const old = await signIn()
    const token = await linked(client)
    const [mail] = server.mails
    assert.deepEqual(mail!.to, [EMAIL])
    assert.deepEqual(headersOf(mail!, 'Subject'), ['Set a new password'])
    const response = await use(client, token)
    response.assertStatus(200)
    assert.equal(response.body().user.email, EMAIL)
    const profile = (bearer: string) => client.get('/api/auth/profile').bearerToken(bearer)
    ;(await profile(response.body().token)).assertStatus(200)
    ;(await profile(old)).assertStatus(401)
    const signInWith = (password: string) =>
      client.post('/api/auth/login').json({ email: EMAIL, password })
    ;(await signInWith(PASSWORD)).assertStatus(400)
    ;(await signInWith(NEW)).assertStatus(200)
    await runAllJobs()
    assert.deepEqual(headersOf(server.mails[1]!, 'Subject'), ['Your password has been changed'])
  })

  test('deletes the passkeys of the account', async ({ client, assert }) => {
    const phone = await phoneOf(client, await signIn())
    ;(await use(client, await linked(client))).assertStatus(200)
    assert.isEmpty(await db.from('passkeys'))
    ;(await enter(client, phone.use(await challenge(client)))).assertStatus(400)
  })

  test('accepts a link once, and none older than a password change', async ({ client, assert }) => {
    await makeDirector()
    const [first, second] = [await linked(client), await linked(client)]
    ;(await use(client, first)).assertStatus(200)
    for (const token of [first, second]) {
      const again = await use(client, token, 'a bishop on the diagonal')
      again.assertStatus(422)
      assert.deepEqual(again.body().faults, { token: { code: 'reset_link_ended' } })
    }
  })

  test('lets one of two simultaneous uses of a link succeed', async ({ client, assert }) => {
    await makeDirector()
    const token = await linked(client)
    const answers = await Promise.all([
      use(client, token, 'a bishop on the diagonal'),
      use(client, token, 'a queen in the centre'),
    ])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 422]
    )
  })

  test('answers alike for an unknown email, which gets no mail', async ({ client, assert }) => {
    await makeDirector()
    const [known, unknown] = [await ask(client, EMAIL.toUpperCase()), await ask(client, 'x@y.in')]
    assert.deepEqual(
      [known, unknown].map((answer) => [answer.status(), answer.text()]),
      [
        [204, ''],
        [204, ''],
      ]
    )
    assert.equal((await db.from('queue_jobs')).length, 2)
    await runAllJobs()
    assert.deepEqual(
      server.mails.map(({ to }) => to),
      [[EMAIL]]
    )
    assert.isEmpty(await db.from('queue_jobs'))
  })

  test('sends no mail later than 30 minutes after the request', async ({ client, assert }) => {
    await makeDirector()
    await ask(client)
    await waitFor(31 * MINUTE)
    await runAllJobs()
    assert.isEmpty(server.mails)
  })

  test('has a link that expires 30 minutes after the request', async ({ client, assert }) => {
    await makeDirector()
    await ask(client)
    await waitFor(29 * MINUTE)
    await runAllJobs()
    const token = tokenIn(server.mails[0]!)
    const [id, expiry, signature] = token.split('.')
    const left = Number.parseInt(expiry!, 36) - Date.now()
    assert.isAbove(left, 0)
    assert.isAtMost(left, MINUTE)
    // Neither another end nor another account can be written into it.
    const other = await makeDirector('second@academy.example')
    const later = (Date.now() + 60 * MINUTE).toString(36)
    const ended = (Date.now() - 1).toString(36)
    const forged = [
      [id, later, signature],
      [other.id, expiry, signature],
      [id, ended, signature],
      [id, expiry, signature!.slice(1)],
      [id, expiry],
      [id, expiry, signature, 'more'],
      [id, expiry, `${signature}=`],
      ['nobody', expiry, signature],
      [''],
    ]
    for (const parts of forged) (await use(client, parts.join('.'))).assertStatus(422)
    ;(await use(client, token)).assertStatus(200)
  })

  test('stores neither link nor signature in the queue', async ({ client, assert }) => {
    const user = await makeDirector()
    await ask(client)
    const [job] = await db.from('queue_jobs')
    assert.notInclude(job.data, user.id)
    assert.notInclude(job.data, 'reset#')
  })

  test('refuses weak passwords without using up the link', async ({ client, assert }) => {
    await makeDirector()
    const token = await linked(client)
    for (const password of ['short', '1234567890', '', 'x'.repeat(129)]) {
      const response = await use(client, token, password)
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), ['password'])
    }
    ;(await use(client, token)).assertStatus(200)
  })

  test('sends the mail in the director’s language', async ({ client, assert }) => {
    const user = await makeDirector()
    await User.query().where('id', user.id).update({ language: 'mr' })
    await linked(client)
    assert.include(bodyOf(server.mails[0]!), 'नवीन पासवर्ड ठेवा')
  })

  test('refuses a link after the operator changed the password', async ({ client }) => {
    const user = await makeDirector()
    const token = await linked(client)
    await changePassword(user, 'a bishop on the diagonal')
    ;(await use(client, token)).assertStatus(422)
  })

  test('is limited by address and by account, but by neither on a known device', async ({
    client,
    assert,
  }) => {
    const DEVICE = '198.51.100.9'
    const ELSEWHERE = '203.0.113.200'
    const UNKNOWN = 'nobody@academy.example'
    const few = async (count: number, address: string, email = EMAIL) => {
      const answers = []
      for (let at = 0; at < count; at += 1) answers.push(await ask(client, email, address))
      return answers
    }
    const seen = (answers: Awaited<ReturnType<typeof few>>) =>
      answers.map((answer) => {
        const names = Object.keys(answer.headers()).sort()
        return [answer.status(), answer.text(), names]
      })
    const body = { email: EMAIL, password: PASSWORD }
    await makeDirector()
    await client.post('/api/auth/login').header('X-Forwarded-For', DEVICE).json(body)

    const [mine, another] = [await few(4, ELSEWHERE), await few(4, ELSEWHERE, UNKNOWN)]
    const statuses = (answers: typeof mine) => answers.map((answer) => answer.status())
    assert.deepEqual(statuses(mine), [204, 204, 204, 429])
    assert.deepEqual(seen(mine), seen(another))
    assert.isAbove(Number(mine.at(-1)!.header('retry-after')), 3000)
    assert.deepEqual(statuses(await few(1, '203.0.113.201')), [429])
    assert.deepEqual(statuses(await few(3, ELSEWHERE, 'third@academy.example')), [204, 204, 429])

    const [known, guessed] = [await few(6, DEVICE), await few(4, DEVICE, UNKNOWN)]
    assert.deepEqual(statuses(known), [204, 204, 204, 204, 204, 429])
    assert.deepEqual(statuses(guessed), [204, 204, 204, 204])
    await runAllJobs()
    assert.lengthOf(server.mails, 3 + 5)
  })
})
