import { test } from '@japa/runner'
import { clientAddress } from '#limits/client_address'
import ContactMessage from '#models/contact_message'
import { PASSWORD, makeDirector } from '#tests/director'

const TOO_MANY = { message: 'Too many attempts. Please try again later.' }

test.group('Limits', () => {
  test('stop guessing after five times, for this address only', async ({ client, assert }) => {
    const { email } = await makeDirector()
    const guess = (password: string, address = '203.0.113.7') =>
      client.post('/api/auth/login').header('X-Forwarded-For', address).json({ email, password })
    for (let time = 0; time < 5; time += 1) (await guess(`a guess ${time}`)).assertStatus(400)
    const limited = await guess(PASSWORD)
    limited.assertStatus(429)
    limited.assertBody(TOO_MANY)
    assert.isAbove(Number(limited.header('retry-after')), 800)
    ;(await guess(PASSWORD, '203.0.113.8')).assertStatus(200)
  })

  test('count guesses that are made at once', async ({ client, assert }) => {
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

  test('forget wrong guesses once the director is in', async ({ client }) => {
    const { email } = await makeDirector()
    const attempt = (password: string) => client.post('/api/auth/login').json({ email, password })
    for (let round = 0; round < 3; round += 1) {
      for (let time = 0; time < 4; time += 1) (await attempt('a wrong guess')).assertStatus(400)
      ;(await attempt(PASSWORD)).assertStatus(200)
    }
  })

  test('stop guessing many accounts from one address', async ({ client, assert }) => {
    const statuses = []
    for (let at = 0; at < 22; at += 1) {
      const body = { email: `director${at}@academy.example`, password: 'a wrong guess' }
      statuses.push((await client.post('/api/auth/login').json(body)).status())
    }
    assert.deepEqual(statuses.slice(-3), [400, 429, 429])
  })

  test('allow five messages an hour from one email, twenty from one address', async ({
    client,
    assert,
  }) => {
    const send = (email: string, at: number) =>
      client.post('/api/contacts').json({ name: 'Sunita', email, message: `Message number ${at}` })
    for (let at = 0; at < 5; at += 1) (await send('a@mail.example', at)).assertStatus(201)
    const sixth = await send('A@mail.example', 6)
    sixth.assertStatus(429)
    sixth.assertBody(TOO_MANY)
    assert.exists(sixth.header('retry-after'))
    for (let at = 7; at < 21; at += 1) (await send(`p${at}@mail.example`, at)).assertStatus(201)
    ;(await send('last@mail.example', 21)).assertStatus(429)
    assert.lengthOf(await ContactMessage.all(), 19)
  })

  test('take a network of IPv6 for one client', ({ assert }) => {
    const key = (ip: string) => clientAddress({ ip: () => ip } as never)
    assert.equal(key('203.0.113.7'), '203.0.113.7')
    assert.equal(key('::ffff:203.0.113.7'), '203.0.113.7')
    assert.equal(key('2001:db8:1:2:aaaa::1'), '2001:db8:1:2::/64')
    assert.equal(key('2001:DB8:1:2::9'), '2001:db8:1:2::/64')
    assert.equal(key('2001:db8::1'), '2001:db8:0:0::/64')
  })
})
