import { test, timeTravel } from '@japa/runner'
import ContactMessage from '#models/contact_message'
import { CONTACT_HONEYPOT_FIELD } from '#shared/rules/contact_rules'

const FORM = {
  name: 'Sunita Deore',
  email: 'sunita@mail.example',
  phone: '+91 55501 20417',
  subject: 'Sunday class',
  message: 'Is there a place left?\r\nThank you.',
}

const count = async () => (await ContactMessage.all()).length

test.group('Contact form', () => {
  test('stores a message and returns it without the director’s fields', async ({
    client,
    assert,
  }) => {
    const response = await client.post('/api/contacts').json(FORM)
    response.assertStatus(201)
    const row = await ContactMessage.firstOrFail()
    assert.deepEqual(response.body(), {
      data: {
        _id: row.id,
        name: 'Sunita Deore',
        email: 'sunita@mail.example',
        phone: '+915550120417',
        subject: 'Sunday class',
        message: 'Is there a place left?\nThank you.',
        createdAt: row.createdAt,
      },
    })
    assert.isFalse(row.isRead)
  })

  test('reads the phone number {$self} as 9822012345')
    .with([
      '98220 12345',
      '98220.12345',
      ' 98220\u00a012345 ',
      '९८२२०१२३४५',
      '९८२२० १२३४५',
      '\u202a98220 12345\u202c',
      '98220\u200b12345',
    ])
    .run(async ({ client }, phone) => {
      const response = await client.post('/api/contacts').json({ ...FORM, phone })
      response.assertStatus(201)
      response.assertBodyContains({ data: { phone: '9822012345' } })
    })

  test('normalises dashes in a phone number and keeps + and brackets', async ({ client }) => {
    const response = await client
      .post('/api/contacts')
      .json({ ...FORM, phone: '+91 (2425) 22–33‑44' })
    response.assertStatus(201)
    response.assertBodyContains({ data: { phone: '+91(2425)22-33-44' } })
  })

  test('accepts a message without phone and subject', async ({ client }) => {
    for (const optional of [{}, { phone: '', subject: ' ' }, { phone: null, subject: null }]) {
      const { name, email } = FORM
      const message = `A message of its own ${JSON.stringify(optional)}`
      const response = await client
        .post('/api/contacts')
        .json({ name, email, message, ...optional })
      response.assertStatus(201)
      response.assertBodyContains({ data: { phone: '', subject: '' } })
    }
  })

  test('stores the page’s language: {given}')
    .with([
      { given: 'mr', stored: 'mr' },
      { given: 'en', stored: 'en' },
      { given: 'fr', stored: null },
      { given: '', stored: null },
      { given: ['hi'], stored: null },
      { given: undefined, stored: null },
    ])
    .run(async ({ client, assert }, { given, stored }) => {
      const response = await client.post('/api/contacts').json({ ...FORM, language: given })
      response.assertStatus(201)
      assert.notProperty(response.body().data, 'language')
      assert.equal((await ContactMessage.firstOrFail()).language, stored)
    })

  test('returns an error for each invalid field', async ({ client, assert }) => {
    const empty = await client.post('/api/contacts').json({})
    empty.assertStatus(422)
    assert.deepEqual(empty.body().errors, {
      name: 'Name is required',
      email: 'Email is required',
      message: 'Message is required',
    })
    const wrong = await client.post('/api/contacts').json({
      name: 'x'.repeat(51),
      email: 'nobody@nowhere',
      phone: 'call me',
      subject: 'x'.repeat(101),
      message: 'Too short',
    })
    assert.deepEqual(wrong.body().errors, {
      name: 'Name cannot be more than 50 characters',
      email: 'Invalid email address',
      phone: 'Invalid phone number',
      subject: 'Subject cannot be more than 100 characters',
      message: 'Message is too short',
    })
    const long = await client
      .post('/api/contacts')
      .json({ ...FORM, phone: '1'.repeat(21), message: 'x'.repeat(1001) })
    assert.deepEqual(long.body().errors, {
      phone: 'Phone number cannot be more than 20 characters',
      message: 'Message cannot be more than 1000 characters',
    })
    assert.equal(await count(), 0)
  })

  test('refuses a line break in {$self}')
    .with(['name', 'subject'] as const)
    .run(async ({ client, assert }, field) => {
      const response = await client
        .post('/api/contacts')
        .json({ ...FORM, [field]: 'Hello\r\nBcc: all@mail.example' })
      response.assertStatus(422)
      assert.deepEqual(Object.keys(response.body().errors), [field])
    })

  test('refuses a value that is not a text: {$self}')
    .with([1, true, ['a'], { a: 1 }])
    .run(async ({ client, assert }, value) => {
      const response = await client
        .post('/api/contacts')
        .json({ ...FORM, name: value, message: value })
      response.assertStatus(422)
      assert.onlyProperties(response.body().errors, ['name', 'message'])
    })

  test('answers a robot with success and stores nothing', async ({ client, assert }) => {
    for (const sign of [{ [CONTACT_HONEYPOT_FIELD]: 'https://spam.example' }, { elapsed: 300 }]) {
      const response = await client.post('/api/contacts').json({ ...FORM, ...sign })
      response.assertStatus(201)
      assert.onlyProperties(response.body().data, [
        '_id',
        'name',
        'email',
        'phone',
        'subject',
        'message',
        'createdAt',
      ])
    }
    assert.equal(await count(), 0)
  })

  test('treats an equal message within a minute as a double click', async ({ client, assert }) => {
    const begin = Date.parse('2026-11-24T04:30:58Z')
    // One second before the full minute, one after it, just within the minute, and after that.
    const counts = []
    for (const [seconds] of [[0], [3], [59], [61]] as const) {
      timeTravel(new Date(begin + seconds * 1000))
      ;(await client.post('/api/contacts').json(FORM)).assertStatus(201)
      counts.push(await count())
    }
    assert.deepEqual(counts, [1, 1, 1, 2])
  })

  test('ignores fields that a visitor may not set', async ({ client, assert }) => {
    await client
      .post('/api/contacts')
      .json({ ...FORM, isRead: true, id: 'mine', createdAt: '2000-01-01T00:00:00.000Z' })
    const row = await ContactMessage.firstOrFail()
    assert.isFalse(row.isRead)
    assert.notEqual(row.id, 'mine')
    assert.isFalse(row.createdAt.startsWith('2000'))
  })
})
