import { test } from '@japa/runner'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { signIn } from '#tests/director'

test.group('Director’s messages: update', () => {
  test('a state changes between read and answered, never back to new', async ({
    client,
    assert,
  }) => {
    const message = await ContactMessageFactory.create()
    const token = await signIn()
    const become = async (state: string) => {
      const response = await client
        .patch(`/api/contacts/${message.id}`)
        .json({ state })
        .bearerToken(token)
      response.assertStatus(200)
      await message.refresh()
      return response.body().data
    }
    assert.isTrue((await become('answered')).isRead, 'who answers has read')
    const first = message.answeredAt
    assert.approximately(Date.parse(first!), Date.now(), 60_000)
    assert.equal((await become('answered')).answeredAt, first, 'the first time stands')
    const read = await become('read')
    assert.isTrue(read.isRead)
    assert.notProperty(read, 'answeredAt')
    const refused = await client
      .patch(`/api/contacts/${message.id}`)
      .json({ state: 'new' })
      .bearerToken(token)
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: { state: 'The state must be read or answered' } })
    await message.refresh()
    assert.isTrue(message.isRead)
  })

  test('marking as read does not change an answered message', async ({ client, assert }) => {
    const message = await ContactMessageFactory.create()
    const { id } = message
    const token = await signIn()
    await client.patch(`/api/contacts/${id}`).json({ state: 'answered' }).bearerToken(token)
    const response = await client.patch(`/api/contacts/${id}/read`).bearerToken(token)
    response.assertStatus(200)
    assert.equal(response.body().data.answeredAt, (await message.refresh()).answeredAt)
    assert.isNotNull(message.answeredAt)
  })

  test('a note written meanwhile is put below the stored one', async ({ client, assert }) => {
    const message = await ContactMessageFactory.create()
    const token = await signIn()
    const change = (body: object) =>
      client.patch(`/api/contacts/${message.id}`).json(body).bearerToken(token)
    await change({ note: 'From the phone.', noteBefore: '' })
    const both = await change({ note: 'From the desk.', noteBefore: '' })
    both.assertBodyContains({ data: { note: 'From the phone.\n\nFrom the desk.' } })
    const seen = await change({
      note: 'From the phone, and called.',
      noteBefore: 'From the phone.\n\nFrom the desk.',
    })
    seen.assertBodyContains({ data: { note: 'From the phone, and called.' } })
    await change({ note: '', noteBefore: 'Something else.' })
    assert.equal((await message.refresh()).note, 'From the phone, and called.')
    await change({ note: 'Knew of none.' })
    assert.equal((await message.refresh()).note, 'From the phone, and called.\n\nKnew of none.')
  })

  test('refuses a second note that makes both too long together', async ({ client, assert }) => {
    const message = await ContactMessageFactory.create()
    const token = await signIn()
    const change = (note: string) =>
      client.patch(`/api/contacts/${message.id}`).json({ note, noteBefore: '' }).bearerToken(token)
    ;(await change('a'.repeat(1500))).assertStatus(200)
    const refused = await change('b'.repeat(1500))
    refused.assertStatus(422)
    refused.assertBodyContains({ errors: { note: 'Note cannot be more than 2000 characters' } })
    assert.equal((await message.refresh()).note, 'a'.repeat(1500))
  })

  test('stores and clears a note and a reminder', async ({ client, assert }) => {
    const message = await ContactMessageFactory.create()
    const token = await signIn()
    const change = (body: object) =>
      client.patch(`/api/contacts/${message.id}`).json(body).bearerToken(token)
    const saved = await change({ note: ' Calls back.\nOn Sunday. ', remindOn: '2026-12-24' })
    saved.assertStatus(200)
    const note = 'Calls back.\nOn Sunday.'
    saved.assertBodyContains({ data: { note, remindOn: '2026-12-24', isRead: false } })
    assert.equal((await message.refresh()).note, note)
    const read = await change({ state: 'read' })
    read.assertBodyContains({ data: { note, remindOn: '2026-12-24' } })
    const cleared = await change({ note: '', remindOn: '' })
    cleared.assertStatus(200)
    assert.notProperty(cleared.body().data, 'note')
    assert.notProperty(cleared.body().data, 'remindOn')
    assert.isNull((await message.refresh()).remindOn)
    assert.isNull(message.note)
  })

  test('refuses {field}: {sentence}')
    .with([
      {
        field: 'note',
        value: 'x'.repeat(2001),
        sentence: 'Note cannot be more than 2000 characters',
      },
      {
        field: 'remindOn',
        value: '2026-02-30',
        sentence: 'Reminder must be a real date from 1900 to 2100, year-month-day',
      },
      {
        field: 'state',
        value: 'closed',
        sentence: 'The state must be read or answered',
      },
    ])
    .run(async ({ client, assert }, { field, value, sentence }) => {
      const message = await ContactMessageFactory.create()
      const before = JSON.stringify(message.$attributes)
      const response = await client
        .patch(`/api/contacts/${message.id}`)
        .json({ [field]: value })
        .bearerToken(await signIn())
      response.assertStatus(422)
      assert.equal(response.body().errors[field], sentence)
      assert.exists(response.body().faults[field].code)
      await message.refresh()
      assert.equal(message.note ?? message.remindOn ?? message.answeredAt, null, before)
    })

  test('the visitor’s answer contains neither note nor state', async ({ client, assert }) => {
    const form = { name: 'Sunita', email: 'sunita@mail.example', message: 'Is there a place left?' }
    const response = await client.post('/api/contacts').json({ ...form, note: 'x', state: 'read' })
    response.assertStatus(201)
    assert.notProperty(response.body().data, 'note')
    assert.notProperty(response.body().data, 'isRead')
  })
})
