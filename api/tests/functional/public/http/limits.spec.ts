import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { errorBody } from '#exceptions/error_body'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { clientAddress } from '#auth/client_address'
import ContactMessage from '#models/contact_message'
import { timestamp } from '#support/timestamp'
import { PASSWORD, makeDirector } from '#tests/director'

const tooMany = (minutes: number) => ({
  message: `Too many attempts. Please try again in ${minutes} min.`,
  code: 'too_many_requests',
  params: { minutes },
})

test.group('Limits', () => {
  test('stop sign-in after five wrong passwords from one address', async ({ client, assert }) => {
    const { email } = await makeDirector()
    const guess = (password: string, address = '203.0.113.7') =>
      client.post('/api/auth/login').header('X-Forwarded-For', address).json({ email, password })
    for (let time = 0; time < 5; time += 1) (await guess(`a guess ${time}`)).assertStatus(400)
    const limited = await guess(PASSWORD)
    limited.assertStatus(429)
    limited.assertBody(tooMany(15))
    assert.isAbove(Number(limited.header('retry-after')), 800)
    ;(await guess(PASSWORD, '203.0.113.8')).assertStatus(200)
  })

  test('stop sign-in from many addresses, but not on a known device', async ({ client }) => {
    const { email } = await makeDirector()
    const guess = (address: string, password = 'a wrong guess') =>
      client.post('/api/auth/login').header('X-Forwarded-For', address).json({ email, password })
    ;(await guess('198.51.100.9', PASSWORD)).assertStatus(200)
    for (let at = 0; at < 20; at += 1) (await guess(`203.0.113.${at}`)).assertStatus(400)
    ;(await guess('203.0.113.99')).assertStatus(429)
    ;(await guess('203.0.113.98', PASSWORD)).assertStatus(429)
    ;(await guess('198.51.100.9', PASSWORD)).assertStatus(200)
  })

  test('stop strangers, but not a known device in the same network', async ({ client }) => {
    const { email } = await makeDirector()
    const guess = (browser: string, password = 'a wrong guess') =>
      client
        .post('/api/auth/login')
        .header('X-Forwarded-For', '198.51.100.9')
        .header('User-Agent', `Mozilla/5.0 (X11; Linux x86_64) ${browser}/140.0`)
        .json({ email, password })
    ;(await guess('Firefox', PASSWORD)).assertStatus(200)
    for (let time = 0; time < 5; time += 1) (await guess('Chrome')).assertStatus(400)
    ;(await guess('Chrome', PASSWORD)).assertStatus(429)
    ;(await guess('Firefox', PASSWORD)).assertStatus(200)
  })

  test('count simultaneous guesses', async ({ client, assert }) => {
    const { email } = await makeDirector()
    const guesses = Array.from({ length: 30 }, (_, at) =>
      client.post('/api/auth/login').json({ email, password: `guess ${at}` })
    )
    const statuses = (await Promise.all(guesses)).map((response) => response.status())
    assert.lengthOf(
      statuses.filter((status) => status === 400),
      5
    )
    assert.lengthOf(
      statuses.filter((status) => status === 429),
      25
    )
  })

  test('count a message once that is sent many times at once', async ({ client, assert }) => {
    const key = randomUUID()
    const form = { name: 'Sunita', email: 'sunita@mail.example', message: 'Is there a place left?' }
    const send = () => client.post('/api/contacts').header('Idempotency-Key', key).json(form)
    const answers = await Promise.all(Array.from({ length: 12 }, send))
    for (const answer of answers) answer.assertStatus(201)
    assert.lengthOf([...new Set(answers.map((answer) => answer.body().data._id))], 1)
  })

  test('reset after a successful sign-in', async ({ client }) => {
    const { email } = await makeDirector()
    const attempt = (password: string) => client.post('/api/auth/login').json({ email, password })
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 4; time += 1) (await attempt('a wrong guess')).assertStatus(400)
      ;(await attempt(PASSWORD)).assertStatus(200)
    }
  })

  test('stop guesses for many accounts from one address', async ({ client, assert }) => {
    const statuses = []
    for (let at = 0; at < 22; at += 1) {
      const body = { email: `director${at}@academy.example`, password: 'a wrong guess' }
      statuses.push((await client.post('/api/auth/login').json(body)).status())
    }
    assert.deepEqual(statuses.slice(-3), [400, 429, 429])
  })

  test('do not let strangers block messages from another’s email', async ({ client }) => {
    const send = (at: number, address: string) =>
      client
        .post('/api/contacts')
        .header('X-Forwarded-For', address)
        .json({ name: 'Sunita', email: 'parent@mail.example', message: `Message number ${at}` })
    for (let at = 0; at < 5; at += 1) (await send(at, '203.0.113.7')).assertStatus(201)
    ;(await send(5, '203.0.113.7')).assertStatus(429)
    ;(await send(6, '198.51.100.9')).assertStatus(201)
  })

  test('allow 200 messages an hour in all, then only known senders', async ({ client, assert }) => {
    await ContactMessageFactory.merge({
      email: 'Parent@mail.example',
      createdAt: timestamp(Date.now() - 2 * 3_600_000),
    }).create()
    const send = (at: number, email = `p${at}@mail.example`) =>
      client
        .post('/api/contacts')
        .header('X-Forwarded-For', `2001:db8:0:${at}::1`)
        .json({ name: 'Sunita', email, message: `Message number ${at}` })
    for (let at = 0; at < 200; at += 1) (await send(at)).assertStatus(201)
    const refused = await send(200)
    refused.assertStatus(429)
    refused.assertBody(errorBody({ code: 'too_many_messages' }))
    assert.isAbove(Number(refused.header('retry-after')), 3000)
    ;(await send(201, 'parent@mail.example')).assertStatus(201)
    assert.lengthOf(await ContactMessage.all(), 202)
  })

  test('count a repeated message once', async ({ client, assert }) => {
    const form = { name: 'Sunita', email: 'a@mail.example', message: 'Is there a place left?' }
    const key = randomUUID()
    const send = (body: object) =>
      client.post('/api/contacts').header('Idempotency-Key', key).json(body)
    const first = await send(form)
    for (let time = 0; time < 7; time += 1) {
      const repeated = await send(form)
      repeated.assertStatus(201)
      assert.deepEqual(repeated.body(), first.body())
    }
    const another = await client
      .post('/api/contacts')
      .json({ ...form, message: 'Another question' })
    another.assertStatus(201)
    const other = await send({ ...form, message: 'Something else altogether' })
    other.assertStatus(422)
    other.assertBody(errorBody({ code: 'key_reused' }))
  })

  test('allow five messages an hour per email, twenty per address', async ({ client, assert }) => {
    const send = (email: string, at: number) =>
      client.post('/api/contacts').json({ name: 'Sunita', email, message: `Message number ${at}` })
    for (let at = 0; at < 5; at += 1) (await send('a@mail.example', at)).assertStatus(201)
    const sixth = await send('A@mail.example', 6)
    sixth.assertStatus(429)
    sixth.assertBody(tooMany(60))
    assert.exists(sixth.header('retry-after'))
    for (let at = 7; at < 21; at += 1) (await send(`p${at}@mail.example`, at)).assertStatus(201)
    ;(await send('last@mail.example', 21)).assertStatus(429)
    assert.lengthOf(await ContactMessage.all(), 19)
  })

  test('treat an IPv6 /64 network as one client', ({ assert }) => {
    const key = (ip: string) => clientAddress({ ip: () => ip } as never)
    assert.equal(key('203.0.113.7'), '203.0.113.7')
    assert.equal(key('::ffff:203.0.113.7'), '203.0.113.7')
    assert.equal(key('2001:db8:1:2:aaaa::1'), '2001:db8:1:2::/64')
    assert.equal(key('2001:DB8:1:2::9'), '2001:db8:1:2::/64')
    assert.equal(key('2001:db8::1'), '2001:db8:0:0::/64')
  })
})
